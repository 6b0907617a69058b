/** T6: the outbox as the sender sees it: letters claimed, handed over and marked, each act a transaction of its own. */
import type { ClaimedLetter, Shelf } from '../mail/outbox/outbox.ts';
import { claimLetter, findLetter, freeClaims, markSent, markTrouble, renderedDue } from '../store/outbox.ts';
import { type House, once, transact } from './house.ts';
import { isOutOfReach, letterGivenUp, seatLetter } from './reach.ts';

export function outboxShelf(house: House): Shelf {
  return {
    due: (now, limit) => renderedDue(house.store.db, now, limit),
    claim: async (purpose, now, until) => {
      const row = await once(house, (db) => claimLetter(db, purpose, house.worker, now, until));
      house.fault?.('T6 claimed');
      if (!row || row.bytes === null || row.recipient === null) return null;
      const { bytes, attempts, owedAt } = row;
      return {
        purpose,
        bytes,
        envelope: { from: row.sender ?? '', to: row.recipient },
        attempts,
        owedAt,
      } satisfies ClaimedLetter;
    },
    sent: async (purpose, at) => {
      house.fault?.('T6 handed over');
      await once(house, (db) => markSent(db, purpose, at));
      house.fault?.('T6 after');
      house.log.info({ purpose }, 'letter sent');
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

/** What this worker had claimed when it was killed goes out again at once, with the same bytes. */
export function freeOwnClaims(house: House): Promise<void> {
  return transact(house, (tx) => freeClaims(tx, house.worker, house.clock()));
}
