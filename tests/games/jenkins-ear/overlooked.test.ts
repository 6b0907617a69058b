/** What a staff officer points out in a book: points left over, stacks in want, a port laid bare, arrivals without room. */
import { describe, expect, test } from 'vitest';
import type { Side } from '../../../src/games/jenkins-ear/field.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import { draft } from '../../../src/table/draft.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { field, position } from './table.ts';
import { game, judged, orders, viewOf } from './words-table.ts';

const begun = { phase: 'english', turn: 2, ordinal: 3 } as const;

function pointedOut(state: EarState, text = '', call = 'movement', side: Side = 'english') {
  const book = text === '' ? [] : orders(state, side, text);
  const said = state.phase === null ? saidOf(game, state, side, book).flat() : [];
  return game.bound?.(viewOf(state, side), side, call, book, said);
}

describe('points left over', () => {
  const rich = (points: number, changes = {}) =>
    position('en 2719 port: boyne', { ...begun, funds: { english: points, spanish: 0 }, ...changes });
  /** The same points to spend where the turn opens, with its income to come. */
  const opening = (points: number) => rich(points - field.tables.funds.turn.english, { phase: null });

  test('R 3.2 are told with those that the track will not hold, less what the book buys', () => {
    expect(pointedOut(rich(90))).toEqual([{ code: 'ear.unspent', facts: { left: 90, over: 20, last: false } }]);
    expect(pointedOut(opening(90), 'BUY 2 frigates AT port royal\nBUY augusta AT port royal')).toEqual([
      { code: 'ear.unspent', facts: { left: 76, over: 6, last: false } },
    ]);
    expect(pointedOut(rich(90), '', 'combat')).toEqual([]);
  });

  test('R 3.2, 4.0 what finds no room is not bought, and leaves its points', () => {
    expect(pointedOut(opening(90), 'BUY 6 merchants AT port royal')).toEqual([
      { code: 'ear.unspent', facts: { left: 81, over: 11, last: false } },
    ]);
  });

  test('R 3.3 what a condition keeps from being bought leaves its points, and its ELSE takes none where it holds', () => {
    const { record, stood } = stages('jenkins-ear/war', 2, 'full', 1).next().value as Stage;
    const nothing = { orders: null, standing: [], ready: false };
    const left = (text: string) => draft(record, stood, 'english', text, nothing).bound[0]?.facts.left;
    expect(left('IF FUNDS <= 90 BUY 2 frigates AT port royal')).toBe(100);
    expect(left('IF FUNDS >= 90 BUY 2 frigates AT port royal ELSE BUY augusta AT port royal')).toBe(92);
  });

  test('R 3.1, 4.0 garrisons come first, and what finds no room beside them is not bought', () => {
    const left = (text: string) =>
      pointedOut(setup(field), text, 'movement', 'spanish')?.find(({ code }) => code === 'ear.unspent')?.facts.left;
    // Of the five counters that Havana holds one is its garrison: 50 points less three Soldiers (11) and one Supplies (2).
    expect(left('BUY 3 soldiers AT havana\nBUY 2 supplies AT havana')).toBe(37);
  });

  test('R 3.2 where a turn is ordered as a whole, its income is among them', () => {
    const told = pointedOut(rich(10, { phase: null }));
    expect(told).toEqual([{ code: 'ear.unspent', facts: { left: 40, over: 0, last: false } }]);
  });

  test('R 3.1 in the set-up, what there is to begin with', () => {
    const told = pointedOut(rich(10, { phase: null, turn: 0, ordinal: 1 }));
    expect(told).toEqual([{ code: 'ear.unspent', facts: { left: 10, over: 0, last: false } }]);
  });

  test('R 3.3 that buy nothing are not, the last that buys something is', () => {
    expect(pointedOut(rich(0))).toEqual([]);
    expect(pointedOut(rich(1))).toEqual([{ code: 'ear.unspent', facts: { left: 1, over: 0, last: false } }]);
  });
});

describe('stacks in want', () => {
  const poor = (text: string, changes = {}) =>
    position(text, { ...begun, funds: { english: 0, spanish: 0 }, ...changes });

  test('R 6.7 without supply are told as long as no line names them, or brings somebody there', () => {
    const state = poor('en 2820 off: frigate-2; en 2719 port: boyne+supplies-1');
    expect(pointedOut(state)).toEqual([{ code: 'ear.unfed', facts: { hexes: ['2820'] } }]);
    expect(pointedOut(state, 'MOVE frigate-2 TO 2719')).toEqual([]);
    expect(pointedOut(state, 'MOVE boyne TO 2820')).toEqual([]);
    expect(pointedOut(poor('en 2820 off: frigate-2', { storms: ['2820'] }))).toEqual([]);
  });

  test('R 4.5 with more land counters than the port holds are told, until somebody is sent off', () => {
    const room = field.hexes.get('2612')?.port?.value ?? 0;
    const troops = ['soldiers-1', 'soldiers-2', 'soldiers-4', 'soldiers-7'].slice(0, room + 1);
    const state = poor(`en 2612 port: ${troops.join(', ')}`);
    expect(pointedOut(state)).toEqual([{ code: 'ear.overfull', facts: { hex: '2612', n: 1 } }]);
    expect(pointedOut(state, 'HOLD soldiers-1')).toEqual([]);
  });
});

