/** What an order is about: decides which earlier order it takes the place of. */
import { byCodeUnit, encode } from '../engine/canonical.ts';
import type { Json, Order } from '../engine/contract.ts';
import { writeCondition } from './conditions.ts';
import type { KnownSlot, KnownVerb, Lexicon, Terms } from './lexicon.ts';
import type { Cancels } from './types.ts';
import { writeAct } from './write.ts';

/** Same verb and subject, same condition: the later replaces the earlier (standing orders, conditional orders). */
export function subjectOf(order: Order, lexicon: Lexicon, terms: Terms): string {
  const subject = mattersOf(order, lexicon)
    .map(({ name }) =>
      listOf(order.args[name] ?? null)
        .toSorted(byCodeUnit)
        .join(','),
    )
    .join('|');
  return `${order.verb}|${subject}|${order.when ? writeCondition(order.when, terms) : ''}`;
}

/** Whether two orders of one verb can be about the same matter: neither names what the other does not speak of. */
export function mayMeet(old: Order, order: Order, lexicon: Lexicon): boolean {
  const matters = new Set([...mattersOf(old, lexicon), ...mattersOf(order, lexicon)]);
  return [...matters].every(({ name }) => {
    const [before, now] = [listOf(old.args[name] ?? null), listOf(order.args[name] ?? null)];
    return before.length === 0 || now.length === 0 || overlaps(before, now);
  });
}

/** Whether two orders of one verb do the same where they apply. */
export function sameAct(old: Order, order: Order): boolean {
  const act = ({ args, otherwise }: Order): string => encode({ args, otherwise: otherwise?.canonical ?? null });
  return act(old) === act(order);
}

/** The slots that tell one subject of a verb from another. */
function mattersOf(order: Order, lexicon: Lexicon): readonly KnownSlot[] {
  const { verb, slots = [] } = lexicon.byId.get(order.verb) ?? {};
  const declared = verb?.subject;
  if (declared) return slots.filter(({ name }) => declared.includes(name));
  const [first] = slots;
  const isUnnamed = first !== undefined && isOfUnits(first) && order.args[first.name] === undefined;
  return isUnnamed ? slots.filter(isWhere) : slots.slice(0, 1);
}

/**
 * A book without what a new order replaces: the units it names leave earlier orders of the same kind, an earlier order
 * of the same verb on the same place goes. A conditional order gives way to the same condition, and to a plain order for
 * all the units of all its branches.
 */
export function withoutReplaced(
  book: readonly Order[],
  order: Order,
  lexicon: Lexicon,
  terms: Terms,
): readonly Order[] {
  const verb = lexicon.byId.get(order.verb);
  if (order.when || verb?.verb.subject) {
    const subject = subjectOf(order, lexicon, terms);
    return book.filter((old) => subjectOf(old, lexicon, terms) !== subject);
  }
  const slot = verb?.slots[0];
  const named = slot ? listOf(order.args[slot.name] ?? null) : [];
  const kept: Order[] = [];
  for (const old of book) {
    if (verb && old.when) {
      if (!branchesOf(old).every((branch) => isSpokenFor(branch, verb, slot, named, lexicon))) kept.push(old);
      continue;
    }
    const unnamed = verb && !isElsewhere(old, order, verb) ? withoutNamed(old, verb, slot, named, lexicon) : old;
    const left = verb && named.length > 0 ? withoutKinds(unnamed, order, verb) : unnamed;
    if (left) kept.push(left);
  }
  return kept;
}

/** What an order says where its condition holds, and where it does not. */
const branchesOf = (order: Order): readonly Order[] =>
  order.otherwise ? [order, ...branchesOf(order.otherwise)] : [order];

/** Does a new order say all that a branch says of its units? */
function isSpokenFor(
  branch: Order,
  verb: KnownVerb,
  slot: KnownSlot | undefined,
  named: readonly string[],
  lexicon: Lexicon,
): boolean {
  return (
    slot !== undefined &&
    isOfUnits(slot) &&
    named.length > 0 &&
    withoutNamed(branch, verb, slot, named, lexicon) === null
  );
}

/**
 * Lines of one mail without what a later line says again: the same units in an order of the same kind, or the same
 * place after the same verb. Other lines of one verb stand beside each other: what they come to together is the
 * game's to say.
 */
