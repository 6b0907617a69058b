import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first: begun last, one of them would keep a worker long after the others are done. */
const LONGEST = [
  'played/played',
  'table/examples',
  'contract/contract',
  'rehearsal/agreement',
  'faults/killed',
  'blackbox/commands',
  'campaign/faults',
  'blackbox/play',
  'campaign/serve',
  'blackbox/verify',
  'campaign/three-seats-by-mail',
  'web/pages-hidden',
  'reports/overlaps',
  'campaign/simulate',
  'campaign/acknowledged',
  'table/fates',
  'web/order-page-browser',
  'campaign/umpire-press',
  'table/mended',
  'mail/reading-matrix',
  'table/call-length',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/scratch.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    allowOnly: false,
    // Nothing of ours is changed by being loaded, and loading it anew for each file takes longer than the tests.
    isolate: false,
    // Node runs our TypeScript as it stands: loaded by it, bindings are as fast as in use, and nothing is compiled twice.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    // As every command is begun (bin/fieldpost): with room for what is young, and our modules found by their names.
    execArgv: ['--max-semi-space-size=32', '--require', join(import.meta.dirname, 'src/cli/own-modules.ts')],
    // Left alone, it would keep one processor for itself: of two, half. Who waits for a server leaves his to another.
    maxWorkers: availableParallelism() + 1,
  },
});
