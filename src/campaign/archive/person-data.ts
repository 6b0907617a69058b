/** All that is held of whoever sits in a seat, as data he can take along (architecture §9). */
import { decode } from '../../engine/canonical.ts';
import type { Json } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { absencesOf } from '../../store/absences.ts';
import { booksOf } from '../../store/books.ts';
import { gameOf } from '../../store/games.ts';
import { mailsFrom } from '../../store/messages.ts';
import { lettersOf } from '../../store/outbox.ts';
import { letterFormOf } from '../../store/posts.ts';
import { pressOf } from '../../store/press.ts';
import { seatsOf } from '../../store/seats.ts';
import type { House } from '../house/house.ts';

/** Persons, wishes, mails as they came, orders, messages, and the letters sent. Throws DataBroken for a seat there is none of. */
export async function personData(house: House, id: string, seat: string): Promise<Json> {
  const { db } = house.store;
  const { label } = await gameOf(db, id);
  const seats = await seatsOf(db, id);
  const row = seats.find((one) => one.seat === seat);
  if (!row) throw new DataBroken('no-such-seat', { seat, known: seats.map((one) => one.seat) });
  const { name, address, language, zone, paper, phrase } = row;
  const [form, absences, mails, books, press, letters] = await Promise.all([
    letterFormOf(db, id, seat),
    absencesOf(db, id),
    mailsFrom(db, id, seat),
    booksOf(db, id, seat),
    pressOf(db, id),
    lettersOf(db, id),
  ]);
  return {
    format: 'fieldpost.person',
    version: 1,
    game: { id, label },
    seat,
    person: { name, address, language, zone, paper, phrase },
    wishes: { ...form },
    absences: absences.filter((one) => one.seat === seat).map(({ first, last }) => ({ first, last })),
    mails: mails.map(({ receivedAt, outcome, raw }) => ({
      receivedAt: receivedAt.toISOString(),
      outcome,
      mail: raw === null ? null : Buffer.from(raw).toString('utf8'),
    })),
    orders: books.map(({ call, receivedAt, orders, standing }) => ({
      call,
      receivedAt: receivedAt?.toISOString() ?? null,
      orders: orders === null ? null : decode<{ canonical: string }[]>(orders).map(({ canonical }) => canonical),
      standing: decode<{ canonical: string }[]>(standing).map(({ canonical }) => canonical),
    })),
    messages: press
      .filter(({ fromSeat }) => fromSeat === seat)
      .map(({ toSeats, text, anonymous, writtenAt }) => ({
        to: decode<string[]>(toSeats),
        text,
        anonymous,
        writtenAt: writtenAt.toISOString(),
      })),
    letters: letters
      .filter((letter) => letter.seat === seat)
      .map(({ kind, messageId, status, sentAt }) => ({
        kind,
        messageId,
        status,
        sentAt: sentAt?.toISOString() ?? null,
      })),
  };
}
