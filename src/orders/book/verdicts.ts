/** What a rehearsal says of orders, in the words and at the places of the lines that gave them. */
import type { Diagnostic, Json, Order, Span } from '../../engine/contract.ts';
import { callFor } from '../calls.ts';
import { writeFound } from '../conditions.ts';
import { keyOf } from '../fold.ts';
import { type Lexicon, lexiconOf, termsOf } from '../lexicon.ts';
import { isMarch } from '../march-meant.ts';
import { indexNames, spelledAs } from '../names.ts';
import { CANONICAL } from '../speech.ts';
import { withoutReplaced, withoutSaidAgain } from '../subject.ts';
import type { ReadOrder } from '../types.ts';
import { spokenIn } from '../write.ts';
import { meantToStay } from './restated.ts';
import type { Draft, Drafting, Due, Rehearse } from './types.ts';

/** Verdicts that name verbs, what conditions found and other orders of the book in the writer's words. */
export function inSpeech({ grammar, rehearse }: Pick<Drafting, 'grammar' | 'rehearse'>): Rehearse {
  const { speech = CANONICAL } = grammar;
  const terms = termsOf(grammar.terms);
  const { byId } = lexiconOf(grammar.verbs);
  const names = indexNames(grammar.names);
  const meant = ({ didYouMean: id = '', facts }: Diagnostic): Pick<Diagnostic, 'didYouMean'> => {
    const named = facts.byName === true ? names.byId.get(id) : undefined;
    return named ? { didYouMean: spelledAs(named, id, speech.language) } : {};
  };
  return (orders, standing) => {
    const verdicts = rehearse(orders, standing);
    const texts = new Map([...orders, ...standing].map((one) => [one.canonical, spokenIn(grammar, one)]));
    const told = (name: string, value: Json): Json => {
      if (name === 'found') return writeFound(value, terms, speech);
      if (typeof value !== 'string') return value;
      if (name === 'order') return texts.get(value) ?? value;
      const verb = name === 'verb' ? byId.get(value) : undefined;
      return verb ? speech.verb(verb) : value;
    };
    return (order) =>
      verdicts(order).map((one) => ({
        ...one,
        ...meant(one),
        facts: Object.fromEntries(Object.entries(one.facts).map(([name, value]) => [name, told(name, value)])),
      }));
  };
}

/** What a rehearsal says of an order that waits for a later call: what speaks against it now may be over by then. */
export function waiting(said: readonly Diagnostic[]): readonly Diagnostic[] {
  const waits = (facts: Diagnostic['facts']): string => (facts.drops === true ? 'part' : 'whole');
  return said.map((one) =>
    one.severity === 'error' && one.facts.lasting !== true
      ? { ...one, facts: { ...one.facts, waits: waits(one.facts) } }
      : one,
  );
}

/** What a rehearsal says of an order as it was read, with the places in the line it speaks of. */
export function placed(
  draft: Draft,
  { order, standing, spans }: ReadOrder,
  said: readonly Diagnostic[],
): readonly Diagnostic[] {
  const call = callOf(order, draft.lexicon, draft.due);
  const isForLater = call !== draft.due.calls[0];
  const advice = standing || order.when !== undefined || isForLater;
  const all = isForLater && !standing ? waiting(said) : said;
  return (advice ? all : withoutAbsent(draft, { order, standing, spans }, all)).map((diagnostic) => {
    const asked = advice ? diagnostic : askingHowMany(diagnostic, order, spans);
    const found = asked.span ? asked : { ...asked, ...spanFor(asked, order, spans) };
    // What waits for its moment may be impossible now: he is told, and it stands.
    const waits = advice && found.severity === 'error' && found.facts.lasting !== true;
    return waits ? { ...found, severity: 'warning' } : found;
  });
}

