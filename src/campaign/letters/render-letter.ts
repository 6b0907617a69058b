/** T5: renders each letter once, from the record as it stood when the letter was owed, and stores its bytes. */
import { decode, encode } from '../../engine/canonical.ts';
import type { Language } from '../../engine/contract.ts';
import { GiveUp } from '../../engine/errors.ts';
import { houseAddress, seatAddress, threadOf } from '../../mail/sender/address.ts';
import { composeMail, type LetterFile, type OutgoingLetter } from '../../mail/sender/compose.ts';
import { type GameRow, gameOf, gamesOf } from '../../store/games.ts';
import {
  claimOwed,
  findLetter,
  keepRendered,
  type LetterToRender,
  lettersToRender,
  markTrouble,
  type OutboxRow,
  type RenderedLetter,
} from '../../store/outbox.ts';
import { nothingNoted, type PostRow, postsIn } from '../../store/posts.ts';
import type { LetterKind, Tx } from '../../store/schema.ts';
import { type SeatedRow, seatsIn } from '../../store/seats.ts';
import { umpireOf } from '../../store/umpires.ts';
import { type House, once, transact } from '../house/house.ts';
import { whatever } from '../house/trouble.ts';
import { webLink } from '../house/web-link.ts';
import type { PrintStyle, Written } from '../house/written.ts';
import { type AnswerFacts, writeAnswer } from './answers.ts';
import type { CourseFacts } from './owe-letters.ts';
import { printPdf } from './print-report.ts';
import { envelopeSender } from './reach.ts';
import { callCode, writeSender } from './sender-letters.ts';
import { reportModel, writeCourse } from './write-course.ts';
import { writeUmpire } from './write-umpire.ts';

/** From so many on, letters that wait to be kept together are. */
const MOST_BYTES = 4 * 1_048_576;

/** Longer than the slowest making: a claim that runs out is made again by another. */
const CLAIM_MILLISECONDS = 10 * 60_000;

/** With maps and a PDF: rendering one takes longer than a transaction of its own. */
const LARGE: ReadonlySet<LetterKind> = new Set(['start', 'report', 'call']);

/**
 * Renders what is owed under these purposes; a letter rendered before keeps its bytes. One that fails stops no other.
 * `kept` is told each time that some may leave.
 */
export async function renderLetters(house: House, purposes: readonly string[], kept: () => void): Promise<void> {
  const { db } = house.store;
  const now = house.clock();
  const until = new Date(now.getTime() + CLAIM_MILLISECONDS);
  const ours =
    purposes.length === 0 ? [] : await once(house, (at) => claimOwed(at, purposes, house.worker, now, until));
  const rows = ours.length === 0 ? [] : await lettersToRender(db, ours);
  const desk = await deskFor(house, rows);
  let done: Rendered[] = [];
  let bytes = 0;
  const made = inTurn(rows, house.print ? 2 : 1, (row) =>
    whatever(house, { purpose: row.purpose }, () => render(house, desk, row)),
  );
  for await (const [row, rendered] of made) {
    if (!rendered) continue;
    done.push(rendered);
    bytes += rendered.letter.bytes.length;
    if (!LARGE.has(row.kind) && bytes < MOST_BYTES) continue;
    await keep(house, done);
    kept();
    done = [];
    bytes = 0;
  }
  await keep(house, done);
  kept();
}

/** What is made of each, in their order; so many are under way at once: one is printed while the next is written. */
async function* inTurn<T, Made>(
  all: readonly T[],
  atOnce: number,
  make: (one: T) => Promise<Made>,
): AsyncGenerator<[T, Made]> {
  const underWay: Promise<Made>[] = [];
  for (const [n, one] of all.entries()) {
    for (let next = n + underWay.length; underWay.length < atOnce && next < all.length; next++)
      underWay.push(make(all[next] as T));
    yield [one, (await underWay.shift()) as Made];
  }
}