test.each([
  ['en', /2820.*: MOVE them to a port, or Supplies there\./, /leave Soldiers there\./],
  ['fr', /2820.* : ALLEZ dans un port, ou menez-y des Vivres\./, /laissez-y des Soldats\./],
  ['es', /2820.*: MUÉVALOS a un puerto, o lleve Suministros\./, /deje Soldados\./],
] as const)('R 6.7, 9.2 3 what would do is said in %s', (language, unfed, bare) => {
  const state = position('en 2820 off: frigate-2; en 2719 port: boyne, soldiers-1', {
    ...begun,
    funds: { english: 0, spanish: 0 },
  });
  const told = pointedOut(state, 'MOVE boyne, soldiers-1 TO 2717') ?? [];
  const [want, port] = told.map((one) =>
    sentenceOf(diagnosticWords(language, game.messages), { severity: 'note', ...one }),
  );
  expect(want).toMatch(unfed);
  expect(port).toMatch(bare);
});

describe('a port laid bare', () => {
  const bare = [{ code: 'ear.port-bare', facts: { hexes: ['2719'] } }];
  const said = (text: string, book: string, changes = {}) =>
    pointedOut(position(text, { ...begun, funds: { english: 0, spanish: 0 }, ...changes }), book);

  test('R 9.2 3 is told where Soldiers bought there sail with the same mail, and where none ever were', () => {
    const bought = 'BUY soldiers-6 AT 2719\nMOVE boyne, soldiers-6 TO 2717';
    // Just the points that soldiers-6 costs.
    const funds = { english: 4 - field.tables.funds.turn.english, spanish: 0 };
    const payable = { phase: null, funds } as const;
    expect(said('en 2719 port: boyne, supplies-1', bought, payable)).toEqual(bare);
    const stays = 'BUY soldiers-6 AT 2719\nMOVE boyne TO 2717';
    expect(said('en 2719 port: boyne, supplies-1', stays, payable)).toEqual([]);
    expect(said('en 2719 port: boyne, supplies-1', stays)).toEqual(bare);
    expect(said('en 2719 port: vernon, deception-1', '')).toEqual(bare);
    expect(said('en 2719 port: boyne, supplies-1', '')).toEqual([]);
    expect(said('en 2719 port: supplies-1', '', { turn: 0 })).toEqual([]);
  });

  test('R 9.2 3 is told whose book takes the last land value out of it or aboard, guns or not', () => {
    const line = 'MOVE boyne, soldiers-1 TO 2717';
    expect(said('en 2719 port: boyne, soldiers-1, cannons-1', line)).toEqual(bare);
    expect(said('en 2719 port: boyne, soldiers-1', 'EMBARK soldiers-1 ON boyne')).toEqual(bare);
    expect(said('en 2719 port: boyne, soldiers-1, soldiers-2', line)).toEqual([]);
    expect(said('en 2719 port: boyne, supplies-1', 'MOVE boyne, supplies-1 TO 2717')).toEqual([]);
    expect(said('en 2719 port: boyne, soldiers-1', `IF HELD 2717 ${line}`)).toEqual([]);
  });

  test('R 9.2 3 is not whose troops are named in a line that cannot take them along', () => {
    const fleet = 'en 2719 port: boyne; en 2206 port: frigate-1, soldiers-1';
    expect(said(fleet, 'MOVE boyne, soldiers-1 TO 2717')).toEqual([]);
    expect(said(fleet, 'MOVE frigate-1, soldiers-1 TO 2719')).toEqual([{ ...bare[0], facts: { hexes: ['2206'] } }]);
  });

  test('R 9.2 3 is not where a line brings others', () => {
    const book = 'MOVE boyne, soldiers-1 TO 2717\nMOVE augusta TO 2719';
    const fleet = 'en 2719 port: boyne, soldiers-1; en 4323 port: soldiers-2, soldiers-4, augusta';
    expect(said(`${fleet}+soldiers-5`, book)).toEqual([]);
    expect(said(fleet, book.replace('augusta', 'augusta, soldiers-2'))).toEqual([]);
    // A ship alone has no land value.
    expect(said(fleet, book)).toEqual(bare);
  });

  test('R 9.2 3 each port that the lines of a mail leave so is told', () => {
    const ports = 'en 2719 port: boyne, soldiers-1; en 2206 port: frigate-1, soldiers-2';
    const both = 'MOVE boyne, soldiers-1 TO 2206\nMOVE frigate-1 TO 2719\nMOVE soldiers-2 TO 2206';
    expect(said(ports, both)).toEqual(bare);
    const away = 'MOVE boyne, soldiers-1 TO 2717\nMOVE frigate-1, soldiers-2 TO 2719';
    expect(said(ports, away)).toEqual([{ ...bare[0], facts: { hexes: ['2206'] } }]);
  });
});

describe('arrivals without room', () => {
  const rich = { ...begun, phase: null, funds: { english: 100, spanish: 0 } };
  const why = (state: EarState, line: string) =>
    judged(state, 'english', line).find(({ severity }) => severity === 'error');

  test('R 3.5 4.0 hear where there is room, the largest ports first', () => {
    const full = position('en 2719 port: boyne, augusta, lion, litchfield', rich);
    expect(why(full, 'BUY cornwall AT port royal')).toMatchObject({
      code: 'ear.overstacked',
      facts: { hex: '2719', of: 'ships', room: 0, elsewhere: ['4323', '2206', '2305'] },
    });
  });

  test('R 3.5 4.0 where every port is full, hear which to clear for the next turn', () => {
    const ports = [...field.ports.values()].filter((port) => port.flag === 'english' && port.water === 'caribbean');
    const ships = [...field.counters.values()].filter(
      ({ kind, side }) => kind === 'ship-of-the-line' && side === 'english',
    );
    const [spare, ...berthed] = ships.map(({ id }) => id.slice(3));
    const stacks = ports.map(({ hex, value }) => `en ${hex} port: ${berthed.splice(0, value).join(', ')}`);
    expect(why(position(stacks.join('; '), rich), `BUY ${spare}`)).toMatchObject({
      code: 'ear.no-room',
      facts: { hexes: ['2719', '4323', '2206'] },
    });
  });
});
