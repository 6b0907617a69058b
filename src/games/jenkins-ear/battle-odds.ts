/**
 * What a fight promises before it is fought, from what a side sees: the dice of both, and the chance that the attack
 * succeeds. As both usually fight: guns ashore join (boom chains only when alone), leaders' dice go where they do most,
 * fire ships and bomb ships are used, and no die is thrown again.
 */
import { atLeast, dealtWhereBest, hitsOf } from '../../engine/hits.ts';
import { landingParty } from './doctrine/stowage.ts';
import type { Counter, CounterId, Face, FaceId, Field, HexId, Port, Side } from './field.ts';
import { hitsServed } from './land-hits.ts';
import { type LastSeen, lastSeen } from './last-seen.ts';
import { isFriendlyPort } from './ports.ts';
import { enemyOf, hexOf, isLand, isShip, only, seaportIn } from './units.ts';
import { type EarView, ownAt, type SeenStack } from './view.ts';

export interface BattleOdds {
  readonly at: 'sea' | 'shore';
  readonly attacker: Side;
  /** Dice of each side; null where its stacks do not lie open. */
  readonly dice: Readonly<Record<Side, number | null>>;
  /** Whether the defender's counters lie open; else one of them fights at least, and at most as many as his stacks are high. */
  readonly isKnown: boolean;
  /** Hits that the attack needs, at least and at most. */
  readonly fewest: number;
  readonly toBeat: number;
  /**
   * That the attacker drives the defender's guns off, or takes the hex, and has somebody left, where it takes the fewest
   * hits and where it takes the most; null where he is not known.
   */
  readonly best: number | null;
  readonly chance: number | null;
  /** That it costs all who attack; null where one of the sides is not known. */
  readonly ruin: number | null;
  /** A hidden defender as he was last seen, how many counters he is now, and what he would throw and hold then. */
  readonly seen: (LastSeen & { readonly now: number; readonly dice: number; readonly chance: number }) | null;
}

/** A counter that fights, by what its front shows. */
export interface Fighter {
  readonly face: Counter | Face;
  readonly isAboard: boolean;
}

/** Who meets whom; null for a side of which not all counters are known. */
export interface Fight {
  readonly hex: HexId;
  readonly attacker: Side;
  readonly lines: Readonly<Record<Side, readonly Fighter[] | null>>;
}

