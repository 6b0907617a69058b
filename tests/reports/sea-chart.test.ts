/** The sea chart as drawn: what a newcomer on a phone must be able to read and tell apart. */
import { describe, expect, test } from 'vitest';
import type { SceneFleet, SeaScene } from '../../src/engine/scene.ts';
import { textWidth } from '../../src/reports/fonts.ts';
import type { Box, Drawing, Placed } from '../../src/reports/map/drawing.ts';
import { drawMap, mapPictures, mapViews, typedMap } from '../../src/reports/map/map.ts';
import { toPointedSvg } from '../../src/reports/map/pointing.ts';
import { toPng } from '../../src/reports/map/raster.ts';
import { drawSeaSheet, seaSheets } from '../../src/reports/map/sea/chart.ts';
import { layCourses } from '../../src/reports/map/sea/courses.ts';
import { drawSeaLegend } from '../../src/reports/map/sea/legend.ts';
import { hexCentre, plane } from '../../src/reports/map/sea/plane.ts';
import { toSvg } from '../../src/reports/map/svg.ts';
import { PICTURE_WIDTH } from '../../src/reports/pictures.ts';
import { crowded } from '../games/jenkins-ear/crowded.ts';
import { grey, luminance } from './sight.ts';

const scene = crowded('en');
const WIDTH = 640;
/** As pages of the desk draw it. */
const WIDE = 1000;
const PHONE_LEAST = 17;

const words = (drawing: Drawing): string[] =>
  drawing.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const named = ({ placed }: Drawing, ...kinds: Placed['kind'][]): Placed[] =>
  placed.filter(({ kind }) => kinds.includes(kind));

/** Area two boxes share, over the area of the smaller. */
function covered(a: Placed, b: Placed): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const area = (one: Placed) => (one.right - one.left) * (one.bottom - one.top);
  return width > 0 && height > 0 ? (width * height) / Math.min(area(a), area(b)) : 0;
}

function collisions(drawing: Drawing, least: number): string[] {
  const all = named(drawing, 'place', 'stack-name', 'counter', 'star');
  return all.flatMap((one, n) =>
    all.slice(n + 1).flatMap((other) => (covered(one, other) > least ? [`${one.text} / ${other.text}`] : [])),
  );
}

/** The signs of ports. */
const portsOn = (drawing: Drawing): Placed[] =>
  named(drawing, 'sign').filter(({ text }) => scene.ports.some(({ id }) => id === text));

/** Names of ports that lie nearer to another port or to a stack elsewhere, and from which no line leads to theirs. */
function astray(drawing: Drawing): string[] {
  const apart = (a: Placed, b: Placed): number =>
    Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
  const ports = portsOn(drawing);
  const isClear = (name: Placed): boolean => {
    const [own] = ports.filter(({ hex }) => hex === name.hex) as [Placed];
    const others = [...ports, ...named(drawing, 'counter')].filter(({ hex }) => hex !== name.hex);
    if (name.leads !== true) return others.every((other) => apart(name, other) > apart(name, own));
    // Its line runs from the edge of the name to the edge of the port.
    const ends = (x: number, y: number): Placed => ({ ...name, left: x, right: x, top: y, bottom: y });
    return drawing.items.some(
      (item) =>
        item.kind === 'shape' &&
        item.outline.length === 6 &&
        apart(ends(item.outline[1] as number, item.outline[2] as number), name) < 0.1 &&
        apart(ends(item.outline[4] as number, item.outline[5] as number), own) < 0.1,
    );
  };
  const names = named(drawing, 'place').filter(({ hex }) => hex !== '');
  return names.filter((name) => !isClear(name)).map(({ text }) => text);
}

