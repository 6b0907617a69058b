/** Seaports worth taking, what seems to lie in them, and what it takes to take them. */
import type { HexId, Port } from '../field.ts';
import { isShip } from '../units.ts';
import type { SeenStack } from '../view.ts';
import { isHeldBy, isLastTurn, milesTo, type Staff, tenths } from './staff.ts';
import { stakeOf } from './stakes.ts';

/** What may lie in a hex. */
export interface Guess {
  readonly land: number;
  readonly ships: number;
}

export interface Target {
  readonly port: Port;
  readonly guess: Guess;
  /** What an attacker takes off his dice ashore, and adds to his dice at sea. */
  readonly value: number;
  readonly worth: number;
}

export function guessAt(staff: Staff, hex: HexId): Guess {
  let [land, ships] = [0, 0];
  for (const stack of staff.seen.get(hex) ?? []) {
    const guess = guessOf(staff, stack);
    land += guess.land;
    ships += guess.ships;
  }
  return { land, ships };
}

/**
 * Counted where it lies open, was seen at this height or is its top alone; else guessed from height and top. Leaders,
 * stores and guns with nobody who fights hold nothing (3.4, 9.2).
 */
function guessOf(staff: Staff, stack: SeenStack): Guess {
  const { field, view, tuning } = staff;
  const noted = view.sightings.find(({ stack: key, faces }) => key === stack.key && faces.length === stack.height);
  const faces = stack.open.length === stack.height ? stack.open : (noted?.faces ?? (stack.height === 1 && [stack.top]));
  if (faces) {
    const isHeld = faces.some((face) => (field.faces.get(face)?.land ?? null) !== null);
    return { land: isHeld ? count(staff, faces, false) : 0, ships: count(staff, faces, true) };
  }
  const isOff = stack.berth === 'off' && field.hexes.get(stack.hex)?.terrain !== 'land';
  const isCovered = field.faces.get(stack.top)?.kind === 'deception';
  const top = count(staff, [stack.top], true);
  if (top > 0 || isCovered) {
    if (isOff) return { ships: stack.height, land: 0 };
    const isHome = field.hexes.get(stack.hex)?.port?.flag === staff.enemy;
    const ships = top + Math.trunc(((isHome ? tuning.guess.ships : tuning.guess.taken) * (stack.height - 1)) / 10);
    return { ships, land: stack.height - ships - Number(isCovered) };
  }
  return { ships: 0, land: Math.max(1, tenths(tuning.guess.land, stack.height)) };
}

function count({ field }: Staff, faces: readonly string[], ships: boolean): number {
  return faces.filter((face) => {
    const front = field.faces.get(face);
    return front !== undefined && front.kind !== 'deception' && isShip(front) === ships;
  }).length;
}

/** What it takes to take a port, and what it is worth so many hexes away. */
export function targetIn(staff: Staff, port: Port, far = 1): Target {
  const guess = guessAt(staff, port.hex);
  const value = isHeldBy(staff, port, staff.enemy) ? port.value : 0;
  return { port, guess, value, worth: worthOf(staff, port, guess, far) };
}

/** Seaports not our own, the worthiest first. `miles`: hexes by sea, by hex index. */
export function targets(staff: Staff, miles: Int16Array): Target[] {
  const found = [...staff.field.ports.values()].flatMap((port) => {
    const far = milesTo(staff.field, miles, port.hex);
    const isBarred = port.nameOnly || isHeldBy(staff, port, staff.side) || staff.view.storms.includes(port.hex);
    return isBarred || far < 0 ? [] : [targetIn(staff, port, far)];
  });
  return found.sort((a, b) => b.worth - a.worth || (a.port.hex < b.port.hex ? -1 : 1));
}

/** An enemy fleet that lies outside its ports. */
export interface Prey {
  readonly hex: HexId;
  readonly ships: number;
}

/** Where enemy ships lie at sea or off a port that is not theirs, the nearest first. `miles`: hexes by sea, by hex index. */
export function preys(staff: Staff, miles: Int16Array): Prey[] {
  const { field, view } = staff;
  const far = (hex: HexId): number => milesTo(field, miles, hex);
  const found = [...staff.seen.keys()].flatMap((hex): Prey[] => {
    const port = field.hexes.get(hex)?.port ?? null;
    const isTheirs = port !== null && isHeldBy(staff, port, staff.enemy);
    const { ships } = guessAt(staff, hex);
    return isTheirs || ships === 0 || far(hex) < 0 || view.storms.includes(hex) ? [] : [{ hex, ships }];
  });
  return found.sort((a, b) => far(a.hex) - far(b.hex) || (a.hex < b.hex ? -1 : 1));
}

function worthOf(staff: Staff, port: Port, guess: Guess, far: number): number {
  const { side, tuning } = staff;
  const { worth } = tuning;
  const isForeign = port.flag === 'french' || port.flag === 'dutch';
  const stake = Math.trunc((worth.stake[side] * stakeOf(staff, port)) / 100);
  const pays = worth.value * port.value + (isForeign ? worth.foreign[side] : 0) + (worth.orders[side][port.id] ?? 0);
  // What a port pays serves nobody any more as the war ends.
  return stake + (isLastTurn(staff) ? 0 : pays) - worth.hex * far - worth.counter * guess.land;
}