/** Whoever is not on the map yet goes nowhere with the others: a line that names him is as wrong as one of him alone, and is shown without him. */
function withoutAbsent(draft: Draft, { order, spans }: ReadOrder, said: readonly Diagnostic[]): readonly Diagnostic[] {
  const { byId } = indexNames(draft.grammar.names);
  const isAbsent = ({ severity, facts }: Diagnostic): boolean => {
    const named = byId.get(keyOf(String(facts.unit ?? '')));
    return (
      severity === 'warning' && facts.drops === true && facts.absent === true && named?.own === true && !named.gone
    );
  };
  const verb = draft.lexicon.byId.get(order.verb);
  const absent = verb && isMarch(verb) ? said.filter(isAbsent) : [];
  const [first] = absent;
  const units = [order.args.units ?? []].flat().map(String);
  const there = units.filter((unit) => !absent.some(({ facts }) => facts.unit === unit));
  const [from, ...more] = spans.units ?? [];
  const to = more.at(-1);
  if (!first || there.length === 0 || !from || !to || to.line !== from.line) return said;
  const span = { ...from, length: to.column + to.length - from.column };
  const { speech = CANONICAL } = draft.grammar;
  const didYouMean = there.map((unit) => speech.unit(unit)).join(', ');
  return said.map((one) =>
    isAbsent(one) ? { ...one, severity: 'error', ...(one === first && { didYouMean, span }) } : one,
  );
}

/** Fewer can be had than the line says, and none is taken for the number: its writer is asked whether he means so many. */
function askingHowMany(said: Diagnostic, { args }: Order, spans: ReadOrder['spans']): Diagnostic {
  const { count, wanted, unsure } = said.facts;
  const [span] = spans.count ?? [];
  const isShort = typeof count === 'number' && typeof wanted === 'number' && count < wanted && wanted === args.count;
  if (said.severity !== 'warning' || !isShort || !span || unsure === true) return said;
  return { ...said, severity: 'error', didYouMean: `${count}`, span };
}

/**
 * What a rehearsal says of an order that is put beside the book as it stands: before what later lines of the mail than `line`
 * order, behind all of it without one.
 */
export function judgedBeside(draft: Draft, read: ReadOrder, line?: number): readonly Diagnostic[] {
  const { order, standing } = read;
  const closed = standing ? [] : closedIn(draft, read);
  if (closed.length > 0) return closed;
  const beside = besideIt(draft, read, line);
  return placed(draft, read, draft.rehearse(beside.orders, beside.standing)(order));
}

/** The book and the standing orders with an order put beside them. */
export function besideIt(
  draft: Draft,
  { order, standing }: ReadOrder,
  line = Number.POSITIVE_INFINITY,
): Pick<Draft, 'orders' | 'standing'> {
  return standing
    ? { orders: draft.orders, standing: [...draft.standing, order] }
    : { orders: inPlace(draft, order, line), standing: draft.standing };
}

/** The book with an order in it where its line stands. */
function inPlace(draft: Draft, order: Order, line: number): readonly Order[] {
  const left = besides(draft, order);
  const isLater = (_: Order | null, n: number): boolean => {
    const old = draft.orders[n];
    return ((old && draft.lineOf.get(old)?.line) ?? 0) > line;
  };
  const at = left.findIndex(isLater);
  if (at >= 0) return left.toSpliced(at, 0, order).filter((other) => other !== null);
  return left.filter((other) => other !== null).toSpliced(placeAmong(draft, order, left), 0, order);
}

/**
 * Where among what is left of a book a line stands: what takes the place of a line of its verb on file, or of some of its units,
 * stands there, so that no other is carried out before it now, but behind what the mail said above; what goes ahead of those on file about its units
 * above the first of these; anything else behind all. `left`: as of `besides`.
 */
export function placeAmong(draft: Draft, order: Order, left: readonly (Order | null)[], isBrought?: boolean): number {
  const { orders } = draft;
  const { verb } = order;
  const isSaid = (old: Order): boolean => isSaidAlike(draft, old, isBrought);
  if (draft.ahead.has(order)) {
    const first = left.findIndex((old) => old !== null && !isSaid(old) && sharesUnits(draft, old, order));
    if (first >= 0) return left.slice(0, first).filter((other) => other !== null).length;
  }
  const replaced = orders.findLastIndex((old, n) => left[n] !== old && old.verb === verb && !isSaid(old));
  const said = orders.findLastIndex(isSaid);
  const upTo = replaced < 0 ? left.length : Math.max(replaced, said) + 1;
  return left.slice(0, upTo).filter((other) => other !== null).length;
}

/** Whether two orders name a unit both. */
export function sharesUnits({ lexicon }: Pick<Draft, 'lexicon'>, one: Order, other: Order): boolean {
  const units = new Set(unitsIn(one, lexicon));
  return unitsIn(other, lexicon).some((unit) => units.has(unit));
}

