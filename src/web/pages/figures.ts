/** The house in figures, for `/metrics`: each is asked of the database when somebody looks. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { roomFor } from '../../campaign/house/disk.ts';
import type { House } from '../../campaign/house/house.ts';
import { lastBackedUp } from '../../store/marks.ts';
import { unreadBefore } from '../../store/messages.ts';
import { stalledSince } from '../../store/outbox.ts';
import { gamesByStatus, lettersByStatus, lettersNotSent } from '../../store/queues.ts';
import { sourcesOf } from '../../store/sources.ts';
import { strangersAnswered, strangersUnanswered } from '../../store/strangers.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** In seconds of Unix time; 0: never. */
const seconds = (at: Date | null | undefined): number => (at?.getTime() ?? 0) / 1000;

/** Values by the one label of a figure. */
type ByLabel = readonly (readonly [label: string, value: number])[];

export function figuresOf(house: House): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const one = (name: string, help: string, ask: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await ask());
      },
    });
  const each = (name: string, label: string, help: string, ask: () => Promise<ByLabel>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        for (const [of, value] of await ask()) this.set({ [label]: of }, value);
      },
    });
  queues(house, one, each);
  surroundings(house, one, each);
  return registry;
}

type One = (name: string, help: string, ask: () => Promise<number> | number) => void;
type Each = (name: string, label: string, help: string, ask: () => Promise<ByLabel>) => void;

/** Games, mails and letters, as they wait. */
function queues(house: House, one: One, each: Each): void {
  const { db } = house.store;
  each('fieldpost_games', 'status', 'games by status', async () =>
    (await gamesByStatus(db)).map(({ status, games }) => [status, games]),
  );
  each('fieldpost_letters', 'status', 'letters by status', async () =>
    (await lettersByStatus(db)).map(({ status, letters }) => [status, letters]),
  );
  each(
    'fieldpost_letters_oldest_seconds',
    'status',
    'since when the oldest letter that has not left is owed, in seconds of Unix time',
    async () => (await lettersNotSent(db)).map(({ status, oldest }) => [status, seconds(oldest)]),
  );
  one('fieldpost_mails_unread', 'mails that are stored and not read yet', () => unreadBefore(db, house.clock()));
  each(
    'fieldpost_strangers',
    'status',
    'mails of strangers refused within the hour: answered, or not because of the limits',
    async () => {
      const since = new Date(house.clock().getTime() - HOUR_MILLISECONDS);
      return [
        ['answered', (await strangersAnswered(db, since)).length],
        ['unanswered', await strangersUnanswered(db, since)],
      ];
    },
  );
}

/** What the house rests on: mail sources, relay, disk, backup. */
function surroundings(house: House, one: One, each: Each): void {
  const { db } = house.store;
  each('fieldpost_mail_source_up', 'source', 'whether a mail source can be read', async () =>
    (await sourcesOf(db, house.sources)).map(({ name, failingSince }) => [name, failingSince === null ? 1 : 0]),
  );
  each(
    'fieldpost_mail_source_read_through_seconds',
    'source',
    'all mail that had come to a source by then is stored, in seconds of Unix time; 0: never read',
    async () => (await sourcesOf(db, house.sources)).map(({ name, readThrough }) => [name, seconds(readThrough)]),
  );
  one('fieldpost_relay_stalled_seconds', 'since when no letter leaves, in seconds of Unix time; 0: they do', async () =>
    seconds((await stalledSince(db))?.since),
  );
  one('fieldpost_disk_free_bytes', 'room on the disk of the data folder', () => roomFor(house) ?? Number.NaN);
  one(
    'fieldpost_beacon_refused',
    'signatures of the public beacon that did not hold, since this process began',
    () => house.beacon.refused,
  );
  one('fieldpost_backed_up_seconds', 'when the house was last backed up, in seconds of Unix time; 0: never', async () =>
    seconds(await lastBackedUp(db)),
  );
}
