/** What a side has to spend, what comes in each turn, and what its track cannot hold. */
import { ofKind, type Teller } from './teller.ts';

export interface Purse {
  /** Points to buy with in the turn that opens. */
  readonly toSpend: number;
  /** Of these what is left of the last turn, where its own are still to come in; else null. */
  readonly kept: number | null;
  /** Points of a turn as the ports lie now (6.1). */
  readonly income: number;
  /** Points that are lost if nothing is bought this turn. */
  readonly over: number;
}

export function purseOf({ field, after, later, side, telling }: Teller): Purse {
  const { most, turn } = field.tables.funds;
  const paid = ofKind(later, 'ear.income').find(({ facts }) => facts.side === side);
  const points = paid?.facts.to ?? after.funds[side];
  const foreign = [...field.ports.values()].filter(({ id, flag }) => flag !== side && after.ports[id] === side);
  const income = foreign.reduce((sum, { value }) => sum + value, turn[side]);
  const isPaid = paid !== undefined || after.phase === side;
  const kept = isPaid || telling.next?.printed === 0 ? null : points;
  const toSpend = kept === null ? points : Math.min(most, kept + income);
  return { toSpend, kept, income, over: Math.max(0, toSpend + income - most) };
}
