/** What acts and questions of the war are defined on. */
import { type Act, type Asked, acts, carryOut, type World } from '../../../acts/act.ts';
import { questions } from '../../../acts/question.ts';
import type { Order, Steps } from '../../../engine/contract.ts';
import type { Staff } from '../doctrine/staff.ts';
import { type Fault, tellFailed } from '../faults.ts';
import type { Side } from '../field.ts';
import type { Phase } from '../phase.ts';
import type { QuestionKind, Questions } from '../questions.ts';
import type { OpenedWar } from '../scenario/open.ts';
import type { EarView } from '../view.ts';

/** What a side sees of the war. */
export interface Sight extends Pick<OpenedWar, 'field' | 'tuning'> {
  readonly view: EarView;
  readonly side: Side;
}

export interface War extends World {
  readonly sight: Sight;
  readonly staff: Staff;
  readonly scene: Phase;
  readonly fault: Fault;
  readonly questions: { readonly [K in QuestionKind]: Questions[K] };
}

export type AskedOf<K extends QuestionKind> = Asked<War, K>;

export const act = acts<War>();
export const question = questions<War>();

/** Carries out the orders of a book that are among these acts; who fails is told why. */
export function* carryOutIn(phase: Phase, book: readonly Order[], acts: readonly Act<War>[]): Steps<void> {
  const { board, side } = phase;
  yield* carryOut(acts, board.play, side, book, phase, (order, why) => tellFailed(board, side, order, why));
}