describe('the pictures of a letter', () => {
  test('a part for each place where something happened, then the halves of the chart', () => {
    expect(mapViews(scene).map(({ frame }) => frame)).toEqual([0, 1, 'east', 'west']);
    expect(mapPictures(scene, WIDTH)).toHaveLength(4);
    const quiet: SeaScene = { ...scene, frames: [], stars: [], tracks: [] };
    const field = { title: null, alt: scene.alt, isPlan: false };
    expect(mapViews(quiet)).toEqual([
      { frame: 'east', ...field },
      { frame: 'west', ...field },
    ]);
  });

  test('nothing in them is smaller than nine dots on a phone', () => {
    for (const drawing of mapPictures(scene, WIDTH)) {
      for (const item of drawing.items) {
        if (item.kind === 'text')
          expect(item.size, `${item.text} in ${drawing.title}`).toBeGreaterThanOrEqual(PHONE_LEAST - 0.5);
      }
    }
  });

  test('the star of a fight for a port stands nearer to it than to any other port', () => {
    const port = scene.ports.find(({ hex }) => hex === '2426');
    const stars = scene.stars.slice(0, 1).map((one) => ({ ...one, hex: '2426', label: 'A' }));
    const frames = scene.frames.slice(0, 1).map((one) => ({ ...one, hexes: ['2222', '2426', '2427', '3028'] }));
    const drawing = drawMap({ ...scene, stars, tracks: [], fleets: [], frames }, { frame: 0, width: 760 });
    const middle = ({ left, right, top, bottom }: Placed) => [(left + right) / 2, (top + bottom) / 2] as const;
    const [found] = named(drawing, 'star');
    const signs = portsOn(drawing);
    const far = (one: Placed): number => {
      const [[x, y], [a, b]] = [middle(one), middle(found as Placed)];
      return (x - a) ** 2 + (y - b) ** 2;
    };
    expect(signs.toSorted((a, b) => far(a) - far(b))[0]?.text).toBe(port?.id);
  });

  test('names of ports, stacks and stars cover nothing of each other', () => {
    for (const drawing of mapPictures(scene, WIDTH)) {
      const texts = named(drawing, 'place', 'stack-name');
      const others = named(drawing, 'counter', 'star');
      for (const [n, one] of texts.entries()) {
        for (const other of [...texts.slice(n + 1), ...others]) {
          expect(covered(one, other), `${one.text} / ${other.text} in ${drawing.title}`).toBeLessThan(0.05);
        }
      }
    }
    expect(collisions(drawMap(scene, { frame: 0, width: WIDTH }), 0.25)).toEqual([]);
  });

  test('a part names every port it shows, and numbers its hexes', () => {
    const drawing = drawMap(scene, { frame: 1, width: WIDTH });
    expect(words(drawing)).toEqual(
      expect.arrayContaining(['Cartagena', 'Santa Marta', 'Riohacha', 'Maracaibo', '2925', '2823']),
    );
  });

  test('each says below it what its own signs mean, and nothing of signs that it does not bear', () => {
    const [part, , east, west] = mapPictures(scene, WIDTH) as [Drawing, Drawing, Drawing, Drawing];
    expect(words(part)).toEqual(expect.arrayContaining(['Spanish seaport and value', 'in the seaport', 'gave chase']));
    // The storms lie far off, and nobody marched there.
    for (const word of ['storm', 'marched', 'English seaport and value']) expect(words(part)).not.toContain(word);
    expect(words(east)).toEqual(expect.arrayContaining(['English seaport', 'storm', 'trade route', 'Dutch seaport']));
    expect(words(west)).toEqual(expect.arrayContaining(['English seaport', 'trade route by land']));
    for (const word of ['Dutch seaport', 'storm']) expect(words(west)).not.toContain(word);
    // Its stacks bear their number alone.
    for (const word of [
      'soldiers on top',
      'in the seaport',
      'out of supply',
      'turn last seen whole',
      'English seaport and value',
    ])
      for (const half of [east, west]) expect(words(half)).not.toContain(word);
  });

  test('a name lies nearer to its own port than to any other and to stacks elsewhere, or a line leads there; no port goes without', () => {
    for (const [n, drawing] of mapPictures(scene, PICTURE_WIDTH).entries()) {
      expect(astray(drawing), `picture ${n}`).toEqual([]);
      const names = named(drawing, 'place');
      const unnamed = portsOn(drawing).filter(({ hex }) => !names.some((name) => name.hex === hex));
      expect(unnamed, `picture ${n}`).toEqual([]);
    }
    const beside = scene.ports.map(({ hex }): SceneFleet => {
      const west = `${String(Number(hex.slice(0, 2)) - 1).padStart(2, '0')}${hex.slice(2)}`;
      return { ...(scene.fleets[0] as SceneFleet), hex: west, berth: 'off' };
    });
    const off = { ...scene, fleets: beside, stars: [], tracks: [], frames: [] };
    for (const drawing of mapPictures(off, PICTURE_WIDTH)) expect(astray(drawing)).toEqual([]);
  });

  test('a name keeps off every port but its own, and off the next name on its line', () => {
    for (const drawing of mapPictures(scene, PICTURE_WIDTH)) {
      const ports = portsOn(drawing);
      const names = named(drawing, 'place').filter(({ hex, text }) => hex !== '' && text.length > 1);
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) {
        const size = drawing.items.flatMap((item) =>
          item.kind === 'text' && item.text === name.text ? [item.size] : [],
        );
        const words = textWidth(name.text, 'sans-bold', size[0] ?? 0);
        expect(name.right - name.left - words, name.text).toBeGreaterThan(3.5);
        for (const port of ports) {
          if (port.hex === name.hex) continue;
          const across = Math.max(0, name.left - port.right, port.left - name.right);
          const away = Math.hypot(across, Math.max(0, name.top - port.bottom, port.top - name.bottom));
          expect(away, `${name.text} / ${port.text}`).toBeGreaterThan(5);
        }
      }
    }
  });

  test('where ships come on lies on no name, nor does its soft edge', () => {
    let seen = 0;
    for (const language of ['en', 'fr', 'es'] as const) {
      const bare = { ...crowded(language), fleets: [], stars: [], tracks: [], frames: [] };
      for (const drawing of mapPictures(bare, PICTURE_WIDTH)) {
        const [entry] = drawing.items.flatMap((item) =>
          item.kind === 'text' && item.text === `${bare.entry.label} →` ? [item] : [],
        );
        if (entry === undefined) continue;
        seen++;
        const [wide, edge] = [textWidth(entry.text, entry.face, entry.size), 0.26 * entry.size];
        for (const { left, right, top, bottom, text } of named(drawing, 'place')) {
          const isAbreast = left < entry.x + wide / 2 && right > entry.x - wide / 2;
          const away = Math.max(top - entry.y, entry.y - 0.72 * entry.size - bottom);
          expect(!isAbreast || away >= edge, `${entry.text} / ${text}`).toBe(true);
        }
      }
    }
    expect(seen).toBe(3);
  });

  test('a stack in port stands nearest to its own port, or a line leads there', () => {
    const [stack] = scene.fleets;
    if (stack === undefined) throw new Error('nobody is at sea');
    const ports = scene.ports.filter(({ hex }) => Number(hex.slice(0, 2)) > 28);
    const fleets = ports.flatMap(({ hex }) =>
      [1, 2, 3].map((height) => ({ ...stack, hex, height, berth: 'port' as const })),
    );
    const drawing = drawMap({ ...scene, fleets, stars: [], tracks: [] }, { frame: 'field', width: PICTURE_WIDTH });
    const middle = ({ left, right, top, bottom }: Placed) => [(left + right) / 2, (top + bottom) / 2] as const;
    const signs = portsOn(drawing);
    const strays = named(drawing, 'counter').filter((one) => {
      const [x, y] = middle(one);
      const far = (sign: Placed): number => Math.hypot(middle(sign)[0] - x, middle(sign)[1] - y);
      const [nearest] = signs.toSorted((a, b) => far(a) - far(b));
      return nearest?.hex !== one.hex;
    });
    expect(strays.length).toBeGreaterThan(0);
    expect(strays.filter(({ leads }) => leads !== true).map(({ hex }) => hex)).toEqual([]);
    expect(words(drawing)).toContain('leads to its place');
  });

  test('the head of a course stands clear of stacks; one that is wholly under them is neither drawn nor in the key', () => {
    const [stack] = scene.fleets;
    if (stack === undefined) throw new Error('nobody is at sea');
    const on = plane(scene, { columns: [23, 45], rows: [12, 28] }, 21, 0, 0);
    const course = (path: readonly string[], over: readonly Box[]) =>
      layCourses({ ...scene, tracks: [{ side: 'english', kind: 'chase', path }] }, on, { over, numbers: [] }, 3.4)[0]
        ?.points;
    const [x, y] = hexCentre(on, '3422');
    const under: Box = { left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 };
    const [tipX, tipY] = course(['3022', '3122', '3222', '3322', '3422'], [under])?.at(-1) ?? [0, 0];
    expect(Math.max(under.left - tipX, tipX - under.right, under.top - tipY, tipY - under.bottom)).toBeGreaterThan(5);
    expect(Math.hypot(tipX - x, tipY - y)).toBeLessThan(50);
    expect(course(['3322', '3422'], [{ left: x - 90, top: y - 60, right: x + 60, bottom: y + 60 }])).toBeUndefined();
    const hidden: SeaScene = {
      ...scene,
      stars: [],
      tracks: [{ side: 'english', kind: 'chase', path: ['3021', '3022'] }],
    };
    const fleets = [1, 2, 3, 4, 5, 6].flatMap((height) =>
      ['3021', '3022'].map((hex): SceneFleet => ({ ...stack, hex, height, berth: 'off' })),
    );
    expect(words(drawMap(hidden, { frame: 'east', width: WIDTH }))).toContain('gave chase');
    expect(words(drawMap({ ...hidden, fleets }, { frame: 'east', width: WIDTH }))).not.toContain('gave chase');
  });

  test('its key has no seaports of a flag that holds none of them, and says what a ship on top is', () => {
    const ports = scene.ports.map((port) => ({ ...port, holder: port.flag === 'spanish' ? 'english' : port.holder }));
    const taken = mapPictures({ ...scene, ports }, WIDTH).flatMap(words);
    expect(taken).toContain('taken: colour of the holder');
    expect(taken.filter((text) => text.startsWith('Spanish seaport'))).toEqual([]);
    const ships = scene.fleets.map((fleet) => ({ ...fleet, sign: 'ship' as const }));
    const [part] = mapPictures({ ...scene, fleets: ships }, WIDTH);
    expect(part && words(part)).toContain('ship on top');
  });

  test('a stack that was seen some turns ago and intercepts no more bears both signs', () => {
    const [stack] = scene.fleets;
    if (stack === undefined) throw new Error('nobody is at sea');
    const lone = (more: Partial<SceneFleet>): string[] => {
      const fleets = [{ ...stack, hex: scene.frames[0]?.hexes[0] ?? '', berth: 'off' as const, height: 1, ...more }];
      const { items } = drawMap({ ...scene, fleets, stars: [], tracks: [], ports: [] }, { frame: 0, width: WIDTH });
      return items.flatMap((item) => (item.kind === 'text' && item.text === '×' ? [`${item.y}`] : []));
    };
    const [corner, both] = [lone({ spent: true })[0], lone({ spent: true, seen: 2 })[0]];
    expect(both).toBeDefined();
    expect(both).not.toBe(corner);
  });

  test('no hair of the chart shows below the key, at whatever scale', () => {
    for (const [n, drawing] of mapPictures(scene, WIDTH).entries()) {
      const { lights, width } = luminance(drawing, grey, 1.21);
      expect(new Set(lights.slice(-width)).size, `picture ${n}`).toBe(1);
    }
  });

  test('each stays below 200 kB', () => {
    for (const drawing of mapPictures(scene, WIDTH)) expect(toPng(drawing, 2).length).toBeLessThan(200_000);
  });

  test('a page with the whole chart, every hex to be pointed at, stays below 300 kB; a coast is written once', () => {
    const chart = drawMap(scene, { frame: 'field', width: WIDE });
    const svg = toPointedSvg(chart);
    expect(svg.length).toBeLessThan(300_000);
    const long = [...svg.matchAll(/ d="([^"]{120,})"/g)].map(([, d]) => d);
    expect(new Set(long).size).toBe(long.length);
    const ids = [...svg.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(used)).toEqual(new Set(ids));
    expect(used.length).toBeGreaterThan(ids.length);
  });

  test('the same chart is the same bytes', () => {
    expect(toSvg(drawMap(crowded('en'), { frame: 0, width: WIDTH }))).toBe(
      toSvg(drawMap(scene, { frame: 0, width: WIDTH })),
    );
  });

  test('the French chart has French words and no room lost', () => {
    const french = crowded('fr');
    const drawing = drawMap(french, { frame: 'field', width: WIDTH });
    expect(words(drawing)).toEqual(expect.arrayContaining(['tempête', 'route de commerce', 'La Nouvelle-Orléans']));
    expect(collisions(drawing, 0.5)).toEqual([]);
  });
});

