/** What became of the reader's orders that did not simply run. */
import type { Json } from '../../../engine/contract.ts';
import type { Story } from '../../../engine/story.ts';
import { type Facts, listing, opened } from '../../../engine/phrase.ts';
import { isOurs, ofKind, type Teller, unitName } from './teller.ts';

export function orders(teller: Teller): Story['orders'] {
  const failed = ofKind(teller.tales, 'ear.order-failed').filter(({ facts }) => isOurs(teller, facts.side));
  return [
    ...failed.map(({ facts }) => ({
      order: facts.order,
      outcome: because(teller, facts.reason as Reason),
      failed: true,
    })),
    ...teller.telling.skipped.map(({ canonical, reason }) => ({
      order: canonical,
      outcome: because(teller, reason),
      failed: reason.severity === 'error',
    })),
  ];
}

interface Reason {
  readonly code: string;
  readonly facts: { readonly [key: string]: Json };
}

/** A diagnostic as a sentence in the reader's language, counters by their names. */
function because(teller: Teller, { code, facts }: Reason): string {
  const key = `diagnostic.${code}`;
  return opened(
    teller.say(teller.say.has(key) ? key : 'diagnostic.impossible', { ...plainFacts(teller, facts), code }),
  );
}

function plainFacts(teller: Teller, facts: Reason['facts']): Facts {
  const plain: Record<string, string | number | boolean> = {};
  const said = (name: string, value: Json): string => {
    const word = `${name}.${String(value)}`;
    return teller.say.has(word) ? teller.say(word) : unitName(teller, String(value));
  };
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value))
      plain[name] = listing(
        value.map((one) => said(name, one as Json)),
        teller.say.language,
      );
    else if (typeof value === 'string') plain[name] = said(name, value);
    else if (typeof value === 'object') plain[name] = '';
    else plain[name] = value as number | boolean;
  }
  return plain;
}
