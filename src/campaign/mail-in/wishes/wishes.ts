/** What a mail asks besides orders: STATUS, HELP, LANGUAGE, TIMEZONE; and the letters that answer. */

import type { AnyGame } from '../../../engine/contract.ts';
import { withoutStanding } from '../../../engine/order-form.ts';
import { inLanguage } from '../../../engine/phrase.ts';
import { termForm } from '../../../orders/conditions.ts';
import { keyOf } from '../../../orders/fold.ts';
import { COURTESY } from '../../../orders/mail-words.ts';
import { diagnosticWords } from '../../../orders/say.ts';
import { languageNamed } from '../../../orders/settings.ts';
import { speechOf } from '../../../orders/speech.ts';
import type { Reading } from '../../../orders/types.ts';
import type { NoticeFacts, NoticeKind } from '../../../reports/index.ts';
import type { BookRow } from '../../../store/books.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import type { SeatedRow, SeatRow } from '../../../store/seats.ts';
import type { SeatDraft } from '../../../table/draft.ts';
import { echoed } from '../../../table/echo.ts';
import { winnersOf } from '../../../table/end.ts';
import { examplesFor } from '../../../table/examples.ts';
import { shapeOf } from '../../../table/shape.ts';
import { seatName } from '../../../table/telling.ts';
import { ownLast } from '../../house/languages.ts';
import type { GameAtHand } from '../../house/loaded-game.ts';
import { deadlineFor, localTime } from '../../house/time.ts';
import { zoneNamed } from '../../house/zones.ts';
import { correspondentOf, type Press } from '../../letters/press.ts';
import { isAcknowledged, talkIn, tellsAll } from '../seat/acknowledged.ts';
import { askedNow } from '../seat/late.ts';

export interface Wishes {
  status: boolean;
  help: boolean;
  /** What the seat changes about itself. */
  seat: Partial<Pick<SeatRow, 'language' | 'zone'>>;
}

/** All that an answer may tell. */
export interface Told {
  loaded: GameAtHand;
  /** Null once the game is over. */
  deadline: DeadlineRow | null;
  books: ReadonlyMap<string, BookRow>;
  seats: readonly SeatedRow[];
  /** With its new language and zone. */
  seat: SeatedRow;
  made: SeatDraft;
  /** What of it was passed on to the umpire. */
  passed?: Press['passed'];
  /** The seats besides its own that are waited for; none once the game is over. */
  others?: readonly string[];
  now: Date;
}

export interface Answer<K extends NoticeKind = NoticeKind> {
  about: string;
  to: SeatedRow;
  notice: K;
  facts: NoticeFacts[K];
}

export function wishesOf(reading: Reading, { languages }: Pick<AnyGame, 'languages'>): Wishes {
  const asked = (verb: string) => reading.acts.some((act) => act.verb === verb);
  const wishes: Wishes = { status: asked('status'), help: asked('help'), seat: {} };
  for (const { verb, args } of reading.acts) {
    const language = verb === 'language' ? languageNamed(args[0] ?? '', languages) : null;
    if (language) wishes.seat.language = language;
    if (verb === 'timezone') {
      const zone = zoneNamed(args.join(''));
      if (zone !== null) wishes.seat.zone = zone;
    }
  }
  return wishes;
}

export function answerActs(told: Told, wishes: Wishes): Answer[] {
  const answers: Answer[] = [];
  if (wishes.status && !tellsAll(told.made))
    answers.push({ about: 'status', to: told.seat, notice: 'status', facts: statusOf(told) });
  if (wishes.help) answers.push({ about: 'help', to: told.seat, notice: 'help', facts: helpOf(told) });
  return answers;
}

const aboutGame = ({ record, row }: Pick<GameAtHand, 'record' | 'row'>) => ({
  game: { id: record.id, label: row.label },
  band: null,
});

