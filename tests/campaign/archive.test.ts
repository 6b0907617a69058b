/** Archives of games on the server: what is in them, who signed them, and what is refused of strangers' files. */
import { createHash, createPublicKey, verify as isGood } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArchive, writeArchive } from '../../src/campaign/archive/archive.ts';
import { archiveSigner } from '../../src/campaign/archive/archive-key.ts';
import { exportGame, importGame } from '../../src/campaign/archive/keep-archive.ts';
import { loadGame } from '../../src/campaign/house/load-game.ts';
import { endByUmpire } from '../../src/campaign/joining/end-game.ts';
import { eraseSeat } from '../../src/campaign/joining/erase.ts';
import { openScenario } from '../../src/games/index.ts';
import { gameOf } from '../../src/store/games.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/schema.ts';
import { latestSnapshots } from '../../src/store/snapshots.ts';
import { verify } from '../../src/table/verify.ts';
import { serverStore } from '../store/databases.ts';
import { player, SavannahByMail } from './savannah-house.ts';
import { houseIn, type PlayersServer, playersServer } from './toy-house.ts';
import { type Member, zipOf } from './zip-of.ts';

const CACHE = new URL('../../.cache/', import.meta.url).pathname;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let server: PlayersServer;
let store: Store;
let game: SavannahByMail;
let files: Map<string, string>;
let whole: Member[];

beforeAll(async () => {
  server = await playersServer();
  store = await serverStore();
  game = new SavannahByMail(store, server, 'kept-1');
  await game.create(
    'savannah/assault',
    'together',
    [player('british', 'anna@red.test'), player('allied', 'luc@blue.test', 'fr')],
    { format: 'full' },
  );
  await game.settle();
  await game.mail('british', 'PRESS allied', 'Shall we talk, Monsieur?', 'END');
  await game.deadlinePasses();
  files = await exportGame(game.house, 'kept-1');
  whole = [...files].map(([name, data]) => ({ name, data }));
});
afterAll(async () => {
  await server.stop();
  await store.close();
});

const but = (name: string, data: string): Member[] => whole.map((one) => (one.name === name ? { name, data } : one));
/** The archive with another member, its manifest made to match but not signed anew. */
const resealed = (name: string, data: string): Member[] => {
  const manifest = JSON.parse(files.get('manifest.json') ?? '');
  const hashes = { ...manifest.files, [name]: sha256(data) };
  return [
    ...but('manifest.json', JSON.stringify({ ...manifest, files: hashes })).filter((one) => one.name !== name),
    { name, data },
  ];
};
const refused = (members: readonly Member[]) =>
  readArchive(zipOf(members)).then(
    () => 'taken',
    (error: { code?: string; name: string }) => `${error.name} ${error.code}`,
  );

describe('an archive of the server', () => {
  test('holds record, keys, reports of every seat in its language, and mails by hash alone', async () => {
    expect([...files.keys()]).toEqual([
      'README.txt',
      'events/001.json',
      'journal.jsonl',
      'keys.json',
      'ledger/001.json',
      'mails.json',
      'manifest.json',
      'manifest.sig',
      'reports/001-allied.json',
      'reports/001-allied.txt',
      'reports/001-british.json',
      'reports/001-british.txt',
      'scenario.json',
      'states/000.json',
      'states/001.json',
    ]);
    expect(JSON.parse(files.get('mails.json') ?? '')).toMatchObject([
      { seat: 'british', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(files.get('reports/001-allied.txt')).toContain('Tour');
    expect(files.get('reports/001-british.txt')).toContain('Turn');
    const text = [...files.values()].join('\n');
    for (const secret of ['anna@red.test', 'luc@blue.test', 'Monsieur', '7d'.repeat(32)])
      expect(text).not.toContain(secret);
  });

  test('is signed with the key of the house, which another program can check', () => {
    const { key } = JSON.parse(files.get('manifest.json') ?? '');
    expect(key).toBe(archiveSigner(game.house.key).key);
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'hex')]);
    const open = createPublicKey({ key: der, format: 'der', type: 'spki' });
    const signature = Buffer.from((files.get('manifest.sig') ?? '').trim(), 'hex');
    expect(isGood(null, Buffer.from(files.get('manifest.json') ?? ''), open, signature)).toBe(true);
  });

  test('reads back with its signature, verifies offline, and is the same file each time', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'fieldpost-fpz-')), 'kept.fpz');
    await writeArchive(path, files);
    const first = readFileSync(path);
    const { signedBy, archived, more } = await readArchive(first);
    expect(signedBy).toBe(archiveSigner(game.house.key).key);
    expect(verify(archived, openScenario).level).toBe('replay');
    expect(verify(archived, () => null).level).toBe('record');
    expect([...more.keys()]).toHaveLength(5);
    await writeArchive(path, await exportGame(game.house, 'kept-1'));
    expect(readFileSync(path).equals(first)).toBe(true);
  });
});

