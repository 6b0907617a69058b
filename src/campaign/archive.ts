/** The archive of a game, `.fpz`: one zip of plain JSON that unzip and a text editor read in ten years. */
import { createWriteStream } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fromBuffer, type Entry as ZipEntry, type ZipFile as Unzipped } from 'yauzl';
import { ZipFile } from 'yazl';
import { decode, encode } from '../engine/canonical.ts';
import type { Json } from '../engine/contract.ts';
import { sha256 } from '../engine/digest.ts';
import { DataBroken, RecordBroken } from '../engine/errors.ts';
import type { Content, Entry } from '../engine/journal.ts';
import type { GameRecord } from '../table/record.ts';
import type { TurnResult } from '../table/replay.ts';
import type { Archived } from '../table/verify.ts';

/** Every member bears this date, so that the same game gives the same bytes. */
const MEMBER_DATE = new Date(Date.UTC(1980, 0, 1));
/** No archive of ours is near it; a larger one is refused before it is unpacked. */
const LARGEST_MEMBER = 64 * 1024 * 1024;

const README = `This is one game of a play-by-e-mail wargame, whole.

manifest.json   what this is, and the SHA-256 of every other file (of its uncompressed bytes)
scenario.json   the scenario as the game was created with it
journal.jsonl   one entry a line: content and chain hash; hash(n) = SHA-256(hash(n-1) || SHA-256(content(n)))
states/NNN.json the state at the close of turn NNN (000: the set-up); its SHA-256 stands in that turn's "close" entry
events/NNN.json what happened in turn NNN
ledger/NNN.json every die of turn NNN: address, sides, natural face, ruled face

All JSON is canonical (RFC 8785). Dice: face = first byte below 256 - 256 % sides of
HMAC-SHA256(key, '["roll",address,sides,block,""]'), block 0, 1, ...; then byte % sides.
`;

interface Manifest {
  format: 'fieldpost.archive';
  version: 1;
  game: string;
  ruleset: string;
  revision: number;
  scenario: string;
  head: string;
  files: Readonly<Record<string, string>>;
}

/** The files of an archive, by name, in name order. */
export function archiveFiles(record: GameRecord, scenario: Json, results: readonly TurnResult[]): Map<string, string> {
  const files = new Map<string, string>();
  files.set('README.txt', README);
  files.set('journal.jsonl', journalText(record.entries));
  files.set('scenario.json', encode(scenario));
  files.set('states/000.json', results[0]?.opening ?? encode(record.game.setup()));
  for (const result of results) {
    files.set(`states/${three(result.ordinal)}.json`, result.closing);
    files.set(`events/${three(result.ordinal)}.json`, encode(result.events));
    files.set(`ledger/${three(result.ordinal)}.json`, encode(result.ledger));
  }
  const hashes: Record<string, string> = {};
  for (const [name, text] of files) hashes[name] = sha256(text);
  const manifest: Manifest = {
    format: 'fieldpost.archive',
    version: 1,
    game: record.id,
    ruleset: record.game.ruleset,
    revision: record.game.revision,
    scenario: record.game.id,
    head: record.entries.at(-1)?.hash ?? '',
    files: hashes,
  };
  files.set('manifest.json', encode(manifest));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One canonical entry a line. */
export function journalText(entries: readonly Entry[]): string {
  return entries.map((entry) => `${encode(entry)}\n`).join('');
}

/** Writes the archive whole or not at all. */
export async function writeArchive(path: string, files: ReadonlyMap<string, string>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, text] of files) {
    zip.addBuffer(Buffer.from(text), name, { mtime: MEMBER_DATE, mode: 0o100644, forceDosTimestamp: true });
  }
  zip.end();
  const unfinished = `${path}.part`;
  await pipeline(zip.outputStream, createWriteStream(unfinished));
  await rename(unfinished, path);
}

/** Reads the archive in a file. Throws DataBroken where there is none, RecordBroken as `readArchive`. */
export async function openArchive(path: string): Promise<{ manifest: Manifest; archived: Archived }> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new DataBroken('file-not-readable', { path }, cause);
  });
  return readArchive(bytes);
}

