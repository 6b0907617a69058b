/** The answer to an order mail as data: what each line was taken for, what stands, when it was received. */
import type { Language } from '../engine/contract.ts';
import type { OddsTold } from '../engine/odds.ts';
import type { Words } from '../engine/story.ts';
import { ANY_MOMENT } from '../orders/calls.ts';
import { type LocalTime, receipt } from './dates.ts';
import { type AskedNow, askedSentence, type Late, lateTimes } from './late.ts';
import { questionAlone, seatSubject } from './subject.ts';
import type { ByYes, Tally } from './words/en.ts';
import { type LetterWords, wordsOf } from './words/words.ts';

export type LineTag = 'accepted' | 'replaced' | 'kept' | 'error' | 'warning' | 'ignored';

/** One line of the mail, or a warning under it. */
export interface AcknowledgedLine {
  /** Line of the mail as the player counts it, from 1. */
  line: number;
  tag: LineTag;
  /** Canonical order when accepted, the player's own line when wrong or ignored, what is warned of otherwise. */
  text: string;
  /** Where the error is, from 1; null for none. */
  column: number | null;
  /** The player's words, when they differ from the canonical order. */
  written: string | null;
  /** Reasons, numbers, the nearest legal thing; a suggested word is strong. */
  note: Words;
  /** The mail does not write it: its line stands for it (SAME, YES). */
  brought?: true;
  /** It orders nothing itself: an AMEND, a READY, a SAME. */
  isAct?: true;
  /** What its attacks promise. */
  odds?: readonly OddsTold[];
}

/** What stands before a line of the answer: its number in the mail; nothing where it was on file, or the mail does not write it. */
export const numberOf = ({ line, brought }: { line: number | null; brought?: true }): string =>
  line === null || brought ? '' : `${line}`;

