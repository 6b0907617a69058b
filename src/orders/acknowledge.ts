/** The answer to an order mail: one row a line, how to mend it, what now stands. Words come from a phrasebook. */
import type { Diagnostic, Named, Order, Verb } from '../engine/contract.ts';
import { type OddsTold, oddsTold } from '../engine/odds.ts';
import { withoutStanding } from '../engine/order-form.ts';
import type { Phrasebook } from '../engine/phrase.ts';
import { plainWords } from '../engine/phrase.ts';
import type { Words } from '../engine/story.ts';
import { isForTheBook } from './book/draft-book.ts';
import type { Drafted, DraftedLine, Gone } from './book/types.ts';
import { keyOf } from './fold.ts';
import { isYesBut, type MailVerb, mailVerbs, spellingsOf } from './mail-words.ts';
import { codeOf, sayDiagnostic, sayTogether } from './say.ts';

/** One row: the player's line number, what it was taken for, and why. */
export interface Row {
  line: number;
  tag: 'accepted' | 'replaced' | 'kept' | 'error' | 'warning' | 'ignored';
  /** Canonical order when accepted, the player's own line when wrong or ignored, the warning otherwise. */
  text: string;
  /** 1-based column in `text` of what is wrong; null for none. */
  column: number | null;
  /** The player's words where they differ from the canonical order. */
  written: string | null;
  note: Words;
  /** The mail does not write it: its line stands for it (SAME, YES). */
  brought?: true;
  /** It orders nothing itself: an AMEND, a READY, a SAME. */
  isAct?: true;
  /** What its attacks promise. */
  odds?: readonly OddsTold[];
}

/** What an acknowledgement says that does not depend on clocks, addresses and the journal. */
export interface Acknowledgement {
  verdict: Drafted['verdict'];
  book: Drafted['book'];
  lines: readonly Row[];
  counts: { accepted: number; errors: number; warnings: number };
  /** Lines of a reply that mends each error that can be mended; of a mail that was only checked, the lines themselves. */
  mend: readonly string[];
  /** Of a mail that was only checked: the lines that a YES gives for each that is wrong. */
  instead: readonly { line: number; lines: readonly string[] }[];
  /** Orders of the book before that are no longer in force, and why; whether newer lines of their own writer stand for them. */
  gone: readonly { text: string; note: string; replaced?: true }[];
  /** Lines of a reply that brings back what the mail did not repeat. */
  regain: readonly string[];
  /**
   * The whole book in force: the later call an order is kept for, if any; the line of the mail it came in, or that stands for it,
   * null for one on file; whether the mail keeps it, or only a part of it, from being carried out, or what is said of it warns; whether it
   * fails as things stand; what its attacks promise.
   */
  force: readonly {
    text: string;
    keptFor: string | null;
    line: number | null;
    brought?: true;
    fails?: true | 'part';
    warns?: true;
    vain?: true;
    note: Words;
    odds?: readonly OddsTold[];
  }[];
  /** The seat's own units on the map that no order for the open call is about, by place. */
  rest: readonly { place: string; units: readonly string[] }[];
  /** Those of them who did not stay under the book before; null without one. */
  restNew: readonly { place: string; units: readonly string[] }[] | null;
  /** Those of them that the rules alone send elsewhere, by place. */
  driven: readonly { place: string; units: readonly string[] }[];
  /** Units the book says nothing about, by place. */
  unordered: readonly { place: string; units: readonly string[] }[];
  standing: readonly { id: string; text: string; isNew: boolean }[];
  /** Nothing of it is so yet: the book is told as the mail would make it. */
  isTrial: boolean;
  ready: boolean;
  /** READY was said beside an error: it counts with the next mail that has none. */
  readyKept: boolean;
  /** READY waits until it is known that so many orders were left out on purpose. */
  leftOut: number;
  /** READY waits until it is known that what cannot be taken back is meant. */
  isFinal: boolean;
  /** READY was in force, and holds no more although nobody took it back. */
  readyGone: boolean;
}

/** Acts that the verdict tells and no row need tell. */
const UNSHOWN: ReadonlySet<MailVerb> = new Set(['check']);

/** Acts beside the orders: CHECK in front of them keeps none of them back. */
const NOT_TRIED = mailVerbs(({ besideOrders }) => besideOrders);

/** Beside a draft: who goes elsewhere by the rules alone, and the orders that an answer to the same call has told already. */
interface Beside {
  verbs: readonly Verb[];
  leaving?: readonly string[];
  before?: readonly Order[] | null;
}

