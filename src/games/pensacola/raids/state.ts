/** What the state keeps of British raids and of units off the map (P 3.7.7, 3.7.11, 3.9). */
import { campaignIn, type SeenCampaign } from '../../../series/boar/frame/campaign.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface Raids {
  /** Units and leaders in the Raid Box, with the turn they came there; one to come: they are off the map till then. */
  box: Record<UnitId, number>;
  /** Units and leaders that have left the map, to come back by an entry. */
  away: UnitId[];
  raid: Raid | null;
  /** A raid has ended since the British last marched: none begins before they do again. */
  ended: boolean;
}

/** The raid under way. */
export interface Raid {
  readonly entry: HexId;
  /** Units and leaders under its marker. */
  units: UnitId[];
  /** Those dropped off this turn. */
  dropped: UnitId[];
  /** Those who lay low as the British marches of this turn opened: they go nowhere in it (P 3.7.5). */
  resting: UnitId[];
  /** MP it has left this turn. */
  left: number;
  fought: boolean;
}

/** Cards that lie on a raid: it goes quietly, or is seen coming. */
export const QUIET = 5;
export const SEEN_COMING = 33;

export const openRaids = (): Raids => ({ box: {}, away: [], raid: null, ended: false });

/** What a side sees of them: all of it, as the box is printed on the map. */
export const seenRaids = (raids: Raids): Raids => structuredClone(raids);

/** The raids of a state or of a view; null in the assault. */
export const raidsIn = (position: Position): Raids | null =>
  campaignIn<SeenCampaign & { raids: Raids }>(position)?.raids ?? null;

/** Is it under the marker of a raid? */
export const isRaiding = (position: Position, id: UnitId): boolean =>
  raidsIn(position)?.raid?.units.includes(id) ?? false;

/** In the Raid Box or off the map for a while: who is not gone for good. */
export function isAway(position: Position, id: UnitId): boolean {
  const raids = raidsIn(position);
  const isHidden = (position.units[id] ?? position.leaders[id])?.fate === 'reserve';
  return raids !== null && isHidden && (id in raids.box || raids.away.includes(id));
}
