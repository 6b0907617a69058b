/** The one outcome of a mail, written in one transaction with all that follows from it. */
import { encode } from '../../engine/canonical.ts';
import type { Json } from '../../engine/contract.ts';
import type { Envelope } from '../../mail/reading/readMail.ts';
import { addReading, type MessageRow } from '../../store/messages.ts';
import { oweLetters, type OwedLetter } from '../../store/outbox.ts';
import type { Outcome, Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { type House, transact } from '../house.ts';

/** What was decided in memory, to be written in one go. */
export interface Decided {
  outcome: Outcome;
  game: string | null;
  seat: SeatedRow | null;
  facts: Json;
  answers: readonly OwedLetter[];
}

/** Writes the outcome, unless another worker was faster. */
export async function writeOutcome(
  house: House,
  message: MessageRow,
  decided: Decided,
  more: (tx: Tx) => Promise<void> = async () => {},
): Promise<Outcome> {
  const { outcome, game, seat, facts, answers } = decided;
  const now = house.clock();
  house.fault?.('T2 before');
  const isFirst = await transact(house, async (tx) => {
    const reading = { message: message.id, game, seat: seat?.seat ?? null, outcome, facts: encode(facts), readAt: now };
    if (!(await addReading(tx, reading))) return false;
    await more(tx);
    house.fault?.('T2 within');
    await oweLetters(tx, answers, now);
    return true;
  });
  house.fault?.('T2 after');
  if (isFirst) house.log.info({ message: message.id, game, seat: seat?.seat, outcome }, 'mail read');
  return outcome;
}

/** A mail nobody is told about. */
export function setAside(house: House, message: MessageRow, code: string, seat?: SeatedRow): Promise<Outcome> {
  return writeOutcome(house, message, {
    outcome: 'put-aside',
    game: seat?.game ?? null,
    seat: seat ?? null,
    facts: { code },
    answers: [],
  });
}

/** What the server that took the mail knew of it. */
export function envelopeOf(message: MessageRow): Envelope {
  return JSON.parse(message.envelope) as Envelope;
}
