/** Savannah 1779 for the registry: everything the engine, orders, reports and tests need, in one value. */
import type { Game, Json, Ruleset } from '../../engine/contract.ts';
import { atLevels } from '../../engine/levels.ts';
import { cardFaults } from '../../series/boar/cards/check.ts';
import { check } from '../../series/boar/frame/check.ts';
import { gameOfSeries } from '../../series/boar/game.ts';
import { mannerOf } from '../../series/boar/put.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import { siegeFaults } from '../../series/boar/siege/check.ts';
import { toldIn } from '../../series/boar/story/told.ts';
import { verbs } from './acts/index.ts';
import { campaignFaults } from './campaign/check.ts';
import { playedAt } from './doctrine/levels.ts';
import { tuningAt } from './doctrine/tuning.ts';
import { languages, type SavannahLanguage } from './messages/languages.ts';
import { books, messages } from './messages/messages.ts';
import { reference } from './reference.ts';
import { rulesOf } from './rules.ts';
import { saidIn } from './said.ts';
import { openSavannah, savannahScenario } from './scenario.ts';
import { setup } from './setup.ts';
import { ownStory } from './story/own.ts';
import { rulesInShort } from './story/rules.ts';
import { tally } from './tally.ts';
import { conceded } from './victory.ts';
import { type SavannahView, view } from './view.ts';

const ID = 'savannah';
const REVISION = 3;

export const savannah: Ruleset = {
  id: ID,
  revision: REVISION,
  verbs,
  scenario: savannahScenario,
  open: openGame,
  reference,
};

function openGame(scenario: Json): Game<BoarState, SavannahView, SavannahLanguage> {
  const opened = openSavannah(scenario);
  const rules = rulesOf(opened);
  const { puts, ...said } = saidIn(opened, rules, tuningAt(opened.files.doctrine, 'regular'));
  const game: Game<BoarState, SavannahView, SavannahLanguage> = {
    ...gameOfSeries(rules, languages, messages),
    ruleset: ID,
    revision: REVISION,
    begins: { at: '1779-10-09T04:00:00Z', place: 'Savannah' }, // The hour at which the columns were to move.
    setup: () => setup(opened),
    tally: (opening, turns) => tally(rules, opened.sheet.victory.hold.hex, opening, turns),
    concede: (_state, side) => conceded(opened, rules, side),
    view,
    check: (state) => [
      ...check(rules, state),
      ...campaignFaults(opened.field, state),
      ...siegeFaults(opened, state),
      ...cardFaults(opened.cards, state),
    ],
    verbs,
    ...said,
    put: puts(mannerOf(books)),
    ...atLevels((level) => playedAt(opened, rules, level, () => game)),
    ...toldIn(rules, ownStory(opened), books, (role) => view(setup(opened), role)),
    rulesInShort: (language) => rulesInShort(opened, books[language]),
  };
  return game;
}
