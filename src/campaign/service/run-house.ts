/**
 * Runs the house in one process, or a part of it: mail comes in, the clock is watched, what is due is done, letters go out.
 * It looks when a mail is stored or a page asks for it, when the clock makes something due, when another process has; and
 * each minute.
 */
import { watchFolder } from '../../mail/intake/folder.ts';
import { watchMailbox } from '../../mail/intake/imap.ts';
import type { Incoming, Intake, OnTrouble, Sink } from '../../mail/intake/incoming.ts';
import { listen } from '../../mail/intake/smtp.ts';
import { type Outbox, runOutbox } from '../../mail/outbox/outbox.ts';
import { openRelay, type Relay } from '../../mail/sender/send.ts';
import { dueNow } from '../../store/due.ts';
import { lendDatabase } from '../../store/lending.ts';
import { isRehearsal } from '../../store/marks.ts';
import { openStore } from '../../store/open.ts';
import { checkKey } from '../../store/secrets.ts';
import { addSource, findSource, markRead } from '../../store/sources.ts';
import { beginWork, endWork } from '../../store/tries.ts';
import { type OutageGuard, outageGuard } from '../clock/outage-guard.ts';
import { type House, once, transact } from '../house/house.ts';
import type { HouseSettings } from '../house/settings.ts';
import { openHouse } from '../house/with-store.ts';
import { freeOwnClaims, outboxShelf } from '../letters/outbox.ts';
import { printingAside } from '../letters/print-aside.ts';
import { isKnownAddress } from '../mail-in/known-address.ts';
import { receiveMail } from '../mail-in/receive-mail.ts';
import { upgradeGames } from '../umpire/upgrade.ts';
import { dailyBackups } from './daily-backup.ts';
import { tellTroubles } from './house-troubles.ts';
import { lookAgainAndAgain } from './look-again.ts';
import { type Failure, noteSources } from './mail-sources.ts';
import { nextMoment } from './next-moment.ts';
import { ALL_ROLES, dueFor, printsAside, type Roles } from './roles.ts';
import { sweep, type Watch } from './sweep.ts';
import { tidyHouse } from './tidy-house.ts';

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
  kind: Parameters<OnTrouble>[0]['source'];
  name: string;
  intake: Intake;
  /** Read through until then, as noted at the last look. */
  noted: Date | null;
  /** Asked to read what is there, and has not yet. */
  isHurried: boolean;
}

const sourceOf = (kind: Source['kind'], name: string, intake: Intake): Source => ({
  kind,
  name,
  intake,
  noted: null,
  isHurried: false,
});

/**
 * Starts what the settings name and these roles do; who takes no mail knows by the same settings which sources there are.
 * Throws DataBroken where the database cannot be used.
 */
export async function runHouse(given: HouseSettings, roles: Roles = ALL_ROLES): Promise<RunningHouse> {
  const store = await openStore(given.database);
  const rehearsal = await isRehearsal(store.db);
  const settings = rehearsal ? { ...given, relay: null, imap: null, listener: null, folder: null } : given;
  const aside = printsAside(roles) ? printingAside() : null;
  const house: House = { ...openHouse(settings, store, sourceNames(settings)), ...(aside && { print: aside.print }) };
  try {
    await checkKey(store.db, settings.key);
    if (rehearsal) house.log.warn('a rehearsal: no mail is taken or sent');
    house.wary = await transact(house, (tx) => beginWork(tx, house.worker, house.clock()));
    if (house.wary) house.log.warn('ended before in the midst of work: it is taken up piece by piece');
    await freeOwnClaims(house);
    if (roles.has('turns')) await upgradeGames(house);
  } catch (error) {
    await store.close();
    throw error;
  }
  const guard = outageGuard(house.since, settings.patience.outage, house.log);
  const relay = settings.relay && roles.has('mail') ? openRelay({ ...settings.relay, name: settings.domain }) : null;
  const loop = lookAgainAndAgain(house, settings.sweepSeconds);
  const sink: Sink = async (incoming: Incoming) => {
    const stored = await receiveMail(house, incoming);
    loop.wake();
    return stored;
  };
  const failures = new Map<string, Failure>();
  const onRead = (name: string) => {
    const source = sources.find((one) => one.name === name);
    if (!source?.isHurried && !failures.has(name)) return;
    if (source) source.isHurried = false;
    loop.wake();
  };
  const ways = roles.has('intake') ? settings : { ...settings, imap: null, listener: null, folder: null };
  const { sources, port, renew } = await openSources(house, ways, sink, { failures, onRead }).catch(async (error) => {
    // A port that is taken ends the program, and an open database would keep it alive.
    relay?.close();
    await store.close();
    throw error;
  });
  const lent = await lend(house, settings);
  const outbox = relay && sendLetters(house, relay);
  const watch: Watch = {
    letters: () => outbox?.wake(),
    mailWanted: (until) => {
      if (!roles.has('intake')) loop.wakeSoon();
      for (const source of sources.filter(({ noted }) => noted === null || noted < until)) {
        const through = source.intake.readThrough();
        if (through !== null && through >= until) loop.wake();
        else {
          source.isHurried = true;
          source.intake.hurry();
        }
      }
    },
    goesOn: () => !loop.stopped(),
    does: (role) => roles.has(role),
  };
  const backups = dailyBackups(house, rehearsal || !roles.has('turns') ? null : settings.backups);
  let tidied: Date | null = null;
  loop.start({
    look: async () => {
      await look(house, guard, sources, failures, watch);
      if (watch.goesOn()) house.wary = false;
      const before = tidied;
      tidied = await tidyHouse(house, before);
      if (tidied !== before) renew();
      await tellTroubles(house);
      await backups.look();
    },
    next: (after, until) => nextMoment(house, guard, after, until),
    due: async () => dueFor(roles, await dueNow(house.store.db, house.clock())),
  });
  const opened = { database: store.kind, roles: [...roles], sources: sources.map((source) => source.name), port };
  house.log.info(opened, 'house open');
  return {
    house,
    port,
    wake: loop.wake,
    stop: async () => {
      await Promise.all(sources.map((source) => source.intake.stop()));
      await loop.stop();
      await aside?.close();
      await backups.stop();
      await outbox?.stop();
      relay?.close();
      await lent();
      await once(house, (db) => endWork(db, house.worker)).catch(() => {});
      await store.close();
      house.log.info('house closed');
    },
  };
}

