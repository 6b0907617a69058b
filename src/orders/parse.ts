/** Reads one line as an order: verb, slots by their words and types, condition. Nothing throws. */
import type { Condition, Diagnostic, Json, Order, Span } from '../engine/contract.ts';
import { readCondition } from './conditions.ts';
import { editDistance, tolerance } from './distance.ts';
import { keyOf } from './fold.ts';
import { findSpelling, type KnownSlot, type KnownVerb, type Lexicon, type Terms } from './lexicon.ts';
import { cut, type Token } from './lines.ts';
import { ANY_PLACE, nearest, readName, spelledAs } from './names.ts';
import {
  complain,
  findPlace,
  goesOn,
  isHexNumber,
  isIntroducer,
  keyOfWords,
  nameLength,
  noStops,
  readPlace,
  type Scan,
  spanOf,
  wordAt,
  writtenAt,
} from './scan.ts';
import { placeholder } from './speech.ts';
import type { ReadOrder } from './types.ts';
import { readUnits, tellStrangers } from './unit-list.ts';
import { findUnit, isPlainUnit, nearestKind, WHOLE } from './unit-name.ts';
import { ALL, ARTICLES, ELSE, ENTIRE, EXCEPT, HIS, IF, LINKS, SENDS, STANDING, THEN } from './words.ts';
import { type Style, writeAct, writeWhole } from './write.ts';

/** ELSE after ELSE goes no further than this. */
const MOST_ELSES = 8;

type Spans = Record<string, Span[]>;

interface Act {
  verb: KnownVerb;
  args: Record<string, Json>;
}

interface Parsed extends Act {
  when?: Condition;
  otherwise?: Parsed;
}

/** Reads the scan's words as one order; null after saying what is wrong. The whole line must be understood. */
export function readOrder(scan: Scan, lexicon: Lexicon, terms: Terms): ReadOrder | null {
  const line = scan.tokens[scan.at]?.line ?? 0;
  const begin = scan.at;
  // Who writes both of the words a letter uses for it, `PERMANENT CONSIGNE`, says it once.
  while (STANDING.has(wordAt(scan, scan.at)?.key ?? '')) scan.at++;
  const standing = scan.at > begin;
  const style: Style = IF.has(wordAt(scan, scan.at)?.key ?? '') ? 'before' : 'behind';
  const spans: Spans = {};
  const parsed = readConditional(scan, lexicon, terms, spans, 0);
  if (parsed === null) return null;
  if (scan.at < scan.end) {
    complainOfRest(scan, parsed);
    return null;
  }
  if (standing && !stands(parsed)) {
    complain(scan, 'may-not-stand', 0, 1, { facts: { verb: scan.speech.verb(parsed.verb) } });
    return null;
  }
  if (scanErrors(scan).length > 0) return null;
  return { order: orderOf(lexicon, terms, parsed, line, standing, style), standing, spans };
}

/** What stands behind a condition is no part of it: a slot of the order belongs before its IF. */
function complainOfRest(scan: Scan, { verb, when }: Parsed): void {
  const slot = when && findSpelling(verb.introduced, scan.tokens, scan.at, scan.end);
  if (slot) complain(scan, 'before-condition', scan.at, slot.count, { facts: { verb: scan.speech.verb(verb) } });
  else complain(scan, 'unexpected-word', scan.at, 1);
}

function stands(parsed: Parsed): boolean {
  return parsed.verb.verb.standing === true && (parsed.otherwise === undefined || stands(parsed.otherwise));
}

function orderOf(lexicon: Lexicon, terms: Terms, parsed: Parsed, line: number, standing: boolean, style: Style): Order {
  const order: Order = { id: '', verb: parsed.verb.verb.id, args: parsed.args, canonical: '', line };
  if (parsed.when) order.when = parsed.when;
  if (parsed.otherwise) order.otherwise = orderOf(lexicon, terms, parsed.otherwise, line, false, style);
  order.canonical = writeWhole(lexicon, terms, order, standing, style);
  return order;
}

function readConditional(scan: Scan, lexicon: Lexicon, terms: Terms, spans: Spans, elses: number): Parsed | null {
  let when: Condition | null = null;
  if (IF.has(wordAt(scan, scan.at)?.key ?? '')) {
    when = readIf(scan, terms);
    if (when === null) return null;
    if (THEN.has(wordAt(scan, scan.at)?.key ?? '')) scan.at++;
  }
  const act = readAct(scan, lexicon, spans);
  if (act === null) return null;
  if (when === null && IF.has(wordAt(scan, scan.at)?.key ?? '')) {
    when = readIf(scan, terms);
    if (when === null) return null;
  }
  if (when === null) return act;
  const parsed: Parsed = { ...act, when };
  if (ELSE.has(wordAt(scan, scan.at)?.key ?? '')) {
    if (elses >= MOST_ELSES) {
      complain(scan, 'condition-too-deep', scan.at, 1);
      return null;
    }
    scan.at++;
    const otherwise = readConditional(scan, lexicon, terms, {}, elses + 1);
    if (otherwise === null) return null;
    parsed.otherwise = otherwise;
  }
  return parsed;
}

