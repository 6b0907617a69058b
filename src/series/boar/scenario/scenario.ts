/** Opens a scenario of the series: indexes map, counters and tables once for the rules. */
import type { InLanguages } from '../../../engine/contract.ts';
import { opened } from '../../../engine/phrase.ts';
import { type Grid, type HexSide, hexSides, neighbour, opposite } from '../../../places/hex/grid.ts';
import type { DeckSheet } from '../cards/schema.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { GAITS, lastingCost } from '../rules/terrain.ts';
import type { SiegeSheet } from '../siege/schema.ts';
import type { BoarLanguage } from '../words/languages.ts';
import type { CampaignSheet } from './campaign-schema.ts';
import type { Chart, Counter, Field, FieldHex, Gait, Hexside, Looks, ScenarioSheet, Tables } from './field.ts';
import { gridOf, type ScenarioFiles } from './schema.ts';

/** A scenario ready to play: the field of the rules, and what siege, cards, frame and story read besides. */
export interface BoarScenario {
  readonly id: string;
  readonly field: Field;
  readonly sheet: ScenarioFiles['scenario'];
  readonly map: ScenarioFiles['map'];
  /** Units placed by their owner before the first turn. */
  readonly chosen: readonly UnitId[];
  /** Where each counter stands when the historical assault begins. */
  readonly camps: ReadonlyMap<UnitId, HexId>;
  /** Names of places by hex. */
  readonly places: ReadonlyMap<HexId, { name: InLanguages<string>; also: readonly string[] }>;
  /** VP in halves for a unit whose loss counts otherwise than the series says; it moves no army morale (S 4.8). */
  readonly lossValues: ReadonlyMap<UnitId, number>;
  /** The counter that takes a unit's place when an event flips it. */
  readonly replacements: ReadonlyMap<UnitId, UnitId>;
  /** The numbers of the days of the siege; null in a scenario of hours alone. */
  readonly campaign: CampaignSheet | null;
  readonly siege: SiegeSheet | null;
  readonly cards: DeckSheet | null;
  /** What reports and the map in a reader's language call a counter, where that is not what is printed on it. */
  readonly called: (counter: UnitId) => readonly (string | undefined)[];
  /** What counters are called on the map in a language, where their printed short names are English. */
  readonly faces: Readonly<Partial<Record<BoarLanguage, Readonly<Record<UnitId, string>>>>>;
}

/** What a game adds to the sheets of the series. */
export interface OwnSheets extends Pick<BoarScenario, 'faces'> {
  /** What it says: `unit.…` among it. */
  readonly words: InLanguages<Readonly<Record<string, string>>>;
  /** Hexes of a hidden way, and of a zone under the guns of ships. */
  readonly coveredWay: readonly HexId[];
  readonly naval: readonly HexId[];
  readonly zones: Chart['zones'];
  readonly looks: Looks;
  readonly mustFight: ScenarioSheet['mustFight'];
}

/** Indexes a scenario read from its files and found valid. */
export function openBoar(files: ScenarioFiles, own: OwnSheets): BoarScenario {
  const { map, units, scenario: sheet } = files;
  const tables = tablesOf(files);
  const grid = gridOf(map);
  const at = hexesOf(map, grid, tables, own);
  const sides = new Map(units.armies.map((army) => [army.id, army.side]));
  const sideOf = (army: string): string => sides.get(army) ?? '';
  const field: Field = {
    id: files.id,
    grid,
    at,
    hexes: new Map(at.map((hex) => [hex.id, hex])),
    ...countersOf(units, sideOf, sheet.deploy),
    tables,
    armies: units.armies.map((army) => ({ ...army, headquarters: map.headquarters.hexes[army.id] as HexId })),
    sides: sheet.sides.order.map((id) => ({ id, enemy: sheet.sides.enemies[id] as string })),
    commands: (units.commands ?? units.armies.map(({ id, name }) => ({ id, army: id, name }))).map(
      ({ id, army, name }) => ({ id, army, side: sideOf(army), name }),
    ),
    commandOf: commandsOf(units),
    worksOf: map.works.side,
    siegeOf: map.siegeWorks.side,
    chart: chartOf(map, own),
    scenario: sheetOf(files, own),
  };
  return {
    id: files.id,
    field,
    sheet,
    map,
    chosen: [...sheet.setup.choose, ...sheet.setup.groups.flatMap(({ units }) => units)],
    camps: new Map(
      [...units.units, ...units.leaders].flatMap(({ id, assault }) =>
        assault === undefined || assault === 'event'
          ? []
          : [[id, assault === 'choose' ? sheet.setup.default : assault] as const],
      ),
    ),
    places: spelledPlaces(map, own.words),
    lossValues: new Map(
      units.units.flatMap((unit) => (unit.lossValue === undefined ? [] : [[unit.id, unit.lossValue] as const])),
    ),
    replacements: new Map(
      units.units.flatMap((unit) => (unit.replaces === undefined ? [] : [[unit.replaces, unit.id] as const])),
    ),
    campaign: sheet.campaign ?? null,
    siege: files.siege ?? null,
    cards: files.cards ?? null,
    called: (id) => [
      ...Object.values(own.faces).map((faces) => faces[id]),
      ...Object.values(own.words).map((words) => words[`unit.${id}`]),
    ],
    faces: own.faces,
  };
}

