/** Empties the outbox: claims a letter, sends its stored bytes, marks what became of it. It never renders. */
import { Bell } from '../bell.ts';
import { asError, type Clock, systemClock } from '../intake/incoming.ts';
import { nextAttempt, type Relay, sendRaw } from '../sender/send.ts';

export interface ClaimedLetter {
  purpose: string;
  bytes: Uint8Array;
  envelope: { from: string; to: string };
  /** This attempt included. */
  attempts: number;
  owedAt: Date;
}

/** Where letters lie; each act is a transaction of its own. */
export interface Shelf {
  /** Purposes of rendered letters due by `now`, oldest first. */
  due(now: Date, limit: number): Promise<readonly string[]>;
  /** Claims one until `until`; null when another has it or it is gone. */
  claim(purpose: string, now: Date, until: Date): Promise<ClaimedLetter | null>;
  sent(purpose: string, at: Date): Promise<void>;
  /** `again` null gives the letter up. */
  trouble(purpose: string, text: string, again: Date | null): Promise<void>;
}

export interface OutboxRun {
  sent: number;
  /** To be tried again. */
  delayed: number;
  givenUp: number;
}

const atOnce = 50;
// Longer than the slowest sending: a claim that runs out is sent again by another.
const claimMilliseconds = 10 * 60_000;

/** Sends all that is due now, each letter once, as long as `goOn` says so. */
export async function emptyOutbox(
  shelf: Shelf,
  relay: Relay,
  clock: Clock = systemClock,
  goOn: () => boolean = () => true,
): Promise<OutboxRun> {
  const run: OutboxRun = { sent: 0, delayed: 0, givenUp: 0 };
  const tried = new Set<string>();
  for (;;) {
    const purposes = (await shelf.due(clock(), atOnce)).filter((purpose) => !tried.has(purpose));
    if (purposes.length === 0) return run;
    for (const purpose of purposes) {
      if (!goOn()) return run;
      tried.add(purpose);
      await sendOne(shelf, relay, clock, purpose, run);
    }
  }
}

async function sendOne(shelf: Shelf, relay: Relay, clock: Clock, purpose: string, run: OutboxRun): Promise<void> {
  const now = clock();
  const letter = await shelf.claim(purpose, now, new Date(now.getTime() + claimMilliseconds));
  if (letter === null) return;
  const delivery = await sendRaw(letter.bytes, letter.envelope, relay);
  if (delivery.kind === 'sent') {
    await shelf.sent(purpose, clock());
    run.sent++;
    return;
  }
  const again = delivery.kind === 'permanent' ? null : nextAttempt(letter.attempts, letter.owedAt, clock());
  await shelf.trouble(purpose, delivery.trouble, again);
  if (again === null) run.givenUp++;
  else run.delayed++;
}

export interface Outbox {
  /** Looks again now. */
  wake(): void;
  /** Ends after the letter in hand. */
  stop(): Promise<void>;
}

const usualPoll = 30_000;

/** Empties the outbox again and again until stopped. */
export function runOutbox(
  shelf: Shelf,
  relay: Relay,
  {
    clock = systemClock,
    pollMilliseconds = usualPoll,
    onTrouble,
  }: { clock?: Clock; pollMilliseconds?: number; onTrouble?: (error: Error) => void } = {},
): Outbox {
  let stopped = false;
  const bell = new Bell();
  const run = async () => {
    while (!stopped) {
      bell.hush();
      await emptyOutbox(shelf, relay, clock, () => !stopped).catch((thrown: unknown) => onTrouble?.(asError(thrown)));
      await bell.wait(pollMilliseconds);
    }
  };
  const running = run();
  return {
    wake: () => bell.ring(),
    stop: () => {
      stopped = true;
      bell.ring();
      return running;
    },
  };
}
