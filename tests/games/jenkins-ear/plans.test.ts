/** What the computer players of the war mean to do: each plan in a position that calls for it, and in one that does not. */
import { expect, test } from 'vitest';
import type { Conduct } from '../../../src/engine/contract.ts';
import { sheetAt } from '../../../src/engine/doctrine-sheet.ts';
import { freeTroops, squadronsOf } from '../../../src/games/jenkins-ear/doctrine/squadron.ts';
import { staffOf } from '../../../src/games/jenkins-ear/doctrine/staff.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { position, war } from './table.ts';
import { ask, game, viewOf } from './words-table.ts';

const veteran = game.levels?.veteran ?? game;

function book(state: EarState, role = 'english', played: Conduct<unknown> = game): string[] {
  const call = { type: 'call', address: `t05/${role}`, role, name: 'movement' } as const;
  return played.orders(call, () => viewOf(state, role), []).map(({ canonical }) => canonical);
}

const on = (turn: number): Partial<EarState> => ({ turn, ordinal: turn + 1 });

test('the cheapest ship that is sure to bar it is sunk in a great port that an enemy fleet lies beside', () => {
  const sunk = (port: string, fleet: string) => {
    const state = position(`sp ${port} port: san-felipe, oriente, frigate-1; en ${fleet}`);
    const ships = ['sp-san-felipe', 'sp-oriente', 'sp-frigate-1'];
    return game.answer(ask('spanish', 'scuttle', { ships, most: 2 }), () => viewOf(state, 'spanish'), []);
  };
  expect(sunk('3318', '3218 off: boyne, cornwall, torbay, russell')).toEqual(['sp-oriente']);
  expect(sunk('3318', '3218 off: boyne, cornwall, torbay')).toEqual([]);
  expect(sunk('2717', '2817 off: boyne, cornwall, torbay, russell')).toEqual([]);
});

test('a garrison marches over the isthmus with whom it can spare, when they are enough', () => {
  const isthmus = (garrison: string): string[] => book(position(`en 2426 port: ${garrison}; sp 2427 port: soldiers-1`));
  expect(isthmus('soldiers-8, soldiers-9, heavy-guns-1, cannons-1, cannons-2')).toEqual([
    'MOVE en-soldiers-8, en-soldiers-9, en-cannons-1, en-cannons-2 TO 2427',
  ]);
  expect(isthmus('soldiers-8, soldiers-9, heavy-guns-1, cannons-1')).toEqual([]);
});

test('who was beaten back into the country marches into a port of his own beside it', () => {
  expect(book(position('en 2427 port: supplies-1; en 2527 off: soldiers-8, soldiers-9'))).toEqual([
    'MOVE en-soldiers-8, en-soldiers-9 TO 2427',
  ]);
});

test('a fleet at sea is sought by half as many ships again, and by no fewer', () => {
  const enemy = 'sp 2820 off: oriente, frigate-1';
  expect(book(position(`en 2719 port: cornwall, boyne, torbay; ${enemy}`))).toEqual([
    'MOVE en-cornwall, en-boyne, en-torbay TO 2820',
  ]);
  expect(book(position(`en 2719 port: cornwall, boyne; ${enemy}`))).toEqual([]);
});

test('on the last turn nobody is kept back to guard a port of his own', () => {
  const text = 'en 2719 port: cornwall, boyne, frigate-2, soldiers-8; sp 2717 port: soldiers-1';
  expect(book(position(text, on(9)))).toEqual([]);
  expect(book(position(text, on(10))).join()).toContain('en-soldiers-8');
});

test('no more ships are sent to watch a port than find room in it, frigates beside them', () => {
  const sent = (fleet: string): string[] =>
    book(position(`en 2719 port: ${fleet}; en 2717 port: boyne, russell, torbay, supplies-1`));
  expect(sent('cornwall, norfolk')).toEqual([]);
  expect(sent('cornwall, norfolk, frigate-2')).toEqual(['MOVE en-frigate-2 TO 2717']);
});

test('who leads ashore stays with the garrison of his port, and is free where the fleet lies', () => {
  const state = position('sp 2825 port: reina, eslava, soldiers-16; sp 2426 port: lezo, soldiers-9, soldiers-10');
  const staff = staffOf(war, viewOf(state, 'spanish'), 'spanish');
  expect(freeTroops(staff, '2426')).toEqual(['sp-soldiers-10']);
  expect(freeTroops(staff, '2825')).toEqual(['sp-eslava']);
});

test('a veteran walls up what an enemy fleet is near to, the regular player what is worth as much farther off', () => {
  const fleet = 'en 2719 port: boyne, cornwall, torbay, russell, soldiers-4, soldiers-8';
  const funds = { english: 0, spanish: 2 };
  const books = [game, veteran].map((played) => book(position(fleet, { funds }), 'spanish', played));
  expect(books).toEqual([
    ['BUY sp-boom-chain-1 AT 2825', 'BUY sp-boom-chain-2 AT 2114'],
    ['BUY sp-boom-chain-1 AT 2825', 'BUY sp-boom-chain-2 AT 3318'],
  ]);
});

test('a port where only a leader or stores lie is retaken by one who lands, from the sea and over land', () => {
  const fleet = 'sp 3718 port: frigate-1, frigate-2, frigate-3, frigate-4, soldiers-9, soldiers-10';
  const against = (holder: string): string =>
    book(
      position(`${fleet}; en 3318 port: ${holder}; en 3919 port: soldiers-1, soldiers-2, soldiers-3`),
      'spanish',
    ).join();
  for (const holder of ['vernon', 'supplies-1', 'cannons-1'])
    expect(against(holder), holder).toMatch(/^MOVE sp-soldiers-\d+, sp-frigate-\d TO 3318$/);
  expect(against('soldiers-4')).not.toContain('TO 3318');
  const isthmus = (holder: string): string[] =>
    book(position(`sp 2426 port: soldiers-9, soldiers-10; en 2427 port: ${holder}`), 'spanish');
  expect(isthmus('ogle')).toEqual(['MOVE sp-soldiers-10 TO 2427']);
  expect(isthmus('soldiers-4')).toEqual([]);
});

test('a veteran sends parties round the Horn from turn 4 to 6, one after another', () => {
  const fleet = 'en 2719 port: cornwall, boyne, torbay, soldiers-8, soldiers-9, soldiers-4, soldiers-1';
  const text = `${fleet}; sp 2427 port: soldiers-1`;
  const crosses = (turn: number, changes: Partial<EarState> = {}): boolean =>
    book(position(text, { ...on(turn), ...changes }), 'english', veteran).some((line) => line.startsWith('CROSS'));
  expect([3, 4, 5, 6, 7].filter((turn) => crosses(turn))).toEqual([4, 5, 6]);
});

test('a veteran keeps four ships on watch in a great port, the regular player three', () => {
  const state = position('sp 2825 port: reina; sp 2114 port: frigate-1, frigate-2, frigate-3, frigate-4, frigate-5');
  const watching = (['regular', 'veteran'] as const).map((level) => {
    const staff = staffOf(
      { ...war, tuning: sheetAt(war.scenario.doctrine, level) },
      viewOf(state, 'spanish'),
      'spanish',
    );
    return 5 - (squadronsOf(staff).find(({ hex }) => hex === '2114')?.ships.length ?? 0);
  });
  expect(watching).toEqual([3, 4]);
});