describe('the chart for print', () => {
  const room = { width: 516, height: 600 };
  const drawings = seaSheets(scene, room).map((span) => drawSeaSheet(scene, span, room));

  test('two sheets that fit an upright page share one column of hexes', () => {
    expect(drawings.map(({ lattice }) => lattice?.span.columns)).toEqual([
      [1, 23],
      [23, 45],
    ]);
    for (const { width, height } of drawings) {
      expect(width).toBeLessThanOrEqual(room.width + 0.01);
      expect(height).toBeLessThanOrEqual(room.height + 0.01);
    }
  });

  test('they name all ports but those a fight hides, and number every hex of their windows but those under a name', () => {
    const names = new Set(drawings.flatMap((drawing) => named(drawing, 'place')).map(({ text }) => text));
    expect(scene.ports.filter(({ name }) => !names.has(name)).length).toBeLessThanOrEqual(3);
    const numbered = new Set(drawings.flatMap((drawing) => named(drawing, 'hex-number')).map(({ hex }) => hex));
    const rows = drawings.map(({ lattice }) => lattice?.span.rows ?? [0, 0]);
    const hexes = rows.reduce((sum, [first, last], n) => sum + (n === 0 ? 23 : 22) * (last - first + 1), 0);
    expect(hexes).toBeGreaterThan(1000);
    expect(numbered.size).toBeGreaterThan(0.8 * hexes);
  });

  test('whatever lies anywhere is on them, in the Atlantic as in the Great South Sea', () => {
    const fleets = ['3003', '1028'].map(
      (hex): SceneFleet => ({ ...(scene.fleets[0] as SceneFleet), hex, berth: 'off' }),
    );
    const far = { ...scene, fleets };
    const shown = [
      ...seaSheets(far, room).map((span) => drawSeaSheet(far, span, room)),
      ...mapPictures({ ...far, frames: [] }, PICTURE_WIDTH),
    ].flatMap((drawing) => named(drawing, 'counter'));
    expect(shown.map(({ hex }) => hex).sort((a, b) => Number(a) - Number(b))).toEqual(['1028', '1028', '3003', '3003']);
  });

  test('no letter on them is below seven points', () => {
    for (const { items } of drawings) {
      const small = items.flatMap((item) =>
        item.kind === 'text' && item.size < 7 ? [`${item.text} ${item.size}`] : [],
      );
      expect(small).toEqual([]);
    }
  });

  test('the legend of a sheet holds the signs of this sheet and no others', () => {
    const sizes = { columns: 4, size: 7.5, row: 13.5, plain: false };
    const legends = drawings.flatMap((drawing) => words(drawSeaLegend(scene, drawing, room.width, sizes)));
    expect(legends).toEqual(
      expect.arrayContaining(['storm', 'trade route', 'marched', 'scuttled ships', 'leads to its place']),
    );
    const quiet = { ...scene, storms: [], tracks: [], wrecks: [] };
    for (const span of seaSheets(quiet, room)) {
      const calm = drawSeaLegend(quiet, drawSeaSheet(quiet, span, room), room.width, sizes);
      for (const word of ['storm', 'marched', 'scuttled ships']) expect(words(calm)).not.toContain(word);
    }
  });
});

