/** A turn of BoarScenario as told to one role: the chapters of its report, in the reader's language. */
import { chapter } from '../../../engine/chapters.ts';
import { ordersTold } from '../../../engine/fates.ts';
import { ROOM, wordsIn } from '../../../engine/room.ts';
import type { MapScene } from '../../../engine/scene.ts';
import type { Chapter, Story } from '../../../engine/story.ts';
import { armyOfRole } from '../frame/joint.ts';
import { aid } from './aid.ts';
import { attacks } from './attacks.ts';
import { isOpening } from './briefing.ts';
import { charts } from './charts.ts';
import { combats } from './combat-card.ts';
import { settled } from './decided.ts';
import { dispatches, standing } from './dispatches.ts';
import { ending } from './ending.ts';
import { asksForAttacks, tellsFights } from './fights.ts';
import { fatesWithBombs, fire } from './fire.ts';
import { form } from './form.ts';
import { howTo } from './how-to.ts';
import { key } from './key.ts';
import { losses } from './losses.ts';
import { muster } from './muster.ts';
import { next } from './next.ts';
import { phases } from './phases.ts';
import { positions } from './positions.ts';
import { rally } from './rally.ts';
import { scene } from './scene.ts';
import { seen } from './seen.ts';
import { asksForFire, shots } from './shots.ts';
import { plan } from './stand.ts';
import { standoff } from './standoff.ts';
import { summary, title } from './summary.ts';
import { named, type Teller } from './teller.ts';
import { morale, reckoning, score } from './tracks.ts';
import { troops } from './troops.ts';

/** The whole story of a turn. `telling.heard` is what the reader's role heard; nothing else is told. */
export function storyOf(teller: Teller): Story<MapScene> {
  const { at, say, telling, field, side, before } = teller;
  const army = field.armies.filter((one) => one.side === side);
  const called = plan(teller);
  const told = summary(teller);
  return {
    game: say('game'),
    scenario: say(`scenario.${field.id}`),
    turn: `${before.turn}`,
    seat: say(`seat.${telling.who}`),
    side: armyOfRole(field, telling.who) ?? army[0]?.id ?? side,
    title: title(teller),
    summary: told,
    ...called,
    ...(isOpening(teller) && { opening: true as const }),
    ...(telling.outcome && { over: true as const }),
    map: scene(at, teller),
    chapters: chapters(teller, callChapters(teller, called, told)),
    form: form(teller),
  };
}

/** In the order of letters: what orders are planned from, what happened, what is looked up. */
function chapters(teller: Teller, called: readonly Chapter[]): Chapter[] {
  const { say, telling, before } = teller;
  const inCampaign = before.campaign !== null;
  const opens = isOpening(teller);
  const matters = dispatches(teller);
  const nameOf = (id: string): string => named(teller, id);
  return [
    ...called,
    // Whoever plans from the letter has been told who stands where.
    ...(called.length > 0 ? [] : positions(teller)),
    ...ordersTold(say, { ...telling, fates: fatesWithBombs(teller) }, nameOf, (stood) => settled(teller, stood)),
    // What is decided of fights, or how a campaign stands, tells enough of a turn without any.
    ...combats(teller, !opens && !inCampaign && matters.length === 0),
    ...(opens ? [] : [...losses(teller), ...reckoning(teller)]),
    ...matters,
    ...morale(teller),
    ...score(teller),
    ...(inCampaign ? charts(teller) : []),
    ...phases(teller),
    ...fire(teller),
    ...rally(teller),
    ...(telling.outcome ? ending(teller) : next(teller)),
    ...howTo(teller),
    ...key(teller),
    ...muster(teller),
    ...(inCampaign ? aid(teller) : []),
  ];
}

/** Words of a letter that introduces the game: these lines, and how things stand below them. */
const introduction = (teller: Teller, lines: Story['summary']): number =>
  wordsIn([
    ...chapter('introduction', 'letter', [{ kind: 'lines', lines }]),
    ...dispatches(teller).filter(({ page }) => page !== 'form'),
  ]);

/** What of the room is for who else is on the map, and where guns are to be told at whom they fire. */
const SEEN = 1 / 3;
const FIRED_AT = 5 / 12;

/** What the orders that are asked for are planned from, as far as a letter has room beside how things stand below the form. */
function callChapters(teller: Teller, { plan }: Pick<Story, 'plan'>, lines: Story['summary']): Chapter[] {
  if (plan === undefined) return [];
  const below = isOpening(teller) ? introduction(teller, lines) : wordsIn([...standing(teller), ...score(teller)]);
  const room = ROOM - wordsIn(plan) - below;
  if (asksForAttacks(teller)) {
    const stand = standoff(teller);
    return [...stand, ...attacks(teller, room - wordsIn(stand))];
  }
  const promised = tellsFights(teller) ? attacks(teller, room / 3) : shots(teller);
  const share = asksForFire(teller) ? FIRED_AT : SEEN;
  const others = seen(teller, (room - wordsIn(promised)) * share);
  return [...troops(teller, room - wordsIn(others) - wordsIn(promised)), ...others, ...promised];
}
