/** What seats would do that ends or changes the game, until it is confirmed or agreed: resign, surrender, offer a draw. */
import { decode, encode } from '../engine/canonical.ts';
import type { Reader, Tables, Tx, Weighty } from './schema.ts';

export type ConfirmationRow = Tables['confirmations'];

/** Asks for confirmation; asked again, only the newer code serves. */
export async function askConfirmation(tx: Tx, asked: ConfirmationRow): Promise<void> {
  const { code, expiresAt } = asked;
  await tx
    .insertInto('confirmations')
    .values(asked)
    .onConflict((conflict) => conflict.columns(['game', 'seat', 'what']).doUpdateSet({ code, expiresAt }))
    .execute();
}

/** What of a seat waits to be confirmed. */
export function confirmationsOf(db: Reader, game: string, seat: string): Promise<ConfirmationRow[]> {
  return db.selectFrom('confirmations').selectAll().where('game', '=', game).where('seat', '=', seat).execute();
}

/** Uses the code; false where it serves no more. */
export async function useConfirmation(
  tx: Tx,
  game: string,
  seat: string,
  what: Weighty,
  code: string,
): Promise<boolean> {
  const result = await tx
    .deleteFrom('confirmations')
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('what', '=', what)
    .where('code', '=', code)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}

/** Seats that would surrender. */
export async function surrendersOf(db: Reader, game: string): Promise<string[]> {
  const rows = await db.selectFrom('surrenders').select('seat').where('game', '=', game).orderBy('seat').execute();
  return rows.map(({ seat }) => seat);
}

export async function addSurrender(tx: Tx, game: string, seat: string, at: Date): Promise<void> {
  await tx
    .insertInto('surrenders')
    .values({ game, seat, givenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The draw on offer and the seats that would have it. */
export interface DrawOffer {
  game: string;
  seat: string;
  call: string;
  agreed: readonly string[];
  offeredAt: Date;
}

/** The offer that stands in this call; one of an earlier call has lapsed. */
export async function drawOfferOf(db: Reader, game: string, call: string): Promise<DrawOffer | null> {
  const row = await db
    .selectFrom('drawOffers')
    .selectAll()
    .where('game', '=', game)
    .where('call', '=', call)
    .executeTakeFirst();
  return row ? { ...row, agreed: decode<string[]>(row.agreed) } : null;
}

export async function keepDrawOffer(tx: Tx, offer: DrawOffer): Promise<void> {
  const { game, ...row } = { ...offer, agreed: encode(offer.agreed) };
  await tx
    .insertInto('drawOffers')
    .values({ game, ...row })
    .onConflict((conflict) => conflict.column('game').doUpdateSet(row))
    .execute();
}

export async function dropDrawOffer(tx: Tx, game: string): Promise<void> {
  await tx.deleteFrom('drawOffers').where('game', '=', game).execute();
}
