/** The acknowledgement of an order mail as its letter shows it: what was understood, with seat, times and journal head. */

import type { Language } from '../engine/contract.ts';
import { inLanguage, type Phrasebook, plainWords } from '../engine/phrase.ts';
import { type Acknowledgement, acknowledge, linesOf } from '../orders/acknowledge.ts';
import { differs } from '../orders/book/lines.ts';
import { isGreeting } from '../orders/greeting.ts';
import { isAgreed, isReadySaid, isYes } from '../orders/mail-words.ts';
import { diagnosticWords, sayDiagnostic } from '../orders/say.ts';
import {
  type AcknowledgedLine,
  type AcknowledgementModel,
  type AskedNow,
  type Late,
  type LocalTime,
  questionAlone,
  wrongLines,
} from '../reports/index.ts';
import type { ByYes } from '../reports/words/en.ts';
import { answersWithOrders, repliesIn, type SeatDraft } from './draft.ts';
import { echoed } from './echo.ts';
import { inVain } from './in-vain.ts';
import { wholeOf } from './joint.ts';
import { fold, type GameRecord } from './record.ts';
import { isLabel } from './reply.ts';
import { seatName, seatSheet } from './telling.ts';
import { WHOLE_TURN } from './tempo.ts';

/** What the table does not know: to whom, in which tongue, and the times as the reader's clock shows them. */
export interface AcknowledgementFacts {
  seat: string;
  language: Language;
  /** `Savannah 7` */
  label: string;
  /** Turn the mail is for, as printed. */
  turn: number;
  deadline: LocalTime | null;
  /** The deadline has passed, and `deadline` is until when orders are still taken. */
  isPast?: boolean;
  /** The other seats that are waited for, where that is known. */
  others?: readonly string[];
  /** Until when orders may change once nobody is waited for; null where they run at once. */
  changesUntil?: LocalTime | null;
  /** They may only because the mail has a warning that is new to its writer. */
  waitsForWarning?: boolean;
  /** Null in a game without a clock. */
  received: LocalTime | null;
  /** When the book on file was received. */
  replaces: LocalTime | null;
  /** Whose hand the lines came from, when they came by no mail. */
  entered?: AcknowledgementModel['entered'] | null;
  /** What of the mail was passed on to others. */
  passed?: AcknowledgementModel['passed'] | null;
  /** Who is asked now, where the seat itself is not. */
  awaited?: AskedNow | null;
  /** It has orders for a call that is closed. */
  late?: Late | null;
  /** The game has no umpire: what is no order is read by nobody. */
  isUnheard?: boolean;
  /** Somebody reads messages for another seat. */
  isReadElsewhere?: boolean;
  /** A YES to this answer gives what the mail has only checked, or mends it as the answer shows. */
  takesYes?: boolean;
  /** What of the mail was not read. */
  notRead?: NotRead | undefined;
}

/** `devices`: lines that a program put below what was said, `Sent from my phone`, and how many below each went with it. */
type NotRead = Pick<AcknowledgementModel, 'leftOut' | 'struckOut' | 'formUnread' | 'unreadFiles'> & {
  devices?: readonly { line: number; text: string; below: number }[];
};

/** Whether there is nothing in the mail but words that order and ask nothing. */
function isTalk({ verdict, refusal, lines }: SeatDraft['drafted']): boolean {
  const spoken = lines.filter(({ ignored }) => ignored === 'prose' || ignored === 'outside');
  const isSilent = lines.every(({ outcome }) => outcome === 'ignored');
  return verdict === 'nothing' && refusal === null && isSilent && spoken.length > 0;
}

/** Whether all that is said are numbers or letters, as choices are answered by. */
const isLabels = ({ lines }: SeatDraft['drafted']): boolean =>
  lines.every(({ ignored, source }) => ignored !== 'prose' || isLabel(source));

/** Whether there is anything in the mail that YES would take. */
function wouldDo({ lines, ready }: SeatDraft['drafted']): boolean {
  return ready || lines.some(({ outcome }) => outcome === 'accepted' || outcome === 'kept');
}

