/** One answer for every question of the game: what a side does that has said nothing of it. */
import type { Json, Question } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import { forecastShot, shotAt } from '../rules/fire.ts';
import { readResult } from '../rules/results.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { adjustedMorale } from '../rules/unit-morale.ts';
import { isArtillery, printedStrength } from '../rules/units.ts';
import { bestAssault } from './attacks.ts';
import { cardAnswers } from './cards.ts';
import { frameAnswers } from './frame.ts';
import { leastOf } from './least-of.ts';
import { groundWorth, prospect, suffered } from './prospect.ts';
import { knownSiege, siegeAnswers } from './siege.ts';
import { type Staff, troops } from './staff.ts';
import { onTurn, type Tuning } from './tuning.ts';

type Facts = { readonly [fact: string]: Json };
type Answerer = (staff: Staff, need: Question, about: Facts) => Json | undefined;

/** What a game answers for itself. */
export type OwnAnswers<T extends Tuning> = Readonly<
  Record<string, (staff: Staff<T>, need: Question, about: Facts) => Json | undefined>
>;

/** The doctrine's answer; where it has none of its own, the first thing allowed. */
export function answerFor<T extends Tuning>(own: OwnAnswers<T>, staff: () => Staff<T>, need: Question): Json {
  const about =
    typeof need.about === 'object' && need.about !== null && !Array.isArray(need.about) ? (need.about as Facts) : {};
  const answer = known[need.kind]?.(need, about) ?? (own[need.kind] ?? answers[need.kind])?.(staff(), need, about);
  return answer !== undefined && allowed(need, answer) ? answer : anything(need);
}

function allowed({ space }: Question, answer: Json): boolean {
  if (space.kind === 'one') return space.of.includes(answer);
  return space.judge(answer).every((diagnostic) => diagnostic.severity !== 'error');
}

function anything({ space }: Question): Json {
  return space.kind === 'one' ? (space.of[0] ?? null) : space.sample(() => 0);
}

/** Answered from the question alone, without a look at the map. */
const known: Readonly<Record<string, (need: Question, about: Facts) => Json | undefined>> = {
  'setup-place': anything,
  'initiative-momentum': () => 0,
  'rally-order': byChance,
  'leader-accompany': accompany,
  'leader-displace': anything,
  'attack-declare': (_need, about) => about.forced,
  ...knownSiege,
  ...frameAnswers,
};

const answers: Readonly<Record<string, Answerer>> = {
  fire: bestShot,
  'mortar-fire': bestBomb,
  'mortar-victim': weakest,
  'second-step': weakest,
  'stack-excess': weakest,
  'capture-choice': captive,
  'retreat-path': nearestHome,
  'mixed-stack-retreat': nearestHome,
  'attack-order': bestFirst,
  'must-attack': bestOf,
  'lead-unit': bestLead,
  commander: bestCommander,
  tactic: chit,
  'cavalry-withdraw': withdraw,
  'combat-reroll': reroll,
  'advance-lead': advanceLead,
  'advance-others': advanceOthers,
  'pin-response': pinResponse,
  'siege-victim': cheapest,
  'weather-victim': weakest,
  ...siegeAnswers,
  ...cardAnswers,
};

// Fire.

/** The target whose loss, times the chance of it, is dearest; those before the ground worth most and the works first. */
function bestShot(staff: Staff, _need: Question, about: Facts): Json {
  const { rules, position } = staff;
  const battery = `${about.battery}`;
  let best: UnitId | null = null;
  let most = 0;
  for (const { unit } of about.targets as readonly { unit: UnitId }[]) {
    const { hits, damage } = forecastShot(rules, position, shotAt(rules, position, [battery], unit));
    let worth = 0;
    for (const [result, faces] of Object.entries(damage))
      worth += faces * suffered(staff, readResult(`-/${result}`).defender);
    const value = hits * worth * (2 + menace(staff, unit)) * (4 + printedWorth(staff, unit));
    if (value > most) {
      best = unit;
      most = value;
    }
  }
  return { target: best, with: [] };
}

/** 2 next to ground worth much, 1 next to any of ours, else 0. */
function menace({ rules, position, stacks, side }: Staff, unit: UnitId): number {
  const hex = rules.field.hexes.get(position.units[unit]?.hex ?? '');
  const ours = hex?.next.some((near) => near !== null && stacks.get(near.id)?.side === side) ?? false;
  return ours ? 2 : 0;
}

