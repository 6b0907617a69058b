/** `fieldpost conformance`: measures mail reading by answers made to a letter of ours, and by folders of cases of others. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import { ORDER_WORDS } from '../../campaign/house/reading.ts';
import { DataBroken } from '../../engine/errors.ts';
import { isRule, isSentFrom, maybeSignatureDelimiter } from '../../mail/reading/closings.ts';
import { newTextOf } from '../../mail/reading/newText.ts';
import { isQuoted } from '../../mail/reading/oldMail.ts';
import { bodyTextOf, typedLines } from '../../mail/reading/readMail.ts';
import { repliesTo, sampleLetter } from './replies.ts';
import { countReply, type Figures, noFigures } from './whole-mails.ts';

/** Whole mails; answers `emails/X` against `trimmed/X`; orders planted in the quoted part must not come through. */
interface Rates {
  /** Answers made to letters of ours, and mails with the text `X.new.txt` of what is new in `X.eml`. */
  layouts: Figures;
  mails: Figures;
  replies: { cases: number; exact: number; wrong: string[] };
  planted: { orders: number; leaked: number; where: string[] };
  mime: { cases: number; firstText: number; wrong: string[] };
  /** Mails whose answer is written in a way not known here. */
  skipped: string[];
}

const plantedOrder = 'MOVE maitland TO 1305';
/** Per cent of the cases that must be right. */
/** Of whole mails. */
const MOST_LOST = 1;
const FEWEST_RIGHT = 97;
const marks = { exact: '95', firstText: '97' };

export function conformanceCommand(): Command {
  return new Command('conformance')
    .description(
      'measure mail reading: answers made to a letter of ours, and corpora of mails with what is new in them',
    )
    .argument('[folder]', 'where corpora lie')
    .option('--letter <file>', 'a letter as it was sent (.eml) to make the answers to')
    .option('--exact <percent>', 'new texts that must be exact', marks.exact)
    .option('--first-text <percent>', 'first text parts that must be right', marks.firstText)
    .option('--json', 'for machines')
    .action(async (folder: string | undefined, options: Options) => {
      const rates = noRates();
      await measureLayouts(rates, options.letter === undefined ? sampleLetter() : await readFile(options.letter));
      if (folder !== undefined) {
        await measure(rates, folder);
        if (rates.replies.cases + rates.mime.cases + rates.mails.cases === 0)
          throw new DataBroken('no-corpora', { folder });
      }
      const missed = missedMarks(rates, Number(options.exact), Number(options.firstText));
      process.stdout.write(options.json ? `${JSON.stringify({ ...rates, missed })}\n` : report(rates, missed));
      if (missed.length > 0) process.exitCode = 1;
    });
}

interface Options {
  exact: string;
  firstText: string;
  letter?: string;
  json?: true;
}

function missedMarks({ layouts, mails, replies, planted, mime }: Rates, exact: number, firstText: number): string[] {
  return [
    ...[layouts, mails].flatMap(({ cases, right, lost, leaked }) => [
      ...(leaked.length > 0 ? ['old orders in whole mails: none may come through'] : []),
      ...(100 * lost.length > MOST_LOST * cases ? [`whole mails that lose an order: at most ${MOST_LOST} %`] : []),
      ...(100 * right < FEWEST_RIGHT * cases ? [`whole mails read right: at least ${FEWEST_RIGHT} % is asked`] : []),
    ]),
    ...(100 * replies.exact < exact * replies.cases ? [`new text exact: at least ${exact} % is asked`] : []),
    ...(planted.leaked > 0 ? ['orders planted in old text: none may come through'] : []),
    ...(100 * mime.firstText < firstText * mime.cases
      ? [`first text part right: at least ${firstText} % is asked`]
      : []),
  ];
}

const noRates = (): Rates => ({
  layouts: noFigures(),
  mails: noFigures(),
  replies: { cases: 0, exact: 0, wrong: [] },
  planted: { orders: 0, leaked: 0, where: [] },
  mime: { cases: 0, firstText: 0, wrong: [] },
  skipped: [],
});

/** Answers to one letter, read with that letter at hand. */
async function measureLayouts({ layouts }: Rates, letter: Buffer): Promise<void> {
  for (const reply of repliesTo(letter)) await countReply(layouts, reply, [letter]);
}

/** All cases below a folder. */
async function measure(rates: Rates, folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const known = new Set(files);
  for (const file of files) {
    const answer = join(dirname(dirname(file)), 'trimmed', basename(file));
    const parts = file.replace(/\.eml$/u, '.json');
    const fresh = file.replace(/\.eml$/u, '.new.txt');
    if (file.endsWith('.eml') && known.has(fresh)) await measureMail(rates, file, fresh);
    if (basename(dirname(file)) === 'emails' && known.has(answer)) await measureReply(rates, file, answer);
    else if (file.endsWith('.eml') && known.has(parts)) await measureMime(rates, file, parts);
  }
}

