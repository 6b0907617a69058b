/** The units of a slot: names, numbers of a kind, places that stand for all who are there, and EXCEPT whom. */
import type { Json, Named, Span } from '../engine/contract.ts';
import { type Counted, countedAt, fromAt, kindAlone, meantBy } from './counted.ts';
import { keyOf } from './fold.ts';
import { findSpelling, type KnownSlot } from './lexicon.ts';
import { ANY_PLACE, calledSo, namesakes, readName } from './names.ts';
import {
  candidatesOf,
  complain,
  goesOn,
  isHexNumber,
  isIntroducer,
  keyOfWords,
  type Scan,
  spanOf,
  wordAt,
} from './scan.ts';
import { placeholder } from './speech.ts';
import {
  besideOthers,
  complainOfName,
  complainOfNumber,
  findUnit,
  isHis,
  isKind,
  isPlainUnit,
  isWordOfName,
  nextUnit,
} from './unit-name.ts';
import { togetherAt } from './whole-stack.ts';
import { EXCEPT } from './words.ts';

/** A unit of a list, and the words that mean it. */
interface Meant {
  readonly named: Named;
  readonly span: Span;
}

/** A list as it is read. */
interface UnitList {
  readonly slot: KnownSlot;
  /** Do places stand for those who are there? Not behind EXCEPT. */
  readonly takesStacks: boolean;
  readonly units: Meant[];
  readonly stacks: Stack[];
  readonly counted: Counted[];
  /** Slots for one of them that a word behind his name fills: `marines lead`. */
  readonly heads: Map<string, Meant>;
}

/** Reads the units of a slot. False after saying what is wrong. */
export function readUnits(
  scan: Scan,
  slot: KnownSlot,
  args: Record<string, Json>,
  spans: Record<string, Span[]>,
): boolean {
  const list = openList(slot, slot.whose === undefined);
  if (!readUnitList(scan, list, [])) return false;
  const left = slot.type === 'units' ? leaveOut(scan, list) : list.units;
  if (left === null) return false;
  const units = left.map(({ named }) => named);
  if (list.stacks.length > 0) scan.holders = list.stacks.flatMap((stack) => heldBy(stack, units));
  // Kinds may stand between names: `LAND knowles, soldiers, lestock`.
  const before = [args[slot.name] ?? []].flat().map(String);
  args[slot.name] = slot.type === 'unit' ? (units[0] as Named).id : [...before, ...units.map(({ id }) => id)];
  spans[slot.name] = [...(spans[slot.name] ?? []), ...left.map(({ span }) => span)];
  for (const [name, { named, span }] of list.heads) {
    args[name] = named.id;
    spans[name] = [span];
  }
  noteNamesakes(scan, left);
  for (const stack of list.stacks) noteThen(scan, stack, slot);
  return true;
}

const openList = (slot: KnownSlot, takesStacks: boolean): UnitList => ({
  slot,
  takesStacks,
  units: [],
  stacks: [],
  counted: [],
  heads: new Map(),
});

/** A place that stands for every own unit there. */
interface Stack {
  readonly place: string;
  readonly units: readonly Named[];
  readonly count: number;
}

/** A hex or the whole name of a place where units were expected means every own unit there; none: nobody is meant by it. */
function readStack(scan: Scan, slot: KnownSlot, from: number): Stack | null {
  const word = wordAt(scan, from);
  if (word === null) return null;
  const thereAt = (place: string): readonly Named[] =>
    ownIn(scan, slot, (one) => scan.standsFor(one, slot.verb) === place);
  const all = togetherAt(scan, from, slot.verb);
  if (all) return { ...all, units: thereAt(all.place) };
  if (isHexNumber(word.key)) {
    const units = thereAt(word.key);
    return units.length > 0 ? { place: word.key, units, count: 1 } : null;
  }
  const unit = findUnit(scan, slot, from);
  if (unit.kind === 'one' && unit.exact) return null;
  const place = readName(scan, from, ANY_PLACE);
  // A name of which the place's is a part, `port royal guns`, is a unit's.
  if (place.kind !== 'one' || !place.exact || (unit.kind === 'one' && unit.count > place.count)) return null;
  return { place: place.named.id, units: thereAt(place.named.id), count: place.count };
}

