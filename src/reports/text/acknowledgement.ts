/** The answer to an order mail as plain text: number, tag, order; a caret under the column that is wrong. */
import { plainWords } from '../../engine/phrase.ts';
import {
  type AcknowledgementModel,
  around,
  bookNote,
  bookTitles,
  closing,
  drivenWord,
  emptyBook,
  enteredNote,
  inForce,
  keptOrders,
  mendWord,
  noteOf,
  nothingElse,
  numberOf,
  otherLines,
  receivedNote,
  restTold,
  takenOut,
  tally,
  tellsBook,
  tellsLines,
  verdictOf,
} from '../acknowledgement.ts';
import { clock, type LocalTime, longDate, shortDate, zoneName } from '../dates.ts';
import { ranSentence } from '../late.ts';
import { type LetterWords, wordsOf } from '../words/words.ts';
import { chances } from './odds.ts';
import { type Page, page, plain } from './page.ts';

/** Columns of a line's number and tag, each with the blanks after it. */
const NUMBER = 5;
const TAG = 7;
/** Widest line shown above a caret. */
const SHOWN = 60;
/** Half a hash, so that a hash takes two lines. */
const HALF = 32;

export function acknowledgementText(model: AcknowledgementModel): string {
  const words = wordsOf(model.language);
  const ours = words.acknowledgement;
  const sheet = page();
  sheet.line(words.replyLine);
  sheet.line();
  const about = ours.turnAndCall(model.turn, words.callOf(model.call));
  sheet.prose(
    `${about.charAt(0).toUpperCase()}${about.slice(1)}${words.colon}${ours.title(model.seat.name)}`,
    `${model.game.label.toUpperCase()}  `,
  );
  sheet.line();
  const verdict = verdictOf(model, words);
  sheet.prose(`${verdict.text.toUpperCase()} ${ours.tally(tally(model))}`.trim());
  const closes = closing(model, words);
  if (closes) sheet.prose(`${closes.lead} ${moment(closes.at, words)}, ${zoneName(closes.at, words)}.`);
  if (verdict.note !== '') sheet.prose(verdict.note);
  ran(sheet, model, words);
  tried(sheet, model, words);
  gone(sheet, model, words);
  if (model.force !== undefined) book(sheet, model, words);
  lines(sheet, model, words);
  if (model.mend.length > 0) {
    sheet.line();
    sheet.prose(mendWord(model, words));
    for (const line of model.mend) sheet.line(`    ${line}`);
  }
  if (model.force === undefined) standing(sheet, model, words);
  const close = nothingElse(model, words);
  if (close !== null) {
    heading(sheet, bookTitles(model, words).besides);
    sheet.prose(close, '  ');
  }
  heading(sheet, ours.record);
  const came = receivedNote(model, words);
  if (came !== '') sheet.prose(came, '  ');
  const by = enteredNote(model, words);
  if (by !== '') sheet.prose(by, '  ');
  const note = bookNote(model, (time) => `${shortDate(time, words)} ${clock(time)}`);
  if (note !== '') sheet.prose(note, '  ');
  sheet.line(`  ${words.head} ${model.head.slice(0, HALF)}`);
  sheet.line(`  ${' '.repeat(words.head.length)} ${model.head.slice(HALF)}`);
  return sheet.text();
}

/** What ran for the call that the mail came too late for. */
function ran(sheet: Page, { late }: AcknowledgementModel, words: LetterWords): void {
  if (!late?.ran) return;
  heading(sheet, words.letters.refused.ranInstead);
  sheet.prose(ranSentence(late.ran, words), '  ');
  for (const order of late.ran.orders ?? []) sheet.prose(plain(order), '    ');
}

/** How the lines of a mail that answered an older letter would fare now, and what books them. */
function tried(sheet: Page, model: AcknowledgementModel, words: LetterWords): void {
  if (!model.tried) return;
  const ours = words.acknowledgement;
  heading(sheet, ours.triedOn(model.turn));
  for (const line of model.tried.lines) {
    sheet.prose(plain(line.text), `${numberOf(line).padStart(NUMBER - 2)}  ${ours.wouldTags[line.tag]} `, '     ');
    const note = plain(plainWords(noteOf(line, words)));
    if (note !== '') sheet.prose(note, '     ');
    for (const one of line.odds ?? []) chances(sheet, one, words, '     ');
  }
  if (model.tried.yes === null) return;
  sheet.line();
  sheet.line(ours.meantNow(model.turn));
  sheet.line(`    ${model.tried.yes}`);
  if (model.tried.beside) sheet.prose(plain(model.tried.beside));
}

/** What the mail took out of the book, when that had come, and how to have it back. */
function gone(sheet: Page, model: AcknowledgementModel, words: LetterWords): void {
  const ours = words.acknowledgement;
  for (const { title, orders, regain } of takenOut(model, words)) {
    heading(sheet, title);
    for (const { text, note, came } of orders) {
      sheet.prose(plain(text), '  ', '    ');
      const when = came === null ? '' : ` ${ours.came(`${shortDate(came, words)} ${clock(came)}`)}`;
      sheet.prose(`${note}${when}`, '    ');
    }
    if (regain.length > 0) sheet.line(ours.regain(model.regainsByYes === true));
    for (const line of regain) sheet.line(`    ${line}`);
  }
}

