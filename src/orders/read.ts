/** Reads a mail's new text: which lines are orders, which ask something else, and which are just talk. */
import type { Diagnostic, Language, Named, Order } from '../engine/contract.ts';
import { behindArticle, closesPress, opensPress, pressHeading, pressOfLine, readAct } from './acts.ts';
import { attempted, isSaying } from './attempt.ts';
import { isSalutation } from './greeting.ts';
import { findSpelling, type Lexicon, lexiconOf, type Terms, termsOf } from './lexicon.ts';
import { cut, physicalLines, type Token } from './lines.ts';
import { type Looking, listed, type Part } from './listed.ts';
import { isMarch } from './march-meant.ts';
import { type March, march, unitsIn } from './marched.ts';
import { ANY_UNIT, indexNames, keyBetween, type Names, nearest, readName } from './names.ts';
import { nearestVerb, readOrder } from './parse.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { findPlace, isHexNumber, noStops, type Scan } from './scan.ts';
import { secondReading, withoutThanks } from './second-reading.ts';
import { CANONICAL } from './speech.ts';
import type { Act, Grammar, Header, Reading, ReadLine } from './types.ts';
import { BEGIN, CALLS, ELSE, END, IF, LINKS, NOT, SENDS, STANDING, THEN, TURN } from './words.ts';
import { spokenIn } from './write.ts';

/** Mails longer than this are cut: nobody writes ten thousand orders. */
const MOST_LINES = 10_000;
/** Longer lines are talk. */
const LONGEST_LINE = 2_000;
/** A line of more words that begins with no verb is talk. */
const LONGEST_GUESS = 16;
/** Of a line of so few words that begins with a verb nothing else need be understood. */
const SHORT = 5;
const QUOTED = /^\s*(?:>|&gt;|\|\s?>)/;

interface Reader {
  readonly grammar: Grammar;
  readonly lexicon: Lexicon;
  readonly terms: Terms;
  readonly names: Names;
  readonly physical: readonly string[];
  readonly lines: ReadLine[];
  /** Whom plain lines have marched, by unit. */
  readonly marched: Map<string, March>;
  readonly acts: Act[];
  readonly spoken: Record<Language, number>;
  header: Header | null;
  /** The sentence looked at last, which is mostly asked for again. */
  ahead: Sentence | null;
}

/** One logical line: its words, and the physical lines it takes. */
interface Sentence {
  from: number;
  to: number;
  tokens: Token[];
  empty: 'blank' | 'comment' | null;
  openEnded: boolean;
  /** Of a part of a line: where it begins and ends, and whether the line goes on behind it. */
  part?: { readonly from: number; readonly to: number; readonly isLast: boolean };
}

/** Reads a text with a game's words. Any text; nothing throws. */
export function readOrders(text: string, grammar: Grammar): Reading {
  const physical = physicalLines(text);
  if (physical.length > MOST_LINES) physical.length = MOST_LINES;
  const reader: Reader = {
    grammar,
    lexicon: lexiconOf(grammar.verbs),
    terms: termsOf(grammar.terms),
    names: indexNames(grammar.names),
    physical,
    lines: [],
    marched: new Map(grammar.marched),
    acts: [],
    spoken: { en: 0, fr: 0, es: 0 },
    header: null,
    ahead: null,
  };
  const fence = MAY_BEGIN.test(text) ? findFence(reader) : null;
  for (let index = 0; index < physical.length; ) {
    if (fence && (index < fence.from || index > fence.to)) index = outside(reader, index);
    else if (fence && (index === fence.from || (index === fence.to && fence.closed))) {
      index = ignore(reader, index, index + 1, 'fence');
    } else index = readAt(reader, index, fence !== null);
  }
  return { lines: reader.lines, header: reader.header, acts: reader.acts, language: languageOf(reader, text) };
}

function sentenceAt(reader: Reader, from: number): Sentence {
  if (reader.ahead?.from !== from) reader.ahead = readSentence(reader, from);
  return reader.ahead;
}

function readSentence(reader: Reader, from: number): Sentence {
  const tokens: Token[] = [];
  let to = from;
  for (;;) {
    const line = reader.physical[to] ?? '';
    const source = tokens.length > 0 ? withoutSign(line) : line;
    const { empty, goesOn, openEnded } = cut(source.length > LONGEST_LINE ? '' : source, to + 1, tokens);
    to++;
    if (!goesOn || to >= reader.physical.length || QUOTED.test(reader.physical[to] as string)) {
      return { from, to, tokens, empty: tokens.length > 0 ? null : empty, openEnded };
    }
  }
}

