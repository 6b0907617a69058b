import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-embedded-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('two databases opened at once over an empty cache are both made, and one of them is kept to copy', async () => {
  const cache = join(scratch, 'cache');
  const open = (name: string) => openStore({ directory: join(scratch, name), cache });
  const stores = await Promise.all([open('one'), open('other')]);
  for (const { db } of stores) expect(await db.selectFrom('games').selectAll().execute()).toEqual([]);
  for (const store of stores) await store.close();
  expect(readdirSync(cache)).toHaveLength(1);
});
