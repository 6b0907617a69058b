/** A field too large for a page is printed on two, cut where its hexes stay largest; all of it while troops still come in. */
import { expect, test } from 'vitest';
import type { MapScene } from '../../src/engine/scene.ts';
import { drawField, fieldSpan, spanSize } from '../../src/reports/map/field.ts';
import { fieldCut } from '../../src/reports/pdf/map-page.ts';
import { stages } from '../table/stages.ts';

test('the whole field of Pensacola, taller than wide, is cut across', () => {
  const [stage] = stages('pensacola/campaign', 2, 'classic', 1);
  const [seat = ''] = stage?.due ?? [];
  const drawn = stage?.call(seat, 'en').story.map as MapScene;
  const scene: MapScene = { ...drawn, stacks: [], arrows: [], entries: [] };
  const { columns, rows } = fieldSpan(scene);
  const size = spanSize(scene, { columns, rows });
  expect(size.height).toBeGreaterThan(size.width);
  for (const paper of ['a4', 'letter'] as const) {
    const [upper, lower] = fieldCut(scene, paper).map(({ span }) => span);
    expect([upper?.columns, lower?.columns]).toEqual([columns, columns]);
    expect([upper?.rows[0], lower?.rows[1]]).toEqual(rows);
    // The line of hexes at the cut is on both.
    expect(upper?.rows[1]).toBe(lower?.rows[0]);
  }
});

test('while troops come in, print shows the whole field with its entries, and the letter where ours come in now', () => {
  const [stage] = stages('savannah/campaign', 2, 'classic', 1);
  const scene = stage?.call('british', 'en').story.map as MapScene;
  const near = fieldSpan(scene);
  // B-1 lies at 1723; nobody of ours comes by B-2, at 1023, before turn 3.
  expect([near.rows[1], near.columns[0]]).toEqual([23, 13]);
  const parts = fieldCut(scene, 'a4').map(({ span }) => span);
  const seen = (hex: string): boolean =>
    parts.some(
      ({ columns, rows }) =>
        Number(hex.slice(0, 2)) >= columns[0] &&
        Number(hex.slice(0, 2)) <= columns[1] &&
        Number(hex.slice(2)) >= rows[0] &&
        Number(hex.slice(2)) <= rows[1],
    );
  expect(scene.hexes.filter(({ id }) => !seen(id))).toEqual([]);
  const drawn = parts.flatMap((span) => drawField(scene, 720, { span, least: { number: 7, word: 7 } }).placed);
  const names = drawn.filter(({ kind }) => kind === 'place').map(({ text }) => text);
  expect(names).toEqual(expect.arrayContaining(['A', 'B-1', 'B-2', 'F', 'Spring Hill']));
});
