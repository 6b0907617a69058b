/** On a sea chart every port has its name, or a letter whose name the legend gives. */
import { expect, test } from 'vitest';
import type { SeaScene } from '../../src/engine/scene.ts';
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
