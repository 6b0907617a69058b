/** Cuts a line of a mail into words, whatever its client did to them, and keeps where each stood. */
import { foldChar, keyOf, keyOfFolded } from './fold.ts';

/** A word of an order, or an operator. */
export interface Token {
  /** Letters and digits only, `fraser 2`: what names, verbs and choices are found by. */
  key: string;
  /** Lower case without accents, inner punctuation kept: `2:1`, `r/-`, `>=`. */
  text: string;
  line: number;
  /** 1-based column in the player's line. */
  column: number;
  length: number;
  /** A comma or its like stands before it. */
  comma: boolean;
  /** Parentheses opened before it and closed behind it. */
  open: number;
  close: number;
  /** `<`, `>=` … */
  operator: boolean;
}

/** A cut line. */
export interface Cut {
  tokens: Token[];
  /** Why there are no tokens, or null. */
  empty: 'blank' | 'comment' | null;
  /** Ends in a backslash: the next line belongs to it. */
  goesOn: boolean;
  /** Ends in a comma. */
  openEnded: boolean;
}

const BLANK = 0;
const WORD = 1;
const COMMA = 2;
const OPERATOR = 3;
const OPEN = 4;
const CLOSE = 5;
const HASH = 6;
const PLAIN = 7;

const classes = new Uint8Array(128).fill(BLANK);
for (const char of "-'.*/:_@$%?") classes[char.charCodeAt(0)] = WORD;
for (let code = 48; code <= 57; code++) classes[code] = PLAIN;
for (let code = 65; code <= 90; code++) classes[code] = PLAIN;
for (let code = 97; code <= 122; code++) classes[code] = PLAIN;
for (const char of ',;&+') classes[char.charCodeAt(0)] = COMMA;
for (const char of '<>=!') classes[char.charCodeAt(0)] = OPERATOR;
classes['('.charCodeAt(0)] = OPEN;
classes[')'.charCodeAt(0)] = CLOSE;
classes['#'.charCodeAt(0)] = HASH;

const BACKSLASH = 92;
const LESS = 60;
const MORE = 62;
const EQUAL = 61;
const SLASH = 47;

const AUTOLINK = /<\s*(tel:|https?:|mailto:|sms:|x-apple-data-detectors:|file:|www\.)([^<>]*)>/iy;
const BARE_LINK = /^(?:tel:|https?:|mailto:|sms:|x-apple-data-detectors:|www\.)/;
const DIGITS = /^\d+$/;
const EDGES = /^['._]+|[.:!?'_]+$/g;
const ODD_BREAKS = /\r\n?|[\u2028\u2029\v\f]/;
const ODD_BREAKS_ALL = /\r|[\u2028\u2029\v\f]/g;

/** The physical lines of a text, without their line breaks. */
export function physicalLines(text: string): string[] {
  return ODD_BREAKS.test(text)
    ? text.replaceAll('\r\n', '\n').replace(ODD_BREAKS_ALL, '\n').split('\n')
    : text.split('\n');
}

/** `d'avance`, `l'attaque`, `n'avancez` in two. */
export const parted = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => {
    const [, head, rest] = /^([dnl])'(\S+)$/.exec(token.text) ?? [];
    if (head === undefined || rest === undefined) return [token];
    return [
      { ...token, key: head, text: head },
      { ...token, key: keyOf(rest), text: rest, comma: false },
    ];
  });

/** A line being cut: how far, and what was seen since its last word. */
interface Cutting {
  readonly source: string;
  readonly line: number;
  readonly end: number;
  readonly tokens: Token[];
  /** Where the words of this line begin among all. */
  readonly first: number;
  at: number;
  comma: boolean;
  open: number;
}

/** Cuts `source`, line number `line`, and adds its words to `tokens`. Never throws. */
export function cut(source: string, line: number, tokens: Token[] = []): Cut {
  let end = source.length;
  while (end > 0 && isBlank(source.charCodeAt(end - 1))) end--;
  const goesOn = end > 0 && source.charCodeAt(end - 1) === BACKSLASH;
  if (goesOn) end--;
  const cutting: Cutting = { source, line, end, tokens, first: tokens.length, at: 0, comma: false, open: 0 };
  let commented = false;
  while (cutting.at < end && !commented) commented = !cutNext(cutting);
  dropBullet(tokens, cutting.first);
  const empty = tokens.length > cutting.first ? null : commented ? 'comment' : 'blank';
  return { tokens, empty, goesOn, openEnded: cutting.comma };
}

/** Takes the next sign or word; false at a comment. */
function cutNext(cutting: Cutting): boolean {
  const { source, tokens, first } = cutting;
  const code = source.charCodeAt(cutting.at);
  switch (code < 128 ? classes[code] : WORD) {
    case BLANK:
      cutting.at++;
      return true;
    case COMMA:
      cutting.comma = true;
      cutting.at++;
      return true;
    case OPEN:
      cutting.open++;
      cutting.at++;
      return true;
    case CLOSE: {
      const last = tokens.length > first ? tokens.at(-1) : undefined;
      if (last) last.close++;
      cutting.at++;
      return true;
    }
    case HASH:
      return false;
    case OPERATOR:
      if (code !== LESS || !cutLink(cutting)) cutOperator(cutting);
      return true;
    default:
      if (code === SLASH && source.charCodeAt(cutting.at + 1) === SLASH) return false;
      cutWord(cutting);
      return true;
  }
}

