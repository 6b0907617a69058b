/** Who is told to hold: those whom no order has do anything, and who with an order stays all the same but for his fire. */
import { expect, test } from 'vitest';
import { renderAcknowledgement } from '../../src/reports/index.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { AROUND, type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const reader = {
  seat: 'british',
  language: 'en',
  label: 'Game',
  deadline: null,
  received: null,
  replaces: null,
} as const;
const [stage] = [...stages('savannah/assault', 2, 'together', 1)].filter(({ due }) => due.includes('british'));

/** How many units hold, and which of them. */
function holding(...lines: readonly string[]): readonly [n: number, units: string] {
  const { record, stood } = stage as Stage;
  const made = draft(record, stood, 'british', lines.join('\n'), NOTHING);
  const { text } = renderAcknowledgement(acknowledgementOf(record, made, { ...reader, turn: 16 }));
  const [, n, units = ''] = /(\d+) units hold: ([\s\S]*?)\n\n/.exec(text) ?? [];
  return [Number(n), units.replace(/\s+/g, ' ')];
}

test('guns with a line to fire are not among those who hold; who is to lead where he stands is', () => {
  const [all, others] = holding('MOVE prevost TO 1803');
  expect(others).toContain('br-a, ');
  const [n, units] = holding('MOVE prevost TO 1803', 'FIRE br-a, br-augusta AT 1406');
  expect(n).toBe(all - 2);
  expect(units).not.toMatch(/br-a,|br-augusta/);
  expect(holding('MOVE prevost TO 1803', 'RALLY tawes')[0]).toBe(all);
});

test('whose order is kept for a later call was listed with those who hold, and is not told to hold only since', () => {
  const classic = [...stages('savannah/assault', 2, 'classic', 1)].find(({ due }) => due.includes('allied')) as Stage;
  const { record, stood } = classic;
  const facts = { ...reader, seat: 'allied', turn: 16, replaces: AROUND.local };
  const drafted = (onFile: Parameters<typeof draft>[4], ...lines: readonly string[]) =>
    draft(record, stood, 'allied', lines.join('\n'), onFile);
  const book = drafted(NOTHING, 'MOVE champagne TO 1405', 'ATTACK 1404 WITH champagne, foix').drafted;
  expect(book.inForce.map(({ keptFor }) => keptFor)).toEqual([null, 'combat']);
  const since = (...lines: readonly string[]) =>
    acknowledgementOf(record, drafted(book, ...lines), facts).restNew?.flatMap(({ units }) => units);
  expect(since('AMEND', 'HOLD dillon-irish')).toEqual([]);
  expect(since('AMEND', 'CANCEL champagne')).toEqual(['champagne']);
});
