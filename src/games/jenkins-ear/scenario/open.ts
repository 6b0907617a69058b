/** Opens a validated scenario: the field the rules read, the sheet of the scenario, and what the chart draws. */
import type { InLanguages, Json, Schema } from '../../../engine/contract.ts';
import { sheetAt } from '../../../engine/doctrine-sheet.ts';
import { oncePer } from '../../../engine/once.ts';
import { createGrid, type Grid, type HexSide, hexSides, indexOf, neighbour } from '../../../places/hex/grid.ts';
import type { Tuning } from '../doctrine/tuning.ts';
import type { Counter, CounterId, Face, FaceId, Field, FieldHex, Kind, Port, PortId, Tables, Text } from '../field.ts';
import { faultsOf } from './faults.ts';
import { type Ground, groundOf } from './ground.ts';
import { type WarScenario, warShape } from './schema.ts';

/** What the chart draws that no rule reads. Points are hundredths: x of a column, y of a row. */
export interface ChartData {
  name: Text;
  /** Length of a hex. */
  leagues: number;
  /** Closed outlines, x and y in turn; outside them is water. */
  lands: readonly (readonly number[])[];
  /** Where each port's town is drawn. */
  towns: ReadonlyMap<PortId, readonly [number, number]>;
  routes: readonly { between: readonly [PortId, PortId]; via: readonly string[]; land: boolean }[];
  labels: readonly { text: Text; at: readonly [number, number]; kind: 'ocean' | 'country' | 'island' }[];
  toSpain: string;
}

export interface OpenedWar {
  id: string;
  field: Field;
  sheet: WarScenario['scenario'];
  chart: ChartData;
  tuning: Tuning;
  scenario: WarScenario;
}

const warSchema = warShape.superRefine((value, context) => {
  for (const { path, message } of faultsOf(value)) context.addIssue({ code: 'custom', path, message });
});

/** Reads what `scenarios/jenkins-ear/` holds; throws ZodError. */
export const warScenario: Schema = {
  parse: (raw) => warSchema.parse(raw) as Json,
};

/** A scenario is opened once and kept: its value is the key. */
export const openWar = (scenario: Json): OpenedWar => opened(scenario as WarScenario);

const opened = oncePer(open);

function open(scenario: WarScenario): OpenedWar {
  const { map, coast, scenario: sheet } = scenario;
  const grid = createGrid(map.columns, map.rows, 0);
  const ground = groundOf(map, grid);
  const ports = portsOf(scenario, grid, ground);
  const at = hexesOf(scenario, grid, ground, ports);
  const counters = countersOf(scenario.counters);
  return {
    id: scenario.id,
    scenario,
    tuning: sheetAt(scenario.doctrine, 'regular'),
    sheet,
    field: {
      id: scenario.id,
      grid,
      at,
      hexes: new Map(at.map((hex) => [hex.id, hex])),
      ports,
      counters,
      faces: facesOf(counters, scenario.counters.faces),
      sides: sheet.sides.order,
      tables: tablesOf(scenario, ports),
    },
    chart: {
      name: inEach(map.name),
      leagues: map.hexLeagues,
      lands: coast.lands,
      towns: new Map(map.ports.list.map((port) => [port.id, port.at])),
      routes: map.routes.list.map(({ between, via, land }) => ({ between, via: via ?? [], land: land ?? false })),
      labels: map.labels.list.map((label) => ({ ...label, text: inEach(label.text) })),
      toSpain: map.toSpain.hex,
    },
  };
}

function portsOf({ map }: WarScenario, grid: Grid, ground: Ground): ReadonlyMap<PortId, Port> {
  return new Map(
    map.ports.list.map(({ id, hex, name, also, flag, value, nameOnly }) => [
      id,
      {
        id,
        hex,
        name: inEach(name),
        names: also ?? [],
        flag,
        value,
        water: ground.water[indexOf(grid, hex)] ?? 'caribbean',
        routes: map.routes.list.flatMap(({ between: [a, b] }) => (a === id ? [b] : b === id ? [a] : [])),
        nameOnly: nameOnly ?? false,
      },
    ]),
  );
}

function hexesOf(
  { map }: WarScenario,
  grid: Grid,
  ground: Ground,
  ports: ReadonlyMap<PortId, Port>,
): readonly FieldHex[] {
  type Draft = { -readonly [key in keyof FieldHex]: FieldHex[key] };
  const landmasses = new Map<string, string>();
  for (const { hex, name } of map.landmasses.list) {
    const part = new Set([hex]);
    for (const one of part) for (const next of ground.byLand(one)) part.add(next);
    for (const one of part) landmasses.set(one, name.en);
  }
  const harbours = new Map([...ports.values()].map((port) => [port.hex, port]));
  const marked = (hex: string, closed: ReadonlySet<string>): HexSide[] =>
    hexSides.filter((side) => closed.has(`${hex}/${side}`));
  const at: Draft[] = grid.ids.map((id, index) => ({
    id,
    index,
    column: Number(id.slice(0, 2)),
    row: Number(id.slice(2)),
    terrain: ground.terrain[index] ?? 'land',
    water: ground.water[index] ?? null,
    landmass: landmasses.get(id) ?? null,
    port: harbours.get(id) ?? null,
    next: [],
    bySea: [],
    byLand: [],
    closed: { naval: marked(id, ground.closedToShips), land: marked(id, ground.closedToTroops) },
  }));
  const hexAt = (id: string): FieldHex => at[indexOf(grid, id)] as FieldHex;
  for (const hex of at) {
    hex.next = hexSides.map((side) => {
      const to = neighbour(grid, hex.id, side);
      return to === null ? null : hexAt(to);
    });
    hex.bySea = ground.bySea(hex.id).map(hexAt);
    hex.byLand = ground.byLand(hex.id).map(hexAt);
  }
  return at;
}

