/** What became of the reader's orders that did not simply run. */
import type { Json } from '../../../engine/contract.ts';
import type { Story } from '../../../engine/story.ts';
import { listing, opened, type Facts } from '../../../engine/phrase.ts';
import { isOurs, type Teller } from './teller.ts';

export function orders(teller: Teller): Story['orders'] {
  const told: { order: string; outcome: string; failed: boolean }[] = [];
  for (const tale of teller.tales) {
    if (tale.kind !== 'boar.order-failed' || !isOurs(teller, tale.facts.side)) continue;
    told.push({ order: tale.facts.order, outcome: because(teller, tale.facts.reason as Reason), failed: true });
  }
  for (const skipped of teller.telling.skipped) {
    told.push({
      order: skipped.canonical,
      outcome: because(teller, skipped.reason),
      failed: skipped.reason.severity === 'error',
    });
  }
  return told;
}

interface Reason {
  readonly code: string;
  readonly facts: { readonly [key: string]: Json };
}

/** A diagnostic as a sentence in the reader's language. */
function because(teller: Teller, { code, facts }: Reason): string {
  const key = `diagnostic.${code}`;
  return opened(
    teller.say(teller.say.has(key) ? key : 'diagnostic.impossible', { ...plainFacts(teller, facts), code }),
  );
}

/** Facts as a template can print them: lists joined, nothing left out. */
function plainFacts(teller: Teller, facts: Reason['facts']): Facts {
  const plain: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value)) plain[name] = listing(value.map(String), teller.say.language);
    else if (typeof value === 'object') plain[name] = '';
    else plain[name] = value as string | number | boolean;
  }
  return plain;
}
