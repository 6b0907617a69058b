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
import type { Odds as Promised } from '../../../src/engine/odds.ts';
import { counterOf, own, type Pieces, pieceOf, piecesOf, unitIn } from '../../../src/places/hex/field.ts';
import { distance, neighbours } from '../../../src/places/hex/grid.ts';
import { waysFrom } from '../../../src/places/hex/ways.ts';
import { type Field, type HexId, SIDES, type Side, type UnitId } from './field.ts';

export interface State {
  turn: number;
  units: Pieces;
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

export function setup(field: Field): State {
  return { turn: 1, units: piecesOf(field), over: null };
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

type Odds = Pick<Attack, 'unit' | 'target' | 'strength' | 'against' | 'cover'>;

/** What goes into the die of an attack, and how often it drives the defender back. */
export function promised({ unit, target, ...odds }: Odds): Promised {
  const faces = Math.max(0, Math.min(DIE, DIE + 1 - needed(odds)));
  const win = Math.round((100 * faces) / DIE);
  return {
    addends: [
      { name: 'strength', unit, value: odds.strength },
      { name: 'strength', unit: target, value: -odds.against },
      { name: 'cover', value: -odds.cover },
    ].filter(({ value }) => value !== 0),
    outcomes: [
      { kind: 'even' as const, chance: 100 - win, codes: [] },
      { kind: 'win' as const, chance: win, codes: [] },
    ].filter(({ chance }) => chance > 0),
  };
}

/** One die, and what comes of it. */
export function* fight({ field, play }: Board, fought: Omit<Attack, 'die' | 'sum' | 'result'>): Steps<Result> {
  const { unit, from, target, hex, strength, against, cover } = fought;
  const die = play.roll('attack', DIE) + 1;
  const sum = die + strength - against - cover;
  const result = sum >= HIT ? 'hit' : sum >= BACK ? 'back' : 'none';
  play.emit({ kind: 'mill.attack', rule: 'M 3', facts: { ...fought, die, sum, result }, to: 'all' });
  if (result === 'hit') pieceOf(play.state.units, target).strength -= 1;
  if (result !== 'none') {
    yield* retreat(field, play, target, from);
    pieceOf(play.state.units, unit).hex = hex;
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

/** Every hex a counter may march to, with its way there (M 2). */
export function ways(field: Field, state: State, unit: UnitId): ReadonlyMap<HexId, HexId[]> {
  const { hex } = onMap(state, unit);
  const cost = (to: HexId): number | null => (isFree(field, state, to) ? 1 : null);
  return waysFrom(field.grid, hex, counterOf(field, unit).movement, cost);
}

const isFree = (field: Field, state: State, hex: HexId): boolean =>
  field.ground.get(hex) !== 'pond' && unitIn(state.units, hex) === null;

/** A counter that is not lost. */
export const onMap = ({ units }: State, id: UnitId) => pieceOf(units, id) as { hex: HexId; strength: number };
