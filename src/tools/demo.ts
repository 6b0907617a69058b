/**
 * Shows the whole way of a turn with real mail: a game is created on the embedded database, its letters leave by SMTP,
 * both sides answer by SMTP, the turn is resolved, and acknowledgements and reports reach the players' mailboxes.
 */
import { createSecretKey, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeArchive } from '../campaign/archive/archive.ts';
import { exportGame } from '../campaign/archive/keep-archive.ts';
import type { House } from '../campaign/house/house.ts';
import { openGame } from '../campaign/house/open-game.ts';
import { readMail } from '../campaign/house/reading.ts';
import type { HouseSettings } from '../campaign/house/settings.ts';
import { createGame } from '../campaign/joining/create-game.ts';
import type { CourseFacts } from '../campaign/letters/owe-letters.ts';
import { reportModel } from '../campaign/letters/write-course.ts';
import { type RunningHouse, runHouse } from '../campaign/service/run-house.ts';
import { decode } from '../engine/canonical.ts';
import { GiveUp } from '../engine/errors.ts';
import { type Listener, listen } from '../mail/intake/smtp.ts';
import { openRelay, sendRaw } from '../mail/sender/send.ts';
import { lettersOf } from '../store/outbox.ts';
import { seatsOf } from '../store/seats.ts';
import { writeReportFiles } from './report-files.ts';

