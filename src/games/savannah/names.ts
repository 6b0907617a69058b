/** What orders may name at Savannah: every counter in play and every hex, by id, printed name, nickname and report name. */
import type { Named } from '../../engine/contract.ts';
import { frenchFaces } from './messages/faces.ts';
import { messages } from './messages/messages.ts';
import type { Savannah } from './scenario.ts';
import type { SavannahView } from './view.ts';

const places = new WeakMap<Savannah, readonly Named[]>();

/** The names of one role, last made for each game and role: most mails find the counters where the last one did. */
const remembered = new WeakMap<Savannah, Map<string, { key: string; names: readonly Named[] }>>();

/** Names as a role may use them; its own units are those of its side, or of its army. */
export function names(savannah: Savannah, view: SavannahView, role: string): readonly Named[] {
  const key = keyOf(view);
  const known = remembered.get(savannah) ?? new Map<string, { key: string; names: readonly Named[] }>();
  remembered.set(savannah, known);
  const last = known.get(role);
  if (last?.key === key) return last.names;
  const found = [...unitsOf(savannah, view, role), ...placesOf(savannah)];
  known.set(role, { key, names: found });
  return found;
}

function keyOf(view: SavannahView): string {
  let key = '';
  for (const id in view.units) key += `${view.units[id]?.hex ?? '-'},`;
  for (const id in view.leaders) key += `${view.leaders[id]?.hex ?? '-'},`;
  return key;
}

function* unitsOf(savannah: Savannah, view: SavannahView, role: string): Iterable<Named> {
  const { counters, leaders } = savannah.field;
  const sideOfArmy = savannah.field.armies.find((army) => army.id === role)?.side;
  for (const id in view.units) {
    const counter = counters.get(id);
    if (counter) yield namedUnit(savannah, counter, view.units[id]?.hex ?? null, role, sideOfArmy);
  }
  for (const id in view.leaders) {
    const leader = leaders.get(id);
    if (leader) yield namedUnit(savannah, leader, view.leaders[id]?.hex ?? null, role, sideOfArmy);
  }
}

interface Printed {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly short: string;
  readonly names: readonly string[];
  readonly side: string;
  readonly army: string;
}

/** `sideOfArmy`: the side of the army that the role is, where it is one. */
function namedUnit(
  savannah: Savannah,
  counter: Printed,
  hex: string | null,
  role: string,
  sideOfArmy: string | undefined,
): Named {
  const { id, name, short, side, army } = counter;
  const told = [
    messages.en[`unit.${id}` as keyof typeof messages.en],
    messages.fr[`unit.${id}` as keyof typeof messages.fr],
  ];
  const spellings = [short, name.en, name.fr, ...counter.names, frenchFaces[id], ...told].filter(
    (one) => one !== undefined,
  );
  const own = role === side || role === army;
  const ally = !own && side === sideOfArmy;
  const isFortified = savannah.field.hexes.get(hex ?? '')?.around.some(({ works }) => works.length > 0);
  return {
    id,
    names: [...new Set(spellings)],
    type: 'unit',
    own,
    ...(ally && { ally }),
    ...(hex !== null && { place: hex }),
    ...(own && isFortified && { holds: true as const }),
  };
}

function placesOf(savannah: Savannah): readonly Named[] {
  const known = places.get(savannah);
  if (known) return known;
  const found: Named[] = savannah.field.at.map(({ id }) => {
    const place = savannah.places.get(id);
    const spellings = place ? [...new Set([place.en, place.fr, ...place.also])] : [];
    return { id, names: spellings, type: 'hex', own: false };
  });
  places.set(savannah, found);
  return found;
}
