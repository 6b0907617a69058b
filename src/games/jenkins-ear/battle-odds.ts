/**
 * What a fight promises before it is fought, from what a side sees: the dice of both, and the chance that the attack
 * succeeds. As both usually fight: guns ashore join (boom chains only when alone), leaders' dice go where they do most,
 * fire ships and bomb ships are used, and no die is thrown again.
 */
import type { Counter, Face, Field, HexId, Port, Side } from './field.ts';
import { enemyOf, hexOf, isLand, isShip, seaportIn } from './units.ts';
import type { EarView, SeenStack } from './view.ts';

export interface BattleOdds {
  readonly at: 'sea' | 'shore';
  readonly attacker: Side;
  /** Dice of each side; null where its stacks do not lie open. */
  readonly dice: Readonly<Record<Side, number | null>>;
  /** Whether the defender's counters lie open; else he is taken to have as many as his stacks are high. */
  readonly isKnown: boolean;
  /** Counters of the defender that the attacker's hits must take, all of them. */
  readonly toBeat: number;
  /** That the attacker drives the defender's guns off, or takes the hex; null where the attacker is not known. */
  readonly chance: number | null;
}

/** A counter that fights, by what its front shows. */
interface Fighter {
  readonly face: Counter | Face;
  readonly isAboard: boolean;
}

/** Null where nothing is to be fought at sea. */
export function oddsAtSea(field: Field, view: EarView, hex: HexId): BattleOdds | null {
  const contact = view.contacts.find((one) => one.hex === hex);
  if (!contact) return null;
  const { attacker } = contact;
  const defender = enemyOf(attacker);
  const port = portHeldBy(field, view, hex, defender);
  const lines = {
    [attacker]: fightersIn(field, view, attacker, hex),
    [defender]: fightersIn(field, view, defender, hex),
  };
  const [attack, defence] = [lines[attacker] ?? null, lines[defender] ?? null];
  const ours = attack && atSea(field, attack, port?.value ?? 0, port !== null);
  const theirs = defence && atSea(field, defence, 0, portHeldBy(field, view, hex, attacker) !== null);
  const toBeat = theirs?.counters ?? heightIn(view, defender, hex);
  return {
    at: 'sea',
    attacker,
    dice: diceOf(attacker, ours?.dice, theirs?.dice),
    isKnown: theirs !== null,
    toBeat,
    chance: ours && atLeast(toBeat, hitsAtSea(ours.chances)),
  };
}

/** Null where no counter of the attacker could fight ashore. */
export function oddsAshore(field: Field, view: EarView, attacker: Side, hex: HexId): BattleOdds | null {
  const defender = enemyOf(attacker);
  const attack = fightersIn(field, view, attacker, hex);
  const defence = fightersIn(field, view, defender, hex);
  if (attack !== null && !attack.some((one) => isAshore(one) || one.face.kind === 'bomb-ship')) return null;
  const value = portHeldBy(field, view, hex, defender)?.value ?? 0;
  const isBarred = (side: Side): boolean => side !== field.tables.scuttling.side && view.scuttled.includes(hex);
  const ours = attack && ashore(attack, isBarred(attacker));
  const theirs = defence && ashore(defence, isBarred(defender));
  const deducted = theirs && theirs.lands.length === 0 ? 0 : value;
  const dice = ours && Math.max(0, ours.dice - deducted);
  const toBeat = theirs?.counters ?? heightIn(view, defender, hex);
  // Somebody must be left to take it.
  const stays = ours && theirs ? 1 - atLeast(ours.counters, hitsAshore(field, theirs.lands, theirs.dice)) : 1;
  return {
    at: 'shore',
    attacker,
    dice: diceOf(attacker, dice, theirs?.dice),
    isKnown: theirs !== null,
    toBeat,
    chance: ours && dice !== null ? atLeast(toBeat, hitsAshore(field, ours.lands, dice)) * stays : null,
  };
}

function diceOf(attacker: Side, attack: number | null = null, defence: number | null = null): BattleOdds['dice'] {
  return attacker === 'english' ? { english: attack, spanish: defence } : { english: defence, spanish: attack };
}

function portHeldBy(field: Field, view: EarView, hex: HexId, side: Side): Port | null {
  const port = seaportIn(hexOf(field, hex));
  return port !== null && view.ports[port.id] === side ? port : null;
}

const heightIn = (view: EarView, side: Side, hex: HexId): number =>
  sum(Object.values(view.stacks).flatMap((one) => (one.side === side && one.hex === hex ? [one.height] : [])));

/** Everybody of a side in a hex; null where not all of them are known. */
function fightersIn(field: Field, view: EarView, side: Side, hex: HexId): readonly Fighter[] | null {
  const stacks = Object.values(view.stacks).filter((stack) => stack.side === side && stack.hex === hex);
  const fighters: Fighter[] = [];
  for (const stack of stacks) {
    const known = stack.units === null ? facesOpen(field, stack) : ownOf(field, view, stack.units);
    if (known === null) return null;
    fighters.push(...known);
  }
  return fighters.filter(({ face }) => face.kind !== 'deception');
}

