/** What the lines of a mail are taken for, and where an older mail is headed. */
import { attributionAt, bareBlockAt, headerBlockAt, isOriginalMessageLine, isTitle, opensQuote } from './oldMail.ts';

/**
 * What a line is taken for: the sender's words, a quoted line, the header of a quote, blank, closing (signature, advert),
 * old, or shown: old text without quote signs in a mail that holds nothing else, as a bare forward does. A line of a form
 * of ours that was changed in its place is the sender's as well.
 */
export type Kind = 'typed' | 'quoted' | 'header' | 'blank' | 'closing' | 'old' | 'signed' | 'shown' | 'form';

/** How many lines from `at` on head an older mail, 0 when none is headed there. */
export function headerLengthAt(lines: readonly string[], at: number, couldBeOrder?: (line: string) => boolean): number {
  const line = lines[at] as string;
  if (isOriginalMessageLine(line)) {
    let next = at + 1;
    while (next < lines.length && (lines[next] as string).trim() === '') next++;
    const block = next < lines.length ? headerBlockAt(lines, next) || bareBlockAt(lines, next) : 0;
    // Without rules around it, it is said by somebody unless the header or a quote of the old mail stands below.
    if (block === 0 && !/[-_*=]{2}/u.test(line) && !quoteFollows(lines, at + 1)) return 0;
    return next < lines.length ? next - at + block : 1;
  }
  const block = headerBlockAt(lines, at);
  if (block > 0) return block;
  if (isTitle(line)) {
    const next = at + 1 < lines.length ? headerBlockAt(lines, at + 1) : 0;
    if (next > 0) return next + 1;
  }
  return attributionAt(lines, at, couldBeOrder) || (opensQuote(line) && quoteFollows(lines, at + 1) ? 1 : 0);
}

/** Whether the next line that says anything bears a quote sign. */
export function quoteFollows(lines: readonly string[], at: number): boolean {
  let next = at;
  while (next < lines.length && (lines[next] as string).trim() === '') next++;
  // Initials before the sign are too easily lost on wrapped lines to trust what stands without them.
  return next < lines.length && /^\s*(?:>|＞|›|»|&gt;|[|}](?!.*[|}]))/u.test(lines[next] as string);
}
