/** A seat's own mail with the header of a program: it does not count, and the seat is told so once. */
import { orderText, type ReadMail } from '../../mail/reading/readMail.ts';
import { refusalsSince } from '../../store/messages.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import { ORDER_WORDS } from '../house/reading.ts';
import type { Received } from './received.ts';
import { refuse } from './refuse.ts';
import { isFromSeat } from './unsubscribe.ts';

const CODE = 'automatic';
const TEXT =
  'The mail bears the header of a program that answers by itself, so nothing of it was taken. Write your orders in a new ' +
  'mail, without templates, filters or mailing lists. You are told of this once.';
/** Nobody is told again within these days; a program that answers us would go on for ever. */
const DAYS = 30;

/** Signs that no mail of a person bears, whatever stands in it. */
const CERTAIN: ReadonlySet<ReadMail['automatic']> = new Set([
  'our own mail',
  'delivery report',
  'null sender',
  'calendar reply',
  'too many hops',
] as const);

/** Tells the seat, where its mail has an order or a command; null where it is put aside without a word. */
export async function tellOfHeader(house: House, received: Received, seat: SeatedRow): Promise<Outcome | null> {
  const { message, mail } = received;
  if (mail.automatic === null || CERTAIN.has(mail.automatic) || !isFromSeat(mail, seat)) return null;
  const isMeant = orderText(mail)
    .split('\n')
    .some((line) => ORDER_WORDS.isOrderOfGame(line) || ORDER_WORDS.isCommand(line));
  if (!isMeant) return null;
  const since = new Date(house.clock().getTime() - DAYS * 86_400_000);
  if ((await refusalsSince(house.store.db, message.sender, CODE, since)) > 0) return null;
  return refuse(house, received, seat, { code: CODE, text: TEXT });
}
