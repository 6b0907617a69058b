/** The letters of a correction that nobody has been told of yet: made once, however many were waiting. */
import { type Advance, type Letter, reportLetter } from './advance.ts';
import { fold } from './record.ts';

/**
 * The correction's letters with these reports, which were waiting too, made anew: they carry the call for orders that comes
 * after them, so that no letter of its own is left to carry it. A question always has its own.
 */
export function withReports(on: Advance, reports: readonly Pick<Letter, 'seat' | 'ordinal'>[]): Advance {
  if (reports.length === 0) return on;
  const { id, entries } = on.record;
  const revision = fold(entries).withdrawals.length;
  const anew = reports.map(({ seat, ordinal }) => reportLetter(id, ordinal, revision, seat));
  const carried = ({ kind, seat }: Letter): boolean =>
    kind === 'call' &&
    anew.some((report) => report.seat === seat) &&
    !on.waiting?.needs.some((need) => need.seat === seat && need.question !== null);
  return { ...on, letters: [...anew, ...on.letters.filter((letter) => !carried(letter))] };
}
