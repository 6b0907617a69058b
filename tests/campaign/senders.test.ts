import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codesIn } from '../../src/campaign/house/codes.ts';
import type { House } from '../../src/campaign/house/house.ts';
import { admitMail, changeAddress, changeProof, changeToken, heldMails } from '../../src/campaign/joining/seat-acts.ts';
import { receiveMail } from '../../src/campaign/mail-in/receive-mail.ts';
import { newestBooks } from '../../src/store/books.ts';
import { entriesOf } from '../../src/store/entries.ts';
import type { Store } from '../../src/store/schema.ts';
import { type SeatedRow, seatsOf } from '../../src/store/seats.ts';
import { TestDns } from '../mail/dns.ts';
import { serverStore } from '../store/databases.ts';
import {
  Clock,
  createOnce,
  houseIn,
  orderMail,
  type PlayersServer,
  playersServer,
  START,
  send,
  settle,
  toyOne,
} from './toy-house.ts';

const RITA = 'rita@red.test';
const EVE = 'eve@blue.test';
const JO = 'jo@blue.test';
const CODE = /^(?:CODE|CONFIRM|CONFIRMER) ([0-9A-Z]{4}-[0-9A-Z]{4})$/m;
const clock = new Clock(START);
const dns = new TestDns();
let store: Store;
let server: PlayersServer;
let house: House;
let id = '';
let games = 0;
let mails = 0;

beforeAll(async () => {
  store = await serverStore();
  server = await playersServer();
  dns.key('red.test');
  dns.text('_dmarc.red.test', 'v=DMARC1; p=reject');
});
afterAll(async () => {
  await server.stop();
  await store.close();
});
beforeEach(async () => {
  await store.db.updateTable('games').set({ status: 'over' }).execute();
  clock.set(START);
  id = `senders-${++games}`;
  let drawn = 0;
  const random = (bytes: number) => createHash('sha512').update(`${id} ${drawn++}`).digest().subarray(0, bytes);
  house = { ...houseIn(store, clock), random };
  await createOnce(house, { ...toyOne, id, umpire: { name: 'Jo', address: JO } });
  await work();
});

interface Read {
  to: string;
  kind: string;
  from: string;
  subject: string;
  text: string;
  /** The text on one line. */
  prose: string;
}

/** Does what is due; gives the letters that left by their kinds, for several leave at a time. */
async function work(): Promise<Read[]> {
  const from = server.mails.length;
  await settle(house, server.relay);
  const sent = server.mails.slice(from).toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1));
  return Promise.all(
    sent.map(async ({ to, messageId, raw }) => {
      const { subject = '', text = '', from: sender } = await simpleParser(Buffer.from(raw, 'latin1'));
      return {
        to,
        kind: messageId.split('.')[0] ?? '',
        from: sender?.value[0]?.address ?? '',
        subject,
        text,
        prose: text.replace(/\s+/g, ' '),
      };
    }),
  );
}

async function mail(from: string, ...lines: string[]): Promise<Read[]> {
  await send(house, 'red', `${id}-${++mails}`, lines, { game: id, from });
  return work();
}

const pushes = async () => (await newestBooks(store.db, id)).get('red')?.orders?.length ?? 0;
const codeIn = (letter: Read | undefined) => CODE.exec(letter?.text ?? '')?.[1] ?? 'none';
const red = async () => (await seatsOf(store.db, id)).find(({ seat }) => seat === 'red') as SeatedRow;
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
/** The deadline passes, and the next call opens. */
async function nextCall(): Promise<Read[]> {
  const { dueAt } = await store.db
    .selectFrom('deadlines')
    .select('dueAt')
    .where('game', '=', id)
    .executeTakeFirstOrThrow();
  clock.now = new Date(dueAt.getTime() + 301_000);
  return work();
}

