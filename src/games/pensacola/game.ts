/** Pensacola 1781 for the registry: everything the engine, orders, reports and tests need, in one value. */
import type { Game, Json, Ruleset } from '../../engine/contract.ts';
import { atLevels } from '../../engine/levels.ts';
import { cardFaults } from '../../series/boar/cards/check.ts';
import { check } from '../../series/boar/frame/check.ts';
import { edits } from '../../series/boar/frame/edits.ts';
import * as series from '../../series/boar/frame/tally.ts';
import { gameOfSeries } from '../../series/boar/game.ts';
import { mannerOf } from '../../series/boar/put.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import { toldIn } from '../../series/boar/story/told.ts';
import { type BoarLanguage, languages } from '../../series/boar/words/languages.ts';
import { verbs } from './acts/index.ts';
import { spoken } from './acts/spoken.ts';
import { campaignTally } from './campaign/tally.ts';
import { controlFaults } from './control.ts';
import { playedAt } from './doctrine/levels.ts';
import { tuningAt } from './doctrine/tuning.ts';
import { books, messages } from './messages/messages.ts';
import { reference } from './reference.ts';
import { rulesOf } from './rules.ts';
import { saidIn } from './said.ts';
import { openPensacola, pensacolaScenario } from './scenario.ts';
import { setup } from './setup.ts';
import { ownStory } from './story/own.ts';
import { rulesInShort } from './story/rules.ts';
import { conceded } from './victory.ts';
import { type PensacolaView, view } from './view.ts';
import { worksFaults } from './works/check.ts';
import { worksEdits } from './works/edits.ts';

const ID = 'pensacola';
const REVISION = 3;

export const pensacola: Ruleset = {
  id: ID,
  revision: REVISION,
  verbs,
  scenario: pensacolaScenario,
  open: openGame,
  reference,
};

function openGame(scenario: Json): Game<BoarState, PensacolaView, BoarLanguage> {
  const opened = openPensacola(scenario);
  const rules = rulesOf(opened);
  const { puts, ...said } = saidIn(opened, rules, tuningAt(opened.files.doctrine, 'regular'));
  const game: Game<BoarState, PensacolaView, BoarLanguage> = {
    ...gameOfSeries(rules, languages, messages),
    edits: { ...edits(opened), ...worksEdits(opened) },
    ruleset: ID,
    revision: REVISION,
    begins: { at: '1781-05-08T12:00:00Z', place: 'Pensacola' }, // The morning of the assault.
    setup: () => setup(opened),
    tally: (opening, turns) => ({
      ...series.tally(rules.field, opening, turns),
      ...Object.fromEntries(
        opened.sheet.control.hexes.map((hex) => [`taken.${hex}`, series.isTaken(turns, hex) ? 1 : 0]),
      ),
      ...campaignTally(opened, opening, turns),
    }),
    concede: (_state, side) => conceded(opened, rules, side),
    view,
    check: (state) => [
      ...check(rules, state),
      ...controlFaults(opened, state),
      ...worksFaults(opened, state),
      ...cardFaults(opened.cards, state),
    ],
    verbs,
    spoken,
    ...said,
    put: puts(mannerOf(books)),
    ...atLevels((level) => playedAt(opened, rules, level, () => game)),
    ...toldIn(rules, ownStory(opened), books, (role) => view(setup(opened), role)),
    rulesInShort: (language) => rulesInShort(opened, books[language]),
  };
  return game;
}
