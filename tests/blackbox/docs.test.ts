/** docs/cli.md against what the program says of itself, docs/dependencies.md against package.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { lines } from './archive-file.ts';
import { type Ended, fieldpost, ROOT } from './program.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Command {
  path: string[];
  /** `fieldpost play <scenario>` */
  usage: string;
  about: string;
  /** `--seed <hex>` */
  options: string[];
  ended: Ended;
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

  test('every command, and every command of a group, has --help: exit 0, usage first, nothing on stderr', () => {
    expect(leaves.length).toBeGreaterThan(20);
    for (const { ended, usage } of all) {
      expect({ usage, code: ended.code, err: ended.err }).toEqual({ usage, code: 0, err: '' });
      expect(ended.out).toMatch(/^Usage: fieldpost/);
    }
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
  const ended = await fieldpost([...path, '--help']);
  const [head = '', tail = ''] = ended.out.split(/^Commands:$/m);
  const flat = head.replace(/\n +(?=[^ -])/g, ' ');
  const [usage = '', about = ''] = flat.split('\n\n');
  const options = [...head.matchAll(/^ {2}(--\S+(?: <[^>]+>)?) {2,}\S/gm)].map(([, option]) => option as string);
  const names = lines(tail).flatMap((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? []);
  const groups = await Promise.all(names.filter((one) => one !== 'help').map((name) => below([...path, name])));
  const own = {
    path,
    usage: usage.replace('Usage: ', '').replace(' [options]', ''),
    about: about.replace(/\s*\n\s*/g, ' ').trim(),
    options,
    ended,
  };
  return [...(path.length === 0 ? [] : [own]), ...groups.flat()];
}
