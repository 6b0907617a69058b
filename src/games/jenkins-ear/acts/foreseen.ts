/** What the plain lines of a book leave of a side's own counters: bought, put aboard, sailed and marched, if nothing stops them. */
import type { Order } from '../../../engine/contract.ts';
import { stowed } from '../doctrine/stowage.ts';
import type { CounterId } from '../field.ts';
import { type Moving, mostCommon } from '../moves.ts';
import { ableOf, courseOf, type Fleet } from '../prospect.ts';
import { countedIn } from '../stock.ts';
import { counterOf, isLand, isShip, only } from '../units.ts';
import { ownAt, type SeenUnit } from '../view.ts';
import type { Sight } from './act.ts';
import { boughtIn } from './bought.ts';
import { embark } from './embark.ts';

/** What a MOVE says. */
export interface Sailing extends Moving {
  readonly contact?: string | undefined;
}

/** `sailingIn`: what a line says if it is a MOVE. */
export function foreseen(sight: Sight, before: readonly Order[], sailingIn: (line: Order) => Sailing | null): Sight {
  const plain = before.filter(({ when }) => !when);
  const placed = [...boughtIn(sight, plain)].flatMap(([id, hex]) =>
    hex === undefined ? [] : [[id, { hex, fate: 'map', berth: 'port' }] as const],
  );
  return plain.reduce(
    (then, line) => {
      const sailing = sailingIn(line);
      return sailing ? afterSailing(then, sailing) : changed(then, laden(then, line));
    },
    changed(sight, placed),
  );
}

export const afterSailing = (sight: Sight, sailing: Sailing): Sight => changed(sight, sailed(sight, sailing));

type Changes = readonly (readonly [CounterId, Partial<SeenUnit>])[];

function changed(sight: Sight, changes: Changes): Sight {
  const { view } = sight;
  const units = { ...view.units };
  for (const [id, change] of changes) {
    const unit = units[id];
    if (unit) units[id] = { ...unit, ...change };
  }
  return { ...sight, view: { ...view, units } };
}

function laden({ field, view }: Sight, line: Order): Changes {
  const lading = embark.read(line);
  const hex = view.units[lading?.on ?? '']?.hex ?? null;
  if (lading === null || hex === null) return [];
  const here = ownAt(view, hex, false);
  const named = lading.units.filter((id) => here.includes(id));
  return [...named, ...countedIn(field, lading, here)].map((id) => [id, { aboard: lading.on }]);
}

function sailed(sight: Sight, sailing: Sailing): Changes {
  const fleet = fleetOf(sight, sailing);
  const course = fleet && courseOf(sight, fleet);
  if (!course) return [];
  const isBarred = sailing.contact !== 'enter' && ableOf(sight, fleet.ships).length === 0;
  const hex = (isBarred && course.short) || fleet.to;
  const there = { hex, sailed: course.sailed, squall: course.squall, berth: 'off' } as const;
  const goers = [...fleet.ships, ...fleet.aboard, ...fleet.onFoot];
  return goers.map((id) => [id, { ...there, ...(fleet.embarks[id] && { aboard: fleet.embarks[id] }) }]);
}

/** Who would go, and those aboard with them; of those ashore beside the ships as nobody says otherwise. */
export function fleetOf(
  sight: Sight,
  { units, via, to }: Sailing,
): (Fleet & { readonly embarks: Readonly<Record<CounterId, CounterId>> }) | null {
  const { field, view } = sight;
  const from = mostCommon(units.flatMap((id) => view.units[id]?.hex ?? []));
  if (from === null) return null;
  const here = units.filter((id) => view.units[id]?.hex === from);
  const ships = only(field, here, isShip);
  const ashore = only(field, here, isLand).filter((id) => view.units[id]?.aboard === null);
  const carried = ownAt(view, from, true).filter((id) => ships.includes(view.units[id]?.aboard ?? ''));
  const embarks = stowed(sight, ships.length > 0 ? ashore : [], ships);
  const onFoot = ships.length > 0 ? [] : ashore.filter((id) => counterOf(field, id).kind !== 'boom-chain');
  return { from, via, to, ships, aboard: [...carried, ...Object.keys(embarks)], onFoot, embarks };
}