export interface AcknowledgementModel {
  language: Language;
  game: { id: string; label: string };
  seat: { id: string; name: string };
  /** Ground and figures of the seat's side, hex without `#`. */
  band: { ground: string; figures: string };
  /** Turn and call the mail was for: `17`, `movement`. */
  turn: number;
  call: string;
  verdict: 'counts' | 'nothing' | 'checked' | 'passed';
  /** Has the seat orders for this call now? Without, standing orders and doctrine play. */
  hasBook: boolean;
  /** What became of the seat's book. */
  book: 'replaced' | 'amended' | 'withdrawn' | 'kept';
  /** The mail is only checked: its book, and what is gone of the one on file, are told as they would be. */
  trial?: true;
  /** A YES to this answer gives what it tells of, with READY where the mail says it. */
  byYes?: ByYes;
  /** How many orders the mail leaves on file that was only checked. */
  onFile?: number;
  /** When the call closes; null when nothing is open. */
  deadline: LocalTime | null;
  /** Who is asked now, where the seat itself is not. */
  awaited?: AskedNow;
  /**
   * The choice that is open to the seat in place of a call, as it is asked, whether this mail answers it, those of its letter beside
   * it, and each with its answer where no other letter tells that.
   */
  choice?: { asks: string; isAnswered: boolean; others?: readonly string[]; told?: readonly string[] };
  /** The mail has orders for a call that is closed. */
  late?: Late;
  /** The deadline has passed, and `deadline` is until when orders are still taken. */
  isPast?: boolean;
  /** The other seats that are waited for, none where the call closes once this one is ready. */
  waited?: readonly string[];
  /** Until when orders may change once nobody is waited for; absent where they run at once. */
  changesUntil?: LocalTime;
  /** They may only because the mail has a warning that is new to its writer. */
  waitsForWarning?: true;
  /** The mail says READY or UNREADY alone: of the book that an earlier answer told in full it tells how much it is. */
  inBrief?: true;
  lines: readonly AcknowledgedLine[];
  /** What of the mail was passed on: words that were no order, to the umpire, or messages to whom they are for. */
  passed?: { prose: boolean; isAlone: boolean; lines: readonly number[]; umpire: string };
  /** The mail is words alone, and nobody is there to read them. */
  talk?: boolean;
  /** Somebody reads what is written to another seat. */
  isReadElsewhere?: true;
  /** The mail is the number or letter of an answer, and no choice is open to its seat. */
  stray?: boolean;
  /**
   * The mail answered an older letter: why nothing is booked, how its lines would fare now, what books them, if any would do, and
   * what becomes of the book on file then.
   */
  tried?: { says: string; lines: readonly AcknowledgedLine[]; yes: string | null; beside?: string };
  /** The mail is only checked, and answered an older letter. */
  older?: string;
  /** An example that mends what can be mended: `AMEND`, then the lines. Empty when nothing can be. */
  mend: readonly string[];
  /** A YES to this answer sends it. */
  mendsByYes?: true;
  /** Of a mail that is only checked: what a YES to this answer gives for each line that is wrong. */
  instead?: readonly { line: number; lines: readonly string[] }[];
  /** Lines that are in error and that it does not mend. */
  unmended?: readonly number[];
  /**
   * Orders of the earlier book that are no longer in force, why, when they came, and whether newer lines stand for them;
   * letters of older releases have none.
   */
  gone?: readonly { text: string; note: string; came: LocalTime | null; replaced?: true }[];
  /** Lines of a reply that brings back what the mail did not repeat. */
  regain?: readonly string[];
  /** A YES to this answer brings them back. */
  regainsByYes?: true;
  /**
   * The whole book in force, with the line of this mail each order came in or that stands for it (null for those on file before), the later call
   * it is kept for, whether the mail keeps it, or only a part of it, from being carried out, whether what is said of it warns,
   * whether it fails as things stand, and what its attacks promise.
   */
  force?: readonly {
    text: string;
    line: number | null;
    brought?: true;
    keptFor?: string | null;
    fails?: true | 'part';
    warns?: true;
    vain?: true;
    note: Words;
    odds?: readonly OddsTold[];
  }[];
  /** Where the call asks every unit, and there alone: the seat's other units on the map, by place: with `force`, each counter once. */
  rest?: readonly { place: string; units: readonly string[] }[];
  /** An earlier answer to this call has listed `rest`: those of it that are new since. */
  restNew?: readonly { place: string; units: readonly string[] }[];
  /** Beside `rest`: those that no order names and the rules alone send elsewhere, by place. */
  driven?: readonly { place: string; units: readonly string[] }[];
  /** Units without an order by place, and what they will do (`they hold`). */
  unordered: { doing: string; places: readonly { place: string; units: readonly string[] }[] } | null;
  /** What the rules make units do for which the book has no order, a sentence each. */
  bound?: readonly string[];
  standing: readonly { id: string; text: string; isNew: boolean }[];
  /** By our clock; null where there is none, as in a game played from files. */
  received: LocalTime | null;
  /** Not by mail: typed on the order page, or entered by the umpire for his reason. */
  entered?: { by: 'page' | 'umpire'; reason: string | null };
  /** When the book on file before this mail was received; null when there was none, or no clock. */
  replaces: LocalTime | null;
  ready: boolean;
  /** READY was said beside an error: it counts with the next mail that has none. */
  readyKept?: boolean;
  /** Orders that the mail left out of the book, more than it brings: it asks whether that was meant before READY counts. */
  readyWaits?: number;
  /** An order is warned of that cannot be taken back: it asks whether that was meant before READY counts. */
  readyIsFinal?: true;
  /** READY was in force before the mail, and holds no more although the mail does not take it back. */
  readyGone?: true;
  /** It asks whether READY was meant, by talk or beside so many orders left out, which YES answers. */
  asksReady?: true;
  /** Stretches of the mail that were not read: lines below a first one, and how many of them look like orders. */
  leftOut?: readonly {
    as: 'old' | 'closing' | 'signed';
    first: string;
    lines: number;
    /** How many of them look like orders, and the first of these. */
    orders: number;
    like?: readonly string[];
  }[];
  /** Lines of the mail that its writer struck out. */
  struckOut?: readonly string[];
  /** An order form that was changed in the quoted letter and could not be read. */
  formUnread?: boolean;
  /** Files that came along and were not read. */
  unreadFiles?: readonly string[];
  /** Head of the journal, 64 hexadecimal digits. */
  head: string;
}

