/** No meaning by colour alone: on every scenario, what differs in meaning differs in tone or form, in grey and to a deuteranope. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MapScene, SceneCounter, ScenePlan, SceneStack, SeaScene, SideStyle } from '../../src/engine/scene.ts';
import type { Table } from '../../src/engine/story.ts';
import { chaptersOn } from '../../src/reports/chapters.ts';
import type { ReportModel } from '../../src/reports/index.ts';
import { drawArrow } from '../../src/reports/map/arrows.ts';
import { type Canvas, canvas, paper } from '../../src/reports/map/canvas.ts';
import { drawCounter, drawLeaderPlate, drawMark } from '../../src/reports/map/counter.ts';
import { drawGround } from '../../src/reports/map/ground.ts';
import { type Chart, centre, chart, type Point } from '../../src/reports/map/hexes.ts';
import { drawPlanGround } from '../../src/reports/map/overlay.ts';
import { drawCourse } from '../../src/reports/map/sea/courses.ts';
import { drawFleet, drawPort, drawSign } from '../../src/reports/map/sea/signs.ts';
import { scenarios } from '../games/registry.ts';
import { stages } from '../table/stages.ts';
import { luminance, SIGHTS, type Sight } from './sight.ts';

/** Side of the square each sign is drawn in, and dots a unit. */
const CELL = 48;
const SCALE = 2;
/** Two signs are told apart where so many dots of one are so much lighter or darker, of 255, than those of the other. */
const DOTS = 40;
const LIGHTER = 28;

/** Draws a sign round the middle of its square. */
type Sign = (sheet: Canvas) => void;
/** Signs that must not be taken for each other. */
type Family = readonly (readonly [name: string, sign: Sign])[];

/** Signs of a family that look alike to such an eye, in pairs. */
function alike(family: Family, sight: Sight): string[] {
  const seen = family.map(([name, sign]) => ({ name, lights: lightsOf(sign, sight) }));
  return seen.flatMap((one, n) =>
    seen.slice(n + 1).flatMap((other) => {
      const dots = one.lights.filter((light, at) => Math.abs(light - (other.lights[at] ?? 0)) >= LIGHTER).length;
      return dots < DOTS ? [`${one.name} / ${other.name}: ${dots} dots`] : [];
    }),
  );
}

function lightsOf(sign: Sign, sight: Sight): Float32Array {
  const sheet = canvas();
  sign(sheet);
  const size = { width: CELL, height: CELL, unit: 1 };
  return luminance({ ...size, title: '', alt: '', paper, items: sheet.items, placed: [] }, sight, SCALE).lights;
}

const MIDDLE: Point = [CELL / 2, CELL / 2];
const ACROSS: readonly Point[] = [
  [4, CELL / 2],
  [CELL - 4, CELL / 2],
];
const WINDOW = { left: 0, top: 0, right: CELL, bottom: CELL };

const COUNTER: SceneCounter = {
  id: 'a',
  name: 'A',
  side: '',
  symbol: 'foot',
  strength: 5,
  movement: 4,
  morale: 1,
  steps: { full: 2, now: 2 },
};

const HEX = '1010';
const RADIUS = 24;
/** Where hexes lie when this one fills the square. */
function fieldOf({ layout }: MapScene): Chart {
  const field = chart(layout, RADIUS);
  const [x, y] = centre(field, HEX);
  return { ...field, x: MIDDLE[0] - x, y: MIDDLE[1] - y };
}

/** One hex with a feature and nothing else. */
const ground =
  (scene: MapScene, terrain: string, feature: Partial<MapScene> = {}): Sign =>
  (sheet) => {
    const bare = { zones: [], diggings: [], edges: [], ways: [], hexes: [{ id: HEX, terrain }] };
    drawGround(sheet, { ...scene, ...bare, ...feature }, fieldOf(scene), WINDOW);
  };

/** Of things that look the same in colour, one. */
const looks = <T>(things: readonly T[], look: (thing: T) => string): T[] => [
  ...new Map(things.map((thing) => [look(thing), thing])).values(),
];

