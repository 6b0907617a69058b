/** Runs the chosen tests again for each wish, in one process that has the tests' tools loaded (`tree.ts` keeps it). */
import { join } from 'node:path';
import { createVitest, type Reporter } from 'vitest/node';
import { type Answer, COVERAGE, patternOf, type Wish } from './wish.ts';

/** What is thrown where the program breaks off; anything else is said by a test. */
const BROKEN = /^(Type|Reference|Range|Syntax)Error$/;

let answer: Answer = { ran: [], failed: [] };

const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    const name = `${test.module.relativeModuleId}: ${test.name}`;
    answer.ran.push(name);
    const [error] = errors ?? [];
    if (error) answer.failed.push({ test: name, why: error.message, asserted: !BROKEN.test(error.name ?? '') });
  },
  onTestModuleEnd(module) {
    const [error] = module.errors();
    if (error) answer.failed.push({ test: module.relativeModuleId, why: error.message, asserted: false });
  },
};

const vitest = await createVitest('test', {
  watch: false,
  isolate: false,
  fileParallelism: false,
  pool: 'threads',
  maxWorkers: 1,
  execArgv: ['--require', join(process.cwd(), 'src/cli/own-modules.ts')],
  reporters: [reporter],
  setupFiles: [join(import.meta.dirname, 'coverage.ts')],
  cache: false,
});

async function run({ changed, files = [], tests = [], coverage = '' }: Wish): Promise<void> {
  process.env[COVERAGE] = coverage;
  // Of whole files the first failure is enough; of tests by their titles each is told.
  vitest.config.bail = files.length > 0 ? 1 : 0;
  for (const file of changed) vitest.invalidateFile(file);
  const named = files.length > 0 ? await vitest.globTestSpecifications([...files]) : [];
  const titled = tests.map(({ file, titles }) =>
    vitest.getRootProject().createSpecification(join(process.cwd(), file), { testNamePattern: patternOf(titles) }),
  );
  const { unhandledErrors } = await vitest.runTestSpecifications([...named, ...titled], true);
  if (unhandledErrors.length > 0) throw unhandledErrors[0];
}

process.on('message', (wish: Wish) => {
  answer = { ran: [], failed: [] };
  void run(wish)
    .catch((error: unknown) => {
      answer.failed.push({ test: '', why: String(error), asserted: false });
    })
    .then(() => process.send?.(answer));
});

process.send?.({ ready: true });
