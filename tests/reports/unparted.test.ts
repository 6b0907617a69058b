/** No line of a letter or of print parts a number from what it counts or belongs to. */
import { expect, test } from 'vitest';
import { counters, prose, told } from '../../src/reports/html/typeset.ts';
import { prose as printed } from '../../src/reports/pdf/flow.ts';

/** The blank that does not break, as a sign that can be seen. */
const seen = (text: string): string => text.replaceAll('\u00a0', '_').replace(/<[^>]*>/g, '');

test.each([
  ['6 counters of the Spanish', '6_counters of the Spanish'],
  ['3 left. Deception, 0 became 2.', '3_left. Deception, 0_became_2.'],
  ['Soldiers 16 and Cannons 3 at 2719 and 3117', 'Soldiers_16 and Cannons_3 at 2719 and 3117'],
  ['Savannah (5), hex 2718 (9)', 'Savannah_(5), hex 2718_(9)'],
  ['Nous perdons 3 PF au tour 17.', 'Nous perdons 3_PF au tour_17.'],
  ['moral 1/2 ; 14 1/2 points', 'moral ½_; 14½_points'],
  ['3 counters, turn 17 next, die 4 above 3: lost', '3_counters, turn_17 next, die_4 above_3: lost'],
])('%s', (text, expected) => {
  expect(seen(prose(text)).replaceAll('\u202f', '_')).toBe(expected);
});

test('a sum or a rating stays with its name, and a code with its figure', () => {
  expect(seen(told('other causes -1; Dillon +2'))).toBe('other causes_−1; Dillon_+2');
  expect(seen(counters('gam-2 1 (+1), tawes 1 (−1)'))).toBe('gam-2_1_(+1), tawes_1_(−1)');
  expect(seen(told('9 fraser-1 3-4'))).toBe('9 fraser-1 3-4');
});

test('print holds them too', () => {
  expect(seen(printed('We lost 3 counters; 2 became 1.'))).toBe('We lost 3_counters; 2_became_1.');
});

test('halves are one sign, with a true minus, in letters and in print', () => {
  for (const set of [prose, printed]) {
    expect(set('VP British 7 1/2, French 1/2; now -1/2')).toMatch(/\s7½, French\u00a0½; now\u00a0−½$/);
    expect(set('the die (1/2)')).toContain('(1/2)');
  }
});
