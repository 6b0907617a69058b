/** Judges each order of a book as the view stands, in the order given: line 7 sees what line 5 did (orders, Diagnostics). */
import type { Diagnostic, Json, Order } from '../../engine/contract.ts';
import { distance, ring } from '../../geometry/hex/grid.ts';
import { type Attack, attackOf, attackOptions, judgeAttack, withoutUnable } from '../boar/declare.ts';
import type { Rules } from '../boar/house.ts';
import { judgeMove, marchCosts, marchTo } from '../boar/judge.ts';
import type { Chief, Piece, Position } from '../boar/position.ts';
import { counterOf, isArtillery } from '../boar/units.ts';
import { besideCondition } from './beside.ts';
import { beforeMarches, judgeCampaign } from './campaign/judge.ts';
import { judgeCards } from './cards/judge.ts';
import { armyIn } from './joint.ts';
import type { Savannah } from './scenario.ts';
import { judgeSiege } from './siege/judge.ts';
import type { SavannahView } from './view.ts';

/** Orders of the campaign that the historical assault has no use for (S scenario). */
const OUT_OF_FORCE = new Set([
  'ENTER',
  'WAIT',
  'SORTIE',
  'DIG',
  'ORIENT',
  'ASSAULT NEXT TURN',
  'PLAY',
  'KEEP CARD',
  'SIEGE',
  'BREACH',
  'REPAIR',
  'MOMENTUM CARD',
  'MOMENTUM SHARE',
]);

/** What is wrong, or worth knowing, about an order after the book's earlier ones. No error: it is accepted. */
export function judge(
  savannah: Savannah,
  rules: Rules,
  view: SavannahView,
  role: string,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  if (savannah.campaign === null && OUT_OF_FORCE.has(order.verb))
    return [problem('savannah.not-in-force', { verb: order.verb }, 'S scenario')];
  const side = rules.field.armies.find((army) => army.id === role)?.side ?? role;
  const ofCards = judgeCards(savannah, view, side, order);
  if (ofCards !== null) return ofCards;
  const ofSiege = judgeSiege(savannah, view, side, order);
  if (ofSiege !== null) return ofSiege;
  switch (order.verb) {
    case 'MOVE':
      return judgeMarch(rules, beforeMarches(savannah, rules, view, side, before), side, order, before);
    case 'HOLD':
      return judgeHold(view, order, before);
    case 'ATTACK':
      return [
        ...judgeAssault(rules, view, side, order, before),
        ...judgeLead(rules, order, 'with'),
        ...besideCondition(order, before),
      ];
    case 'DIVERT':
      return judgeDivert(order, before);
    case 'DEFEND':
      return [...judgeLead(rules, order, 'with'), ...judgeDefend(view, order)];
    case 'FIRE':
      return judgeFire(rules, order);
    case 'PLACE':
      return judgePlace(savannah, view, order);
    case 'MOMENTUM INITIATIVE':
      return judgeBid(view, side, order);
    default:
      return judgeCampaign(savannah, rules, view, side, order, before);
  }
}

const NOT_ON_MAP: ReadonlySet<string> = new Set(['boar.gone', 'savannah.yet-to-come']);
/** How far from the hex ordered a legal one is looked for. */
const NEAR = 2;

/** What the series says of a march; where it cannot go, the nearest hex to the one ordered where it can. */
function judgeMarch(
  rules: Rules,
  view: SavannahView,
  side: string,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const waiting = listOf(order.args.units).filter((id) => (view.units[id] ?? view.leaders[id])?.fate === 'reserve');
  const found = judgeMove(rules, view, side, order, before).map((one) =>
    one.code === 'boar.gone' && waiting.length > 0
      ? { ...one, code: 'savannah.yet-to-come', facts: { units: waiting, many: waiting.length > 1 } }
      : one,
  );
  const first = found.findIndex((diagnostic) => diagnostic.severity === 'error');
  if (first < 0) return [...found, ...marchCosts(rules, view, side, order, before)];
  const { code } = found[first] as Diagnostic;
  if (code === 'boar.already-there') return found;
  // Who is not on the map goes nowhere: no hex need be tried.
  const nearest = NOT_ON_MAP.has(code) ? null : nearestLegal(rules, view, side, order, before);
  return found.map((diagnostic, index) => {
    if (index !== first) return diagnostic;
    if (nearest === null) return { ...diagnostic, facts: { ...diagnostic.facts, fits: false } };
    return { ...diagnostic, didYouMean: nearest, facts: { ...diagnostic.facts, slot: 'to' } };
  });
}