/** The lines that the mail writes itself and that are wrong. */
export const wrongLines = (lines: readonly AcknowledgedLine[]): readonly number[] =>
  lines.flatMap(({ line, tag, brought }) => (tag === 'error' && !brought ? [line] : []));

/** Who entered the lines, in words; empty for a mail. */
export function enteredNote({ entered }: AcknowledgementModel, words: LetterWords): string {
  return entered === undefined ? '' : words.acknowledgement.entered[entered.by](entered.reason ?? '');
}

/** When the mail came; empty where that is said already, or there is no clock. */
export function receivedNote({ received, late }: AcknowledgementModel, words: LetterWords): string {
  return received === null || late ? '' : words.acknowledgement.receivedAt(receipt(received, words));
}

/**
 * What the first words of the answer count: orders in force and those kept for later calls, errors and warnings of the
 * mail, orders that are gone. That a mail is for another turn is no error of its lines, which are tried.
 */
export function tally(model: AcknowledgementModel): Tally {
  const { lines, force, gone, tried, trial = false } = model;
  const tagged = (tag: LineTag): number => (tried?.lines ?? lines).filter((line) => line.tag === tag).length;
  /** No line of the mail that is told by itself warns of it. */
  const warnsAlone = ({ fails, warns, line: at }: InForce): boolean =>
    warns === true && !fails && !lines.some(({ tag, line }) => tag === 'warning' && line === at);
  // What cannot be carried out is counted as an error, and not beside that as an order that runs.
  const runs = (order: InForce): boolean => isNow(order) && order.fails !== true;
  return {
    inForce: !isThereBook(model) ? null : (force?.filter(runs).length ?? tagged('accepted')),
    vain: force?.filter((order) => runs(order) && order.vain).length ?? 0,
    kept: force?.filter((order) => !isNow(order)).length ?? 0,
    errors: tagged('error') + (force ?? []).filter(({ fails }) => fails).length,
    warnings: tagged('warning') + (force ?? []).filter(warnsAlone).length,
    gone: gone?.filter(({ replaced }) => !replaced).length ?? 0,
    trial,
  };
}

/** Lines of the mail that nothing else shows: those that are wrong, replaced, talk, or ask for something. */
export function otherLines({ lines, force, tried }: AcknowledgementModel): readonly AcknowledgedLine[] {
  if (tried) return [];
  const shown = new Set(force?.flatMap(({ line }) => line ?? []));
  const isShown = ({ line, tag, isAct }: AcknowledgedLine): boolean =>
    OF_THE_BOOK.has(tag) && !isAct && shown.has(line);
  return lines.filter((line) => !isShown(line)).toSorted((a, b) => a.line - b.line);
}

/** Whether the mail is told line by line: it has lines that nothing else shows, or none at all. */
export function tellsLines(model: AcknowledgementModel): boolean {
  if (model.inBrief) return false;
  return otherLines(model).length > 0 || (model.lines.length === 0 && !model.tried);
}

const OF_THE_BOOK: ReadonlySet<LineTag> = new Set(['accepted', 'kept']);

/** Orders for the open call, with the player's words where they differ, then what the order comes to; in brief, those that warn. */
export function inForce(model: AcknowledgementModel, words: LetterWords): readonly InForce[] {
  return shownOrders(model, (model.force ?? []).filter(model.inBrief ? isToReview : isNow), words);
}

/** What an answer in brief tells of all the same: a warning that it counts. */
const isToReview = ({ fails, warns }: InForce): boolean => fails !== undefined || warns === true;

