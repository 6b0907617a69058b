/** A table filled and refilled through real mail servers: invited, declined, begun with phrases, resigned, taken over, played on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openArchive, writeArchive } from '../../src/campaign/archive/archive.ts';
import { exportGame } from '../../src/campaign/archive/keep-archive.ts';
import type { House } from '../../src/campaign/house/house.ts';
import { createGame } from '../../src/campaign/joining/create-game.ts';
import { endByUmpire } from '../../src/campaign/joining/end-game.ts';
import { invite, replace } from '../../src/campaign/joining/invite.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { mixSeed, phraseHash } from '../../src/engine/dice.ts';
import { rulesetOf } from '../../src/games/index.ts';
import { watchMailbox } from '../../src/mail/intake/imap.ts';
import type { Intake, Sink } from '../../src/mail/intake/incoming.ts';
import { openRelay, type Relay, sendRaw } from '../../src/mail/sender/send.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { seatsOf } from '../../src/store/seats.ts';
import { fold } from '../../src/table/record.ts';
import { verify } from '../../src/table/verify.ts';
import { openGame } from '../games/registry.ts';
import { type Mailstack, startMailstack } from '../mail/mailstack.ts';
import { serversHere } from '../servers.ts';
import { player } from './savannah-house.ts';
import { Clock, houseIn, settle } from './toy-house.ts';

const GAME = 'savannah-8';
const DOMAIN = 'game.test';
const PEOPLE = ['anna', 'luc', 'carl', 'dora', 'jo'] as const;
const PHRASES = { british: 'The tide at Tybee, 11 o’clock', allied: 'Cœur d’étoupe & fusées' };

interface Received {
  kind: string;
  messageId: string;
  from: string;
  subject: string;
  text: string;
  pdfs: readonly string[];
}

/** A person with a mailbox on Dovecot, read by IMAP. */
class Correspondent {
  readonly mails: Received[] = [];
  readonly name: string;
  readonly #intake: Intake;
  #arrived = () => {};

  constructor(stack: Mailstack, name: string, take: Sink = async () => 'stored') {
    this.name = name;
    const place = { load: async () => null, save: async () => {} };
    const server = { host: '127.0.0.1', port: stack.imap, secure: false, pollMilliseconds: 500 };
    this.#intake = watchMailbox({ ...server, user: name, password: 'secret', place }, async (incoming) => {
      const stored = await take(incoming);
      const parsed = await simpleParser(Buffer.from(incoming.raw));
      const { messageId = '', subject = '', text = '', from, attachments } = parsed;
      const id = messageId.replace(/^<|>$/g, '');
      const pdfs = attachments.flatMap(({ filename, contentType }) =>
        contentType === 'application/pdf' ? [filename ?? ''] : [],
      );
      const address = from?.value[0]?.address ?? '';
      this.mails.push({ kind: id.split('.')[0] ?? '', messageId: id, from: address, subject, text, pdfs });
      this.#arrived();
      return stored;
    });
  }

  get address(): string {
    return `${this.name}@${DOMAIN}`;
  }

  /** The last letter of that kind that has come. */
  last(kind: string): Received {
    const found = this.mails.findLast((mail) => mail.kind === kind);
    if (!found) throw new Error(`${this.name} has no ${kind}: ${this.mails.map((mail) => mail.kind).join(' ')}`);
    return found;
  }

  async has(count: number): Promise<void> {
    while (this.mails.length < count)
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
  }

  stop = () => this.#intake.stop();
}

if (serversHere('mail')) describe('a table filled by real mail', onServers);
else
  test('the mail servers are not here, which is no failure outside CI', () => expect(process.env.CI).not.toBe('true'));