function readIf(scan: Scan, terms: Terms): Condition | null {
  scan.at++;
  scan.opened = 0;
  scan.closed = 0;
  scan.stops = noStops;
  return readCondition(scan, terms);
}

function readAct(scan: Scan, lexicon: Lexicon, spans: Spans): Act | null {
  const found = findSpelling(lexicon.verbs, scan.tokens, scan.at, scan.end);
  if (found === null) {
    const word = wordAt(scan, scan.at);
    const near = word && nearestVerb(lexicon, word.key);
    if (word && STANDING.has(word.key)) complain(scan, 'standing-first', scan.at, 1);
    else if (word?.operator) complain(scan, 'unexpected-word', scan.at, 1);
    else if (word) {
      const left = near ? null : withVerb(scan, lexicon);
      if (left && left.wrong.length > 0) scan.diagnostics.push(...left.wrong);
      else if (left) complain(scan, 'missing-verb', scan.at, scan.end - scan.at, { didYouMean: left.means });
      else complain(scan, 'unknown-verb', scan.at, 1, { didYouMean: near ? scan.speech.verb(near) : undefined });
    } else complain(scan, 'missing-order', scan.at, 0);
    return null;
  }
  scan.at += found.count;
  return readArguments(scan, found.value.verb, lexicon, spans);
}

/** An order without its verb: what it is with it, and what is wrong with it then. */
interface VerbLeft {
  readonly means: string;
  readonly wrong: readonly Diagnostic[];
}

/** A march whose units and place stand here without its verb, behind it; the first name may be misspelt. */
function withVerb(scan: Scan, lexicon: Lexicon): VerbLeft | null {
  const { at, end, names } = scan;
  const head = scan.tokens[at] as Token;
  const left = verbLeftOut(scan, lexicon, writtenAt(scan, at, end - at));
  if (left) return left;
  const near = head.key.length > LEAST_MISSPELT ? nearest(names, head.key, { type: 'unit', whose: 'own' }) : null;
  if (!near) return null;
  const tokens = scan.tokens.with(at, { ...head, key: keyOf(near.id), text: near.id });
  return verbLeftOut({ ...scan, tokens }, lexicon, `${near.id} ${writtenAt(scan, at + 1, end - at - 1)}`);
}

/** Fewer letters are like too many names. */
const LEAST_MISSPELT = 3;

/** The march whose units and place stand here, in words written so. */
function verbLeftOut(scan: Scan, lexicon: Lexicon, written: string): VerbLeft | null {
  const marches = [...lexicon.byId.values()].filter(({ verb: { slots } }) => {
    const needed = slots.filter(({ optional }) => !optional);
    return needed.length === 2 && needed[0]?.type === 'units' && needed[1]?.name === 'to';
  });
  for (const verb of marches) {
    const tried = { ...scan, diagnostics: [], holders: [] };
    if (readArguments(tried, verb, lexicon, {}) === null) continue;
    const wrong = scanErrors(tried);
    return { means: `${scan.speech.verb(verb)} ${written}`, wrong };
  }
  return null;
}

const scanErrors = ({ diagnostics }: Pick<Scan, 'diagnostics'>): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === 'error');

function readArguments(scan: Scan, verb: KnownVerb, lexicon: Lexicon, spans: Spans): Act | null {
  scan.stops = (key) => verb.stops(key) || EXCEPT.has(key);
  const args: Record<string, Json> = {};
  let positional = 0;
  for (let word = wordAt(scan, scan.at); word !== null; word = wordAt(scan, scan.at)) {
    if (noStops(word.key)) break;
    const introduced = findSpelling(verb.introduced, scan.tokens, scan.at, scan.end);
    if (introduced !== null) {
      const slot = introducedSlot(scan, verb, args, introduced.value, introduced.count);
      if (slot !== null) {
        scan.at += introduced.count;
        if (slot.type === 'flag') args[slot.name] = true;
        else if (!readValue(scan, slot, args, spans)) return null;
        continue;
      }
    }
    if (isBeforeNames(scan, verb, args)) scan.at++;
    if (passesSource(scan, verb, args)) continue;
    const slot = bareSlot(scan, verb, args, positional);
    if (slot === null) {
      complainOfWord(scan, verb, args);
      return null;
    }
    if (slot.heading === '') positional = verb.slots.indexOf(slot) + 1;
    if (!readValue(scan, slot, args, spans)) {
      suggestKind(scan, verb);
      if (verb.slots.some(({ name }) => name === 'to')) suggestOnMap(scan);
      return null;
    }
  }
  for (const slot of verb.slots) {
    if (slot.optional || slot.name in args) continue;
    const blank = placeholder(slot, scan.speech);
    const expected = slot.heading === '' ? [blank] : [`${scan.speech.heading(slot)} ${blank}`];
    const example = ownExample(scan, verb, lexicon);
    const facts = { verb: scan.speech.verb(verb), slot: slot.name, example };
    complain(scan, 'missing-slot', scan.at, 0, { expected, facts });
    return null;
  }
  if (verb.slots.some(({ name }) => name === 'to')) noteHolders(scan, spans);
  return { verb, args: inOrder(verb, args) };
}

