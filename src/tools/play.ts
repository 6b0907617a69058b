/**
 * Plays a scenario from folders of order mails, without server, database or clock: same inputs, same bytes.
 *
 * A seat without mail plays by doctrine. Whose mail it is, the `+seat` of its recipient tells; a later name replaces an
 * earlier one, by the same rules as on the server.
 */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { archiveFiles, journalText, writeArchive } from '../campaign/archive/archive.ts';
import { labelFrom } from '../campaign/house/label.ts';
import { mustSpeak } from '../campaign/house/languages.ts';
import { openGame } from '../campaign/house/open-game.ts';
import { readMail } from '../campaign/house/reading.ts';
import type { AnyGame, Json, Language } from '../engine/contract.ts';
import { sha256 } from '../engine/digest.ts';
import { DataBroken } from '../engine/errors.ts';
import { levelsIn } from '../engine/levels.ts';
import { orderText, type ReadMail } from '../mail/reading/readMail.ts';
import type { OnFile } from '../orders/book/types.ts';
import { renderAcknowledgement, renderNotice } from '../reports/index.ts';
import { acknowledgementOf } from '../table/acknowledgement.ts';
import { type Advance, advance, type Books, type Submitted } from '../table/advance.ts';
import { draft } from '../table/draft.ts';
import { examplesFor, fitted } from '../table/examples.ts';
import { begin, found } from '../table/found.ts';
import type { GameRecord } from '../table/record.ts';
import type { TurnResult } from '../table/replay.ts';
import { type Openings, standing } from '../table/stage.ts';
import { type Ahead, reportOf } from '../table/telling.ts';
import { botSeats, heldSeats } from './bots.ts';
import { playedClock } from './played-clock.ts';
import { writeReportFiles } from './report-files.ts';

export interface Playing {
  scenario: string;
  /** S of the dice protocol in hex; shorter seeds are stretched by hashing. */
  seed: string;
  /** Folder with `turn-16/*.eml`, …; null where the computer plays every seat. */
  orders: string | null;
  /** Seats or roles the computer plays: mails to them count for nothing. */
  bots?: readonly string[];
  /** How well it plays them, as `levelsIn` reads it. */
  levels?: readonly string[];
  /** The game is left after so many; without it, at its end. */
  turns?: number;
  out: string;
  paper: 'a4' | 'letter';
  pdf: boolean;
  language: Language;
  /** Told after each turn. */
  progress?: (turn: TurnResult, of: number) => void;
}

export interface Played {
  record: GameRecord;
  results: readonly TurnResult[];
  /** Mails read, and how many of them counted. */
  mails: { read: number; counted: number };
  outcome: { result: string; winner: string | null; facts: Json } | null;
}

/** Plays to the end of the game, or for so many turns, and writes everything under `out`. Throws DataBroken for folders that are not there. */
export async function playGame(playing: Playing): Promise<Played> {
  const { game, scenario } = openGame(playing.scenario);
  mustSpeak(game, playing.language);
  const bots = botSeats(game, playing.bots ?? []);
  const waited = game.seats.find(({ id }) => !bots.has(id));
  if (playing.orders === null && waited) throw new DataBroken('orders-missing', { seat: waited.id });
  if (playing.orders !== null && !statSync(playing.orders, { throwIfNoEntry: false })?.isDirectory())
    throw new DataBroken('folder-missing', { folder: playing.orders });
  const seed = seedOf(playing.seed);
  const id = `${game.ruleset}-1`;
  const { turns = Infinity } = playing;
  const { at } = playedClock(game);
  const levels = levelsIn(game.seats, playing.levels ?? []);
  let { record } = begin(found({ id, game, scenario, levels, tempo: 'together', seed }, at), seed, {}, at);
  const mails = { read: 0, counted: 0 };
  const results: TurnResult[] = [];
  const openings = new Map<number, string>();
  let books: Books = {};
  let on: Advance | null = null;
  do {
    const { waiting } = standing(record, seed, openings);
    if (!waiting) break;
    const folder = playing.orders === null ? null : join(playing.orders, `turn-${waiting.printed}`);
    const out = join(playing.out, `turn-${waiting.printed}`);
    await mkdir(out, { recursive: true });
    const taken = await takeMails(record, seed, openings, folder, out, keepStanding(books), bots, playing.language);
    mails.read += taken.read;
    mails.counted += taken.counted;
    books = taken.books;
    on = advance({ ...record, held: heldSeats(books) }, seed, books, at, openings);
    record = on.record;
    for (const result of on.closed) {
      results.push(result);
      openings.set(result.ordinal + 1, result.closing);
      await writeReports(record, result, on, { seed, openings, books, out }, playing);
      playing.progress?.(result, results.length);
    }
  } while (!on.over && results.length < turns);
  await writeFile(join(playing.out, 'journal.jsonl'), journalText(record.entries));
  const files = archiveFiles({ label: labelFrom(id), record, scenario, results });
  await writeArchive(join(playing.out, 'game.fpz'), files);
  const last = results.at(-1);
  return { record, results, mails, outcome: last ? game.outcome(JSON.parse(last.closing)) : null };
}

/** 32 bytes in hex: a full seed as it is, anything shorter hashed. */
export function seedOf(hex: string): string {
  if (!/^[0-9a-f]+$/i.test(hex)) throw new DataBroken('seed-not-hex', { seed: hex });
  return hex.length === 64 ? hex.toLowerCase() : sha256(hex.toLowerCase());
}

