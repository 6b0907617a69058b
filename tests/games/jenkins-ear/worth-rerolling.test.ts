/** REROLL misses: a Deception is spent where a hit can still be had. */
import { expect, test } from 'vitest';
import { cardsIn, trialsOn } from '../../told.ts';
import { letter } from './letter.ts';
import { type Asked, combat, position, told } from './table.ts';
import { ask, reply } from './words-table.ts';

const die = (side: string, n: number, face: number) => ({
  id: `${side}.${n}`,
  side,
  unit: null,
  face: null,
  die: face,
  sum: face,
  need: null,
  hit: false,
});

const landed = position(
  'en 3318 off: deception-1, boyne, soldiers-8, soldiers-1; sp 3318 port: soldiers-16, cannons-1',
);

const thrown = (...faces: number[]) =>
  ask('english', 'reroll', {
    hex: '3318',
    combat: 'land',
    attacker: true,
    dice: faces.map((face, n) => die('english', n + 1, face)),
    deceptions: 1,
  });

test('ashore a die that nobody uses is thrown again while a counter has none yet', () => {
  expect(reply(landed, 'english', 'REROLL misses', thrown(1, 6, 5))).toBe('english.2');
  expect(reply(landed, 'english', 'REROLL misses', thrown(1, 1, 6))).toBe('pass');
});

test('no more is tried where every target has its hit', () => {
  const few = position('en 3318 off: deception-1, boyne, soldiers-1, soldiers-2; sp 3318 port: soldiers-16');
  expect(reply(few, 'english', 'REROLL misses', thrown(1, 6))).toBe('pass');
});

test('at sea no miss is thrown again once every enemy is hit', () => {
  const gun = (unit: string, face: number, hit: boolean) => ({
    id: `${unit}.1`,
    side: 'english',
    unit,
    face: null,
    die: face,
    sum: face,
    need: 5,
    hit,
  });
  const seen = (enemies: string) => {
    const state = position(`en 3018 off: deception-1, boyne, cornwall; sp 3018 ${enemies}`);
    // All who fight lie open by then.
    for (const piece of Object.values(state.pieces)) Object.assign(piece, { open: true });
    return state;
  };
  const about = {
    hex: '3018',
    combat: 'naval',
    attacker: true,
    dice: [gun('en-boyne', 2, true), gun('en-cornwall', 6, false)],
    deceptions: 1,
  };
  const need = ask('english', 'reroll', about);
  expect(reply(seen('off: oriente'), 'english', 'REROLL misses', need)).toBe('pass');
  expect(reply(seen('off: oriente, frigate-1'), 'english', 'REROLL misses', need)).toBe('en-cornwall.1');
  // Of those ashore only guns fight at sea and may be lost there.
  expect(reply(seen('port: oriente, soldiers-1, soldiers-2, supplies-1'), 'english', 'REROLL misses', need)).toBe(
    'pass',
  );
  expect(reply(seen('port: oriente, soldiers-1, cannons-1'), 'english', 'REROLL misses', need)).toBe('en-cornwall.1');
});

test('ashore an enemy die is thrown again only where it strikes somebody', () => {
  const state = position('en 3318 off: deception-1, boyne, soldiers-1; sp 3318 port: frigate-1, soldiers-1');
  for (const id of state.stacks['spanish/3318/port'] ?? []) Object.assign(state.pieces[id] ?? {}, { open: true });
  const enemy = (...faces: number[]) =>
    ask('english', 'reroll', {
      hex: '3318',
      combat: 'land',
      attacker: true,
      dice: faces.map((face, n) => die('spanish', n + 1, face)),
      deceptions: 1,
    });
  expect(reply(state, 'english', 'REROLL both', enemy(3, 5))).toBe('pass');
  expect(reply(state, 'english', 'REROLL hits', enemy(3, 1))).toBe('spanish.2');
});

test('a die thrown twice more shows both faces it had', () => {
  const state = position(
    'en 3318 off: deception-1, deception-2, boyne; en 3318 port: soldiers-4, soldiers-5; sp 3318 port: soldiers-16',
  );
  const again = (need: Asked) =>
    need.space.kind === 'one' && need.space.of.includes('spanish.1') ? 'spanish.1' : 'pass';
  const driven = combat(state, 'english', { dice: { '!spanish.1': 1, '!again': 4 }, answers: { reroll: again } });
  expect(told(driven, 'ear.reroll')).toHaveLength(2);
  const dice = cardsIn(letter(driven, 'english', 'en')).flatMap(trialsOn)[1]?.dice;
  expect(dice?.map(({ face, struck }) => [face, struck ?? false])).toEqual([
    [1, true],
    [4, true],
    [4, false],
  ]);
});
