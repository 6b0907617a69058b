/**
 * What a fleet would meet if it sailed to fall upon a hex, from what its side sees: who may intercept it on the way, its
 * checks for perilous seas, the dice at sea and ashore; what troops would who march there. As if all of them came there.
 */
import { oncePer } from '../../engine/once.ts';
import {
  type BattleOdds,
  type Fighter,
  fightersIn,
  isAshore,
  seaOdds,
  shoreOdds,
  sum,
  type Told,
} from './battle-odds.ts';
import { landingParty } from './doctrine/stowage.ts';
import type { CounterId, Field, FieldHex, HexId, Side } from './field.ts';
import { landGround, seaGround } from './moves.ts';
import { isNearStorm, perilModifiers, perilOf } from './perilous.ts';
import { isEnemyPort, isFriendlyPort } from './ports.ts';
import { type Taking, takingOdds } from './taking.ts';
import { counterOf, enemyOf, hexOf, isLand, isShip, only, seaportIn } from './units.ts';
import { type EarView, ownAt, type SeenStack } from './view.ts';
import { wayOver } from './ways.ts';

/** The side that would sail, and what it sees. */
export interface Lookout {
  readonly field: Field;
  readonly view: EarView;
  readonly side: Side;
}

/** Who goes: ships, and whoever is aboard by then; or troops on foot. */
export interface Fleet {
  readonly from: HexId;
  readonly via: readonly HexId[];
  readonly to: HexId;
  readonly ships: readonly CounterId[];
  readonly aboard: readonly CounterId[];
  readonly onFoot: readonly CounterId[];
  readonly told?: Told;
}

export interface Prospect {
  /** Hexes of the way where the enemy may intercept, by the highest die with which he can succeed. */
  readonly challenges: ReadonlyMap<number, readonly HexId[]>;
  /** Of each check for perilous seas, how many faces cost nothing. */
  readonly checks: readonly number[];
  /**
   * The highest die that comes up with enemy ships at the goal, 0 where none of the fleet may try, whether one is seen there,
   * what is fought then, and where they lie after a higher one; null where none can be there.
   */
  readonly sea: {
    readonly die: number;
    readonly isSeen: boolean;
    readonly port: number;
    readonly odds: BattleOdds;
    readonly short: HexId;
  } | null;
  /** Who goes ashore unless it is said otherwise, or marches in; the fight, if any of them can and an enemy may be there. */
  readonly shore: {
    readonly landing: readonly CounterId[];
    readonly port: number;
    readonly isHeld: boolean;
    readonly odds: BattleOdds | null;
  } | null;
  /** That both are won, where both may be fought. */
  readonly taking: Taking | null;
}

/** Null where no way leads there. */
export function prospectOf(lookout: Lookout, fleet: Fleet): Prospect | null {
  const { field } = lookout;
  const goal = field.hexes.get(fleet.to);
  const course = courseOf(lookout, fleet);
  if (!goal || !course) return null;
  const { open, checks, short } = course;
  const sea = short === null ? null : meeting(lookout, fleet, goal, short);
  const shore = sea?.die === 0 ? null : landing(lookout, fleet, goal);
  const fight = { hex: goal.id, attacker: lookout.side, lines: linesAt(lookout, fleet, goal, []) };
  const taking = sea && shore && takingOdds(field, lookout.view, fight, shore.landing);
  return { challenges: challengesOn(lookout, open), checks, sea, shore, taking };
}

/** From which chance on of all that must come off a letter shows an attack to copy. */
const FAIR = 1 / 3;

/**
 * Whether a fleet has a fair chance of what it would fall upon, as far as is known; where nothing is fought it has. Perilous seas
 * may take a ship at each check: of a fleet that has no more than that all must come through unharmed.
 */
export function isFair(lookout: Lookout, fleet: Fleet): boolean {
  const { sea = null, shore = null, taking = null, checks = [] } = prospectOf(lookout, fleet) ?? {};
  const fought = sea?.odds ?? shore?.odds;
  const won = taking ? (taking.share ?? taking.worst) : fought && (fought.seen?.chance ?? fought.chance);
  const faces = [...(checks.length < fleet.ships.length ? [] : checks), ...(sea ? [sea.die] : [])];
  return !fought || faces.reduce((share, n) => (share * n) / lookout.field.tables.dice.sides, won ?? 0) >= FAIR;
}

interface Course {
  /** Hexes in which others may intercept. */
  readonly open: readonly FieldHex[];
  /** Of each check for perilous seas, how many faces cost nothing. */
  readonly checks: readonly number[];
  /** Hexes since the last check or own port when it is over, and whether one was near a storm. */
  readonly sailed: number;
  readonly squall: boolean;
  /** Where they lie if they do not come up with enemy ships at the goal; null where none can be there. */
  readonly short: HexId | null;
}

/** Null where no way leads there. */
export function courseOf(lookout: Lookout, fleet: Fleet): Course | null {
  const { field, view, side } = lookout;
  const ground = fleet.ships.length > 0 ? seaGround(view, side) : landGround(view, side);
  const way = wayOver(field, ground, hexOf(field, fleet.from), fleet.via, fleet.to);
  const goal = way?.at(-1);
  if (!way || !goal) return null;
  if (fleet.ships.length === 0) return { open: [], checks: [], sailed: 0, squall: false, short: null };
  // Who sails in among enemy ships tries to come up with them, and is not intercepted there by others (7.2).
  const isMet = enemyShipsAt(lookout, goal) > 0;
  const sailed = isMet ? way.slice(0, -1) : way;
  // Who goes in from where he lies has them try first there.
  const isFirst = isMet && sailed.length === 0 && !isFriendlyPort(view, goal, side);
  const open = isFirst && !fleet.ships.some((id) => view.units[id]?.sailed) ? [hexOf(field, fleet.from)] : sailed;
  return { open, ...counted(lookout, fleet, sailed), short: isMet ? (sailed.at(-1)?.id ?? fleet.from) : null };
}

