/** The map, the counters and the tables of the war: what the rulebook fixes, and what the checker refuses. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScenario, scenariosIn } from '../../../src/campaign/house/read-scenario.ts';
import type { Json } from '../../../src/engine/contract.ts';
import { DataBroken } from '../../../src/engine/errors.ts';
import type { Counter, FieldHex, HexId, Side } from '../../../src/games/jenkins-ear/field.ts';
import { openWar, warScenario } from '../../../src/games/jenkins-ear/scenario/open.ts';
import { reference } from '../../../src/games/jenkins-ear/scenario/reference.ts';
import { distance } from '../../../src/places/hex/grid.ts';

const SOURCE = 'scenarios/jenkins-ear';
const scenario = readScenario(SOURCE, 'jenkins-ear/war', warScenario);
const { field, chart } = openWar(scenario);
const counters = [...field.counters.values()];
const ports = [...field.ports.values()];

const at = (hex: HexId): FieldHex => field.hexes.get(hex) as FieldHex;
const counter = (id: string): Counter => field.counters.get(id) as Counter;
const of = (side: Side, kind: Counter['kind']): Counter[] => counters.filter((c) => c.side === side && c.kind === kind);

/** Hexes by sea from one to another. */
function bySea(from: HexId, to: HexId): number | undefined {
  const far = new Map([[from, 0]]);
  for (const [hex, steps] of far) for (const { id } of at(hex).bySea) if (!far.has(id)) far.set(id, steps + 1);
  return far.get(to);
}

describe('the map', () => {
  test('R 11.9 it reaches to column 45 and row 29; 4522 is open sea', () => {
    expect(field.at).toHaveLength(45 * 29);
    expect(at('4522').terrain).toBe('sea');
    expect(field.tables.isidro.hex).toBe('4522');
  });

  test('R the ports the rulebook places, and their values', () => {
    const known = Object.fromEntries(ports.map(({ id, hex, value }) => [id, `${hex} ${value}`]));
    expect(known).toMatchObject({
      'port-royal': '2719 4',
      'santo-domingo': '3318 5',
      leogane: '3018 2',
      zihuatanejo: '0218 0',
    });
    const values = Object.fromEntries(ports.map(({ id, value }) => [id, value]));
    expect(values).toMatchObject({ cartagena: 6, havana: 5, 'la-guaira': 4 });
    expect(at('3919').port?.flag).toBe('english');
  });

  test('there are 38 ports, 17 Spanish ones of value 2 or more for the 17 soldiers in garrison', () => {
    expect(ports).toHaveLength(38);
    expect(ports.filter(({ flag, value }) => flag === 'spanish' && value >= 2)).toHaveLength(17);
    expect(counters.filter(({ start }) => start === 'garrison')).toHaveLength(17);
  });

  test('R 5.0 Cartagena has trade routes to Santa Marta and Porto Bello, and to no other', () => {
    expect([...(field.ports.get('cartagena')?.routes ?? [])].sort()).toEqual(['porto-bello', 'santa-marta']);
    for (const port of ports) for (const to of port.routes) expect(field.ports.get(to)?.routes).toContain(port.id);
  });

  test('R 7.4 no ship gets from the Caribbean to the Great South Sea', () => {
    for (const hex of field.at)
      for (const next of hex.bySea) expect(next.water, `${hex.id} ${next.id}`).toBe(hex.water);
    expect(bySea('2719', '2427')).toBeUndefined();
    expect(bySea('0419', '2427')).toBeGreaterThan(0);
  });

  test('R example of play: the ways of both fleets are open, and the columns lie as they do there', () => {
    const first = ['3919', '3819', '3720', '3620', '3520', '3420', '3320', '3219', '3119'];
    for (const way of [first, ['2719', '2819', '2919', '3018'], ['3019', '3119'], ['3119', '3018']]) {
      for (const [n, hex] of way.entries()) {
        const next = way[n + 1];
        if (next !== undefined)
          expect(
            at(hex).bySea.map(({ id }) => id),
            `${hex} to ${next}`,
          ).toContain(next);
      }
    }
    for (const far of ['3318', '3019']) expect(distance(field.grid, '3219', far), far).toBe(2);
    expect(first.slice(0, -1).every((hex) => distance(field.grid, hex, '3318') > 1)).toBe(true);
  });

  test('Cuba is sailed round, never through: seven hexes from its northern shore to its southern', () => {
    expect(distance(field.grid, '2113', '2116')).toBe(3);
    expect(bySea('2113', '2116')).toBe(7);
  });

  test('troops march over Hispaniola, and to no other island', () => {
    const reached = new Set([at('3018')]);
    for (const hex of reached) for (const next of hex.byLand) reached.add(next);
    expect([...reached].map(({ landmass }) => landmass).filter((name) => name !== 'Hispaniola')).toEqual([]);
    expect(reached.has(at('3318'))).toBe(true);
    expect(at('4125').byLand.map(({ landmass }) => landmass)).toEqual(['Trinidad']);
  });

  test('the terrain is what the coastline draws', () => {
    const odd = field.at.filter(({ id, terrain, port }) => {
      if (port !== null) return false;
      const land = landIn(id);
      return terrain === 'land' ? land < 85 : terrain === 'sea' ? land > 8 : land < 1 || land > 97;
    });
    expect(odd.map(({ id, terrain }) => `${id} ${terrain} ${landIn(id)}`)).toEqual([]);
  });

  test('every port is drawn on the shore of its hex', () => {
    for (const { id, hex } of ports) {
      const [x, y] = chart.towns.get(id) as readonly [number, number];
      const shades = [-12, 0, 12].flatMap((dx) => [-12, 0, 12].map((dy) => isLand(x + dx, y + dy)));
      expect(shades.some((land) => land) && shades.some((land) => !land), `${id} ${hex}`).toBe(true);
    }
  });
});

