/** What breaks the rules on purpose: each number, condition, sign and step by itself. */
import { expect, test } from 'vitest';
import { coarseMutantsOf, mutantsOf } from '../../scripts/mutate/mutants.ts';

/** The changes of code, as `from -> to`. */
const changesIn = (code: string, of = mutantsOf): string[] =>
  of('way.ts', code).map(({ from, to }) => `${from} -> ${to}`);

test('of two conditions each is dropped, and the word between them mistaken', () => {
  expect(changesIn('const may = isLed && hasWay;')).toEqual([
    'isLed && hasWay -> isLed',
    'isLed && hasWay -> hasWay',
    'isLed && hasWay -> ((isLed) || (hasWay))',
  ]);
});

test('a comparison becomes its neighbour and its contrary, a sum a difference; words are not added up', () => {
  expect(changesIn('const last = turn >= end + bonus;')).toEqual(['>= -> >', '>= -> <', '+ -> -']);
  expect(changesIn("const name = 'hex ' + hex;")).toEqual([]);
});

test('a sign, a no and a truth are turned, some are taken for all and the least for the most', () => {
  expect(changesIn('const drm = -value;')).toEqual(['-value -> value']);
  expect(changesIn('const free = !held;')).toEqual(['!held -> held']);
  expect(changesIn('const moved = true;')).toEqual(['true -> false']);
  expect(changesIn('const any = units.some(isLed);')).toEqual(['some -> every']);
  expect(changesIn('const most = Math.min(here, there);')).toEqual(['min -> max']);
});

test('a condition is turned round and dropped, a step left out', () => {
  expect(changesIn('if (isLost) stop(); for (const one of all) { if (one) continue; }', coarseMutantsOf)).toEqual([
    'isLost -> !(isLost)',
    'isLost -> false',
    'stop(); -> ;',
    'one -> !(one)',
    'one -> false',
  ]);
});
