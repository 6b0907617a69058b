/** The assault declared, and days that become hours (S 1.6, O1, O2, R8). */
import type { Json, Play, Steps } from '../../../engine/contract.ts';
import type { Rules } from '../../../series/boar/house.ts';
import type { BoarState, Side } from '../../../series/boar/state.ts';
import { tellCampaign } from './events.ts';
import { bar, stillToCome } from './reinforcements.ts';
import type { CampaignSheet } from './schema.ts';
import { type Campaign, campaignOf } from './state.ts';

/** At the end of their player turn the Allies may announce the assault for the next turn (case A). */
export function* offerAssault(sheet: CampaignSheet, play: Play<BoarState>, side: Side): Steps<void> {
  const campaign = campaignOf(play.state) as Campaign;
  const { declaration } = sheet;
  const { turn } = play.state;
  if (campaign.scale !== 'strategic' || side !== declaration.side) return;
  if (turn < declaration.from || turn > declaration.to) return;
  const about: Json = { turn, last: declaration.to, tactical: sheet.tactical };
  const answer = yield* play.ask<string>(side, 'declare-assault', { kind: 'one', of: ['wait', 'declare'] }, { about });
  if (answer !== 'declare') return;
  campaign.declared = turn;
  tellCampaign(play, 'savannah.declared', 'S 1.6 A', { side, turn });
}

/**
 * The first tactical turn opens: weather dice, events, digging and bombardment are over, and who is still to come never
 * comes, with no effect on points or morale. What unfinished defences add stays as it is.
 */
export function goTactical(sheet: CampaignSheet, rules: Rules, play: Play<BoarState>): void {
  const campaign = campaignOf(play.state) as Campaign;
  if (campaign.scale === 'tactical' || play.state.turn < sheet.tactical) return;
  const never = stillToCome(rules, play.state);
  campaign.scale = 'tactical';
  campaign.sorties = [];
  campaign.siege.building = [];
  bar(play.state, never);
  tellCampaign(play, 'savannah.tactical', 'S 1.6', { declared: campaign.declared !== null, never });
}
