/** Every other letter: its facts, and the sheet of sections that text and HTML are both written from. */

import type { Language } from '../engine/contract.ts';
import type { Words } from '../engine/story.ts';
import { clock, type Deadline, type LocalTime, shortDate } from './dates.ts';
import { type HelpFacts, helpDraft } from './help.ts';
import { type JoiningFacts, joiningDrafts, type MixedIn, phrasesSection } from './joining.ts';
import { type AskedNow, askedSentence, type Late, lateTimes, ranSentence } from './late.ts';
import { type QuestionFacts, questionDraft } from './question.ts';
import {
  type About,
  type Commitment,
  type Draft,
  dueLead,
  headSection,
  paragraphs,
  promises,
  type Section,
  type Sheet,
} from './sections.ts';
import { type SeedingFacts, seedingDrafts } from './seeding.ts';
import { type SenderFacts, senderDraft } from './sender.ts';
import { asking } from './subject.ts';
import { type LetterWords, wordsOf } from './words/words.ts';

/** What each kind of letter is told. All strings are final; players' words are shown as they came. */
export interface NoticeFacts extends HelpFacts, JoiningFacts, QuestionFacts, SeedingFacts, SenderFacts {
  start: About &
    MixedIn & {
      scenario: string;
      /** What the game is, for whom never saw it. */
      briefing?: readonly Words[];
      seat: string;
      turn: number;
      call: string;
      deadline: Deadline | null;
      players: readonly { seat: string; who: string }[];
      /** Nobody was asked for a phrase yet: one may be sent until this turn closes, for the dice from `from` on. */
      asks?: { until: number; from: number };
      commitments: readonly Commitment[];
      /** The ready order form, `BEGIN` to `END`. */
      form: readonly string[];
      head: string;
    };
  /** What an umpire did or has to say: more time, a pause, a rewind, a broadcast. */
  notice: About & {
    title: string;
    by: string;
    text: readonly string[];
    /** A page to go to: its button, in plain text its address. */
    link?: { url: string; button: string };
    reason: string | null;
    deadline: Deadline | null;
    commitments: readonly Commitment[];
    head: string | null;
  };
  status: About & {
    seat: string;
    turn: number;
    call: string | null;
    /** The choice that is asked of the seat instead of orders. */
    asks?: string;
    /** The game has ended. */
    isOver?: boolean;
    /** Who has won it; none where nobody has. */
    winners?: readonly string[];
    deadline: Deadline | null;
    /** Canonical orders of the open book, with when it was received; null when there is none. */
    book: { orders: readonly string[]; received: LocalTime } | null;
    standing: readonly { id: string; text: string }[];
    ready: boolean;
    /** When the orders run, nobody being waited for any more. */
    runsOn?: LocalTime;
    /** READY was said beside an error, and waits for a mail without one. */
    readyKept?: boolean;
    /** The other seats that are waited for before the orders of one that is ready run. */
    others?: readonly string[];
    /** Who is asked now, where the seat itself is not. */
    awaited?: AskedNow;
    /** Seats still waited for, as far as the reader may know. */
    waiting: readonly string[];
    head: string;
  };
  /** `code` finds the reason in the reader's language; `text` serves where it is not known. */
  refused: About & {
    code: string;
    text: string;
    written: readonly string[];
    /** The mail came too late for its call. */
    late?: Late;
    next?: AskedNow;
  };
  /** `call` null when a choice is due; `isPast`: the deadline has passed, and this is until when orders are still taken. */
  reminder: About & { seat: string; turn: number; call: string | null; deadline: Deadline; isPast: boolean };
  /** `answerTo`: how the writer is named in an answer; null where none is possible. `byReply`: a plain reply answers him. */
  press: About & { from: string | null; text: string; answerTo: string | null; byReply?: boolean };
  /** `what`: the word that needs a confirming reply; `reply`: the lines that confirm it. */
  confirm: About & { what: string; reply: readonly string[] };
  /** To the game master, with the one-time code for acts by mail. */
  umpire: About & {
    title: string;
    text: readonly string[];
    code: string;
    /** When the code ends, in words. */
    until: string;
    /** Letters that wait are attached. */
    preview: boolean;
    /** The game has ended: nothing of its course can be steered. */
    isOver: boolean;
    head: string;
  };
}

export type NoticeKind = keyof NoticeFacts;

/** The grey of letters that belong to no side. */
const NO_SIDE = { ground: '3D444B', figures: 'FFFFFF' };

type Drafts = { readonly [K in NoticeKind]: (facts: NoticeFacts[K], words: LetterWords) => Draft };

