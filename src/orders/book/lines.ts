/** What each line of a mail does to the book: it takes, says again, replaces, cancels or asks. */
import type { Diagnostic, Order, Verb } from '../../engine/contract.ts';
import { keyOf } from '../fold.ts';
import { cut } from '../lines.ts';
import { unknownSetting } from '../settings.ts';
import { subjectOf, withoutReplaced, withoutSaidAgain } from '../subject.ts';
import type { Act, ReadLine, ReadOrder } from '../types.ts';
import { AND, ARTICLES } from '../words.ts';
import { spokenIn } from '../write.ts';
import { cancel } from './cancelling.ts';
import { STANDS_ABOVE } from './force.ts';
import { giveWay, yieldTo } from './giving-way.ts';
import type { Draft, DraftedLine, Refused } from './types.ts';
import { besides, callOf, closedIn, filedFor, isError, isSaidAlike, placeAmong, spanFor } from './verdicts.ts';

/** What a line of a mail becomes where `wrong` are the lines that a rehearsal has refused. */
export function draftLine(draft: Draft, line: ReadLine, wrong: Refused): DraftedLine {
  const drafted: DraftedLine = {
    line: line.line,
    column: line.column,
    source: line.source,
    outcome: line.ignored ? 'ignored' : 'error',
    keptFor: null,
    ignored: line.ignored ?? null,
    by: null,
    order: null,
    standing: line.read?.standing ?? false,
    written: null,
    act: line.act ?? null,
    brought: line.brought === true,
    diagnostics: line.diagnostics,
  };
  if (line.act) {
    const unknown = unknownSetting(line.act, line, draft.grammar.languages, draft.zones);
    if (unknown.length > 0) return { ...drafted, diagnostics: unknown };
    drafted.outcome = 'asked';
    const { diagnostics: said, meant = [] } = draft.isRefused ? { diagnostics: [] } : perform(draft, line, line.act);
    if (said.some(isError)) drafted.outcome = 'error';
    drafted.diagnostics = [...line.diagnostics, ...said];
    if (meant.length > 0) drafted.meant = meant;
  } else if (line.read) {
    const { order, standing } = line.read;
    drafted.order = order;
    const call = callOf(order, draft.lexicon, draft.due);
    const found = wrong.get(line) ?? (standing ? [] : closedIn(draft, line.read));
    // What an order would have done is no matter where it is not taken.
    const isTaken = !found.some(isError);
    drafted.diagnostics = [...line.diagnostics.filter(({ code }) => isTaken || code !== 'holders-go-too'), ...found];
    if (!isTaken) return drafted;
    drafted.keptFor = !standing && call !== draft.due.calls[0] ? call : null;
    drafted.outcome = drafted.keptFor === null ? 'accepted' : 'kept';
    drafted.written = differs(line.source, order.canonical) ? line.source.trim() : null;
    if (!draft.isRefused) take(draft, line.read, drafted);
  }
  return drafted;
}

/** Adds an accepted order to the book or to the standing orders; earlier lines of the mail about the same give way. */
function take(draft: Draft, read: ReadOrder, line: DraftedLine): void {
  if (!read.standing) {
    const said = draft.orders.findIndex((old) => isSaid(draft, old, read.order, line.brought));
    if (said >= 0) {
      repeat(draft, read, line, said);
      return;
    }
    const base = besides(draft, read.order, line.brought);
    for (const [index, old] of draft.orders.entries()) {
      yieldTo(draft, old, { left: base[index] ?? null, line: line.line, cancels: false });
    }
    const at = placeAmong(draft, read.order, base, line.brought);
    const kept = base.filter((order) => order !== null);
    const next = draft.ahead.has(read.order) ? kept[at] : undefined;
    if (next) line.diagnostics = [...line.diagnostics, standsAbove(draft, next)];
    line.order = { ...read.order, id: `o${kept.length + 1}` };
    draft.orders = kept.toSpliced(at, 0, line.order);
    draft.lineOf.set(line.order, line);
    draft.accepted++;
    draft.taken.add(filedFor(line.order, draft.lexicon, draft.due));
    return;
  }
  takeStanding(draft, read, line);
}

/** What was put above an order on file, as it could not be carried out below it, is told so. */
function standsAbove({ grammar }: Draft, next: Order): Diagnostic {
  return { severity: 'note', code: STANDS_ABOVE, facts: { order: spokenIn(grammar, next) } };
}

function takeStanding(draft: Draft, read: ReadOrder, line: DraftedLine): void {
  const subject = subjectOf(read.order, draft.lexicon, draft.terms);
  const old = draft.standing.find((order) => subjectOf(order, draft.lexicon, draft.terms) === subject);
  const earlier = old && draft.lineOf.get(old);
  if (earlier) giveWay(earlier, line.line, null);
  const order = { ...read.order, id: old?.id ?? nextStanding(draft) };
  const isAgain = old?.canonical === order.canonical;
  if (old && (draft.renewed.has(old.id) || !(earlier || isAgain))) draft.renewed.set(old.id, line.line);
  const stays = isAgain && isLatestOfKind(draft, old);
  line.order = order;
  draft.lineOf.set(order, line);
  // The latest stands last: among standing orders that apply, the desk takes the latest.
  draft.standing = stays
    ? draft.standing.map((standing) => (standing === old ? order : standing))
    : [...draft.standing.filter((standing) => standing !== old), order];
  if (!stays && !draft.news.includes(order.id)) draft.news.push(order.id);
  const again: Diagnostic = { severity: 'note', code: 'standing-again', facts: { id: order.id } };
  line.diagnostics = [...line.diagnostics, ...(isAgain && !earlier ? [again] : [])];
}

