/** Savannah 1779 for the registry: everything the engine, orders, reports and tests need, in one value. */

import type { Game, Json, Ruleset } from '../../engine/contract.ts';
import { colon } from '../../engine/phrase.ts';
import { bound } from '../../series/boar/acts/bound.ts';
import { firePassed } from '../../series/boar/acts/firing-time.ts';
import { overlooked } from '../../series/boar/acts/overlooked.ts';
import { spoken } from '../../series/boar/acts/spoken.ts';
import { terms } from '../../series/boar/acts/terms.ts';
import { decides, unordered } from '../../series/boar/acts/unordered.ts';
import { cardFaults } from '../../series/boar/cards/check.ts';
import { calm } from '../../series/boar/frame/calm.ts';
import { check } from '../../series/boar/frame/check.ts';
import { disguise } from '../../series/boar/frame/disguise.ts';
import { edits } from '../../series/boar/frame/edits.ts';
import { marginOf } from '../../series/boar/frame/ending.ts';
import { armyIn, concerns, consent, jointRoles, seatingsOf, unite } from '../../series/boar/frame/joint.ts';
import { names } from '../../series/boar/frame/names.ts';
import { suppose } from '../../series/boar/frame/suppose.ts';
import { moraleCourse } from '../../series/boar/frame/tally.ts';
import { mannerOf } from '../../series/boar/put.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import { boardOf, turn } from '../../series/boar/rules/turn.ts';
import { siegeFaults } from '../../series/boar/siege/check.ts';
import { dieNamed } from '../../series/boar/story/dice-names.ts';
import { type BoarLanguage, languages } from '../../series/boar/words/languages.ts';
import { verbs } from './acts/index.ts';
import { campaignFaults } from './campaign/check.ts';
import { playedAt } from './doctrine/levels.ts';
import { tuningAt } from './doctrine/tuning.ts';
import { messages } from './messages/messages.ts';
import { reference } from './reference.ts';
import { rulesOf } from './rules.ts';
import { saidIn } from './said.ts';
import { openSavannah, savannahScenario } from './scenario.ts';
import { setup } from './setup.ts';
import { rulesInShort } from './story/rules.ts';
import { books, introduction, story } from './story/story.ts';
import { tally } from './tally.ts';
import { conceded } from './victory.ts';
import { type SavannahView, view } from './view.ts';

const ID = 'savannah';
const REVISION = 2;

export const savannah: Ruleset = {
  id: ID,
  revision: REVISION,
  verbs,
  scenario: savannahScenario,
  open: openGame,
  reference,
};

/** The hour at which the columns were to move. */
const BEGINS = { at: '1779-10-09T04:00:00Z', place: 'Savannah' };

function openGame(scenario: Json): Game<BoarState, SavannahView, BoarLanguage> {
  const opened = openSavannah(scenario);
  const rules = rulesOf(opened);
  const { sheet } = opened;
  const said = saidIn(opened, rules, tuningAt(opened.files.doctrine, 'regular'));
  const seatings = seatingsOf(rules, sheet.seats.list);
  const game: Game<BoarState, SavannahView, BoarLanguage> = {
    ruleset: ID,
    revision: REVISION,
    id: opened.id,
    begins: BEGINS,
    title: { en: titleOf(opened.id, 'en'), fr: titleOf(opened.id, 'fr') },
    languages,
    roles: sheet.sides.order,
    seats: seatings[0],
    seatings,
    joint: jointRoles(rules),
    memberOf: (unit) => armyIn(rules.field, unit),
    concerns: (need, said) => concerns(rules, need, said),
    consent,
    unite,
    calls: ['movement', 'combat'],
    minorCalls: ['fire'],
    passed: (sight, role, _minor, waits) => firePassed(rules, sight, role, waits),
    unused: said.unused,
    decides: (sight, role, call) => decides({ ...rules, position: sight }, role, call),
    setup: () => setup(opened),
    clock: (state) => ({ ordinal: state.ordinal, printed: state.turn, place: `t${state.turn}` }),
    turn: (play, from) => turn(boardOf(rules, play), from),
    tally: (opening, turns) => tally(rules, sheet.victory.hold.hex, opening, turns),
    course: (opening, turns) => moraleCourse(rules.field, opening, turns),
    outcome: (state) => outcome(state),
    margin: (state, side) => marginOf(rules.field, state, side),
    concede: (_state, side) => conceded(opened, rules, side),
    view,
    disguise: (state, role, pick) => disguise(opened, state, role, pick),
    check: (state) => [
      ...check(rules, state),
      ...campaignFaults(opened.field, state),
      ...siegeFaults(opened, state),
      ...cardFaults(opened.cards, state),
    ],
    edits: edits(opened),
    verbs,
    spoken,
    terms: terms(rules),
    names: (sight, role) => names(opened, sight, role),
    suppose: (sight, role) => suppose(opened, sight, role),
    calm,
    idle: said.idle,
    unasked: said.unasked,
    mends: said.mends,
    instances: said.instances,
    pertinent: said.pertinent,
    reach: said.reach,
    reply: said.reply,
    merges: said.merges,
    put: said.puts(mannerOf(books)),
    ...playedAt(opened, rules, 'regular', () => game),
    levels: {
      recruit: playedAt(opened, rules, 'recruit', () => game),
      veteran: playedAt(opened, rules, 'veteran', () => game),
    },
    silence: {
      answer: said.silent,
      // Of a call nothing is ordered: what the rules compel, they ask for.
      orders: () => [],
    },
    bound: (sight, role, call, book) => {
      const at = { ...rules, position: sight };
      return [...bound(at, role, call, book), ...overlooked(at, role, call, book)];
    },
    unordered: (sight, role, book) => unordered({ ...rules, position: sight }, role, book),
    briefing: (role, language) => introduction(opened, rules, role, language, view(setup(opened), role)),
    rulesInShort: (language) => rulesInShort(opened, language),
    dieNamed: (address, language) => dieNamed({ say: books[language], field: rules.field }, address),
    story: (telling) => story(opened, rules, telling),
    messages,
  };
  return game;
}

function titleOf(id: string, language: BoarLanguage): string {
  const words: Readonly<Record<string, string>> = messages[language];
  return `${words.game}${colon(language)}${words[`scenario.${id}`] ?? id}`;
}

/** The result with what it rests on; the last event of the game tells the rest. */
function outcome({ over, victory, morale }: BoarState): ReturnType<Game<BoarState, SavannahView>['outcome']> {
  if (over === null) return null;
  return { result: over.result, winner: over.winner, facts: { reason: over.reason, victory, morale } };
}