function landFamilies(scene: MapScene): Readonly<Record<string, Family>> {
  const { sides } = scene;
  const plain = scene.terrains.find(({ texture }) => texture === 'none')?.id ?? '';
  const lies = new Set(scene.hexes.map(({ terrain }) => terrain));
  const terrains = scene.terrains.filter(({ id }) => lies.has(id));
  const edges = looks(scene.edges, ({ kind, breached }) => `${kind} ${breached ?? false}`);
  const stack = ({ id }: SideStyle, more: Partial<SceneStack>): SceneStack => ({
    ...{ hex: HEX, side: id, label: '', counters: [COUNTER], leaders: [] },
    ...more,
  });
  const bySide = (draw: (sheet: Canvas, side: SideStyle) => void): Family =>
    sides.map((side) => [side.id, (sheet) => draw(sheet, side)]);
  return {
    counters: bySide((sheet, side) => drawCounter(sheet, COUNTER, side, 4, 4, 40)),
    marks: bySide((sheet, side) => drawMark(sheet, scene, stack(side, {}), ...MIDDLE, 25)),
    'marks of the field': (
      [
        ['troops', ['foot']],
        ['guns', ['battery']],
        ['both', ['foot', 'battery']],
      ] as const
    ).map(([name, arms]): Family[number] => {
      const counters = arms.map((symbol) => ({ ...COUNTER, symbol }));
      return [name, (sheet) => drawMark(sheet, scene, stack(sides[0] as SideStyle, { counters }), ...MIDDLE, 25, true)];
    }),
    sightings: bySide((sheet, side) => drawMark(sheet, scene, stack(side, { seen: '3' }), ...MIDDLE, 25)),
    leaders: bySide((sheet, side) => drawLeaderPlate(sheet, side, 'A', ...MIDDLE, 14)),
    arrows: sides.flatMap(({ id: side }) =>
      (['move', 'retreat'] as const).map((kind): Family[number] => [
        `${side} ${kind}`,
        (sheet) => drawArrow(sheet, scene, { arrow: { side, kind, path: [] }, points: ACROSS }, 40),
      ]),
    ),
    terrains: looks(terrains, ({ fill, texture }) => fill + texture).map(({ id }) => [id, ground(scene, id)]),
    hexsides: [
      ['none', ground(scene, plain)],
      ...edges.map((edge): Family[number] => [
        edge.kind,
        ground(scene, plain, { edges: [{ ...edge, hex: HEX, side: 'S' }] }),
      ]),
    ],
    ways: [
      ['none', ground(scene, plain)],
      ...looks(scene.ways, ({ kind }) => kind).map((way): Family[number] => [
        way.kind,
        ground(scene, plain, { ways: [{ ...way, hexes: ['1009', HEX, '1011'] }] }),
      ]),
    ],
    planning: planning(scene, plain),
  };
}

/** What is drawn over a hex to plan from, where its digits and letters do not tell it. */
function planning(scene: MapScene, plain: string): Family {
  const enemy = scene.plan?.zones.side ?? scene.sides.at(-1)?.id ?? '';
  const none: ScenePlan = {
    ...{ frames: [], reach: [], shots: [], fire: [], targets: [] },
    zones: { side: enemy, hexes: [] },
  };
  const plans: Readonly<Record<string, Partial<ScenePlan>>> = {
    open: {},
    reach: { reach: [{ hex: HEX, left: 2, from: '1506' }] },
    zone: { zones: { side: enemy, hexes: [HEX] } },
    'reach in a zone': { reach: [{ hex: HEX, left: 2, from: '1506' }], zones: { side: enemy, hexes: [HEX] } },
    target: { targets: [HEX] },
  };
  return Object.entries(plans).map(([name, plan]) => [
    name,
    (sheet) => {
      ground(scene, plain)(sheet);
      drawPlanGround(sheet, scene, { ...none, ...plan }, fieldOf(scene), WINDOW);
    },
  ]);
}

