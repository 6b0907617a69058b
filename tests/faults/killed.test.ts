import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { connections } from '../../src/mail/sender/send.ts';
import { faultRun } from './run.ts';
import { campaign } from './script.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-killed-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ODDS = 7;

test('a campaign whose house is killed with -9 again and again ends as the one nobody disturbed, each letter the same', async () => {
  const steps = campaign('ci', 1);
  const run = (name: string, odds: number) =>
    faultRun({
      database: join(scratch, name),
      scratch: join(scratch, `${name}-post`),
      steps,
      seed: 'ci',
      odds,
      within: 0,
    });
  const quiet = await run('quiet', 0);
  const killed = await run('killed', ODDS);
  expect(quiet.kills).toBe(0);
  expect(quiet.turns).toBe(1);
  expect(quiet.repeats).toBe(0);
  expect(killed.kills).toBeGreaterThan(3);
  expect(killed.end).toEqual(quiet.end);
  // Letters that are under way at once are marked at once.
  expect(killed.repeats).toBeLessThanOrEqual(killed.kills * connections);
});
