/** What no shape can say of a scenario: that counts hold, places exist and are reached, and the two seas stay apart. */
import type { Misfit } from '../../../engine/provenance.ts';
import { createGrid, type Grid, type HexSide, hexSides, indexOf, neighbour } from '../../../places/hex/grid.ts';
import { hexesOn, rowFaults } from '../../../places/hex/rows.ts';
import { type Ground, groundOf } from './ground.ts';
import type { WarScenario } from './schema.ts';

export function faultsOf(value: WarScenario): Misfit[] {
  const grid = createGrid(value.map.columns, value.map.rows, 0);
  const shape = terrainFaults(value);
  if (shape.length > 0) return shape;
  const ground = groundOf(value.map, grid);
  return [
    ...placeFaults(value, grid),
    ...seaFaults(value, grid, ground),
    ...landmassFaults(value, grid, ground),
    ...portFaults(value, grid, ground),
    ...routeFaults(value, grid),
    ...coastFaults(value),
    ...counterFaults(value, grid, ground),
    ...wishFaults(value),
    ...tableFaults(value),
  ];
}

function terrainFaults({ map }: WarScenario): Misfit[] {
  const faults: Misfit[] = [];
  for (const [letter, { terrain, water }] of Object.entries(map.terrain.letters)) {
    if ((terrain === 'land') !== (water === undefined)) {
      faults.push({
        path: ['map', 'terrain', 'letters', letter],
        message: `${terrain} is written with its water, land without`,
      });
    }
  }
  for (const { path, message } of rowFaults(map)) faults.push({ path: ['map', ...path], message });
  return faults;
}

function placeFaults({ map }: WarScenario, grid: Grid): Misfit[] {
  const faults: Misfit[] = [];
  const known = hexesOn(grid, faults);
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
      if (across === null) faults.push({ path, message: `${edge} is not between two hexes of the map` });
      if (seen.has(edge)) faults.push({ path, message: `${edge} stands here twice` });
      seen.add(edge);
    }
  }
  return faults;
}

/** Each sea is one, no hexside open to ships leads from one to the other, and every coast can be reached. */
function seaFaults({ map }: WarScenario, grid: Grid, ground: Ground): Misfit[] {
  const faults: Misfit[] = [];
  const terrain = ['map', 'terrain', 'rows'];
  for (const [n, hex] of grid.ids.entries()) {
    for (const side of hexSides.slice(0, 3)) {
      const to = neighbour(grid, hex, side);
      const here = ground.water[n];
      const there = to === null ? null : ground.water[indexOf(grid, to)];
      if (here && there && here !== there && !ground.closedToShips.has(`${hex}/${side}`)) {
        faults.push({
          path: ['map', 'closedToShips', 'sides'],
          message: `the two seas touch between ${hex} and ${to}`,
        });
      }
    }
  }
  for (const sea of ['caribbean', 'pacific'] as const) {
    const all = grid.ids.filter((_, n) => ground.water[n] === sea);
    const first = all.find((hex) => ground.terrain[indexOf(grid, hex)] === 'sea');
    if (first === undefined) faults.push({ path: terrain, message: `the ${sea} has no open water` });
    else {
      const reached = spread(first, (hex) => ground.bySea(hex));
      for (const hex of all) {
        if (!reached.has(hex))
          faults.push({ path: [...terrain, hex.slice(2)], message: `no ship can reach ${hex} in the ${sea}` });
      }
    }
  }
  if (ground.water[indexOf(grid, map.toSpain.hex)] !== 'caribbean') {
    faults.push({ path: ['map', 'toSpain', 'hex'], message: `${map.toSpain.hex} is not in the Caribbean` });
  }
  return faults;
}

function landmassFaults({ map }: WarScenario, grid: Grid, ground: Ground): Misfit[] {
  const faults: Misfit[] = [];
  const owner = new Map<string, string>();
  for (const [n, { hex, name }] of map.landmasses.list.entries()) {
    const path = ['map', 'landmasses', 'list', n];
    const index = indexOf(grid, hex);
    if (index < 0) continue;
    if (ground.terrain[index] === 'sea') faults.push({ path, message: `${hex} is open sea, not ${name.en}` });
    const taken = owner.get(hex);
    if (taken !== undefined) faults.push({ path, message: `${hex} already belongs to ${taken}` });
    for (const part of spread(hex, (at) => ground.byLand(at))) owner.set(part, name.en);
  }
  for (const [n, hex] of grid.ids.entries()) {
    if (ground.terrain[n] !== 'sea' && !owner.has(hex)) {
      faults.push({ path: ['map', 'landmasses', 'list'], message: `${hex} belongs to no landmass` });
    }
  }
  return faults;
}