/** The own units somewhere, of those whom the slot may mean where there are any. */
function ownIn(scan: Scan, slot: KnownSlot, isThere: (unit: Named) => boolean): readonly Named[] {
  const all = scan.names.all.filter((one) => one.type === 'unit' && one.own && isThere(one));
  const isMeant = ({ shoots }: Named): boolean => (slot.shoots ? shoots === true : shoots === undefined);
  const meant = slot.shoots === undefined ? [] : all.filter(isMeant);
  return meant.length > 0 ? meant : all;
}

/** That a place stands for others than are there now, where marches come before. */
function noteThen(scan: Scan, { place, units }: Stack, slot: KnownSlot): void {
  const now = ownIn(scan, slot, (one) => one.place === place);
  const idsOf = (some: readonly Named[], others: readonly Named[]): readonly string[] =>
    some.flatMap((one) => (others.includes(one) ? [] : [one.id]));
  const [leaves, comes] = [idsOf(now, units), idsOf(units, now)];
  if (now.length > 0 && leaves.length + comes.length > 0)
    scan.diagnostics.push({ severity: 'note', code: 'stack-then', facts: { place, leaves, comes } });
}

/** Those who hold the place, where none of them is left behind. */
function heldBy({ units, place: here }: Stack, going: readonly Named[]): readonly Named[] {
  const holders = units.filter(({ holds, place }) => holds && place === here);
  return holders.every((one) => going.includes(one)) ? holders : [];
}

/** `EXCEPT` and units: those read without them. Null after saying what is wrong. */
function leaveOut(scan: Scan, { slot, units }: UnitList): readonly Meant[] | null {
  const word = scan.at;
  if (!EXCEPT.has(wordAt(scan, word)?.key ?? '')) return units;
  scan.at++;
  if (wordAt(scan, scan.at) === null || isIntroducer(scan, scan.at)) {
    complain(scan, 'missing-value', word, 1, {
      expected: [placeholder(slot, scan.speech)],
      facts: { slot: scan.speech.small.except },
    });
    return null;
  }
  const out = openList(slot, false);
  const all = units.map(({ named }) => named);
  if (!readUnitList(scan, out, all)) return null;
  const stranger = out.units.find(({ named }) => !all.includes(named));
  if (stranger) {
    complain(scan, 'except-stranger', word, scan.at - word, { facts: { unit: stranger.named.id } });
    return null;
  }
  const left = units.filter(({ named }) => !out.units.some((one) => one.named === named));
  if (left.length > 0) return left;
  complain(scan, 'except-all', word, scan.at - word);
  return null;
}

/** `among`: of whom the list leaves some, none where it is no list of exceptions. */
function readUnitList(scan: Scan, list: UnitList, among: readonly Named[]): boolean {
  const { slot, units } = list;
  const isList = slot.type === 'units';
  let place: string | undefined | null;
  let whole = true;
  do {
    const from = scan.at;
    whole = readItem(scan, list) && whole;
    readHead(scan, list, from);
    place ??= isList ? fromAt(scan) : undefined;
  } while (
    (isList || units.length === 0) &&
    !isKind(scan, slot) &&
    goesOn(
      scan,
      (from) =>
        isPlainUnit(scan, slot, from) ||
        ((from > scan.at || isBehindHex(list)) && startsMany(scan, list, from)) ||
        (from > scan.at && (isWordOfName(scan, slot, from) || isHis(scan, slot, from))),
    )
  );
  if (place === null || !whole || !areFrom(scan, units, place) || !countOff(scan, list, among, place)) {
    skipToSlots(scan);
    return false;
  }
  return true;
}