/** The example of an order as its writer would write it; nothing where it is about units of others: all sides have one. */
function ownExample(scan: Scan, { verb }: KnownVerb, lexicon: Lexicon): string {
  const { tokens } = cut(verb.example, 1);
  const tried = { ...scan, tokens, at: 0, end: tokens.length, diagnostics: [], holders: [], stops: noStops };
  const act = readAct(tried, lexicon, {});
  return act === null ? '' : writeAct(act.verb, act.args, scan.speech);
}

/** Says of each whole hex sent away that its place is left empty. */
function noteHolders({ holders, diagnostics, speech }: Scan, spans: Spans): void {
  const span = spans.units?.[0];
  for (const [place, there] of Map.groupBy(holders, (holder) => holder.place ?? null)) {
    const facts = { units: there.map(({ id }) => id).join(', '), place, except: speech.small.except };
    diagnostics.push({ severity: 'note', code: 'holders-go-too', facts, ...(span && { span }) });
  }
}

/** Arguments in the order of the verb's slots, whatever order they were written in; how many of a kind where its writer left it out. */
function inOrder(verb: KnownVerb, args: Record<string, Json>): Record<string, Json> {
  const ordered: Record<string, Json> = {};
  for (const slot of verb.slots) {
    const value = args[slot.name] ?? (args.kind === undefined ? undefined : slot.usual);
    if (value !== undefined) ordered[slot.name] = value;
  }
  return ordered;
}

/** Which of the slots that a word introduces is meant: the first still open that can be read there. */
function introducedSlot(
  scan: Scan,
  verb: KnownVerb,
  args: Record<string, Json>,
  slots: readonly KnownSlot[],
  count: number,
): KnownSlot | null {
  const open = slots.filter((slot) => !(slot.name in args));
  if (open.length === 0) {
    const again = slots[0] as KnownSlot;
    // `frigates first, then cannons`: the list goes on.
    if (again.type === 'order-of') return again;
    const facts = { verb: scan.speech.verb(verb), slot: again.name };
    // `RETREAT 2717 TO port royal`, `ATTACK the French in 1405`: what stands before the word was taken for its place.
    const isHeading = ({ key }: Token): boolean =>
      verb.introduced.get(key)?.some(({ value }) => value.includes(again)) ?? false;
    const isBare = again.type !== 'flag' && !scan.tokens.slice(0, scan.at).some(isHeading);
    if (isBare) complain(scan, 'unexpected-word', scan.at - 1, 1, { facts });
    else if (again.type !== 'flag') complain(scan, 'slot-twice', scan.at, count, { facts });
    return null;
  }
  const from = scan.at + count;
  const whole = open.length > 1 ? open.find((slot) => readsWhole(scan, slot, from)) : undefined;
  return whole ?? open.find((slot) => reads(scan, slot, from)) ?? (open[0] as KnownSlot);
}

/** The slot a value without an introducing word belongs to: the next bare slot, else a required one that can be read. */
function bareSlot(scan: Scan, verb: KnownVerb, args: Record<string, Json>, positional: number): KnownSlot | null {
  for (let index = positional; index < verb.slots.length; index++) {
    const slot = verb.slots[index] as KnownSlot;
    if (slot.heading !== '' || slot.name in args) continue;
    if (!slot.optional) return slot;
    if (!reads(scan, slot, scan.at) || (slot.type === 'count' && !countsKind(scan, verb, index))) continue;
    if (slot.type === 'choice' && beginsPlace(scan, verb, args, slot)) continue;
    return choiceInstead(scan, verb, args, index) ?? slot;
  }
  // Names may stand behind kinds, `LAND soldiers, knowles`, where the order of the two says nothing.
  const isKind = verb.slots.some(({ name, isCounted, type }) => isCounted && type === 'choice' && name in args);
  const names = isKind && !('count' in args) ? namesOf(verb) : openNames(verb, args);
  const before = wordAt(scan, scan.at - 1);
  const isJoint = wordAt(scan, scan.at)?.comma || (before !== null && LINKS.has(before.key));
  const isList = isJoint && verb.slots.every(({ type }) => type !== 'order-of');
  if (names && isList && isPlainUnit(scan, names, scan.at)) return names;
  // Where nothing is required, what can be read may stand without its word: `RETREAT 1503`; so may what is of one list alone.
  const free = verb.slots.every((slot) => slot.optional);
  const open = verb.slots.filter(
    ({ heading, name, type }) =>
      heading !== '' && !(name in args) && type !== 'flag' && !EXCEPT.has(heading.toLowerCase()),
  );
  const lists = open.filter((slot) => slot.type === 'choice' && reads(scan, slot, scan.at));
  for (const slot of open) {
    if (slot.type === 'name') continue;
    if ((!slot.optional || free || (lists.length === 1 && lists[0] === slot)) && reads(scan, slot, scan.at))
      return slot;
  }
  return null;
}

