/** Before the first turn of hours opens its letter speaks of marches as the hours allow them: up to the lines (S 1.6, S 1.7). */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { stages } from '../../table/stages.ts';

const BY_TURN_16 = 16;

test('S 1.7: who is asked for orders of turn 16 before it opens is told that besiegers may come up to him', () => {
  const first = [...stages('savannah/campaign', 2, 'together', BY_TURN_16)].find(
    ({ stood }) => stood.waiting?.printed === BY_TURN_16,
  );
  const letter = first?.report('british', 'en');
  if (!letter) throw new Error('no letter asks for orders of turn 16');
  expect(letter.next?.call).toBe('orders');
  const text = renderReportText(letter, { pdf: 'attached' });
  expect(text).toMatch(/Threat: \d+ SP .+ can come/);
  expect(text).not.toMatch(/no enemy troops can come/);
});
