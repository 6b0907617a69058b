/** What was decided unasked, how a campaign stands, and what silence will get, subject by subject. */
import { type Subject, subjects } from '../../../engine/chapters.ts';
import { plainWords } from '../../../engine/phrase.ts';
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
    sinceOpening(teller, siegeStand),
    ...reinforcements(teller),
    ...teller.own.dispatches(teller),
    cardsInHand(teller),
    sinceOpening(teller, toll),
  ].filter(({ rows }) => rows.length > 0);
}

/** Once a letter of the turn has said how it stands, the later ones leave to their PDF what has not changed since the turn opened. */
function sinceOpening(teller: Teller, stand: (teller: Teller) => Subject): Subject {
  const told = stand(teller);
  if (teller.told.size === 0) return told;
  const { before } = teller;
  const saidOf = ({ label, text }: Subject['rows'][number]): string => `${label} ${plainWords(text)}`;
  const opening = new Set(stand({ ...teller, after: before, now: before }).rows.map(saidOf));
  return { ...told, rows: told.rows.map((row) => (opening.has(saidOf(row)) ? { ...row, brief: [] } : row)) };
}
