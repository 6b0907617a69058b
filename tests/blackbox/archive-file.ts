/** Takes archives apart, alters them and puts them together again with other programs than ours. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import { execute, freshFolder } from './program.ts';

const UNZIP =
  'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); print(json.dumps({n:z.read(n).decode() for n in z.namelist()}))';
const ZIP = `import json,sys,zipfile
with zipfile.ZipFile(sys.argv[1],'w',zipfile.ZIP_DEFLATED) as z:
  for n,t in json.load(sys.stdin).items(): z.writestr(n,t)`;

/** Members of an archive by name, in the order of the file. */
export type Members = Readonly<Record<string, string>>;

export async function membersOf(archive: string): Promise<Members> {
  const { code, out, err } = await execute('python3', ['-c', UNZIP, archive]);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}

/** Writes an archive of these members; gives its path. */
export async function archiveOf(members: Members): Promise<string> {
  const path = join(freshFolder(), 'altered.fpz');
  const { code, err } = await execute('python3', ['-c', ZIP, path], { input: JSON.stringify(members) });
  if (code !== 0) throw new Error(err);
  return path;
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

export const canonical = (value: unknown): string => canonicalize(value) as string;

/** What an entry of the journal says: enough of it to alter it. */
export interface Content {
  kind: string;
  seq: number;
  [fact: string]: unknown;
}

export function contentsOf(members: Members): Content[] {
  return lines(members['journal.jsonl'] ?? '').map((line) => JSON.parse(line).content);
}

/** The archive with other contents in its journal, all chain hashes made anew, and a manifest to match. */
export function rechained(members: Members, contents: readonly Content[]): Members {
  let hash = '0'.repeat(64);
  const entries = contents.map((content) => {
    hash = sha256(Buffer.concat([Buffer.from(hash, 'hex'), Buffer.from(sha256(canonical(content)), 'hex')]));
    return `${canonical({ content, hash })}\n`;
  });
  return withManifest({ ...members, 'journal.jsonl': entries.join('') }, { head: hash });
}

/** The archive with a manifest that bears the hashes of its members as they are. */
export function withManifest(members: Members, facts: Readonly<Record<string, unknown>> = {}): Members {
  const manifest = JSON.parse(members['manifest.json'] ?? '{}');
  const others = Object.entries(members).filter(([name]) => name !== 'manifest.json');
  const files = Object.fromEntries(others.map(([name, text]) => [name, sha256(text)]));
  return { ...members, 'manifest.json': canonical({ ...manifest, ...facts, files }) };
}

/** One hexadecimal digit, letter or figure of a text changed. */
export function oneByteOther(text: string, at: number): string {
  const other = text[at] === '0' ? '1' : '0';
  return text.slice(0, at) + other + text.slice(at + 1);
}

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
