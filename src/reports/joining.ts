/** Letters of joining and leaving: the invitation, what was noted, the take-over, the end, and lists of old reports. */

import type { Language } from '../engine/contract.ts';
import type { BeaconSaid } from '../engine/journal.ts';
import type { Words } from '../engine/story.ts';
import { clock, type Deadline, type LocalTime, shortDate } from './dates.ts';
import { languageRow } from './language-row.ts';
import { type AskedNow, askedSentence } from './late.ts';
import {
  type About,
  type Commitment,
  type Draft,
  dueLead,
  headSection,
  paragraphs,
  promises,
  type Section,
} from './sections.ts';
import type { LetterWords } from './words/words.ts';

/** What these letters are told. All strings are final; players' words are shown as they came. */
export interface JoiningFacts {
  invitation: About & {
    scenario: string;
    briefing: readonly Words[];
    seat: string;
    /** Name of the umpire; null where he gave none. */
    by: string | null;
    /** Into a game under way. */
    takesOver: boolean;
    /** Sent once more. */
    again: boolean;
    tempo: string;
    /** `Wednesday 21:00, Sunday 21:00`, in the reader's zone. */
    due: string;
    zone: string;
    least: number;
    message: string | null;
    /** Languages of the game's letters, the reader's own last. */
    languages?: readonly Language[];
    seats: readonly { seat: string; how: 'this' | 'taken' | 'free' | 'doctrine' }[];
    until: LocalTime;
    seed: string;
    head: string;
  };
  joined: About & {
    seat: string;
    /** `new`: just taken; `changed`: taken before; `not-yet`: neither accepted nor declined. */
    how: 'new' | 'changed' | 'not-yet';
    name: string;
    zone: string;
    paper: string;
    language: Language;
    phrase: string | null;
    salt: string;
    mark: string;
    /** Of the mark, or of words that only the player knows yet: then there is no mark. */
    seal?: string;
    seed: string;
    waiting: readonly string[];
    wrong: readonly string[];
    unread: readonly string[];
    head: string;
  };
  takeOver: About & {
    scenario: string;
    briefing: readonly Words[];
    seat: string;
    turn: number;
    call: string | null;
    deadline: Deadline | null;
    /** The last report: attached, left out of this letter, or not written yet. */
    report: 'attached' | 'apart' | 'none';
    players: readonly { seat: string; who: string }[];
    /** Orders on file; null when there are none. */
    book: readonly string[] | null;
    standing: readonly { id: string; text: string }[];
    dropped: boolean;
    forms: readonly { form: string; means: string }[];
    commitments: readonly Commitment[];
    seed: string;
    head: string;
  };
  /** Plain news, with lines to reply with where there are any. */
  told: About & { title: string; text: readonly string[]; typed: readonly string[]; head: string | null };
  ended: About & { how: string; text: readonly string[]; seed: string; mix: string; head: string };
  history: About & {
    /** Null where no list was asked for. */
    reports: readonly { turn: number; sent: LocalTime | null }[] | null;
    /** Turns asked for of which the seat has no report. */
    missing: readonly number[];
    /** Turns whose reports come again though what they ask for is over. */
    copies?: readonly number[];
    /** What is asked now, beside copies; null where nothing is. */
    next?: AskedNow | null;
    /** The game has ended. */
    isOver?: boolean;
  };
}

type Drafts = { readonly [K in keyof JoiningFacts]: (facts: JoiningFacts[K], words: LetterWords) => Draft };