function unitsIn({ verb, args, otherwise }: Order, lexicon: Lexicon): readonly string[] {
  const slots = lexicon.byId.get(verb)?.slots.filter(({ type }) => type === 'unit' || type === 'units') ?? [];
  const named = slots.flatMap(({ name }) => [args[name] ?? []].flat().map(String));
  return otherwise ? [...named, ...unitsIn(otherwise, lexicon)] : named;
}

/**
 * Whether an order comes from a line like that of another, of which `isBrought` tells whether the mail writes it: to what it
 * writes, what SAME or YES brings is as on file.
 */
export function isSaidAlike({ lineOf }: Pick<Draft, 'lineOf'>, old: Order, isBrought = false): boolean {
  const line = lineOf.get(old);
  return line !== undefined && (isBrought || !line.brought);
}

/** The book as it is beside an order: what the order replaces is null, what loses some of its units is smaller. */
export function besides(draft: Draft, order: Order, isBrought?: boolean): (Order | null)[] {
  const { lexicon, terms } = draft;
  return draft.orders.map((old) => {
    // What was for a call that is over has done its work.
    if (callOf(old, lexicon, draft.due) === null) return old;
    if (isSaidAlike(draft, old, isBrought)) return withoutSaidAgain([old], order, lexicon, terms)[0] ?? null;
    return meantToStay(draft, old, withoutReplaced([old], order, lexicon, terms)[0] ?? null, order);
  });
}

/** The call of this turn that an order is for; null where none is left for it. */
export function callOf(
  { verb }: Order,
  lexicon: Lexicon,
  { calls, later }: Pick<Due, 'calls' | 'later'>,
): string | null {
  return callFor(lexicon.byId.get(verb)?.verb.calls ?? [], calls, later);
}

/**
 * What an order stands on file for: another order takes its place only with a mail that orders for the same. Where one book
 * serves the whole turn, that; where calls have books of their own, the call of its verb, whichever book holds it.
 */
export function filedFor(order: Order, lexicon: Lexicon, due: Pick<Due, 'calls' | 'later'>): string | null {
  const call = callOf(order, lexicon, due);
  const [open] = due.calls;
  const own = lexicon.byId.get(order.verb)?.verb.calls ?? [];
  const isForEachCall = [...lexicon.byId.values()].some(({ verb }) => verb.calls.some((one) => one === open));
  if (call !== open || !isForEachCall || own.some((one) => one === open)) return call;
  return own.find((one) => due.calls.includes(one)) ?? call;
}

/** What speaks against an order of which a branch is for a call that is over: that branch would never run. */
export function closedIn(draft: Draft, { order, spans }: ReadOrder): readonly Diagnostic[] {
  for (let branch: Order | undefined = order; branch; branch = branch.otherwise)
    if (callOf(branch, draft.lexicon, draft.due) === null) return [noCallLeft(draft, branch, spans)];
  return [];
}

/** An order of a call that is over, or that another turn will ask for. */
function noCallLeft(draft: Draft, order: Order, spans: ReadOrder['spans']): Diagnostic {
  const verb = draft.lexicon.byId.get(order.verb);
  const { speech = CANONICAL } = draft.grammar;
  const [call = ''] = verb?.verb.calls ?? [];
  const facts = { verb: verb ? speech.verb(verb) : order.verb, call, open: draft.due.calls[0] ?? '' };
  const first = Object.values(spans)[0]?.[0];
  const passed = draft.due.passed?.get(call);
  return {
    severity: 'error',
    code: passed?.code ?? 'order-of-other-call',
    facts: { ...facts, ...passed?.facts },
    ...(first && { span: { ...first, column: 1, length: 1 } }),
  };
}

/** Where in the line a finding belongs: the slot it names, the unit or hex it is about. */
export function spanFor(diagnostic: Diagnostic, order: Order, spans: ReadOrder['spans']): { span?: Span } {
  const { slot, ...facts } = diagnostic.facts;
  if (typeof slot === 'string' && spans[slot]?.[0]) return { span: spans[slot][0] };
  for (const name of Object.keys(spans)) {
    const value = order.args[name];
    const values = Array.isArray(value) ? value : [value];
    for (const fact of Object.values(facts)) {
      const index = typeof fact === 'string' ? values.indexOf(fact) : -1;
      const span = spans[name]?.[index];
      if (index >= 0 && span) return { span };
    }
  }
  const first = Object.values(spans)[0]?.[0];
  return first ? { span: first } : {};
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error';
}