/** Grain of the painted coast, in hundredths of a column or row. */
const GRAIN = 4;
const WIDTH = 4700 / GRAIN;

/** The coast painted line by line: 1 is land. */
const painted = (() => {
  const cells = new Uint8Array(WIDTH * (3100 / GRAIN));
  for (const outline of chart.lands) {
    const points = outline.flatMap((x, n) => (n % 2 === 0 ? [[x, outline[n + 1] ?? 0] as const] : []));
    const ys = points.map(([, y]) => y);
    for (
      let row = Math.floor(Math.max(0, Math.min(...ys)) / GRAIN);
      row * GRAIN < Math.min(3100, Math.max(...ys));
      row++
    ) {
      const y = (row + 0.5) * GRAIN;
      const shores = points
        .flatMap(([x1, y1], n) => {
          const [x2, y2] = points[(n + 1) % points.length] as readonly [number, number];
          return y1 > y !== y2 > y ? [x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)] : [];
        })
        .sort((one, two) => one - two);
      for (let n = 0; n + 1 < shores.length; n += 2) {
        const from = Math.max(0, Math.round((shores[n] as number) / GRAIN));
        cells.fill(1, row * WIDTH + from, row * WIDTH + Math.min(WIDTH, Math.round((shores[n + 1] as number) / GRAIN)));
      }
    }
  }
  return cells;
})();

function isLand(x: number, y: number): boolean {
  return painted[Math.floor(y / GRAIN) * WIDTH + Math.floor(x / GRAIN)] === 1;
}

/** Land in a hex, in hundredths of its area. */
function landIn(hex: HexId): number {
  const { column, row } = at(hex);
  let land = 0;
  let all = 0;
  for (let dx = -64; dx <= 64; dx += GRAIN) {
    for (let dy = -48; dy <= 48; dy += GRAIN) {
      if (3 * Math.abs(dx) + 2 * Math.abs(dy) > 200) continue;
      all += 1;
      if (isLand(100 * column + dx, 100 * row + (column % 2 === 0 ? 50 : 0) + dy)) land += 1;
    }
  }
  return Math.round((100 * land) / all);
}

