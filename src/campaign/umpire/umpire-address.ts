/** The umpire's address and how letters to him are written; a new address leaves the old one dead. */

import type { Language } from '../../engine/contract.ts';
import { DataBroken } from '../../engine/errors.ts';
import { seatAddress } from '../../mail/sender/address.ts';
import { gameOf } from '../../store/games.ts';
import { endCodes, keepUmpire, umpireOf } from '../../store/umpires.ts';
import { type House, transact } from '../house/house.ts';
import { mustSpeak } from '../house/languages.ts';
import { openedGame } from '../house/load-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';
import { isZone } from '../house/time.ts';
import { newToken } from '../house/token.ts';
import { seatEntry } from '../joining/seat-entry.ts';

export interface UmpireChange {
  /** Draw another token: mail to the old address is read no more, and no code sent before serves. */
  renew: boolean;
  language?: Language;
  zone?: string;
  reason: string;
}

/** Throws DataBroken for a game without umpire, a zone that is not known, or a language that the game has not. */
export async function changeUmpire(house: House, game: string, change: UmpireChange): Promise<string> {
  const { renew, language, zone, reason } = change;
  const row = await gameOf(house.store.db, game);
  const umpire = await umpireOf(house.store.db, game);
  if (!umpire) throw new DataBroken('no-umpire', { game });
  if (zone !== undefined && !isZone(zone)) throw new DataBroken('no-such-zone', { zone });
  if (language !== undefined) mustSpeak(await openedGame(house, row), language);
  const token = renew ? newToken(house) : umpire.token;
  const now = { game, token, language: language ?? umpire.language, zone: zone ?? umpire.zone };
  const facts = { renewed: renew, reason };
  const append = await seatEntry(house, game, 'umpire', { kind: 'table', act: 'umpire', facts });
  await transact(house, async (tx) => {
    await append(tx);
    await keepUmpire(tx, now);
    if (renew) await endCodes(tx, game, house.clock());
    await tellUmpire(house, tx, game, {
      about: `address/${house.clock().toISOString()}`,
      say: ({ address }) => ({ title: address.title(row.label), text: renew ? address.renewed : address.changed }),
    });
  });
  house.log.info({ game, act: 'umpire', renew }, 'umpire acted');
  return seatAddress(game, 'umpire', token, house);
}
