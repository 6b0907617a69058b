/** Plain-text pages: prose wrapped to a column, lists with hanging indents, lines that must not be touched. */
import { goingOn } from '../../engine/order-form.ts';

/** Widest line of a letter. */
export const MEASURE = 72;
const BLANK = 32;
/** Widest key that shares a line with its text. */
const KEY = 28;
/** Controls and direction marks that could rearrange a line; never part of an honest one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

export interface Page {
  /** Appends one line as it is. */
  line(text?: string): void;
  /** Appends prose, wrapped: first line after `first`, the others after `rest` (blanks as wide as `first` if not given). */
  prose(text: string, first?: string, rest?: string): void;
  /** Appends a line at the margin as it was typed; what is too long of it goes on below. */
  typed(text: string): void;
  /** Appends two columns; a key too wide for its column stands on a line of its own. */
  rows(rows: readonly { key: string; text: string }[]): void;
  /** The page so far, ending in a line break. */
  text(): string;
}

export function page(): Page {
  const lines: string[] = [];
  const prose: Page['prose'] = (text, first = '', rest = ' '.repeat(first.length)) => {
    // A heading as long as that is part of the text, which hangs below it less deep.
    const isLong = first.length > MEASURE / 2;
    const hanging = rest.length > MEASURE / 2 ? '  ' : rest;
    const [margin = ''] = /^ */.exec(first) ?? [];
    if (isLong) wrap(lines, `${first.slice(margin.length)}${text}`, margin, hanging);
    else wrap(lines, text, first, hanging);
  };
  return {
    line: (text = '') => {
      lines.push(text.trimEnd());
    },
    prose,
    typed: (text) => {
      if (text.length <= MEASURE) lines.push(text.trimEnd());
      else prose(text, '', '  ');
    },
    rows: (rows) => {
      const width = rows.reduce((widest, { key }) => Math.max(widest, Math.min(KEY, key.length)), 0);
      for (const { key: whole, text } of rows) {
        // What is sent as several lines is shown as several.
        const above = whole.split('\n');
        const key = above.pop() ?? '';
        const asTyped = (typed: string) => {
          // An order goes on behind the sign that says so, or its rest would be read as a line of its own.
          for (const line of goingOn(typed, MEASURE - '  '.length)) prose(line, '  ', '    ');
        };
        for (const line of above) asTyped(line);
        if (key.length > KEY) asTyped(key);
        prose(text, key.length > KEY ? ' '.repeat(width + 4) : `  ${key.padEnd(width)}  `);
      }
    },
    text: () => `${lines.join('\n')}\n`,
  };
}

/** A string of others' making, on one line and without characters that act on a terminal. */
export function plain(text: string): string {
  return text.replace(UNSAFE, ' ');
}

/** `+1`, `-3`, ` 0` without its blank: a sign on all but nought. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`;
}

/** Where a word ends, with the mark that French sets a blank before or behind: no line begins or ends with one. */
function wordEnd(text: string, at: number): number {
  let blank = text.indexOf(' ', at);
  while (blank >= 0 && ('«*'.includes(text[blank - 1] ?? ' ') || opensWithMark(text, blank + 1))) {
    blank = text.indexOf(' ', blank + 1);
  }
  return blank < 0 ? text.length : blank;
}

/** Whether a mark stands here alone, or the end of a quotation with what follows it. */
function opensWithMark(text: string, at: number): boolean {
  const mark = text[at] ?? '\n';
  return mark === '»' || (MARKS.includes(mark) && (text[at + 1] ?? ' ') === ' ');
}

const MARKS = ':;?!';

/** Breaks at blanks; a word longer than the line is broken where the line ends. */
function wrap(lines: string[], text: string, first: string, rest: string): void {
  let line = first;
  let empty = true;
  let at = 0;
  while (at < text.length) {
    if (text.charCodeAt(at) === BLANK) {
      at++;
      continue;
    }
    const end = wordEnd(text, at);
    const room = MEASURE - line.length - (empty ? 0 : 1);
    if (end - at <= room) {
      line += empty ? text.slice(at, end) : ` ${text.slice(at, end)}`;
      at = end;
      empty = false;
      continue;
    }
    if (empty) {
      line += text.slice(at, at + room);
      at += room;
    }
    lines.push(line);
    line = rest;
    empty = true;
  }
  if (!empty || text === '') lines.push(line.trimEnd());
}