function statusOf({ loaded, deadline, books, seats, seat, made, others = [], now }: Told): NoticeFacts['status'] {
  const { game } = loaded.record;
  const [question] = made.questions;
  const { orders, standing: kept, ready, readyKept } = echoed(game, made.drafted, seat.language);
  const before = books.get(seat.seat);
  const receivedAt = made.drafted.book === 'kept' && before?.call === deadline?.call ? before?.receivedAt : now;
  const due = new Set(deadline?.needs.map((need) => need.seat));
  const awaited = made.call === null && !question && deadline ? askedNow(deadline, loaded, seat, now) : null;
  return {
    ...aboutGame(loaded),
    seat: seatName(game, seat.seat, seat.language),
    turn: deadline?.printed ?? game.clock(loaded.stood.state).printed,
    ...(deadline === null && {
      isOver: true,
      winners: winnersOf(loaded.record, loaded.stood.state).map((one) => seatName(game, one, seat.language)),
    }),
    call: made.call,
    ...(question && { asks: inLanguage(question.menus, seat.language).asks }),
    deadline: deadline && deadlineFor(deadline, seat.zone, now),
    book:
      orders === null
        ? null
        : { orders: orders.map((order) => order.canonical), received: localTime(receivedAt ?? now, seat.zone) },
    standing: kept.map(({ id, canonical }) => ({ id, text: withoutStanding(canonical) })),
    ready,
    ...(ready && deadline?.readyAt && deadline.readyAt > now && { runsOn: localTime(deadline.readyAt, seat.zone) }),
    ...(readyKept && { readyKept }),
    ...(ready && { others: others.map((one) => seatName(game, one, seat.language)) }),
    ...(awaited && { awaited }),
    // Who is due is known to all; who has written is not told.
    waiting: seats.filter((one) => due.has(one.seat)).map((one) => seatName(game, one.seat, seat.language)),
    head: loaded.head,
  };
}

function helpOf({ loaded, seats, seat, made, passed }: Told): NoticeFacts['help'] {
  const { languages, terms, spoken, rulesInShort, messages } = loaded.record.game;
  const say = diagnosticWords(seat.language, messages);
  // What an acknowledgement beside it tells is not told twice.
  const talk = isAcknowledged(made) ? [] : talkIn(made);
  const speech = speechOf(seat.language, spoken);
  return {
    ...aboutGame(loaded),
    ...formsOf(loaded, seat),
    seat: correspondentOf(loaded, seats, seat),
    terms: terms.map((term) => termForm(term, speech).replaceAll('|', ' | ')),
    languages: ownLast(languages, seat.language),
    rules: rulesInShort?.(seat.language) ?? [],
    topics: helpTopics(made.reading),
    ...(talk.length > 0 && {
      talk: {
        lines: talk,
        ...(passed?.prose ? { passedTo: passed.umpire } : { fate: `${say('row.prose')} ${say('row.unheard')}` }),
      },
    }),
  };
}

/** What stands beside each HELP; nothing where one stands alone. */
function helpTopics({ acts }: Reading): readonly string[] {
  const said = acts
    .filter(({ verb }) => verb === 'help')
    .map(({ args }) => args.filter((arg) => !COURTESY.has(keyOf(arg))));
  return said.some((topic) => topic.length === 0) ? [] : said.map((topic) => topic.join(' '));
}

/** Every order of a game and what it is for: with an example this seat could send now, or that there is none. */
export function formsOf(
  { record, stood }: Pick<GameAtHand, 'record' | 'stood'>,
  { seat, language }: Pick<SeatedRow, 'seat' | 'language'>,
): Pick<NoticeFacts['help'], 'forms' | 'others'> {
  const { verbs, messages, unused } = record.game;
  const said = inLanguage(messages, language);
  const examples = examplesFor(record, stood, seat, language);
  const forms: { form: string; means: string }[] = [];
  const others: { form: string; means: string }[] = [];
  for (const { id, example, words } of verbs) {
    if (unused?.has(id)) continue;
    const means = said[`help.${id}`];
    const also = inLanguage(words, language).join(', ');
    const fit = examples.fit(examples.inTongue(example));
    if (fit === null) others.push({ form: shapeOf(record.game, id, language), means: means ?? also });
    else forms.push({ form: fit, means: means === undefined ? also : `${means} (${also})` });
  }
  return { forms, others };
}
