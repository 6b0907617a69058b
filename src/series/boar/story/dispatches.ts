/** How the campaign stands, subject by subject: weather, siege, reinforcements, cards, the toll so far. */
import type { Dispatch } from '../../../engine/story.ts';
import { cardsInHand } from './hand.ts';
import { reinforcements } from './schedule.ts';
import { siegeStand } from './siege-stand.ts';
import type { Teller } from './teller.ts';
import { toll } from './toll.ts';
import { weatherNow } from './weather.ts';

/** Subjects without anything to say are left out. */
export function dispatches(teller: Teller): readonly Dispatch[] {
  return [
    weatherNow(teller),
    siegeStand(teller),
    ...reinforcements(teller),
    ...teller.own.dispatches(teller),
    cardsInHand(teller),
    toll(teller),
  ].filter(({ rows }) => rows.length > 0);
}
