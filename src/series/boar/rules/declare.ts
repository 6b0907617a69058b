/** Declaring close combats: who may attack whom, who must, and what an attack left undone asks for (series 12.1, R35–R37). */
import { textsIn } from '../../../acts/slots.ts';
import { byCodeUnit } from '../../../engine/canonical.ts';
import type { Diagnostic, Json, Order } from '../../../engine/contract.ts';
import { type HexSide, sideBetween } from '../../../places/hex/grid.ts';
import type { At, Fault, Fight, Rules } from './house.ts';
import { workOf } from './modifiers.ts';
import { oddsFor, totalStrength } from './odds.ts';
import type { Position } from './position.ts';
import { around, isNextTo, type Stacks, stacksOf, unitsAt, unitsIn, unitsOfAt } from './stacks.ts';
import type { HexId, Side, UnitId } from './state.ts';
import { counterOf, enemyOf, hexAt, isArtillery, isMounted } from './units.ts';
import { zonesInto } from './zoc.ts';

/** One declared attack. `id` is its first attacked hex, the segment of its address. */
export interface Attack {
  readonly id: HexId;
  readonly side: Side;
  readonly on: readonly HexId[];
  readonly with: readonly UnitId[];
  /** Neighbouring enemy hexes left alone for a column each. */
  readonly diverted: readonly HexId[];
  /** Declared only because somebody must attack. */
  readonly forced: boolean;
  readonly compelled?: Fight['compelled'];
}

/** An attack on a hex that nobody makes yet. */
export const attackOn = (side: Side, hex: HexId): Attack => ({
  ...{ id: hex, side, on: [hex], with: [], diverted: [], forced: false },
});

/** Hexes the attackers stand in, in the order of their ids. */
export function originsOf(position: Position, attack: Pick<Attack, 'with'>): HexId[] {
  const hexes = new Set<HexId>();
  for (const unit of attack.with) {
    const hex = position.units[unit]?.hex;
    if (hex) hexes.add(hex);
  }
  return [...hexes].sort(byCodeUnit);
}

/** May this unit attack at all: on the map, in Parade Order, no gun, not just withdrawn, not bound to company it lacks? */
export function canAttack(at: At, unit: UnitId): boolean {
  const piece = at.position.units[unit];
  if (!piece || piece.hex === null || piece.formation !== 'parade' || piece.withdrew) return false;
  return !isArtillery(counterOf(at.field, unit)) && !defendsOnly(at, unit, piece.hex);
}

/** A strength in parentheses only defends while nobody of its side stands with it (P 4.6). */
function defendsOnly({ field, position }: At, unit: UnitId, hex: HexId): boolean {
  return counterOf(field, unit).marks.includes('parenthesised') && unitsIn(position, hex).length === 1;
}

/**
 * An ATTACK order as an attack; without WITH, all who stand next to the hex and may, but for those `spoken` for by other
 * lines. `armies`: those of them beside who is named, where the armies of a side are commanded apart.
 */
export function attackOf(at: At, side: Side, args: Order['args'], spoken: ReadonlySet<UnitId> = new Set()): Attack {
  const on = textsIn(args.hexes ?? args.hex);
  const named = fightersAmong(at, textsIn(args.with));
  const armies = textsIn(args.armies);
  const near =
    named.length > 0 && armies.length === 0
      ? []
      : neighboursOf(at, stacksOf(at), side, on).filter(
          (unit) => !spoken.has(unit) && (armies.length === 0 || armies.includes(at.field.commandOf.get(unit) ?? '')),
        );
  const units = [...new Set([...named, ...near])];
  return { id: on[0] ?? '', side, on, with: units, diverted: textsIn(args.divert), forced: false };
}

/** Who attacks elsewhere: those in an attack made by now, and those whom a plain ATTACK of the book names. */
export function spokenFor(book: readonly Order[], made: readonly Attack[]): ReadonlySet<UnitId> {
  const named = book.filter(({ verb, when }) => verb === 'ATTACK' && !when).flatMap(({ args }) => textsIn(args.with));
  return new Set([...named, ...made.flatMap((attack) => attack.with)]);
}

