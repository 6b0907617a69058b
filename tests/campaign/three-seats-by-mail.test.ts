/** The campaign in three seats over eight turns, through a real mail server: OpenSMTPD takes the mail, Dovecot keeps it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from '../../src/campaign/house/house.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { rulesetOf } from '../../src/games/index.ts';
import { watchMailbox } from '../../src/mail/intake/imap.ts';
import type { Intake, Sink } from '../../src/mail/intake/incoming.ts';
import { openRelay, type Relay, sendRaw } from '../../src/mail/sender/send.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { fold } from '../../src/table/record.ts';
import { openGame } from '../games/registry.ts';
import { type Mailstack, startMailstack } from '../mail/mailstack.ts';
import { serversHere } from '../servers.ts';
import { player } from './savannah-house.ts';
import { Clock, houseIn, settle } from './toy-house.ts';

const GAME = 'savannah-9';
const DOMAIN = 'game.test';
const TURNS = 8;
/** The American seat is silent on this turn. */
const MISSED = 4;
/** From this turn on he is on the field. */
const LINCOLN_COMES = 7;

interface Received {
  kind: string;
  messageId: string;
  from: string;
  subject: string;
  text: string;
}

/** A mailbox on Dovecot, read by IMAP; mails can be waited for by their number. */
class Mailbox {
  readonly mails: Received[] = [];
  readonly #intake: Intake;
  #arrived = () => {};

