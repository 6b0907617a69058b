/** What becomes of orders as their reports tell it: who came, who was lost, what was bought and for how much. */
import { expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { buyAll } from '../../../src/games/jenkins-ear/buying.ts';
import { tellMissed } from '../../../src/games/jenkins-ear/missed.ts';
import { fatesTold } from '../../../src/games/jenkins-ear/story/fates.ts';
import { drive, field, movement, order, position } from './table.ts';
import { viewOf } from './words-table.ts';

test('a BUY says what it cost; of which only some could be had, that too', () => {
  const quay = position('sp 3718 port: galicia, san-carlos', { funds: { english: 0, spanish: 40 }, phase: 'spanish' });
  const fates = (orders: readonly Order[]) =>
    drive(structuredClone(quay), (board) => buyAll(board, 'spanish', orders)).fates;
  const [whole] = fates([order('BUY', 'sp-principe', { at: '3718' })]);
  expect(whole).toEqual({ kind: 'done', came: { code: 'ear.bill', facts: { cost: 7, left: 33 } } });
  const [kind] = fates([order('BUY', '', { units: [], kind: 'frigates', count: 2, at: '3718' })]);
  expect(kind).toMatchObject({
    came: { facts: { counters: [expect.stringContaining('frigate'), expect.anything()] } },
  });
  const [part] = fates([order('BUY', 'sp-principe, sp-glorioso, sp-invencible', { at: '3718' })]);
  const facts = { counters: ['sp-principe'], count: 1, wanted: 3, cost: 7, left: 33 };
  expect(part).toEqual({ kind: 'done', came: { code: 'ear.bought-in-part', facts }, short: true });
});

test('a LAND whose moment may still come waits for nobody who is gone', () => {
  const after = viewOf(position('en 3117 off: boyne+soldiers-2'), 'english');
  const told = (canonical: string, verb = canonical.split(' ')[0] ?? '') => {
    const waiting = { canonical, verb, kind: 'waiting', reasons: [], but: [], branch: null } as const;
    const [fate] = fatesTold({ telling: { fates: [waiting], after }, field } as unknown as Parameters<
      typeof fatesTold
    >[0]);
    return [fate?.kind, ...(fate?.reasons ?? [])];
  };
  expect(told('LAND en-soldiers-1 AT 3117')).toEqual([
    'unreached',
    { code: 'ear.not-there', facts: { missing: ['en-soldiers-1'] } },
  ]);
  expect(told('LAND en-soldiers-1, en-soldiers-2 AT 3117')).toEqual(['waiting']);
  expect(told('LAND all AT 3117 EXCEPT en-soldiers-1')).toEqual(['waiting']);
  expect(told('LAND soldiers AT 3117')).toEqual(['waiting']);
  // Ports are thrown for as the last turn ends.
  expect(told('CLAIM 2825')).toEqual(['unreached', { code: 'ear.claim-later', facts: { turn: 10 } }]);
  expect(told('IF TURN >= 9 RETREAT port ELSE CLAIM 2825', 'RETREAT')).toEqual(['waiting']);
});

test('an EMBARK says who is on board of whom', () => {
  const quay = position('en 2719 port: boyne, soldiers-1', { phase: 'english' });
  const embark = order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' });
  expect(movement(quay, 'english', [embark]).fates).toEqual([
    { kind: 'done', came: { code: 'ear.aboard', facts: { counters: ['en-soldiers-1'], ship: 'en-boyne' } } },
  ]);
});

test('a MOVE of which nobody comes through has failed; who of it was lost on the way is named', () => {
  const dice = { '!perilous': 3 };
  const sail = (ships: string) =>
    movement(
      position(`en 2719 port: ${ships}`, { phase: 'english' }),
      'english',
      [order('MOVE', ships.replaceAll(/(\w[\w-]*)/g, 'en-$1'), { to: '2825', via: ['2820', '2822', '2824'] })],
      { dice },
    ).fates.at(-1);
  expect(sail('frigate-2')).toEqual({
    kind: 'failed',
    why: { code: 'ear.lost-on-way', facts: { counters: ['en-frigate-2'] } },
  });
  expect(sail('frigate-2, boyne')).toMatchObject({
    kind: 'done',
    came: { facts: { missing: [expect.any(String)] } },
    short: true,
  });
});

test('an order for a moment that came when all it names were lost says so', () => {
  const at = position('en 2719 port: boyne, soldiers-1', { phase: 'english' });
  const fates = (units: string) =>
    drive(structuredClone(at), function* (board) {
      yield* [];
      tellMissed(board, 'english', [order('LAND', units, { at: ['2719'] })]);
    }).fates;
  expect(fates('en-soldiers-2')).toEqual([
    { kind: 'unreached', why: { code: 'ear.not-there', facts: { missing: ['en-soldiers-2'] } } },
  ]);
  expect(fates('en-soldiers-1, en-soldiers-2')).toEqual([]);
});
