/** Examples of orders that a seat could send as they stand: candidates made of the position and rehearsed like a mail's. */

import { changed } from '../engine/chapters.ts';
import type { AnyGame, Diagnostic, Json, Language, Named, Order, Slot, Verb } from '../engine/contract.ts';
import { isRecord } from '../engine/lists.ts';
import { ascii, commented, continued } from '../engine/order-form.ts';
import { plainWords } from '../engine/phrase.ts';
import type { Block } from '../engine/story.ts';
import type { Drafted, DraftedLine, Rehearse } from '../orders/book/types.ts';
import { lexiconOf } from '../orders/lexicon.ts';
import { readOrders } from '../orders/read.ts';
import type { Grammar } from '../orders/types.ts';
import { type Unwritten, written, writtenIn } from '../orders/write.ts';
import type { ReportModel } from '../reports/index.ts';
import { callsAhead, passedCalls } from './calls.ts';
import { draftAlone, grammarOf } from './draft.ts';
import { wholeOf } from './joint.ts';
import { LEFT_OPEN } from './left-open.ts';
import { fold, type GameRecord } from './record.ts';
import { rehearsalFor } from './rehearse.ts';
import { type Standing, sightOf } from './stage.ts';
import { roleOf } from './telling.ts';
import { WHOLE_TURN } from './tempo.ts';

/** Candidates tried for one example before it is given up: each may cost a search of the map. */
const MOST_TRIED = 60;
/** Of these, those that are tried before the others, for they mostly do. */
const NEAREST_TRIED = 8;
/** Of these, those that are read and drafted as a mail would be. */
const MOST_DRAFTED = 3;
/** Orders that a game proposes for one example, at most. */
const MOST_INSTANCES = 12;
const TAKEN: ReadonlySet<string> = new Set(['accepted', 'kept']);
const CAPITALS = /^\p{Lu}{2}/u;
const NOTHING = { orders: null, standing: [], ready: false };

/** What of an example may be shown to a seat where play stands. */
export interface Examples {
  /** Whether these lines, sent as they are, would all be taken without a word against them. */
  isLegal(text: string): boolean;
  /** The same, with warnings. */
  isTaken(text: string): boolean;
  /**
   * The line where it is legal, else the same order about what stands in this position, over several lines where one does
   * not do; null when there is none.
   */
  fit(line: string): string | null;
  /** An order as it stands in the record, as this reader would write it. */
  inTongue(line: string): string;
  /** Whether a line of a letter is an order, as it stands or after other names. */
  isOrder(line: string): boolean;
}

