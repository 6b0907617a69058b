/** How much room the disk of our data folder has left. */
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { House } from './house.ts';

/** Bytes; with less the embedded database is soon at its end. */
export const LITTLE_ROOM = 256 * 1_048_576;

/** Bytes; null where the folder is not there yet. */
export function roomFor({ dumps }: Pick<House, 'dumps'>): number | null {
  try {
    const { bavail, bsize } = statfsSync(dirname(dumps));
    return bavail * bsize;
  } catch {
    return null;
  }
}
