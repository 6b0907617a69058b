/** Ends a game before its last turn: by one side, by all, by the umpire; or says that it does not count (architecture §8). */
import type { Role } from '../engine/contract.ts';
import { type Entry, Journal } from '../engine/journal.ts';
import { wholeOf } from './joint.ts';
import { type Chronicle, fold, type GameRecord, newestMix } from './record.ts';
import { type Openings, standing } from './stage.ts';

/** Why a game ends; `seats` are those that gave it up or agreed. */
export interface Ending {
  because: 'surrender' | 'draw' | 'umpire';
  seats: readonly string[];
  reason: string | null;
}

export interface Ended {
  record: GameRecord;
  entries: readonly Entry[];
  /** Of the rules where they have a word for it, else `resigned`, `draw` or `ended`. */
  result: string;
  winner: Role | null;
  seed: string;
  mix: string;
}

/** The record with its end. The turn in play stays open in it; with seed and mix everybody can check all that was rolled. */
export function endGame(
  record: GameRecord,
  seed: string,
  ending: Ending,
  by: string,
  at: string,
  openings: Openings,
): Ended {
  const chronicle = fold(record.entries);
  const mix = newestMix(chronicle, seed);
  const { result, winner } = outcomeOf(record, chronicle, seed, ending, openings);
  const journal = new Journal(record.id, seed, record.entries);
  const { because, seats, reason } = ending;
  const facts = { because, seats: [...seats], result, winner, ...(reason !== null && { reason }) };
  journal.append(at, by, { kind: 'table', act: 'end', facts });
  journal.append(at, 'table', { kind: 'seed-open', seed, mix });
  return { record: { ...record, entries: journal.entries }, entries: journal.added, result, winner, seed, mix };
}

export interface Annulled {
  entries: readonly Entry[];
  /** Of the journal with the annulment in it. */
  head: string;
  /** What proves the dice; null where none can have fallen, or it lies open already. */
  opened: { seed: string; mix: string } | null;
}

/** The record with the umpire's word that it does not count. What was played stays in it, and its dice lie open. */
export function annul(record: GameRecord, seed: string, reason: string, at: string): Annulled {
  const chronicle = fold(record.entries);
  const isOpen = record.entries.some(({ content }) => content.kind === 'seed-open');
  const opened = chronicle.rounds.length === 0 || isOpen ? null : { seed, mix: newestMix(chronicle, seed) };
  const journal = new Journal(record.id, seed, record.entries);
  journal.append(at, 'umpire', { kind: 'table', act: 'annul', facts: { reason } });
  if (opened) journal.append(at, 'table', { kind: 'seed-open', ...opened });
  return { entries: journal.added, head: journal.head, opened };
}

function outcomeOf(
  record: GameRecord,
  chronicle: Chronicle,
  seed: string,
  { because, seats }: Ending,
  openings: Openings,
): { result: string; winner: Role | null } {
  if (because !== 'surrender') return { result: because === 'draw' ? 'draw' : 'ended', winner: null };
  const side = sideOf(record, chronicle, seats[0] ?? '');
  const conceded = record.game.concede?.(standing(record, seed, openings).state, side);
  return conceded ?? { result: 'resigned', winner: null };
}

/** The side a seat fights on: the joint role where it shares one. */
function sideOf({ game }: GameRecord, chronicle: Chronicle, seat: string): Role {
  const role = chronicle.seats.find(({ id }) => id === seat)?.roles[0] ?? '';
  return wholeOf(game, role);
}

/** The seats that have won a game that is over; none where nobody has. */
export function winnersOf(record: GameRecord, state: unknown): readonly string[] {
  const [early] = record.entries.flatMap(({ content }) =>
    content.kind === 'table' && content.act === 'end' ? [content.facts] : [],
  );
  const winner = early ? early.winner : record.game.outcome(state)?.winner;
  return typeof winner === 'string' ? seatsOfSide(record, winner) : [];
}

/** All seats that fight on the side of this one, itself among them. */
export function seatsBeside(record: GameRecord, seat: string): string[] {
  const chronicle = fold(record.entries);
  const side = sideOf(record, chronicle, seat);
  return chronicle.seats.filter(({ id }) => sideOf(record, chronicle, id) === side).map(({ id }) => id);
}

/** The seats of a side, in the scenario's order. */
export function seatsOfSide(record: GameRecord, side: Role): string[] {
  const chronicle = fold(record.entries);
  return chronicle.seats.filter(({ id }) => sideOf(record, chronicle, id) === side).map(({ id }) => id);
}