export function examplesFor(record: GameRecord, stood: Standing, seat: string, language: Language): Examples {
  const { game } = record;
  const chronicle = fold(record.entries);
  const role = roleOf(game, chronicle, seat);
  const view = sightOf(game, stood, wholeOf(game, role));
  const grammar = grammarOf(game, view, role);
  const everything = { ...grammar, names: [...grammar.names, ...othersNames(record, grammar)] };
  const verbs = lexiconOf(game.verbs);
  const rehearse = rehearsalFor(record, stood, seat, 'legal');
  const drafted = (text: string, by: Rehearse) =>
    draftAlone({ record, stood, seat }, text, NOTHING, { rehearse: by }).drafted;
  const drafting = (text: string) => drafted(text, rehearse);
  const isLegal = (text: string): boolean => isGood(drafting(text), isLegalWith);
  const isTaken = (text: string): boolean =>
    isGood(drafted(text, rehearsalFor(record, stood, seat, 'plain')), ({ severity }) => severity !== 'error');
  const passed = passedCalls(game, chronicle, stood.waiting, { seat, role, view });
  const { served, later } = callsAhead(game, chronicle, stood.waiting, seat, passed);
  const sendable = [WHOLE_TURN, ...served, ...later];
  const fits = (orders: readonly Order[], standing: boolean): readonly Order[] => {
    if (orders.length === 0) return [];
    const verdicts = standing ? rehearse([], orders) : rehearse(orders, []);
    return orders.filter((order) => verdicts(order).every(isNoComplaint));
  };
  // What the rules refuse as things stand is not played to its end to be refused again.
  const isRefused = (order: Order): boolean =>
    !order.when && (game.idle?.(view, role, order, []) ?? []).some(({ severity }) => severity === 'error');
  const isPertinent = (order: Order): boolean => (game.pertinent?.(view, role, order) ?? true) && !isRefused(order);
  const readBy = (line: string, by: Grammar) => readOrders(line, by).lines.flatMap((one) => one.read ?? [])[0];
  // A name that units of both sides bear is the reader's own.
  const readIn = (line: string) => readBy(line, grammar) ?? readBy(line, everything);
  const inTongue = (line: string): string => {
    const read = readIn(line);
    return read ? writtenIn(game, read.order, language) : line;
  };
  // What the line leaves open is shown as it would be said.
  const inFull = (line: string, { lines }: Drafted): string => {
    const said = lines.flatMap(({ diagnostics }) => diagnostics);
    const full = said.find(({ code }) => code === LEFT_OPEN)?.facts.order;
    const shown = isRecord(full) ? inTongue(String(full.canonical)) : line;
    return shown !== line && isLegal(shown) ? shown : line;
  };
  const search = (line: string): string | null => {
    const read = readIn(line);
    if (!read || isPertinent(read.order)) {
      const drafted = drafting(line);
      if (isGood(drafted, isLegalWith)) return inFull(line, drafted);
    }
    const verb = read && verbs.byId.get(read.order.verb)?.verb;
    if (!read || !verb) return null;
    if (verb.calls.length > 0 && !verb.calls.some((call) => sendable.includes(call))) return null;
    const text = (order: Unwritten, standing: boolean): string =>
      writtenIn(game, written(grammar, order, standing), language);
    let tried = 0;
    for (const orders of game.instances?.(view, role, read.order) ?? []) {
      const lines = orders.map((order) => text({ ...order, id: '', line: 0 }, read.standing)).join('\n');
      if (isLegal(lines)) return lines;
      tried++;
      if (tried === MOST_INSTANCES) break;
    }
    if (read.order.otherwise) return null;
    const pattern = withoutWay(verb, read.order);
    const { when, ...plain } = pattern;
    const alike = shown.get(shapeOf(plain, read.standing));
    if (!when && alike) return alike;
    // As a condition stands in the way of none of them, all are tried as if it held, many in one rehearsal.
    const candidates = fillings(grammar, verb, plain)
      .filter(isPertinent)
      .map((order) => written(grammar, order, read.standing))
      .filter(({ canonical }) => canonical !== read.order.canonical);
    for (const some of [candidates.slice(0, NEAREST_TRIED), candidates.slice(NEAREST_TRIED)]) {
      for (const order of fits(some, read.standing).slice(0, MOST_DRAFTED)) {
        const filled = text(when ? { ...order, when } : order, read.standing);
        if (isLegal(filled)) return filled;
      }
    }
    return null;
  };
  const { known, shown } = knownAt(stood, `${seat} ${language}`);
  const fit = (line: string): string | null => {
    const before = known.get(line);
    if (before !== undefined) return before;
    const fitting = search(line);
    known.set(line, fitting);
    const read = fitting === null ? undefined : readIn(fitting);
    if (fitting !== null && read && !read.order.when) {
      const shape = shapeOf(read.order, read.standing);
      if (!shown.has(shape)) shown.set(shape, fitting);
    }
    return fitting;
  };
  // Letters write orders with their verb in capitals; so are commands, which are no orders.
  const isOrder = (line: string): boolean =>
    CAPITALS.test(line) &&
    readOrders(line, everything).lines.some(({ read, act, diagnostics }) => read || (!act && diagnostics.length > 0));
  return { isLegal, isTaken, fit, inTongue, isOrder };
}

/** What was found for a reader: for each line that was looked for, and the first of each shape that fits. */
interface Found {
  readonly known: Map<string, string | null>;
  readonly shown: Map<string, string>;
}

