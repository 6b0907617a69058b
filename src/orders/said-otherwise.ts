/** An order in words that lists have not: `keep huger where he is`, `bombard spring hill`, `we should fire on 1405 with br-a`. */

import { allStay } from './all-stay.ts';
import { calledOff } from './called-off.ts';
import { conditionMeant } from './condition-meant.ts';
import { denial } from './denial.ts';
import { dictated } from './dictated.ts';
import { AIMS, BOMBARDS, fired, GUNS } from './fired.ts';
import { keyOf } from './fold.ts';
import { findSpelling, type KnownVerb } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { isMarch, marchInstead, marchOfNobody, orderedBy, withoutWord } from './march-meant.ts';
import { namedAt, namesEnd, placeLength } from './named-here.ts';
import { complain, isHexNumber, noStops, type Scan } from './scan.ts';
import { orderTold, verbSaidAt } from './verb-said.ts';
import { wished } from './wished.ts';
import { ARTICLES, FROM, HIS, LINKS, SENDS, WE, wordsOf } from './words.ts';

/** What people say for `hold` of somebody, and what they say behind it. */
const KEEPS = wordsOf(
  'keep leave let hold stay garder gardez garde laisser laissez laisse maintenir maintenez tenez maintiens ' +
    'mantener manten mantenga mantengan dejar deja deje dejen dejad',
);
const IN_PLACE = wordsOf(
  'where he she it they is are there here in place put still stay stays staying position his their ' +
    'ou il elle ils se trouve trouvent est sont la sur en place y ici reste restent ' +
    'donde esta estan ahi alli aqui quieto quietos su sus sitio posicion el ellos',
);
/** What is said of those who stay. */
const STAYS = wordsOf('stay stays remain remains queda quedan reste restent permanece permanecen');
/** `deje a lincoln`, `al batallón` */
const PERSONAL = wordsOf('a al');

/** What stands before the hex where they are. */
const AT = wordsOf('at in from of on du de en a au dans del');

/** Verbs that say no more than that their noun is done. */
const DOES = wordsOf(
  'do make give launch start begin dar da dad den hacer haz haced hagan lanzar lanza lanzad lancen faire fais faites ' +
    'donner donne donnez lancer lance lancez',
);

/** What is wrong with such a line, with the order that it means; null where it is none. */
export function saidOtherwise(tokens: readonly Token[], looking: Looking): Scan | null {
  const conditional = conditionMeant(tokens, looking);
  if (conditional) return conditional;
  const together = allStay(tokens, looking.scanOf(tokens));
  if (together) return together;
  const off = calledOff(tokens, looking);
  if (off) return off;
  const denied = denial(tokens, looking);
  if (denied) return denied;
  const readings = [done, kept, staying, bombarded, aimed, attacked, doneByUs, headed, marchedWithout, wished];
  const means = readings.reduce<string | null>((found, reading) => found ?? reading(tokens, looking), null);
  if (means === null) {
    const shot = fired(tokens, looking);
    if (shot) return shot;
    const verb = verbSaidAt(tokens, 0, looking.lexicon);
    return verb && marchOfNobody(verb.known, tokens.slice(verb.count), looking);
  }
  const told = looking.scanOf(tokens);
  complain(told, 'no-order-read', 0, tokens.length, { didYouMean: means });
  return told;
}

const verbCalled = ({ lexicon }: Looking, word: string): KnownVerb | undefined =>
  lexicon.verbs.get(word)?.find(({ words }) => words.length === 1)?.value.verb;

/** `dar el golpe de mano`, `launch the assault`: the verb as a noun behind one that says that it is done. */
function done(tokens: readonly Token[], looking: Looking): string | null {
  const [does, ...behind] = tokens;
  const words = behind.slice(ARTICLES.has(behind[0]?.key ?? '') ? 1 : 0);
  const noun = does && DOES.has(does.key) ? verbSaidAt(words, 0, looking.lexicon) : null;
  return noun ? ordered(noun.known, words.slice(noun.count), looking) : null;
}

function kept(tokens: readonly Token[], looking: Looking): string | null {
  const [head, ...behind] = tokens;
  const first = behind.findIndex(({ key }) => !ARTICLES.has(key) && !PERSONAL.has(key));
  const words = behind.slice(Math.max(first, 0));
  const hold = verbCalled(looking, 'hold');
  if (!head || !hold || !KEEPS.has(head.key)) return null;
  const end = namesEnd({ ...looking.scanOf(words), stops: noStops }, 0);
  if (end === 0) return null;
  const isAll = words.slice(end).every(({ key }) => IN_PLACE.has(key));
  return isAll ? orderedBy(hold, words.slice(0, end), looking) : orderedBy(hold, words, looking);
}

