/** Strings into HTML: everything escaped; prose gets a true minus, arrow and apostrophe, what may be copied stays as typed. */
import type { Die, Words } from '../../engine/story.ts';
import { unparted } from '../unparted.ts';

/** HTML that is ready: templates print it as it is, and escape everything else. */
export class Html {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  /** The name templates know it by. */
  toHTML(): string {
    return this.html;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '’',
  '->': '→',
  '-': '\u2212',
  ' ': '\u00a0',
};
/** French sets a narrow blank before `;`, `!` and `?`, a whole one before a colon; neither breaks. */
const NARROW = '\u202f';
const NARROWED = ';?!';
/** Controls and direction marks, which no honest line needs. */
const UNSAFE = String.raw`\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff`;
/** Markup, the arrow, a blank before a colon (as French and odds write it), inside French quotes, behind the sign of a leader or beside that of how many, a hyphen that begins a number. */
const PROSE = new RegExp(
  String.raw`->| (?=[:;?!»])|(?<=«) |(?<=\*) (?=[a-z])|(?<=\d) (?=×)|(?<=\d ×) |[&<>"'${UNSAFE}]|(?<![\w.\u00c0-\u024f])-(?=[\d½])`,
  'g',
);
const TYPED = new RegExp(`[&<>"${UNSAFE}]`, 'g');
/** `fraser-1 3-4 +2`, or `fraser-1:3-4D` in brief: code, strength, movement and morale or state of a unit. */
const COUNTER = String.raw`([a-z][\w-]*[ :])([\d?]+)-(\d+(?: [+\u2212]?\d+|[A-Z]+)?)`;

/** A code (`vol-grenadiers`, `savannah-7`): a phone that broke it at its hyphen would show another. Longer ones have no room whole. */
const CODE = /(?<![\p{L}\d-])(?=[^ ]{1,18}(?![\p{L}\d-]))\p{Ll}[\p{L}\d]*(?:-[\p{L}\d]+)+/gu;
/** A code that stands alone, hyphens or none. */
const ALONE = /^\p{Ll}[\p{L}\d-]{0,17}$/u;

/** HTML whose codes stand on one line each. */
const unbroken = (html: string): string => html.replace(CODE, '<span style="white-space:nowrap">$&</span>');

/** Prose for the text of a letter: set, and its codes whole. */
export const told = (text: string): string => unbroken(prose(text));

/** What may be copied, for the text of a letter. */
export const copied = (text: string): string =>
  ALONE.test(text) ? `<span style="white-space:nowrap">${typed(text)}</span>` : unbroken(typed(text));

/** Prose, escaped and set, fit for an attribute too. */
export function prose(text: string): string {
  return unparted(text).replace(PROSE, (mark: string, at: number) =>
    mark === ' ' && NARROWED.includes(text[at + 1] ?? ' ') ? NARROW : (ESCAPES[mark] ?? ' '),
  );
}

/** What the reader may copy into an order: escaped, otherwise untouched. */
export function typed(text: string): string {
  return text.replace(TYPED, (mark) => ESCAPES[mark] ?? ' ');
}

const COUNTER_OR_CODE = new RegExp(`${COUNTER}|${CODE.source}`, 'gu');

/** A stack's units: none is parted from its values, no code breaks, and strength and movement are joined by an en dash. */
export function counters(text: string): string {
  return prose(text).replace(
    COUNTER_OR_CODE,
    (whole: string, code?: string, strength?: string, movement?: string) =>
      `<span style="white-space:nowrap">${code === undefined ? whole : `${code}${strength}–${movement}`}</span>`,
  );
}

/** `+1`, `−3`, `0` */
export function signedHtml(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0';
}

/** A number with a true minus. */
export function number(value: number): string {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}

/** A line in HTML; `word` gives the colour of a side's name, `drawn` a die where there are any. */
export function line(
  words: Words,
  word: (side: string) => string,
  drawn: (die: Die) => string = ({ face }) => `[${face}]`,
): Html {
  let html = '';
  for (const part of words) {
    if (typeof part === 'string') html += told(part);
    else if ('strong' in part) html += `<b>${told(part.strong)}</b>`;
    else if ('die' in part) html += drawn(part.die);
    else html += `<b style="color:#${word(part.side)}">${told(part.text)}</b>`;
  }
  return new Html(html);
}