export function withoutSaidAgain(
  lines: readonly Order[],
  order: Order,
  lexicon: Lexicon,
  terms: Terms,
): readonly Order[] {
  const { verb, slots } = lexicon.byId.get(order.verb) ?? {};
  const slot = slots?.[0];
  const isNamed = slot !== undefined && order.args[slot.name] !== undefined;
  const subject = subjectOf(order, lexicon, terms);
  if (verb?.subject) return lines.filter((old) => subjectOf(old, lexicon, terms) !== subject);
  return lines.flatMap((old) => {
    if (old.verb === order.verb && verb?.goesOn) return [old];
    if (!isNamed || (old.when === undefined) !== (order.when === undefined)) return [old];
    if (isOfUnits(slot) && !order.when) return withoutReplaced([old], order, lexicon, terms);
    const isSame = isOfUnits(slot) || isOfPlaces(slot) ? subjectOf(old, lexicon, terms) === subject : false;
    return isSame ? [] : [old];
  });
}

/** Neither names units, and they speak of other places or other kinds: `LAND all AT 3018` beside `LAND all AT 2825`. */
function isElsewhere(old: Order, order: Order, verb: KnownVerb): boolean {
  const [first] = verb.slots;
  if (!first || !isOfUnits(first) || old.verb !== order.verb) return false;
  if (old.args[first.name] !== undefined || order.args[first.name] !== undefined) return false;
  return verb.slots.some((slot) => {
    const [before, now] = [listOf(old.args[slot.name] ?? null), listOf(order.args[slot.name] ?? null)];
    return isWhere(slot) && !overlaps(before, now);
  });
}

/** What an order that names no units is about: its places, or the kind it counts. */
function isWhere({ name, type }: KnownSlot): boolean {
  return type === 'hex' || type === 'hexes' || name === 'kind';
}

function withoutNamed(
  old: Order,
  verb: KnownVerb,
  slot: KnownSlot | undefined,
  named: readonly string[],
  lexicon: Lexicon,
): Order | null {
  const oldVerb = lexicon.byId.get(old.verb);
  const oldSlot = oldVerb?.slots[0];
  if (!oldVerb) return old;
  const sameVerb = oldVerb === verb;
  if (!slot || !oldSlot) return sameVerb ? null : old;
  if (!isOfUnits(slot) || !isOfUnits(oldSlot)) {
    return sameVerb && overlaps(listOf(old.args[oldSlot.name] ?? null), named) ? null : old;
  }
  const sameKind = sameVerb || isInsteadOf(verb, oldVerb) || isInsteadOf(oldVerb, verb) || answersAlike(verb, oldVerb);
  const before = listOf(old.args[oldSlot.name] ?? null);
  // Of two verbs that name nobody each speaks of its own matter: which way to fall back is not whether leaders go along.
  const isSameSubject = sameVerb ? overlaps(before, named) : before.some((unit) => named.includes(unit));
  if (!sameKind || !isSameSubject) return old;
  const left = before.filter((unit) => !named.includes(unit));
  if (left.length === 0) return null;
  const args = { ...old.args, [oldSlot.name]: left };
  return { ...old, args, canonical: writeAct(oldVerb, args) };
}

/**
 * What is left of an order where a later one of its verb speaks of the same kinds: `LAND supplies-1, grenadiers`, and then
 * `LAND knowles, grenadiers`; not of so many of a kind, which come to more together, nor where they go elsewhere.
 */
function withoutKinds(old: Order | null, order: Order, verb: KnownVerb): Order | null {
  if (old === null || old.verb !== order.verb || [old, order].some(({ args }) => args.count !== undefined)) return old;
  const { true: kinds = [], false: others = [] } = Object.groupBy(verb.slots.slice(1), (slot) => `${isKind(slot)}`);
  const isOther = ({ name }: KnownSlot): boolean => {
    const [before, now] = [old.args[name], order.args[name]];
    return before !== undefined && now !== undefined && String(before) !== String(now);
  };
  if (others.some(isOther)) return old;
  const now = kinds.map(({ name }) => order.args[name]);
  const said = kinds.filter(({ name }) => old.args[name] !== undefined && now.includes(old.args[name]));
  if (said.length === 0) return old;
  const left = Object.entries(old.args).filter(([name]) => !said.some((slot) => slot.name === name));
  const isOfNobody = [...verb.slots.slice(0, 1), ...kinds].every(({ name }) => !left.some(([own]) => own === name));
  if (isOfNobody) return null;
  const args = Object.fromEntries(left);
  return { ...old, args, canonical: writeAct(verb, args) };
}

