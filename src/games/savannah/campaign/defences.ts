/** British defences that are not finished yet: what that adds to attacks across them (S 4.14, R46). */
import type { Play } from '../../../engine/contract.ts';
import { onTurn } from '../../../series/boar/doctrine/tuning.ts';
import type { Addition, Fight } from '../../../series/boar/rules/house.ts';
import { crossesAbatis, worksCrossed } from '../../../series/boar/rules/modifiers.ts';
import type { BoarState } from '../../../series/boar/rules/state.ts';
import { tellCampaign } from './events.ts';
import type { CampaignSheet } from './schema.ts';
import { type Campaign, campaignIn, campaignOf } from './state.ts';

/** What the schedule adds on a turn. */
export function unfinishedOn(sheet: CampaignSheet, turn: number): number {
  return onTurn(sheet.defences.byTurn, turn);
}

/** A strategic turn opens: the works grow by schedule, and are never less finished than they were (S 4.14). */
export function buildOn(sheet: CampaignSheet, play: Play<BoarState>, campaign: Campaign): void {
  const value = Math.min(campaign.unfinished, unfinishedOn(sheet, play.state.turn));
  if (value === campaign.unfinished) return;
  campaign.unfinished = value;
  tellCampaign(play, 'defences', 'S 4.14', { value });
}

/** The defences are finished ahead of the schedule (an event of turn 10 or 11). */
export function finishDefences(state: BoarState): void {
  const campaign = campaignOf(state);
  if (campaign) campaign.unfinished = 0;
}

/** Once for an attack by the enemy of the works across any abatis or work of theirs: siege works are not. */
export const unfinishedDefences: Addition<Fight> = {
  name: 'drm.unfinished',
  rule: 'S 4.14, R46',
  value: (at, fight) => {
    const unfinished = campaignIn(at.position)?.unfinished ?? 0;
    if (unfinished === 0 || fight.side === at.field.worksOf) return 0;
    const work = worksCrossed(at, fight);
    return crossesAbatis(at, fight) || (work !== null && work !== 'siege') ? unfinished : 0;
  },
};
