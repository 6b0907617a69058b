/** docs/cli.md against what the program says of itself, docs/dependencies.md against package.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { program } from '../../src/cli/program.ts';
import { lines } from './archive-file.ts';
import { fieldpost, ROOT } from './program.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Command {
  path: string[];
  /** `fieldpost play <scenario>` */
  usage: string;
  about: string;
  /** `--seed <hex>` */
  options: string[];
  help: string;
}

describe('docs/cli.md', () => {
  const sections = new Map(
    read('docs/cli.md')
      .split(/^## `/m)
      .slice(1)
      .map((text): [string, string] => [text.slice(0, text.indexOf('`')), text]),
  );
  let all: Command[];
  let leaves: Command[];

  beforeAll(async () => {
    all = await below([]);
    leaves = all.filter(
      ({ path }) => !all.some((other) => other.path.length > path.length && isBelow(other.path, path)),
    );
  });

  test('every command, and every command of a group, has --help, usage first', () => {
    expect(leaves.length).toBeGreaterThan(20);
    for (const { help } of all) expect(help).toMatch(/^Usage: fieldpost/);
  });

  test('--help is printed by the executable as it is said here: exit 0, nothing on stderr', async () => {
    const some = all.filter(({ path }) => ['play', 'game', 'game create'].includes(path.join(' ')));
    expect(some).toHaveLength(3);
    const printed = await Promise.all(some.map(({ path }) => fieldpost([...path, '--help'])));
    expect(printed).toEqual(some.map(({ help }) => ({ code: 0, err: '', out: help })));
  });

  test('has a section for every command with its arguments, and none for what is not there', () => {
    expect([...sections.keys()].sort()).toEqual(leaves.map(({ usage }) => usage).sort());
  });

  test('says in one line what each command does, as --help does', () => {
    const missing = leaves.filter(({ usage, about }) => {
      const line = sections.get(usage)?.split('\n')[2] ?? '';
      return line.toLowerCase() !== `${about.toLowerCase()}.`;
    });
    expect(missing.map(({ usage }) => usage)).toEqual([]);
  });

  test('lists exactly the options of each command', () => {
    for (const { usage, options } of leaves) {
      const told = [...(sections.get(usage) ?? '').matchAll(/^\| `(--[^`]+)` \|/gm)].map(([, option]) => option);
      expect({ usage, options: told }).toEqual({ usage, options });
    }
  });

  test('gives an example of each command, with options it has', () => {
    for (const { usage, path, options } of leaves) {
      const example = /```sh\n([\s\S]*?)```/.exec(sections.get(usage) ?? '')?.[1] ?? '';
      expect(example).toContain(`bin/fieldpost ${path.join(' ')}`);
      const known = options.map((option) => option.split(' ')[0]);
      const used = [...example.matchAll(/(?<= )--[a-z-]+/g)].map(([option]) => option);
      expect({ usage, unknown: used.filter((option) => !known.includes(option)) }).toEqual({ usage, unknown: [] });
    }
  });
});

describe('docs/dependencies.md', () => {
  test('has one line for each package of package.json, in its part', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const [, needed = '', developing = ''] = read('docs/dependencies.md').split(/^## /m);
    const packagesIn = (part: string) => [...part.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name).sort();
    expect(packagesIn(needed)).toEqual(Object.keys(dependencies).sort());
    expect(packagesIn(developing)).toEqual(Object.keys(devDependencies).sort());
  });
});

describe('README.md', () => {
  test('names every page of docs/, and only scripts and files that are there', () => {
    const page = read('README.md');
    const { scripts } = JSON.parse(read('package.json'));
    const run = [...page.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name as string);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const paths = [...page.matchAll(/`((?:src|docs|scenarios|tests)\/[a-z/.-]*)`/g)].map(([, path]) => path as string);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    expect(docs.filter((name) => !page.includes(`docs/${name}`))).toEqual([]);
  });
});

const isBelow = (path: readonly string[], group: readonly string[]) => group.every((word, n) => path[n] === word);

/** The command at a path and every command of its group, as --help tells them. */
async function below(path: string[]): Promise<Command[]> {
  const help = await helpOf(path);
  const [head = '', tail = ''] = help.split(/^Commands:$/m);
  const flat = head.replace(/\n +(?=[^ -])/g, ' ');
  const [usage = '', about = ''] = flat.split('\n\n');
  const options = [...head.matchAll(/^ {2}(--\S+(?: <[^>]+>)?) {2,}\S/gm)].map(([, option]) => option as string);
  const names = lines(tail).flatMap((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? []);
  const groups: Command[][] = [];
  for (const name of names.filter((one) => one !== 'help')) groups.push(await below([...path, name]));
  const own = {
    path,
    usage: usage.replace('Usage: ', '').replace(' [options]', ''),
    about: about.replace(/\s*\n\s*/g, ' ').trim(),
    options,
    help,
  };
  return [...(path.length === 0 ? [] : [own]), ...groups.flat()];
}

/** What `--help` prints. Asked in this process: sixty others would be a minute's work. */
async function helpOf(path: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    const fieldpost = await program(path[0]);
    await fieldpost.parseAsync([...path, '--help'], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
  } finally {
    stdout.mockRestore();
  }
  return printed.join('');
}
