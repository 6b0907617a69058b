/** An answer said in a sentence (`Tawes in front, and we stand fast`): the one option that its words name, told from talk. */
import { encode } from '../engine/canonical.ts';
import type { Json, PutQuestion } from '../engine/contract.ts';
import { keyOf } from '../orders/fold.ts';
import { bare, holdersOf, listed } from './menu.ts';
import type { Posed } from './moment.ts';

type Option = PutQuestion['options'][number];

/** An option that a sentence names, what the letter calls it by, and the words of the sentence that name it. */
export interface Named {
  readonly answer: Json;
  readonly label: string;
  readonly by: readonly string[];
  /** By a name of it alone, or its hex, which is spelt alike in every tongue. */
  readonly isProper: boolean;
}

/** A longer sentence is talk. */
const LONGEST = 14;
/** Words that say nothing to the choice: of more than these a sentence is talk; of fewer where one word alone names the option. */
const MOST_STRANGE = 4;
const FEW_STRANGE = 3;
/** Beside a bare number hardly anything: `2, stand fast` says of another answer that it is no slip. */
const BESIDE_NUMBER = 1;
/** A shorter word alone tells nothing. */
const SHORTEST = 4;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What an answer may leave out or add: articles, prepositions. */
export const LIGHT = setOf(
  'a al au aux d de del des du el en et l la las le les los of on at in the and to y ' +
    'his her its their my our son sa ses leur leurs mon ma mes notre nos su sus mi mis nuestro nuestra nuestros nuestras',
);
export const POLITE = setOf(
  'svp stp please pls plz thanks thank you merci gracias por favor s il vous te plait bonjour bonsoir salut hello hi hola ' +
    'ok okay oui yes donc alors then so pues naturally certainly naturellement evidemment claro',
);
/** Words that say nothing more together. */
const OF_COURSE = /(?<!\p{L})(?:of course|bien s[uû]r|bien entendu|por supuesto|desde luego)(?!\p{L})/giu;
export const withoutOfCourse = (text: string): string => text.replace(OF_COURSE, ' ');
/** What stands about a number that is an answer: `je prends la 2`. */
const CHOOSING = setOf(
  'i we je nous will ll take takes choose go with prends prenons choisis elijo elegimos tomo number numero no option opcion choix answer ' +
    'reponse respuesta',
);
const EITHER = setOf('or ou o');
/** What joins the name of a comrade to an answer: `il reste avec Dillon`. */
const JOINING = setOf('with avec con');
/** A refusal, a condition, a doubt, or another time than this. */
const TAKEN_BACK = setOf(
  'not never dont doesnt wont cannot cant without except unless but if nor neither instead than lost pity ' +
    'pas ne jamais sauf sans mais si sinon ni plutot-que lieu perdu perdue dommage no non nunca jamas sin salvo excepto pero ' +
    'sino lugar vez perdido perdida lastima next later tomorrow yesterday prochain prochaine demain hier apres proximo proxima luego ' +
    'despues manana ayer what why how whether should could would perhaps maybe looks seems quoi pourquoi comment faut faudrait ' +
    'devrait semble parait peut-etre comme cuando donde quiza quizas deberia parece',
);
/** A yes or a no in front of what is chosen: `Non, finalement 1502`. */
const INTERJECTION =
  /^\W*(?:yes|ok|okay|oui|non|no|s[ií])(?:\s*[,;:.!–—-]+\s*|\s+(?=(?:finalement|plut[oô]t|en fait|rather|actually|finally|mejor|al final|finalmente)\b))/iu;

/** Every option of a question that a sentence names; none where it asks, refuses, or says too much else. */
export function namedIn({ menus, letter }: Posed, source: string): readonly Named[] {
  const said = withoutOfCourse(source)
    .replace(INTERJECTION, '')
    .replace(/plut[oô]t qu/iu, 'plutot-que-');
  const spoken = wordsOf(said);
  if (source.includes('?') || spoken.length > LONGEST || spoken.some((word) => TAKEN_BACK.has(word))) return [];
  const labels = listed(menus.en, letter).map(({ label }) => label);
  const clauses = said.split(/[.,;:!()–—]+|\s(?:et|and|y)\s/u);
  const numbered = clauses.flatMap((clause) => labelled(menus.en, labels, letter, clause));
  const tongues = Object.values(menus).map(({ options }) => options);
  const asked = namesAsked(menus.en);
  const telling = spoken.filter((word) => !asked.has(word));
  const named = tongues.flatMap((options) =>
    options.flatMap((option, at) => {
      const [whole, proper] = [wholeName(option, spoken), properNames(tongues, at, telling)];
      const by = whole.length > 0 ? whole : proper;
      return by.length > 0
        ? [{ answer: option.answer, label: labels[at] ?? '', by, isProper: holdsAll(proper, by) }]
        : [];
    }),
  );
  const all = [...numbered, ...named];
  const most = all.filter(({ by }) => !all.some((other) => other.by.length > by.length && holdsAll(other.by, by)));
  const each = [...new Map(most.map((one) => [encode(one.answer), one])).values()];
  const isEither = each.length === 1 && spoken.some((word) => EITHER.has(word));
  return isEither ? [] : each.filter((one) => isMeant(spoken, all, one));
}

