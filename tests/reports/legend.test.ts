/** The legend of the field explains what lies on it, in words of the reader's language. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import type { MapScene } from '../../src/engine/scene.ts';
import { drawLegend } from '../../src/reports/pdf/legend.ts';
import { printWords } from '../../src/reports/pdf/words.ts';
import { stages } from '../table/stages.ts';

function sceneOf(scenario: string, language: Language): MapScene {
  for (const stage of stages(scenario, 2, 'classic', 1)) {
    const { map } = stage.call(stage.due[0] ?? '', language).story;
    if (map.kind === 'hex-map') return map;
  }
  throw new Error('no map');
}

/** As when troops have marched, fallen back, fought and dug. */
function used(scene: MapScene): MapScene {
  const side = scene.sides[0]?.id ?? '';
  const [hex = '', next = ''] = scene.hexes.map(({ id }) => id);
  return {
    ...scene,
    arrows: (['move', 'retreat'] as const).map((kind) => ({ side, kind, path: [hex, next] })),
    stars: [{ label: 'A', hex, from: next, contest: '' }],
    diggings: [hex],
  };
}

const legendOf = (scenario: string, language: Language) =>
  drawLegend(sceneOf(scenario, language), printWords(language), 360).alt.split(', ');

test('every line on Pensacola’s ground has its word, and so has the town', () => {
  expect(legendOf('pensacola/siege', 'en')).toEqual(
    expect.arrayContaining(['road', 'corduroy road', 'track', 'stream', 'bridge', 'ford', 'slope', 'low side', 'town']),
  );
  expect(legendOf('pensacola/siege', 'es')).toEqual(
    expect.arrayContaining(['camino', 'camino de troncos', 'senda', 'arroyo', 'puente', 'vado', 'cuesta']),
  );
});

test('Savannah has a river and no corduroy', () => {
  const words = legendOf('savannah/campaign', 'fr');
  expect(words).toEqual(expect.arrayContaining(['rivière', 'route', 'piste', 'digue', 'ruisseau', 'chemin couvert']));
  expect(words).not.toContain('route de rondins');
});

test('what moves, fights and digs takes no terrain’s place', () => {
  const scene = used(sceneOf('pensacola/siege', 'en'));
  const words = drawLegend(scene, printWords('en'), 360).alt.split(', ');
  const lie = new Set(scene.hexes.map(({ terrain }) => terrain));
  const terrains = scene.terrains
    .filter(({ id, texture }) => texture !== 'none' && lie.has(id))
    .map(({ label }) => label);
  expect(terrains.length).toBeGreaterThan(6);
  expect(words).toEqual(expect.arrayContaining([...terrains, 'move', 'retreat', 'combat', 'works begun']));
});

test('ruins are told of where there are some', () => {
  const scene = sceneOf('savannah/campaign', 'fr');
  const ruined = { ...scene, hexes: scene.hexes.map((hex, n) => (n === 0 ? { ...hex, ruined: true } : hex)) };
  const words = (map: MapScene): string[] => drawLegend(map, printWords('fr'), 360).alt.split(', ');
  expect(words(ruined)).toContain('ruines');
  expect(words(scene)).not.toContain('ruines');
});
