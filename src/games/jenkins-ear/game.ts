/** The rules of the War of Jenkins' Ear as the engine plays them; its words, orders and doctrine are added in ruleset.ts. */
import type { Game, Json } from '../../engine/contract.ts';
import { check } from './check.ts';
import { disguise } from './disguise.ts';
import { edits } from './edits.ts';
import { openWar } from './scenario/open.ts';
import { view } from './see.ts';
import { setup } from './setup.ts';
import type { EarState } from './state.ts';
import { fundsCourse, tally } from './tally.ts';
import { turn } from './turn.ts';
import { sideOfRole } from './units.ts';
import { marginOf } from './victory.ts';
import type { EarView } from './view.ts';

export const ID = 'jenkins-ear';
/** Raised whenever a recorded game would play otherwise. */
export const REVISION = 3;

/** A scenario ready to play by the rules alone. */
export function openRules(
  scenario: Json,
): Pick<
  Game<EarState, EarView>,
  | 'ruleset'
  | 'revision'
  | 'id'
  | 'roles'
  | 'calls'
  | 'setup'
  | 'clock'
  | 'turn'
  | 'tally'
  | 'course'
  | 'outcome'
  | 'margin'
  | 'lowestFace'
  | 'view'
  | 'disguise'
  | 'check'
  | 'edits'
> {
  const { id, field } = openWar(scenario);
  return {
    ruleset: ID,
    revision: REVISION,
    id,
    roles: field.sides,
    calls: ['movement', 'combat'],
    setup: () => setup(field),
    // `t00` the set-up, `t01` … `t10`.
    clock: ({ ordinal, turn: n }) => ({ ordinal, printed: n, place: `t${String(n).padStart(2, '0')}` }),
    turn: (play, from) => turn({ field, play }, from),
    tally: (opening, turns) => tally(field, opening, turns),
    course: (_opening, turns) => fundsCourse(field, turns),
    outcome: ({ over, ports }) =>
      over && { result: over.result, winner: over.winner, facts: { reason: over.reason, ports } },
    view: (state, who) => view(field, state, who),
    disguise: (state, who, pick) => disguise(field, state, who, pick),
    check: (state) => check(field, state),
    edits: edits(field),
    margin: (state, role) => marginOf(field, state, sideOfRole(role)),
    lowestFace: field.tables.dice.lowest,
  };
}