describe('a stranger’s archive is refused', () => {
  test.each<[string, () => Member[], string]>([
    [
      'a name that climbs out',
      () => [...whole, { name: '../evil.json', data: '{}' }],
      'RecordBroken archive-unreadable',
    ],
    ['an absolute name', () => [...whole, { name: '/etc/evil', data: '{}' }], 'RecordBroken archive-unreadable'],
    ['a drive', () => [...whole, { name: 'C:/evil', data: '{}' }], 'RecordBroken archive-unreadable'],
    ['a hidden file', () => [...whole, { name: '.ssh/keys', data: '{}' }], 'RecordBroken archive-file-name'],
    ['a folder', () => [...whole, { name: 'states/', data: '' }], 'RecordBroken archive-file-name'],
    [
      'a link',
      () => [...whole, { name: 'states/002.json', data: '/etc/passwd', mode: 0o120777 }],
      'RecordBroken archive-file-no-file',
    ],
    ['a member twice', () => [...whole, whole[2] as Member], 'RecordBroken archive-file-twice'],
    [
      'a member the manifest does not name',
      () => [...whole, { name: 'more.json', data: '{}' }],
      'RecordBroken archive-file-unknown',
    ],
    [
      'a member that is missing',
      () => whole.filter(({ name }) => name !== 'states/001.json'),
      'RecordBroken archive-file-missing',
    ],
    ['a member that is altered', () => but('states/001.json', '{}'), 'RecordBroken archive-file-differs'],
    [
      'a bomb',
      () => [...whole, { name: 'bomb.json', data: Buffer.alloc(8 * 1024 * 1024) }],
      'RecordBroken archive-file-too-large',
    ],
    [
      'a size that lies',
      () => [...whole, { name: 'lie.json', data: Buffer.alloc(4096), claims: 10 }],
      'RecordBroken archive-unreadable',
    ],
    [
      'a claim of gigabytes',
      () => [...whole, { name: 'big.json', data: 'x', claims: 4_000_000_000 }],
      'RecordBroken archive-file-too-large',
    ],
    [
      'bytes that are no text',
      () =>
        but('README.txt', '').map((one) =>
          one.name === 'README.txt' ? { ...one, data: Buffer.from([0xff, 0xfe]) } : one,
        ),
      'RecordBroken archive-file-unreadable',
    ],
    [
      'a manifest that names no files',
      () => but('manifest.json', '{"format":"fieldpost.archive","version":1}'),
      'RecordBroken manifest-broken',
    ],
    [
      'a game whose id is a path',
      () => but('manifest.json', (files.get('manifest.json') ?? '').replace('"kept-1"', '"../x"')),
      'RecordBroken manifest-broken',
    ],
    [
      'a manifest that was changed after it was signed',
      () => resealed('README.txt', 'other'),
      'RecordBroken signature-differs',
    ],
    [
      'a signature that is gone',
      () => whole.filter(({ name }) => name !== 'manifest.sig'),
      'RecordBroken signature-missing',
    ],
    ['keys that are not the journal’s', () => resealed('keys.json', '[]'), 'RecordBroken archive-keys-differ'],
    ['a journal of nonsense', () => resealed('journal.jsonl', 'null\n'), 'RecordBroken entry-not-canonical'],
    ['no zip at all', () => [], 'RecordBroken not-an-archive'],
  ])('%s', async (_what, members, answer) => {
    expect(await refused(members())).toBe(answer);
  });

  test('too many members', async () => {
    const many = Array.from({ length: 5001 }, (_, n) => ({ name: `n${n}`, data: '' }));
    expect(await refused(many)).toBe('RecordBroken archive-too-many-files');
  });

  test('anything but a zip', async () => {
    await expect(readArchive(Buffer.from('not a zip'))).rejects.toMatchObject({ code: 'archive-unreadable' });
  });
});

describe('another installation', () => {
  test('takes an archive in only if it verifies, and then holds its states', async () => {
    const there = await openStore({ directory: mkdtempSync(join(tmpdir(), 'fieldpost-there-')), cache: CACHE });
    const house = { ...houseIn(there, game.clock), rulesetOf: game.house.rulesetOf };
    const { archived } = await readArchive(zipOf(whole));
    const entries = archived.entries.map((entry, seq) => (seq === 3 ? { ...entry, hash: '0'.repeat(64) } : entry));
    await expect(importGame(house, { archived: { ...archived, entries } })).rejects.toMatchObject({
      code: 'chain-broken',
    });
    await importGame(house, { archived });
    expect(await gameOf(there.db, 'kept-1')).toMatchObject({
      status: 'halted',
      haltedBecause: 'imported without its seed',
    });
    expect((await latestSnapshots(there.db, 'kept-1', 9)).map(({ bytes }) => bytes)).toEqual([
      files.get('states/001.json'),
    ]);
    await expect(loadGame(house, 'kept-1')).rejects.toMatchObject({ code: 'seed-missing' });
    await there.close();
  });

  test('a seat that is forgotten leaves an archive that verifies; a game that is over replays elsewhere', async () => {
    await endByUmpire(game.house, 'kept-1', 'enough');
    await eraseSeat(game.house, 'kept-1', 'british');
    const { archived } = await readArchive(
      zipOf([...(await exportGame(game.house, 'kept-1'))].map(([name, data]) => ({ name, data }))),
    );
    expect(verify(archived, openScenario).level).toBe('replay');
    const there = await openStore({ directory: mkdtempSync(join(tmpdir(), 'fieldpost-there-')), cache: CACHE });
    const house = { ...houseIn(there, game.clock), rulesetOf: game.house.rulesetOf };
    await importGame(house, { archived });
    expect((await loadGame(house, 'kept-1')).seed).toBe('7d'.repeat(32));
    await there.close();
  });
});