const found = new WeakMap<Standing, Map<string, Found>>();

/** What was found for a reader before, for as long as play stands there; a line not there was not looked for. */
function knownAt(stood: Standing, reader: string): Found {
  const readers = found.get(stood) ?? new Map<string, Found>();
  found.set(stood, readers);
  const before = readers.get(reader) ?? { known: new Map(), shown: new Map() };
  readers.set(reader, before);
  return before;
}

/** What orders have in common that differ by units, places and numbers alone: their verb and the names of what they say. */
const shapeOf = ({ verb, args }: Order, standing: boolean): string =>
  [verb, String(standing), ...Object.keys(args)].join(' ');

/** By which way a march goes is for who knows the ground: an example says only where it ends. */
function withoutWay({ slots }: Verb, order: Order): Order {
  const ways = slots.filter(({ type, optional }) => type === 'hexes' && optional).map(({ name }) => name);
  return { ...order, args: Object.fromEntries(Object.entries(order.args).filter(([name]) => !ways.includes(name))) };
}

/** Whether all orders of a mail are taken, with nothing said of them but what is allowed. */
function isGood({ lines, refusal }: Drafted, allows: (one: Diagnostic) => boolean): boolean {
  const orders = lines.filter((line) => line.order !== null || line.outcome === 'error');
  const isFine = ({ outcome, diagnostics }: DraftedLine) => TAKEN.has(outcome) && diagnostics.every(allows);
  return refusal === null && orders.length > 0 && orders.every(isFine);
}

const isLegalWith = (one: Diagnostic): boolean => isNoComplaint(one) || one.code === LEFT_OPEN;

const isNoComplaint = ({ severity }: { severity: string }): boolean => severity === 'note';

/** Names of the game that this seat may not order about: an example written for all seats may bear them. */
function othersNames({ game }: GameRecord, grammar: Grammar): readonly Named[] {
  const known = new Set(grammar.names.filter(({ own }) => own).map(({ id }) => id));
  return unitsOf(game).filter(({ id }) => !known.has(id));
}

const units = new WeakMap<AnyGame, readonly Named[]>();

/** Every unit of the game as its own side names it. */
function unitsOf(game: AnyGame): readonly Named[] {
  const known = units.get(game);
  if (known) return known;
  const state = game.setup();
  const names = game.roles.flatMap((role) => game.names(game.view(state, role), role));
  const all = names.filter(({ type }) => type === 'unit').map((one) => ({ ...one, own: true }));
  units.set(game, all);
  return all;
}

/** The order about other units and places, what is nearest at hand first. */
function fillings(grammar: Grammar, verb: Verb, pattern: Order): readonly Order[] {
  const slots = verb.slots.filter(({ name }) => pattern.args[name] !== undefined);
  const values = slots.map((slot) => [slot.name, valuesOf(grammar, slot, pattern.args[slot.name] as Json)] as const);
  const ways = nearFirst(grammar, slots, choicesOf(values));
  return ways.slice(0, MOST_TRIED).map((args) => ({ ...pattern, args }));
}

/** Most ways to fill the slots that are looked at. */
const MOST_WAYS = 4_000;

/** Every way, of the first so many, to fill the slots that name units, places or numbers, one unit after another; who leads is one of those who go. */
function choicesOf(slots: readonly (readonly [name: string, values: readonly Json[]])[]): readonly Order['args'][] {
  const [slot, ...rest] = slots;
  if (!slot) return [{}];
  const [name, values] = slot;
  const others = choicesOf(rest);
  const all: Order['args'][] = [];
  for (const value of values)
    for (const args of others) {
      if (all.length === MOST_WAYS) return all;
      all.push({ ...args, [name]: value });
    }
  return all;
}

/** The slot that names own units. */
const unitSlot = (slots: readonly Slot[]): Slot | undefined =>
  slots.find(({ type, whose }) => (type === 'unit' || type === 'units') && whose !== 'enemy');

