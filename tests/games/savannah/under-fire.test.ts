/** Whoever checks a march is told which enemy guns bear on where it ends, and on which die; of one that ends out of their reach nothing. */
import { expect, test } from 'vitest';
import { readOrders } from '../../../src/orders/read.ts';
import type { Books } from '../../../src/table/advance.ts';
import { draft, grammarOf } from '../../../src/table/draft.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { type Stage, stages, stagesFrom } from '../../table/stages.ts';
import { ordersIn } from '../../told.ts';
import { position } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');
const NOTHING = { orders: null, standing: [], ready: false };

/** What the guns are told to need, by line. */
const gunsOn = (...lines: string[]) => gunsIn('boar.under-fire', ...lines);

const gunsIn = (note: string, ...lines: string[]) => notesOf(note, ...lines).map((facts) => facts?.guns);

function notesOf(note: string, ...lines: string[]) {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    if (due[0] !== 'allied' || !stood.waiting?.address.endsWith('movement@allies')) continue;
    const { drafted } = draft(record, stood, 'allied', ['CHECK', ...lines].join('\n'), NOTHING);
    return drafted.lines.slice(1).map(({ diagnostics }) => diagnostics.find(({ code }) => code === note)?.facts);
  }
  throw new Error('the Allies never march');
}

test('a march beside the works comes under the fire of their guns, the easiest shot first', () => {
  const [beside] = gunsOn('MOVE avant-garde, champagne, destaing TO 1405');
  expect(beside).toBe('br-a 1404 7+, br-augusta 1504 7+, br-b 1605 9+, br-carolina 1303 9+');
});

test('of a march into a hex that others leave by a line of the same mail it is told as well', () => {
  const lines = ['MOVE avant-garde, champagne, destaing TO 1405', 'MOVE dillon-irish, vol-grenadiers TO 1406'];
  expect(gunsOn(...lines)[1]).toMatch(/\b1404 \d\+/);
});

test('of a march that stops short behind others of its mail, the guns are told that bear on the hex where it stops, with its number', () => {
  const lines = ['MOVE avant-garde, champagne, destaing TO 1405', 'MOVE reserve-bn, noailles TO 1406'];
  expect(notesOf('boar.moved-short', ...lines)[1]?.hex).toBe('1507');
  expect(notesOf('boar.under-fire', ...lines).map((facts) => facts?.hex)).toEqual(['', '1507']);
  // The batteries in 1404 and 1303, which bear on 1406, have no shot so far.
  expect(gunsOn(...lines)[1]).toBe('br-augusta 1504 9+, br-b 1605 9+, br-c 1806 9+');
});

test('of a march in the rear, and of one that stops there short of where it is sent, nothing is told', () => {
  expect(gunsOn('MOVE conde TO 1508', 'MOVE garden TO 1405')).toEqual([undefined, undefined]);
});

test('a march that ends between guns of its own and their targets is told which they lose', () => {
  const [before, behind] = gunsIn('boar.masks-guns', 'MOVE sd-volunteers TO 2106', 'MOVE conde TO 1508');
  // 2106 lies before both: north of the bombardiers in 2107, north-west of the battery in 2207.
  expect(before).toBe('bombardiers 2005 2104, fr-a-rt 2005 1905');
  expect(behind).toBeUndefined();
});

test.each([
  [false, 'br-grand 1907'],
  [true, undefined],
])('guns that go home before the march (%s) lose nothing by it', (goingHome, masked) => {
  const state = position('1904 br-grand; 1903 nyv; 1907 sc-3; 2110 foix');
  Object.assign(state.units['br-grand'] as object, { goingHome });
  for (const { record, stood, due } of stagesFrom('savannah/assault', state, 'classic', 2)) {
    if (!due.includes('british') || !stood.waiting?.address.endsWith('movement@british')) continue;
    const { drafted } = draft(record, stood, 'british', 'MOVE nyv TO 1905', NOTHING);
    expect(drafted.lines[0]?.order).not.toBeNull();
    const note = drafted.lines[0]?.diagnostics.find(({ code }) => code === 'boar.masks-guns');
    expect(note?.facts.guns).toBe(masked);
    return;
  }
  throw new Error('the British never march');
});

/** Where the Allies go to 1405, and no line of ours names it. */
test.each([
  ['en', /^No enemy in 1304 by then: shot at \d{4} by the British Battery A\.$/],
  ['fr', /^1304 sans ennemi : tir sur \d{4} par .+\.$/],
] as const)('guns whose target is gone are told with what they fired at instead, not with what they can do (%s)', (language, said) => {
  const books = { allied: 'MOVE avant-garde, champagne, destaing TO 1405', british: 'FIRE br-a AT 1304' };
  const write = ({ record, stood, due }: Stage): Books =>
    Object.fromEntries(
      due.map((seat) => {
        const { orders } = draft(record, stood, seat, books[seat as keyof typeof books], NOTHING).drafted;
        return [seat, { orders, standing: [], mails: [], receivedAt: null }];
      }),
    );
  const closed = [...stages('savannah/assault', 2, 'together', 2, write, 'c1'.repeat(32))].find(
    (stage) => stage.closed !== null,
  );
  const [told] = ordersIn(closed?.report('british', language)?.story);
  expect(told?.outcome).toMatch(said);
  expect(told?.fate).toBe('part');
});

test('R22 a march past an enemy leader who stands alone is told what becomes of him', () => {
  const chased = (text: string): unknown[] => {
    const state = position(text, { turn: 18, ordinal: 3 });
    const { lines } = readOrders('MOVE fraser-1 TO 1405', grammarOf(game, game.view(state, 'british'), 'british'));
    const said = saidOf(
      game,
      state,
      'british',
      lines.flatMap(({ read }) => (read ? [read.order] : [])),
    );
    return said.flat().flatMap(({ code, facts }) => (code === 'boar.chases' ? [facts] : []));
  };
  expect(chased('1506 fraser-1; 1305 laurens; 1108 foix; 1109 noailles')).toMatchObject([
    { leader: 'laurens', from: '1305', to: '1108' },
  ]);
  expect(chased('1506 fraser-1; 1305 laurens')).toMatchObject([{ leader: 'laurens', from: '1305', to: '' }]);
  expect(chased('1506 fraser-1; 1305 laurens, foix')).toEqual([]);
});

test('of guns named together, those that must fire at something else are told with it, in CHECK and in the report', () => {
  // 2206, where the other stands, hides 2204 from those in 2207.
  const line = 'FIRE fr-b-rt, fr-a-rt AT 2204';
  expect(notesOf('boar.fired-instead', line).map((facts) => [facts?.batteries, facts?.hexes])).toEqual([
    [['fr-a-rt'], ['2005']],
  ]);
  const write = ({ record, stood, due }: Stage): Books => {
    const { orders } = draft(record, stood, 'allied', line, NOTHING).drafted;
    return due.includes('allied') ? { allied: { orders, standing: [], mails: [], receivedAt: null } } : {};
  };
  const closed = [...stages('savannah/assault', 2, 'together', 2, write, 'c1'.repeat(32))].find(
    (stage) => stage.closed !== null,
  );
  const [told] = ordersIn(closed?.report('allied', 'en')?.story);
  expect(told?.fate).toBe('part');
  expect(told?.outcome).toMatch(/2206 hide 2204 then: shot at 2005 by the right battery A\.$/i);
});
