/** Changes one number or comparison of the rules or their data at a time, runs the rules' tests, and lists what survives. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw } from './draw.ts';
import { mutantsOf } from './mutants.ts';
import type { Tree } from './tree.ts';

interface Family {
  readonly rules: readonly string[];
  readonly noRules: RegExp;
  readonly data: readonly string[];
  readonly tests: RegExp;
  readonly noTests: RegExp;
}

/**
 * Families of rules: what a game is played by (code that tells, draws or decides for players is not rules), and the tests
 * that must kill (those of what is told, drawn and decided say little of the rules and take long).
 */
const FAMILIES: readonly Family[] = [
  {
    rules: ['src/series/boar', 'src/games/savannah'],
    noRules:
      /savannah\/(story|messages|doctrine|disguise|edits|names|reference|reply|scene|schema|tally|terms|verbs|view|chart)|boar\/(field|state|events|house|position|questions|forecast)\.ts/,
    data: ['tables', 'units', 'map', 'assault'].map((name) => `scenarios/savannah/${name}.yaml`),
    tests: /^(?!jenkins-ear)/,
    noTests: /savannah\/(doctrine|orders|reference|story|rules-list)\./,
  },
  {
    rules: ['src/games/jenkins-ear'],
    noRules:
      /jenkins-ear\/(story|messages|doctrine|chart|scenario|disguise|edits|names|reference|reply|put|judge|tally|terms|toll|stock|verbs|view|see|check|field|state|events|questions|ruleset|game)(\/|\.ts)/,
    data: ['tables', 'counters', 'war'].map((name) => `scenarios/jenkins-ear/${name}.yaml`),
    tests: /^jenkins-ear/,
    noTests: /(doctrine|orders|story|chart|hidden|rules-list)\./,
  },
];

interface Options {
  readonly root: string;
  readonly tree: Tree;
  readonly sample: number;
  readonly seed: number;
  readonly seconds: number;
  /** Beginnings of paths; all files if none is given. */
  readonly wanted: readonly string[] | undefined;
  readonly tests: readonly string[] | undefined;
  readonly json: string | undefined;
}

export async function listSurvivors({
  root,
  tree,
  sample,
  seed,
  seconds,
  wanted,
  tests,
  json,
}: Options): Promise<void> {
  const found: { path: string; line: number; from: string; to: string; killedBy: string | null }[] = [];
  const suites = new Map<Family, readonly string[]>();
  const files = filesToChange(root, wanted ?? ['']);
  for (const { family } of files) {
    if (suites.has(family)) continue;
    const suite = tests ?? testsOf(root, family);
    suites.set(family, suite);
    const [failed] = (await tree.run({ files: suite }, Math.max(seconds, 300))).failed;
    if (failed) throw new Error(`the tests fail before anything is changed: ${failed.test} ${failed.why}`);
  }
  for (const { path, family } of files) {
    const original = tree.read(path);
    const mutants = draw(mutantsOf(path, original), sample, seed);
    let killed = 0;
    for (const { start, end, line, from, to } of mutants) {
      const text = original.slice(0, start) + to + original.slice(end);
      const {
        failed: [failed],
      } = await tree.tryOut(path, text, { files: suites.get(family) ?? [] }, seconds);
      if (failed) killed++;
      else
        console.log(`survived  ${path}:${line}  ${from} -> ${to}   ${text.split('\n')[line - 1]?.trim().slice(0, 90)}`);
      found.push({ path, line, from, to, killedBy: failed ? failed.test || failed.why : null });
    }
    if (mutants.length > 0) console.log(`${path}: ${killed} of ${mutants.length} killed`);
  }
  console.log(`${found.filter((each) => each.killedBy).length} of ${found.length} mutants killed`);
  if (json) writeFileSync(json, `${JSON.stringify(found, null, 1)}\n`);
}

/** The files to change, each with its family. */
function filesToChange(root: string, wanted: readonly string[]): { path: string; family: Family }[] {
  const all = FAMILIES.flatMap((family) => {
    const code = family.rules.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name)),
    );
    return [...code.filter((path) => !family.noRules.test(path)), ...family.data].map((path) => ({ path, family }));
  });
  const files = all.filter(({ path }) => wanted.some((prefix) => path.startsWith(prefix)));
  if (files.length === 0) throw new Error(`no file of the rules begins with ${wanted.join(', ')}`);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function testsOf(root: string, { tests, noTests }: Family): string[] {
  return readdirSync(join(root, 'tests/games'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && tests.test(name) && !noTests.test(name))
    .map((name) => join('tests/games', name))
    .sort();
}
