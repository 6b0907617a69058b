/** What no shape can say of a scenario: that counts hold, places exist and are reached, and the two seas stay apart. */
import { type Misfit, noted, type Say } from '../../../engine/provenance.ts';
import { createGrid, type Grid, type HexSide, hexSides, indexOf, neighbour } from '../../../places/hex/grid.ts';
import { hexesOn, rowFaults } from '../../../places/hex/rows.ts';
import { type Ground, groundOf } from './ground.ts';
import type { WarScenario } from './schema.ts';

export function faultsOf(value: WarScenario): Misfit[] {
  const unread = noted((say) => terrainFaults(say, value));
  return unread.length > 0 ? unread : noted((say) => groundFaults(say, value));
}

function groundFaults(say: Say, value: WarScenario): void {
  const grid = createGrid(value.map.columns, value.map.rows, 0);
  const ground = groundOf(value.map, grid);
  placeFaults(say, value, grid, hexesOn(grid, say));
  seaFaults(say, value, grid, ground);
  landmassFaults(say, value, grid, ground);
  portFaults(say, value, grid, ground);
  routeFaults(say, value);
  for (const [n, { length }] of value.coast.lands.entries())
    if (length % 2 !== 0) say(['coast', 'lands', n], 'an x without its y');
  counterFaults(say, value, grid, ground);
  wishFaults(say, value);
  tableFaults(say, value);
}

function terrainFaults(say: Say, { map }: WarScenario): void {
  for (const [letter, { terrain, water }] of Object.entries(map.terrain.letters)) {
    if ((terrain === 'land') !== (water === undefined))
      say(['map', 'terrain', 'letters', letter], `${terrain} is written with its water, land without`);
  }
  for (const { path, message } of rowFaults(map)) say(['map', ...path], message);
}

function placeFaults(say: Say, { map }: WarScenario, grid: Grid, known: ReturnType<typeof hexesOn>): void {
  for (const hex of Object.keys(map.fixed.hexes)) known(hex, ['map', 'fixed', 'hexes', hex]);
  known(map.toSpain.hex, ['map', 'toSpain', 'hex']);
  for (const [n, { hex }] of map.landmasses.list.entries()) known(hex, ['map', 'landmasses', 'list', n, 'hex']);
  for (const [n, { hex }] of map.ports.list.entries()) known(hex, ['map', 'ports', 'list', n, 'hex']);
  for (const [n, { via }] of map.routes.list.entries()) {
    for (const [m, hex] of (via ?? []).entries()) known(hex, ['map', 'routes', 'list', n, 'via', m]);
  }
  for (const kind of ['closedToShips', 'closedToTroops'] as const) {
    const seen = new Set<string>();
    for (const [n, edge] of map[kind].sides.entries()) {
      const path = ['map', kind, 'sides', n];
      const across = neighbour(grid, edge.slice(0, 4), edge.slice(5) as HexSide);
      if (across === null) say(path, `${edge} is not between two hexes of the map`);
      if (seen.has(edge)) say(path, `${edge} stands here twice`);
      seen.add(edge);
    }
  }
}

/** Each sea is one, no hexside open to ships leads from one to the other, and every coast can be reached. */
function seaFaults(say: Say, { map }: WarScenario, grid: Grid, ground: Ground): void {
  const terrain = ['map', 'terrain', 'rows'];
  for (const [n, hex] of grid.ids.entries()) {
    for (const side of hexSides.slice(0, 3)) {
      const to = neighbour(grid, hex, side);
      const here = ground.water[n];
      const there = to === null ? null : ground.water[indexOf(grid, to)];
      if (here && there && here !== there && !ground.closedToShips.has(`${hex}/${side}`))
        say(['map', 'closedToShips', 'sides'], `the two seas touch between ${hex} and ${to}`);
    }
  }
  for (const sea of ['caribbean', 'pacific'] as const) {
    const all = grid.ids.filter((_, n) => ground.water[n] === sea);
    const first = all.find((hex) => ground.terrain[indexOf(grid, hex)] === 'sea');
    if (first === undefined) say(terrain, `the ${sea} has no open water`);
    else {
      const reached = spread(first, (hex) => ground.bySea(hex));
      for (const hex of all) {
        if (!reached.has(hex)) say([...terrain, hex.slice(2)], `no ship can reach ${hex} in the ${sea}`);
      }
    }
  }
  if (ground.water[indexOf(grid, map.toSpain.hex)] !== 'caribbean')
    say(['map', 'toSpain', 'hex'], `${map.toSpain.hex} is not in the Caribbean`);
}

function landmassFaults(say: Say, { map }: WarScenario, grid: Grid, ground: Ground): void {
  const owner = new Map<string, string>();
  for (const [n, { hex, name }] of map.landmasses.list.entries()) {
    const path = ['map', 'landmasses', 'list', n];
    const index = indexOf(grid, hex);
    if (index < 0) continue;
    if (ground.terrain[index] === 'sea') say(path, `${hex} is open sea, not ${name.en}`);
    const taken = owner.get(hex);
    if (taken !== undefined) say(path, `${hex} already belongs to ${taken}`);
    for (const part of spread(hex, (at) => ground.byLand(at))) owner.set(part, name.en);
  }
  for (const [n, hex] of grid.ids.entries()) {
    if (ground.terrain[n] !== 'sea' && !owner.has(hex))
      say(['map', 'landmasses', 'list'], `${hex} belongs to no landmass`);
  }
}

