import { expect, test } from 'vitest';
import { printReport } from '../../src/campaign/letters/print-report.ts';
import { stages } from '../table/stages.ts';

test('between two letters the event loop turns, so that pictures of the one before give their memory back', async () => {
  const [stage] = stages('savannah/assault', 2, 'classic', 1);
  const model = stage?.call('allied', 'en');
  if (!model) throw new Error('nobody is asked');
  let turns = 0;
  let printing = true;
  const count = () => {
    turns++;
    if (printing) setImmediate(count);
  };
  setImmediate(count);
  for (let letter = 0; letter < 3; letter++)
    await printReport(model, 'A4', { format: 'text', mostBytes: Number.MAX_SAFE_INTEGER, link: null });
  printing = false;
  expect(turns).toBeGreaterThanOrEqual(3);
});
