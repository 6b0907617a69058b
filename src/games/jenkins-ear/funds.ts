/** War funds: what each side has, gets and spends (3.2, 3.4, 6.1). */
import { tell } from './events.ts';
import type { Port, Side } from './field.ts';
import type { Board } from './units.ts';

/** Adds to a track; what it cannot hold is lost. */
export function creditFunds({ field, play }: Board, side: Side, points: number): void {
  const { funds } = play.state;
  funds[side] = Math.min(field.tables.funds.most, funds[side] + points);
}

/** The funds of the turn, the first too, and those of every enemy and foreign port the side occupies (6.1, J53). */
export function income(board: Board, side: Side): void {
  const { field, play } = board;
  const { state } = play;
  const held = [...field.ports.values()].filter((port) => pays(board, port, side));
  const ports = held.map(({ id, value }) => ({ port: id, value }));
  const base = field.tables.funds.turn[side];
  const from = state.funds[side];
  const income = ports.reduce((sum, { value }) => sum + value, base);
  creditFunds(board, side, income);
  tell(board, 'ear.income', '6.1', { side, base, ports, from, to: state.funds[side] });
}

function pays({ play }: Board, port: Port, side: Side): boolean {
  return port.flag !== side && play.state.ports[port.id] === side;
}
