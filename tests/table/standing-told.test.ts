/** A report tells of the standing orders that answered for their seat. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { ordersIn } from '../told.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

test('a standing order that ran is told among the orders, with how often; one that nothing asked for is not', () => {
  const write = ({ record, stood, due }: Stage) => {
    if (!due.includes('british')) return {};
    const { standing } = draft(
      record,
      stood,
      'british',
      'STANDING FIRE NEAREST\nSTANDING CAPTURE best',
      NOTHING,
    ).drafted;
    return { british: { orders: [], standing, mails: [], receivedAt: null } };
  };
  let orders: readonly { order: string; fate: string; outcome: string }[] = [];
  for (const stage of stages('savannah/assault', 2, 'together', 2, write)) {
    const report = stage.report('british', 'en');
    if (report) orders = ordersIn(report.story);
  }
  expect(orders.find(({ order }) => order === 'STANDING FIRE nearest')).toMatchObject({
    fate: 'done',
    outcome: expect.stringMatching(/^It settled \d+ choices\.$/),
  });
  expect(orders.map(({ order }) => order)).not.toContainEqual(expect.stringContaining('CAPTURE'));
});

test('a standing order that answered here and was passed over there is told once, with both', () => {
  const write = ({ record, stood, due }: Stage) => {
    if (!due.includes('british')) return {};
    const text = 'STANDING DEFEND LEAD br-a TACTIC stand fast';
    const { standing } = draft(record, stood, 'british', text, NOTHING).drafted;
    return { british: { orders: [], standing, mails: [], receivedAt: null } };
  };
  const told: { fate: string; outcome: string }[][] = [];
  for (const stage of stages('savannah/assault', 2, 'together', 4, write))
    told.push(ordersIn(stage.report('british', 'en')?.story).filter(({ order }) => order.includes('DEFEND')));
  expect(told.filter(({ length }) => length > 1)).toEqual([]);
  expect(told.flat()).toContainEqual({
    ...{ order: 'STANDING DEFEND LEAD br-a TACTIC stand fast', fate: 'part' },
    outcome: expect.stringMatching(/^It settled .*\. Not all of it: /),
  });
});
