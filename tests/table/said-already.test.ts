/** What is said twice is told once: orders of SAME that hold no more, and a sentence whose order stands beside it. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import type { Books } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = 'MOVE conde TO 1807\nMOVE lincoln TO 1708\nHOLD foix';

const isMarch = ({ stood: { waiting } }: Stage): boolean =>
  waiting?.needs.some(({ seat, call }) => seat === 'allied' && call === 'movement') ?? false;

function marching(stage: Stage): Books {
  if (!isMarch(stage)) return {};
  const { orders } = draft(stage.record, stage.stood, 'allied', MARCHES, NOTHING).drafted;
  return { allied: { orders, standing: [], mails: [], receivedAt: null } };
}

const [FIRST, SECOND] = [...stages('savannah/assault', 2, 'classic', 2, marching)].filter(isMarch) as [Stage, Stage];

function fatesOf({ record, stood }: Stage, ...lines: readonly string[]) {
  const { drafted } = draft(record, stood, 'allied', lines.join('\n'), NOTHING);
  const told = acknowledge(drafted, diagnosticWords('en', record.game.messages), [], []);
  const fates = told.lines.map(({ line, tag, text, note }) => [line, tag, text, plainWords(note)].join(' '));
  return { fates, ready: drafted.ready, orders: drafted.orders?.map(({ canonical }) => canonical) };
}

test('marches that SAME repeats and that are done are one error, with what is to be written', () => {
  const { fates, ready, orders } = fatesOf(SECOND, 'SAME', 'READY');
  expect(fates[0]).toMatch(
    /^1 error SAME Of 3 orders of last turn 2 cannot be given again: MOVE conde TO 1807 and MOVE lincoln TO 1708\. Write what those units do now; for example: .*1807/,
  );
  expect(fates.slice(1)).toEqual([expect.stringMatching(/^1 accepted HOLD foix/), '2 kept READY ']);
  expect({ ready, orders }).toEqual({ ready: false, orders: ['HOLD foix'] });
});

test.each([
  'keep foix where it is',
  'foix stays',
])('“%s” beside HOLD foix is said already, and READY counts', (said) => {
  const { fates, ready, orders } = fatesOf(FIRST, said, 'HOLD foix', 'READY');
  expect(fates[0]).toBe(`1 ignored ${said} Your line 2 says so already.`);
  expect({ ready, orders }).toEqual({ ready: true, orders: ['HOLD foix'] });
});

test('without its order, or beside another, such a sentence is an error', () => {
  expect(fatesOf(FIRST, 'keep foix where it is', 'HOLD conde', 'READY')).toMatchObject({ ready: false });
  expect(fatesOf(FIRST, 'MOVE armganac TO 1406', 'MOVE armagnac TO 1406', 'READY')).toMatchObject({ ready: false });
});