/** A whole mail, with no letter of ours that it might answer at hand. */
async function measureMail({ mails }: Rates, file: string, fresh: string): Promise<void> {
  const typed = (await text(fresh)).split('\n').map((line) => line.trim());
  await countReply(mails, { name: basename(file), raw: await readFile(file), typed }, null);
}

async function measureReply(rates: Rates, file: string, answer: string): Promise<void> {
  const [email, trimmed] = [await text(file), await text(answer)];
  rates.replies.cases++;
  if (squeezed(newTextOf(email, ORDER_WORDS).text) === squeezed(trimmed)) rates.replies.exact++;
  else rates.replies.wrong.push(basename(file));
  const { body, planted } = plant(email, trimmed);
  const through = typedLines(newTextOf(body, ORDER_WORDS)).filter((line) => line.includes(plantedOrder)).length;
  rates.planted.orders += planted;
  rates.planted.leaked += through;
  if (through > 0) rates.planted.where.push(basename(file));
}

/** The mail with an order below every quoted line that is no part of the answer, and at its end where that is old text. */
function plant(email: string, trimmed: string): { body: string; planted: number } {
  const answer = new Set(trimmed.split('\n').map(squeezed));
  const lines = email.trimEnd().split('\n');
  const signed = lines.some((line) => isSentFrom(line) || maybeSignatureDelimiter(line) || isRule(line));
  let planted = 0;
  const body = lines.flatMap((line, i) => {
    if (line.trim() === '' || answer.has(squeezed(line)) || line.trimEnd().endsWith(':')) return [line];
    const quoted = isQuoted(line);
    if (!quoted && (signed || i < lines.length - 1)) return [line];
    planted++;
    return [line, `${quoted ? '> ' : ''}${plantedOrder}`];
  });
  return { body: body.join('\n'), planted };
}

/** A mail taken apart: its parts, and of each message in it the numbers of those that are text. Older answers have one. */
interface Answer {
  text_body?: number[];
  messages?: { text_body?: number[] }[];
  parts: { body?: { Text?: string }; text?: string }[];
}

/** The first text part of the answer must stand in the body as read. */
async function measureMime(rates: Rates, file: string, answerFile: string): Promise<void> {
  const name = join(basename(dirname(file)), basename(file));
  const first = firstTextIn(await text(answerFile));
  if (first === null) {
    rates.skipped.push(name);
    return;
  }
  if (squeezed(first) === '') return;
  rates.mime.cases++;
  const body = bodyTextOf(await readFile(file));
  if (squeezed(body).includes(squeezed(first))) rates.mime.firstText++;
  else rates.mime.wrong.push(name);
}

/** The first text an answer gives, '' when the mail has none, null when the file is something else. */
function firstTextIn(json: string): string | null {
  const answer = parsed(json) as Partial<Answer> | null;
  const numbers = answer?.text_body ?? answer?.messages?.[0]?.text_body;
  if (!Array.isArray(numbers) || !Array.isArray(answer?.parts)) return null;
  const part = answer.parts[numbers[0] ?? -1];
  return part?.body?.Text ?? part?.text ?? '';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function text(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/\r\n?/gu, '\n');
}

function squeezed(value: string): string {
  return value.replace(/[\s\p{Cf}\p{Cc}]+/gu, ' ').trim();
}

function report({ layouts, mails, replies, planted, mime, skipped }: Rates, missed: readonly string[]): string {
  const rate = (part: number, whole: number) =>
    whole === 0 ? 'no cases' : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
  const list = (names: readonly string[]) => (names.length === 0 ? '' : `: ${names.join(', ')}`);
  const whole = (what: string, { cases, right, lost, leaked }: Figures) => [
    `${what}: ${rate(right, cases)}; lost: ${lost.length}${list(lost)}; come through: ${leaked.length}${list(leaked)}`,
  ];
  return [
    ...whole('answers to a letter of ours', layouts),
    ...whole('whole mails', mails),
    `new text exact: ${rate(replies.exact, replies.cases)}${replies.wrong.length === 0 ? '' : `; not${list(replies.wrong)}`}`,
    `orders planted in old text: ${planted.orders}, come through: ${planted.leaked}${list(planted.where)}`,
    `first text part right: ${rate(mime.firstText, mime.cases)}${mime.wrong.length === 0 ? '' : `; not${list(mime.wrong)}`}`,
    ...(skipped.length === 0 ? [] : [`answers in a form not known here, not measured${list(skipped)}`]),
    ...missed.map((mark) => `below the mark: ${mark}`),
    '',
  ].join('\n');
}