/** The whole book in force: its orders, then every other unit, then the standing orders. */
function book(sheet: Page, model: AcknowledgementModel, words: LetterWords): void {
  const ours = words.acknowledgement;
  const now = inForce(model, words);
  if (tellsBook(model)) {
    heading(sheet, bookTitles(model, words).inForce);
    const none = now.length === 0 ? emptyBook(model, words) : '';
    if (none !== '') sheet.prose(none, '  ');
    orders(sheet, now, [ours.shortTags.accepted, ours.shortTags.warning], words);
  }
  if (model.inBrief) return;
  if (model.rest !== undefined && model.rest.length > 0) {
    const { lead, places } = restTold(model, words);
    sheet.prose(`${lead} ${byPlace(places, words)}`.trimEnd(), '  ', '  ');
  }
  if (model.driven !== undefined)
    sheet.prose(byPlace(model.driven, words), `  ${drivenWord(model, words)}${words.colon}`, '  ');
  if (tellsBook(model) || model.standing.length > 0) standing(sheet, model, words);
  for (const { title, note, orders: kept } of keptOrders(model, words)) {
    heading(sheet, title);
    sheet.prose(note, '  ');
    orders(sheet, kept, [ours.shortTags.kept, ours.shortTags.warning], words);
  }
}

function orders(
  sheet: Page,
  list: ReturnType<typeof inForce>,
  [calm, warning]: readonly [string, string],
  words: LetterWords,
): void {
  const rest = ' '.repeat(NUMBER + TAG);
  for (const order of list) {
    const { text, fails, warns, note, odds = [] } = order;
    const tag = fails ? words.acknowledgement.shortTags.error : warns ? warning : calm;
    sheet.prose(plain(text), `${numberOf(order).padStart(NUMBER - 2)}  ${tag.padEnd(TAG)}`, rest);
    const told = plain(plainWords(note));
    if (told !== '') sheet.prose(told, rest);
    for (const one of odds) chances(sheet, one, words, rest);
  }
}

/** `1303 gam-1, gam-2; 2719 frigate-2, -7, -8`: of three and more of one kind, the numbers alone. */
export function byPlace(
  places: readonly { place: string; units: readonly string[] }[],
  { pause }: Pick<LetterWords, 'pause'>,
): string {
  return places.map(({ place, units }) => `${place} ${inShort(units).join(', ')}`.trim()).join(pause);
}

function inShort(units: readonly string[]): string[] {
  const kind = (unit: string | undefined): string | null => /^(.+)-\d+$/.exec(unit ?? '')?.[1] ?? null;
  const isThree = (from: number): boolean =>
    kind(units[from]) !== null && [1, 2].every((next) => kind(units[from + next]) === kind(units[from]));
  return units.map((unit, index) => {
    const follows = kind(unit) !== null && kind(unit) === kind(units[index - 1]);
    const isInRow = [index - 2, index - 1, index].some((from) => from >= 0 && isThree(from));
    return follows && isInRow ? unit.slice(unit.lastIndexOf('-')) : unit;
  });
}

function standing(sheet: Page, model: AcknowledgementModel, words: LetterWords): void {
  const ours = words.acknowledgement;
  heading(sheet, ours.standing);
  if (model.standing.length === 0) sheet.line(`  ${ours.noStanding}`);
  for (const { id, text, isNew } of model.standing) {
    sheet.prose(`${text}${isNew ? `    (${ours.isNew})` : ''}`, `  ${id} `, '     ');
  }
}

function heading(sheet: Page, text: string): void {
  sheet.line();
  sheet.line(text.toUpperCase());
}

function moment(time: LocalTime, words: LetterWords): string {
  return `${longDate(time, words)}, ${clock(time)}`;
}

function lines(sheet: Page, model: AcknowledgementModel, words: LetterWords): void {
  const ours = words.acknowledgement;
  const rest = ' '.repeat(NUMBER + TAG);
  if (!tellsLines(model)) return;
  const others = otherLines(model);
  heading(sheet, others.length < model.lines.length ? ours.otherLines : ours.lineByLine);
  if (others.length === 0) sheet.line(`  ${ours.noLines}`);
  for (const line of others) {
    const first = `${numberOf(line).padStart(NUMBER - 2)}  ${ours.shortTags[line.tag].padEnd(TAG)}`;
    if (line.column === null) sheet.prose(plain(line.text), first, rest);
    else {
      const { text, caret } = around(plain(line.text), line.column, SHOWN);
      sheet.line(`${first}${text}`);
      sheet.line(`${rest}${' '.repeat(caret)}^`);
    }
    const note = plain(plainWords(noteOf(line, words)));
    if (note !== '') sheet.prose(note, rest);
    for (const one of line.odds ?? []) chances(sheet, one, words, rest);
  }
}