function printedWorth({ rules, position }: Staff, unit: UnitId): number {
  const counter = rules.field.counters.get(unit);
  const piece = position.units[unit];
  if (!counter || !piece) return 0;
  return (isArtillery(counter) ? 0 : printedStrength(counter, piece)) + adjustedMorale(rules, position, unit);
}

/** The hex with most enemy troops and no friend within one; those of the plan where equal. */
function bestBomb(staff: Staff, _need: Question, about: Facts): Json {
  const { rules, stacks, side, enemy, tuning } = staff;
  const from = `${about.hex}`;
  const [nearest = 0, farthest = 0] = about.range as readonly number[];
  let best = 'hold';
  let most = 0;
  for (const stack of stacks.values()) {
    if (stack.side !== enemy || stack.units.length === 0) continue;
    const range = distance(rules.field.grid, from, stack.hex);
    if (range < nearest || range > farthest) continue;
    const friends = (rules.field.hexes.get(stack.hex)?.next ?? []).some(
      (near) => near !== null && stacks.get(near.id)?.side === side,
    );
    if (friends) continue;
    const value =
      2 * stack.units.reduce((sum, unit) => sum + troops(staff, unit), 0) +
      (tuning.bombard.includes(stack.hex) ? 1 : 0);
    if (value > most) {
      best = stack.hex;
      most = value;
    }
  }
  return best;
}

// Losses and retreats.

/** Of one's own, the one least missed. */
function weakest(staff: Staff, { space }: Question): Json | undefined {
  return space.kind === 'one'
    ? leastOf(space.of as readonly UnitId[], (unit) => printedWorth(staff, unit) * 10 + steps(staff, unit))
    : undefined;
}

/** Of one's own, the one whose step costs least: a battalion at its full strength before one that would be gone. */
function cheapest(staff: Staff, { space }: Question): Json | undefined {
  if (space.kind !== 'one') return undefined;
  return leastOf(
    space.of as readonly UnitId[],
    (unit) => (steps(staff, unit) > 1 ? 0 : 1000) + printedWorth(staff, unit),
  );
}

/** The enemy's strongest, or one's own weakest. */
function captive(staff: Staff, need: Question, about: Facts): Json | undefined {
  if (need.space.kind !== 'one') return undefined;
  const units = need.space.of as readonly UnitId[];
  return about.side === need.role ? weakest(staff, need) : leastOf(units, (unit) => -printedWorth(staff, unit));
}

function steps({ position }: Staff, unit: UnitId): number {
  return position.units[unit]?.steps ?? 0;
}

/** The way that ends nearest to headquarters: of the unit, or of the first of a stack that goes together. */
function nearestHome(staff: Staff, { space }: Question, about: Facts): Json | undefined {
  if (space.kind !== 'one') return undefined;
  const { rules, position } = staff;
  const unit = about.unit ?? (about.units as readonly UnitId[])[0];
  const home = rules.house.home(rules, position, unit as UnitId);
  return leastOf(space.of as readonly HexId[], (hex) => distance(rules.field.grid, hex, home));
}

/** With the first that went, unless others hold the hex still. */
function accompany({ space }: Question, about: Facts): Json | undefined {
  if (space.kind !== 'one') return undefined;
  return about.held === true && space.of.includes('stay') ? 'stay' : space.of[0];
}

/** Surest first. */
function byChance(_need: Question, about: Facts): Json {
  const units = about.units as readonly { unit: UnitId; sum: number }[];
  return [...units].sort((a, b) => b.sum - a.sum || (a.unit < b.unit ? -1 : 1)).map(({ unit }) => unit);
}

// Close combat.

interface Described {
  readonly id: HexId;
  readonly on: readonly HexId[];
  readonly attackers: readonly UnitId[];
}

function promise(staff: Staff, { id, on, attackers }: Described): number {
  return prospect(staff, { id, side: staff.side, on, with: attackers, diverted: [], forced: false }).gain;
}

