/** Opens the house the environment describes, for one command, and closes it again. */
import { randomBytes } from 'node:crypto';
import { rulesetOf } from '../../games/index.ts';
import { joinStore } from '../../store/open.ts';
import type { Store } from '../../store/schema.ts';
import { checkKey } from '../../store/secrets.ts';
import type { House } from './house.ts';
import { openLog } from './log.ts';
import { type HouseSettings, readSettings } from './settings.ts';

/** Runs `work` in the house; its database is closed whatever happens. */
export async function withStore<T>(work: (house: House) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const store = await joinStore(settings.database);
  try {
    await checkKey(store.db, settings.key);
    return await work(openHouse(settings, store, []));
  } finally {
    await store.close();
  }
}

/** `sources`: mail sources that hold deadlines up until they are read. */
export function openHouse(settings: HouseSettings, store: Store, sources: readonly string[]): House {
  return {
    store,
    clock: () => new Date(),
    since: new Date(),
    worker: settings.worker,
    random: randomBytes,
    key: settings.key,
    domain: settings.domain,
    mailbox: settings.mailbox,
    sources,
    patience: settings.patience,
    senderCheck: settings.senderCheck,
    post: settings.post,
    keeps: settings.keeps,
    beacon: { relays: settings.beacon, refused: 0 },
    dumps: settings.dumps,
    rulesetOf,
    games: new Map(),
    atHand: new Map(),
    failing: new Map(),
    log: openLog(settings.log),
  };
}