/** `galvez se queda`, `cornwall stays at port royal` */
function staying(tokens: readonly Token[], looking: Looking): string | null {
  const hold = verbCalled(looking, 'hold');
  const first = tokens.findIndex(({ key }) => !ARTICLES.has(key));
  const words = tokens.slice(Math.max(first, 0));
  const end = namesEnd({ ...looking.scanOf(words), stops: noStops }, 0);
  const stays = words[end]?.key === 'se' ? end + 1 : end;
  if (!hold || end === 0 || !STAYS.has(words[stays]?.key ?? '')) return null;
  const behind = words.slice(stays + 1);
  const isAll = behind.every(({ key }) => IN_PLACE.has(key));
  const who = words.slice(0, end);
  const plain = who.filter(({ key }) => !ARTICLES.has(key));
  const said = isAll ? [] : behind;
  return orderedBy(hold, [...who, ...said], looking) ?? orderedBy(hold, [...plain, ...said], looking);
}

function bombarded(tokens: readonly Token[], looking: Looking): string | null {
  const [head, ...words] = tokens;
  const fire = verbCalled(looking, 'fire');
  return head && fire && BOMBARDS.has(head.key) ? ordered(fire, words, looking) : null;
}

/** What leads to those who are to fire. */
const BY = wordsOf('with avec con');

/** `tirer avec fr-a-rt sur br-d`, `fr-a-rt et fr-a-lft tirent sur br-d`, `fire on br-d with fr-a-rt`: who fires, and at what. */
function aimed(tokens: readonly Token[], looking: Looking): string | null {
  const isFire = (at: number): boolean =>
    verbSaidAt(tokens, at, looking.lexicon)?.known.slots.some(({ shoots }) => shoots) ?? false;
  const said = tokens.findIndex((_, at) => isFire(at));
  const verb = said < 0 ? null : verbSaidAt(tokens, said, looking.lexicon);
  const on = tokens.findIndex(({ key }, at) => at > said && AIMS.has(key));
  if (!verb || on < 0) return null;
  const by = tokens.findIndex(({ key }, at) => at > on && BY.has(key));
  const target = tokens.slice(on + 1, by < 0 ? undefined : by);
  const before = [...tokens.slice(0, said), ...tokens.slice(said + verb.count, on)];
  const who = (by < 0 ? before : [...before, ...tokens.slice(by)]).filter(({ key }) => !BY.has(key));
  const isAll = who.length > 0 && namesEnd({ ...looking.scanOf(who), stops: noStops }, 0) === who.length;
  return isAll && target.length > 0
    ? orderedBy(verb.known, [...who, ...cut('at', who[0]?.line ?? 1).tokens, ...target], looking)
    : null;
}

/** `the cornwall and boyne with vernon attack santiago`: who goes, and what he attacks where he comes to. */
function attacked(tokens: readonly Token[], looking: Looking): string | null {
  const at = tokens.findIndex((_, n) => n > 0 && verbSaidAt(tokens, n, looking.lexicon) !== null);
  const verb = at < 0 ? null : verbSaidAt(tokens, at, looking.lexicon);
  if (!verb) return null;
  const who = tokens.slice(0, at).filter(({ key }) => !BY.has(key) && !ARTICLES.has(key));
  const where = tokens.slice(at + verb.count).filter(({ key }) => !ARTICLES.has(key) && !PERSONAL.has(key));
  const isAll = who.length > 0 && namesEnd({ ...looking.scanOf(who), stops: noStops }, 0) === who.length;
  const isPlace = where.length > 0 && placeLength({ ...looking.scanOf(where), stops: noStops }, 0) === where.length;
  return isAll && isPlace ? attacking(verb.known, who, where, looking) : null;
}