/** Standing orders go on from turn to turn; a book does not. */
function keepStanding(books: Books): Books {
  return Object.fromEntries(
    Object.entries(books).map(([seat, book]) => [
      seat,
      { orders: null, standing: book.standing, mails: [], receivedAt: null },
    ]),
  );
}

/** Reads the mails of one turn in name order, writes what each is answered, and gives the books they make. */
async function takeMails(
  record: GameRecord,
  seed: string,
  openings: ReadonlyMap<number, string>,
  folder: string | null,
  out: string,
  kept: Books,
  bots: ReadonlySet<string>,
  language: Language,
): Promise<{ books: Books; read: number; counted: number }> {
  const clock = playedClock(record.game);
  const stood = standing(record, seed, openings);
  const books: Record<string, Submitted> = { ...kept };
  const answers = new Map<string, string[]>();
  const files = folder === null ? [] : mailsIn(folder);
  let counted = 0;
  for (const file of files) {
    const name = basename(file);
    const raw = readFileSync(file);
    const mail = await readMail(raw);
    const seat = seatOf(record.game, mail);
    const answer = (text: string) => {
      const known = answers.get(seat ?? NO_SEAT) ?? [];
      answers.set(seat ?? NO_SEAT, [...known, `${name}\n\n${text}`]);
    };
    const refused = refusalOf(record.game, mail, seat, bots);
    if (seat === null || refused !== null) {
      answer(refusalText(record, mail, seat, refused ?? '', language));
      continue;
    }
    const { orders = null, standing = [], numbered = 0 } = books[seat] ?? {};
    const onFile: OnFile = { orders, standing, numbered, ready: false };
    const made = draft(record, stood, seat, orderText(mail), onFile, { language });
    const model = acknowledgementOf(record, made, {
      seat,
      language,
      label: labelFrom(record.id),
      deadline: null,
      received: clock.face,
      replaces: onFile.orders === null ? null : clock.face,
      turn: stood.waiting?.printed ?? 0,
    });
    answer(renderAcknowledgement(model).text);
    if (made.drafted.verdict !== 'counts') continue;
    counted++;
    books[seat] = {
      orders: made.drafted.orders,
      standing: made.drafted.standing,
      numbered: made.drafted.numbered,
      mails: [sha256(raw)],
      receivedAt: clock.at,
    };
  }
  for (const [seat, texts] of answers)
    await writeFile(join(out, `${seat}.ack.txt`), texts.join(`\n${'='.repeat(78)}\n\n`));
  return { books, read: files.length, counted };
}

/** Files with mails in a folder, in name order; none where there is no folder. */
function mailsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.eml'))
    .sort(byName)
    .map((name) => join(folder, name));
}

/** Where mails to no seat of the game are answered. */
const NO_SEAT = 'unknown';
/** Lines of a refused mail its sender is shown again. */
const LINES_GIVEN_BACK = 40;

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The seat a mail came to, if the game has it. */
function seatOf(game: AnyGame, mail: ReadMail): string | null {
  const wanted = mail.recipient?.seat?.toLowerCase();
  return game.seats.find((seat) => seat.id === wanted)?.id ?? null;
}

/** Why nothing of a mail can be taken; null when it can be read for orders. */
function refusalOf(game: AnyGame, mail: ReadMail, seat: string | null, bots: ReadonlySet<string>): string | null {
  if (mail.automatic) {
    return `The mail was written by a program (${mail.automatic}), so it is not read for orders. If you wrote it yourself, send it as a new mail.`;
  }
  if (mail.refused) return mail.refused.text;
  if (seat !== null) return bots.has(seat) ? 'The computer plays this seat; it takes no orders.' : null;
  const given = mail.recipient?.seat;
  const seats = game.seats.map(({ id }) => `+${id}`).join(' or ');
  return given
    ? `This game has no seat “${given}”. Address the mail to ${seats}.`
    : `The mail names no seat in its recipient. Address it to ${seats}.`;
}

/** The letter that tells so, as the server writes it. */
function refusalText(
  { id, game }: GameRecord,
  mail: ReadMail,
  seat: string | null,
  text: string,
  language: Language,
): string {
  const band = game.seats.find((known) => known.id === seat)?.band ?? null;
  const own = seat === null ? 'no-seat' : 'played-by-computer';
  const code = mail.automatic === null ? (mail.refused?.code ?? own) : 'automatic';
  const written = mail.newText.split('\n').filter((line) => line.trim() !== '');
  const facts = { game: { id, label: labelFrom(id) }, band, code, text, written: written.slice(0, LINES_GIVEN_BACK) };
  return renderNotice('refused', facts, language).text;
}

async function writeReports(
  record: GameRecord,
  result: TurnResult,
  on: Advance,
  { seed, openings, books, out }: { seed: string; openings: Openings; books: Books; out: string },
  playing: Playing,
): Promise<void> {
  const ahead: Ahead | null = on.waiting && {
    waiting: on.waiting,
    state: JSON.parse(result.closing),
    events: [],
    ledger: [],
  };
  const stood = standing(record, seed, openings);
  for (const { id: seat } of record.game.seats) {
    const report = reportOf(record, result, ahead, {
      seat,
      language: playing.language,
      label: labelFrom(record.id),
      deadline: null,
      standing: books[seat]?.standing ?? [],
    });
    const model = ahead ? fitted(examplesFor(record, stood, seat, playing.language), report) : report;
    await writeReportFiles(model, join(out, seat), playing);
  }
}