/** Makes the acknowledgement of a drafted mail; `unordered` are ids, `names` tell where they are. */
export function acknowledge(
  drafted: Drafted,
  say: Phrasebook,
  unordered: readonly string[],
  names: readonly Named[],
  { verbs, leaving = [], before = null }: Beside = { verbs: [] },
): Acknowledgement {
  const lines = linesOf(drafted, say, verbs);
  const counts = { accepted: 0, errors: 0, warnings: 0 };
  for (const { tag } of lines) {
    if (tag === 'accepted') counts.accepted++;
    if (tag === 'error') counts.errors++;
    if (tag === 'warning') counts.warnings++;
  }
  const force = drafted.inForce.map((order) => inForceRow(order, drafted, say));
  counts.errors += force.filter(({ fails }) => fails !== undefined).length;
  /** What stands under an order of the book is not told again. */
  const isInBook = ({ tag, line, text }: Row): boolean =>
    tag === 'warning' &&
    drafted.inForce.some(
      (one) =>
        one.line === line && !one.hasRun && one.notes.some((note) => plainWords(sayDiagnostic(say, note)) === text),
    );
  const unnamed = restOf(drafted.inForce, names, verbs);
  const known = before && heldUnder(before, drafted.inForce, names, verbs);
  return {
    verdict: drafted.verdict === 'counts' && !drafted.changed ? 'nothing' : drafted.verdict,
    book: drafted.book,
    lines: lines.filter((row) => !isInBook(row)),
    counts,
    ...mendedOf(drafted, say),
    gone: drafted.gone.map((gone) => goneRow(gone, say)),
    regain: drafted.regain.length === 0 ? [] : [say('act.amend'), ...drafted.regain.map(({ canonical }) => canonical)],
    force,
    ...placed(unnamed, leaving, known, names, say),
    unordered: byPlace(unordered, names, say),
    standing: standingList((drafted.trial ?? drafted).standing, (drafted.trial ?? drafted).news),
    isTrial: drafted.trial !== null,
    ...readinessOf(drafted),
  };
}

/** An order of the book in force, and what is said of it. */
function inForceRow(
  { order, keptFor, line, brought, hasRun, lost, notes }: Drafted['inForce'][number],
  { lines }: Drafted,
  say: Phrasebook,
): Acknowledgement['force'][number] {
  const lessened = lines.find((one) => one.line === line && one.by?.rest?.canonical === order.canonical);
  return {
    text: order.canonical,
    keptFor,
    line,
    ...(brought && { brought: true as const }),
    ...(lost !== null && { fails: lost === 'part' ? lost : (true as const) }),
    ...(!hasRun && notes.some((one) => warnsOf(one, keptFor)) && { warns: true as const }),
    ...(!hasRun && keptFor === null && notes.some(failsNow) && { vain: true as const }),
    // How it would fare now says little of what has run.
    note: hasRun
      ? [say('form.has-run')]
      : joined([
          ...(lessened?.by ? [[say('row.lessened', { line: lessened.by.line })]] : []),
          ...(lost === null ? [] : [[say(`row.lost.${lost}`)]]),
          ...sayTogether(say, notes),
        ]),
    ...(!hasRun && promisedBy(notes, say)),
  };
}

function mendedOf(drafted: Drafted, say: Phrasebook): Pick<Acknowledgement, 'mend' | 'instead'> {
  const instead = drafted.instead.map(({ line, orders }) => ({
    line,
    lines: orders.map(({ canonical }) => canonical),
  }));
  return { mend: mendOf(drafted, say), instead };
}

/** Whether the seat is ready, and what its READY waits for where it is not. */
function readinessOf({
  ready,
  readyKept,
  readyGone,
  leftOut,
  isFinal,
}: Drafted): Pick<Acknowledgement, 'ready' | 'readyKept' | 'readyGone' | 'leftOut' | 'isFinal'> {
  return { ready, readyKept, readyGone, leftOut: readyKept ? leftOut : 0, isFinal: readyKept && isFinal };
}

/** What may yet befall an order that is kept for a later call does not warn; that it cannot be done as things stand does. */
const warnsOf = ({ severity }: Diagnostic, keptFor: string | null): boolean =>
  severity === 'error' || (severity === 'warning' && keptFor === null);

/** Does the order come to nothing, unless somebody else does what lets it be carried out? */
const failsNow = ({ severity, facts }: Diagnostic): boolean =>
  severity === 'warning' && facts.unsure === true && facts.divided !== true && facts.otherwise === undefined;

