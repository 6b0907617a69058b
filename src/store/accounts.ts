/** Accounts of those who run games, their sessions and the links they sign in by; secrets are kept as hashes. */
import type { Reader, Tables, Tx } from './schema.ts';

export type AccountRow = Tables['accounts'];

export async function addAccount(tx: Tx, account: AccountRow): Promise<void> {
  await tx.insertInto('accounts').values(account).execute();
}

export function allAccounts(db: Reader): Promise<AccountRow[]> {
  return db.selectFrom('accounts').selectAll().where('erasedAt', 'is', null).orderBy('createdAt').execute();
}

/** Whether anybody runs this house yet. */
export async function hasAccounts(db: Reader): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function accountByAddress(db: Reader, address: string): Promise<AccountRow | undefined> {
  return db.selectFrom('accounts').selectAll().where('address', '=', address.toLowerCase()).executeTakeFirst();
}

export async function addSession(tx: Tx, session: Tables['sessions']): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/** Who has the session with this hash; undefined once it has ended. */
export function accountOfSession(db: Reader, hash: string, now: Date): Promise<AccountRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account')
    .selectAll('accounts')
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export async function endSession(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Nobody is signed in to the account any more, nor can be by a link that lies in some mailbox. */
export async function endSessions(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('sessions').where('account', '=', account).execute();
  await tx.deleteFrom('signInLinks').where('account', '=', account).execute();
}

export async function changeAccount(
  tx: Tx,
  id: string,
  change: Partial<Pick<AccountRow, 'role' | 'address' | 'erasedAt'>>,
): Promise<void> {
  await tx.updateTable('accounts').set(change).where('id', '=', id).execute();
}

export async function addSignInLink(tx: Tx, link: Omit<Tables['signInLinks'], 'usedAt'>): Promise<void> {
  await tx
    .insertInto('signInLinks')
    .values({ ...link, usedAt: null })
    .execute();
}

/** Uses a link once; the account it is for, or undefined when it is unknown, used or too old. */
export async function useSignInLink(tx: Tx, hash: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('signInLinks')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('account')
    .executeTakeFirst();
  return row?.account;
}
