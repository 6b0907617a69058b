/** Squadrons: the ships of a hex that are free to sail, with the land counters that may go with them. */
import type { CounterId, HexId, Port } from '../field.ts';
import { isOwnPort } from '../ports.ts';
import { counts } from '../stacking.ts';
import { counterOf, hexOf } from '../units.ts';
import { mainPort } from './base.ts';
import {
  byMost,
  deceptionsAt,
  gunOf,
  isHeldBy,
  isLastTurn,
  isSoldiers,
  landAt,
  type Staff,
  seaMiles,
  shipsAt,
} from './staff.ts';
import type { Tuning } from './tuning.ts';

export interface Squadron {
  readonly hex: HexId;
  ships: CounterId[];
  troops: CounterId[];
  screens: CounterId[];
  readonly miles: Int16Array;
}

/** Greatest first. */
export function squadronsOf(staff: Staff): Squadron[] {
  const found: Squadron[] = [];
  for (const hex of staff.own.keys()) {
    if (staff.view.storms.includes(hex)) continue;
    const troops = freeTroops(staff, hex);
    const ships = freeShips(staff, hex, troops);
    if (ships.length === 0) continue;
    // One stays on top of those who hold a captured port, or chance may pick them (10.0).
    const isTaken = isOwnPort(staff, hex) && hexOf(staff.field, hex).port?.flag !== staff.side;
    const screens = deceptionsAt(staff, hex).slice(Number(isTaken));
    found.push({ hex, ships, troops, screens, miles: seaMiles(staff, hex) });
  }
  return found.sort((a, b) => b.ships.length - a.ships.length || (a.hex < b.hex ? -1 : 1));
}

/**
 * All but those who watch a port, where an enemy cannot land before he has beaten them: the weakest that nobody's passage
 * waits for.
 */
function freeShips(staff: Staff, hex: HexId, troops: readonly CounterId[]): CounterId[] {
  const ships = shipsAt(staff, hex);
  const port = staff.field.hexes.get(hex)?.port ?? null;
  const empty = guardships(staff, hex);
  const waiting = troops.filter((id) => (staff.view.units[id]?.aboard ?? null) === null).length;
  const watch = port === null ? 0 : Math.min(watchOf(staff, port), empty.length - waiting);
  const staying = berthed(staff, empty, port?.value ?? 0).slice(0, Math.max(0, watch));
  return ships.filter((id) => !staying.includes(id));
}

/** Ships with guns and without cargo, the weakest first. */
export function guardships(staff: Staff, hex: HexId): CounterId[] {
  const { field, laden } = staff;
  const armed = shipsAt(staff, hex).filter((id) => gunOf(field, id) > 0 && !laden.has(id));
  return byMost(armed, (id) => -gunOf(field, id));
}

/** Those of these ships, in this order, that find room: whoever lies off a port with nothing to live on is lost (4.2, 6.7). */
export function berthed({ field }: Staff, ships: readonly CounterId[], room: number): CounterId[] {
  let left = room;
  return ships.filter((id) => !counts(field, counterOf(field, id)) || left-- > 0);
}

/** How many are to lie in a port that is held and counts at the peace. */
export function watchOf(staff: Staff, port: Port): number {
  const { value, ships } = staff.tuning.watch[staff.side];
  if (port.flag === staff.side && isLastTurn(staff)) return 0;
  const counts = port.flag === staff.field.tables.victory.over && isHeldBy(staff, port, staff.side);
  return counts && port.value >= value ? ships : 0;
}

/** Land counters that may leave: all aboard, and ashore what the port can spare. */
export function freeTroops(staff: Staff, hex: HexId): CounterId[] {
  const { field, view } = staff;
  const movable = landAt(staff, hex).filter((id) => counterOf(field, id).anchor !== null);
  const aboard = movable.filter((id) => view.units[id]?.aboard != null);
  const ashore = movable.filter((id) => view.units[id]?.aboard == null);
  const port = field.hexes.get(hex)?.port ?? null;
  if (port === null || port.nameOnly || !isHeldBy(staff, port, staff.side)) return aboard;
  const stays = port.flag === staff.side ? homeGuard(staff, port, ashore) : holders(staff, port, ashore);
  return [...aboard, ...ashore.filter((id) => !stays.includes(id))];
}

/**
 * In a port of one's own Soldiers, as guns alone defend nothing but where a fleet lies, and whoever leads them; in the
 * base the stores that feed the fleet off it, and no leader.
 */