/** Whose each counter is: of the command that names its class or him, else of the first of his army. */
function commandsOf({ commands, units, leaders }: ScenarioFiles['units']): ReadonlyMap<UnitId, string> {
  const of = (
    army: string,
    isNamed: (command: NonNullable<typeof commands>[number]) => boolean | undefined,
  ): string => {
    const own = (commands ?? []).filter((command) => command.army === army);
    return (own.find(isNamed) ?? own[0])?.id ?? army;
  };
  return new Map([
    ...units.map((unit) => [unit.id, of(unit.army, (one) => one.classes?.includes(unit.class))] as const),
    ...leaders.map(({ id, army }) => [id, of(army, (one) => one.leaders?.includes(id))] as const),
  ]);
}

function chartOf(map: ScenarioFiles['map'], { coveredWay, zones, looks, words }: OwnSheets): Chart {
  const way = (kind: 'road' | 'track') => map[`${kind}s`].ways.map(({ name, hexes }) => ({ kind, name, hexes }));
  return {
    name: map.name,
    hexLength: map.hexLength,
    looks,
    ways: [
      ...way('road'),
      ...way('track'),
      ...(coveredWay.length === 0 ? [] : [{ kind: 'covered-way' as const, name: null, hexes: coveredWay }]),
    ],
    zones,
    labels: map.labels.list.map(({ side, siege, ...label }) => ({
      ...label,
      ...(side === undefined ? {} : { side }),
      ...(siege === undefined ? {} : { siege }),
    })),
    places: placesIn(map, words),
  };
}

/** Places by their names, with what orders may call them besides. */
function spelledPlaces(map: ScenarioFiles['map'], words: OwnSheets['words']): BoarScenario['places'] {
  const spelled = [...placesIn(map, words)].map(([hex, name]) => {
    const { also = [], ...printed } = map.places.names[hex] ?? {};
    return [hex, { name, also: [...Object.values(printed), ...also] }] as const;
  });
  return new Map(spelled);
}

