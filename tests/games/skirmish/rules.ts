/**
 * The rules of the Mill.
 *
 * M 1  Each turn Red acts, then Blue: each counter may move once and attack once, in the order written.
 * M 2  A move goes through free hexes, as many as the counter's movement; nobody enters the pond.
 * M 3  An attack is on a counter in the next hex: a die and the attacker's strength, less the defender's, less one where
 *      he stands in a wood or in the mill. With 5 or more he loses a strength point; with 3 or more he retreats, and the
 *      attacker takes his place.
 * M 4  Who retreats goes to a free hex beside him and not beside the attacker, as his owner chooses; who cannot is lost.
 * M 5  After the last turn whoever stands in the mill has won; else nobody. A side without a counter has lost at once.
 */
import type { Play, Steps } from '../../../src/engine/contract.ts';
import { distance, neighbours } from '../../../src/places/hex/grid.ts';
import { type Field, type HexId, SIDES, type Side, type UnitId } from './field.ts';

export interface Piece {
  /** Null: lost. */
  hex: HexId | null;
  strength: number;
}

export interface State {
  turn: number;
  units: Record<UnitId, Piece>;
  over: { result: string; winner: Side | null } | null;
}

export type Attack = {
  unit: UnitId;
  from: HexId;
  target: UnitId;
  hex: HexId;
  die: number;
  strength: number;
  against: number;
  cover: number;
  sum: number;
  result: Result;
};

export interface Events {
  'mill.move': { unit: UnitId; path: HexId[] };
  'mill.attack': Attack;
  'mill.retreat': { unit: UnitId; from: HexId; to: HexId | null };
}
export type Result = 'hit' | 'back' | 'none';

const DIE = 6;
const BACK = 3;
const HIT = 5;

export function setup({ units }: Field): State {
  return {
    turn: 1,
    units: Object.fromEntries([...units.values()].map(({ id, at, strength }) => [id, { hex: at, strength }])),
    over: null,
  };
}

export function check(field: Field, { units }: State): readonly string[] {
  const hexes = Object.values(units).flatMap(({ hex }) => hex ?? []);
  return [
    ...hexes.filter((hex, n) => hexes.indexOf(hex) !== n).map((hex) => `two counters in ${hex}`),
    ...hexes.filter((hex) => !field.ground.has(hex)).map((hex) => `no hex ${hex}`),
    ...Object.entries(units).flatMap(([id, { hex, strength }]) =>
      (hex === null) === (strength === 0) ? [] : [`${id} has strength ${strength}`],
    ),
  ];
}

/** The result as the turn closes, null where play goes on (M 5). */
export function decided(field: Field, { turn, units }: State): State['over'] {
  const alive = SIDES.filter((side) => own(field, side).some((id) => units[id]?.hex !== null));
  if (alive.length < SIDES.length) return { result: 'driven-off', winner: alive[0] ?? null };
  if (turn < field.turns) return null;
  const holder = [...field.units.values()].find(({ id }) => units[id]?.hex === field.mill);
  return { result: holder ? 'mill-held' : 'mill-empty', winner: holder?.side ?? null };
}

/** The board a side acts on. */
export interface Board {
  readonly field: Field;
  readonly play: Play<State>;
  readonly side: Side;
}

/** What the die of an attack must show: more than the attacker is stronger. */
export const needed = ({ strength, against, cover }: Pick<Attack, 'strength' | 'against' | 'cover'>): number =>
  BACK - strength + against + cover;

/** One die, and what comes of it. */
export function* fight({ field, play }: Board, fought: Omit<Attack, 'die' | 'sum' | 'result'>): Steps<Result> {
  const { unit, from, target, hex, strength, against, cover } = fought;
  const die = play.roll('attack', DIE) + 1;
  const sum = die + strength - against - cover;
  const result = sum >= HIT ? 'hit' : sum >= BACK ? 'back' : 'none';
  play.emit({ kind: 'mill.attack', rule: 'M 3', facts: { ...fought, die, sum, result }, to: 'all' });
  if (result === 'hit') pieceOf(play.state, target).strength -= 1;
  if (result !== 'none') {
    yield* retreat(field, play, target, from);
    pieceOf(play.state, unit).hex = hex;
    play.emit({ kind: 'mill.move', rule: 'M 3', facts: { unit, path: [from, hex] }, to: 'all' });
  }
  return result;
}

function* retreat(field: Field, play: Play<State>, unit: UnitId, attacker: HexId): Steps<void> {
  const { hex: from, strength } = onMap(play.state, unit);
  const hexes = neighbours(field.grid, from).filter(
    (hex) => isFree(field, play.state, hex) && distance(field.grid, hex, attacker) > 1,
  );
  const space = { kind: 'one', of: hexes } as const;
  const to =
    strength === 0 || hexes.length === 0
      ? null
      : yield* play.ask(counterOf(field, unit).side, 'retreat', space, { about: { unit, from, hexes } });
  play.state.units[unit] = to === null ? { hex: null, strength: 0 } : { hex: to, strength };
  play.emit({ kind: 'mill.retreat', rule: 'M 4', facts: { unit, from, to }, to: 'all' });
}

/** Every hex a counter may march to, with its way there. */
export function ways(field: Field, state: State, unit: UnitId): ReadonlyMap<HexId, HexId[]> {
  const from = pieceOf(state, unit).hex;
  const found = new Map<HexId, HexId[]>();
  if (from === null) return found;
  let edge: HexId[][] = [[from]];
  for (let step = 0; step < counterOf(field, unit).movement; step++) {
    edge = edge.flatMap((path) =>
      neighbours(field.grid, path.at(-1) ?? '').flatMap((hex) => {
        if (found.has(hex) || !isFree(field, state, hex)) return [];
        found.set(hex, [...path, hex]);
        return [[...path, hex]];
      }),
    );
  }
  return found;
}

const isFree = (field: Field, state: State, hex: HexId): boolean =>
  field.ground.get(hex) !== 'pond' && unitIn(state, hex) === null;

export const unitIn = ({ units }: State, hex: HexId): UnitId | null =>
  Object.keys(units).find((id) => units[id]?.hex === hex) ?? null;

export const own = (field: Field, side: Side): UnitId[] =>
  [...field.units.values()].filter((unit) => unit.side === side).map(({ id }) => id);

export const onMap = (state: State, id: UnitId) => pieceOf(state, id) as { hex: HexId; strength: number };
export const pieceOf = ({ units }: State, id: UnitId): Piece => units[id] as Piece;
export const counterOf = (field: Field, id: UnitId) =>
  field.units.get(id) as NonNullable<ReturnType<Field['units']['get']>>;
