/** The letter that puts a choice to a seat (tempo `full`), with those of the same moment, and the answer to a mail that chose. */
import { plainWords } from '../engine/phrase.ts';
import type { Words } from '../engine/story.ts';
import type { Deadline } from './dates.ts';
import { type About, type Draft, dueLead, headSection, type Section } from './sections.ts';
import { asking, questionAlone } from './subject.ts';
import type { LetterWords } from './words/words.ts';

/** One question as a letter puts it. */
export interface PutByLetter {
  /** Stands before its answers where the letter puts several: `B`; else empty. */
  letter: string;
  asks: string;
  /** What the choice is about. */
  about: readonly { key: string; text: string }[];
  options: readonly { label: string; words: string }[];
  /** Which of its answers it comes to without a reply, -1 where that is in no list; missing where nobody can tell. */
  silence?: { readonly at: number; readonly words: string } | undefined;
  /** How an order is written that answers it: `EMBARK <units> ON <unit>`. */
  orders: readonly string[];
  /** The answer in force when a mail answered; null while there is none. */
  understood: string | null;
  /** Orders of the answer that say more, kept for what else is asked of the same fight. */
  kept?: readonly string[];
}

export interface QuestionFacts {
  question: About &
    PutByLetter & {
      seat: string;
      turn: number;
      /** What happened up to here. */
      happened: readonly Words[];
      /** Sentences before those, for which it has no room. */
      before?: number;
      deadline: Deadline | null;
      /** The choices that come whatever is answered to this one. */
      others: readonly PutByLetter[];
      /** Nobody but the seat is waited for: play goes on with its answer. */
      isLast?: boolean;
      /** The mail said READY: what of it was wrong is waited for no more. */
      isReady?: boolean;
      /** A picture of where that is. */
      map?: NonNullable<Section['picture']>;
      /** Only tried (CHECK): the answers on file stay as they were. */
      tried: boolean;
      /** What of the mail was wrong: a line, or several for one reason. */
      wrong: readonly { line: string; why: Words }[];
      /** What of it said nothing to the choice. */
      unsaid?: readonly { line: number; text: string }[];
      /** What else the mail said went to the umpire of this name (empty: he has none). */
      passedTo?: string;
      /** Lines an answer must bear beside itself: the code of a seat that needs one. */
      proof?: readonly string[];
      /** Where it can be answered on the web. */
      orderPage?: string;
      head: string;
    };
}

type Facts = QuestionFacts['question'];

export function questionDraft(facts: Facts, words: LetterWords): Draft {
  const ours = words.letters.question;
  const { unsaid = [] } = facts;
  const put = [facts, ...facts.others];
  const isAnswered = put.some(({ understood }) => understood !== null);
  const isSettled = isSettledBy(facts, put);
  // With the answer taken play goes on at once: nothing is asked any more.
  const isOver = isSettled && facts.isLast === true;
  const choice = asking(words.subject.choice, facts.turn, isAnswered ? null : facts.deadline, words);
  const about = `${questionAlone(facts.asks)}${facts.others.length > 0 ? ours.more(facts.others.length) : ''}`;
  const what = `${isAnswered ? `${ours.answered} (${choice})` : choice}${words.subject.about(about)}`;
  return {
    subject: `${facts.seat}${words.colon}${what}`,
    title: put.length === 1 ? facts.asks : ours.several(put.length),
    lead: dueLead(facts.deadline, words.turnAndSeat(facts.turn, facts.seat), words),
    sections: [
      ...(isAnswered ? [verdict(facts, put, words)] : []),
      ...facts.wrong.map(({ line, why }) => ({ title: ours.wrong, typed: line.split('\n'), note: plainWords(why) })),
      ...(unsaid.length === 0 ? [] : [{ title: ours.unsaid, typed: unsaid.map(({ text }) => text) }]),
      ...(facts.passedTo === undefined
        ? []
        : [{ title: null, prose: [[words.acknowledgement.besides(facts.passedTo)]] }]),
      ...(isSettled || facts.happened.length === 0 ? [] : [{ title: ours.happened, prose: happened(facts, words) }]),
      ...(facts.map === undefined ? [] : [{ title: null, picture: facts.map }]),
      ...(isOver ? [] : answersTold(facts, put, words)),
      ...(isSettled ? [] : asOrder([...new Set(put.flatMap(({ orders }) => orders))], words)),
      ...(facts.orderPage === undefined || isOver
        ? []
        : [
            {
              title: null,
              prose: [[ours.orderPage]],
              link: { url: facts.orderPage, button: words.orderPageButton },
            },
          ]),
      ...headSection(facts.head, words),
    ],
  };
}

/** The answers there are, and how one is given. */
function answersTold(facts: Facts, put: readonly PutByLetter[], words: LetterWords): Section[] {
  const ours = words.letters.question;
  const isAnswered = put.some(({ understood }) => understood !== null);
  return [
    ...(put.length === 1
      ? choiceAlone(facts, isSettledBy(facts, put), words)
      : put.flatMap((one) => choiceAmongSome(one, words))),
    {
      title: ours.reply,
      prose: [
        [
          put.length === 1
            ? ours.replyNote(/\D/.test(facts.options[0]?.label ?? '1'), inSilence(put, words))
            : ours.replyToEach(inSilence(put, words)),
        ],
        ...(isAnswered ? [] : [[ours.toSend(put.length)]]),
      ],
      typed: isAnswered ? [] : [...put.map(readyLabel), ...(facts.proof ?? [])],
    },
  ];
}

