/** What a computer player works with: the rules, his tuning, what his side sees; and positions as they might become. */
import type { Order } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { isBeforeAssault } from '../frame/approach.ts';
import type { At } from '../rules/house.ts';
import type { Position } from '../rules/position.ts';
import { type Stacks, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { counterOf, enemyOf, isArtillery, printedStrength } from '../rules/units.ts';
import type { Tuning } from './tuning.ts';

/** `T`: what the doctrine of a game weighs besides. */
export interface Staff<T extends Tuning = Tuning> {
  readonly at: At;
  readonly tuning: T;
  readonly side: Side;
  readonly enemy: Side;
  readonly stacks: Stacks;
  /** Turns are days of siege still: the assault is neither declared nor come. */
  readonly siege: boolean;
}

export function staffOf<T extends Tuning>(at: At, tuning: T, side: Side): Staff<T> {
  const stacks = stacksOf(at);
  return { at, tuning, side, enemy: enemyOf(at.field, side), stacks, siege: isBeforeAssault(at.position) };
}

/** The same staff over another position. */
export function over<T extends Tuning>(staff: Staff<T>, position: Position): Staff<T> {
  const at = { ...staff.at, position };
  return { ...staff, at, stacks: stacksOf(at) };
}

/** On the map, in Parade Order, free to march. */
export function isReady({ at }: Staff, unit: UnitId): boolean {
  const piece = at.position.units[unit];
  if (!piece || piece.hex === null || piece.formation !== 'parade' || piece.withdrew || piece.pinnedBy.length > 0) {
    return false;
  }
  return at.house.mayMove(at, counterOf(at.field, unit)) === null;
}

/** Strength of a unit that is no gun; 0 off the map. */
export function troops({ at: { field, position } }: Staff, unit: UnitId): number {
  const counter = field.counters.get(unit);
  const piece = position.units[unit];
  if (!counter || !piece || piece.hex === null || isArtillery(counter)) return 0;
  return printedStrength(counter, piece);
}

/** Strength of these units together. */
export function troopsOf(staff: Staff, units: Iterable<UnitId>): number {
  return [...units].reduce((strength, unit) => strength + troops(staff, unit), 0);
}

/** Strength of a side's troops in Parade Order within so many hexes of a place. */
export function troopsNear(staff: Staff, hex: HexId, side: Side, within: number): number {
  const { field, position } = staff.at;
  const near = [...staff.stacks.values()].filter(
    (stack) => stack.side === side && distance(field.grid, stack.hex, hex) <= within,
  );
  const men = near.flatMap(({ units }) => units).filter((unit) => position.units[unit]?.formation === 'parade');
  return troopsOf(staff, men);
}

/** A march order of the doctrine. */
export function marchOrder(number: number, units: readonly UnitId[], to: HexId, strategic: boolean): Order {
  return {
    id: `d${number}`,
    verb: 'MOVE',
    args: { units: [...units], to, ...(strategic ? { strategic } : {}) },
    canonical: `MOVE ${units.join(', ')} TO ${to}${strategic ? ' STRATEGIC' : ''}`,
    line: 0,
  };
}

/** An attack order of the doctrine. */
export function attackOrder(
  number: number,
  on: readonly HexId[],
  units: readonly UnitId[],
  divert: readonly HexId[],
): Order {
  const args = { hexes: [...on], with: [...units], ...(divert.length > 0 ? { divert: [...divert] } : {}) };
  const tail = divert.length > 0 ? ` DIVERT ${divert.join(', ')}` : '';
  return {
    id: `d${number}`,
    verb: 'ATTACK',
    args,
    canonical: `ATTACK ${on.join(', ')} WITH ${units.join(', ')}${tail}`,
    line: 0,
  };
}
