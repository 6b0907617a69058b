/** How a wrong line is mended: its suggestions put in, read and rehearsed again. */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import type { Lexicon } from '../lexicon.ts';
import { cut } from '../lines.ts';
import { indexNames, type Names, readName } from '../names.ts';
import { readOrders } from '../read.ts';
import { noStops } from '../scan.ts';
import { withoutReplaced } from '../subject.ts';
import type { ReadLine, ReadOrder } from '../types.ts';
import { spokenIn } from '../write.ts';
import { ofTheAble } from './able.ts';
import { type Joined, joinedTo } from './joined.ts';
import { shifted } from './shifted.ts';
import type { Broken, Draft, Drafted, DraftedLine, Instead } from './types.ts';
import { besideIt, isError, judgedBeside, placed } from './verdicts.ts';

/** Replacements tried on one line before its mending is given up. */
const MENDINGS = 3;

/** Whether what was suggested for a wrong line would do; if not, why, as notes behind `code`. */
export function trialOf(
  draft: Draft,
  line: Pick<ReadLine, 'source' | 'line' | 'diagnostics'>,
  code = 'suggestion-would-not-do',
): readonly Diagnostic[] {
  const span = line.diagnostics.find((diagnostic) => diagnostic.didYouMean !== undefined)?.span;
  const note = { severity: 'note' as const, ...(span && { span }) };
  let book = draft;
  for (const { read } of mendedOnce(draft, line, line.diagnostics)) {
    if (!read) return [];
    const wrong = judgedBeside(book, read, line.line).filter(isError);
    const facts = { canonical: spokenIn(draft.grammar, read.order) };
    if (wrong.length > 0) return [{ ...note, code, facts }, ...wrong.map((one) => ({ ...one, ...note }))];
    book = besideAs(book, read, line.line);
  }
  return [];
}

/**
 * What is wrong with a line; a hex whose figures are only swapped lies anywhere, and is no suggestion where the order would go
 * with a warning, as that whoever is sent stops short of it.
 */
export function withHexReached(
  draft: Draft,
  line: Pick<ReadLine, 'source' | 'line' | 'diagnostics'>,
): readonly Diagnostic[] {
  const isGuess = ({ code, facts }: Diagnostic): boolean => code === 'hex-off-map' && facts.swapped === true;
  const mended = line.diagnostics.some(isGuess) ? mendedOnce(draft, line, line.diagnostics) : [];
  const judged = mended.flatMap(({ read }) => (read ? judgedBeside(draft, read, line.line) : []));
  if (!judged.some(({ severity }) => severity === 'warning')) return line.diagnostics;
  return line.diagnostics.map((one): Diagnostic => {
    const { didYouMean: _, ...plain } = one;
    return isGuess(one) ? plain : one;
  });
}

/**
 * The wrong lines, and the orders that the mail has broken, as they would be right together: behind AMEND, or, of a mail that is
 * only checked and is to come again, where they stand; only what is legal is shown, and with each line what binds who does it.
 */
export function mendingsOf(
  draft: Draft,
  written: readonly DraftedLine[],
  broken: Broken,
  isChecked: boolean,
): Pick<Drafted, 'mend' | 'unmended' | 'instead'> {
  const lines = [...written, ...[...broken.values()].flatMap(({ line }) => line ?? [])];
  const wrong = lines.filter(({ outcome }) => outcome === 'error');
  const each = mendedTogether(draft, wrong, isChecked);
  const open = wrong.filter((line) => !each.has(line));
  const firm = wrong.filter((line) => each.has(line) && !open.some((one) => dependsOn(draft, line, one)));
  const mended = firm.length === each.size ? each : mendedTogether(draft, firm, isChecked);
  for (const [line, { binding }] of mended) line.diagnostics = [...line.diagnostics, ...binding];
  const unmended = wrong.filter((line) => !mended.has(line));
  for (const line of unmended)
    line.diagnostics = [...line.diagnostics, ...leftOutBeside(draft, line, mended, isChecked)];
  const orders = [...mended].flatMap(([{ line }, { right }]) => {
    const own = right.map(({ order }) => order);
    return isChecked ? own : withKin(draft, own, line);
  });
  const left = unmended.filter((line) => written.includes(line) && !line.meant?.length);
  return {
    mend: [...new Set(orders), ...[...broken.values()].flatMap(({ instead }) => instead)],
    unmended: [...new Set(left.map((line) => line.line))],
    instead: isChecked ? insteadOf(written, mended) : [],
  };
}

/** What stands for each line of which anything is wrong: what of it is right, and what is mended. */
function insteadOf(written: readonly DraftedLine[], mended: ReadonlyMap<DraftedLine, Mended>): readonly Instead[] {
  const wrong = new Set(written.flatMap(({ line, outcome }) => (outcome === 'error' ? [line] : [])));
  return [...wrong].flatMap((at) => {
    const orders = written.flatMap((one): readonly Order[] => {
      if (one.line !== at) return [];
      if (one.outcome === 'error') return mended.get(one)?.right.map(({ order }) => order) ?? [];
      return one.order === null || one.outcome === 'ignored' ? [] : [one.order];
    });
    return orders.length > 0 ? [{ line: at, orders }] : [];
  });
}

