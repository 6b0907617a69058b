/** What orders may name: every counter in play and every hex, by id, printed name, nickname and report name. */
import type { Named } from '../../../engine/contract.ts';
import { oncePer } from '../../../engine/once.ts';
import type { BoarState, UnitId } from '../rules/state.ts';
import type { Counter, LeaderCounter } from '../scenario/field.ts';
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

const keyOf = ({ units, leaders }: BoarView): string =>
  [...Object.values(units), ...Object.values(leaders)].map(({ hex }) => hex ?? '-').join();

/** Counters whose replacement is on the map, each with that: it bears their names too (S 4.8). */
export const replaced = (
  { replacements }: BoarScenario,
  { units }: BoarState | BoarView,
): ReadonlyMap<UnitId, UnitId> => new Map([...replacements].filter(([, by]) => units[by]?.hex != null));

function* unitsOf(scenario: BoarScenario, view: BoarView, role: string): Iterable<Named> {
  const { counters, leaders } = scenario.field;
  const former = replaced(scenario, view);
  for (const [id, { hex }] of Object.entries({ ...view.units, ...view.leaders })) {
    const counter = counters.get(id) ?? leaders.get(id);
    if (!counter || former.has(id)) continue;
    const old = [...counters.values()].filter((one) => former.get(one.id) === id);
    const before = old.flatMap((one) => [one.id, ...spellings(scenario, one)]);
    yield namedUnit(scenario, counter, hex, role, before);
  }
}

function spellings({ called }: BoarScenario, { id, name, short, names }: Counter | LeaderCounter): readonly string[] {
  return [short, ...Object.values(name), ...names, ...called(id)].filter((one) => one !== undefined);
}

/** `before`: names that it bears besides its own. */
function namedUnit(
  scenario: BoarScenario,
  counter: Counter | LeaderCounter,
  hex: string | null,
  role: string,
  before: readonly string[],
): Named {
  const own = isOfRole(scenario.field, counter.id, role);
  const ally = !own && counter.side === sideOfRole(scenario.field, role);
  const isFortified = scenario.field.hexes.get(hex ?? '')?.around.some(({ works }) => works.length > 0);
  return {
    id: counter.id,
    names: [...new Set([...spellings(scenario, counter), ...before])],
    type: 'unit',
    own,
    ...(ally && { ally }),
    ...(hex !== null && { place: hex }),
    ...('gait' in counter && counter.gait === 'artillery' && { shoots: counter.arm !== 'mortar' }),
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
