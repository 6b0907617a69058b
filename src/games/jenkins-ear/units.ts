/** Looking up counters and pieces, and what kind of counter may do what (2.2, 7.1). */
import type { Play, Role } from '../../engine/contract.ts';
import { present, RulesBroken } from '../../engine/errors.ts';
import type { Counter, CounterId, Field, FieldHex, HexId, Kind, Port, Side } from './field.ts';
import type { EarState, Piece } from './state.ts';

/** The table a turn is played on: what never changes, and the play. */
export interface Board {
  readonly field: Field;
  readonly play: Play<EarState>;
}

export function counterOf(field: Field, id: CounterId): Counter {
  return present(field.counters.get(id), 'no-such-counter', { counter: id });
}

export function pieceOf(state: Pick<EarState, 'pieces'>, id: CounterId): Piece {
  return present(state.pieces[id], 'no-such-counter', { counter: id });
}

export function hexOf(field: Field, id: HexId): FieldHex {
  return present(field.hexes.get(id), 'no-such-hex', { hex: id });
}

/** The side that a role plays. Throws RulesBroken for one there is not. */
export function sideOfRole(role: Role): Side {
  if (role === 'english' || role === 'spanish') return role;
  throw new RulesBroken('no-such-side', { role });
}

export function enemyOf(side: Side): Side {
  return side === 'english' ? 'spanish' : 'english';
}

const NAVAL: ReadonlySet<Kind> = new Set(['ship-of-the-line', 'frigate', 'fire-ship', 'bomb-ship', 'merchant']);

export const isShip = ({ kind }: Pick<Counter, 'kind'>): boolean => NAVAL.has(kind);

/** A ship with guns. */
export const isArmed = (one: Pick<Counter, 'kind' | 'gun'>): boolean => isShip(one) && one.gun !== null;

/** Land counters proper, leaders among them (11.4); a Deception is none (11.2). */
export const isLand = ({ kind }: Pick<Counter, 'kind'>): boolean => !NAVAL.has(kind) && kind !== 'deception';

export const isDeception = (counter: Counter): boolean => counter.kind === 'deception';

/** Of these counters those that a test holds for. */
export function only(field: Field, ids: readonly CounterId[], test: (counter: Counter) => boolean): CounterId[] {
  return ids.filter((id) => test(counterOf(field, id)));
}

/** A seaport for the rules: one printed for its name only is none (J52). */
export function seaportIn(hex: FieldHex): Port | null {
  return hex.port !== null && !hex.port.nameOnly ? hex.port : null;
}

/** Whose a port is when nobody occupies it. */
export function printedHolder({ flag }: Port): Side | null {
  return flag === 'english' || flag === 'spanish' ? flag : null;
}

/** A die as it is read: 1 … 6. */
export function throwDie({ field, play }: Board, what: string): number {
  const { sides, lowest } = field.tables.dice;
  return play.roll(what, sides) + lowest;
}
