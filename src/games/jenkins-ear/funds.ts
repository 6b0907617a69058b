/** War funds: what each side has, gets and spends (3.2, 3.4, 6.1). */
import { tell } from './events.ts';
import type { Field, Port, Side } from './field.ts';
import type { EarState } from './state.ts';
import type { Board } from './units.ts';
import type { EarView } from './view.ts';

/** Adds to a track; what it cannot hold is lost. */
export function creditFunds({ field, play }: Board, side: Side, points: number): void {
  const { funds } = play.state;
  funds[side] = Math.min(field.tables.funds.most, funds[side] + points);
}

/** The funds of the turn, the first too, and those of every enemy and foreign port the side occupies (6.1, J53). */
export function income(board: Board, side: Side): void {
  const { field, play } = board;
  const { state } = play;
  const ports = payingPorts(field, state, side).map(({ id, value }) => ({ port: id, value }));
  const base = field.tables.funds.turn[side];
  const from = state.funds[side];
  const income = ports.reduce((sum, { value }) => sum + value, base);
  creditFunds(board, side, income);
  tell(board, 'ear.income', '6.1', { side, base, ports, from, to: state.funds[side] });
}

type Held = Pick<EarState, 'ports'>;

/** Ports of others that a side has taken. */
export const payingPorts = (field: Field, { ports }: Held, side: Side): Port[] =>
  [...field.ports.values()].filter(({ id, flag }) => flag !== side && ports[id] === side);

/** Points of a turn as the ports lie now (6.1). */
export function incomeOf(field: Field, held: Held, side: Side): number {
  return payingPorts(field, held, side).reduce((sum, { value }) => sum + value, field.tables.funds.turn[side]);
}

/** What a side has to buy with: before its phase the points of the turn are still to come, but in the set-up. */
export function pointsToSpend(field: Field, view: EarView, side: Side): number {
  const points = view.funds[side];
  const isPaid = view.phase === side || view.turn === 0;
  return isPaid ? points : Math.min(field.tables.funds.most, points + incomeOf(field, view, side));
}
