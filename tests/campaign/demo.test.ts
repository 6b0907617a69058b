import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArchive } from '../../src/campaign/archive/archive.ts';
import { importGame } from '../../src/campaign/archive/keep-archive.ts';
import type { Rolled } from '../../src/engine/contract.ts';
import { openScenario } from '../../src/games/index.ts';
import { entriesOf } from '../../src/store/entries.ts';
import { gameOf } from '../../src/store/games.ts';
import { openStore } from '../../src/store/open.ts';
import { verify } from '../../src/table/verify.ts';
import { playDemo } from '../../src/tools/demo.ts';
import { checkDice } from '../blackbox/dice-program.ts';
import { Clock, houseIn, START } from './toy-house.ts';

const CACHE = new URL('../../.cache', import.meta.url).pathname;
const out = mkdtempSync(join(tmpdir(), 'fieldpost-demo-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('the demo plays a turn by real mail: all four letters reach both mailboxes, and Python rolls the same dice', async () => {
  const told: string[] = [];
  const { mailboxes, reports, archive } = await playDemo(out, (line) => told.push(line));
  for (const files of Object.values(mailboxes)) {
    expect(files.map((file) => /\d\d-([a-z]+)\.eml$/.exec(file)?.[1])).toEqual(['start', 'call', 'ack', 'report']);
    const acknowledgement = readFileSync(files[2] as string, 'utf8');
    expect(acknowledgement).toMatch(/^READY\. \d orders in force/m);
    expect(acknowledgement).not.toContain(' error');
    expect(readFileSync(files[3] as string, 'utf8')).toContain('application/pdf');
  }
  expect(reports.filter((file) => file.endsWith('.json'))).toHaveLength(2);
  expect(told.join('\n')).toContain('british.pdf');
  const { archived } = await readArchive(readFileSync(archive));
  expect(verify(archived, openScenario).level).toBe('replay');
  const dice = (JSON.parse(archived.ledgers.get(1) ?? '[]') as Rolled[]).filter(({ seenBy }) => seenBy === 'all');
  const { out: rolled, err } = await checkDice(archive);
  expect(err).toBe('');
  expect(rolled.trimEnd().split('\n')).toEqual([
    ...dice.map(({ address, face }) => `1 ${address} ${face}`),
    `${dice.length} dice as committed; journal head ${archived.entries.at(-1)?.hash}`,
  ]);

  const store = await openStore({ directory: join(out, 'other'), cache: CACHE });
  const house = houseIn(store, new Clock(START));
  await importGame(house, { archived });
  expect(await entriesOf(store.db, 'savannah-1')).toEqual(archived.entries);
  expect((await gameOf(store.db, 'savannah-1')).status).toBe('halted');
  await expect(importGame(house, { archived })).rejects.toMatchObject({ code: 'game-exists' });
  await store.close();
});