function onServers() {
  const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-seating-'));
  const clock = new Clock(new Date().toISOString());
  const people = new Map<string, Correspondent>();
  let stack: Mailstack;
  let store: Store;
  let house: House;
  let relay: Relay;
  let post: Correspondent;
  let sent = 0;

  beforeAll(async () => {
    stack = await startMailstack([GAME, ...PEOPLE]);
    store = await openStore({ directory: scratch, cache: new URL('../../.cache', import.meta.url).pathname });
    house = { ...houseIn(store, clock), rulesetOf, domain: DOMAIN, patience: { settle: 0, ready: 0, outage: 0 } };
    relay = openRelay({ host: '127.0.0.1', port: stack.mx, secure: false });
    post = new Correspondent(stack, GAME, (mail) => receiveMail(house, { ...mail, receivedAt: clock.now }));
    for (const name of PEOPLE) people.set(name, new Correspondent(stack, name));
  });
  afterAll(async () => {
    await Promise.all([post, ...people.values()].map((one) => one.stop()));
    relay.close();
    await store.close();
    await stack.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const of = (name: (typeof PEOPLE)[number]) => people.get(name) as Correspondent;

  /** Everything due is done, and every letter lies in the mailbox it was sent to. */
  async function work(): Promise<void> {
    await post.has(sent);
    await settle(house, relay);
    const out = await store.db.selectFrom('outbox').select(['recipient', 'status', 'purpose']).execute();
    expect(out.filter(({ status }) => status !== 'sent')).toEqual([]);
    for (const one of people.values()) await one.has(out.filter(({ recipient }) => recipient === one.address).length);
  }

  async function answer(name: (typeof PEOPLE)[number], kind: string, ...lines: string[]): Promise<void> {
    const { address } = of(name);
    const letter = of(name).last(kind);
    const head = [`From: ${name} <${address}>`, `To: ${letter.from}`, `Message-ID: <m${++sent}.${name}@players.test>`];
    const more = [`In-Reply-To: <${letter.messageId}>`, `Subject: Re: ${GAME}`, 'MIME-Version: 1.0'];
    const type = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];
    const quoted = letter.text.split('\n').map((line) => `> ${line}`);
    const raw = Buffer.from([...head, ...more, ...type, '', ...lines, '', ...quoted, ''].join('\r\n'));
    expect((await sendRaw(raw, { from: address, to: letter.from }, relay)).kind).toBe('sent');
    await work();
  }

  const turn = async () => (await deadlineOf(store.db, GAME))?.printed;

  test('from the invitation to the verified archive', async () => {
    await createGame(house, {
      id: GAME,
      label: 'Savannah 8',
      ...openGame('savannah/assault'),
      tempo: 'together',
      zone: 'Europe/London',
      rhythm: { days: [1, 2, 3, 4, 5, 6, 7], time: '20:00', least: 1 },
      players: [player('british', `anna@${DOMAIN}`), player('allied', `luc@${DOMAIN}`, 'fr')],
      umpire: { name: 'Jo', address: `jo@${DOMAIN}` },
      invite: { message: null, days: 7 },
      seed: '3c'.repeat(32),
    });
    await work();

    // Anna would rather not; Carl is asked in her place, and the game begins when he has said yes.
    await answer('luc', 'invitation', 'ACCEPTER', `PHRASE ${PHRASES.allied}`, 'FUSEAU Europe/Paris');
    await answer('anna', 'invitation', 'DECLINE');
    await invite(house, GAME, player('british', `carl@${DOMAIN}`), { message: 'Anna cannot.', days: 7 });
    await work();
    expect(await turn()).toBeUndefined();
    await answer('carl', 'invitation', 'I accept', `PHRASE ${PHRASES.british}`, 'NAME Carl');
    expect(await turn()).toBe(16);

    // The start letter lists the marks; each is the phrase under the salt that its writer was given.
    const marks = (['carl', 'luc'] as const).map((name) => {
      const [salt = '', mark = ''] =
        of(name)
          .last('joined')
          .text.match(/\b[0-9a-f]{64}\b/g) ?? [];
      expect(phraseHash(salt, name === 'carl' ? PHRASES.british : PHRASES.allied)).toBe(mark);
      for (const reader of ['carl', 'luc'] as const) expect(of(reader).last('start').text).toContain(mark);
      return mark;
    });

    await answer('carl', 'call', 'HOLD maitland', 'READY');
    await answer('luc', 'call', 'PRÊT');
    expect(await turn()).toBe(17);

    // Carl leaves; Dora takes over and the game goes on.
    await answer('carl', 'report', 'STANDING RETREAT HQ');
    await answer('carl', 'report', 'RESIGN');
    const confirm = /^CONFIRM RESIGN \w{6}$/m.exec(of('carl').last('confirm').text)?.[0] ?? '';
    await answer('carl', 'confirm', confirm);
    expect((await seatsOf(store.db, GAME))[0]?.address).toBeNull();
    expect(of('luc').last('news').subject).toContain('Camp quitté');
    await replace(house, GAME, player('british', `dora@${DOMAIN}`), { message: null, days: 7 });
    await work();
    await answer('dora', 'invitation', 'TAKE OVER');
    expect(of('dora').last('take-over').pdfs).toEqual([`${GAME}-turn-17-orders-british.pdf`]);
    expect(of('dora').last('take-over').text).toContain('RETREAT HQ');
    await answer('dora', 'call', 'HOLD maitland', 'READY');
    await answer('luc', 'report', 'PRÊT');
    expect(await turn()).toBe(18);
    await answer('dora', 'report', 'HISTORY TURN 16');
    expect(of('dora').last('report').subject).toBe('[Savannah 8] British: what happened, turn 16');
    const before = of('carl').mails.length;

    await endByUmpire(house, GAME, 'enough is shown');
    await work();
    expect(of('carl').mails).toHaveLength(before);
    expect(of('jo').mails.length).toBeGreaterThan(5);

    // What the players hold proves the record: R from their phrases, every die from R.
    const chronicle = fold(await entriesOf(store.db, GAME));
    const mix = mixSeed('3c'.repeat(32), GAME, chronicle.genesisHash, '', marks);
    expect(of('dora').last('ended').text).toContain(mix);
    const file = join(scratch, 'game.fpz');
    await writeArchive(file, await exportGame(house, GAME));
    const { archived } = await openArchive(file);
    const verdict = verify(archived, () => openGame('savannah/assault').game);
    expect(verdict.level).toBe('replay');
    expect(verdict.checked).toMatchObject({ turns: 2 });
    expect(verdict.checked.seeds).toBeGreaterThan(0);
    const journal = archived.entries.map(({ content }) => JSON.stringify(content)).join('\n');
    expect(journal).not.toMatch(/anna@|luc@|carl|dora|Tybee|étoupe/i);
  });
}
