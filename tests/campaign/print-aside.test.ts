/** Reports printed in a thread of their own: the same bytes, while this one goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../../src/campaign/house/settings.ts';
import type { Print, PrintStyle } from '../../src/campaign/house/written.ts';
import { printingAside } from '../../src/campaign/letters/print-aside.ts';
import { printReport } from '../../src/campaign/letters/print-report.ts';
import type { Role } from '../../src/campaign/service/roles.ts';
import { runHouse } from '../../src/campaign/service/run-house.ts';
import type { ReportModel } from '../../src/reports/index.ts';
import { stages } from '../table/stages.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-aside-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const FULL: PrintStyle = { format: 'full', mostBytes: Number.MAX_SAFE_INTEGER, link: null };
const [stage] = stages('savannah/assault', 2, 'classic', 1);
const model = (): ReportModel => {
  const called = stage?.call('allied', 'en');
  if (!called) throw new Error('nobody is asked');
  return called;
};
/** Threads beside this one. */
const threads = (): number => (process.report.getReport() as unknown as { workers: unknown[] }).workers.length;

/** The longest that nothing else could be done while this was printed, in milliseconds, and all the time it took. */
async function longestBlock(print: Print): Promise<{ longest: number; whole: number }> {
  const began = performance.now();
  let last = began;
  let longest = 0;
  let printing = true;
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (printing) setImmediate(look);
  };
  setImmediate(look);
  await print(model(), 'Letter', FULL);
  printing = false;
  const ended = performance.now();
  return { longest: Math.max(longest, ended - last), whole: ended - began };
}

test('a report comes out the same, and pages and mail need not wait for it', async () => {
  const aside = printingAside();
  const here = await printReport(model(), 'A4', FULL);
  const there = await aside.print(model(), 'A4', FULL);
  expect(there).toEqual(here);
  expect(there.attachments?.map(({ bytes }) => Buffer.isBuffer(bytes))).toEqual([true]);
  const { longest, whole } = await longestBlock(aside.print);
  expect(longest).toBeLessThan(whole / 3);
  const blocked = await longestBlock(printReport);
  expect(blocked.longest, 'as it is where it is printed here').toBeGreaterThan(blocked.whole / 3);
  await aside.close();
});

test('one that cannot be printed fails alone, others come in their order, and a thread that died is replaced', async () => {
  const aside = printingAside();
  const broken = { ...model(), story: null } as unknown as ReportModel;
  const [large, failed, printed] = await Promise.allSettled([
    aside.print(model(), 'A4', FULL),
    aside.print(broken, 'A4', FULL),
    aside.print(model(), 'A4', { ...FULL, format: 'text' }),
  ]);
  expect(large).toHaveProperty('value.attachments');
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/story|null/u) } });
  expect(printed).toMatchObject({ status: 'fulfilled', value: { subject: expect.stringContaining('turn 16') } });
  expect(printed).not.toHaveProperty('value.html');
  const cut = aside.print(model(), 'A4', FULL);
  await aside.close();
  await expect(cut).rejects.toThrow('the thread that prints has ended');
  expect(await aside.print(model(), 'A4', { ...FULL, format: 'text' })).toHaveProperty('text');
  await aside.close();
});

test('it ends once nothing was printed for a while', async () => {
  const before = threads();
  const aside = printingAside(200);
  await aside.print(model(), 'A4', { ...FULL, format: 'text' });
  expect(threads()).toBe(before + 1);
  await expect.poll(threads).toBe(before);
});

test('a house prints so where the same process takes mail', async () => {
  const settings = readSettings({ FIELDPOST_DATA: scratch, FIELDPOST_CACHE: CACHE, FIELDPOST_LOG: 'silent' });
  const printsAside = async (...roles: Role[]) => {
    const running = await runHouse(settings, new Set(roles));
    await running.stop();
    return running.house.print !== undefined;
  };
  expect(await printsAside('intake', 'turns', 'letters', 'mail')).toBe(true);
  expect(await printsAside('turns', 'letters')).toBe(false);
});