/** Commands ask the embedded database through us; where they cannot, the house serves all the same. Gives what ends it. */
async function lend({ store, log }: House, { database }: HouseSettings): Promise<() => Promise<void>> {
  const none = async () => {};
  if ('url' in database) return none;
  return lendDatabase(store, database.directory).catch((err: Error) => {
    log.warn({ err }, 'commands cannot join us: the desk can do the same');
    return none;
  });
}

async function look(
  house: House,
  guard: OutageGuard,
  sources: readonly Source[],
  failures: Map<string, Failure>,
  watch: Watch,
): Promise<void> {
  const watched = sources.map(({ name, intake }) => ({
    name,
    through: intake.readThrough(),
    failure: failures.get(name) ?? null,
  }));
  await noteSources(house, watched);
  for (const source of sources) {
    const now = watched.find(({ name }) => name === source.name);
    source.noted = now?.through ?? source.noted;
    if (now?.through && now.failure && now.through >= now.failure.last) failures.delete(source.name);
  }
  await sweep(house, guard, watch);
  watch.letters();
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
  { failures, onRead: read }: { failures: Map<string, Failure>; onRead: (name: string) => void },
): Promise<{ sources: Source[]; port: number | null; renew: () => void }> {
  const onTrouble: OnTrouble = ({ source, error }) => {
    house.log.warn({ source, err: error }, 'mail source in trouble');
    const at = house.clock();
    for (const { name, intake } of sources.filter((one) => one.kind === source)) {
      const before = failures.get(name);
      const through = intake.readThrough();
      const goesOn = before !== undefined && (through === null || through < before.last);
      failures.set(name, { first: goesOn ? before.first : at, last: at, trouble: troubleIn(error) });
    }
  };
  for (const name of house.sources) await transact(house, (tx) => addSource(tx, name));
  const sources: Source[] = [];
  let port: number | null = null;
  let renew = (): void => {};
  if (settings.listener) {
    const knows = (address: string) => isKnownAddress(house, address);
    const listener = await listen({ ...settings.listener, domains: [settings.domain], knows, onTrouble }, sink);
    ({ port, renew } = listener);
    sources.push(sourceOf('smtp', 'smtp', listener));
  }
  if (settings.imap) {
    const name = `imap/${settings.imap.mailbox}`;
    const onRead = () => read(name);
    const intake = watchMailbox({ ...settings.imap, place: placeKeeper(house, name), onRead, onTrouble }, sink);
    sources.push(sourceOf('imap', name, intake));
  }
  if (settings.folder !== null) {
    const onRead = () => read('folder');
    sources.push(sourceOf('folder', 'folder', watchFolder({ folder: settings.folder, onRead, onTrouble }, sink)));
  }
  return { sources, port, renew };
}

/** What went wrong, as the desk shows it: the server's own words where it gave some. */
function troubleIn(error: Error): string {
  const { code, responseText } = error as { code?: string; responseText?: string };
  return [responseText ?? error.message, code].filter((part) => part !== undefined && part !== '').join(' ');
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
