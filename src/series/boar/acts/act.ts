/** What acts and questions of any game of the series are defined on. */
import { type Asked, acts, type World } from '../../../acts/act.ts';
import { questions } from '../../../acts/question.ts';
import type { Role } from '../../../engine/contract.ts';
import type { Staff } from '../doctrine/staff.ts';
import type { BoarView } from '../frame/view.ts';
import type { Questions } from '../questions/kinds.ts';
import type { At, Fault } from '../rules/house.ts';
import type { Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

/** What a role sees of a game, and by which rules and numbers. */
export interface Sight {
  readonly opened: BoarScenario;
  readonly at: At;
  readonly view: BoarView;
  /** A side, or an army of it. */
  readonly role: Role;
  readonly side: Side;
}

/** Its orders are carried out by the steps of a turn, which have them in hand as the book stands: no act plays alone. */
export interface Boar extends World {
  readonly sight: Sight;
  readonly staff: Staff;
  readonly scene: never;
  readonly fault: Fault;
  readonly questions: { readonly [K in keyof Questions]: Questions[K] };
}

export type AskedOf<K extends keyof Questions> = Asked<Boar, K>;

export const act = acts<Boar>();
export const question = questions<Boar>();
