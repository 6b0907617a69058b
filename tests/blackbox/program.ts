/** Runs bin/fieldpost as a stranger would: another process, and only what it prints and writes. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'bin', 'fieldpost');
const LARGEST_OUTPUT = 64 * 1024 * 1024;

export const SCENARIO = 'savannah/assault';
export const SEED = '5ee1';
/** The order mails of the demo: one of each seat for turn 16. */
export const DEMO_MAILS = filesOf(join(ROOT, 'scenarios', 'savannah', 'demo'));

export interface Ended {
  code: number;
  out: string;
  err: string;
}

export interface Around {
  input?: string;
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

/** One run; never throws, whatever its exit code. */
export function fieldpost(args: readonly string[], around: Around = {}): Promise<Ended> {
  return execute(PROGRAM, args, around);
}

/** Any program, run to its end. */
export function execute(program: string, args: readonly string[], around: Around = {}): Promise<Ended> {
  const { input = '', cwd = ROOT, env = {} } = around;
  return new Promise((resolve) => {
    const options = { maxBuffer: LARGEST_OUTPUT, cwd, env: { ...process.env, ...env } };
    const child = execFile(program, args, options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), out, err }),
    );
    // Who has read enough hangs up.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder of our own, removed when the tests of this file are over. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-blackbox-'));
  folders.push(folder);
  return folder;
}

/** Files by their path below a folder. */
export type Files = ReadonlyMap<string, Buffer>;

/** A folder of these files. */
export function folderOf(files: ReadonlyMap<string, string | Buffer>): string {
  const folder = freshFolder();
  for (const [name, raw] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), raw);
  }
  return folder;
}

export function filesOf(folder: string): Files {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1));
  return new Map(found.map((path) => [relative(folder, path), readFileSync(path)]));
}

export interface Mail {
  seat?: string;
  headers?: readonly string[];
}

/** A plain mail with these lines to a seat. */
export function mail(lines: readonly string[], { seat = 'british', headers = [] }: Mail = {}): string {
  return [
    'From: Anna Reid <anna@players.example>',
    `To: savannah-1+${seat}.k3v9x2@post.example`,
    'Subject: Orders',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...headers,
    '',
    ...lines,
    '',
  ].join('\n');
}

export interface PlayedGame extends Ended {
  folder: string;
  archive: string;
  files: Files;
  /** Text of one of them; '' when it is not there. */
  text(name: string): string;
}

export interface Playing extends Around {
  pdf?: boolean;
  seed?: string;
  /** Without it, to the end of the game. */
  turns?: number;
  more?: readonly string[];
}

/** Plays these mails (`turn-16/1.eml`, …) to the end of the game or for so many turns; without PDFs unless `pdf`. Throws what it says otherwise. */
export async function play(
  mails: ReadonlyMap<string, string | Buffer>,
  { pdf = false, seed = SEED, turns, more = [], ...around }: Playing = {},
): Promise<PlayedGame> {
  const folder = join(freshFolder(), 'out');
  const paper = pdf ? [] : ['--no-pdf'];
  const ended = await fieldpost(
    [
      'play',
      SCENARIO,
      '--seed',
      seed,
      ...(turns ? ['--turns', `${turns}`] : []),
      '--orders',
      folderOf(mails),
      '--out',
      folder,
      ...paper,
      ...more,
    ],
    around,
  );
  if (ended.code !== 0) throw new Error(ended.err);
  const files = filesOf(folder);
  const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
  return { ...ended, folder, archive: join(folder, 'game.fpz'), files, text };
}

let demo: Promise<PlayedGame> | null = null;

/** The mails of the demo played to the end, once for all who only look at what came of it. */
export function playedDemo(): Promise<PlayedGame> {
  demo ??= play(DEMO_MAILS);
  return demo;
}