const ownOf = (field: Field, view: EarView, units: readonly string[]): readonly Fighter[] =>
  units.flatMap((id) => {
    const face = field.counters.get(id);
    return face ? [{ face, isAboard: (view.units[id]?.aboard ?? null) !== null }] : [];
  });

/** Those of an enemy stack that lies open: cargo lies above its ship, and whoever is ashore below all ships (4.1). */
function facesOpen(field: Field, { open, height }: SeenStack): readonly Fighter[] | null {
  if (open.length < height) return null;
  const faces = open.flatMap((id) => field.faces.get(id) ?? []);
  const keel = faces.findLastIndex(isShip);
  return faces.map((face, n) => ({ face, isAboard: isLand(face) && n < keel }));
}

const isAshore = ({ face, isAboard }: Fighter): boolean => isLand(face) && !isAboard;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Ships, and the guns ashore that join them. `added`: to each ship's die. */
function atSea(field: Field, fighters: readonly Fighter[], added: number, isEnemyPort: boolean) {
  const { sides } = field.tables.dice;
  const ships = fighters.filter(({ face }) => isShip(face));
  const guns = fighters.filter((one) => isAshore(one) && one.face.gun !== null);
  const batteries = guns.filter(({ face }) => face.kind !== 'boom-chain');
  const joining = batteries.length > 0 ? batteries : guns;
  const chanceOf = ({ face }: Fighter): number => {
    const times = face.kind === 'fire-ship' && isEnemyPort ? field.tables.fireShip.times : 1;
    const need = (face.gun ?? 0) * times - (isShip(face) ? added : 0);
    return Math.min(sides, Math.max(0, need)) / sides;
  };
  const lines = [ships, joining].map((line) => {
    const shooters = line.filter(({ face }) => face.gun !== null);
    const leaders = shooters.length === 0 ? [] : fighters.filter(({ isAboard }) => isAboard === (line === ships));
    const extra = sum(leaders.map(({ face }) => face.navalTactics ?? 0));
    return { dice: shooters.length + extra, chances: ledBy(extra, shooters.map(chanceOf)) };
  });
  return {
    dice: sum(lines.map(({ dice }) => dice)),
    chances: lines.flatMap(({ chances }) => chances),
    counters: ships.filter(({ face }) => face.kind !== 'fire-ship').length + joining.length,
  };
}

/** The chance of each counter to hit, with so many dice more where each does most. */
function ledBy(extra: number, single: readonly number[]): readonly number[] {
  const chances = [...single];
  for (let die = 0; die < extra; die++) {
    const gains = chances.map((chance, n) => (1 - chance) * (single[n] ?? 0));
    const best = gains.indexOf(Math.max(...gains));
    chances[best] = (chances[best] ?? 0) + (gains[best] ?? 0);
  }
  return chances;
}

/** Dice ashore before a port takes any, the land values that hit, and how many counters may be lost. */
function ashore(fighters: readonly Fighter[], isBarred: boolean) {
  const bombs = isBarred ? [] : fighters.filter(({ face }) => face.kind === 'bomb-ship');
  const present = [...fighters.filter(isAshore), ...bombs];
  const lands = present.flatMap(({ face }) => face.land ?? []);
  const tactics = sum(fighters.map(({ face }) => face.landTactics ?? 0));
  const gunners = fighters.filter((one) => !one.isAboard && !(isBarred && isShip(one.face)));
  const cannonade = sum(gunners.map(({ face }) => face.cannonade ?? 0));
  return { lands, dice: lands.length === 0 ? 0 : lands.length + tactics + cannonade, counters: present.length };
}

/** The chance of each number of hits, where each counter hits once at most. */
function hitsAtSea(chances: readonly number[]): readonly number[] {
  let shares = [1];
  for (const chance of chances)
    shares = [...shares, 0].map((share, n) => share * (1 - chance) + (shares[n - 1] ?? 0) * chance);
  return shares;
}

/** The chance of each number of hits of so many dice: a die serves the least counter left of at least its face (9.2 4). */
function hitsAshore(field: Field, lands: readonly number[], dice: number): readonly number[] {
  const { sides, lowest } = field.tables.dice;
  let shares = new Map([[lands.toSorted((a, b) => a - b).join(), 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, number>();
    for (const [unserved, share] of shares) {
      for (let face = lowest; face < lowest + sides; face++) {
        const left = withoutLeast(unserved, face);
        next.set(left, (next.get(left) ?? 0) + share / sides);
      }
    }
    shares = next;
  }
  const hits: number[] = lands.map(() => 0).concat(0);
  for (const [unserved, share] of shares) {
    const served = lands.length - landsOf(unserved).length;
    hits[served] = (hits[served] ?? 0) + share;
  }
  return hits;
}

const landsOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** These land values, lowest first, without the least that such a die serves. */
function withoutLeast(list: string, face: number): string {
  const lands = landsOf(list);
  const least = lands.findIndex((land) => land >= face);
  return least < 0 ? list : lands.toSpliced(least, 1).join();
}

const atLeast = (least: number, shares: readonly number[]): number => sum(shares.slice(Math.max(0, least)));
