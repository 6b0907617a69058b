/** How an order is written in a language: canonical English, or the words a game gives for its own. */
import type { Language, Spoken } from '../engine/contract.ts';
import type { ChoiceWords, KnownSlot, KnownVerb, TermWords } from './lexicon.ts';

/** The words of one language; what they introduce and join is the same in all. */
export interface Speech {
  readonly language: Language;
  verb(verb: KnownVerb): string;
  /** What a slot is written after; empty where it is written bare. */
  heading(slot: ChoiceWords): string;
  /** `isOne`: the order counts one of it, `BUY 1 frigate`. */
  choice(slot: ChoiceWords, value: string, isOne?: boolean): string;
  /** A unit of the game by the word that reads back to its id. */
  unit(id: string): string;
  term(term: TermWords): string;
  /** One of the values that a term takes. */
  value(term: TermWords, value: string): string;
  readonly small: Small;
  /** What stands for a value in a form: `<units>`. */
  readonly blanks: Readonly<Record<Blank, string>>;
}

/** Words that every game's orders have. */
interface Small {
  readonly if: string;
  readonly else: string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly standing: string;
  readonly except: string;
}

const SMALL: Readonly<Record<Language, Small>> = {
  en: { if: 'IF', else: 'ELSE', and: 'AND', or: 'OR', not: 'NOT', standing: 'STANDING', except: 'EXCEPT' },
  fr: { if: 'SI', else: 'SINON', and: 'ET', or: 'OU', not: 'NON', standing: 'CONSIGNE', except: 'SAUF' },
  es: { if: 'SI', else: 'SINO', and: 'Y', or: 'O', not: 'NO', standing: 'PERMANENTE', except: 'SALVO' },
};

type Blank = 'unit' | 'units' | 'hex' | 'hexes' | 'name' | 'count';

const BLANKS: Readonly<Record<Language, Speech['blanks']>> = {
  en: { unit: '<unit>', units: '<units>', hex: '<hex>', hexes: '<hexes>', name: '<name>', count: '<number>' },
  fr: {
    unit: '<unité>',
    units: '<unités>',
    hex: '<hexagone>',
    hexes: '<hexagones>',
    name: '<nom>',
    count: '<nombre>',
  },
  es: {
    unit: '<unidad>',
    units: '<unidades>',
    hex: '<hexágono>',
    hexes: '<hexágonos>',
    name: '<nombre>',
    count: '<número>',
  },
};

/** The name a term is printed under, `ODDS`. */
export function termName(term: TermWords): string {
  return (term.words[0] ?? term.id).toUpperCase();
}

/** As orders are kept: their text of record. */
export const CANONICAL: Speech = {
  language: 'en',
  verb: ({ name }) => name,
  heading: ({ heading }) => heading,
  choice: ({ printed }, value) => printed.get(value) ?? value,
  unit: (id) => id,
  term: termName,
  value: (_term, value) => value,
  small: SMALL.en,
  blanks: BLANKS.en,
};

const speeches = new WeakMap<Spoken, Partial<Record<Language, Speech>>>();

/** As a player of this language writes; a word the game does not give stays English, which every reader knows. */
export function speechOf(language: Language, spoken: Spoken | undefined): Speech {
  const words = spoken?.[language];
  if (spoken === undefined || words === undefined) return CANONICAL;
  const known = speeches.get(spoken) ?? {};
  speeches.set(spoken, known);
  known[language] ??= speechIn(language, words);
  return known[language];
}

function speechIn(language: Language, words: Readonly<Record<string, string>>): Speech {
  const said = (verb: string, english: string): string => words[`${verb}.${english}`] ?? words[english] ?? english;
  return {
    language,
    verb: (verb) => (verb.verb.words[language]?.[0] ?? verb.name).toUpperCase(),
    heading: ({ verb, heading }) => (heading === '' ? '' : said(verb, heading.toLowerCase()).toUpperCase()),
    choice: ({ verb, printed }, value, isOne = false) => {
      const english = printed.get(value) ?? value;
      return (isOne && words[`1 ${english}`]) || said(verb, english);
    },
    unit: (id) => words[id] ?? id,
    term: (term) => (words[`IF.${term.words[0] ?? ''}`] ?? termName(term)).toUpperCase(),
    value: (_term, value) => words[`IS.${value}`] ?? value,
    small: SMALL[language],
    blanks: BLANKS[language],
  };
}

/** What stands for a slot's value in a form: `<units>`, `<hex>`, `skirmish|withdraw`; of more words than `most` the first. */
export function placeholder(slot: KnownSlot, speech: Speech, most = Number.POSITIVE_INFINITY): string {
  switch (slot.type) {
    case 'choice':
    case 'order-of': {
      const words = (slot.of ?? []).map((value) => speech.choice(slot, value));
      return words.length > most ? `${words[0]}|…` : words.join('|');
    }
    case 'flag':
      return speech.heading(slot);
    default:
      return speech.blanks[slot.type];
  }
}
