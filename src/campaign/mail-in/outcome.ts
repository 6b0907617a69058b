/** The one outcome of a mail, written in one transaction with all that follows from it. */
import { encode } from '../../engine/canonical.ts';
import type { Json } from '../../engine/contract.ts';
import type { Envelope } from '../../mail/reading/readMail.ts';
import { addReading, type MessageRow } from '../../store/messages.ts';
import { oweLetters, type OwedLetter } from '../../store/outbox.ts';
import { changePost } from '../../store/posts.ts';
import type { Outcome, Tx } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { type House, transact } from '../house.ts';
import { type Round, weigh } from './rounds.ts';

/** What was decided in memory, to be written in one go. */
export interface Decided {
  outcome: Outcome;
  game: string | null;
  seat: SeatedRow | null;
  facts: Json;
  answers: readonly OwedLetter[];
  /** A mail of the seat itself, which counts towards its limits. */
  round?: Round;
}

/** Writes the outcome, unless another worker was faster. `more` is told whether the seat is left without an answer. */
export async function writeOutcome(
  house: House,
  message: MessageRow,
  decided: Decided,
  more: (tx: Tx, mute: boolean) => Promise<void> = async () => {},
): Promise<Outcome> {
  const { outcome, game, seat, facts, round } = decided;
  const now = house.clock();
  const weighed = seat && round ? await weigh(house, seat, round) : null;
  const mute = weighed?.mute ?? false;
  const others = decided.answers.filter((letter) => letter.game !== game || letter.seat !== seat?.seat);
  const answers = weighed?.mute ? [...others, ...weighed.last] : decided.answers;
  house.fault?.('T2 before');
  const isFirst = await transact(house, async (tx) => {
    const reading = { message: message.id, game, seat: seat?.seat ?? null, outcome, facts: encode(facts), readAt: now };
    if (!(await addReading(tx, reading))) return false;
    await more(tx, mute);
    if (seat && weighed) await changePost(tx, seat.game, seat.seat, weighed.change);
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

/** What was typed here and came by no mail. */
export interface Entered {
  by: 'page' | 'umpire';
  reason: string | null;
}

/** By whom a text was entered; null for a mail. Its source is written by us alone. */
export function enteredBy({ source, envelope }: Pick<MessageRow, 'source' | 'envelope'>): Entered | null {
  if (source !== 'page' && source !== 'umpire') return null;
  return (JSON.parse(envelope) as { entered: Entered }).entered;
}
