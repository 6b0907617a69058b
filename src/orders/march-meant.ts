/** The march that words without its verb are meant for: what it is, and who does not stand where they say. */
import type { Diagnostic } from '../engine/contract.ts';
import type { KnownVerb } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { readName } from './names.ts';
import { readOrder } from './parse.ts';
import { noStops, type Scan } from './scan.ts';

/** Whether a verb wants whom and where to. */
export const isMarch = ({ slots }: KnownVerb): boolean =>
  slots[0]?.type === 'units' && slots.some(({ name, optional }) => name === 'to' && !optional);

/** The verb, or the march where one is asked for and the verb but answers what comes of fights: `navarra avanza a 2512`, `retreats`. */
export function marchInstead(verb: KnownVerb, looking: Looking): KnownVerb {
  const [first] = verb.slots;
  const isOfFights =
    verb.verb.calls.length === 0 && first?.type === 'units' && verb.slots.some(({ name }) => name === 'to');
  return (looking.marches && isOfFights && marchesOf(looking)[0]) || verb;
}

const marchesOf = ({ lexicon }: Looking): readonly KnownVerb[] => [...lexicon.byId.values()].filter(isMarch);

/** The march that such words are, every one of them, behind its verb. */
export const marched = (words: readonly Token[], looking: Looking): string | null =>
  marchesOf(looking).reduce<string | null>((found, verb) => found ?? orderedBy(verb, words, looking), null);

/** `avanza a 2512`: what is wrong with the march of which a verb of fights says no more than where to, with nobody named. */
export function marchOfNobody(said: KnownVerb, words: readonly Token[], looking: Looking): Scan | null {
  if (marchInstead(said, looking) === said || words.length === 0) return null;
  const scan = behindMarch(words, looking);
  return scan.diagnostics.every(({ code }) => code === 'missing-slot') ? scan : null;
}

/** `huger and his militia to 2409`: the march of all who stand with him. */
export function followedBy(words: readonly Token[], looking: Looking): string | null {
  const scan = behindMarch(words, looking);
  const [wrong] = scan.diagnostics;
  if (wrong?.code !== 'whole-stack' || !wrong.span || wrong.didYouMean === undefined) return null;
  const { line, column, length } = wrong.span;
  const behind = words.findIndex((word) => word.line > line || word.column >= column + length);
  const hex = cut(wrong.didYouMean, line).tokens;
  return behind < 0 ? null : marched([...hex, ...words.slice(behind)], looking);
}

/** The march that such words are without the one in front of `to` that is of no use there: `pulaski's cavalry to 1308`. */
export function withoutWord(words: readonly Token[], looking: Looking): string | null {
  const [wrong, ...more] = behindMarch(words, looking).diagnostics.filter(({ severity }) => severity === 'error');
  const at = words.findIndex(({ line, column }) => line === wrong?.span?.line && column === wrong.span.column);
  const isOnly = more.length === 0 && wrong?.code === 'unexpected-word' && wrong.didYouMean === undefined;
  const isNoun = (words[at]?.key.length ?? 0) > LEAST_NOUN && looking.lexicon.introducers.has(words[at + 1]?.key ?? '');
  if (!isOnly || !isNoun) return null;
  const place = COMPANY.has(words[at]?.key ?? '') ? placeOf(words.slice(0, at), looking) : undefined;
  const who = place === undefined ? words.slice(0, at) : cut(place, words[0]?.line ?? 1).tokens;
  return marched([...who, ...words.slice(at + 1)], looking);
}

/** Words for all who stand with somebody: `vernon's fleet`. */
const COMPANY: ReadonlySet<string> = new Set(
  'fleet squadron army column flotte escadre armee colonne flota escuadra ejercito columna'.split(' '),
);

/** Where the first of those named stands. */
function placeOf(words: readonly Token[], looking: Looking): string | undefined {
  const found = readName({ ...looking.scanOf(words), stops: noStops }, 0, { type: 'unit', whose: 'own' });
  return found.kind === 'one' ? found.named.place : undefined;
}

/** Shorter words, `not`, `or`, say more than whose they are. */
const LEAST_NOUN = 4;

function behindMarch(words: readonly Token[], looking: Looking): Scan {
  const scan = looking.scanOf([...headOf(marchesOf(looking)[0], words), ...words]);
  readOrder(scan, looking.lexicon, looking.terms);
  return scan;
}

/** Who does not stand where such words say, behind the verb of a march, or who may be meant by one name. */
export const strangersIn = (words: readonly Token[], looking: Looking): readonly Diagnostic[] =>
  behindMarch(words, looking).diagnostics.filter(({ code }) => STRANGE.has(code));

const STRANGE: ReadonlySet<string> = new Set(['not-from-there', 'nobody-there', 'ambiguous-name']);

/** The order that words are behind a verb, every one of them. */
export function orderedBy(
  known: KnownVerb,
  words: readonly Token[],
  { scanOf, lexicon, terms, spoken }: Looking,
): string | null {
  const read = readOrder(scanOf([...headOf(known, words), ...words]), lexicon, terms);
  return read && spoken(read.order);
}

const headOf = (known: KnownVerb | undefined, words: readonly Token[]): readonly Token[] =>
  cut(known?.verb.words.en[0] ?? '', words[0]?.line ?? 1).tokens;
