/** A place has one name in a language: on the map, in the sentences and tables of letters, and in orders. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/engine/contract.ts';
import type { MapScene } from '../../../src/engine/scene.ts';
import { messages } from '../../../src/games/savannah/messages/messages.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { mapFrames } from '../../../src/reports/map/frames.ts';
import { columnOf, rowOf } from '../../../src/reports/map/hexes.ts';
import { drawMap, mapPictures } from '../../../src/reports/map/map.ts';
import { PICTURE_WIDTH } from '../../../src/reports/pictures.ts';
import type { Tempo } from '../../../src/table/record.ts';
import { grammar } from '../../orders/grammar.ts';
import { stages } from '../../table/stages.ts';
import { sheet } from '../assault.ts';

const REDOUBT = '1404';
/** Where troops come onto the map: told as the rules name them. */
const isEntry = (name: string): boolean => /^(?:[AF]|[BV]-\d)$/.test(name);

const spoken = (language: 'en' | 'fr', hex: string): string => {
  const { en } = sheet.map.places.names[hex] as { en: string };
  return (messages[language] as Readonly<Record<string, string>>)[`place.${en}`] ?? '';
};
const withoutArticle = (name: string): string => name.replace(/^(?:the|la|le|les) /, '').toLowerCase();
const named = Object.entries(sheet.map.places.names).flatMap(([hex, { en }]) => (isEntry(en) ? [] : [hex]));

function* scenes(language: Language, scenario = 'savannah/assault', tempo: Tempo = 'classic'): Generator<MapScene> {
  for (const stage of stages(scenario, 2, tempo, 3))
    for (const seat of stage.due) {
      const { map } = (stage.report(seat, language) ?? stage.call(seat, language)).story;
      if (map.kind === 'hex-map') yield map;
    }
}

describe.each(['en', 'fr'] as const)('names of places (%s)', (language) => {
  test('each hex bears on the map the name that letters give it', () => {
    const [scene] = scenes(language);
    expect(named.length).toBeGreaterThan(15);
    for (const hex of named) {
      const shown = scene?.hexes.find(({ id }) => id === hex)?.name ?? '';
      expect(shown.toLowerCase(), hex).toBe(withoutArticle(spoken(language, hex)));
      expect(shown[0], hex).toBe(shown[0]?.toUpperCase());
    }
  });

  test('a camp is written once on the map of the campaign, though it bears a label too', () => {
    const [first] = scenes(language, 'savannah/campaign');
    const { placed } = drawMap(first as MapScene, { frame: 'field', width: 1100 });
    const names = placed.filter(({ kind }) => kind === 'place').map(({ hex, text }) => `${hex} ${text.toLowerCase()}`);
    expect(names.filter((name) => /camp/.test(name)).length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
  });

  test('an order reads each place by the name of the letters', () => {
    for (const hex of named) {
      const [line] = readOrders(`MOVE fraser-1 TO ${withoutArticle(spoken(language, hex))}`, grammar).lines;
      expect(line?.read?.order.args.to, spoken(language, hex)).toBe(hex);
    }
  });

  test('the first picture of a fight shows the place that it is named for', () => {
    let several = 0;
    for (const scene of scenes(language, 'savannah/assault', 'together')) {
      const pictures = mapFrames(scene).filter(({ isPlan }) => !isPlan);
      for (const { title } of scene.frames) {
        const own = pictures.find((picture) => picture.title === title);
        const hex = named.find((place) => title.endsWith(spoken(language, place))) ?? /\d{4}/.exec(title)?.[0] ?? '';
        const { columns = [99, 0], rows = [99, 0] } = own ?? {};
        expect([columnOf(hex) >= columns[0], columnOf(hex) <= columns[1]], title).toEqual([true, true]);
        expect([rowOf(hex) >= rows[0], rowOf(hex) <= rows[1]], title).toEqual([true, true]);
      }
      if (pictures.length > scene.frames.length) several++;
    }
    expect(several).toBeGreaterThan(0);
  });

  test('Spring Hill stands by its name on every picture of the fights for it, whoever crowds it', () => {
    let pictures = 0;
    for (const scene of scenes(language)) {
      const frames = mapFrames(scene);
      for (const [n, { placed }] of mapPictures(scene, PICTURE_WIDTH).entries()) {
        const { columns = [99, 0], rows = [99, 0] } = frames[n] ?? {};
        const [column, row] = [columnOf(REDOUBT), rowOf(REDOUBT)];
        if (column < columns[0] || column > columns[1] || row < rows[0] || row > rows[1]) continue;
        pictures++;
        expect(placed.filter(({ kind }) => kind === 'place').map(({ text }) => text)).toContain('Spring Hill');
      }
    }
    expect(pictures).toBeGreaterThan(5);
  });
});
