/** One folder for all that a run of the tests leaves behind, which goes when the run ends. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of this folder are kept in memory: a database of its own for each group of tests is a thousand of them. */
const IN_MEMORY = '/dev/shm';
/** More than a run leaves lying at any time. */
const ROOM = 4 * 2 ** 30;
const STOP = new URL('../scripts/postgres/stop.sh', import.meta.url).pathname;

export default function setup(): () => void {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'fieldpost-tests-'));
  // Mail and database servers run as users of their own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    for (const server of globSync('postgres-*', { cwd: folder })) execFileSync('sh', [STOP, join(folder, server)]);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Whether the folder is here, and there is memory to spare for what goes into it. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM && freemem() > 2 * ROOM;
}
