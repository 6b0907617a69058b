/** Round the Horn: expeditions into the great South Sea, where nothing is ever bought, and where they come out (7.4). */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, Water } from '../field.ts';
import { counterOf, hexOf, isShip } from '../units.ts';
import { forceFor } from './force.ts';
import { moving, order } from './order.ts';
import { detach, type Squadron } from './squadron.ts';
import { isHeldBy, type Staff } from './staff.ts';
import { stowed } from './stowage.ts';
import { type Target, targetIn } from './targets.ts';

const SOUTH_SEA: Water = 'pacific';

/** Embarks and sends off what takes a port there, unless others are under way; it is taken from the squadron. */
export function setOut(staff: Staff, squadron: Squadron): Order[] {
  const { field, view, tuning } = staff;
  const isUnderWay = Object.values(view.units).some(({ bound }) => bound !== null);
  const isTime = view.turn >= tuning.horn.from && view.turn <= tuning.horn.until;
  if (!isTime || isUnderWay || hexOf(field, squadron.hex).water === SOUTH_SEA) return [];
  const party = partyFor(staff, squadron);
  if (party === null) return [];
  const going = detach(staff, squadron, party.units);
  const ships = going.filter((id) => isShip(counterOf(field, id)));
  const ashore = going.filter((id) => !ships.includes(id) && view.units[id]?.aboard == null);
  const embarked = Object.entries(stowed(staff, ashore, ships)).map(([id, on]) =>
    order('EMBARK', { units: [id], on }, `EMBARK ${id} ON ${on}`),
  );
  return [...embarked, order('CROSS', { units: ships }, `CROSS ${ships.join(', ')}`)];
}

/** Those who come out there this turn fall on a port from the water beside it. */
export function comeOut(staff: Staff): Order[] {
  const { field, view } = staff;
  const units = Object.values(view.units);
  const ships = units.flatMap(({ id, bound }) => (bound?.turn === view.turn ? [id] : []));
  if (ships.length === 0) return [];
  const troops = units.flatMap(({ id, aboard }) => (aboard !== null && ships.includes(aboard) ? [id] : []));
  // They come out where they like: no port is far.
  const party = partyFor(staff, { hex: '', ships, troops, screens: [], miles: new Int16Array() });
  if (party === null) return [];
  const port = party.target.port.hex;
  const sea = hexOf(field, port).bySea.find(({ id, terrain }) => terrain === 'sea' && !view.storms.includes(id));
  if (sea === undefined) return [];
  return [order('PLACE', { units: ships, at: sea.id }, `PLACE ${ships.join(', ')} AT ${sea.id}`), moving(ships, port)];
}

interface Party {
  readonly target: Target;
  readonly units: readonly CounterId[];
}

/** For the worthiest port there for which the squadron has one. */
function partyFor(staff: Staff, squadron: Squadron): Party | null {
  const { field, tuning } = staff;
  const { spare, guns, stores } = tuning.horn;
  const frugal = { ...staff, tuning: { ...tuning, attack: { ...tuning.attack, spare, guns, stores } } };
  const ports = [...field.ports.values()].filter(
    (port) => port.water === SOUTH_SEA && isHeldBy(staff, port, staff.enemy),
  );
  const targets = ports.map((port) => targetIn(staff, port)).filter(({ worth }) => worth > 0);
  for (const target of targets.toSorted((a, b) => b.worth - a.worth)) {
    const units = forceFor(frugal, squadron, target);
    if (units !== null) return { target, units };
  }
  return null;
}
