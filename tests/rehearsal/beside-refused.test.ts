/** A line is judged beside those that stand: what was refused, or is only said again, takes nothing from it. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from '../table/stages.ts';

/** What becomes of Red's lines on the first turn of the Mill, and of the book. */
function drafted(...mail: readonly string[]): { outcomes: readonly string[]; book: readonly string[] } {
  const [stage] = stages('skirmish/mill', 2, 'classic', 1);
  if (!stage) throw new Error('the Mill does not open');
  const nothing = { orders: null, standing: [], ready: false };
  const { lines, orders } = draft(stage.record, stage.stood, 'red', mail.join('\n'), nothing).drafted;
  return {
    outcomes: lines.map(({ outcome }) => outcome),
    book: (orders ?? []).map(({ canonical }) => canonical),
  };
}

const [AWAY, AFTER] = ['MOVE rangers TO 0204', 'MOVE dragoons TO 0103'];

test('what follows from a line stands with it where a later one that was to replace it is refused', () => {
  expect(drafted(AWAY, AFTER, 'MOVE rangers TO 0504')).toEqual({
    outcomes: ['accepted', 'accepted', 'error'],
    book: [AWAY, AFTER],
  });
});

test('a line that is said again counts where it was said first, for what follows from it', () => {
  expect(drafted(AWAY, AFTER, AWAY)).toEqual({ outcomes: ['replaced', 'accepted', 'accepted'], book: [AWAY, AFTER] });
});

test('a line that is said again counts there where it could not be carried out before', () => {
  expect(drafted(AFTER, AWAY, AFTER)).toEqual({ outcomes: ['error', 'accepted', 'accepted'], book: [AWAY, AFTER] });
});
