/** How a wrong line is mended: its suggestions put in, read and rehearsed again. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { readOrders } from '../read.ts';
import type { ReadLine } from '../types.ts';
import { spokenIn } from '../write.ts';
import type { Draft, DraftedLine } from './types.ts';
import { isError, judgedBeside } from './verdicts.ts';

/** Replacements tried on one line before its mending is given up. */
const MENDINGS = 3;

/** Whether what was suggested for a wrong line would do; if not, why, as notes. */
export function trialOf(draft: Draft, line: ReadLine): readonly Diagnostic[] {
  const mended = mendedOnce(draft, line, line.diagnostics);
  if (!mended?.read) return [];
  const wrong = judgedBeside(draft, mended.read, line.line).filter(isError);
  if (wrong.length === 0) return [];
  const span = line.diagnostics.find((diagnostic) => diagnostic.didYouMean !== undefined)?.span;
  const note = { severity: 'note' as const, ...(span && { span }) };
  return [
    { ...note, code: 'suggestion-would-not-do', facts: { canonical: spokenIn(draft.grammar, mended.read.order) } },
    ...wrong.map((diagnostic) => ({ ...diagnostic, ...note })),
  ];
}

/**
 * The first wrong line as it would be right: behind AMEND, or, of a mail that is only checked and is to come again, where it
 * stands; only what is legal is shown.
 */
export function mendingOf(draft: Draft, lines: readonly DraftedLine[], isChecked: boolean): Order | null {
  const mending = isChecked ? draft : { ...draft, amends: true };
  for (const line of lines) {
    if (line.outcome !== 'error') continue;
    let source: Pick<ReadLine, 'source' | 'line'> = line;
    let wrong = line.diagnostics.filter(isError);
    for (let tries = 0; tries < MENDINGS; tries++) {
      const mended = mendedOnce(draft, source, wrong);
      if (mended === null) break;
      if (mended.read) {
        wrong = judgedBeside(mending, mended.read, isChecked ? line.line : undefined).filter(isError);
        const { order } = mended.read;
        const isThere = draft.orders.some(({ canonical }) => canonical === order.canonical);
        if (wrong.length === 0 && isThere) break;
        if (wrong.length === 0) return order;
      } else wrong = mended.diagnostics.filter(isError);
      source = mended;
    }
  }
  return null;
}

/** The line with its first suggestion put in, read again; null when nothing is suggested. */
function mendedOnce(
  draft: Draft,
  line: Pick<ReadLine, 'source' | 'line'>,
  diagnostics: readonly Diagnostic[],
): ReadLine | null {
  const text = suggested(line, diagnostics);
  if (text === null) return null;
  const [read] = readOrders(text, draft.grammar).lines;
  return read ? { ...shifted(read, line.line), source: text } : null;
}

/** The words of a line with its first suggestion put in; null when nothing is suggested. */
export function suggested(
  { source, line }: Pick<ReadLine, 'source' | 'line'>,
  diagnostics: readonly Diagnostic[],
): string | null {
  const hint = diagnostics.find((diagnostic) => diagnostic.didYouMean !== undefined && diagnostic.span);
  if (!hint?.span || hint.didYouMean === undefined) return null;
  const rows = source.split('\n');
  const row = rows[hint.span.line - line];
  if (row === undefined) return null;
  const { column, length } = hint.span;
  rows[hint.span.line - line] = `${row.slice(0, column - 1)}${hint.didYouMean}${row.slice(column - 1 + length)}`;
  return rows.join('\n');
}

/** A line read alone, as if it stood where it came from. */
export function shifted(read: ReadLine, line: number): ReadLine {
  const by = line - read.line;
  const moved = (diagnostic: Diagnostic): Diagnostic =>
    diagnostic.span ? { ...diagnostic, span: { ...diagnostic.span, line: diagnostic.span.line + by } } : diagnostic;
  const spans = Object.fromEntries(
    Object.entries(read.read?.spans ?? {}).map(([slot, list]) => [
      slot,
      list.map((span) => ({ ...span, line: span.line + by })),
    ]),
  );
  const whole = read.read ? { read: { ...read.read, spans } } : {};
  return { ...read, ...whole, line, diagnostics: read.diagnostics.map(moved) };
}
