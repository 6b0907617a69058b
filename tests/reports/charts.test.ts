/** Tracks over the turns: each army's line is seen, however near they run to each other. */
import { expect, test } from 'vitest';
import type { Chart } from '../../src/engine/story.ts';
import { drawCharts } from '../../src/reports/charts.ts';
import { scene } from './scene-fixture.ts';

const [first, second, third] = scene.sides.map(({ id }) => id) as [string, string, string];
const colours = new Map(scene.sides.map(({ id, star }) => [star, id]));

const chart = (values: Readonly<Record<string, readonly number[]>>): Chart => ({
  title: 'Army morale',
  of: 20,
  marks: [10, 4],
  turns: ['1', '2', 'now'],
  series: Object.entries(values).map(([side, of]) => ({ side, name: side, values: of, last: `${of.at(-1)}` })),
});

/** Heights of each side's line at every turn: its outline is drawn in its colour, with three points. */
function linesOf(drawn: Chart): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const item of drawCharts(scene, [drawn], 760)?.items ?? []) {
    if (item.kind !== 'shape' || item.stroke === undefined) continue;
    const side = colours.get(item.stroke.color);
    if (side)
      found.set(
        side,
        [2, 5, 8].map((at) => item.outline[at] ?? Number.NaN),
      );
  }
  return found;
}

test('no line hides another, whether they hold the same value or values a point apart, above or below', () => {
  for (const values of [
    { [first]: [16, 17, 16], [second]: [18, 18, 18], [third]: [17, 16, 17] },
    { [first]: [0, 0, 0], [second]: [0, 0, 0], [third]: [0, 0, 0] },
  ]) {
    const lines = [...linesOf(chart(values)).values()];
    expect(lines).toHaveLength(3);
    for (const at of [0, 1, 2]) {
      const heights = lines.map((line) => line[at] ?? Number.NaN).toSorted((a, b) => a - b);
      for (const [n, height] of heights.entries())
        if (n > 0) expect(height - (heights[n - 1] ?? 0)).toBeGreaterThan(3.9);
    }
  }
});

test('the higher value lies above, and lines far apart stay where their values are', () => {
  const lines = linesOf(chart({ [first]: [16, 16, 2], [second]: [17, 17, 20], [third]: [5, 5, 11] }));
  for (const at of [0, 1]) expect(lines.get(second)?.[at]).toBeLessThan(lines.get(first)?.[at] ?? 0);
  const [low, high, middle] = [first, second, third].map((side) => lines.get(side)?.[2] ?? Number.NaN) as [
    number,
    number,
    number,
  ];
  expect((low - high) / 18).toBeCloseTo((low - middle) / 9, 1);
});

test('each turn of a course of a few turns stands below it, the last but one too', () => {
  const turns = Array.from({ length: 10 }, (_, n) => `T${n}`);
  const values = turns.map(() => 5);
  const drawn = drawCharts(scene, [{ ...chart({ [first]: values, [second]: values }), turns }], 760);
  const texts = (drawn?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(turns.filter((turn) => !texts.includes(turn))).toEqual([]);
});