/** Does no later standing order of its verb go before it? */
function isLatestOfKind({ standing }: Draft, order: Order): boolean {
  return standing.findLast(({ verb }) => verb === order.verb) === order;
}

/** Does the book say this already: on file, or in a line of the mail that counts once and behind which nobody of it was sent any further? */
function isSaid(draft: Draft, old: Order, order: Order, isBrought: boolean): boolean {
  const { lexicon, terms, orders } = draft;
  if (old.canonical !== order.canonical) return false;
  if (!isSaidAlike(draft, old, isBrought)) return true;
  if (lexicon.byId.get(order.verb)?.verb.goesOn) return !isFollowed(draft, order, orders.indexOf(old));
  return withoutSaidAgain([old], order, lexicon, terms).length === 0;
}

/** Does the book say something more of the same units below this place? */
function isFollowed({ orders, lexicon, terms }: Draft, order: Order, at: number): boolean {
  return orders.slice(at + 1).some((next) => withoutReplaced([next], order, lexicon, terms)[0] !== next);
}

/**
 * What the book says already counts once, and its writer is told. What was on file stands where the mail says it now, below
 * the rest, so that lines are carried out in the order in which he last wrote them; but it keeps its place where the mail
 * itself had said it, or where the book goes on from it.
 */
function repeat(draft: Draft, { order, spans }: ReadOrder, line: DraftedLine, at: number): void {
  const earlier = draft.lineOf.get(draft.orders[at] as Order);
  if (earlier) giveWay(earlier, line.line, null);
  const last = draft.orders.length - 1;
  const place = earlier || isFollowed(draft, order, at) ? at : last;
  line.order = { ...order, id: `o${place + 1}` };
  draft.cuts.set(draft.orders[at] as Order, { left: line.order, line: line.line, cancels: false });
  draft.orders = draft.orders.toSpliced(at, 1).toSpliced(place, 0, line.order);
  draft.lineOf.set(line.order, line);
  draft.accepted++;
  draft.taken.add(filedFor(line.order, draft.lexicon, draft.due));
  const { slots = [] } = draft.lexicon.byId.get(order.verb) ?? {};
  // Of counters that are named there are no more.
  const isNamed = slots.some(({ name, type }) => /^units?$/.test(type) && order.args[name] !== undefined);
  const counts = !isNamed && slots.some(({ name }) => name === 'count');
  const facts = { counts, moved: place !== at, twice: earlier?.brought === false };
  const told: Diagnostic = { severity: 'warning', code: 'said-already', facts };
  line.diagnostics = [...line.diagnostics, { ...told, ...spanFor(told, order, spans) }];
}

/** A number that no standing order had before it: an older letter may still call that one by its number. */
function nextStanding(draft: Draft): string {
  draft.numbered++;
  return `s${draft.numbered}`;
}

/** READY, UNREADY and CANCEL act on the book; everything else is for others to answer. */
function perform(draft: Draft, line: ReadLine, act: Act): Pick<DraftedLine, 'diagnostics' | 'meant'> {
  if (act.verb === 'ready') draft.ready = true;
  if (act.verb === 'unready') draft.ready = false;
  return act.cancels ? cancel(draft, line, act.cancels) : { diagnostics: [] };
}

/**
 * Whether the player's words differ from the canonical text by more than case, accents, blanks, punctuation and small words, or,
 * with the verbs of his game, words that introduce the same: `A 1405` for `VERS 1405`.
 */
export function differs(source: string, canonical: string, verbs: readonly Verb[] = []): boolean {
  const [own, ours] = [wordsOf(source), wordsOf(canonical)];
  const isAlike = (word: string, other = ''): boolean => word === other || introduceAlike(verbs, [word, other]);
  return own.length !== ours.length || !own.every((word, n) => isAlike(word, ours[n]));
}

/** Whether these words may stand before the same slot. */
function introduceAlike(verbs: readonly Verb[], words: readonly string[]): boolean {
  const introduced = verbs.flatMap(({ slots }) => slots.map(({ after = [] }) => new Set(after.map(keyOf))));
  return introduced.some((known) => words.every((word) => known.has(word)));
}

function wordsOf(text: string): readonly string[] {
  const tokens = text.split('\n').flatMap((row) => cut(row, 1).tokens);
  const said = tokens.filter(({ key }) => !(AND.has(key) || ARTICLES.has(key)));
  return said.map(({ text }) => text.replaceAll("'", ''));
}

/** Whether a line is the YES that gives what was shown: it names no turn. */
export const givesShown = ({ act }: { readonly act?: Act | null }): boolean =>
  act?.verb === 'yes' && act.numbers.length === 0;
