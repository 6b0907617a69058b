/** Says which real servers are here; a group without its servers is named on the console, and is a failure where all must run. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const needs = {
  mail: ['dovecot', 'smtpd', '/usr/lib/dovecot/imap', '/usr/lib/dovecot/lmtp', '/usr/lib/dovecot/submission'],
  certificates: ['openssl'],
} as const;

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

function isHere(program: string): boolean {
  const paths = program.startsWith('/') ? [program] : folders.map((folder) => join(folder, program));
  return paths.some((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** True when the servers of a group can be started here; throws in CI when they cannot. */
export function serversHere(group: keyof typeof needs): boolean {
  const missing = needs[group].filter((program) => !isHere(program));
  const asRoot = group !== 'mail' || process.getuid?.() === 0;
  if (missing.length === 0 && asRoot) return true;
  const why = missing.length > 0 ? `missing ${missing.join(', ')}` : 'needs root';
  if (process.env.CI === 'true') throw new Error(`the ${group} servers must be here: ${why}`);
  console.warn(`not run here: tests against real ${group} servers (${why})`);
  return false;
}