/** Every line of a mail with what is said of it, whether or not the book tells it too. */
export function linesOf(drafted: Drafted, say: Phrasebook, verbs: readonly Verb[]): readonly Row[] {
  return drafted.refusal
    ? [refusalRow(drafted.refusal, say), ...unreadRows(drafted, say)].toSorted((a, b) => a.line - b.line)
    : drafted.lines.flatMap((line) => rowsOf(line, drafted, say, verbs));
}

/**
 * Each order that a CANCEL may have meant with its own CANCEL, and the mended lines; nothing of a mail that was only checked is on
 * file, so that AMEND would be all there is.
 */
function mendOf({ mend, verdict, lines }: Drafted, say: Phrasebook): readonly string[] {
  const meant = new Set(lines.flatMap(({ meant = [] }) => meant.map(({ canonical }) => canonical)));
  const cancels = [...meant].map((order) => say('act.cancel', { order }));
  const mended = [...cancels, ...mend.map(({ canonical }) => canonical)];
  return verdict === 'checked' || mended.length === 0 ? mended : [say('act.amend'), ...mended];
}

/** An order that is gone; of what newer lines stand for, that it was replaced. */
function goneRow(gone: Gone, say: Phrasebook): Acknowledgement['gone'][number] {
  const isReplaced = gone.by.length > 0 && !gone.cancelled;
  return { text: gone.order.canonical, note: whyGone(gone, say), ...(isReplaced && { replaced: true as const }) };
}

function whyGone({ by, wrong, cancelled, rest, without, leftOut, hasRun }: Gone, say: Phrasebook): string {
  const lines = { n: by.length, line: say.list(by.map(String)) };
  if (rest !== null) {
    const units = say.list(without.map((id) => codeOf(id, say)));
    return say('gone.partly', { ...lines, units, rest: rest.canonical });
  }
  if (cancelled) return say('gone.cancelled', { ran: hasRun });
  const out = say.list(leftOut.map((id) => codeOf(id, say)));
  if (by.length > 0) return say('gone.replaced', { ...lines, ran: hasRun, out });
  if (wrong !== null) return say('gone.wrong', { line: wrong });
  return say(hasRun ? 'gone.has-run' : 'gone.not-repeated');
}

/**
 * The seat's own units on the map that stay where they are: no order for the open call sends them anywhere or takes them
 * along, as its notes say in `alongside`; one that cannot be carried out moves nobody, nor does the branch of a condition
 * that is not followed, nor what is kept for later; who rallies or bears losses does so where he stands. Who fires stays as
 * well, and is not told to do nothing.
 */
function restOf(inForce: Drafted['inForce'], names: readonly Named[], verbs: readonly Verb[]): readonly string[] {
  const now = inForce.filter(({ keptFor, lost }) => keptFor === null && lost !== 'whole');
  return stayingUnder(now, names, verbs);
}

/** Who stayed under the orders of an earlier book; of those still in force the notes tell whether they move anybody. */
function heldUnder(
  before: readonly Order[],
  inForce: Drafted['inForce'],
  names: readonly Named[],
  verbs: readonly Verb[],
): readonly string[] {
  const notesOf = new Map(inForce.map(({ order, notes }) => [order.canonical, notes]));
  const orders = before.map((order) => ({ order, notes: notesOf.get(order.canonical) ?? [] }));
  return stayingUnder(orders, names, verbs);
}

/** That, of orders for the open call. */
function stayingUnder(
  now: readonly Pick<Drafted['inForce'][number], 'order' | 'notes'>[],
  names: readonly Named[],
  verbs: readonly Verb[],
): readonly string[] {
  const of = ({ verb, args, otherwise }: Order): readonly string[] => {
    const { stays, calls = [], slots = [] } = verbs.find(({ id }) => id === verb) ?? {};
    const beside = new Set(slots.filter((slot) => slot.stays).map(({ name }) => name));
    const own =
      stays && calls.length === 0
        ? []
        : Object.entries(args).flatMap(([name, value]) => (beside.has(name) ? [] : [value].flat()));
    return [...own.map(String), ...(otherwise ? of(otherwise) : [])];
  };
  const taken = now.flatMap(({ notes }) => notes.flatMap(({ facts }) => [facts.alongside ?? []].flat().map(String)));
  const named = new Set([...now.flatMap((one) => followed(one).flatMap(of)), ...taken]);
  const own = names.filter(({ type, own, place }) => type === 'unit' && own && place !== undefined);
  return own.flatMap(({ id }) => (named.has(id) ? [] : [id]));
}

