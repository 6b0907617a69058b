import { first } from '../../../engine/ends.ts';
import { distance, type HexSide, neighbour } from '../../../places/hex/grid.ts';
import { crowdsAt } from '../frame/crowds.ts';
import type { HexId, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { isBesieger } from '../siege/armies.ts';
import { facings, markersDue } from '../siege/counters.ts';
import { type Site, sitesAhead, toPerimeter } from '../siege/ground.ts';
import { isCommanded } from './reader.ts';
import { dueOf, entryName } from './schedule.ts';
import type { Block, Teller } from './teller.ts';

/** None in the assault, and only what the turns of hours allow once they have come. */
export function campaignBlocks(teller: Teller): readonly Block[] {
  if (teller.now.campaign === null || teller.telling.next === null || teller.scale === 'tactical') return [];
  return [
    ...arrivals(teller),
    ...crowds(teller),
    ...teller.own.blocks(teller),
    ...digging(teller),
    ...bombarding(teller),
    ...assault(teller),
  ];
}

/** Who comes in next turn: by himself, unless he is told to wait. */
function arrivals(teller: Teller): Block[] {
  const { say, telling, side, now, scenario } = teller;
  if (now.campaign === null) return [];
  return dueOf(teller, side).flatMap(({ turn, entry, units }) => {
    const own = units.filter((unit) => isCommanded(teller, unit));
    if (own.length === 0 || turn > (telling.next?.printed ?? 0)) return [];
    const isOpen = entry === scenario.campaign?.arrivals.variable?.entry;
    const lines = [say('form.order.wait', { units: own.join(', ') })];
    if (isOpen) lines.push(say('form.order.enter', { unit: first(own), hex: firstOf(scenario) }));
    return [{ head: say('form.due', { entry: entryName(teller, entry) }), lines }];
  });
}

/** Entries without room for all who come in by them: who stands in the way, and the line that says who comes first. */
function crowds(teller: Teller): Block[] {
  const { say, telling, side, at } = teller;
  return crowdsAt(at, side, telling.next?.printed ?? 0, new Map()).flatMap(({ hex, units, claims, there }) => {
    const own = units.filter((unit) => isCommanded(teller, unit));
    if (own.length === 0) return [];
    // A line that would put off more than it brings in is for whoever asks for it.
    const [unit] = [...claims.keys()].filter((id) => own.includes(id) && (claims.get(id)?.length ?? 0) <= 1);
    const facts = {
      hex,
      units: own.join(', '),
      there: there.join(', '),
      many: there.length > 1,
      claim: unit !== undefined,
    };
    const lines = unit === undefined ? [] : [say('form.order.enter-first', { unit })];
    return [{ head: say('form.crowded', facts), lines }];
  });
}

/** The first hex of the first entry that the die may say. */
function firstOf({ campaign, map }: BoarScenario): HexId {
  const [row] = campaign?.arrivals.variable?.die ?? [];
  return map.entries.hexes[row?.entry ?? '']?.[0] ?? '';
}

/** Works may be begun as the turn after opens: an order looks one turn ahead. */
function digging(teller: Teller): Block[] {
  const { say, scenario, now, field, side, telling } = teller;
  const siege = now.campaign?.siege;
  if (!siege || scenario.siege === null || side !== field.siegeOf || !isBesieger(scenario, telling.who)) return [];
  const { first } = scenario.siege.works;
  const turn = telling.next?.printed ?? 0;
  if (turn + 1 < first) return [];
  const lines: string[] = [];
  const limit = markersDue(scenario, siege);
  if (limit > 0) {
    const sites = bySap(teller, sitesAhead(scenario, now, siege));
    if (sites[0]?.extends) {
      const hexes = sites.map(({ hex }) => hex);
      lines.push(say('form.order.dig', { hexes: hexes.slice(0, limit).join(', ') }));
      const others = hexes.slice(limit, limit + MOST_SITES);
      if (others.length > 0) lines.push(say('form.sites', { hexes: others.join(', ') }));
    }
  }
  const arcs = facings(scenario, siege);
  for (const { hex } of arcs.length > 0 ? siege.building : []) {
    lines.push(say('form.order.orient', { hex, sides: facingLines(teller, hex, arcs) }));
  }
  return lines.length === 0 ? [] : [{ head: say('form.dig', { n: limit, step: siege.step }), lines }];
}

const MOST_SITES = 8;

/** Sites that extend the works first, of these the nearest to where a sap would be aimed. */
function bySap({ own, field }: Teller, sites: readonly Site[]): readonly Site[] {
  const away = ({ hex }: Site): number => distance(field.grid, hex, own.aim);
  return [...sites].sort(
    (a, b) => Number(b.extends) - Number(a.extends) || away(a) - away(b) || (a.hex < b.hex ? -1 : 1),
  );
}

/** The hexsides nearest the lines, as many as the widest counter left has. */
function facingLines({ scenario, field, say }: Teller, hex: string, of: readonly (readonly HexSide[])[]): string {
  const near = (side: HexSide): number => {
    const next = neighbour(field.grid, hex, side);
    return next === null ? 0 : toPerimeter(scenario, hex) - toPerimeter(scenario, next);
  };
  const worth = (sides: readonly HexSide[]): number =>
    2 * sides.reduce((sum, side) => sum + near(side), 0) + sides.length;
  const [widest = []] = [...of].sort((a, b) => worth(b) - worth(a));
  return widest.map((side) => say(`side.order.${side}`)).join(', ');
}

function bombarding({ say, side, field, now, scenario, telling }: Teller): Block[] {
  if (now.campaign === null || scenario.siege === null) return [];
  if (side === field.siegeOf && !isBesieger(scenario, telling.who)) return [];
  const begun = side === field.siegeOf ? now.campaign.siege.building.length : 0;
  return now.siege.length + begun > 0
    ? [{ head: say('form.siege'), lines: [say('form.order.siege'), say('form.order.siege-hold')] }]
    : [];
}

/** The assault, with what it costs: who has not come by then never comes. */
function assault(teller: Teller): Block[] {
  const { say, scenario, side, enemy, now, telling } = teller;
  const sheet = scenario.campaign?.declaration;
  const turn = telling.next?.printed ?? 0;
  if (!sheet || side !== sheet.side || now.campaign?.declared !== null || turn < sheet.from || turn > sheet.to)
    return [];
  const left = (of: Side): number => dueOf(teller, of).flatMap((due) => (due.turn > turn ? due.units : [])).length;
  const facts = { last: sheet.to, tactical: scenario.campaign?.tactical ?? 0, ours: left(side), theirs: left(enemy) };
  return [{ head: say('form.assault', facts), lines: [say('form.order.assault')] }];
}
