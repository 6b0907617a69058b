/** What a game waits for, in words. */
import type { NeedRow } from '../../store/deadlines.ts';

/** `movement`; `retreat (a question)` */
export function askedIn(needs: readonly NeedRow[]): string {
  const words = needs.map(({ call, question }) => call ?? `${(question ?? '').replaceAll('-', ' ')} (a question)`);
  return [...new Set(words)].join(', ');
}
