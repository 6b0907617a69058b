import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapScene, SceneCounter, SceneStack } from '../../src/engine/scene.ts';
import { textWidth } from '../../src/reports/fonts.ts';
import { layArrows } from '../../src/reports/map/arrows.ts';
import { overlap } from '../../src/reports/map/canvas.ts';
import type { Box, Drawing, Lettering, Placed, Shape } from '../../src/reports/map/drawing.ts';
import { mapFrames } from '../../src/reports/map/frames.ts';
import { centre, chart } from '../../src/reports/map/hexes.ts';
import { letteringPaths } from '../../src/reports/map/lettering.ts';
import { drawMap, mapPictures } from '../../src/reports/map/map.ts';
import { toPng } from '../../src/reports/map/raster.ts';
import { toSvg } from '../../src/reports/map/svg.ts';
import { scene, sides } from './scene-fixture.ts';

const fight = drawMap(scene, { frame: 0, width: 760 });
const field = drawMap(scene, { frame: 'field', width: 760 });

const texts = (drawing: Drawing): Lettering[] => drawing.items.filter((item) => item.kind === 'text');
const shapes = (drawing: Drawing): Shape[] => drawing.items.filter((item) => item.kind === 'shape');
const placed = (drawing: Drawing, kind: Placed['kind']) => drawing.placed.filter((one) => one.kind === kind);

function frameOf({ width, height, unit }: Drawing): Box {
  return { left: 0, top: 0, right: width / unit, bottom: height / unit };
}

function roomOf({ text, x, y, face, size, anchor, spacing = 0 }: Lettering): Box {
  const width = textWidth(text, face, size) + spacing * (text.length - 1);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { left, top: y - 0.72 * size, right: left + width, bottom: y };
}

/** Of a drawing on black, dot by dot, two dots a px. */
function lightsOf(shapes: string, width: number, height: number): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h${width}v${height}h-${width}z"/>${shapes}</svg>`;
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'zoom', value: 2 } }).render();
  return [...pixels].filter((_, at) => at % 4 === 0);
}

function cutOff(drawing: Drawing): string[] {
  const frame = frameOf(drawing);
  return texts(drawing)
    .map((text) => ({ text: text.text, room: roomOf(text) }))
    .filter(
      ({ room }) =>
        room.left < -0.5 || room.top < -0.5 || room.right > frame.right + 0.5 || room.bottom > frame.bottom + 0.5,
    )
    .map(({ text }) => text);
}

/** Words that cover each other by more than their soft edges. */
function collisions(drawing: Drawing): string[] {
  const words = drawing.placed.filter(({ kind }) =>
    ['star', 'leader', 'stack-name', 'place', 'hex-number', 'plate'].includes(kind),
  );
  return words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter((other) => overlap(one, other) > 30)
      .map((other) => `${one.kind} ${one.text} / ${other.kind} ${other.text}`),
  );
}

function counter(strength: number | null, more: Partial<SceneCounter> = {}): SceneCounter {
  const known = strength !== null;
  return {
    id: `u${strength}`,
    name: 'Unit',
    side: 'british',
    symbol: 'foot',
    strength,
    movement: known ? 4 : null,
    morale: known ? 1 : null,
    steps: { full: 2, now: 2 },
    ...more,
  };
}

function withStacks(stacks: readonly SceneStack[], more: Partial<MapScene> = {}): MapScene {
  return { ...scene, arrows: [], stars: [], stacks, ...more };
}

const one = (hex: string, counters: readonly SceneCounter[], label = 'Unit'): SceneStack => ({
  hex,
  side: counters[0]?.side ?? 'british',
  label,
  counters,
  leaders: [],
});

/** What is written inside the counters of a hex. */
function written(drawing: Drawing, hex: string): string[] {
  const room = placed(drawing, 'counter').find((box) => box.hex === hex) as Placed;
  return texts(drawing)
    .filter(({ x, y }) => x >= room.left && x <= room.right && y > room.top && y <= room.bottom)
    .map(({ text }) => text);
}