/** The names that a verb takes without a word before them. */
const namesOf = ({ slots }: KnownVerb): KnownSlot | undefined =>
  slots.find(({ type, heading }) => type === 'units' && heading === '');

/** These, where none are read yet. */
const openNames = (verb: KnownVerb, args: Record<string, Json>): KnownSlot | undefined =>
  (namesOf(verb)?.name ?? '') in args ? undefined : namesOf(verb);

/** A small word that names follow: `BUY frigates and guemes`, `BUY the reina`. */
function isBeforeNames(scan: Scan, verb: KnownVerb, args: Record<string, Json>): boolean {
  const names = openNames(verb, args);
  const { key = '' } = wordAt(scan, scan.at) ?? {};
  const isKind = verb.slots.some(({ name, heading, values }) => heading === '' && values.size > 0 && name in args);
  const isSmall = ARTICLES.has(key) || (isKind && LINKS.has(key));
  return names !== undefined && isSmall && !isPlainUnit(scan, names, scan.at) && isPlainUnit(scan, names, scan.at + 1);
}

/** `MOVE foix 1807 TO 1808`, `MOVE foix 1807 -> 1808`: a hex between those named and their place is where they come from. */
function passesSource(scan: Scan, verb: KnownVerb, args: Record<string, Json>): boolean {
  const units = verb.slots.find(({ type, heading, name }) => type === 'units' && heading === '' && name in args);
  const from = units && !wordAt(scan, scan.at)?.comma ? findPlace(scan, scan.at) : null;
  if (!units || !from || !isHexNumber(from.named.id)) return false;
  const next = scan.at + from.count;
  const behind = findSpelling(verb.introduced, scan.tokens, next, scan.end)?.value ?? [];
  const isLed = behind.some(({ name, type }) => type === 'hex' && !(name in args));
  const named = [args[units.name] as Json].flat().flatMap((id) => scan.names.byId.get(keyOf(String(id))) ?? []);
  // Of `1807 -> 1808` the arrow is no word.
  const isPair = next + 1 === scan.end && isHexNumber(wordAt(scan, next)?.key ?? '') && !wordAt(scan, next)?.comma;
  if (!isLed && !(isPair && named.every(({ place }) => place === from.named.id))) return false;
  tellStrangers(scan, named, { from: from.named.id, span: spanOf(scan, scan.at, from.count) });
  scan.at += from.count;
  return true;
}

/** Where a verb counts kinds, `LAND 2 soldiers`, a number alone is none: the name of a kind stands behind it. */
function countsKind(scan: Scan, verb: KnownVerb, index: number): boolean {
  const kinds = verb.slots.slice(index + 1).filter((other) => other.heading === '' && other.values.size > 0);
  return kinds.length === 0 || kinds.some((kind) => reads(scan, kind, scan.at + 1));
}

/** A choice spelt out, `militia` or `north`, is meant rather than a piece of a name. */
function choiceInstead(scan: Scan, verb: KnownVerb, args: Record<string, Json>, index: number): KnownSlot | null {
  const slot = verb.slots[index] as KnownSlot;
  const isPlace = slot.type === 'hex';
  if (!isPlace && slot.type !== 'unit' && slot.type !== 'units') return null;
  const found = isPlace ? readName(scan, scan.at, ANY_PLACE) : findUnit(scan, slot, scan.at);
  if (found.kind === 'one' && found.exact) return null;
  const counted = verb.slots.findIndex((other) => other.type === 'count' && other.heading === '');
  const count = verb.slots[counted];
  if (count && !(count.name in args) && reads(scan, count, scan.at) && countsKind(scan, verb, counted)) return count;
  const choices = verb.slots.slice(index + 1).filter((other) => other.heading === '' && other.values.size > 0);
  return choices.find((other) => !(other.name in args) && reads(scan, other, scan.at)) ?? null;
}

/** Whether the word of a choice is the first of a longer name of a place, which the verb takes too: `RETREAT Port Royal`. */
function beginsPlace(scan: Scan, verb: KnownVerb, args: Record<string, Json>, choice: KnownSlot): boolean {
  const isPlace = ({ name, type }: KnownSlot): boolean => (type === 'hex' || type === 'hexes') && !(name in args);
  const word = findSpelling(choice.values, scan.tokens, scan.at, scan.end);
  const place = word && verb.slots.some(isPlace) ? readName(scan, scan.at, ANY_PLACE) : null;
  return place?.kind === 'one' && place.exact && place.count > (word?.count ?? 0);
}