/** Stores letters together; where that fails, each by itself. */
async function keep(house: House, rendered: readonly Rendered[]): Promise<void> {
  if (rendered.length === 0) return;
  const purpose = rendered.length === 1 ? rendered[0]?.letter.purpose : undefined;
  const isKept = await whatever(house, purpose === undefined ? {} : { purpose }, () => keepTogether(house, rendered));
  if (!isKept && purpose === undefined) for (const one of rendered) await keep(house, [one]);
}

async function keepTogether(house: House, rendered: readonly Rendered[]): Promise<true> {
  await transact(house, async (tx) => {
    const first = await keepRendered(
      tx,
      rendered.map(({ letter }) => letter),
    );
    for (const { letter, keep } of rendered) if (first.has(letter.purpose)) await keep?.(tx);
  });
  house.fault?.('T5 after');
  for (const { letter } of rendered)
    house.log.debug({ purpose: letter.purpose, bytes: letter.bytes.length }, 'letter rendered');
  return true;
}

/** A letter as it will be stored, and what is kept together with it. */
interface Rendered {
  letter: RenderedLetter;
  keep: ((tx: Tx) => Promise<void>) | null;
}

const ONCE: ReadonlySet<LetterKind> = new Set(['umpire', 'sender', 'start']);

/** What a letter was made with beside its facts and the record, so that the same bytes can be made again. */
interface Made {
  seat: SeatedRow;
  format: PostRow['format'];
  mostBytes: number | null;
  before: string | null;
}

/** Bytes of a letter, made again where they were let go of; null of one that cannot be. */
export async function bytesOf(house: House, row: OutboxRow): Promise<Uint8Array | null> {
  if (row.bytes !== null || row.made === null) return row.bytes;
  const desk = await deskFor(house, [row]);
  return (await render(house, desk, { ...row, before: null }))?.letter.bytes ?? null;
}

/** Who it goes to and how he takes his letters: as they are now, or as they were when it was first made. */
function asMade(desk: Desk, row: LetterToRender): { desk: Desk; row: LetterToRender } {
  if (row.made === null) return { desk, row };
  const { seat, format, mostBytes, before } = decode<Made>(row.made);
  const post = { ...nothingNoted(seat.game, seat.seat), format, mostBytes };
  const posts = new Map([[`${seat.game}/${seat.seat}`, post]]);
  return { desk: { ...desk, seats: [seat], posts }, row: { ...row, before } };
}

/** Null of letters with codes, which are drawn once, of those that name the players, and of those to nobody's seat. */
function madeWith(row: LetterToRender, seat: SeatedRow | null, post: PostRow | null, drawn: boolean): string | null {
  if (seat === null || post === null || drawn || ONCE.has(row.kind)) return null;
  const { format, mostBytes } = post;
  // His phrase is nobody's to keep.
  return encode({ seat: { ...seat, phrase: null }, format, mostBytes, before: row.before } satisfies Made as never);
}

/** Null: there is nobody to send it to. */
async function render(house: House, present: Desk, owed: LetterToRender): Promise<Rendered | null> {
  const { desk, row } = asMade(present, owed);
  const { purpose } = row;
  const addressed = await addressee(house, desk, row);
  if (!addressed) {
    await transact(house, (tx) => markTrouble(tx, purpose, 'nobody to send it to', null));
    return null;
  }
  const { seat, to } = addressed;
  const post: PostRow | null =
    seat && (desk.posts.get(`${seat.game}/${seat.seat}`) ?? nothingNoted(seat.game, seat.seat));
  const { written, keep } = await write(house, row, seat, post);
  const head = headOf(house, row, addressed);
  const letter = { ...head, ...(post?.format === 'text' ? textAlone(written, row) : written), date: row.owedAt };
  const bytes = await composeMail(letter, house.post.signing);
  // A stranger is answered once and never asked about.
  const sender = row.game === null ? '' : envelopeSender(house, purpose);
  house.fault?.('T5 before');
  const made = madeWith(row, seat, post, keep !== undefined);
  return { letter: { purpose, bytes, recipient: to.address, sender, made }, keep: keep ?? null };
}