/** Of a sample on two lines people take away the first `#` alone: the line that goes on needs none. */
const withoutSign = (line: string): string => line.replace(/^\s*#/, (sign) => ' '.repeat(sign.length));

function readAt(reader: Reader, index: number, fenced: boolean): number {
  const source = reader.physical[index] as string;
  if (QUOTED.test(source)) return ignore(reader, index, index + 1, 'quoted');
  const sentence = sentenceAt(reader, index);
  if (sentence.tokens.length === 0) {
    const talk = source.length > LONGEST_LINE ? 'prose' : (sentence.empty ?? 'blank');
    return ignore(reader, index, sentence.to, talk);
  }
  return readSentenceAs(reader, index, wrappedCancel(reader, sentence) ?? sentence, fenced);
}

/** What a line is, or a part of one: an act, one order or several, what is wrong with it, or talk. */
function readSentenceAs(reader: Reader, index: number, sentence: Sentence, fenced: boolean): number {
  const press = readPressOfLine(reader, sentence);
  if (press !== null) return press;
  const scan = scanOf(reader, sentence.tokens);
  const asked = askedIn(reader, scan, sentence);
  if (asked) {
    if (asked.act.verb === 'press') return readPress(reader, sentence, asked.act);
    reader.acts.push(asked.act);
    if (!asked.leads) {
      push(reader, sentence, { act: asked.act, diagnostics: [] });
      return sentence.to;
    }
  }
  const begin = scan.at;
  const read = readOrder(scan, reader.lexicon, reader.terms);
  if (read !== null) {
    const wrapped =
      sentence.openEnded || goesOnBelow(reader, sentence, begin) ? wrappedOrder(reader, sentence, begin) : null;
    if (wrapped) return wrapped;
    hear(reader, sentence.tokens, begin);
    push(reader, sentence, { read, diagnostics: scan.diagnostics });
    return sentence.to;
  }
  const wrapped = wrappedOrder(reader, sentence, begin);
  if (wrapped) return wrapped;
  const again = lookAgain(reader, sentence, begin);
  if (again && 'parts' in again) {
    for (const part of again.parts) pushPart(reader, sentence, begin, part, again.parts.length);
    return sentence.to;
  }
  const isInDoubt = again?.doubt.diagnostics.some(({ code }) => code === 'several-orders') ?? false;
  const parts = sentence.part || isInDoubt ? [] : partsOf(reader, sentence, begin);
  if (parts.length > 0) return Math.max(...parts.map((part) => readSentenceAs(reader, index, part, fenced)));
  if (again) {
    push(reader, sentence, { diagnostics: again.doubt.diagnostics });
    return sentence.to;
  }
  if (!asked && !sentence.part && isSaying(scanOf(reader, sentence.tokens)))
    return ignore(reader, index, sentence.to, 'prose');
  const isAsking = isQuestion(reader, sentence);
  const isMeant =
    asked ||
    sentence.part ||
    (fenced && !isAsking && !isOpinion(reader, sentence)) ||
    (!(isAsking && ASKING.has(sentence.tokens[0]?.key ?? '')) && looksLikeAnOrder(reader, scan, sentence.tokens));
  const isSigned = isSignature(reader, sentence);
  if (isMeant && !isSigned) {
    const startsWithOwn = ownFirst(scan, begin, sentence);
    const otherwise = isMended(scan) ? null : saidOtherwise(sentence.tokens, lookingOf(reader));
    const better = otherwise ?? (startsWithOwn && namesNoOrder(scan) ? lookForAttempt(reader, sentence) : null);
    push(reader, sentence, { diagnostics: better && !namesNoOrder(better) ? better.diagnostics : scan.diagnostics });
    return sentence.to;
  }
  const attempt = isAsking || isSigned ? null : lookForAttempt(reader, sentence);
  if (!attempt) return ignore(reader, index, sentence.to, 'prose');
  push(reader, sentence, { diagnostics: attempt.diagnostics });
  return sentence.to;
}

/** One's own unit comes first, a word that sends somebody, or the hex where those stand who are meant. */
function ownFirst(scan: Scan, begin: number, { tokens }: Sentence): boolean {
  const first = tokens[0]?.key ?? '';
  const head = readName(scan, begin, { type: 'unit', whose: 'own' });
  return head.kind === 'one' || SENDS.has(first) || isHexNumber(first);
}

/** Nothing is said but that no order is read here. */
const namesNoOrder = ({ diagnostics }: Scan): boolean =>
  diagnostics.every(
    ({ code, didYouMean }) => (code === 'unknown-verb' || code === 'no-order-read') && didYouMean === undefined,
  );

/** A word of it is put right, other than its verb: `WITH destaing` behind the place. */
const isMended = ({ diagnostics }: Scan): boolean =>
  diagnostics.some(({ code, didYouMean }) => didYouMean !== undefined && !code.endsWith('-verb'));

function lookForAttempt(reader: Reader, { tokens }: Sentence): Scan | null {
  return attempted(withoutThanks(tokens), lookingOf(reader));
}

/** The parts between semicolons that begin with a word of orders, where one of them is an order: lines of their own, whatever their faults. */
function partsOf(reader: Reader, sentence: Sentence, begin: number): readonly Sentence[] {
  const { tokens } = sentence;
  const words = tokens.slice(begin);
  const verb = findSpelling(reader.lexicon.verbs, words, verbAt(words, 0), words.length)?.value.verb;
  if (verb === undefined || sentence.to > sentence.from + 1) return [];
  const heads = words.flatMap((word, at) => {
    const isHead = at > 0 && isBehindSemicolon(reader, words[at - 1] as Token, word) && !verb.introduced.has(word.key);
    return at === 0 || (isHead && opensPart(reader, words.slice(at))) ? [at] : [];
  });
  const parts = heads.map((from, n): Sentence => {
    const own = words.slice(from, heads[n + 1] ?? words.length);
    const [first, last] = [own[0] as Token, own.at(-1) as Token];
    const isLast = n === heads.length - 1;
    const part = { from: first.column, to: last.column + last.length, isLast };
    return { ...sentence, tokens: own, openEnded: isLast && sentence.openEnded, part };
  });
  // Of a line whose first part alone is standing nobody can tell what the others are.
  const stands = parts.map((part) => STANDING.has(part.tokens[0]?.key ?? ''));
  if (stands[0] && stands.includes(false)) return [];
  const isOrder = (part: Sentence) => readOrder(scanOf(reader, part.tokens), reader.lexicon, reader.terms) !== null;
  return parts.length > 1 && parts.some(isOrder) ? parts : [];
}

/** Whether the words begin with one of orders; not with a message, which may have semicolons of its own. */
function opensPart(reader: Reader, tokens: readonly Token[]): boolean {
  const isOrder = findSpelling(reader.lexicon.verbs, tokens, verbAt(tokens, 0), tokens.length) !== null;
  const asked = readAct(scanOf(reader, tokens), reader.lexicon);
  return isOrder || (asked !== null && asked.act.verb !== 'press');
}

function isBehindSemicolon({ physical }: Reader, before: Token, word: Token): boolean {
  if (before.line !== word.line) return false;
  return (physical[word.line - 1] ?? '').slice(before.column - 1 + before.length, word.column - 1).includes(';');
}

function lookAgain(reader: Reader, { tokens }: Sentence, begin: number): ReturnType<typeof secondReading> {
  return secondReading(tokens, begin, lookingOf(reader));
}

function lookingOf(reader: Reader): Looking {
  const { lexicon, terms, grammar } = reader;
  return {
    scanOf: (words) => scanOf(reader, words),
    lexicon,
    terms,
    marches: asksForMarches(lexicon, grammar),
    spoken: (order) => spokenIn(grammar, order),
  };
}

/** Whether the open call is one of marches, or serves a whole turn. */
function asksForMarches({ byId }: Lexicon, { open }: Grammar): boolean {
  const of = [...byId.values()].filter(({ verb }) => verb.calls.some((call) => call === open));
  return typeof open === 'string' && (of.length === 0 || of.some(isMarch));
}

/** One of the orders of a line: where there are several, its source is its own words, at their column. */
function pushPart(reader: Reader, sentence: Sentence, begin: number, part: Part, count: number): void {
  hear(reader, part.scan.tokens, 0);
  const whole = frame(reader, sentence, sentence.tokens[begin]?.column ?? 1);
  const own = sentence.to === sentence.from + 1 && count > 1;
  const source = own ? `${' '.repeat(part.from - 1)}${whole.source.slice(part.from - 1, part.to - 1)}` : whole.source;
  keep(reader, {
    ...whole,
    ...(own && { column: part.from }),
    source,
    read: part.read,
    diagnostics: part.scan.diagnostics,
  });
}

function scanOf(reader: Reader, tokens: readonly Token[]): Scan {
  return {
    tokens,
    at: 0,
    end: tokens.length,
    names: reader.names,
    standsFor: (unit, verb) => standsFor(reader, unit, verb),
    isSent: ({ id }) => reader.lines.some(({ read }) => read && unitsSent(reader, read.order).includes(id)),
    diagnostics: [],
    holders: [],
    speech: reader.grammar.speech ?? CANONICAL,
    source: (line) => reader.physical[line - 1] ?? '',
    stops: noStops,
    opened: 0,
    closed: 0,
    depths: 0,
  };
}

/** Whether the line below begins with a word that introduces a slot of this order, as when a client wraps long lines. */
function goesOnBelow(reader: Reader, sentence: Sentence, begin: number): boolean {
  if (sentence.part?.isLast === false || sentence.to >= reader.physical.length) return false;
  const [head] = sentenceAt(reader, sentence.to).tokens;
  if (head === undefined) return false;
  if (IF.has(head.key) || ELSE.has(head.key)) return true;
  if (!reader.lexicon.introducers.has(head.key)) return false;
  const verb = findSpelling(
    reader.lexicon.verbs,
    sentence.tokens,
    verbAt(sentence.tokens, begin),
    sentence.tokens.length,
  );
  return verb?.value.verb.introduced.has(head.key) ?? false;
}

function verbAt(tokens: readonly Token[], begin: number): number {
  let at = begin;
  while (STANDING.has(tokens[at]?.key ?? '')) at++;
  return at;
}

/**
 * Tries the line together with those below, which a client may have wrapped off it; only a whole order counts, or behind
 * a comma a whole list, though what is listed below may be called like a verb: `bomb ship`.
 */
function wrappedOrder(reader: Reader, sentence: Sentence, begin: number): number | null {
  const whole = withBelow(reader, sentence);
  if (whole === null) return null;
  const { to } = whole;
  const further = goesOn(reader, whole, begin) ? wrappedOrder(reader, whole, begin) : null;
  if (further !== null) return further;
  const scan = scanOf(reader, whole.tokens);
  scan.at = begin;
  const read = readOrder(scan, reader.lexicon, reader.terms);
  if (read !== null) {
    hear(reader, whole.tokens, begin);
    push(reader, whole, { read, diagnostics: scan.diagnostics });
    return to;
  }
  const list = sentence.openEnded || goesOnBelow(reader, sentence, begin) ? listedIn(reader, whole, begin) : [];
  for (const part of list) pushPart(reader, whole, begin, part, list.length);
  return list.length > 0 ? to : null;
}

/** A line with the one below, which may belong to it; null where that is none, or begins something of its own. */
function withBelow(reader: Reader, sentence: Sentence): Sentence | null {
  const source = sentence.part?.isLast === false ? undefined : reader.physical[sentence.to];
  if (source === undefined || QUOTED.test(source)) return null;
  const { to, openEnded, tokens } = sentenceAt(reader, sentence.to);
  if (tokens.length === 0 || (!sentence.openEnded && startsSomething(reader, tokens))) return null;
  const below = tokens.map((token, n) => (n === 0 && sentence.openEnded ? { ...token, comma: true } : token));
  return { ...sentence, to, openEnded, tokens: [...sentence.tokens, ...below] };
}

/** Whether a line ends, or the one below begins, as no whole order does: behind a comma, with a word that introduces a slot. */
function goesOn(reader: Reader, sentence: Sentence, begin: number): boolean {
  const last = sentence.tokens.at(-1)?.key ?? '';
  return sentence.openEnded || reader.lexicon.introducers.has(last) || goesOnBelow(reader, sentence, begin);
}

/** A CANCEL with the lines below that a client, or a letter it was copied from, has wrapped off it, where it says a whole order with them. */
function wrappedCancel(reader: Reader, sentence: Sentence): Sentence | null {
  const scan = scanOf(reader, sentence.tokens);
  if (!readAct(scan, reader.lexicon)?.act.cancels) return null;
  const begin = behindArticle(scan, 1);
  const { count = 0 } = findSpelling(reader.lexicon.verbs, scan.tokens, verbAt(scan.tokens, begin), scan.end) ?? {};
  const isVerbAlone = count > 0 && verbAt(scan.tokens, begin) + count === scan.end;
  const whole = isVerbAlone || goesOn(reader, sentence, begin) ? withBelow(reader, sentence) : null;
  if (whole === null) return null;
  const further = goesOn(reader, whole, begin) ? wrappedCancel(reader, whole) : null;
  const isWhole = (): boolean =>
    readOrder(scanOf(reader, whole.tokens.slice(begin)), reader.lexicon, reader.terms) !== null;
  return further ?? (isWhole() ? whole : null);
}

function listedIn(reader: Reader, { tokens }: Sentence, begin: number): readonly Part[] {
  const list = listed(tokens.slice(begin), lookingOf(reader));
  return list && 'parts' in list ? list.parts : [];
}

function startsSomething(reader: Reader, tokens: readonly Token[]): boolean {
  const head = tokens[0] as Token;
  if (STANDING.has(head.key) || END.has(head.key) || BEGIN.has(head.key)) return true;
  if (findSpelling(reader.lexicon.verbs, tokens, 0, tokens.length) !== null) return true;
  return readAct(scanOf(reader, tokens), reader.lexicon) !== null;
}

function push(reader: Reader, sentence: Sentence, what: Pick<ReadLine, 'read' | 'act' | 'diagnostics'>): void {
  keep(reader, { ...frame(reader, sentence, sentence.tokens[0]?.column ?? 1), ...what });
}

/** A line that has been read, and whom it marches whatever comes. */
function keep({ lines, marched, lexicon, grammar }: Reader, line: ReadLine): void {
  lines.push(line);
  const { order, standing } = line.read ?? {};
  if (order && !standing && !grammar.marched) march(marched, order, lexicon);
}

/** Whom an order sends somewhere, or keeps where they are: one that a call asks for. */
function unitsSent({ lexicon }: Reader, order: Order): readonly string[] {
  const known = lexicon.byId.get(order.verb);
  return known && known.verb.calls.length > 0 ? unitsIn(known, order) : [];
}

/** Marches come before what is ordered for another call. */
function standsFor({ marched, lexicon }: Reader, { id, place }: Named, verb: string): string | undefined {
  const march = marched.get(id);
  const calls = lexicon.byId.get(verb)?.verb.calls ?? [];
  const isLater = calls.length > 0 && !calls.some((call) => march?.calls.includes(call));
  return march && isLater ? march.to : place;
}

function ignore(reader: Reader, from: number, to: number, ignored: NonNullable<ReadLine['ignored']>): number {
  const column = (reader.physical[from] as string).search(/\S/) + 1;
  reader.lines.push({ ...frame(reader, { from, to }, Math.max(column, 1)), ignored, diagnostics: [] });
  return to;
}

/** Where a line stands, and its words; of a part of a line its own alone, at their column. */
function frame(
  { physical }: Reader,
  { from, to, part }: Pick<Sentence, 'from' | 'to' | 'part'>,
  column: number,
): Pick<ReadLine, 'line' | 'column' | 'source'> {
  const [first = '', ...below] = physical.slice(from, to);
  const own = part ? `${' '.repeat(part.from - 1)}${first.slice(part.from - 1, part.to - 1)}` : first;
  return { line: from + 1, column, source: [own, ...below].join('\n') };
}

/** A message between PRESS and ENDPRESS is set aside, whatever stands in it. */
function readPress(reader: Reader, sentence: Sentence, act: Act): number {
  let to = sentence.to;
  while (to < reader.physical.length && !closesPress(keyOfLine(reader, to))) to++;
  const closed = to < reader.physical.length;
  const text = reader.physical.slice(sentence.to, to).join('\n').trim();
  act.press = { ...pressHeading(act.args), text };
  reader.acts.push(act);
  const diagnostics: Diagnostic[] = closed ? [] : [missingEndPress(reader, sentence)];
  push(reader, sentence, { act, diagnostics });
  for (let index = sentence.to; index < Math.min(to + 1, reader.physical.length); index++) {
    ignore(reader, index, index + 1, 'press');
  }
  return Math.min(to + 1, reader.physical.length);
}

/** A message that begins on the line of its PRESS ends with it, or with the ENDPRESS below. */
function readPressOfLine(reader: Reader, sentence: Sentence): number | null {
  const { from, to } = sentence;
  const act = pressOfLine(reader.physical[from] as string, from + 1);
  if (act === null) return null;
  const below = reader.physical.slice(to);
  const end = below.findIndex((_, n) => closesPress(keyOfLine(reader, to + n)));
  const next = below.findIndex(opensPress);
  const more = end >= 0 && (next < 0 || end < next) ? end : 0;
  act.press.text = [act.press.text, ...below.slice(0, more)].join('\n').trim();
  reader.acts.push(act);
  push(reader, sentence, { act, diagnostics: [] });
  const last = more > 0 || end === 0 ? to + end + 1 : to;
  for (let index = to; index < last; index++) ignore(reader, index, index + 1, 'press');
  return last;
}

function missingEndPress(reader: Reader, sentence: Sentence): Diagnostic {
  const source = reader.physical[sentence.from] as string;
  const span = { line: sentence.from + 1, column: 1, length: source.length, source };
  return { severity: 'warning', code: 'press-not-closed', span, facts: {}, expected: ['ENDPRESS'] };
}

function keyOfLine(reader: Reader, index: number): string {
  const { tokens } = cut(reader.physical[index] as string, index + 1);
  return tokens.length === 0 ? '' : keyBetween(tokens, 0, tokens.length);
}

/** Outside a fence everything is heard that can be asked; an order there is not taken, and its writer is told. */
function outside(reader: Reader, index: number): number {
  const source = reader.physical[index] as string;
  if (QUOTED.test(source)) return ignore(reader, index, index + 1, 'quoted');
  const sentence = sentenceAt(reader, index);
  const { tokens } = sentence;
  if (tokens.length === 0) return ignore(reader, index, sentence.to, sentence.empty ?? 'blank');
  const press = readPressOfLine(reader, sentence);
  if (press !== null) return press;
  const scan = scanOf(reader, tokens);
  const asked = askedIn(reader, scan, sentence);
  if (asked) {
    if (asked.act.verb === 'press') return readPress(reader, sentence, asked.act);
    reader.acts.push(asked.act);
    push(
      reader,
      sentence,
      asked.leads ? { diagnostics: [notTaken(reader, sentence)] } : { act: asked.act, diagnostics: [] },
    );
    return sentence.to;
  }
  const isOrder =
    readOrder(scan, reader.lexicon, reader.terms) !== null ||
    looksLikeAnOrder(reader, scan, tokens) ||
    lookAgain(reader, sentence, 0) !== null;
  if (!isOrder || isSignature(reader, sentence)) return ignore(reader, index, sentence.to, 'outside');
  push(reader, sentence, { diagnostics: [notTaken(reader, sentence)] });
  return sentence.to;
}

/** What a line asks. `READY?` asks how things stand, and says nothing of being ready; a CANCEL may say an order whole. */
function askedIn(reader: Reader, scan: Scan, { from, tokens }: Sentence): ReturnType<typeof readAct> {
  const asked = readAct(scan, reader.lexicon);
  if (asked?.act.cancels) {
    const said = readOrder(scanOf(reader, tokens.slice(behindArticle(scan, 1))), reader.lexicon, reader.terms);
    const cancels = { ...asked.act.cancels, whole: said?.order.canonical ?? null };
    return { ...asked, act: { ...asked.act, cancels } };
  }
  const isDoubt = asked?.act.verb === 'ready' || asked?.act.verb === 'unready';
  if (!asked || !isDoubt || !(reader.physical[from] as string).includes('?')) return asked;
  return { ...asked, act: { ...asked.act, verb: 'status' } };
}

/** Of an order that stands outside the fence. */
function notTaken(reader: Reader, { from }: Sentence): Diagnostic {
  const source = reader.physical[from] as string;
  const span = { line: from + 1, column: source.search(/\S/) + 1, length: source.trim().length, source };
  return { severity: 'error', code: 'order-outside-fence', span, facts: {} };
}

/** The first BEGIN line and the END line after it; the whole rest of the text when there is none. */
function findFence(reader: Reader): { from: number; to: number; closed: boolean } | null {
  const { physical } = reader;
  for (let index = 0; index < physical.length; index++) {
    const source = physical[index] as string;
    if (QUOTED.test(source)) continue;
    const { tokens } = cut(source, index + 1);
    if (!isBegin(tokens)) continue;
    reader.header = readHeader(reader, tokens, index + 1);
    for (let to = index + 1; to < physical.length; to++) {
      const line = cut(physical[to] as string, to + 1).tokens;
      if (line.length === 1 && END.has((line[0] as Token).key)) return { from: index, to, closed: true };
    }
    return { from: index, to: physical.length, closed: false };
  }
  return null;
}

/** A cheap look before lines are cut for it. */
const MAY_BEGIN = /begin|d.{1,2}but|inicio/i;

function isBegin(tokens: readonly Token[]): boolean {
  const head = tokens[0];
  if (head === undefined || !BEGIN.has(head.key)) return false;
  return (
    tokens.length === 1 || (tokens.length <= 8 && tokens.some((token) => TURN.has(token.key) || /\d/.test(token.key)))
  );
}

function readHeader(reader: Reader, tokens: readonly Token[], line: number): Header {
  const header: Header = { line, whose: null, turn: null, call: null };
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const next = tokens[index + 1];
    if (TURN.has(token.key) && next && /^\d{1,4}$/.test(next.key)) {
      header.turn = Number(next.key);
      index++;
    } else if (reader.grammar.calls.includes(token.text) || header.turn !== null) {
      // `full` asks for calls that no other tempo knows: our forms name them behind the turn.
      header.call = CALLS.get(token.key) ?? token.text;
    } else header.whose = header.whose === null ? token.text : `${header.whose}-${token.text}`;
  }
  return header;
}

