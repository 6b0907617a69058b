/** What the combat letter tells before all else, what was decided unasked, and how a campaign stands, subject by subject. */
import { type Subject, subjects } from '../../../engine/chapters.ts';
import type { Chapter } from '../../../engine/story.ts';
import { attacks } from './attacks.ts';
import { decided, decidedInEnemyHalf, wereDecided } from './decided.ts';
import { tellsFights } from './fights.ts';
import { cardsInHand } from './hand.ts';
import { reinforcements } from './schedule.ts';
import { siegeStand } from './siege-stand.ts';
import type { Teller } from './teller.ts';
import { toll } from './toll.ts';
import { weatherNow } from './weather.ts';

export function dispatches(teller: Teller): Chapter[] {
  const inCampaign = teller.before.campaign !== null;
  const isAsked = tellsFights(teller);
  const ahead = isAsked ? decided(teller) : decidedInEnemyHalf(teller);
  const told = [...ahead, ...wereDecided(teller), ...(inCampaign ? standings(teller) : [])];
  return [...(isAsked ? attacks(teller) : []), ...subjects('dispatch', inCampaign ? 'campaign' : 'orders', told)];
}

/** Weather, siege, reinforcements, cards and the toll so far, as far as there is anything to say of them. */
function standings(teller: Teller): readonly Subject[] {
  return [
    weatherNow(teller),
    siegeStand(teller),
    ...reinforcements(teller),
    ...teller.own.dispatches(teller),
    cardsInHand(teller),
    toll(teller),
  ].filter(({ rows }) => rows.length > 0);
}
