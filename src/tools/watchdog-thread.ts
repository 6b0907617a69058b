/** The thread that looks whether the main one still goes on: where it does not for long, it ends the process, which is begun again. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Leash } from './watchdog.ts';

const STDERR = 2;

const { beats, every, most } = workerData as Leash;
const rest = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let seen = Atomics.load(beats, 0);
// Looks are counted, and not the time: who is stopped as a whole, or sleeps with its machine, is not hanging.
for (let still = 0; ; ) {
  Atomics.wait(rest, 0, 0, every);
  const now = Atomics.load(beats, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  if (still < most) continue;
  writeSync(STDERR, `fieldpost: hangs for ${Math.round((most * every) / 1000)} s in one piece of work: ends itself\n`);
  process.kill(process.pid, 'SIGKILL');
}
