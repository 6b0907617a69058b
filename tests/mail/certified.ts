/** Keys and certificates that sign themselves, for servers of tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and a certificate that it signs itself. */
export function certified(name: string): { key: string; cert: string } {
  const [keyFile, certFile] = ['key', 'cert'].map((what) => join(tmpdir(), `fieldpost-${process.pid}-${what}.pem`));
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`];
  execFileSync('openssl', [...args, '-keyout', keyFile as string, '-out', certFile as string], { stdio: 'ignore' });
  return { key: readFileSync(keyFile as string, 'utf8'), cert: readFileSync(certFile as string, 'utf8') };
}
