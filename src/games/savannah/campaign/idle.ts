/** What speaks against the orders of the campaign's frame: arrivals, sorties, the assault declared. */
import type { Diagnostic, Json, Order } from '../../../engine/contract.ts';
import { entriesOf } from '../../../series/boar/frame/entries.ts';
import { scheduled } from '../../../series/boar/frame/reinforcements.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { Savannah } from '../scenario.ts';
import type { SavannahView } from '../view.ts';
import { isBound, mayTake } from './sorties.ts';
import type { SeenCampaign } from './state.ts';

/** What is wrong with an order of the campaign; empty for other verbs. */
export function idleInCampaign(
  savannah: Savannah,
  rules: Rules,
  view: SavannahView,
  side: string,
  order: Order,
): readonly Diagnostic[] {
  const { campaign } = view;
  if (campaign === null) return [];
  switch (order.verb) {
    case 'ENTER':
      return [
        ...judgeArrival(rules, view, campaign, String(order.args.unit), 'unit'),
        ...judgeGate(campaign, order),
        ...judgeEntry(savannah, rules, campaign, order),
      ];
    case 'WAIT':
      return idsIn(order.args.units).flatMap((id) => judgeArrival(rules, view, campaign, id, 'units'));
    case 'SORTIE':
      return judgeSortie(savannah, rules, view, side, order);
    case 'ASSAULT NEXT TURN':
      return judgeDeclaration(savannah, view, campaign, side);
    default:
      return [];
  }
}

/** Orders about who still comes: wrong about those who are here for good or never come, early about the others. */
function judgeArrival(
  rules: Rules,
  view: SavannahView,
  campaign: SeenCampaign,
  id: string,
  slot: string,
): Diagnostic[] {
  const counter = view.units[id] ?? view.leaders[id];
  if (campaign.arrivals.gate[id] !== undefined) return [];
  if (counter?.hex != null) return [problem('savannah.here-already', { unit: id, hex: counter.hex, slot }, 'S 4.7')];
  const due = counter?.fate === 'reserve' ? scheduled(rules, campaign.arrivals, id) : null;
  if (due === null) return [problem('savannah.never-comes', { unit: id, slot }, 'S 4.7')];
  return due.turn > view.turn ? [warning('savannah.not-due', { unit: id, turn: due.turn, slot }, 'S 4.7')] : [];
}

/** Who has come in this phase may still be told to wait, but by which hex he comes is settled. */
function judgeGate({ arrivals }: SeenCampaign, { args }: Order): Diagnostic[] {
  const unit = String(args.unit);
  const hex = arrivals.gate[unit]?.hex;
  if (hex === undefined || args.at === undefined || args.at === hex) return [];
  return [warning('savannah.here-already', { unit, hex, slot: 'at', part: true }, 'S 4.7')];
}

/** The hex named belongs to the unit's entry; which that is a die may still have to say. */
function judgeEntry(savannah: Savannah, rules: Rules, { arrivals }: SeenCampaign, { args }: Order): Diagnostic[] {
  const due = scheduled(rules, arrivals, String(args.unit));
  if (typeof args.at !== 'string' || due === null) return [];
  const hexes = possibleHexes(savannah, arrivals.gate[String(args.unit)]?.entry ?? due.entry);
  if (hexes.includes(args.at)) return [];
  return [
    warning(
      'savannah.not-its-entry',
      { unit: String(args.unit), hex: args.at, hexes: [...hexes], slot: 'at', part: true },
      'S 4.7',
    ),
  ];
}

/** Hexes of an entry; where a die will say which it is, those of all it may be. */
function possibleHexes(savannah: Savannah, entry: string): readonly string[] {
  const variable = savannah.campaign?.arrivals.variable;
  if (entry !== variable?.entry) return entriesOf(savannah, entry);
  return variable.die.flatMap((row) => entriesOf(savannah, row.entry));
}

function judgeSortie(savannah: Savannah, rules: Rules, view: SavannahView, side: string, order: Order): Diagnostic[] {
  if (side !== rules.field.worksOf) return [problem('savannah.sortie-not-yours', {}, 'S 4.10')];
  const leader = rules.field.leaders.get(String(order.args.leader));
  if (!leader) return [problem('savannah.not-a-leader', { unit: String(order.args.leader), slot: 'leader' }, 'S 4.10')];
  if (!isBound(savannah, view)) return [warning('savannah.sortie-free', {}, 'S 4.10')];
  const able = mayTake(savannah, rules, view, leader);
  return idsIn(order.args.units)
    .filter((id) => !able.includes(id))
    .map((id) => problem('savannah.sortie-elsewhere', { unit: id, leader: leader.id, slot: 'units' }, 'S 4.10'));
}

function judgeDeclaration(
  savannah: Savannah,
  view: SavannahView,
  { scale, declared }: SeenCampaign,
  side: string,
): Diagnostic[] {
  const sheet = savannah.campaign?.declaration;
  if (!sheet || side !== sheet.side) return [problem('savannah.assault-not-yours', {}, 'S 1.6')];
  if (scale === 'tactical' || declared !== null) return [problem('savannah.assault-on', {}, 'S 1.6')];
  if (view.turn > sheet.to) return [problem('savannah.assault-late', { last: sheet.to }, 'S 1.6')];
  return view.turn < sheet.from ? [warning('savannah.assault-early', { first: sheet.from }, 'S 1.6')] : [];
}

function idsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** `lasting`: no turn of events will make it right. */
function problem(code: string, facts: Diagnostic['facts'], rule: string): Diagnostic {
  return { severity: 'error', code, facts: { ...facts, lasting: true }, rule };
}

function warning(code: string, facts: Diagnostic['facts'], rule: string): Diagnostic {
  return { severity: 'warning', code, facts, rule };
}
