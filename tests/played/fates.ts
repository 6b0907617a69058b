/** What an acknowledgement says of each line of a mail. */
import type { Letter } from './letter.ts';

/** One numbered row: the line it speaks of, what became of it, and the words. */
interface Row {
  line: number;
  tag: string;
  text: string;
}

/** `tried`: said what would become of it; `told`: its words are there, and no tag. */
export type Fate = 'accepted' | 'refused' | 'talk' | 'kept' | 'replaced' | 'tried' | 'told';

/** The tags of rows in the words of either language. */
const TAGS: Readonly<Record<string, Fate | 'beside'>> = {
  ok: 'accepted',
  ERROR: 'refused',
  ERR: 'refused',
  warn: 'beside',
  'att.': 'beside',
  mind: 'beside',
  attention: 'beside',
  kept: 'kept',
  gardé: 'kept',
  gone: 'replaced',
  retiré: 'replaced',
  '-': 'talk',
  'would do': 'tried',
  irait: 'tried',
  'would fail': 'tried',
  échouerait: 'tried',
  'would be kept': 'tried',
  'serait gardé': 'tried',
  'would be replaced': 'tried',
  'serait remplacé': 'tried',
  'left out': 'talk',
  laissé: 'talk',
  'not used': 'tried',
};
const ROW = new RegExp(
  `^ {0,4}(\\d{1,3}) +(${Object.keys(TAGS)
    .map((tag) => tag.replace('.', '\\.'))
    .join('|')})(?: +(.*))?$`,
);

const fateOf = (tag: string): Fate | 'beside' => TAGS[tag] ?? 'beside';

const GOES_ON = /^ {8,}(\S.*)$/;

function rowsOf({ lines }: Letter): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const [, number, tag = '', text = ''] = ROW.exec(line) ?? [];
    const more = GOES_ON.exec(line)?.[1];
    const last = rows.at(-1);
    if (number !== undefined) rows.push({ line: Number(number), tag, text });
    else if (more !== undefined && last) last.text += ` ${more}`;
  }
  return rows;
}

/**
 * The fates of a line of the mail, warnings beside it left out: by its number, counted in the mail or in what is new in
 * it; else by its own words; else by the codes, hexes and numbers in it, where the book in force shows it. None: nothing was said.
 */
export function fatesOfLine(answer: Letter, line: string, numbers: readonly number[]): readonly Fate[] {
  const rows = rowsOf(answer);
  for (const number of numbers) {
    const own = rows.filter((row) => row.line === number && says(row.text, line));
    const fates = own.map(({ tag }) => fateOf(tag)).filter((fate) => fate !== 'beside');
    if (fates.length > 0) return fates;
  }
  const flat = folded(answer.text);
  if (flat.includes(folded(line)) || isWarnedOf(answer, line, numbers)) return ['told'];
  const essence = essenceOf(line);
  return essence.length > 0 && paragraphs(answer).some((text) => essence.every((word) => text.includes(word)))
    ? ['accepted']
    : [];
}

/** How an answer says that a row is what a later line left of one that was written, or how it was read. */
const OTHERWISE = /this is left of it\.|voici ce qui en reste\.|(?:You wrote “|Vous avez écrit «)/;

/** Whether a warning at the line shows it in other words than were written: what a later one left of it, or as it was read. */
function isWarnedOf(answer: Letter, line: string, numbers: readonly number[]): boolean {
  const [verb = ''] = folded(line).split(' ');
  return rowsOf(answer).some(
    ({ line: number, tag, text }) =>
      numbers.includes(number) && fateOf(tag) === 'beside' && folded(text).startsWith(verb) && OTHERWISE.test(text),
  );
}

/** A line of the mail as the answer has it: in its own words for what was written, as reports will. */
export function echoOf(answer: Letter, line: string, numbers: readonly number[]): string {
  return rowOf(answer, line, numbers)?.text.replace(/ (?:You wrote|Vous avez écrit) .*$/, '') || line;
}

/** Whether a later line took part of this one: what is left of it is another line. */
export const isInPart = (answer: Letter, line: string, numbers: readonly number[]): boolean =>
  /left of it: |il en reste : /.test(rowOf(answer, line, numbers)?.text ?? '');

const rowOf = (answer: Letter, line: string, numbers: readonly number[]): Row | undefined =>
  rowsOf(answer).find((one) => numbers.includes(one.line) && fateOf(one.tag) !== 'beside' && says(one.text, line));

/** Why a line was refused, in the words of the answer. */
export function reasonFor(answer: Letter, line: string): string {
  return rowsOf(answer).find(({ tag, text }) => fateOf(tag) === 'refused' && says(text, line))?.text ?? '';
}

/** Rows with the number of a quoted line may speak of something else: the words have something in common, or it has none. */
function says(text: string, line: string): boolean {
  const row = folded(text);
  const essence = essenceOf(line);
  return row.includes(folded(line)) || essence.length === 0 || essence.some((word) => row.includes(word));
}

/** Codes and figures of an order: what stays of it in any language and any order of slots. */
const essenceOf = (line: string) =>
  folded(line)
    .split(/[\s,]+/)
    .filter((word) => /\d|[a-z]-[a-z]/.test(word));

const paragraphs = ({ text }: Letter) => text.split(/\n(?= {0,4}\S)/).map(folded);

/** An order as a report tells what became of it. */
export interface ToldOrder {
  order: string;
  fate: string;
}

const FATES = 'Done|In part|Failed|Overtaken|Not reached|Exécuté|En partie|Échoué|Dépassé|Sans objet';

/** The orders of the turn with what became of each, as the report has them under the reader's orders. */
export function toldOrders({ lines }: Letter): readonly ToldOrder[] {
  const from = lines.findIndex((line) => /^(?:WHAT BECAME OF YOUR ORDERS|LE SORT DE VOS ORDRES)$/.test(line));
  if (from < 0) return [];
  const told: ToldOrder[] = [];
  let order = '';
  for (const [at, line] of lines.entries()) {
    // A heading; an order in capitals has its fate under it.
    if (at <= from) continue;
    if (/^\p{Lu}[\p{Lu} ]+$/u.test(line) && !lines[at + 1]?.startsWith('  ')) break;
    const fate = new RegExp(`^ {2}(${FATES})\\s?:`).exec(line)?.[1];
    if (fate !== undefined) {
      told.push({ order: order.replace(/\s+/g, ' ').trim(), fate });
      order = '';
    } else if (/^\S/.test(line)) order = line;
    else if (order !== '') order += ` ${line}`;
  }
  return told;
}

/** The lines an answer says to reply with, where it does. */
export function proposedBy({ lines }: Letter): readonly string[] {
  const from = lines.findIndex((line) => /(?:reply|[Rr]épondez)\s*:$/.test(line));
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => !/^ {4}\S/.test(line));
  return from < 0 ? [] : rest.slice(0, to < 0 ? undefined : to).map((line) => line.trim());
}

/**
 * Whether the order told may be the one that was written, both without their verb: it has one of its hexes, and one of its
 * counters. Not all of them: some may have stayed behind, and a hex can stand for who is in it.
 */
export function isOf(written: string, told: string): boolean {
  const words = folded(written).split(/[\s,]+/);
  const hasOne = (form: RegExp) => {
    const of = words.filter((word) => form.test(word));
    return of.length === 0 || of.some((word) => folded(told).includes(word));
  };
  return hasOne(/^\d+$/) && hasOne(/^(?!(?:via|with|avec|vers|lead|tête|par|sur)$)[\p{L}-]{3}/u);
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