/** Every counter in the order of the sheet, the English first. */
function countersOf(sheet: WarScenario['counters']): ReadonlyMap<CounterId, Counter> {
  const blank = { gun: null, cannonade: null, land: null, navalTactics: null, landTactics: null, anchor: null };
  const all: Omit<Counter, 'price'>[] = [
    ...sheet.ships.flatMap(({ side, gun, cannonade, cost, list }) =>
      list.map(({ id, name, also, start }) => ({
        ...blank,
        id,
        side,
        kind: 'ship-of-the-line' as const,
        face: id,
        name: inEach({ en: name }),
        names: also ?? [],
        named: true,
        gun,
        cannonade,
        cost: cost ?? null,
        start: start ?? null,
      })),
    ),
    ...sheet.faces.flatMap(({ face, side, kind, name, counters, ...values }) =>
      counters.map((one) => ({
        ...blank,
        id: one.id,
        side,
        kind: kind as Kind,
        face,
        name: inEach(one.name ?? numbered(inEach(name), one.id)),
        names: [],
        named: false,
        gun: values.gun ?? null,
        cannonade: values.cannonade ?? null,
        land: values.land ?? null,
        anchor: values.anchor ?? null,
        cost: one.cost ?? null,
        start: one.start ?? null,
      })),
    ),
    ...sheet.leaders.map(({ id, side, name, also, naval, ashore, cost, start }) => ({
      ...blank,
      id,
      side,
      kind: 'leader' as const,
      face: id,
      name: inEach({ en: name }),
      names: also ?? [],
      named: false,
      navalTactics: naval ?? null,
      landTactics: ashore ?? null,
      anchor: 'any' as const,
      cost: cost ?? null,
      start: start ?? null,
    })),
  ];
  return priced(all.toSorted((a, b) => Number(a.side !== 'english') - Number(b.side !== 'english')));
}

/** A starting counter has the price of one with the same values that is bought. */
function priced(all: readonly Omit<Counter, 'price'>[]): ReadonlyMap<CounterId, Counter> {
  const values = (one: Omit<Counter, 'price'>): string =>
    [one.side, one.kind, one.gun, one.land, one.navalTactics, one.landTactics].join();
  const sold = new Map(all.flatMap((one) => (one.cost === null ? [] : [[values(one), one.cost] as const])));
  return new Map(all.map((one) => [one.id, { ...one, price: one.cost ?? sold.get(values(one)) ?? null }]));
}

/** `en-frigate-3` is Frigate 3. */
function numbered(name: Text, id: CounterId): Text {
  const number = /\d+$/.exec(id)?.[0];
  if (number === undefined) return name;
  return { en: `${name.en} ${number}`, fr: `${name.fr} ${number}`, es: `${name.es} ${number}` };
}

/** English stands in for a language that the scenario of a game in play had no words of when the game began. */
function inEach(text: InLanguages<string>): Text {
  return { fr: text.en, es: text.en, ...text };
}

/** What fronts show: a face with several counters bears its own name, a ship or leader theirs. */
function facesOf(
  counters: ReadonlyMap<CounterId, Counter>,
  shared: WarScenario['counters']['faces'],
): ReadonlyMap<FaceId, Face> {
  const names = new Map(shared.map(({ face, name }) => [face, inEach(name)]));
  const faces = new Map<FaceId, Face>();
  for (const counter of counters.values()) {
    if (faces.has(counter.face)) continue;
    const { face: id, side, kind, named, gun, cannonade, land, navalTactics, landTactics, anchor } = counter;
    const name = names.get(id) ?? counter.name;
    faces.set(id, { id, side, kind, name, named, gun, cannonade, land, navalTactics, landTactics, anchor });
  }
  return faces;
}

function tablesOf({ tables, scenario, map }: WarScenario, ports: ReadonlyMap<PortId, Port>): Tables {
  const { perilous, storms, fortunes } = tables;
  const dice = perilous.rows.map(({ die }) => die);
  const { garrison, isidro, victory, turns } = scenario;
  return {
    ...tables,
    storms: storms.rows.map(({ die, ports: struck }) => ({
      die,
      hexes: struck.flatMap((port) => ports.get(port)?.hex ?? []),
    })),
    perilous: {
      ...perilous,
      least: Math.min(...dice),
      most: Math.max(...dice),
      rows: perilous.rows.map(({ die, by, count }) => ({ die, by: by ?? null, count: count ?? 0 })),
    },
    fortunes: fortunes.rows,
    isidro: { ...isidro, hex: map.toSpain.hex },
    garrison,
    victory,
    turns: turns.last,
  };
}
