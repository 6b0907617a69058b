// Changes one number or comparison of the rules or their data at a time, runs the rules' tests, and lists what survives.
// `npm run mutate -- --file src/series/boar/rules/odds.ts --sample 20 --seed 7 --seconds 60`. Works on a copy of the tree.
import { fork } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutate/mutants.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const HELP = `Usage: npm run mutate -- [options]
  --file PATH      a file or folder of the rules or their data (may be repeated; default: all)
  --sample N       at most N mutants of each file, drawn by the seed (default: all of them)
  --seed S         which sample (default 1)
  --tests PATTERN  tests that must kill (may be repeated; default: those of the rules)
  --seconds N      most time for one mutant (default 60); one that takes longer counts as killed
  --json FILE      writes every mutant and what became of it`;

/**
 * Families of rules: what a game is played by (code that tells, draws or decides for players is not rules), and the tests
 * that must kill (those of what is told, drawn and decided say little of the rules and take long). `quick`: a short test
 * that reads the files again.
 */
const FAMILIES = [
  {
    rules: ['src/series/boar', 'src/games/savannah'],
    noRules:
      /savannah\/(story|messages|doctrine|disguise|edits|names|reference|reply|scene|schema|tally|terms|verbs|view|chart)|boar\/(field|state|events|house|position|questions|forecast)\.ts/,
    data: ['tables', 'units', 'map', 'assault'].map((name) => `scenarios/savannah/${name}.yaml`),
    tests: /^(?!jenkins-ear)/,
    noTests: /savannah\/(doctrine|orders|reference|story|rules-list)\./,
    quick: 'tests/games/savannah/tables',
  },
  {
    rules: ['src/games/jenkins-ear'],
    noRules:
      /jenkins-ear\/(story|messages|doctrine|chart|scenario|disguise|edits|names|reference|reply|put|judge|tally|terms|toll|stock|verbs|view|see|check|field|state|events|questions|ruleset|game)(\/|\.ts)/,
    data: ['tables', 'counters', 'war'].map((name) => `scenarios/jenkins-ear/${name}.yaml`),
    tests: /^jenkins-ear/,
    noTests: /(doctrine|orders|story|chart|hidden|rules-list)\./,
    quick: 'tests/games/jenkins-ear/land.',
  },
];
const COPIED = ['src', 'scenarios', 'tests/games', 'tests/orders', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

const { values: options } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '60' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

/** A copy of the tree whose packages are those of the original. */
function copyTree() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'fieldpost-mutants-')));
  for (const path of COPIED) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The files to change, each with its family. */
function filesToChange() {
  const all = FAMILIES.flatMap((family) => {
    const code = family.rules.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name)),
    );
    return [...code.filter((path) => !family.noRules.test(path)), ...family.data].map((path) => ({ path, family }));
  });
  const wanted = options.file ?? [''];
  const files = all.filter(({ path }) => wanted.some((prefix) => path.startsWith(prefix)));
  if (files.length === 0) throw new Error(`no file of the rules begins with ${wanted.join(', ')}`);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function testsOf({ tests, noTests }) {
  return readdirSync(join(root, 'tests/games'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && tests.test(name) && !noTests.test(name))
    .map((name) => join('tests/games', name))
    .sort();
}

/** `count` of these, drawn by a small generator of its own so that a seed says which. */
function draw(mutants, count, seed) {
  if (mutants.length <= count) return mutants;
  let state = seed >>> 0;
  const next = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const left = mutants.map((mutant, index) => ({ mutant, index }));
  const drawn = Array.from({ length: count }, () => left.splice(next(left.length), 1)[0]);
  return drawn.sort((a, b) => a.index - b.index).map(({ mutant }) => mutant);
}

/** The tests' own process, started again when a mutant has hung it. */
class Host {
  constructor(copy) {
    this.copy = copy;
  }

  async run(changed, tests, seconds) {
    this.child ??= await this.start();
    const { child } = this;
    return new Promise((resolve) => {
      const done = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        this.stop();
        done({ failed: `took more than ${seconds} s` });
      }, seconds * 1000);
      child.once('message', done);
      child.once('exit', (code) => {
        this.child = undefined;
        done({ failed: `tests ended with ${code}` });
      });
      child.send({ changed, tests });
    });
  }

  start() {
    const child = fork(join(dirname(fileURLToPath(import.meta.url)), 'mutate/host.mjs'), [], {
      cwd: this.copy,
      execPath: join(root, 'node_modules/.bin/node'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`the tests cannot be started: ${code}`)));
    }).finally(() => child.removeAllListeners());
  }

  stop() {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

const copy = copyTree();
const host = new Host(copy);
const finish = () => {
  host.stop();
  rmSync(copy, { recursive: true, force: true });
};
process.on('SIGINT', () => {
  finish();
  process.exit(130);
});

const seconds = Number(options.seconds);
const found = [];
try {
  const files = filesToChange();
  const suites = new Map();
  for (const { family } of files) {
    if (suites.has(family)) continue;
    suites.set(family, options.tests ?? testsOf(family));
    const clean = await host.run(null, suites.get(family), Math.max(seconds, 300));
    if (clean.failed) throw new Error(`the tests fail before anything is changed: ${clean.failed}`);
  }
  for (const { path, family } of files) {
    const tests = suites.get(family);
    const original = readFileSync(join(copy, path), 'utf8');
    const mutants = draw(mutantsOf(path, original), Number(options.sample ?? Infinity), Number(options.seed));
    let killed = 0;
    for (const { line, from, to, text } of mutants) {
      writeFileSync(join(copy, path), text);
      const { failed } = await host.run(join(copy, path), tests, seconds);
      if (failed) killed++;
      else
        console.log(`survived  ${path}:${line}  ${from} -> ${to}   ${text.split('\n')[line - 1].trim().slice(0, 90)}`);
      found.push({ path, line, from, to, killedBy: failed ?? null });
    }
    writeFileSync(join(copy, path), original);
    await host.run(join(copy, path), [family.quick], seconds);
    if (mutants.length > 0) console.log(`${path}: ${killed} of ${mutants.length} killed`);
  }
  const killed = found.filter((each) => each.killedBy).length;
  console.log(`${killed} of ${found.length} mutants killed`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(found, null, 1)}\n`);
} finally {
  finish();
}
