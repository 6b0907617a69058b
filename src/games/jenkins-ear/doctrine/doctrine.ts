/** The doctrine of the war: what a side orders and answers that says nothing. Also what the computer players play by. */
import type { Call, Json, Order, Question } from '../../../engine/contract.ts';
import type { Side } from '../field.ts';
import type { OpenedWar } from '../scenario/open.ts';
import type { EarView } from '../view.ts';
import { answerFor } from './answers.ts';
import { moves } from './plan.ts';
import { purchases } from './purchases.ts';
import { staffOf } from './staff.ts';

/** The doctrine's answer to a question, legal in the question's own space. */
export function answer(war: OpenedWar, need: Question, sight: () => EarView): Json {
  return answerFor(() => staffOf(war, sight(), need.role as Side), need);
}

/** The doctrine's book for a call; questions are left to `answer`. */
export function orders(war: OpenedWar, need: Call, sight: () => EarView): readonly Order[] {
  if (need.name !== 'movement') return [];
  const staff = staffOf(war, sight(), need.role as Side);
  const lines = staff.view.turn === 0 ? purchases(staff) : [...purchases(staff), ...moves(staff)];
  return lines.map((line, n) => ({ ...line, id: `d${n + 1}` }));
}
