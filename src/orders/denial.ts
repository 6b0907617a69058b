/** What is not to be done, `no advance`, `pas d'avance`, `call off the attack on 1405`: the order that says so, or the CANCEL of one given. */
import type { Language } from '../engine/contract.ts';
import { BUT, CALLS_OFF, DENIES, OFF, OURS } from './called-off.ts';
import type { KnownVerb } from './lexicon.ts';
import { cut, parted, type Token } from './lines.ts';
import type { Looking } from './listed.ts';
import { COURTESY, spellingsOf } from './mail-words.ts';
import { isMarch, orderedBy } from './march-meant.ts';
import { namedAt, placeLength } from './named-here.ts';
import { ANY_UNIT, readName } from './names.ts';
import { complain, findPlace, isHexNumber, noStops, type Scan } from './scan.ts';
import { answersOnly } from './subject.ts';
import { verbSaidAt } from './verb-said.ts';
import { ARTICLES, FROM, HIS, IF, LINKS, wordsOf } from './words.ts';

const NOT = wordsOf(
  'not dont never no ne n pas jamais nunca ni sin sans without except sauf salvo excepto skip omit minus',
);
/** What stands behind it and says no more. */
const NOT_AT_ALL = wordsOf('pas jamais plus not any a an de d des l du un una une mas do devons devez doit');
/** What is said before it: who speaks, and that the rest is well. */
const BEFORE = wordsOf(
  'we i you they nous on je vous ils and et y ok okay well alors bueno do should must shall so debemos deben',
);
/** What stands behind the verb and names nothing. */
const BEHIND = wordsOf(
  'pas jamais plus please pls plz svp this that the any more now today yet here on of in against after turn phase call combat fight battle ' +
    'sur contre en a au aux ce cette tour apres maintenant aujourd hui ici victoire ' +
    'sobre contra este esta turno ahora hoy aqui despues del de combate ya all anyone anybody nobody none at whatever',
);
const PERSONAL = wordsOf('a al');
/** `No orders`: of a mail, and not of the verb. */
const ORDERS = wordsOf('order orders ordre ordres orden ordenes');
/** A longer line is about something else. */
const LONGEST = 16;

const YES = new Set(spellingsOf('yes'));
const CANCEL: Readonly<Record<Language, string>> = { en: 'CANCEL', fr: 'ANNULER', es: 'CANCELAR' };
const SAYS_YES: Readonly<Record<Language, string>> = { en: 'YES', fr: 'OUI', es: 'SÍ' };
/** What a verb that may be left undone says then, where it has such a word. */
const UNDONE = ['none', 'hold'];

/** What is wrong with such a line, with what it means; null for any other. */
export function denial(line: readonly Token[], looking: Looking): Scan | null {
  const tokens = line.length > LONGEST ? [] : parted(line);
  const from = tokens.findIndex(({ key }) => !(YES.has(key) || BUT.has(key) || BEFORE.has(key) || COURTESY.has(key)));
  const isYes = YES.has(tokens[0]?.key ?? '') && (BUT.has(tokens[1]?.key ?? '') || tokens[1]?.comma === true);
  const denied = from < 0 ? null : deniedFrom(tokens.slice(from), looking);
  if (!denied) return null;
  const { known, rest, isCalledOff } = denied;
  if (!isOrderly(rest, looking)) return null;
  const told = looking.scanOf(line);
  const { language } = told.speech;
  const instead = isCalledOff ? null : keptFrom(known, rest, looking);
  const takes = instead ?? cancelled(denied, looking);
  const denies = isCalledOff ? 'cancels' : known.verb.calls.length > 0;
  const facts = instead === null ? { [DENIES]: denies } : {};
  if (isYes) {
    const means = [SAYS_YES[language], ...(takes === null ? [] : [takes])].join(' / ');
    complain(told, 'yes-with-more', 0, line.length, { didYouMean: means });
  } else complain(told, 'no-order-read', 0, line.length, { facts, ...(takes !== null && { didYouMean: takes }) });
  return told;
}

interface Denied {
  readonly known: KnownVerb;
  readonly rest: readonly Token[];
  readonly isCalledOff: boolean;
}

