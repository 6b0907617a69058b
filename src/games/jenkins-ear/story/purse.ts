/** What a side has to spend, what comes in each turn, and what its track cannot hold. */
import { ofKind, type Teller } from './teller.ts';

export interface Purse {
  /** Points on the track now, with the income of the turn that opens where it has come in already (`isPaid`). */
  readonly points: number;
  readonly isPaid: boolean;
  /** Points of a turn as the ports lie now (6.1). */
  readonly income: number;
  /** The most that may be left after this turn's purchases and is still there when the next income has come in. */
  readonly keeps: number;
  /** Points that are lost if nothing is bought this turn. */
  readonly over: number;
}

export function purseOf({ field, after, later, side }: Teller): Purse {
  const { most, turn } = field.tables.funds;
  const paid = ofKind(later, 'ear.income').find(({ facts }) => facts.side === side);
  const points = paid?.facts.to ?? after.funds[side];
  const foreign = [...field.ports.values()].filter(({ id, flag }) => flag !== side && after.ports[id] === side);
  const income = foreign.reduce((sum, { value }) => sum + value, turn[side]);
  const isPaid = paid !== undefined || after.phase === side;
  const held = Math.min(most, isPaid ? points : points + income);
  return { points, isPaid, income, keeps: Math.max(0, most - income), over: Math.max(0, held + income - most) };
}
