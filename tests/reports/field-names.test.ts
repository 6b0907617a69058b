/** The whole field in a letter, seen over siege and campaign: whoever reads it knows the works by name, on a phone too. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import type { MapScene } from '../../src/engine/scene.ts';
import { drawMap } from '../../src/reports/map/map.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { stages } from '../table/stages.ts';

/** As many px of a picture as are eight on a phone: roads are written smallest. */
const LEAST = 16;

function* fields(language: Language): Generator<MapScene> {
  for (const stage of stages('pensacola/siege', 2, 'express', 8, undefined, 'a1'.repeat(32))) {
    const { map } = (stage.report('spanish', language) ?? stage.call('spanish', language)).story;
    if (map.kind === 'hex-map') yield map;
  }
}

describe.each(['en', 'es'] as const)('the field (%s)', (language) => {
  test('names two of three places where somebody stands, and more, however much ground is in use', () => {
    let works = 0;
    for (const scene of fields(language)) {
      const { placed } = drawMap(scene, { frame: 'field', width: PICTURE_WIDTH });
      const named = placed.filter(({ kind }) => kind === 'place').map(({ text }) => text);
      const stands = new Set(scene.stacks.map(({ hex }) => hex));
      const held = scene.hexes.flatMap(({ id, name }) => (name && stands.has(id) ? [name] : []));
      works += held.length;
      expect(held.filter((name) => named.includes(name)).length).toBeGreaterThan((2 * held.length) / 3);
    }
    expect(works).toBeGreaterThan(30);
  });

  test('writes no name smaller than eight px of a phone', () => {
    for (const scene of fields(language)) {
      const { items, placed, unit } = drawMap(scene, { frame: 'field', width: PICTURE_WIDTH });
      const named = new Set(placed.filter(({ kind }) => kind === 'place').map(({ text }) => text));
      const sizes = items.flatMap((item) => (item.kind === 'text' && named.has(item.text) ? [item.size * unit] : []));
      expect(Math.min(...sizes)).toBeGreaterThan(LEAST);
    }
  });
});
