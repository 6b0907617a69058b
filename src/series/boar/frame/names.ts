/** What orders may name: every counter in play and every hex, by id, printed name, nickname and report name. */
import type { InLanguages, Named } from '../../../engine/contract.ts';
import { oncePer } from '../../../engine/once.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { isOfRole, sideOfRole } from './joint.ts';
import type { BoarView } from './view.ts';

/** The names of one role, last made for each game and role: most mails find the counters where the last one did. */
const remembered = new WeakMap<BoarScenario, Map<string, { key: string; names: readonly Named[] }>>();

/** Names as a role may use them; its own units are those of its side, or of its command. */
export function names(scenario: BoarScenario, view: BoarView, role: string): readonly Named[] {
  const key = keyOf(view);
  const known = remembered.get(scenario) ?? new Map<string, { key: string; names: readonly Named[] }>();
  remembered.set(scenario, known);
  const last = known.get(role);
  if (last?.key === key) return last.names;
  const found = [...unitsOf(scenario, view, role), ...placesOf(scenario)];
  known.set(role, { key, names: found });
  return found;
}

function keyOf(view: BoarView): string {
  let key = '';
  for (const id in view.units) key += `${view.units[id]?.hex ?? '-'},`;
  for (const id in view.leaders) key += `${view.leaders[id]?.hex ?? '-'},`;
  return key;
}

function* unitsOf(scenario: BoarScenario, view: BoarView, role: string): Iterable<Named> {
  const { counters, leaders } = scenario.field;
  const ours = sideOfRole(scenario.field, role);
  for (const id in view.units) {
    const counter = counters.get(id);
    if (counter) yield namedUnit(scenario, counter, view.units[id]?.hex ?? null, role, ours);
  }
  for (const id in view.leaders) {
    const leader = leaders.get(id);
    if (leader) yield namedUnit(scenario, leader, view.leaders[id]?.hex ?? null, role, ours);
  }
}

interface Printed {
  readonly id: string;
  readonly name: InLanguages<string>;
  readonly short: string;
  readonly names: readonly string[];
  readonly side: string;
  /** Of a counter: `mortar`; how it goes. */
  readonly arm?: string;
  readonly gait?: string;
}

/** `ours`: the side of the role. */
function namedUnit(scenario: BoarScenario, counter: Printed, hex: string | null, role: string, ours: string): Named {
  const { id, name, short, side, arm, gait } = counter;
  const spellings = [short, ...Object.values(name), ...counter.names, ...scenario.called(id)].filter(
    (one) => one !== undefined,
  );
  const own = isOfRole(scenario.field, id, role);
  const ally = !own && side === ours;
  const isFortified = scenario.field.hexes.get(hex ?? '')?.around.some(({ works }) => works.length > 0);
  return {
    id,
    names: [...new Set(spellings)],
    type: 'unit',
    own,
    ...(ally && { ally }),
    ...(hex !== null && { place: hex }),
    ...(gait === 'artillery' && { shoots: arm !== 'mortar' }),
    ...(own && isFortified && { holds: true as const }),
  };
}

const placesOf = oncePer(({ field, places }: BoarScenario): readonly Named[] =>
  field.at.map(({ id }) => {
    const place = places.get(id);
    const spellings = place ? [...new Set([...Object.values(place.name), ...place.also])] : [];
    const called = place && { called: place.name };
    return { id, names: spellings, ...called, type: 'hex', own: false };
  }),
);