/** Counters by their kind, `2 soldiers`. */
export const isKind = ({ type, heading, isCounted }: KnownSlot): boolean =>
  type === 'choice' && heading === '' && isCounted;

function isInsteadOf({ verb }: KnownVerb, other: KnownVerb): boolean {
  return verb.insteadOf?.includes(other.verb.id) ?? false;
}

/** Whether both are for one question that is no mere consequence of either: who marches out of a pin breaks off, and may say so. */
function answersAlike({ verb }: KnownVerb, { verb: other }: KnownVerb): boolean {
  const isImplied = (kind: string): boolean => [verb, other].some(({ implies = {} }) => kind in implies);
  return verb.answers.some((kind) => other.answers.includes(kind) && !isImplied(kind));
}

/**
 * Whether two verbs do nothing but answer, and all that one of them answers is for the other too, where one line alone is heard;
 * of kinds in `merges` all are.
 */
export function answersOnly(one: KnownVerb, other: KnownVerb, merges: ReadonlySet<string> = new Set()): boolean {
  const isWithin = (few: KnownVerb, many: KnownVerb): boolean =>
    few.verb.answers.every((kind) => many.verb.answers.includes(kind) && !merges.has(kind));
  const isSilent = [one, other].some(({ verb }) => verb.calls.length > 0 || verb.answers.length === 0);
  return !isSilent && (isWithin(one, other) || isWithin(other, one));
}

/** Nothing named on both sides is the same subject too: `SIEGE FIRE`, `SIEGE HOLD`. */
function overlaps(before: readonly string[], named: readonly string[]): boolean {
  if (before.length === 0 && named.length === 0) return true;
  return before.some((value) => named.includes(value));
}

/**
 * What a CANCEL leaves of each order of a book: it takes out the one that it says whole, else what it names, of a verb also what
 * goes to the places that it names; all when it names nothing.
 */
export function leftByCancel(book: readonly Order[], cancels: Cancels, lexicon: Lexicon): readonly (Order | null)[] {
  const { ids, names, verbs, whole, isUnclear, byPlace = false } = cancels;
  // A way there and back may say one twice: the latest goes.
  const said = book.findLastIndex(({ canonical }) => canonical === whole);
  if (said >= 0) return book.map((order, n) => (n === said ? null : order));
  if (isUnclear) return book;
  return book.map((order) => {
    if (ids.includes(order.id)) return null;
    if (ids.length > 0 && names.length === 0 && verbs.length === 0) return order;
    if (verbs.length > 0 && !verbs.includes(order.verb)) return order;
    if (byPlace && verbs.length > 0 && names.every((name) => placesIn(order, lexicon).includes(name))) return null;
    return names.length === 0 ? null : withoutNames(order, names, lexicon);
  });
}

function withoutNames(order: Order, names: readonly string[], lexicon: Lexicon): Order | null {
  const verb = lexicon.byId.get(order.verb);
  const slot = verb?.slots[0];
  if (!verb || !slot) return order;
  const before = listOf(order.args[slot.name] ?? null);
  if (!overlaps(before, names)) return order;
  const left = before.filter((value) => !names.includes(value));
  if (left.length === 0 || slot.type !== 'units' || order.when) return null;
  const args = { ...order.args, [slot.name]: left };
  return { ...order, args, canonical: writeAct(verb, args) };
}

/** The places that an order names, whatever for. */
function placesIn({ verb, args }: Order, lexicon: Lexicon): readonly string[] {
  const slots = lexicon.byId.get(verb)?.slots.filter(isOfPlaces) ?? [];
  return slots.flatMap(({ name }) => listOf(args[name] ?? null));
}

function isOfUnits(slot: KnownSlot): boolean {
  return slot.type === 'unit' || slot.type === 'units';
}

function isOfPlaces(slot: KnownSlot): boolean {
  return slot.type === 'hex' || slot.type === 'hexes';
}

function listOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === null ? [] : [String(value)];
}
