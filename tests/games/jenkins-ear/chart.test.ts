/** The sea chart as a scene: what it shows of a turn, and that it shows no more than the view holds. */
import { describe, expect, test } from 'vitest';
import type { SceneFleet } from '../../../src/engine/scene.ts';
import { bandOf } from '../../../src/games/jenkins-ear/chart/ground.ts';
import { crowded, tales, view } from './crowded.ts';

const scene = crowded('en');
const fleet = (hex: string, side: string, berth = 'off'): SceneFleet | undefined =>
  scene.fleets.find((one) => one.hex === hex && one.side === side && one.berth === berth);

describe('stacks', () => {
  test('R 4.4 of an enemy stack: how many, and what lies on top', () => {
    expect(fleet('3318', 'spanish', 'port')).toEqual({
      ...{ hex: '3318', side: 'spanish', berth: 'port', height: 9, top: 'Deception', sign: 'mask', content: null },
    });
    const hidden = scene.fleets.filter(({ side, hex }) => side === 'spanish' && hex !== '2825' && hex !== '3019');
    expect(hidden.every(({ content }) => content === null)).toBe(true);
  });

  test('R 4.1 an own stack whole, what is carried beside its ship', () => {
    expect(fleet('3018', 'english')?.content).toEqual([
      'Cornwall, with Ogle',
      'Frederick',
      'Merchant 1, with Cannons 1',
    ]);
    expect(fleet('3018', 'english')?.unsupplied).toBe(true);
  });

  test('J3 what lies open now is told; J6 what was seen before is marked with its turn', () => {
    expect(fleet('2825', 'spanish')).toMatchObject({ content: ['Galicia', 'Frigate'] });
    expect(fleet('2825', 'spanish')).not.toHaveProperty('seen');
    expect(fleet('3019', 'spanish')).toMatchObject({ height: 2, content: ['Oriente', 'Frigate'], seen: 3 });
  });

  test('J1 the same top and height make the same chart, whatever the enemy holds below', () => {
    const other = structuredClone(view);
    for (const stack of Object.values(other.stacks)) if (stack.side === 'spanish') stack.units = null;
    expect(crowded('en', { view: other })).toEqual(scene);
  });
});

describe('what happened', () => {
  test('the legs of one movement are one course, over the check that parts them', () => {
    expect(scene.tracks[0]).toEqual({
      side: 'english',
      kind: 'sail',
      path: ['3919', '3819', '3720', '3620', '3520', '3420', '3320', '3219', '3119'],
    });
    expect(scene.tracks.filter(({ kind, side }) => kind === 'sail' && side === 'english')).toHaveLength(3);
  });

  test('who sailed, gave chase, fell back and marched', () => {
    expect(new Set(scene.tracks.map(({ kind }) => kind))).toEqual(new Set(['sail', 'chase', 'retreat', 'march']));
  });

  test('an interception that failed draws no chase', () => {
    const failed = tales.map((tale) =>
      tale.kind === 'ear.intercept' ? { ...tale, facts: { ...tale.facts, success: false } } : tale,
    );
    expect(crowded('en', { tales: failed }).tracks.some(({ kind }) => kind === 'chase')).toBe(false);
  });

  test('a star for each hex that was fought over, lettered in the order of the log', () => {
    expect(scene.stars.map(({ label, hex }) => `${label} ${hex}`)).toEqual(['A 3119', 'B 3018', 'C 2925']);
  });

  test('a picture for each theatre, the fights first; none when nothing happened', () => {
    const calm = crowded('en', { unsupplied: [] });
    expect(calm.frames.map(({ title }) => title)).toEqual(['Around 3119 (Léogane)', 'Around Santa Marta']);
    expect(calm.frames[0]?.hexes).toEqual(expect.arrayContaining(['3018', '3119', '3019']));
    expect(crowded('en', { tales: [], unsupplied: [] }).frames).toEqual([]);
  });

  test('R 6.7 where a fight is ahead stands first, then where own counters go hungry', () => {
    const titles = (more: object) => crowded('en', more).frames.map(({ title }) => title);
    expect(titles({})[0]).toBe('Around Léogane');
    expect(titles({ tales: [] })).toEqual(['Around Léogane']);
    expect(titles({ fights: ['2825'] }).slice(0, 2)).toEqual(['Around Cartagena', 'Around Léogane']);
  });
});

describe('ports and ground', () => {
  test('R 3.4 a port taken shows its holder, printed flag kept; a foreign one nobody holds its own', () => {
    const holder = (id: string) => scene.ports.find((port) => port.id === id);
    expect(holder('leogane')).toMatchObject({ flag: 'french', holder: 'english' });
    expect(holder('curacao')).toMatchObject({ flag: 'dutch', holder: 'spanish' });
    expect(holder('martinique')).toMatchObject({ flag: 'french', holder: 'french' });
  });

  test('every trade route runs from town to town', () => {
    expect(scene.routes).toHaveLength(19);
    const towns = new Set(scene.ports.map(({ at }) => at.join()));
    for (const { points } of scene.routes) {
      expect(towns.has(points.slice(0, 2).join()) && towns.has(points.slice(-2).join())).toBe(true);
    }
  });

  test('the ground of a game is made once per language', () => {
    expect(crowded('en').lands).toBe(scene.lands);
    expect(crowded('en').routes).toBe(scene.routes);
    expect(crowded('fr').title).toBe("La guerre de l'oreille de Jenkins");
  });

  test('letters bear the colours of their side', () => {
    expect(bandOf('english').ground).not.toBe(bandOf('spanish').ground);
  });

  test.each([
    ['fr', 'Carte marine. '],
    ['es', 'Carta marina. '],
  ] as const)('every text of the chart exists in %s', (language, alt) => {
    const { words, alt: told } = crowded(language);
    for (const [key, word] of Object.entries(scene.words)) {
      const other = words[key as keyof typeof words];
      expect(other.length, key).toBeGreaterThan(0);
      if (!['combat'].includes(key)) expect(other, key).not.toBe(word);
    }
    expect(told).toContain(alt);
  });
});
