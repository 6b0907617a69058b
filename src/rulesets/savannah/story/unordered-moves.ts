/** Own counters that moved without an order, and which rule sent them: guns that go home, stacks that may not stay together. */
import type { Words } from '../../../engine/story.ts';
import { counterOf } from '../../boar/units.ts';
import { mixesAllies, mixesMilitia } from '../stacking-bans.ts';
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
  const stack = [...places.keys()].filter(isHere).map((id) => counterOf(field, id));
  const why = mixesAllies(stack) ? 'allies' : mixesMilitia(stack) ? 'militia' : null;
  const isGoingHome = units.some((unit) => teller.before.units[unit]?.goingHome);
  const key = why === null ? (isGoingHome ? 'tale.went-home' : null) : `tale.parted.${why}`;
  if (key === null) return null;
  const facts = { ...subject(teller, ...units), from: placedFully(teller, from), to: placedFully(teller, to) };
  return [say(key, facts)];
}