/** The sheet of one letter. */
export function noticeSheet<K extends NoticeKind>(kind: K, facts: NoticeFacts[K], language: Language): Sheet {
  const words = wordsOf(language);
  const draft = (drafts[kind] as (facts: NoticeFacts[K], words: LetterWords) => Draft)(facts, words);
  const label = facts.game?.label ?? words.letters.house;
  return {
    ...draft,
    subject: `[${label}] ${draft.subject}`,
    above: label,
    band: facts.band ?? NO_SIDE,
    foot: kind === 'umpire' ? words.letters.umpire.foot : isOfEndedGame(facts) ? words.endedFoot : words.shortFoot,
  };
}

/** A game that has ended answers HELP, STATUS and RESEND no more. */
const isOfEndedGame = (facts: About | NoticeFacts['refused']): boolean =>
  'code' in facts && ['game-over', 'game-annulled'].includes(facts.code);

/** What was sent for the dice before the game; where nobody had been asked, how one still can. */
function phrasesOf({ asks, ...mixed }: NoticeFacts['start'], words: LetterWords): Section {
  const section = phrasesSection(mixed, words);
  if (asks === undefined) return section;
  const prose = words.letters.seeding.asked(asks.until, asks.from).map((line) => [line]);
  return { ...section, prose, rows: [] };
}

const rowsOf = (forms: readonly (readonly string[])[]) => forms.map(([key = '', text = '']) => ({ key, text }));

