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
import type { Json, Order, Play, Reason, Steps } from '../../../src/engine/contract.ts';
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
}

export interface Events {
  'mill.move': { unit: UnitId; path: HexId[] };
  'mill.attack': {
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

export function* turn(field: Field, play: Play<State>): Steps<'next' | 'over'> {
  for (const side of SIDES) yield* play.at(side, () => action({ field, play, side }));
  play.state.turn += 1;
  return outcome(field, play.state) === null ? 'next' : 'over';
}

export function outcome(
  field: Field,
  { turn: next, units }: State,
): { result: string; winner: Side | null; facts: Json } | null {
  const alive = SIDES.filter((side) => own(field, side).some((id) => units[id]?.hex !== null));
  if (alive.length < SIDES.length) return { result: 'driven-off', winner: alive[0] ?? null, facts: {} };
  if (next <= field.turns) return null;
  const holder = [...field.units.values()].find(({ id }) => units[id]?.hex === field.mill);
  return { result: holder ? 'mill-held' : 'mill-empty', winner: holder?.side ?? null, facts: {} };
}

/** The board a side acts on. */
interface Board {
  readonly field: Field;
  readonly play: Play<State>;
  readonly side: Side;
}

function* action(board: Board): Steps<void> {
  const { play, side } = board;
  yield* play.checkpoint('start');
  const done = new Set<string>();
  for (const line of yield* play.call(side, 'action')) {
    const order = play.due(side, line);
    if (order === null) continue;
    const once = `${order.verb} ${order.args.unit}`;
    const why = done.has(once) ? fault('acted-already', order) : yield* carryOut(board, order);
    if (why) play.settle(side, order, { kind: 'failed', why });
    else done.add(once);
  }
}

/** Carries an order out, or says why it cannot be; then nothing has changed. */
function* carryOut(board: Board, order: Order): Steps<Reason | null> {
  const { unit, to, at } = order.args;
  if (pieceOf(board.play.state, String(unit)).hex === null) return fault('lost-already', order);
  if (order.verb === 'MOVE') return move(board, order, String(unit), String(to));
  if (order.verb === 'ATTACK') return yield* attack(board, order, String(unit), String(at));
  return null;
}

function move({ field, play, side }: Board, order: Order, unit: UnitId, to: HexId): Reason | null {
  const path = ways(field, play.state, unit).get(to);
  if (!path) return fault('no-way', order, { most: counterOf(field, unit).movement });
  pieceOf(play.state, unit).hex = to;
  play.emit({ kind: 'mill.move', rule: 'M 2', facts: { unit, path }, to: 'all' });
  play.settle(side, order, { kind: 'done', came: { code: 'marched', facts: { path } } });
  return null;
}

function* attack(board: Board, order: Order, unit: UnitId, hex: HexId): Steps<Reason | null> {
  const { field, play, side } = board;
  const { hex: from, strength } = onMap(play.state, unit);
  const target = unitIn(play.state, hex);
  if (target === null) return fault('nobody-there', order);
  if (counterOf(field, target).side === side) return fault('own-there', order);
  if (distance(field.grid, from, hex) > 1) return fault('too-far', order);
  const against = pieceOf(play.state, target).strength;
  const cover = field.ground.get(hex) === 'clear' ? 0 : 1;
  // Known before the die, so that the acknowledgement tells it too.
  const needs = BACK - strength + against + cover;
  play.settle(side, order, { kind: 'done', came: { code: 'needs', facts: { needs } } });
  const result = yield* play.at(unit, () => fight(board, { unit, from, target, hex, strength, against, cover }));
  play.settle(side, order, { kind: 'done', came: { code: result, facts: { target } } });
  return null;
}

/** One die, and what comes of it. */
function* fight({ field, play }: Board, fought: Omit<Events['mill.attack'], 'die' | 'sum' | 'result'>): Steps<Result> {
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

const onMap = (state: State, id: UnitId) => pieceOf(state, id) as { hex: HexId; strength: number };
export const pieceOf = ({ units }: State, id: UnitId): Piece => units[id] as Piece;
export const counterOf = (field: Field, id: UnitId) =>
  field.units.get(id) as NonNullable<ReturnType<Field['units']['get']>>;

const fault = (code: string, { args }: Order, facts: Reason['facts'] = {}): Reason => ({
  code,
  facts: { ...args, ...facts },
});
