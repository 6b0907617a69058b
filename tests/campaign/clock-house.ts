/** The toy game at a table of mail with an umpire, its clock in the test's hand: letters as their readers see them. */
import { createHash } from 'node:crypto';
import { type Attachment, simpleParser } from 'mailparser';
import type { House } from '../../src/campaign/house/house.ts';
import { createGame, type NewGame } from '../../src/campaign/joining/create-game.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { type DeadlineRow, deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { changePost } from '../../src/store/posts.ts';
import type { LetterFormat, Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { umpireOf } from '../../src/store/umpires.ts';
import { serverStore } from '../store/databases.ts';
import { Clock, houseIn, type PlayersServer, playersServer, START, send, settle, toyOne } from './toy-house.ts';

export const RITA = 'rita@red.test';
export const BOB = 'bob@blue.test';
export const JO = 'jo@blue.test';

export interface Letter {
  to: string;
  /** First part of the Message-ID: `call`, `report`, `ack`, `reminder`, `umpire`. */
  kind: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  files: readonly Attachment[];
}

/** One store and mail server for the games of a test file. */
export async function clockHall(): Promise<{ store: Store; server: PlayersServer; close: () => Promise<void> }> {
  const store = await serverStore();
  const server = await playersServer();
  return {
    store,
    server,
    close: async () => {
      await server.stop();
      await store.close();
    },
  };
}

export class ClockGame {
  readonly clock = new Clock(START);
  readonly house: House;
  readonly id: string;
  readonly #server: PlayersServer;
  /** The letters it began with. */
  opened: Letter[] = [];
  #sent = 0;

  constructor({ store, server }: { store: Store; server: PlayersServer }, id: string) {
    let drawn = 0;
    const random = (bytes: number) => createHash('sha512').update(`${id} ${drawn++}`).digest().subarray(0, bytes);
    this.house = { ...houseIn(store, this.clock), random };
    this.#server = server;
    this.id = id;
  }

  /** Creates and opens the game; its first letters are over. Games of tests before are over for the sweep. */
  async open(
    wanted: Partial<NewGame> = {},
    options: Readonly<Record<string, unknown>> = {},
    format: LetterFormat = 'text',
  ): Promise<void> {
    const { db } = this.house.store;
    await db.updateTable('games').set({ status: 'over' }).execute();
    await createGame(this.house, {
      ...toyOne,
      id: this.id,
      tempo: 'together',
      umpire: { name: 'Jo', address: JO },
      ...wanted,
    });
    await db
      .updateTable('games')
      .set({ options: JSON.stringify(options) })
      .where('id', '=', this.id)
      .execute();
    // Maps and PDFs are not what is tested.
    for (const { seat } of await seatsOf(db, this.id))
      await db.transaction().execute((tx) => changePost(tx, this.id, seat, { format }));
    this.opened = await this.settle();
  }

  /** A mail of a seat, and all that follows at once. */
  async mail(seat: string, ...lines: string[]): Promise<Letter[]> {
    await this.post(seat, ...lines);
    return this.settle();
  }

  /** A mail of a seat that nobody has read yet. */
  async post(seat: string, ...lines: string[]): Promise<void> {
    await send(this.house, seat, `${this.id}-${this.#sent++}`, lines, { game: this.id });
  }

  /** A mail of the umpire. */
  async umpire(lines: readonly string[], more: { from?: string; token?: string; subject?: string } = {}) {
    const umpire = await umpireOf(this.house.store.db, this.id);
    const raw = Buffer.from(
      [
        `From: Jo <${more.from ?? JO}>`,
        `To: ${this.id}+umpire.${more.token ?? umpire?.token}@post.test`,
        `Message-ID: <${this.id}-u${this.#sent++}@mail.test>`,
        `Subject: ${more.subject ?? 'acts'}`,
        'Content-Type: text/plain; charset=utf-8',
        '',
        ...lines,
        '',
      ].join('\r\n'),
    );
    const source = { kind: 'folder', path: 'umpire.eml' } as const;
    await receiveMail(this.house, { source, raw, bytes: raw.length, receivedAt: this.clock.now });
    return this.settle();
  }

  /** Does what is due; gives the letters that left. */
  async settle(): Promise<Letter[]> {
    const from = this.#server.mails.length;
    await settle(this.house, this.#server.relay);
    return Promise.all(
      this.#server.mails.slice(from).map(async ({ to, messageId, raw }) => {
        const { subject = '', text = '', html, attachments } = await simpleParser(Buffer.from(raw, 'latin1'));
        const kind = messageId.split('.')[0] ?? '';
        return { to, kind, messageId, subject, text, html: html || '', files: attachments };
      }),
    );
  }

  /** The clock shows this, and what is due is done. */
  at(time: string): Promise<Letter[]> {
    this.clock.set(time);
    return this.settle();
  }

  deadline(): Promise<DeadlineRow | null> {
    return deadlineOf(this.house.store.db, this.id);
  }

  /** Acts of the umpire and the table in the journal: name, author, facts. */
  async acts(): Promise<[string, string, unknown][]> {
    const entries = await entriesOf(this.house.store.db, this.id);
    return entries.flatMap(({ content }) =>
      content.kind === 'table' ? [[content.act, content.by, content.facts] as [string, string, unknown]] : [],
    );
  }
}

export const to = (letters: readonly Letter[], address: string, kind?: string): Letter[] =>
  letters.filter((letter) => letter.to === address && (kind === undefined || letter.kind === kind));

/** Who got which kinds of letters. */
export const kinds = (letters: readonly Letter[]): string[] =>
  letters.map((letter) => `${letter.kind} ${letter.to.split('@')[0]}`).sort();

/** The one-time code of a letter to the umpire. */
export function codeIn(letters: readonly Letter[]): string {
  const code = /^CODE (\S+)$/m.exec(to(letters, JO, 'umpire').at(-1)?.text ?? '')?.[1];
  if (code === undefined) throw new Error('no code');
  return code;
}

/** The properties of an appointment: `UID`, `SEQUENCE`, … */
export function appointment(letter: Letter | undefined, file = 'deadline.ics'): Record<string, string> | null {
  const found = letter?.files.find(({ filename }) => filename === file);
  if (!found) return null;
  const lines = found.content.toString('utf8').replace(/\r\n /g, '').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.split(/[;:]/)[0], line.slice(line.indexOf(':') + 1)]));
}
