/** What a seat asks about its own mail: CODE ON, CODE OFF, ADDRESS; with the letters that follow. */
import { isSameAddress } from '../../mail/proof/domains.ts';
import { keyOf } from '../../orders/fold.ts';
import type { Reading } from '../../orders/types.ts';
import type { MessageRow } from '../../store/messages.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { setNeedsCode } from '../../store/senders.ts';
import type { House } from '../house.ts';
import { isUsable } from '../seat-acts.ts';
import { senderLetter } from '../sender-letters.ts';

export interface SenderWishes {
  letters: readonly OwedLetter[];
  write: (tx: Tx) => Promise<void>;
}

const ON = new Set(['on', 'oui', 'si']);
const OFF = new Set(['off', 'non', 'no']);

/** The last of a kind counts. An address is asked about at the old one before it is taken on. */
export function senderWishes(house: House, message: MessageRow, seat: SeatedRow, reading: Reading): SenderWishes {
  const codes = reading.acts.filter(({ verb }) => verb === 'code').map(({ args }) => keyOf(args.join(' ')));
  const asked = codes.findLast((word) => ON.has(word) || OFF.has(word));
  const on = asked === undefined ? null : ON.has(asked);
  const to = reading.lines.flatMap(({ act, source }) => (act?.verb === 'address' ? addressIn(source) : [])).at(-1);
  const isNew = to !== undefined && isUsable(house, to) && !(seat.address !== null && isSameAddress(to, seat.address));
  return {
    letters: [
      ...(on === null ? [] : [senderLetter(house, seat, { what: 'codes', on }, message.id)]),
      ...(isNew ? [senderLetter(house, seat, { what: 'address', to }, message.id)] : []),
    ],
    write: async (tx) => {
      if (on !== null) await setNeedsCode(tx, seat, on, house.clock());
    },
  };
}

/** `ADDRESS <mailto:anna@example.org>.` → `anna@example.org` */
function addressIn(line: string): string[] {
  const [found] = /[^\s<>()[\]\\",:;]+@[^\s<>()[\]\\",:;]+/u.exec(line) ?? [];
  return found === undefined ? [] : [found.replace(/\.+$/u, '')];
}