/** Whether a unit or place of this slot is named here by its id or whole name: `trumbach` is nobody's redoubt. */
function readsWhole(scan: Scan, slot: KnownSlot, from: number): boolean {
  const type = slot.type === 'unit' || slot.type === 'units' ? 'unit' : 'hex';
  const found = readName(scan, from, { type, whose: slot.whose ?? 'own' });
  return found.kind === 'one' && found.exact;
}

/** Whether a value of this slot starts here. */
function reads(scan: Scan, slot: KnownSlot, from: number): boolean {
  const word = wordAt(scan, from);
  if (word === null) return false;
  switch (slot.type) {
    case 'flag':
      return true;
    case 'name':
      return !word.operator;
    case 'count':
      return WHOLE.test(word.text);
    case 'choice':
    case 'order-of':
      return findSpelling(slot.values, scan.tokens, from, scan.end) !== null;
    case 'hex':
    case 'hexes':
      return isHexNumber(word.key) || findPlace(scan, from) !== null;
    case 'unit':
      return findUnit(scan, slot, from).kind !== 'none';
    case 'units':
      return findUnit(scan, slot, from).kind !== 'none' || (slot.heading === '' && isHexNumber(word.key));
  }
}

function readValue(scan: Scan, slot: KnownSlot, args: Record<string, Json>, spans: Spans): boolean {
  const word = wordAt(scan, scan.at);
  if (word === null || noStops(word.key)) {
    complain(scan, 'missing-value', scan.at, 0, {
      expected: [placeholder(slot, scan.speech)],
      facts: { slot: scan.speech.heading(slot) },
    });
    return false;
  }
  switch (slot.type) {
    case 'flag':
      return true;
    case 'name':
      return keep(scan, slot, args, spans, word.text, 1);
    case 'count':
      if (!WHOLE.test(word.text)) {
        complain(scan, 'expected-number', scan.at, 1, { facts: { slot: scan.speech.heading(slot) } });
        return false;
      }
      return keep(scan, slot, args, spans, Number(word.text), 1);
    case 'choice': {
      const found = findSpelling(slot.values, scan.tokens, scan.at, scan.end);
      if (found) return keep(scan, slot, args, spans, found.value, found.count);
      return guessChoice(scan, slot, args, spans);
    }
    case 'hex': {
      const place = readPlace(scan, scan.at);
      return place !== null && keep(scan, slot, args, spans, place.named.id, place.count);
    }
    case 'unit':
    case 'units':
      return readUnits(scan, slot, args, spans);
    case 'hexes':
      return readPlaces(scan, slot, args, spans);
    case 'order-of':
      return readChoices(scan, slot, args, spans);
  }
}

function keep(
  scan: Scan,
  slot: KnownSlot,
  args: Record<string, Json>,
  spans: Spans,
  value: Json,
  count: number,
): boolean {
  args[slot.name] = value;
  mark(scan, slot, spans, count);
  scan.at += count;
  return true;
}

function mark(scan: Scan, slot: KnownSlot, spans: Spans, count: number): void {
  const span = spanOf(scan, scan.at, count);
  const there = spans[slot.name];
  if (there) there.push(span);
  else spans[slot.name] = [span];
}

/** A choice written short, `frontal` for `frontal assault`, when it can be only one. */
function guessChoice(scan: Scan, slot: KnownSlot, args: Record<string, Json>, spans: Spans): boolean {
  const count = nameLength(scan, scan.at);
  const key = keyOfWords(scan, scan.at, count);
  const values = slot.of ?? [];
  const fitting = values.filter((value) => spellingsOf(slot, value).some((spelling) => hasPiece(spelling, key)));
  if (fitting.length === 1) return keep(scan, slot, args, spans, fitting[0] as string, count);
  const expected = values.map((value) => scan.speech.choice(slot, value));
  const near = fitting.length > 0 ? undefined : nearestChoice(scan, slot, key);
  complain(scan, 'unknown-choice', scan.at, count, {
    expected,
    didYouMean: near,
    facts: { slot: scan.speech.heading(slot) },
  });
  return false;
}

function spellingsOf(slot: KnownSlot, value: string): readonly string[] {
  const found: string[] = [];
  for (const list of slot.values.values()) {
    for (const spelling of list) if (spelling.value === value) found.push(spelling.words.join(' '));
  }
  return found;
}

function hasPiece(spelling: string, key: string): boolean {
  return key.length > 2 && ` ${spelling}`.includes(` ${key}`);
}

function nearestChoice({ speech }: Scan, slot: KnownSlot, key: string): string | undefined {
  let best: string | undefined;
  let least = tolerance(key.length) + 1;
  for (const list of slot.values.values()) {
    for (const spelling of list) {
      const distance = editDistance(key, spelling.words.join(' '), least - 1);
      if (distance < least) {
        least = distance;
        best = speech.choice(slot, spelling.value);
      }
    }
  }
  return best;
}