/**
 * Mended orders with those of the mail's own lines that AMEND would wrong, where one line goes on from another: above them who
 * leads there first, in whose place they would stand; below them who goes to the same hex, and was to come after them.
 */
function withKin(draft: Draft, right: readonly Order[], line: number): readonly Order[] {
  const { lexicon, terms, lineOf } = draft;
  if (!right.some(({ verb }) => lexicon.byId.get(verb)?.verb.goesOn)) return right;
  const leads = (old: Order): boolean =>
    right.some((order) => withoutReplaced([old], order, lexicon, terms)[0] !== old);
  const follows = (old: Order): boolean =>
    right.some(
      (order) => order.verb === old.verb && hexesIn(order, lexicon).some((hex) => hexesIn(old, lexicon).includes(hex)),
    );
  const said = draft.orders.flatMap((order) => {
    const from = lineOf.get(order);
    return from === undefined || from.brought ? [] : [{ order, at: from.line }];
  });
  return [
    ...said.flatMap(({ order, at }) => (at < line && leads(order) ? [order] : [])),
    ...right,
    ...said.flatMap(({ order, at }) => (at > line && follows(order) ? [order] : [])),
  ];
}

function hexesIn({ verb, args }: Order, lexicon: Lexicon): readonly string[] {
  const slots = lexicon.byId.get(verb)?.slots.filter(({ type }) => type.startsWith('hex')) ?? [];
  return slots.flatMap(({ name }) => [args[name] ?? []].flat().map(String));
}

/** That others are mended and a line with a suggestion of its own is not, and why, if it is not told it already. */
function leftOutBeside(
  draft: Draft,
  line: DraftedLine,
  mended: ReadonlyMap<DraftedLine, Mended>,
  isChecked: boolean,
): readonly Diagnostic[] {
  const isHinted = line.diagnostics.some(({ didYouMean }) => didYouMean !== undefined);
  if (mended.size === 0 || !isHinted || line.diagnostics.some(({ code }) => code === 'suggestion-would-not-do'))
    return [];
  const book = [...mended].reduce(
    (beside, [{ line: at }, { right }]) =>
      right.reduce((one, read) => besideAs(one, read, isChecked ? at : undefined), beside),
    isChecked ? draft : { ...draft, amends: true },
  );
  const why = trialOf(book, line, 'left-unmended');
  return why.length > 0 ? why : [{ severity: 'note', code: 'left-unmended', facts: { canonical: '' } }];
}

/** The orders that a wrong line is mended to, and what binds whoever carries them out. */
interface Mended {
  readonly right: readonly ReadOrder[];
  readonly binding: readonly Diagnostic[];
}

/** Those of the wrong lines that can be mended beside the others. */
function mendedTogether(
  draft: Draft,
  wrong: readonly DraftedLine[],
  isChecked: boolean,
): ReadonlyMap<DraftedLine, Mended> {
  let mending = isChecked ? draft : { ...draft, amends: true };
  const mended = new Map<DraftedLine, Mended>();
  for (const line of wrong) {
    const asWritten = mended.size > 0 ? rightAsWritten(mending, line, isChecked) : [];
    const meant = asWritten.length > 0 ? asWritten : rightOf(mending, line, isChecked);
    const [one, ...more] = meant;
    if (one === undefined) continue;
    const at = isChecked ? line.line : undefined;
    const able = asWritten.length === 0 && more.length === 0 ? ofTheAble(mending, one, at) : null;
    const alone = able?.read ?? one;
    const joined = line.order === null && more.length === 0 ? joinedTo(mending, alone, at) : null;
    const right = [joined?.read ?? alone, ...more];
    const beside = right.reduce((book, one) => besideAs(book, one, isChecked ? line.line : undefined), mending);
    const others = [...mended.values()].flatMap((one) => one.right);
    if (!allStand(beside, [...others, ...right])) continue;
    mending = beside;
    const binding = asWritten.length > 0 ? [] : bindingOf(beside, right, line);
    mended.set(line, { right, binding: [...(able?.why ?? []), ...(joined ? [joins(draft, joined)] : []), ...binding] });
  }
  return mended;
}

function joins({ grammar }: Draft, { line, read }: Joined): Diagnostic {
  const facts = { line, canonical: read ? spokenIn(grammar, read.order) : '' };
  return { severity: 'note', code: 'suggestion-joins', facts };
}

/** Whether what is wrong with a line speaks of somebody whom another wrong line orders about, and it does not: mended, that may be right. */
function dependsOn({ grammar }: Draft, line: DraftedLine, other: DraftedLine): boolean {
  if (line.order === null) return false;
  const own = idsIn(line.order);
  const spokenOf = line.diagnostics.filter(isError).flatMap(({ facts }) => Object.values(facts).flat());
  const others = other.order ? idsIn(other.order) : ownNamedIn(indexNames(grammar.names), other.source);
  return others.some((id) => spokenOf.includes(id) && !own.includes(id));
}

