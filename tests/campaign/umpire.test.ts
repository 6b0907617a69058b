/** The umpire's acts on play through the tables: looking ahead, ruling, taking back, entering orders. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type House, transact } from '../../src/campaign/house/house.ts';
import { loadGame } from '../../src/campaign/house/load-game.ts';
import { enterOrders, submitText } from '../../src/campaign/mail-in/typed/enter-orders.ts';
import { editable } from '../../src/campaign/umpire/editable.ts';
import { preview } from '../../src/campaign/umpire/preview.ts';
import { rewindTo, whatWouldBeUndone } from '../../src/campaign/umpire/rewind.ts';
import { rule } from '../../src/campaign/umpire/rule.ts';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { checkChain } from '../../src/engine/journal.ts';
import { newestBooks } from '../../src/store/books.ts';
import { deadlineOf } from '../../src/store/deadlines.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { changeGame, gameOf } from '../../src/store/games.ts';
import { lettersOf } from '../../src/store/outbox.ts';
import { changePost } from '../../src/store/posts.ts';
import type { Store } from '../../src/store/schema.ts';
import { latestSnapshots } from '../../src/store/snapshots.ts';
import { turnsOf } from '../../src/store/turns.ts';
import { fold } from '../../src/table/record.ts';
import { replay } from '../../src/table/replay.ts';
import { onEachDatabase } from '../store/databases.ts';
import {
  Clock,
  createOnce,
  houseIn,
  type PlayersServer,
  playersServer,
  START,
  send,
  settle,
  toyOne,
} from './toy-house.ts';

onEachDatabase('the umpire at the table', (fresh) => {
  let store: Store;
  let house: House;
  let clock: Clock;
  let server: PlayersServer;
  let games = 0;
  let id = '';

  const kinds = (to: string) =>
    server.mails.filter((mail) => mail.to === to).map(({ messageId }) => messageId.split('.')[0]);
  const bodies = () => server.mails.map(({ raw }) => raw).join('\n');
  const dayPasses = async () => {
    const deadline = await deadlineOf(store.db, id);
    clock.now = new Date((deadline?.dueAt.getTime() ?? clock.now.getTime()) + 301_000);
    await settle(house, server.relay);
  };
  /** Both sides push once; the turn closes. */
  const playTurn = async (n: number) => {
    await send(house, 'red', `${id}-r${n}`, ['PUSH'], { game: id });
    await dayPasses();
    await send(house, 'blue', `${id}-b${n}`, ['PUSH'], { game: id });
    await dayPasses();
  };
  const scores = async () => {
    const { record, seed } = await loadGame(house, id);
    return replay(record, seed).map(
      ({ closing }) => (JSON.parse(closing) as { score: { red: number; blue: number } }).score,
    );
  };
  const faces = async () => {
    const { record, seed } = await loadGame(house, id);
    return replay(record, seed).map(({ ledger }) => ledger.map(({ face }) => face));
  };

  /** Letters are text: how they are drawn is not tested here. */
  const plainLetters = () =>
    transact(house, async (tx) => {
      for (const seat of ['red', 'blue']) await changePost(tx, id, seat, { format: 'text' });
    });
  /** Another game, with an umpire who wants to see the letters of its first call. */
  const withheld = async () => {
    id = `${id}-u`;
    await createOnce(house, { ...toyOne, id, umpire: { name: 'Jo', address: 'jo@blue.test' } });
    await plainLetters();
    await settle(house, server.relay);
    await steer(house, id, [{ act: 'withhold', reason: 'x' }]);
    await send(house, 'red', `${id}-r1`, ['PUSH'], { game: id });
    await dayPasses();
    server.mails.length = 0;
  };
  /** The same after the call of the next turn: both reports of the turn wait. */
  const reportsWithheld = async () => {
    await withheld();
    await steer(house, id, [{ act: 'approve', reason: 'x' }]);
    await steer(house, id, [{ act: 'withhold', reason: 'x' }]);
    await settle(house, server.relay);
    await send(house, 'blue', `${id}-b1`, ['PUSH'], { game: id });
    await dayPasses();
  };
  /** Letters to the players since they were last counted. */
  const toPlayers = () =>
    server.mails.filter(({ to }) => !to.startsWith('jo@')).map(({ messageId }) => messageId.split('.')[0]);

  beforeAll(async () => {
    store = await (await fresh()).open();
    clock = new Clock(START);
    house = houseIn(store, clock);
    server = await playersServer();
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
  });
  beforeEach(async () => {
    await store.db.updateTable('games').set({ status: 'over' }).execute();
    id = `toy-${++games}`;
    clock.set(START);
    await createOnce(house, { ...toyOne, id });
    await plainLetters();
    await settle(house, server.relay);
    server.mails.length = 0;
  });

  test('a preview shows several outcomes with practice dice, marked as such, and writes nothing', async () => {
    await send(house, 'red', `${id}-r`, ['PUSH', 'PUSH'], { game: id });
    await settle(house, server.relay);
    const before = await everything(store, id);
    const shown = await preview(house, id, { samples: 6 });
    expect(shown).toMatchObject({ printed: 1, call: 't01/red/push@red', sent: ['red'], missing: [] });
    expect(shown.samples.map(({ number, ends }) => [number, ends])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, 'call']));
    expect(shown.samples[0]?.reports.blue?.().revision).toBe('Practice dice: nothing of this has happened');
    expect(await everything(store, id)).toEqual(before);
    const written = (one: typeof shown) =>
      one.samples.map(({ reports, ...sample }) => ({
        ...sample,
        reports: Object.entries(reports).map(([seat, letter]) => [seat, letter()]),
      }));
    const again = await preview(house, id, { samples: 6 });
    expect(written(again)).toEqual(written(shown));
    expect(again.spread).toEqual(shown.spread);
  });

  test('practice dice of a preview are not the dice that fall', async () => {
    await steer(house, id, [{ act: 'tempo', tempo: 'together', reason: 'x' }]);
    await playTurn(1);
    await settle(house, server.relay);
    const shown = await preview(house, id, { samples: 20 });
    const practised = new Set(shown.samples.map(({ dice }) => dice.map(({ face }) => face).join()));
    expect(practised.size).toBeGreaterThan(3);
    expect(shown.samples.every(({ ends, dice }) => ends === 'turn' && dice.length === 2)).toBe(true);
  });

  test('what may be changed is listed with names, values and the places where it can be', async () => {
    await playTurn(1);
    const { turns, edits, at, things } = await editable(house, id);
    expect(turns.map(({ ordinal, checkpoints }) => [ordinal, checkpoints.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(turns[0]?.dice).toHaveLength(2);
    expect(edits.map(({ edit }) => edit)).toEqual(['score']);
    expect(at).toEqual({ turn: 2, checkpoint: 't02/red/#opens' });
    const [score] = await scores();
    expect(things).toEqual([
      { edit: 'score', of: { side: 'red' }, name: 'red', now: { to: score?.red }, says: String(score?.red) },
      { edit: 'score', of: { side: 'blue' }, name: 'blue', now: { to: score?.blue }, says: String(score?.blue) },
    ]);
    const opening = await editable(house, id, { turn: 1, checkpoint: null });
    expect(opening.things.map(({ says }) => says)).toEqual(['0', '0']);
  });

  test('a ruling changes what it says, keeps all dice, stands in the journal and is told to every seat', async () => {
    await playTurn(1);
    const [before] = await scores();
    const thrown = await faces();
    server.mails.length = 0;
    const ruling = {
      turn: 1,
      address: 't01/blue/#opens',
      edit: 'score',
      arg: { side: 'red', to: 30 },
      reason: 'a lost mail',
    };
    expect(await rule(house, id, ruling)).toBeNull();
    await settle(house, server.relay);
    const [after] = await scores();
    expect(after?.red).toBe(30 + (before?.red ?? 0) - 1);
    expect(await faces()).toEqual(thrown);
    const entries = await entriesOf(store.db, id);
    checkChain(entries);
    expect(entries.find(({ content }) => content.kind === 'ruling')?.content).toMatchObject({
      by: 'umpire',
      reason: 'a lost mail',
    });
    expect(kinds('rita@red.test').toSorted()).toEqual(['notice', 'report']);
    expect(kinds('bob@blue.test').toSorted()).toEqual(['notice', 'report']);
    expect(bodies()).toContain('The umpire has ruled');
    expect(bodies()).toContain('Edition 2: a lost mail');
    expect(await deadlineOf(store.db, id)).toMatchObject({ call: 't02/red/push@red', lockedAt: null });
  });

  test('play goes on after a ruling, and the record with it replays; a die is ruled again, and the last word counts', async () => {
    await playTurn(1);
    const die = { turn: 1, address: 't01/duel/!red' };
    expect(await rule(house, id, { ...die, die: 2, reason: 'cocked' })).toBeNull();
    expect(await rule(house, id, { ...die, die: 9, reason: 'misread' })).toBeNull();
    const { record, seed } = await loadGame(house, id);
    const rolled = replay(record, seed)[0]?.ledger.find(({ address }) => address === die.address);
    expect(rolled).toMatchObject({ ruled: 9 });
    await playTurn(2);
    await playTurn(3);
    expect((await gameOf(store.db, id)).status).toBe('over');
    expect(await scores()).toHaveLength(3);
  });

  test('an illegal ruling is refused with the words of the rules, and nothing is written', async () => {
    await playTurn(1);
    const before = await everything(store, id);
    const ruling = { turn: 1, address: 't01/duel/#scored', edit: 'score', arg: { side: 'red', to: -9 }, reason: 'x' };
    expect(await rule(house, id, ruling)).toMatchObject({
      refused: 'illegal-state',
      facts: { faults: ['negative score'] },
    });
    expect(await rule(house, id, { turn: 1, address: 't01/duel/!green', die: 1, reason: 'x' })).toMatchObject({
      refused: 'die-never-rolled',
    });
    expect(await everything(store, id)).toEqual(before);
  });

  test('a rewind says first what it would undo', async () => {
    await playTurn(1);
    await send(house, 'red', `${id}-r2`, ['PUSH'], { game: id });
    await dayPasses();
    const undone = await whatWouldBeUndone(house, id, { turn: 1, checkpoint: 't01/blue/#opens' });
    expect(undone.turns).toEqual([
      { ordinal: 1, printed: 1, closed: true },
      { ordinal: 2, printed: 2, closed: false },
    ]);
    expect(undone.dice.map(({ address }) => address)).toEqual(['t01/duel/!red', 't01/duel/!blue']);
    expect(undone.answers.map(({ address }) => address)).not.toContain('t01/red/force-o1@red');
    expect(undone.answers.map(({ address }) => address)).toContain('t01/blue/force-o1@blue');
    expect(undone.letters.sent.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'blue', 'blue', 'red', 'red']);
    expect(undone.letters.dropped).toEqual([]);
    const [score] = await scores();
    expect(undone.differences).toContainEqual({ edit: 'score', name: 'blue', now: String(score?.blue), before: '0' });
  });

  test('new orders: the notice with the new commitments leaves before anything is rolled, then orders are asked for again', async () => {
    await playTurn(1);
    const before = await faces();
    await send(house, 'red', `${id}-r2`, ['PUSH', 'READY'], { game: id });
    await settle(house, server.relay);
    server.mails.length = 0;
    expect(
      await rewindTo(house, id, { to: { turn: 1, checkpoint: null }, dice: 'new', reason: 'a misprint' }),
    ).toBeNull();
    expect((await gameOf(store.db, id)).status).toBe('seeding');
    expect(await deadlineOf(store.db, id)).toBeNull();
    expect((await turnsOf(store.db, id)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
    const lock = fold(await entriesOf(store.db, id)).turns.find(({ lock: fixed }) => fixed !== null);
    expect(lock).toBeUndefined();
    await settle(house, server.relay);
    expect(server.mails.map(({ messageId }) => messageId.split('.')[0])).toEqual(['notice', 'notice', 'call']);
    const commitments = (await entriesOf(store.db, id)).flatMap(({ content }) =>
      content.kind === 'key-commit' && content.epoch === 1 ? [content.commitment] : [],
    );
    expect(commitments).toHaveLength(2);
    const notice = (server.mails[0]?.raw ?? '').replace(/=\r\n/g, '');
    for (const commitment of commitments) expect(notice.replace(/\s/g, '')).toContain(commitment.slice(0, 32));
    expect((await gameOf(store.db, id)).status).toBe('running');
    const deadline = await deadlineOf(store.db, id);
    expect(deadline).toMatchObject({ call: 't01/red/push@red', ordinal: 1, lockedAt: null, readyAt: null });
    expect(
      [...(await newestBooks(store.db, id)).values()].every(({ orders, ready }) => orders === null && !ready),
    ).toBe(true);
    await playTurn(11);
    expect((await faces())[0]).not.toEqual(before[0]);
    expect(bodies()).toContain('a misprint');
    const [first] = (await turnsOf(store.db, id)).filter(({ ordinal }) => ordinal === 1);
    expect((await turnsOf(store.db, id)).map(({ ordinal, epoch, status }) => [ordinal, epoch, status])).toEqual([
      [1, 0, 'withdrawn'],
      [1, 1, 'released'],
      [2, 0, 'withdrawn'],
      [2, 1, 'open'],
    ]);
    expect(first?.epoch).toBe(0);
  });

  test('a correction keeps orders and dice, and old snapshots serve no more', async () => {
    await playTurn(1);
    await playTurn(2);
    const [before, thrown] = [await scores(), await faces()];
    const stale = (await latestSnapshots(store.db, id, 5)).map(({ head }) => head);
    await rewindTo(house, id, { to: { turn: 1, checkpoint: 't01/blue/#opens' }, dice: 'same', reason: 'to be sure' });
    expect([await scores(), await faces()]).toEqual([before, thrown]);
    const fresh = (await latestSnapshots(store.db, id, 5)).map(({ head }) => head);
    expect(fresh).toHaveLength(stale.length);
    expect(fresh.filter((head) => stale.includes(head))).toEqual([]);
    expect(await deadlineOf(store.db, id)).toMatchObject({ call: 't03/red/push@red' });
  });

  test('letters that wait for approval are never sent once their run is taken back', async () => {
    await withheld();
    const held = (await lettersOf(store.db, id)).filter(({ status }) => status === 'held');
    expect(held).toHaveLength(1);
    await rewindTo(house, id, { to: { turn: 1, checkpoint: null }, dice: 'new', reason: 'again' });
    await settle(house, server.relay);
    const now = await lettersOf(store.db, id);
    expect(now.find(({ purpose }) => purpose === held[0]?.purpose)).toMatchObject({
      status: 'failed',
      trouble: 'taken back',
    });
    expect(toPlayers()).toEqual(['notice', 'notice', 'call']);
  });

  test('a ruling on a turn that waits for approval is told by its corrected letters alone, when they are approved', async () => {
    await withheld();
    await rule(house, id, {
      turn: 1,
      address: 't01/red/#opens',
      edit: 'score',
      arg: { side: 'red', to: 5 },
      reason: 'x',
    });
    await settle(house, server.relay);
    expect(toPlayers()).toEqual([]);
    await steer(house, id, [{ act: 'approve', reason: 'x' }]);
    await settle(house, server.relay);
    expect(toPlayers()).toEqual(['call']);
  });

  test('rulings on the turn after a report that waits make that report anew, once, with every reason in it', async () => {
    await reportsWithheld();
    const waiting = async () => (await lettersOf(store.db, id)).filter(({ status }) => status === 'held');
    const first = await waiting();
    expect(first.map(({ kind, seat }) => `${kind} ${seat}`).toSorted()).toEqual(['report blue', 'report red']);
    server.mails.length = 0;
    for (const [to, reason] of [
      [5, 'a lost mail'],
      [7, 'counted again'],
    ] as const) {
      const ruling = { turn: 2, address: 't02/red/#opens', edit: 'score', arg: { side: 'red', to }, reason };
      expect(await rule(house, id, ruling)).toBeNull();
    }
    const anew = await waiting();
    expect(anew.map(({ kind, seat }) => `${kind} ${seat}`).toSorted()).toEqual(['report blue', 'report red']);
    expect(anew.filter(({ purpose }) => first.some((old) => old.purpose === purpose))).toEqual([]);
    await steer(house, id, [{ act: 'approve', reason: 'x' }]);
    await settle(house, server.relay);
    expect(toPlayers().toSorted()).toEqual(['report', 'report']);
    const red = server.mails.find(({ to }) => to === 'rita@red.test')?.raw.replaceAll(/=?\r\n/g, ' ') ?? '';
    expect(red.match(/BEGIN/g)).toHaveLength(1);
    expect(red).toMatch(/corrected the game before this letter left: a lost\s+mail/);
    expect(red).toMatch(/counted\s+again/);
  });

  test('orders sent while a report waits, and its turn is taken back: each mail is answered once, nothing is booked twice', async () => {
    await reportsWithheld();
    const held = (await lettersOf(store.db, id)).filter(({ status }) => status === 'held');
    expect(held.map(({ kind }) => kind)).toEqual(['report', 'report']);
    server.mails.length = 0;
    for (const seat of ['red', 'blue'])
      await send(house, seat, `${id}-${seat}-meanwhile`, ['PUSH', 'READY'], { game: id });
    await settle(house, server.relay);
    expect([kinds('rita@red.test'), kinds('bob@blue.test')]).toEqual([['refused'], ['refused']]);
    expect(bodies()).toContain('Send the mail again then');
    expect(await rewindTo(house, id, { to: { turn: 1, checkpoint: null }, dice: 'new', reason: 'again' })).toBeNull();
    await settle(house, server.relay);
    for (const { purpose } of held)
      expect((await lettersOf(store.db, id)).find((one) => one.purpose === purpose)).toMatchObject({
        status: 'failed',
        trouble: 'taken back',
      });
    expect(
      [...(await newestBooks(store.db, id)).values()].every(({ orders, ready }) => orders === null && !ready),
    ).toBe(true);
    server.mails.length = 0;
    await playTurn(2);
    const sent = (await lettersOf(store.db, id)).filter(({ kind, status }) => kind === 'report' && status === 'sent');
    expect(sent.map(({ seat }) => seat).toSorted()).toEqual(['blue', 'red']);
    const [turn] = fold(await entriesOf(store.db, id)).turns;
    const booked = [...new Set([...(turn?.locks.values() ?? [])])].flatMap(({ books }) =>
      books.filter(({ orders }) => orders !== null),
    );
    expect(booked.map(({ seat, orders }) => `${seat} ${orders?.map(({ canonical }) => canonical)}`).toSorted()).toEqual(
      ['blue PUSH', 'red PUSH'],
    );
  });

  test('of a game that is over nothing can be played anew: its seed is open', async () => {
    for (const n of [1, 2, 3]) await playTurn(n);
    expect(await rewindTo(house, id, { to: { turn: 3, checkpoint: null }, dice: 'new', reason: 'x' })).toMatchObject({
      refused: 'seed-is-open',
    });
    expect(
      await rule(house, id, {
        turn: 3,
        address: 't03/red/#opens',
        edit: 'score',
        arg: { side: 'red', to: 1 },
        reason: 'x',
      }),
    ).toBeNull();
    expect((await gameOf(store.db, id)).status).toBe('over');
  });

  test('the umpire enters orders for a seat: same book, an acknowledgement that says who, an entry with the reason', async () => {
    const form = randomBytes(8).toString('hex');
    const done = await enterOrders(house, id, 'red', 'PUSH\nPUSHH', { form, reason: 'by telephone' });
    expect(done.outcome).toBe('booked');
    expect(done.acknowledgement?.lines.map(({ tag }) => tag)).toEqual(['accepted', 'ignored']);
    expect(await enterOrders(house, id, 'red', 'PUSH\nPUSH', { form, reason: 'twice' })).toEqual(done);
    await settle(house, server.relay);
    expect((await newestBooks(store.db, id)).get('red')).toMatchObject({ version: 1, orders: [{ verb: 'push' }] });
    expect(server.mails.filter(({ to }) => to === 'rita@red.test')).toHaveLength(1);
    expect(bodies()).toContain('Entered by the umpire: by telephone');
    const acts = (await entriesOf(store.db, id)).filter(
      ({ content }) => content.kind === 'table' && content.act === 'orders',
    );
    expect(acts).toHaveLength(1);
    await dayPasses();
    const locked = fold(await entriesOf(store.db, id)).turns[0]?.locks.get('t01/red/push@red')?.books[0];
    expect(locked?.mails).toEqual([(acts[0]?.content as unknown as { facts: { mail: string } }).facts.mail]);
  });

  test('the order page hands lines in as a mail does, whatever the house asks of senders', async () => {
    const strict: House = { ...house, senderCheck: { how: 'results', authserv: 'mx.test' } as never };
    const done = await submitText(strict, { game: id, seat: 'red' }, 'PUSH', { by: 'page', form: 'f1' });
    expect(done.outcome).toBe('booked');
    await settle(house, server.relay);
    expect(bodies()).toContain('Entered on the order page.');
    expect((await entriesOf(store.db, id)).some(({ content }) => content.kind === 'table')).toBe(false);
  });

  test('orders can be entered for a seat that nobody sits in', async () => {
    const empty = `${id}-e`;
    const players = toyOne.players.filter(({ seat }) => seat === 'blue');
    await createOnce(house, { ...toyOne, id: empty, tempo: 'together', players });
    await settle(house, server.relay);
    const done = await enterOrders(house, empty, 'red', 'PUSH', { form: 'f', reason: 'nobody there yet' });
    expect(done.outcome).toBe('booked');
  });

  test('a game that went on meanwhile is not written over', async () => {
    await playTurn(1);
    const stale: House = { ...house, store: { ...store } };
    await changeGame(store.db as never, id, { status: 'paused' });
    await rule(stale, id, {
      turn: 1,
      address: 't01/red/#opens',
      edit: 'score',
      arg: { side: 'red', to: 2 },
      reason: 'x',
    });
    expect((await gameOf(store.db, id)).status).toBe('paused');
  });
});

/** All rows an act might write. */
async function everything(store: Store, id: string): Promise<unknown> {
  const { db } = store;
  const tables = ['entries', 'turns', 'books', 'deadlines', 'outbox', 'snapshots'] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().where('game', '=', id).execute()));
}
