/** The map of the British letter after turn 16: the whole field, every stack on it, the fights of that turn. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type {
  HexSide,
  MapScene,
  SceneCounter,
  SceneEdge,
  SceneHex,
  SceneStack,
  SideStyle,
  TerrainStyle,
} from '../../src/engine/scene.ts';
import { muster } from './muster-fixture.ts';

export const sides: readonly SideStyle[] = [
  {
    id: 'british',
    label: 'British',
    letter: 'B',
    ground: 'A4211B',
    figures: 'FFFFFF',
    arrow: 'A4211B',
    star: 'A4211B',
    rules: { count: 0, color: 'FFFFFF' },
  },
  {
    id: 'french',
    label: 'French',
    letter: 'F',
    ground: '1B4E8F',
    figures: 'FFFFFF',
    arrow: '1B4E8F',
    star: '1B4E8F',
    rules: { count: 1, color: 'FFFFFF' },
  },
  {
    id: 'american',
    label: 'American',
    letter: 'A',
    ground: 'EDB548',
    figures: '1A1A1A',
    arrow: 'B97F10',
    star: '8A5A00',
    rules: { count: 2, color: '1A1A1A' },
  },
];

const terrains: readonly TerrainStyle[] = [
  { id: 'clear', label: 'clear', fill: 'F7F1E3', texture: 'none' },
  { id: 'light_forest', label: 'light forest', fill: 'DFE8C8', texture: 'crowns-light' },
  { id: 'forest', label: 'forest', fill: 'BDD1A3', texture: 'crowns-dense' },
  { id: 'swamp', label: 'swamp', fill: 'D3E0DA', texture: 'tufts' },
  { id: 'yamacraw_swamp', label: 'Yamacraw', fill: 'BAD0CB', texture: 'tufts-dense' },
  { id: 'rice_field', label: 'rice', fill: 'E9E8BF', texture: 'dashes' },
  { id: 'city', label: 'city', fill: 'E0C8B6', texture: 'blocks' },
  { id: 'fort', label: 'old fort', fill: 'DCCDA8', texture: 'fort' },
  { id: 'cemetery', label: 'cemetery', fill: 'E2DBE8', texture: 'graves' },
  { id: 'water', label: 'water', fill: 'BFD7E8', texture: 'waves' },
];

/** The parts of the scenario's map that a scene needs. */
interface MapSheet {
  columns: [number, number];
  rows: [number, number];
  terrain: { letters: Record<string, string>; rows: Record<string, string> };
  places: { names: Record<string, { en: string }> };
  roads: { ways: { name: { en: string }; hexes: string[] }[] };
  tracks: { ways: { name: { en: string }; hexes: string[] }[] };
  streams: { courses: { sides: string[] }[]; bridges: string[]; fords: string[] };
  dykes: { sides: string[] };
  slopes: { sides: string[] };
  river: { sides: string[] };
  works: { sides: Record<string, Partial<Record<HexSide, SceneEdge['kind'][]>>> };
  siegeWorks: { sides: Record<string, HexSide[]> };
}

const sheet = parse(readFileSync(new URL('../../scenarios/savannah/map.yaml', import.meta.url), 'utf8')) as MapSheet;

function hexes(): SceneHex[] {
  const found: SceneHex[] = [];
  for (const [row, line] of Object.entries(sheet.terrain.rows)) {
    for (const [at, letter] of [...line].entries()) {
      const id = `${sheet.columns[0] + at}${row}`;
      const name = sheet.places.names[id]?.en;
      found.push({
        id,
        terrain: sheet.terrain.letters[letter] ?? 'clear',
        ...(name === undefined || name.length < 4 ? {} : { name }),
      });
    }
  }
  return found;
}

function edges(): SceneEdge[] {
  const along = (kind: SceneEdge['kind'], places: readonly string[]): SceneEdge[] =>
    places.map((place) => ({ hex: place.slice(0, 4), side: place.slice(5) as HexSide, kind }));
  return [
    ...along('river', sheet.river.sides),
    ...sheet.streams.courses.flatMap(({ sides: course }) => along('stream', course)),
    ...along('bridge', sheet.streams.bridges),
    ...along('ford', sheet.streams.fords),
    ...along('dyke', sheet.dykes.sides),
    ...along('slope', sheet.slopes.sides),
    ...Object.entries(sheet.works.sides).flatMap(([hex, works]) =>
      Object.entries(works).flatMap(([side, kinds]) => kinds.map((kind) => ({ hex, side: side as HexSide, kind }))),
    ),
    ...Object.entries(sheet.siegeWorks.sides).flatMap(([hex, works]) =>
      works.map((side): SceneEdge => ({ hex, side, kind: 'siege' })),
    ),
  ];
}

