/**
 * Keeps a second process out of an embedded database: two on one directory would silently lose rows. The lock is one of
 * the kernel on a file beside the directory, held through SQLite: it ends with its process, however that ends, and holds
 * between containers that share the folder.
 */
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DataBroken } from '../engine/errors.ts';

export interface DirectoryLock {
  release(): void;
}

/** Takes `<directory>.mutex`; throws DataBroken `database-in-use` while another has it. */
export function lockDirectory(directory: string): DirectoryLock {
  const mutex = new DatabaseSync(`${directory}.mutex`);
  try {
    mutex.exec('begin exclusive');
  } catch (cause) {
    mutex.close();
    if (!/locked/u.test(String(cause))) throw cause;
    throw new DataBroken('database-in-use', { directory }, cause);
  }
  // Releases before this one told by a file with a process id who was here.
  rmSync(`${directory}.lock`, { force: true });
  return { release: () => mutex.close() };
}