export const joiningDrafts: Drafts = {
  invitation: (facts, words) => {
    const ours = words.letters.joining.invitation;
    const { seat, takesOver } = facts;
    const by = facts.by ?? ours.someone;
    const lead = takesOver ? ours.leadTakesOver(by, facts.scenario) : ours.lead(by, facts.scenario);
    const how = { this: ours.thisOne, taken: ours.taken, free: ours.free, doctrine: ours.doctrine };
    const [phrase, ...others] = ours.choices;
    const choices = [
      ...(takesOver ? [ours.newBook] : [phrase as readonly [string, string]]),
      ...languageRow(facts.languages ?? [], words),
      ...others,
    ];
    return {
      subject: facts.again ? ours.again(seat) : ours.subject(seat),
      title: ours.title(seat),
      lead: {
        tone: 'call',
        about: lead,
        strong: ours.until(`${shortDate(facts.until, words)} ${clock(facts.until)}`, words.zone(facts.until.zone)),
        text: takesOver ? ours.shortTakesOver : ours.short,
      },
      sections: [
        ...(facts.message === null ? [] : [{ title: ours.message(by), prose: paragraphs(facts.message) }]),
        {
          title: ours.answer,
          prose: [[takesOver ? ours.answerTakesOver : ours.answerNote]],
          rows: choices.map(([key, text]) => ({ key, text })),
        },
        { title: null, prose: [[ours.forExample]], typed: takesOver ? ours.exampleTakesOver : ours.example },
        { title: ours.game, prose: facts.briefing },
        { title: ours.seats, rows: facts.seats.map((one) => ({ key: one.seat, text: how[one.how] })) },
        {
          title: ours.pace,
          prose: [
            [ours.tempo[facts.tempo] ?? ''],
            [ours.due(facts.due, words.zone(facts.zone))],
            [ours.dueTogether(facts.least)],
          ],
        },
        {
          title: ours.commitment,
          ...(!takesOver && { prose: [[ours.commitmentNote]] }),
          hashes: [
            { label: ours.fingerprint, hex: facts.seed },
            { label: words.head, hex: facts.head },
          ],
        },
      ],
    };
  },
  joined: (facts, words) => {
    const ours = words.letters.joining.joined;
    const { seat, how, phrase } = facts;
    const isOwn = facts.mark === '' && phrase !== null;
    const subject = { new: ours.subject, changed: ours.changed, 'not-yet': ours.notYet }[how](seat);
    return {
      subject,
      title: subject,
      lead: {
        tone: how === 'not-yet' ? 'bad' : 'call',
        about: null,
        strong: null,
        text: how === 'not-yet' ? ours.leadNotYet : ours.lead,
      },
      sections: [
        ...(facts.wrong.length === 0 ? [] : [{ title: null, prose: facts.wrong.map((line) => [line]) }]),
        {
          title: ours.yours,
          rows: [
            { key: ours.name, text: facts.name },
            { key: ours.language, text: ours.languages[facts.language] },
            { key: ours.zone, text: facts.zone },
            { key: ours.paper, text: facts.paper },
            { key: ours.phrase, text: isOwn ? ours.ownSeal : (phrase ?? ours.noPhrase) },
          ],
          ...(how !== 'not-yet' && { note: ours.change }),
        },
        ...(facts.unread.length === 0 ? [] : [{ title: ours.unread, typed: facts.unread }]),
        ...(phrase === null
          ? []
          : [
              {
                title: ours.dice,
                prose: [[isOwn ? ours.ownNote : ours.diceNote]],
                hashes: [
                  { label: ours.salt, hex: facts.salt },
                  { label: ours.mark, hex: facts.mark },
                  { label: ours.seal, hex: facts.seal ?? '' },
                ].filter(({ hex }) => hex !== ''),
              },
            ]),
        ...(facts.waiting.length === 0 ? [] : [{ title: ours.waiting, prose: [[`${facts.waiting.join(', ')}.`]] }]),
        { title: null, hashes: [{ label: words.letters.joining.invitation.fingerprint, hex: facts.seed }] },
        ...headSection(facts.head, words),
      ],
    };
  },
  takeOver: (facts, words) => {
    const ours = words.letters.joining.takeOver;
    const turn = words.turnAndSeat(facts.turn, facts.seat);
    const due = facts.call === null ? null : words.ordersAreDue(words.ordersOf(facts.call), facts.turn);
    return {
      subject: ours.subject(facts.seat),
      title: ours.subject(facts.seat),
      lead: (due === null ? null : dueLead(facts.deadline, due, words)) ?? {
        tone: 'call',
        about: null,
        strong: null,
        text: words.nothingDueNote,
      },
      sections: [
        {
          title: ours.seat,
          prose: [
            [`${turn}.`],
            [ours.lead],
            [{ attached: ours.report, apart: ours.reportApart, none: ours.noReport }[facts.report]],
          ],
        },
        { title: facts.scenario, prose: facts.briefing },
        { title: ours.players, rows: facts.players.map(({ seat, who }) => ({ key: seat, text: who })) },
        ...(facts.dropped ? [{ title: null, prose: [[ours.dropped]] }] : onFile(facts, words)),
        {
          title: ours.forms,
          rows: facts.forms.map(({ form, means }) => ({ key: form, text: means })),
          note: ours.formsNote,
        },
        { title: words.chapters['how-to'], prose: words.letters.help.rules.map((rule) => [rule]) },
        {
          title: ours.dice,
          prose: [[ours.diceNote]],
          hashes: [
            { label: words.letters.joining.start.seed, hex: facts.seed },
            ...promises(facts.commitments, words),
            { label: words.head, hex: facts.head },
          ],
        },
      ],
    };
  },
  told: ({ title, text, typed, head }, words) => ({
    subject: title,
    title,
    lead: null,
    sections: [{ title: null, prose: text.flatMap(paragraphs), typed }, ...headSection(head, words)],
  }),
  ended: ({ how, text, seed, mix, head }, words) => {
    const ours = words.letters.joining.ended;
    return {
      subject: ours.subject(how),
      title: ours.subject(how),
      lead: null,
      sections: [
        { title: null, prose: text.map((line) => [line]) },
        {
          title: ours.dice,
          prose: [[ours.diceNote]],
          hashes: [
            { label: ours.seed, hex: seed },
            { label: ours.mix, hex: mix },
            { label: words.head, hex: head },
          ],
        },
      ],
    };
  },
  history: ({ reports, missing, copies = [], next = null, isOver = false }, words) => {
    const ours = words.letters.joining.history;
    const wrong = missing.map((turn) => ours.unknown(turn));
    const old = copies.map((turn) => ours.copy(turn));
    const text = [...wrong, ...old].join(' ') || ours.lead;
    return {
      subject: ours.subject,
      title: ours.subject,
      lead: { tone: missing.length === 0 ? 'call' : 'bad', about: null, strong: null, text },
      sections: [
        ...(next ? [{ title: null, prose: [[askedSentence(next, words)]] }] : []),
        ...(isOver ? [{ title: null, prose: [[words.gameOverNote]] }] : []),
        ...(reports === null ? [] : [listOf(reports)]),
      ],
    };
    function listOf(of: NonNullable<typeof reports>): Section {
      if (of.length === 0) return { title: null, prose: [[ours.none]] };
      const rows = of.map(({ turn, sent }) => ({
        key: ours.turn(turn),
        text: sent === null ? '' : ours.sent(`${shortDate(sent, words)} ${clock(sent)}`),
      }));
      return { title: null, rows };
    }
  },
};

