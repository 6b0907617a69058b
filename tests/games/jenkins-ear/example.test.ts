/** The worked example at the end of the rulebook: the same positions and the same dice, to the last counter. */
import { expect, test } from 'vitest';
import { combatStep } from '../../../src/games/jenkins-ear/combat.ts';
import { movementStep } from '../../../src/games/jenkins-ear/movement.ts';
import type { Board } from '../../../src/games/jenkins-ear/units.ts';
import { drive, faults, lost, order, position, told, undriven, whereIs } from './table.ts';

const BR1 = [
  'en-boyne',
  'en-supplies-1',
  'en-frigate-2',
  'en-waterhouse',
  'en-frigate-3',
  'en-fire-ship-1',
  'en-deception-1',
  'en-deception-2',
];
const BR2 = [
  'en-augusta',
  'en-frederick',
  'en-cornwall',
  'en-ogle',
  'en-frigate-4',
  'en-merchant-1',
  'en-soldiers-1',
  'en-soldiers-4',
  'en-cannons-1',
];

const opening = () =>
  position(
    `en 3919 port: deception-1, deception-2, boyne+supplies-1, frigate-2+waterhouse, frigate-3, fire-ship-1;
     en 2719 port: augusta, frederick, cornwall+ogle, frigate-4, merchant-1+soldiers-1+soldiers-4+cannons-1;
     sp 3019 off: oriente+pizarro, frigate-1, frigate-2;
     sp 3018 port: frigate-3, santa-isabel, soldiers-1, cannons-1, reggio;
     sp 3318 port: deception-5, san-felipe, soldiers-2, soldiers-3, cannons-11`,
    { turn: 3, ordinal: 4, funds: { english: 10, spanish: 10 } },
  );

const orders = [
  order('MOVE', BR1.join(), { via: ['3819', '3720', '3620', '3520', '3420', '3320', '3219'], to: '3119' }),
  order('MOVE', BR2.join(), { via: ['2819', '2919'], to: '3018' }),
];

const dice = {
  // 1 to 7: the movement step.
  '3919/3320/!perilous': 3,
  '3919/3320/!status.en-frigate-3': 2,
  '3119/!intercept': 3,
  '2719/3018/!contact': 4,
  // 9 to 15: the combat in 3119.
  '3119/naval/!sp-oriente.1': 3,
  '3119/naval/!sp-frigate-1.1': 5,
  '3119/naval/!sp-frigate-1.2': 5,
  '3119/naval/!sp-frigate-2.1': 2,
  '3119/naval/!en-boyne.1': 4,
  '3119/naval/!en-frigate-2.1': 5,
  '3119/naval/!en-frigate-2.2': 6,
  '3119/naval/!en-fire-ship-1.1': 4,
  '3119/naval/reroll.2/!again': 4,
  '3119/naval/reroll.4/!again': 2,
  // 17 to 25: the naval combat in 3018.
  '3018/naval/!sp-frigate-3.1': 6,
  '3018/naval/!sp-santa-isabel.1': 5,
  '3018/naval/!sp-cannons-1.1': 1,
  '3018/naval/!sp-cannons-1.2': 2,
  '3018/naval/!en-augusta.1': 5,
  '3018/naval/!en-augusta.2': 3,
  '3018/naval/!en-frederick.1': 3,
  '3018/naval/!en-cornwall.1': 6,
  '3018/naval/!en-frigate-4.1': 2,
  '3018/naval/!en-frigate-4.2': 3,
  '3018/naval/!en-frigate-4.3': 4,
  // 27 and 28: ashore.
  ...Object.fromEntries([2, 3, 6, 3, 1, 4, 4, 1, 5].map((face, n) => [`3018/land/!english.${n + 1}`, face])),
  '3018/land/!spanish.1': 1,
  '3018/land/!spanish.2': 5,
};

const answers = {
  'sea-victims-own': ['en-frigate-3'],
  '3119/intercept@spanish': ['sp-oriente', 'sp-frigate-1', 'sp-frigate-2'],
  '2919/intercept@spanish': [],
  'enter-contact': 'enter',
  'combat-order': ['3119', '3018'],
  'fire-ships-used': ['en-fire-ship-1'],
  '3119/naval/leader-dice@spanish': { 'sp-pizarro': { 'sp-frigate-1': 1 } },
  '3119/naval/leader-dice@english': { 'en-waterhouse': { 'en-frigate-2': 1 } },
  'reroll.2/reroll@english': 'sp-frigate-2.1',
  'reroll.4/reroll@english': 'en-frigate-2.2',
  '3119/naval/losses/naval-losses@spanish': ['sp-frigate-1', 'sp-frigate-2'],
  '3119/naval/losses/naval-losses@english': ['en-frigate-2'],
  'naval-retreat': '3019',
  'shore-guns': ['sp-cannons-1'],
  '3018/naval/leader-dice@spanish': { 'sp-reggio': { 'sp-cannons-1': 1 } },
  '3018/naval/leader-dice@english': { 'en-ogle': { 'en-augusta': 1, 'en-frigate-4': 2 } },
  '3018/naval/losses/naval-losses@english': ['en-augusta', 'en-frigate-4'],
  '3018/landing/land@english': ['en-soldiers-1', 'en-soldiers-4', 'en-cannons-1'],
  '3018/land/land-losses@english': ['en-soldiers-1'],
};