describe('the map of a fight', () => {
  it('is 760 px wide, cuts no word off and keeps every mark inside', () => {
    expect(fight.width).toBe(760);
    expect(cutOff(fight)).toEqual([]);
    const frame = frameOf(fight);
    for (const { left, top, right, bottom } of fight.placed) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(frame.right);
      expect(bottom).toBeLessThanOrEqual(frame.bottom);
    }
  });

  it('writes nothing under 17 px but the letter of a side, which repeats what colour and rules say', () => {
    const small = texts(fight).filter(({ size }) => size * fight.unit < 17);
    expect(small.every(({ text }) => /^[BFADSPL]$/.test(text))).toBe(true);
    const strengths = texts(fight).filter(({ text }) => /^–\d$/.test(text));
    expect(strengths.length).toBeGreaterThan(10);
    expect(strengths.every(({ size }) => size * fight.unit >= 19)).toBe(true);
  });

  it('lets no two words or stars cover each other', () => {
    expect(collisions(fight)).toEqual([]);
  });

  it('keeps every hex number and says each stack by the order code of its lead', () => {
    const numbers = placed(fight, 'hex-number').map(({ hex }) => hex);
    expect(numbers).toEqual(expect.arrayContaining(['1404', '1405', '1504', '1505']));
    const names = placed(fight, 'stack-name').map(({ text }) => text);
    expect(names).toEqual(expect.arrayContaining(['tawes (5)', 'grenadier-bn', 'vol-grenadiers']));
  });

  it('prints on each counter the strength, movement and morale of the scene', () => {
    expect(written(fight, '1304')).toEqual(expect.arrayContaining(['3', '–4', '+1', 'F']));
    expect(written(fight, '1508')).toEqual(expect.arrayContaining(['2', '–4', '+1', 'D']));
    expect(written(fight, '1403')).toEqual(expect.arrayContaining(['1', '–4', '−1', 'B']));
    for (const stack of scene.stacks) {
      if (!placed(fight, 'counter').some(({ hex }) => hex === stack.hex)) continue;
      const shown = written(fight, stack.hex).filter((text) => /^(\d+|m|\?)$/.test(text));
      const told = stack.counters.map(({ symbol, strength }) => (symbol === 'mortar' ? 'm' : `${strength}`));
      for (const strength of told) expect(shown).toContain(strength);
    }
  });

  it('draws one white rule across a French counter, two dark ones across an American, none across a British', () => {
    const rulesOf = (side: string) => {
      const drawing = drawMap(withStacks([one('1506', [counter(3, { side })])]), { width: 760 });
      const room = placed(drawing, 'counter')[0] as Placed;
      const width = room.right - room.left;
      const rules = shapes(drawing).filter(({ stroke, outline }) => {
        const long = Math.abs((outline[4] ?? 0) - (outline[1] ?? 0));
        return stroke !== undefined && Math.abs(long - 0.94 * width) < 0.5 && outline[2] === outline[5];
      });
      return rules.map(({ outline, stroke }) => `${outline.length / 6} ${stroke?.color}`);
    };
    expect(rulesOf('french')).toEqual(['1 FFFFFF']);
    expect(rulesOf('american')).toEqual(['2 1A1A1A']);
    expect(rulesOf('british')).toEqual([]);
  });

  it('sets the star at a corner of the hex, by the side that was attacked', () => {
    const star = placed(fight, 'star').find(({ text }) => text === 'A') as Placed;
    const above = placed(fight, 'counter').find(({ hex }) => hex === '1404') as Placed;
    expect(star.top).toBeGreaterThan(above.bottom);
    expect(overlap(star, above)).toBe(0);
  });

  it('shows the top four of more than six units and says how many lie there', () => {
    const many = [7, 6, 5, 4, 3, 2, 1, 8].map((strength) => counter(strength));
    const drawing = drawMap(withStacks([one('1506', many)]), { width: 760 });
    const room = placed(drawing, 'counter')[0] as Placed;
    expect(texts(drawing).some(({ text }) => text === '(8)')).toBe(true);
    expect(written(drawing, '1506').filter((text) => /^–\d$/.test(text))).toHaveLength(4);
    expect(room.right - room.left).toBeLessThanOrEqual(80.01);
  });

  it('prints a question mark for what is not known, and nothing else that could tell', () => {
    const unknown = (steps: number) =>
      withStacks([one('1506', [counter(null, { id: 'x', steps: { full: steps, now: steps } })], '?')]);
    const drawing = drawMap(unknown(1), { width: 760 });
    expect(written(drawing, '1506').sort()).toEqual(['?', 'B']);
    const stale = { ...one('1506', [counter(null)]), seen: '15' };
    expect(written(drawMap(withStacks([stale]), { width: 760 }), '1506')).toEqual(['?', '15']);
  });

  it('draws a move solid and a retreat dashed with a hollow head, side by side where both ran', () => {
    const drawing = drawMap(
      withStacks([], {
        edges: [],
        arrows: [
          { side: 'french', kind: 'move', path: ['1506', '1505'] },
          { side: 'french', kind: 'retreat', path: ['1505', '1506'] },
          { side: 'french', kind: 'retreat', path: ['1505', '1506', '1507'] },
        ],
      }),
      { width: 760 },
    );
    const shafts = shapes(drawing).filter(
      ({ stroke, fill }) => stroke?.color === '1B4E8F' && fill === undefined && stroke.width > 5,
    );
    expect(shafts.map(({ stroke }) => stroke?.dash !== undefined)).toEqual([false, true, true]);
    const places = shafts.map(({ outline }) => Math.round(outline[1] as number));
    expect(new Set(places).size).toBe(3);
    // Of each retreat its head and the dot it begins in.
    const hollow = shapes(drawing).filter(({ fill, stroke }) => fill === 'FFFFFF' && stroke?.color === '1B4E8F');
    expect(hollow).toHaveLength(4);
  });

  it('leaves out the middle third of a breached work', () => {
    const work = (breached: boolean) => {
      const edges = [{ hex: '1506', side: 'S' as const, kind: 'redoubt' as const, breached }];
      return shapes(drawMap(withStacks([], { edges }), { width: 760 })).find(
        ({ stroke }) => stroke?.color === '3B2A20' && stroke.round === true,
      )?.outline.length;
    };
    expect(work(false)).toBe(6);
    expect(work(true)).toBe(12);
  });

  it('never shortens a code, for it is what an order names', () => {
    const long = [counter(1, { id: 'black-volunteers' }), counter(2)];
    const beside = one(
      '1606',
      [1, 2, 3, 4].map((strength) => counter(strength)),
    );
    const drawing = drawMap(withStacks([one('1506', long), beside]), { width: 760 });
    expect(placed(drawing, 'stack-name').map(({ text }) => text)).toContain('black-volunteers (2)');
    expect(collisions(drawing)).toEqual([]);
  });

  it('says no code and no leader of a stack whose counters the edge of the picture cuts', () => {
    const leader = { id: 'l', name: 'Tawes', side: 'british' };
    const stacks = scene.hexes.map(({ id }) => ({ ...one(id, [counter(1, { id: `u${id}` })]), leaders: [leader] }));
    const drawing = drawMap(withStacks(stacks), { width: 760 });
    const drawn = new Set(placed(drawing, 'counter').map(({ hex }) => hex));
    expect(drawn.size).toBeGreaterThan(12);
    const said = drawing.placed.filter(({ kind }) => kind === 'stack-name' || kind === 'leader');
    expect(said.length).toBeGreaterThan(12);
    expect(said.filter(({ hex }) => !drawn.has(hex)).map(({ text }) => text)).toEqual([]);
  });

  it('sets the name of a place in no hex that has another name', () => {
    // Every other column has names, and troops with a leader who leave no room for one in their hex.
    const isNamed = (hex: string): boolean => Number(hex.slice(0, 2)) % 2 === 0;
    const hexes = scene.hexes.map(({ name: _, ...hex }) =>
      isNamed(hex.id) ? { ...hex, name: `Queen's west work ${hex.id}` } : hex,
    );
    const leader = { id: 'l', name: 'Tawes the Elder', side: 'british' };
    const stacks = hexes
      .filter(({ id }) => isNamed(id))
      .map(({ id }) => ({ ...one(id, [counter(1), counter(2), counter(3)]), leaders: [leader] }));
    const drawing = drawMap(withStacks(stacks, { hexes, ways: [], labels: [] }), { width: 760 });
    // A number stands under the upper side of its hex: its middle is as far below it as half a hex is high.
    const middles = placed(drawing, 'hex-number').map(({ hex, left, right, top }) => ({
      hex,
      x: (left + right) / 2,
      y: top + 50,
    }));
    const named = middles.filter(({ hex }) => isNamed(hex));
    const names = placed(drawing, 'place');
    expect(names.length).toBeGreaterThan(2);
    for (const { hex, left, right, top, bottom } of names) {
      const into = named.filter(
        ({ x, y }) => left < x + 25 && right > x - 25 && (top + bottom) / 2 > y - 45 && (top + bottom) / 2 < y + 45,
      );
      expect(into.filter((other) => other.hex !== hex)).toEqual([]);
    }
  });

  it('keeps room for the halo of the name of a road, which would wipe the letters beside it', () => {
    const columns = ['10', '12', '14'].filter((column) => scene.hexes.some(({ id }) => id.startsWith(column)));
    const ways = columns.map((column) => ({
      kind: 'road' as const,
      name: `Road ${column}`,
      hexes: scene.hexes.map(({ id }) => id).filter((id) => id.startsWith(column)),
    }));
    const drawing = drawMap(withStacks([], { ways, labels: [] }), { frame: 'field', width: 760 });
    const roads = texts(drawing).filter(({ text }) => text.startsWith('Road '));
    expect(roads.length).toBeGreaterThan(0);
    for (const road of roads) {
      const room = placed(drawing, 'place').find(({ text }) => text === road.text);
      const halo = (road.halo?.width ?? 0) / 2;
      expect(halo).toBeGreaterThan(0);
      expect(room?.top).toBeLessThan(road.y - 0.7 * road.size - 0.9 * halo);
      expect(room?.bottom).toBeGreaterThan(road.y + 0.9 * halo);
    }
  });

  it('leaves a code out that has no room among its neighbours, and covers no counter with one', () => {
    const crowd = [counter(1, { id: 'saint-domingue-grenadiers' }), counter(2), counter(3), counter(4)];
    const drawing = drawMap(withStacks((scene.frames[0]?.hexes ?? []).map((hex) => one(hex, crowd))), { width: 760 });
    const covers = drawing.placed.flatMap((code) =>
      code.kind === 'stack-name' ? drawing.placed.filter((box) => box !== code && overlap(box, code) > 0.01) : [],
    );
    expect(covers).toEqual([]);
    expect(placed(drawing, 'stack-name').length).toBeLessThan(placed(drawing, 'counter').length);
  });

  it('stays inside its frame wherever the stacks and leaders stand', () => {
    const hexes = scene.frames[0]?.hexes ?? [];
    const stacks = fc.uniqueArray(fc.constantFrom(...hexes), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(stacks, fc.boolean(), fc.integer({ min: 1, max: 9 }), (places, led, count) => {
        const drawing = drawMap(
          withStacks(
            places.map((hex, at) => ({
              ...one(
                hex,
                Array.from({ length: 1 + ((at + count) % 9) }, (_, n) => counter(n + 1)),
                `Name ${hex} of some length`,
              ),
              side: sides[at % 3]?.id ?? '',
              leaders: led ? [{ id: 'l', name: "d'Estaing the Elder", side: sides[at % 3]?.id ?? '' }] : [],
            })),
            { stars: scene.stars, arrows: scene.arrows },
          ),
          { width: 760 },
        );
        expect(cutOff(drawing)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the pictures of a turn', () => {
  const wide = Array.from({ length: 10 }, (_, column) =>
    Array.from({ length: 9 }, (_, row) => `${13 + column}0${1 + row}`),
  ).flat();

  it('are several where the fights reach over more than six columns or eight rows, each star in one of them', () => {
    const far = { label: 'C', hex: '2104', from: '2105', contest: 'c' };
    const torn = {
      ...scene,
      stars: [...scene.stars, far],
      frames: [{ hexes: wide, title: 'The line', alt: 'All of it.' }],
    };
    const frames = mapFrames(torn);
    expect(frames).toHaveLength(2);
    for (const { columns, rows } of frames) {
      expect(columns[1] - columns[0] + 1).toBeLessThanOrEqual(6);
      expect(rows[1] - rows[0] + 1).toBeLessThanOrEqual(8);
    }
    const shown = mapPictures(torn, 760).flatMap((picture) => placed(picture, 'star').map(({ text }) => text));
    expect(shown).toEqual(['A', 'B', 'C']);
  });

  it('show first what they are named for, wherever on the map it lies', () => {
    const far = { label: 'C', hex: '2104', from: '2105', contest: 'c' };
    const named = (about: string): MapScene => ({
      ...scene,
      stars: [...scene.stars, far],
      frames: [{ hexes: wide, about, title: 'The line', alt: 'All of it.' }],
    });
    const starsOf = (about: string): string[][] =>
      mapPictures(named(about), 760).map((picture) => placed(picture, 'star').map(({ text }) => text));
    expect(starsOf('2104')).toEqual([['C'], ['A', 'B']]);
    expect(starsOf('1404')).toEqual([['A', 'B'], ['C']]);
    // A letter may show the first alone: it has the title whole, and each other its own.
    const hexes = scene.hexes.map((hex) => (hex.id === '2104' ? { ...hex, name: 'The well' } : hex));
    const titles = mapFrames({ ...named('1404'), hexes }).map(({ title }) => title);
    expect(titles).toEqual(['The line', 'The well']);
    const numbered = mapFrames({ ...named('1404'), hexes: hexes.map(({ name: _, ...hex }) => hex) });
    expect(numbered[1]?.title).toBe('2104');
    // Of guns alone, the half where it lies.
    const shots = mapFrames({ ...named('2104'), stars: [] });
    const [{ columns } = { columns: [0, 0] }] = shots;
    expect(shots).toHaveLength(4);
    expect(columns[0] <= 21 && 21 <= columns[1]).toBe(true);
  });

  it('set two fights over one hexside beside each other on it', () => {
    const both = [
      { label: 'A', hex: '1404', from: '1405', contest: 'a' },
      { label: 'B', hex: '1405', from: '1404', contest: 'b' },
      { label: 'C', hex: '1504', from: '1404', contest: 'c' },
      { label: 'D', hex: '1404', from: '1504', contest: 'd' },
    ];
    const stars = placed(drawMap({ ...scene, stars: both }, { width: 760 }), 'star');
    expect(stars).toHaveLength(4);
    for (const star of stars) for (const other of stars) if (other !== star) expect(overlap(star, other)).toBe(0);
  });

  it('are the field alone when nothing was fought', () => {
    const quiet = { ...scene, frames: [], stars: [], arrows: [] };
    expect(mapPictures(quiet, 760)).toHaveLength(1);
    expect(drawMap(quiet, { frame: 0, width: 760 }).alt).toBe(scene.alt);
    expect(cutOff(drawMap(quiet, { width: 760 }))).toEqual([]);
  });

  it('are drawn even of an empty field', () => {
    const empty: MapScene = {
      ...scene,
      stacks: [],
      arrows: [],
      stars: [],
      frames: [],
      hexes: [],
      edges: [],
      ways: [],
      labels: [],
      entries: [],
    };
    expect(toSvg(drawMap(empty, { width: 760 }))).toContain('<svg');
  });
});

describe('the map of the field', () => {
  it('shows one mark a stack: the sum of foot and horse, the dot for guns apart', () => {
    const stack = one('1506', [counter(3), counter(2), counter(4, { symbol: 'battery' })]);
    const drawing = drawMap(withStacks([stack], { frames: [] }), { frame: 'field', width: 760 });
    expect(written(drawing, '1506')).toEqual(['5']);
    const guns = one('1506', [counter(4, { symbol: 'battery' })]);
    expect(written(drawMap(withStacks([guns], { frames: [] }), { frame: 'field', width: 760 }), '1506')).toEqual(['4']);
    const unsure = one('1506', [counter(3), counter(null)]);
    expect(written(drawMap(withStacks([unsure], { frames: [] }), { frame: 'field', width: 760 }), '1506')).toEqual([
      '?',
    ]);
  });

  it('holds every stack and entry in use, and no word over another', () => {
    const marks = new Set([...placed(field, 'counter'), ...placed(field, 'leader')].map(({ hex }) => hex));
    for (const { hex } of scene.stacks) expect(marks).toContain(hex);
    expect(placed(field, 'place').map(({ text }) => text)).toContain('A');
    expect(cutOff(field)).toEqual([]);
    const large = drawMap(scene, { frame: 'field', width: 1400 });
    expect(collisions(large).filter((pair) => !pair.includes('star'))).toEqual([]);
  });
});

describe('a drawing', () => {
  it('is well-formed SVG whatever its names hold, with its position in words', () => {
    const odd = { ...scene, stacks: [one('1506', [counter(1, { id: 'A<b>&"c' })])] };
    const svg = toSvg(drawMap(odd, { width: 760 }));
    expect(svg).toContain('A&lt;b&gt;&amp;&quot;c');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toContain(`<desc>${scene.frames[0]?.alt}</desc>`);
  });

  it('is the same text every time', () => {
    expect(toSvg(drawMap(structuredClone(scene), { width: 760 }))).toBe(toSvg(fight));
  });

  it('writes words as outlines just where they were measured', () => {
    const outlines = toSvg(fight, 'raster');
    expect(outlines).not.toContain('<text');
    expect(outlines).not.toMatch(/NaN|undefined|Infinity/);
    for (const word of texts(fight)) {
      const pens = [...letteringPaths(word).letters.matchAll(/M(\S+) /g)].map(([, x]) => Number(x));
      const { left, right } = roomOf(word);
      expect(pens.length).toBe([...word.text.replaceAll(' ', '')].length);
      expect(pens[0]).toBeCloseTo(left, 2);
      expect(pens.at(-1)).toBeCloseTo(right - textWidth(word.text.slice(-1), word.face, word.size), 2);
    }
  });

  it.each([
    'sans-bold',
    'sans-italic',
    'serif-bold',
  ] as const)('lays a halo round its letters in %s just as a stroke would', (face) => {
    const text = '0123456789 +&@ê§ABGKMQRWéçñkgwxyz';
    const word: Lettering = {
      ...{ kind: 'text', text, x: 8, y: 30, face, size: 15, anchor: 'start', fill: '000000' },
      halo: { color: 'FFFFFF', width: 3.6 },
    };
    const { letters, halo } = letteringPaths(word);
    const edges = [
      `fill="#fff" d="${halo}"`,
      `fill="#fff" stroke="#fff" stroke-width="3.6" stroke-linejoin="round" d="${letters}"`,
    ];
    const [ours = [], stroked = []] = edges.map((path) => lightsOf(`<path ${path}/>`, 400, 44));
    expect(stroked.filter((light) => light > 128).length).toBeGreaterThan(10_000);
    const far = ours.map((light, dot) => Math.abs(light - (stroked[dot] ?? 0)));
    expect(far.filter((light) => light > 64).length).toBeLessThan(10);
    expect(Math.max(...far)).toBeLessThan(128);
  });

  it('becomes a PNG of at most 96 colours and 200 kB, drawn once', () => {
    const png = toPng(fight, 2);
    expect(png.readUInt32BE(16)).toBe(1520);
    expect(png[25]).toBe(3);
    expect(png.readUInt32BE(png.indexOf('PLTE') - 4) / 3).toBeLessThanOrEqual(96);
    expect(png.length).toBeLessThanOrEqual(200_000);
    expect(toPng(drawMap(scene, { frame: 0, width: 760 }), 2)).toBe(png);
    // Whatever the letters of others call it.
    expect(toPng({ ...fight, title: 'Le combat', alt: 'Autrement dit' }, 2)).toBe(png);
  });
});

describe('an arrow', () => {
  it('of a march that turns straight back stays beside its path, whichever way it went', () => {
    const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    for (const r of [26, 31.3, 63.7])
      for (const away of ['1801', '1803', '1701', '1702', '1901', '1902']) {
        const field = chart(scene.layout, r);
        const arrow = { side: 'british', kind: 'move' as const, path: ['1802', away, '1802'] };
        const [flight] = layArrows({ ...scene, arrows: [arrow] }, field, everywhere, new Set(['1802']));
        const [x, y] = centre(field, away);
        expect(flight?.points).toHaveLength(3);
        for (const [px, py] of flight?.points ?? []) expect(Math.hypot(px - x, py - y)).toBeLessThan(4 * r);
      }
  });

  it('of a retreat of one hex between two stacks has a shaft behind its head', () => {
    const everywhere = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const field = chart(scene.layout, 50);
    const arrow = { side: 'british', kind: 'retreat' as const, path: ['1802', '1803'] };
    const [flight] = layArrows({ ...scene, arrows: [arrow] }, field, everywhere, new Set(arrow.path));
    const [[x1, y1], [x2, y2]] = flight?.points as [[number, number], [number, number]];
    // Its head takes 12 of them, a dash and its gap 13.
    expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(12 + 13);
  });
});