/** Of a line that would do, what it comes to is told once it is booked. */
function inBrief({ odds: _, ...line }: AcknowledgedLine): AcknowledgedLine {
  return line.tag === 'accepted' || line.tag === 'kept' ? { ...line, note: [] } : line;
}

/** Whether the answer to a mail that wants one tells all that stands. */
export const tellsBook = ({ call, drafted: { verdict, refusal } }: SeatDraft): boolean =>
  call !== null && verdict !== 'checked' && refusal === null;

/** Does a mail say READY or UNREADY alone, of orders that were answered before? */
function isReadyAlone({ drafted, questions }: SeatDraft): boolean {
  const { verdict, book, orders, lines } = drafted;
  const isAlone = lines.every(({ act, outcome, ignored }) =>
    act ? act.verb === 'ready' || act.verb === 'unready' : outcome === 'ignored' && !SPOKEN.has(ignored ?? ''),
  );
  return verdict === 'counts' && book === 'kept' && (orders ?? []).length > 0 && isAlone && questions.length === 0;
}

/** Talk that asks something. */
const QUESTION = /[?？]\s*$/u;

const SPOKEN: ReadonlySet<string> = new Set(['prose', 'outside']);

/** Each choice as it was asked, with its answer. */
function choicesTold(questions: SeatDraft['questions'], language: Language): readonly string[] {
  return questions.flatMap(({ menus, reply }) => {
    const { asks, words } = inLanguage(menus, language);
    return reply && 'answer' in reply ? [`${questionAlone(asks)} ${words(reply.answer)}`] : [];
  });
}

function signature({ line, text, below }: NonNullable<NotRead['devices']>[number], say: Phrasebook): AcknowledgedLine {
  return { line, tag: 'ignored', text, column: null, written: null, note: [say('row.signature', { n: below })] };
}

/** What a YES gives of what was checked: the lines without an error, those that are mended, and READY, said beside none or kept from before. */
function byYes(
  { lines, counts, readyKept, instead }: Acknowledgement,
  { lines: drafted }: SeatDraft['drafted'],
): ByYes {
  const wrong = wrongLines(lines);
  const without = wrong.length;
  const isLeft = wrong.some((at) => !instead.some(({ line }) => line === at));
  const isSaid = drafted.some(({ act }) => act?.verb === 'ready');
  return {
    ready: readyKept || (isSaid && without === 0),
    ...(isLeft && { without: true as const }),
    ...(instead.length > 0 && { mended: true as const }),
    ...(counts.errors > without && { readyWaits: true as const }),
  };
}

const PLAIN_BAND = { ground: '1F2328', figures: 'FFFFFF' };