function nearestLegal(
  rules: Rules,
  view: SavannahView,
  side: string,
  order: Order,
  before: readonly Order[],
): string | null {
  const { grid } = rules.field;
  const to = String(order.args.to);
  const from = hexOf(view, listOf(order.args.units)[0] ?? '') ?? to;
  for (let radius = 1; radius <= NEAR; radius++) {
    const hexes = ring(grid, to, radius).sort((a, b) => distance(grid, from, a) - distance(grid, from, b));
    for (const hex of hexes) {
      const other = { ...order, args: { ...order.args, to: hex } };
      if (hex !== from && judgeMove(rules, view, side, other, before).length === 0) return hex;
    }
  }
  return null;
}

function judgeHold(view: SavannahView, order: Order, before: readonly Order[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const unit of listOf(order.args.units)) {
    if (hexOf(view, unit) === null) found.push(warning('savannah.not-on-map', { unit }, 'series 9'));
    const march = before.find(
      (other) => other.verb === 'MOVE' && !other.when && listOf(other.args.units).includes(unit),
    );
    if (march) found.push(warning('savannah.marches-already', { unit, line: march.line }, 'series 9'));
  }
  return found;
}

/** An attack from where the book's marches will have brought its units; before the own movement nothing is certain. */
function judgeAssault(
  rules: Rules,
  view: SavannahView,
  side: string,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const position = afterMarches(rules, view, side, before);
  const attacks = before.flatMap((other) =>
    other.verb === 'ATTACK' && !other.when ? [attackIn(rules, position, side, other)] : [],
  );
  const { attack, left } = withoutUnable(rules, position, attackIn(rules, position, side, order));
  // Guns never attack: naming one is a slip, the others are gone or broken and the rest goes without them.
  const missing = left.map(({ fault }): Diagnostic => {
    return { severity: fault.facts.why === 'artillery' ? 'error' : 'warning', ...fault };
  });
  const found = [...missing, ...judgeAttack(rules, position, attack, attacks)];
  const now = view.phasing === side;
  return now ? found : found.map((one) => ({ ...one, severity: isForGood(one) ? one.severity : ('warning' as const) }));
}

/** Faults that no march of either side can mend. */
function isForGood({ code, facts }: Diagnostic): boolean {
  return (
    ['attack-not-yours', 'attack-twice', 'attack-unit-twice', 'no-such-hex'].some((end) => code.endsWith(end)) ||
    facts.why === 'artillery'
  );
}

function attackIn(rules: Rules, position: Position, side: string, order: Order): Attack {
  return attackOf(rules, position, side, order.args);
}

function afterMarches(rules: Rules, view: SavannahView, side: string, before: readonly Order[]): Position {
  let position: Position = view;
  for (const order of before) {
    if (order.verb !== 'MOVE' || order.when) continue;
    const units: Record<string, Piece> = { ...position.units };
    const leaders: Record<string, Chief> = { ...position.leaders };
    for (const [id, hex] of marchTo(rules, position, side, order)) {
      const piece = units[id];
      const leader = leaders[id];
      if (piece) units[id] = { ...piece, hex };
      else if (leader) leaders[id] = { ...leader, hex };
    }
    position = { ...position, units, leaders };
  }
  return position;
}

/** A lead is a combat unit that takes part, and no gun while others do (R39, R40). */
function judgeLead(rules: Rules, order: Order, slot: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { lead, commander } = order.args;
  const counter = typeof lead === 'string' ? rules.field.counters.get(lead) : undefined;
  const named = listOf(order.args[slot]);
  if (typeof lead === 'string' && !counter) {
    found.push(problem('savannah.leader-cannot-lead', { unit: lead, slot: 'lead' }, 'R40'));
  }
  if (counter && named.length > 0 && !named.includes(counter.id)) {
    found.push(problem('savannah.lead-elsewhere', { unit: counter.id, slot: 'lead' }, 'R40'));
  }
  if (counter && isArtillery(counter) && named.length > 1) {
    found.push(problem('savannah.gun-cannot-lead', { unit: counter.id, slot: 'lead' }, 'R39'));
  }
  if (typeof commander === 'string' && !rules.field.leaders.has(commander)) {
    found.push(problem('savannah.not-a-leader', { unit: commander, slot: 'commander' }, 'R41'));
  }
  return found;
}

