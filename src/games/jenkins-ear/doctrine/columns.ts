/** Troops left ashore in the country, as after a repulse: nothing feeds them there and no ship takes them off. */
import type { CounterId, HexId } from '../field.ts';
import { counterOf, hexOf } from '../units.ts';
import { isHeldBy, landAt, type Staff } from './staff.ts';

export interface March {
  readonly units: readonly CounterId[];
  readonly to: HexId;
}

/** Into a port of their own beside them, else once more at the enemy's. */
export function marches(staff: Staff): March[] {
  return [...staff.own.keys()].flatMap((hex): March[] => {
    const { port, byLand } = hexOf(staff.field, hex);
    if (port !== null && isHeldBy(staff, port, staff.side)) return [];
    const units = landAt(staff, hex).filter((id) => canMarch(staff, id));
    const beside = byLand.flatMap((next) => (next.port === null || isClosed(staff, next.id) ? [] : [next.port]));
    const own = beside.find((one) => isHeldBy(staff, one, staff.side));
    const theirs = beside.find((one) => isHeldBy(staff, one, staff.enemy));
    const fights = units.some((id) => counterOf(staff.field, id).land !== null);
    const goal = own ?? (fights ? theirs : undefined);
    return units.length === 0 || goal === undefined || isClosed(staff, hex) ? [] : [{ units, to: goal.hex }];
  });
}

function canMarch({ field, view }: Staff, id: CounterId): boolean {
  return counterOf(field, id).anchor !== null && (view.units[id]?.aboard ?? null) === null;
}

function isClosed({ view }: Staff, hex: HexId): boolean {
  return view.storms.includes(hex);
}
