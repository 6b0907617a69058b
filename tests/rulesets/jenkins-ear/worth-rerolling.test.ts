/** REROLL misses: a Deception is spent where a hit can still be had. */
import { expect, test } from 'vitest';
import { position } from './table.ts';
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
  const seen = (enemies: string) => position(`en 3018 off: deception-1, boyne, cornwall; sp 3018 off: ${enemies}`);
  const about = {
    hex: '3018',
    combat: 'naval',
    attacker: true,
    dice: [gun('en-boyne', 2, true), gun('en-cornwall', 6, false)],
    deceptions: 1,
  };
  const need = ask('english', 'reroll', about);
  expect(reply(seen('oriente'), 'english', 'REROLL misses', need)).toBe('pass');
  expect(reply(seen('oriente, frigate-1'), 'english', 'REROLL misses', need)).toBe('en-cornwall.1');
});