const LABEL = /^[a-z]\d?$/;

/**
 * Whether a line that is no order was meant to be one: it begins with a verb and is short or has it in capitals; or it begins
 * with a verb, or with something like one, and at least half of its words are words of orders; among them a unit or place,
 * or nearly one.
 */
function looksLikeAnOrder(reader: Reader, scan: Scan, tokens: readonly Token[]): boolean {
  const { lexicon, names } = reader;
  let head = verbAt(tokens, 0);
  const conditional = IF.has(tokens[head]?.key ?? '');
  if (conditional) head++;
  // `Sí.` says yes.
  if (conditional && head >= tokens.length) return false;
  const verb = findSpelling(lexicon.verbs, tokens, head, tokens.length);
  const known =
    verb !== null || (conditional && findSpelling(reader.terms.spelt, tokens, head, tokens.length) !== null);
  const isTalk = isSpoken(scan, tokens);
  // `Bonjour à tous !`: of a greeting no word is a slip of the pen.
  if (!known && (isTalk || isSalutation(scan.source(tokens[0]?.line ?? 0)))) return false;
  if ((verb !== null || conditional) && !isTalk && isCommand(scan, head + (verb?.count ?? 0))) return true;
  // Whatever follows: STANDING and a verb, or a condition and a verb that has somebody of his own to go with it.
  if (verb !== null && head > 0 && !conditional) return true;
  if (conditional && !known && sendsSomebody(reader, tokens, head)) return true;
  const guessed = !known && nearestVerb(lexicon, tokens[head]?.key ?? '') !== null;
  const from = head + (verb?.count ?? 1);
  if (from >= tokens.length) return known || head > 0;
  let understood = known ? from : from - 1;
  let named = 0;
  scan.stops = noStops;
  const line = { names, tokens, end: tokens.length, stops: (key: string) => lexicon.introducers.has(key) };
  // `ATTACK B2`: the label of a card or a star, and no place.
  if (known && tokens.length === from + 1 && LABEL.test(tokens[from]?.key ?? '')) return true;
  for (let index = from; index < tokens.length; ) {
    const token = tokens[index] as Token;
    const unit = readName(line, index, ANY_UNIT);
    const place = findPlace(scan, index);
    const count = Math.max(unit.kind === 'none' ? 0 : unit.count, place?.count ?? 0, isHexNumber(token.key) ? 1 : 0);
    if (
      count > 0 ||
      (known &&
        named === 0 &&
        token.key.length > 3 &&
        nearest(names, token.key, { type: 'unit', whose: 'own' }) !== null)
    ) {
      named++;
      understood += Math.max(count, 1);
      index += Math.max(count, 1);
      continue;
    }
    if (isWordOfOrders(lexicon, token)) understood++;
    index++;
  }
  if (known) return 2 * understood >= tokens.length && (named > 0 || understood === tokens.length);
  const whole = understood >= tokens.length - 1;
  if (tokens.length > LONGEST_GUESS) return guessed && named > 0 && 3 * (understood + 1) >= 2 * tokens.length;
  return named > 0 && (whole || (guessed && 2 * (understood + 1) >= tokens.length));
}

