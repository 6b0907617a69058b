/** What speaks against an order that nothing has asked for: it is out of force, or whom it names never has it to decide. */
import type { Diagnostic, Json, Order } from '../../engine/contract.ts';
import { conditionNotes } from '../../series/boar/acts/condition-notes.ts';
import { fireRisks } from '../../series/boar/acts/fire-risks.ts';
import { isOf, mortarsIn } from '../../series/boar/acts/instances.ts';
import { idleCard } from '../../series/boar/cards/idle.ts';
import { besideDeclaration } from '../../series/boar/frame/beside-declaration.ts';
import type { SeenUnit } from '../../series/boar/frame/view.ts';
import { canFire, whyNotAt } from '../../series/boar/rules/aim.ts';
import { dutiesOf } from '../../series/boar/rules/declare.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import { whyNotInCommand } from '../../series/boar/rules/leaders.ts';
import { counterOf, isArtillery, isMounted, sideOf } from '../../series/boar/rules/units.ts';
import { idleInSiege } from '../../series/boar/siege/idle.ts';
import { besideCondition, besideReroll } from './beside.ts';
import { idleInCampaign } from './campaign/idle.ts';
import { marchRisks } from './march-risks.ts';
import type { Savannah } from './scenario.ts';
import type { SavannahView } from './view.ts';