const played = undriven(opening());

/** Why the example could not be played to its end: each step is looked at as far as it came. */
function brokenOff(): unknown {
  const movesAndFights = function* (board: Board) {
    yield* board.play.at('movement', () => movementStep(board, 'english', orders, new Map()));
    yield* board.play.at('combat', () => combatStep(board, 'english'));
  };
  try {
    drive(played.state, movesAndFights, { dice, answers, driven: played });
    return null;
  } catch (error) {
    return error;
  }
}

const broken = brokenOff();
const shots = (hex: string) => told(played, 'ear.volley').find((volley) => volley.hex === hex)?.dice ?? [];
const shot = (hex: string, id: string) => shots(hex).find((die) => die.id === id);
const at = (hex: string) => (event: { hex?: string | null }) => event.hex === hex;

test('example 1: BR1 sails from 3919 to 3320, six hexes, next to nobody, and nobody may intercept', () => {
  const [first] = told(played, 'ear.move');
  expect(first?.path).toEqual(['3919', '3819', '3720', '3620', '3520', '3420', '3320']);
  expect(first?.units.toSorted()).toEqual(BR1.toSorted());
  const tried = played.asked.filter(({ kind, address }) => kind === 'intercept' && address.includes('3919/'));
  expect(tried.map(({ address }) => address)).toEqual(['t/movement/3919/3119/intercept@spanish']);
});

test('example 2: in 3320 a 3 and Waterhouse make 4, and the owner gives up the frigate without cargo, never a Deception', () => {
  expect(told(played, 'ear.perilous')).toEqual([
    {
      side: 'english',
      hex: '3320',
      die: 3,
      modifiers: [{ name: 'admiral', value: 1, rule: '6.3', of: 'en-waterhouse' }],
      sum: 4,
      by: 'owner',
      countDie: null,
      count: 1,
    },
  ]);
  const asked = played.asked.find(({ kind }) => kind === 'sea-victims-own')?.about;
  expect(asked).toMatchObject({ ships: ['en-boyne', 'en-frigate-2', 'en-frigate-3', 'en-fire-ship-1'] });
});

test('example 3: the 2 thrown for the frigate is not above her cost: she is gone for good', () => {
  expect(lost(played, 'perilous-sea')).toEqual(['en-frigate-3']);
  expect(whereIs(played.state, 'en-frigate-3')).toBe('out');
});

test('example 4: BR1 goes on by 3219, next to neither Spanish fleet, to 3119, next to SP1 and SP2', () => {
  expect(told(played, 'ear.move')[1]?.path).toEqual(['3320', '3219', '3119']);
  const about = played.asked.find(({ address }) => address.endsWith('3119/intercept@spanish'))?.about;
  expect(about).toMatchObject({ from: ['3018', '3019'] });
});

test('example 5: SP1 intercepts with three ships on a 3, comes up to 3119 and is marked; both stop', () => {
  const tried = told(played, 'ear.intercept')[0];
  expect(tried).toMatchObject({ side: 'spanish', at: '3119', needed: 3, die: 3, success: true, from: ['3019'] });
  expect(tried?.units.toSorted()).toEqual(['sp-frigate-1', 'sp-frigate-2', 'sp-oriente']);
  expect(played.state.pieces['sp-oriente']?.intercepted).toBe(true);
  expect(played.state.pieces['en-boyne']?.moved).toBe('done');
});

test('example 6: BR2 comes by 2819 to 2919, where SP2 lets it be; SP1 is gone from 3019', () => {
  expect(told(played, 'ear.move')[2]?.path).toEqual(['2719', '2819', '2919']);
  const about = played.asked.find(({ address }) => address.endsWith('2919/intercept@spanish'))?.about;
  expect(about).toMatchObject({ from: ['3018'] });
});