/** An answer in more characters than these stands only in the list, beside those of other choices. */
const LONGEST = 60;

/** `: A1, B2`: what comes of no reply, by the labels of the answers; one that is not listed in words, if few will do. */
function inSilence(put: readonly PutByLetter[], words: LetterWords): string {
  const told = put.flatMap(({ silence, options, letter }) => {
    if (silence === undefined) return [];
    const label = shown(options)[silence.at]?.label;
    if (label !== undefined) return [label];
    return put.length > 1 && silence.words.length > LONGEST ? [] : [`${letter} ${silence.words}`.trim()];
  });
  return told.length < put.length ? '' : `${words.colon}${told.join(', ')}`;
}

/** One choice, answered whole. */
const isSettledBy = ({ tried, wrong, understood }: Facts, put: readonly PutByLetter[]): boolean =>
  put.length === 1 && understood !== null && !tried && wrong.length === 0;

/** What happened; where not all of it has room, that more did. */
function happened({ happened: told, before = 0 }: Facts, words: LetterWords): readonly Words[] {
  return before === 0 ? told : [[words.letters.question.before(before)], ...told];
}

/** What stands ready to be sent. */
const readyLabel = ({ options }: PutByLetter): string => options[0]?.label ?? '1';

/** How the mail was understood; of several questions each, also that which it left open. */
function verdict(
  { tried, wrong, understood, isLast, isReady }: Facts,
  put: readonly PutByLetter[],
  words: LetterWords,
): Section {
  const ours = words.letters.question;
  const told =
    put.length === 1
      ? { prose: [[{ strong: understood ?? '' }]] }
      : { rows: put.map((one) => ({ key: one.letter, text: one.understood ?? ours.unanswered })) };
  if (tried) return { title: ours.tried, ...told };
  const taken = isLast ? ours.goesOn : ours.change;
  const isHeld = !isReady && (understood === null || wrong.length > 0);
  const note = !isHeld ? taken : understood === null ? ours.firstIsOpen : ours.waits;
  const kept = put.flatMap((one) => one.kept ?? []);
  const more = kept.length === 0 ? '' : `${ours.kept(kept.join(words.pause))} `;
  return { title: ours.understood, ...told, note: `${more}${note}` };
}

/** Once it is answered its answers are enough to choose another: the rest stands in the letter that asked. */
function choiceAlone(facts: Facts, isSettled: boolean, words: LetterWords): Section[] {
  const ours = words.letters.question;
  const answers = { title: ours.options, rows: optionRows(facts, words) };
  if (isSettled) return [answers];
  return [...(facts.about.length === 0 ? [] : [{ title: ours.about, rows: facts.about }]), answers];
}

/** One of several: what it asks, what it is about, its answers. */
function choiceAmongSome({ letter, asks, about, ...one }: PutByLetter, words: LetterWords): Section[] {
  const alone = questionAlone(asks);
  const more = asks.slice(alone.length).trim();
  return [
    { title: `${letter}. ${alone}`, prose: more === '' ? [] : [[more]], rows: about },
    { title: null, rows: optionRows(one, words) },
  ];
}

/** A letter lists no more answers than a telephone shows at once; of many more it lists the likeliest and counts the others. */
const MOST = 10;
const LIKELIEST = 8;
const shown = (options: PutByLetter['options']): PutByLetter['options'] =>
  options.length > MOST ? options.slice(0, LIKELIEST) : options;

function optionRows({ options }: Pick<PutByLetter, 'options'>, words: LetterWords) {
  const listed = shown(options);
  const others = options.slice(listed.length);
  const rows = listed.map(({ label, words: text }) => ({ key: label, text }));
  if (others.length === 0) return rows;
  const hexes = others.flatMap(({ words: text }) => HEX.exec(text)?.[0] ?? []);
  // A hex that several of them name tells none apart.
  const named = new Set(hexes).size < others.length ? '' : `${words.colon}${ranges(hexes).join(', ')}`;
  return [...rows, { key: '…', text: `${words.letters.question.others(others.length)}${named}` }];
}

/** An answer that is a hex, or a named place with its hex. */
const HEX = /(?<=^|\()\d{4}(?=\)?$)/u;

/** Hexes in order, those that follow one another in a column as `1403–1406`. */
function ranges(hexes: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const hex of hexes.toSorted()) {
    const last = runs.at(-1);
    if (last && Number(last.at(-1)) + 1 === Number(hex)) last.push(hex);
    else runs.push([hex]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : run.join()));
}

function asOrder(orders: readonly string[], words: LetterWords): Section[] {
  const { asOrder: lead } = words.letters.question;
  return orders.length === 0 ? [] : [{ title: null, prose: [[lead, { strong: orders.join(words.pause) }]] }];
}
