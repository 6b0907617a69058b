/**
 * What Pensacola's campaign keeps besides what the days of any siege do; null in the assault: the raids (`raids/`). The
 * works stand in both (`works/`).
 */
import * as series from '../../../series/boar/frame/campaign.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import type { BoarState, UnitId } from '../../../series/boar/rules/state.ts';
import type { Raids } from '../raids/state.ts';

export interface Campaign extends series.Campaign {
  raids: Raids;
  /** Counters of a fleet that need not pass the guns of the Red Cliffs again, and whether Pentzel has tried to leave. */
  cliffs: { passed: UnitId[]; tried: boolean };
}

/** The campaign's part of a state; null in the assault. */
export const campaignOf: (state: BoarState) => Campaign | null = series.campaignOf;

/** Throws RulesBroken where none is played. */
export const theCampaign: (state: BoarState) => Campaign = series.theCampaign;

/** What a position shows of the campaign. */
export const campaignIn: (position: Position) => SeenCampaign | null = series.campaignIn;

export type SeenCampaign = series.Seen<Campaign>;
