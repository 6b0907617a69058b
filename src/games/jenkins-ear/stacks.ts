/** Stacks: who lies where, from the top down, and how counters are put on them and taken off (4.1, 4.3, J1). */
import { byCodeUnit } from '../../engine/canonical.ts';
import type { CounterId, Field, HexId, Side } from './field.ts';
import type { Berth, EarState, StackKey } from './state.ts';
import { counterOf, isDeception, isLand, isShip, pieceOf } from './units.ts';

const NOBODY: readonly CounterId[] = [];

export function keyOf(side: Side, hex: HexId, berth: Berth): StackKey {
  return `${side}/${hex}/${berth}`;
}

/** Side, hex and berth of a stack's key. */
export function partsOf(key: StackKey): { side: Side; hex: HexId; berth: Berth } {
  const [side, hex, berth] = key.split('/') as [Side, HexId, Berth];
  return { side, hex, berth };
}

/** Counters of a stack from the top; empty when there is none. */
export function stackAt(state: EarState, side: Side, hex: HexId, berth: Berth): readonly CounterId[] {
  return state.stacks[keyOf(side, hex, berth)] ?? NOBODY;
}

/** Every counter of a side in a hex, those in the port first. */
export function countersIn(state: EarState, side: Side, hex: HexId): CounterId[] {
  return [...stackAt(state, side, hex, 'port'), ...stackAt(state, side, hex, 'off')];
}

export function isAnyoneIn(state: EarState, side: Side, hex: HexId): boolean {
  return keyOf(side, hex, 'port') in state.stacks || keyOf(side, hex, 'off') in state.stacks;
}

export function shipsIn(field: Field, state: EarState, side: Side, hex: HexId): CounterId[] {
  return countersIn(state, side, hex).filter((id) => isShip(counterOf(field, id)));
}

/** Land counters of a side that stand on the ground of a hex, leaders among them. */
export function ashoreIn(field: Field, state: EarState, side: Side, hex: HexId): CounterId[] {
  return countersIn(state, side, hex).filter((id) => isLand(counterOf(field, id)) && !isAboard(state, id));
}

export function deceptionsIn(field: Field, state: EarState, side: Side, hex: HexId): CounterId[] {
  return countersIn(state, side, hex).filter((id) => isDeception(counterOf(field, id)));
}

export function isAboard(state: EarState, id: CounterId): boolean {
  return pieceOf(state, id).aboard !== null;
}

/** What a ship carries, from the top. */
export function cargoOf(state: EarState, ship: CounterId): CounterId[] {
  const { hex, berth, fate } = pieceOf(state, ship);
  if (fate === 'map' && hex !== null)
    return stackAt(state, sideOf(ship), hex, berth).filter((id) => isOn(state, id, ship));
  return Object.keys(state.pieces).filter((id) => isOn(state, id, ship));
}

function isOn(state: EarState, id: CounterId, ship: CounterId): boolean {
  return state.pieces[id]?.aboard === ship;
}

/** Counter ids begin with the two letters of their side. */
export function sideOf(id: CounterId): Side {
  return id.startsWith('en-') ? 'english' : 'spanish';
}

/** Puts counters, in the order given, on top of the side's stack in a hex; from wherever they were. */
export function put(field: Field, state: EarState, ids: readonly CounterId[], hex: HexId, berth: Berth): void {
  const [first] = ids;
  if (first === undefined) return;
  lift(state, ids);
  for (const id of ids) Object.assign(pieceOf(state, id), { fate: 'map', hex, berth });
  const key = keyOf(sideOf(first), hex, berth);
  state.stacks[key] = tidied(field, state, [...ids, ...(state.stacks[key] ?? [])]);
}

/** Takes counters off the stacks they lie in. Their pieces are the caller's business. */
export function lift(state: EarState, ids: readonly CounterId[]): void {
  for (const id of ids) {
    const { hex, berth } = pieceOf(state, id);
    if (hex === null) continue;
    const key = keyOf(sideOf(id), hex, berth);
    const left = (state.stacks[key] ?? []).filter((other) => other !== id);
    if (left.length > 0) state.stacks[key] = left;
    else delete state.stacks[key];
  }
}

/** Every stack of a side, in the order of hexes. */
export function stacksOf(
  state: EarState,
  side: Side,
): { key: StackKey; hex: HexId; berth: Berth; ids: readonly CounterId[] }[] {
  return Object.keys(state.stacks)
    .filter((key) => key.startsWith(side))
    .sort(byCodeUnit)
    .map((key) => ({ key, ...partsOf(key), ids: state.stacks[key] as readonly CounterId[] }));
}

/** Hexes where a side has counters, in order. */
export function hexesOf(state: EarState, side: Side): HexId[] {
  return [...new Set(stacksOf(state, side).map(({ hex }) => hex))];
}

/** The counters in the order in which they lie, top first, each stack of a hex after the other. */
export function inOrder(state: EarState, ids: readonly CounterId[]): CounterId[] {
  const hexes = [...new Set(ids.map((id) => pieceOf(state, id).hex))].filter((hex) => hex !== null).sort(byCodeUnit);
  const lying = hexes.flatMap((hex) =>
    (['english', 'spanish'] as const).flatMap((side) => countersIn(state, side, hex)),
  );
  return lying.filter((id) => ids.includes(id));
}

/** A stack as 4.1 wants it: cargo right above its ship, counters ashore below every ship; else as given. */
export function tidied(field: Field, state: EarState, ids: readonly CounterId[]): CounterId[] {
  const afloat = (id: CounterId): boolean => isShip(counterOf(field, id));
  const loose = ids.filter((id) => !isAboard(state, id));
  const keel = loose.findLastIndex(afloat);
  const above = loose.slice(0, keel + 1);
  const isOnGround = (id: CounterId): boolean => isLand(counterOf(field, id));
  const ordered = [...above.filter((id) => !isOnGround(id)), ...above.filter(isOnGround), ...loose.slice(keel + 1)];
  return ordered.flatMap((id) => [...ids.filter((cargo) => isOn(state, cargo, id)), id]);
}

/** Is this order of a stack one that 4.1 allows? */
export function isTidy(field: Field, state: EarState, ids: readonly CounterId[]): boolean {
  const tidy = tidied(field, state, ids);
  return tidy.length === ids.length && tidy.every((id, n) => id === ids[n]);
}

/** May this stack lie in another order than it does (4.1)? */
export function mayLieOtherwise(field: Field, state: EarState, ids: readonly CounterId[]): boolean {
  return ids.some((top) => tidied(field, state, [top, ...ids.filter((id) => id !== top)]).join() !== ids.join());
}
