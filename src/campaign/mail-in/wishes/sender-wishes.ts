/** What a seat asks about its own mail: CODE ON, CODE OFF, ADDRESS; with the letters that follow. */
import { isSameAddress } from '../../../mail/proof/domains.ts';
import { keyOf } from '../../../orders/fold.ts';
import { setNeedsCode } from '../../../store/senders.ts';
import { isUsable } from '../../joining/seat-acts.ts';
import { senderLetter } from '../../letters/sender-letters.ts';
import { answeredBy, type Heard, type Wish } from './wish.ts';

const ON = new Set(['on', 'oui', 'si']);
const OFF = new Set(['off', 'non', 'no']);

/** The last of a kind counts. An address is asked about at the old one before it is taken on. */
export function senderWish({ house, message, seat, made: { reading } }: Heard): Wish {
  const codes = reading.acts.filter(({ verb }) => verb === 'code').map(({ args }) => keyOf(args.join(' ')));
  const asked = codes.findLast((word) => ON.has(word) || OFF.has(word));
  const on = asked === undefined ? null : ON.has(asked);
  const to = reading.lines.flatMap(({ act, source }) => (act?.verb === 'address' ? addressIn(source) : [])).at(-1);
  const isNew = to !== undefined && isUsable(house, to) && !(seat.address !== null && isSameAddress(to, seat.address));
  const letters = [
    ...(on === null ? [] : [senderLetter(house, seat, { what: 'codes', on }, message.id)]),
    ...(isNew ? [senderLetter(house, seat, { what: 'address', to }, message.id)] : []),
  ];
  return answeredBy(letters, on === null ? null : (tx) => setNeedsCode(tx, seat, on, house.clock()));
}

/** `ADDRESS <mailto:anna@example.org>.` → `anna@example.org` */
function addressIn(line: string): string[] {
  const [found] = /[^\s<>()[\]\\",:;]+@[^\s<>()[\]\\",:;]+/u.exec(line) ?? [];
  return found === undefined ? [] : [found.replace(/\.+$/u, '')];
}
