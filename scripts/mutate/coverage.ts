/** Writes down which parts of the program each test runs, where it is asked for. */
import { appendFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { afterEach, beforeEach } from 'vitest';
import type { TestRun } from './covered.ts';
import { COVERAGE } from './wish.ts';

const file = process.env[COVERAGE];
if (file) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const take = (use: (scripts: readonly Profiler.ScriptCoverage[]) => void): void =>
    session.post('Profiler.takePreciseCoverage', (_error, { result }: Profiler.TakePreciseCoverageReturnType) =>
      use(result.filter(({ url }) => /\/src\/(series|games)\//.test(url))),
    );
  const note = (test: string): void =>
    take((scripts) => {
      const ranges = scripts.map(({ url, functions }) => {
        const run = functions.filter((each) => each.ranges.some(({ count }) => count > 0));
        const all = run.flatMap((each) => each.ranges);
        return [
          url.replace(/^.*\/(?=src\/)/, ''),
          all.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count > 0 ? 1 : 0] as const),
        ] as const;
      });
      const run: TestRun = { test, ranges };
      if (ranges.length > 0) appendFileSync(file, `${JSON.stringify(run)}\n`);
    });
  // What ran before belongs to no test, and counting begins anew.
  beforeEach(() => note(''));
  afterEach(({ task }) => note(`${task.file.name}: ${task.name}`));
}
