/** A process that hangs in one piece of work ends itself; one that is slow, or was stopped as a whole, does not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ServedHouse } from '../campaign/served-house.ts';

const NODE = new URL('../../node_modules/.bin/node', import.meta.url).pathname;
const WATCHDOG = new URL('../../src/tools/watchdog.ts', import.meta.url).href;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-hangs-'));
const house = new ServedHouse();
afterAll(async () => {
  await house.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** Looks each tenth of a second, and bears twenty of them. */
async function watched(name: string, work: string, meanwhile = async (_pid: number) => {}) {
  const file = join(scratch, `${name}.mjs`);
  writeFileSync(
    file,
    `const { watchOver } = await import(${JSON.stringify(WATCHDOG)});
    const busy = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    watchOver(100, 20);
    await rest(500);
    ${work}
    console.log('through');`,
  );
  const child = spawn(NODE, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const ended = once(child, 'exit');
  await meanwhile(child.pid as number);
  const [code, signal] = (await ended) as [number | null, string | null];
  return { code, signal, said };
}

test('work that never ends, ends the process, which says so', async () => {
  const { signal, said } = await watched('endless', 'busy(600_000);');
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('fieldpost: hangs for 2 s in one piece of work: ends itself');
});

test('slow work, and a process that rested as a whole, are left alone', async () => {
  const slow = await watched('slow', 'for (let n = 0; n < 6; n++) { busy(600); await rest(200); }');
  expect(slow).toMatchObject({ code: 0, said: 'through\n' });
  const stopped = await watched('stopped', 'await rest(3_000);', async (pid) => {
    await sleep(1_500);
    process.kill(pid, 'SIGSTOP');
    await sleep(4_000);
    process.kill(pid, 'SIGCONT');
  });
  expect(stopped).toMatchObject({ code: 0, said: 'through\n' });
});

test('a server is watched over', async () => {
  await house.open();
  const { process: server } = await house.serve();
  const tasks = `/proc/${server.pid}/task`;
  const names = readdirSync(tasks).map((task) => readFileSync(join(tasks, task, 'comm'), 'utf8').trim());
  expect(names).toContainEqual(expect.stringContaining('watchdog'));
});
