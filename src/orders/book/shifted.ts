/** A line that was read by itself, put where it stands in a mail. */
import type { Diagnostic } from '../../engine/contract.ts';
import type { ReadLine } from '../types.ts';

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
