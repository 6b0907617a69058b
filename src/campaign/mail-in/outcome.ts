/** The one outcome of each mail, written in one transaction with all that follows from it; several mails may share one. */
import { encode } from '../../engine/canonical.ts';
import type { Json } from '../../engine/contract.ts';
import { TryAgain } from '../../engine/errors.ts';
import type { Envelope } from '../../mail/reading/readMail.ts';
import { addReadings, type MessageRow } from '../../store/messages.ts';
import { type OwedLetter, oweLetters } from '../../store/outbox.ts';
import { keepCounts } from '../../store/posts.ts';
import type { Outcome } from '../../store/schema.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { type House, transact } from '../house/house.ts';
import { type Judged, keepBooks } from './seat/keep-book.ts';
import { type Round, type Weighed, weigh } from './seat/rounds.ts';
import type { More } from './wishes/wish.ts';

/** What was decided in memory, to be written in one go. */
export interface Decided {
  outcome: Outcome;
  game: string | null;
  seat: SeatedRow | null;
  facts: Json;
  answers: readonly OwedLetter[];
  /** A mail of the seat itself, which counts towards its limits. */
  round?: Round;
  /** A mail that was judged where its game stood. */
  judged?: Judged;
}

/** A mail that is decided on and not yet written. */
export interface Decision {
  message: MessageRow;
  decided: Decided;
  weighed: Weighed | null;
  more: More | null;
}

export async function decisionOn(
  house: House,
  message: MessageRow,
  decided: Decided,
  more: More | null = null,
): Promise<Decision> {
  const { seat, round } = decided;
  const weighed = seat && round ? await weigh(house, seat, round) : null;
  house.fault?.('T2 before');
  return { message, decided, weighed, more };
}

/** Writes what was decided, in its order. Throws TryAgain, and has written nothing, where that no longer holds. */
export async function writeDecisions(house: House, decisions: readonly Decision[]): Promise<void> {
  const now = house.clock();
  const readings = decisions.map(({ message, decided: { game, seat, outcome, facts } }) => {
    return { message: message.id, game, seat: seat?.seat ?? null, outcome, facts: encode(facts), readAt: now };
  });
  // One row a seat: what its last mail has counted up to.
  const counts = new Map(decisions.flatMap(({ weighed }) => (weighed ? [[keyOf(weighed.count), weighed.count]] : [])));
  const isFirst = await transact(house, async (tx) => {
    const added = await addReadings(tx, readings);
    // Another worker was faster.
    if (added === 0) return false;
    if (added < decisions.length) throw new TryAgain('mails-read-meanwhile', {});
    await keepBooks(
      tx,
      decisions.flatMap(({ decided }) => decided.judged ?? []),
    );
    for (const { more, weighed } of decisions) await more?.(tx, weighed?.mute ?? false);
    await keepCounts(tx, [...counts.values()]);
    house.fault?.('T2 within');
    await oweLetters(tx, decisions.flatMap(answersOf), now);
    return true;
  });
  house.fault?.('T2 after');
  if (!isFirst) return;
  for (const { message, decided } of decisions) {
    const { game, seat, outcome } = decided;
    house.log.info({ message: message.id, game, seat: seat?.seat, outcome }, 'mail read');
  }
}

const keyOf = ({ game, seat }: { game: string; seat: string }): string => `${game}/${seat}`;

/** The letters that answer a mail; a seat that wrote too much has none. */
function answersOf({ decided: { answers, game, seat }, weighed }: Decision): readonly OwedLetter[] {
  if (!weighed?.mute) return answers;
  return [...answers.filter((letter) => letter.game !== game || letter.seat !== seat?.seat), ...weighed.last];
}

/** Writes the outcome of one mail, unless another worker was faster. */
export async function writeOutcome(
  house: House,
  message: MessageRow,
  decided: Decided,
  more: More | null = null,
): Promise<Outcome> {
  await writeDecisions(house, [await decisionOn(house, message, decided, more)]);
  return decided.outcome;
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