/** A number that the client made a link to be called says its digits, unless they stand before it. */
function cutLink(cutting: Cutting): boolean {
  const link = linkAt(cutting.source, cutting.at);
  if (!link) return false;
  const digits = link.scheme === 'tel:' ? link.to.trim() : '';
  if (digits !== '' && cutting.tokens.at(-1)?.key !== keyOfFolded(digits)) {
    add(cutting, wordToken(digits.toLowerCase(), cutting, link.length));
  }
  cutting.at += link.length;
  return true;
}

function cutOperator(cutting: Cutting): void {
  const { source, at } = cutting;
  const code = source.charCodeAt(at);
  const next = source.charCodeAt(at + 1);
  const two =
    next === EQUAL || (code === EQUAL && (next === MORE || next === LESS)) || (code === LESS && next === MORE);
  const written = source.slice(at, at + (two ? 2 : 1));
  addOperator(cutting, written, written.length);
  cutting.at += written.length;
}

const ARROWS: ReadonlySet<string> = new Set(['→', '⇒', '➔', '➜', '➝', '➞', '➡']);

function isArrowAt(source: string, at: number): boolean {
  return ARROWS.has(source[at] as string) || (source[at] === '-' && source[at + 1] === '>');
}

function cutWord(cutting: Cutting): void {
  const { source, at, end } = cutting;
  let index = at;
  let isPlain = true;
  for (; index < end; index++) {
    const code = source.charCodeAt(index);
    // `2611→2612`, `2611->2612`: an arrow parts words, whatever stands beside it.
    if (index > at && (isArrowAt(source, index) || isArrowAt(source, at))) break;
    if (code >= 128) {
      const folded = foldChar(code);
      if (folded === ' ' || folded === '"' || (folded.length === 2 && folded[1] === '=')) break;
      isPlain = false;
    } else if (classes[code] === WORD) isPlain = false;
    else if (classes[code] !== PLAIN) break;
  }
  if (index === at) {
    // A blank, quote or operator sign beyond ASCII.
    addOperator(cutting, foldChar(source.charCodeAt(at)), 1);
    cutting.at++;
    return;
  }
  const raw = source.slice(at, index);
  const made = isPlain ? plainToken(raw.toLowerCase(), cutting) : wordToken(foldWord(raw), cutting, raw.length);
  add(cutting, made);
  const isArrow = made.text === '-' && source.charCodeAt(index) === MORE;
  cutting.at = isArrow ? index + 1 : index;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<',
  '>': '>',
  '=': '=',
  '==': '=',
  '<=': '<=',
  '=<': '<=',
  '>=': '>=',
  '=>': '>=',
  '!=': '!=',
  '<>': '!=',
};

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || (code >= 128 && foldChar(code) === ' ');
}

function linkAt(source: string, index: number): { scheme: string; to: string; length: number } | null {
  AUTOLINK.lastIndex = index;
  const found = AUTOLINK.exec(source);
  return found && { scheme: (found[1] as string).toLowerCase(), to: found[2] as string, length: found[0].length };
}

function foldWord(raw: string): string {
  let folded = '';
  for (let index = 0; index < raw.length; index++) {
    const code = raw.charCodeAt(index);
    folded += code < 128 ? (raw[index] as string) : foldChar(code);
  }
  return folded.toLowerCase();
}

function plainToken(text: string, { line, at, comma, open }: Cutting): Token {
  return { key: text, text, line, column: at + 1, length: text.length, comma, open, close: 0, operator: false };
}

function wordToken(folded: string, { line, at, comma, open }: Cutting, length: number): Token {
  const linked = folded.startsWith('tel:') ? folded.slice(4) : folded;
  const key = keyOfFolded(linked);
  const text = linked.replace(EDGES, '');
  return { key, text, line, column: at + 1, length, comma, open, close: 0, operator: false };
}

/** Adds a word unless it says nothing: a dash, a link, a number that the client linked to itself. */
function add(cutting: Cutting, made: Token): void {
  const { tokens } = cutting;
  if (made.key === '' && !made.text.includes('/')) return;
  if (made.text !== made.key && BARE_LINK.test(made.text)) return;
  const linkedAgain = made.length > made.text.length && DIGITS.test(made.text) && tokens.at(-1)?.text === made.text;
  if (!linkedAgain) push(cutting, made);
}

function addOperator(cutting: Cutting, written: string, length: number): void {
  const text = OPERATORS[written];
  if (text === undefined) return;
  const { line, at, comma, open } = cutting;
  push(cutting, { key: text, text, line, column: at + 1, length, comma, open, close: 0, operator: true });
}

function push(cutting: Cutting, made: Token): void {
  cutting.tokens.push(made);
  cutting.comma = false;
  cutting.open = 0;
}

const NUMBERING = /^\d{1,2}$|^[a-h]$|^(?:orders|ordres|ordenes)$/;
const POSTSCRIPT = /^p\.?s$/;

/** Takes a list number or a heading off the front: `1.`, `2)`, `(3)`, `Orders:`, `PS`; bullets of signs are gone already. */
function dropBullet(tokens: Token[], first: number): void {
  const head = tokens[first];
  if (head === undefined || tokens.length - first < 2) return;
  const pointed = head.close > 0 || head.length > head.text.length;
  if (POSTSCRIPT.test(head.key) || (pointed && NUMBERING.test(head.key))) tokens.splice(first, 1);
}
