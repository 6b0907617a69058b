/** What was decided unasked, how a campaign stands, and what silence will get, subject by subject. */
import { type Subject, subjects } from '../../../engine/chapters.ts';
import { plainWords } from '../../../engine/phrase.ts';
import type { Chapter } from '../../../engine/story.ts';
import { isOpening } from './briefing.ts';
import { decided, decidedInEnemyHalf, wereDecided } from './decided.ts';
import { tellsFights } from './fights.ts';
import { cardsInHand } from './hand.ts';
import { reinforcements } from './schedule.ts';
import { siegeStand } from './siege-stand.ts';
import type { Teller } from './teller.ts';
import { toll } from './toll.ts';
import { weatherNow } from './weather.ts';

export function dispatches(teller: Teller): Chapter[] {
  // What silence gets, matter by matter, is printed beside the form: the letter says it in a line.
  const ahead = tellsFights(teller) ? decided(teller) : decidedInEnemyHalf(teller);
  const page = teller.before.campaign === null ? 'orders' : 'campaign';
  return [
    ...subjects('decided', page, wereDecided(teller)),
    ...standing(teller),
    ...subjects('silence', 'form', ahead),
  ];
}

/** How a campaign stands; what has not changed since the turn opened is left to print. */
export function standing(teller: Teller): Chapter[] {
  const { before, at } = teller;
  if (before.campaign === null) return [];
  const opened = { ...teller, now: before, after: before, at: { ...at, position: before }, tales: [], later: [] };
  const then = new Set((isOpening(teller) ? [] : standings(opened)).flatMap(({ rows }) => rows.map(said)));
  const news = standings(teller).map(({ title, rows }) => ({
    title,
    rows: rows.map(({ lasting = [], ...row }) => (then.has(said(row)) ? { ...row, brief: lasting } : row)),
  }));
  return subjects('dispatch', 'campaign', news);
}

const said = ({ label, text }: Subject['rows'][number]): string => `${label} ${plainWords(text)}`;

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
