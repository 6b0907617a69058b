/** What the places of dice, as letters print them, tell the enemy: no order that failed, and no more of a counter than its front. */
import { expect, test } from 'vitest';
import { field } from './table.ts';
import { game } from './words-table.ts';

const place = (address: string, who: string) => game.diePlace?.(address, who);

test('the number of a move in its hex is its owner’s business: he may have given orders that failed', () => {
  const die = 't02/english/movement/2718.13/2819/!perilous';
  expect(place(die, 'english')).toBe(die);
  expect(place(die, 'spanish')).toBe('t02/english/movement/2718/2819/!perilous');
  expect(place(die, 'all')).toBe('t02/english/movement/2718/2819/!perilous');
});

test('the die for a counter that was lost bears the front of an enemy, and the name of one’s own', () => {
  const die = 't02/english/combat/3018/naval/!status.en-deception-3';
  expect(place(die, 'english')).toBe(die);
  expect(place(die, 'spanish')).toBe(
    `t02/english/combat/3018/naval/!status.${field.counters.get('en-deception-3')?.face}`,
  );
  expect(place(die, 'spanish')).not.toContain('deception-3');
});

test('the die for a ship that is scuttled bears the front of an enemy too', () => {
  const die = 't02/spanish/movement/scuttling/!scuttle.sp-frigate-1';
  expect(place(die, 'spanish')).toBe(die);
  expect(place(die, 'english')).toBe('t02/spanish/movement/scuttling/!scuttle.sp-frigate');
});

test('dice of fights and of the turn stand where they fell', () => {
  for (const die of [
    't02/english/!storm',
    't02/spanish/combat/3018/naval/!en-frigate-2.1',
    't10/victory/!victory.havana',
  ])
    expect(place(die, 'spanish')).toBe(die);
});
