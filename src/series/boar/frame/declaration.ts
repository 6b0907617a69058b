/** The assault declared, and days that become hours (S 1.6, O1, O2, R8). */
import type { Json, Steps } from '../../../engine/contract.ts';
import type { Board } from '../rules/house.ts';
import type { Side, UnitId } from '../rules/state.ts';
import type { CampaignSheet } from '../scenario/campaign-schema.ts';
import { theCampaign } from './campaign.ts';
import { tellFrame } from './events.ts';
import { bar, stillToCome } from './reinforcements.ts';

/** At the end of his player turn the besieger may announce the assault for the next turn (case A, E14). */
export function* offerAssault(sheet: CampaignSheet, { field, play }: Board, side: Side): Steps<void> {
  const campaign = theCampaign(play.state);
  const { declaration } = sheet;
  const { turn } = play.state;
  if (campaign.scale !== 'strategic' || side !== declaration.side) return;
  if (turn < declaration.from || turn > declaration.to) return;
  const about: Json = { turn, last: declaration.to, tactical: sheet.tactical };
  const answer = yield* play.ask<string>(side, 'declare-assault', { kind: 'one', of: ['wait', 'declare'] }, { about });
  if (answer !== 'declare') return;
  campaign.declared = turn;
  tellFrame(field, play, 'declared', 'S 1.6 A', { side, turn });
}

/**
 * The first tactical turn opens: weather dice, events, digging and bombardment are over, and who is still to come never
 * comes, with no effect on points or morale, but for those still `coming`. Says whether that was now.
 */
export function goTactical(sheet: CampaignSheet, board: Board, coming: readonly UnitId[] = []): boolean {
  const { play } = board;
  const campaign = theCampaign(play.state);
  if (campaign.scale === 'tactical' || play.state.turn < sheet.tactical) return false;
  const never = stillToCome(board).filter((id) => !coming.includes(id));
  campaign.scale = 'tactical';
  campaign.siege.building = [];
  bar(play.state, never);
  tellFrame(board.field, play, 'tactical', 'S 1.6', { declared: campaign.declared !== null, never });
  return true;
}
