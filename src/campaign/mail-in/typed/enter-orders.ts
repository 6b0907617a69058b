/** Orders that come by no mail: typed on a seat's order page, or entered for it by the umpire. They are read as a mail is. */
import { decode, encode } from '../../../engine/canonical.ts';
import { sha256 } from '../../../engine/digest.ts';
import { DataBroken, TryAgain } from '../../../engine/errors.ts';
import { Journal } from '../../../engine/journal.ts';
import { messageIdOf, seatAddress } from '../../../mail/sender/address.ts';
import type { AcknowledgementModel } from '../../../reports/index.ts';
import { appendEntries } from '../../../store/entries.ts';
import { lockGame } from '../../../store/games.ts';
import { addMessage, findReading } from '../../../store/messages.ts';
import { findLetter } from '../../../store/outbox.ts';
import type { Outcome } from '../../../store/schema.ts';
import { type SeatedRow, seatsOf } from '../../../store/seats.ts';
import { addSource } from '../../../store/sources.ts';
import { type House, once, transact } from '../../house/house.ts';
import { loadGame } from '../../house/load-game.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import { readMessage } from '../read-message.ts';

export interface Submission {
  /** Whose hand: the seat's own on its page, or the umpire's. */
  by: 'page' | 'umpire';
  /** One form, one submission: sent again it is the same, whatever it says then. */
  form: string;
  /** The umpire's: told to the seat and kept in the journal. */
  reason?: string;
  /** Purpose of the letter the page belongs to (`report/…`): orders to an older one are refused as by mail. */
  answers?: string;
}

export interface Submitted {
  /** Id of the stored text; its letters are `ack/<id>` and others. */
  message: string;
  /** Null: the game is being resolved, and it is read right after. */
  outcome: Outcome | null;
  /** What the acknowledgement says, when it is one of orders. */
  acknowledgement: AcknowledgementModel | null;
}

/**
 * Hands lines in for a seat exactly as a mail of its own would: same reading, same book, same acknowledgement. Throws
 * DataBroken for a seat there is none of.
 */
export async function submitText(
  house: House,
  seat: Pick<SeatedRow, 'game' | 'seat'>,
  text: string,
  how: Submission,
): Promise<Submitted> {
  const { db } = house.store;
  const seats = await seatsOf(db, seat.game);
  const row = seats.find((one) => one.seat === seat.seat);
  if (!row) throw new DataBroken('no-such-seat', { seat: seat.seat, known: seats.map((one) => one.seat) });
  const id = `f${sha256(encode([how.by, seat.game, seat.seat, how.form])).slice(0, 20)}`;
  const { by, reason } = how;
  const raw = asMail(house, row, id, text, how);
  const at = house.clock();
  await once(house, (one) => addSource(one, by));
  const entry = by === 'umpire' ? await entryOf(house, row, sha256(raw), reason ?? '') : null;
  await transact(house, async (tx) => {
    const isNew = await addMessage(tx, {
      id,
      source: by,
      uidValidity: null,
      uid: null,
      messageId: `${id}@${house.domain}`,
      sender: row.address?.toLowerCase() ?? '',
      sha256: sha256(raw),
      envelope: encode({ bytes: raw.length, entered: { by, reason: reason ?? null } }),
      raw,
      receivedAt: at,
    });
    if (!isNew || entry === null) return;
    if ((await lockGame(tx, row.game)).head !== entry.head) throw new DataBroken('game-moved-on', { game: row.game });
    await appendEntries(tx, row.game, entry.added);
  });
  const outcome = await readMessage(house, id).catch((error: unknown) => {
    if (error instanceof TryAgain) return null;
    throw error;
  });
  const letter = await findLetter(db, `ack/${id}`);
  const answer = letter && letter.facts !== '{}' ? decode<AnswerFacts>(letter.facts) : null;
  const acknowledgement = answer?.kind === 'acknowledgement' ? answer.model : null;
  return { message: id, outcome: outcome ?? (await findReading(db, id))?.outcome ?? null, acknowledgement };
}

/** The umpire enters orders for a seat; the seat gets the acknowledgement, which says so. */
export function enterOrders(
  house: House,
  game: string,
  seat: string,
  lines: string,
  { form, reason }: { form: string; reason: string },
): Promise<Submitted> {
  return submitText(house, { game, seat }, lines, { by: 'umpire', form, reason });
}

async function entryOf(house: House, { game, seat }: SeatedRow, mail: string, reason: string) {
  const { record, seed, head } = await loadGame(house, game);
  const journal = new Journal(game, seed, record.entries);
  const facts = { seat, mail, reason };
  journal.append(house.clock().toISOString(), 'umpire', { kind: 'table', act: 'orders', facts });
  return { head, added: journal.added };
}

/** The text as the mail the seat would have sent. */
export function asMail(
  house: House,
  row: SeatedRow,
  id: string,
  text: string,
  { answers }: Pick<Submission, 'answers'> = {},
): Buffer {
  const from = row.address ?? `${row.seat}@${NOWHERE}`;
  const head = [
    `From: <${from}>`,
    `To: <${seatAddress(row.game, row.seat, row.token, house)}>`,
    `Message-ID: <${id}@${house.domain}>`,
    ...(answers === undefined ? [] : [`In-Reply-To: <${messageIdOf(answers, house)}>`]),
    'Subject: orders',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = Buffer.from(text.replaceAll('\0', ' ')).toString('base64').replace(/.{76}/g, '$&\r\n');
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}\r\n`);
}

/** A domain nobody has (RFC 2606), for seats that nobody sits in. */
const NOWHERE = 'seat.invalid';