describe('a mail whose sender is in doubt', () => {
  test('is held; the seat and the umpire are told with all they need, its sender nothing', async () => {
    const letters = await mail(EVE, 'PUSH', 'PUSH');
    expect(letters.map(({ to, kind }) => [to, kind])).toEqual([
      [RITA, 'sender'],
      [JO, 'umpire'],
    ]);
    expect(letters[0]?.text).toContain(EVE);
    expect(letters[0]?.text).toContain('Fri 20 Nov 10:00 (London)');
    expect(letters[0]?.prose).toMatch(/names another sender/);
    expect(letters[0]?.prose).toMatch(/PUSH/);
    expect(letters[1]?.prose).toContain(`fieldpost game admit ${id} m`);
    expect(letters[1]?.text).not.toContain(codeIn(letters[0]));
    expect(await pushes()).toBe(0);
    expect(await heldMails(house, id)).toMatchObject([{ seat: 'red', reason: 'other-sender', from: EVE }]);
  });

  test('is told of once a day for each reason, and again the next day', async () => {
    await mail(EVE, 'PUSH');
    expect(await mail('eve2@blue.test', 'PUSH')).toEqual([]);
    later(2);
    expect(await mail(EVE, 'PUSH', 'PUSH')).toEqual([]);
    later(23);
    expect((await mail(EVE, 'PUSH')).filter(({ to }) => to === RITA).map(({ kind }) => kind)).toContain('sender');
  });

  test('is let in by the code of its letter, from whatever address, and counts as of the time it came', async () => {
    const [letter] = await mail(EVE, 'PUSH', 'PUSH');
    const cameAt = clock.now;
    later(1);
    const answers = await mail(
      EVE,
      `> CONFIRM ${codeIn(letter)}`,
      `confirm: ${codeIn(letter).toLowerCase().replace('-', ' ')}.`,
    );
    expect(answers.map(({ to, kind }) => [to, kind])).toEqual([[RITA, 'ack']]);
    expect(await pushes()).toBe(2);
    expect((await newestBooks(store.db, id)).get('red')?.receivedAt).toEqual(cameAt);
    expect(await heldMails(house, id)).toEqual([]);
  });

  test('is not let in twice, by a wrong code, a quoted code, or the code of another seat', async () => {
    const [letter] = await mail(EVE, 'PUSH');
    await mail(EVE, 'CONFIRM 2222-2222');
    await mail(RITA, `> CONFIRM ${codeIn(letter)}`);
    await send(house, 'blue', `${id}-other`, [`CONFIRM ${codeIn(letter)}`], { game: id });
    await work();
    expect(await pushes()).toBe(0);
    await mail(RITA, `CONFIRM ${codeIn(letter)}`);
    expect(await pushes()).toBe(1);
    await mail(RITA, 'PUSH', 'PUSH', 'PUSH');
    await mail(RITA, `CONFIRM ${codeIn(letter)}`);
    expect(await pushes()).toBe(3);
  });

  test('counts with the rest of the mail that confirms it: the later of the two stands', async () => {
    const [letter] = await mail(EVE, 'PUSH');
    later(1);
    const answers = await mail(RITA, `CONFIRM ${codeIn(letter)}`, 'BEGIN', 'PUSH', 'PUSH', 'END');
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['ack', 'refused']);
    expect(answers.find(({ kind }) => kind === 'refused')?.prose).toMatch(/you sent another, which stands/);
    expect(await pushes()).toBe(2);
  });

  test('that is let in after its call has closed is answered as late and not carried out', async () => {
    const [letter] = await mail(EVE, 'PUSH');
    await nextCall();
    const answers = await mail(RITA, `CONFIRM ${codeIn(letter)}`);
    expect(answers.map(({ to, kind }) => [to, kind])).toEqual([[RITA, 'refused']]);
    expect(answers[0]?.prose).toMatch(/came before the call that is open/);
    expect(await pushes()).toBe(0);
  });

  test('is let in by the umpire, with an entry that names no address', async () => {
    await mail(EVE, 'PUSH');
    const [held] = await heldMails(house, id);
    await admitMail(house, id, held?.mail ?? '', 'Rita says it is hers');
    expect((await work()).map(({ kind }) => kind)).toEqual(['ack']);
    expect(await pushes()).toBe(1);
    const last = (await entriesOf(store.db, id)).at(-1)?.content;
    expect(last).toMatchObject({ by: 'umpire', kind: 'table', act: 'admit', facts: { seat: 'red' } });
    expect(JSON.stringify(last)).not.toContain('@');
    await expect(admitMail(house, id, held?.mail ?? '', 'again')).rejects.toMatchObject({ code: 'mail-not-held' });
  });

  test('is told of in French where the seat reads French', async () => {
    await store.db.updateTable('seats').set({ language: 'fr' }).where('game', '=', id).execute();
    const [letter] = await mail(EVE, 'PUSH');
    expect(letter?.subject).toContain('Un message pour votre camp est retenu');
    expect(letter?.text).toMatch(/^CONFIRMER [0-9A-Z]{4}-[0-9A-Z]{4}$/m);
    await mail(RITA, `CONFIRMER ${codeIn(letter)}`);
    expect(await pushes()).toBe(1);
  });

  test('while DNS is silent waits without an outcome, for an hour at most', async () => {
    house = { ...house, senderCheck: { how: 'verify', resolver: dns.resolve } };
    dns.silent = true;
    expect(await mail(RITA, 'PUSH')).toEqual([]);
    expect(await heldMails(house, id)).toEqual([]);
    later(2);
    await work();
    dns.silent = false;
    expect(await heldMails(house, id)).toMatchObject([{ reason: 'not-proven' }]);
  });

  test('is carried out when the house verifies its domain, and held when it cannot', async () => {
    house = { ...house, senderCheck: { how: 'verify', resolver: dns.resolve } };
    const raw = await orderMail(house, 'red', `${id}-signed`, ['PUSH'], { game: id });
    const signed = Buffer.from(await dns.signed(raw.toString(), 'red.test'));
    const source = { kind: 'folder', path: 'x' } as const;
    await receiveMail(house, { source, raw: signed, bytes: signed.length, receivedAt: clock.now });
    expect((await work()).map(({ kind }) => kind)).toEqual(['ack']);
    expect(await pushes()).toBe(1);
    const [letter] = await mail(RITA, 'PUSH', 'PUSH');
    expect(letter?.prose).toMatch(/signature is missing or does not fit/);
    expect(letter?.prose).toMatch(/CODE ON/);
    expect(await pushes()).toBe(1);
  });
});

