/** The clock of a game: reminders, grace, missed turns, absences, early closing, pause, outages. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeCall } from '../../src/campaign/clock/close-call.ts';
import { outageGuard } from '../../src/campaign/clock/outage-guard.ts';
import { readMessage } from '../../src/campaign/mail-in/read-message.ts';
import { sweep } from '../../src/campaign/service/sweep.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { newestBooks } from '../../src/store/books.ts';
import { unreadMessages } from '../../src/store/messages.ts';
import { missedOf } from '../../src/store/missed-turns.ts';
import { changePost } from '../../src/store/posts.ts';
import { addSource, readThrough } from '../../src/store/sources.ts';
import { BOB, ClockGame, clockHall, JO, kinds, RITA, to } from './clock-house.ts';
import { toyOne } from './toy-house.ts';

let hall: Awaited<ReturnType<typeof clockHall>>;
let game: ClockGame;
let games = 0;
const LONG = { ...toyOne.rhythm, least: 72 };

beforeAll(async () => {
  hall = await clockHall();
});
afterAll(() => hall.close());
beforeEach(() => {
  game = new ClockGame(hall, `clock-${++games}`);
});

describe('reminders', () => {
  test('silent seats are reminded once 48 and once 12 hours ahead, told what is due and how long it lasts', async () => {
    await game.open({ rhythm: LONG });
    expect((await game.deadline())?.wall).toBe('2026-11-23T20:00');
    expect(await game.at('2026-11-21T19:59:00Z')).toEqual([]);
    const first = await game.at('2026-11-21T20:00:00Z');
    expect(kinds(first)).toEqual(['reminder bob', 'reminder rita']);
    expect(await game.at('2026-11-21T21:00:00Z')).toEqual([]);
    expect(to(first, RITA)[0]?.subject).toContain('orders, turn 1, by Mon 23 Nov 20:00');
    expect(to(first, RITA)[0]?.text).toMatch(/48 hours are left.*no orders of yours.*RESEND/s);
    await game.mail('red', 'PUSH');
    expect(kinds(await game.at('2026-11-23T08:00:00Z'))).toEqual(['reminder bob']);
  });

  test('who is away, out of reach, or wants none, is not reminded', async () => {
    await game.open({ rhythm: LONG }, { vacation: 'doctrine' });
    const { db } = hall.store;
    await db.transaction().execute((tx) => changePost(tx, game.id, 'blue', { unreachableAt: game.clock.now }));
    await game.mail('red', 'VACATION FROM 21 NOV TO 21 NOV');
    expect(await game.at('2026-11-21T20:00:00Z')).toEqual([]);
    await db.transaction().execute((tx) => changePost(tx, game.id, 'blue', { unreachableAt: null, reminders: false }));
    expect(kinds(await game.at('2026-11-23T08:00:00Z'))).toEqual(['reminder rita']);
  });

  test('none is sent for an interval that had begun when the call opened; after an outage only the last', async () => {
    await game.open({ rhythm: { ...toyOne.rhythm, least: 24 } });
    expect((await game.deadline())?.wall).toBe('2026-11-21T20:00');
    expect(game.opened.filter(({ kind }) => kind === 'reminder')).toEqual([]);
    expect(kinds(await game.at('2026-11-21T10:00:00Z'))).toEqual(['reminder bob', 'reminder rita']);
    const late = new ClockGame(hall, `${game.id}-late`);
    await late.open({ rhythm: LONG });
    expect(kinds(await late.at('2026-11-23T09:00:00Z'))).toEqual(['reminder bob', 'reminder rita']);
  });

  test('the game may have other intervals, or none', async () => {
    await game.open({ rhythm: LONG });
    await steer(game.house, game.id, [{ act: 'option', setting: 'reminders=24', reason: 'fewer mails' }]);
    await game.settle();
    expect(await game.at('2026-11-22T19:59:00Z')).toEqual([]);
    expect(kinds(await game.at('2026-11-22T20:00:00Z'))).toEqual(['reminder bob', 'reminder rita']);
    await steer(game.house, game.id, [{ act: 'option', setting: 'reminders=', reason: 'none' }]);
    await game.settle();
    expect(await game.at('2026-11-23T19:59:00Z')).toEqual([]);
  });
});

describe('grace', () => {
  test('orders of silent seats are waited for, they get one letter, and the answer says that it counts', async () => {
    await game.open({}, { grace: 6 });
    await game.mail('red', 'PUSH');
    const past = await game.at('2026-11-20T20:01:00Z');
    expect(kinds(past)).toEqual(['grace bob']);
    expect(to(past, BOB)[0]?.subject).toMatch(/deadline has passed.*Sat 21 Nov 02:00/);
    expect(await game.at('2026-11-21T01:00:00Z')).toEqual([]);
    const answered = to(await game.mail('blue', 'PUSH'), BOB, 'ack')[0]?.text ?? '';
    expect(answered).toMatch(/Saturday 21 November 2026, 02:00/i);
    expect(answered).toMatch(/The\s+deadline\s+has\s+passed;\s+orders\s+are\s+still\s+taken/);
    expect(await game.deadline()).toMatchObject({ ordinal: 1, lockedAt: null });
    // All are in: after second thoughts nobody is waited for any longer.
    await game.at('2026-11-21T01:19:59Z');
    expect((await game.deadline())?.ordinal).toBe(1);
    await game.at('2026-11-21T01:20:00Z');
    expect((await game.deadline())?.ordinal).toBe(2);
  });

  test('ends by itself; then the seat has missed its turn', async () => {
    await game.open({}, { grace: 6 });
    await game.mail('red', 'PUSH');
    await game.at('2026-11-21T02:04:59Z');
    expect((await game.deadline())?.ordinal).toBe(1);
    await game.at('2026-11-21T02:05:00Z');
    expect((await game.deadline())?.ordinal).toBe(2);
    expect((await missedOf(hall.store.db, game.id)).get('blue')).toMatchObject({ inRow: 1, inAll: 1 });
  });
});

describe('missed turns', () => {
  test('are counted, told to the seat, and to the umpire after two in a row; any book ends the row', async () => {
    await game.open();
    await game.mail('red', 'PUSH');
    const first = await game.at('2026-11-20T20:05:00Z');
    expect(kinds(first).filter((kind) => kind.startsWith('missed'))).toEqual(['missed bob']);
    expect(to(first, BOB, 'missed')[0]?.text).toMatch(/no orders of yours for turn 1.*VACATION/s);
    expect(to(first, JO, 'umpire').map(({ subject }) => subject)).toEqual(['[Toy 1] Turn 1 is over']);
    expect(to(first, JO)[0]?.text).toMatch(/Orders came from: red.*standing orders alone: blue/s);
    await game.mail('red', 'PUSH');
    const second = await game.at('2026-11-21T20:05:00Z');
    expect(
      to(second, JO, 'umpire')
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['[Toy 1] Turn 2 is over', '[Toy 1] blue is silent']);
    expect(to(second, BOB, 'missed')[0]?.text).toContain('2 turns in a row');
    await game.mail('blue', 'PUSH');
    await game.at('2026-11-22T20:05:00Z');
    const missed = await missedOf(hall.store.db, game.id);
    expect(missed.get('blue')).toMatchObject({ inRow: 0, inAll: 2 });
    expect(missed.get('red')).toMatchObject({ inRow: 1, inAll: 1 });
  });

  test('two calls of one turn are one turn; a seat nobody sits in misses none', async () => {
    await game.open({ tempo: 'full', players: toyOne.players.slice(0, 1) });
    await game.at('2026-11-20T20:05:00Z');
    await game.at('2026-11-21T20:05:00Z');
    const missed = await missedOf(hall.store.db, game.id);
    expect(missed.get('red')).toMatchObject({ ordinal: 1, inRow: 1 });
    expect(missed.has('blue')).toBe(false);
  });
});

describe('absence', () => {
  test('moves the open deadline behind it; the others learn only that it moved, the umpire why', async () => {
    await game.open();
    const letters = await game.mail('red', 'VACATION FROM 20 NOV TO 24 NOV');
    expect((await game.deadline())?.wall).toBe('2026-11-26T20:00');
    expect(to(letters, RITA).map(({ kind }) => kind)).toEqual(['absence']);
    expect(to(letters, RITA)[0]?.text).toMatch(
      /from Friday 20 November 2026 to Tuesday 24.*16 days of absence are left/s,
    );
    expect(to(letters, RITA)[0]?.text).toContain('Thursday 26 November 2026, 20:00');
    const told = to(letters, BOB)[0]?.text ?? '';
    expect(told).toMatch(/deadline has moved.*Thursday 26 November 2026, 20:00/is);
    expect(told).not.toMatch(/red|absen|away|vacation/i);
    expect(to(letters, JO, 'umpire')[0]?.text).toMatch(/red will be away.*26 Nov 20:00/s);
    expect((await game.acts()).at(-1)).toEqual(['move', 'table', { wall: '2026-11-26T20:00', zone: 'Europe/London' }]);
  });

  test('taken back, restores the deadline, though not within a day', async () => {
    await game.open({ rhythm: LONG });
    await game.mail('red', 'VACATION FROM 23 NOV TO 30 NOV');
    expect((await game.deadline())?.wall).toBe('2026-12-02T20:00');
    game.clock.set('2026-11-21T10:00:00Z');
    const letters = await game.mail('red', 'VACATION OFF');
    expect((await game.deadline())?.wall).toBe('2026-11-23T20:00');
    expect(to(letters, BOB)[0]?.text).toContain('Monday 23 November 2026, 20:00');
    await game.mail('red', 'VACATION FROM 23 NOV TO 30 NOV');
    game.clock.set('2026-11-25T10:00:00Z');
    await game.mail('red', 'VACATION OFF');
    expect((await game.deadline())?.wall).toBe('2026-11-26T20:00');
  });

  test('moves the deadline of a call that opens later, and is not counted as missed', async () => {
    await game.open();
    await game.mail('red', 'VACATION FROM 21 NOV TO 22 NOV');
    expect((await game.deadline())?.wall).toBe('2026-11-20T20:00');
    await game.mail('blue', 'PUSH');
    await game.at('2026-11-20T20:05:00Z');
    expect((await game.deadline())?.wall).toBe('2026-11-24T20:00');
  });

  test('has its limit, and days gone by are used up', async () => {
    await game.open({}, { vacationdays: 5 });
    const many = await game.mail('red', 'VACATION FROM 20 NOV TO 25 NOV');
    expect(to(many, RITA)[0]?.text).toMatch(/asked for 6 days, and 5/);
    expect((await game.deadline())?.wall).toBe('2026-11-20T20:00');
    await game.mail('red', 'VACATION FROM 20 NOV TO 24 NOV');
    game.clock.set('2026-11-23T10:00:00Z');
    await game.mail('red', 'VACATION OFF');
    expect(to(await game.mail('red', 'VACATION'), RITA)[0]?.text).toContain('2 days of absence are left');
  });

  test('in a game that plays on by doctrine, leaves the deadline, and is neither waited for nor counted as missed', async () => {
    await game.open({}, { vacation: 'doctrine' });
    await game.mail('red', 'VACATION FROM 20 NOV TO 24 NOV');
    expect((await game.deadline())?.wall).toBe('2026-11-20T20:00');
    await game.mail('blue', 'PUSH', 'READY');
    const letters = await game.at('2026-11-20T10:15:00Z');
    expect((await game.deadline())?.ordinal).toBe(2);
    expect(to(letters, JO)[0]?.text).toContain('Away: red');
    expect((await missedOf(hall.store.db, game.id)).size).toBe(0);
  });

  test('where days cannot be read, nothing is changed and the seat is told how to write them', async () => {
    await game.open();
    const letters = await game.mail('red', 'VACATION FROM 3/12 TO 5/12');
    expect(to(letters, RITA)[0]?.text).toMatch(/not taken down.*Write the month as a word/s);
    expect(await game.acts()).toEqual([]);
  });
});

describe('early closing and pause', () => {
  test('READY of all closes the call after a delay; UNREADY, or a mail without READY, reopens it', async () => {
    await game.open();
    const ready = async () => (await game.deadline())?.readyAt ?? null;
    await game.mail('red', 'PUSH', 'READY');
    expect(await ready()).toBeNull();
    await game.mail('blue', 'PUSH', 'READY');
    expect(await ready()).toEqual(new Date('2026-11-20T10:15:00Z'));
    game.clock.set('2026-11-20T10:10:00Z');
    await game.mail('blue', 'UNREADY');
    expect(await ready()).toBeNull();
    await game.mail('blue', 'READY');
    expect(await ready()).toEqual(new Date('2026-11-20T10:25:00Z'));
    game.clock.set('2026-11-20T10:20:00Z');
    await game.mail('red', 'PUSH', 'PUSH');
    expect(await ready()).toBeNull();
    await game.at('2026-11-20T10:40:00Z');
    expect((await game.deadline())?.ordinal).toBe(1);
    await game.mail('red', 'READY');
    await game.at('2026-11-20T10:55:00Z');
    expect((await game.deadline())?.ordinal).toBe(2);
  });

  test('where one person alone is waited for, the call closes three seconds after his READY', async () => {
    await game.open({ players: toyOne.players.map((player) => ({ ...player, name: 'Rita', address: RITA })) });
    await game.mail('red', 'PUSH', 'READY');
    expect((await game.deadline())?.readyAt).toBeNull();
    await game.mail('blue', 'PUSH', 'READY');
    expect((await game.deadline())?.readyAt).toEqual(new Date('2026-11-20T10:00:03Z'));
    await game.at('2026-11-20T10:00:03Z');
    expect((await game.deadline())?.ordinal).toBe(2);
  });

  test('a pause over the change of clocks leaves the time that was left', async () => {
    game.clock.set('2026-10-24T09:00:00Z');
    await game.open({ zone: 'Europe/Paris', rhythm: { ...toyOne.rhythm, least: 24 } });
    const before = await game.deadline();
    expect(before?.dueAt).toEqual(new Date('2026-10-25T19:00:00Z'));
    await steer(game.house, game.id, [{ act: 'pause', reason: 'a wedding' }]);
    game.clock.set('2026-10-26T09:00:00Z');
    expect(kinds(await game.settle()).filter((kind) => kind.startsWith('report'))).toEqual([]);
    await steer(game.house, game.id, [{ act: 'resume', reason: 'back' }]);
    expect(await game.deadline()).toMatchObject({ wall: '2026-10-27T20:00', zone: 'Europe/Paris' });
    expect((await game.deadline())?.dueAt).toEqual(new Date('2026-10-27T19:00:00Z'));
  });
});

describe('the closing rule', () => {
  const calm = () => outageGuard(game.house.since, 0, game.house.log);

  test('a mail received after the deadline is answered, never executed, while the call settles and after', async () => {
    await game.open();
    await game.mail('red', 'PUSH');
    game.clock.set('2026-11-20T20:01:00Z');
    const letters = await game.mail('red', 'PUSH', 'PUSH');
    expect(kinds(letters)).toEqual(['refused rita']);
    expect(letters[0]?.text).toContain('YOUR LATE LINES\n  not used  PUSH');
    expect(letters[0]?.text.replaceAll('\n', ' ')).toMatch(
      /The call closed Fri 20 Nov 2026 20:00:00 \S+\. +Your mail came Fri 20 Nov 2026 20:01:00/,
    );
    expect(letters[0]?.text).toMatch(
      /WHAT RAN INSTEAD\nYour book of Fri 20 Nov \d\d:00: one order\. You need not send it again\.\s+PUSH/,
    );
    expect(letters[0]?.text).toMatch(/YOUR LATE LINES\n +not used +PUSH\n +not used +PUSH\n/);
    expect((await newestBooks(hall.store.db, game.id)).get('red')).toMatchObject({ version: 1 });
    game.clock.set('2026-11-20T20:04:00Z');
    await game.post('blue', 'PUSH');
    // Read only once the next call is open: it was not written for that.
    game.clock.set('2026-11-20T20:05:00Z');
    expect(await closeCall(game.house, game.id, calm())).toBe('locked');
    const after = await game.settle();
    const [late] = to(after, BOB, 'refused');
    expect(late?.text.replaceAll('\n', ' ')).toMatch(/The call had closed\. Your mail came Fri 20 Nov 2026 20:04:00/);
    expect(late?.text).toContain('You had no book in: standing orders ran');
    expect(late?.text).toMatch(/NEXT\nDue from you now: orders, turn 2, until Sat 21 Nov/);
    expect(to(after, BOB, 'refused')).toHaveLength(1);
    expect((await newestBooks(hall.store.db, game.id)).has('blue')).toBe(false);
    expect((await game.deadline())?.ordinal).toBe(2);
  });

  test('a mail received before it and read after is executed', async () => {
    await game.open();
    game.clock.set('2026-11-20T19:59:59Z');
    await game.post('red', 'PUSH');
    game.clock.set('2026-11-20T20:06:00Z');
    expect(await closeCall(game.house, game.id, calm())).toBe('mail-not-read');
    const [unread] = await unreadMessages(hall.store.db, 1);
    expect(await readMessage(game.house, unread?.id ?? '')).toBe('booked');
    expect(await closeCall(game.house, game.id, calm())).toBe('locked');
  });

  test('needs every source read beyond the end of the call, its grace included', async () => {
    await game.open({}, { grace: 1 });
    const { db } = hall.store;
    for (const name of ['imap/A', 'imap/B']) await db.transaction().execute((tx) => addSource(tx, name));
    const house = { ...game.house, sources: ['imap/A', 'imap/B'] };
    const read = (name: string, at: string) => db.transaction().execute((tx) => readThrough(tx, name, new Date(at)));
    game.clock.set('2026-11-20T20:59:59Z');
    await read('imap/A', '2026-11-20T22:00:00Z');
    await read('imap/B', '2026-11-20T20:59:00Z');
    expect(await closeCall(house, game.id, calm())).toBe('not-yet');
    game.clock.set('2026-11-20T21:04:59Z');
    expect(await closeCall(house, game.id, calm())).toBe('settling');
    game.clock.set('2026-11-20T21:05:00Z');
    expect(await closeCall(house, game.id, calm())).toBe('mail-not-read');
    await read('imap/B', '2026-11-20T21:00:00Z');
    expect(await closeCall(house, game.id, calm())).toBe('locked');
  });
});

describe('an outage', () => {
  test('at the deadline: mail counts until it is over, the umpire is told once, and then the call closes', async () => {
    await game.open();
    await game.mail('red', 'PUSH');
    // Down from 19:00 to 23:00; the mail of 22:00 lay at another server until we were back.
    game.clock.set('2026-11-20T23:00:00Z');
    // The process looks with one guard; here each look has its own, since the test's clock jumps.
    const look = () => sweep(game.house, outageGuard(new Date('2026-11-20T23:00:00Z'), 7200, game.house.log));
    await look();
    await game.post('blue', 'PUSH');
    await look();
    expect((await newestBooks(hall.store.db, game.id)).get('blue')).toMatchObject({ version: 1 });
    expect(await game.deadline()).toMatchObject({ lockedAt: null, excusedUntil: new Date('2026-11-21T01:00:00Z') });
    game.clock.set('2026-11-21T00:59:00Z');
    await look();
    expect((await game.deadline())?.ordinal).toBe(1);
    game.clock.set('2026-11-21T01:00:00Z');
    await look();
    expect((await game.deadline())?.ordinal).toBe(2);
    const told = to(await game.settle(), JO, 'umpire').filter(({ subject }) => subject.includes('A deadline waits'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/We were not there.*Sat 21 Nov 01:00/s);
  });

  test('a jump of the clock is told too, and PROCESS closes the call in spite of it', async () => {
    await game.open();
    const guard = outageGuard(game.house.since, 7200, game.house.log);
    guard.look(new Date('2026-11-20T10:00:00Z'), performance.now() - 1000);
    game.clock.set('2026-11-20T20:10:00Z');
    await sweep(game.house, guard);
    expect((await game.deadline())?.ordinal).toBe(1);
    // Looked at with another guard, which saw no jump.
    const letters = await game.settle();
    expect(to(letters, JO, 'umpire')[0]?.text).toContain('clock of our machine jumped');
    expect((await game.deadline())?.ordinal).toBe(2);
    const other = new ClockGame(hall, `${game.id}-b`);
    await other.open();
    other.clock.set('2026-11-20T20:10:00Z');
    const feared = outageGuard(other.house.since, 7200, other.house.log);
    feared.look(new Date('2026-11-20T10:00:00Z'), performance.now() - 1000);
    await sweep(other.house, feared);
    expect((await other.deadline())?.ordinal).toBe(1);
    await steer(other.house, other.id, [{ act: 'process', reason: 'all orders are in' }]);
    await sweep(other.house, feared);
    expect((await other.deadline())?.ordinal).toBe(2);
  });
});