test('sides and owners differ in shape or lines, not by colour alone', () => {
  expect(new Set(scene.flags.map(({ shape }) => shape)).size).toBe(scene.flags.length);
  expect(new Set(scene.sides.map(({ rules }) => rules.count)).size).toBe(scene.sides.length);
});

test('the terminal tells who lies where', () => {
  const lines = typedMap(scene).split('\n');
  expect(lines).toContain(
    '2719 Port Royal (4): English 4, in the seaport: Soldiers of Jamaica; Cannons of Port Royal; Torbay; Deception 3',
  );
  expect(lines).toContain('3318 Santo Domingo (5): Spanish 9, in the seaport: Deception');
});

test('a stack that finds no room in its hex still stands on the picture', () => {
  const crowd = Array.from({ length: 3 }, (_, n): SceneFleet[] =>
    ['english', 'spanish'].map((side) => ({
      ...(scene.fleets[0] as SceneFleet),
      hex: '3018',
      side,
      berth: 'off',
      height: n + 1,
    })),
  ).flat();
  const drawing = drawMap({ ...scene, fleets: crowd, stars: [] }, { frame: 0, width: WIDTH });
  const marks = named(drawing, 'counter');
  expect(marks).toHaveLength(crowd.length);
  for (const [n, one] of marks.entries()) {
    for (const other of marks.slice(n + 1)) expect(covered(one, other)).toBeLessThan(0.3);
  }
});

test('the whole chart shows every stack, whatever lies on top of it, and no name on a port that is another’s', () => {
  const signs = ['ship', 'guns', 'leader', 'soldiers'] as const;
  const fleets = scene.ports.slice(0, 20).map(
    ({ hex }, n): SceneFleet => ({
      ...(scene.fleets[0] as SceneFleet),
      hex,
      berth: 'port',
      sign: signs[n % signs.length] as SceneFleet['sign'],
      height: n + 1,
    }),
  );
  const drawing = drawMap({ ...scene, fleets, stars: [], storms: [] }, { frame: 'field', width: 1100 });
  expect(
    named(drawing, 'counter')
      .map(({ text }) => Number(text))
      .sort((a, b) => a - b),
  ).toEqual(fleets.map(({ height }) => height));
  const names = named(drawing, 'place');
  for (const text of ['Port Royal', 'Léogane']) expect(names.map((one) => one.text)).toContain(text);
  expect(collisions(drawing, 0.5)).toEqual([]);
});
