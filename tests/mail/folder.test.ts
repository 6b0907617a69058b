import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailFiles, watchFolder } from '../../src/mail/intake/folder.ts';

describe('a folder of mails', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-folder-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is read in the order of names, other files left alone, and no folder is no mail', async () => {
    for (const name of ['b.eml', 'a.eml', 'B.EML', 'notes.txt']) await writeFile(join(folder, name), 'x');
    expect((await mailFiles(folder)).map((path) => basename(path))).toEqual(['B.EML', 'a.eml', 'b.eml']);
    expect(await mailFiles(join(folder, 'none'))).toEqual([]);
  });

  test('each mail is stored once and then put away; one that could not be stored is tried again', async () => {
    await writeFile(join(folder, '1.eml'), 'one');
    await writeFile(join(folder, '2.eml'), 'two');
    const seen: string[] = [];
    let failures = 1;
    const intake = watchFolder({ folder, pollMilliseconds: 5 }, async ({ raw }) => {
      if (Buffer.from(raw).toString() === 'two' && failures-- > 0) throw new Error('away');
      seen.push(Buffer.from(raw).toString());
      return 'stored';
    });
    expect(intake.readThrough()).toBeNull();
    await expect.poll(() => intake.readThrough()).not.toBeNull();
    await intake.stop();
    expect(seen).toEqual(['one', 'two']);
    expect((await readdir(join(folder, 'stored'))).toSorted()).toEqual(['1.eml', '2.eml']);
  });
});
