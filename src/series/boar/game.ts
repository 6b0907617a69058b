/** What every game of the series is to the engine; each adds its set-up, its view, how it is played, won and told. */
import type { Call, Game, Order, Pick, Play, Question, Role } from '../../engine/contract.ts';
import { colon, inLanguages } from '../../engine/phrase.ts';
import { bound } from './acts/bound.ts';
import { firePassed } from './acts/firing-time.ts';
import { overlooked } from './acts/overlooked.ts';
import { spoken } from './acts/spoken.ts';
import { terms } from './acts/terms.ts';
import { decides, unordered } from './acts/unordered.ts';
import { calm } from './frame/calm.ts';
import { disguise } from './frame/disguise.ts';
import { edits } from './frame/edits.ts';
import { marginOf } from './frame/ending.ts';
import { commandIn, concerns, consent, jointRoles, seatingsOf, unite } from './frame/joint.ts';
import { names, replaced } from './frame/names.ts';
import { suppose } from './frame/suppose.ts';
import { moraleCourse, type Turn } from './frame/tally.ts';
import type { BoarView } from './frame/view.ts';
import type { Rules } from './rules/house.ts';
import type { BoarState, Side } from './rules/state.ts';
import { boardOf, turn } from './rules/turn.ts';
import type { BoarLanguage } from './words/languages.ts';

type Messages<L extends BoarLanguage> = Readonly<Record<L | 'en', Readonly<Record<string, string>>>>;

/** `languages`: those that letters of the game come in. */
export function gameOfSeries<L extends BoarLanguage>(
  rules: Rules,
  languages: readonly L[],
  messages: NoInfer<Messages<L>>,
) {
  const { scenario, field } = rules;
  const { sheet } = scenario;
  const seatings = seatingsOf(rules, sheet.seats.list);
  const at = (sight: BoarView) => ({ ...rules, position: sight });
  return {
    id: scenario.id,
    title: inLanguages(languages, (language) => {
      const words = messages[language];
      return `${words.game}${colon(language)}${words[`scenario.${scenario.id}`] ?? scenario.id}`;
    }),
    languages,
    roles: sheet.sides.order,
    seats: seatings[0],
    seatings,
    joint: jointRoles(rules),
    memberOf: (unit: string) => commandIn(field, unit),
    concerns: (need: Question, said: readonly Order[]) => concerns(rules, need, said),
    consent,
    unite,
    replaced: (at: BoarState | BoarView) => replaced(scenario, at),
    calls: ['movement', 'combat'],
    minorCalls: ['fire'],
    passed: (sight: BoarView, role: Role, _minor: string, waits: { role: Role; call: string | null }) =>
      firePassed(rules, sight, role, waits),
    decides: (sight: BoarView, role: Role, call: string) => decides(at(sight), role, call),
    clock: (state: BoarState) => ({ ordinal: state.ordinal, printed: state.turn, place: `t${state.turn}` }),
    turn: (play: Play<BoarState>, from?: Call) => turn(boardOf(rules, play), from),
    course: (opening: BoarState, turns: readonly Turn[]) => moraleCourse(field, opening, turns),
    outcome,
    margin: (state: BoarState, side: Side) => marginOf(field, state, side),
    disguise: (state: BoarState, role: Role, pick: Pick) => disguise(scenario, state, role, pick),
    edits: edits(scenario),
    spoken,
    terms: terms(rules),
    names: (sight: BoarView, role: Role) => names(scenario, sight, role),
    suppose: (sight: BoarView, role: Role) => suppose(scenario, sight, role),
    calm,
    playerTurnsSettle: true,
    bound: (sight: BoarView, role: Role, call: string, book: readonly Order[]) => [
      ...bound(at(sight), role, call, book),
      ...overlooked(at(sight), role, call, book),
    ],
    unordered: (sight: BoarView, role: Role, book: readonly Order[]) => unordered(at(sight), role, book),
    messages,
  } satisfies Partial<Game<BoarState, BoarView, L>>;
}

/** The result with what it rests on; the last event of the game tells the rest. */
function outcome({ over, victory, morale }: BoarState): ReturnType<Game<BoarState, BoarView>['outcome']> {
  if (over === null) return null;
  return { result: over.result, winner: over.winner, facts: { reason: over.reason, victory, morale } };
}
