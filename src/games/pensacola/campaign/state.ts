/**
 * What Pensacola's campaign keeps besides what the days of any siege do; null in the assault: the raids (`raids/`). The
 * works stand in both (`works/`).
 */
import * as series from '../../../series/boar/frame/campaign.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import type { Raids } from '../raids/state.ts';

export interface Campaign extends series.Campaign {
  raids: Raids;
  /** Counters of a fleet that need not pass the guns of the Red Cliffs again, and whether Pentzel has tried to leave. */
  cliffs: { passed: UnitId[]; tried: boolean };
}

export const { campaignOf, theCampaign, campaignIn } = series.campaignOfGame<Campaign>();
