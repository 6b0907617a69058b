/** The worked example at the end of the rulebook: the same positions and the same dice, to the last counter. */
import { expect, test } from 'vitest';
import { combatStep } from '../../../src/rulesets/jenkins-ear/combat.ts';
import { movementStep } from '../../../src/rulesets/jenkins-ear/movement.ts';
import { drive, faults, order, position, whereIs } from './table.ts';

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
  '3119/naval/naval-losses@spanish': ['sp-frigate-1', 'sp-frigate-2'],
  '3119/naval/naval-losses@english': ['en-frigate-2'],
  'naval-retreat': '3019',
  'shore-guns': ['sp-cannons-1'],
  '3018/naval/leader-dice@spanish': { 'sp-reggio': { 'sp-cannons-1': 1 } },
  '3018/naval/leader-dice@english': { 'en-ogle': { 'en-augusta': 1, 'en-frigate-4': 2 } },
  '3018/naval/naval-losses@english': ['en-augusta', 'en-frigate-4'],
  '3018/landing/land@english': ['en-soldiers-1', 'en-soldiers-4', 'en-cannons-1'],
  '3018/land/land-losses@english': ['en-soldiers-1'],
};

const play = () =>
  drive(
    opening(),
    function* (board) {
      yield* board.play.at('movement', () => movementStep(board, 'english', orders, new Map()));
      yield* board.play.at('combat', () => combatStep(board, 'english'));
    },
    { dice, answers },
  );

test('the worked example goes as printed', () => {
  const driven = play();
  expect(faults(driven.state)).toEqual([]);
  expect(whereIs(driven.state, 'en-boyne')).toBe('3119 off');
});
