/** The answer to a line with a condition says whether it holds as things stand, and what stands against it. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

test.each([
  ['en', 'As things stand its condition holds.', 'As things stand its condition does not hold here (TURN 16), and'],
  ['fr', 'En l’état sa condition est remplie.', 'En l’état sa condition n’est pas remplie ici (TOUR 16), et'],
] as const)('whether a condition holds is told with the line (%s)', (language, held, unmet) => {
  for (const { record, stood } of stages('savannah/assault', 2, 'classic', 1)) {
    const mail = 'IF TURN >= 16 HOLD conde\nIF TURN >= 19 HOLD foix';
    const { lines } = draft(record, stood, 'allied', mail, NOTHING, { language }).drafted;
    const say = diagnosticWords(language, record.game.messages);
    const said = lines.map(({ diagnostics }) =>
      diagnostics.map((one) => plainWords(sayDiagnostic(say, one))).join(' '),
    );
    expect(said).toEqual([held, expect.stringContaining(unmet)]);
    return;
  }
});

test.each([
  'classic',
  'together',
] as const)('a branch is not judged where its condition keeps it from running (%s)', (tempo) => {
  for (const { record, stood } of stages('savannah/assault', 2, tempo, 1)) {
    const mail = [
      'IF ENEMY IN 1404 HOLD conde ELSE MOVE conde TO 1404',
      'IF NOT ENEMY IN 1404 MOVE conde TO 1404',
      'IF ENEMY IN 1404 HOLD pulaski ELSE MOVE pulaski TO 1303',
    ].join('\n');
    const { lines } = draft(record, stood, 'allied', mail, NOTHING).drafted;
    const against = lines.map(({ diagnostics }) =>
      diagnostics.filter(({ severity }) => severity !== 'note').map(({ code, facts }) => [code, facts.to]),
    );
    expect(against).toEqual([[], [], [['boar.enemy-there', '1303']]]);
    return;
  }
});

test('of an order that its condition can say nothing of it is not told that the condition holds', () => {
  const turns = [...stages('jenkins-ear/war', 2, 'express', 3)];
  const asked = turns.find(({ due, stood }) => due.includes('english') && stood.waiting?.printed === 2);
  if (!asked) throw new Error('the English are asked nothing');
  const codesOf = (when: string) => {
    const line = `MOVE frigate-1 TO 2305 IF ${when}`;
    const [read] = draft(asked.record, asked.stood, 'english', line, NOTHING).drafted.lines;
    return read?.diagnostics.map(({ severity, code }) => `${severity} ${code}`);
  };
  const vain = codesOf('ENEMY <= 4');
  expect(vain).toContain('error ear.asks-of-nothing');
  expect(vain).not.toContain('note condition-holds');
  expect(codesOf('FUNDS >= 0')).toContain('note condition-holds');
});

const NOTHING = { orders: null, standing: [], ready: false };
