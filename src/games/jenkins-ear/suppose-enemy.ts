/**
 * Where the enemy's counters may be: those whose faces are seen where they are seen, the others wherever their kind may lie
 * and has room, so that the position is one that the rules allow.
 */
import { first } from '../../engine/ends.ts';
import { mayHold } from './cargo.ts';
import type { Counter, CounterId, Field, Side } from './field.ts';
import { tidied } from './stacks.ts';
import type { EarState } from './state.ts';
import {
  convoyPlace,
  fits,
  hiddenIn,
  type Place,
  type Supposing,
  stackPlace,
  type Test,
  take,
} from './suppose-places.ts';
import { counterOf, isDeception, isLand, isShip, pieceOf, printedHolder } from './units.ts';
import type { EarView, SeenHeap } from './view.ts';

export function supposeEnemy(field: Field, view: EarView, state: EarState, side: Side): void {
  const left = new Map([...field.counters].filter(([, counter]) => counter.side === side));
  const supposing: Supposing = { field, state, left };
  for (const heap of view.pools[side]) layAside(supposing, heap, 'pool');
  for (const heap of view.out[side]) layAside(supposing, heap, 'out');
  const seen = Object.values(view.stacks).filter((stack) => stack.side === side);
  const stacks = seen.map((stack) => stackPlace(supposing, stack));
  const convoys = view.passages.filter((row) => row.side === side).map((row) => convoyPlace(supposing, row));
  const places = [...stacks, ...convoys];
  const hidden = places.reduce((sum, place) => sum + hiddenIn(place), 0);
  for (let n = left.size - hidden; n > 0; n--) {
    const counter = take(supposing, ({ start }) => start === 'track') ?? take(supposing, isGarrison);
    if (counter) pieceOf(state, counter.id).fate = 'due';
  }
  fill(supposing, places);
  for (const [n, { key, marked }] of seen.entries()) {
    const { ids } = stacks[n] as Place;
    state.stacks[key] = tidied(field, state, ids);
    const first = ids.find((id) => isShip(counterOf(field, id))) ?? ids[0];
    if (marked && first !== undefined) pieceOf(state, first).intercepted = true;
  }
}

const isGarrison: Test = ({ start }) => start === 'garrison';
const isFixed: Test = (counter) => isLand(counter) && counter.anchor === null;
const isTroop: Test = (counter) => isLand(counter) && counter.anchor !== null;

/** Counters in the pool and out of the game lie open to both. */
function layAside(supposing: Supposing, { face, cost, count }: SeenHeap, fate: 'pool' | 'out'): void {
  for (let n = 0; n < count; n++) {
    const counter = take(supposing, (one) => one.face === face && one.cost === cost);
    if (counter) pieceOf(supposing.state, counter.id).fate = fate;
  }
}

/** Gives every place as many counters as it has: first what must be there, then what may lie in the fewest places. */
function fill(supposing: Supposing, places: readonly Place[]): void {
  const { field } = supposing;
  const ashore = places.filter(({ mayStand }) => mayStand);
  const afloat = places.filter(({ mayStand }) => !mayStand);
  const country = ashore.filter(({ hex }) => hex?.terrain === 'land');
  const harbours = ashore.filter(({ mayFloat }) => mayFloat);
  const quays = ashore.filter(({ hex, mayFloat }) => hex?.terrain === 'coastal' && !mayFloat);
  for (const place of afloat) {
    for (const id of [...place.ids]) takeAboard(supposing, place, id);
    if (!place.ids.some((id) => isShip(counterOf(field, id)))) spread(supposing, isShip, [place], 1);
  }
  for (const place of ashore) {
    if (isWithoutHolder(supposing, place)) spread(supposing, isLand, [place], 1);
    spread(supposing, (one) => isFixed(one) && one.start === place.hex?.id, [place]);
  }
  const inPort = ashore.filter(({ port }) => port !== null);
  spreadWithRoom(supposing, isFixed, inPort);
  spreadWithRoom(supposing, isTroop, [...country, ...ashore]);
  spread(supposing, isShip, afloat);
  spreadWithRoom(supposing, isShip, harbours);
  for (const place of places) while (hiddenIn(place) > 0 && load(supposing, place));
  spread(supposing, isLand, ashore);
  spread(supposing, isDeception, places);
  // Who was taken to stand ashore may as well be aboard, above ships that have no place elsewhere.
  for (const place of quays) {
    if (takeAboard(supposing, place, first(place.ids))) spreadWithRoom(supposing, isShip, [place]);
  }
  for (const place of ashore) while (hiddenIn(place) > 0 && give(supposing, place, harbours));
  for (const place of afloat) while (hiddenIn(place) > 0 && give(supposing, place, afloat));
}

