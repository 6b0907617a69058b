/** What a side has to spend, what comes in each turn, and what its track cannot hold. */
import { incomeOf, pointsToSpend } from '../funds.ts';
import { ofKind, type Teller } from './teller.ts';

export interface Purse {
  /** Points to buy with in the turn that opens. */
  readonly toSpend: number;
  /** Of these what is left of the last turn, as the tracks of the letter show it before its own come in; else null. */
  readonly kept: number | null;
  /** Points of a turn as the ports lie now (6.1). */
  readonly income: number;
  /** Points that are lost if nothing is bought this turn. */
  readonly over: number;
}

export function purseOf({ field, after, later, side, telling }: Teller): Purse {
  const { most } = field.tables.funds;
  const paid = ofKind(later, 'ear.income').find(({ facts }) => facts.side === side);
  const income = incomeOf(field, after, side);
  const kept = after.phase === side || telling.next?.printed === 0 ? null : after.funds[side];
  const toSpend = paid?.facts.to ?? (kept === null ? after.funds[side] : pointsToSpend(field, after, side));
  return { toSpend, kept, income, over: Math.max(0, toSpend + income - most) };
}
