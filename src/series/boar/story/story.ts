/** A turn of BoarScenario as told to one role: the chapters of its report, in the reader's language. */
import { chapter, subject } from '../../../engine/chapters.ts';
import { ordersTold } from '../../../engine/fates.ts';
import type { MapScene } from '../../../engine/scene.ts';
import type { Chapter, Story } from '../../../engine/story.ts';
import { aid } from './aid.ts';
import { isOpening } from './briefing.ts';
import { charts } from './charts.ts';
import { contests } from './combat-card.ts';
import { decided, decidedInEnemyHalf, wereDecided } from './decided.ts';
import { dispatches } from './dispatches.ts';
import { ending } from './ending.ts';
import { fights, tellsFights } from './fights.ts';
import { fireTrials } from './fire.ts';
import { form } from './form.ts';
import { losses } from './losses.ts';
import { calendar, muster } from './muster.ts';
import { next } from './next.ts';
import { phases } from './phases.ts';
import { positions } from './positions.ts';
import { rallies } from './rally.ts';
import { howTo, reference } from './reference.ts';
import { scene } from './scene.ts';
import { summary, title } from './summary.ts';
import { named, type Teller } from './teller.ts';
import { facts, tallies, tracks } from './tracks.ts';

/** The whole story of a turn. `telling.heard` is what the reader's role heard; nothing else is told. */
export function storyOf(teller: Teller): Story<MapScene> {
  const { rules, say, telling, field, side, before } = teller;
  const army = field.armies.filter((one) => one.side === side);
  return {
    game: say('game'),
    scenario: say(`scenario.${field.id}`),
    turn: `${before.turn}`,
    seat: say(`seat.${telling.who}`),
    side: army.some((one) => one.id === telling.who) ? telling.who : (army[0]?.id ?? side),
    title: title(teller),
    summary: summary(teller),
    ...(isOpening(teller) && { opening: true as const }),
    map: scene(rules, teller),
    chapters: blocks(teller),
    phases: phases(teller),
    contests: contests(teller),
    tracks: tracks(teller),
    tallies: tallies(teller),
    facts: facts(teller),
    orders: ordersTold(say, telling, (id) => named(teller, id)),
    next: next(teller),
    ending: ending(teller),
    muster: muster(teller),
    calendar: calendar(teller),
    form: form(teller),
    howTo: howTo(teller),
    ...chapters(teller),
    ...(before.campaign !== null && { charts: charts(teller) }),
  };
}

/** Chapters told in blocks. */
function blocks(teller: Teller): Chapter[] {
  const { say, before } = teller;
  const aids = before.campaign === null ? [] : aid(teller);
  return [
    ...chapter('positions', 'letter', [{ kind: 'stacks', stacks: positions(teller) }], {
      note: say('words.countersRead'),
    }),
    ...(isOpening(teller) ? [] : chapter('losses', 'summary', [{ kind: 'rows', as: 'columns', rows: losses(teller) }])),
    ...chapter('fire', 'log', [{ kind: 'dice', trials: fireTrials(teller) }]),
    ...chapter('rally', 'log', [{ kind: 'dice', trials: rallies(teller) }]),
    ...reference(teller),
    ...aids.flatMap((one, n) => subject(`aid-${n + 1}`, 'aid', one)),
  ];
}

/** What the combat letter tells before all else, and what was decided unasked; of a campaign, how it stands. */
function chapters(teller: Teller): Pick<Story, 'dispatches'> {
  const ahead = tellsFights(teller) ? [fights(teller), ...decided(teller)] : decidedInEnemyHalf(teller);
  const combat = [...ahead, ...wereDecided(teller)];
  const days = teller.before.campaign === null ? [] : dispatches(teller);
  return teller.before.campaign === null && combat.length === 0 ? {} : { dispatches: [...combat, ...days] };
}
