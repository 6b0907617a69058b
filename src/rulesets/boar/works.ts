/** Works on hexsides: which still stand, and whom they shelter (R18, R45, R75, R76). */
import { type HexSide, hexSides, sideIndex } from '../../geometry/hex/grid.ts';
import type { FieldHex, Hexside } from './field.ts';
import type { Position } from './position.ts';

export type Work = 'abatis' | 'redoubt' | 'revetment' | 'earthwork' | 'siege';

const none: readonly Work[] = [];

/**
 * What protects this hex against whoever comes across side `n` (clockwise from north), outermost first.
 * A breach takes the work and leaves the abatis; a cleared abatis is gone for good (R75).
 */
export function standingWorks(position: Position, hex: FieldHex, n: number): readonly Work[] {
  const edge = hex.around[n] as Hexside;
  if (edge.works.length === 0 && !edge.siege) return none;
  const printed: readonly Work[] = edge.siege ? [...edge.works, 'siege'] : edge.works;
  if (position.breached.length === 0 && position.cleared.length === 0) return printed;
  const name = hexsideName(hex, n);
  const breached = position.breached.includes(name);
  const cleared = position.cleared.includes(name);
  return printed.filter((work) => (work === 'abatis' ? !cleared : !breached));
}

/** As `standingWorks`, by name of the side. */
export function worksAcross(position: Position, hex: FieldHex, side: HexSide): readonly Work[] {
  return standingWorks(position, hex, sideIndex(side));
}

/** Does an unbreached work (an abatis alone is none) face this side? Zones do not reach in across it (R20). */
export function isWalled(position: Position, hex: FieldHex, n: number): boolean {
  const edge = hex.around[n] as Hexside;
  if (edge.works.length === 0 && !edge.siege) return false;
  return standingWorks(position, hex, n).some((work) => work !== 'abatis');
}

/** Is the hex behind a work on any side, none of them breached (the bonus to rally, S 4.19)? */
export function isBehindWorks(position: Position, hex: FieldHex): boolean {
  let walled = false;
  for (let n = 0; n < 6; n++) {
    const edge = hex.around[n] as Hexside;
    if (!edge.siege && !edge.works.some((work) => work !== 'abatis')) continue;
    if (!isWalled(position, hex, n)) return false;
    walled = true;
  }
  return walled;
}

/** `1404/SW`: how a hexside is named in a state. */
export function hexsideName(hex: FieldHex, n: number): string {
  return `${hex.id}/${hexSides[n]}`;
}