function readChoices(scan: Scan, slot: KnownSlot, args: Record<string, Json>, spans: Spans): boolean {
  const values: string[] = [args[slot.name] ?? []].flat().map(String);
  do {
    const found = findSpelling(slot.values, scan.tokens, scan.at, scan.end);
    if (found === null) {
      if (complainOfLateName(scan, slot, values)) return false;
      if (!guessChoice(scan, slot, args, spans)) return false;
      values.push(args[slot.name] as string);
      continue;
    }
    if (!values.includes(found.value)) values.push(found.value);
    mark(scan, slot, spans, found.count);
    scan.at += found.count;
  } while (goesOn(scan, (from) => findSpelling(slot.values, scan.tokens, from, scan.end) !== null));
  args[slot.name] = values;
  return true;
}

/** Says that names stand before the kinds of such a list: what is named there is meant first of all. */
function complainOfLateName(scan: Scan, slot: KnownSlot, before: readonly string[]): boolean {
  const found = readName(scan, scan.at, { type: 'unit', whose: 'own' });
  if (before.length === 0 || found.kind !== 'one' || !found.exact) return false;
  const kinds = before.map((value) => scan.speech.choice(slot, value)).join(', ');
  complain(scan, 'names-before-kinds', scan.at, found.count, { facts: { unit: found.named.id, kinds } });
  return true;
}

function readPlaces(scan: Scan, slot: KnownSlot, args: Record<string, Json>, spans: Spans): boolean {
  const places: string[] = [];
  do {
    const place = readPlace(scan, scan.at);
    if (place === null) return false;
    places.push(place.named.id);
    mark(scan, slot, spans, place.count);
    scan.at += place.count;
  } while (goesOn(scan, (from) => isHexNumber(wordAt(scan, from)?.key ?? '') || findPlace(scan, from) !== null));
  args[slot.name] = places;
  return true;
}

/** Of several with such a name only those on the map can march; the only one is suggested, where another may come with the mail. */
function suggestOnMap({ diagnostics }: Scan): void {
  const wrong = diagnostics.at(-1);
  if (wrong?.code !== 'ambiguous-name') return;
  const all = [wrong.facts.candidates ?? []].flat();
  const onMap = all.flatMap((one) =>
    typeof one === 'object' && one !== null && 'place' in one && 'id' in one && one.place !== null ? [one] : [],
  );
  const [one, ...more] = onMap;
  if (one === undefined || onMap.length === all.length) return;
  const facts = { ...wrong.facts, candidates: onMap };
  diagnostics.splice(-1, 1, { ...wrong, facts, ...(more.length === 0 && { didYouMean: String(one.id) }) });
}

/** Where a number counts nothing: the kind that is spelt nearly so. */
function suggestKind(scan: Scan, verb: KnownVerb): void {
  const last = scan.diagnostics.at(-1);
  const kind = verb.slots.find(({ heading, values }) => heading === '' && values.size > 0);
  if (last?.code !== 'count-of-what' || !kind) return;
  const from = scan.tokens.findIndex(({ line, column }) => line === last.span?.line && column === last.span.column) + 1;
  if (from === 0 || wordAt(scan, from) === null) return;
  const count = nameLength(scan, from);
  const near = nearestChoice(scan, kind, keyOfWords(scan, from, count));
  if (near === undefined) return;
  scan.diagnostics.pop();
  complain(scan, 'unknown-kind', from, count, { didYouMean: near });
}

function complainOfWord(scan: Scan, verb: KnownVerb, args: Record<string, Json>): void {
  if (scan.diagnostics.some(({ code }) => code === 'slot-twice' || code === 'unexpected-word')) return;
  const kinds = verb.slots.filter(({ heading, values, isCounted }) => isCounted && heading === '' && values.size > 0);
  const isListed = 'count' in args || kinds.some(({ name }) => name in args);
  const head = wordAt(scan, scan.at);
  const next = LINKS.has(head?.key ?? '') ? scan.at + 1 : scan.at;
  const again = (head?.comma || next > scan.at) && isListed ? kindAt({ ...scan, at: next }, kinds) : null;
  if (again !== null) {
    complain(scan, 'one-kind-a-line', next, again.count, { didYouMean: `1 ${writtenAt(scan, next, again.count)}` });
    return;
  }
  if (complainOfMisspelt(scan, verb, args) || complainOfUnit(scan, verb)) return;
  if (complainOfFollowers(scan, verb, args) || complainOfCompany(scan, verb, args)) return;
  const [kind, ...more] = kinds;
  if (kind && Object.keys(args).length === 0) {
    const count = nameLength(scan, scan.at);
    const near = more.length > 0 ? undefined : nearestChoice(scan, kind, keyOfWords(scan, scan.at, count));
    complain(scan, 'unknown-kind', scan.at, count, { didYouMean: near });
    return;
  }
  const open = verb.slots.filter((slot) => slot.heading !== '' && !(slot.name in args));
  const later = scan.tokens.slice(scan.at + 1, scan.end).flatMap(({ key }) => verb.introduced.get(key) ?? []);
  const isLater = (slot: KnownSlot): boolean => later.some((spelling) => spelling.value.includes(slot));
  const behind = open.find((slot) => !slot.optional && !isLater(slot) && reads(scan, slot, scan.at + 1));
  const word = wordAt(scan, scan.at)?.key ?? '';
  const near =
    behind ??
    open.find(({ heading }) => editDistance(word, heading.toLowerCase(), 2) <= Math.min(2, tolerance(word.length)));
  if (!near && complainOfChoice(scan, verb, open)) return;
  // What stands without a word before it, behind all that is named.
  const choices = verb.slots.filter(
    ({ name, type, heading }) => type === 'choice' && heading === '' && !(name in args),
  );
  const choice = near || open.some(({ optional }) => !optional) ? [] : choices;
  const nearest = choice.flatMap((slot) => nearestChoice(scan, slot, word) ?? [])[0];
  const values = new Set(choice.flatMap((slot) => placeholder(slot, scan.speech).split('|')));
  complain(scan, 'unexpected-word', scan.at, 1, {
    expected: [
      ...new Set(open.map((slot) => scan.speech.heading(slot))),
      ...(values.size > 0 ? [[...values].join('|')] : []),
    ],
    didYouMean: near ? scan.speech.heading(near) : nearest,
    facts: { verb: scan.speech.verb(verb) },
  });
}

