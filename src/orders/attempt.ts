/** A line that no order is read in and that is yet meant for one: it names whom to order about, or says what to do with them. */
import type { Diagnostic } from '../engine/contract.ts';
import { editDistance } from './distance.ts';
import { keyOf } from './fold.ts';
import { findSpelling, type KnownVerb } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { followedBy, isMarch, marched, marchInstead, orderedBy, strangersIn } from './march-meant.ts';
import { countOf, namedAt, namesEnd, OWN, placeLength } from './named-here.ts';
import { nearest, readName } from './names.ts';
import { ordered, saidOtherwise } from './said-otherwise.ts';
import { complain, findPlace, isHexNumber, noStops, type Scan } from './scan.ts';
import { orderTold, verbSaid, verbSaidAt } from './verb-said.ts';
import { togetherAt } from './whole-stack.ts';
import { ARTICLES, FROM, IF, JOINTS, LINKS, SENDS, STANDING } from './words.ts';

/** A longer line that begins with no unit is talk. */
const LONGEST = 16;
/** Of so few words a line that begins with a unit, or with the first word of a verb, need say nothing else of orders. */
const SHORT = 6;
/** One or two words are a name below a mail. */
const SHORTEST = 3;
/** A line of more words that sends somebody somewhere is talk. */
const LONGEST_SENT = 40;
/** Words between whom a sentence sends and where: `galvez should go to 2612`. */
const BETWEEN = 3;
/** What a single word is looked at for, if it is not much shorter. */
const SLIPPED: ReadonlySet<string> = new Set(['ready', 'unready', 'status']);
const SHORTEST_SLIP = 4;
/** Words between CANCEL and what it is to take out. */
const BEHIND_CANCEL = 4;

const CANCEL: ReadonlySet<string> = new Set([
  ...(MAIL_WORDS.find(({ verb }) => verb === 'cancel')?.words ?? []).map(keyOf),
  ...'annule annulez cancela cancele cancelo cancelen anula anule anulo'.split(' '),
]);
/** What is told of somebody, not ordered. */
const TOLD: ReadonlySet<string> = new Set(
  'is are was were has have had did does est sont etait etaient ont es era eran fue fueron han'.split(' '),
);
/** Prepositions say of talk no more than of orders. */
const MERELY: ReadonlySet<string> = new Set([
  ...FROM,
  ...LINKS,
  'with',
  'into',
  'over',
  'vers',
  'hacia',
  'para',
  'pour',
]);

/** What is wrong with such a line, with the order that it may mean; null for talk. */
export function attempted(words: readonly Token[], looking: Looking): Scan | null {
  const otherwise = saidOtherwise(words, looking);
  if (otherwise) return otherwise;
  const plain = withoutInstead(words);
  const sends = plain.length > SHORTEST && SENDS.has(words[0]?.key ?? '');
  const sent = sends ? attemptedIn(plain.slice(1), looking, words) : null;
  const says = sent?.diagnostics.some(({ code, didYouMean }) => code !== 'no-order-read' || didYouMean !== undefined);
  return says ? sent : attemptedIn(plain, looking, words);
}

/** What leads to the place that is not meant any more. */
const INSTEAD = ['instead of', 'rather than', 'au lieu de', 'au lieu du', 'plutot que', 'en vez de', 'en lugar de'];
/** Words of a place at most. */
const LONGEST_PLACE = 4;

/** `armagnac to 1304 instead of 1305`: without the place where they do not go. */
function withoutInstead(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex((_, n) =>
    INSTEAD.some((said) => said.split(' ').every((word, k) => words[n + k]?.key === word)),
  );
  return at > 0 && words.length - at <= LONGEST_PLACE + 3 ? words.slice(0, at) : words;
}

