/** Cuts a line of a mail into words, whatever its client did to them, and keeps where each stood. */
import { foldChar, keyOfFolded } from './fold.ts';

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

/** Cuts `source`, line number `line`, and adds its words to `tokens`. Never throws. */
export function cut(source: string, line: number, tokens: Token[] = []): Cut {
  const first = tokens.length;
  let end = source.length;
  while (end > 0 && isBlank(source.charCodeAt(end - 1))) end--;
  const goesOn = end > 0 && source.charCodeAt(end - 1) === BACKSLASH;
  if (goesOn) end--;
  let comma = false;
  let open = 0;
  let commented = false;
  let index = 0;
  while (index < end) {
    const code = source.charCodeAt(index);
    const kind = code < 128 ? classes[code] : WORD;
    if (kind === BLANK) {
      index++;
      continue;
    }
    if (kind === COMMA) {
      comma = true;
      index++;
      continue;
    }
    if (kind === OPEN) {
      open++;
      index++;
      continue;
    }
    if (kind === CLOSE) {
      const last = tokens.length > first ? tokens[tokens.length - 1] : undefined;
      if (last) last.close++;
      index++;
      continue;
    }
    if (kind === HASH || (code === SLASH && source.charCodeAt(index + 1) === SLASH)) {
      commented = true;
      break;
    }
    if (kind === OPERATOR) {
      const linked = code === LESS ? linkAt(source, index) : null;
      if (linked) {
        const digits = linked.scheme === 'tel:' ? linked.to.trim() : '';
        const last = tokens[tokens.length - 1];
        if (digits !== '' && last?.key !== keyOfFolded(digits)) {
          add(tokens, token(digits.toLowerCase(), line, index + 1, linked.length, comma, open));
          comma = false;
          open = 0;
        }
        index += linked.length;
        continue;
      }
      const next = source.charCodeAt(index + 1);
      const two =
        next === EQUAL || (code === EQUAL && (next === MORE || next === LESS)) || (code === LESS && next === MORE);
      const written = source.slice(index, index + (two ? 2 : 1));
      const operator = OPERATORS[written];
      if (operator) {
        tokens.push({
          key: operator,
          text: operator,
          line,
          column: index + 1,
          length: written.length,
          comma,
          open,
          close: 0,
          operator: true,
        });
        comma = false;
        open = 0;
      }
      index += written.length;
      continue;
    }
    const from = index;
    let plain = true;
    while (index < end) {
      const inner = source.charCodeAt(index);
      if (inner >= 128) {
        const folded = foldChar(inner);
        if (folded === ' ' || folded === '"' || (folded.length === 2 && folded[1] === '=')) break;
        plain = false;
      } else {
        const innerKind = classes[inner];
        if (innerKind === WORD) plain = false;
        else if (innerKind !== PLAIN) break;
      }
      index++;
    }
    if (index === from) {
      // A blank, quote or operator sign beyond ASCII.
      const folded = foldChar(code);
      const operator = OPERATORS[folded];
      if (operator) {
        tokens.push({
          key: operator,
          text: operator,
          line,
          column: from + 1,
          length: 1,
          comma,
          open,
          close: 0,
          operator: true,
        });
        comma = false;
        open = 0;
      }
      index++;
      continue;
    }
    const raw = source.slice(from, index);
    const made = plain
      ? plainToken(raw.toLowerCase(), line, from + 1, comma, open)
      : token(foldWord(raw), line, from + 1, index - from, comma, open);
    if (made.text === '-' && source.charCodeAt(index) === MORE) index++;
    if (add(tokens, made)) {
      comma = false;
      open = 0;
    }
  }
  dropBullet(tokens, first);
  const empty = tokens.length > first ? null : commented ? 'comment' : 'blank';
  return { tokens, empty, goesOn, openEnded: comma };
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

function plainToken(text: string, line: number, column: number, comma: boolean, open: number): Token {
  return { key: text, text, line, column, length: text.length, comma, open, close: 0, operator: false };
}

function token(folded: string, line: number, column: number, length: number, comma: boolean, open: number): Token {
  const linked = folded.startsWith('tel:') ? folded.slice(4) : folded;
  const key = keyOfFolded(linked);
  return { key, text: linked.replace(EDGES, ''), line, column, length, comma, open, close: 0, operator: false };
}

/** Adds a word unless it says nothing: a dash, a link, a number that the client linked to itself. */
function add(tokens: Token[], made: Token): boolean {
  if (made.key === '' && !made.text.includes('/')) return false;
  if (made.text !== made.key && BARE_LINK.test(made.text)) return false;
  const linkedAgain = made.length > made.text.length && DIGITS.test(made.text) && tokens.at(-1)?.text === made.text;
  if (linkedAgain) return false;
  tokens.push(made);
  return true;
}

const NUMBERING = /^\d{1,2}$|^[a-h]$/;

/** Takes a list number off the front: `1.`, `2)`, `(3)`; bullets of signs are gone already. */
function dropBullet(tokens: Token[], first: number): void {
  const head = tokens[first];
  if (head === undefined || tokens.length - first < 2 || !NUMBERING.test(head.key)) return;
  const pointed = head.close > 0 || head.length > head.text.length;
  if (pointed) tokens.splice(first, 1);
}