/** What the plate below a stack says; the first of the muster where nothing is named here. */
const labels: Readonly<Record<string, string>> = {
  '1303': 'Ga. Militia',
  '1304': 'Grenadiers',
  '1306': 'Armagnac',
  '1403': 'R.N.C.',
  '1404': 'Tawes (5)',
  '1406': 'Avant-Garde',
  '1407': 'Foix',
  '1408': 'Auxerrois',
  '1503': 'Fraser 1',
  '1504': 'Fraser 2',
  '1506': "Dillon's",
  '1508': 'Vol. Gren.',
  '1604': 'R. Am. 2',
  '1605': 'S.C. Roy. 1',
  '1705': 'R. Am. 3',
};
const leadUnits = new Set(['tawes', 'avant-garde', 'foix', 'fraser-1']);

function stacks(): SceneStack[] {
  const found = new Map<
    string,
    { side: string; counters: SceneCounter[]; leaders: { id: string; name: string; side: string }[] }
  >();
  for (const { side, units } of muster) {
    for (const { id, name, place, counter } of units) {
      const stack = found.get(place) ?? { side, counters: [], leaders: [] };
      found.set(place, stack);
      if (counter.symbol === 'leader') stack.leaders.push({ id, name: name.replace(/^(von|de) /, ''), side });
      else if (leadUnits.has(id)) stack.counters.unshift(counter);
      else stack.counters.push(counter);
    }
  }
  return [...found].map(([hex, stack]) => ({
    hex,
    ...stack,
    label: labels[hex] ?? (stack.counters[0]?.name ?? '').slice(0, 12),
  }));
}

export const scene: MapScene = {
  kind: 'hex-map',
  title: 'Savannah, 9 October 1779',
  columns: sheet.columns,
  rows: sheet.rows,
  layout: 'flat-odd-down',
  hexLength: '200 yards',
  notes: {
    letter: 'Solid arrow: move.',
    inPdf: 'The whole map is in the PDF.',
    summary: 'Solid arrow: move; lettered stars: combats.',
    page: 'One mark a stack.',
  },
  terrains,
  sides,
  hexes: hexes(),
  edges: edges(),
  ways: [
    ...sheet.roads.ways.map(({ name, hexes: way }) => ({ kind: 'road' as const, name: name.en, hexes: way })),
    ...sheet.tracks.ways.map(({ hexes: way }) => ({ kind: 'track' as const, hexes: way })),
  ],
  zones: [],
  stacks: stacks(),
  arrows: [
    { side: 'british', kind: 'move', path: ['1603', '1503'] },
    { side: 'british', kind: 'move', path: ['1503', '1404'] },
    { side: 'french', kind: 'move', path: ['1306', '1305', '1304'] },
    { side: 'french', kind: 'move', path: ['1406', '1405'] },
    { side: 'french', kind: 'retreat', path: ['1405', '1406'] },
    { side: 'french', kind: 'move', path: ['1407', '1406', '1505'] },
    { side: 'french', kind: 'retreat', path: ['1505', '1506'] },
    { side: 'french', kind: 'retreat', path: ['1505', '1506', '1507', '1508'] },
    { side: 'american', kind: 'move', path: ['1207', '1206'] },
    { side: 'american', kind: 'move', path: ['1208', '1207'] },
  ],
  labels: [
    { text: 'Savannah River', hex: '2000', kind: 'water' },
    { text: 'SAVANNAH', hex: '1801', kind: 'town' },
    { text: 'Yamacraw swamp', hex: '1202', kind: 'region' },
    { text: 'French trenches', hex: '2108', kind: 'camp', side: 'french' },
  ],
  entries: [{ label: 'A', hex: '1014' }],
  stars: [
    { label: 'A', hex: '1404', from: '1405', contest: 't16/allies/combat/1404' },
    { label: 'B', hex: '1504', from: '1505', contest: 't16/allies/combat/1504' },
  ],
  frames: [
    {
      hexes: [
        ...['1303', '1304', '1305', '1306', '1403', '1404', '1405', '1406', '1407', '1408', '1503', '1504', '1505'],
        ...['1506', '1507', '1508', '1604', '1605', '1606', '1704', '1705'],
      ],
      alt:
        "After turn 16: five British units and Porbeck in Spring Hill 1404, Fraser's second battalion in 1504; " +
        "the Avant-Garde and d'Estaing at 1406, Dillon's Irish at 1506, the Grenadier Battalion in the swamp at 1304.",
      title: 'The fight around Spring Hill',
    },
  ],
  alt: 'The British hold the whole line from 1303 to 2301; the French stand one to four hexes before Spring Hill.',
};
