/** What the files of a scenario of the series may say: their shape, and that every section tells where it comes from. */
import { z } from 'zod';
import { type Misfit, noted, type Say, section } from '../../../engine/provenance.ts';
import { createGrid, type Grid, hexSides, indexOf, neighbour, sideBetween } from '../../../places/hex/grid.ts';
import { hexesOn, rowFaults } from '../../../places/hex/rows.ts';
import { deckSchema } from '../cards/schema.ts';
import { siegeSchema } from '../siege/schema.ts';
import { campaignShape, faces, whole } from './campaign-schema.ts';

export const hexId = z.string().regex(/^\d{4}$/, 'a hex is four digits');
const hexside = z.string().regex(/^\d{4}\/(N|NE|SE|S|SW|NW)$/, 'a hexside is hex/side, as 1404/SW');
const side = z.enum(hexSides);
export const text = z.strictObject({
  en: z.string().min(1),
  fr: z.string().min(1),
  es: z.string().min(1).exactOptional(),
});
const work = z.enum(['abatis', 'redoubt', 'revetment', 'earthwork']);
const gait = z.enum(['foot', 'horse', 'artillery']);
const cost = whole.min(0).nullable();
/** By gait. */
const costs = { foot: cost, horse: cost, artillery: cost };

const ways = section({ ways: z.array(z.strictObject({ name: text, hexes: z.array(hexId).min(2) })) });

/** Sections of the map; a game adds its own. */
export const mapShape = {
  name: text,
  hexLength: text,
  columns: z.tuple([whole, whole]),
  rows: z.tuple([whole, whole]),
  /** Small pieces of ground elsewhere, with the main map's hex that their first one covers where they are drawn. */
  insets: section({
    list: z.array(
      z.strictObject({ name: text, columns: faces, rows: faces, terrain: z.array(z.string()), over: hexId }),
    ),
  }).optional(),
  terrain: section({ letters: z.record(z.string().length(1), z.string()), rows: z.record(z.string(), z.string()) }),
  fixed: section({ hexes: z.record(hexId, z.string()) }),
  places: section({
    names: z.record(hexId, z.strictObject({ ...text.shape, also: z.array(z.string()).optional() })),
  }),
  labels: section({
    list: z.array(
      z.strictObject({
        text,
        hex: hexId,
        kind: z.enum(['town', 'region', 'water', 'camp']),
        side: z.string().optional(),
        siege: z.literal(true).optional(),
      }),
    ),
  }),
  roads: ways,
  tracks: ways,
  streams: section({
    courses: z.array(z.strictObject({ name: text, sides: z.array(hexside) })),
    bridges: z.array(hexside),
    fords: z.array(hexside),
  }),
  dykes: section({ sides: z.array(hexside) }),
  slopes: section({ sides: z.array(hexside) }),
  river: section({ sides: z.array(hexside) }),
  causeways: section({ hexes: z.array(hexId) }),
  works: section({ side: z.string(), sides: z.record(hexId, z.partialRecord(side, z.array(work).min(1))) }),
  siegeWorks: section({ side: z.string(), sides: z.record(hexId, z.array(side)) }),
  perimeter: section({ hexes: z.array(hexId) }),
  city: section({ hexes: z.array(hexId) }),
  headquarters: section({ hexes: z.record(z.string(), hexId) }),
  entries: section({ hexes: z.record(z.string(), z.array(hexId).min(1)) }),
} as const;

/** How a counter begins in the days of the siege. */
const arrival = z.union([
  z.strictObject({ start: hexId }),
  z.strictObject({ turn: whole, entry: z.string(), moves: whole.optional() }),
  z.strictObject({ event: z.literal(true) }),
]);

const counter = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  short: z.string().min(1).max(14),
  also: z.array(z.string()).optional(),
  army: z.string(),
  marks: z.array(z.string()).optional(),
  campaign: arrival,
  assault: z.union([hexId, z.literal('choose'), z.literal('event')]).optional(),
};

