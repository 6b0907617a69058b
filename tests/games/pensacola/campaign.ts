/** The campaign and the siege alone as tests read them. */
import { readScenario } from '../../../src/campaign/house/read-scenario.ts';
import { pensacola as ruleset } from '../../../src/games/pensacola/game.ts';
import { openPensacola, pensacolaScenario } from '../../../src/games/pensacola/scenario.ts';

const read = (id: string) => readScenario('scenarios/pensacola', id, pensacolaScenario);

export const scenario = read('pensacola/campaign');
export const pensacola = openPensacola(scenario);
export const game = ruleset.open(scenario);
export const siege = openPensacola(read('pensacola/siege'));
