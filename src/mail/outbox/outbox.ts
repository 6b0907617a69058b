/** Empties the outbox: claims letters, sends their stored bytes, marks what became of each. It never renders. */
import { Bell } from '../bell.ts';
import { asError, type Clock, systemClock } from '../intake/incoming.ts';
import { connections, nextAttempt, nextProbe, type Relay, sendRaw } from '../sender/send.ts';

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
  /** Rendered letters due by `now`, oldest first, with their sizes. */
  due(now: Date, limit: number): Promise<readonly { purpose: string; bytes: number }[]>;
  /** Claims these until `until`, in their order; without those that another has, or that are gone. */
  claim(purposes: readonly string[], now: Date, until: Date): Promise<readonly ClaimedLetter[]>;
  /** Lets go of what was claimed and not sent. */
  release(now: Date): Promise<void>;
  sent(purposes: readonly string[], at: Date): Promise<void>;
  /** The server in trouble has not taken it: due again then, or at once when the server takes another. */
  stalled(purpose: string, text: string, again: Date): Promise<void>;
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
/** Of letters in hand; a larger one is claimed alone. */
const mostBytes = 8 * 1_048_576;
// Longer than the slowest sending: a claim that runs out is sent again by another.
const claimMilliseconds = 10 * 60_000;

/** Sends all that is due now, each letter once, as long as `goOn` says so and the server takes letters at all. */
export async function emptyOutbox(
  shelf: Shelf,
  relay: Relay,
  clock: Clock = systemClock,
  goOn: () => boolean = () => true,
): Promise<OutboxRun> {
  const run: OutboxRun = { sent: 0, delayed: 0, givenUp: 0 };
  const tried = new Set<string>();
  let stalled = false;
  const goesOn = () => goOn() && !stalled;
  const sent = together((purposes: readonly string[]) => shelf.sent(purposes, clock()));
  for (;;) {
    const due = (await shelf.due(clock(), atOnce)).filter(({ purpose }) => !tried.has(purpose));
    if (due.length === 0 || !goesOn()) return run;
    const purposes = handful(due);
    for (const purpose of purposes) tried.add(purpose);
    const now = clock();
    const letters = await shelf.claim(purposes, now, new Date(now.getTime() + claimMilliseconds));
    await inLanes(letters, goesOn, async (letter) => {
      const delivery = await sendRaw(letter.bytes, letter.envelope, relay);
      if (delivery.kind === 'sent') {
        await sent(letter.purpose);
        run.sent++;
        return;
      }
      if (delivery.kind === 'stalled') {
        stalled = true;
        await shelf.stalled(letter.purpose, delivery.trouble, nextProbe(letter.attempts, clock()));
        run.delayed++;
        return;
      }
      const again = delivery.kind === 'permanent' ? null : nextAttempt(letter.attempts, letter.owedAt, clock());
      await shelf.trouble(letter.purpose, delivery.trouble, again);
      if (again === null) run.givenUp++;
      else run.delayed++;
    });
    if (!goesOn()) await shelf.release(clock());
  }
}

/** As many as memory is meant to hold, one at least. */
function handful(due: readonly { purpose: string; bytes: number }[]): string[] {
  let room = mostBytes;
  const [first, ...rest] = due.map(({ purpose, bytes }) => {
    room -= bytes;
    return { purpose, fits: room >= 0 };
  });
  return [first, ...rest.filter(({ fits }) => fits)].flatMap((one) => one?.purpose ?? []);
}

/** Sends letters side by side, those to one reader in their order. Ends with the first failure, once all in hand are done. */
async function inLanes(
  letters: readonly ClaimedLetter[],
  goOn: () => boolean,
  send: (letter: ClaimedLetter) => Promise<void>,
): Promise<void> {
  const lanes = [...Map.groupBy(letters, ({ envelope }) => envelope.to).values()];
  let failed = false;
  const work = async () => {
    for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift())
      for (const letter of lane) {
        if (failed || !goOn()) return;
        await send(letter);
      }
  };
  const workers = Array.from({ length: connections }, () =>
    work().catch((thrown: unknown) => {
      failed = true;
      throw thrown;
    }),
  );
  for (const done of await Promise.allSettled(workers)) if (done.status === 'rejected') throw done.reason;
}

/** Gathers what comes while it is being written, and writes that in one go; resolves once it is. */
function together<T>(write: (many: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  let next: { many: T[]; done: Promise<void> } | null = null;
  return (one) => {
    if (next === null) {
      const many: T[] = [];
      const begin = () => {
        next = null;
        return write(many);
      };
      writing = writing.then(begin, begin);
      next = { many, done: writing };
    }
    next.many.push(one);
    return next.done;
  };
}

export interface Outbox {
  /** Looks again now. */
  wake(): void;
  /** Ends after the letters in hand. */
  stop(): Promise<void>;
}

const usualPoll = 2_000;
/** Pauses grow twice as long up to this while nothing leaves: the database is away, or the server takes no letter. */
const longestPause = 30_000;

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
    let pause = pollMilliseconds;
    let isWell = true;
    while (!stopped) {
      bell.hush();
      // What a run had in hand when it failed is sent again at once, with the same bytes.
      const begun: Promise<void> = isWell ? Promise.resolve() : shelf.release(clock());
      isWell = await begun
        .then(() => emptyOutbox(shelf, relay, clock, () => !stopped))
        .then(
          ({ sent, delayed }) => sent > 0 || delayed === 0,
          (thrown: unknown) => {
            onTrouble?.(asError(thrown));
            return false;
          },
        );
      pause = isWell ? pollMilliseconds : Math.max(pollMilliseconds, Math.min(pause * 2, longestPause));
      await bell.wait(pause);
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
