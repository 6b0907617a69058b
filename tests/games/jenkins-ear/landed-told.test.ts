/** What an enemy's landing tells: in a port of his own nothing, on an open coast not how many go ashore (R 4.4, J1). */
import { expect, test } from 'vitest';
import { phasesIn } from '../../told.ts';
import { letter, plain } from './letter.ts';
import { movement, position, whereIs } from './table.ts';

/** What is told of it to a side, in the phase of the English. */
function told(text: string, role: string, ...land: string[]): string {
  const state = position(text);
  const driven = movement(state, 'english', [], { answers: { land, dock: [] }, dice: { '!disease': 2 } });
  expect(whereIs(state, land[0] ?? '')).toMatch(/^\d{4}/);
  return phasesIn(letter(driven, role, 'en'))
    .flatMap(({ lines }) => lines.map(plain))
    .filter((line) => line.includes('landed'))
    .join(' ');
}

test('R 4.4 who goes ashore in a port of his own is told to himself alone', () => {
  const docked = 'en 2719 port: boyne+soldiers-1, lion';
  expect(told(docked, 'english', 'en-soldiers-1')).toBe('We landed at Port Royal (2719): Soldiers 1.');
  expect(told(docked, 'spanish', 'en-soldiers-1')).toBe('');
  expect(told('en 2719 off: boyne+soldiers-1', 'spanish', 'en-soldiers-1')).toBe('');
});

test('R 4.4 on an open coast the enemy hears that somebody landed, never how many', () => {
  const coast = 'en 2918 off: merchant-1+soldiers-1+supplies-1';
  expect(told(coast, 'english', 'en-soldiers-1', 'en-supplies-1')).toMatch(/^We landed at 2918: .*Soldiers 1/);
  expect(told(coast, 'spanish', 'en-soldiers-1', 'en-supplies-1')).toBe('The English landed at 2918.');
});

test('R 9.2 who is taken where nobody is left to fight is named among the losses, as no card tells of him', () => {
  const state = position('en 3318 off: boyne+ogle; sp 3318 port: deception-1');
  const driven = movement(state, 'english', [], { answers: { land: ['en-ogle'], dock: [] } });
  const told = (role: string) =>
    phasesIn(letter(driven, role, 'en'))
      .flatMap(({ lines }) => lines.map(plain))
      .join(' ');
  expect(told('english')).toContain('The Spanish lost Deception at Santo Domingo (3318): left without troops');
  expect(told('spanish')).toContain('We lost Deception 1 at Santo Domingo (3318): left without troops');
});
