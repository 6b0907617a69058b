/** Whoever plans by the mail alone reads in its log where the enemy marched, once, by the codes of its tables. */
import { expect, test } from 'vitest';
import { renderReportText } from '../../../src/reports/index.ts';
import { type Stage, stages } from '../../table/stages.ts';

const ORDERED = {
  ...{ id: 'o1', verb: 'MOVE', line: 1, canonical: 'MOVE champagne TO 1405' },
  args: { units: ['champagne'], to: '1405' },
};
const book = { orders: [ORDERED], standing: [], mails: [], receivedAt: null };
const marching = ({ stood }: Stage) =>
  stood.waiting?.address.startsWith('t16/allies/movement') ? { allied: book } : ({} as Record<string, typeof book>);

const logOf = (text: string): string => /PHASE BY PHASE[\s\S]*/.exec(text)?.[0].replace(/\s+/g, ' ') ?? '';
const letterAt = (place: string, seat: string, tempo: 'classic' | 'full'): string => {
  for (const stage of stages('savannah/assault', 2, tempo, 1, marching, 'a1'.repeat(32)))
    if (stage.stood.waiting?.address.startsWith(place) && stage.due.includes(seat))
      return logOf(renderReportText(stage.call(seat, 'en')));
  throw new Error(place);
};

test('the enemy’s marches stand in one line, from and to; our own are told as what became of our orders', () => {
  expect(letterAt('t16/british/movement', 'british', 'classic')).toMatch(
    /- The French marched: champagne 1406->1405\./,
  );
  expect(letterAt('t16/allies/combat/combat', 'allied', 'classic')).not.toMatch(/marched/);
});

test('what the letter for the guns told is not told again by the next', () => {
  expect(letterAt('t16/allies/fire', 'british', 'full')).toMatch(/The French marched: champagne 1406->1405\./);
  expect(letterAt('t16/british/movement', 'british', 'full')).not.toMatch(/The French marched/);
});

test('an enemy body that fought this turn is told with its march, whatever number of others marched', () => {
  const logs = [...stages('savannah/assault', 2, 'classic', 1)].flatMap((stage) =>
    stage.due.includes('british') ? [logOf(renderReportText(stage.call('british', 'en')))] : [],
  );
  // Auxerre and Cambrai came up from 1408 to storm 1705; three fights leave room for three bodies.
  const log = logs.find((text) => text.includes('dillon-irish (3) 1407->1304'));
  expect(log).toContain('auxerrois, cambresis 1408->1606');
});
