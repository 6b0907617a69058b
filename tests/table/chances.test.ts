/** The chances that an order is acknowledged with, from the addresses of its rehearsal. */
import { expect, test } from 'vitest';
import type { Settled } from '../../src/engine/contract.ts';
import { chancesOf, chancesOfAim, kindsOf } from '../../src/table/chances.ts';

const trail = [
  't04/english/!storm',
  't04/spanish/movement/movement@spanish',
  't04/english/movement/2719/2819/!perilous',
  't04/english/movement/2725/2825/!perilous',
  't04/english/movement/2725/2925/!perilous',
  't04/english/movement/2725/2925/intercept@spanish',
  't04/english/movement/2725/dock@english',
];
const chances = {
  thrown: new Set(trail.filter((address) => address.includes('!'))),
  asked: new Set(trail.filter((address) => address.includes('intercept@'))),
  called: new Set(trail.filter((address) => address.includes('movement@'))),
};
const said = (place: string): Settled => ({
  ...{ role: 'english', lock: 't04/english/movement/movement@english', order: 'o2', by: 'rules', branch: null },
  ...{ fate: { kind: 'done', came: null }, place, due: 3, said: 7 },
});

test('an order turns on what is thrown and decided on its way, on the storm of its phase and on the orders of others before', () => {
  expect(kindsOf(chancesOf({ trail, settled: [said('t04/english/movement/2725')] }, chances, () => true))).toEqual([
    { chance: 'storm', n: 1, at: ['english'] },
    { chance: 'movement', n: 1, at: ['movement'] },
    { chance: 'perilous', n: 2, at: ['2825', '2925'] },
    { chance: 'intercept', n: 1, at: ['2925'] },
  ]);
});

test('what becomes of it when the turn closes is another matter', () => {
  expect(kindsOf(chancesOf({ trail, settled: [said('t04')] }, chances, () => true))).toEqual([]);
});

test('whoever aims may find his target gone: marches of the enemy and shots of the step before; not by his own shot', () => {
  const shots = [
    't18/allies/!weather',
    't18/allies/movement/movement@allies',
    't18/allies/fire/br-a/!hit',
    't18/allies/fire/br-a/!damage',
    't18/allies/fire/br-b/!hit',
  ];
  const rolled = {
    thrown: new Set(shots.filter((at) => at.includes('!'))),
    asked: new Set<string>(),
    called: new Set(shots.slice(1, 2)),
  };
  const settled = [{ ...said('t18/allies/fire/br-b'), due: 4, said: 5 }];
  expect(kindsOf(chancesOfAim({ trail: shots, settled }, rolled, () => true))).toEqual([
    { chance: 'movement', n: 1, at: ['movement'] },
    { chance: 'hit', n: 1, at: ['br-a'] },
    { chance: 'damage', n: 1, at: ['br-a'] },
  ]);
});