test('example 7: BR2 falls upon 3018 with a 4: four ships with guns, the merchant is not counted', () => {
  expect(told(played, 'ear.intercept')[1]).toMatchObject({
    side: 'english',
    at: '3018',
    needed: 4,
    die: 4,
    success: true,
  });
  expect(told(played, 'ear.move')[3]?.path).toEqual(['2919', '3018']);
});

test('example 8: the English choose to fight in 3119 first; there Spain attacks, and no port counts', () => {
  expect(told(played, 'ear.naval-combat').map(({ hex, attacker, port }) => [hex, attacker, port])).toEqual([
    ['3119', 'spanish', null],
    ['3018', 'english', { port: 'leogane', value: 2 }],
  ]);
});

test('example 9: Oriente hits with a 3', () => {
  expect(shot('3119', 'sp-oriente.1')).toMatchObject({ die: 3, sum: 3, need: 6, hit: true });
});

test('example 10: the frigate that Pizarro helps from aboard Oriente throws two dice and misses with both', () => {
  expect(shots('3119').filter(({ unit }) => unit === 'sp-frigate-1')).toMatchObject([
    { die: 5, need: 3, hit: false },
    { die: 5, need: 3, hit: false },
  ]);
});

test('example 11: the other frigate hits with a 2 until an English Deception makes it a 4', () => {
  expect(shot('3119', 'sp-frigate-2.1')).toMatchObject({ die: 2, hit: true });
  expect(told(played, 'ear.reroll')[0]).toEqual({
    hex: '3119',
    side: 'english',
    deception: 'en-deception-1',
    of: 'sp-frigate-2.1',
    from: 2,
    to: 4,
    sum: 4,
    hit: false,
  });
});

test('example 12: Boyne hits with a 4', () => {
  expect(shot('3119', 'en-boyne.1')).toMatchObject({ die: 4, sum: 4, need: 8, hit: true });
});

test('example 13: the English frigate misses with 5 and 6; the second Deception makes the 6 a 2, a hit', () => {
  expect(shots('3119').filter(({ unit }) => unit === 'en-frigate-2')).toMatchObject([
    { die: 5, need: 4, hit: false },
    { die: 6, need: 4, hit: false },
  ]);
  expect(told(played, 'ear.reroll')[1]).toMatchObject({ deception: 'en-deception-2', from: 6, to: 2, hit: true });
});

test('example 14: the fire ship misses with a 4, her guns not doubled at sea, and burns out', () => {
  expect(shot('3119', 'en-fire-ship-1.1')).toMatchObject({ die: 4, need: 3, hit: false });
  expect(lost(played, 'fire-ship')).toEqual(['en-fire-ship-1']);
});

test('example 15: Spain loses both frigates and keeps Pizarro; England the frigate and Waterhouse; the Deceptions are spent', () => {
  expect(told(played, 'ear.naval-result')[0]).toMatchObject({ hits: { english: 2, spanish: 1 }, repulsed: true });
  const here = told(played, 'ear.lost').filter(at('3119'));
  expect(here.flatMap(({ cause, losses }) => losses.map(({ unit }) => `${cause} ${unit}`))).toEqual([
    'reroll en-deception-1',
    'reroll en-deception-2',
    'fire-ship en-fire-ship-1',
    'naval-combat en-frigate-2',
    'naval-combat en-waterhouse',
    'naval-combat sp-frigate-1',
    'naval-combat sp-frigate-2',
  ]);
  expect(whereIs(played.state, 'sp-pizarro')).toBe('3019 off');
});

test('example 16: Boyne is left, so Oriente must draw off, to 3019', () => {
  expect(told(played, 'ear.naval-retreat')).toMatchObject([{ side: 'spanish', from: '3119', to: '3019' }]);
  expect(whereIs(played.state, 'sp-oriente')).toBe('3019 off');
  expect(whereIs(played.state, 'en-boyne')).toBe('3119 off');
});

test('example 17 to 20: at Leogane the frigate misses, Santa Isabel hits, the cannons hit once with two dice; no port for them', () => {
  expect(shots('3018').filter(({ side }) => side === 'spanish')).toMatchObject([
    { id: 'sp-frigate-3.1', die: 6, sum: 6, need: 3, hit: false },
    { id: 'sp-santa-isabel.1', die: 5, sum: 5, need: 6, hit: true },
    { id: 'sp-cannons-1.1', die: 1, sum: 1, need: 2, hit: true },
    { id: 'sp-cannons-1.2', die: 2, sum: 2, need: 2, hit: true },
  ]);
  expect(told(played, 'ear.naval-result')[1]?.hits.spanish).toBe(2);
});

