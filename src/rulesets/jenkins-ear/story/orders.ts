/** What became of the reader's orders that did not simply run. */
import type { Diagnostic } from '../../../engine/contract.ts';
import type { Story } from '../../../engine/story.ts';
import { because } from '../../../engine/telling.ts';
import { isOurs, ofKind, type Teller, unitName } from './teller.ts';

export function orders(teller: Teller): Story['orders'] {
  const { say } = teller;
  // By the catalogue's word, or a counter by its name.
  const named = (name: string, value: string): string => {
    const word = `${name}.${value}`;
    return say.has(word) ? say(word) : unitName(teller, value);
  };
  const failed = ofKind(teller.tales, 'ear.order-failed').filter(({ facts }) => isOurs(teller, facts.side));
  return [
    ...failed.map(({ facts }) => ({
      order: facts.order,
      outcome: because(say, facts.reason as Pick<Diagnostic, 'code' | 'facts'>, named),
      failed: true,
    })),
    ...teller.telling.skipped.map(({ canonical, reason }) => ({
      order: canonical,
      outcome: because(say, reason, named),
      failed: reason.severity === 'error',
    })),
  ];
}
