/** A seeding round as the journal keeps it: all seals are fixed first, then the marks behind them are mixed in (dice.md §2). */
import { markBehind } from '../engine/dice.ts';
import type { BeaconRound, Journal } from '../engine/journal.ts';
import { awaitedRound, type Chronicle, fold, isIdle } from './record.ts';

/** What each seat has sent: its phrase, or the seal that it made itself until the words come. */
export type Phrases = Readonly<Record<string, string>>;

/** The marks behind a round's seals as far as they are known, and the seats whose words have not come. */
export function openedSeals(
  { seeding, seats, rounds }: Chronicle,
  seed: string,
  said: Phrases,
): { marks: Record<string, string>; shut: string[] } {
  const marks: Record<string, string> = {};
  const shut: string[] = [];
  for (const { id } of seats) {
    const seal = seeding?.seals[id] ?? '';
    if (seal === '') continue;
    const mark = seeding?.marks[id] || markBehind(seal, seed, id, rounds.length, said[id] ?? '');
    if (mark) marks[id] = mark;
    else shut.push(id);
  }
  return { marks, shut };
}

/** Fixes the seals of the open round, where they are not fixed yet and there are any, or a beacon to name with them. */
export function fixSeals(
  journal: Journal,
  { seeding, seats }: Chronicle,
  at: string,
  beacon: BeaconRound | null = null,
): void {
  if (seeding === null || seeding.fixed || !(beacon || seats.some(({ id }) => seeding.seals[id]))) return;
  const seals = Object.fromEntries(seats.map(({ id }) => [id, seeding.seals[id] ?? '']));
  journal.append(at, 'table', { kind: 'seed-seals', seals, ...(beacon && { beacon }) });
}

/** What the house has for a round beside the journal. */
export interface InHand {
  seed: string;
  phrases: Phrases;
  /** The beacon's round that seals fixed now name. */
  beacon: BeaconRound | null;
}

/**
 * What a turn's close does with the open round (§19): its seals are fixed and its marks mixed in, for all keys that are
 * not committed to yet; where the words of a seal or the beacon are still to come, the marks wait for the next close.
 */
export function closeRound(
  journal: Journal,
  chronicle: Chronicle,
  { seed, phrases, beacon }: InHand,
  at: string,
): Chronicle {
  if (chronicle.seeding && isIdle(chronicle.seeding) && !beacon) return { ...chronicle, seeding: null };
  const { marks, shut } = openedSeals(chronicle, seed, phrases);
  fixSeals(journal, chronicle, at, beacon);
  const isDue = shut.length === 0 || chronicle.seeding?.fixed;
  if (isDue && !awaitedRound(fold(journal.entries).seeding))
    journal.append(at, 'table', {
      kind: 'seed-mix',
      phrases: Object.fromEntries(chronicle.seats.map(({ id }) => [id, marks[id] ?? ''])),
    });
  const { rounds, beacons, seeding } = fold(journal.entries);
  return { ...chronicle, rounds, beacons, seeding };
}