function portFaults({ map, scenario, counters }: WarScenario, grid: Grid, ground: Ground): Misfit[] {
  const faults: Misfit[] = [];
  const ids = new Set<string>();
  const hexes = new Set<string>();
  for (const [n, port] of map.ports.list.entries()) {
    const path = ['map', 'ports', 'list', n];
    if (ids.has(port.id)) faults.push({ path: [...path, 'id'], message: `there are two ports ${port.id}` });
    if (hexes.has(port.hex)) faults.push({ path: [...path, 'hex'], message: `${port.hex} already has a port` });
    ids.add(port.id);
    hexes.add(port.hex);
    const index = indexOf(grid, port.hex);
    if (index < 0) continue;
    if (ground.terrain[index] !== 'coastal') {
      faults.push({ path: [...path, 'hex'], message: `${port.name.en} lies at ${port.hex}, which has no coast` });
    }
    const [dx, dy] = [port.at[0] - 100 * column(port.hex), port.at[1] - height(port.hex)];
    if (!withinHex(dx, dy))
      faults.push({ path: [...path, 'at'], message: `${port.name.en} is drawn outside ${port.hex}` });
    if ((port.value === 0) !== (port.nameOnly === true)) {
      faults.push({ path: [...path, 'value'], message: 'a port of value 0 is one for its name only, and no other is' });
    }
  }
  const { garrison } = scenario;
  const held = map.ports.list.filter(({ flag, value }) => flag === garrison.flag && value >= garrison.value).length;
  const soldiers = counters.faces.flatMap((face) => face.counters).filter((one) => one.start === 'garrison').length;
  if (held !== soldiers) {
    faults.push({
      path: ['map', 'ports', 'list'],
      message: `${held} ${garrison.flag} ports of value ${garrison.value} or more for ${soldiers} soldiers in garrison`,
    });
  }
  return faults;
}

function routeFaults({ map }: WarScenario, _grid: Grid): Misfit[] {
  const faults: Misfit[] = [];
  const flags = new Map(map.ports.list.map(({ id, flag }) => [id, flag]));
  const seen = new Set<string>();
  for (const [n, { between }] of map.routes.list.entries()) {
    const path = ['map', 'routes', 'list', n, 'between'];
    for (const [m, port] of between.entries()) {
      if (!flags.has(port)) faults.push({ path: [...path, m], message: `there is no port ${port}` });
    }
    if (between[0] === between[1]) faults.push({ path, message: 'a route leads from one port to another' });
    const key = [...between].sort((a, b) => (a < b ? -1 : 1)).join(' ');
    if (seen.has(key)) faults.push({ path, message: `the route ${between.join(' to ')} stands here twice` });
    seen.add(key);
  }
  return faults;
}

function coastFaults({ coast }: WarScenario): Misfit[] {
  return coast.lands.flatMap((outline, n) =>
    outline.length % 2 === 0 ? [] : [{ path: ['coast', 'lands', n], message: 'an x without its y' }],
  );
}

function counterFaults(value: WarScenario, grid: Grid, ground: Ground): Misfit[] {
  const { counters, scenario, tables } = value;
  const { published } = counters;
  const faults: Misfit[] = [];
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
    if (ids.has(id)) faults.push({ path: [...path, 'id'], message: `there are two counters ${id}` });
    ids.add(id);
    if (!id.startsWith(side === 'english' ? 'en-' : 'sp-')) {
      faults.push({ path: [...path, 'id'], message: `${id} does not say that it is ${side}` });
    }
    if (cost === undefined && start === undefined) {
      faults.push({ path, message: `${id} neither begins on the map nor can be bought` });
    }
    if (start !== undefined && /^\d/.test(start)) {
      const index = indexOf(grid, start);
      const land = kind !== 'ship-of-the-line' && kind !== 'frigate';
      if (index < 0 || (land && ground.terrain[index] === 'sea')) {
        faults.push({ path: [...path, 'start'], message: `${id} cannot begin at ${start}` });
      }
    }
  }
  const faces = counters.faces.map(({ face }) => face);
  for (const [n, face] of faces.entries()) {
    if (faces.indexOf(face) !== n || (ids.has(face) && counters.faces[n]?.counters[0]?.id !== face)) {
      faults.push({ path: ['counters', 'faces', n, 'face'], message: `${face} already names something else` });
    }
  }
  const markers = Object.values(counters.markers.counts).reduce((sum, count) => sum + count, 0);
  if (all.length + markers !== published.all) {
    faults.push({ path: ['counters'], message: `${all.length + markers} counters, the sheet has ${published.all}` });
  }
  for (const side of ['english', 'spanish'] as const) {
    const infantry = all.filter((one) => one.side === side && one.kind === 'soldiers');
    // The die of 9.3 must be above the cost.
    const back = infantry.filter(({ cost }) => cost !== undefined && cost < tables.dice.sides);
    const wanted = published.infantry[side];
    if (infantry.length !== wanted.all || back.length !== wanted.back) {
      faults.push({
        path: ['counters', 'faces'],
        message: `${side}: ${infantry.length} infantry of which ${back.length} come back, the sheet has ${wanted.all} and ${wanted.back}`,
      });
    }
    const merchants = all.filter((one) => one.side === side && one.kind === 'merchant').length;
    if (merchants !== published.merchants[side]) {
      faults.push({
        path: ['counters', 'faces'],
        message: `${side}: ${merchants} merchants, the sheet has ${published.merchants[side]}`,
      });
    }
  }
  const isidro = all.find(({ id }) => id === scenario.isidro.counter);
  if (isidro?.start !== 'track' || isidro.side !== scenario.isidro.side) {
    faults.push({
      path: ['scenario', 'isidro', 'counter'],
      message: `${scenario.isidro.counter} does not begin on the track`,
    });
  }
  return [...faults, ...crowdFaults(all, value)];
}

