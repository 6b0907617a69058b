/** What every test by mail begins with: a database of its own, and the mail server of its players. */
import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../../src/store/schema.ts';
import { serverStore } from '../store/databases.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

/** Open while the tests of the group that calls it run; until then nothing may be read of it. */
export interface Office {
  readonly store: Store;
  readonly server: PlayersServer;
}

/** Opens before the first test of the group and closes after the last. */
export function openOffice(): Office {
  const open = {} as { store: Store; server: PlayersServer };
  beforeAll(async () => {
    open.store = await serverStore();
    open.server = await playersServer();
  });
  afterAll(async () => {
    await open.server.stop();
    await open.store.close();
  });
  return open;
}