/** Leaders named beside units go with those they stand with; named alone they bring nobody. */
function fightersAmong({ field }: At, named: readonly UnitId[]): readonly UnitId[] {
  const fighters = named.filter((unit) => !field.leaders.has(unit));
  return fighters.length > 0 ? fighters : named;
}

function neighboursOf(at: At, stacks: Stacks, side: Side, on: readonly HexId[]): UnitId[] {
  const hexes = on.flatMap((id) => {
    const hex = at.field.hexes.get(id);
    return hex ? around(hex) : [];
  });
  return [...new Set(hexes)].flatMap((hex) => unitsOfAt(stacks, hex, side).filter((unit) => canAttack(at, unit)));
}

/** Everything wrong with an attack, beside those declared before it. Empty: it may be declared. */
export function judgeAttack(
  at: At,
  attack: Attack,
  before: readonly Attack[],
  stacks: Stacks = stacksOf(at),
): readonly Diagnostic[] {
  const enemy = enemyOf(at.field, attack.side);
  const found = [...judgeTargets(at, stacks, attack, enemy, before), ...judgeUnits(at, stacks, attack, before)];
  if (found.length > 0) return found;
  const from = originsOf(at.position, attack);
  if (from.length > 1 && attack.on.length > 1)
    found.push(problem('boar.attack-shape', { from, on: [...attack.on] }, 'series 12.15'));
  for (const origin of from) {
    for (const on of attack.on) found.push(...judgePair(at, attack, origin, on));
  }
  for (const hex of attack.diverted) found.push(...judgeDiversion(at, stacks, from, hex, enemy));
  if (attack.diverted.length > from.length) {
    found.push(problem('boar.divert-too-many', { diverted: [...attack.diverted], from }, 'series 12.1'));
  }
  for (const fault of at.house.attackFaults(at, attack, stacks, before)) {
    found.push(problem(fault.code, fault.facts, fault.rule));
  }
  return found;
}

function judgeTargets(
  rules: Rules,
  stacks: Stacks,
  attack: Attack,
  enemy: Side,
  before: readonly Attack[],
): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (attack.on.length === 0) found.push(problem('boar.attack-no-hex', {}, 'series 12.1'));
  for (const hex of attack.on) {
    if (!rules.field.hexes.has(hex)) found.push(problem('boar.no-such-hex', { hex }, 'map'));
    else if (unitsOfAt(stacks, hex, enemy).length === 0)
      found.push(problem('boar.attack-nobody', { hex }, 'series 12.1'));
    if (before.some((other) => other.on.includes(hex)))
      found.push(problem('boar.attack-twice', { hex }, 'series 12.1'));
  }
  return found;
}