function seaFamilies(scene: SeaScene): Readonly<Record<string, Family>> {
  const sides = scene.sides.map(({ id }) => id);
  const holders = (flag: string): string[] => [flag, ...sides.filter((side) => side !== flag)];
  const fleet = (side: string) => ({ side, berth: 'off', height: 1, sign: 'ship' }) as const;
  return {
    ports: scene.flags.flatMap(({ id: flag }) =>
      holders(flag).map((holder): Family[number] => [
        `${flag} held by ${holder}`,
        (sheet) => drawPort(sheet, scene, { flag, holder, value: 3 }, MIDDLE, 14, null),
      ]),
    ),
    stacks: sides.map((side) => [side, (sheet) => drawFleet(sheet, scene, fleet(side), MIDDLE, 40)]),
    'small stacks': sides.map((side) => [side, (sheet) => drawFleet(sheet, scene, fleet(side), MIDDLE, 24, true)]),
    tops: (['ship', 'soldiers', 'guns', 'stores', 'leader', 'chain', 'mask'] as const).map((sign) => [
      sign,
      (sheet) => drawSign(sheet, sign, MIDDLE, 12, '000000'),
    ]),
    courses: sides.flatMap((side) =>
      (['sail', 'march', 'chase', 'retreat'] as const).map((kind): Family[number] => [
        `${side} ${kind}`,
        (sheet) => drawCourse(sheet, scene, { track: { side, kind, path: [] }, points: ACROSS, thick: 5 }),
      ]),
    ),
  };
}

function firstCall(scenario: string): ReportModel {
  for (const stage of stages(scenario, 2, 'classic', 1)) for (const seat of stage.due) return stage.call(seat, 'en');
  throw new Error('nobody is called');
}

describe.each(scenarios())('%s', (scenario) => {
  const { story } = firstCall(scenario);
  const families = story.map.kind === 'hex-map' ? landFamilies(story.map) : seaFamilies(story.map);

  describe.each(SIGHTS)('%s', (_, sight) => {
    test.each(Object.entries(families))('%s', (_, family) => {
      expect(alike(family, sight)).toEqual([]);
    });
  });

  test('a cell of the key says in words what its ground says', () => {
    const tables = chaptersOn(story.chapters, 'key').flatMap(({ blocks }) =>
      blocks.filter((block): block is Table => block.kind === 'table'),
    );
    const unsaid = tables.flatMap(({ rows, tones = [] }) => {
      const tonesOf = new Map<string, Set<string>>();
      for (const [y, row] of rows.entries())
        for (const [x, text] of row.entries())
          tonesOf.set(text, (tonesOf.get(text) ?? new Set()).add(tones[y]?.[x] ?? ''));
      return [...tonesOf].filter(([, found]) => found.size > 1).map(([text]) => text);
    });
    expect(unsaid).toEqual([]);
  });
});

describe('the bar of an attack on the order page', () => {
  const sheet = readFileSync('src/web/public/fieldpost.css', 'utf8');
  const parts = (['lose', 'back', 'even', 'win'] as const).map((name) => {
    const ground = new RegExp(`\\.promise \\.${name} \\{[^}]*background: ([^;]+);`).exec(sheet)?.[1] ?? '';
    const colours = [...ground.matchAll(/#(..)(..)(..)/g)].map((match) =>
      match.slice(1).map((part) => parseInt(part, 16)),
    );
    return { name, lean: /\d+deg/.exec(ground)?.[0] ?? null, colours };
  });

  test.each(SIGHTS)('%s: each part has a tone of its own, or stripes that lean another way', (_, sight) => {
    const seen = parts.map(({ name, lean, colours }) => {
      const lights = colours.map(([red = 0, green = 0, blue = 0]) => sight(red, green, blue));
      return {
        name,
        lean,
        light: Math.max(...lights),
        isStriped: Math.max(...lights) - Math.min(...lights) >= LIGHTER,
      };
    });
    for (const [n, one] of seen.entries())
      for (const other of seen.slice(n + 1)) {
        const byTone = Math.abs(one.light - other.light) >= LIGHTER;
        const byStripes = one.isStriped && other.isStriped && one.lean !== other.lean;
        expect(byTone || byStripes, `${one.name} / ${other.name}`).toBe(true);
      }
  });
});
