import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/scratch.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    allowOnly: false,
    // Nothing of ours is changed by being loaded, and loading it anew for each file takes longer than the tests.
    isolate: false,
    // Left alone, it would keep one processor for itself: of two, half.
    maxWorkers: '100%',
  },
});