/** Does a verb stand in the line with a unit of the writer's right behind it? */
function sendsSomebody({ lexicon, names }: Reader, tokens: readonly Token[], from: number): boolean {
  const line = { names, tokens, end: tokens.length, stops: noStops };
  return tokens.slice(from).some((_, n) => {
    const verb = findSpelling(lexicon.verbs, tokens, from + n, tokens.length);
    return verb !== null && readName(line, from + n + verb.count, { type: 'unit', whose: 'own' }).kind !== 'none';
  });
}

/** Nothing but words of the writer's name. */
function isSignature({ grammar: { writer = '' } }: Reader, { tokens }: Sentence): boolean {
  const own = new Set(cut(writer, 1).tokens.map(({ key }) => key));
  return tokens.every(({ key }) => own.has(key));
}

/** Somebody is asked something: `Jo, may a port be taken back?`, but not `MOVE fraser-1 TO 9999?`. */
function isQuestion({ physical, lexicon }: Reader, { to, tokens }: Sentence): boolean {
  const asks = /\?["'»”)\s]*$/u.test(physical[to - 1] as string);
  return asks && findSpelling(lexicon.verbs, tokens, verbAt(tokens, 0), tokens.length) === null;
}

/** What a line begins with that says what its writer thinks. */
const THINKING: ReadonlySet<string> = new Set('i im id je j jespere jai yo creo pienso supongo espero'.split(' '));

/** `I think the line will hold`, `yo creo que aguantan`: nobody of the writer's is named, and no order begins so. */
function isOpinion({ lexicon, names }: Reader, { tokens }: Sentence): boolean {
  if (tokens.length < 3 || !THINKING.has((tokens[0]?.key ?? '').replaceAll("'", ''))) return false;
  if (findSpelling(lexicon.verbs, tokens, 0, tokens.length) !== null) return false;
  const line = { names, tokens, end: tokens.length, stops: noStops };
  // `que` is the beginning of many a name.
  return !tokens.some(
    ({ key }, at) => key.length > 3 && readName(line, at, { type: 'unit', whose: 'own' }).kind !== 'none',
  );
}

/** What questions begin with and no order does, however it is misspelt. */
const ASKING: ReadonlySet<string> = new Set(
  (
    'am are can could did do does has have how is may might shall should was were what when where which who whom whose why will would ' +
    'combien comment doit dois est est-ce faut où ou peut peux peuvent pourquoi pouvons puis puis-je quand que quel quelle quelles quels qui'
  ).split(' '),
);

/** A comma behind the first word, or a sentence that ends before the line does: talk. */
function isSpoken(scan: Scan, tokens: readonly Token[]): boolean {
  if (tokens[1]?.comma) return true;
  return tokens
    .slice(0, -1)
    .some((token) => SENTENCE_END.test(scan.source(token.line)[token.column + token.length - 2] ?? ''));
}

const SENTENCE_END = /[.!?]/;

/** Few words without a comma behind a verb that ends at `to`, or the verb, or its IF, in capitals as forms print it. */
function isCommand({ tokens, source }: Scan, to: number): boolean {
  const isShouted = ({ line, column, length }: Token): boolean => {
    const word = source(line).slice(column - 1, column - 1 + length);
    return word === word.toUpperCase() && /\p{L}{2}/u.test(word);
  };
  const isShort = tokens.length <= SHORT && !tokens.some(({ comma }) => comma) && !IF.has(tokens[0]?.key ?? '');
  return isShort || (tokens.slice(0, to).every(isShouted) && !tokens.every(isShouted));
}

function isWordOfOrders(lexicon: Lexicon, token: Token): boolean {
  const { key } = token;
  if (token.operator || lexicon.introducers.has(key) || /^\d+$/.test(key)) return true;
  return [HOW_MANY, IF, THEN, ELSE, LINKS, NOT, STANDING].some((words) => words.has(key));
}

/** What may stand for the names of an order, or for none of them. */
const HOW_MANY: ReadonlySet<string> = new Set(
  'all everything nobody none nothing aucun aucune rien tous tout toutes'.split(' '),
);

/** Counts which tongue the verb of an order belongs to. */
function hear(reader: Reader, tokens: readonly Token[], begin: number): void {
  const found = findSpelling(reader.lexicon.verbs, tokens, verbAt(tokens, begin), tokens.length);
  if (found?.value.languages.length === 1) reader.spoken[found.value.languages[0] as Language] += 3;
}

const FRENCH = /(?:^|[^\p{L}])(?:le|les|et|je|nous|vous|est|pour|bonjour|merci|mon|une)(?=$|[^\p{L}])/giu;
const SPANISH = /(?:^|[^\p{L}])(?:el|los|y|yo|nosotros|usted|es|para|hola|gracias|una)(?=$|[^\p{L}])/giu;
const ENGLISH = /(?:^|[^\p{L}])(?:the|and|i|we|you|is|for|hello|thanks|my)(?=$|[^\p{L}])/giu;
const HEARD = 2_000;

/** The tongue of the orders' verbs; of the small words around them when verbs do not tell. */
function languageOf(reader: Reader, text: string): Language {
  const { spoken } = reader;
  if (spoken.en === 0 && spoken.fr === 0 && spoken.es === 0) {
    const start = text.slice(0, HEARD);
    spoken.en = start.match(ENGLISH)?.length ?? 0;
    spoken.fr = start.match(FRENCH)?.length ?? 0;
    spoken.es = start.match(SPANISH)?.length ?? 0;
  }
  if (spoken.fr > spoken.en && spoken.fr >= spoken.es) return 'fr';
  return spoken.es > spoken.en ? 'es' : 'en';
}
