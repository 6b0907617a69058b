/** `npm run faults`: a campaign killed at 500 and more random points ends as the one nobody disturbed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import pg from 'pg';
import { faultRun } from './run.ts';
import { campaign } from './script.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'savannah' },
    days: { type: 'string', default: '15' },
    odds: { type: 'string', default: '3' },
    embedded: { type: 'boolean', default: false },
  },
});
const SCRIPTS = new URL('../../scripts/postgres/', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-faults-'));
const url = values.embedded ? '' : execFileSync('sh', [`${SCRIPTS}start.sh`, scratch], { encoding: 'utf8' }).trim();

async function database(name: string): Promise<string> {
  if (values.embedded) return join(scratch, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

try {
  const steps = campaign(values.seed, Number(values.days));
  const quiet = await faultRun({
    database: await database('quiet'),
    scratch: join(scratch, 'q'),
    steps,
    seed: values.seed,
    odds: 0,
    within: 0,
  });
  process.stdout.write(`undisturbed: ${quiet.turns} turns, ${quiet.mails} mails in, ${quiet.letters} letters out\n`);
  const killed = await faultRun({
    database: await database('killed'),
    scratch: join(scratch, 'k'),
    steps,
    seed: values.seed,
    odds: Number(values.odds),
    within: 4000,
    onKill: (kills) => kills % 50 === 0 && process.stdout.write(`killed ${kills} times\n`),
  });
  const same = isDeepStrictEqual(killed.end, quiet.end);
  process.stdout.write(
    `killed ${killed.kills} times: ${same ? 'the same end' : 'ANOTHER END'}; ${killed.repeats} letters came twice, with the same bytes\n`,
  );
  if (!same) for (const line of differences(quiet.end, killed.end)) process.stdout.write(`${line}\n`);
  process.exitCode = same ? 0 : 1;
} finally {
  if (!values.embedded) execFileSync('sh', [`${SCRIPTS}stop.sh`, scratch]);
  rmSync(scratch, { recursive: true, force: true });
}

/** Paths at which two endings differ. */
function differences(a: unknown, b: unknown, path = ''): string[] {
  if (isDeepStrictEqual(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return [`${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const at = (of: object, key: string) => (of as Record<string, unknown>)[key];
  return keys.flatMap((key) => differences(at(a, key), at(b, key), `${path}/${key}`));
}
