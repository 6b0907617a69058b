/** What letters tell of a seeding round: from which turn on it counts, and what it has of the public beacon. */
import { timeOfRound } from '../../beacon/quicknet.ts';
import type { NoticeFacts } from '../../reports/index.ts';
import type { Chronicle, Seeding } from '../../table/record.ts';
import type { House } from '../house/house.ts';

/** The turn in play and the one after it are committed to: phrases enter the dice from the next on. */
export const TURNS_AHEAD = 2;

/** The first turn whose dice have in what is sealed before this one closes: a beacon named then enters a turn later. */
export const sealedFor = ({ beacon }: Pick<House, 'beacon'>, printed: number): number =>
  printed + TURNS_AHEAD + (beacon.relays.length === 0 ? 0 : 1);

/** The round that was named with the seals, on the day of the letter: `15:59:24 UTC`. */
export function beaconNamed(seeding: Seeding | null): Pick<NoticeFacts['sealed'], 'beacon'> {
  const round = seeding?.named?.round;
  if (round === undefined) return {};
  const at = new Date(timeOfRound(round)).toISOString().slice(11, 19);
  return { beacon: { round, at: `${at} UTC` } };
}

/** What a mix has of the beacon. */
export function beaconHad({ beacons }: Chronicle, mix: number): Pick<NoticeFacts['mixed'], 'beacon'> {
  const said = beacons[mix];
  return said ? { beacon: { round: said.round, ...(said.reason && { reason: said.reason }) } } : {};
}
