/** A new seeding round by mail: asked by the umpire, phrases from the seats, and what all are told when the turn closes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { phraseHash, phraseSalt } from '../../src/engine/dice.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { seedOf } from '../../src/store/secrets.ts';
import { fold } from '../../src/table/record.ts';
import { BOB, ClockGame, clockHall, codeIn, JO, kinds, RITA, to } from './clock-house.ts';

let hall: Awaited<ReturnType<typeof clockHall>>;
let game: ClockGame;
let games = 0;
beforeAll(async () => {
  hall = await clockHall();
});
afterAll(() => hall.close());
beforeEach(() => {
  game = new ClockGame(hall, `seeded-${++games}`);
});

const chronicle = async () => fold(await entriesOf(hall.store.db, game.id));
const hex = (text: string | undefined) => [...(text ?? '').matchAll(/\b[0-9a-f]{64}\b/g)].map(([found]) => found);

describe('NEW SEEDING', () => {
  test('asks all seats; a PHRASE is answered with salt and mark, and mixed in when the turn closes', async () => {
    await game.open();
    const asked = await game.umpire([`CODE ${codeIn(game.opened)}`, 'NEW SEEDING: Bob is new here']);
    expect(kinds(asked)).toEqual(['notice bob', 'notice rita', 'umpire jo']);
    expect(to(asked, RITA)[0]?.text).toContain('PHRASE and any words you like');
    expect(to(asked, RITA)[0]?.text).toContain('Bob is new here');
    expect(to(asked, RITA)[0]?.text).toMatch(/From turn 3 on/);
    expect(to(asked, JO)[0]?.text).toContain('All seats are asked for phrases');
    await game.mail('blue', 'PHRASE something else');
    const noted = await game.mail('blue', 'Here is mine:', '', 'PHRASE Minuit, “chevaux légers”');
    expect(kinds(noted)).toEqual(['phrase bob']);
    expect(noted[0]?.text).toContain('Minuit, “chevaux légers”');
    const [salt = '', mark = ''] = hex(noted[0]?.text);
    expect(salt).toBe(phraseSalt(await seedOf(hall.store.db, game.house.key, game.id), 'blue', 1));
    expect(mark).toBe(phraseHash(salt, 'Minuit, “chevaux légers”'));
    expect((await chronicle()).seeding).toEqual({ blue: mark });
    const entries = await entriesOf(hall.store.db, game.id);
    expect(JSON.stringify(entries)).not.toContain('chevaux');
    const again = await game.umpire([`CODE ${codeIn(asked)}`, 'SEEDING']);
    expect(to(again, JO)[0]?.text).toContain('A seeding round is open already');
    await steer(game.house, game.id, [{ act: 'process', reason: 'now' }]);
    const closed = await game.settle();
    expect(kinds(closed)).toEqual(expect.arrayContaining(['mixed bob', 'mixed rita', 'report bob', 'report rita']));
    const told = to(closed, RITA, 'mixed')[0];
    expect(told?.subject).toContain('New dice from turn 3 on');
    expect(hex(told?.text)).toContain(mark);
    expect((await chronicle()).rounds).toEqual([
      ['', ''],
      ['', mark],
    ]);
  });

  test('a phrase nobody asked for is not taken, and the seat is told how to ask', async () => {
    await game.open();
    const letters = await game.mail('blue', 'PHRASE a secret');
    expect(kinds(letters)).toEqual(['phrase bob']);
    expect(to(letters, BOB)[0]?.text).toContain('No seeding round is open');
    expect((await game.acts()).map(([act]) => act)).not.toContain('phrase');
  });

  test('the marks of a turn that waits for the umpire wait with its letters', async () => {
    await game.open();
    await steer(game.house, game.id, [
      { act: 'seeding', reason: 'x' },
      { act: 'withhold', reason: 'x' },
      { act: 'process', reason: 'x' },
    ]);
    const held = await game.settle();
    expect(kinds(held).filter((kind) => kind.startsWith('mixed'))).toEqual([]);
    await steer(game.house, game.id, [{ act: 'approve', reason: 'x' }]);
    expect(kinds(await game.settle())).toEqual(expect.arrayContaining(['mixed bob', 'mixed rita']));
  });

  test('orders, a message and a phrase may stand in one mail', async () => {
    await game.open();
    await steer(game.house, game.id, [{ act: 'seeding', reason: 'x' }]);
    await game.settle();
    const letters = await game.mail('blue', 'PUSH', 'PHRASE three', 'PRESS TO red', 'hello', 'ENDPRESS');
    expect(kinds(letters)).toEqual(expect.arrayContaining(['phrase bob', 'press rita']));
    expect(Object.keys((await chronicle()).seeding ?? {})).toEqual(['blue']);
  });
});
