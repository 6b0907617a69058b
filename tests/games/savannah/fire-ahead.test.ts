/** What guns need is told for the weather of the turn that is planned, not of the one that closed. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { type Stage, stages } from '../../table/stages.ts';

/** The die that the letter of a stage says is needed against guns in a hex where nobody goes or comes. */
const needed =
  (hex: string) =>
  (stage: Stage): number => {
    const letter = renderReportText(stage.report('british', 'en') ?? stage.call('british', 'en'));
    return Number(new RegExp(`\\b${hex}:0\\+4\\((\\d)\\+\\)`).exec(letter)?.[1]);
  };

test('S 4.2 after the fog of turn 16 guns need one less in the fair weather of turn 17', () => {
  const [fog, fair] = [...stages('savannah/assault', 2, 'together', 2)].map(needed('2206'));
  expect(fog).toBe(8);
  expect(fair).toBe(7);
});

test('S 1.6 the hours of a campaign whose assault nobody declared open in fog, and the second is fair', () => {
  const hours = [...stages('savannah/campaign', 2, 'together', 17)].slice(-2);
  expect(hours.map(needed('2406'))).toEqual([9, 8]);
});
