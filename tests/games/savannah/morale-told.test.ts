/** A letter tells one figure of an army's morale, what it stands at as the letter is written, also where its report comes late. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import type { TurnResult } from '../../../src/table/replay.ts';
import { reportOf } from '../../../src/table/telling.ts';
import { stages } from '../../table/stages.ts';

const ARMIES = { British: 'british', French: 'french', American: 'american' } as const;

test('a report that comes with a call in the midst of the next turn tells of the morale that the call tells of', () => {
  let told = 0;
  let closed: TurnResult | null = null;
  for (const stage of stages('savannah/assault', 2, 'classic', 4)) {
    closed = stage.closed ?? closed;
    const { record, stood } = stage;
    if (closed === null || stood.waiting === null) continue;
    const { morale } = stood.state as { morale: Readonly<Record<string, number>> };
    const ahead = { ...stood, waiting: { ...stood.waiting, needs: [] } };
    const reader = { seat: 'allied', language: 'en', label: 'Savannah', deadline: null, standing: [] } as const;
    const text = renderReportText(reportOf(record, closed, ahead, reader)).replace(/\s+/g, ' ');
    for (const [, army = '', figure] of text.matchAll(/(British|French|American) army morale \w+ to (\d+)/g)) {
      told++;
      expect(Number(figure), army).toBe(morale[ARMIES[army as keyof typeof ARMIES]]);
    }
  }
  expect(told).toBeGreaterThan(1);
});