describe('the counters', () => {
  test('a published review: 228 with the markers; 11 and 20 infantry, 9 and 3 of which come back; four merchants', () => {
    expect(counters).toHaveLength(218);
    expect(counters.filter(({ side }) => side === 'english')).toHaveLength(104);
    const back = (side: Side) => of(side, 'soldiers').filter(({ cost }) => cost !== null && cost < 6);
    expect([of('english', 'soldiers').length, back('english').length]).toEqual([11, 9]);
    expect([of('spanish', 'soldiers').length, back('spanish').length]).toEqual([20, 3]);
    expect([of('english', 'merchant').length, of('spanish', 'merchant').length]).toEqual([4, 0]);
  });

  test('R 3.1 what begins where', () => {
    const start = (hex: HexId) => counters.filter((one) => one.start === hex).map(({ id }) => id);
    expect(start('2206')).toEqual([
      'en-frigate-1',
      'en-americans',
      'en-cannons-savannah',
      'en-supplies-start',
      'en-oglethorpe',
    ]);
    expect(start('2719')).toEqual(['en-soldiers-start', 'en-cannons-port-royal']);
    expect(start('2825')).toEqual([
      'sp-cannons-cartagena-1',
      'sp-cannons-cartagena-2',
      'sp-heavy-guns-1',
      'sp-heavy-guns-2',
      'sp-boom-chain-start',
      'sp-lezo',
    ]);
    expect(start('3718')).toEqual(['sp-galicia', 'sp-san-carlos']);
    expect(counter('sp-san-isidro')).toMatchObject({ start: 'track', gun: 6, cost: null });
    expect(counter('en-supplies-start').cost).not.toBeNull();
  });

  test('R example of play: the values it needs', () => {
    expect(['en-cornwall', 'en-frederick', 'en-augusta', 'en-frigate-2'].map((id) => counter(id).gun)).toEqual([
      8, 7, 6, 4,
    ]);
    expect(counter('en-fire-ship-1').gun).toBeLessThan(4);
    expect([2, 3]).toContain(counter('sp-frigate-1').gun);
    const cannonade = ['en-cornwall', 'en-frederick', 'en-cannons-1'].map((id) => counter(id).cannonade ?? 0);
    expect(cannonade.reduce((sum, value) => sum + value, 0)).toBe(9);
    expect([counter('en-ogle').navalTactics, counter('en-ogle').landTactics]).toEqual([3, null]);
    expect([counter('sp-reggio').navalTactics, counter('sp-reggio').landTactics]).toEqual([1, 1]);
  });

  test('R 2.2 a ship bears a tenth of her guns; R 3.3 boom chains cost 1, deceptions rise', () => {
    for (const one of counters.filter(({ kind, cost }) => kind === 'ship-of-the-line' && cost !== null)) {
      expect(one.cost, one.id).toBe(one.gun);
    }
    expect(new Set(of('spanish', 'boom-chain').flatMap(({ cost }) => cost ?? []))).toEqual(new Set([1]));
    const costs = of('english', 'deception').map(({ cost }) => cost ?? 0);
    expect([...costs].sort((a, b) => a - b)).toEqual(costs);
  });

  test('R 4.4 counters of one face cannot be told apart from the front', () => {
    for (const one of counters) {
      const { side, kind, gun, cannonade, land, navalTactics, landTactics, anchor } = one;
      expect(field.faces.get(one.face), one.id).toMatchObject({
        ...{ side, kind, gun, cannonade, land, navalTactics, landTactics, anchor },
      });
    }
    expect(field.faces.get('en-frigate')?.name.en).toBe('Frigate');
    expect(counter('en-frigate-3').name.en).toBe('Frigate 3');
  });
});

describe('the reference', () => {
  test('every counter is on the roster, every seaport and table on the sheet', () => {
    const { roster, sheet, about } = reference(scenario);
    expect(roster.map(({ rows }) => rows.length)).toEqual([104, 114]);
    expect(sheet.map(({ rows }) => rows.length)).toEqual([38, 6, 6, 6, 7, 5]);
    expect(about.join(' ')).toContain('10 turns, the english, then the spanish');
  });
});

