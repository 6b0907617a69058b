/** What SAME brings and cannot be given again: one error of its line, where nothing is suggested for the orders. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import type { DraftedLine } from './types.ts';
import { isError } from './verdicts.ts';

/** The lines with those that SAME brought for nothing told at SAME; `mended`: orders that are proposed to their writer. */
export function notGivenAgain(
  lines: readonly DraftedLine[],
  mended: readonly Order[],
  spoken: (order: Order) => string,
): readonly DraftedLine[] {
  const proposed = new Set(mended.map(({ canonical }) => canonical));
  const isLost = ({ outcome, order, diagnostics }: DraftedLine): boolean =>
    outcome === 'error' &&
    order !== null &&
    !proposed.has(order.canonical) &&
    !diagnostics.some(({ didYouMean }) => didYouMean !== undefined);
  return lines.flatMap((line): readonly DraftedLine[] => {
    const same = lines.find((one) => one.act?.verb === 'same' && one.line === line.line);
    if (!same) return [line];
    const brought = lines.filter((one) => one.brought && one.line === same.line);
    const lost = brought.filter(isLost);
    if (lost.length < 2) return [line];
    if (line !== same) return lost.includes(line) ? [] : [line];
    return [{ ...same, outcome: 'error', diagnostics: toldOnce(same, lost, brought.length, spoken) }];
  });
}

/** Which they are, and of each reason the first that has it. */
function toldOnce(
  { line, column, source }: DraftedLine,
  lost: readonly DraftedLine[],
  of: number,
  spoken: (order: Order) => string,
): readonly Diagnostic[] {
  const span = { line, column, length: source.trim().length, source };
  const orders = lost.flatMap(({ order }) => (order ? [spoken(order)] : []));
  const reasons = lost.flatMap(({ diagnostics }) => diagnostics.filter(isError).slice(0, 1));
  const first = reasons.filter(({ code }, n) => reasons.findIndex((one) => one.code === code) === n);
  const facts = { n: lost.length, of, orders, some: first.length < lost.length };
  return [{ severity: 'error', code: 'not-given-again', facts, span }, ...first.map((one) => ({ ...one, span }))];
}