function doneByUs(tokens: readonly Token[], looking: Looking): string | null {
  const guns = tokens.findIndex(({ key }) => GUNS.has(key));
  // `les canons du 2007`: the hex where they stand.
  const there =
    guns >= 0 && AT.has(tokens[guns + 1]?.key ?? '') && isHexNumber(tokens[guns + 2]?.key ?? '') ? guns + 2 : -1;
  const isTheirs = (at: number): boolean => at === there || at === there - 1;
  const first = tokens.findIndex(
    ({ key }, at) => !WE.has(key) && !GUNS.has(key) && !ARTICLES.has(key) && (there < 0 || !isTheirs(at)),
  );
  const verb = first < 1 ? null : verbSaidAt(tokens, first, looking.lexicon);
  if (!verb) return null;
  const words = tokens.slice(first + verb.count);
  const scan = { ...looking.scanOf(words), stops: noStops };
  const isOfGuns =
    tokens.slice(0, first).some(({ key }) => GUNS.has(key)) && verb.known.slots.some(({ shoots }) => shoots);
  const isAbout = words.some((_, at) => namedAt(scan, at) > 0);
  const isMeant = isAbout || (isOfGuns && words.some(({ key }) => isHexNumber(key)));
  if (!isMeant) return null;
  const those = there < 0 ? null : orderTold(verb.known, tokens.slice(there, there + 1), words, looking);
  return those ?? ordered(verb.known, words, looking);
}

/** `build with aragon to 2716`, `sail to havana with cornwall`: behind the verb, or the verb bent, all else in another turn. */
function headed(tokens: readonly Token[], looking: Looking): string | null {
  const march = [...looking.lexicon.byId.values()].find(isMarch);
  const sent = march && SENDS.has(tokens[0]?.key ?? '') ? { known: march, count: 1 } : null;
  const verb = sent ?? verbSaidAt(tokens, 0, looking.lexicon);
  if (!verb) return null;
  const words = dictated(tokens.slice(verb.count)).tokens;
  const scan = { ...looking.scanOf(words), stops: noStops };
  const isMeant = verb.count > 1 || words.some((word, at) => /^\d/.test(word.key) || namedAt(scan, at) > 0);
  return isMeant ? ordered(verb.known, words, looking) : null;
}

/** `move pulaski's cavalry to 1308`: the march without the one word that it has no use for. */
function marchedWithout(tokens: readonly Token[], looking: Looking): string | null {
  const verb = findSpelling(looking.lexicon.verbs, tokens, 0, tokens.length);
  return verb && isMarch(verb.value.verb) ? withoutWord(tokens.slice(verb.count), looking) : null;
}

/** The order that the words are behind a verb: as they stand, behind the word for its place, or with whom and where in turn. */
export function ordered(said: KnownVerb, words: readonly Token[], looking: Looking): string | null {
  const verb = marchInstead(said, looking);
  const place = verb.slots.find(({ type }) => type === 'hex' || type === 'hexes');
  const scan = { ...looking.scanOf(words), stops: noStops };
  const places = words.flatMap((_, n) => (placeLength(scan, n) > 0 && namedAt(scan, n) === 0 ? [n] : []));
  const [at = -1] = places;
  const where = at < 0 ? [] : words.slice(at, at + placeLength(scan, at));
  const others = words.toSpliced(at, where.length).filter(({ key }) => !isSmall(key, verb));
  const led = [...headingOf(place?.heading ?? '', words), ...where];
  // A hex alone is where they fire, not those who stand there.
  if (place && at >= 0 && others.length === 0) return orderedBy(verb, led, looking);
  const read = orderedBy(verb, words, looking);
  if (read !== null || !place || at < 0 || places.some((n) => n >= at + where.length)) return read;
  return orderTold(verb, others, led, looking) ?? attacking(verb, others, where, looking);
}

const headingOf = (heading: string, [first]: readonly Token[]): readonly Token[] =>
  heading === '' ? [] : cut(heading.toLowerCase(), first?.line ?? 1).tokens;

const endsSo = ({ slots }: KnownVerb, key: string): boolean =>
  slots.some(({ type, heading, values }) => type === 'choice' && heading === '' && values.has(key));

/** `attack santiago with cornwall` where a verb names nobody and a march may end so: `MOVE cornwall TO santiago ATTACK`. */
function attacking(
  { name, slots }: KnownVerb,
  who: readonly Token[],
  where: readonly Token[],
  looking: Looking,
): string | null {
  const ends = [...looking.lexicon.byId.values()].find((one) => isMarch(one) && endsSo(one, keyOf(name)));
  const to = ends?.slots.find((slot) => slot.name === 'to');
  if (!ends || !to || who.length === 0 || slots.some(({ type }) => type === 'units')) return null;
  return orderedBy(ends, [...who, ...headingOf(to.heading, who), ...where, ...headingOf(name, who)], looking);
}

const isSmall = (key: string, { introduced }: KnownVerb): boolean =>
  [ARTICLES, LINKS, FROM, HIS].some((words) => words.has(key)) || introduced.has(key);
