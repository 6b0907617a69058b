/** Own counters that moved without an order, and which rule sent them: guns that go home, stacks that may not stay together. */
import type { Words } from '../../../engine/story.ts';
import { counterOf, isArtillery } from '../rules/units.ts';
import { follow, type Places } from './places.ts';
import { isOurs, placedFully, subject, type Tale, type Teller } from './teller.ts';

/** `places`: where all stood before these tales. */
export function unorderedLines(teller: Teller, tales: readonly Tale[], places: Places): Words[] {
  const now: Places = new Map(places);
  return tales.flatMap((tale): Words[] => {
    const line = tale.kind === 'boar.move' && tale.facts.order === null ? lineFor(teller, tale.facts, now) : null;
    follow(now, tale);
    return line === null ? [] : [line];
  });
}

function lineFor(
  teller: Teller,
  { units, path }: { readonly units: readonly string[]; readonly path: readonly string[] },
  places: Places,
): Words | null {
  const { say, field } = teller;
  const [from = '', to = ''] = [path[0], path.at(-1)];
  const [first = ''] = units;
  if (!isOurs(teller, first) || from === to) return null;
  const isHere = (id: string): boolean => places.get(id) === from && field.counters.has(id);
  const why = teller.own.whyParted([...places.keys()].filter(isHere).map((id) => counterOf(field, id)));
  const key = why === null ? (goesHome(teller, units) ? 'tale.went-home' : null) : `tale.parted.${why}`;
  if (key === null) return null;
  const post = field.counters.get(first)?.start ?? to;
  const facts = { from: placedFully(teller, from), to: placedFully(teller, to), post: post === to ? '' : post };
  return [say(key, { ...subject(teller, ...units), ...facts })];
}

/** Whether a move is that of a gun on its way back to its post, which nobody ordered. */
export function isHomeward(teller: Teller, tale: Tale): boolean {
  return tale.kind === 'boar.move' && tale.facts.order === null && goesHome(teller, tale.facts.units);
}

/** Guns struck by fire, in this turn or before it. */
function goesHome({ field, before, tales }: Teller, units: readonly string[]): boolean {
  const isStruck = (unit: string): boolean =>
    before.units[unit]?.goingHome === true ||
    tales.some(
      (tale) =>
        (tale.kind === 'boar.fire' && tale.facts.hit && tale.facts.target === unit) ||
        (tale.kind === 'boar.mortar' && tale.facts.hit && tale.facts.victim === unit),
    );
  return units.some((unit) => field.counters.has(unit) && isArtillery(counterOf(field, unit)) && isStruck(unit));
}