function homeGuard(staff: Staff, port: Port, ashore: readonly CounterId[]): CounterId[] {
  const { field, side, tuning } = staff;
  const { home, keep, fleet } = tuning.garrison;
  const soldiers = byMost(
    ashore.filter((id) => isSoldiers(counterOf(field, id))),
    (id) => -(counterOf(field, id).land ?? 0),
  );
  const isFleet = guardships(staff, port.hex).length >= fleet[side];
  const stores = ashore.filter((id) => counterOf(field, id).kind === 'supplies');
  const leaders = ashore.filter((id) => (counterOf(field, id).landTactics ?? 0) > 0);
  return [
    ...(port.value >= home[side] && !isLastTurn(staff) && !isFleet ? soldiers.slice(0, keep) : []),
    ...(port.hex === mainPort(staff) ? stores.slice(0, 1) : leaders),
  ];
}

/** In a port that was taken whoever is missed least in the field. */
function holders(staff: Staff, port: Port, ashore: readonly CounterId[]): CounterId[] {
  const { field, view, tuning } = staff;
  const { keep, late } = tuning.garrison;
  const wanted = port.flag === field.tables.victory.over && view.turn >= late.from ? late.keep : keep;
  const fixed = landAt(staff, port.hex).filter((id) => counterOf(field, id).anchor === null).length;
  const troops = ashore.filter((id) => counterOf(field, id).kind !== 'leader');
  return byMost(troops, (id) => stayWorth(staff, id, 'port')).slice(0, Math.max(0, wanted - fixed));
}

/** Who holds a port as well as the best and is missed least in the field. */
export function stayWorth({ field, tuning }: Staff, id: CounterId, where: 'port' | 'hold'): number {
  const { kind, land, start } = counterOf(field, id);
  const stay: Tuning['stay']['port'] = tuning.stay[where];
  if (start !== null && start !== 'garrison') return stay.starting;
  switch (kind) {
    case 'supplies':
      return stay.supplies;
    case 'soldiers':
      return stay.soldiers - (land ?? 0);
    default:
      return stay.other;
  }
}

/** The admiral of a squadron who is best at sea. */
export function admiralIn({ field, view }: Staff, { ships, troops }: Squadron): CounterId | null {
  const aboard = Object.values(view.units).flatMap(({ id, aboard }) =>
    aboard !== null && ships.includes(aboard) ? [id] : [],
  );
  const admirals = [...troops, ...aboard].filter((id) => (counterOf(field, id).navalTactics ?? 0) > 0);
  return byMost(admirals, (id) => counterOf(field, id).navalTactics ?? 0)[0] ?? null;
}

/** Takes from a squadron what sails on its own, with whoever is aboard and the ships of whoever is named. */
export function detach({ view }: Staff, squadron: Squadron, named: readonly CounterId[]): CounterId[] {
  const units = [...new Set(named.flatMap((id) => [view.units[id]?.aboard ?? id, id]))];
  const goes = (id: CounterId): boolean => units.includes(id) || units.includes(view.units[id]?.aboard ?? '');
  squadron.ships = squadron.ships.filter((id) => !goes(id));
  squadron.troops = squadron.troops.filter((id) => !goes(id));
  squadron.screens = squadron.screens.filter((id) => !goes(id));
  return units;
}

/** Is there a ship for each land counter; merchants hold one of each kind. */
export function canCarry({ field, view }: Staff, units: readonly CounterId[]): boolean {
  const ships = units.filter((id) => isCarrier(counterOf(field, id).kind));
  const merchants = ships.filter((id) => counterOf(field, id).kind === 'merchant').length;
  const cargo = units.filter((id) => {
    const { kind, anchor } = counterOf(field, id);
    return kind !== 'deception' && anchor !== null && view.units[id]?.aboard == null;
  });
  const single = ships.filter(
    (id) => counterOf(field, id).kind !== 'merchant' && !Object.values(view.units).some(({ aboard }) => aboard === id),
  ).length;
  const faces = new Map<string, number>();
  for (const id of cargo) {
    const { face } = counterOf(field, id);
    faces.set(face, (faces.get(face) ?? 0) + 1);
  }
  const left = [...faces.values()].reduce((sum, n) => sum + Math.max(0, n - merchants), 0);
  return ships.length > 0 && left <= single;
}

function isCarrier(kind: string): boolean {
  return kind === 'ship-of-the-line' || kind === 'frigate' || kind === 'merchant';
}
