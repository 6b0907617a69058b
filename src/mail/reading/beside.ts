/** A text and the HTML that goes with it say the same: what stands there in a quote alone is none of the sender's words here. */
import { type Cut, MOST_LIKE, type NewText, newTextOf } from './newText.ts';
import { isQuoted, unquoted } from './oldMail.ts';
import type { OrderWords } from './orderWords.ts';
import type { SentLetters } from './sentLetters.ts';

const keyOf = (line: string): string => line.replace(/\s+/gu, ' ').trim();

/**
 * The new text without lines that could be orders and stand only in the old mail of the HTML beside it: a program that
 * sets its text without quote signs, below a header nobody knows, shows by its HTML what is quoted. `beside` gives the
 * text of the HTML, bounded; it is asked only where the text shows nothing old above what may be an order.
 */
export function withoutQuotedBeside(
  text: NewText,
  beside: () => string,
  words: OrderWords,
  sent: SentLetters | null = null,
): NewText {
  const rows = text.text.split('\n');
  const firstOld = Math.min(
    text.cuts.find(({ as }) => as === 'old')?.source ?? Number.POSITIVE_INFINITY,
    text.lines.find(({ quoted }) => quoted)?.source ?? Number.POSITIVE_INFINITY,
  );
  const isOrder = (i: number) => text.lines[i]?.quoted === false && words.couldBeOrder(rows[i] as string);
  const isAbove = (i: number) => (text.lines[i]?.source ?? 0) < firstOld && firstOld < Number.POSITIVE_INFINITY;
  if (!rows.some((_, i) => isOrder(i) && !isAbove(i))) return text;
  const html = beside();
  if (html === '') return text;
  const shown = newTextOf(html, words, sent, 'html');
  const typed = new Set(shown.text.split('\n').flatMap((line, i) => (shown.lines[i]?.quoted ? [] : [keyOf(line)])));
  const all = new Set(html.split('\n').map((line) => keyOf(isQuoted(line) ? unquoted(line) : line)));
  const keep = rows.map((row, i) => !isOrder(i) || typed.has(keyOf(row)) || !all.has(keyOf(row)));
  const first = keep.indexOf(false);
  if (first === -1) return text;
  const dropped = keep.filter((kept) => !kept).length;
  const like = rows.flatMap((row, i) => (keep[i] || i === first ? [] : [row.trim()])).slice(0, MOST_LIKE);
  const cut: Cut = {
    as: 'old',
    first: (rows[first] as string).trim(),
    source: text.lines[first]?.source ?? 0,
    lines: dropped - 1,
    orders: dropped - 1,
    like,
    plain: false,
  };
  return {
    ...text,
    text: rows.filter((_, i) => keep[i]).join('\n'),
    lines: text.lines.filter((_, i) => keep[i]),
    cuts: [...text.cuts, cut],
  };
}
