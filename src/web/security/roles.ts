/** Who may do what: an operator runs every game, an umpire his own. Whoever may not is told that nothing is there. */
import type { Response } from 'express';
import type { House } from '../../campaign/house/house.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { findGame, type GameRow } from '../../store/games.ts';
import { findPerson } from '../../store/seats.ts';
import { NotHere } from '../errors.ts';
import { visitOf } from './session.ts';

/** The account of who is signed in. Throws NotHere. */
export function mustBeSignedIn(res: Response): AccountRow {
  const { account } = visitOf(res);
  if (account === null) throw new NotHere();
  return account;
}

export function mustBeOperator(res: Response): AccountRow {
  const account = mustBeSignedIn(res);
  if (account.role !== 'operator') throw new NotHere();
  return account;
}

/** The game, for who runs it. Throws NotHere. */
export async function mustRun(house: House, res: Response, id: string): Promise<GameRow> {
  const account = mustBeSignedIn(res);
  const row = await findGame(house.store.db, id);
  if (!row || !(await runs(house, account, row))) throw new NotHere();
  return row;
}

export async function runs(house: House, account: AccountRow, { umpire }: GameRow): Promise<boolean> {
  if (account.role === 'operator') return true;
  if (umpire === null || account.address === null) return false;
  return (await findPerson(house.store.db, umpire))?.address?.toLowerCase() === account.address;
}
