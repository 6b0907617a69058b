/** What stands in deploy/: settings that the house has, and a manual that names each file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldpost, ROOT } from './program.ts';

const FOLDER = join(ROOT, 'deploy');
const files = readdirSync(FOLDER);

test('every setting that a file or the manual names is one of the house', async () => {
  const { out } = await fieldpost(['serve', '--help']);
  const known = new Set(out.match(/FIELDPOST_[A-Z_]+/g));
  const named = [
    ...files.map((file) => join(FOLDER, file)),
    join(ROOT, 'Dockerfile'),
    join(ROOT, 'docs/operations.md'),
  ];
  for (const file of named) {
    const strange = (readFileSync(file, 'utf8').match(/FIELDPOST_[A-Z_]+/g) ?? []).filter((name) => !known.has(name));
    expect(strange, file).toEqual([]);
  }
});

test('the manual speaks of each file', () => {
  const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  expect(files.filter((file) => !manual.includes(`deploy/${file}`))).toEqual([]);
});

test('both ways of setting a house up have it backed up each day, where it keeps its data', () => {
  const of = (name: string, setting: RegExp) => setting.exec(readFileSync(join(ROOT, 'deploy', name), 'utf8'))?.[1];
  expect(of('compose.yaml', /FIELDPOST_BACKUP_FOLDER: (\S+)/)).toMatch(
    new RegExp(`^${of('compose.yaml', /- house:(\S+)/)}/`),
  );
  expect(of('fieldpost.service', /FIELDPOST_BACKUP_FOLDER=(\S+)/)).toMatch(
    new RegExp(`^${of('fieldpost.service', /FIELDPOST_DATA=(\S+)/)}/`),
  );
});