const printed = z.union([z.tuple([whole]), z.tuple([whole, whole])]);

export const units = section({
  armies: z.array(z.strictObject({ id: z.string(), side: z.string(), name: text })).min(1),
  /** Parts of an army that may have players of their own: these classes and leaders, the first of an army all others. */
  commands: z
    .array(
      z.strictObject({
        id: z.string(),
        army: z.string(),
        name: text,
        classes: z.array(z.string()).optional(),
        leaders: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  leaders: z.array(
    section({
      ...counter,
      values: z.strictObject({ combat: whole, command: whole, mp: whole, rank: whole, seniority: whole }),
      commands: z.union([z.literal('all'), z.array(z.string())]),
      commander: z.literal(true).optional(),
      loss: z.strictObject({ enemy: whole, own: whole, victory: whole }),
    }),
  ),
  units: z.array(
    section({
      ...counter,
      class: z.string(),
      arm: z.enum(['foot', 'light', 'horse', 'artillery', 'naval-artillery', 'mortar']),
      sp: printed,
      morale: printed,
      mp: whole.min(0),
      men: whole.optional(),
      replaces: z.string().optional(),
      lossValue: whole.optional(),
      note: z.string().optional(),
    }),
  ),
});

const hexsideRow = z.strictObject({
  ...costs,
  fire: whole,
  combat: whole,
  byRoad: whole.exactOptional(),
  ground: z.string().exactOptional(),
});

/** The tables of the rules; a game adds its own. */
export const tablesShape = {
  dice: section({ sides: whole }),
  closeCombat: section({
    columns: z.array(z.string()),
    rows: z.array(z.strictObject({ die: whole, results: z.array(z.string()) })),
  }),
  odds: section({ columns: z.array(z.strictObject({ column: z.string(), attack: whole, defence: whole })) }),
  tactics: section({
    chits: z.array(z.string()),
    matrix: z.array(z.array(z.union([whole, z.literal('NC')]))),
    leader: z.array(z.string()),
    flank: z.array(z.string()),
  }),
  fireToHit: section({
    range: faces,
    rows: z.array(z.strictObject({ strength: faces, adjacent: whole, distant: whole })),
  }),
  fireDamage: section({ rows: z.array(z.strictObject({ die: faces, result: z.string() })) }),
  mortar: section({
    range: faces,
    longRange: z.strictObject({ from: whole, die: whole }),
    scatter: z.array(z.strictObject({ die: faces, to: side.nullable() })),
    /** Without these the table of shells says what its bombs do. */
    toHit: z.strictObject({ full: whole, reduced: whole }).optional(),
    reducedDamage: whole.default(0),
    /** Without it a mortar suffers as other guns do. */
    disable: z.array(z.strictObject({ die: faces, result: z.string() })).optional(),
    disableStepLoss: whole.default(0),
  }),
  /** Bombs of mortars and shells of howitzers that one die decides; `range` of howitzers, which need no sight. */
  shells: section({
    range: faces,
    reduced: whole,
    mortar: z.array(z.strictObject({ die: faces, result: z.string() })),
    howitzer: z.array(z.strictObject({ die: faces, result: z.string() })),
  }).optional(),
  terrain: section({
    rows: z.record(
      z.string(),
      z.strictObject({
        ...costs,
        fire: whole,
        combat: whole,
        blocks: z.enum(['yes', 'two', 'no']),
        zoc: z.enum(['yes', 'no', 'light']),
        /** May the one-hex minimum move go in? It may where nothing is said. */
        minimumMove: z.boolean().optional(),
      }),
    ),
  }),
  ways: section({
    rows: z.partialRecord(
      z.enum(['road', 'track', 'causeway', 'coveredWay']),
      z.strictObject({ ...costs, fire: whole.nullable(), combat: whole.nullable(), strategic: z.array(gait) }),
    ),
  }),
  hexside: section({
    rows: z.partialRecord(
      z.enum(['stream', 'bridge', 'ford', 'slope', 'dyke', 'abatis', 'redoubt', 'revetment', 'earthwork', 'siege']),
      hexsideRow,
    ),
  }),
  movement: section({ strategic: whole, disrupted: whole, leaderReach: whole }),
  retreat: section({
    R: whole,
    D: whole,
    test: whole,
    withdrawal: whole,
    slowGuns: z.strictObject({ mp: whole, hexes: whole }),
  }),
  stacking: section({ strength: whole, artillery: whole, shattered: whole }),
  modifiers: section({
    fire: z.record(z.string(), whole),
    combat: z.record(z.string(), whole),
    rally: z.record(z.string(), whole),
  }),
  armyMorale: section({
    maximum: whole,
    levels: z.array(z.strictObject({ name: z.string(), from: whole, to: whole, unit: whole, initiative: whole })),
    adjustments: z.record(z.string(), z.strictObject({ enemy: whole, own: whole })),
  }),
  leaderLoss: section({
    rows: z.array(z.strictObject({ die: faces, result: z.enum(['killed', 'wounded', 'unhurt']) })),
    demiLeader: faces,
  }),
  weather: section({
    kinds: z.record(
      z.string(),
      z.strictObject({
        fire: whole,
        combat: whole,
        rally: whole,
        strategic: z.boolean(),
        movement: z.enum(['none', 'half', 'less', 'full']),
        noFire: z.boolean().optional(),
        noCombat: z.boolean().optional(),
      }),
    ),
  }),
  victoryPoints: z
    .object({ source: z.string().optional(), reconstructed: z.string().optional() })
    .catchall(whole)
    .refine((value) => value.source !== undefined || value.reconstructed !== undefined, {
      message: 'says neither source: nor reconstructed:',
    }),
  momentum: section({ pool: whole, initiative: whole }),
  morale: section({ needed: whole }),
} as const;

const byArmy = z.record(z.string(), whole);

/** The scenario's own sheet; a game adds its limits, special rules and victory, and what more its campaign has. */
export const sheetShape = {
  id: z.string(),
  /** Which start of the counters this scenario uses. */
  deploy: z.enum(['assault', 'campaign']),
  name: text,
  turns: section({ first: whole, last: whole }),
  sides: section({ order: z.array(z.string()), enemies: z.record(z.string(), z.string()) }),
  seats: section({ list: z.array(z.strictObject({ id: z.string(), roles: z.array(z.string()), name: text })) }),
  morale: section({ start: byArmy }),
  momentum: section({ start: byArmy }),
  weather: section({ byTurn: z.record(z.string(), z.string()) }),
  first: section({ byTurn: z.record(z.string(), z.string()), alone: z.record(z.string(), z.string()).optional() }),
  initiative: section({ army: z.record(z.string(), z.string()) }),
  setup: section({
    choose: z.array(z.string()),
    where: z.literal('perimeter'),
    default: hexId,
    /** Others who may stand in one of these hexes, or within so many of them, or beside friends without a mark. */
    groups: z
      .array(
        z.strictObject({
          units: z.array(z.string()),
          hexes: z.array(hexId).default([]),
          within: whole.default(0),
          besideAllBut: z.string().optional(),
        }),
      )
      .default([]),
  }),
} as const;

const files = z.strictObject({
  id: z.string(),
  map: section(mapShape),
  units,
  tables: z.strictObject(tablesShape),
  siege: siegeSchema.optional(),
  cards: deckSchema.optional(),
  scenario: section({ ...sheetShape, campaign: z.strictObject(campaignShape).optional() }),
});

/** A scenario as its files say it, merged: what every game of the series has in them. */
export type ScenarioFiles = z.infer<typeof files>;

/** What no shape can say: that places exist, ways join, ids are known and tables are whole. */
export function faultsOf(value: ScenarioFiles): Misfit[] {
  return noted((say) => {
    mapFaults(say, value);
    rosterFaults(say, value);
    tableFaults(say, value);
  });
}

/** The hexes of a map, its insets among them. */
export function gridOf({ columns, rows, insets }: Pick<ScenarioFiles['map'], 'columns' | 'rows' | 'insets'>): Grid {
  return createGrid(columns, rows, 1, insets?.list);
}

function mapFaults(say: Say, { map, tables }: ScenarioFiles): void {
  const grid = gridOf(map);
  const known = hexesOn(grid, say);
  for (const [letter, terrain] of Object.entries(map.terrain.letters)) {
    if (!(terrain in tables.terrain.rows)) {
      say(['map', 'terrain', 'letters', letter], `the terrain table has no ${terrain}`);
    }
  }
  for (const { path, message } of rowFaults(map)) say(['map', ...path], message);
  for (const kind of ['roads', 'tracks'] as const) {
    for (const [n, way] of map[kind].ways.entries()) {
      for (const [m, hex] of way.hexes.entries()) {
        const path = ['map', kind, 'ways', n, 'hexes', m];
        known(hex, path);
        const before = way.hexes[m - 1];
        if (before !== undefined && sideBetween(grid, before, hex) === null) {
          say(path, `${way.name.en} cannot go from ${before} to ${hex}: they do not touch`);
        }
      }
    }
  }
  for (const [n, course] of map.streams.courses.entries()) {
    for (const [m, edge] of course.sides.entries())
      known(edge.slice(0, 4), ['map', 'streams', 'courses', n, 'sides', m]);
  }
  const wet = new Set(map.streams.courses.flatMap((course) => course.sides.flatMap((edge) => bothSides(grid, edge))));
  for (const kind of ['bridges', 'fords'] as const) {
    for (const [n, edge] of map.streams[kind].entries()) {
      if (!wet.has(edge)) say(['map', 'streams', kind, n], `${edge} has no stream to cross`);
    }
  }
  for (const kind of ['dykes', 'slopes', 'river'] as const) {
    for (const [n, edge] of map[kind].sides.entries()) known(edge.slice(0, 4), ['map', kind, 'sides', n]);
  }
  for (const kind of ['works', 'siegeWorks'] as const) {
    for (const hex of Object.keys(map[kind].sides)) known(hex, ['map', kind, 'sides', hex]);
  }
  for (const kind of ['perimeter', 'city', 'causeways'] as const) {
    for (const [n, hex] of map[kind].hexes.entries()) known(hex, ['map', kind, 'hexes', n]);
  }
  for (const hex of Object.keys(map.fixed.hexes)) known(hex, ['map', 'fixed', 'hexes', hex]);
  for (const hex of Object.keys(map.places.names)) known(hex, ['map', 'places', 'names', hex]);
  for (const [army, hex] of Object.entries(map.headquarters.hexes)) known(hex, ['map', 'headquarters', 'hexes', army]);
  for (const [entry, hexes] of Object.entries(map.entries.hexes)) {
    for (const [n, hex] of hexes.entries()) known(hex, ['map', 'entries', 'hexes', entry, n]);
  }
}

/** A hexside named from either of its hexes. */
function bothSides(grid: Grid, edge: string): string[] {
  const hex = edge.slice(0, 4);
  const across = neighbour(grid, hex, edge.slice(5) as z.infer<typeof side>);
  const back = across === null ? null : sideBetween(grid, across, hex);
  return across === null || back === null ? [edge] : [edge, `${across}/${back}`];
}

function rosterFaults(say: Say, { map, units, tables, scenario }: ScenarioFiles): void {
  const grid = gridOf(map);
  const armies = new Set(units.armies.map((army) => army.id));
  const ids = new Set<string>();
  for (const kind of ['leaders', 'units'] as const) {
    for (const [n, one] of units[kind].entries()) {
      const path = ['units', kind, n];
      if (ids.has(one.id)) say([...path, 'id'], `${one.id} stands twice in the roster`);
      ids.add(one.id);
      if (!armies.has(one.army)) say([...path, 'army'], `there is no army ${one.army}`);
      if (
        one.assault !== undefined &&
        one.assault !== 'choose' &&
        one.assault !== 'event' &&
        indexOf(grid, one.assault) < 0
      ) {
        say([...path, 'assault'], `${one.assault} is not on the map`);
      }
    }
  }
  for (const [n, one] of units.units.entries()) {
    if (one.sp.length !== one.morale.length) {
      say(['units', 'units', n, 'morale'], 'strength and morale show different steps');
    }
    if (one.replaces !== undefined && !ids.has(one.replaces)) {
      say(['units', 'units', n, 'replaces'], `there is no unit ${one.replaces}`);
    }
  }
  for (const army of armies) {
    if (!(army in map.headquarters.hexes)) say(['map', 'headquarters', 'hexes'], `the ${army} army has none`);
    if (!(army in scenario.morale.start)) say(['scenario', 'morale', 'start'], `the ${army} army has none`);
  }
  for (const [turn, kind] of Object.entries(scenario.weather.byTurn)) {
    if (!(kind in tables.weather.kinds)) say(['scenario', 'weather', 'byTurn', turn], `there is no weather ${kind}`);
  }
  for (const [n, { die, kind }] of (scenario.campaign?.weather.die ?? []).entries()) {
    if (!(kind in tables.weather.kinds))
      say(['scenario', 'campaign', 'weather', 'die', n], `there is no weather ${kind} for ${die.join(' to ')}`);
  }
  scheduleFaults(say, units, map, scenario);
  const placed = scenario.setup.groups.flatMap((group) => group.units);
  for (const [n, unit] of [...scenario.setup.choose, ...placed].entries()) {
    if (!ids.has(unit)) say(['scenario', 'setup', 'choose', n], `there is no unit ${unit}`);
  }
}

/** Every entry of the schedule is on the map, is the headquarters, or is drawn by a die (S 4.7). */
function scheduleFaults(
  say: Say,
  units: ScenarioFiles['units'],
  map: ScenarioFiles['map'],
  scenario: ScenarioFiles['scenario'],
): void {
  if (scenario.campaign === undefined) return;
  const { headquarters, variable } = scenario.campaign.arrivals;
  const known = new Set([...Object.keys(map.entries.hexes), headquarters?.entry, variable?.entry]);
  for (const kind of ['leaders', 'units'] as const) {
    for (const [n, { campaign }] of units[kind].entries()) {
      if (!('entry' in campaign) || known.has(campaign.entry)) continue;
      say(['units', kind, n, 'campaign', 'entry'], `there is no entry ${campaign.entry}`);
    }
  }
  for (const [n, { entry }] of (variable?.die ?? []).entries()) {
    const path = ['scenario', 'campaign', 'arrivals', 'variable', 'die', n, 'entry'];
    if (!known.has(entry)) say(path, `there is no entry ${entry}`);
  }
}

function tableFaults(say: Say, { tables, map }: ScenarioFiles): void {
  const width = tables.closeCombat.columns.length;
  for (const [n, row] of tables.closeCombat.rows.entries()) {
    if (row.results.length !== width) {
      say(['tables', 'closeCombat', 'rows', n], `has ${row.results.length} of ${width} results`);
    }
  }
  const { chits, matrix } = tables.tactics;
  if (matrix.length !== chits.length || matrix.some((row) => row.length !== chits.length)) {
    say(['tables', 'tactics', 'matrix'], 'is not as wide and as high as there are chits');
  }
  if (map.city.hexes.length > 0 && !('ruins' in tables.terrain.rows)) {
    say(['tables', 'terrain', 'rows'], 'has no row ruins');
  }
}