/** Puts up to `most` such counters into each of these places. */
function spread(supposing: Supposing, test: Test, places: readonly Place[], most = Infinity): void {
  for (const place of places) {
    for (let n = 0; n < most && hiddenIn(place) > 0; n++) {
      const counter = take(supposing, test);
      if (!counter) return;
      place.lay(counter);
    }
  }
}

/** Puts such counters into these places, as far as a port holds them. */
function spreadWithRoom(supposing: Supposing, test: Test, places: readonly Place[]): void {
  for (const place of places) {
    let counter: Counter | null = null;
    do {
      counter = hiddenIn(place) > 0 ? take(supposing, (one) => test(one) && fits(supposing.field, place, one)) : null;
      if (counter) place.lay(counter);
    } while (counter);
  }
}

/** A port taken from somebody else is held by a counter ashore (7.6). */
function isWithoutHolder({ field, state }: Supposing, { port, ids }: Place): boolean {
  if (port === null || state.ports[port.id] === printedHolder(port)) return false;
  return !ids.some((id) => isLand(counterOf(field, id)) && pieceOf(state, id).aboard === null);
}

/** Puts a ship below a land counter that carries it; whether there is one. */
function takeAboard(supposing: Supposing, place: Place, id: CounterId): boolean {
  const { field, state } = supposing;
  const counter = counterOf(field, id);
  if (!isLand(counter) || pieceOf(state, id).aboard !== null || hiddenIn(place) === 0) return false;
  const ship = take(supposing, (one) => isShip(one) && mayHold(field, one, [], counter));
  if (!ship) return false;
  place.lay(ship);
  // Right below: what else is seen must not come to lie above them.
  place.ids.splice(place.ids.indexOf(id) + 1, 0, ...place.ids.splice(-1));
  pieceOf(state, id).aboard = ship.id;
  return true;
}

/** Puts one more counter into a hold, if there is one for it. Above the ship that is seen on top nobody lies. */
function load(supposing: Supposing, place: Place): boolean {
  const { field, state } = supposing;
  for (const ship of place.ids.filter((id, n) => isShip(counterOf(field, id)) && (n > 0 || place.hex === null))) {
    const held = place.ids.filter((id) => pieceOf(state, id).aboard === ship);
    const counter = take(supposing, (one) => isLand(one) && mayHold(field, counterOf(field, ship), held, one));
    if (!counter) continue;
    pieceOf(state, counter.id).aboard = ship;
    place.lay(counter);
    return true;
  }
  return false;
}

/** Where a place has no room for what is left, ashore ships and at sea men: another takes one, and gives what may be here for it. */
function give(supposing: Supposing, place: Place, others: readonly Place[]): boolean {
  const { field, state } = supposing;
  const isFree = (id: CounterId, n: number, ids: readonly CounterId[]): boolean => {
    const counter = counterOf(field, id);
    const mayStand = isDeception(counter) || (isLand(counter) && fits(field, place, counter));
    const isApart = pieceOf(state, id).aboard === null && !ids.some((held) => pieceOf(state, held).aboard === id);
    return n > 0 && !pieceOf(state, id).open && isApart && (place.mayStand ? mayStand : isShip(counter));
  };
  return others.some((other) => {
    const isSpare: typeof isFree = (id, n, ids) =>
      isFree(id, n, ids) && !isWithoutHolder(supposing, { ...other, ids: ids.filter((one) => one !== id) });
    const at = other === place || other.hex === null ? -1 : other.ids.findIndex(isSpare);
    if (at < 0) return false;
    const hidden = hiddenIn(other);
    const given = other.ids.splice(at, 1);
    if (place.mayStand) spreadWithRoom(supposing, isShip, [other]);
    else load(supposing, other);
    const isTaken = hiddenIn(other) <= hidden;
    if (!isTaken) other.ids.splice(at, 0, ...given);
    for (const id of isTaken ? given : []) place.lay(counterOf(field, id));
    return isTaken;
  });
}
