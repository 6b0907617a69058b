/** Reads and writes the conditions of orders: `IF ATTACKED AT 1404 AND NOT (ENEMY IN 1405 OR TURN >= 18) …`. */
import type { Condition, Json } from '../engine/contract.ts';
import { editDistance, tolerance } from './distance.ts';
import { choiceKey, findSpelling, type Terms, type TermWords, valuesOf } from './lexicon.ts';
import { ANY_UNIT, nearest, readName } from './names.ts';
import { candidatesOf, complain, keyOfWords, readPlace, type Scan, wordAt } from './scan.ts';
import { CANONICAL, type Speech } from './speech.ts';
import { AND, NOT, OR } from './words.ts';

/** Conditions within conditions go no deeper; nobody writes that, and nobody shall stop the reader with it. */
const DEEPEST = 12;

/** Reads a condition at the scan's place and leaves it behind; null after saying what is wrong. */
export function readCondition(scan: Scan, terms: Terms, depth = 0): Condition | null {
  const first = readAll(scan, terms, depth);
  if (first === null) return null;
  const of = [first];
  while (isJoined(scan, OR)) {
    scan.at++;
    const next = readAll(scan, terms, depth);
    if (next === null) return null;
    of.push(next);
  }
  return of.length === 1 ? first : { op: 'or', of };
}

function readAll(scan: Scan, terms: Terms, depth: number): Condition | null {
  const first = readOne(scan, terms, depth);
  if (first === null) return null;
  const of = [first];
  while (isJoined(scan, AND)) {
    scan.at++;
    const next = readOne(scan, terms, depth);
    if (next === null) return null;
    of.push(next);
  }
  return of.length === 1 ? first : { op: 'and', of };
}

/** Whether a word of `words` joins on what follows; a parenthesis closed before it ends the group instead. */
function isJoined(scan: Scan, words: ReadonlySet<string>): boolean {
  const token = wordAt(scan, scan.at);
  if (token === null || !words.has(token.key) || scan.at + 1 >= scan.end) return false;
  return scan.depths === 0 || pending(scan) === 0;
}

/** Parentheses closed behind the last word and not yet matched. */
function pending(scan: Scan): number {
  return (scan.tokens[scan.at - 1]?.close ?? 0) - scan.closed;
}

function readOne(scan: Scan, terms: Terms, depth: number): Condition | null {
  if (depth > DEEPEST) return refuse(scan, 'condition-too-deep', 1);
  const token = wordAt(scan, scan.at);
  if (token !== null && token.open > scan.opened) {
    scan.opened++;
    scan.depths++;
    const inner = readCondition(scan, terms, depth + 1);
    scan.depths--;
    if (inner === null) return null;
    if (pending(scan) <= 0) return refuse(scan, 'parenthesis-open', 0, { expected: [')'] });
    scan.closed++;
    return inner;
  }
  if (token !== null && NOT.has(token.key)) {
    step(scan, 1);
    const inner = readOne(scan, terms, depth + 1);
    return inner && { op: 'not', of: inner };
  }
  return readTerm(scan, terms);
}

/** Goes on by `count` words of a term; a pair of parentheses within them is nobody's business. */
function step(scan: Scan, count: number): void {
  let within = -scan.opened;
  for (let index = scan.at; index < scan.at + count; index++) within += scan.tokens[index]?.open ?? 0;
  scan.at += count;
  scan.opened = 0;
  scan.closed = Math.min(Math.max(within, 0), scan.tokens[scan.at - 1]?.close ?? 0);
}

function refuse(scan: Scan, code: string, count: number, complaint: Parameters<typeof complain>[4] = {}): null {
  complain(scan, code, scan.at, count, complaint);
  return null;
}

function readTerm(scan: Scan, terms: Terms): Condition | null {
  const found = findSpelling(terms.spelt, scan.tokens, scan.at, scan.end);
  if (found === null) {
    const written = wordAt(scan, scan.at);
    const expected = [...terms.byId.values()].map((term) => termForm(term, scan.speech));
    return refuse(scan, 'unknown-term', 1, {
      expected,
      didYouMean: written ? nearestTerm(terms, written.key, scan.speech) : undefined,
    });
  }
  step(scan, found.count);
  const args = readArguments(scan, found.value);
  return args && { op: 'term', term: found.value.id, args };
}

function readArguments(scan: Scan, term: TermWords): readonly Json[] | null {
  switch (term.takes) {
    case 'none':
      return [];
    case 'compare':
    case 'ratio':
      return readComparison(scan, term);
    case 'hex': {
      const place = readPlace(scan, scan.at);
      if (place === null) return null;
      step(scan, place.count);
      return [place.named.id];
    }
    case 'unit':
      return readUnit(scan);
    case 'choice': {
      const found = readChoice(scan, term);
      if (found === null) return null;
      return [found];
    }
  }
}

