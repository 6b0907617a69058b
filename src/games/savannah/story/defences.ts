/** How far the defences of the town have come. */
import type { Subject } from '../../../engine/chapters.ts';
import { signed } from '../../../engine/phrase.ts';
import type { Teller } from '../../../series/boar/story/teller.ts';
import { unfinishedOn } from '../campaign/defences.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Savannah } from '../scenario.ts';

/** How much unfinished defences help attackers, and when that ends by the schedule (S 4.14). */
export function defences(savannah: Savannah, teller: Teller): Subject['rows'] {
  const { now, say } = teller;
  const isHours = teller.scale === 'tactical';
  const built = campaignIn(now)?.unfinished ?? 0;
  if (built === 0 || savannah.campaign === null) return [];
  // Where both sides are asked before a turn of days opens, it opens with what the schedule has built by then.
  const value = isHours ? built : Math.min(built, unfinishedOn(savannah.campaign, now.turn));
  if (value === 0) return [];
  const turns = Object.entries(savannah.campaign.defences.byTurn);
  const next = turns.find(([turn, less]) => Number(turn) > now.turn && less < value);
  const text =
    isHours || !next
      ? say('siege.unfinished.stays', { value: signed(value) })
      : say('siege.unfinished', { value: signed(value), turn: next[0], later: signed(next[1]) });
  return [{ label: say('siege.defences'), text: [text] }];
}
