/** What must hold in every state of the game, whatever was played, ruled or replayed (architecture §11). */
import { mayHold } from './cargo.ts';
import type { CounterId, Field, Side } from './field.ts';
import { isFriendlyPort } from './ports.ts';
import { countingOf, roomIn } from './stacking.ts';
import { ashoreIn, cargoOf, isTidy, keyOf, partsOf } from './stacks.ts';
import type { EarState, Piece } from './state.ts';
import { counterOf, isDeception, isShip, pieceOf, printedHolder } from './units.ts';

/** Invariants broken; empty when the state is legal. */
export function check(field: Field, state: EarState): readonly string[] {
  const roster = rosterFaults(field, state);
  if (roster.length > 0) return roster;
  return [
    ...Object.values(state.pieces).flatMap((piece) => pieceFaults(field, state, piece)),
    ...Object.keys(state.stacks).flatMap((key) => stackFaults(field, state, key)),
    ...trackFaults(field, state),
    ...portFaults(field, state),
    ...(state.phase === null && state.turn > 0 ? restFaults(field, state) : []),
  ];
}

function rosterFaults(field: Field, state: EarState): string[] {
  const faults: string[] = [];
  for (const id of field.counters.keys()) if (!(id in state.pieces)) faults.push(`counter ${id} is missing`);
  for (const id in state.pieces) if (!field.counters.has(id)) faults.push(`there is no counter ${id}`);
  for (const ids of Object.values(state.stacks)) {
    for (const id of ids) if (!field.counters.has(id)) faults.push(`there is no counter ${id}`);
  }
  return faults;
}

function pieceFaults(field: Field, state: EarState, piece: Piece): string[] {
  const { id, fate, hex, berth, aboard } = piece;
  const counter = counterOf(field, id);
  const faults: string[] = [];
  if ((fate === 'map') !== (hex !== null)) faults.push(`${id} is ${fate} and in ${hex ?? 'no hex'}`);
  if (fate === 'pool' && counter.cost === null) faults.push(`${id} has no cost and lies in the pool`);
  if (fate === 'due' && counter.start !== 'garrison' && counter.start !== 'track') faults.push(`${id} is not awaited`);
  const isPassenger = fate === 'passage' && isShip(counter);
  if (isPassenger !== id in state.passage) faults.push(`${id} is ${fate}, on the track or not`);
  if (aboard !== null) faults.push(...cargoFaults(field, state, piece, aboard));
  if (hex === null) return faults;
  const key = keyOf(counter.side, hex, berth);
  if (!state.stacks[key]?.includes(id)) faults.push(`${id} is not in its stack ${key}`);
  const place = field.hexes.get(hex);
  if (!place) return [...faults, `${id} is in ${hex}, off the map`];
  if (isShip(counter) && place.terrain === 'land') faults.push(`${id} sails in ${hex}, dry land`);
  const stands = !isShip(counter) && !isDeception(counter) && aboard === null;
  if (stands && place.terrain === 'sea') faults.push(`${id} stands in ${hex}, open sea`);
  if (berth === 'port' && !isFriendlyPort(state, place, counter.side))
    faults.push(`${id} is docked in ${hex}, no port of its side`);
  return faults;
}

function cargoFaults(field: Field, state: EarState, { id, hex, berth, fate }: Piece, aboard: CounterId): string[] {
  const ship = pieceOf(state, aboard);
  const carrier = counterOf(field, aboard);
  if (!isShip(carrier) || ship.hex !== hex || ship.berth !== berth || ship.fate !== fate) {
    return [`${id} is aboard ${aboard}, who is not there`];
  }
  // A Deception has no place in a hold; it is only noted so while its ships are on the turn track.
  if (isDeception(counterOf(field, id))) return fate === 'passage' ? [] : [`${id} is aboard ${aboard}`];
  const others = cargoOf(state, aboard).filter((other) => other !== id && !isDeception(counterOf(field, other)));
  return mayHold(field, carrier, others, counterOf(field, id)) ? [] : [`${aboard} cannot carry ${id}`];
}

function stackFaults(field: Field, state: EarState, key: string): string[] {
  const ids = state.stacks[key] ?? [];
  const { side, hex, berth } = partsOf(key);
  const faults: string[] = [];
  if (ids.length === 0) faults.push(`stack ${key} is empty`);
  for (const [n, id] of ids.entries()) {
    const piece = pieceOf(state, id);
    if (ids.indexOf(id) !== n) faults.push(`${id} lies twice in ${key}`);
    if (counterOf(field, id).side !== side || piece.hex !== hex || piece.berth !== berth) {
      faults.push(`${id} lies in ${key} and is elsewhere`);
    }
  }
  if (!isTidy(field, state, ids)) faults.push(`stack ${key} is out of order`);
  const place = field.hexes.get(hex);
  if (
    berth === 'port' &&
    place &&
    countingOf(field, ids, 'ships').length > 0 &&
    roomIn(field, state, side, place, 'ships') < 0
  ) {
    faults.push(`too many ships in the port of ${hex}`);
  }
  return faults;
}

function trackFaults(field: Field, state: EarState): string[] {
  const faults: string[] = [];
  const { funds, turns, scuttling } = field.tables;
  for (const side of field.sides) {
    const points = state.funds[side];
    if (!Number.isSafeInteger(points) || points < 0 || points > funds.most)
      faults.push(`funds of the ${side} are ${points}`);
  }
  if (state.turn < 0 || state.turn > turns) faults.push(`turn ${state.turn} is not on the track`);
  if (state.ordinal !== state.turn + 1) faults.push(`turn ${state.turn} is played as number ${state.ordinal}`);
  if (state.scuttles > scuttling.most) faults.push(`${state.scuttles} ships are scuttled`);
  for (const hex of [...state.storms, ...state.scuttled, ...state.contacts.map((contact) => contact.hex)]) {
    if (!field.hexes.has(hex)) faults.push(`${hex} is off the map`);
  }
  return faults;
}

function portFaults(field: Field, state: EarState): string[] {
  const faults: string[] = [];
  for (const port of field.ports.values()) {
    if (port.id in state.ports === port.nameOnly) faults.push(`port ${port.id} has or lacks a holder`);
  }
  for (const id in state.ports) if (!field.ports.has(id)) faults.push(`there is no port ${id}`);
  return faults;
}

/** Between phases: no combat owed, nobody beside an enemy ashore, every port held by whoever may. */
function restFaults(field: Field, state: EarState): string[] {
  const faults: string[] = [];
  if (state.contacts.length > 0) faults.push('a naval combat is still owed');
  const ashore = (side: Side, hex: string): number => ashoreIn(field, state, side, hex).length;
  for (const hex of new Set(Object.keys(state.stacks).map((key) => partsOf(key).hex))) {
    if (field.sides.every((side) => ashore(side, hex) > 0)) faults.push(`both sides stand in ${hex}`);
  }
  for (const port of field.ports.values()) {
    const holder = state.ports[port.id] ?? null;
    if (port.nameOnly || holder === null || holder === printedHolder(port)) continue;
    if (ashore(holder, port.hex) === 0) faults.push(`nobody of the ${holder} stands in ${port.id}`);
  }
  return faults;
}
