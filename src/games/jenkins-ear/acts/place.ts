/** PLACE: where bought counters and ships back from the other sea come on the map (3.3, 7.4). */
import { never } from '../../../acts/against.ts';
import { place as placeSlot, units } from '../../../acts/slots.ts';
import type { CounterId, HexId } from '../field.ts';
import { mayGarrison } from '../garrisons.ts';
import { arriveAt } from '../passage.ts';
import { whyNotHome } from '../purchases.ts';
import { counterOf, hexOf } from '../units.ts';
import { act, type Sight } from './act.ts';
import { absent, now } from './against.ts';
import { boughtIn } from './bought.ts';
import { homewards } from './buy.ts';
import { garrisoned, type Posting } from './garrison.ts';
import { AT } from './words.ts';

export const place = act({
  id: 'PLACE',
  words: { en: ['place', 'deploy'], fr: ['placer', 'déployer'], es: ['colocar', 'desplegar'] },
  slots: { units: units(), at: placeSlot({ after: [...AT, 'to', 'vers'] }) },
  calls: ['movement'],
  standing: true,
  example: 'PLACE norfolk AT barbados',
  says: {
    place: (args, { about }) => putAt(args, about.counters),
    'arrive-other-sea': (args, { about }) => putAt(args, about.ships),
    'setup-garrison': garrisoned,
  },
  /** Who is bought comes on the map with the purchases, by an answer. */
  play: arriveAt,
  idle: (sight, { units, at }, _order, before) => units.flatMap((id) => placed(sight, id, at, boughtIn(sight, before))),
  mends: homewards,
});

function putAt({ units, at }: Posting, of: readonly CounterId[]): Readonly<Record<CounterId, string>> | undefined {
  const there = units.filter((id) => of.includes(id));
  return there.length === 0 ? undefined : Object.fromEntries(there.map((id) => [id, at]));
}

/** Ships between the seas come out in open water, garrisons go to their ports, what is bought to own ones; nobody else is placed. */
function placed({ field, view, side }: Sight, id: CounterId, at: HexId, bought: ReturnType<typeof boughtIn>) {
  const unit = view.units[id];
  if (unit?.hex != null || bought.get(id)) return [now('ear.placed-already', '3.3', id)];
  const water = unit?.bound?.to;
  const hex = hexOf(field, at);
  if (water !== undefined) {
    const isOpen = hex.terrain === 'sea' && hex.water === water;
    return isOpen ? [] : [never('ear.comes-out-at-sea', '7.4', { counter: id, hex: at, water, slot: 'at' })];
  }
  if (unit?.fate === 'due' && counterOf(field, id).start === 'garrison') {
    return mayGarrison(field, hex.port) ? [] : [never('ear.no-garrison-port', '3.1', { hex: at, slot: 'at' })];
  }
  const why = unit?.fate === 'pool' ? whyNotHome(field, view, side, at) : null;
  if (why) return [never(why.code, '3.5', why.facts)];
  return bought.has(id) ? [] : absent(view, id);
}