  constructor(stack: Mailstack, user: string, take: Sink = async () => 'stored') {
    const place = { load: async () => null, save: async () => {} };
    const server = { host: '127.0.0.1', port: stack.imap, secure: false, pollMilliseconds: 500 };
    const options = { ...server, user, password: 'secret', place };
    this.#intake = watchMailbox(options, async (incoming) => {
      const stored = await take(incoming);
      const { messageId = '', subject = '', text = '', from } = await simpleParser(Buffer.from(incoming.raw));
      const id = messageId.replace(/^<|>$/g, '');
      this.mails.push({
        kind: id.split('.')[0] ?? '',
        messageId: id,
        from: from?.value[0]?.address ?? '',
        subject,
        text,
      });
      this.#arrived();
      return stored;
    });
  }

  /** The first mail that is so, now or once it comes. */
  async first(wanted: (mail: Received) => boolean): Promise<Received> {
    for (;;) {
      const found = this.mails.find(wanted);
      if (found) return found;
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  async has(count: number): Promise<void> {
    while (this.mails.length < count)
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
  }

  stop = () => this.#intake.stop();
}

if (serversHere('mail')) describe('three seats through real mail servers', onServers);
else
  test('the mail servers are not here, which is no failure outside CI', () => expect(process.env.CI).not.toBe('true'));

function onServers() {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-three-'));
  const clock = new Clock(new Date().toISOString());
  const boxes = new Map<string, Mailbox>();
  let stack: Mailstack;
  let store: Store;
  let house: House;
  let relay: Relay;
  let post: Mailbox;

  beforeAll(async () => {
    stack = await startMailstack([GAME, 'british', 'french', 'american']);
    store = await openStore({ directory: scratch, cache: new URL('../../.cache', import.meta.url).pathname });
    house = { ...houseIn(store, clock), rulesetOf, domain: DOMAIN, patience: { settle: 0, ready: 0, outage: 0 } };
    relay = openRelay({ host: '127.0.0.1', port: stack.mx, secure: false });
    post = new Mailbox(stack, GAME, (mail) => receiveMail(house, { ...mail, receivedAt: clock.now }));
    for (const seat of ['british', 'french', 'american']) boxes.set(seat, new Mailbox(stack, seat));
  });
  afterAll(async () => {
    await Promise.all([post, ...boxes.values()].map((box) => box.stop()));
    relay.close();
    await store.close();
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const boxOf = (seat: string) => boxes.get(seat) as Mailbox;
  const printed = async () => (await deadlineOf(store.db, GAME))?.printed ?? 0;
  let sent = 0;

  /** A player answers the last letter of the game's course that he has. */
  async function reply(seat: string, ...lines: string[]): Promise<void> {
    const letter = boxOf(seat).mails.findLast(({ kind }) => kind === 'report' || kind === 'start') as Received;
    const address = `${seat}@${DOMAIN}`;
    const raw = Buffer.from(
      [
        `From: ${seat} <${address}>`,
        `To: ${letter.from}`,
        `Message-ID: <m${++sent}.${seat}@players.test>`,
        `In-Reply-To: <${letter.messageId}>`,
        'Subject: Re: Savannah 9',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        ...lines,
        '',
      ].join('\r\n'),
    );
    const delivery = await sendRaw(raw, { from: address, to: letter.from }, relay);
    expect(delivery.kind).toBe('sent');
  }

  /** Everything due is done, and every letter lies in the mailbox it was sent to. */
  async function work(): Promise<void> {
    await post.has(sent);
    await settle(house, relay);
    const out = await store.db.selectFrom('outbox').select(['seat', 'status', 'trouble']).execute();
    expect(out.filter(({ status }) => status !== 'sent')).toEqual([]);
    for (const [seat, box] of boxes) await box.has(out.filter((letter) => letter.seat === seat).length);
  }

  test(`${TURNS} turns of the campaign: French in French, Americans in English, a missed deadline, a standing order that fires`, async () => {
    const opened = openGame('savannah/campaign');
    await createGame(house, {
      id: GAME,
      label: 'Savannah 9',
      ...opened,
      tempo: 'together',
      zone: 'Europe/London',
      rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
      players: [
        player('british', `british@${DOMAIN}`),
        player('french', `french@${DOMAIN}`, 'fr'),
        player('american', `american@${DOMAIN}`),
      ],
      umpire: null,
      seed: '3c'.repeat(32),
    });
    await work();
    expect(await printed()).toBe(1);

    for (let turn = 1; turn <= TURNS; turn++) {
      expect(await printed()).toBe(turn);
      await reply('british', 'HOLD prevost', 'READY');
      await reply('french', ...(turn === 1 ? ['PERMANENT ÉLAN CARTE'] : ['ÉTAT']), 'PRÊT');
      if (turn === 2) await reply('french', 'PRESSE À american', 'Vive le Congrès.', 'ENDPRESS');
      if (turn === MISSED) {
        await work();
        expect(await printed()).toBe(turn);
        clock.now = new Date(((await deadlineOf(store.db, GAME))?.dueAt.getTime() ?? 0) + 1000);
      } else await reply('american', ...(turn < LINCOLN_COMES ? [] : ['HOLD lincoln']), 'READY');
      await work();
    }
    expect(await printed()).toBe(TURNS + 1);

    const chronicle = fold(await entriesOf(store.db, GAME));
    expect(chronicle.seats.map(({ id }) => id)).toEqual(['british', 'french', 'american']);
    expect(chronicle.turns.filter(({ close }) => close !== null)).toHaveLength(TURNS);

    // The missed deadline: no book of the Americans, and play went on.
    const missed = [...(chronicle.turns[MISSED - 1]?.locks.values() ?? [])][0]?.books;
    expect(missed?.find(({ seat }) => seat === 'american')?.orders).toBeNull();
    expect(missed?.find(({ seat }) => seat === 'american')?.mails).toEqual([]);

    // The standing order of turn 1 fires of itself in a later turn.
    const fired = chronicle.turns.flatMap(({ ordinal, answers }) =>
      [...answers.values()]
        .filter(({ from, order }) => from === 'standing' && order?.id === 'french/s1')
        .map(() => ordinal),
    );
    expect(fired.length).toBeGreaterThan(0);
    expect(Math.max(...fired)).toBeGreaterThan(1);

    // A report a turn to each seat, in its language, and one message between allies.
    for (const seat of boxes.keys()) {
      const reports = boxOf(seat).mails.filter(({ kind }) => kind === 'report');
      expect(reports.length).toBe(TURNS);
      for (const { subject } of reports) expect(subject).toMatch(seat === 'french' ? /, tour \d/ : /, turn \d/);
    }
    const [press] = boxOf('american').mails.filter(({ kind }) => kind === 'press');
    expect(press?.text).toContain('Vive le Congrès.');
    // STATUS stood beside READY each time: the acknowledgement tells all that its letter would.
    expect(boxOf('french').mails.filter(({ kind }) => kind === 'status')).toEqual([]);
  });
}