/** What letters to seats are addressed by. */
interface Desk {
  games: ReadonlyMap<string, GameRow>;
  seats: readonly SeatedRow[];
  /** By `game/seat`. */
  posts: ReadonlyMap<string, PostRow>;
}

async function deskFor(house: House, rows: readonly Pick<OutboxRow, 'game'>[]): Promise<Desk> {
  const { db } = house.store;
  const games = [...new Set(rows.flatMap(({ game }) => game ?? []))];
  if (games.length === 0) return { games: new Map(), seats: [], posts: new Map() };
  return {
    games: new Map((await gamesOf(db, games)).map((row) => [row.id, row])),
    seats: await seatsIn(db, games),
    posts: new Map((await postsIn(db, games)).map((post) => [`${post.game}/${post.seat}`, post])),
  };
}

interface Addressed {
  from: { name: string; address: string };
  to: { name: string; address: string };
  seat: SeatedRow | null;
  /** What groups letters that belong to no letter of the course. */
  thread: string | null;
}

async function addressee(house: House, desk: Desk, row: OutboxRow): Promise<Addressed | null> {
  if (row.kind === 'umpire') return umpireAddressed(house, row.game as string);
  const post = { name: 'Fieldpost', address: houseAddress(house) };
  if (row.game === null || row.seat === null) {
    if (row.recipient === null) return null;
    return (await inviteeAddressed(house, row)) ?? { from: post, to: unnamed(row.recipient), seat: null, thread: null };
  }
  const game = desk.games.get(row.game);
  const seat = desk.seats.find((one) => one.game === row.game && one.seat === row.seat);
  if (!game || !seat || seat.address === null) return null;
  const from = { name: game.label, address: seatAddress(game.id, seat.seat, seat.token, house) };
  const to = { name: seat.name ?? '', address: row.recipient ?? seat.address };
  return { from, to, seat, thread: threadOf(game.id, seat.seat, house.domain) };
}

const unnamed = (address: string) => ({ name: '', address });

/** Who has an invitation answers to its address, not to that of whoever sits in the seat; null for anybody else. */
async function inviteeAddressed(house: House, { game, recipient, facts }: OutboxRow): Promise<Addressed | null> {
  const { as } = decode<AnswerFacts>(facts);
  if (as === undefined || game === null || recipient === null) return null;
  const { label } = await gameOf(house.store.db, game);
  const from = { name: label, address: seatAddress(game, as.seat, as.token, house) };
  return { from, to: unnamed(recipient), seat: null, thread: threadOf(game, as.seat, house.domain) };
}

async function umpireAddressed(house: House, id: string): Promise<Addressed | null> {
  const { label } = await gameOf(house.store.db, id);
  const umpire = await umpireOf(house.store.db, id);
  if (!umpire?.address) return null;
  const from = { name: label, address: seatAddress(id, UMPIRE, umpire.token, house) };
  const to = { name: umpire.name ?? '', address: umpire.address };
  return { from, to, seat: null, thread: threadOf(id, UMPIRE, house.domain) };
}

/** What stands for a seat in the umpire's address. */
const UMPIRE = 'umpire';

/** Without all that is not text, but for a file that was asked for. */
function textAlone({ subject, text, attachments }: Written, { kind, facts }: OutboxRow): Written {
  const asked = kind === 'answer' && decode<AnswerFacts>(facts).pdf !== undefined;
  return { subject, text, ...(asked && attachments && { attachments }) };
}

const COURSE: ReadonlySet<LetterKind> = new Set(['start', 'report', 'call', 'take-over']);