/** `line`: all of its words. */
function attemptedIn(tokens: readonly Token[], looking: Looking, line: readonly Token[]): Scan | null {
  const scan = { ...looking.scanOf(tokens), stops: noStops };
  const sent = tokens.length <= LONGEST_SENT ? sentIn(scan, looking) : [];
  const word = nearlyAWord(tokens) ?? endOfStanding(tokens);
  const isMeant =
    word !== null ||
    sent.length > 0 ||
    startsWithUnit(scan, looking) ||
    (tokens.length <= LONGEST && commands(scan, looking)) ||
    takesBack(tokens) ||
    nearlyTold(scan, looking) !== null;
  const across = acrossIn(scan, looking);
  if (!isMeant && !across) return null;
  const told = looking.scanOf(line);
  // Where a sentence says what they do, no word of it is left out for them to march.
  const isSaid = sent.some((one) => saidIn(one.between, looking) !== undefined || firedOn(one, looking) !== null);
  const led = isSaid ? null : guessed(tokens, looking);
  const sentTo = led ?? guessedOf(sent, looking) ?? followedBy(tokens, looking);
  const meant = word ?? sentTo ?? nearlyTold(scan, looking) ?? across?.means ?? null;
  // Who says what is not to be done means no such order.
  const didYouMean = forbids(tokens) ? null : meant;
  const several = sent.length === 1 ? strangersIn(tokens, looking).filter(({ code }) => code === 'ambiguous-name') : [];
  const strangers = several.length > 0 ? several : meant === null ? (across?.strangers ?? []) : [];
  told.diagnostics.push(...strangers);
  if (strangers.length > 0) return told;
  const candidates = didYouMean === null ? goesOnWith(tokens, told, looking) : [];
  if (candidates.length > 0) complain(told, 'verb-goes-on', 0, line.length, { facts: { candidates } });
  else complain(told, 'no-order-read', 0, line.length, didYouMean === null ? {} : { didYouMean });
  return told;
}

/** `momentum spend`: the verbs that begin with this word, where none is it alone. */
function goesOnWith([head]: readonly Token[], { speech }: Scan, { lexicon }: Looking): readonly string[] {
  const begun = head ? (lexicon.verbs.get(head.key) ?? []) : [];
  if (begun.some(({ words }) => words.length === 1)) return [];
  return [...new Set(begun.map(({ value }) => speech.verb(value.verb)))];
}

/** Words that count alone on their line and that a slip of the pen must not turn into talk. */
const ALONE = MAIL_WORDS.filter(({ verb, takes }) => takes === 'alone' && SLIPPED.has(verb));

/** `REDY`, `PRETT`: the word of the same length or nearly that is meant. */
function nearlyAWord(tokens: readonly Token[]): string | null {
  const [{ key } = { key: '' }, ...more] = tokens;
  if (more.length > 0 || key.length < SHORTEST_SLIP) return null;
  const near = ALONE.flatMap(({ words }) => words).find((word) => editDistance(key, keyOf(word), 1) === 1);
  return near?.toUpperCase() ?? null;
}

/** `STANDING CANCEL s1`: what ends a standing order is no standing order itself. */
function endOfStanding(tokens: readonly Token[]): string | null {
  const [standing, cancel, ...named] = tokens;
  if (!STANDING.has(standing?.key ?? '') || !CANCEL.has(cancel?.key ?? '') || named.length === 0) return null;
  return [cancel?.text.toUpperCase(), ...named.map(({ text }) => text)].join(' ');
}

const NOT: ReadonlySet<string> = new Set('not dont don never ne pas no jamais nunca'.split(' '));

/** `Don't move foix`, `no mover foix`; a `no,` that answers what was said before forbids nothing. */
const forbids = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }, at) => NOT.has(key.split(' ')[0] ?? '') && tokens[at + 1]?.comma === false);