/** What may fail, and what may come off, is never told as certain. */
export function percent(chance: number): number {
  return chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Null where nothing is to be fought at sea. */
export function oddsAtSea(field: Field, view: EarView, hex: HexId): BattleOdds | null {
  const contact = view.contacts.find((one) => one.hex === hex);
  return contact ? seaOdds(field, view, { ...contact, lines: linesIn(field, view, hex) }) : null;
}

/** Null where nobody of the attacker has a land value to fight ashore with, or nobody of the defender is ashore. */
export function oddsAshore(
  field: Field,
  view: EarView,
  attacker: Side,
  hex: HexId,
  landing = landersIn(field, view, attacker, hex),
): BattleOdds | null {
  const lines = linesIn(field, view, hex);
  const attack = lines[attacker];
  const ours = attack && landed(attack, landing);
  const fight = { hex, attacker, lines: { ...lines, [attacker]: ours } };
  // Whoever is still aboard goes ashore beside bomb ships that fight there, and fights there alone once he has landed.
  return onShore(field, view, { ...fight, lines }) && shoreOdds(field, view, fight);
}

/** Whom of those aboard in a hex by then orders tell to land; nothing where they are silent of them. */
export type Told = (aboard: readonly CounterId[]) => readonly CounterId[] | undefined;

/** Who of a side that is to attack at sea a port not its own goes ashore there once the sea is won. */
export function landersIn(field: Field, view: EarView, side: Side, hex: HexId, told?: Told): readonly CounterId[] {
  const at = hexOf(field, hex);
  const attacks = view.contacts.some((one) => one.hex === hex && one.attacker === side);
  if (!attacks || seaportIn(at) === null || isFriendlyPort(view, at, side)) return [];
  const aboard = only(field, ownAt(view, hex, true), isLand);
  return told?.(aboard) ?? landingParty(field, aboard);
}

export const landed = (fighters: readonly Fighter[], landing: readonly CounterId[]): readonly Fighter[] =>
  fighters.map((one) => (landing.includes(one.face.id) ? { ...one, isAboard: false } : one));

export function seaOdds(field: Field, view: EarView, fight: Fight): BattleOdds {
  return remembered(field, view, fight, atSea(field, view, fight), (as) => atSea(field, view, as));
}

function atSea(field: Field, view: EarView, fight: Fight): BattleOdds {
  const { hex, attacker } = fight;
  const defender = enemyOf(attacker);
  const [ours, theirs] = [attacker, defender].map((side) => strengthAtSea(field, view, fight, side));
  return oddsOf('sea', attacker, ours ?? null, theirs ?? null, heightIn(view, defender, hex));
}

/** Of one side at sea, null where not all of it are known: the attacker adds the value of a port that the other holds. */
export function strengthAtSea(field: Field, view: EarView, fight: Fight, side: Side) {
  const line = fight.lines[side];
  return line && afloat(line, hittingAtSea(field, view, fight, side));
}

/** The chance of one die at sea, by whose it is. */
export function hittingAtSea(
  field: Field,
  view: EarView,
  { hex, attacker }: Pick<Fight, 'hex' | 'attacker'>,
  side: Side,
): (face: Counter | Face) => number {
  const { dice, fireShip } = field.tables;
  const port = portHeldBy(field, view, hex, enemyOf(side));
  const added = side === attacker ? (port?.value ?? 0) : 0;
  return (face) => {
    const times = face.kind === 'fire-ship' && port !== null ? fireShip.times : 1;
    const need = (face.gun ?? 0) * times - (isShip(face) ? added : 0);
    return Math.min(dice.sides, Math.max(0, need)) / dice.sides;
  };
}

export function shoreOdds(field: Field, view: EarView, fight: Fight): BattleOdds | null {
  const odds = onShore(field, view, fight);
  return odds && remembered(field, view, fight, odds, (as) => onShore(field, view, as));
}

export function onShore(field: Field, view: EarView, fight: Fight): BattleOdds | null {
  const { hex, attacker, lines } = fight;
  const defender = enemyOf(attacker);
  const [attack, defence] = [lines[attacker], lines[defender]];
  if (attack !== null && !attack.some((one) => one.face.land !== null && (isAshore(one) || isShip(one.face))))
    return null;
  if (defence !== null && !defence.some(isAshore)) return null;
  const theirs = strengthAshore(field, view, fight, defender);
  // Without a land value to hold it a port takes no dice off (9.2 3).
  const ours = strengthAshore(field, view, fight, attacker, theirs?.toBeat !== 0);
  return oddsOf('shore', attacker, ours, theirs, heightIn(view, defender, hex));
}

/** Of one side ashore, null where not all of it are known. `against`: a port that the other holds. */
export function strengthAshore(field: Field, view: EarView, { hex, lines }: Fight, side: Side, against = false) {
  const port = against ? portHeldBy(field, view, hex, enemyOf(side)) : null;
  const isBarred = side !== field.tables.scuttling.side && view.scuttled.includes(hex);
  const line = lines[side];
  return line && ashore(field, line, port?.value ?? 0, isBarred);
}

/** Of a defender who does not lie open what was last seen of him is told too, as if that were all. */
function remembered(
  field: Field,
  view: EarView,
  fight: Fight,
  odds: BattleOdds,
  promise: (fight: Fight) => BattleOdds | null,
): BattleOdds {
  const defender = enemyOf(fight.attacker);
  const last = odds.isKnown ? null : lastSeenIn(field, view, defender, fight.hex);
  const lines = last && { ...fight.lines, [defender]: last.fighters };
  const as = lines && promise({ ...fight, lines });
  if (!last || as == null || as.chance === null) return odds;
  const seen = { turn: last.turn, faces: last.faces, now: heightIn(view, defender, fight.hex) };
  return { ...odds, seen: { ...seen, dice: as.dice[defender] ?? 0, chance: as.chance } };
}

/** What one side brings to a fight. */
interface Strength {
  readonly dice: number;
  /** The chance of each number of hits. */
  readonly hits: readonly number[];
  /** Counters that may be lost. */
  readonly counters: number;
  /** Hits after which it cannot hold: none where it has nothing to hold with. */
  readonly toBeat: number;
}

/** `height`: counters of a defender who does not lie open. */
function oddsOf(
  at: BattleOdds['at'],
  attacker: Side,
  ours: Strength | null,
  theirs: Strength | null,
  height: number,
): BattleOdds {
  const toBeat = theirs?.toBeat ?? height;
  const fewest = theirs?.toBeat ?? Math.min(1, height);
  const ruin = ours && theirs && atLeast(ours.counters, theirs.hits);
  const winning = (hits: number): number | null => ours && atLeast(hits, ours.hits) * (1 - (ruin ?? 0));
  return {
    ...{ at, attacker, dice: diceOf(attacker, ours?.dice, theirs?.dice), isKnown: theirs !== null },
    ...{ fewest, toBeat, best: winning(fewest), chance: winning(toBeat), ruin, seen: null },
  };
}

function diceOf(attacker: Side, attack: number | null = null, defence: number | null = null): BattleOdds['dice'] {
  return attacker === 'english' ? { english: attack, spanish: defence } : { english: defence, spanish: attack };
}

function portHeldBy(field: Field, view: EarView, hex: HexId, side: Side): Port | null {
  const port = seaportIn(hexOf(field, hex));
  return port !== null && view.ports[port.id] === side ? port : null;
}

export const heightIn = (view: EarView, side: Side, hex: HexId): number =>
  sum(Object.values(view.stacks).flatMap((one) => (one.side === side && one.hex === hex ? [one.height] : [])));

export const linesIn = (field: Field, view: EarView, hex: HexId): Fight['lines'] => ({
  english: fightersIn(field, view, 'english', hex),
  spanish: fightersIn(field, view, 'spanish', hex),
});

/** Everybody of a side in a hex; null where not all of them are known. */
export function fightersIn(field: Field, view: EarView, side: Side, hex: HexId): readonly Fighter[] | null {
  const fighters: Fighter[] = [];
  for (const stack of Object.values(view.stacks).filter((stack) => stack.side === side && stack.hex === hex)) {
    const known = stack.units === null ? facesKnown(field, view, stack) : ownOf(field, view, stack.units);
    if (known === null) return null;
    fighters.push(...known);
  }
  return fighters.filter(({ face }) => face.kind !== 'deception');
}

export const ownOf = (field: Field, view: EarView, units: readonly string[]): readonly Fighter[] =>
  units.flatMap((id) => {
    const [face, unit] = [field.counters.get(id), view.units[id]];
    return face && unit ? [{ face, isAboard: unit.aboard !== null }] : [];
  });

/** Those of an enemy stack that lies open, or was seen whole this turn. */
function facesKnown(field: Field, view: EarView, stack: SeenStack): readonly Fighter[] | null {
  const { open, top, height } = stack;
  const last = open.length === 0 ? lastSeen(field, view, stack) : null;
  // The top is always seen (4.4).
  const seen = height === 1 ? [top] : last?.turn === view.turn ? last.faces : open;
  return seen.length < height ? null : fightersOf(field, seen);
}

/** Counters by their fronts, from the top: cargo lies above its ship, and whoever is ashore below all ships (4.1). */
function fightersOf(field: Field, faces: readonly FaceId[]): readonly Fighter[] {
  const known = faces.flatMap((id) => field.faces.get(id) ?? []);
  const keel = known.findLastIndex(isShip);
  return known.map((face, n) => ({ face, isAboard: isLand(face) && n < keel }));
}

/** Who lies open in a hex or was last seen there, the tops of today among them; null where a stack was never seen. */
export function lastSeenIn(field: Field, view: EarView, side: Side, hex: HexId) {
  const seen = Object.values(view.stacks).flatMap((stack): (LastSeen | null)[] => {
    if (stack.side !== side || stack.hex !== hex) return [];
    const { open, top, height } = stack;
    if (open.length > 0 || height === 1) return [{ turn: view.turn, faces: open.length > 0 ? open : [top] }];
    const last = lastSeen(field, view, stack);
    return [last && { ...last, faces: last.faces.includes(top) ? last.faces : [top, ...last.faces] }];
  });
  const known = seen.filter((one) => one !== null);
  if (known.length === 0 || known.length < seen.length) return null;
  const fighters = known.flatMap(({ faces }) => fightersOf(field, faces));
  return {
    turn: Math.min(...known.map(({ turn }) => turn)),
    faces: known.flatMap(({ faces }) => faces),
    fighters: fighters.filter(({ face }) => face.kind !== 'deception'),
  };
}

export const isAshore = ({ face, isAboard }: Fighter): boolean => isLand(face) && !isAboard;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Guns ashore that join a fight at sea: Boom Chains only where they are alone. */
export function joining(fighters: readonly Fighter[]): readonly Fighter[] {
  const guns = fighters.filter((one) => isAshore(one) && one.face.gun !== null);
  const batteries = guns.filter(({ face }) => face.kind !== 'boom-chain');
  return batteries.length > 0 ? batteries : guns;
}

/** Ships, and the guns ashore that join them. */
function afloat(fighters: readonly Fighter[], chanceOf: (face: Counter | Face) => number): Strength {
  const ships = fighters.filter(({ face }) => isShip(face));
  const guns = joining(fighters);
  const shooters = [ships, guns].flatMap((line) => {
    const single = line.filter(({ face }) => face.gun !== null).map(({ face }) => chanceOf(face));
    const leaders = fighters.filter(({ isAboard }) => isAboard === (line === ships));
    const extra = dealtWhereBest(sum(leaders.map(({ face }) => face.navalTactics ?? 0)), single);
    return single.map((chance, n) => {
      const thrown = [n, ...extra.filter((one) => one === n)];
      // A die that cannot hit promises nothing.
      return { dice: chance > 0 ? thrown.length : 0, hit: 1 - thrown.reduce((missed) => missed * (1 - chance), 1) };
    });
  });
  // Fire ships used are gone whatever the dice say, and are no loss to choose (11.3).
  const staying = [...ships, ...guns].filter(({ face }) => face.kind !== 'fire-ship');
  return {
    dice: sum(shooters.map(({ dice }) => dice)),
    hits: hitsOf(shooters.map(({ hit }) => hit)),
    counters: staying.length,
    // Who has no gun left does not hold the hex, so those without are lost first (9.1 9).
    toBeat: staying.some(({ face }) => face.gun !== null) ? staying.length : 0,
  };
}

/** Those who fight ashore; `deducted`: dice that a port takes off. */
function ashore(field: Field, fighters: readonly Fighter[], deducted: number, isBarred: boolean): Strength {
  const bombs = isBarred ? [] : fighters.filter(({ face }) => face.kind === 'bomb-ship');
  const present = [...fighters.filter(isAshore), ...bombs];
  const lands = present.flatMap(({ face }) => face.land ?? []);
  const tactics = sum(fighters.map(({ face }) => face.landTactics ?? 0));
  const gunners = fighters.filter((one) => !one.isAboard && !(isBarred && isShip(one.face)));
  const cannonade = sum(gunners.map(({ face }) => face.cannonade ?? 0));
  const dice = lands.length === 0 ? 0 : Math.max(0, lands.length + tactics + cannonade - deducted);
  return {
    dice,
    hits: hitsServed(field.tables.dice, lands, dice),
    counters: present.length,
    // Guns, leaders and stores without a land value beside them are gone (9.2 2).
    toBeat: lands.length === 0 ? 0 : present.length,
  };
}