/** What of an order may be carried out, as far as its condition tells already: all of it, its ELSE, or nothing. */
function followed({ order, notes }: Pick<Drafted['inForce'][number], 'order' | 'notes'>): readonly Order[] {
  const isSaid = (said: string): boolean => notes.some(({ code }) => code === said);
  if (isSaid('condition-not-held')) return [];
  return isSaid('condition-else') && order.otherwise ? [order.otherwise] : [order];
}

/** Standing orders as a list shows them: `s4 RETREAT HQ (new)`. */
export function standingList(
  standing: readonly Order[],
  news: readonly string[] = [],
): readonly { id: string; text: string; isNew: boolean }[] {
  return standing.map(({ id, canonical }) => ({
    id,
    text: withoutStanding(canonical),
    isNew: news.includes(id),
  }));
}

function refusalRow(refusal: Diagnostic, say: Phrasebook): Row {
  const note = sayDiagnostic(say, refusal);
  return {
    line: refusal.span?.line ?? 1,
    tag: 'error',
    text: refusal.span?.source ?? '',
    column: null,
    written: null,
    note,
  };
}

/** The other lines of a refused mail, each with its fate: what is heard beside orders is so all the same. */
function unreadRows(drafted: Drafted, say: Phrasebook): Row[] {
  const others = drafted.lines.filter(
    ({ line, outcome }) => line !== drafted.refusal?.span?.line && outcome !== 'ignored',
  );
  const isHeard = ({ act }: DraftedLine): boolean => act !== null && act.verb !== 'turn' && !isForTheBook(act);
  const unread = others.filter((line) => !isHeard(line));
  const note = say('row.refused-with', { n: unread.length });
  return others.flatMap((one): Row[] => {
    if (isHeard(one)) return rowsOf(one, drafted, say, []);
    const row = { line: one.line, tag: 'ignored' as const, text: one.source.trim(), column: null, written: null };
    return [{ ...row, note: one === unread[0] ? [note] : [] }];
  });
}

function rowsOf(line: DraftedLine, drafted: Drafted, say: Phrasebook, verbs: readonly Verb[]): Row[] {
  const more = { ...(line.brought && { brought: true as const }), ...(line.act && { isAct: true as const }) };
  return rowsIn(line, drafted, say, verbs).map((row) => ({ ...row, ...more }));
}

function rowsIn(line: DraftedLine, drafted: Drafted, say: Phrasebook, verbs: readonly Verb[]): Row[] {
  const row: Row = { line: line.line, tag: 'ignored', text: line.source.trim(), column: null, written: null, note: [] };
  const warnings = line.diagnostics.filter((diagnostic) => diagnostic.severity === 'warning');
  const told = warnings.map((warning) => warningRow(line.line, warning, say));
  const below = told.filter(({ text }, n) => told.findIndex((one) => one.text === text) === n);
  switch (line.outcome) {
    case 'ignored':
      return ignoredRow(row, say, line);
    case 'asked':
      return line.act?.press ? pressRows(row, line, drafted, say) : [...askedRow(row, line, drafted, say), ...below];
    case 'accepted':
    case 'kept':
    case 'replaced': {
      const note = sayTogether(
        say,
        line.diagnostics.filter((one) => one.severity === 'note'),
      );
      if (line.order === null) return [{ ...row, note: note[0] ?? [say('row.said-by', { line: line.by?.line ?? 0 })] }];
      const isNew = !line.diagnostics.some(({ code }) => code === 'standing-again');
      if (line.standing && line.order && isNew && drafted.news.includes(line.order.id)) {
        note.unshift([say('row.standing-new', { id: line.order.id })], ...unmet(line.order, drafted, say, verbs));
      }
      if (line.keptFor !== null) note.unshift([keptFor(line.keptFor, say)]);
      const text = line.order?.canonical ?? row.text;
      if (line.outcome === 'replaced')
        return [
          {
            ...row,
            tag: 'replaced',
            text,
            written: line.written,
            note: [say(isCancelled(line, drafted) ? 'row.cancelled' : 'row.replaced', { line: line.by?.line ?? 0 })],
          },
        ];
      if (line.by)
        note.unshift([say('row.replaced-partly', { line: line.by.line, rest: line.by.rest?.canonical ?? '' })]);
      const tag = line.outcome === 'kept' ? 'kept' : 'accepted';
      const promised = promisedBy(line.diagnostics, say);
      return [{ ...row, tag, text, written: line.written, note: joined(note), ...promised }, ...below];
    }
    case 'error': {
      const wrong = errorRow(row, line, say);
      return [{ ...wrong, note: joined([wrong.note, ...pressLines(line, drafted, say)]) }];
    }
  }
}

