/** Invitations: who was asked to take which seat, by which token the answer comes, and what became of it. */
import type { Reader, Tables, Tx } from './schema.ts';

export type InvitationRow = Tables['invitations'];

/** An invitation with the person it went to; name and address are null once erased. */
export interface SentInvitation extends InvitationRow {
  name: string | null;
  address: string | null;
}

export async function addInvitation(tx: Tx, invitation: InvitationRow): Promise<void> {
  await tx.insertInto('invitations').values(invitation).execute();
}

/** All of a game, oldest first within each seat. */
export function invitationsOf(db: Reader, game: string): Promise<SentInvitation[]> {
  return sent(db).where('game', '=', game).orderBy('seat').orderBy('number').execute();
}

export function invitationByToken(db: Reader, token: string): Promise<SentInvitation | undefined> {
  return sent(db).where('token', '=', token.toLowerCase()).executeTakeFirst();
}

/** Open invitations whose reminder or end has come. */
export function invitationsDue(db: Reader, now: Date): Promise<SentInvitation[]> {
  return sent(db)
    .where('status', '=', 'open')
    .where((where) => where.or([where('remindAt', '<=', now), where('expiresAt', '<=', now)]))
    .orderBy('expiresAt')
    .execute();
}

export async function changeInvitation(
  tx: Tx,
  { game, seat, number }: Pick<InvitationRow, 'game' | 'seat' | 'number'>,
  change: Partial<Pick<InvitationRow, 'language' | 'zone' | 'paper' | 'status' | 'remindAt'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('invitations')
    .set(change)
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('number', '=', number)
    .execute();
}

/** Another invitation takes the place of those still open for the seat. */
export async function withdrawInvitations(tx: Tx, game: string, seat: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ status: 'withdrawn' })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('status', '=', 'open')
    .execute();
}

function sent(db: Reader) {
  return db
    .selectFrom('invitations')
    .innerJoin('people', 'people.id', 'invitations.person')
    .selectAll('invitations')
    .select(['people.name', 'people.address']);
}