const TAKES_BACK: ReadonlySet<string> = new Set(
  (
    'scratch ignore forget disregard strike undo delete oubliez oublie ignorez annulez annule supprimez effacez ' +
    'olvide olvida olviden ignora ignoren anule anula borre borra cancele cancela'
  ).split(' '),
);
const SAID_BEFORE: ReadonlySet<string> = new Set(
  (
    'that this it above last previous line order orders everything ca cela ligne ordre ordres precedent precedente dessus tout ' +
    'eso esto lo anterior linea orden ordenes todo arriba all please my mi ma mes svp merci thanks gracias de d'
  ).split(' '),
);

/** `Sorry, scratch that`, `oubliez la ligne précédente`: it means an order, and says not which. */
const takesBack = (tokens: readonly Token[]): boolean =>
  tokens.length <= SHORT &&
  tokens.some(
    ({ key }, at) =>
      TAKES_BACK.has(key) &&
      at + 1 < tokens.length &&
      tokens.slice(at + 1).every((behind) => SAID_BEFORE.has(behind.key) || ARTICLES.has(behind.key)),
  );

/** One's own unit, and then few words or such as orders have. */
function startsWithUnit(scan: Scan, { lexicon }: Looking): boolean {
  const { tokens } = scan;
  const first = ARTICLES.has(tokens[0]?.key ?? '') ? 1 : 0;
  // A number alone may be that of an answer.
  if (/^\d+$/.test(tokens[first]?.key ?? '')) return false;
  const count = countOf(scan, first);
  const from = first + count;
  // `No ataco`: a few letters that begin a name say no, where they are no name themselves.
  const denies = NOT.has(tokens[first]?.key ?? '') && !scan.names.byKey.has(tokens[first]?.key ?? '');
  if (count === 0 || (count === 1 && denies) || tokens.length < SHORTEST || tokens.some(({ key }) => TOLD.has(key)))
    return false;
  const isVerb = (at: number): boolean => findSpelling(lexicon.verbs, tokens, at, tokens.length) !== null;
  // `Lincoln, you old fool`
  if (tokens[from]?.comma && countOf(scan, from) === 0 && !isVerb(from)) return false;
  if (tokens.length <= SHORT) return true;
  return tokens.some(
    (token, at) => at >= from && (isHexNumber(token.key) || findPlace(scan, at) !== null || isVerb(at)),
  );
}

/** A verb with somebody of one's own behind it, the first word of one, CANCEL and what it takes out, or a part of an order. */
function commands(scan: Scan, { lexicon }: Looking): boolean {
  const { tokens } = scan;
  const key = tokens[0]?.key ?? '';
  const isFirst = lexicon.verbs.has(key) || CANCEL.has(key);
  // What an order waits for may be put in many words: `élan utiliser si on perd un pas`.
  const waits = tokens.findIndex((token) => IF.has(token.key));
  const said = waits > 1 ? tokens.slice(0, waits) : tokens;
  if (key.length > SHORTEST && isFirst && said.length <= SHORT && !said.some(({ comma }) => comma)) return true;
  return tokens.some((token, at) => {
    const verb = findSpelling(lexicon.verbs, tokens, at, tokens.length);
    if (verb !== null && namedAt(scan, at + verb.count) > 0) return true;
    if (CANCEL.has(token.key)) return tokens.slice(at + 1, at + 1 + BEHIND_CANCEL).some((_, n) => isNamed(at + 1 + n));
    const leads = token.key.length > SHORTEST && lexicon.introducers.has(token.key) && !MERELY.has(token.key);
    // `turn 4` speaks of the turn.
    return leads && !/^\d+$/.test(tokens[at + 1]?.key ?? '') && countOf(scan, at + 1) > 0;
  });

  function isNamed(at: number): boolean {
    const isVerb = findSpelling(lexicon.verbs, tokens, at, tokens.length) !== null;
    return isVerb || STANDING.has(tokens[at]?.key ?? '') || countOf(scan, at) > 0 || findPlace(scan, at) !== null;
  }
}

