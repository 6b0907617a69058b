/** Makes one change at a time to the rules or their data, runs the rules' tests that run it, and lists what survives. */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasTest, readList } from '../rules/list.ts';
import { Covered } from './covered.ts';
import { draw } from './draw.ts';
import { coarseMutantsOf, type Mutant, mutantsOf } from './mutants.ts';
import type { Tree } from './tree.ts';

interface Family {
  readonly rules: readonly string[];
  readonly data: RegExp;
  /** Whose lists of rules name the tests that must kill: those of what is told and decided say little of the rules. */
  readonly lists: readonly string[];
  /** Tests that must kill beside those. */
  readonly tests: string;
}

const FAMILIES: readonly Family[] = [
  {
    rules: ['src/series/boar', 'src/games/savannah'],
    data: /^scenarios\/savannah\/(tables|units|map|assault|campaign|siege|cards)\.yaml$/,
    lists: ['savannah', 'pensacola'],
    tests: 'tests/series/boar/*.test.ts',
  },
  {
    rules: ['src/games/pensacola'],
    data: /^scenarios\/pensacola\/(tables|units|map|assault|campaign|siege|works|cards)\.yaml$/,
    lists: ['pensacola'],
    tests: '',
  },
  {
    rules: ['src/games/jenkins-ear'],
    data: /^scenarios\/jenkins-ear\/(tables|counters|war|map)\.yaml$/,
    lists: ['jenkins-ear'],
    tests: '',
  },
];

/** Code that tells, draws, reads or decides for players is not rules. */
const BESIDE =
  /\/(messages|story|words|doctrine|chart|acts|questions)\/|\/(story|messages|chart|view|disguise|reference|suppose|forecast|terms|names|looks|said|spoken|tally)[^/]*$/;

/** These tests read the code. */
const READERS = /\/rules-list\.test\.ts$/;

/** Most time for the tests without a change, in seconds. */
const CLEAN = 600;

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

interface Tried {
  readonly path: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly killedBy: string | null;
}

export async function listSurvivors({ wanted = [''], json, ...options }: Options): Promise<void> {
  const { root, tree, tests, seconds } = options;
  const tried: Tried[] = [];
  for (const [index, family] of FAMILIES.entries()) {
    const files = filesOf(root, family).filter((path) => wanted.some((prefix) => path.startsWith(prefix)));
    if (files.length === 0) continue;
    const suite = tests ?? testsOf(root, family);
    const coverage = join(tree.folder, `survivors-${index}.coverage`);
    const [failed] = (await tree.run({ files: suite, coverage }, Math.max(seconds, CLEAN))).failed;
    if (failed) throw new Error(`the tests fail before anything is changed: ${failed.test} ${failed.why}`);
    const covered = new Covered(coverage);
    for (const path of files) tried.push(...(await tryFile(path, suite, covered, options)));
  }
  if (tried.length === 0) throw new Error(`nothing to change in ${wanted.join(', ')}`);
  console.log(`${tried.filter(({ killedBy }) => killedBy).length} of ${tried.length} mutants killed`);
  if (json) writeFileSync(json, `${JSON.stringify(tried, null, 1)}\n`);
}

/** Tries the mutants of a file: those of code on the tests that run it, which may be none. */
async function tryFile(
  path: string,
  suite: readonly string[],
  covered: Covered,
  { tree, sample, seed, seconds }: Omit<Options, 'wanted' | 'json'>,
): Promise<Tried[]> {
  const original = tree.read(path);
  const tried: Tried[] = [];
  for (const { start, end, line, from, to, inFunction } of draw(allMutantsOf(path, original), sample, seed)) {
    const runBy = covered.filesOf(path, start);
    const isRun = !inFunction || runBy.size > 0 || covered.besideTestsToo(path, start);
    const first = inFunction ? [...runBy] : [];
    // What is made once counts as run by the first test that needs it: whoever survives that meets the others as well.
    const rest = isRun ? suite.filter((file) => !first.includes(file)) : [];
    const text = original.slice(0, start) + to + original.slice(end);
    let killedBy: string | null = null;
    for (const files of [first, rest]) {
      if (killedBy || files.length === 0) continue;
      const { failed } = await tree.tryOut(path, text, { files }, files === rest ? CLEAN : seconds);
      if (failed[0]) killedBy = failed[0].test || failed[0].why;
    }
    tried.push({ path, line, from, to, killedBy });
    if (killedBy) continue;
    const [was, is] = [from, to].map((each) => each.replaceAll(/\s+/g, ' '));
    console.log(`${isRun ? 'survived' : 'not run '}  ${path}:${line}  ${was} -> ${is}`);
  }
  const killed = tried.filter(({ killedBy }) => killedBy).length;
  if (tried.length > 0) console.log(`${path}: ${killed} of ${tried.length} killed`);
  return tried;
}

const allMutantsOf = (path: string, text: string): Mutant[] =>
  [...mutantsOf(path, text), ...coarseMutantsOf(path, text)].sort((a, b) => a.start - b.start);

function filesOf(root: string, { rules, data }: Family): string[] {
  const code = rules.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }));
  const files = globSync('scenarios/*/*.yaml', { cwd: root }).filter((path) => data.test(path));
  return [...code.filter((path) => !BESIDE.test(path)), ...files].sort();
}

function testsOf(root: string, { lists, tests }: Family): string[] {
  const listed = lists.flatMap((game) => readList(root, game).filter(hasTest));
  const files = new Set([...listed.map(({ file }) => file), ...globSync(tests, { cwd: root })]);
  return [...files].filter((file) => !READERS.test(file)).sort();
}
