/** The archive of a game, `.fpz`: one zip of plain JSON that unzip and a text editor read in ten years. */
import { createWriteStream } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fromBuffer, type ZipFile as Unzipped, type Entry as ZipEntry } from 'yauzl';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { decode, encode } from '../../engine/canonical.ts';
import type { Json } from '../../engine/contract.ts';
import { sha256 } from '../../engine/digest.ts';
import { DataBroken, FieldpostError, RecordBroken } from '../../engine/errors.ts';
import type { Entry } from '../../engine/journal.ts';
import { fold, type GameRecord } from '../../table/record.ts';
import type { TurnResult } from '../../table/replay.ts';
import type { Archived } from '../../table/verify.ts';
import { isSignedBy, type Signer } from './archive-key.ts';

/** Every member bears this date, so that the same game gives the same bytes. */
const MEMBER_DATE = new Date(Date.UTC(1980, 0, 1));
/** No archive of ours is near these; a larger one is refused before it is unpacked. */
const MEBIBYTE = 1024 * 1024;
const LARGEST_ARCHIVE = 256 * MEBIBYTE;
const LARGEST_MEMBER = 64 * MEBIBYTE;
const LARGEST_WHOLE = 512 * MEBIBYTE;
const MOST_MEMBERS = 5000;
/** Text packs into a fiftieth at best; what packs into less is a bomb. Small members may. */
const BEST_RATIO = 200;
const SMALL_MEMBER = MEBIBYTE;
/** `states/001.json`: no way out of the folder, on any system. */
const MEMBER_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)?$/;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
/** Signs the manifest, and so is not named in it. */
const SIGNATURE = 'manifest.sig';

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

/** What an archive of a game on a server holds besides. */
const README_MORE = `
Of a game on a server also:

keys.json       the keys of the dice that are open, by turn
reports/        what each seat was told of each turn, as text and as data
mails.json      which mails came from which seat, when, and their SHA-256; no names, no texts
press.json      messages between seats, where the game shows them
manifest.sig    ed25519 signature of manifest.json under the key it names, in hexadecimal
`;

/** Twice what the desk lets a game be called. */
const LONGEST_LABEL = 120;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.looseObject({
  game: z.string().regex(/^[a-z][a-z0-9-]{0,60}$/),
  label: z
    .string()
    .min(1)
    .max(LONGEST_LABEL)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  ruleset: z.string(),
  revision: z.number().int(),
  scenario: z.string(),
  head: hash,
  files: z.record(z.string().regex(MEMBER_NAME), hash),
  key: hash.optional(),
});

interface Manifest {
  format: 'fieldpost.archive';
  version: 1;
  game: string;
  /** What letters called it. */
  label: string;
  ruleset: string;
  revision: number;
  scenario: string;
  head: string;
  files: Readonly<Record<string, string>>;
  /** Public key of the house that wrote it (ed25519, 32 bytes in hex); none where nobody signs. */
  key?: string;
}

/** A game to be put into an archive, under what letters called it. */
interface Kept {
  label: string;
  record: GameRecord;
  scenario: Json;
  results: readonly TurnResult[];
}

/** What a house adds of its own: members, and its signature. */
interface Added {
  members: ReadonlyMap<string, string>;
  signer: Signer;
}

