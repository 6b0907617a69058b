/** Who goes on foot: troops left ashore in the country, and garrisons strong enough for the enemy port beside them. */
import type { CounterId, HexId, Port } from '../field.ts';
import { counterOf, hexOf } from '../units.ts';
import { isEnough } from './force.ts';
import { freeTroops } from './squadron.ts';
import { byMost, isHeldBy, landAt, type Staff, shipsAt } from './staff.ts';
import { targetIn } from './targets.ts';

export interface March {
  readonly units: readonly CounterId[];
  readonly to: HexId;
}

export function marches(staff: Staff): March[] {
  return [...staff.own.keys()].flatMap((hex): March[] => {
    const { port, byLand } = hexOf(staff.field, hex);
    if (staff.view.storms.includes(hex)) return [];
    const beside = byLand.flatMap((next) => next.port ?? []).filter((one) => !staff.view.storms.includes(one.hex));
    const march = port !== null && isHeldBy(staff, port, staff.side) ? sally : away;
    const found = march(staff, hex, beside);
    return found === null ? [] : [found];
  });
}

/** From the country, where nothing feeds them, into a port of their own, else once more at the enemy's, where our ships lie if they do. */
function away(staff: Staff, hex: HexId, beside: readonly Port[]): March | null {
  const units = landAt(staff, hex).filter((id) => canMarch(staff, id));
  const own = beside.find((one) => isHeldBy(staff, one, staff.side));
  const hostile = beside.filter((one) => isHeldBy(staff, one, staff.enemy));
  const theirs = byMost(hostile, (one) => shipsAt(staff, one.hex).length)[0];
  const fights = units.some((id) => counterOf(staff.field, id).land !== null);
  const goal = own ?? (fights ? theirs : undefined);
  return units.length === 0 || goal === undefined ? null : { units, to: goal.hex };
}

/** From a port against the enemy's beside it, as from Porto Bello over the isthmus, when they are enough. */
function sally(staff: Staff, hex: HexId, beside: readonly Port[]): March | null {
  const units = freeTroops(staff, hex).filter((id) => canMarch(staff, id));
  const goal = beside.find(
    (port) => !isHeldBy(staff, port, staff.side) && isEnough(staff, units, targetIn(staff, port)),
  );
  return goal === undefined ? null : { units, to: goal.hex };
}

function canMarch({ field, view }: Staff, id: CounterId): boolean {
  return counterOf(field, id).anchor !== null && (view.units[id]?.aboard ?? null) === null;
}
