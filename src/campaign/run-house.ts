/** Runs the house in one process: mail comes in, the clock is watched, what is due is done, letters go out. */
import { Bell } from '../mail/bell.ts';
import { watchFolder } from '../mail/intake/folder.ts';
import { watchMailbox } from '../mail/intake/imap.ts';
import type { Incoming, Intake, OnTrouble, Sink } from '../mail/intake/incoming.ts';
import { listen } from '../mail/intake/smtp.ts';
import { type Outbox, runOutbox } from '../mail/outbox/outbox.ts';
import { openRelay, type Relay } from '../mail/sender/send.ts';
import { openStore } from '../store/open.ts';
import { addSource, findSource, markRead, readThrough } from '../store/sources.ts';
import { type House, transact } from './house.ts';
import { type OutageGuard, outageGuard } from './outage-guard.ts';
import { freeOwnClaims, outboxShelf } from './outbox.ts';
import { receiveMail } from './receive-mail.ts';
import type { HouseSettings } from './settings.ts';
import { upgradeGames } from './umpire/upgrade.ts';
import { sweep, type Watch } from './sweep.ts';
import { openHouse } from './with-store.ts';

export interface RunningHouse {
  house: House;
  /** Port of our SMTP listener; null when there is none. */
  port: number | null;
  /** Looks for what is due now, not at the next minute. */
  wake(): void;
  /** Ends after the work in hand; nothing is lost. */
  stop(): Promise<void>;
}

/** A way in, under the name its mails are stored with. */
interface Source {
  name: string;
  intake: Intake;
}

/** Starts everything the settings name. Throws DataBroken where the database cannot be used. */
export async function runHouse(settings: HouseSettings): Promise<RunningHouse> {
  const store = await openStore(settings.database);
  const house = openHouse(settings, store, sourceNames(settings));
  await freeOwnClaims(house);
  await upgradeGames(house);
  const guard = outageGuard(house.since, settings.patience.outage, house.log);
  const relay = settings.relay ? openRelay({ ...settings.relay, name: settings.domain }) : null;
  const loop = lookAgainAndAgain(settings.sweepSeconds);
  const sink: Sink = async (incoming: Incoming) => {
    const stored = await receiveMail(house, incoming);
    loop.wake();
    return stored;
  };
  const { sources, port } = await openSources(house, settings, sink);
  const outbox = relay && sendLetters(house, relay);
  const watch: Watch = { rendered: () => outbox?.wake(), goesOn: () => !loop.stopped() };
  // A look that failed as a whole (the database is away) is made again; its letters and mails are still there.
  loop.start(() => look(house, guard, sources, watch).catch((err: unknown) => house.log.error({ err }, 'look failed')));
  house.log.info({ database: store.kind, sources: sources.map((source) => source.name), port }, 'house open');
  return {
    house,
    port,
    wake: loop.wake,
    stop: async () => {
      await Promise.all(sources.map((source) => source.intake.stop()));
      await loop.stop();
      await outbox?.stop();
      relay?.close();
      await store.close();
      house.log.info('house closed');
    },
  };
}

async function look(house: House, guard: OutageGuard, sources: readonly Source[], watch: Watch): Promise<void> {
  for (const { name, intake } of sources) {
    const through = intake.readThrough();
    if (through !== null) await transact(house, (tx) => readThrough(tx, name, through));
  }
  await sweep(house, guard, watch);
}

function sourceNames({ imap, listener, folder }: HouseSettings): string[] {
  return [
    ...(imap === null ? [] : [`imap/${imap.mailbox}`]),
    ...(listener === null ? [] : ['smtp']),
    ...(folder === null ? [] : ['folder']),
  ];
}

async function openSources(
  house: House,
  settings: HouseSettings,
  sink: Sink,
): Promise<{ sources: Source[]; port: number | null }> {
  const onTrouble: OnTrouble = ({ source, error }) => house.log.warn({ source, err: error }, 'mail source in trouble');
  for (const name of house.sources) await transact(house, (tx) => addSource(tx, name));
  const sources: Source[] = [];
  let port: number | null = null;
  if (settings.listener) {
    const listener = await listen({ ...settings.listener, domains: [settings.domain], onTrouble }, sink);
    port = listener.port;
    sources.push({ name: 'smtp', intake: listener });
  }
  if (settings.imap) {
    const name = `imap/${settings.imap.mailbox}`;
    const intake = watchMailbox({ ...settings.imap, place: placeKeeper(house, name), onTrouble }, sink);
    sources.push({ name, intake });
  }
  if (settings.folder !== null)
    sources.push({ name: 'folder', intake: watchFolder({ folder: settings.folder, onTrouble }, sink) });
  return { sources, port };
}

function placeKeeper(house: House, name: string) {
  return {
    load: async () => {
      const source = await findSource(house.store.db, name);
      return source?.uidValidity == null ? null : { uidValidity: String(source.uidValidity), lastUid: source.lastUid };
    },
    save: ({ uidValidity, lastUid }: { uidValidity: string; lastUid: number }) =>
      transact(house, (tx) => markRead(tx, name, Number(uidValidity), lastUid)),
  };
}

function sendLetters(house: House, relay: Relay): Outbox {
  const onTrouble = (error: Error) => house.log.warn({ err: error }, 'outbox in trouble');
  return runOutbox(outboxShelf(house), relay, { clock: house.clock, onTrouble });
}

/** Calls `work` every so many seconds, and at once when woken; never twice at a time. */
function lookAgainAndAgain(every: number) {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const bell = new Bell();
  return {
    start: (work: () => Promise<void>) => {
      running = (async () => {
        while (!stopped) {
          bell.hush();
          await work();
          if (!stopped) await bell.wait(every * 1000);
        }
      })();
    },
    wake: () => bell.ring(),
    stopped: () => stopped,
    stop: () => {
      stopped = true;
      bell.ring();
      return running;
    },
  };
}