const SCENARIO = 'savannah/assault';
const GAME = 'savannah-1';
const TURN = 16;
const DOMAIN = 'post.example';
const PLAYERS_DOMAIN = 'players.example';
const ORDERS = fileURLToPath(new URL('../../scenarios/savannah/demo/turn-16/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
const PATIENCE_MILLISECONDS = 120_000;

const PLAYERS = [
  { seat: 'british', name: 'Anna Bell', address: `anna@${PLAYERS_DOMAIN}`, zone: 'Europe/London' },
  { seat: 'allied', name: 'Luc Martin', address: `luc@${PLAYERS_DOMAIN}`, zone: 'Europe/Paris' },
] as const;

export interface DemoPlayed {
  out: string;
  /** Mails that reached each player, in order. */
  mailboxes: Readonly<Record<string, readonly string[]>>;
  reports: readonly string[];
  archive: string;
  seconds: number;
}

/** Plays the demo into `out`, which is emptied first. Throws GiveUp where a letter does not come. */
export async function playDemo(out: string, say: (line: string) => void): Promise<DemoPlayed> {
  const began = performance.now();
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const mailboxes = await openMailboxes(join(out, 'mailboxes'));
  say('Opening the embedded database (the first time takes some seconds more)');
  const running = await runHouse(settings(join(out, 'server'), mailboxes.port));
  try {
    return await play(running, mailboxes, out, began, say);
  } finally {
    await running.stop();
    await mailboxes.stop();
  }
}

async function play(
  running: RunningHouse,
  mailboxes: Mailboxes,
  out: string,
  began: number,
  say: (line: string) => void,
): Promise<DemoPlayed> {
  const { house } = running;
  await createGame(house, {
    id: GAME,
    label: 'Savannah 1',
    ...openGame(SCENARIO),
    tempo: 'together',
    zone: 'Europe/London',
    rhythm: { days: [3, 7], time: '20:00', least: 48 },
    players: PLAYERS.map((player) => ({ ...player, language: 'en' as const, paper: 'A4' as const })),
    umpire: null,
  });
  say(`Created ${GAME} (${SCENARIO}); its start letters carry the promises of the dice`);
  running.wake();
  for (const player of PLAYERS) {
    const call = await mailboxes.wait(player.address, `call.${GAME}`);
    say(`${player.name} got the call for orders`);
    await answer(running.port as number, player, call);
    say(`${player.name} mailed the orders of ${player.seat} by SMTP`);
  }
  for (const player of PLAYERS) await mailboxes.wait(player.address, 'ack.');
  for (const player of PLAYERS) await mailboxes.wait(player.address, `report.${GAME}`);
  say(`Turn ${TURN} is resolved; acknowledgements and reports are in the mailboxes`);
  const reports = await writeReports(house, join(out, `turn-${TURN}`));
  const archive = join(out, `${GAME}.fpz`);
  await writeArchive(archive, await exportGame(house, GAME));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const kept = Object.fromEntries(PLAYERS.map(({ seat, address }) => [seat, mailboxes.filesOf(address)]));
  const played = { out, mailboxes: kept, reports, archive, seconds };
  summarise(played, say);
  return played;
}

/** Sends a player's order mail, from the scenario's folder, to the address his call came from. */
async function answer(port: number, { seat, address }: (typeof PLAYERS)[number], call: Buffer): Promise<void> {
  const letter = await readMail(call);
  const to = letter.from?.address;
  const messageId = letter.messageId;
  if (to === undefined || messageId === null) throw new GiveUp('call-without-sender', { seat });
  const written = await readFile(join(ORDERS, `${seat}.eml`), 'utf8');
  const mail = written
    .replace(/^To: .*$/m, `To: ${to}`)
    .replace(/^Subject: /m, `In-Reply-To: <${messageId}>\nSubject: `)
    .replace(/\r?\n/g, '\r\n');
  const relay = openRelay({ host: '127.0.0.1', port, secure: false });
  const delivery = await sendRaw(Buffer.from(mail), { from: address, to }, relay);
  relay.close();
  if (delivery.kind !== 'sent') throw new GiveUp('order-mail-not-taken', { seat, trouble: delivery.trouble });
}

async function writeReports(house: House, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const { db } = house.store;
  const seats = new Map((await seatsOf(db, GAME)).map((seat) => [seat.seat, seat]));
  const files: string[] = [];
  for (const letter of await lettersOf(db, GAME)) {
    const seat = seats.get(letter.seat ?? '');
    if (letter.kind !== 'report' || !seat) continue;
    const facts = decode<CourseFacts>(letter.facts);
    const model = await reportModel(house, { game: GAME, kind: 'report', facts, seat });
    files.push(...(await writeReportFiles(model, join(folder, seat.seat), { pdf: true, paper: 'a4' })));
  }
  return files;
}

function settings(data: string, relayPort: number): HouseSettings {
  return {
    database: { directory: join(data, 'database'), cache: CACHE },
    worker: 'demo',
    key: createSecretKey(randomBytes(32)),
    dumps: join(data, 'dumps'),
    domain: DOMAIN,
    mailbox: null,
    listener: { host: '127.0.0.1', port: 0 },
    imap: null,
    folder: null,
    relay: { host: '127.0.0.1', port: relayPort, secure: false },
    sweepSeconds: 1,
    // Both mails say READY: nobody needs time for second thoughts here.
    patience: { settle: 0, ready: 0, outage: 0 },
    senderCheck: { how: 'none' },
    beacon: [],
    backups: null,
    post: {
      mostBytes: 5 * 1_048_576,
      mailsPerHour: 1_000,
      answersPerDay: 1_000,
      refusalsPerHour: 0,
      refusalsPerDomain: 0,
      web: null,
      signing: null,
    },
    keeps: { letters: 0, mails: 0, strangers: 0, sessions: 1 },
    log: 'error',
  };
}

/** The players' mail server: keeps what comes as `.eml` files, one folder a player. */
interface Mailboxes {
  port: number;
  filesOf(address: string): readonly string[];
  /** The first mail of a player whose Message-ID begins so. */
  wait(address: string, messageId: string): Promise<Buffer>;
  stop(): Promise<void>;
}

async function openMailboxes(folder: string): Promise<Mailboxes> {
  const arrived = new EventEmitter();
  const kept = new Map<string, { file: string; messageId: string; raw: Buffer }[]>();
  const listener: Listener = await listen({ port: 0, domains: [PLAYERS_DOMAIN] }, async ({ raw, source }) => {
    const address = source.kind === 'smtp' ? (source.to[0] ?? '') : '';
    const mine = kept.get(address) ?? [];
    const messageId = /^Message-ID:\s+<([^>]*)>/im.exec(Buffer.from(raw).toString('latin1'))?.[1] ?? '';
    const file = join(folder, address, `${String(mine.length + 1).padStart(2, '0')}-${messageId.split('.')[0]}.eml`);
    await mkdir(join(folder, address), { recursive: true });
    await writeFile(file, raw);
    kept.set(address, [...mine, { file, messageId, raw: Buffer.from(raw) }]);
    arrived.emit('mail');
    return 'stored';
  });
  const wait = async (address: string, messageId: string): Promise<Buffer> => {
    const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    for (;;) {
      const mail = kept.get(address)?.find((one) => one.messageId.startsWith(messageId));
      if (mail) return mail.raw;
      await once(arrived, 'mail', { signal: patience }).catch((cause) => {
        throw new GiveUp('letter-did-not-come', { address, letter: messageId }, cause);
      });
    }
  };
  return {
    port: listener.port,
    filesOf: (address) => (kept.get(address) ?? []).map((mail) => mail.file),
    wait,
    stop: () => listener.stop(),
  };
}

function summarise({ mailboxes, reports, archive, seconds }: DemoPlayed, say: (line: string) => void): void {
  say('');
  say(`Done in ${seconds} s. What each player holds now:`);
  for (const [seat, files] of Object.entries(mailboxes)) for (const file of files) say(`  ${seat.padEnd(8)} ${file}`);
  say('The reports, to look at:');
  for (const file of reports.filter((name) => /\.(html|pdf)$/.test(name))) say(`  ${file}`);
  say(`The game as one file: ${archive}`);
  say(`Check every die of it: bin/fieldpost verify ${archive}`);
}
