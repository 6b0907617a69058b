/** Ends the process where it hangs: a game whose rules never end would keep all others waiting until somebody looks. */
import { Worker } from 'node:worker_threads';

/** What the watching thread is begun with. */
export interface Leash {
  /** Counted up while the process goes on. */
  beats: Int32Array;
  /** Milliseconds from one look to the next. */
  every: number;
  /** Looks without a beat between them that are borne. */
  most: number;
}

const EVERY_MILLISECONDS = 5_000;
/** Five minutes: nothing that ends takes so long. */
const MOST_LOOKS = 60;
/** Beats to a look: one may be late. */
const BEATS = 4;

/** Watches over this process as long as it lives. */
export function watchOver(every = EVERY_MILLISECONDS, most = MOST_LOOKS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: Leash = { beats, every, most };
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, name: 'watchdog' }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), every / BEATS).unref();
}