const wordsOf = (text: string): string[] =>
  keyOf(text.replace(/['’‘]/gu, ' '))
    .split(' ')
    .filter((word) => word !== '');

const holdsAll = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((word) => whole.includes(word));

const LABEL = /^[a-z]?\d{1,2}$/;

/** A number among the answers, with nothing beside it but what leads up to a number. */
function labelled(menu: PutQuestion, labels: readonly string[], letter: string, clause: string): readonly Named[] {
  const words = wordsOf(clause).filter((word) => !LIGHT.has(word) && !POLITE.has(word) && !CHOOSING.has(word));
  const [label = '', ...more] = words;
  if (more.length > 0 || !LABEL.test(label)) return [];
  // A number alone is the first question's.
  const meant = letter === 'A' && /^\d/.test(label) ? `a${label}` : label;
  const at = labels.findIndex((one) => one.toLowerCase() === meant);
  const option = menu.options[at];
  const named = holdersOf(label, menu);
  if (option && named.length > 0 && !named.includes(option)) return [];
  return option ? [{ answer: option.answer, label: labels[at] ?? '', by: [label], isProper: false }] : [];
}

/** What an option is called: its words before what explains them. */
export const nameOf = (words: string): string => words.split(/\s*:\s/u)[0] ?? '';

/** That without the hex behind it, its other names, and its own. */
function namesOf({ words, also = [], answer }: Option): string[] {
  return [nameOf(words).replace(/\s\(.*/u, ''), ...also, ...(typeof answer === 'string' ? [bare(answer)] : [])];
}

/** The words of a sentence that are all of one of the names of an option. */
function wholeName(option: Option, spoken: readonly string[]): readonly string[] {
  for (const name of namesOf(option)) {
    const words = wordsOf(name).filter((word) => !LIGHT.has(word));
    const found = words.flatMap((word) => spoken.find((one) => isAkin(one, word)) ?? []);
    const isExact = found.some((one, n) => isOneWord(one, words[n] as string));
    const isLong = words.length > 1 || (words[0]?.length ?? 0) >= SHORTEST;
    if (words.length > 0 && found.length === words.length && isExact && isLong) return found;
  }
  return [];
}

/**
 * Those that are a name in it, or its hex, and in none of the others, spelt alike in every tongue; of what is called by a name
 * (English has it with a capital), in any one, in either number: `les Irlandais` of `les Irlandais de Dillon`.
 */
function properNames(
  tongues: readonly (readonly Option[])[],
  at: number,
  spoken: readonly string[],
): readonly string[] {
  const [, ...later] = wordsAsWritten(tongues[0]?.[at]);
  const isName = later.some((word) => /^\p{Lu}/u.test(word));
  return spoken.filter((word) => {
    if (word.length < SHORTEST || LIGHT.has(word) || JOINING.has(word)) return false;
    const having = tongues.map((all) =>
      all.flatMap(({ words }, n) => (wordsOf(nameOf(words)).includes(word) ? [n] : [])),
    );
    if (having.every((of) => of.length === 1 && of[0] === at)) return true;
    const inAny = tongues.flatMap((all) =>
      all.flatMap(({ words }, n) => (wordsOf(nameOf(words)).some((one) => isOneWord(one, word)) ? [n] : [])),
    );
    return isName && inAny.length > 0 && inAny.every((n) => n === at);
  });
}

const wordsAsWritten = (option?: Option): readonly string[] => nameOf(option?.words ?? '').split(' ');

/** Names in the question itself tell no answer from another: `Dillon` where it is asked who goes with him. */
function namesAsked({ asks }: PutQuestion): ReadonlySet<string> {
  const [, ...words] = asks.split(' ');
  return new Set(words.filter((word) => /\p{Lu}/u.test(word)).flatMap((word) => wordsOf(word.replace(/'s$/u, ''))));
}

/** The same word, or another form of it: `reste` of `rester`, `stays` of `stay`. */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  const same = Math.max(SHORTEST, Math.floor(shorter * STEM));
  return shorter >= SHORTEST && !/\d/.test(one) && one.slice(0, same) === other.slice(0, same);
}

const STEM = 0.7;

/** That, or a form whose vowels change: `tient` of `tenir`; enough beside a word of the same name that is plain. */
function isAkin(one: string, other: string): boolean {
  const bones = (word: string): string => word.replace(/[aeiouy]/gu, '').slice(0, 2);
  const isForm = one[0] === other[0] && one.length >= SHORTEST && other.length >= SHORTEST;
  return isOneWord(one, other) || (isForm && bones(one).length === 2 && bones(one) === bones(other));
}

/** Whether little enough is said beside the words that name options. */
function isMeant(spoken: readonly string[], all: readonly Named[], { by, isProper }: Named): boolean {
  const used = new Set(all.flatMap((one) => one.by));
  const strange = spoken.filter(
    (word) => !used.has(word) && !LIGHT.has(word) && !POLITE.has(word) && !JOINING.has(word),
  );
  const isNumber = by.length === 1 && LABEL.test(by[0] ?? '');
  if (isNumber) return strange.filter((word) => !CHOOSING.has(word)).length <= BESIDE_NUMBER;
  return strange.length <= (by.length > 1 || isProper ? MOST_STRANGE : FEW_STRANGE);
}