/** Says which value of a list, whose word is left out, is meant by a piece of it or by what is spelt nearly so: `frontal assualt`. */
function complainOfChoice(scan: Scan, verb: KnownVerb, open: readonly KnownSlot[]): boolean {
  const count = nameLength(scan, scan.at);
  const key = keyOfWords(scan, scan.at, count);
  const meant = open.flatMap((slot): string[] => {
    if (slot.type !== 'choice') return [];
    const pieces = (slot.of ?? []).filter((value) =>
      spellingsOf(slot, value).some((spelling) => hasPiece(spelling, key)),
    );
    const value =
      pieces.length > 0 ? pieces.map((one) => scan.speech.choice(slot, one)) : [nearestChoice(scan, slot, key)];
    return value.length === 1 && value[0] !== undefined ? [`${scan.speech.heading(slot)} ${value[0]}`] : [];
  });
  const [didYouMean, ...more] = meant;
  if (didYouMean === undefined || more.length > 0) return false;
  complain(scan, 'unexpected-word', scan.at, count, { didYouMean, facts: { verb: scan.speech.verb(verb) } });
  return true;
}

const kindAt = ({ tokens, at, end }: Scan, kinds: readonly KnownSlot[]): { count: number } | null =>
  kinds.flatMap(({ values }) => findSpelling(values, tokens, at, end) ?? [])[0] ?? null;

/** `huger and his militia`: shows the hex, which stands for all who are there with him; false where no such words stand here. */
function complainOfFollowers(scan: Scan, verb: KnownVerb, args: Record<string, Json>): boolean {
  const units = verb.slots.find(({ type, heading, name }) => type === 'units' && heading === '' && name in args);
  const [id, ...more] = units ? [args[units.name] as Json].flat() : [];
  const leader = more.length === 0 ? scan.names.byId.get(keyOf(String(id))) : undefined;
  let at = scan.at;
  if (!leader?.place || !LINKS.has(wordAt(scan, at)?.key ?? '')) return false;
  at++;
  while (ENTIRE.has(wordAt(scan, at)?.key ?? '') || ALL.has(wordAt(scan, at)?.key ?? '')) at++;
  if (!HIS.has(wordAt(scan, at)?.key ?? '')) return false;
  const from = scan.tokens.findIndex((_, n) => findUnit(scan, units as KnownSlot, n).kind === 'one');
  const count = at - scan.at + nameLength(scan, at);
  complain(scan, 'whole-stack', from, scan.at - from + count, {
    didYouMean: leader.place,
    facts: { place: leader.place, unit: leader.id },
  });
  return true;
}

/**
 * `TO 1405 WITH destaing`: says that who goes along stands before the place; `AT havana and frigate-2 AT veracruz`: that a
 * line has one place. False where nobody goes along.
 */
function complainOfCompany(scan: Scan, verb: KnownVerb, args: Record<string, Json>): boolean {
  const who = verb.slots.find(({ name, type, heading }) => type === 'units' && heading === '' && name in args);
  if (!who || !LINKS.has(wordAt(scan, scan.at)?.key ?? '')) return false;
  if (readName(scan, scan.at + 1, { type: 'unit', whose: 'any' }).kind !== 'one') return false;
  if (saysWhere(scan, scan.at + 1, scan.end)) {
    const spoken = scan.speech.verb(verb);
    const didYouMean = partsWithPlace(scan).join(`; ${spoken} `);
    complain(scan, 'one-place-a-line', 0, scan.end, { didYouMean, facts: { verb: spoken } });
    return true;
  }
  let from = scan.at - 1;
  while (from > 0 && !isIntroducer(scan, from)) from--;
  const place = writtenAt(scan, from, scan.at - from);
  complain(scan, 'unexpected-word', from, scan.end - from, {
    didYouMean: `${writtenAt(scan, scan.at, scan.end - scan.at)} ${place}`,
    facts: { verb: scan.speech.verb(verb) },
  });
  return true;
}