/** `WITH 1310 1311`: behind the word of its slot and a hex, another hex needs no comma. */
const isBehindHex = ({ slot, stacks }: UnitList): boolean => slot.heading !== '' && stacks.length > 0;

/** `marines lead`, `marines en tête`: with nothing behind it but another slot's word, the word means the one whose name from there on ends before it. */
function readHead(scan: Scan, { slot, units, heads }: UnitList, from: number): void {
  const found = findSpelling(slot.heads, scan.tokens, scan.at, scan.end);
  const behind = scan.at + (found?.count ?? 0);
  const next = wordAt(scan, behind);
  if (!found || heads.has(found.value) || (next && !next.comma && !isIntroducer(scan, behind))) return;
  const who = findUnit(scan, slot, from);
  const isThere = who.kind === 'one' && from + who.count === scan.at && units.some(({ named }) => named === who.named);
  if (!isThere) return;
  heads.set(found.value, { named: who.named, span: spanOf(scan, from, who.count) });
  scan.at += found.count;
}

/** A place, a number of a kind, or a name. False after saying what is wrong. */
function readItem(scan: Scan, list: UnitList): boolean {
  const { slot, units } = list;
  const another = anotherOf(scan, scan.at, units);
  if (another) {
    take(units, [another], spanOf(scan, scan.at, 1));
    scan.at++;
    return true;
  }
  const stack = stackAt(scan, list, scan.at);
  if (stack) {
    const isEmpty = stack.units.length === 0;
    if (isEmpty) complain(scan, 'nobody-there', scan.at, stack.count, { facts: { place: stack.place } });
    take(units, stack.units, spanOf(scan, scan.at, stack.count));
    list.stacks.push(stack);
    scan.at += stack.count;
    return !isEmpty;
  }
  const kind = kindAt(scan, slot, scan.at) ?? allOfKind(scan, slot);
  if (kind) {
    list.counted.push(kind);
    scan.at += kind.count;
    return true;
  }
  return readOne(scan, slot, units);
}

/** `fraser-1, -2`: a number alone means another of the name before it, as our letters write them. */
function anotherOf(scan: Scan, from: number, units: readonly Meant[]): Named | undefined {
  const { text = '' } = wordAt(scan, from) ?? {};
  const before = units.at(-1)?.named;
  if (!before || !/^-\d+$/.test(text) || !/-\d+$/.test(before.id)) return undefined;
  const named = scan.names.byId.get(keyOf(before.id.replace(/-\d+$/, text)));
  return named?.type === 'unit' && named.own === before.own ? named : undefined;
}

/** A unit by its name. False after saying what is wrong. */
function readOne(scan: Scan, slot: KnownSlot, units: Meant[]): boolean {
  const { whose = 'own' } = slot;
  const named = units.map((one) => one.named);
  const next = nextUnit(scan, slot);
  const counted = next.kind === 'one' ? 0 : complainOfNumber(scan, slot, named, next);
  if (counted > 0) {
    scan.at += counted;
    return false;
  }
  const found = next.kind === 'several' ? besideOthers(next, named) : next;
  if (found.kind !== 'one') {
    scan.at += complainOfName(scan, slot, found);
    return false;
  }
  const { id, own, ally, place = null } = found.named;
  const isOurs = whose === 'any' || own === (whose === 'own');
  if (isOurs) take(units, [found.named], spanOf(scan, scan.at, found.count));
  else {
    const ours = ally || whose !== 'own' ? [] : labelledSo(scan, found.count);
    if (ours.length > 0) {
      complain(scan, 'ambiguous-name', scan.at, found.count, { facts: { candidates: candidatesOf(scan, ours, '') } });
      scan.at += found.count;
      return false;
    }
    const code = whose !== 'own' ? 'not-enemy' : ally ? 'of-ally' : 'not-yours';
    complain(scan, code, scan.at, found.count, { facts: { unit: id, place } });
  }
  scan.at += found.count;
  return isOurs;
}

