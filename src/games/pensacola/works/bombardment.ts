/** Siege Bombardment: the guns of armed redoubts against hexsides of the British works (P 3.6; P48 to P51). */
import type { Space, Steps } from '../../../engine/contract.ts';
import { distance, type HexSide, hexSides, neighbour, sideIndex } from '../../../places/hex/grid.ts';
import { crossings } from '../../../places/hex/line.ts';
import { modifier, sumOf, throwDie } from '../../../series/boar/rules/dice.ts';
import type { Effect, Modifier } from '../../../series/boar/rules/events.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { terrainOf } from '../../../series/boar/rules/terrain.ts';
import { armyOfSide, hexAt, sideOf } from '../../../series/boar/rules/units.ts';
import { settle } from '../../../series/boar/rules/victory.ts';
import { partsOf, standingWorks } from '../../../series/boar/rules/works.ts';
import { fortified } from '../../../series/boar/siege/targets.ts';
import { tellPensacola } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { breachWorks } from './forts.ts';
import { facingOf, stockadesLeft } from './ground.ts';
import { isSupplied } from './road.ts';

/** Every redoubt with guns in supply fires its shots, each at a hexside of its owner's choice. */
export function* bombardment(pensacola: Pensacola, board: Board): Steps<void> {
  const { play } = board;
  for (const { hex } of [...worksIn(play.state).batteries]) {
    yield* play.at(hex, () => fireRedoubt(pensacola, board, hex));
    if (play.state.over !== null) return;
  }
  const works = worksIn(play.state);
  works.gunnery = {};
  works.spared = [];
}

function* fireRedoubt(pensacola: Pensacola, board: Board, hex: HexId): Steps<void> {
  const { play, field } = board;
  const shots = shotsOf(pensacola, board, hex);
  for (let shot = 1; shot <= shots; shot++) {
    const targets = targetsOf(pensacola, board, hex);
    if (targets.length === 0) return;
    const about = { redoubt: hex, shot, shots, options: [...targets] };
    const space: Space<string> = { kind: 'one', of: [...targets, 'hold'] };
    yield* play.at(`shot-${shot}`, function* () {
      const target = yield* play.ask<string>(field.siegeOf, 'siege-shot', space, { about });
      if (target !== 'hold') yield* fireAt(pensacola, board, hex, target);
    });
    if (settle(board)) return;
  }
}

/** How often a redoubt fires this phase: 0 without guns, supply or stockades, in foul weather, with enemies in it. */
export function shotsOf(pensacola: Pensacola, at: At, hex: HexId): number {
  const { position, field } = at;
  const works = worksIn(position);
  const { weather, bombardment } = pensacola.files.works;
  const isArmed = works.batteries.some((one) => one.hex === hex && !one.lost);
  const isHeld = unitsIn(position, hex).every((unit) => sideOf(field, unit) === field.siegeOf);
  const isSilent = works.gunnery[hex] === null || weather.kinds[position.weather]?.shot === null;
  if (!isArmed || !isHeld || isSilent || !isSupplied(pensacola, at, hex)) return 0;
  return bombardment.shots[stockadesLeft(pensacola, position).length] ?? 0;
}

/** Intact hexsides that a redoubt can fire at: in range, arc and sight, and turned towards it. */
export function targetsOf(pensacola: Pensacola, at: At, redoubt: HexId): string[] {
  const { field, position } = at;
  const works = worksIn(position);
  const facing = facingOf(position, redoubt);
  if (facing === undefined) return [];
  return fortified(pensacola).filter((name) => {
    const [hex, side] = partsOf(name);
    if (position.breached.includes(name) || works.spared.includes(hex)) return false;
    if (needsOf(pensacola, at, redoubt, hex) === null) return false;
    const outer = neighbour(field.grid, hex, side) ?? hex;
    const isTurned = distance(field.grid, outer, redoubt) <= distance(field.grid, hex, redoubt);
    return isTurned && isInArc(at, redoubt, facing, hex) && isInSight(at, redoubt, hex);
  });
}

/** Within 60 degrees of where it faces: no shortest way to the target leaves by one of its three backs. */
export function isInArc({ field: { grid } }: At, redoubt: HexId, facing: HexSide, hex: HexId): boolean {
  const far = distance(grid, redoubt, hex);
  return hexSides.every((side) => {
    const turn = (sideIndex(side) - sideIndex(facing) + 6) % 6;
    const back = turn >= 2 && turn <= 4 ? neighbour(grid, redoubt, side) : null;
    return back === null || distance(grid, back, hex) >= far;
  });
}

/** Ground alone blocks, and none that touches either end; troops do not (P 3.6, 3.10.1). */
function isInSight(at: At, from: HexId, to: HexId): boolean {
  const { grid } = at.field;
  const isClear = (hex: HexId | undefined): boolean =>
    hex !== undefined &&
    (distance(grid, hex, from) <= 1 ||
      distance(grid, hex, to) <= 1 ||
      terrainOf(at, hexAt(at.field, hex)).blocks === 'no');
  return crossings(grid, from, to).every(([one, other]) => isClear(one) || isClear(other));
}

/** What the die must reach by SP and range; null out of range. */
export function needsOf({ files }: Pensacola, { field, position }: At, redoubt: HexId, hex: HexId): number | null {
  const { needs, ranges } = files.works.bombardment;
  const guns = worksIn(position).batteries.find((one) => one.hex === redoubt)?.sp ?? 0;
  const far = distance(field.grid, redoubt, hex);
  return needs[guns]?.[ranges.findIndex(([from, to]) => far >= from && far <= to)] ?? null;
}

export function shotModifiers(
  { files }: Pensacola,
  { field, position }: At,
  redoubt: HexId,
  hexside: string,
): Modifier[] {
  const { bombardment, weather } = files.works;
  const [id, side] = partsOf(hexside);
  const hex = hexAt(field, id);
  const isExtension = standingWorks(position, hex, sideIndex(side)).includes('earthwork');
  const isOpen = position.breached.some((name) => name.startsWith(`${hex.id}/`));
  return [
    modifier(`drm.${position.weather}`, weather.kinds[position.weather]?.shot ?? 0, 'P 3.6'),
    modifier('drm.extension', isExtension ? bombardment.extension : 0, 'P 3.6'),
    modifier('drm.breached-before', isOpen ? bombardment.again : 0, 'P 3.6'),
    modifier('drm.gunnery', worksIn(position).gunnery[redoubt] ?? 0, 'P 3.6'),
  ].filter(({ value }) => value !== 0);
}

function* fireAt(pensacola: Pensacola, board: Board, redoubt: HexId, hexside: string): Steps<void> {
  const modifiers = shotModifiers(pensacola, board, redoubt, hexside);
  const needed = needsOf(pensacola, board, redoubt, hexside.slice(0, 4)) ?? 0;
  const die = yield* throwDie(board, 'bombardment', board.field.siegeOf);
  const sum = die + sumOf(modifiers);
  const effects: Effect[] = [];
  if (die >= pensacola.files.works.bombardment.least && sum >= needed)
    breachWorks(board, hexside, armyOfSide(board.field, board.field.siegeOf), effects);
  tellPensacola(board.play, 'shot', 'P 3.6', { redoubt, hexside, die, modifiers, sum, needed, effects });
}
