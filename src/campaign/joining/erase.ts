/** Forgets everybody who sat in a seat: names, addresses, mails, messages to others, phrase. The record still verifies. */
import { DataBroken } from '../../engine/errors.ts';
import { Journal } from '../../engine/journal.ts';
import { appendEntries } from '../../store/entries.ts';
import { eraseLetters, eraseMails, erasePress, mailsOf, peopleOf } from '../../store/erasing.ts';
import { lockGame } from '../../store/games.ts';
import { withdrawInvitations } from '../../store/invitations.ts';
import { changeSeat, erasePerson, forgetHabits, seatsOf } from '../../store/seats.ts';
import { replaceToken } from '../../store/senders.ts';
import { tokenHash } from '../house/find-seat.ts';
import { type House, transact } from '../house/house.ts';
import { loadGame } from '../house/load-game.ts';
import { newToken } from '../house/token.ts';

/** Whoever still sits there leaves: the seat falls to doctrine. Throws DataBroken for a seat there is none of. */
export async function eraseSeat(house: House, id: string, seat: string): Promise<void> {
  const { db } = house.store;
  const loaded = await loadGame(house, id);
  const known = await seatsOf(db, id);
  const row = known.find((one) => one.seat === seat);
  if (!row) throw new DataBroken('no-such-seat', { seat, known: known.map((one) => one.seat) });
  const people = await peopleOf(db, id, seat);
  const addresses = people.flatMap(({ address }) => (address === null ? [] : [address, address.toLowerCase()]));
  const mails = await mailsOf(db, id, seat, addresses);
  const at = house.clock();
  const journal = new Journal(id, loaded.seed, loaded.record.entries);
  journal.append(at.toISOString(), 'umpire', { kind: 'table', act: 'erase', facts: { seat } });
  await transact(house, async (tx) => {
    const { head, status } = await lockGame(tx, id);
    if (head !== loaded.head) throw new DataBroken('game-moved-on', { game: id });
    // Nothing is added to the journal of a halted game: it waits as it broke.
    if (status !== 'halted') await appendEntries(tx, id, journal.added);
    await withdrawInvitations(tx, id, seat);
    await eraseMails(tx, mails);
    await erasePress(tx, id, seat, mails);
    await eraseLetters(tx, id, seat, addresses);
    for (const person of people) await erasePerson(tx, person.id, at);
    await changeSeat(tx, id, seat, { person: null, phrase: null });
    await replaceToken(tx, row, newToken(house), tokenHash(row.token), at);
    await forgetHabits(tx, id, seat);
  });
  house.log.info({ game: id, seat, mails: mails.length }, 'seat forgotten');
}
