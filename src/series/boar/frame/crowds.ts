/** Arrivals that will find no room where they come in, and who stands in their way (S 4.7). */
import type { At } from '../rules/house.ts';
import { withoutRoom } from '../rules/stacking.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { codesOf, hexAt, isArtillery } from '../rules/units.ts';
import { campaignIn } from './campaign.ts';
import { entriesOf } from './entries.ts';
import { byDueTurn, dueBy, gatesOf, scheduled } from './reinforcements.ts';

export interface Crowd {
  readonly hex: HexId;
  /** Those who come a turn later for want of room. */
  readonly units: readonly UnitId[];
  /** Those of them who would find room if their owner named them first, with those who would be put off instead. */
  readonly claims: ReadonlyMap<UnitId, readonly UnitId[]>;
  /** Those of their side who stand there or come in before them and take up such room: guns that of guns, troops that of troops. */
  readonly there: readonly UnitId[];
}

/**
 * Each entry where a side's arrivals up to a turn find too little room, if all stay where they are but those `sent`: to
 * another hex, or off the map; of those due together who is named `ahead` comes before the others.
 */
export function crowdsAt(
  at: At,
  side: Side,
  turn: number,
  sent: ReadonlyMap<UnitId, HexId | null>,
  ahead: readonly UnitId[] = [],
): readonly Crowd[] {
  const coming = comersOf(at, side, turn).filter(({ id }) => !sent.has(id));
  const stacks = stacksOf(at);
  return [...Map.groupBy(coming, ({ hex }) => hex)].flatMap(([hex, some]) => {
    const place = hexAt(at.field, hex);
    const turns = byDueTurn(at, side, codesOf(some));
    const byName = (first: readonly UnitId[]): UnitId[] =>
      turns.flatMap(([, due]) => [...new Set([...first.filter((id) => due.includes(id)), ...due])]);
    const ids = byName(ahead);
    const stack = stacks.get(hex);
    const there = [...(stack?.units ?? []), ...(stack?.leaders ?? [])].filter(
      (id) => !ids.includes(id) && !sent.has(id),
    );
    const units = withoutRoom(at, place, there, ids);
    const left = units.map((id) => [id, withoutRoom(at, place, there, byName([id]))] as const);
    const claims = new Map(
      left.filter(([id, out]) => !out.includes(id)).map(([id, out]) => [id, out.filter((one) => !units.includes(one))]),
    );
    const isAlike = (id: UnitId): boolean => units.some((unit) => isGun(at, unit) === isGun(at, id));
    const takesRoom = (id: UnitId): boolean => !units.includes(id) && at.field.counters.has(id) && isAlike(id);
    return units.length === 0 ? [] : [{ hex, units, claims, there: [...there, ...ids].filter(takesRoom) }];
  });
}

function isGun({ field }: At, id: UnitId): boolean {
  const counter = field.counters.get(id);
  return counter !== undefined && isArtillery(counter);
}

/** Who has just come in, and who is due by an entry of one hex. */
function comersOf(at: At, side: Side, turn: number): readonly { readonly id: UnitId; readonly hex: HexId }[] {
  const arrivals = campaignIn(at.position)?.arrivals;
  if (arrivals === undefined) return [];
  const entered = gatesOf(at, side)
    .flatMap(({ units }) => units)
    .map((id) => ({ id, hex: arrivals.gate[id]?.hex ?? '' }));
  const due = dueBy(at, side, turn).flatMap((id) => {
    const [hex, other] = entriesOf(at.scenario, scheduled(at, arrivals, id)?.entry ?? '');
    return hex === undefined || other !== undefined ? [] : [{ id, hex }];
  });
  return [...entered, ...due];
}