function onFile({ book, standing }: JoiningFacts['takeOver'], words: LetterWords): Section[] {
  const ours = words.letters.joining.takeOver;
  return [
    book === null
      ? { title: ours.book, prose: [[ours.noBook]] }
      : { title: ours.book, typed: book, note: ours.bookKept },
    standing.length === 0
      ? { title: ours.standing, prose: [[ours.noStanding]] }
      : { title: ours.standing, typed: standing.map(({ id, text }) => `${id} ${text}`), note: ours.standingKept },
  ];
}

/** What dice are mixed from: the fingerprint of the seed, each seat's mark, empty where it sent no phrase, and the beacon. */
export interface MixedIn {
  seed: string;
  phrases: readonly { seat: string; mark: string }[];
  /** Round of the public beacon that is in them, or why it is not. */
  beacon?: Pick<BeaconSaid, 'round' | 'reason'>;
}

/** The marks that the phrases leave in the dice, by seat, and what they are mixed with; `beacon`: what is said of that. */
export function phrasesSection(
  { seed, phrases, beacon: had }: MixedIn,
  words: LetterWords,
  beacon = had && words.letters.seeding.beacon.had(had.round, had.reason),
): Section {
  const ours = words.letters.joining.start;
  const { title } = words.letters.seeding.beacon;
  const sent = phrases.filter(({ mark }) => mark !== '');
  const without = phrases.filter(({ mark }) => mark === '');
  return {
    title: ours.phrases,
    prose: [[ours.phrasesNote]],
    rows: [
      ...without.map(({ seat }) => ({ key: seat, text: ours.none })),
      ...(beacon === undefined ? [] : [{ key: title, text: beacon }]),
    ],
    hashes: [...sent.map(({ seat, mark }) => ({ label: seat, hex: mark })), { label: ours.seed, hex: seed }],
  };
}
