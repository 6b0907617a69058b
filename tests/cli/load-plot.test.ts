/** The picture of a shared deadline: a curve for each number of workers, up to the last report. */
import { expect, test } from 'vitest';
import { loadPlot } from '../../src/tools/bench/load-plot.ts';

test('each number of workers has a curve of its own, told apart without colour, that ends at its last report', () => {
  const svg = loadPlot(
    new Map([
      [1, [10, 20]],
      [2, [5, 10]],
    ]),
  );
  const curves = [...svg.matchAll(/<polyline points="([^"]*)"[^>]*stroke-dasharray="([^"]*)"/g)];
  expect(curves.map(([, points]) => points?.split(' '))).toEqual([
    ['60,330', '375,190', '690,50'],
    ['60,330', '217.5,190', '375,50'],
  ]);
  expect(new Set(curves.map(([, , dashes]) => dashes)).size).toBe(2);
  expect(svg).toContain('workers: 1, 20 s');
  expect(svg).toContain('workers: 2, 10 s');
});