/** Whom a sentence sends or has fire somewhere, be it in the midst of other words. */
interface Sent {
  readonly who: readonly Token[];
  readonly between: readonly Token[];
  readonly where: readonly Token[];
  /** What is said behind the place. */
  readonly behind: readonly Token[];
}

/** `Sorry, I meant the rangers, to 2612`, `Guns: br-a, br-b fire at 1405`; what is told of the past is none. */
function sentIn(scan: Scan, { lexicon }: Looking): readonly Sent[] {
  const { tokens } = scan;
  const found: Sent[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = at + namedAt(scan, at);
    // `navarra regiment`: of the second word somebody else may be called.
    const isNoun = first > at && NOUNS.has(tokens[first]?.key ?? '');
    const named = isNoun ? first : namesEnd(scan, at);
    if (named === at) continue;
    // `foix à 1405`: the last word may be a piece of a name, and leads to the place all the same.
    const leads = lexicon.introducers.has(tokens[named - 1]?.key ?? '') && placeLength(scan, named) > 0;
    const end = leads && named > at + 1 ? named - 1 : named;
    const to = tokens.findIndex(
      ({ key }, n) => n >= end && n <= end + BETWEEN && lexicon.introducers.has(key) && placeLength(scan, n + 1) > 0,
    );
    const said = tokens[end];
    if (to < 0 && said && verbSaid(said, lexicon) && isHexNumber(tokens[end + 1]?.key ?? ''))
      found.push({
        ...{ who: tokens.slice(at, end), between: [said] },
        ...{ where: tokens.slice(end + 1, end + 2), behind: tokens.slice(end + 2) },
      });
    const between = tokens.slice(end, to);
    // A place by its name is spoken of in passing, a number hardly.
    const isSent = isHexNumber(tokens[to + 1]?.key ?? '') || (to === end && !MERELY.has(tokens[to]?.key ?? ''));
    if (to >= 0 && isSent && !between.some(({ key }) => TOLD.has(key) || PAST.test(key))) {
      const last = to + 1 + placeLength(scan, to + 1);
      found.push({
        ...{ who: tokens.slice(at, end), between },
        ...{ where: tokens.slice(to, last), behind: tokens.slice(last) },
      });
    }
    at = isNoun ? end : end - 1;
  }
  return found;
}

const PAST = /.ed$/;

/** `Attack is the best defence`, `Mover ficha es lo que toca`: something is told, and of nobody and no place. */
export function isSaying(scan: Scan): boolean {
  const { tokens } = scan;
  const told = tokens.findIndex(({ key }, at) => at > 0 && TOLD.has(key));
  const isAbout = (_: Token, at: number): boolean => namedAt(scan, at) > 0 || placeLength(scan, at) > 0;
  return told > 0 && told <= SHORTEST && !tokens.some(({ key }) => /\d/.test(key)) && !tokens.some(isAbout);
}

/** What somebody is, behind his name. */
const NOUNS: ReadonlySet<string> = new Set(
  (
    'regiment regiments battalion company brigade corps infantry cavalry dragoons militia grenadiers battery guns ' +
    'bataillon compagnie infanterie cavalerie dragons milice regimiento batallon compania infanteria caballeria dragones milicia'
  ).split(' '),
);

/** Words that say no more than that somebody is sent. */
const GOES: ReadonlySet<string> = new Set(
  (
    'should shall must will can may to go goes now also too then back please head heads move moves march marches advance advances ' +
    'doit doivent devrait aussi ensuite puis maintenant va vont aller aille aillent marche marchent avance avancent passe passent svp ' +
    'debe deben tambien luego ahora va van ir vaya vayan marcha marchan marche marchen avanza avanzan avance avancen pasa pasan '
  ).split(' '),
);

/** The verb that stands in such words, as lists have it or bent. */
const saidIn = (between: readonly Token[], { lexicon }: Looking): KnownVerb | undefined =>
  between.flatMap((_, at) => findSpelling(lexicon.verbs, between, at, between.length)?.value.verb ?? [])[0] ??
  between.flatMap((word) => verbSaid(word, lexicon) ?? [])[0];

