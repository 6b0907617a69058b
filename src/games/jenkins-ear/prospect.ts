/**
 * What a fleet would meet if it sailed to fall upon a hex, from what its side sees: who may intercept it on the way, its
 * checks for perilous seas, the dice at sea and ashore. As if all of it came there.
 */
import { type BattleOdds, type Fighter, fightersIn, isAshore, seaOdds, shoreOdds } from './battle-odds.ts';
import { landingParty } from './doctrine/stowage.ts';
import type { CounterId, Field, FieldHex, HexId, Side } from './field.ts';
import { seaGround } from './moves.ts';
import { isNearStorm, perilModifiers, perilOf } from './perilous.ts';
import { isEnemyPort, isFriendlyPort } from './ports.ts';
import { counterOf, enemyOf, hexOf, isLand, isShip, only } from './units.ts';
import type { EarView, SeenStack } from './view.ts';
import { wayOver } from './ways.ts';

/** The side that would sail, and what it sees. */
export interface Lookout {
  readonly field: Field;
  readonly view: EarView;
  readonly side: Side;
}

/** Who sails: ships, and whoever is aboard by then. */
export interface Fleet {
  readonly from: HexId;
  readonly via: readonly HexId[];
  readonly to: HexId;
  readonly ships: readonly CounterId[];
  readonly aboard: readonly CounterId[];
}

export interface Prospect {
  /** Hexes of the way where the enemy may intercept, by the highest die with which he can succeed. */
  readonly challenges: ReadonlyMap<number, readonly HexId[]>;
  /** Of each check for perilous seas, how many faces cost nothing. */
  readonly checks: readonly number[];
  /** The highest die that comes up with enemy ships at the goal, and what is fought then; null where none can be there. */
  readonly sea: { readonly die: number; readonly port: number; readonly odds: BattleOdds } | null;
  /** Who goes ashore unless it is said otherwise, and the fight there; no odds where nobody of the enemy is seen. */
  readonly shore: {
    readonly landing: readonly CounterId[];
    readonly port: number;
    readonly odds: BattleOdds | null;
  } | null;
}

/** Null where no way leads there. */
export function prospectOf(lookout: Lookout, fleet: Fleet): Prospect | null {
  const { field, view, side } = lookout;
  const goal = field.hexes.get(fleet.to);
  const way = wayOver(field, seaGround(view, side), hexOf(field, fleet.from), fleet.via, fleet.to);
  if (!goal || way === null || way.length === 0) return null;
  const isMet = enemyShipsAt(lookout, goal) > 0;
  // Who sails in among enemy ships tries to come up with them, and is not intercepted there by others (7.2).
  const open = isMet ? way.slice(0, -1) : way;
  return {
    challenges: challengesOn(lookout, open),
    checks: checksOn(lookout, fleet, open),
    sea: isMet ? meeting(lookout, fleet, goal) : null,
    shore: landing(lookout, fleet, goal),
  };
}

/** Enemy ships that may lie in a hex, Merchants apart where they are seen: at most as many as are not seen to be none. */
function enemyShipsAt({ field, view, side }: Lookout, hex: FieldHex): number {
  return Object.values(view.stacks)
    .filter((stack) => stack.side !== side && stack.hex === hex.id && hex.terrain !== 'land')
    .reduce((total, stack) => total + shipsIn(field, stack), 0);
}

function shipsIn(field: Field, { open, top, height }: SeenStack): number {
  const seen = (open.length > 0 ? open : [top]).flatMap((face) => field.faces.get(face) ?? []);
  return height - seen.filter((face) => !isShip(face) || face.kind === 'merchant').length;
}

/** The highest die with which so many ships intercept (7.2). */
const dieFor = ({ tables }: Field, ships: number): number => Math.min(ships, tables.interception.fails - 1);

function challengesOn(lookout: Lookout, way: readonly FieldHex[]): ReadonlyMap<number, readonly HexId[]> {
  const dice = new Map(way.map((hex) => [hex.id, challengeAt(lookout, hex)]));
  return Map.groupBy(
    [...dice.keys()].filter((hex) => dice.get(hex) !== 0),
    (hex) => dice.get(hex) ?? 0,
  );
}

