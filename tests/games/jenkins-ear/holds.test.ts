/** HOLD beside the moves of the same units: of two lines the later one counts. */
import { expect, test } from 'vitest';
import { encode } from '../../../src/engine/canonical.ts';
import type { Fate, Json, Order } from '../../../src/engine/contract.ts';
import { practiceDice } from '../../../src/engine/dice.ts';
import { NO_INPUTS, run } from '../../../src/engine/run.ts';
import { put } from '../../../src/games/jenkins-ear/stacks.ts';
import { holder, settleStations } from '../../../src/games/jenkins-ear/stations.ts';
import { draftBook } from '../../../src/orders/book/draft-book.ts';
import type { Drafted, OnFile } from '../../../src/orders/book/types.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { doctrineDesk } from '../../contract/plays.ts';
import { verdictsAt } from '../../rehearsal/verdicts.ts';
import { field, movement, order, position, quiet } from './table.ts';
import { game, orders, viewOf } from './words-table.ts';

const quay = position('en 2719 port: cornwall, boyne, frigate-2');

function english(text: string, orders: OnFile['orders'] = null): Drafted {
  const grammar = grammarOf(game, viewOf(quay, 'english'), 'english');
  const due = { games: ['ear-1'], seats: ['english'], turn: 1, calls: ['movement'], later: ['combat'] };
  const rehearse = verdictsAt(game, quay, 'english');
  return draftBook(readOrders(text, grammar), { orders, standing: [], ready: false }, { grammar, due, rehearse });
}

const book = ({ orders }: Drafted): string[] => (orders ?? []).map(({ canonical }) => canonical);

test('who is told to hold below a line that moves him holds, and who is moved below a line that holds him moves', () => {
  const holds = english('MOVE boyne, frigate-2 TO 2819\nHOLD boyne');
  expect(book(holds)).toEqual(['MOVE en-frigate-2 TO 2819', 'HOLD en-boyne']);
  expect(holds.lines[0]?.by?.line).toBe(2);
  expect(book(english('HOLD boyne, frigate-2\nMOVE boyne TO 2819'))).toEqual([
    'HOLD en-frigate-2',
    'MOVE en-boyne TO 2819',
  ]);
  expect(book(english('HOLD boyne\nCROSS boyne, cornwall'))).not.toContain('HOLD en-boyne');
});

test('AMEND with HOLD takes back a move on file, and with MOVE a HOLD', () => {
  const moving = english('MOVE boyne, frigate-2 TO 2819').orders;
  const amended = english('AMEND\nHOLD boyne', moving);
  expect(book(amended)).toEqual(['MOVE en-frigate-2 TO 2819', 'HOLD en-boyne']);
  expect(amended.gone.map(({ order, by }) => [order.canonical, by])).toEqual([
    ['MOVE en-boyne, en-frigate-2 TO 2819', [2]],
  ]);
  expect(book(english('AMEND\nMOVE boyne TO 2819', amended.orders))).toEqual([
    'MOVE en-frigate-2 TO 2819',
    'MOVE en-boyne TO 2819',
  ]);
});

test('a line with a condition stands beside one without', () => {
  expect(book(english('IF ENEMY IN 2819 MOVE boyne TO 2819\nHOLD boyne'))).toHaveLength(2);
});

/** What comes of each line of an English book when its turn is played. */
function fates(stacks: string, lines: string): Record<string, string[]> {
  const state = position(stacks, { phase: null, peace: true });
  const book = orders(state, 'english', lines).map((order, n) => ({ ...order, id: `o${n + 1}` }));
  const nobody = { orders: [], standing: [] };
  const locks = new Map([['t01', { english: { orders: book, standing: [] }, spanish: nobody }]]);
  const dice = practiceDice('holds 1', game.roles);
  const { settled } = run(game, encode(state as unknown as Json), { ...NO_INPUTS, locks }, dice, doctrineDesk(game));
  const told = settled.filter(({ role, by }) => role === 'english' && by === 'rules');
  return Object.fromEntries(
    book.map(({ id, canonical }) => [
      canonical,
      told.flatMap(({ order, branch, fate }) => {
        if (order !== id) return [];
        const why = [fate.kind === 'done' ? fate.came : fate.why].flat();
        return why.map((reason) => [branch, fate.kind, reason?.code].filter(Boolean).join(' '));
      }),
    ]),
  );
}

test('a HOLD on a condition is told by the condition, and by its ELSE where that runs', () => {
  const stacks = 'en 2719 port: boyne+supplies-1, cornwall+supplies-2, soldiers-1';
  expect(fates(stacks, 'IF ENEMY IN 2919 HOLD boyne')).toEqual({
    'IF ENEMY IN 2919 HOLD en-boyne': ['unreached condition-unmet'],
  });
  const other = fates(stacks, 'IF ENEMY IN 2919 MOVE boyne TO 2819 ELSE HOLD boyne\nHOLD cornwall');
  expect(Object.values(other)).toEqual([['else done ear.held'], ['done ear.held']]);
  const [moved] = Object.values(fates(stacks, 'IF ENEMY IN 2919 HOLD boyne ELSE MOVE boyne TO 2819'));
  expect(moved).toContain('else done ear.moved');
  expect(moved?.join()).not.toContain('held');
});

test('who was told to hold and is moved by a line on a condition, or lost, has not stayed', () => {
  const stacks = 'en 2719 port: boyne+supplies-1, soldiers-1';
  const both = fates(stacks, 'IF NOT ENEMY IN 2919 MOVE boyne TO 2819\nHOLD boyne');
  expect(both['HOLD en-boyne']).toEqual(['failed ear.not-held']);
  const starved = fates('en 2819 off: frigate-2; en 2719 port: soldiers-1', 'HOLD frigate-2');
  expect(starved['HOLD en-frigate-2']).toEqual(['failed ear.not-held']);
  const inPort = fates('en 2719 port: boyne, soldiers-1', 'HOLD frigate-2');
  expect(inPort['HOLD en-frigate-2']).toEqual(['failed ear.not-on-map']);
});

test('who was told to hold and by himself comes up with an enemy who passes has held till then', () => {
  const state = position('en 2719 port: boyne, soldiers-1');
  const told: Fate[] = [];
  const play = { ...quiet(state), settle: (_side: string, _order: unknown, fate: Fate) => void told.push(fate) };
  const [hold] = orders(state, 'english', 'HOLD boyne');
  const station = holder({ field, play }, 'english')(hold as Order, ['en-boyne']);
  put(field, state, ['en-boyne'], '2819', 'off');
  settleStations({ field, play }, [station]);
  expect(told).toMatchObject([
    { kind: 'done', came: { code: 'ear.held', facts: { gone: ['en-boyne'] } }, short: true },
  ]);
});

test('whoever leaves a taken port without anybody ashore is told that it is given up', () => {
  const taken = 'en 3318 port: soldiers-1, boyne';
  const far = order('MOVE', 'en-boyne, en-soldiers-1', { to: '3822' });
  const gone = (units: string) => Object.values(fates(taken, `MOVE ${units} TO 3218`))[0] ?? [];
  expect(gone('soldiers-1, boyne')).toContain('done ear.port-left');
  expect(gone('boyne').join()).not.toContain('port-left');
  // Who is lost on the way has failed whole.
  const drowned = movement(position('en 3318 port: soldiers-1, boyne'), 'english', [far], {
    dice: { '!perilous': 4 },
    answers: { 'sea-victims-own': ['en-boyne'], carry: { 'en-soldiers-1': 'en-boyne' } },
  });
  expect(drowned.fates.map(({ kind }) => kind)).toEqual(['failed']);
});
