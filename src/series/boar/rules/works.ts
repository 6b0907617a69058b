/** Works on hexsides: which still stand, and whom they shelter (R18, R45, R75, R76). */
import { oncePer } from '../../../engine/once.ts';
import { type HexSide, hexSides, sideIndex } from '../../../places/hex/grid.ts';
import type { Field, FieldHex, Hexside } from '../scenario/field.ts';
import type { Position } from './position.ts';
import type { HexId } from './state.ts';

export type Work = 'abatis' | 'redoubt' | 'revetment' | 'earthwork' | 'siege';

/** What of a position tells which works stand. */
type Works = Pick<Position, 'breached' | 'cleared' | 'siege'>;

const none: readonly Work[] = [];

/** Do completed siege works, breached or not, face this side? */
export function isEntrenched(position: Works, hex: FieldHex, n: number): boolean {
  if (position.siege.length === 0) return false;
  return (((masksOf(position.siege).get(hex.id) ?? 0) >> n) & 1) === 1;
}

/** Has the hex completed siege works of its own? */
export const isDugIn = ({ siege }: Works, hex: FieldHex): boolean => siege.length > 0 && masksOf(siege).has(hex.id);

/** Sides of each hex that siege works face, as a bit of each clockwise from north. */
const masksOf = oncePer((siege: readonly string[]): ReadonlyMap<HexId, number> => {
  const found = new Map<HexId, number>();
  for (const name of siege) {
    const [hex, side] = partsOf(name);
    found.set(hex, (found.get(hex) ?? 0) | (1 << sideIndex(side)));
  }
  return found;
});

/**
 * What protects this hex against whoever comes across side `n` (clockwise from north), outermost first.
 * A breach takes the work and leaves the abatis; a cleared abatis is gone for good (R75).
 */
export function standingWorks(position: Works, hex: FieldHex, n: number): readonly Work[] {
  const edge = hex.around[n] as Hexside;
  const dug = isEntrenched(position, hex, n);
  if (edge.works.length === 0 && !dug) return none;
  const printed: readonly Work[] = dug ? [...edge.works, 'siege'] : edge.works;
  if (position.breached.length === 0 && position.cleared.length === 0) return printed;
  const name = hexsideName(hex, n);
  const breached = position.breached.includes(name);
  const cleared = position.cleared.includes(name);
  return printed.filter((work) => (work === 'abatis' ? !cleared : !breached));
}

/** As `standingWorks`, by name of the side. */
export function worksAcross(position: Works, hex: FieldHex, side: HexSide): readonly Work[] {
  return standingWorks(position, hex, sideIndex(side));
}

/** Does an unbreached work (an abatis alone is none) face this side? Zones do not reach in across it (R20). */
export function isWalled(position: Works, hex: FieldHex, n: number): boolean {
  const edge = hex.around[n] as Hexside;
  if (edge.works.length === 0 && !isEntrenched(position, hex, n)) return false;
  return standingWorks(position, hex, n).some((work) => work !== 'abatis');
}

/** Is the hex behind a work on any side, none of them breached (the bonus to rally, S 4.19)? */
export function isBehindWorks(position: Works, hex: FieldHex): boolean {
  let walled = false;
  for (let n = 0; n < 6; n++) {
    const edge = hex.around[n] as Hexside;
    if (!edge.works.some((work) => work !== 'abatis') && !isEntrenched(position, hex, n)) continue;
    if (!isWalled(position, hex, n)) return false;
    walled = true;
  }
  return walled;
}

/** `1404/SW`: how a hexside is named in a state. */
export function hexsideName(hex: FieldHex, n: number): string {
  return `${hex.id}/${hexSides[n]}`;
}

/** The hex and the side of a hexside so named. */
export function partsOf(name: string): readonly [HexId, HexSide] {
  return name.split('/') as [HexId, HexSide];
}

/** Has this hex a redoubt, a revetment or an earthwork of its own? */
export function hasWorks(field: Field, hex: HexId): boolean {
  return field.hexes.get(hex)?.around.some(({ works }) => works.some((work) => work !== 'abatis')) ?? false;
}