/** Orders of the campaign that the historical assault has no use for (S scenario, O15). */
export const OUT_OF_FORCE: ReadonlySet<string> = new Set([
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

/** Diagnostics of an order as the view stands, with what its condition means. None: it waits for its moment. */
export function idle(
  savannah: Savannah,
  rules: Rules,
  view: SavannahView,
  role: string,
  order: Order,
  before: readonly Order[],
): readonly Diagnostic[] {
  const side = rules.field.armies.find((army) => army.id === role)?.side ?? role;
  return [
    ...idleAct(savannah, rules, view, role, order, before),
    ...besideDeclaration(rules, view, order, before),
    ...conditionNotes(rules, view, side, order),
  ];
}

function idleAct(
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
  const ofCards = idleCard(savannah, view, side, order);
  if (ofCards !== null) return ofCards;
  const ofSiege = idleInSiege(savannah, view, side, order, before);
  if (ofSiege !== null) return ofSiege;
  switch (order.verb) {
    case 'ATTACK':
      return [
        ...judgeLeaders(rules, order),
        ...judgeLead(rules, order, 'with'),
        ...judgeTactic(rules, order),
        ...besideCondition(order, before),
      ];
    case 'DIVERT':
      return judgeLeaders(rules, order);
    case 'DEFEND':
      return [...judgeLead(rules, order, 'with'), ...judgeDefend(rules, view, side, order)];
    case 'FIRE':
      return judgeFire(rules, view, side, order);
    case 'MORTAR':
      return judgeMortar(rules, view, side, order);
    case 'PLACE':
      return judgePlace(savannah, view, order);
    case 'MOVE':
      return marchRisks(savannah, rules, view, side, order);
    case 'BREAK':
      return [
        ...judgeState(rules, view, order),
        ...breakAlong(rules, view, side, order),
        ...marchRisks(savannah, rules, view, side, order),
      ];
    case 'HOLD':
      return [...judgeState(rules, view, order), ...compelled(rules, view, side, order)];
    case 'RALLY':
    case 'WITHDRAW':
      return judgeState(rules, view, order);
    case 'MOMENTUM REROLL':
      return [
        ...((view.momentum[side] ?? 0) > 0 ? [] : [warning('savannah.momentum-none', {}, 'R68')]),
        ...besideReroll(order, before),
      ];
    case 'MOMENTUM INITIATIVE':
      return judgeBid(view, side, order);
    default:
      return idleInCampaign(savannah, rules, view, side, order);
  }
}

/** Whether all units named answer to what the verb is for, or the role has a mortar; any other order is always to the point. */
export function pertinent(rules: Rules, view: SavannahView, role: string, order: Order): boolean {
  if (order.verb === 'MORTAR') return mortarsIn(rules, view).some((unit) => isOf(rules, unit, role));
  return NEEDED[order.verb] === undefined || judgeState(rules, view, order).length === 0;
}

/** Who rallies is broken, who breaks off is pinned, who withdraws is horse in good order. */
const NEEDED: Readonly<Record<string, { code: string; rule: string; has: (unit: SeenUnit, rules: Rules) => boolean }>> =
  {
    RALLY: { code: 'savannah.not-broken', rule: 'series 10', has: ({ formation }) => formation !== 'parade' },
    BREAK: { code: 'savannah.not-pinned', rule: 'R66', has: ({ pinnedBy }) => pinnedBy.length > 0 },
    WITHDRAW: {
      code: 'savannah.not-to-withdraw',
      rule: 'series 13',
      has: ({ id, formation, pinnedBy }, { field }) =>
        isMounted(counterOf(field, id)) && formation === 'parade' && pinnedBy.length === 0,
    },
  };

/** Those named who are not on the map, or not in the state that the verb is for. */
function judgeState(rules: Rules, view: SavannahView, { verb, args }: Order): Diagnostic[] {
  const needed = NEEDED[verb];
  return listOf(args.units).flatMap((unit): Diagnostic[] => {
    if (hexOf(view, unit) === null)
      return [warning('savannah.not-on-map', { unit, slot: 'units', now: true }, 'series 9')];
    const piece = view.units[unit];
    if (!needed || (piece && needed.has(piece, rules))) return [];
    return [warning(needed.code, { unit, slot: 'units', now: true }, needed.rule)];
  });
}

/** Who breaks off with those named, being pinned in one hex with them. */
function breakAlong(rules: Rules, view: SavannahView, side: string, { args }: Order): Diagnostic[] {
  const named = listOf(args.units);
  const hexes = named.filter((unit) => (view.units[unit]?.pinnedBy.length ?? 0) > 0).map((unit) => hexOf(view, unit));
  const along = Object.values(view.units)
    .filter(
      ({ id, hex, pinnedBy }) => hex !== null && hexes.includes(hex) && pinnedBy.length > 0 && !named.includes(id),
    )
    .filter(({ id }) => sideOf(rules.field, id) === side)
    .map(({ id }) => id);
  if (along.length === 0) return [];
  const facts = { units: along, many: along.length > 1, part: true };
  return [{ severity: 'warning', code: 'savannah.breaks-along', facts, rule: 'R66' }];
}

/** Those told to hold beside an enemy whom they must fight all the same. */
function compelled(rules: Rules, view: SavannahView, side: string, { args }: Order): Diagnostic[] {
  const units = listOf(args.units);
  const leaders = rules.house.mustFight(rules, view, side).filter((leader) => units.includes(leader));
  const ride: Diagnostic[] = leaders.map((unit) => ({
    severity: 'note',
    code: 'boar.leader-bound',
    facts: { unit, part: true },
    rule: 'S scenario',
  }));
  const duties = dutiesOf(rules, view, side).filter((duty) => duty.units.some((unit) => units.includes(unit)));
  if (duties.length === 0) return ride;
  const bound = units.filter((unit) => duties.some((duty) => duty.units.includes(unit)));
  const enemies = [...new Set(duties.map(({ enemy }) => enemy))];
  return [
    ...ride,
    { severity: 'note', code: 'boar.must-fight', facts: { units: bound, enemies, part: true }, rule: 'series 12.1' },
  ];
}

/** Leaders are no units of an attack: they go with those they stand with. */
function judgeLeaders(rules: Rules, order: Order): Diagnostic[] {
  const leaders = listOf(order.args.with).filter((unit) => rules.field.leaders.has(unit));
  return leaders.map((unit) => problem('savannah.leader-in-attack', { unit, slot: 'with' }, 'R41'));
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

/** With a chit of withdrawal the attacker hopes for what half of the defender's give him: that nobody fights. */
function judgeTactic({ field }: Rules, { args: { tactic } }: Order): Diagnostic[] {
  const { chits, matrix } = field.tables.tactics;
  const row = matrix[chits.indexOf(String(tactic))] ?? [];
  const n = row.filter((cell) => cell === 'NC').length;
  if (2 * n < chits.length) return [];
  return [
    warning('savannah.tactic-unfought', { tactic: String(tactic), n, of: chits.length, part: true }, 'series 12.5'),
  ];
}

/** Who leads and who commands stand where they are to defend; who commands does so of somebody there, and nobody outranks him. */
function judgeDefend(rules: Rules, view: SavannahView, side: string, { args }: Order): Diagnostic[] {
  const { hex } = args;
  if (typeof hex !== 'string') return [];
  const found = ['lead', 'commander'].flatMap((slot): Diagnostic[] => {
    const unit = args[slot];
    const stands = typeof unit === 'string' ? hexOf(view, unit) : hex;
    return stands === hex
      ? []
      : [warning('savannah.lead-not-there', { unit: unit as string, hex, stands, slot }, 'R40')];
  });
  const units = Object.keys(view.units).filter((id) => view.units[id]?.hex === hex && sideOf(rules.field, id) === side);
  const [first] = units;
  const { commander } = args;
  if (found.length > 0 || first === undefined || typeof commander !== 'string' || !rules.field.leaders.has(commander))
    return found;
  const why = whyNotInCommand(rules, view, commander, units, first);
  return why ? [warning(why.code, { ...why.facts, defends: true, slot: 'commander' }, 'R41')] : [];
}

function judgeFire(rules: Rules, view: SavannahView, side: string, order: Order): Diagnostic[] {
  const { hex, policy, target } = order.args;
  if (hex === undefined && policy === undefined && target === undefined) {
    return [problem('savannah.fire-at-what', {}, 'series 11')];
  }
  const named = listOf(order.args.batteries);
  const wrong = named.flatMap((unit) => {
    const counter = rules.field.counters.get(unit);
    if (!counter || !isArtillery(counter))
      return [problem('savannah.no-battery', { unit, slot: 'batteries' }, 'series 11')];
    if (counter.arm === 'mortar') return [problem('savannah.mortar-not-fire', { unit, slot: 'batteries' }, 'S 4.12')];
    return [];
  });
  if (wrong.length === 0) return typeof hex === 'string' ? judgeAim(rules, view, side, named, hex) : [];
  // Who is no battery is left out of those that are.
  if (wrong.length === named.length) return wrong;
  return wrong.map(({ code, facts, rule = '' }) => warning(code, { ...facts, lasting: false, part: true }, rule));
}

/** A bomb falls on whoever stands there. */
function judgeMortar({ field }: Rules, view: SavannahView, side: string, { args }: Order): Diagnostic[] {
  const there = Object.values(view.units).filter((unit) => unit.hex === args.hex && sideOf(field, unit.id) === side);
  const units = there.map(({ id }) => id);
  return units.length === 0
    ? []
    : [warning('savannah.own-troops', { hex: String(args.hex), units, slot: 'hex', part: true }, 'S 4.12')];
}

/** Guns that stand where they are for the whole scenario never hit what lies out of their reach or behind the ground. */
function judgeAim(rules: Rules, view: SavannahView, side: string, named: readonly string[], hex: string): Diagnostic[] {
  const own = Object.keys(view.units).filter((unit) => sideOf(rules.field, unit) === side);
  const guns = (named.length > 0 ? named : own).filter((unit) => canFire(rules, view, unit));
  const never = guns.flatMap((unit) => {
    const why = whyNotAt(rules, view, unit, hex);
    const stands = rules.house.mayMove(rules, view, counterOf(rules.field, unit)) !== null;
    return stands && NEVER_SEEN.has(why.code) ? [why] : [];
  });
  const [first] = never;
  if (!first || never.length < guns.length) return fireRisks(rules, view, hex, named);
  return [problem(first.code, { ...first.facts, slot: 'hex' }, 'series 11')];
}

const NEVER_SEEN: ReadonlySet<string> = new Set(['boar.fire-range', 'boar.fire-ground']);

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