/** Names of places in each language: as sentences say them but for the article, else as the map's file does. */
function placesIn(map: ScenarioFiles['map'], words: OwnSheets['words']): Chart['places'] {
  const told = ({ en }: { readonly en: string }) =>
    Object.entries(words).flatMap(([language, messages]) => {
      const said = messages[`place.${en}`]?.replace(/^(?:the|les?|la|el|los|las) |^l['’]/, '');
      return said === undefined ? [] : [[language, opened(said)]];
    });
  const names = Object.entries(map.places.names);
  return new Map(names.map(([hex, { also: _also, ...name }]) => [hex, { ...name, ...Object.fromEntries(told(name)) }]));
}

function sheetOf({ scenario: sheet }: ScenarioFiles, { mustFight }: OwnSheets): ScenarioSheet {
  return {
    turns: [sheet.turns.first, sheet.turns.last],
    morale: sheet.morale.start,
    momentum: sheet.momentum.start,
    weather: sheet.weather.byTurn,
    first: sheet.first.byTurn,
    alone: sheet.first.alone ?? {},
    mustFight,
  };
}

function tablesOf({ tables }: ScenarioFiles): Tables {
  const { source: _source, reconstructed: _reconstructed, ...victoryPoints } = tables.victoryPoints;
  const terrain = Object.entries(tables.terrain.rows).map(([id, row]) => [id, { ...row, id }] as const);
  return {
    ...tables,
    fireToHit: tables.fireToHit.rows,
    fireRange: tables.fireToHit.range,
    fireDamage: tables.fireDamage.rows,
    shells: tables.shells ?? null,
    terrain: Object.fromEntries(terrain),
    ways: tables.ways.rows,
    hexside: tables.hexside.rows,
    leaderLoss: tables.leaderLoss.rows,
    demiLeaderLoss: tables.leaderLoss.demiLeader,
    weather: tables.weather.kinds,
    victoryPoints,
    odds: tables.odds.columns,
  };
}

/** Hexes in the order of the grid, every side joined to its neighbour and priced. */
function hexesOf(map: ScenarioFiles['map'], grid: Grid, tables: Tables, own: OwnSheets): FieldHex[] {
  const features = featuresOf(map, grid);
  const flags = {
    city: new Set(map.city.hexes),
    perimeter: new Set(map.perimeter.hexes),
    coveredWay: new Set(own.coveredWay),
    naval: new Set(own.naval),
    causeway: new Set(map.causeways.hexes),
  };
  type Growing = Omit<FieldHex, 'sides' | 'around' | 'next'> & {
    sides: Record<HexSide, Hexside>;
    around: Hexside[];
    next: (FieldHex | null)[];
  };
  const at = grid.ids.map((id, place): Growing => {
    const column = Number(id.slice(0, 2));
    const row = Number(id.slice(2));
    return {
      id,
      column,
      row,
      terrain: map.terrain.letters[letterAt(map, column, row)] as string,
      name: map.places.names[id]?.en ?? null,
      city: flags.city.has(id),
      perimeter: flags.perimeter.has(id),
      coveredWay: flags.coveredWay.has(id),
      naval: flags.naval.has(id),
      causeway: flags.causeway.has(id),
      index: place,
      sides: {} as Record<HexSide, Hexside>,
      around: [],
      next: [],
    };
  });
  for (const hex of at) {
    for (const [n, side] of hexSides.entries()) {
      const name = `${hex.id}/${side}`;
      const to = at[grid.neighbours[6 * hex.index + n] as number] ?? null;
      const edge = {
        road: features.road.has(name),
        track: features.track.has(name),
        stream: features.stream.has(name),
        bridge: features.bridge.has(name),
        ford: features.ford.has(name),
        dyke: features.dyke.has(name),
        slope: features.slope.has(name),
        river: features.river.has(name),
        works: map.works.sides[hex.id]?.[side] ?? [],
        to: to?.id ?? null,
      };
      const back = { slope: to !== null && features.slope.has(`${to.id}/${opposite(side)}`) };
      const gaits = (price: (gait: Gait) => number | null): Record<Gait, number | null> => ({
        foot: price('foot'),
        horse: price('horse'),
        artillery: price('artillery'),
      });
      const way = edge.road ? tables.ways.road : edge.track ? tables.ways.track : undefined;
      const full: Hexside = {
        ...edge,
        cost: gaits((gait) => (to === null ? null : lastingCost(tables, gait, hex, edge, to, back))),
        laid:
          to === null || !edge.track
            ? null
            : gaits((gait) => lastingCost(tables, gait, hex, { ...edge, road: true }, to, back)),
        strategic: Object.fromEntries(GAITS.map((gait) => [gait, way?.strategic.includes(gait) ?? false])) as Record<
          Gait,
          boolean
        >,
      };
      hex.sides[side] = full;
      hex.around.push(full);
      hex.next.push(to as FieldHex | null);
    }
  }
  return at;
}

/** The letter of a hex, from the rows of the main map or of the inset it lies in. */
function letterAt({ columns, terrain, insets }: ScenarioFiles['map'], column: number, row: number): string {
  const inset = insets?.list.find((one) => column >= one.columns[0] && column <= one.columns[1]);
  const line = inset ? inset.terrain[row - inset.rows[0]] : terrain.rows[String(row).padStart(2, '0')];
  return line?.[column - (inset ?? { columns }).columns[0]] ?? '';
}

/** Hexsides `ccrr/side` that bear each feature, from either hex where it lies on both. */
function featuresOf(
  map: ScenarioFiles['map'],
  grid: Grid,
): Record<'road' | 'track' | 'stream' | 'bridge' | 'ford' | 'dyke' | 'slope' | 'river', Set<string>> {
  const both = (edges: readonly string[]): Set<string> => {
    const found = new Set<string>();
    for (const edge of edges) {
      const hex = edge.slice(0, 4);
      const side = edge.slice(5) as HexSide;
      const across = neighbour(grid, hex, side);
      found.add(edge);
      if (across !== null) found.add(`${across}/${opposite(side)}`);
    }
    return found;
  };
  const along = (ways: readonly { hexes: readonly string[] }[]): Set<string> => {
    const found = new Set<string>();
    for (const { hexes } of ways) {
      for (const [n, to] of hexes.entries()) {
        const from = hexes[n - 1];
        if (from === undefined) continue;
        for (const side of hexSides) {
          if (neighbour(grid, from, side) !== to) continue;
          found.add(`${from}/${side}`);
          found.add(`${to}/${opposite(side)}`);
        }
      }
    }
    return found;
  };
  return {
    road: along(map.roads.ways),
    track: along(map.tracks.ways),
    stream: both(map.streams.courses.flatMap((course) => course.sides)),
    bridge: both(map.streams.bridges),
    ford: both(map.streams.fords),
    dyke: both(map.dykes.sides),
    slope: new Set(map.slopes.sides),
    river: both(map.river.sides),
  };
}

const gaits: Readonly<Record<Counter['arm'], Gait>> = {
  foot: 'foot',
  light: 'foot',
  horse: 'horse',
  artillery: 'artillery',
  'naval-artillery': 'artillery',
  mortar: 'artillery',
};

type Deploy = ScenarioFiles['scenario']['deploy'];
type Roster = ScenarioFiles['units']['units'][number];
type Alike = 'id' | 'name' | 'short' | 'also' | 'army' | 'assault' | 'campaign';

/** Where a counter begins in this scenario: its start hex, or how it arrives; null when it takes no part. */
function beginningOf(
  { assault, campaign }: Pick<Roster, 'assault' | 'campaign'>,
  deploy: Deploy,
): Pick<Counter, 'start' | 'arrival'> | null {
  if (deploy === 'assault') {
    if (assault === undefined) return null;
    if (assault === 'event') return { start: null, arrival: 'event' };
    return { start: assault === 'choose' ? null : assault, arrival: null };
  }
  if ('start' in campaign) return { start: campaign.start, arrival: null };
  if ('event' in campaign) return { start: null, arrival: 'event' };
  const { turn, entry, moves } = campaign;
  return { start: null, arrival: moves === undefined ? { turn, entry } : { turn, entry, moves } };
}

function countersOf(
  { units, leaders }: ScenarioFiles['units'],
  sideOf: (army: string) => string,
  deploy: Deploy,
): Pick<Field, 'counters' | 'leaders'> {
  return {
    counters: takingPart(units, sideOf, deploy, ({ class: kind, arm, sp, morale, mp, marks = [] }) => ({
      class: kind,
      arm,
      gait: gaits[arm],
      steps: sp.length,
      mp,
      marks,
      sp: { full: sp[0], reduced: sp[1] ?? null },
      morale: { full: morale[0], reduced: morale[1] ?? null },
    })),
    leaders: takingPart(leaders, sideOf, deploy, ({ values, commands, commander = false, loss }) => ({
      ...values,
      commands,
      commander,
      loss,
    })),
  };
}

/** Counters that take part, those with a beginning in this scenario: what all have printed on them, and what `own` reads. */
function takingPart<R extends Pick<Roster, Alike>, O>(
  roster: readonly R[],
  sideOf: (army: string) => string,
  deploy: Deploy,
  own: (one: R) => O,
) {
  return new Map(
    roster.flatMap((one) => {
      const begins = beginningOf(one, deploy);
      if (begins === null) return [];
      const { id, name, short, also: names = [], army } = one;
      return [[id, { id, name, short, names, army, side: sideOf(army), ...own(one), ...begins }] as const];
    }),
  );
}
