/** Round the Horn: expeditions into the other sea, where nothing is ever bought, and where they come out (7.4). */
import type { Order } from '../../../engine/contract.ts';
import type { CounterId, HexId, Water } from '../field.ts';
import { counterOf, hexOf, isShip } from '../units.ts';
import { forceFor } from './force.ts';
import { moving, order } from './order.ts';
import { detach, type Squadron } from './squadron.ts';
import { isHeldBy, type Staff } from './staff.ts';
import { stowed } from './stowage.ts';
import { type Target, targetIn } from './targets.ts';

/** Embarks and sends off what takes ports of the other sea, unless others are under way; it is taken from the squadron. */
export function setOut(staff: Staff, squadron: Squadron): Order[] {
  const { field, view, tuning } = staff;
  const isUnderWay = Object.values(view.units).some(({ bound }) => bound !== null);
  if (isUnderWay || view.turn < tuning.horn.from || view.turn > tuning.horn.until) return [];
  const to = hexOf(field, squadron.hex).water === 'pacific' ? 'caribbean' : 'pacific';
  const going = partiesFor(staff, squadron, to).flatMap(({ units }) => units);
  const ships = shipsOf(staff, going);
  if (ships.length === 0) return [];
  const ashore = going.filter((id) => !ships.includes(id) && view.units[id]?.aboard == null);
  const carried = stowed(field, Object.values(view.units), ashore, ships);
  return [...Object.entries(carried).map(([id, ship]) => embarking(id, ship)), crossing(ships)];
}

/** Those who come out of the other sea this turn fall on its ports from the water beside them. */
export function comeOut(staff: Staff): Order[] {
  const { field, view } = staff;
  const units = Object.values(view.units);
  const due = units.filter(({ bound }) => bound?.turn === view.turn);
  const to = due[0]?.bound?.to;
  if (to === undefined) return [];
  const ships = due.map(({ id }) => id);
  const troops = units.flatMap(({ id, aboard }) => (aboard !== null && ships.includes(aboard) ? [id] : []));
  // They come out where they like: no port is far.
  const squadron = { hex: '', ships, troops, screens: [], miles: new Int16Array() };
  return partiesFor(staff, squadron, to).flatMap(({ target, units: party }) => {
    const near = hexOf(field, target.port.hex).bySea;
    const sea = near.find(({ id, terrain }) => terrain === 'sea' && !view.storms.includes(id));
    const sailing = shipsOf(staff, party);
    return sea === undefined ? [] : [placing(sailing, sea.id), moving(sailing, target.port.hex)];
  });
}

interface Party {
  readonly target: Target;
  readonly units: readonly CounterId[];
}

/** A party for each port of that water for which the squadron has one, the worthiest first. */
function partiesFor(staff: Staff, squadron: Squadron, water: Water): Party[] {
  const { field, tuning } = staff;
  const { spare, guns, stores } = tuning.horn;
  const frugal = { ...staff, tuning: { ...tuning, attack: { ...tuning.attack, spare, guns, stores } } };
  const ports = [...field.ports.values()].filter((port) => port.water === water && isHeldBy(staff, port, staff.enemy));
  const targets = ports.map((port) => targetIn(staff, port)).filter(({ worth }) => worth > 0);
  return targets
    .toSorted((a, b) => b.worth - a.worth)
    .flatMap((target) => {
      const force = forceFor(frugal, squadron, target);
      return force === null ? [] : [{ target, units: detach(staff, squadron, force) }];
    });
}

function shipsOf({ field }: Staff, units: readonly CounterId[]): CounterId[] {
  return units.filter((id) => isShip(counterOf(field, id)));
}

function embarking(id: CounterId, on: CounterId): Order {
  return order('EMBARK', { units: [id], on }, `EMBARK ${id} ON ${on}`);
}

function crossing(units: readonly CounterId[]): Order {
  return order('CROSS', { units }, `CROSS ${units.join(', ')}`);
}

function placing(units: readonly CounterId[], at: HexId): Order {
  return order('PLACE', { units, at }, `PLACE ${units.join(', ')} AT ${at}`);
}
