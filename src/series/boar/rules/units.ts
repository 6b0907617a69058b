/** What a counter is worth as it stands: strength, morale, and who it belongs to. */
import { present, RulesBroken } from '../../../engine/errors.ts';
import type { Counter, Field, FieldHex, LeaderCounter } from '../scenario/field.ts';
import type { Piece, Position } from './position.ts';
import type { Army, BoarState, Fate, HexId, Leader, Side, Unit, UnitId } from './state.ts';

/** The printed counter of a combat unit. Throws RulesBroken for an id that is none. */
export function counterOf(field: Field, unit: UnitId): Counter {
  return present(field.counters.get(unit), 'no-such-unit', { unit });
}

/** Who they are. */
export const codesOf = (all: readonly { readonly id: UnitId }[]): UnitId[] => all.map(({ id }) => id);

export function hexAt({ hexes }: Pick<Field, 'hexes'>, id: HexId): FieldHex {
  return present(hexes.get(id), 'no-such-hex', { hex: id });
}

export function leaderOf(field: Field, leader: UnitId): LeaderCounter {
  return present(field.leaders.get(leader), 'no-such-leader', { leader });
}

/** A combat unit as it stands. Throws RulesBroken for an id that is none. */
export function pieceOf(position: Position, unit: UnitId): Piece {
  return present(position.units[unit], 'no-such-unit', { unit });
}

/** As `pieceOf`, to be changed. */
export const unitOf = (state: BoarState, unit: UnitId): Unit => present(state.units[unit], 'no-such-unit', { unit });

export function leaderStateOf(state: BoarState, leader: UnitId): Leader {
  return present(state.leaders[leader], 'no-such-leader', { leader });
}

/** The hex a unit stands in. Throws RulesBroken off the map. */
export function hexOf(position: Position, unit: UnitId): string {
  return present(pieceOf(position, unit).hex, 'not-on-the-map', { unit });
}

/** Out of the game, and not only waiting to come. */
export const isGone = (fate: Fate | undefined): boolean =>
  fate === 'eliminated' || fate === 'captured' || fate === 'removed';

/** Whose a unit or a leader is. */
export const sideOf = (field: Field, id: UnitId): Side => (field.leaders.get(id) ?? counterOf(field, id)).side;

export const armyOf = (field: Field, unit: UnitId): Army => counterOf(field, unit).army;

/** The army of a side; of one that has several, the first. */
export function armyOfSide({ armies }: Pick<Field, 'armies'>, side: Side): Army {
  return armies.find((army) => army.side === side)?.id ?? side;
}

/** Where a unit or leader falls back to: the headquarters of its army (S 4.19). */
export function homeOf(field: Field, id: UnitId): HexId {
  const army = (field.counters.get(id) ?? field.leaders.get(id))?.army;
  return field.armies.find((each) => each.id === army)?.headquarters ?? '';
}

export function enemyOf(field: Field, side: Side): Side {
  const found = field.sides.find((each) => each.id === side);
  if (!found) throw new RulesBroken('no-such-side', { side });
  return found.enemy;
}

export const isReduced = (counter: Counter, piece: Piece): boolean => piece.steps < counter.steps;

/** Strength points as printed on the side the counter shows. */
export function printedStrength(counter: Counter, piece: Piece): number {
  return isReduced(counter, piece) ? (counter.sp.reduced ?? counter.sp.full) : counter.sp.full;
}

/** Morale as printed on the side the counter shows. */
export function printedMorale(counter: Counter, piece: Piece): number {
  return isReduced(counter, piece) ? (counter.morale.reduced ?? counter.morale.full) : counter.morale.full;
}

export const isArtillery = (counter: Counter): boolean => counter.gait === 'artillery';

/** Guns that nothing moves from where they stand. */
export const isFixed = ({ field }: { readonly field: Field }, unit: UnitId): boolean => counterOf(field, unit).mp === 0;

/** Guns that throw shells over whatever hides their target, each for itself. */
export const isHowitzer = ({ marks }: Counter): boolean => marks.includes('howitzer');

export const isMounted = (counter: Counter): boolean => counter.gait === 'horse';

/** May he stack with and command this unit: his own army, and of it what his counter names (S 4.18)? */
export function commands(leader: LeaderCounter, unit: Counter): boolean {
  if (leader.army !== unit.army) return false;
  return leader.commands === 'all' || leader.commands.includes(unit.class) || leader.commands.includes(unit.arm);
}
