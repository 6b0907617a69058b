/** Orders of the campaign that fit the coming turn, with the reader's own units and hexes, ready to be uncommented. */
import { distance, type HexSide, neighbour } from '../../../places/hex/grid.ts';
import type { UnitId } from '../../../series/boar/state.ts';
import { isBound, mayTake } from '../campaign/sorties.ts';
import { facings, markersLeft } from '../siege/counters.ts';
import { type Site, sitesFor, stepOf, toPerimeter } from '../siege/ground.ts';
import { scaleAhead } from './ahead.ts';
import { isCommanded } from './reader.ts';
import { dueOf, entryName } from './schedule.ts';
import type { Teller } from './teller.ts';

/** A heading, and order lines that can be sent when their `#` is taken away. */
export interface Block {
  readonly head: string;
  readonly lines: readonly string[];
}

/** None in the assault, and only what the turns of hours allow once they have come. */
export function campaignBlocks(teller: Teller): readonly Block[] {
  if (teller.now.campaign === null || teller.telling.next === null || scaleAhead(teller) === 'tactical') return [];
  return [...arrivals(teller), ...sorties(teller), ...digging(teller), ...bombarding(teller), ...assault(teller)];
}

/** Who comes in next turn: by himself, unless he is told to wait. */
function arrivals(teller: Teller): Block[] {
  const { say, telling, side, now, savannah } = teller;
  if (now.campaign === null) return [];
  return dueOf(teller, side).flatMap(({ turn, entry, units }) => {
    const own = units.filter((unit) => isCommanded(teller, unit));
    if (own.length === 0 || turn > (telling.next?.printed ?? 0)) return [];
    const first = own[0] as UnitId;
    const isOpen = entry === savannah.campaign?.arrivals.variable.entry;
    const lines = [say('form.order.wait', { units: own.join(', ') })];
    if (isOpen) lines.push(say('form.order.enter', { unit: first, hex: savannah.map.entries.hexes['V-1']?.[0] ?? '' }));
    return [{ head: say('form.due', { entry: entryName(teller, entry) }), lines }];
  });
}

function sorties(teller: Teller): Block[] {
  const { say, savannah, rules, side, now, field, telling } = teller;
  if (side !== field.worksOf || !isBound(savannah, { ...now, turn: telling.next?.printed ?? now.turn })) return [];
  const lines = [...field.leaders.values()].flatMap((leader) => {
    const units = mayTake(savannah, rules, now, leader);
    return units.length === 0
      ? []
      : [say('form.order.sortie', { units: units.slice(0, 2).join(', '), leader: leader.id })];
  });
  return lines.length === 0 ? [] : [{ head: say('form.sortie'), lines }];
}

/** Works may be begun as the turn after opens: an order looks one turn ahead. */
function digging(teller: Teller): Block[] {
  const { say, savannah, now, field, side, telling } = teller;
  const siege = now.campaign?.siege;
  if (!siege || side !== field.siegeOf || !speaksForBesiegers(teller)) return [];
  const { first, steps } = savannah.scenario.siege.works;
  const turn = telling.next?.printed ?? 0;
  if (turn + 1 < first) return [];
  const lines: string[] = [];
  const limit =
    siege.step >= steps.length ? 0 : Math.min(stepOf(savannah, siege.step).markers, markersLeft(savannah, siege));
  if (limit > 0) {
    const sites = bySap(teller, sitesFor(savannah, now, siege));
    if (sites.length > 0 && sites[0]?.extends) {
      lines.push(
        say('form.order.dig', {
          hexes: sites
            .slice(0, limit)
            .map(({ hex }) => hex)
            .join(', '),
        }),
      );
      const others = sites.slice(limit, limit + MOST_SITES).map(({ hex }) => hex);
      if (others.length > 0) lines.push(say('form.sites', { hexes: others.join(', ') }));
    }
  }
  const arcs = facings(savannah, siege);
  for (const { hex } of arcs.length > 0 ? siege.building : []) {
    lines.push(say('form.order.orient', { hex, sides: facingLines(teller, hex, arcs) }));
  }
  return lines.length === 0 ? [] : [{ head: say('form.dig', { n: limit, step: siege.step }), lines }];
}

const MOST_SITES = 8;

/** Sites that extend the works first, of these the nearest to where a sap would be aimed. */
function bySap({ savannah, field }: Teller, sites: readonly Site[]): readonly Site[] {
  const { aim } = savannah.scenario.doctrine.siege;
  const away = ({ hex }: Site): number => distance(field.grid, hex, aim);
  return [...sites].sort(
    (a, b) => Number(b.extends) - Number(a.extends) || away(a) - away(b) || (a.hex < b.hex ? -1 : 1),
  );
}

/** The hexsides nearest the lines, as many as the widest counter left has. */
function facingLines({ savannah, field, say }: Teller, hex: string, of: readonly (readonly HexSide[])[]): string {
  const near = (side: HexSide): number => {
    const next = neighbour(field.grid, hex, side);
    return next === null ? 0 : toPerimeter(savannah, hex) - toPerimeter(savannah, next);
  };
  const worth = (sides: readonly HexSide[]): number =>
    2 * sides.reduce((sum, side) => sum + near(side), 0) + sides.length;
  const [widest = []] = [...of].sort((a, b) => worth(b) - worth(a));
  return widest.map((side) => say(`side.order.${side}`)).join(', ');
}

function bombarding(teller: Teller): Block[] {
  const { say, side, field, now } = teller;
  if (now.campaign === null || (side === field.siegeOf && !speaksForBesiegers(teller))) return [];
  const begun = side === field.siegeOf ? now.campaign.siege.building.length : 0;
  const isOn = now.siege.length + begun > 0;
  return isOn ? [{ head: say('form.siege'), lines: [say('form.order.siege'), say('form.order.siege-hold')] }] : [];
}

/** The army that digs has its own seat, or its side speaks for it. */
function speaksForBesiegers({ telling, savannah, side }: Teller): boolean {
  return telling.who === side || telling.who === savannah.scenario.siege.armies.besieger;
}

function assault({ say, savannah, side, now, telling }: Teller): Block[] {
  const sheet = savannah.campaign?.declaration;
  const turn = telling.next?.printed ?? 0;
  if (!sheet || side !== sheet.side || now.campaign?.declared !== null || turn < sheet.from || turn > sheet.to)
    return [];
  return [{ head: say('form.assault', { last: sheet.to }), lines: [say('form.order.assault')] }];
}
