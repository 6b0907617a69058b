/** What is wrong with a small game's scenario is told with its place in the file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import { DataBroken } from '../../../src/engine/errors.ts';
import { skirmish } from '../../games/skirmish/game.ts';

const MILL = readFileSync(`${import.meta.dirname}/../../games/skirmish/mill.yaml`, 'utf8');

/** Faults of the Mill's file with one text in it replaced. */
function faultsWith(old: string, now: string): unknown {
  expect(MILL).toContain(old);
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-sheet-'));
  try {
    writeFileSync(join(folder, 'mill.yaml'), MILL.replace(old, now));
    readScenario(folder, 'skirmish/mill', skirmish.scenario);
    return [];
  } catch (error) {
    if (!(error instanceof DataBroken)) throw error;
    return (error.facts.faults as string[]).map((fault) => fault.replace(`${folder}/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["'.w..~'", "'.x..~'", /^mill\.yaml:\d+:\d+ no terrain is written 'x'$/],
  ["'.w..~'", "'.w..'", /^mill\.yaml:\d+:\d+ has 4 hexes, the map is 5 wide$/],
  ['id: pond', 'id: bog', /^mill\.yaml:\d+:\d+ Invalid option/],
  ["at: '0504'", "at: '0904'", /^mill\.yaml:\d+:\d+ 0904 is not on the map$/],
  ["hex: '0302'", "hex: '0309'", /^mill\.yaml:\d+:\d+ 0309 is not on the map$/],
])('%s written %s', (old, now, fault) => {
  expect(faultsWith(old, now)).toEqual([expect.stringMatching(fault)]);
});