/** Where the doctrine puts what it buys, beside ports. */
const WISHED = ['fleet', 'richest', 'thinnest'];

/** What the doctrine buys by name can be bought by that side, and placed there. */
function wishFaults({ counters, doctrine, map }: WarScenario): Misfit[] {
  const sold = new Map<string, string>();
  for (const { side, cost, list } of counters.ships) {
    if (cost !== undefined) for (const { id } of list) sold.set(id, side);
  }
  for (const { side, counters: pieces } of counters.faces) {
    for (const { id, cost } of pieces) if (cost !== undefined) sold.set(id, side);
  }
  for (const { id, side, cost } of counters.leaders) if (cost !== undefined) sold.set(id, side);
  return (['english', 'spanish'] as const).flatMap((side) => {
    const ports = map.ports.list.flatMap(({ id, flag }) => (flag === side ? [id] : []));
    return (['start', 'turn'] as const).flatMap((when) =>
      doctrine.purchases[side][when].flatMap(({ units = [], at }, n) => {
        const path = ['doctrine', 'purchases', side, when, n];
        const isPlace = WISHED.includes(at) || ports.includes(at);
        return [
          ...(isPlace ? [] : [{ path: [...path, 'at'], message: `the ${side} cannot place anything at ${at}` }]),
          ...units.flatMap((id, m) =>
            sold.get(id) === side ? [] : [{ path: [...path, 'units', m], message: `the ${side} cannot buy ${id}` }],
          ),
        ];
      }),
    );
  });
}

/** Counters that begin in a seaport hold to its value (4.0). */
function crowdFaults(
  all: readonly { kind: string; start?: string | undefined }[],
  { map, tables }: WarScenario,
): Misfit[] {
  const exempt = new Set<string>(tables.stacking.exempt);
  return map.ports.list.flatMap((port, n) => {
    const here = all.filter(({ kind, start }) => start === port.hex && !exempt.has(kind));
    const ships = here.filter(({ kind }) => kind === 'ship-of-the-line').length;
    const most = Math.max(ships, here.length - ships);
    return most <= port.value
      ? []
      : [
          {
            path: ['map', 'ports', 'list', n, 'value'],
            message: `${most} counters begin in ${port.name.en}, which holds ${port.value}`,
          },
        ];
  });
}

function tableFaults({ tables, map }: WarScenario): Misfit[] {
  const faults: Misfit[] = [];
  const whole = (name: 'storms' | 'perilous' | 'fortunes' | 'succession', last: number): void => {
    const dice = tables[name].rows.map(({ die }) => die);
    if (dice.length !== last || dice.some((die, n) => die !== n + 1)) {
      faults.push({ path: ['tables', name, 'rows'], message: `has rows for ${dice.join(' ')}, needs 1 to ${last}` });
    }
  };
  whole('storms', tables.dice.sides);
  whole('perilous', tables.dice.sides);
  whole('fortunes', tables.dice.sides);
  whole('succession', tables.dice.sides + 1);
  const ports = new Set(map.ports.list.map(({ id }) => id));
  for (const [n, row] of tables.storms.rows.entries()) {
    for (const [m, port] of row.ports.entries()) {
      if (!ports.has(port))
        faults.push({ path: ['tables', 'storms', 'rows', n, 'ports', m], message: `there is no port ${port}` });
    }
  }
  for (const [n, { by, count }] of tables.perilous.rows.entries()) {
    if ((by === undefined) !== (count === undefined)) {
      faults.push({ path: ['tables', 'perilous', 'rows', n], message: 'says who eliminates and how many, or neither' });
    }
  }
  return faults;
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