/** Orders kept for later calls, one group a call, in the order of the book. */
export function keptOrders(model: AcknowledgementModel, words: LetterWords): readonly Kept[] {
  if (model.inBrief) return [];
  const kept = (model.force ?? []).filter((order) => !isNow(order));
  const calls = [...new Set(kept.map(({ keptFor }) => keptFor ?? ''))];
  return calls.map((call) => ({
    ...keptWords(call, words),
    orders: shownOrders(
      model,
      kept.filter(({ keptFor }) => keptFor === call),
      words,
    ),
  }));
}

function keptWords(call: string, words: LetterWords): Pick<Kept, 'title' | 'note'> {
  const { keptFor, keptNote, anyMoment } = words.acknowledgement;
  return call === ANY_MOMENT ? anyMoment : { title: keptFor(words.callOf(call)), note: keptNote };
}

interface Kept {
  title: string;
  note: string;
  orders: readonly InForce[];
}

function isNow({ keptFor = null }: InForce): boolean {
  return keptFor === null;
}

function shownOrders({ lines }: AcknowledgementModel, orders: readonly InForce[], words: LetterWords): InForce[] {
  return orders.map((order) => {
    const { line, note } = order;
    // A line of the mail may hold several orders.
    const said = lines.filter((one) => one.line === line && OF_THE_BOOK.has(one.tag));
    const written = (said.length > 1 ? said.find(({ text }) => text === order.text) : said[0])?.written ?? null;
    if (written === null) return order;
    const wrote = words.acknowledgement.youWrote(apart(written, order.text));
    return { ...order, note: [note.length > 0 ? `${wrote} ` : wrote, ...note] };
  });
}

type InForce = NonNullable<AcknowledgementModel['force']>[number];

/** Until when orders are taken, or when they run once the seat is ready; null where they run now, or nothing is open. */
export function closing(
  { deadline, awaited, verdict, ready, waited, changesUntil }: AcknowledgementModel,
  { acknowledgement: ours }: LetterWords,
): { lead: string; at: LocalTime } | null {
  if (deadline === null || awaited) return null;
  const goesOn = verdict === 'counts' || waited?.length !== 0 || changesUntil !== undefined;
  if (!ready || !goesOn) return { lead: ours.openUntil, at: deadline };
  if (waited?.length !== 0) return { lead: ours.runsBy(waited ?? []), at: deadline };
  return changesUntil === undefined ? null : { lead: ours.runsOn, at: changesUntil };
}

/** Whether no line of a mail that is only checked could be sent again as it stands. */
const isAllWrong = ({ lines }: AcknowledgementModel): boolean =>
  lines.some(({ tag }) => tag === 'error') && !lines.some(({ tag }) => tag === 'accepted' || tag === 'kept');

/** How the answer looks at once: by its sign and its colour. */
export type Tone = 'ready' | 'saved' | 'nothing' | 'checked' | 'passed';

