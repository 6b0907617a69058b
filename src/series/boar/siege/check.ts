/** What must hold of works and ruins in every state of the campaign (architecture §11). */
import { hexSides } from '../../../places/hex/grid.ts';
import { campaignOf, type Siege } from '../frame/campaign.ts';
import type { BoarState } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { asArc, markersLeft } from './counters.ts';
import { toPerimeter, worksHexes } from './ground.ts';
import { siegeSheet } from './sheet.ts';
import { fortified } from './targets.ts';

/** Invariants broken; empty when all is legal. */
export function siegeFaults(scenario: BoarScenario, state: BoarState): string[] {
  const siege = campaignOf(state)?.siege;
  if (!siege) return [];
  return [
    ...groundFaults(scenario, state, siege),
    ...counterFaults(scenario, state, siege),
    ...breachFaults(scenario, state),
  ];
}

/** Works and markers: in hexes that allow them, each hex once, never beside the perimeter. */
function groundFaults(scenario: BoarScenario, state: BoarState, { building }: Siege): string[] {
  const { forbidden, steps } = siegeSheet(scenario).works;
  const nearest = Math.min(...steps.map((step) => step.from));
  const hexes = [...worksHexes(state), ...building.map(({ hex }) => hex)];
  return hexes.flatMap((hex, n) => {
    const terrain = scenario.field.hexes.get(hex)?.terrain;
    const faults: string[] = [];
    if (terrain === undefined) faults.push(`siege works in ${hex}, off the map`);
    else if (forbidden.includes(terrain)) faults.push(`siege works in ${hex}, ${terrain}`);
    if (toPerimeter(scenario, hex) < nearest) faults.push(`siege works in ${hex}, too near`);
    if (hexes.indexOf(hex) !== n) faults.push(`siege works twice in ${hex}`);
    return faults;
  });
}

/** Completed works: adjacent sides, as many of each size as the counters used say, and no more than there are. */
function counterFaults(scenario: BoarScenario, state: BoarState, siege: Siege): string[] {
  const faults: string[] = [];
  const found: Record<string, number> = {};
  for (const hex of worksHexes(state)) {
    const sides = hexSides.filter((side) => state.siege.includes(`${hex}/${side}`));
    found[sides.length] = (found[sides.length] ?? 0) + 1;
    if (asArc(sides) === null) faults.push(`siege works of ${hex} lie apart: ${sides.join(' ')}`);
  }
  for (const { sides, count } of siegeSheet(scenario).works.counters) {
    const used = siege.used[sides] ?? 0;
    if (used !== (found[sides] ?? 0)) faults.push(`${used} works of ${sides} used, ${found[sides] ?? 0} on the map`);
    if (used > count) faults.push(`${used} works of ${sides} used, there are ${count}`);
  }
  if (markersLeft(scenario, siege) < 0) faults.push('more siege works than counters');
  const { steps } = siegeSheet(scenario).works;
  if (siege.step < 1 || siege.step > steps.length) faults.push(`there is no step ${siege.step} of siege works`);
  return faults;
}

/** Only works are breached, each once; a city hex is ruined once. */
function breachFaults(scenario: BoarScenario, { breached, siege, ruined }: BoarState): string[] {
  const works = fortified(scenario);
  const bare = breached.filter((name) => !works.includes(name) && !siege.includes(name));
  return [
    ...bare.map((name) => `${name} is breached and bears no works`),
    ...twice(breached).map((name) => `${name} is breached twice`),
    ...twice(ruined).map((hex) => `${hex} is ruined twice`),
  ];
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, n) => names.indexOf(name) !== n);
}