/** A message, with the lines that it takes; one that nobody reads was not passed on, and is a warning. */
function pressRows(row: Row, line: DraftedLine, drafted: Drafted, say: Phrasebook): Row[] {
  const said = line.diagnostics.filter(({ severity }) => severity === 'warning');
  const isUnread = said.some(({ code }) => code === 'press-unread');
  const taken = pressLines(line, drafted, say);
  if (isUnread) {
    return [{ ...row, tag: 'warning', note: joined([...taken, ...said.map((one) => sayDiagnostic(say, one))]) }];
  }
  const [first = row, ...others] = askedRow(row, line, drafted, say);
  const noted = { ...first, note: joined([...taken, ...(first.note.length > 0 ? [first.note] : [])]) };
  return [noted, ...others, ...said.map((warning) => warningRow(line.line, warning, say))];
}

/** Which lines a message takes, where its words stand below its head. */
function pressLines({ line, act }: DraftedLine, { lines }: Drafted, say: Phrasebook): Words[] {
  if (!act?.press) return [];
  const below = new Set(lines.flatMap(({ ignored, line: at }) => (ignored === 'press' ? [at] : [])));
  let to = line;
  while (below.has(to + 1)) to++;
  return to === line ? [] : [[say('row.press-lines', { from: line, to })]];
}

/** A wrong line: what is only worth knowing comes behind what is wrong, at which the line is pointed. */
function errorRow(row: Row, line: DraftedLine, say: Phrasebook): Row {
  const told = line.diagnostics.filter((one) => one.severity !== 'warning');
  const first = told.findIndex(({ severity }) => severity === 'error');
  const wrong = first > 0 ? [...told.slice(first), ...told.slice(0, first)] : told;
  // What another line took out of it may be what it wants for.
  const lessened = line.by?.rest
    ? [[say('row.replaced-partly', { line: line.by.line, rest: line.by.rest.canonical })]]
    : [];
  const note = joined([...lessened, ...wrong.map((one) => sayDiagnostic(say, one))]);
  return { ...row, tag: 'error', ...pointed(line, wrong[0]), note };
}

/**
 * Who decides where the condition of a standing order without ELSE does not hold: those of its kind without one, then the
 * staff, or nobody where the order says what is done then, or answers nothing.
 */
function unmet({ verb, when, otherwise }: Order, drafted: Drafted, say: Phrasebook, verbs: readonly Verb[]): Words[] {
  if (!when || otherwise) return [];
  const { standing } = drafted.trial ?? drafted;
  const others = standing.filter((one) => one.verb === verb && !one.when);
  const { answers = [], unmet: said } = verbs.find(({ id }) => id === verb) ?? {};
  const usual = `reaction.${verb}.default`;
  const facts = { by: say.list(others.map(({ id }) => id)), usual: say.has(usual) ? say(usual) : '' };
  const isDecided = others.length > 0 || (answers.length > 0 && !said);
  return [[isDecided ? say('row.standing-unmet', facts) : say('row.standing-unmet-nothing')]];
}

/** What a line asks, where the verdict does not tell it. */
function askedRow(row: Row, { act, source, diagnostics }: DraftedLine, drafted: Drafted, say: Phrasebook): Row[] {
  if (!act || UNSHOWN.has(act.verb)) return [];
  if (act.verb === 'ready') return [readyRow(row, drafted, say)];
  if (act.verb === 'turn' || act.verb === 'amend') return [{ ...row, tag: 'accepted', note: [say(`row.${act.verb}`)] }];
  if (act.verb === 'same') {
    const isBelow = drafted.lines.some(({ order, line }) => order && line < row.line);
    return [{ ...row, tag: 'accepted', note: [say('row.same'), ...(isBelow ? [' ', say('row.same-first')] : [])] }];
  }
  if (act.verb === 'yes' && act.numbers.length === 0)
    return [
      {
        ...row,
        tag: 'accepted',
        note: joined([
          [say(isYesBut(source) ? 'row.yes-changed' : 'row.yes-checked')],
          ...sayTogether(say, diagnostics),
        ]),
      },
    ];
  const told = diagnostics.filter(({ severity }) => severity === 'note').map((one) => sayDiagnostic(say, one));
  const notTried = drafted.verdict === 'checked' && NOT_TRIED.has(act.verb) ? [[say('row.not-tried')]] : [];
  const note = joined([...notTried, ...told]);
  return [{ ...row, tag: 'accepted', note }];
}

