/** T6: the outbox as the sender sees it: letters claimed, handed over and marked, each act a transaction of its own. */
import type { ClaimedLetter, Shelf } from '../../mail/outbox/outbox.ts';
import { freeGames } from '../../store/deadlines.ts';
import {
  claimLetters,
  findLetter,
  freeClaims,
  freeStalled,
  markSent,
  markStalled,
  markTrouble,
  renderedDue,
} from '../../store/outbox.ts';
import { type House, once, transact } from '../house/house.ts';
import { isOutOfReach, letterGivenUp, seatLetter } from './reach.ts';

export function outboxShelf(house: House): Shelf {
  /** Whether letters may wait for the server: another process, or the last one, may have noted so. */
  let mayStall = true;
  return {
    due: (now, limit) => renderedDue(house.store.db, now, limit),
    claim: async (purposes, now, until) => {
      const rows = await once(house, (db) => claimLetters(db, purposes, house.worker, now, until));
      house.fault?.('T6 claimed');
      const letters = new Map(rows.map((row) => [row.purpose, row]));
      return purposes.flatMap((purpose): ClaimedLetter[] => {
        const { bytes, attempts, owedAt, sender, recipient } = letters.get(purpose) ?? {};
        if (!bytes || !recipient || attempts === undefined || !owedAt) return [];
        return [{ purpose, bytes, envelope: { from: sender ?? '', to: recipient }, attempts, owedAt }];
      });
    },
    release: (now) => once(house, (db) => freeClaims(db, house.worker, now, 'sending')),
    sent: async (purposes, at) => {
      house.fault?.('T6 handed over');
      await once(house, (db) => markSent(db, purposes, at));
      house.fault?.('T6 after');
      if (mayStall) {
        const freed = await once(house, (db) => freeStalled(db, at));
        if (freed > 0) house.log.warn({ letters: freed }, 'letters leave again');
        mayStall = false;
      }
      for (const purpose of purposes) house.log.info({ purpose }, 'letter sent');
    },
    stalled: async (purpose, text, again) => {
      mayStall = true;
      await once(house, (db) => markStalled(db, purpose, text, house.clock(), again));
      house.log.error({ purpose, trouble: withoutAddresses(text), again }, 'the relay takes no letter');
    },
    trouble: async (purpose, text, again) => {
      const row = await findLetter(house.store.db, purpose);
      const letter = row ? await seatLetter(house, row) : null;
      const next = letter !== null && again !== null && (await isOutOfReach(house, letter)) ? null : again;
      await transact(house, async (tx) => {
        await markTrouble(tx, purpose, text, next);
        if (next === null && letter !== null) await letterGivenUp(house, tx, letter, text);
      });
      const log = next === null ? house.log.error : house.log.warn;
      const trouble = withoutAddresses(text);
      log.call(house.log, { purpose, trouble, again: next }, next === null ? 'letter given up' : 'letter delayed');
    },
  };
}

/** Servers repeat the address they refuse; a log bears none. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>]+@[^\s<>]+/gu, '…');
}

/** What this worker had claimed when it was killed is done at once: letters leave with the same bytes, games are taken on. */
export function freeOwnClaims(house: House): Promise<void> {
  return transact(house, async (tx) => {
    await freeClaims(tx, house.worker, house.clock(), 'sending');
    await freeClaims(tx, house.worker, house.clock(), 'owed');
    await freeGames(tx, house.worker);
  });
}
