/** The purchases of a book: paid for in the order given, then placed where no line says where, then told (3.3, 6.1). */
import type { Diagnostic, Order, Space, Steps } from '../../engine/contract.ts';
import { carryOutIn } from './acts/act.ts';
import { buy } from './acts/buy.ts';
import { ask, assigned, wrong } from './choices.ts';
import { type EarEvents, tell } from './events.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import { type Phase, phaseOf } from './phase.ts';
import { homePorts } from './purchases.ts';
import { BERTHS, countingOf, roomIn } from './stacking.ts';
import { put } from './stacks.ts';
import type { EarState } from './state.ts';
import { type Board, counterOf, pieceOf } from './units.ts';

export function* buyAll(board: Board, side: Side, orders: readonly Order[]): Steps<void> {
  const phase = phaseOf(board, side);
  const from = board.play.state.funds[side];
  yield* carryOutIn(phase, orders, [buy]);
  if (phase.bought.size === 0) return;
  yield* placeRest(phase);
  tellBought(phase, from);
}

/** Asks where everything goes that was bought without a place. */
function* placeRest({ board, side, bought }: Phase): Steps<void> {
  const { field } = board;
  const counters = [...bought].flatMap(([id, hex]) => (hex === null ? [id] : []));
  if (counters.length === 0) return;
  const { state } = board.play;
  const hexes = homePorts(field, state, side).map((hex) => hex.id);
  const space = assigned(Object.fromEntries(counters.map((id) => [id, hexes])), false, (places) =>
    overfull(field, state, side, places),
  );
  const answer = yield* ask(board, side, 'place', space as Space<Readonly<Record<CounterId, HexId>>>, {
    counters,
    hexes,
  });
  for (const id of counters) {
    const hex = answer[id] as HexId;
    put(field, state, [id], hex, 'port');
    bought.set(id, hex);
  }
}

/** Ports that these places would fill beyond their value. */
function overfull(
  field: Field,
  state: EarState,
  side: Side,
  places: Readonly<Record<CounterId, HexId>>,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const id of new Set(Object.values(places))) {
    const hex = field.hexes.get(id);
    if (!hex) continue;
    const coming = Object.keys(places).filter((counter) => places[counter] === id);
    for (const what of BERTHS) {
      const more = countingOf(field, coming, what).length;
      const room = roomIn(field, state, side, hex, what);
      if (more > 0 && more > room) found.push(wrong('ear.overstacked', { hex: id, of: what, room }, '4.0'));
    }
  }
  return found;
}

/** The enemy learns what was bought, never where it stands (J7). */
function tellBought({ board, side, bought }: Phase, from: number): void {
  const { field, play } = board;
  const list = [...bought.keys()].map((unit) => {
    const { face, cost } = counterOf(field, unit);
    const { hex, berth } = pieceOf(play.state, unit);
    return { unit, face, cost: cost ?? 0, hex: hex as HexId, berth };
  });
  const facts: EarEvents['ear.bought'] = { side, bought: list, from, to: play.state.funds[side] };
  tell(board, 'ear.bought', '3.3', facts, [side], { ...facts, bought: list.map(({ face, cost }) => ({ face, cost })) });
}