/** The verdict, and what follows from it, as the seat's book stands. */
export function verdictOf(model: AcknowledgementModel, words: LetterWords): Verdict {
  const ours = words.acknowledgement;
  const {
    verdict,
    ready,
    deadline,
    isPast,
    awaited,
    late,
    hasBook,
    readyKept,
    readyWaits,
    readyIsFinal,
    leftOut = [],
    struckOut = [],
    onFile = 0,
    formUnread,
    unreadFiles = [],
  } = model;
  const tone = verdict !== 'counts' ? verdict : ready ? 'ready' : 'saved';
  // A mail may ask for other things, and get them.
  const isOther = tone === 'nothing' && tally(model).errors === 0 && model.lines.some(({ tag }) => tag === 'accepted');
  const runsNow = runsAtOnce(model);
  const text = isOther
    ? ours.verdict.other
    : tone !== 'saved'
      ? ours.verdict[tone]
      : awaited
        ? ours.savedForLater
        : deadline === null
          ? ours.taken
          : ours.verdict.saved;
  const note = [
    late ? lateTimes(late, words) : '',
    model.readyGone ? ours.readyGone : '',
    runsNow ? ours.runsNow : '',
    model.waitsForWarning && tone === 'ready' && model.waited?.length === 0 ? ours.waitsForWarning : '',
    model.older ?? '',
    awaited ? askedSentence(awaited, words) : '',
    model.choice?.isAnswered
      ? model.choice.told
        ? ours.choiceMade(model.choice.told)
        : ours.choiceAnswered(questionAlone(model.choice.asks))
      : model.choice && tone === 'ready'
        ? ours.choiceLeft(questionAlone(model.choice.asks))
        : (model.tried?.says ??
          (tone === 'checked'
            ? ours.checked(onFile, isAllWrong(model) && !model.byYes?.mended ? null : model.byYes)
            : runsNow || readyKept || (tone === 'saved' && (deadline === null || isPast || awaited || model.choice))
              ? ''
              : ours.note[tone])),
    model.passed ? passedOn(model.passed, words) : '',
    model.asksReady && !readyWaits && !readyIsFinal && tone !== 'checked'
      ? ours.asksReady
      : model.talk
        ? ours.talk
        : '',
    model.talk && !model.asksReady && model.isReadElsewhere ? ours.talkTo : '',
    model.stray ? ours.stray : '',
    readyWaits
      ? ours.readyWaits(readyWaits, model.regainsByYes === true)
      : readyIsFinal
        ? ours.readyIsFinal
        : readyKept
          ? ours.readyKept
          : '',
    verdict === 'passed' && hasBook && !ready && !readyKept && deadline !== null && !awaited && !model.choice
      ? ours.sayReady
      : '',
    model.choice?.isAnswered === false && tone !== 'ready' ? ours.choiceOpen(openChoices(model.choice)) : '',
    hasBook || awaited || model.choice !== undefined ? '' : ours.noOrders(model.standing.length > 0),
    model.inBrief && !runsNow ? ours.inBrief : '',
    isPast && !runsNow ? ours.past : '',
    formUnread ? ours.formUnread : '',
    ...leftOut.map((cut) => ours.leftOut[cut.as](cut)),
    struckOut.length > 0 ? ours.struckOut(struckOut) : '',
    unreadFiles.length > 0 ? ours.unreadFiles(unreadFiles) : '',
  ];
  const shown = isOther ? 'passed' : tone;
  return { tone: shown, sign: SIGNS[shown], text, note: note.filter((sentence) => sentence !== '').join(' ') };
}

/** Each choice that one letter has put, as it is asked. */
const openChoices = ({ asks, others = [] }: NonNullable<AcknowledgementModel['choice']>): string =>
  [asks, ...others].map(questionAlone).join(' ');

/** Where went what is no order: words of a mail that has nothing else, words beside orders, messages by name. */
function passedOn({ prose, isAlone, umpire }: NonNullable<AcknowledgementModel['passed']>, words: LetterWords): string {
  const ours = words.acknowledgement;
  if (isAlone) return ours.toUmpire(umpire);
  return prose ? ours.besides(umpire) : ours.delivered;
}

const SIGNS: Readonly<Record<Tone, string>> = { ready: '✓', saved: '!', nothing: '✗', checked: '?', passed: '→' };

interface Verdict {
  tone: Tone;
  sign: string;
  text: string;
  note: string;
}

/** `[Savannah 7] British: saved, not ready, 1 error (turn 17, movement)` */
export function acknowledgementSubject(model: AcknowledgementModel): string {
  const words = wordsOf(model.language);
  const { errors } = tally(model);
  const { verdict, ready } = model;
  const stands = verdict === 'counts' ? (ready ? words.subject.ready : words.subject.saved) : words.subject[verdict];
  const told = errors === 0 ? stands : `${stands}, ${words.subject.errors(errors)}`;
  const place = words.acknowledgement.turnAndCall(model.turn, words.callOf(model.call));
  return seatSubject(model.game.label, model.seat.name, `${told} (${place})`, words);
}

/** Where a line's column is shown: the line itself, or as much of it around the column as `width` holds. */
export function around(text: string, column: number, width: number): { text: string; caret: number } {
  if (text.length <= width) return { text, caret: column - 1 };
  const first = Math.max(0, Math.min(column - 1 - Math.floor(width / 2), text.length - width + 2));
  const before = first > 0 ? '…' : '';
  const last = first + width - before.length - 1;
  return {
    text: `${before}${text.slice(first, last)}${last < text.length ? '…' : ''}`,
    caret: column - 1 - first + before.length,
  };
}

