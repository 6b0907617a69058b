/** Games played by doctrine in memory and put into a house as if it had run them: enough turns to look back at. */

import type { House } from '../../src/campaign/house/house.ts';
import { transact } from '../../src/campaign/house/house.ts';
import { encode } from '../../src/engine/canonical.ts';
import type { Json } from '../../src/engine/contract.ts';
import { keepBlob } from '../../src/store/blobs.ts';
import { appendEntries } from '../../src/store/entries.ts';
import { addGame } from '../../src/store/games.ts';
import type { GameStatus } from '../../src/store/schema.ts';
import { addPerson, addSeats } from '../../src/store/seats.ts';
import { keepSeed } from '../../src/store/secrets.ts';
import { keepSnapshot } from '../../src/store/snapshots.ts';
import { noteTurn } from '../../src/store/turns.ts';
import { advance } from '../../src/table/advance.ts';
import { begin, found } from '../../src/table/found.ts';
import type { GameRecord } from '../../src/table/record.ts';
import type { TurnResult } from '../../src/table/replay.ts';
import { openGame } from '../games/registry.ts';

const SEED = '3c'.repeat(32);
const DAY_MILLISECONDS = 86_400_000;

export interface Played {
  record: GameRecord;
  results: readonly TurnResult[];
  over: boolean;
  scenario: Json;
}

/** Plays a scenario by doctrine, to its end or so many turns. */
export function playedByDoctrine(scenarioId: string, id: string, turns = Number.POSITIVE_INFINITY): Played {
  const { game, scenario } = openGame(scenarioId);
  let at = Date.parse('2026-10-01T20:00:00Z');
  const time = () => {
    at += DAY_MILLISECONDS;
    return new Date(at).toISOString();
  };
  let { record } = begin(found({ id, game, scenario, tempo: 'together', seed: SEED }, time()), SEED, {}, time());
  const results: TurnResult[] = [];
  const openings = new Map<number, string>();
  for (;;) {
    const on = advance(record, SEED, {}, time(), openings);
    record = on.record;
    results.push(...on.closed);
    for (const { ordinal, closing } of on.closed) openings.set(ordinal + 1, closing);
    if (on.over || results.length >= turns) return { record, results, over: on.over, scenario };
  }
}

export interface Put {
  label?: string;
  options?: Readonly<Record<string, Json>>;
  status?: GameStatus;
  /** Turns whose letters wait for the umpire. */
  held?: readonly number[];
  /** His address; he runs the game. */
  umpire?: string;
  snapshots?: boolean;
  /** False: its dice are not known here. */
  seed?: boolean;
}

/** Puts a played game into a house. */
export async function putGame(house: House, { record, results, over, scenario }: Played, put: Put = {}): Promise<void> {
  const { id, game, entries } = record;
  const closes = new Map(
    entries.flatMap(({ content, hash }) => (content.kind === 'close' ? [[content.turn, hash]] : [])),
  );
  await transact(house, async (tx) => {
    const scenarioHash = await keepBlob(tx, encode(scenario));
    if (put.umpire) await addPerson(tx, { id: `p-${id}`, name: 'Uma', address: put.umpire });
    await addGame(tx, {
      id,
      label: put.label ?? id,
      ruleset: game.ruleset,
      revision: game.revision,
      scenario: game.id,
      scenarioHash,
      status: put.status ?? (over ? 'over' : 'running'),
      tempo: 'together',
      zone: 'Europe/London',
      rhythm: encode({ days: [7], time: '20:00', least: 1 }),
      options: encode(put.options ?? {}),
      umpire: put.umpire ? `p-${id}` : null,
      head: '',
      length: 0,
      haltedBecause: null,
      annulledBecause: null,
      createdAt: new Date(entries[0]?.content.at ?? 0),
    });
    if (put.seed !== false) await keepSeed(tx, house.key, id, SEED);
    await appendEntries(tx, id, entries);
    await addSeats(
      tx,
      game.seats.map((seat, position) => ({
        game: id,
        seat: seat.id,
        position,
        token: `${id}-${seat.id}`,
        person: null,
        language: 'en' as const,
        zone: 'UTC',
        paper: 'A4' as const,
        phrase: null,
      })),
    );
    for (const { ordinal, printed, closing } of results) {
      const at = new Date('2026-10-02T20:00:00Z');
      const status = put.held?.includes(ordinal) ? 'held' : 'released';
      await noteTurn(tx, { game: id, ordinal, epoch: 0, printed, status, openedAt: at, closedAt: at });
      const head = closes.get(ordinal) as string;
      if (put.snapshots !== false) await keepSnapshot(tx, id, { ordinal: ordinal + 1, head, bytes: closing });
    }
  });
}