/** The files of an archive, by name, in name order. */
export function archiveFiles({ label, record, scenario, results }: Kept, added?: Added): Map<string, string> {
  const files = new Map<string, string>(added?.members);
  const signer = added?.signer;
  files.set('README.txt', signer ? `${README}${README_MORE}` : README);
  files.set('journal.jsonl', journalText(record.entries));
  if (signer) files.set('keys.json', keysText(record.entries));
  files.set('scenario.json', encode(scenario));
  files.set('states/000.json', encode(record.game.setup()));
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
    label,
    ruleset: record.game.ruleset,
    revision: record.game.revision,
    scenario: record.game.id,
    head: record.entries.at(-1)?.hash ?? '',
    files: hashes,
    ...(signer && { key: signer.key }),
  };
  const text = encode(manifest);
  files.set('manifest.json', text);
  if (signer) files.set(SIGNATURE, `${signer.sign(text)}\n`);
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The keys that the journal has opened, by turn and epoch. */
function keysText(entries: readonly Entry[]): string {
  const opened = entries.flatMap(({ content }) =>
    content.kind === 'key-open'
      ? [{ turn: content.turn, epoch: content.epoch, keys: content.keys, hashes: content.hashes }]
      : [],
  );
  return encode(opened);
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
export async function openArchive(path: string): Promise<ReadArchive> {
  const unreadable = (cause: unknown) => {
    throw new DataBroken('file-not-readable', { path }, cause);
  };
  const { size } = await stat(path).catch(unreadable);
  if (size > LARGEST_ARCHIVE) throw new RecordBroken('archive-too-large', { bytes: size, most: LARGEST_ARCHIVE });
  return readArchive(await readFile(path).catch(unreadable));
}

export interface ReadArchive {
  manifest: Manifest;
  archived: Archived;
  /** Key whose signature of the manifest is good; null where nobody signed. */
  signedBy: string | null;
  /** Members beside the record: reports, mails, press. */
  more: ReadonlyMap<string, string>;
}

/** Unpacks an archive and checks its manifest. Throws RecordBroken naming the file that is not what it should be. */
export async function readArchive(bytes: Buffer): Promise<ReadArchive> {
  try {
    return read(await unpack(bytes));
  } catch (cause) {
    if (cause instanceof FieldpostError) throw cause;
    // Hostile JSON may have any shape: whatever trips over it, the archive is what is wrong.
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new RecordBroken('archive-unreadable', { problem }, cause);
  }
}

function read(files: ReadonlyMap<string, string>): ReadArchive {
  const manifest = manifestOf(files);
  for (const [name, expected] of Object.entries(manifest.files)) {
    const text = files.get(name);
    if (text === undefined) throw new RecordBroken('archive-file-missing', { file: name });
    const found = sha256(text);
    if (found !== expected) throw new RecordBroken('archive-file-differs', { file: name, expected, found });
  }
  for (const name of files.keys()) {
    if (name !== 'manifest.json' && name !== SIGNATURE && !Object.hasOwn(manifest.files, name))
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
  const keys = files.get('keys.json');
  if (keys !== undefined && keys !== keysText(entries))
    throw new RecordBroken('archive-keys-differ', { file: 'keys.json' });
  const more = new Map([...files].filter(([name]) => /^(reports\/|mails\.json$|press\.json$)/.test(name)));
  return { manifest, archived, signedBy: signatureOf(files, manifest), more };
}

/** The key that signed the manifest. Throws RecordBroken where the signature is missing, or another's. */
function signatureOf(files: ReadonlyMap<string, string>, { key }: Manifest): string | null {
  const signature = files.get(SIGNATURE)?.trim();
  if (key === undefined && signature === undefined) return null;
  if (key === undefined || signature === undefined) throw new RecordBroken('signature-missing', { key: key ?? null });
  if (!isSignedBy(key, files.get('manifest.json') as string, signature))
    throw new RecordBroken('signature-differs', { key });
  return key;
}

/** What the manifest says of the game is what its journal says. */
function agrees(manifest: Manifest, entries: readonly Entry[]): void {
  const genesis = entries[0]?.content;
  if (genesis?.kind !== 'genesis') throw new RecordBroken('no-genesis', { entries: entries.length });
  const { game, ruleset, scenario } = genesis;
  const head = entries.at(-1)?.hash;
  const played = { game, ruleset, revision: fold(entries).revision, scenario, head };
  for (const [what, found] of Object.entries(played)) {
    const expected = manifest[what as keyof typeof played];
    if (expected !== found) throw new RecordBroken('manifest-differs', { what, expected, found });
  }
}

/** One line of the journal, which must be the canonical text of its entry, so that no byte of it is unchecked. */
function readEntry(line: string, seq: number): Entry {
  const entry = readJson<Entry>('journal.jsonl', line);
  if (encode(entry) !== line) throw new RecordBroken('entry-not-canonical', { seq });
  if (typeof entry?.content?.kind !== 'string' || typeof entry.hash !== 'string')
    throw new RecordBroken('entry-not-canonical', { seq });
  return entry;
}

function manifestOf(files: ReadonlyMap<string, string>): Manifest {
  const text = files.get('manifest.json');
  if (text === undefined) throw new RecordBroken('not-an-archive', { missing: 'manifest.json' });
  const manifest = readJson<Manifest>('manifest.json', text);
  if (manifest.format !== 'fieldpost.archive') throw new RecordBroken('not-an-archive', { format: manifest.format });
  if (manifest.version !== 1) throw new RecordBroken('archive-version-unknown', { version: manifest.version });
  const shape = manifestSchema.safeParse(manifest);
  if (!shape.success) {
    const faults = shape.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new RecordBroken('manifest-broken', { faults });
  }
  for (const needed of ['journal.jsonl', 'scenario.json']) {
    if (!Object.hasOwn(manifest.files, needed)) throw new RecordBroken('archive-file-missing', { file: needed });
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
  if (bytes.length > LARGEST_ARCHIVE)
    throw new RecordBroken('archive-too-large', { bytes: bytes.length, most: LARGEST_ARCHIVE });
  return members(await unzipped(bytes));
}

function unzipped(bytes: Buffer): Promise<Unzipped> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

function members(zip: Unzipped): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    let whole = 0;
    zip.on('entry', (entry: ZipEntry) => {
      const refusal = refusalOf(entry, files, whole);
      if (refusal) {
        reject(refusal);
        return;
      }
      whole += entry.uncompressedSize;
      zip.openReadStream(entry, (error, stream) => {
        if (error) {
          reject(error);
          return;
        }
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('end', () => {
          try {
            files.set(entry.fileName, UTF8.decode(Buffer.concat(chunks)));
            zip.readEntry();
          } catch (cause) {
            reject(new RecordBroken('archive-file-unreadable', { file: entry.fileName }, cause));
          }
        });
      });
    });
    zip.on('end', () => resolve(files));
    zip.on('error', reject);
    zip.readEntry();
  });
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Why a member is not unpacked: its name leads elsewhere, it is no plain file, stands there twice, or is too much. */
function refusalOf(entry: ZipEntry, files: ReadonlyMap<string, string>, whole: number): RecordBroken | null {
  const { fileName: file, uncompressedSize: bytes, compressedSize, externalFileAttributes } = entry;
  if (!MEMBER_NAME.test(file)) return new RecordBroken('archive-file-name', { file });
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  if (type !== 0 && type !== REGULAR) return new RecordBroken('archive-file-no-file', { file });
  if (files.has(file)) return new RecordBroken('archive-file-twice', { file });
  if (files.size >= MOST_MEMBERS) return new RecordBroken('archive-too-many-files', { most: MOST_MEMBERS });
  if (bytes > LARGEST_MEMBER) return new RecordBroken('archive-file-too-large', { file, bytes });
  if (whole + bytes > LARGEST_WHOLE)
    return new RecordBroken('archive-too-large', { bytes: whole + bytes, most: LARGEST_WHOLE });
  if (bytes > SMALL_MEMBER && bytes > BEST_RATIO * compressedSize)
    return new RecordBroken('archive-file-too-large', { file, bytes });
  return null;
}

const three = (n: number): string => String(n).padStart(3, '0');