/** `battery b`, which is an enemy's: one's own that the word before such a label means. */
function labelledSo(scan: Scan, count: number): readonly Named[] {
  const label = wordAt(scan, scan.at + count - 1)?.key ?? '';
  if (count < 2 || label.length > LONGEST_LABEL) return [];
  return calledSo(scan.names, keyOfWords(scan, scan.at, count - 1)).filter(({ place }) => place !== undefined);
}

const LONGEST_LABEL = 2;

/** Each once. */
function take(units: Meant[], found: readonly Named[], span: Span): void {
  for (const named of found) if (!units.some((one) => one.named === named)) units.push({ named, span });
}

const stackAt = (scan: Scan, { slot, takesStacks }: UnitList, from: number): Stack | null =>
  takesStacks && slot.type === 'units' ? readStack(scan, slot, from) : null;

/** Verbs that count kinds have slots of their own for them. */
function kindAt(scan: Scan, { type, whose = 'own', isCounted }: KnownSlot, from: number): Counted | null {
  return type === 'units' && whose === 'own' && !isCounted ? countedAt(scan, from) : null;
}

/** A word for several that is nobody's name nor part of one. */
function allOfKind(scan: Scan, slot: KnownSlot): Counted | null {
  const isList = slot.type === 'units' && (slot.whose ?? 'own') === 'own' && !slot.isCounted;
  return isList && findUnit(scan, slot, scan.at).kind === 'none' ? kindAlone(scan, scan.at) : null;
}

const startsMany = (scan: Scan, list: UnitList, from: number): boolean =>
  anotherOf(scan, from, list.units) !== undefined ||
  stackAt(scan, list, from) !== null ||
  kindAt(scan, list.slot, from) !== null;

/** Whether those named are where FROM says, as far as nothing above sends them elsewhere; else it is told. */
function areFrom(scan: Scan, units: readonly Meant[], from: string | undefined): boolean {
  const told = units.map(({ named, span }) => from !== undefined && tellStrangers(scan, [named], { from, span }));
  return !told.includes(true);
}

/** Says who does not stand where a line has them come from; true where somebody does not. */
export function tellStrangers(
  scan: Scan,
  units: readonly Named[],
  { from, span }: { from: string; span: Span },
): boolean {
  const strangers = units.filter((one) => one.place !== undefined && one.place !== from && !scan.isSent(one));
  for (const { id, place = null } of strangers)
    scan.diagnostics.push({ severity: 'error', code: 'not-from-there', span, facts: { unit: id, place, from } });
  return strangers.length > 0;
}

/** Those of each kind counted, behind those named. False after saying who cannot be told. */
function countOff(
  scan: Scan,
  { units, counted }: UnitList,
  among: readonly Named[],
  from: string | undefined,
): boolean {
  const found = counted.map((kind) => {
    const meant = meantBy(scan, kind, { named: units.map(({ named }) => named), among, from });
    take(units, meant ?? [], spanOf(scan, kind.from, kind.count));
    return meant;
  });
  return !found.includes(null);
}

/** After an unknown name: on to the next slot, so that the rest of the line is looked at too. */
function skipToSlots(scan: Scan): void {
  while (scan.at < scan.end && !isIntroducer(scan, scan.at)) scan.at++;
}

/** Says that an id is also part of another unit's name, unless the line names that one too. */
function noteNamesakes(scan: Scan, units: readonly Meant[]): void {
  for (const { named, span } of units) {
    if (named.names.length === 0) continue;
    const others = namesakes(scan.names, named).filter(({ place }) => place !== undefined);
    if (others.length === 0 || others.some((other) => units.some((one) => one.named === other))) continue;
    const facts = {
      unit: named.id,
      written: named.id,
      name: named.names[0] ?? named.id,
      candidates: candidatesOf(scan, others, named.id),
    };
    scan.diagnostics.push({ severity: 'note', code: 'also-called', facts, span });
  }
}
