/** A turn of the war as told to one role: the chapters of its report, in the reader's language. */
import { chapter, subject } from '../../../engine/chapters.ts';
import type { Role, Telling } from '../../../engine/contract.ts';
import { ordersTold } from '../../../engine/fates.ts';
import { phrasebook } from '../../../engine/phrase.ts';
import type { SeaScene } from '../../../engine/scene.ts';
import type { Chart, Story, Words } from '../../../engine/story.ts';
import { stillTelling } from '../../../engine/telling.ts';
import { seaScene } from '../chart/scene.ts';
import { messages } from '../messages/messages.ts';
import type { OpenedWar } from '../scenario/open.ts';
import type { EarView } from '../view.ts';
import { briefing, isOpening } from './briefing.ts';
import { changes, chapters } from './chapters.ts';
import { contests, dieName, lettersOf } from './contests.ts';
import { fatesTold } from './fates.ts';
import { form } from './form.ts';
import { phases } from './log.ts';
import { losses } from './losses.ts';
import { ending, next } from './next.ts';
import { aid, howTo, reference } from './reference.ts';
import { positions, unsupplied } from './stacks.ts';
import { summary, title } from './summary.ts';
import { placedFully, type Teller, tellerOf, unitName } from './teller.ts';
import { trials } from './trials.ts';

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

/** The whole story of a turn. `telling.heard` is what the reader's role heard; nothing else is told. */
export function story(war: OpenedWar, telling: Telling<EarView>): Story<SeaScene> {
  const say = books[telling.language];
  const teller = tellerOf(war, say, telling);
  const { side, before } = teller;
  const opening = isOpening(teller);
  return {
    game: say('game'),
    scenario: say('scenario'),
    turn: `${before.turn}`,
    seat: say(`side.${side}`),
    side,
    title: title(teller),
    summary: opening ? briefing(teller) : summary(teller),
    ...(opening && { opening: true as const }),
    words: ownWords(teller),
    map: chart(teller),
    chapters: [
      ...chapter('positions', 'letter', [{ kind: 'stacks', stacks: positions(teller) }], {
        note: say('words.countersRead'),
      }),
      ...(opening ? [] : chapter('losses', 'summary', [{ kind: 'rows', as: 'columns', rows: losses(teller) }])),
      ...chapter('fire', 'log', [{ kind: 'dice', trials: trials(teller) }], {
        title: say('words.fire'),
        note: say('words.diceNote'),
      }),
      ...reference(teller),
      ...aid(teller).flatMap((one, n) => subject(`aid-${n + 1}`, 'aid', one)),
    ],
    phases: phases(teller),
    contests: contests(teller),
    tracks: [],
    tallies: tallies(teller),
    facts: [],
    orders: ordersTold(say, { ...telling, fates: fatesTold(teller) }, (value) => called(teller, value)),
    next: next(teller),
    ending: ending(teller),
    muster: [],
    calendar: { played: [], toCome: 0 },
    form: form(teller),
    howTo: howTo(teller),
    dispatches: chapters(teller),
    charts: charts(teller),
  };
}

/** A counter, a hex, the hex of a stack, `english/3318/port`, or a die, `spanish.3`. */
function called(teller: Teller, value: string): string {
  const { field } = teller;
  if (/\.\d+$/.test(value)) return dieName(teller, value);
  const hex = field.counters.has(value) ? value : (value.split('/')[1] ?? value);
  return field.hexes.has(hex) ? placedFully(teller, hex) : unitName(teller, value);
}

const OWN_WORDS = ['combats', 'odds', 'tactics', 'noCombat', 'score', 'victory'] as const;

function ownWords({ say }: Teller): NonNullable<Story['words']> {
  return Object.fromEntries(OWN_WORDS.map((word) => [word, say(`words.${word}`)]));
}

function chart(teller: Teller): SeaScene {
  const { war, say, after, tales } = teller;
  return seaScene(war, {
    language: say.language,
    view: after,
    tales,
    letters: lettersOf(teller),
    unsupplied: unsupplied(teller),
  });
}

/** Both funds, which are public. */
function tallies(teller: Teller): Story['tallies'] {
  const { say, after, field } = teller;
  return field.sides.map((side) => ({
    name: say(`side.${side}`),
    side,
    value: after.funds[side],
    of: field.tables.funds.most,
    text: `${after.funds[side]}`,
    causes: changes(teller, side).map(({ name, value }) => `${value > 0 ? '+' : ''}${value} ${name}`),
  }));
}

function charts({ say, after, field }: Teller): Chart[] {
  const { history } = after;
  if (history.length < 2) return [];
  return [
    {
      title: say('chart.funds'),
      turns: history.map(({ turn }) => (turn === 0 ? say('chart.start') : `T${turn}`)),
      of: field.tables.funds.most,
      marks: [],
      series: field.sides.map((side) => {
        const values = history.map(({ funds }) => funds[side]);
        return { name: say(`side.${side}`), side, values, last: `${values.at(-1) ?? 0}` };
      }),
    },
  ];
}

/** What a player is told of the game before it begins. */
export function introduction(war: OpenedWar, who: Role, language: 'en' | 'fr', view: EarView): readonly Words[] {
  return briefing(tellerOf(war, books[language], stillTelling(who, language, view)));
}