/** What stands above a letter, but for subject and date. */
function headOf(house: House, row: LetterToRender, { from, to, seat, thread }: Addressed) {
  const isCourse = row.kind !== 'ack' && row.kind !== 'answer' && row.kind !== 'umpire';
  const answered = isCourse ? null : decode<{ inReplyTo: string | null }>(row.facts).inReplyTo;
  const isAnswer = row.kind === 'umpire' ? answered !== null : !isCourse;
  // A letter of the course begins a thread: under that of another turn its answer would be taken for that one's.
  const before = COURSE.has(row.kind) || thread === null ? null : row.before;
  const group = COURSE.has(row.kind) ? row.messageId : (before ?? thread);
  const references = [...(group === row.messageId ? [] : [group]), answered].filter((id) => id !== null);
  const inReplyTo = answered ?? before;
  return {
    from,
    to,
    messageId: row.messageId,
    occasion: isAnswer ? ('reply' as const) : ('course' as const),
    ...(inReplyTo === null ? {} : { inReplyTo }),
    ...(references.length === 0 ? {} : { references }),
    ...(group === null ? {} : { thread: group }),
    ...(seat === null ? {} : { language: seat.language }),
    ...(row.kind === 'reminder' ? { unsubscribe: remindersOff(house, row, from.address, seat?.language ?? 'en') } : {}),
  } satisfies Partial<OutgoingLetter>;
}

const NO_REMINDERS: Readonly<Record<Language, string>> = {
  en: 'UNSUBSCRIBE REMINDERS',
  fr: 'DÉSABONNER RAPPELS',
  es: 'CANCELAR RECORDATORIOS',
};

function remindersOff(house: House, { game, seat }: OutboxRow, address: string, language: Language) {
  return { address, subject: NO_REMINDERS[language], url: webLink(house, 'no-reminders', `${game}/${seat}`) };
}

/** How a seat takes its reports. */
function styleOf(house: House, { purpose }: OutboxRow, post: PostRow | null): PrintStyle {
  const mostBytes = Math.min(post?.mostBytes ?? house.post.mostBytes, house.post.mostBytes);
  return { format: post?.format ?? 'full', mostBytes, link: webLink(house, 'report', purpose) };
}

interface Rendering {
  written: Written;
  /** What is kept together with the bytes. */
  keep?: (tx: Tx) => Promise<void>;
}

async function write(house: House, row: OutboxRow, seat: SeatedRow | null, post: PostRow | null): Promise<Rendering> {
  switch (row.kind) {
    case 'ack':
    case 'answer':
    case 'notice':
    case 'reminder': {
      const answer = decode<AnswerFacts>(row.facts);
      const files = seat && answer.pdf !== undefined ? [await pdfOf(house, answer.pdf, seat)] : [];
      return { written: withFiles(writeAnswer(answer), files) };
    }
    case 'umpire':
      return writeUmpire(house, row);
    case 'sender':
      return writeSender(house, row, seat ?? nobody(row));
    default: {
      if (!seat) return nobody(row);
      const calls = row.kind === 'report' || row.kind === 'call';
      const code = calls && row.made === null ? await callCode(house, row.purpose, seat) : null;
      return {
        ...(code && { keep: code.keep }),
        written: await writeCourse(
          house,
          { game: row.game as string, kind: row.kind, facts: decode<CourseFacts>(row.facts), seat },
          { style: styleOf(house, row, post), code: code?.code ?? null },
        ),
      };
    }
  }
}

/** The PDF of a report, as its reader would print it now. */
async function pdfOf(house: House, purpose: string, seat: SeatedRow): Promise<LetterFile> {
  const report = await findLetter(house.store.db, purpose);
  if (!report) throw new GiveUp('no-such-report', { purpose });
  const facts = decode<CourseFacts>(report.facts);
  const model = await reportModel(house, { game: seat.game, kind: report.kind, facts, seat });
  return printPdf(model, seat.paper);
}

function withFiles(written: Written, files: readonly LetterFile[]): Written {
  return files.length === 0 ? written : { ...written, attachments: [...(written.attachments ?? []), ...files] };
}

function nobody({ purpose }: OutboxRow): never {
  throw new GiveUp('letter-without-seat', { purpose });
}