/** What is nearest to hand first: a unit, then where it could go or strike, by the numbers of their hexes. */
function nearFirst(
  { names }: Grammar,
  slots: readonly Slot[],
  ways: readonly Order['args'][],
): readonly Order['args'][] {
  const unit = unitSlot(slots);
  const hex = slots.find(({ type }) => type === 'hex');
  if (!unit || !hex) return ways;
  const placeOf = new Map(names.map(({ id, place }) => [id, place]));
  const far = ways.map((args) => ({
    args,
    by: apart(placeOf.get([args[unit.name]].flat()[0] as string), args[hex.name] as string),
  }));
  return far.sort((a, b) => a.by - b.by).map(({ args }) => args);
}

/** How far two hexes are printed from one another, by column and row; where they are the same or unknown, as if far. */
function apart(from: string | undefined, to: string): number {
  if (from === undefined || from === to || !/^\d{4}$/.test(from) || !/^\d{4}$/.test(to)) return 50;
  const [a, b] = [Number(from), Number(to)];
  return Math.max(Math.abs(Math.floor(a / 100) - Math.floor(b / 100)), Math.abs((a % 100) - (b % 100)));
}

function valuesOf({ names }: Grammar, slot: Slot, given: Json): readonly Json[] {
  // Who stands somewhere before who is yet to come or gone.
  const units = (own: boolean) =>
    names
      .filter((one) => one.type === 'unit' && one.own === own)
      .toSorted((a, b) => Number(a.place === undefined) - Number(b.place === undefined));
  const mine = slot.whose === 'enemy' ? units(false) : units(true);
  switch (slot.type) {
    case 'unit':
      return mine.map(({ id }) => id);
    case 'units':
      return mine.map(({ id }) => [id]);
    case 'hex':
      return placesOf(names);
    case 'hexes':
      return placesOf(names).map((id) => [id]);
    case 'count':
      return COUNTS;
    default:
      return [given];
  }
}

const COUNTS = Array.from({ length: 60 }, (_, n) => n + 1);

/** Places as ids: where enemies are, where own units are, the others. */
function placesOf(names: readonly Named[]): readonly string[] {
  const hexes = names.filter(({ type }) => type === 'hex').map(({ id }) => id);
  const held = (own: boolean) =>
    names.filter((one) => one.type === 'unit' && one.own === own).flatMap(({ place }) => place ?? []);
  const known = new Set(hexes);
  return [...new Set([...held(false), ...held(true), ...hexes])].filter((id) => known.has(id));
}

/** The letter with only such orders to copy as this seat could send: in its form, beside it, and in its chapters. */
export function fitted(examples: Examples, model: ReportModel): ReportModel {
  const { story, form, onFile = 0 } = model;
  const own = form.slice(0, 1 + onFile);
  return {
    ...model,
    form: [...own, ...fittedForm(examples, form.slice(own.length), linesOf(own))],
    story: { ...story, chapters: changed(story.chapters, (block) => fittedBlock(examples, block)) },
  };
}

function fittedBlock(examples: Examples, block: Block): Block {
  if (block.kind === 'how-to') {
    const forms = block.forms.flatMap((row) => {
      const form = examples.isOrder(row.form) ? examples.fit(row.form) : row.form;
      return form === null ? [] : [{ ...row, form }];
    });
    return { ...block, forms };
  }
  if (block.kind !== 'rows') return block;
  const rows = block.rows.map(({ order, ...row }) => {
    const shown =
      order === undefined || IN_FORCE.test(plainWords(row.label)) ? order : examples.fit(examples.inTongue(order));
    return shown == null ? row : { ...row, order: shown };
  });
  return { ...block, rows };
}

/** How a standing order in force is numbered. */
const IN_FORCE = /^s\d+$/;

/** The orders that stand in a form as they are, without a `#`. */
function linesOf(form: readonly string[]): ReadonlySet<string> {
  return new Set(entriesOf(form).flatMap(({ text, isCommented }) => (isCommented ? [] : [text])));
}

