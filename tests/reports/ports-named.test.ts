/** On a sea chart every port has its name, or a letter whose name the legend gives. */
import { expect, test } from 'vitest';
import type { SeaScene } from '../../src/engine/scene.ts';
import type { Box } from '../../src/reports/map/drawing.ts';
import { drawMap } from '../../src/reports/map/map.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';

test('as a war goes on no port is left without', () => {
  let lettered = 0;
  for (const { due, call } of stages('jenkins-ear/war', 2, 'classic', 4)) {
    const scene = call(due[0] as string, 'fr').story.map as SeaScene;
    const { placed, items } = drawMap(scene, { frame: 'field', width: 760 });
    const words = new Set(items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
    for (const { id, hex, name } of scene.ports) {
      if (!placed.some(({ kind, text }) => kind === 'sign' && text === id)) continue;
      const told = placed.find((one) => one.kind === 'place' && one.hex === hex)?.text;
      expect(told, name).toBeDefined();
      expect(words, `${told} on the chart, ${name} there or in the legend`).toContain(name);
      if (told !== name) lettered++;
    }
    const letters = placed.filter(({ kind, text }) => kind === 'place' && /^[a-z]$/.test(text)).map(({ text }) => text);
    expect(new Set(letters).size).toBe(letters.length);
  }
  expect(lettered).toBeGreaterThan(0);
});

test('in a letter every port has its own name on the half of the chart that shows it', () => {
  for (const { due, call } of stages('jenkins-ear/war', 2, 'classic', 4)) {
    const scene = call(due[0] as string, 'fr').story.map as SeaScene;
    const halves = (['east', 'west'] as const).map((frame) => drawMap(scene, { frame, width: PICTURE_WIDTH }));
    const unnamed = halves.flatMap(({ placed }) =>
      scene.ports.filter(
        ({ id, hex, name }) =>
          placed.some(({ kind, text }) => kind === 'sign' && text === id) &&
          !placed.some((one) => one.kind === 'place' && one.hex === hex && one.text === name),
      ),
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
    const shown = new Set(
      halves.flatMap(({ placed }) => placed.flatMap((one) => (one.kind === 'sign' ? [one.text] : []))),
    );
    expect(scene.ports.filter(({ id }) => !shown.has(id))).toEqual([]);
  }
});

test('a name that a line leads from stands well off every other port', () => {
  let led = 0;
  for (const { due, call } of stages('jenkins-ear/war', 2, 'classic', 4)) {
    const scene = call(due[0] as string, 'en').story.map as SeaScene;
    const idOf = new Map(scene.ports.map(({ id, hex }) => [hex, id]));
    const ids = new Set(idOf.values());
    for (const frame of ['east', 'west'] as const) {
      const { placed } = drawMap(scene, { frame, width: PICTURE_WIDTH });
      for (const name of placed) {
        if (name.kind !== 'place' || !name.leads || name.text.length === 1) continue;
        const others = placed.filter(
          (one) => one.kind === 'sign' && ids.has(one.text) && one.text !== idOf.get(name.hex),
        );
        const size = (name.bottom - name.top) / 0.714;
        for (const other of others)
          expect(apart(name, other), `${name.text} and ${other.text}`).toBeGreaterThan(0.6 * size);
        led++;
      }
    }
  }
  expect(led).toBeGreaterThan(10);
});

/** How far two boxes stand apart. */
function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const along = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(across, along);
}
