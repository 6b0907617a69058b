/** What guns need is told for the weather of the turn that is planned, not of the one that closed. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { type Stage, stages } from '../../table/stages.ts';

/** The die that the letter of a stage says is needed against 2206, where nobody goes or comes. */
function needed(stage: Stage): number {
  const letter = renderReportText(stage.report('british', 'en') ?? stage.call('british', 'en'));
  return Number(/\b2206:0\+4\((\d)\+\)/.exec(letter)?.[1]);
}

test('S 4.2 after the fog of turn 16 guns need one less in the fair weather of turn 17', () => {
  const [fog, fair] = [...stages('savannah/assault', 2, 'together', 2)].map(needed);
  expect(fog).toBe(8);
  expect(fair).toBe(7);
});
