/** Forgets people: what they were called, where they lived, what they wrote. The journal has hashes of it alone. */
import type { Reader, Tx } from './schema.ts';

/** Everybody who sat in a seat or was invited to it: ids and the addresses that are still known. */
export async function peopleOf(
  db: Reader,
  game: string,
  seat: string,
): Promise<{ id: string; address: string | null }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'address'])
    .where((where) => where.or([where('id', '=', `${game}/${seat}`), where('id', 'like', `${game}/${seat}/%`)]))
    .orderBy('id')
    .execute();
}

/** Ids of all mails of a seat, and of those its people sent to it before and after, or to no seat at all. */
export async function mailsOf(db: Reader, game: string, seat: string, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('readings', 'readings.message', 'messages.id')
    .select('messages.id')
    .where((where) =>
      where.or([
        where.and([where('readings.game', '=', game), where('readings.seat', '=', seat)]),
        where.and([
          where.or([where('readings.game', '=', game), where('readings.game', 'is', null)]),
          where('messages.sender', 'in', oneAtLeast(addresses)),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** SQL knows no empty list; nobody has an address without `@`. */
const oneAtLeast = (addresses: readonly string[]): string[] => (addresses.length === 0 ? ['-'] : [...addresses]);

/** Empties mails; that they came, and what became of them, stays known. */
export async function eraseMails(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('messages')
    .set({ raw: null, sender: '', messageId: '', envelope: '{}' })
    .where('id', 'in', [...ids])
    .execute();
}

/** Empties what a seat wrote to others, and the letters that carried it. */
export async function erasePress(tx: Tx, game: string, seat: string, mails: readonly string[]): Promise<void> {
  await tx.updateTable('press').set({ text: null }).where('game', '=', game).where('fromSeat', '=', seat).execute();
  for (const mail of mails) await emptied(tx).where('purpose', 'like', `press/%/${mail}`).execute();
}

/** Empties all letters to these addresses, and to the seat; of others those that name its people. */
export async function eraseLetters(tx: Tx, game: string, seat: string, addresses: readonly string[]): Promise<void> {
  await emptied(tx).where('game', '=', game).where('seat', '=', seat).execute();
  await emptied(tx).where('game', '=', game).where('kind', '=', 'take-over').where('status', '=', 'sent').execute();
  await tx.updateTable('outbox').set({ bytes: null }).where('game', '=', game).where('kind', '=', 'start').execute();
  await emptied(tx)
    .where((where) => where.or([where('game', '=', game), where('game', 'is', null)]))
    .where('recipient', 'in', oneAtLeast(addresses))
    .execute();
}

/** A letter that had not left leaves no more. */
function emptied(tx: Tx) {
  return tx.updateTable('outbox').set((set) => ({
    bytes: null,
    made: null,
    facts: '{}',
    recipient: null,
    trouble: null,
    status: set
      .case()
      .when('status', '=', 'sent')
      .then('sent' as const)
      .else('failed' as const)
      .end(),
  }));
}
