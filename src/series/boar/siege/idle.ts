/** What is wrong with the orders of the siege, as far as the turn before can tell (S 4.4 to 4.6). */
import type { Diagnostic, Json, Order } from '../../../engine/contract.ts';
import type { HexSide } from '../../../places/hex/grid.ts';
import type { Siege } from '../frame/campaign.ts';
import type { BoarView } from '../frame/view.ts';
import { ofGame } from '../rules/events.ts';
import type { Fault } from '../rules/house.ts';
import type { Field } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { asArc, facings, markersLeft } from './counters.ts';
import { siteFault, sitesFor, stepOf } from './ground.ts';
import { breachable, cityInReach, repairable } from './targets.ts';

type Judge = (asked: Asked) => readonly Diagnostic[];

interface Asked {
  readonly scenario: BoarScenario;
  readonly view: BoarView;
  readonly siege: Siege;
  /** Is the writer of the besieging side? */
  readonly besieges: boolean;
  readonly order: Order;
  /** The lines of the book above it. */
  readonly above: readonly Order[];
}

/** Verbs of the siege and who judges them. */
const judges: Readonly<Record<string, Judge>> = {
  DIG: judgeDig,
  ORIENT: judgeOrient,
  SIEGE: judgeSiegeFire,
  BREACH: judgeBreach,
  REPAIR: judgeRepair,
};

/** Diagnostics of an order of the siege; null when it is none. */
export function idleInSiege(
  scenario: BoarScenario,
  view: BoarView,
  side: string,
  order: Order,
  above: readonly Order[],
): readonly Diagnostic[] | null {
  const judgeIt = judges[order.verb];
  if (judgeIt === undefined || view.campaign === null) return null;
  if (view.campaign.scale !== 'strategic') return [problem(scenario.field, 'siege-over', {}, 'S 1.6', true)];
  const besieges = side === scenario.field.siegeOf;
  return judgeIt({ scenario, view, siege: view.campaign.siege, besieges, order, above });
}

function judgeDig({ scenario, view, siege, besieges, order, above }: Asked): readonly Diagnostic[] {
  if (!besieges) return [problem(scenario.field, 'works-not-yours', {}, 'S 4.4', true)];
  const { first, steps } = scenario.siege.works;
  if (siege.step >= steps.length) return [problem(scenario.field, 'works-done', {}, 'S 4.4', true)];
  if (view.turn + 1 < first)
    return [problem(scenario.field, 'works-early', { first, write: first - 1, now: true }, 'S 4.4')];
  const hexes = listOf(order.args.hexes);
  const found: Diagnostic[] = [];
  for (const [n, hex] of hexes.entries()) {
    const fault = hexes.indexOf(hex) === n ? siteFault(scenario, view, siege, hex) : null;
    if (fault !== null) found.push(toldOf(fault));
  }
  const limit = Math.min(stepOf(scenario, siege.step).markers, markersLeft(scenario, siege));
  const others = above.filter(({ verb, when }) => verb === 'DIG' && !when).flatMap(({ args }) => listOf(args.hexes));
  const n = new Set([...others, ...hexes]).size;
  if (n > limit)
    found.push(problem(scenario.field, 'works-limit', { n, limit, others: [...others], slot: 'hexes' }, 'S 4.4'));
  const extending = sitesFor(scenario, view, siege).filter((site) => site.extends);
  if (found.length === 0 && !extending.some((site) => hexes.includes(site.hex))) {
    const examples = extending.slice(0, 3).map((site) => site.hex);
    found.push(problem(scenario.field, 'works-extend', { hex: hexes[0] ?? '', examples, slot: 'hexes' }, 'S 4.4'));
  }
  return found;
}

/** An enemy may have gone by then: only that is no more than a warning. */
function toldOf({ code, facts, rule }: Fault): Diagnostic {
  const severity = code.endsWith('.works-enemy') ? 'warning' : 'error';
  return { severity, code, facts: { ...facts, slot: 'hexes' }, rule };
}

function judgeOrient({ scenario, siege, besieges, order }: Asked): readonly Diagnostic[] {
  if (!besieges) return [problem(scenario.field, 'works-not-yours', {}, 'S 4.4', true)];
  const hex = String(order.args.hex);
  const sides = listOf(order.args.sides) as readonly HexSide[];
  const arc = asArc(sides);
  if (arc === null || new Set(sides).size !== sides.length) {
    return [problem(scenario.field, 'works-apart', { sides: sides.join(' '), slot: 'sides' }, 'S 4.4', true)];
  }
  if (!facings(scenario, siege).some((one) => one.length === arc.length)) {
    return [problem(scenario.field, 'works-counter', { n: arc.length, slot: 'sides' }, 'S 4.4')];
  }
  const begun = siege.building.some((marker) => marker.hex === hex);
  return begun ? [] : [warning(scenario.field, 'works-none', { hex, slot: 'hex' }, 'S 4.4')];
}

function judgeSiegeFire({ scenario, view, siege, besieges }: Asked): readonly Diagnostic[] {
  if (besieges) return view.siege.length > 0 ? [] : [warning(scenario.field, 'siege-no-works', {}, 'S 4.6')];
  return siege.opened ? [] : [warning(scenario.field, 'siege-not-opened', {}, 'S 4.6')];
}

/** The besieger breaches works and ruins the town; the besieged breach siege works and break up what is begun. */
function judgeBreach({ scenario, view, siege, besieges, order }: Asked): readonly Diagnostic[] {
  const as = besieges ? 'besieger' : 'besieged';
  const { hex, side } = order.args;
  const sides = breachable(scenario, view, { as });
  const hexes = besieges ? cityInReach(scenario, view) : siege.building.map((marker) => marker.hex);
  const named =
    side === undefined ? sides.some((name) => name.startsWith(`${hex}/`)) : sides.includes(`${hex}/${side}`);
  return named || hexes.includes(String(hex))
    ? []
    : [warning(scenario.field, 'breach-nothing', { hex: String(hex), slot: 'hex' }, 'S 4.6')];
}

function judgeRepair({ scenario, view, besieges, order }: Asked): readonly Diagnostic[] {
  const { hex, side } = order.args;
  const sides = repairable(scenario, view, { as: besieges ? 'besieger' : 'besieged' });
  const named =
    side === undefined ? sides.some((name) => name.startsWith(`${hex}/`)) : sides.includes(`${hex}/${side}`);
  return named ? [] : [warning(scenario.field, 'repair-nothing', { hex: String(hex), slot: 'hex' }, 'S 4.6')];
}

function listOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function problem(field: Field, code: string, facts: Diagnostic['facts'], rule: string, lasting?: true): Diagnostic {
  return { severity: 'error', code: ofGame(field, code), facts: lasting ? { ...facts, lasting } : facts, rule };
}

function warning(field: Field, code: string, facts: Diagnostic['facts'], rule: string): Diagnostic {
  return { severity: 'warning', code: ofGame(field, code), facts, rule };
}
