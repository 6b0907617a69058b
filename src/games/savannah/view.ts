/** What a side sees of Savannah: what it sees of any game of the series, and of the campaign what Savannah adds. */
import { seenCampaign } from '../../series/boar/frame/campaign-view.ts';
import { type BoarView, viewOf } from '../../series/boar/frame/view.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import { type Campaign, campaignOf } from './campaign/state.ts';

export type SavannahView = BoarView<Campaign>;

/** What `who` sees: a role, or `all` for what everybody may see. */
export function view(state: BoarState, who: string): SavannahView {
  return viewOf(state, who, seen(campaignOf(state), who));
}

function seen(campaign: Campaign | null, who: string): SavannahView['campaign'] {
  if (campaign === null) return null;
  const { unfinished, sorties, confined, surrendered } = campaign;
  return {
    ...seenCampaign(campaign, who),
    unfinished,
    sorties: sorties.map(({ leader, units }) => ({ leader, units: [...units] })),
    confined: [...confined],
    surrendered,
  };
}
