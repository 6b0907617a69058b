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
