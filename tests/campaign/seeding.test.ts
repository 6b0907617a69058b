/** A new seeding round by mail: asked by the umpire, phrases from the seats, and what all are told when the turn closes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { steer } from '../../src/campaign/umpire/steer-game.ts';
import { phraseHash, phraseSalt, sealOf } from '../../src/engine/dice.ts';
import { sha256 } from '../../src/engine/digest.ts';
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

/** The letters of a turn that is closed at once. */
async function closed() {
  await steer(game.house, game.id, [{ act: 'process', reason: 'now' }]);
  return game.settle();
}

const kindsIn = async () => (await entriesOf(hall.store.db, game.id)).map(({ content }) => content.kind);

describe('a game begun without invitations', () => {
  test('asks for phrases in its start letter, and mixes what comes into the first dice that are not promised yet', async () => {
    await game.open();
    const start = to(game.opened, RITA, 'start')[0]?.text.replace(/\s+/g, ' ');
    expect(start).toContain('Every seat may send a phrase: PHRASE and any words you like');
    expect(start).toContain('From turn 3 on the dice come from');
    // Nobody had been asked before, so that nobody's counts as empty.
    expect(start).not.toMatch(/counts as empty|who sent one/i);
    const [, mark] = hex((await game.mail('red', 'PHRASE of my own'))[0]?.text);
    expect(kinds(await closed())).toEqual(expect.arrayContaining(['mixed bob', 'mixed rita']));
    expect((await chronicle()).rounds[1]).toEqual([mark, '']);
  });

  test('tells nothing of it where nobody has sent one', async () => {
    await game.open();
    const letters = await closed();
    expect(kinds(letters)).toContain('report rita');
    expect(kinds(letters).filter((kind) => /mixed|sealed/.test(kind))).toEqual([]);
  });
});

describe('a phrase that its seat has sealed itself', () => {
  const words = 'five dull words for dice';
  const mark = sha256(words);
  const seal = sha256(mark);

  test('is opened once all seals are fixed and told; only its own words open it; then all marks are mixed in at once', async () => {
    await game.open();
    const noted = await game.mail('red', `PHRASE ${seal.toUpperCase()}`);
    expect(hex(noted[0]?.text)[0]).toBe(seal);
    const [, his = ''] = hex((await game.mail('blue', 'PHRASE two'))[0]?.text);
    const letters = await closed();
    expect(kinds(letters)).toEqual(expect.arrayContaining(['sealed bob', 'sealed rita']));
    expect(to(letters, RITA, 'sealed')[0]?.text).toContain('Now send your words');
    expect(to(letters, BOB, 'sealed')[0]?.text).toContain('The words of red are still to come');
    expect(hex(to(letters, BOB, 'sealed')[0]?.text)).toEqual(expect.arrayContaining([seal, sealOf(his)]));
    // The house has one mark already, and the journal neither.
    const told = JSON.stringify(await entriesOf(hall.store.db, game.id));
    expect([mark, his].map((one) => told.includes(one))).toEqual([false, false]);
    expect((await chronicle()).rounds).toHaveLength(1);
    expect((await game.mail('blue', 'PHRASE three'))[0]?.text).toContain('Your phrase was not taken');
    expect((await game.mail('red', 'PHRASE of somebody else'))[0]?.text).toContain('do not open yours');
    const opened = await game.mail('red', `PHRASE ${words}`);
    expect(opened[0]?.text).toContain('Your words open your seal');
    expect(JSON.stringify(await entriesOf(hall.store.db, game.id))).not.toContain(mark);
    const mixed = await closed();
    expect(hex(to(mixed, BOB, 'mixed')[0]?.text)).toEqual(expect.arrayContaining([mark, his]));
    expect(to(mixed, BOB, 'mixed')[0]?.subject).toContain('New dice from turn 4 on');
    expect((await chronicle()).rounds[1]).toEqual([mark, his]);
    expect((await kindsIn()).filter((kind) => kind.startsWith('seed'))).toEqual([
      'seed-commit',
      'seed-mix',
      'seed-seals',
      'seed-mix',
    ]);
  });

  test('counts as empty where its words have not come when the next turn closes', async () => {
    await game.open();
    await game.mail('red', `PHRASE ${seal}`);
    await closed();
    const mixed = await closed();
    expect(to(mixed, RITA, 'mixed')[0]?.text).toMatch(/red\s+no phrase: counts as empty/i);
    expect((await chronicle()).rounds[1]).toEqual(['', '']);
    // One refusal, beside the line, tried or not; the game has no umpire to ask.
    for (const mail of [[`PHRASE ${words}`], ['CHECK', `PHRASE ${words}`]]) {
      const answers = await game.mail('red', ...mail);
      expect(answers).toHaveLength(1);
      expect(answers[0]?.text).toMatch(/ERROR\s+PHRASE[\s\S]+No phrase for the dice is\s+taken any more/);
      expect(answers[0]?.text).not.toContain('PRESS TO gm');
    }
  });
});

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
    expect((await chronicle()).seeding?.seals).toEqual({ blue: sealOf(mark) });
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
    await closed();
    const letters = await game.mail('blue', 'PHRASE a secret');
    expect(kinds(letters)).toEqual(['ack bob']);
    expect(to(letters, BOB)[0]?.text.replace(/\s+/gu, ' ')).toContain('for new ones ask the umpire: PRESS TO gm');
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
    expect(Object.keys((await chronicle()).seeding?.seals ?? {})).toEqual(['blue']);
  });
});
