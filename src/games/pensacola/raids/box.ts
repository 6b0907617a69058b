/** The Raid Box: who may go into it, from where, and where they come out (P 3.7.11). */
import { distance } from '../../../places/hex/grid.ts';
import type { At, Board, Fault } from '../../../series/boar/rules/house.ts';
import { fits, stackedStrength } from '../../../series/boar/rules/stacking.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { isArtillery } from '../../../series/boar/rules/units.ts';
import { theCampaign } from '../campaign/state.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn } from '../state.ts';
import { raidsIn } from './state.ts';

/** Hexes from which Indians and Rangers come in. */
const NEAR = 2;

/** Those in the box, who may leave it for the map; with those still on their way to it. */
export function boxed({ position }: At): readonly UnitId[] {
  const { box } = raidsIn(position) ?? { box: {} };
  return Object.keys(box).filter((id) => (position.units[id] ?? position.leaders[id])?.fate === 'reserve');
}

/** Why these may not go into the box together; null when they may. */
export function boxFault(pensacola: Pensacola, at: At, ids: readonly UnitId[]): Fault | null {
  const barred = ids.find((id) => !mayRaid(pensacola, at, id));
  if (barred !== undefined) return { code: 'pensacola.no-raider', facts: { unit: barred }, rule: 'P 3.7.11' };
  return roomFault(at, ids);
}

/** Why the box has no room for these besides who is in it; null when it has. */
export function roomFault(at: At, ids: readonly UnitId[]): Fault | null {
  const units = [...boxed(at), ...ids].filter((id) => at.field.counters.has(id));
  const limit = at.field.tables.stacking.strength;
  if (stackedStrength(at, units) <= limit) return null;
  return { code: 'pensacola.box-full', facts: { limit }, rule: 'P 3.7.11' };
}

/** Of the kinds that raid, in Parade Order, and where it must be to go. */
export function mayRaid(pensacola: Pensacola, at: At, id: UnitId): boolean {
  const { field, position } = at;
  const counter = field.counters.get(id);
  const leader = field.leaders.get(id);
  const hex = (position.units[id] ?? position.leaders[id])?.hex ?? null;
  if (hex === null || (counter ?? leader)?.side !== field.worksOf) return false;
  if (leader)
    return (
      !leader.commander && isAtHand(pensacola, at, hex, leader.commands !== 'all' && leader.commands.every(isIrregular))
    );
  const piece = position.units[id];
  if (!counter || piece?.formation !== 'parade' || piece.pinnedBy.length > 0 || piece.withdrew) return false;
  if (counter.marks.includes('no-raid') || (isArtillery(counter) && !counter.marks.includes('howitzer'))) return false;
  return isAtHand(pensacola, at, hex, isIrregular(counter.class));
}

/** In a fortified hex of theirs; Indians and Rangers within two of one, or of their village. */
function isAtHand(pensacola: Pensacola, at: At, hex: HexId, isIrregular: boolean): boolean {
  const reach = isIrregular ? NEAR : 0;
  return homesFor(pensacola, at, isIrregular).some((home) => distance(at.field.grid, hex, home) <= reach);
}

/** Indians, and the Rangers who live with them. */
export const isIrregular = (kind: string | undefined): boolean => kind === 'indian' || kind === 'kfr';

/** Fortified hexes of the British, and for Indians and Rangers their village while it stands. */
function homesFor({ map, field }: Pensacola, at: At, isIrregular: boolean): readonly HexId[] {
  const village = isIrregular ? field.at.filter(({ terrain }) => terrain === 'village').map(({ id }) => id) : [];
  const stacks = stacksOf(at);
  return [...map.perimeter.hexes, ...village].filter(
    (hex) => !destroyedIn(at.position).includes(hex) && (stacks.get(hex)?.side ?? field.worksOf) === field.worksOf,
  );
}

/** Where one in the box may come out, those nobody holds first. */
export function waysOut(pensacola: Pensacola, at: At, id: UnitId): readonly HexId[] {
  const { field } = at;
  const counter = field.counters.get(id);
  const homes = homesFor(pensacola, at, isIrregular(counter?.class));
  const stacks = stacksOf(at);
  const isHeld = (hex: HexId): boolean =>
    stacks.get(hex)?.units.some((unit) => !field.counters.get(unit)?.marks.includes('garrison')) ?? false;
  const open = homes.filter((hex) => counter === undefined || fits(at, hex, [id], 'rest'));
  return [...open.filter((hex) => !isHeld(hex)), ...open.filter(isHeld)];
}

/** Into the box, to be there as of this turn: off the schedule until they leave it. */
export function intoBox(board: Board, ids: readonly UnitId[], turn: number): void {
  const { arrivals, raids } = theCampaign(board.play.state);
  takeOff(board, ids);
  for (const id of ids) raids.box[id] = turn;
  arrivals.barred.push(...ids);
}

/** Out of it. */
export function outOfBox(board: Board, ids: readonly UnitId[], hex: HexId | null): void {
  const { state } = board.play;
  const { arrivals, raids } = theCampaign(state);
  arrivals.barred = arrivals.barred.filter((id) => !ids.includes(id));
  for (const id of ids) {
    delete raids.box[id];
    if (hex !== null) Object.assign(state.units[id] ?? state.leaders[id] ?? {}, { hex, fate: 'field' });
  }
}

/** Off the map for a while. */
export function takeOff(board: Board, ids: readonly UnitId[]): void {
  const { state } = board.play;
  const { came, delayed, blocked, called } = theCampaign(state).arrivals;
  for (const id of ids) {
    Object.assign(state.units[id] ?? state.leaders[id] ?? {}, { hex: null, fate: 'reserve' });
    for (const kept of [came, delayed, blocked, called]) delete kept[id];
  }
}