describe('a code for each call', () => {
  const on = async () => codeIn((await mail(RITA, 'CODE ON')).find(({ to }) => to === RITA));

  test('CODE ON brings the code of the open call; mails with it count, as many as one likes, mails without are held', async () => {
    const code = await on();
    expect((await mail(RITA, 'PUSH')).find(({ to }) => to === RITA)?.prose).toMatch(/needs the code of the open call/);
    expect(await pushes()).toBe(0);
    await mail(RITA, `CODE ${code}`, 'PUSH');
    await mail(RITA, 'PUSH', 'PUSH', `code: ${code.toLowerCase().replace('-', ' – ')}`);
    expect(await pushes()).toBe(2);
    await mail(EVE, `CODE ${code}`, 'PUSH');
    expect(await pushes()).toBe(2);
  });

  test('O is read as 0, I and L as 1, in any grouping; what is no code is prose', () => {
    for (const line of ['CODE 0I1L-23O9', 'code: o111 2309', '* Code — 0ll1–23o9.', 'CODE 01112309  # keep this line'])
      expect(codesIn(`Hello\n${line}\nPUSH`, 'code')).toEqual(['01112309']);
    for (const line of ['CODE REVIEWED', 'CODE ON', '> CODE 2345-6789', 'The code 2345-6789', 'CODE 2345-67890'])
      expect(codesIn(line, 'code')).toEqual([]);
    expect(codesIn('CONFIRMER 2345-6789\nCODE 3456-7890', 'confirm')).toEqual(['23456789']);
  });

  test('the letter of the next call brings a new one in its order form; the old one is told for what it is', async () => {
    const old = await on();
    await nextCall();
    const report = (await nextCall()).find(({ to, kind }) => to === RITA && kind === 'report');
    const code = codeIn(report);
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(report?.text).toMatch(/^BEGIN .*\nCODE /m);
    const [letter] = await mail(RITA, `CODE ${old}`, 'PUSH');
    expect(letter?.prose).toMatch(/belongs to an earlier call/);
    expect(await pushes()).toBe(0);
    await mail(RITA, `CODE ${code}`, 'PUSH');
    expect(await pushes()).toBe(1);
  });

  test('CODE OFF, proven by a code, ends it; letters bring none any more', async () => {
    const code = await on();
    const [letter] = await mail(RITA, `CODE ${code}`, 'CODE OFF');
    expect(letter?.subject).toContain('Codes are switched off');
    await mail(RITA, 'PUSH');
    expect(await pushes()).toBe(1);
    await nextCall();
    const report = (await nextCall()).find(({ to, kind }) => to === RITA && kind === 'report');
    expect(report?.text).toMatch(/^BEGIN /m);
    expect(codeIn(report)).toBe('none');
  });

  test('codes lie in the database by keyed hash alone, but for the letter that bears them', async () => {
    const code = await on();
    const rows = await store.db.selectFrom('seatCodes').selectAll().where('game', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    const facts = await store.db.selectFrom('outbox').select('facts').where('game', '=', id).execute();
    expect(JSON.stringify(facts)).not.toContain(code);
  });

  test('after ten wrong codes in a day none is looked at, the right one neither; the umpire still lets mails in', async () => {
    const code = await on();
    for (let n = 0; n < 10; n++) await mail(RITA, `CODE 2222-22${10 + n}`, 'PUSH');
    const letter = (await mail(RITA, `CODE ${code}`, 'PUSH', 'PUSH')).find(({ to }) => to === RITA);
    expect(letter?.prose).toMatch(/Too many mails with wrong codes/);
    expect(letter?.text).not.toMatch(/^CONFIRM/m);
    expect(await pushes()).toBe(0);
    const held = (await heldMails(house, id)).find(({ reason }) => reason === 'codes-spent');
    await admitMail(house, id, held?.mail ?? '', 'it is hers');
    await work();
    expect(await pushes()).toBe(2);
  });

  test('the umpire switches them on for a seat whose mail cannot be proven otherwise', async () => {
    await changeProof(house, id, 'red', true, 'no signatures there');
    const code = codeIn((await work())[0]);
    house = { ...house, senderCheck: { how: 'verify', resolver: dns.resolve } };
    await mail(RITA, 'PUSH');
    expect(await pushes()).toBe(0);
    await mail(RITA, 'PUSH', `CODE ${code}`);
    expect(await pushes()).toBe(1);
  });
});

describe('the address of a seat', () => {
  test('a new token takes the place of the old one: letters come from it, mail to the old one is neither read nor answered', async () => {
    const old = await orderMail(house, 'red', `${id}-old`, ['PUSH'], { game: id });
    const before = (await red()).token;
    await changeToken(house, id, 'red', 'posted in public');
    const [letter] = await work();
    const { token } = await red();
    expect(token).not.toBe(before);
    expect(letter).toMatchObject({ to: RITA, kind: 'sender' });
    expect(letter?.from).toBe(`${id}+red.${token}@post.test`);
    expect(letter?.text).toContain('posted in public');
    const source = { kind: 'folder', path: 'x' } as const;
    await receiveMail(house, { source, raw: old, bytes: old.length, receivedAt: clock.now });
    expect((await work()).map(({ to, kind }) => [to, kind])).toEqual([[JO, 'umpire']]);
    expect(await pushes()).toBe(0);
    const facts = await store.db
      .selectFrom('readings')
      .select(['facts', 'outcome'])
      .where('game', '=', id)
      .executeTakeFirst();
    expect(facts).toEqual({ facts: '{"code":"revoked-token"}', outcome: 'put-aside' });
    await mail(RITA, 'PUSH');
    expect(await pushes()).toBe(1);
  });

  test('ADDRESS is asked about at the old address and taken on by the code from there; no entry names an address', async () => {
    const [asked, ...more] = await mail(RITA, 'ADDRESS rita.new+x@blue.test<mailto:rita.new+x@blue.test>.');
    expect(more).toEqual([]);
    expect(asked?.to).toBe(RITA);
    expect(asked?.text).toContain('rita.new+x@blue.test');
    await mail('rita.new+x@blue.test', `CONFIRM ${codeIn(asked)}`);
    expect((await red()).address).toBe(RITA);
    const told = await mail(RITA, `CONFIRM ${codeIn(asked)}`);
    expect(told.map(({ to, kind }) => [to, kind])).toEqual([['rita.new+x@blue.test', 'sender']]);
    await mail('rita.new+x@blue.test', 'PUSH');
    expect(await pushes()).toBe(1);
    await mail(RITA, 'PUSH', 'PUSH');
    expect(await pushes()).toBe(1);
    const entries = await entriesOf(store.db, id);
    expect(entries.at(-1)?.content).toMatchObject({ by: 'red', kind: 'table', act: 'address', facts: { seat: 'red' } });
    expect(JSON.stringify(entries)).not.toContain('.test');
  });

  test('ADDRESS to ourselves, to the same address or to what is none asks nothing', async () => {
    for (const to of ['x@post.test', 'RITA@red.test', 'rita@@red.test', 'rita@red_test', 'a@b@c'])
      expect((await mail(RITA, `ADDRESS ${to}`)).filter(({ kind }) => kind === 'sender')).toEqual([]);
  });

  test('the umpire changes it with a reason', async () => {
    await changeAddress(house, id, 'red', 'rita2@blue.test', 'her provider closed');
    const [letter] = await work();
    expect(letter).toMatchObject({ to: 'rita2@blue.test', kind: 'sender' });
    expect(letter?.text).toContain('her provider closed');
    await expect(changeAddress(house, id, 'red', 'x\r\ny@blue.test', 'x')).rejects.toMatchObject({
      code: 'address-odd',
    });
    await expect(changeAddress(house, id, 'red', 'rita2@BLUE.test', 'x')).rejects.toMatchObject({
      code: 'address-same',
    });
    await expect(changeAddress(house, id, 'green', 'a@blue.test', 'x')).rejects.toMatchObject({ code: 'no-such-seat' });
  });
});
