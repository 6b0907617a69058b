/** A letter as a mail program shows it: head and text part, and the landmarks a reader finds in it. */
import { simpleParser } from 'mailparser';
import { KINDS } from './rulebooks.ts';

/** What a letter asks for, by its Message-ID and BEGIN line: a book of orders, or one choice. */
export interface Ask {
  type: 'call' | 'question';
  /** `movement`, `combat`, `orders`; or the kind of a question. */
  name: string;
  turn: number;
}

export interface Letter {
  /** First word of the Message-ID: `call`, `report`, `ack`, `help`, … */
  kind: string;
  id: string;
  /** Mailbox it came to. */
  owner: string;
  from: string;
  subject: string;
  inReplyTo: string | null;
  date: Date;
  text: string;
  lines: readonly string[];
  ask: Ask | null;
}

/** Reads a letter as it came by SMTP. */
export async function readLetter(raw: Buffer, owner: string): Promise<Letter> {
  const mail = await simpleParser(raw);
  const id = (mail.messageId ?? '').replace(/^<|>$/g, '');
  const kind = id.split('.')[0] ?? '';
  const text = mail.text ?? '';
  const inReplyTo = mail.inReplyTo?.replace(/^<|>$/g, '') ?? null;
  const letter = {
    kind,
    id,
    owner,
    from: mail.from?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    inReplyTo,
    date: mail.date ?? new Date(0),
    text,
    lines: text.split('\n').map((line) => line.trimEnd()),
  };
  return { ...letter, ask: askOf(letter) };
}

/** `BEGIN SAVANNAH-7 ALLIED TURN 16 MOVEMENT` */
const HEAD = /^(?:BEGIN|D[EÉ]BUT)\b.*?(?:TURN|TOUR) (\d+)(?: ([A-Z]+))?/;

function askOf({ kind, id, lines }: Omit<Letter, 'ask'>): Ask | null {
  if (kind !== 'call' && kind !== 'report') return null;
  const head = lines.map((line) => HEAD.exec(line)).find((found) => found !== null);
  // call.GAME.t16.opening.savannah-militia.KIND.british.0.SEAT.hash, cut off where it would be long
  const parts = id.replace(/@.*$/, '').split('.');
  if (head) return { type: 'call', name: (head[2] ?? 'orders').toLowerCase(), turn: Number(head[1]) };
  if (kind === 'report' || choicesOf(lines).length === 0) return null;
  const turn = /^t(\d+)$/.exec(parts[2] ?? '');
  const named = parts.findLast((part) => KINDS.has(part)) ?? 'question';
  return { type: 'question', name: named, turn: Number(turn?.[1] ?? 0) };
}

/** The order form, BEGIN and END included; empty where the letter has none. */
export function formOf({ lines }: Pick<Letter, 'lines'>): readonly string[] {
  const from = lines.findIndex((line) => HEAD.test(line));
  const to = lines.findIndex((line, at) => at > from && /^(?:END|FIN)$/.test(line));
  return from < 0 || to < 0 ? [] : lines.slice(from, to + 1);
}

export interface Choice {
  /** What a reply may call it by: a number or a letter. */
  label: string;
  words: string;
}

const ANSWERS = /^(?:WHAT YOU MAY ANSWER|CE QUE VOUS POUVEZ RÉPONDRE)$/;

/** Where the answers to the first of several questions begin. */
const LETTERED = /^ {2}A\d+ {2,}\S/;

/** The answers that a question lists; of several, the first. */
export function choicesOf(lines: readonly string[]): readonly Choice[] {
  const from = lines.findIndex((one) => ANSWERS.test(one)) + 1 || lines.findIndex((one) => LETTERED.test(one));
  const found: Choice[] = [];
  // A long answer goes on in the next row, further in.
  let isOpen = false;
  for (const line of lines.slice(from)) {
    if (/^\S/.test(line)) break;
    const [, label, words = ''] = /^ {2}(A?\d+|[a-z]) {2,}(\S.*)$/.exec(line) ?? [];
    const more = /^ {5,}(\S.*)$/.exec(line)?.[1];
    const last = found.at(-1);
    if (label !== undefined) found.push({ label, words });
    else if (more !== undefined && last && isOpen) last.words += ` ${more}`;
    isOpen = label !== undefined || (isOpen && more !== undefined);
  }
  return found;
}

