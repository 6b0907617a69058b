/** Each line of a mail has one fate, and its writer is told which. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const MARCHES = ['MOVE avant-garde TO 1405', 'MOVE armagnac TO 1406', 'STANDING ADVANCE none'];

const fatesOf = (lines: readonly string[], refused: string | null = null): string[] => {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1)) {
    if (due[0] !== 'allied') continue;
    const { drafted } = draft(record, stood, 'allied', lines.join('\n'), NOTHING, { refused });
    const told = acknowledge(drafted, diagnosticWords('en', record.game.messages), [], []);
    return told.lines
      .map(({ line, tag, text, note }) => [line, tag, text, plainWords(note)].join(' '))
      .concat(told.mend);
  }
  throw new Error('the Allies never march');
};

test('what CANCEL takes out of its own mail is told as that', () => {
  expect(fatesOf([...MARCHES, 'CANCEL armagnac'])).toContain(
    '2 replaced MOVE armagnac TO 1406 Cancelled by your line 4.',
  );
  expect(fatesOf([...MARCHES, 'CANCEL STANDING s1'])).toContain(
    '3 replaced STANDING ADVANCE none Cancelled by your line 4.',
  );
});

test('what YES brings counts as its own line, beside which every other keeps its number', () => {
  const fates = fatesOf(['YES 16', 'CANCEL armagnac', 'READY'], ['', '', ...MARCHES].join('\n'));
  expect(fates.map((fate) => fate.split(' ').slice(0, 3).join(' '))).toEqual([
    '1 accepted YES',
    '1 accepted MOVE',
    '1 replaced MOVE',
    '1 accepted STANDING',
    '2 accepted CANCEL',
    '3 accepted READY',
  ]);
});

test('a wrong line that YES brings is mended where it is', () => {
  expect(fatesOf(['READY', 'YES 16'], 'HOLD foix\nMOVE armganac TO 1405')).toContain('MOVE armagnac TO 1405');
});
