/** Places of the enemy's counters that a side supposes: each of his stacks and convoys, with what is seen of it. */
import type { Counter, CounterId, Field, FieldHex, Port } from './field.ts';
import { countingOf, counts } from './stacking.ts';
import { ashoreIn } from './stacks.ts';
import type { EarState } from './state.ts';
import { counterOf, enemyOf, hexOf, isLand, isShip, pieceOf, seaportIn } from './units.ts';
import type { EarView, SeenStack } from './view.ts';

/** What is put together. */
export interface Supposing {
  readonly field: Field;
  readonly state: EarState;
  /** Counters of the enemy that have no place yet, in the order of the counter sheet. */
  readonly left: Map<CounterId, Counter>;
}

/** A stack of the enemy, or what he has between the seas on one course. */
export interface Place {
  readonly height: number;
  /** From the top, as far as they are known or supposed. */
  readonly ids: CounterId[];
  /** May its counters stand on the ground, and may ships lie there? */
  readonly mayStand: boolean;
  readonly mayFloat: boolean;
  /** The seaport they lie in. */
  readonly port: Port | null;
  /** Null between the seas. */
  readonly hex: FieldHex | null;
  /** Puts a counter below those that are there. */
  readonly lay: (counter: Counter) => void;
}

export type Test = (counter: Counter) => boolean;

/** The first counter without a place that a test holds for. */
export function take({ left }: Supposing, test: Test): Counter | null {
  for (const counter of left.values()) {
    if (!test(counter)) continue;
    left.delete(counter.id);
    return counter;
  }
  return null;
}

/** How many counters are still to be supposed there. */
export const hiddenIn = ({ height, ids }: Place): number => height - ids.length;

/** Has the seaport room for it beside those that lie in it (4.0)? */
export function fits(field: Field, { port, ids }: Place, counter: Counter): boolean {
  if (port === null || !counts(field, counter)) return true;
  return countingOf(field, ids, isShip(counter) ? 'ships' : 'land').length < port.value;
}

/** A stack with what is seen of it: the counter on top, and those that lie open. */
export function stackPlace(supposing: Supposing, stack: SeenStack): Place {
  const { field, state } = supposing;
  const { berth, open, top, height } = stack;
  const hex = hexOf(field, stack.hex);
  const ids: CounterId[] = [];
  const lay = ({ id }: Counter): void => {
    ids.push(id);
    Object.assign(pieceOf(state, id), { fate: 'map', hex: hex.id, berth });
  };
  const isTopOpen = open[0] === top;
  for (const [n, face] of [...(isTopOpen ? [] : [top]), ...open].entries()) {
    const counter = take(supposing, (one) => one.face === face);
    if (!counter) continue;
    lay(counter);
    pieceOf(state, counter.id).open = isTopOpen || n > 0;
  }
  for (const [n, id] of ids.entries()) {
    // A land counter that lies above a ship is aboard the next below it (4.1).
    const ship = ids.slice(n + 1).find((below) => isShip(counterOf(field, below)));
    if (isLand(counterOf(field, id)) && ship !== undefined) pieceOf(state, id).aboard = ship;
  }
  const mayStand = isGround(supposing, stack, hex);
  const [first = ''] = ids;
  const isTopAshore = mayStand && isLand(counterOf(field, first)) && pieceOf(state, first).aboard === null;
  // No ship lies below a counter that stands ashore.
  const mayFloat = hex.terrain !== 'land' && !isTopAshore;
  return { height, ids, mayStand, mayFloat, port: berth === 'port' ? seaportIn(hex) : null, hex, lay };
}

/** May counters of this stack stand ashore, with every port held as it is seen to be (7.6)? */
function isGround({ field, state }: Supposing, { side, berth }: SeenStack, hex: FieldHex): boolean {
  if (hex.terrain === 'sea') return false;
  const isDisputed = ashoreIn(field, state, enemyOf(side), hex.id).length > 0;
  if (isDisputed && state.phase === null) return false;
  const port = seaportIn(hex);
  if (port === null) return true;
  return state.ports[port.id] === side ? berth === 'port' : isDisputed;
}

/** Ships between the seas, with whatever they carry; a Deception sails as if aboard. */
export function convoyPlace({ state }: Supposing, { to, turn, count }: EarView['passages'][0]): Place {
  const ids: CounterId[] = [];
  const lay = (counter: Counter): void => {
    const piece = pieceOf(state, counter.id);
    piece.fate = 'passage';
    if (isShip(counter)) state.passage[counter.id] = { to, turn };
    else piece.aboard ??= ids[0] ?? null;
    ids.push(counter.id);
  };
  return { height: count, ids, mayStand: false, mayFloat: true, port: null, hex: null, lay };
}
