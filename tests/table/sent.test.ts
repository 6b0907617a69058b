/** Whom a line sends somewhere by another word than a verb of the game, and a name that several have of whom one is on the map. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

function opening(scenario: string, seat: string): Stage {
  for (const stage of stages(scenario, 2, 'classic', 1))
    if (stage.stood.waiting?.needs.some((need) => need.seat === seat && need.call === 'movement')) return stage;
  throw new Error('nobody is called');
}

const SAVANNAH = opening('savannah/assault', 'allied');
const WAR = opening('jenkins-ear/war', 'english');

function drafted({ record, stood }: Stage, seat: string, line: string) {
  const { lines, mend } = draft(record, stood, seat, line, { orders: null, standing: [], ready: false }).drafted;
  return {
    outcome: lines[0]?.outcome,
    wrong: lines[0]?.diagnostics[0],
    mend: mend.map(({ canonical }) => canonical),
  };
}

test.each([
  'send vernon to Havana',
  'enviar vernon a la habana',
  'envoyer vernon vers la havane',
])('“%s” is shown as a march', (line) => {
  expect(drafted(WAR, 'english', line)).toMatchObject({ outcome: 'error', mend: ['MOVE en-vernon TO 2114'] });
});

test('sent by a number all the same, and of several hexes none is guessed', () => {
  expect(drafted(SAVANNAH, 'allied', 'send huger to 2409').mend).toEqual(['MOVE huger TO 2409']);
  expect(drafted(SAVANNAH, 'allied', 'bring the militia to 1406')).toMatchObject({
    wrong: { code: 'ambiguous-name' },
    mend: [],
  });
});

test.each([
  'MOVE frigate TO Havana',
  'move the frigate to havana',
  'send the frigate to Havana',
])('“%s” may be the one on the map, and buys none', (line) => {
  expect(drafted(WAR, 'english', line)).toMatchObject({
    outcome: 'error',
    wrong: { code: 'ambiguous-name', didYouMean: 'en-frigate-1', facts: { candidates: [{ id: 'en-frigate-1' }] } },
  });
});

test.each(['send my regards to Vernon', 'Send me the rules please', 'send vernon my best'])('“%s” is talk', (line) => {
  expect(drafted(WAR, 'english', line).outcome).toBe('ignored');
});
