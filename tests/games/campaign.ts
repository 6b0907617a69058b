/** The campaign as tests read it: the scenario opened, its rules, and positions in one line. */
import { readScenario } from '../../src/campaign/house/read-scenario.ts';
import { type Campaign, campaignOf } from '../../src/games/savannah/campaign/state.ts';
import { rulesOf } from '../../src/games/savannah/rules.ts';
import { openSavannah, savannahScenario } from '../../src/games/savannah/scenario.ts';
import type { BoarState } from '../../src/series/boar/rules/state.ts';
import { positionIn } from './assault.ts';

export const scenario = readScenario('scenarios/savannah', 'savannah/campaign', savannahScenario);
export const savannah = openSavannah(scenario);
export const { field } = savannah;
export const rules = rulesOf(savannah);

/** These counters and no others, on a turn of the campaign: `1806 br-c; 2009 agenois`. */
export function position(text: string, changes: Partial<BoarState> = {}): BoarState {
  return positionIn(savannah, text, changes);
}

/** The campaign's part of a state, to be looked at or changed. */
export function campaign(state: BoarState): Campaign {
  return campaignOf(state) as Campaign;
}
