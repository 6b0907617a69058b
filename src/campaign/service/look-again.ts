/** When the house looks at what is due: as soon as there may be something new, and every so often in any case. */
import { Bell } from '../../mail/bell.ts';
import type { House } from '../house/house.ts';

/** How often it is asked whether others made something due: another process, a command, the outbox. */
const GLANCE_MILLISECONDS = 1000;

/** Pauses after looks that failed grow twice as long so often. */
const LONGEST_DOUBLING = 6;

/** What a looking house does; all may throw. */
export interface Looking {
  look(): Promise<void>;
  /** When the clock makes something due next, after `after` and by `until`. */
  next(after: Date, until: Date): Promise<Date>;
  /** Names of what is due now, by one quick query. */
  due(): Promise<Set<string>>;
}

/** Looks at once when woken, when the clock says so, when something new is due, and each `every` seconds; never twice at a time. */
export function lookAgainAndAgain(house: Pick<House, 'log' | 'clock'>, every: number) {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const bell = new Bell();

  /** What was due before a look and still is, is not looked at again before the next. */
  const rest = async (looking: Looking, until: Date, seen: ReadonlySet<string>) => {
    for (;;) {
      const left = until.getTime() - house.clock().getTime();
      if (left <= 0 || stopped) return;
      if (await bell.wait(Math.min(left, GLANCE_MILLISECONDS))) return;
      if (![...(await looking.due())].every((name) => seen.has(name))) return;
    }
  };

  /** Looks that failed in a row. */
  let failed = 0;
  const round = async (looking: Looking) => {
    const from = house.clock();
    const seen = await looking.due();
    await looking.look();
    failed = 0;
    if (stopped) return;
    const until = new Date(house.clock().getTime() + every * 1000);
    await rest(looking, await looking.next(from, until), seen);
  };

  return {
    start: (looking: Looking) => {
      running = (async () => {
        while (!stopped) {
          bell.hush();
          // One that failed as a whole (the database is away) is made again; its letters and mails are still there.
          await round(looking).catch(async (err: unknown) => {
            house.log.error({ err }, 'look failed');
            const pause = Math.min(every * 1000, GLANCE_MILLISECONDS * 2 ** Math.min(failed++, LONGEST_DOUBLING));
            if (!stopped) await bell.wait(pause);
          });
        }
      })();
    },
    wake: () => bell.ring(),
    /** For what another process has to do first, and does not tell us of. */
    wakeSoon: () => {
      setTimeout(() => bell.ring(), GLANCE_MILLISECONDS).unref();
    },
    stopped: () => stopped,
    stop: () => {
      stopped = true;
      bell.ring();
      return running;
    },
  };
}
