/**
 * Keeps a second process out of an embedded database: two on one directory would silently lose rows. The lock is a file
 * beside the directory that names process id and start time, so that a dead owner, or a stranger with his id, is told.
 */

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { DataBroken } from '../engine/errors.ts';

interface Owner {
  pid: number;
  /** As the system tells it; compared, never read. */
  started: string;
}

export interface DirectoryLock {
  release(): void;
}

/** Takes `<directory>.lock`; throws DataBroken `database-in-use` while its owner lives. */
export function lockDirectory(directory: string): DirectoryLock {
  const file = `${directory}.lock`;
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) ?? '' };
  if (!create(file, mine)) {
    refuseIfAlive(file, directory);
    takeOver(file, directory, mine);
  }
  return { release: () => rmSync(file, { force: true }) };
}

function create(file: string, owner: Owner): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify(owner));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Only who holds the second file may replace the first: two heirs of one dead owner cannot both succeed.
function takeOver(file: string, directory: string, mine: Owner): void {
  const heir = `${file}.heir`;
  if (!create(heir, mine)) throw inUse(directory, { takenOverIn: heir });
  try {
    refuseIfAlive(file, directory);
    rmSync(file, { force: true });
    if (!create(file, mine)) throw inUse(directory, {});
  } finally {
    rmSync(heir, { force: true });
  }
}

function refuseIfAlive(file: string, directory: string): void {
  const owner = read(file);
  if (owner && startOf(owner.pid) === owner.started) throw inUse(directory, { pid: owner.pid });
}

/** The owner a lock names; null when it was left half written. */
function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

/** When a process started, null when there is none. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold blanks; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    if (process.platform === 'linux') return null;
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function inUse(directory: string, facts: Readonly<Record<string, unknown>>): DataBroken {
  return new DataBroken('database-in-use', { directory, ...facts });
}
