/** What a side sees of Pensacola: what it sees of any game of the series, which hexes the Spanish hold, and what is destroyed. */
import { copy } from '../../engine/canonical.ts';
import { seenCampaign } from '../../series/boar/frame/campaign-view.ts';
import { type BoarView, viewOf } from '../../series/boar/frame/view.ts';
import type { BoarState } from '../../series/boar/rules/state.ts';
import { type Campaign, theCampaign } from './campaign/state.ts';
import type { Coup } from './coup/state.ts';
import { seenRaids } from './raids/state.ts';
import { coupIn, destroyedIn, frenchIn, heldIn, type PensacolaState, worksIn } from './state.ts';
import { seenWorks, type Works } from './works/state.ts';

export interface PensacolaView extends BoarView<Campaign> {
  held: readonly string[];
  destroyed: readonly string[];
  french: Readonly<PensacolaState['french']>;
  works: Works;
  coup: Coup;
}

/** What `who` sees: a role, or `all` for what everybody may see. */
export function view(state: BoarState, who: string): PensacolaView {
  return {
    ...viewOf(state, who, seen(theCampaign(state), who)),
    held: [...heldIn(state)],
    coup: copy(coupIn(state)),
    destroyed: [...destroyedIn(state)],
    french: { ...frenchIn(state) },
    works: seenWorks(worksIn(state)),
  };
}

function seen(campaign: Campaign, who: string): PensacolaView['campaign'] {
  return {
    ...seenCampaign(campaign, who),
    raids: seenRaids(campaign.raids),
    cliffs: { ...campaign.cliffs, passed: [...campaign.cliffs.passed] },
  };
}
