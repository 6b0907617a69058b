/** PLACE: where bought counters and ships back from the other sea come on the map (3.3, 7.4). */
import { place as placeSlot, units } from '../../../acts/slots.ts';
import type { CounterId } from '../field.ts';
import { arriveAt } from '../passage.ts';
import { act, type Sight } from './act.ts';
import { never, now } from './against.ts';
import { garrisoned } from './garrison.ts';
import { AT } from './words.ts';

interface Placing {
  readonly units: readonly CounterId[];
  readonly at: string;
}

export const place = act({
  id: 'PLACE',
  words: { en: ['place', 'deploy'], fr: ['placer', 'déployer'], es: ['colocar', 'desplegar'] },
  slots: { units: units(), at: placeSlot({ after: [...AT, 'to', 'vers'] }) },
  calls: ['movement'],
  standing: true,
  example: 'PLACE en-frigate-2 AT barbados',
  says: {
    place: (args, { about }) => putAt(args, about.counters),
    'arrive-other-sea': (args, { about }) => putAt(args, about.ships),
    'setup-garrison': garrisoned,
  },
  /** Who is bought comes on the map with the purchases, by an answer. */
  play: arriveAt,
  idle: (sight, { units, at }) => units.flatMap((id) => placed(sight, id, at)),
});

function putAt({ units, at }: Placing, of: readonly CounterId[]): Readonly<Record<CounterId, string>> | undefined {
  const there = units.filter((id) => of.includes(id));
  return there.length === 0 ? undefined : Object.fromEntries(there.map((id) => [id, at]));
}

/** Ships between the seas come out in open water; whoever is on the map is not placed anew. */
function placed({ field, view }: Sight, id: CounterId, at: string) {
  const unit = view.units[id];
  if (unit?.hex != null) return [now('ear.placed-already', '3.3', id)];
  const water = unit?.bound?.to;
  const hex = field.hexes.get(at);
  if (water === undefined || (hex?.terrain === 'sea' && hex.water === water)) return [];
  return [never('ear.comes-out-at-sea', '7.4', { counter: id, hex: at, water, slot: 'at' })];
}