/** The verb behind a negation, or behind what calls it off, and what stands behind that. */
function deniedFrom(words: readonly Token[], looking: Looking): Denied | null {
  const isCalledOff = CALLS_OFF.has(words[0]?.key ?? '');
  // `No, attack 1405` forbids nothing.
  if (!(NOT.has(words[0]?.key ?? '') || isCalledOff) || words[1]?.comma) return null;
  const behind = words.slice(isCalledOff && OFF.has(words[1]?.key ?? '') ? 2 : 1);
  const first = behind.findIndex(
    ({ key }) => !(NOT_AT_ALL.has(key) || ARTICLES.has(key) || HIS.has(key) || OURS.has(key)),
  );
  if (first < 0 || ORDERS.has(behind[first]?.key ?? '')) return null;
  const verb = verbSaidAt(behind, first, looking.lexicon);
  // `No losses` is what nobody can order.
  if (!verb || verb.known.slots.some(({ type }) => type === 'order-of')) return null;
  const rest = behind.slice(first + verb.count).filter(({ key }) => !NOT_AT_ALL.has(key));
  return { known: verb.known, rest, isCalledOff };
}

/** Nothing stands there but names, places and small words, or a condition. */
function isOrderly(rest: readonly Token[], looking: Looking): boolean {
  const scan = { ...looking.scanOf(rest), stops: noStops };
  for (let at = 0; at < rest.length; ) {
    const { key } = rest[at] as Token;
    if (IF.has(key)) return true;
    const count = Math.max(namedAt(scan, at), placeLength(scan, at));
    const isSmall = /^\d+$/.test(key) || looking.lexicon.introducers.has(key);
    if (count === 0 && !isSmall && ![BEHIND, ARTICLES, LINKS, FROM, COURTESY].some((words) => words.has(key)))
      return false;
    at += Math.max(count, 1);
  }
  return true;
}

/** The order that keeps it from being done; null where none is read. */
function keptFrom(known: KnownVerb, rest: readonly Token[], looking: Looking): string | null {
  const words = rest.filter(({ key }) => !ARTICLES.has(key) && !BEHIND.has(key));
  const [instead, ...more] = keepersOf(known, looking);
  if (instead && more.length === 0) return orderedBy(instead, words, looking);
  const hold = looking.lexicon.verbs.get('hold')?.find((one) => one.words.length === 1)?.value.verb;
  if (isMarch(known) && hold?.verb.insteadOf?.includes(known.verb.id))
    return orderedBy(
      hold,
      words.filter(({ key }) => !PERSONAL.has(key)),
      looking,
    );
  const undone = known.slots.flatMap(({ printed }) => UNDONE.flatMap((value) => printed.get(value) ?? []));
  const said = undone.flatMap((word) => cut(word, rest[0]?.line ?? 1).tokens);
  if (said.length === 0) return null;
  return orderedBy(known, [...said, ...words], looking) ?? orderedBy(known, [...words, ...said], looking);
}

/** The verbs that can say nothing else of a matter than that it is not to be. */
function keepersOf(verb: KnownVerb, { lexicon }: Looking): readonly KnownVerb[] {
  const names = new Set(verb.slots.map(({ name }) => name));
  const others = [...lexicon.byId.values()].filter((other) => other !== verb && answersOnly(verb, other));
  return others.filter(({ slots }) => slots.every(({ name, optional }) => optional && names.has(name)));
}

/**
 * The CANCEL of all orders of the verb that speak of what is named; null where it names a condition, or what they are not known by
 * where nothing is said of taking them back.
 */
function cancelled({ known, rest, isCalledOff }: Denied, looking: Looking): string | null {
  const scan = { ...looking.scanOf(rest), stops: noStops };
  const ofUnits = known.slots[0]?.type.startsWith('unit') ?? false;
  const named: string[] = [];
  for (let at = 0; at < rest.length; ) {
    const { key } = rest[at] as Token;
    const count = Math.max(namedAt(scan, at), placeLength(scan, at));
    const isUnit = namedAt(scan, at) > 0;
    if (IF.has(key) || (count > 0 && ofUnits !== isUnit && !isCalledOff)) return null;
    const unit = isUnit ? readName(scan, at, ANY_UNIT) : null;
    if (unit?.kind === 'one') named.push(unit.named.id);
    else if (count > 0) named.push(isHexNumber(key) ? key : (findPlace(scan, at)?.named.id ?? key));
    at += Math.max(count, 1);
  }
  const { language, verb } = scan.speech;
  return [CANCEL[language], verb(known), ...named].join(' ');
}
