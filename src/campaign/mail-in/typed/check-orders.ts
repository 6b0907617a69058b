/** Lines as they are typed: read as a mail with them would be, with nothing saved, and a line more put where it belongs. */

import type { Language, Named, Order, Slot, Verb } from '../../../engine/contract.ts';
import { inLanguage } from '../../../engine/phrase.ts';
import { orderText } from '../../../mail/reading/readMail.ts';
import { suggested } from '../../../orders/book/mending.ts';
import { type InForce, unrehearsed } from '../../../orders/book/types.ts';
import type { AcknowledgementModel, NoticeFacts } from '../../../reports/index.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { acknowledgementOf } from '../../../table/acknowledgement.ts';
import { questionOf } from '../../../table/asking.ts';
import { draft } from '../../../table/draft.ts';
import { echoed } from '../../../table/echo.ts';
import { withLine } from '../../../table/one-line.ts';
import type { House } from '../../house/house.ts';
import { readMail } from '../../house/reading.ts';
import { deadlineFor, localTime } from '../../house/time.ts';
import { onFileOf } from '../seat/seat-mail.ts';
import { answersOnFile, openDeskOf } from './desk.ts';
import { asMail } from './enter-orders.ts';

/** What a check says: line by line, and how the question that is open was answered. */
export interface Checked {
  acknowledgement: AcknowledgementModel;
  question: NoticeFacts['question'] | null;
  /** Lines that are wrong, with what is nearest to them in place of what is wrong, by their number. */
  fixes: ReadonlyMap<number, string>;
  /** What the book has the seat's units do, by unit: where it sends them or what they strike, if its order names a hex. */
  doing: ReadonlyMap<string, Doing>;
  /** The hexes that its marches go by, and from where to where the others of its orders send or strike. */
  ways: readonly (readonly string[])[];
}

export interface Doing {
  verb: string;
  hex: string | null;
}

/** The lines as a mail with them would be answered now; null while nothing is taken. */
export async function checkOrders(house: House, seat: SeatedRow, text: string): Promise<Checked | null> {
  const desk = await openDeskOf(house, seat);
  if (desk === null) return null;
  const { row, atHand, deadline, book } = desk;
  const { record, stood } = atHand;
  const mail = await readMail(asMail(house, seat, 'check', text));
  const made = draft(record, stood, seat.seat, orderText(mail), onFileOf(book, deadline), {
    language: seat.language,
  });
  const now = house.clock();
  const asker = { seat: seat.seat, language: seat.language, label: row.label };
  const due = deadlineFor(deadline, seat.zone, now);
  const model = acknowledgementOf(record, made, {
    ...asker,
    turn: deadline.printed,
    deadline: due.local,
    received: localTime(now, seat.zone),
    replaces: null,
  });
  const fixes = made.drafted.lines.flatMap((line): [number, string][] => {
    const fix = line.outcome === 'error' ? suggested(line, line.diagnostics) : null;
    return fix === null ? [] : [[line.line, fix.trim()]];
  });
  return {
    acknowledgement: model.verdict === 'counts' ? { ...model, verdict: 'checked', trial: true } : model,
    question: questionOf(record, stood, { ...asker, deadline: due, answers: answersOnFile(desk) }, made),
    fixes: new Map(fixes),
    doing: new Map((made.drafted.orders ?? []).flatMap((order) => doneBy(record.game.verbs, order, seat.language))),
    ways: made.drafted.inForce.flatMap((one) => waysOf(record.game.verbs, one, made.names)),
  };
}

/** As its march was rehearsed; of any other order straight from each unit to the hex it names. */
function waysOf(verbs: readonly Verb[], { order, hasRun, notes }: InForce, names: readonly Named[]): string[][] {
  if (hasRun) return [];
  const marched = notes.flatMap(({ way }) => (way ? [[...way]] : []));
  if (marched.length > 0) return marched;
  return doneBy(verbs, order, 'en').flatMap(([unit, { hex }]) => {
    const from = names.find(({ id }) => id === unit)?.place;
    return from === undefined || hex === null || from === hex ? [] : [[from, hex]];
  });
}

/** What an order has each of its units do. */
function doneBy(verbs: readonly Verb[], { verb: id, args }: Order, language: Language): [string, Doing][] {
  const verb = verbs.find((one) => one.id === id);
  const named = (isOf: (slot: Slot) => boolean): string[] =>
    (verb?.slots ?? []).filter(isOf).flatMap(({ name }) => [args[name] ?? []].flat().map(String));
  const [hex = null] = named(({ type, optional }) => (type === 'hex' || type === 'hexes') && !optional);
  const units = named(({ type, whose }) => (type === 'unit' || type === 'units') && whose !== 'enemy');
  const [word = id] = verb ? inLanguage(verb.words, language) : [];
  return units.map((unit) => [unit, { verb: word, hex }]);
}

/** The text with a line more, and without what that line takes the place of; null while nothing is taken. */
export async function addLine(house: House, seat: SeatedRow, text: string, line: string): Promise<string | null> {
  const desk = await openDeskOf(house, seat);
  if (desk === null) return null;
  const { record, stood } = desk.atHand;
  const { language } = seat;
  // What the orders come to is not asked here, only which of them are about the same units.
  const drafted = (lines: string) =>
    draft(record, stood, seat.seat, lines, NOTHING, { language, rehearse: unrehearsed }).drafted.lines;
  return withLine(text, line, (lines) => echoed(record.game, drafted(lines), language));
}

const NOTHING = { orders: null, standing: [], ready: false };
