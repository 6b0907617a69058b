/** A Dovecot and an OpenSMTPD of one's own for the time of a test file, on free loopback ports. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../ports.ts';

export interface Mailstack {
  folder: string;
  imap: number;
  lmtp: number;
  submission: number;
  mx: number;
  stop(): Promise<void>;
}

const scripts = join(import.meta.dirname, '../../scripts/mailstack');
const run = promisify(execFile);

export async function startMailstack(accounts: readonly string[]): Promise<Mailstack> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-mail-'));
  await chmod(folder, 0o755);
  const [imap, lmtp, submission, mx] = (await freePorts(4)) as [number, number, number, number];
  const ports = { IMAP_PORT: imap, LMTP_PORT: lmtp, SUBMISSION_PORT: submission, MX_PORT: mx };
  const env = { ...process.env, ACCOUNTS: accounts.join(' ') };
  await run(join(scripts, 'start.sh'), [folder], {
    env: { ...env, ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])) },
  });
  const stop = async () => {
    await run(join(scripts, 'stop.sh'), [folder]);
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, imap, lmtp, submission, mx, stop };
}