/**
 * The highest die with which the enemy may intercept who enters a hex, 0 where he may not: not in storms, not from where
 * combat is joined already, not into a seaport of the mover's own (7.2, J15).
 */
export function challengeAt(lookout: Lookout, hex: FieldHex): number {
  const { field, view, side } = lookout;
  if (view.storms.includes(hex.id) || isFriendlyPort(view, hex, side)) return 0;
  const isFree = ({ id }: FieldHex): boolean =>
    !view.storms.includes(id) && !view.contacts.some((contact) => contact.hex === id);
  const near = hex.bySea.filter(isFree).map((next) => enemyShipsAt(lookout, next));
  return dieFor(
    field,
    near.reduce((total, one) => total + one, 0),
  );
}

/** As the rules count hexes (6.3, J25). */
function checksOn({ field, view, side }: Lookout, fleet: Fleet, way: readonly FieldHex[]): number[] {
  const { lowest, sides } = field.tables.dice;
  const faces = Array.from({ length: sides }, (_, n) => n + lowest);
  const checks: number[] = [];
  let sailed = Math.max(...fleet.ships.map((id) => view.units[id]?.sailed ?? 0));
  let squall = fleet.ships.some((id) => view.units[id]?.squall);
  for (const hex of way) {
    const isHome = isFriendlyPort(view, hex, side);
    sailed = isHome ? 0 : sailed + 1;
    squall = !isHome && (squall || isNearStorm(view.storms, hex));
    if (sailed < field.tables.perilous.hexes) continue;
    const modifiers = perilModifiers(field, [...fleet.ships, ...fleet.aboard], squall);
    checks.push(faces.filter((die) => perilOf(field, modifiers, die).row.by === null).length);
    [sailed, squall] = [0, false];
  }
  return checks;
}

function meeting(lookout: Lookout, fleet: Fleet, goal: FieldHex): Prospect['sea'] {
  const { field, view, side } = lookout;
  const trying = only(field, fleet.ships, ({ kind }) => kind !== 'merchant');
  const able = trying.filter((id) => view.units[id]?.intercepted !== true);
  if (able.length === 0) return null;
  const lines = linesAt(lookout, fleet, goal, []);
  const odds = seaOdds(field, view, { hex: goal.id, attacker: side, lines });
  return { die: dieFor(field, able.length), port: portAgainst(view, goal, side), odds };
}

function landing(lookout: Lookout, fleet: Fleet, goal: FieldHex): Prospect['shore'] {
  const { field, view, side } = lookout;
  if (goal.port === null || goal.port.nameOnly || view.storms.includes(goal.id)) return null;
  if (isFriendlyPort(view, goal, side)) return null;
  const party = landingParty(field, only(field, fleet.aboard, isLand));
  const lines = linesAt(lookout, fleet, goal, party);
  const isHeld = lines[enemyOf(side)]?.some(isAshore) ?? true;
  const odds = isHeld ? shoreOdds(field, view, { hex: goal.id, attacker: side, lines }) : null;
  if (party.length === 0 && odds === null) return null;
  // Without a land value to hold it a port takes no dice off (9.2 3).
  const deducted = isHeld && odds?.toBeat !== 0 ? portAgainst(view, goal, side) : 0;
  return { landing: party, port: deducted, odds };
}

const portAgainst = (view: EarView, goal: FieldHex, side: Side): number =>
  isEnemyPort(view, goal, side) ? (goal.port?.value ?? 0) : 0;

/** Who is at the goal already, and the fleet with those `ashore` landed. */
function linesAt(
  { field, view, side }: Lookout,
  { ships, aboard }: Fleet,
  goal: FieldHex,
  ashore: readonly CounterId[],
): Record<Side, readonly Fighter[] | null> {
  const enemy = enemyOf(side);
  const fighter = (id: CounterId): Fighter => ({
    face: counterOf(field, id),
    isAboard: aboard.includes(id) && !ashore.includes(id),
  });
  const ours = [...(fightersIn(field, view, side, goal.id) ?? []), ...[...ships, ...aboard].map(fighter)];
  const theirs = fightersIn(field, view, enemy, goal.id);
  return side === 'english' ? { english: ours, spanish: theirs } : { english: theirs, spanish: ours };
}