function judgeDivert(order: Order, before: readonly Order[]): Diagnostic[] {
  const units = listOf(order.args.with);
  const attack = before.find(
    (other) => other.verb === 'ATTACK' && listOf(other.args.with).some((unit) => units.includes(unit)),
  );
  if (attack) return [];
  const facts = { hex: String(order.args.hex) };
  return [{ severity: 'error', code: 'boar.divert-without-attack', facts, rule: 'series 12.1' }];
}

function judgeDefend(view: SavannahView, order: Order): Diagnostic[] {
  const { hex, lead } = order.args;
  if (typeof hex !== 'string' || typeof lead !== 'string') return [];
  const stands = hexOf(view, lead);
  return stands === hex ? [] : [warning('savannah.lead-not-there', { unit: lead, hex, stands, slot: 'lead' }, 'R40')];
}

function judgeFire(rules: Rules, order: Order): Diagnostic[] {
  const { hex, policy, target } = order.args;
  if (hex === undefined && policy === undefined && target === undefined) {
    return [problem('savannah.fire-at-what', {}, 'series 11')];
  }
  return listOf(order.args.batteries).flatMap((unit) => {
    const counter = rules.field.counters.get(unit);
    if (!counter || !isArtillery(counter))
      return [problem('savannah.no-battery', { unit, slot: 'batteries' }, 'series 11')];
    if (counter.arm === 'mortar') return [problem('savannah.mortar-not-fire', { unit, slot: 'batteries' }, 'S 4.12')];
    return [];
  });
}

function judgePlace(savannah: Savannah, view: SavannahView, order: Order): Diagnostic[] {
  const unit = String(order.args.unit);
  const hex = String(order.args.at);
  if (!savannah.chosen.includes(unit) || view.ordinal > 1) {
    return [problem('savannah.place-not-yours', { unit, slot: 'unit' }, 'S scenario')];
  }
  if (!savannah.field.hexes.get(hex)?.perimeter) {
    return [problem('savannah.place-perimeter', { unit, hex, slot: 'at' }, 'S scenario')];
  }
  return [];
}

function judgeBid(view: SavannahView, side: string, order: Order): Diagnostic[] {
  const held = view.momentum[side] ?? 0;
  const chits = Number(order.args.chits);
  return chits > held ? [warning('savannah.momentum-short', { chits, held, slot: 'chits' }, 'R68')] : [];
}

/** Whether a counter is a gun that stands for the whole scenario, and so needs no order. */
function isFixed(rules: Rules, view: SavannahView, unit: string): boolean {
  const counter = rules.field.counters.get(unit);
  return (
    counter !== undefined &&
    isArtillery(counter) &&
    rules.house.mayMove(rules, view, counterOf(rules.field, unit)) !== null
  );
}

/** Counters of the role on the map, guns that stand apart, that no order of the book names. */
export function unordered(rules: Rules, view: SavannahView, role: string, book: readonly Order[]): readonly string[] {
  const named = new Set<string>();
  for (const order of book)
    for (const value of Object.values(order.args)) for (const id of listOf(value)) named.add(id);
  const own = (unit: { side: string; army: string } | undefined): boolean => unit?.side === role || unit?.army === role;
  const units = Object.keys(view.units).filter(
    (id) =>
      view.units[id]?.hex != null && own(rules.field.counters.get(id)) && !named.has(id) && !isFixed(rules, view, id),
  );
  const leaders = Object.keys(view.leaders).filter(
    (id) => view.leaders[id]?.hex != null && own(rules.field.leaders.get(id)) && !named.has(id),
  );
  return [...units, ...leaders];
}

/** Whether an army, or a side, can order anything at a call: for combat, whether any unit of it may attack. */
export function decides(rules: Rules, view: SavannahView, role: string, call: string): boolean {
  if (call !== 'combat') return true;
  const { field } = rules;
  const side = field.armies.find(({ id }) => id === role)?.side ?? role;
  const isOwn = (unit: string): boolean => side === role || armyIn(field, unit) === role;
  return attackOptions(rules, view, side).some((attack) => attack.with.some(isOwn));
}

function hexOf(view: SavannahView, id: string): string | null {
  return (view.units[id] ?? view.leaders[id])?.hex ?? null;
}

function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** `lasting`: no turn of events will make it right, so that it is refused in standing and conditional orders too. */
function problem(code: string, facts: Diagnostic['facts'], rule: string): Diagnostic {
  return { severity: 'error', code, facts: { ...facts, lasting: true }, rule };
}

function warning(code: string, facts: Diagnostic['facts'], rule: string): Diagnostic {
  return { severity: 'warning', code, facts, rule };
}
