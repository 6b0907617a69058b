/** A turn of the war as told to one role: the chapters of its report, in the reader's language. */
import type { Role, Telling } from '../../../engine/contract.ts';
import { ordersTold } from '../../../engine/fates.ts';
import type { SeaScene } from '../../../engine/scene.ts';
import type { Chapter, Story, Words } from '../../../engine/story.ts';
import { stillTelling } from '../../../engine/telling.ts';
import { seaScene } from '../chart/scene.ts';
import { books } from '../messages/books.ts';
import type { EarLanguage } from '../messages/languages.ts';
import type { OpenedWar } from '../scenario/open.ts';
import type { EarView } from '../view.ts';
import { unfed } from '../want.ts';
import { hexesWithCombat } from './battles.ts';
import { briefing, isOpening } from './briefing.ts';
import { call } from './call.ts';
import { combats, dieName, lettersOf } from './contests.ts';
import { dispatches } from './dispatches.ts';
import { fatesTold } from './fates.ts';
import { form } from './form.ts';
import { charts, score } from './funds.ts';
import { key } from './key.ts';
import { phases } from './log.ts';
import { ending, next } from './next.ts';
import { plan } from './plan.ts';
import { aid, howTo } from './reference.ts';
import { positions } from './stacks.ts';
import { summary, title } from './summary.ts';
import { placedFully, stormsAhead, type Teller, tellerOf, unitName } from './teller.ts';
import { dice } from './trials.ts';

/** The whole story of a turn. `telling.heard` is what the reader's role heard; nothing else is told. */
export function story(war: OpenedWar, telling: Telling<EarView, EarLanguage>): Story<SeaScene> {
  const say = books[telling.language];
  const teller = tellerOf(war, say, telling);
  const { side, before } = teller;
  const opening = isOpening(teller);
  const planned = plan(teller);
  return {
    game: say('game'),
    scenario: say('scenario'),
    turn: `${before.turn}`,
    seat: say(`side.${side}`),
    side,
    title: title(teller),
    summary: opening ? briefing(teller) : summary(teller),
    ...(opening && { opening: true as const }),
    ...(telling.outcome && { over: true as const }),
    ...(planned && { plan: planned }),
    map: chart(teller),
    chapters: chapters(teller),
    form: form(teller),
  };
}

/** In the order of letters. */
function chapters(teller: Teller): Chapter[] {
  const { say, telling } = teller;
  const fates = ordersTold(say, { ...telling, fates: fatesTold(teller) }, (value) => called(teller, value));
  return [
    ...call(teller),
    ...positions(teller),
    ...fates,
    ...combats(teller),
    ...dispatches(teller),
    ...score(teller),
    ...charts(teller),
    ...phases(teller),
    ...dice(teller),
    ...(telling.outcome ? ending(teller) : next(teller)),
    ...howTo(teller),
    ...key(teller),
    ...aid(teller),
  ];
}

/** A counter, a hex, the hex of a stack, `english/3318/port`, or a die, `spanish.3`. */
function called(teller: Teller, value: string): string {
  const { field } = teller;
  if (/\.\d+$/.test(value)) return dieName(teller, value);
  const hex = field.counters.has(value) ? value : (value.split('/')[1] ?? value);
  return field.hexes.has(hex) ? placedFully(teller, hex) : unitName(teller, value);
}

function chart(teller: Teller): SeaScene {
  const { war, say, after, tales } = teller;
  return seaScene(war, {
    language: say.language,
    view: { ...after, storms: [...stormsAhead(teller)] },
    tales,
    letters: lettersOf(teller),
    unsupplied: unfed(teller.field, after, teller.side),
    fights: hexesWithCombat(teller),
  });
}

/** What a player is told of the game before it begins. */
export function introduction(war: OpenedWar, who: Role, language: EarLanguage, view: EarView): readonly Words[] {
  return briefing(tellerOf(war, books[language], stillTelling(who, language, view)));
}
