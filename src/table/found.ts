/** Founds a game: genesis and seed commitment, then the mixing of seeds and the first keys' commitments. */
import { encode } from '../engine/canonical.ts';
import type { AnyGame, Json } from '../engine/contract.ts';
import { commitTurn, seedCommitment } from '../engine/dice.ts';
import { sha256 } from '../engine/digest.ts';
import { type Entry, Journal, type SeatOfRecord } from '../engine/journal.ts';
import type { Levels } from '../engine/levels.ts';
import type { Letter } from './advance.ts';
import { fold, type GameRecord, mixOf, type Tempo } from './record.ts';

export interface Founding {
  /** Speaks: `savannah-7`. */
  id: string;
  game: AnyGame;
  /** The validated scenario, kept by its hash: the game never reads a folder again. */
  scenario: Json;
  seats?: readonly Pick<SeatOfRecord, 'id' | 'roles'>[];
  /** How well the computer plays a seat while nobody sits there. */
  levels?: Levels;
  tempo: Tempo;
  /** S of the dice protocol: 32 bytes in hex. */
  seed: string;
}

/** A record with genesis and seed commitment. */
export function found(spec: Founding, at: string): GameRecord {
  const { id, game, tempo, seed, levels = {} } = spec;
  const journal = new Journal(id, seed, []);
  const seats = (spec.seats ?? game.seats).map(({ id: seat, roles }): SeatOfRecord => {
    const level = levels[seat] ?? 'regular';
    return { id: seat, roles, ...(level !== 'regular' && { level }) };
  });
  journal.append(at, 'table', {
    kind: 'genesis',
    game: id,
    ruleset: game.ruleset,
    revision: game.revision,
    scenario: game.id,
    scenarioHash: sha256(encode(spec.scenario)),
    roles: game.roles,
    seats,
    tempo,
  });
  journal.append(at, 'table', { kind: 'seed-commit', commitment: seedCommitment(seed) });
  return { id, game, entries: journal.entries };
}

/** Mixes the seats' phrases in and commits the first two turns; the start letters must leave before a die falls. */
export function begin(
  record: GameRecord,
  seed: string,
  phrases: Readonly<Record<string, string>>,
  at: string,
): { record: GameRecord; entries: readonly Entry[]; letters: readonly Letter[] } {
  const journal = new Journal(record.id, seed, record.entries);
  const { seats } = fold(record.entries);
  journal.append(at, 'table', {
    kind: 'seed-mix',
    phrases: Object.fromEntries(seats.map((seat) => [seat.id, phrases[seat.id] ?? ''])),
  });
  const mix = mixOf(fold(journal.entries), seed);
  for (const turn of [1, 2]) {
    journal.append(at, 'table', {
      kind: 'key-commit',
      turn,
      epoch: 0,
      commitment: commitTurn(mix(turn, 0), turn, 0, record.game.roles),
    });
  }
  const letters = seats.map(
    (seat): Letter => ({ purpose: `start/${record.id}/${seat.id}`, kind: 'start', seat: seat.id, ordinal: 1 }),
  );
  return { record: { ...record, entries: journal.entries }, entries: journal.added, letters };
}