describe('the checker', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jenkins-ear-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Faults of the folder with one file changed. */
  function faultsWith(file: string, from: string | RegExp, to: string): string[] {
    cpSync(SOURCE, folder, { recursive: true });
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(path, changed);
    try {
      readScenario(folder, 'jenkins-ear/war', warScenario);
    } catch (error) {
      if (error instanceof DataBroken) return (error.facts.faults as string[]).map((one) => one.replace(folder, ''));
      throw error;
    }
    return [];
  }
  const says = (file: string, words: string) => [expect.stringMatching(new RegExp(`^/${file}:\\d+:\\d+ ${words}`))];

  test('the folder names its scenario', () => {
    expect(scenariosIn(SOURCE)).toEqual(['jenkins-ear/war']);
    expect(JSON.parse(JSON.stringify(scenario)) as Json).toEqual(scenario);
  });

  test('a counter too few is told with file, line and column', () => {
    expect(faultsWith('counters.yaml', /\n.*id: en-lion.*/, '')).toEqual(says('counters.yaml', '227 counters'));
  });

  test('infantry that does not come back, and a fifth merchant, are told', () => {
    expect(faultsWith('counters.yaml', 'id: en-soldiers-8, cost: 5', 'id: en-soldiers-8, cost: 6')).toEqual(
      says('counters.yaml', 'english: 11 infantry of which 8 come back'),
    );
    expect(faultsWith('counters.yaml', 'kind: bomb-ship', 'kind: merchant')).toEqual(
      says('counters.yaml', 'english: 8 merchants'),
    );
  });

  test('a counter twice, and one that is nowhere, are told', () => {
    expect(faultsWith('counters.yaml', 'id: en-torbay', 'id: en-boyne')).toEqual(
      says('counters.yaml', 'there are two counters en-boyne'),
    );
    expect(faultsWith('counters.yaml', 'id: en-frigate-7, cost: 4', 'id: en-frigate-7')).toEqual(
      says('counters.yaml', 'en-frigate-7 neither begins'),
    );
  });

  test('a gun value and a seaport value beyond the rulebook are told', () => {
    expect(faultsWith('counters.yaml', 'gun: 8', 'gun: 9').length).toBe(1);
    expect(faultsWith('map.yaml', 'value: 6', 'value: 7').length).toBe(1);
  });

  test('a port that no ship can reach is told', () => {
    const faults = faultsWith(
      'map.yaml',
      "'2014/NE',",
      "'2014/NE', '2114/N', '2114/NW', '2114/NE', '2114/SE', '2114/SW',",
    );
    expect(faults).toEqual(says('map.yaml', 'no ship can reach 2114 in the caribbean'));
  });

  test('seas that touch are told', () => {
    expect(faultsWith('map.yaml', "'2427/N', ", '')).toEqual(
      says('map.yaml', 'the two seas touch between 2427 and 2426'),
    );
  });

  test('a port away from the coast, two in a hex, one drawn outside its hex, are told', () => {
    expect(faultsWith('map.yaml', "hex: '2426'", "hex: '2606'")).toContainEqual(
      says('map.yaml', 'Porto Bello lies at 2606')[0],
    );
    expect(faultsWith('map.yaml', "hex: '1508'", "hex: '1607'")).toContainEqual(
      says('map.yaml', '1607 already has a port')[0],
    );
    expect(faultsWith('map.yaml', /at: \[\d+, \d+\]/, 'at: [100, 100]')).toEqual(
      says('map.yaml', 'Savannah is drawn outside 2206'),
    );
  });

  test('one Spanish garrison too many is told', () => {
    expect(faultsWith('map.yaml', /(id: rio-hacha[\s\S]*?value: )1/, '$12')).toEqual(
      says('map.yaml', '18 spanish ports of value 2 or more for 17 soldiers'),
    );
  });

  test('a route to nowhere and a storm over no port are told', () => {
    expect(faultsWith('map.yaml', 'between: [cumana, trinidad]', 'between: [cumana, tobago]')).toEqual(
      says('map.yaml', 'there is no port tobago'),
    );
    expect(faultsWith('tables.yaml', 'ports: [curacao,', 'ports: [aruba,')).toEqual(
      says('tables.yaml', 'there is no port aruba'),
    );
  });

  test('a table with a row missing is told', () => {
    expect(faultsWith('tables.yaml', /\n.*die: 7, effect.*/, '')).toEqual(
      says('tables.yaml', 'has rows for 1 2 3 4 5 6, needs 1 to 7'),
    );
  });

  test('a purchase of the doctrine that the side cannot make, or that is of nothing and of two things, is told', () => {
    expect(faultsWith('doctrine.yaml', 'units: [en-ogle]', 'units: [sp-pizarro]')).toEqual(
      says('doctrine.yaml', 'the english cannot buy sp-pizarro'),
    );
    expect(faultsWith('doctrine.yaml', 'units: [en-ogle]', 'units: [en-oglethorpe]')).toEqual(
      says('doctrine.yaml', 'the english cannot buy en-oglethorpe'),
    );
    expect(faultsWith('doctrine.yaml', 'at: barbados', 'at: havana')).toEqual(
      says('doctrine.yaml', 'the english cannot place anything at havana'),
    );
    for (const wish of ['{ most: 1', '{ guns: 7, kinds: [frigate], most: 1']) {
      expect(faultsWith('doctrine.yaml', '{ units: [en-ogle], most: 1', wish)).toEqual(
        says('doctrine.yaml', 'wishes for units, kinds or guns'),
      );
    }
  });

  test('a section that does not say what it rests on is told', () => {
    expect(faultsWith('doctrine.yaml', 'isidro: { reconstructed: half way, box: 5 }', 'isidro: { box: 5 }')).toEqual(
      says('doctrine.yaml', 'says neither source: nor reconstructed:'),
    );
    expect(faultsWith('map.yaml', '  source: R 11.9\n', '')).toEqual(
      says('map.yaml', 'says neither source: nor reconstructed:'),
    );
    expect(faultsWith('tables.yaml', '{ source: R 2.0, sides: 6, lowest: 1 }', '{ sides: 6, lowest: 1 }')).toEqual(
      says('tables.yaml', 'says neither source: nor reconstructed:'),
    );
  });
});
