/** `IF ODDS …` before an attack is read when it is declared: of those named who can make it, against who stands there. */
import { expect, test } from 'vitest';
import type { Books } from '../../../src/table/advance.ts';
import { draft } from '../../../src/table/draft.ts';
import { type Stage, stages } from '../../table/stages.ts';
import { ordersIn } from '../../told.ts';
import { unhurtSeed } from './unhurt.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = ['MOVE avant-garde, champagne, destaing TO 1405', 'MOVE grenadier-bn, armagnac TO 1304'];
const ATTACKS = [
  'IF ODDS >= 1:3 ATTACK 1504 WITH avant-garde, champagne LEAD champagne',
  'IF ODDS >= 5:1 ATTACK 1404 WITH avant-garde ELSE HOLD avant-garde',
];

test('an attack whose odds are good enough is made, and of another the ELSE is told', () => {
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('allied')) return {};
    const text = (stood.waiting?.address.endsWith('combat@allies') ? ATTACKS : MARCHES).join('\n');
    const { orders } = draft(record, stood, 'allied', text, NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  for (const stage of stages('savannah/assault', 2, 'classic', 2, write, unhurtSeed(MARCHES))) {
    if (stage.closed === null) continue;
    const told = ordersIn(stage.report('allied', 'en')?.story).filter(({ order }) => order.includes('ODDS'));
    expect(told.map(({ fate }) => fate)).toEqual(['done', 'done']);
    expect(told[0]?.outcome).toMatch(/The attack on 1504 was made/);
    // The condition was read when the attack was declared: its LEAD is the line's, whatever is known then.
    const chosen = stage.closed.answers.find(({ kind, role }) => kind === 'lead-unit' && role === 'allies');
    expect(chosen).toMatchObject({ answer: 'champagne', from: 'condition' });
    expect(told[1]?.outcome).toMatch(/did not hold.*ELSE/i);
    return;
  }
  expect.fail('no turn closed');
});