function portFaults(say: Say, { map, scenario, counters }: WarScenario, grid: Grid, ground: Ground): void {
  const ids = new Set<string>();
  const hexes = new Set<string>();
  for (const [n, port] of map.ports.list.entries()) {
    const path = ['map', 'ports', 'list', n];
    if (ids.has(port.id)) say([...path, 'id'], `there are two ports ${port.id}`);
    if (hexes.has(port.hex)) say([...path, 'hex'], `${port.hex} already has a port`);
    ids.add(port.id);
    hexes.add(port.hex);
    const index = indexOf(grid, port.hex);
    if (index < 0) continue;
    if (ground.terrain[index] !== 'coastal')
      say([...path, 'hex'], `${port.name.en} lies at ${port.hex}, which has no coast`);
    const [dx, dy] = [port.at[0] - 100 * column(port.hex), port.at[1] - height(port.hex)];
    if (!withinHex(dx, dy)) say([...path, 'at'], `${port.name.en} is drawn outside ${port.hex}`);
    if ((port.value === 0) !== (port.nameOnly === true))
      say([...path, 'value'], 'a port of value 0 is one for its name only, and no other is');
  }
  const { garrison } = scenario;
  const held = map.ports.list.filter(({ flag, value }) => flag === garrison.flag && value >= garrison.value).length;
  const soldiers = counters.faces.flatMap((face) => face.counters).filter((one) => one.start === 'garrison').length;
  if (held !== soldiers)
    say(
      ['map', 'ports', 'list'],
      `${held} ${garrison.flag} ports of value ${garrison.value} or more for ${soldiers} soldiers in garrison`,
    );
}

function routeFaults(say: Say, { map }: WarScenario): void {
  const flags = new Map(map.ports.list.map(({ id, flag }) => [id, flag]));
  const seen = new Set<string>();
  for (const [n, { between }] of map.routes.list.entries()) {
    const path = ['map', 'routes', 'list', n, 'between'];
    for (const [m, port] of between.entries()) {
      if (!flags.has(port)) say([...path, m], `there is no port ${port}`);
    }
    if (between[0] === between[1]) say(path, 'a route leads from one port to another');
    const key = [...between].sort((a, b) => (a < b ? -1 : 1)).join(' ');
    if (seen.has(key)) say(path, `the route ${between.join(' to ')} stands here twice`);
    seen.add(key);
  }
}

function counterFaults(say: Say, value: WarScenario, grid: Grid, ground: Ground): void {
  const { counters, scenario, tables } = value;
  const { published } = counters;
  const all = [
    ...counters.ships.flatMap(({ list, side, cost }, n) =>
      list.map((one, m) => ({
        ...one,
        side,
        cost,
        kind: 'ship-of-the-line',
        path: ['counters', 'ships', n, 'list', m],
      })),
    ),
    ...counters.faces.flatMap(({ counters: pieces, side, kind }, n) =>
      pieces.map((one, m) => ({ ...one, side, kind, path: ['counters', 'faces', n, 'counters', m] })),
    ),
    ...counters.leaders.map((one, n) => ({ ...one, kind: 'leader', path: ['counters', 'leaders', n] })),
  ];
  const ids = new Set<string>();
  for (const { id, side, kind, cost, start, path } of all) {
    if (ids.has(id)) say([...path, 'id'], `there are two counters ${id}`);
    ids.add(id);
    if (!id.startsWith(side === 'english' ? 'en-' : 'sp-'))
      say([...path, 'id'], `${id} does not say that it is ${side}`);
    if (cost === undefined && start === undefined) say(path, `${id} neither begins on the map nor can be bought`);
    if (start !== undefined && /^\d/.test(start)) {
      const index = indexOf(grid, start);
      const land = kind !== 'ship-of-the-line' && kind !== 'frigate';
      if (index < 0 || (land && ground.terrain[index] === 'sea'))
        say([...path, 'start'], `${id} cannot begin at ${start}`);
    }
  }
  const faces = counters.faces.map(({ face }) => face);
  for (const [n, face] of faces.entries()) {
    if (faces.indexOf(face) !== n || (ids.has(face) && counters.faces[n]?.counters[0]?.id !== face))
      say(['counters', 'faces', n, 'face'], `${face} already names something else`);
  }
  const markers = Object.values(counters.markers.counts).reduce((sum, count) => sum + count, 0);
  if (all.length + markers !== published.all)
    say(['counters'], `${all.length + markers} counters, the sheet has ${published.all}`);
  for (const side of ['english', 'spanish'] as const) {
    const infantry = all.filter((one) => one.side === side && one.kind === 'soldiers');
    // The die of 9.3 must be above the cost.
    const back = infantry.filter(({ cost }) => cost !== undefined && cost < tables.dice.sides);
    const wanted = published.infantry[side];
    if (infantry.length !== wanted.all || back.length !== wanted.back)
      say(
        ['counters', 'faces'],
        `${side}: ${infantry.length} infantry of which ${back.length} come back, the sheet has ${wanted.all} and ${wanted.back}`,
      );
    const merchants = all.filter((one) => one.side === side && one.kind === 'merchant').length;
    if (merchants !== published.merchants[side])
      say(['counters', 'faces'], `${side}: ${merchants} merchants, the sheet has ${published.merchants[side]}`);
  }
  const isidro = all.find(({ id }) => id === scenario.isidro.counter);
  if (isidro?.start !== 'track' || isidro.side !== scenario.isidro.side)
    say(['scenario', 'isidro', 'counter'], `${scenario.isidro.counter} does not begin on the track`);
  crowdFaults(say, all, value);
}