/** The note under a line: the player's words where they differ, then the reasons. */
export function noteOf(line: AcknowledgedLine, words: LetterWords): Words {
  const first = [];
  if (line.written !== null) first.push(words.acknowledgement.youWrote(apart(line.written, line.text)));
  if (line.column !== null) first.push(words.acknowledgement.column(line.column));
  if (first.length === 0) return line.note;
  const lead = first.join(' ');
  return [line.note.length > 0 ? `${lead} ` : lead, ...line.note];
}

/** Words of a line beyond which what was read as it stands is left out. */
const ALIKE = 3;

/** What was written otherwise than it is shown, with a word beside it. */
function apart(written: string, shown: string): string {
  const [own, ours] = [written.split(/\s+/), shown.split(/\s+/)];
  const most = Math.min(own.length, ours.length);
  const alike = (one: readonly string[], other: readonly string[], limit: number): number => {
    const differs = one.findIndex((word, at) => at >= limit || word.toLowerCase() !== other[at]?.toLowerCase());
    return differs < 0 ? limit : differs;
  };
  const before = alike(own, ours, most);
  const after = alike(own.toReversed(), ours.toReversed(), most - before);
  const from = before > ALIKE ? before - 1 : 0;
  const until = after > ALIKE ? own.length - after + 1 : own.length;
  return [...(from > 0 ? ['…'] : []), ...own.slice(from, until), ...(until < own.length ? ['…'] : [])].join(' ');
}

/** What became of the book, nothing when the mail changed nothing; and what the next mail would do to the orders in it. */
export function bookNote(model: AcknowledgementModel, when: (time: LocalTime) => string): string {
  const ours = wordsOf(model.language).acknowledgement;
  const before = model.replaces === null ? null : when(model.replaces);
  const became = model.verdict === 'counts' ? ours.book[model.book](before) : '';
  const keeps = model.hasBook && !model.trial && (model.force ?? []).length > 0;
  const takesMore = keeps && model.deadline !== null && !model.choice && !runsAtOnce(model);
  return [became, takesMore ? ours.nextReplaces : ''].filter((sentence) => sentence !== '').join(' ');
}

/** What units without an order do. */
export function restWord({ rest = [] }: AcknowledgementModel, words: LetterWords): string {
  return words.acknowledgement.hold(rest.reduce((sum, place) => sum + place.units.length, 0));
}

/** Who they are, by place, with what leads up to that; what an earlier answer has listed is only counted. */
export function restTold(model: AcknowledgementModel, words: LetterWords): { lead: string; places: Places } {
  const { rest = [], restNew } = model;
  const lead = restWord(model, words);
  if (restNew === undefined) return { lead: `${lead}${words.colon}`.trimEnd(), places: rest };
  return { lead: `${lead}${words.acknowledgement.asListed(restNew.length > 0)}`, places: restNew };
}

type Places = NonNullable<AcknowledgementModel['rest']>;

/** How many units the rules alone send elsewhere. */
export function drivenWord({ driven = [] }: AcknowledgementModel, words: LetterWords): string {
  return words.acknowledgement.driven(driven.reduce((sum, place) => sum + place.units.length, 0));
}

/** Whether the orders run now: their seat is ready, nobody else is waited for, and there is no time for second thoughts. */
const runsAtOnce = ({ verdict, ready, deadline, waited, changesUntil }: AcknowledgementModel): boolean =>
  verdict === 'counts' && ready && deadline !== null && waited?.length === 0 && changesUntil === undefined;