/** All orders that such words mean, each behind the verb that stands between them or that they lack; null where one means none. */
function guessedOf(sent: readonly Sent[], looking: Looking): string | null {
  const orders = sent.map((one) => {
    const { between, where } = one;
    const said = saidIn(between, looking);
    const verb = said && marchInstead(said, looking);
    const together = verb && !isHexNumber(between[0]?.key ?? '') ? orderWith(verb, one, looking) : null;
    if (together !== null) return together;
    const who = companyOf(one, looking);
    if (who === null) return null;
    const from = between.slice(0, isHexNumber(between[0]?.key ?? '') ? 1 : 0);
    const words = [...who, ...from, ...where];
    if (!verb && !between.slice(from.length).every(({ key }) => GOES.has(key) || NOUNS.has(key))) return null;
    if (verb) return from.length > 0 ? orderedBy(verb, words, looking) : orderTold(verb, who, where, looking);
    if (from.length > 0) return marched(words, looking);
    return firedOn(one, looking) ?? guessed(words, looking);
  });
  if (orders.length === 0 || orders.includes(null)) return null;
  return orders.map((order, n) => [order, ...attackedThen(sent[n] as Sent, looking)].join('; ')).join(' / ');
}

/** `maitland goes to 1404 with fraser-1, ra-4`: who goes along; null where not every word behind names somebody. */
function companyOf({ who, behind }: Sent, looking: Looking): readonly Token[] | null {
  const [link, ...others] = behind;
  if (!link || !WITH.has(link.key)) return who;
  const end = namesEnd({ ...looking.scanOf(others), stops: noStops }, 0);
  return end > 0 && end === others.length ? [...who, ...cut('and', link.line).tokens, ...others] : null;
}

const WITH: ReadonlySet<string> = new Set(['with', 'avec', 'con']);

/** `champagne marches to 1405 and attacks 1404`: what they attack from where they come to. */
function attackedThen({ who, behind }: Sent, looking: Looking): readonly string[] {
  const at = behind.findIndex(({ key }) => !JOINTS.has(key));
  const verb = at < 1 ? null : verbSaidAt(behind, at, looking.lexicon);
  const words = verb ? behind.slice(at + verb.count) : [];
  const end = placeLength({ ...looking.scanOf(words), stops: noStops }, 0);
  if (!verb || end === 0 || !verb.known.slots.some(({ type, heading }) => type === 'units' && heading !== ''))
    return [];
  const where = words.slice(0, end);
  const alone = [...where, ...cut('with', where[0]?.line ?? 1).tokens, ...who];
  const said = orderWith(verb.known, { who, where, behind: words.slice(end) }, looking);
  return [said ?? ordered(verb.known, alone, looking) ?? []].flat();
}

/** `fr-a-lft sur 1905`: a gun on a place fires at it. */
function firedOn({ who, between, where }: Sent, looking: Looking): string | null {
  const fire = [...looking.lexicon.byId.values()].find(({ slots }) => slots.some(({ shoots }) => shoots));
  const gun = readName({ ...looking.scanOf(who), stops: noStops }, 0, { type: 'unit', whose: 'own' });
  const isMeant = fire && between.length === 0 && ON.has(where[0]?.key ?? '') && gun.kind === 'one' && gun.named.shoots;
  return isMeant ? orderTold(fire, who, where, looking) : null;
}

const ON: ReadonlySet<string> = new Set(['on', 'upon', 'sur', 'sobre']);

/** `d'Estaing attaque 1404 avec champagne, en échelon`: who does it, and with whom and how behind the place; null where nobody is named there. */
function orderWith(verb: KnownVerb, { who, where, behind }: Omit<Sent, 'between'>, looking: Looking): string | null {
  const [link, ...others] = behind;
  const units = verb.slots.find(({ type }) => type === 'units');
  if (!link || !units || !verb.introduced.get(link.key)?.some(({ value }) => value.includes(units))) return null;
  if (namedAt({ ...looking.scanOf(others), stops: noStops }, 0) === 0) return null;
  return ordered(verb, [...where, link, ...who, ...cut('and', link.line).tokens, ...others], looking);
}

