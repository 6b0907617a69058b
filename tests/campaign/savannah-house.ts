/** Savannah played by mail against a house of the test's own: letters as their readers see them, and replies to them. */

import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';
import type { House } from '../../src/campaign/house/house.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import type { Invited, Inviting } from '../../src/campaign/joining/invite.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import type { Language } from '../../src/engine/contract.ts';
import { type DeadlineRow, deadlineOf } from '../../src/store/deadlines.ts';
import { changePost } from '../../src/store/posts.ts';
import type { LetterFormat, Store } from '../../src/store/schema.ts';
import type { Tempo } from '../../src/table/record.ts';
import { openGame, rulesetOf } from '../games/registry.ts';
import { Clock, houseIn, type PlayersServer, START, send, settle } from './toy-house.ts';

export interface Letter {
  to: string;
  /** First part of the Message-ID: `call`, `report`, `ack`, `question`, `press`. */
  kind: string;
  subject: string;
  text: string;
  raw: string;
}

export const player = (seat: string, address: string, language: Language = 'en'): Invited => ({
  seat,
  name: seat,
  address,
  language,
  zone: 'Europe/Paris',
  paper: 'A4',
});

/** A game of Savannah at a table of mail. */
export class SavannahByMail {
  readonly house: House;
  readonly clock = new Clock(START);
  readonly id: string;
  readonly #server: PlayersServer;
  #sent = 0;

  constructor(store: Store, server: PlayersServer, id: string) {
    let drawn = 0;
    const random = (bytes: number) => createHash('sha512').update(`${id} ${drawn++}`).digest().subarray(0, bytes);
    this.house = { ...houseIn(store, this.clock), rulesetOf, random };
    this.#server = server;
    this.id = id;
  }

  /** Its players take letters as text, for a test that reads no more of them, unless another form is named. */
  async create(
    scenario: string,
    tempo: Tempo,
    players: readonly Invited[],
    { format = 'text', invite }: { format?: LetterFormat; invite?: Inviting } = {},
  ): Promise<void> {
    const { db } = this.house.store;
    // Games of tests before are over for the sweep.
    await db.updateTable('games').set({ status: 'over' }).execute();
    await createGame(this.house, {
      id: this.id,
      label: 'Savannah',
      ...openGame(scenario),
      tempo,
      zone: 'Europe/London',
      rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
      players,
      umpire: { name: 'Jo', address: 'jo@blue.test' },
      seed: '7d'.repeat(32),
      ...(invite && { invite }),
    });
    for (const { seat } of players) await db.transaction().execute((tx) => changePost(tx, this.id, seat, { format }));
  }

  /** Sends a mail from a seat and does all that follows at once; gives the letters that came of it. */
  async mail(seat: string, ...lines: string[]): Promise<Letter[]> {
    await send(this.house, seat, `${this.id}-${this.#sent++}`, lines, { game: this.id });
    return this.settle();
  }

  /** Answers a letter from an address, to where the letter came from; gives the letters that came of it. */
  reply(from: string, letter: Letter | undefined, ...lines: string[]): Promise<Letter[]> {
    return this.#answer(from, letter, [], lines);
  }

  /** As `reply`, and names the letter it answers, as mail programs do. */
  replyInThread(from: string, letter: Letter | undefined, ...lines: string[]): Promise<Letter[]> {
    const id = /^Message-ID:\s+(<[^>]+>)/im.exec(letter?.raw ?? '')?.[1];
    return this.#answer(from, letter, [`In-Reply-To: ${id}`], lines);
  }

  async #answer(
    from: string,
    letter: Letter | undefined,
    more: readonly string[],
    lines: readonly string[],
  ): Promise<Letter[]> {
    const to = /^From: .*<([^>]+)>/im.exec(letter?.raw ?? '')?.[1];
    const head = [
      `From: <${from}>`,
      `To: <${to}>`,
      `Message-ID: <${this.id}-${this.#sent++}@mail.test>`,
      'Subject: Re:',
      ...more,
    ];
    const plain = ['Content-Type: text/plain; charset=utf-8', '', ...lines, ''];
    const raw = Buffer.from([...head, ...plain].join('\r\n'));
    const source = { kind: 'folder' as const, path: `reply-${this.#sent}.eml` };
    await receiveMail(this.house, { source, raw, bytes: raw.length, receivedAt: this.clock.now });
    return this.settle();
  }

  /** Answers a letter as mail programs do: it is named in the head, and quoted below the answer. */
  async answer(from: string, letter: Letter | undefined, ...lines: string[]): Promise<Letter[]> {
    const field = (name: string) => new RegExp(`^${name}:\\s+(.+)$`, 'im').exec(letter?.raw ?? '')?.[1]?.trim() ?? '';
    const raw = Buffer.from(
      [
        `From: <${from}>`,
        `To: ${field('From')}`,
        `Message-ID: <${this.id}-${this.#sent++}@mail.test>`,
        `In-Reply-To: ${field('Message-ID')}`,
        `Subject: Re: ${letter?.subject}`,
        'Content-Type: text/plain; charset=utf-8',
        '',
        ...lines,
        '',
        'On Fri, 20 Nov 2026 at 11:00, Fieldpost wrote:',
        ...(letter?.text ?? '').split('\n').map((line) => `> ${line}`),
        '',
      ].join('\r\n'),
    );
    const source = { kind: 'folder' as const, path: `answer-${this.#sent}.eml` };
    await receiveMail(this.house, { source, raw, bytes: raw.length, receivedAt: this.clock.now });
    return this.settle();
  }

  /** Days go by. */
  async daysPass(days: number): Promise<Letter[]> {
    this.clock.now = new Date(this.clock.now.getTime() + days * 86_400_000);
    return this.settle();
  }

  /** Does what is due; gives the letters that left. */
  async settle(): Promise<Letter[]> {
    const from = this.#server.mails.length;
    await settle(this.house, this.#server.relay);
    return Promise.all(
      this.#server.mails.slice(from).map(async ({ to, messageId, raw }) => {
        const { subject = '', text = '' } = await simpleParser(Buffer.from(raw, 'latin1'));
        return { to, kind: messageId.split('.')[0] ?? '', subject, text, raw };
      }),
    );
  }

  /** All are ready: the call closes once second thoughts have had their time. */
  async readyTimePasses(): Promise<Letter[]> {
    this.clock.now = new Date(this.clock.now.getTime() + (this.house.patience.ready + 1) * 1000);
    return this.settle();
  }

  /** The deadline of what is open passes. */
  async deadlinePasses(): Promise<Letter[]> {
    const { dueAt } = (await this.open()) as DeadlineRow;
    this.clock.now = new Date(dueAt.getTime() + (this.house.patience.settle + 1) * 1000);
    return this.settle();
  }

  open(): Promise<DeadlineRow | null> {
    return deadlineOf(this.house.store.db, this.id);
  }
}
