/** The campaign as tests read it, while it stands aside from the scenarios that are offered. */
import { copyFileSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import { pensacola as ruleset } from '../../../src/games/pensacola/game.ts';
import { openPensacola, pensacolaScenario } from '../../../src/games/pensacola/scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'pensacola-'));
for (const file of globSync('scenarios/pensacola/{.,unfinished}/*.yaml'))
  copyFileSync(file, join(folder, basename(file)));

export const scenario = readScenario(folder, 'pensacola/campaign', pensacolaScenario);
export const pensacola = openPensacola(scenario);
export const game = ruleset.open(scenario);
