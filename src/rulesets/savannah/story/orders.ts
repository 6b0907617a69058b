/** What became of the reader's orders that did not simply run. */
import type { Diagnostic } from '../../../engine/contract.ts';
import type { Story } from '../../../engine/story.ts';
import { because } from '../../../engine/telling.ts';
import { isOurs, type Teller } from './teller.ts';

export function orders(teller: Teller): Story['orders'] {
  const told: { order: string; outcome: string; failed: boolean }[] = [];
  for (const tale of teller.tales) {
    if (tale.kind !== 'boar.order-failed' || !isOurs(teller, tale.facts.side)) continue;
    told.push({
      order: tale.facts.order,
      outcome: because(teller.say, tale.facts.reason as Pick<Diagnostic, 'code' | 'facts'>),
      failed: true,
    });
  }
  for (const skipped of teller.telling.skipped) {
    told.push({
      order: skipped.canonical,
      outcome: because(teller.say, skipped.reason),
      failed: skipped.reason.severity === 'error',
    });
  }
  return told;
}