/** Where the doctrine puts what it buys, beside ports. */
const WISHED = ['fleet', 'richest', 'thinnest'];

/** What the doctrine buys by name can be bought by that side, and placed there. */
function wishFaults(say: Say, { counters, doctrine, map }: WarScenario): void {
  const sold = new Map<string, string>();
  for (const { side, cost, list } of counters.ships) {
    if (cost !== undefined) for (const { id } of list) sold.set(id, side);
  }
  for (const { side, counters: pieces } of counters.faces) {
    for (const { id, cost } of pieces) if (cost !== undefined) sold.set(id, side);
  }
  for (const { id, side, cost } of counters.leaders) if (cost !== undefined) sold.set(id, side);
  for (const side of ['english', 'spanish'] as const) {
    const ports = map.ports.list.flatMap(({ id, flag }) => (flag === side ? [id] : []));
    for (const when of ['start', 'turn'] as const) {
      for (const [n, { units = [], at }] of doctrine.purchases[side][when].entries()) {
        const path = ['doctrine', 'purchases', side, when, n];
        if (!WISHED.includes(at) && !ports.includes(at))
          say([...path, 'at'], `the ${side} cannot place anything at ${at}`);
        for (const [m, id] of units.entries())
          if (sold.get(id) !== side) say([...path, 'units', m], `the ${side} cannot buy ${id}`);
      }
    }
  }
}

/** Counters that begin in a seaport hold to its value (4.0). */
function crowdFaults(
  say: Say,
  all: readonly { kind: string; start?: string | undefined }[],
  { map, tables }: WarScenario,
): void {
  const exempt = new Set<string>(tables.stacking.exempt);
  for (const [n, port] of map.ports.list.entries()) {
    const here = all.filter(({ kind, start }) => start === port.hex && !exempt.has(kind));
    const ships = here.filter(({ kind }) => kind === 'ship-of-the-line').length;
    const most = Math.max(ships, here.length - ships);
    if (most > port.value)
      say(['map', 'ports', 'list', n, 'value'], `${most} counters begin in ${port.name.en}, which holds ${port.value}`);
  }
}

function tableFaults(say: Say, { tables, map }: WarScenario): void {
  const whole = (name: 'storms' | 'perilous' | 'fortunes' | 'succession', last: number): void => {
    const dice = tables[name].rows.map(({ die }) => die);
    if (dice.length !== last || dice.some((die, n) => die !== n + 1))
      say(['tables', name, 'rows'], `has rows for ${dice.join(' ')}, needs 1 to ${last}`);
  };
  whole('storms', tables.dice.sides);
  whole('perilous', tables.dice.sides);
  whole('fortunes', tables.dice.sides);
  whole('succession', tables.dice.sides + 1);
  const ports = new Set(map.ports.list.map(({ id }) => id));
  for (const [n, row] of tables.storms.rows.entries()) {
    for (const [m, port] of row.ports.entries()) {
      if (!ports.has(port)) say(['tables', 'storms', 'rows', n, 'ports', m], `there is no port ${port}`);
    }
  }
  for (const [n, { by, count }] of tables.perilous.rows.entries()) {
    if ((by === undefined) !== (count === undefined))
      say(['tables', 'perilous', 'rows', n], 'says who eliminates and how many, or neither');
  }
}

/** Everything that can be reached from a hex. */
function spread(from: string, next: (hex: string) => readonly string[]): Set<string> {
  const reached = new Set([from]);
  for (const hex of reached) for (const to of next(hex)) reached.add(to);
  return reached;
}

const column = (hex: string): number => Number(hex.slice(0, 2));
/** Height of a hex's middle in hundredths of a row. */
const height = (hex: string): number => 100 * Number(hex.slice(2)) + (column(hex) % 2 === 0 ? 50 : 0);

/** A hex reaches two thirds of a column to its corners, and its upper and lower sides a third. */
function withinHex(dx: number, dy: number): boolean {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  return y <= 50 && 3 * x + 2 * y <= 200;
}
