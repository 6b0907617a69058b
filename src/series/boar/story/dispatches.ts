/** What was decided unasked, how a campaign stands, and what silence will get, subject by subject. */
import { type Subject, subjects } from '../../../engine/chapters.ts';
import type { Chapter } from '../../../engine/story.ts';
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
  const told = [...wereDecided(teller), ...(inCampaign ? standings(teller) : [])];
  // What silence gets, matter by matter, is printed beside the form: the letter says it in a line.
  const ahead = tellsFights(teller) ? decided(teller) : decidedInEnemyHalf(teller);
  return [...subjects('dispatch', inCampaign ? 'campaign' : 'orders', told), ...subjects('silence', 'form', ahead)];
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
