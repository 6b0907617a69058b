/** Takes mail from a folder of `.eml` files, in name order. */
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Bell } from '../bell.ts';
import { asError, type Clock, type Intake, type OnTrouble, type Sink, systemClock } from './incoming.ts';

/** Paths of the `.eml` files of a folder, in the order of their names' code points; [] when there is no such folder. */
export async function mailFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.toLowerCase().endsWith('.eml'))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .map((name) => join(folder, name));
}

export interface FolderOptions {
  folder: string;
  /** Where stored mails are put; `stored` in the folder when not given. Files must be moved in whole, not written in place. */
  stored?: string;
  pollMilliseconds?: number;
  clock?: Clock;
  /** Told each time the folder was read to its end. */
  onRead?: () => void;
  onTrouble?: OnTrouble;
}

const usualPoll = 5_000;

/** Watches a folder until stopped. */
export function watchFolder(options: FolderOptions, sink: Sink): Intake {
  const { folder, stored = join(folder, 'stored'), pollMilliseconds = usualPoll, clock = systemClock } = options;
  let through: Date | null = null;
  let stopped = false;
  const bell = new Bell();

  const pass = async () => {
    const begun = clock();
    for (const path of await mailFiles(folder)) {
      if (stopped) return;
      const raw = await readFile(path);
      const receivedAt = (await stat(path)).mtime;
      await sink({ source: { kind: 'folder', path }, raw, bytes: raw.length, receivedAt });
      await rename(path, join(stored, basename(path)));
    }
    through = begun;
    options.onRead?.();
  };
  const run = async () => {
    while (!stopped) {
      try {
        await mkdir(stored, { recursive: true });
        await pass();
      } catch (thrown) {
        options.onTrouble?.({ source: 'folder', error: asError(thrown) });
      }
      await bell.wait(pollMilliseconds);
    }
  };
  const running = run();
  return {
    readThrough: () => through,
    hurry: () => bell.ring(),
    stop: () => {
      stopped = true;
      bell.ring();
      return running;
    },
  };
}
