// Runs the chosen tests again for each message `{changed, tests}`; answers `{failed}`: the first test that fails, or null.
import { createVitest } from 'vitest/node';

let failed = null;
const reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') failed ??= test.fullName;
  },
  onTestModuleEnd(module) {
    if (module.errors().length > 0) failed ??= `${module.relativeModuleId}: ${module.errors()[0].message}`;
  },
};

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  isolate: false,
  fileParallelism: false,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [reporter],
  cache: false,
});

process.on('message', async ({ changed, tests }) => {
  failed = null;
  if (changed) vitest.invalidateFile(changed);
  const specifications = await vitest.globTestSpecifications(tests);
  try {
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
    if (unhandledErrors.length > 0) failed ??= String(unhandledErrors[0]?.message ?? unhandledErrors[0]);
  } catch (error) {
    failed ??= String(error.message);
  }
  process.send({ failed, tests: specifications.length });
});

process.send({ ready: true });