const idsIn = ({ args }: Order): readonly string[] => Object.values(args).flat().map(String);

function ownNamedIn(names: Names, source: string): readonly string[] {
  const { tokens } = cut(source.replaceAll('\n', ' '), 1);
  const line = { names, tokens, end: tokens.length, stops: noStops };
  return tokens.flatMap((_, at) => {
    const found = readName(line, at, { type: 'unit', whose: 'own' });
    return found.kind === 'one' ? [found.named.id] : [];
  });
}

/** What binds whoever does what is suggested in the place of what was written: he is to know it before he says YES. */
function bindingOf(beside: Draft, right: readonly ReadOrder[], line: DraftedLine): readonly Diagnostic[] {
  if (line.order === null) return [];
  const verdicts = beside.rehearse(beside.orders, beside.standing);
  return right.flatMap((one) => {
    const binding = placed(beside, one, verdicts(one.order)).filter(({ facts }) => facts.binds === true);
    const facts = { canonical: spokenIn(beside.grammar, one.order) };
    const [first] = binding;
    return first ? [{ ...first, code: 'suggestion-binds', facts }, ...binding] : [];
  });
}

/** Whether every one of these is in the book still, and would be carried out. */
function allStand(draft: Draft, mended: readonly ReadOrder[]): boolean {
  if (mended.length === 0) return true;
  const verdicts = draft.rehearse(draft.orders, draft.standing);
  const isIn = (order: Order): boolean => draft.orders.includes(order) || draft.standing.includes(order);
  return mended.every((one) => isIn(one.order) && !placed(draft, one, verdicts(one.order)).some(isError));
}

const besideAs = (draft: Draft, read: ReadOrder, line?: number): Draft => ({
  ...draft,
  ...besideIt(draft, read, line),
});

/**
 * The orders of a wrong line as it would be right beside the book: every one of them, or none at all, so that no word of it is
 * lost; none where nothing that is suggested makes it so, or the book has it.
 */
function rightOf(draft: Draft, line: DraftedLine, isChecked: boolean): readonly ReadOrder[] {
  let source: Pick<ReadLine, 'source' | 'line'> = line;
  let wrong = line.diagnostics.filter(isError);
  for (let tries = 0; tries < MENDINGS; tries++) {
    const [mended, ...more] = mendedOnce(draft, source, wrong);
    if (mended === undefined) return [];
    if (more.length > 0) return allRight(draft, [mended, ...more]);
    if (mended.read) {
      wrong = judgedBeside(draft, mended.read, isChecked ? line.line : undefined).filter(isError);
      const { canonical } = mended.read.order;
      if (wrong.length === 0) return draft.orders.some((order) => order.canonical === canonical) ? [] : [mended.read];
    } else wrong = mended.diagnostics.filter(isError);
    source = mended;
  }
  return [];
}

/** The order of a line that is right as it stands, once those before it are mended. */
function rightAsWritten(draft: Draft, { order, source, line }: DraftedLine, isChecked: boolean): readonly ReadOrder[] {
  const [read] = order ? readOrders(source, draft.grammar).lines : [];
  if (!read?.read) return [];
  const again = shifted(read, line).read as ReadOrder;
  return judgedBeside(draft, again, isChecked ? line : undefined).some(isError) ? [] : [again];
}

/** The orders of a line that holds several; none where one of them is wrong. */
function allRight(draft: Draft, lines: readonly ReadLine[]): readonly ReadOrder[] {
  let book = draft;
  const right: ReadOrder[] = [];
  for (const { read } of lines) {
    if (!read || judgedBeside(book, read).some(isError)) return [];
    book = besideAs(book, read);
    right.push(read);
  }
  return right;
}

/** The line with its first suggestion put in, read again; nothing when nothing is suggested. */
export function mendedOnce(
  draft: Draft,
  line: Pick<ReadLine, 'source' | 'line'>,
  diagnostics: readonly Diagnostic[],
): readonly ReadLine[] {
  const text = suggested(line, diagnostics);
  if (text === null) return [];
  const { lines } = readOrders(text, draft.grammar);
  return lines.map((read) => ({ ...shifted(read, line.line), source: text }));
}

/** The words of a line with its first suggestion put in; null when nothing is suggested. */
export function suggested(
  { source, line }: Pick<ReadLine, 'source' | 'line'>,
  diagnostics: readonly Diagnostic[],
): string | null {
  const hint = diagnostics.find((diagnostic) => diagnostic.didYouMean !== undefined && diagnostic.span);
  if (!hint?.span || hint.didYouMean === undefined) return null;
  const rows = source.split('\n');
  const row = rows[hint.span.line - line];
  if (row === undefined) return null;
  const { column, length } = hint.span;
  rows[hint.span.line - line] = `${row.slice(0, column - 1)}${hint.didYouMean}${row.slice(column - 1 + length)}`;
  return rows.join('\n');
}
