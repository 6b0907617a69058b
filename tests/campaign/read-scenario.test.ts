import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScenario, scenariosIn } from '../../src/campaign/house/read-scenario.ts';
import { DataBroken } from '../../src/engine/errors.ts';
import { savannahScenario } from '../../src/games/savannah/scenario.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a copy of Savannah's folder with one file changed; the faults it is refused for. */
function faultsWith(file: string, from: string | RegExp, to: string): string[] {
  cpSync('scenarios/savannah', folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  try {
    readScenario(folder, 'savannah/assault', savannahScenario);
  } catch (error) {
    if (error instanceof DataBroken) return (error.facts.faults as string[]).map((fault) => fault.replace(folder, ''));
    throw error;
  }
  return [];
}

describe('reading a scenario folder', () => {
  test('one plain value holds the whole scenario', () => {
    const scenario = readScenario('scenarios/savannah', 'savannah/assault', savannahScenario) as Record<
      string,
      unknown
    >;
    expect(Object.keys(scenario).sort()).toEqual([
      'cards',
      'doctrine',
      'id',
      'map',
      'scenario',
      'siege',
      'tables',
      'units',
    ]);
    expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
    expect(scenariosIn('scenarios/savannah')).toEqual(['savannah/assault', 'savannah/campaign']);
  });

  test('a way between hexes that do not touch is shown with file, line and column', () => {
    expect(faultsWith('map.yaml', "['3820', '3920']", "['3820', '4020']")).toEqual([
      expect.stringMatching(/^\/map\.yaml:\d+:\d+ Thunderbolt landing road cannot go from 3820 to 4020/),
    ]);
  });

  test('a section without provenance is refused', () => {
    expect(faultsWith('tables.yaml', '  source: S throughout (tables run 0 to 9)\n', '')).toEqual([
      expect.stringMatching(/^\/tables\.yaml:\d+:\d+ says neither source: nor reconstructed:/),
    ]);
  });

  test('a cell that is no number, a hex off the map and a short table row are all told at once', () => {
    expect(
      faultsWith('tables.yaml', 'foot: 2, horse: 3, artillery: 3', 'foot: two, horse: 3, artillery: 3')[0],
    ).toMatch(/^\/tables\.yaml:\d+:\d+ .*expected number/);
    expect(faultsWith('units.yaml', "assault: '1802'", "assault: '9902'")).toEqual([
      expect.stringMatching(/^\/units\.yaml:\d+:\d+ 9902 is not on the map/),
    ]);
    expect(faultsWith('tables.yaml', "'PIN', 'R/R', 'R/R', '-/R', '-/R', '-/D', '-/D'", "'PIN', 'R/R'")).toEqual([
      expect.stringMatching(/^\/tables\.yaml:\d+:\d+ has 2 of 7 results/),
    ]);
  });

  test('YAML that does not parse is shown where it breaks', () => {
    expect(faultsWith('assault.yaml', 'turns: { source', 'turns: { { source')[0]).toMatch(/^\/assault\.yaml:\d+:\d+ /);
  });

  test('a scenario that is not in the folder is refused', () => {
    expect(() => readScenario('scenarios/savannah', 'savannah/nothing', savannahScenario)).toThrow(DataBroken);
    expect(() => readScenario('scenarios/nowhere', 'nowhere/assault', savannahScenario)).toThrow(DataBroken);
  });
});
