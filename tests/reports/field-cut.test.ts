/** A field too large for a page is printed on two, cut where its hexes stay largest. */
import { expect, test } from 'vitest';
import type { MapScene } from '../../src/engine/scene.ts';
import { fieldSpan, spanSize } from '../../src/reports/map/field.ts';
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