/** Whether it was a CANCEL of the same mail that took it out. */
const isCancelled = ({ by }: DraftedLine, { lines }: Drafted): boolean =>
  lines.some(({ line, act }) => line === by?.line && act?.cancels !== undefined);

/** What is said of the odds of attacks: counters by their codes, all else by the game's name for it. */
function promisedBy(said: readonly Diagnostic[], say: Phrasebook): Pick<Row, 'odds'> {
  const odds = said.flatMap(({ odds: one }) => {
    if (!one) return [];
    const told = oddsTold(one, ({ name, unit }) => (unit === undefined ? say(name) : codeOf(unit, say)));
    return one.given === undefined ? told : { ...told, at: `${one.at ?? ''} ${say(one.given)}`.trim() };
  });
  return odds.length > 0 ? { odds } : {};
}

const READY: ReadonlySet<string> = new Set(spellingsOf('ready'));

/** READY: it counts, or it is kept and counts later. */
function readyRow(row: Row, { ready, readyKept, verdict }: Drafted, say: Phrasebook): Row {
  if (verdict === 'checked') return { ...row, tag: 'ignored', note: [say('row.ready-tried')] };
  // Until when, the verdict tells.
  if (readyKept) return { ...row, tag: 'kept' };
  if (!ready) return { ...row, tag: 'ignored', note: [say('row.ready-idle')] };
  const isSpelt = READY.has(keyOf(row.text));
  return { ...row, tag: 'accepted', note: isSpelt ? [] : [say('row.ready-taken')] };
}

/** `Kept for combat.` */
function keptFor(call: string, say: Phrasebook): string {
  return say.has(`row.kept.${call}`) ? say(`row.kept.${call}`) : say('row.kept', { call });
}

/** The line of the mail that a diagnostic points into, without its indent, and where. */
function pointed(line: DraftedLine, diagnostic: Diagnostic | undefined): Pick<Row, 'text' | 'column'> {
  const source = diagnostic?.span?.source ?? line.source;
  const text = source.trimStart();
  if (!diagnostic?.span) return { text: text.trimEnd(), column: null };
  const column = diagnostic.span.column - (source.length - text.length);
  return { text: text.trimEnd(), column: Math.max(column, 1) };
}

function ignoredRow(row: Row, say: Phrasebook, line: DraftedLine): Row[] {
  switch (line.ignored) {
    case 'prose':
      return [{ ...row, note: [say('row.prose')] }];
    case 'outside':
      return [{ ...row, note: [say('row.outside')] }];
    default:
      return [];
  }
}

function warningRow(line: number, warning: Diagnostic, say: Phrasebook): Row {
  return { line, tag: 'warning', text: plainWords(sayDiagnostic(say, warning)), column: null, written: null, note: [] };
}

function joined(notes: readonly Words[]): Words {
  return notes.flatMap((words, index) => (index === 0 ? words : [' ', ...words]));
}

/** Units that no order names: who stays, who of them is not among those `known` to stay, and who leaves of himself. */
function placed(
  ids: readonly string[],
  leaving: readonly string[],
  known: readonly string[] | null,
  names: readonly Named[],
  say: Phrasebook,
): Pick<Acknowledgement, 'rest' | 'restNew' | 'driven'> {
  const { true: going = [], false: staying = [] } = Object.groupBy(ids, (id) => `${leaving.includes(id)}`);
  const told = (some: readonly string[]): Acknowledgement['rest'] => byPlace(some, names, say);
  const restNew = known && told(staying.filter((id) => !known.includes(id)));
  return { rest: told(staying), restNew, driven: told(going) };
}

function byPlace(ids: readonly string[], names: readonly Named[], say: Phrasebook): Acknowledgement['unordered'] {
  const placeOf = new Map(names.filter((named) => named.type === 'unit').map((named) => [named.id, named.place ?? '']));
  const places = new Map<string, string[]>();
  for (const id of ids) {
    const place = placeOf.get(id) ?? '';
    const there = places.get(place);
    if (there) there.push(id);
    else places.set(place, [id]);
  }
  return [...places]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([place, units]) => ({
      place,
      units: units.map((id) => codeOf(id, say)),
    }));
}
