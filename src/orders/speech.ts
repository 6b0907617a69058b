/** How an order is written in a language: canonical English, or the words a game gives for its own. */
import type { Language, Spoken } from '../engine/contract.ts';
import type { KnownSlot, KnownVerb } from './lexicon.ts';
import type { TermWords } from './types.ts';

/** The words of one language; what they introduce and join is the same in all. */
export interface Speech {
  verb(verb: KnownVerb): string;
  /** What a slot is written after; empty where it is written bare. */
  heading(verb: KnownVerb, slot: KnownSlot): string;
  choice(verb: KnownVerb, slot: KnownSlot, value: string): string;
  term(term: TermWords): string;
  readonly small: Small;
}

/** Words that every game's orders have. */
interface Small {
  readonly if: string;
  readonly else: string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly standing: string;
}

const SMALL: Readonly<Record<Language, Small>> = {
  en: { if: 'IF', else: 'ELSE', and: 'AND', or: 'OR', not: 'NOT', standing: 'STANDING' },
  fr: { if: 'SI', else: 'SINON', and: 'ET', or: 'OU', not: 'NON', standing: 'CONSIGNE' },
  es: { if: 'SI', else: 'SINO', and: 'Y', or: 'O', not: 'NO', standing: 'PERMANENTE' },
};

/** The name a term is printed under, `ODDS`. */
export function termName(term: TermWords): string {
  return (term.words[0] ?? term.id).toUpperCase();
}

/** As orders are kept: their text of record. */
export const CANONICAL: Speech = {
  verb: ({ name }) => name,
  heading: (_verb, { heading }) => heading,
  choice: (_verb, { printed }, value) => printed.get(value) ?? value,
  term: termName,
  small: SMALL.en,
};

/** As a player of this language writes; a word the game does not give stays English, which every reader knows. */
export function speechOf(language: Language, spoken: Spoken | undefined): Speech {
  const words = language === 'en' ? undefined : spoken?.[language];
  if (language === 'en' || words === undefined) return CANONICAL;
  const said = (verb: KnownVerb, english: string): string =>
    words[`${verb.verb.id}.${english}`] ?? words[english] ?? english;
  return {
    verb: (verb) => (verb.verb.words[language][0] ?? verb.name).toUpperCase(),
    heading: (verb, { heading }) => (heading === '' ? '' : said(verb, heading.toLowerCase()).toUpperCase()),
    choice: (verb, { printed }, value) => said(verb, printed.get(value) ?? value),
    term: (term) => (words[`IF.${term.words[0] ?? ''}`] ?? termName(term)).toUpperCase(),
    small: SMALL[language],
  };
}
