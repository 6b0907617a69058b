/** What every test by mail begins with: an embedded database of its own, and the mail server of its players. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { type PlayersServer, playersServer } from './toy-house.ts';

const CACHE = new URL('../../.cache', import.meta.url).pathname;

/** Open while the tests of the group that calls it run; until then nothing may be read of it. */
export interface Office {
  readonly store: Store;
  readonly server: PlayersServer;
}

/** Opens before the first test of the group and closes after the last, its files gone. */
export function officeFor(name: string): Office {
  const scratch = mkdtempSync(join(tmpdir(), `fieldpost-${name}-`));
  const office = {} as { store: Store; server: PlayersServer };
  beforeAll(async () => {
    office.store = await openStore({ directory: scratch, cache: CACHE });
    office.server = await playersServer();
  });
  afterAll(async () => {
    await office.server.stop();
    await office.store.close();
    rmSync(scratch, { recursive: true, force: true });
  });
  return office;
}