export function acknowledgementOf(
  record: GameRecord,
  made: SeatDraft,
  {
    seat,
    language,
    label,
    turn,
    deadline,
    isPast,
    others,
    changesUntil,
    waitsForWarning = false,
    received,
    replaces,
    entered,
    passed,
    awaited,
    late,
    notRead,
    isUnheard = false,
    isReadElsewhere = false,
    takesYes = false,
  }: AcknowledgementFacts,
): AcknowledgementModel {
  const { drafted, unordered, bound, names, call, questions, tried, older, role, view } = made;
  const say = diagnosticWords(language, record.game.messages);
  const [question] = questions;
  const [asks = '', ...besides] = questions.map(({ menus }) => inLanguage(menus, language).asks);
  const { devices = [], ...left } = notRead ?? {};
  const isAnswered = repliesIn({ questions, drafted }) !== null;
  const choicesMade = answersWithOrders(made) ? choicesTold(questions, language) : [];
  const talk = new Set(drafted.lines.flatMap(({ line, ignored }) => (ignored && SPOKEN.has(ignored) ? [line] : [])));
  const isAllTalk = !passed && isTalk(drafted);
  const isTrial = drafted.verdict === 'checked';
  const book = (drafted.trial ? drafted.inForce.map(({ order }) => order) : drafted.orders) ?? [];
  const vain = inVain(record.game, view, wholeOf(record.game, role), language, book);
  /** Words that are no order and no umpire reads, by the message that says so; a greeting or a name asks for no reader. */
  const unread = ({ line, tag, text }: AcknowledgedLine): string | null => {
    if (tag !== 'ignored' || !talk.has(line)) return null;
    if (isUnheard && !isGreeting(text)) return 'row.unheard';
    return isTrial && QUESTION.test(text) ? 'row.tried-alone' : null;
  };
  /** What he wrote is told where it is not what is shown. */
  const unechoed = (line: AcknowledgedLine): AcknowledgedLine =>
    line.written !== null && !differs(line.written, line.text, record.game.verbs) ? { ...line, written: null } : line;
  const isStatus = (at: number): boolean =>
    drafted.lines.some(({ line, act }) => line === at && act?.verb === 'status');
  const isTurn = (at: number): boolean => drafted.lines.some(({ line, act }) => line === at && act?.verb === 'turn');
  /** With what became of words that are no order. */
  const told = (line: AcknowledgedLine): AcknowledgedLine => {
    // Of a mail that was passed on whole the verdict says so.
    if (line.tag === 'ignored' && passed?.lines.includes(line.line))
      return { ...line, note: passed.isAlone ? [] : [say('row.passed')] };
    // Of a mail that is talk alone the verdict says so.
    if (isAllTalk && talk.has(line.line)) return { ...line, note: [] };
    // Of an older turn the verdict says so.
    if (older && isTurn(line.line)) return { ...line, tag: 'ignored', note: [] };
    if (isStatus(line.line)) return { ...line, note: [say('row.status', { here: tellsBook(made) })] };
    const why = unread(line);
    const asks = talk.has(line.line) && line.tag === 'ignored' && QUESTION.test(line.text);
    const more = [
      ...(asks ? [say('row.question', { others: isReadElsewhere })] : []),
      // That a program reads a question says already that nobody does.
      ...(why === null || (asks && why === 'row.unheard') ? [] : [say(why)]),
    ];
    if (more.length > 0) return { ...line, note: [...line.note, ...more.flatMap((one) => [' ', one])] };
    return unechoed(line);
  };
  /** Talk that may be meant as READY, where that would count. */
  const mayMeanReady = (line: AcknowledgedLine): boolean =>
    call !== null && !answer.ready && talk.has(line.line) && isReadySaid(line.text);
  /** Such talk with the word that it wants; a YES that answers nothing with what to write. */
  const hinted = (line: AcknowledgedLine): AcknowledgedLine => {
    const hint = mayMeanReady(line)
      ? [say('hint.did-you-mean'), { strong: say('act.ready') }, say('hint.end')]
      : call !== null && talk.has(line.line) && (isYes(line.text) || (isAllTalk && isAgreed(line.text)))
        ? [say('hint.yes-to-nothing', { elsewhere: made.yesElsewhere })]
        : [];
    if (hint.length === 0) return line;
    return { ...line, note: line.note.length > 0 ? [...line.note, ' ', ...hint] : hint };
  };
  // What comes of itself is told of a book that closes; else whoever goes so is listed with those that have no order.
  const isTold = drafted.trial !== null || drafted.orders !== null;
  const going = bound.flatMap(({ facts }) => (facts.leaves === true ? [facts.units ?? []].flat().map(String) : []));
  const leaving = isTold ? going : [];
  // A player turn opens with the call that asks every unit what it does; any other asks of some what is theirs to do.
  const asksAll = call === null || call === WHOLE_TURN || call === record.game.calls[0];
  const answer = acknowledge(echoed(record.game, drafted, language), say, unordered, names, {
    verbs: record.game.verbs,
    leaving,
    before: replaces === null ? null : made.before,
  });
  // Of orders that the mail left out YES brings back what it can, and never the loss: that takes READY.
  const proposesElse = answer.mend.length > 0 || answer.isFinal || answer.lines.some(mayMeanReady);
  const regains = takesYes && answer.regain.length > 0 && (answer.leftOut > 0 || !proposesElse);
  const asksReady = !regains && (answer.leftOut > 0 || answer.isFinal || answer.lines.some(mayMeanReady));
  return {
    language,
    game: { id: record.id, label },
    seat: { id: seat, name: seatName(record.game, seat, language) },
    band: seatSheet(record.game, seat)?.band ?? PLAIN_BAND,
    turn,
    call: call ?? WHOLE_TURN,
    verdict: passed && answer.verdict === 'nothing' && answer.counts.errors === 0 ? 'passed' : answer.verdict,
    ...(passed && { passed }),
    ...(isAllTalk && (question === undefined && isLabels(drafted) ? { stray: true } : { talk: true })),
    ...(isReadElsewhere && { isReadElsewhere: true as const }),
    hasBook: drafted.orders !== null,
    book: answer.book,
    deadline,
    ...(awaited && { awaited }),
    ...(call === null &&
      question && {
        choice: {
          asks,
          isAnswered,
          ...(besides.length > 0 && { others: besides }),
          ...(choicesMade.length > 0 && { told: choicesMade }),
        },
      }),
    ...(late && { late }),
    ...(isPast && { isPast }),
    ...(others && { waited: others.map((other) => seatName(record.game, other, language)) }),
    ...(changesUntil && { changesUntil }),
    ...(changesUntil && waitsForWarning && { waitsForWarning: true as const }),
    ...(isReadyAlone(made) && { inBrief: true }),
    lines: [...answer.lines.map((line) => hinted(told(line))), ...devices.map((device) => signature(device, say))],
    ...(asksReady && { asksReady: true as const }),
    // A standing order is of no one book.
    ...(answer.gone.length > 0 && {
      gone: answer.gone.map((gone, n) => ({ ...gone, came: drafted.gone[n]?.standing ? null : replaces })),
    }),
    ...(answer.regain.length > 0 && { regain: answer.regain, ...(regains && { regainsByYes: true as const }) }),
    force: answer.force,
    ...(answer.isTrial && { trial: true }),
    ...(answer.isTrial &&
      takesYes && {
        byYes: byYes(answer, drafted),
      }),
    ...(isTrial && { onFile: drafted.orders?.length ?? 0 }),
    ...(asksAll && { rest: call === null ? [] : answer.rest }),
    ...(asksAll && answer.restNew && { restNew: answer.restNew }),
    ...(asksAll && call !== null && answer.driven.length > 0 && { driven: answer.driven }),
    ...(older && { older: plainWords(sayDiagnostic(say, { ...older, facts: { ...older.facts, checked: true } })) }),
    ...(tried && {
      tried: {
        says: drafted.refusal ? plainWords(sayDiagnostic(say, drafted.refusal)) : '',
        lines: linesOf(echoed(record.game, tried, language), say, record.game.verbs).map((line) =>
          inBrief(unechoed(line)),
        ),
        yes: wouldDo(tried) ? say('act.yes', { turn }) : null,
        ...((drafted.orders ?? []).length > 0 && {
          beside: say('act.yes.beside', { ready: drafted.ready && !tried.ready }),
        }),
      },
    }),
    mend: answer.mend,
    ...(takesYes && answer.instead.length > 0 && { instead: answer.instead }),
    ...(answer.mend.length > 0 && { unmended: drafted.unmended }),
    ...(takesYes && answer.mend.length > 0 && !answer.isTrial && !asksReady && { mendsByYes: true as const }),
    unordered:
      drafted.orders === null || answer.unordered.length === 0
        ? null
        : { doing: say('unordered.hold'), places: answer.unordered },
    ...(bound.length > 0 && {
      bound: bound.map((one) => plainWords(sayDiagnostic(say, { severity: 'note', ...one }))),
    }),
    standing: answer.standing.map((one) => {
      const order = (drafted.trial ?? drafted).standing.find(({ id }) => id === one.id);
      return { ...one, text: `${one.text}${order ? vain(order) : ''}` };
    }),
    received,
    ...(entered && { entered }),
    ...left,
    replaces,
    // Who has answered a choice has nothing more to say.
    ready: answer.ready || isAnswered,
    ...(answer.readyKept && { readyKept: true }),
    ...(answer.leftOut > 0 && { readyWaits: answer.leftOut }),
    ...(answer.isFinal && { readyIsFinal: true as const }),
    ...(answer.readyGone && !isAnswered && { readyGone: true as const }),
    head: fold(record.entries).head,
  };
}