test('example 21 to 24: the port adds 2 to every English die; Augusta, Frederick, Cornwall and the frigate hit once each', () => {
  const english = shots('3018').filter(({ side }) => side === 'english');
  expect(english.map(({ id, die, sum, need, hit }) => [id, die, sum, need, hit])).toEqual([
    ['en-augusta.1', 5, 7, 6, false],
    ['en-augusta.2', 3, 5, 6, true],
    ['en-frederick.1', 3, 5, 7, true],
    ['en-cornwall.1', 6, 8, 8, true],
    ['en-frigate-4.1', 2, 4, 4, true],
    ['en-frigate-4.2', 3, 5, 4, false],
    ['en-frigate-4.3', 4, 6, 4, false],
  ]);
  expect(told(played, 'ear.naval-result')[1]?.hits.english).toBe(4);
});

test('example 25: England loses Augusta and the frigate, Spain the three it has; the fourth loss is lost', () => {
  const here = told(played, 'ear.lost').filter(({ hex, cause }) => hex === '3018' && cause === 'naval-combat');
  expect(here.map(({ side, losses }) => [side, losses.map(({ unit }) => unit).toSorted()])).toEqual([
    ['english', ['en-augusta', 'en-frigate-4']],
    ['spanish', ['sp-cannons-1', 'sp-frigate-3', 'sp-santa-isabel']],
  ]);
  expect(told(played, 'ear.naval-result')[1]?.repulsed).toBe(false);
});

test('example 26: two Soldiers and the Cannons land; a seaport asks for no disease die', () => {
  expect(told(played, 'ear.landed')[0]?.units.toSorted()).toEqual(['en-cannons-1', 'en-soldiers-1', 'en-soldiers-4']);
  expect(played.rolled.filter((address) => address.endsWith('!disease'))).toEqual([]);
});

test('example 27: two Soldiers and cannonade 9, less 2 for the port, are nine dice and two hits', () => {
  const [fought] = told(played, 'ear.land-combat');
  const { soldiers, tactics, cannonade, deducted, dice } = fought?.sides.english ?? {};
  expect({ soldiers: soldiers?.length, tactics, deducted, dice }).toEqual({
    soldiers: 2,
    tactics: [],
    deducted: 2,
    dice: 9,
  });
  expect(Object.fromEntries((cannonade ?? []).map(({ unit, dice }) => [unit, dice]))).toEqual({
    'en-frederick': 3,
    'en-cornwall': 4,
    'en-cannons-1': 2,
  });
  expect(told(played, 'ear.land-result')[0]?.hits.english).toBe(2);
});

test('example 28: the Spanish Soldiers and Reggio are two dice and one hit', () => {
  const [fought] = told(played, 'ear.land-combat');
  expect(fought?.sides.spanish).toMatchObject({ deducted: 0, dice: 2, cannonade: [] });
  expect(told(played, 'ear.land-result')[0]?.hits.spanish).toBe(1);
});

test('example 29: Spain loses Soldiers and Reggio, England Soldiers 1', () => {
  expect(lost(played, 'land-combat').toSorted()).toEqual(['en-soldiers-1', 'sp-reggio', 'sp-soldiers-1']);
});

test('example 30: Leogane is English and pays 2 at once; it counts as a French port captured this turn', () => {
  expect(told(played, 'ear.captured')).toEqual([
    { side: 'english', port: 'leogane', hex: '3018', value: 2, paid: 2, from: 10, to: 12 },
  ]);
  expect(played.state.ports.leogane).toBe('english');
  expect(played.state.captured).toEqual([{ port: 'leogane', side: 'english' }]);
});

test('example: every counter stands where the example leaves it', () => {
  expect(broken).toBeNull();
  const standing = Object.fromEntries(
    Object.keys(opening().pieces)
      .map((id) => [id, whereIs(played.state, id)] as const)
      .filter(([, where]) => /^\d/.test(where)),
  );
  expect(standing).toEqual({
    'en-boyne': '3119 off',
    'en-supplies-1': '3119 off',
    'en-frederick': '3018 off',
    'en-cornwall': '3018 off',
    'en-merchant-1': '3018 off',
    'en-ogle': '3018 off',
    'en-soldiers-4': '3018 port',
    'en-cannons-1': '3018 port',
    'sp-oriente': '3019 off',
    'sp-pizarro': '3019 off',
    'sp-deception-5': '3318 port',
    'sp-san-felipe': '3318 port',
    'sp-soldiers-2': '3318 port',
    'sp-soldiers-3': '3318 port',
    'sp-cannons-11': '3318 port',
  });
  expect(faults(played.state)).toEqual([]);
});