/** Unpacks an archive and checks its manifest. Throws RecordBroken naming the file that is not what it should be. */
export async function readArchive(bytes: Buffer): Promise<{ manifest: Manifest; archived: Archived }> {
  const files = await unpack(bytes);
  const manifest = manifestOf(files);
  for (const [name, expected] of Object.entries(manifest.files)) {
    const text = files.get(name);
    if (text === undefined) throw new RecordBroken('archive-file-missing', { file: name });
    const found = sha256(text);
    if (found !== expected) throw new RecordBroken('archive-file-differs', { file: name, expected, found });
  }
  for (const name of files.keys()) {
    if (name !== 'manifest.json' && !(name in manifest.files))
      throw new RecordBroken('archive-file-unknown', { file: name });
  }
  const entries = (files.get('journal.jsonl') as string)
    .split('\n')
    .filter((line) => line !== '')
    .map(readEntry);
  const archived: Archived = {
    scenario: files.get('scenario.json') as string,
    entries,
    states: numbered(files, 'states'),
    events: numbered(files, 'events'),
    ledgers: numbered(files, 'ledger'),
  };
  agrees(manifest, entries);
  return { manifest, archived };
}

/** What the manifest says of the game is what its journal says. */
function agrees(manifest: Manifest, entries: readonly Entry[]): void {
  const genesis = entries[0]?.content;
  if (genesis?.kind !== 'genesis') throw new RecordBroken('no-genesis', { entries: entries.length });
  const { game, ruleset, scenario } = genesis;
  const head = entries.at(-1)?.hash;
  const played = { game, ruleset, revision: revisionOf(entries), scenario, head };
  for (const [what, found] of Object.entries(played)) {
    const expected = manifest[what as keyof typeof played];
    if (expected !== found) throw new RecordBroken('manifest-differs', { what, expected, found });
  }
}

/** The rules in force at the end: those of the genesis, unless a later entry changed them. */
function revisionOf(entries: readonly Entry[]): number | undefined {
  const sets = (content: Content) =>
    content.kind === 'genesis' || content.kind === 'upgrade' || content.kind === 'rebase';
  const last = entries.findLast(({ content }) => sets(content))?.content;
  return last !== undefined && 'revision' in last ? last.revision : undefined;
}

/** One line of the journal, which must be the canonical text of its entry, so that no byte of it is unchecked. */
function readEntry(line: string, seq: number): Entry {
  const entry = readJson<Entry>('journal.jsonl', line);
  if (encode(entry) !== line) throw new RecordBroken('entry-not-canonical', { seq });
  return entry;
}

function manifestOf(files: ReadonlyMap<string, string>): Manifest {
  const text = files.get('manifest.json');
  if (text === undefined) throw new RecordBroken('not-an-archive', { missing: 'manifest.json' });
  const manifest = readJson<Manifest>('manifest.json', text);
  if (manifest.format !== 'fieldpost.archive') throw new RecordBroken('not-an-archive', { format: manifest.format });
  if (manifest.version !== 1) throw new RecordBroken('archive-version-unknown', { version: manifest.version });
  for (const needed of ['journal.jsonl', 'scenario.json']) {
    if (!(needed in manifest.files)) throw new RecordBroken('archive-file-missing', { file: needed });
  }
  return manifest;
}

function numbered(files: ReadonlyMap<string, string>, folder: string): Map<number, string> {
  return new Map(
    [...files]
      .filter(([name]) => name.startsWith(`${folder}/`))
      .map(([name, text]) => [Number.parseInt(name.slice(folder.length + 1), 10), text]),
  );
}

function readJson<T>(file: string, text: string): T {
  try {
    return decode<T>(text);
  } catch (cause) {
    throw new RecordBroken('archive-file-unreadable', { file }, cause);
  }
}

async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  try {
    return await members(await unzipped(bytes));
  } catch (cause) {
    if (cause instanceof RecordBroken) throw cause;
    throw new RecordBroken(
      'archive-unreadable',
      { problem: cause instanceof Error ? cause.message : String(cause) },
      cause,
    );
  }
}

function unzipped(bytes: Buffer): Promise<Unzipped> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function members(zip: Unzipped): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    zip.on('entry', (entry: ZipEntry) => {
      if (entry.uncompressedSize > LARGEST_MEMBER) {
        reject(new RecordBroken('archive-file-too-large', { file: entry.fileName, bytes: entry.uncompressedSize }));
        return;
      }
      if (files.has(entry.fileName)) {
        reject(new RecordBroken('archive-file-twice', { file: entry.fileName }));
        return;
      }
      zip.openReadStream(entry, (error, stream) => {
        if (error) {
          reject(error);
          return;
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
          zip.readEntry();
        });
      });
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

const three = (n: number): string => String(n).padStart(3, '0');
