/** A house with a toy game, a clock that stands until moved, and a mail server of its own that keeps what it is sent. */
import { createHash, createSecretKey } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import type { FaultPoint, House } from '../../src/campaign/house/house.ts';
import { silentLog } from '../../src/campaign/house/log.ts';
import { createGame, type NewGame } from '../../src/campaign/joining/create-game.ts';
import { freeOwnClaims, outboxShelf } from '../../src/campaign/letters/outbox.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { sweep } from '../../src/campaign/service/sweep.ts';
import type { AnyGame, Ruleset } from '../../src/engine/contract.ts';
import { DataBroken } from '../../src/engine/errors.ts';
import { listen } from '../../src/mail/intake/smtp.ts';
import { emptyOutbox } from '../../src/mail/outbox/outbox.ts';
import { openRelay, type Relay } from '../../src/mail/sender/send.ts';
import type { Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { toy } from '../engine/toy.ts';
import { story } from '../reports/story-fixture.ts';

/** The toy tells every turn as the same story: rendering is not what is tested here. */
export const toyGame: AnyGame = { ...toy, story: () => story };

const ruleset: Ruleset = {
  id: 'toy',
  revision: 1,
  verbs: toy.verbs,
  scenario: { parse: (raw) => raw as never },
  open: () => toyGame,
  reference: () => {
    throw new Error('the toy has no tables');
  },
};

export class Clock {
  now: Date;
  constructor(at: string) {
    this.now = new Date(at);
  }
  read = () => this.now;
  set(at: string): void {
    this.now = new Date(at);
  }
}

export const START = '2026-11-20T10:00:00.000Z';

export function houseIn(store: Store, clock: Clock, fault?: (point: FaultPoint) => void): House {
  let drawn = 0;
  return {
    store,
    clock: clock.read,
    since: new Date('2026-01-01T00:00:00Z'),
    worker: 'tests',
    // The same bytes for the n-th draw of every run, so that runs can be compared.
    random: (bytes) => createHash('sha512').update(`draw ${drawn++}`).digest().subarray(0, bytes),
    key: createSecretKey(Buffer.alloc(32, 7)),
    domain: 'post.test',
    mailbox: null,
    sources: [],
    patience: { settle: 300, ready: 900, outage: 7200 },
    senderCheck: { how: 'none' },
    post: {
      mostBytes: 5_242_880,
      mailsPerHour: 100_000,
      answersPerDay: 100_000,
      refusalsPerHour: 100_000,
      refusalsPerDomain: 100_000,
      web: null,
      signing: null,
    },
    keeps: { letters: 30, mails: 0, strangers: 30, sessions: 30 },
    beacon: { relays: [], refused: 0 },
    dumps: mkdtempSync(join(tmpdir(), 'fieldpost-dumps-')),
    rulesetOf: () => ruleset,
    games: new Map(),
    atHand: new Map(),
    failing: new Map(),
    log: silentLog,
    ...(fault && { fault }),
  };
}

const player = (seat: string, address: string) =>
  ({ seat, name: seat, address, language: 'en', zone: 'Europe/London', paper: 'A4' }) as const;

export const toyOne: NewGame = {
  id: 'toy-1',
  label: 'Toy 1',
  game: toyGame,
  scenario: { id: 'toy/duel' },
  tempo: 'classic',
  zone: 'Europe/London',
  rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
  players: [player('red', 'rita@red.test'), player('blue', 'bob@blue.test')],
  umpire: null,
};

/** Creates the game unless an earlier, killed run has done so. */
export async function createOnce(house: House, game: NewGame = toyOne): Promise<void> {
  try {
    await createGame(house, game);
  } catch (error) {
    if (!(error instanceof DataBroken && error.code === 'game-exists')) throw error;
  }
}

/** A mail server that takes what the outbox sends, by Message-ID. */
export interface PlayersServer {
  port: number;
  relay: Relay;
  mails: { to: string; messageId: string; raw: string }[];
  stop(): Promise<void>;
}

export async function playersServer(): Promise<PlayersServer> {
  const mails: PlayersServer['mails'] = [];
  const listener = await listen({ port: 0, domains: ['red.test', 'blue.test'] }, async ({ raw, source }) => {
    const text = Buffer.from(raw).toString('latin1');
    const messageId = /^Message-ID:\s+<([^>]*)>/im.exec(text)?.[1] ?? '';
    mails.push({ to: source.kind === 'smtp' ? (source.to[0] ?? '') : '', messageId, raw: text });
    return 'stored';
  });
  const relay = openRelay({ host: '127.0.0.1', port: listener.port, secure: false });
  return {
    port: listener.port,
    relay,
    mails,
    stop: async () => {
      relay.close();
      await listener.stop();
    },
  };
}

/** Does all that is due until nothing is. */
export async function settle(house: House, relay: Relay): Promise<void> {
  await freeOwnClaims(house);
  const guard = outageGuard(house.since, house.patience.outage, house.log);
  for (;;) {
    const { read, resolved, rendered } = await sweep(house, guard);
    const { sent } = await emptyOutbox(outboxShelf(house), relay, house.clock);
    if (read + resolved + rendered + sent === 0) return;
  }
}

/** The mail a player sends from his own address to his seat. */
export async function orderMail(
  house: House,
  seat: string,
  id: string,
  lines: readonly string[],
  more: { from?: string; game?: string } = {},
) {
  const game = more.game ?? 'toy-1';
  const row = (await seatsOf(house.store.db, game)).find((one) => one.seat === seat);
  const from = more.from ?? row?.address ?? 'nobody@red.test';
  return Buffer.from(
    [
      `From: ${seat} <${from}>`,
      `To: ${game}+${seat}.${row?.token}@post.test`,
      `Message-ID: <${id}@mail.test>`,
      'Subject: orders',
      'Content-Type: text/plain; charset=utf-8',
      '',
      ...lines,
      '',
    ].join('\r\n'),
  );
}

export async function send(
  house: House,
  seat: string,
  id: string,
  lines: readonly string[],
  more: { from?: string; game?: string } = {},
) {
  const raw = await orderMail(house, seat, id, lines, more);
  return receiveMail(house, {
    source: { kind: 'folder', path: `${id}.eml` },
    raw,
    bytes: raw.length,
    receivedAt: house.clock(),
  });
}