function readComparison(scan: Scan, term: TermWords): readonly Json[] | null {
  const sign = wordAt(scan, scan.at);
  if (!sign?.operator) return refuse(scan, 'expected-operator', 1, { expected: ['>=', '<=', '=', '>', '<', '!='] });
  step(scan, 1);
  const written = wordAt(scan, scan.at)?.text ?? '';
  if (term.takes === 'ratio') {
    const ratio = RATIO.exec(written);
    if (!ratio || ratio[2] === '0') return refuse(scan, 'expected-ratio', 1, { expected: ['2:1'] });
    step(scan, 1);
    return [sign.text, Number(ratio[1]), Number(ratio[2])];
  }
  if (term.of) {
    const value = readChoice(scan, term);
    return value === null ? null : [sign.text, value];
  }
  if (!WHOLE.test(written)) return refuse(scan, 'expected-number', 1, { expected: ['9'] });
  step(scan, 1);
  return [sign.text, Number(written)];
}

function readUnit(scan: Scan): readonly Json[] | null {
  const found = readName(scan, scan.at, ANY_UNIT);
  if (found.kind === 'one') {
    step(scan, found.count);
    return [found.named.id];
  }
  if (found.kind === 'several') {
    return refuse(scan, 'ambiguous-name', found.count, {
      facts: { candidates: candidatesOf(scan, found.candidates, keyOfWords(scan, scan.at, found.count)) },
    });
  }
  const near = nearest(scan.names, wordAt(scan, scan.at)?.key ?? '', ANY_UNIT);
  return refuse(scan, 'unknown-unit', 1, { didYouMean: near?.id, facts: { place: near?.place ?? null } });
}

const RATIO = /^(\d{1,3})[:/-](\d{1,3})$/;
const WHOLE = /^\d{1,6}$/;

/** One of the values a term takes, by any of its spellings; the longest where several begin alike. */
function readChoice(scan: Scan, term: TermWords): string | null {
  const values = valuesOf(term);
  const found = findSpelling(values, scan.tokens, scan.at, scan.end);
  if (found === null) {
    return refuse(scan, 'unknown-choice', 1, {
      expected: (term.of ?? []).map((value) => scan.speech.value(term, value)),
    });
  }
  step(scan, found.count);
  return found.value;
}

function nearestTerm(terms: Terms, key: string, speech: Speech): string | undefined {
  let best: string | undefined;
  let least = tolerance(key.length) + 1;
  for (const term of terms.byId.values()) {
    for (const word of term.words) {
      const distance = editDistance(key, choiceKey(word), least - 1);
      if (distance < least) {
        least = distance;
        best = speech.term(term);
      }
    }
  }
  return best;
}

/** How a term is written, with a placeholder for what it takes. */
export function termForm(term: TermWords, speech: Speech): string {
  const head = speech.term(term);
  const of = (term.of ?? []).map((value) => speech.value(term, value));
  switch (term.takes) {
    case 'none':
      return head;
    case 'compare':
      return `${head} >= ${of[0] ?? '9'}`;
    case 'ratio':
      return `${head} >= 2:1`;
    case 'hex':
      return `${head} ${speech.blanks.hex}`;
    case 'unit':
      return `${head} ${speech.blanks.unit}`;
    case 'choice':
      return `${head} ${of.join('|')}`;
  }
}

/** A condition as text that reads back to the same condition. */
export function writeCondition(condition: Condition, terms: Terms, speech: Speech = CANONICAL): string {
  const { small } = speech;
  const part = (one: Condition, needed: boolean): string => {
    const text = writeCondition(one, terms, speech);
    return needed ? `(${text})` : text;
  };
  switch (condition.op) {
    case 'or':
      return condition.of.map((one) => part(one, one.op === 'or')).join(` ${small.or} `);
    case 'and':
      return condition.of.map((one) => part(one, one.op === 'or' || one.op === 'and')).join(` ${small.and} `);
    case 'not':
      return `${small.not} ${part(condition.of, condition.of.op === 'or' || condition.of.op === 'and')}`;
    case 'term': {
      const term = terms.byId.get(condition.term);
      const head = term ? speech.term(term) : condition.term.toUpperCase();
      const said = (arg: Json): string => (term?.of ? speech.value(term, String(arg)) : String(arg));
      const args = term?.takes === 'ratio' ? ratioText(condition.args) : condition.args.map(said).join(' ');
      return args === '' ? head : `${head} ${args}`;
    }
  }
}

/** What the comparisons of a condition found, in the words it is written in: `MORALE 10, TOP frigate`. */
export function writeFound(found: Json | undefined, terms: Terms, speech: Speech = CANONICAL): string {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return '';
  const written = Object.entries(found).map(([id, value]) => {
    const term = terms.byId.get(id);
    const said = [value].flat().map((one) => (term?.of ? speech.value(term, String(one)) : String(one)));
    return `${term ? speech.term(term) : id.toUpperCase()} ${said.join(', ')}`;
  });
  return written.join('; ');
}

function ratioText(args: readonly Json[]): string {
  return `${String(args[0])} ${String(args[1])}:${String(args[2])}`;
}
