/** What would be done in vain is told before, and shown in no example: landings of nobody, attacks without a die or an enemy. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { writtenIn } from '../../../src/orders/write.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { field, position } from './table.ts';
import { ask, codes, game, judged, orders, viewOf } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3 } as const;
const said = (stacks: string, text: string) => codes(judged(position(stacks, begun), 'english', text));

test('R 7.3 a LAND of who is not aboard there, and whom no line above takes there, is warned of', () => {
  const fleet = 'en 2719 port: boyne+supplies-5, frigate-1+soldiers-1; sp 2426 port: soldiers-16';
  expect(said(fleet, 'LAND supplies-5 AT riohacha')).toEqual(['warning ear.not-aboard-there']);
  expect(said(fleet, 'LAND soldiers AT porto bello')).toEqual(['warning ear.nobody-to-land']);
  expect(said(fleet, 'MOVE boyne, frigate-1 TO porto bello\nLAND soldiers AT porto bello')).not.toContain(
    'warning ear.nobody-to-land',
  );
  const full = 'en 3919 port: boyne, soldiers-6, wentworth, supplies-1; sp 2426 port: soldiers-16';
  const sail = (units: string) => said(full, `MOVE ${units} TO guadeloupe\nLAND soldiers-6 AT guadeloupe`);
  expect(sail('boyne, soldiers-6, wentworth')).toContain('warning ear.nobody-to-land');
  expect(sail('boyne, soldiers-6')).not.toContain('warning ear.nobody-to-land');
  expect(sail('boyne, supplies-1')).toContain('warning ear.not-aboard-there');
  expect(said(full, 'MOVE boyne TO guadeloupe\nLAND soldiers AT guadeloupe')).toContain('warning ear.nobody-to-land');
  const off = 'en 2426 off: frigate-1+soldiers-1; sp 2426 port: soldiers-16';
  expect(said(off, 'LAND soldiers AT porto bello')).not.toContain('warning ear.nobody-to-land');
});

test('R 9.2 an attack that would throw no dice ashore is warned of', () => {
  const near = (force: string) => `en 1820 off: ${force}; sp 1720 port: soldiers-16`;
  expect(said(near('bomb-ship-2'), 'MOVE bomb-ship-2 TO 1720 attack')).toContain('warning ear.no-dice');
  expect(said(near('boyne+soldiers-1'), 'MOVE boyne TO 1720 attack')).not.toContain('warning ear.no-dice');
});

test('R 9.1 ships sent to attack where no enemy ships lie, and nobody lands, hear that they fight nobody', () => {
  const near = (force: string, enemy: string) => `en 2425 off: ${force}; sp 2426 port: ${enemy}`;
  const attack = 'MOVE boyne TO porto bello attack';
  expect(said(near('boyne', 'soldiers-16'), attack)).toContain('warning ear.nobody-to-fight');
  expect(said(near('boyne', 'soldiers-16'), 'MOVE boyne TO porto bello')).not.toContain('warning ear.nobody-to-fight');
  expect(said(near('boyne', 'frigate-1'), attack)).not.toContain('warning ear.nobody-to-fight');
  expect(said(near('boyne+soldiers-1', 'soldiers-16'), attack)).not.toContain('warning ear.nobody-to-fight');
});

test('J27 who says nothing lands Soldiers, Supplies and one battery, and keeps leaders aboard', () => {
  const state = position('en 2426 off: merchant-1+soldiers-1+cannons-1+heavy-guns-1+supplies-1, boyne+wentworth');
  const counters = ['en-soldiers-1', 'en-cannons-1', 'en-heavy-guns-1', 'en-supplies-1', 'en-wentworth'];
  const need = ask('english', 'land', { hex: '2426', counters, afterCombat: false });
  expect(game.answer(need, () => viewOf(state, 'english'), [])).toEqual([
    'en-soldiers-1',
    'en-heavy-guns-1',
    'en-supplies-1',
  ]);
});

test('who sails with all that a letter shows of a hex hears of those bought there in the same mail', () => {
  const state = position('en 4323 port: merchant-1, cornwall', { ...begun, funds: { english: 50, spanish: 0 } });
  const line = (text: string) => judged(state, 'english', text).find(({ code }) => code === 'ear.newcomers-stay');
  const buy = 'BUY 1 frigate AT 4323\n';
  expect(line(`${buy}MOVE 4323 TO 4322`)?.facts).toMatchObject({ counters: ['en-frigate-2'], hex: '4323' });
  expect(line(`${buy}MOVE merchant-1, cornwall, frigate-2 TO 4322`)).toBeUndefined();
  expect(line(`${buy}MOVE cornwall TO 4322`)).toBeUndefined();
  // A line below takes her.
  const mail = orders(state, 'english', `${buy}MOVE 4323 TO 4322\nMOVE frigate-2 TO 4322`);
  expect(codes(saidOf(game, state, 'english', mail).flat())).not.toContain('note ear.newcomers-stay');
});

test('R 3.3 of those bought in the same mail only who can be paid for, find room and are in the pool are told to stay', () => {
  const stay = (points: number, buy: string) => {
    const state = position('en 4323 port: merchant-1, cornwall; en 2719 port: boyne', {
      ...begun,
      funds: { english: points, spanish: 0 },
    });
    const said = judged(state, 'english', `${buy}\nMOVE merchant-1, cornwall TO 4322`);
    return said.find(({ code }) => code === 'ear.newcomers-stay')?.facts.counters;
  };
  const dear = 'BUY chichester, princess-caroline AT 4323';
  expect(field.ports.get('barbados')?.value).toBe(3);
  expect(stay(0, 'BUY 9 soldiers AT 4323')).toHaveLength(3);
  expect(stay(0, `BUY boyne AT 4323\n${dear}`)).toEqual(['en-chichester']);
  // Frigates need no room, only points.
  expect(stay(5, 'BUY 9 frigates AT 4323')).toHaveLength(Math.floor((5 + field.tables.funds.turn.english) / 4));
});

test('troops that march off alone by the number of their hex hear of the ships bought there in the same mail', () => {
  const state = position('sp 3925 port: soldiers-8', { ...begun, funds: { english: 0, spanish: 50 } });
  const line = (text: string) => judged(state, 'spanish', text).find(({ code }) => code === 'ear.newcomers-stay');
  const buy = 'BUY 1 frigate AT 3925\n';
  expect(line(`${buy}MOVE 3925 TO la guaira attack`)?.facts).toMatchObject({ counters: ['sp-frigate-1'], hex: '3925' });
  expect(line(`${buy}MOVE soldiers-8, frigate-1 TO la guaira`)).toBeUndefined();
});

test('a condition on the turn is known before any die: who waits for another turn hears that nothing is done', () => {
  const fleet = 'en 2719 port: boyne, frigate-1';
  const late = 'MOVE boyne TO 1720\nIF TURN >= 11 HOLD frigate-1';
  expect(said(fleet, late)).toEqual(['note condition-not-held']);
  expect(said(fleet, late.replace('>=', '<'))).toEqual([]);
});

test('who is stopped before he has left hears where he is still, and why', () => {
  const state = position('sp 2424 off: galicia; en 2425 off: frigate-1', begun);
  const found = judged(state, 'spanish', 'MOVE galicia TO 2425 stop');
  expect(codes(found)).not.toContain('note ear.sailing');
  expect(found.find(({ code }) => code === 'ear.not-left')?.facts).toMatchObject({ hex: '2424', why: 'enemy' });
});

test('R 3.3 who was bought beside a fleet and stays is told once, not again of each line that carries the fleet on', () => {
  const state = position('en 2719 port: boyne', { ...begun, funds: { english: 40, spanish: 0 } });
  const mail = 'BUY burford AT 2719\nMOVE boyne TO 2819\nMOVE boyne TO 2919\nMOVE boyne TO 2719';
  const told = saidOf(game, state, 'english', orders(state, 'english', mail)).map((said) =>
    codes(said).includes('note ear.newcomers-stay'),
  );
  expect(told).toEqual([false, true, false, false]);
});

test('an example of an attack takes so many ships and troops that dice are thrown, and goes with its LAND', () => {
  const state = position(
    'en 2719 port: boyne, frigate-2, soldiers-1, soldiers-2, soldiers-3; sp 2717 port: soldiers-16',
    begun,
  );
  const shown = (line: string) =>
    [...(game.instances?.(viewOf(state, 'english'), 'english', orders(state, 'english', line)[0] as Order) ?? [])][0];
  expect(shown('MOVE bomb-ship-2 TO 1720 attack')?.[0]?.args).toMatchObject({ to: '2717', contact: 'attack' });
  expect(shown('MOVE bomb-ship-2 TO 1720 attack')?.[0]?.args.units).toContain('en-soldiers-1');
  expect(shown('LAND soldiers AT havana')?.map(({ verb }) => verb)).toEqual(['MOVE', 'LAND']);
});

test('a French echo calls every counter by a French word, which reads back to it', () => {
  const state = position('en 2719 port: boyne; sp 2114 port: galicia', begun);
  for (const side of field.sides) {
    for (const { id } of [...field.counters.values()].filter((one) => one.side === side)) {
      const order = { id: '', verb: 'HOLD', args: { units: [id] }, canonical: `HOLD ${id}`, line: 1 };
      const echo = writtenIn(game, order, 'fr');
      expect(echo).not.toContain(id);
      expect(orders(state, side, echo)[0]?.args.units).toEqual([id]);
    }
  }
});

test.each([
  ['R 11.1', 'BOMB all AT 2719', 'error ear.no-bomb-ships'],
  ['R 5.0', 'STANDING CLAIM cartagena, havana', 'error ear.not-to-claim'],
])('%s the Spanish, whom it can never be for, hear so of %s', (_rule, line, code) => {
  const state = position('sp 3718 port: galicia; en 2719 port: boyne', { phase: null, turn: 2, ordinal: 3 });
  const [read] = orders(state, 'spanish', line);
  expect(codes(game.idle?.(viewOf(state, 'spanish'), 'spanish', read as Order, []) ?? [])).toEqual([code]);
});

describe('a line that names whom it is not for, or who will not be where it speaks of, says so', () => {
  const war =
    'en 2719 port: merchant-1+soldiers-8, boyne, frigate-2, frigate-3; en 4323 port: torbay+vernon, frigate-4, deception-1; sp 3718 port: galicia';
  test.each([
    ['R 9.1', 'GUNS boyne', ['error ear.no-shore-gun']],
    ['R 11.3', 'FIRESHIPS boyne', ['error ear.not-a-fire-ship']],
    ['R 11.3', 'FIRESHIPS fire-ship-1', ['warning ear.in-pool']],
    ['R 11.1', 'BOMB boyne AT 2114', ['error ear.not-a-bomb-ship']],
    ['R 11.1', 'BOMB all AT 2114', ['warning ear.no-bomb-ship']],
    ['R 11.2', 'REROLL misses WITH boyne', ['error ear.not-a-deception']],
    ['R 11.2', 'REROLL misses WITH boyne, deception-1', ['warning ear.not-a-deception']],
    ['R 7.2', 'INTERCEPT AT 2819 WITH soldiers-8', ['error ear.no-ship-to-intercept']],
    ['R 7.2', 'INTERCEPT AT 2819 WITH torbay', ['warning ear.not-beside']],
    ['R 7.2', 'INTERCEPT AT 2819 WITH boyne, deception-1', []],
    ['R 7.2', 'INTERCEPT AT 1010', ['warning ear.nobody-beside']],
    ['R 7.2', 'INTERCEPT AT 1010 WITH none', []],
    ['R 7.2', 'MOVE boyne TO 3018\nINTERCEPT AT 3017 WITH boyne', []],
    ['R 7.2', 'IF HELD 2717 MOVE boyne TO 3018\nINTERCEPT AT 3017 WITH boyne', []],
    ['R 9.1', 'LEADER vernon WITH boyne AT 4323', ['warning ear.leads-nobody', 'warning ear.leads-elsewhere']],
    ['R 9.1', 'MOVE torbay TO 4222\nLEADER vernon WITH torbay AT 4323', ['warning ear.leads-elsewhere']],
    ['R 9.1', 'MOVE torbay TO 4222\nLEADER vernon WITH torbay, frigate-4', ['warning ear.leads-elsewhere']],
    ['R 9.1', 'MOVE torbay TO 4222\nLEADER vernon WITH torbay AT 4222', []],
    ['R 7.3', 'LAND boyne AT 2719', ['error ear.ships-stay-afloat']],
    ['R 4.0', 'DOCK all AT 2114', ['warning ear.not-your-port']],
    ['R 4.0', 'DOCK 2 frigates AT 4323', ['warning ear.puts-off', 'warning ear.fewer-than-said']],
    ['R 4.0', 'MOVE frigate-2 TO 4323\nDOCK 2 frigates AT 4323', ['warning ear.puts-off']],
  ])('%s %s', (_rule, line, told) => expect(said(war, line)).toEqual(told));

  test('R 7.3 a LAND of more than are aboard there', () => {
    const off = 'en 2426 off: frigate-1+soldiers-1; sp 2426 port: soldiers-16';
    expect(said(off, 'LAND 2 soldiers AT porto bello')).toContain('warning ear.fewer-than-said');
    expect(said(off, 'LAND 2 soldiers')).toEqual(['warning ear.fewer-than-said']);
    expect(said(off, 'LAND 1 soldiers')).toEqual([]);
    expect(said(off, 'LAND 1 soldiers AT porto bello')).not.toContain('warning ear.fewer-than-said');
  });

  test('R 11.2 a REROLL of a side without Deceptions', () => {
    expect(said('en 2719 port: boyne', 'REROLL misses')).toEqual(['warning ear.no-deception']);
    expect(said('en 2719 port: boyne', 'REROLL none')).toEqual([]);
  });
});
