/** The umpire's mail: his address, the one-time codes, his acts, and letters held until he approves; calendars. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { haltGame } from '../../src/campaign/house/halt-game.ts';
import { readUmpireWords } from '../../src/campaign/mail-in/umpire/umpire-words.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { changeUmpire } from '../../src/campaign/umpire/umpire-address.ts';
import { RulesBroken } from '../../src/engine/errors.ts';
import { gameOf } from '../../src/store/games.ts';
import { keepUmpire, umpireByToken, umpireOf } from '../../src/store/umpires.ts';
import { appointment, BOB, ClockGame, clockHall, codeIn, JO, kinds, RITA, to } from './clock-house.ts';

let hall: Awaited<ReturnType<typeof clockHall>>;
let game: ClockGame;
let games = 0;

beforeAll(async () => {
  hall = await clockHall();
});
afterAll(() => hall.close());
beforeEach(() => {
  game = new ClockGame(hall, `umpired-${++games}`);
});

describe('what an umpire’s mail says', () => {
  test('acts stand one a line in English or French, with their reasons', () => {
    const { acts, faults } = readUmpireWords(
      [
        'Hello,',
        '- Extend 48h',
        'PROLONGER 2 jours : fêtes',
        '* Pause.',
        'REASON: Anna is ill',
        'retenir',
        'thanks',
      ].join('\n'),
    );
    expect(acts).toEqual([
      { act: 'extend', hours: 48, reason: 'Anna is ill' },
      { act: 'extend', hours: 48, reason: 'fêtes' },
      { act: 'pause', reason: 'Anna is ill' },
      { act: 'withhold', reason: 'Anna is ill' },
    ]);
    expect(faults).toEqual([]);
  });

  test('a line that is an act in part, or prose, does nothing; a message needs its end', () => {
    expect(readUmpireWords('Pause would be nice\nI approve of that').acts).toEqual([]);
    expect(readUmpireWords('EXTEND soon').faults).toEqual([{ line: 'EXTEND soon', why: 'hours' }]);
    expect(readUmpireWords('EXTEND 90000h').faults).toEqual([{ line: 'EXTEND 90000h', why: 'hours' }]);
    expect(readUmpireWords('BROADCAST\nPAUSE\nEND').acts).toEqual([{ act: 'broadcast', text: 'PAUSE' }]);
    expect(readUmpireWords('DIFFUSER\nPAUSE').faults).toEqual([{ line: 'DIFFUSER', why: 'noEnd' }]);
  });
});

describe('the umpire by mail', () => {
  test('gets a code with his first letter; a mail that bears it is done, answered with a new one, and works once', async () => {
    await game.open();
    const first = game.opened;
    expect(to(first, JO, 'umpire')[0]?.subject).toContain('You are the umpire');
    const code = codeIn(first);
    const letters = await game.umpire([`CODE ${code}`, 'EXTEND 48H: a holiday']);
    expect((await game.deadline())?.wall).toBe('2026-11-22T20:00');
    expect(await game.acts()).toEqual([['extend', 'umpire', { hours: 48, reason: 'a holiday' }]]);
    expect(kinds(letters)).toEqual(['notice bob', 'notice rita', 'umpire jo']);
    expect(to(letters, RITA)[0]?.text).toMatch(/a holiday/);
    expect(to(letters, JO)[0]?.text).toContain('extended to Sun 22 Nov 20:00');
    const again = await game.umpire([`CODE ${code}`, 'EXTEND 48H']);
    expect(to(again, JO)[0]?.subject).toContain('Nothing was done');
    expect((await game.deadline())?.wall).toBe('2026-11-22T20:00');
    await game.umpire(['EXTEND 1D'], { subject: `Re: [Toy 1] code ${codeIn(again)}` });
    expect((await game.deadline())?.wall).toBe('2026-11-23T20:00');
  });

  test('several acts of one mail are done in order, or none of them', async () => {
    await game.open();
    const paused = await game.umpire([`CODE ${codeIn(game.opened)}`, 'EXTEND 24H', 'PAUSE: illness']);
    expect((await gameOf(hall.store.db, game.id)).status).toBe('paused');
    const refused = await game.umpire([`CODE ${codeIn(paused)}`, 'EXTEND 24H', 'APPROVE']);
    expect(to(refused, JO)[0]?.text).toContain('No letters wait');
    expect((await game.acts()).map(([act]) => act)).toEqual(['extend', 'pause']);
    expect((await game.deadline())?.wall).toBe('2026-11-21T20:00');
    // Nothing was done, so the code still serves.
    await game.umpire([`CODE ${codeIn(paused)}`, 'REPRENDRE', 'TRAITER']);
    expect((await gameOf(hall.store.db, game.id)).status).toBe('running');
    await game.settle();
    expect((await game.deadline())?.ordinal).toBe(2);
  });

  test('no code, a code of another game, an old code, a revoked address, another sender: nothing is done', async () => {
    await game.open();
    const other = new ClockGame(hall, `${game.id}-other`);
    await other.open();
    const foreign = codeIn(other.opened);
    await hall.store.db.updateTable('games').set({ status: 'running' }).where('id', '=', game.id).execute();
    const code = codeIn(game.opened);
    await game.umpire(['PAUSE']);
    await game.umpire([`CODE ${foreign}`, 'PAUSE']);
    await game.umpire(['CODE 7777-7777', 'PAUSE']);
    expect(kinds(await game.umpire([`CODE ${code}`, 'PAUSE'], { from: 'eve@blue.test' }))).toEqual([]);
    expect(kinds(await game.umpire([`CODE ${code}`, 'PAUSE'], { token: 'wrong' }))).toEqual([]);
    game.clock.set('2026-12-05T10:00:00Z');
    await game.umpire([`CODE ${code}`, 'PAUSE']);
    game.clock.set('2026-11-20T10:00:00Z');
    const umpire = await umpireOf(hall.store.db, game.id);
    if (!umpire) throw new Error('no umpire');
    const { language, zone } = umpire;
    await hall.store.db
      .transaction()
      .execute((tx) => keepUmpire(tx, { game: game.id, token: 'another1', language, zone }));
    await game.umpire([`CODE ${code}`, 'PAUSE'], { token: umpire.token });
    expect((await game.acts()).filter(([act]) => act === 'pause')).toEqual([]);
    await game.umpire([`CODE ${code}`, 'PAUSE']);
    expect((await game.acts()).map(([act]) => act)).toContain('pause');
  });

  test('with another address the old one and its codes open nothing', async () => {
    await game.open();
    const code = codeIn(game.opened);
    const before = (await umpireOf(hall.store.db, game.id))?.token ?? '';
    const address = await changeUmpire(game.house, game.id, { renew: true, reason: 'it was forwarded' });
    const letters = await game.settle();
    expect(address).toMatch(new RegExp(`^${game.id}\\+umpire\\.[a-z0-9]{16}@post\\.test$`));
    expect(address).not.toContain(before);
    const { db } = hall.store;
    expect(await umpireByToken(db, before)).toBeUndefined();
    expect((await umpireByToken(db, (await umpireOf(db, game.id))?.token.toUpperCase() ?? ''))?.game).toBe(game.id);
    await game.umpire([`CODE ${codeIn(letters)}`, 'PAUSE'], { token: before });
    await game.umpire([`CODE ${code}`, 'PAUSE']);
    expect((await gameOf(hall.store.db, game.id)).status).toBe('running');
    await game.umpire([`CODE ${codeIn(letters)}`, 'PAUSE']);
    expect((await gameOf(hall.store.db, game.id)).status).toBe('paused');
  });

  test('who guesses codes is not answered for ever', async () => {
    await game.open();
    const answered: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      answered.push((await game.umpire([`CODE 7777-777${guess % 10}`, 'PAUSE'])).length);
    expect(answered).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  });

  test('an umpire who only asks is told once when no more is answered; a mail with a code is still heard', async () => {
    const { post } = game.house;
    game.house.post = { ...post, answersPerDay: 2 };
    try {
      await game.open();
      const code = codeIn(game.opened);
      const answered: string[] = [];
      for (let n = 0; n < 4; n++)
        answered.push(...to(await game.umpire(['STATUS']), JO, 'umpire').map(({ text }) => text));
      expect(answered).toHaveLength(3);
      expect(answered[2]).toContain('2 mails of this day did nothing but ask');
      await game.umpire([`CODE ${code}`, 'PAUSE']);
      expect((await gameOf(hall.store.db, game.id)).status).toBe('paused');
    } finally {
      game.house.post = post;
    }
  });

  test('BROADCAST goes to all seats in his words, of which the journal keeps only the hash', async () => {
    await game.open();
    const letters = await game.umpire([`CODE ${codeIn(game.opened)}`, 'BROADCAST', 'Merry Christmas!', 'PAUSE', 'END']);
    expect(kinds(letters)).toEqual(['notice bob', 'notice rita', 'umpire jo']);
    expect(to(letters, BOB)[0]?.text).toMatch(/Merry Christmas!\s+PAUSE/);
    expect(JSON.stringify(await game.acts())).not.toContain('Merry');
    expect((await gameOf(hall.store.db, game.id)).status).toBe('running');
  });

  test('STATUS says who has sent orders; LANGUAGE turns his letters French', async () => {
    await game.open();
    await game.mail('red', 'PUSH');
    const status = await game.umpire(['STATUS']);
    expect(to(status, JO)[0]?.text).toMatch(/Orders came from: red.*No orders yet from: blue/s);
    const french = await game.umpire([`CODE ${codeIn(status)}`, 'LANGUAGE fr']);
    expect((await umpireOf(hall.store.db, game.id))?.language).toBe('fr');
    const done = await game.umpire([`CODE ${codeIn(french)}`, 'PROLONGER 1 jour']);
    expect(to(done, JO)[0]?.subject).toContain('Fait');
  });

  test('hears when the game is halted', async () => {
    await game.open();
    await haltGame(game.house, game.id, new RulesBroken('toy-broke'));
    const letters = await game.settle();
    expect(to(letters, JO)[0]?.subject).toContain('The game is halted');
    const refused = await game.umpire([`CODE ${codeIn(letters)}`, 'PROCESS']);
    expect(to(refused, JO)[0]?.text).toContain('The game is halted');
  });
});

describe('letters held for approval', () => {
  test('nothing of the turn reaches a player until APPROVE; then the next call has its full time', async () => {
    await game.open({}, { moderation: 'hold' });
    await game.mail('red', 'PUSH', 'READY');
    await game.mail('blue', 'PUSH', 'READY');
    const held = await game.at('2026-11-20T10:20:00Z');
    expect(kinds(held)).toEqual(['umpire jo']);
    expect(to(held, JO)[0]?.subject).toContain('Turn 1 waits for you');
    expect(to(held, JO)[0]?.files.map(({ filename }) => filename)).toEqual(['report-red.txt', 'report-blue.txt']);
    expect(to(held, JO)[0]?.files[0]?.content.toString()).toMatch(/TOY 1.*Key of turn 1 \(red\)/s);
    for (const line of ['STATUS', 'PUSH', 'RESEND', 'HISTORY'])
      expect(kinds(await game.mail('red', line))).toEqual(['refused rita']);
    // The deadline of the call that nobody knows of does not fire.
    expect(await game.at('2026-11-25T10:00:00Z')).toEqual([]);
    const before = await game.deadline();
    expect(before?.ordinal).toBe(2);
    const letters = await game.umpire([`CODE ${codeIn(held)}`, 'APPROVE']);
    expect(kinds(letters)).toEqual(['report bob', 'report rita', 'umpire jo']);
    expect((await game.deadline())?.wall).toBe('2026-11-25T20:00');
    expect(to(letters, RITA)[0]?.subject).toContain('by Wed 25 Nov 20:00');
    const statuses = await hall.store.db.selectFrom('turns').select('status').where('game', '=', game.id).execute();
    expect(statuses.map(({ status }) => status)).toEqual(['released', 'open']);
    expect(kinds(await game.mail('red', 'PUSH'))).toEqual(['ack rita']);
  });

  test('WITHHOLD holds the next turn and no other; EXTEND waits for APPROVE', async () => {
    await game.open();
    await steer(game.house, game.id, [{ act: 'withhold', reason: 'a ruling' }]);
    expect(await game.settle()).toEqual([]);
    const held = await game.at('2026-11-20T20:05:00Z');
    expect(kinds(held)).toEqual(['umpire jo']);
    const extend = game.umpire([`CODE ${codeIn(held)}`, 'EXTEND 24H']);
    expect(to(await extend, JO)[0]?.text).toContain('waits for your APPROVE');
    await steer(game.house, game.id, [{ act: 'approve', reason: 'seen' }]);
    // What they missed is told with the report, not before.
    expect(kinds(await game.settle())).toEqual(['missed bob', 'missed rita', 'report bob', 'report rita']);
    expect(kinds(await game.at('2026-11-21T20:05:00Z')).filter((kind) => kind.startsWith('report'))).toHaveLength(2);
  });

  test('the end of the game waits too', async () => {
    await game.open({}, { missed: 9 });
    await game.at('2026-11-20T20:05:00Z');
    await game.at('2026-11-21T20:05:00Z');
    await steer(game.house, game.id, [{ act: 'withhold', reason: 'the last turn' }]);
    const [told] = to(await game.at('2026-11-22T20:05:00Z'), JO, 'umpire');
    // Nothing can be steered any more but the letters that wait.
    expect(told?.text).toMatch(/^ {2}APPROVE/m);
    expect(told?.text).not.toMatch(/^ {2}(EXTEND|PROCESS)/m);
    expect((await gameOf(hall.store.db, game.id)).status).toBe('over');
    const [answer] = await game.mail('red', 'STATUS');
    expect(answer?.text).toContain('The turn is with the umpire');
    expect(answer?.text).not.toContain('over');
    await steer(game.house, game.id, [{ act: 'approve', reason: 'seen' }]);
    expect(to(await game.settle(), RITA, 'report')).toHaveLength(1);
  });
});

describe('the calendar of a player', () => {
  test('shows the deadline, follows it when it moves, and loses it when it will not come', async () => {
    await game.open({}, {}, 'html');
    const called = appointment(to(game.opened, RITA, 'call')[0]);
    expect(called).toMatchObject({
      METHOD: 'PUBLISH',
      DTSTART: '20261120T200000Z',
      DTSTAMP: '20261120T100000Z',
      STATUS: 'CONFIRMED',
      TRIGGER: '-PT6H',
      SUMMARY: 'Toy 1: orders due',
      ORGANIZER: 'mailto:fieldpost@post.test',
    });
    const file = to(game.opened, RITA, 'call')[0]?.files.find(({ filename }) => filename === 'deadline.ics');
    expect(file?.contentType).toBe('text/calendar');
    expect(file?.headers.get('content-type')).toMatchObject({ params: { method: 'PUBLISH' } });
    expect(appointment(to(game.opened, BOB, 'call')[0])?.UID).not.toBe(called?.UID);

    await steer(game.house, game.id, [{ act: 'extend', hours: 24, reason: 'snow' }]);
    const moved = appointment(to(await game.settle(), RITA)[0]);
    expect(moved).toMatchObject({ METHOD: 'PUBLISH', UID: called?.UID, DTSTART: '20261121T200000Z' });
    expect(Number(moved?.SEQUENCE)).toBeGreaterThan(Number(called?.SEQUENCE));

    await steer(game.house, game.id, [{ act: 'pause', reason: 'illness' }]);
    const paused = appointment(to(await game.settle(), RITA)[0], 'closed.ics');
    expect(paused).toMatchObject({ METHOD: 'CANCEL', UID: called?.UID, STATUS: 'CANCELLED' });
    game.clock.set('2026-11-20T11:00:00Z');
    await steer(game.house, game.id, [{ act: 'resume', reason: 'well' }]);
    const back = appointment(to(await game.settle(), RITA)[0]);
    expect(back).toMatchObject({ METHOD: 'PUBLISH', UID: called?.UID, DTSTART: '20261121T210000Z' });
    expect(Number(back?.SEQUENCE)).toBeGreaterThan(Number(paused?.SEQUENCE));

    // Closed early: the old one goes, the new one comes.
    await game.mail('red', 'PUSH', 'READY');
    await game.mail('blue', 'PUSH', 'READY');
    const report = to(await game.at('2026-11-20T11:20:00Z'), RITA, 'report')[0];
    expect(appointment(report, 'closed.ics')).toMatchObject({ UID: called?.UID, STATUS: 'CANCELLED' });
    expect(appointment(report)?.UID).not.toBe(called?.UID);
    expect(appointment(report)?.DTSTART).toBe('20261120T200000Z');
  });

  test('is left alone where the seat wants none, and once a deadline has simply passed', async () => {
    await game.open({}, {}, 'html');
    const wished = await game.mail('blue', 'CALENDAR OFF');
    expect(to(wished, BOB)[0]?.text).toContain('without an appointment');
    const letters = await game.at('2026-11-20T20:05:00Z');
    expect(appointment(to(letters, RITA, 'report')[0])).not.toBeNull();
    expect(appointment(to(letters, RITA, 'report')[0], 'closed.ics')).toBeNull();
    expect(appointment(to(letters, BOB, 'report')[0])).toBeNull();
  });
});
