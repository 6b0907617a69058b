/** What games tell alike: a position in which nothing has happened, and why an order did not run. */
import type { Heard, Json, Language, Reason, Role, Telling } from './contract.ts';
import { colon, type Facts, isPlural, listing, opened, type Phrasebook, pause } from './phrase.ts';

/** The position as it stands, nothing heard and nothing due. */
export function stillTelling<V, L extends Language>(who: Role, language: L, view: V): Telling<V, L> {
  return {
    who,
    language,
    before: view,
    after: view,
    heard: [],
    ledger: [],
    next: null,
    standing: [],
    fates: [],
    skipped: [],
    outcome: null,
  };
}

/** An event as it was heard, its facts those of its kind. */
export type Tale<Events> = {
  readonly [K in keyof Events & string]: Omit<Heard, 'kind' | 'facts'> & {
    readonly kind: K;
    readonly facts: Events[K];
  };
}[keyof Events & string];

/** Why or what, as a sentence in the reader's language. `named`: what a fact of this name and value is called. */
export function because(
  say: Phrasebook,
  { code, facts }: Reason,
  named: (name: string, value: string) => string = (_name, value) => value,
): string {
  // What a question would not take, and what it came to, is told in words of that question, where there are any.
  const asked = facts.kind ?? facts.question;
  const of = typeof asked === 'string' ? [`fate.${code}.${asked}`] : [];
  const key = [...of, `fate.${code}`, `diagnostic.${code}`].find((known) => say.has(known));
  return opened(
    say(key ?? 'diagnostic.impossible', { ...factsIn(say, facts, named), ...askedIn(say, facts, named), code }),
  );
}

/** A question that a reason speaks of, in words that name whom it is about, and these names. */
function askedIn(
  say: Phrasebook,
  { question, about }: Reason['facts'],
  named: (name: string, value: string) => string,
): Facts {
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return {};
  const names = factsIn(say, about as Reason['facts'], named);
  const asks = `question.${question}`;
  return { ...names, ...(say.has(asks) && { question: say(asks, names) }) };
}

/** Facts as a template can print them: lists joined, nothing left out; `many` where the first list has several, or the unit is called in the plural. */
function factsIn(
  { language }: Phrasebook,
  facts: Readonly<Record<string, Json>>,
  named: (name: string, value: string) => string,
): Facts {
  const plain: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value)) {
      plain.many ??= value.length > 1;
      plain[name] = listing(
        value.map((one) => named(name, String(one))),
        language,
      );
    } else if (typeof value === 'string') plain[name] = named(name, value);
    else if (value === null) plain[name] = '';
    else if (typeof value === 'object')
      plain[name] = eachOf(value as Readonly<Record<string, Json>>, language, (one) => named(name, one));
    else plain[name] = value as number | boolean;
  }
  if (typeof plain.unit === 'string') plain.many ??= isPlural(plain.unit, language);
  return plain;
}

/** As `factsIn`, of an event or of what a question is about; `called`: what a counter or place is called. */
export function factsCalled(say: Phrasebook, facts: Json, called: (id: string) => string): Facts {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return {};
  return factsIn(say, facts as Readonly<Record<string, Json>>, (_name, value) => called(value));
}

/** What each of several was given: `Vernon: Cornwall and 2 × Boyne; Ogle: Lion`. */
function eachOf(given: Readonly<Record<string, Json>>, language: Language, named: (value: string) => string): string {
  const words = (value: Json): string => {
    if (Array.isArray(value)) return listing(value.map(words), language);
    if (typeof value !== 'object' || value === null) return named(String(value));
    const counted = Object.entries(value).map(([id, n]) => (n === 1 ? named(id) : `${words(n)} × ${named(id)}`));
    return listing(counted, language);
  };
  const all = Object.entries(given);
  const said = all.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  const [only] = said;
  // Of a target that nobody else fires at the target is all there is to tell.
  if (only && said.length === 1 && all.length > 1 && typeof only[1] === 'string') return words(only[1]);
  return said.map(([id, value]) => `${named(id)}${colon(language)}${words(value)}`).join(pause(language));
}