const stacksByHex = oncePer((stacks: EarView['stacks']) => Map.groupBy(Object.values(stacks), ({ hex }) => hex));

/** Enemy ships that may lie in a hex, Merchants apart where they are seen: at most as many as are not seen to be none. */
function enemyShipsAt({ field, view, side }: Lookout, hex: FieldHex): number {
  if (hex.terrain === 'land') return 0;
  const theirs = (stacksByHex(view.stacks).get(hex.id) ?? []).filter((stack) => stack.side !== side);
  return sum(theirs.map((stack) => shipsIn(field, stack)));
}

function shipsIn(field: Field, { open, top, height }: SeenStack): number {
  const seen = (open.length > 0 ? open : [top]).flatMap((face) => field.faces.get(face) ?? []);
  return height - seen.filter((face) => !isShip(face) || face.kind === 'merchant').length;
}

/** The highest die with which so many ships intercept (7.2). */
const dieFor = ({ tables }: Field, ships: number): number => Math.min(ships, tables.interception.fails - 1);

export function challengesOn(lookout: Lookout, way: readonly FieldHex[]): ReadonlyMap<number, readonly HexId[]> {
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
  return dieFor(field, sum(hex.bySea.filter(isFree).map((next) => enemyShipsAt(lookout, next))));
}

/** As the rules count hexes (6.3, J25). */
function counted(
  { field, view, side }: Lookout,
  fleet: Fleet,
  way: readonly FieldHex[],
): Omit<Course, 'open' | 'short'> {
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
  return { checks, sailed, squall };
}

/** Those who may try to come up with enemy ships: no Merchants, and none that has intercepted this turn (7.2). */
export const ableOf = ({ field, view }: Lookout, ships: readonly CounterId[]): readonly CounterId[] =>
  only(field, ships, ({ kind }) => kind !== 'merchant').filter((id) => view.units[id]?.intercepted !== true);

function meeting(lookout: Lookout, fleet: Fleet, goal: FieldHex, short: HexId): Prospect['sea'] {
  const { field, view, side } = lookout;
  const able = ableOf(lookout, fleet.ships);
  const odds = seaOdds(field, view, { hex: goal.id, attacker: side, lines: linesAt(lookout, fleet, goal, []) });
  const isSeen = isSeenAfloat(lookout, goal.id);
  return { die: dieFor(field, able.length), isSeen, port: portAgainst(view, goal, side), odds, short };
}

/** Does an enemy ship lie there on top of a stack, or open in it? */
export function isSeenAfloat({ field, view, side }: Lookout, hex: HexId): boolean {
  const theirs = Object.values(view.stacks).filter((stack) => stack.side !== side && stack.hex === hex);
  return theirs.some(({ top, open }) => [top, ...open].flatMap((id) => field.faces.get(id) ?? []).some(isShip));
}

/** Those who land there, or march in, and the fight ashore. */
function landing(lookout: Lookout, fleet: Fleet, goal: FieldHex): Prospect['shore'] {
  const { field, view, side } = lookout;
  const isPort = seaportIn(goal) !== null;
  const sails = fleet.ships.length > 0;
  if (view.storms.includes(goal.id) || isFriendlyPort(view, goal, side) || (sails && !isPort)) return null;
  const aboard = sails ? only(field, [...ownAt(view, goal.id, true), ...fleet.aboard], isLand) : [];
  const party = [...(sails ? (fleet.told?.(aboard) ?? landingParty(field, aboard)) : []), ...fleet.onFoot];
  const lines = linesAt(lookout, fleet, goal, party);
  const isHeld = lines[enemyOf(side)]?.some(isAshore) ?? true;
  const odds = isHeld ? shoreOdds(field, view, { hex: goal.id, attacker: side, lines }) : null;
  if (odds === null && (party.length === 0 || !isPort)) return null;
  // Without a land value to hold it a port takes no dice off (9.2 3).
  const deducted = isHeld && odds?.toBeat !== 0 ? portAgainst(view, goal, side) : 0;
  return { landing: party, port: deducted, isHeld, odds };
}

const portAgainst = (view: EarView, goal: FieldHex, side: Side): number =>
  isEnemyPort(view, goal, side) ? (goal.port?.value ?? 0) : 0;

/** Who is at the goal already and the fleet, those `ashore` landed; or those who marched in. */
function linesAt(
  { field, view, side }: Lookout,
  { ships, aboard, onFoot }: Fleet,
  goal: FieldHex,
  ashore: readonly CounterId[],
): Record<Side, readonly Fighter[] | null> {
  const enemy = enemyOf(side);
  const isAboard = (id: CounterId): boolean => aboard.includes(id) || view.units[id]?.aboard != null;
  // Where lines above bring others there, only units tell.
  const all = [...ownAt(view, goal.id), ...ships, ...aboard, ...onFoot].filter((id) => view.units[id]);
  const ours = all.map((id) => ({ face: counterOf(field, id), isAboard: isAboard(id) && !ashore.includes(id) }));
  const theirs = fightersIn(field, view, enemy, goal.id);
  return side === 'english' ? { english: ours, spanish: theirs } : { english: theirs, spanish: ours };
}
