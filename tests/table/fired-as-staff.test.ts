/** `FIRE best` leaves each gun to the staff: it is done by every one that fires so, and takes nothing from a line for one of them. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { ordersIn } from '../told.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** What the report of the first turn says became of these lines of the British, whose guns fire in it. */
function toldOf(lines: readonly string[]): string[] {
  const write = ({ record, stood, due }: Stage) => {
    if (!due.includes('british')) return {};
    const { orders } = draft(record, stood, 'british', lines.join('\n'), NOTHING).drafted;
    return { british: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const stage of stages('savannah/assault', 2, 'together', 2, write)) {
    const report = stage.closed && stage.report('british', 'en');
    if (report) return ordersIn(report.story).map(({ order, fate, outcome }) => `${order}: ${fate}. ${outcome}`);
  }
  throw new Error('no turn closes');
}

test('FIRE best is done by all guns that fire', () => {
  expect(toldOf(['FIRE best'])).toEqual([expect.stringMatching(/^FIRE best: done\. It settled \d choices\.$/)]);
});

test('beside a line for one gun it is done by the others, and that one fires as its own line says', () => {
  const [own, rest] = toldOf(['FIRE br-a AT 1405', 'FIRE best']);
  expect(own).toMatch(/^FIRE br-a AT 1405: done\. The British Battery A fired at .*\(1405\)/);
  expect(rest).toMatch(/^FIRE best: done\. It settled \d choices\.$/);
});

test('guns named with it are told of one by one', () => {
  expect(toldOf(['FIRE br-a, br-b best'])).toEqual([
    expect.stringMatching(/^FIRE br-a, br-b best: done\. It answered “What does this battery fire at\?”/),
  ]);
});