const saysWhere = (scan: Scan, from: number, to: number): boolean =>
  scan.tokens.slice(from, to).some((_, n) => isIntroducer(scan, from + n));

/** A line cut before every `and somebody` that has a place on both sides: `GARRISON soldiers-4 AT havana`, `frigate-2 AT veracruz`. */
function partsWithPlace(scan: Scan): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = scan.at; at < scan.end; at++) {
    const isNext = LINKS.has(wordAt(scan, at)?.key ?? '') && saysWhere(scan, from, at) && saysWhere(scan, at, scan.end);
    if (!isNext || readName(scan, at + 1, { type: 'unit', whose: 'any' }).kind !== 'one') continue;
    parts.push(writtenAt(scan, from, at - from));
    from = at + 1;
  }
  return [...parts, writtenAt(scan, from, scan.end - from)];
}

/** Says that somebody is named where an order names nobody; false where it may, or nobody is. */
function complainOfUnit(scan: Scan, verb: KnownVerb): boolean {
  if (verb.slots.some(({ type }) => type === 'unit' || type === 'units')) return false;
  const found = readName(scan, scan.at, { type: 'unit', whose: 'any' });
  if (found.kind !== 'one' || !found.exact) return false;
  const kinds = verb.slots.find(({ heading, values }) => heading === '' && values.size > 0);
  complain(scan, 'names-nobody', scan.at, found.count, {
    facts: { verb: scan.speech.verb(verb), unit: found.named.id },
    ...(kinds && { expected: (kinds.of ?? []).map((value) => scan.speech.choice(kinds, value)) }),
  });
  return true;
}

/** Says which unit or place is meant by words that are nearly its name, read in part perhaps; false where none is. */
function complainOfMisspelt(scan: Scan, verb: KnownVerb, args: Record<string, Json>): boolean {
  const count = nameLength(scan, scan.at);
  const unit = verb.slots.find(({ name, type, heading }) => type === 'units' && heading === '' && !(name in args));
  const key = keyOfWords(scan, scan.at, count);
  const isMisspelt = unit && findUnit(scan, unit, scan.at).kind === 'none';
  const kind = isMisspelt && !unit.isCounted ? nearestKind(unit, key) : null;
  if (kind !== null) {
    complain(scan, 'unknown-unit', scan.at, count, { didYouMean: kind, facts: { place: null } });
    return true;
  }
  const named = isMisspelt ? nearest(scan.names, key, { type: 'unit', whose: unit.whose ?? 'own' }) : null;
  if (named) {
    complain(scan, 'unknown-unit', scan.at, count, { didYouMean: named.id, facts: { place: named.place ?? null } });
    return true;
  }
  const before = scan.at - 1;
  if (before < 1 || wordAt(scan, scan.at)?.comma || scan.stops(wordAt(scan, before)?.key ?? '')) return false;
  // The word before was taken for a piece of a name.
  const whole = keyOfWords(scan, before, count + 1);
  const isOfUnits = verb.slots.some(({ name, type, heading }) => type === 'units' && heading === '' && name in args);
  const meant = isOfUnits ? nearest(scan.names, whole, { type: 'unit', whose: 'own' }) : null;
  if (meant) {
    const facts = { place: meant.place ?? null };
    complain(scan, 'unknown-unit', before, count + 1, { didYouMean: meant.id, facts });
    return true;
  }
  const place = nearest(scan.names, whole, ANY_PLACE);
  if (place)
    complain(scan, 'unknown-place', before, count + 1, { didYouMean: spelledAs(place, whole, scan.speech.language) });
  return place !== null;
}

const hasLettersOf = (one: string, other: string): boolean =>
  [...one].every((letter) => other.includes(letter)) && [...other].every((letter) => one.includes(letter));

/** The verb spelt most like a word, or null. */
export function nearestVerb(lexicon: Lexicon, key: string): KnownVerb | null {
  let best: KnownVerb | null = null;
  // A verb is a short word among many: half as lenient as with names.
  let least = (key.length < 7 ? 1 : 2) + 1;
  if (key.length < 3 || ARTICLES.has(key) || SENDS.has(key)) return null;
  for (const spelling of lexicon.spellings) {
    const distance = editDistance(key, spelling.key, least);
    // A swap of letters is the likelier slip.
    if (distance < least || (best && distance === least && hasLettersOf(spelling.key, key))) {
      least = distance;
      best = spelling.verb;
    }
  }
  return best;
}
