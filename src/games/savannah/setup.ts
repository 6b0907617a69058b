/** How Savannah begins: the siege works as the map prints them in the assault, none dug in the campaign (scenario rule 2). */
import { opening, printedSiege } from '../../series/boar/frame/opening.ts';
import { openCampaign } from './campaign/setup.ts';
import type { SavannahState } from './campaign/state.ts';
import type { Savannah } from './scenario.ts';

export function setup(savannah: Savannah): SavannahState {
  return {
    ...opening(savannah),
    siege: savannah.campaign === null ? printedSiege(savannah) : [],
    campaign: openCampaign(savannah),
  };
}