/** The march from hex to hex that a line is meant for, where one is understood; else who of those named is not where it says. */
interface Across {
  readonly means: string | null;
  readonly strangers: readonly Diagnostic[];
}

/** `everyone in 1707 goes to 1706`, `Pulaski's cavalry 1809 to 1807`, `1307 goes to 1407`: from one hex to another, and somebody of one's own is meant. */
function acrossIn(scan: Scan, looking: Looking): Across | null {
  const { tokens } = scan;
  const hexes = tokens.flatMap(({ key }, at) => (isHexNumber(key) ? [at] : []));
  const [from, to, ...more] = hexes;
  if (from === undefined || to === undefined || more.length > 0 || tokens.length > LONGEST) return null;
  const between = tokens.slice(from + 1, to);
  const leads = between.at(-1) === undefined || looking.lexicon.introducers.has(between.at(-1)?.key ?? '');
  if (!leads || between.length > BETWEEN + 1 || tokens.some(({ key }) => TOLD.has(key) || PAST.test(key))) return null;
  const who = tokens.slice(0, from);
  const named = who.flatMap((_, at) => (namedAt(scan, at) > 0 ? [at] : []))[0];
  const together = togetherAt(scan, 0, '');
  // Who stands in a hex is called by its number: `1307 marche vers 1407`.
  if (named === undefined && !together && from > 0) return null;
  const led = between.filter(({ key }, at) => at === between.length - 1 || !GOES.has(key));
  // Who is named says whose they are: `Pulaski's cavalry`.
  const names = named === undefined ? who : who.slice(named, named + namedAt(scan, named));
  const tried = [who, names].map((words) => [...words, ...tokens.slice(from, from + 1), ...led, ...tokens.slice(to)]);
  const means = tried.reduce<string | null>((found, words) => found ?? marched(words, looking), null);
  return { means, strangers: means === null ? tried.flatMap((words) => strangersIn(words, looking)).slice(0, 1) : [] };
}

/** A word like the name of one's own and a verb, `drags hold`: the order that is meant. */
function nearlyTold({ tokens, names }: Scan, looking: Looking): string | null {
  const [who, ...said] = tokens;
  const verb = findSpelling(looking.lexicon.verbs, said, 0, said.length);
  const near = who && verb?.count === said.length && who.key.length > SHORTEST ? nearest(names, who.key, OWN) : null;
  return near && verb ? orderedBy(verb.value.verb, cut(near.id, who?.line ?? 1).tokens, looking) : null;
}

/** The one order that the words are behind the verb they lack, without a word, no hex, in front of `to` that may stand for it. */
function guessed(said: readonly Token[], looking: Looking): string | null {
  // `armagnac and the grenadier-bn`
  const tokens = said.filter(({ key }, n) => !(ARTICLES.has(key) && LINKS.has(said[n - 1]?.key ?? '')));
  const to = tokens.findIndex(({ key }, at) => at > 1 && looking.lexicon.introducers.has(key));
  const isTo = to > 0 && !isHexNumber(tokens[to - 1]?.key ?? '');
  for (const words of [tokens, ...(isTo ? [tokens.toSpliced(to - 1, 1)] : [])]) {
    const found = [...looking.lexicon.byId.values()].flatMap((known) => {
      const order = orderedBy(known, words, looking);
      return order === null ? [] : [{ known, order }];
    });
    const marches = found.filter(({ known }) => isMarch(known));
    // Of what sends somebody the plain march is the first.
    const [one, ...more] = marches.length > 0 ? marches.slice(0, 1) : found;
    if (one) return more.length === 0 ? one.order : null;
  }
  return null;
}