/** What leads to the lines that mend the mail. */
export function mendWord(model: AcknowledgementModel, words: LetterWords): string {
  const { verdict, mendsByYes, readyKept = false, unmended = [], instead = [], mend } = model;
  if (instead.length > 0 && mend.every((one) => instead.some(({ lines }) => lines.includes(one))))
    return words.acknowledgement.givenInstead(instead.map(({ line }) => line));
  const how = verdict === 'checked' ? 'checked' : mendsByYes ? 'yes' : 'send';
  return words.acknowledgement.mend(how, readyKept ? { left: unmended } : null);
}

/** What brings back what is gone, while there is time for it. */
const toRegain = (model: AcknowledgementModel): readonly string[] => (runsAtOnce(model) ? [] : (model.regain ?? []));

/** How the book is headed, and what comes besides: as they stand, or would. */
export function bookTitles(model: AcknowledgementModel, words: LetterWords): Record<'inForce' | 'besides', string> {
  const { inForce, toReview, nothingElse, wouldStand, wouldComeBesides } = words.acknowledgement;
  if (model.trial) return { inForce: wouldStand, besides: wouldComeBesides };
  return {
    inForce: model.inBrief ? toReview : inForce,
    besides: model.deadline === null || runsAtOnce(model) ? wouldComeBesides : nothingElse,
  };
}

/** What the mail takes out of the book: what is gone, with what brings it back, and what newer lines of its writer stand for. */
export function takenOut(model: AcknowledgementModel, words: LetterWords): readonly TakenOut[] {
  const { gone, wouldGo, replaces } = words.acknowledgement;
  const { true: replaced = [], false: lost = [] } = Object.groupBy(
    model.gone ?? [],
    (one) => `${one.replaced === true}`,
  );
  return [
    { title: model.trial ? wouldGo : gone, orders: lost, regain: toRegain(model) },
    { title: replaces, orders: replaced, regain: [] },
  ].filter(({ orders }) => orders.length > 0);
}

interface TakenOut {
  title: string;
  orders: NonNullable<AcknowledgementModel['gone']>;
  regain: readonly string[];
}

/** What an empty book comes to: where marches are asked, that nobody marches; empty where there is none, as the verdict says. */
export function emptyBook({ hasBook, rest, trial }: AcknowledgementModel, words: LetterWords): string {
  const { noOrderInForce, nobodyMarches } = words.acknowledgement;
  if (!hasBook && !trial) return '';
  return rest === undefined ? noOrderInForce : nobodyMarches;
}

/** Whether there is a book to show, or of one that was shown before an order that warns: that there is none the verdict says. */
export function tellsBook(model: AcknowledgementModel): boolean {
  return isThereBook(model) && (!model.inBrief || model.force?.some(isToReview) === true);
}

function isThereBook(model: AcknowledgementModel): boolean {
  const { force = [], rest = [], hasBook, trial = false } = model;
  return !nothingNow(model) && (hasBook || trial || force.length + rest.length > 0);
}

/** Whether no orders are asked of the seat now, nor on file for it but what is kept for later. */
export function nothingNow({ awaited, choice, force = [] }: AcknowledgementModel): boolean {
  return (awaited !== undefined || choice !== undefined) && !force.some(isNow);
}

/** What runs when the call closes, in a sentence or two, and what besides; null where that is said already, or nothing closes. */
export function nothingElse(model: AcknowledgementModel, words: LetterWords): string | null {
  const { deadline, force, hasBook, rest = [], bound = [], standing, tried, trial } = model;
  // Who says READY alone is told all the same what the rules will make of it.
  const told = model.inBrief && !model.ready ? [] : bound;
  const ofBook = told.length > 0 ? told.join(' ') : null;
  // A book that is only tried closes with nothing; what it makes of the rest is told of it all the same.
  if (trial) return ofBook;
  if (force === undefined || !hasBook || tried || nothingNow(model)) return null;
  if (deadline === null || runsAtOnce(model)) return ofBook;
  const { inForce, vain, kept } = tally(model);
  const close = words.acknowledgement.atTheClose({
    orders: (inForce ?? 0) - vain,
    vain,
    rest: rest.length === 0 ? null : restWord(model, words),
    kept,
    standing: standing.map(({ id }) => id),
  });
  return [close, ...told].join(' ');
}