const drafts: Drafts = {
  ...joiningDrafts,
  ...seedingDrafts,
  start: (facts, words) => {
    const ours = words.letters.start;
    return {
      subject: titled(facts.seat, words.subject.begins, words),
      title: ours.title(facts.seat),
      lead: dueLead(facts.deadline, words.ordersAreDue(words.ordersOf(facts.call), facts.turn), words),
      sections: [
        { title: facts.scenario, prose: facts.briefing ?? [] },
        { title: ours.course, prose: ours.courseLines.map((line) => [line]) },
        {
          title: ours.players,
          rows: facts.players.map(({ seat, who }) => ({ key: seat, text: who })),
        },
        ...(facts.form.length === 0 ? [] : [{ title: words.form, prose: [[words.formNote]], typed: facts.form }]),
        phrasesOf(facts, words),
        {
          title: ours.commitments,
          prose: [[ours.commitmentsNote]],
          hashes: [...promises(facts.commitments, words), { label: words.head, hex: facts.head }],
        },
      ],
    };
  },
  notice: (facts, words) => {
    const ours = words.letters.notice;
    return {
      subject: facts.title,
      title: facts.title,
      lead: dueLead(facts.deadline, words.acknowledgement.openUntil, words),
      sections: [
        {
          title: ours.by(facts.by),
          prose: facts.text.flatMap(paragraphs),
          ...(facts.link && { link: facts.link }),
        },
        ...(facts.reason === null ? [] : [{ title: ours.reason, prose: paragraphs(facts.reason) }]),
        ...(facts.commitments.length === 0
          ? []
          : [{ title: null, prose: [[ours.commitmentsNote]], hashes: promises(facts.commitments, words) }]),
        ...headSection(facts.head, words),
      ],
    };
  },
  help: helpDraft,
  status: (facts, words) => {
    const ours = words.letters.status;
    const { book } = facts;
    const turn = words.turnAndSeat(facts.turn, facts.seat);
    const acknowledged = words.acknowledgement;
    const kept = facts.readyKept ? [acknowledged.readyKept] : [];
    const when = (at: LocalTime): string => `${shortDate(at, words)} ${clock(at)}`;
    const { deadline, others = [], awaited } = facts;
    const runs = facts.runsOn
      ? [`${acknowledged.runsOn} ${when(facts.runsOn)}.`]
      : deadline && others.length > 0
        ? [`${acknowledged.runsBy(others)} ${when(deadline.local)}.`]
        : [];
    const ready = (facts.ready ? [acknowledged.ready, ...runs] : [acknowledged.notReady, ...kept]).join(' ');
    return {
      subject: titled(facts.seat, words.subject.stands(facts.turn), words),
      title: turn,
      lead: facts.isOver
        ? { tone: 'call', about: null, strong: null, text: overNote(facts, words) }
        : facts.asks !== undefined
          ? dueLead(facts.deadline, facts.asks, words)
          : facts.call === null
            ? {
                tone: 'call',
                about: null,
                strong: null,
                text: awaited ? askedSentence(awaited, words) : words.nothingDueNote,
              }
            : dueLead(facts.deadline, words.ordersAreDue(words.ordersOf(facts.call), facts.turn), words),
      sections: [
        ...(facts.isOver ? [] : inForce()),
        ...(facts.waiting.length === 0 || awaited
          ? []
          : [{ title: ours.waiting, prose: [[`${facts.waiting.join(', ')}.`]] }]),
        ...headSection(facts.head, words),
      ],
    };
    function inForce(): Section[] {
      const isAsked = facts.call !== null || facts.asks !== undefined || kept.length > 0;
      const none = isAsked ? [{ title: ours.book, prose: [[[ours.noBook, ...kept].join(' ')]] }] : [];
      return [
        ...(book === null
          ? none
          : [
              {
                title: `${ours.book} (${book.orders.length})`,
                typed: book.orders,
                note: `${acknowledged.receivedAt(when(book.received))} ${ready}`,
              },
            ]),
        facts.standing.length === 0
          ? { title: acknowledged.standing, prose: [[acknowledged.noStanding]] }
          : { title: acknowledged.standing, typed: facts.standing.map(({ id, text }) => `${id} ${text}`) },
      ];
    }
  },
  question: questionDraft,
  sender: senderDraft,
  refused: ({ code, text, written, late, next }, words) => {
    const ours = words.letters.refused;
    const times = late ? [[lateTimes(late, words)]] : [];
    const ran = late?.ran;
    return {
      subject: ours.subject,
      title: ours.subject,
      lead: { tone: 'bad', about: null, strong: null, text: ours.lead },
      sections: [
        {
          title: ours.reason,
          prose: late ? times : paragraphs(words.letters.refusals[code] ?? text),
          ...(late ? {} : { note: ours.orders }),
        },
        ...(ran ? [{ title: ours.ranInstead, prose: [[ranSentence(ran, words)]], typed: ran.orders ?? [] }] : []),
        ...(late ? unused(written, words) : quoted(written, words)),
        ...(next ? [{ title: ours.next, prose: [[askedSentence(next, words)]] }] : []),
      ],
    };
  },
  reminder: ({ seat, turn, call, deadline, isPast }, words) => {
    const ours = words.letters.reminder;
    const what = call === null ? ours.choice(turn) : words.ordersAreDue(words.ordersOf(call), turn);
    const asked = asking(call === null ? words.subject.choice : words.ordersOf(call), turn, deadline, words);
    return {
      subject: titled(seat, isPast ? words.subject.pastReminder(asked) : words.subject.reminder(asked), words),
      title: isPast ? ours.pastSubject : ours.subject,
      lead: dueLead(deadline, isPast ? ours.past(turn) : what, words),
      sections: [
        {
          title: null,
          prose: [[...(deadline.hours === null ? [] : [`${ours.left(deadline.hours)} `]), ours.withoutBook]],
        },
        { title: ours.how, prose: [[call === null ? ours.answer : ours.form]] },
      ],
    };
  },
  press: ({ from, text, answerTo, byReply }, words) => {
    const ours = words.letters.press;
    const joining = words.letters.joining.press;
    const title = from === null ? ours.unsigned : ours.subject(from);
    const answer = byReply
      ? [{ title: null, prose: [[joining.byReply]] }]
      : answerTo === null
        ? []
        : [{ title: null, prose: [[joining.answer]], typed: [joining.to(answerTo), joining.end] }];
    return { subject: title, title, lead: null, sections: [{ title: null, prose: paragraphs(text) }, ...answer] };
  },
  confirm: ({ what, reply }, words) => {
    const ours = words.letters.confirm;
    return {
      subject: ours.subject(what),
      title: ours.subject(what),
      lead: { tone: 'bad', about: null, strong: null, text: ours.lead(what) },
      sections: [{ title: null, prose: [[ours.answer]], typed: reply, note: ours.otherwise }],
    };
  },
  umpire: ({ title, text, code, until, preview, isOver, head }, words) => {
    const ours = words.letters.umpire;
    const { course, held, say } = ours.acts;
    const acts = [...(isOver ? [] : course), ...(isOver && !preview ? [] : held), ...say];
    return {
      subject: title,
      title,
      lead: null,
      sections: [
        { title: null, prose: [...text, ...(preview ? [ours.preview] : [])].flatMap(paragraphs) },
        { title: ours.code, prose: [[ours.codeNote(until)]], typed: [ours.codeLine(code)] },
        { title: null, rows: rowsOf(acts), note: ours.reasonNote },
        ...headSection(head, words),
      ],
    };
  },
};

function overNote({ winners }: NoticeFacts['status'], words: LetterWords): string {
  return winners ? `${words.gameOverNote} ${words.letters.status.won(winners)}` : words.gameOverNote;
}

/** What stands behind the game: seat and kind. */
function titled(seat: string, what: string, words: LetterWords): string {
  return `${seat}${words.colon}${what}`;
}

function unused(written: readonly string[], words: LetterWords): Section[] {
  const { lateLines, notUsed } = words.letters.refused;
  return written.length === 0 ? [] : [{ title: lateLines, rows: written.map((text) => ({ key: notUsed, text })) }];
}

function quoted(written: readonly string[], words: LetterWords): Section[] {
  return written.length === 0 ? [] : [{ title: words.letters.refused.written, typed: written }];
}
