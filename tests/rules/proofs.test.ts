/** Proofs of the rules: places by name, changes that outlive reformatting, numbers as code cites them. */
import { expect, test } from 'vitest';
import { patternOf } from '../../scripts/mutate/wish.ts';
import { citationsIn } from '../../scripts/rules/citations.ts';
import { placesOf } from '../../scripts/rules/places.ts';
import { changed } from '../../scripts/rules/proofs.ts';

const CODE = `
/** A lost unit has no zone (S 4.9). */
export function way() {
  return {
    rule: 'S 4.9',
    hasZone: (unit) => !isLost(unit),
    mayWithdraw: (unit) => !isLost(unit),
  };
}
`;
const DATA = 'terrain:\n  rows:\n    city: { foot: 1, combat: -2 }\n    fort: { foot: 1, combat: -1 }\n';

test('a place of code is a function by the names around it, one of data a key by the keys around it', () => {
  expect(placesOf('way.ts', CODE).map(({ name }) => name)).toEqual(['way', 'way.hasZone', 'way.mayWithdraw']);
  expect(placesOf('tables.yaml', DATA).map(({ name }) => name)).toContain('terrain.rows.fort.combat');
});

test('a change is made in its place only', () => {
  const lost = { from: '!isLost(unit)', to: 'isLost(unit)' };
  expect(changed('way.ts', CODE, 'way.mayWithdraw', lost)).toBe(
    CODE.replace('mayWithdraw: (unit) => !isLost', 'mayWithdraw: (unit) => isLost'),
  );
  expect(changed('way.ts', CODE, 'way', { ...lost, nth: 2 })).toBe(changed('way.ts', CODE, 'way.mayWithdraw', lost));
  expect(changed('tables.yaml', DATA, 'terrain.rows.fort', { from: 'foot: 1', to: 'foot: 2' })).toBe(
    DATA.replace('fort: { foot: 1', 'fort: { foot: 2'),
  );
});

test('it outlives new line ends and blanks, and does not apply once its code or place is gone', () => {
  const proof = { from: '(unit) => !isLost(unit)', to: 'broken' };
  expect(changed('way.ts', CODE.replace('=> !isLost(', '=>\n      !isLost(\n'), 'way.hasZone', proof)).toContain(
    'hasZone: broken,',
  );
  expect(changed('way.ts', CODE.replaceAll('!isLost', 'stands'), 'way.hasZone', proof)).toBeNull();
  expect(changed('way.ts', CODE, 'way.gone', proof)).toBeNull();
});

test('numbers are found as code cites them', () => {
  const numbers = (text: string): string[] => citationsIn(text).map(({ number }) => number);
  expect(numbers('the Way (S 4.9, 4.19; R77)')).toEqual(expect.arrayContaining(['S 4.9', 'S 4.19', 'R77']));
  expect(numbers('series 13.5')).toContain('series 13');
  expect(numbers('storms (6.2)')).toContain('R 6.2');
});

test('a title finds its test whatever `each` puts into it, and no other', () => {
  const pattern = patternOf(['S 4.2 a die of %i is %s', 'R3 (a tie) is thrown again']);
  expect(pattern.test('weather S 4.2 a die of 3 is rain')).toBe(true);
  expect(pattern.test('R3 (a tie) is thrown again')).toBe(true);
  expect(pattern.test('R3 (a tie) is thrown again and again')).toBe(false);
});