function judgeUnits(at: At, stacks: Stacks, attack: Attack, before: readonly Attack[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (attack.with.length === 0) {
    const far = !attack.on.some((hex) => isNextTo(at, stacks, hex, attack.side, false));
    found.push(problem('boar.attack-no-units', { on: [...attack.on], far }, 'series 12.1'));
  }
  for (const unit of attack.with) {
    if (at.field.counters.get(unit)?.side !== attack.side) {
      found.push(problem('boar.not-yours', { unit }, 'series 12.1'));
    } else if (!canAttack(at, unit)) {
      found.push(problem('boar.attack-unable', { unit, why: inability(at, unit) }, 'series 13'));
    } else if (before.some((other) => other.with.includes(unit))) {
      found.push(problem('boar.attack-unit-twice', { unit }, 'series 12.1'));
    }
  }
  return found;
}

/**
 * An attack without those named who cannot make it, out of order or not beside the enemy, each with why; as it is where
 * nobody else is left. Leaders fight beside their troops without being named.
 */
export function withoutUnable(
  at: At,
  attack: Attack,
): { attack: Attack; left: readonly { unit: UnitId; fault: Fault }[] } {
  const troops = attack.with.filter((unit) => !at.field.leaders.has(unit));
  const left = troops.flatMap((unit) => {
    const fault = cannotJoin(at, attack, unit);
    return fault === null ? [] : [{ unit, fault }];
  });
  if (left.length === troops.length)
    return { attack: troops.length === 0 ? attack : { ...attack, with: troops }, left: [] };
  return { attack: { ...attack, with: troops.filter((unit) => !left.some((out) => out.unit === unit)) }, left };
}

/** Why a unit cannot attack there, if it cannot. */
export function cannotJoin(at: At, { on }: Attack, unit: UnitId): Fault | null {
  if (!canAttack(at, unit)) {
    return { code: 'boar.attack-unable', facts: { unit, why: inability(at, unit) }, rule: 'series 13' };
  }
  const from = at.position.units[unit]?.hex ?? '';
  const hex = on.find((each) => at.field.hexes.has(each) && attackedSide(at, from, each) === null);
  return hex === undefined ? null : { code: 'boar.attack-unit-away', facts: { unit, from, hex }, rule: 'series 12.1' };
}

/** The first reason why a unit may not attack: `gone`, `artillery`, `alone`, `withdrew`, `disrupted` or `shattered`. */
function inability(at: At, unit: UnitId): string {
  const piece = at.position.units[unit];
  if (!piece || piece.hex === null) return 'gone';
  if (isArtillery(counterOf(at.field, unit))) return 'artillery';
  if (defendsOnly(at, unit, piece.hex)) return 'alone';
  return piece.withdrew ? 'withdrew' : piece.formation;
}

function judgePair(at: At, attack: Attack, from: HexId, on: HexId): Diagnostic[] {
  const { position } = at;
  const side = attackedSide(at, from, on);
  if (side === null) return [problem('boar.attack-not-adjacent', { from, hex: on }, 'series 12.1')];
  const hex = hexAt(at.field, on);
  const found: Diagnostic[] = [];
  for (const unit of attack.with) {
    const piece = position.units[unit];
    if (piece?.hex !== from) continue;
    const work = workOf(position, { hex, side });
    if (work !== null && isMounted(counterOf(at.field, unit))) {
      found.push(problem('boar.attack-horse-at-works', { unit, hex: on, work }, 'R50'));
    }
  }
  return found;
}

/** The side of `on` that an attack from `from` comes over; null where they do not meet, or water stops it. */
function attackedSide({ field }: Rules, from: HexId, on: HexId): HexSide | null {
  const side = sideBetween(field.grid, on, from);
  return side === null || field.hexes.get(on)?.sides[side].river ? null : side;
}

function judgeDiversion(
  { field, position }: At,
  stacks: Stacks,
  from: readonly HexId[],
  hex: HexId,
  enemy: Side,
): Diagnostic[] {
  const defenders = unitsOfAt(stacks, hex, enemy);
  if (defenders.length === 0) return [problem('boar.divert-nobody', { hex }, 'series 12.1')];
  if (!from.some((origin) => sideBetween(field.grid, origin, hex) !== null)) {
    return [problem('boar.divert-not-adjacent', { hex }, 'series 12.1')];
  }
  const pinned = defenders.find((unit) => (position.units[unit]?.pinnedBy.length ?? 0) > 0);
  return pinned === undefined ? [] : [problem('boar.divert-pinned', { hex, unit: pinned }, 'R37')];
}

/** An enemy hex whose zone, or pin, compels units of one hex to fight. */
export interface Duty {
  readonly from: HexId;
  readonly enemy: HexId;
  /** Units there that may attack it, each for itself. */
  readonly units: readonly UnitId[];
  readonly pinned: boolean;
}

/** Every compulsion upon a side as it stands, and once these attacks are declared (R35, R66, P 3.14.1). */
export function dutiesOf(
  at: At,
  side: Side,
  stacks: Stacks = stacksOf(at),
  declared: readonly Attack[] = [],
): readonly Duty[] {
  const attacking = new Set(declared.flatMap((attack) => originsOf(at.position, attack)));
  const enemy = enemyOf(at.field, side);
  const duties: Duty[] = [];
  for (const stack of stacks.values()) {
    if (stack.side !== side) continue;
    const able = stack.units.filter((unit) => canAttack(at, unit));
    if (able.length === 0) continue;
    const zones = zonesInto(at, stacks, stack.hex, enemy);
    const held = around(hexAt(at.field, stack.hex)).filter((near) => unitsOfAt(stacks, near, enemy).length > 0);
    for (const hex of held) {
      const there = unitsAt(stacks, hex);
      const pinned = able.filter((unit) => at.position.units[unit]?.pinnedBy.some((other) => there.includes(other)));
      if (!zones.includes(hex) && pinned.length === 0) {
        const engages = attacking.has(stack.hex) && at.house.engages(at, stack.hex, hex);
        if (engages) duties.push({ from: stack.hex, enemy: hex, units: [], pinned: false });
        continue;
      }
      if (pinned.length === 0 && at.house.excused(at, stack.hex, hex)) continue;
      const alone = { ...attackOn(side, hex), forced: true };
      const units = able.filter((unit) => judgeAttack(at, { ...alone, with: [unit] }, [], stacks).length === 0);
      if (units.length > 0) duties.push({ from: stack.hex, enemy: hex, units, pinned: pinned.length > 0 });
    }
  }
  return duties;
}

/** Those among some who must fight as they stand now and are in none of these attacks, the hexes of whom, and whether pins alone bid it. */
export function owed(at: At, side: Side, isAmong: (unit: UnitId) => boolean, attacks: readonly Attack[] = []) {
  const duties = dutiesOf(at, side);
  const units = undone(duties, attacks).units.filter(isAmong);
  const due = duties.filter((duty) => duty.units.some((unit) => units.includes(unit)));
  const enemies = [...new Set(due.map(({ enemy }) => enemy))].sort(byCodeUnit);
  return { units, enemies, pinned: due.every(({ pinned }) => pinned) };
}

/** What the declared attacks leave undone: enemies nobody engages, and units that should fight and do not. */
export function undone(
  duties: readonly Duty[],
  attacks: readonly Attack[],
): { readonly enemies: readonly HexId[]; readonly units: readonly UnitId[] } {
  const engaged = new Set(attacks.flatMap((attack) => [...attack.on, ...attack.diverted]));
  const fighting = new Set(attacks.flatMap((attack) => attack.with));
  const enemies = new Set(duties.map((duty) => duty.enemy).filter((hex) => !engaged.has(hex)));
  const units = new Set(duties.flatMap((duty) => duty.units).filter((unit) => !fighting.has(unit)));
  return { enemies: [...enemies].sort(byCodeUnit), units: [...units].sort(byCodeUnit) };
}

/** Hexes that an attack diverts for nothing: nobody of the side must fight there, or another attack does. */
export function needless(duties: readonly Duty[], attacks: readonly Attack[], attack: Attack): readonly HexId[] {
  const others = attacks.filter(({ id }) => id !== attack.id).flatMap(({ on, diverted }) => [...on, ...diverted]);
  return attack.diverted.filter((hex) => others.includes(hex) || !duties.some(({ enemy }) => enemy === hex));
}

/**
 * The declared attacks, completed by what must still be fought. Where that leaves an enemy to nobody, those beside him
 * are drawn off the attacks they are in, whoever was not declared for one first (R35, R66).
 */
export function forcedAttacks(
  at: At,
  side: Side,
  declared: readonly Attack[],
  stacks: Stacks = stacksOf(at),
  duties: readonly Duty[] = dutiesOf(at, side, stacks, declared),
): readonly Attack[] {
  const owed = (attacks: readonly Attack[]): readonly HexId[] => undone(duties, attacks).enemies;
  const willing = declared.flatMap((attack) => attack.with);
  let attacks = completed(at, side, declared, stacks, duties);
  for (;;) {
    const left = duties.filter(({ enemy }) => owed(attacks).includes(enemy));
    const spare = left.map((duty) => ({ ...duty, units: duty.units.filter((unit) => !willing.includes(unit)) }));
    const [best] = [...spare, ...left]
      .filter(({ units }) => units.length > 0)
      .map((duty) => completed(at, side, drawnOff(at, attacks, duty, stacks), stacks, duties))
      .sort((one, other) => owed(one).length - owed(other).length);
    if (!best || owed(best).length >= owed(attacks).length) return attacks;
    attacks = best;
  }
}

/** The attacks with the units of a duty in one upon its enemy alone; what the others divert without them falls away. */
function drawnOff(at: At, attacks: readonly Attack[], { enemy, units }: Duty, stacks: Stacks): readonly Attack[] {
  const others = attacks
    .map((attack) => ({ ...attack, with: attack.with.filter((unit) => !units.includes(unit)) }))
    .filter((attack) => attack.with.length > 0)
    .map((attack) => (judgeAttack(at, attack, [], stacks).length > 0 ? { ...attack, diverted: [] } : attack));
  const side = at.field.counters.get(units[0] ?? '')?.side ?? '';
  return [...others, joinedBy(at, { ...attackOn(side, enemy), forced: true }, units, others, stacks)];
}

/**
 * Idle units join an attack or make one at the best odds; enemies still left alone are diverted, or else drawn into an
 * attack of one hex on several.
 */
function completed(
  at: At,
  side: Side,
  declared: readonly Attack[],
  stacks: Stacks,
  duties: readonly Duty[],
): readonly Attack[] {
  const attacks = [...declared];
  for (;;) {
    const { units } = undone(duties, attacks);
    if (units.length === 0) break;
    const next = bestForced(at, stacks, side, duties, units, attacks);
    if (next === null) break;
    attacks.splice(next.at, next.at < attacks.length ? 1 : 0, next.attack);
  }
  for (const enemy of undone(duties, attacks).enemies) engage(at, stacks, duties, attacks, enemy);
  return attacks;
}

/** The attack with as many of these units as may make it in common, beside others. */
export function joinedBy(
  at: At,
  attack: Attack,
  units: readonly UnitId[],
  others: readonly Attack[] = [],
  stacks: Stacks = stacksOf(at),
): Attack {
  let joined = attack;
  for (const unit of units) {
    const wider = { ...joined, with: [...joined.with, unit] };
    if (judgeAttack(at, wider, others, stacks).length === 0) joined = wider;
  }
  return joined;
}

/** The best attack idle units can make: a new one, or a place in one already declared at `at`. */
function bestForced(
  at: At,
  stacks: Stacks,
  side: Side,
  duties: readonly Duty[],
  idle: readonly UnitId[],
  attacks: readonly Attack[],
): { at: number; attack: Attack } | null {
  let best: { at: number; attack: Attack; odds: readonly [number, number] } | null = null;
  for (const enemy of [...new Set(duties.map((duty) => duty.enemy))].sort(byCodeUnit)) {
    const able = [...new Set(duties.filter((duty) => duty.enemy === enemy).flatMap((duty) => duty.units))];
    const nth = attacks.findIndex((attack) => attack.on.includes(enemy));
    const old = attacks[nth];
    const others = attacks.filter((_, index) => index !== nth);
    const begun = old ?? { ...attackOn(side, enemy), forced: true };
    const joining = able.filter((unit) => idle.includes(unit));
    const attack = joinedBy(at, begun, joining, others, stacks);
    if (attack.with.length === (old?.with.length ?? 0)) continue;
    const odds = ratio(at, stacks, attack);
    if (best === null || odds[0] * best.odds[1] > best.odds[0] * odds[1]) {
      best = { at: nth < 0 ? attacks.length : nth, attack, odds };
    }
  }
  return best;
}

/** Engages an enemy nobody engages: by diversion, else as one more hex of an attack from a single hex. */
function engage(at: At, stacks: Stacks, duties: readonly Duty[], attacks: Attack[], enemy: HexId): void {
  const froms = duties.filter((duty) => duty.enemy === enemy).map((duty) => duty.from);
  const changes: readonly ((attack: Attack) => Attack)[] = [
    (attack) => ({ ...attack, diverted: [...attack.diverted, enemy] }),
    (attack) => ({ ...attack, on: [...attack.on, enemy] }),
  ];
  for (const change of changes) {
    for (const [index, attack] of attacks.entries()) {
      if (!originsOf(at.position, attack).some((hex) => froms.includes(hex))) continue;
      const changed = change(attack);
      const others = attacks.filter((_, other) => other !== index);
      if (judgeAttack(at, changed, others, stacks).length > 0) continue;
      attacks[index] = changed;
      return;
    }
  }
}

/** Every attack a side could declare now, each with all who may join it, one for each group that may fight together. */
export function attackOptions(at: At, side: Side): readonly Attack[] {
  const stacks = stacksOf(at);
  const enemy = enemyOf(at.field, side);
  const options: Attack[] = [];
  for (const stack of stacks.values()) {
    if (stack.side !== enemy || stack.units.length === 0) continue;
    let left: readonly UnitId[] = neighboursOf(at, stacks, side, [stack.hex]);
    while (left.length > 0) {
      const option = joinedBy(at, attackOn(side, stack.hex), left, [], stacks);
      if (option.with.length === 0) break;
      options.push(option);
      left = left.filter((unit) => !option.with.includes(unit));
    }
  }
  return options.sort((a, b) => byCodeUnit(a.id, b.id));
}

/** What attacks completed by the rules hold that was not ordered: those nobody ordered so, who else takes part, what else is diverted. */
export function addedTo(ordered: readonly Attack[], complete: readonly Attack[]): readonly Attack[] {
  return complete.flatMap((attack) => {
    const before = ordered.find(({ on }) => on.join() === attack.on.join());
    const units = attack.with.filter((unit) => !before?.with.includes(unit));
    const diverted = attack.diverted.filter((hex) => !before?.diverted.includes(hex));
    return units.length + diverted.length === 0 ? [] : [{ ...attack, with: units, diverted }];
  });
}

/** What a side may declare beside what it has ordered: what must be and no more, or one attack besides, each with all that must be. */
export function declarations(
  at: At,
  side: Side,
  ordered: readonly Attack[],
  forced: readonly Attack[] = forcedAttacks(at, side, ordered),
): readonly (readonly Attack[])[] {
  const wider = attackOptions(at, side)
    .filter((option) => judgeAttack(at, option, ordered).length === 0)
    .map((option) => forcedAttacks(at, side, [...ordered, option]));
  return [forced, ...wider];
}

/** Strength against strength of an attack as it could be made now, which conditions on it are read from. */
export function strengthsOf(at: At, named: Attack): { attack: number; defence: number } {
  const { attack: able } = withoutUnable(at, named);
  const [attack, defence] = ratio(at, stacksOf(at), able);
  return { attack, defence };
}

/** Would such an attack be made at the worst column of the table? */
export function isWorst(at: At, named: Attack): boolean {
  const { with: attackers, on, diverted } = withoutUnable(at, named).attack;
  const defenders = on.flatMap((hex) => unitsAt(stacksOf(at), hex));
  return oddsFor(at, attackers, defenders, diverted.length).final === 0;
}

/** Strength against strength. */
function ratio(at: At, stacks: Stacks, attack: Attack): readonly [number, number] {
  const defenders = attack.on.flatMap((hex) => unitsAt(stacks, hex));
  return [totalStrength(at, attack.with, true), totalStrength(at, defenders, false)];
}

function problem(code: string, facts: { readonly [key: string]: Json }, rule: string): Diagnostic {
  return { severity: 'error', code, facts, rule };
}