/**
 * A form without the orders that would fail, alone or beside those above them, and without those that are `onFile` already;
 * a remark above nothing but orders that would fail goes with them.
 */
function fittedForm(examples: Examples, form: readonly string[], onFile: ReadonlySet<string>): readonly string[] {
  const lines: string[] = [];
  // Further rows of a remark may begin like an order, as those of a standing one do.
  const read = entriesOf(form).map((entry) => ({
    ...entry,
    isOrder: !isFurther(entry) && !entry.text.includes('<') && examples.isOrder(entry.text),
  }));
  const above: string[] = [];
  const entries = read.map((entry) => {
    const { text, isOrder, isCommented } = entry;
    // What stands there without a `#` speaks of this unit and no other: it stays as it is, or goes.
    if (!isOrder || !isCommented) return { ...entry, fit: isOrder ? text : null };
    const fit = leans(examples, above, text) ? text : examples.fit(text);
    if (fit !== null) above.push(fit);
    return { ...entry, fit };
  });
  // What is commented out may stand for lines of the form, as a MOVE for a HOLD: then each are sent for themselves.
  const sendable = new Set(
    [true, false].flatMap((out) =>
      together(
        entries.filter(({ isCommented }) => isCommented === out),
        out ? examples.isLegal : examples.isTaken,
      ),
    ),
  );
  let remark = 0;
  let isBare = false;
  const close = (): void => {
    if (isBare) lines.length -= remark;
    isBare = false;
    remark = 0;
  };
  for (const entry of entries) {
    const { text, rows, isCommented, isOrder, fit } = entry;
    if (!isOrder) {
      const goesOn = remark > 0 && !isBare && isFurther(entry);
      if (!goesOn) close();
      lines.push(...rows);
      remark = isCommented ? (goesOn ? remark + rows.length : rows.length) : 0;
      continue;
    }
    if (fit === null || !sendable.has(entry)) isBare ||= remark > 0;
    else {
      if (!onFile.has(ascii(fit))) {
        const fitting = fit.split('\n').flatMap((line) => continued(ascii(line)));
        lines.push(...(fit === text ? rows : isCommented ? commented(fitting) : fitting));
      }
      isBare = false;
      remark = 0;
    }
  }
  close();
  return lines;
}

/** Does this line fail by itself, but not after those above it, as an attack after the march that leads up to it? */
const leans = (examples: Examples, above: readonly string[], text: string): boolean =>
  above.length > 0 && !examples.isLegal(text) && examples.isLegal([...above, text].join('\n'));

const isFurther = ({ rows: [first = ''] }: { readonly rows: readonly string[] }): boolean => first.startsWith('#  ');

/** Those of these orders that can all be sent in one mail, with nothing replaced or refused. */
function together<E extends { fit: string | null }>(
  entries: readonly E[],
  isGood: (text: string) => boolean,
): readonly E[] {
  const orders = entries.filter(({ fit }) => fit !== null);
  const areGood = (some: readonly E[]): boolean => isGood(some.map(({ fit }) => fit).join('\n'));
  if (areGood(orders)) return orders;
  const kept: E[] = [];
  for (const order of orders) if (areGood([...kept, order])) kept.push(order);
  return kept;
}

/** Lines of a form as they are read: one that goes on behind `\` is one, with or without the `#` before it. */
function entriesOf(form: readonly string[]): { text: string; rows: string[]; isCommented: boolean }[] {
  const entries: { text: string; rows: string[]; isCommented: boolean }[] = [];
  let goesOn = false;
  for (const row of form) {
    const isCommented = row.startsWith('#');
    const bare = row.replace(/^#\s*/, '').trim();
    const text = bare.replace(/\s*\\$/, '');
    const last = entries.at(-1);
    if (goesOn && last) {
      last.text += ` ${text}`;
      last.rows.push(row);
    } else entries.push({ text, rows: [row], isCommented });
    goesOn = bare.endsWith('\\');
  }
  return entries;
}