function bestFirst(staff: Staff, _need: Question, about: Facts): Json {
  const attacks = about.attacks as unknown as readonly Described[];
  const ranked = attacks.map((attack) => ({ id: attack.id, gain: promise(staff, attack) }));
  return ranked.sort((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

function bestOf(staff: Staff, _need: Question, about: Facts): Json | undefined {
  const options = about.options as unknown as readonly Described[];
  const ids = new Map(options.map((attack) => [attack.id, promise(staff, attack)]));
  return leastOf([...ids.keys()], (id) => -(ids.get(id) ?? 0));
}

/** Highest adjusted morale, ties to the most steps. */
function bestLead({ rules, position }: Staff, { space }: Question): Json | undefined {
  if (space.kind !== 'one') return undefined;
  return leastOf(
    space.of as readonly UnitId[],
    (unit) => -(2 * adjustedMorale(rules, position, unit) + (position.units[unit]?.steps ?? 0)),
  );
}

function bestCommander({ rules }: Staff, { space }: Question): Json | undefined {
  if (space.kind !== 'one') return undefined;
  return leastOf(space.of as readonly UnitId[], (leader) => -(rules.field.leaders.get(leader)?.combat ?? 0));
}

/** The chit of the plan that this fight allows. */
function chit({ rules, tuning }: Staff, { space }: Question, about: Facts): Json | undefined {
  if (space.kind !== 'one') return undefined;
  const { attack, defend, strong } = tuning.tactics;
  const { columns } = rules.field.tables.closeCombat;
  const isStrong = columns.indexOf(`${about.column}`) >= columns.indexOf(strong);
  const wished =
    about.as === 'attacker'
      ? [...(isStrong ? [attack.strong] : []), attack.led, attack.else]
      : [...(space.of.includes('turn-flank') ? [defend.flank] : []), defend.else];
  return wished.find((one) => space.of.includes(one));
}

/** Horse go before odds as bad as this. */
function withdraw(staff: Staff, { space }: Question, about: Facts): Json | undefined {
  if (space.kind !== 'one') return undefined;
  const { rules, position } = staff;
  const attackers = about.attackers as readonly UnitId[];
  const defenders = about.defenders as readonly UnitId[];
  const strength = (units: readonly UnitId[]) => units.reduce((sum, unit) => sum + troops(staff, unit), 0);
  if (strength(attackers) < 2 * strength(defenders)) return 'stand';
  const home = rules.house.home(rules, position, defenders[0] ?? '');
  const ways = space.of.filter((one) => one !== 'stand') as HexId[];
  return leastOf(ways, (hex) => distance(rules.field.grid, hex, home));
}

/** Pays to throw again when what stands costs the roller enough. */
function reroll(staff: Staff, need: Question, about: Facts): Json {
  const result = readResult(`${about.result}`);
  const attacking = about.side === need.role;
  const [mine, theirs] = attacking ? [result.attacker, result.defender] : [result.defender, result.attacker];
  const ground =
    (about.on as readonly HexId[] | undefined)?.reduce((sum, hex) => sum + groundWorth(staff, hex), 0) ?? 0;
  const givesWay = ['R', 'D', '1', '2', 'AC', 'DC'].includes(mine.word);
  const loss = suffered(staff, mine) - suffered(staff, theirs) + (givesWay && !attacking ? Math.trunc(ground / 2) : 0);
  return loss >= staff.tuning.reroll.least ? 'reroll' : 'keep';
}

/** Forward when the ground is worth it; a side never leaves its own works for open ground. */
function advanceLead(staff: Staff, _need: Question, about: Facts): Json {
  return groundWorth(staff, `${about.to}`) > 0 && !isHome(staff, `${about.from}`) ? 'advance' : 'stay';
}

function isHome({ rules: { field }, side }: Staff, hex: HexId): boolean {
  return field.worksOf === side && (field.hexes.get(hex)?.perimeter ?? false);
}

/** The leader goes with his men; into ground worth having, as many as there is room for, strongest first. */
function advanceOthers(staff: Staff, need: Question, about: Facts): Json {
  const leaders = (about.leaders as readonly UnitId[]).filter((leader) => commandsLead(staff, leader, `${about.lead}`));
  const chosen: UnitId[] = [...leaders];
  if (groundWorth(staff, `${about.hex}`) > 0) {
    const units = [...(about.units as readonly UnitId[])].sort(
      (a, b) => printedWorth(staff, b) - printedWorth(staff, a),
    );
    for (const unit of units) if (allowed(need, [...chosen, unit])) chosen.push(unit);
  }
  return chosen;
}

function commandsLead({ rules: { field } }: Staff, leader: UnitId, lead: UnitId): boolean {
  return field.leaders.get(leader)?.army === field.counters.get(lead)?.army;
}

/** Fights it out at even odds or better, else breaks away. */
function pinResponse(staff: Staff, { space }: Question): Json | undefined {
  if (space.kind !== 'one') return undefined;
  const threshold = onTurn(staff.tuning.breakOff, staff.position.turn);
  return bestAssault(staff, threshold).gain >= 0 ? 'attack' : space.of.find((one) => one !== 'attack');
}
