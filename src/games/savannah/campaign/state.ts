/** What Savannah's campaign of 25 turns keeps besides what the days of any siege do; null in the assault. */
import * as series from '../../../series/boar/frame/campaign.ts';
import type { BoarState, UnitId } from '../../../series/boar/rules/state.ts';

export type SavannahState = BoarState & { campaign: Campaign | null };

export interface Campaign extends series.Campaign {
  /** S 4.14: what unfinished British defences add to attacks across them. */
  unfinished: number;
  /** British units out of the perimeter with the leader who took them (S 4.10). */
  sorties: Sortie[];
  /** Units that came from outside and have been in the perimeter since: bound like the garrison (S 4.10). */
  confined: UnitId[];
  /** The garrison has laid down its arms (S 2.1 A). */
  surrendered: boolean;
}

export interface Sortie {
  leader: UnitId;
  units: UnitId[];
}

export const { campaignOf, theCampaign, campaignIn } = series.campaignOfGame<Campaign>();