/** Counters by their code, and the hex where the letter says that they stand. Later letters of a kind say more. */
export function troopsOf({ lines }: Pick<Letter, 'lines'>): ReadonlyMap<string, string> {
  const troops = new Map<string, string>();
  let hex: string | null = null;
  for (const line of formOf({ lines })) {
    const head = /^# (\d{4})\b(.*)$/.exec(line);
    if (head) hex = head[1] ?? null;
    if (hex === null || /^(?:BEGIN|DEBUT|END|FIN)\b/.test(line)) continue;
    const listed = head ? (head[2] ?? '').replace(/^[^:]*$/, '') : line;
    for (const code of codesIn(listed.replace(/^.*?: /, '').replace(/^(?:# *)?(?:[A-ZÉÈÊ]{3,} )?/, '')))
      troops.set(code, hex);
  }
  hex = null;
  for (const line of lines) {
    hex = /^(\d{4})\b/.exec(line)?.[1] ?? (line.startsWith('  ') ? hex : null);
    const row = /^ {2}([a-z][a-z0-9]*(?:-[a-z0-9]+)*) {2,}\S/.exec(line);
    if (row && hex !== null) troops.set(row[1] ?? '', hex);
  }
  return troops;
}

const CODE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const codesIn = (listed: string) =>
  listed
    .split(/,\s*/)
    .map((code) => code.trim())
    .filter((code) => CODE.test(code));

/** Every hex a letter speaks of; figures of four digits that are years or parts of a fingerprint are none. */
export function hexesIn({ text }: Pick<Letter, 'text'>): readonly string[] {
  const figures = [...text.matchAll(/(?<![\w:+-])\d{4}(?![\w:])/g)].map(([hex]) => hex);
  return [...new Set(figures)].filter((hex) => !/^(?:17[3-7]\d|202\d)$/.test(hex));
}

const NATIONS =
  /^(\d{4})\b[^:]*?\b(British|French|Americans?|English|Spanish|Britanniques|Français|Américains|Anglais|Espagnols)\b/u;
const ALLIED = /^(?:French|American|Français|Américain)/;

/** Hexes where a letter shows a stack by its nation, as it shows those that are not the reader's; allies of his are none. */
export function enemiesIn({ lines, subject }: Pick<Letter, 'lines' | 'subject'>): readonly string[] {
  const isAllied = ALLIED.test(subject.replace(/^\[.*?\] /, ''));
  const rows = lines.map((line) => NATIONS.exec(line)).filter((row) => row !== null);
  return [...new Set(rows.flatMap(([, hex = '', nation = '']) => (isAllied && ALLIED.test(nation) ? [] : [hex])))];
}

const STAYS = /^(?:HOLD|TENIR)\b/;

const SHOWN = /^(# | {2}| {4})?([A-ZÉÈÊÀÂÎÔÛÇ][A-ZÉÈÊÀÂÎÔÛÇ]+\b.*?)(?: {2,}.*)?$/;

/** What is shown as something to write: its lines begin with one of `words`, and name no blank to be filled. */
export function examplesIn(letter: Pick<Letter, 'lines'>, words: ReadonlySet<string>): readonly string[] {
  const examples: { text: string; margin: string; end: number; isExplained: boolean }[] = [];
  // What stands at the left edge is an order of his, on file or told of, but for those of the form that let him stay.
  const form = new Set(formOf(letter));
  let read = 0;
  for (const [at, line] of letter.lines.entries()) {
    if (at < read) continue;
    const isOnFile = /^# (?:Would fail|Echouerait)/.test(letter.lines[at + 1] ?? '');
    if (/^\p{Lu}/u.test(line) && !(form.has(line) && STAYS.test(line) && !isOnFile)) {
      read = at + 1;
      const isTold = isOrder(line, words);
      while (/\\$/.test(letter.lines[read - 1] ?? '') || (isTold && /^ {2}\S/.test(letter.lines[read] ?? ''))) read++;
      continue;
    }
    const [, margin = '', shown = ''] = SHOWN.exec(line) ?? [];
    // A standing order of his, where the letter says what is decided by it.
    if (!isOrder(shown, words) || /^- s\d+ ?:/.test(letter.lines[at - 1] ?? '')) continue;
    const isExplained = !line.endsWith(shown);
    const { text, end } = isExplained ? { text: shown, end: at + 1 } : wholeLine(letter.lines, at, margin, shown);
    read = end;
    const last = examples.at(-1);
    // What is sent as several lines is explained behind the last of them.
    const goesOn = margin.startsWith('  ') && last?.margin === margin && last.end === at && !last.isExplained;
    if (goesOn) Object.assign(last, { text: `${last.text}\n${text}`, end, isExplained });
    else examples.push({ text, margin, end, isExplained });
  }
  // A sentence that quotes a line of his may break before it.
  return [...new Set(examples.map(({ text }) => text))].filter((text) => !/\.$|[“”«»]/.test(text));
}

function isOrder(shown: string, words: ReadonlySet<string>): boolean {
  const isBlank = /[<>|…]\w*|\.\.\./.test(shown.replace(/[<>]=/g, ''));
  return !isBlank && words.has(shown.split(' ')[0] ?? '') && shown.includes(' ') && !shown.endsWith(':');
}

/** A long line goes on in the next row, after a stroke or indented a little more; what explains it is indented far. */
function wholeLine(lines: readonly string[], at: number, margin: string, shown: string): { text: string; end: number } {
  // A standing order of the form has its number before it, and is no more of the line above.
  const more = margin.startsWith('#') ? /^# {2,3}(?!s\d+ )\S/ : margin === '    ' ? /^ {6}\S/ : /^ {4}\S/;
  let text = shown;
  let end = at + 1;
  for (; /\\$/.test(text) || more.test(lines[end] ?? ''); end++)
    text = `${text.replace(/ ?\\$/, '')} ${(lines[end] ?? '').replace(/^# */, '').trim()}`;
  return { text, end };
}
