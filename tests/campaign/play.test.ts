/** Games played from folders of mails: who plays a seat, and what lies in the folder afterwards. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { TurnResult } from '../../src/table/replay.ts';
import { playGame } from '../../src/tools/play.ts';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-play-'));
const demo = fileURLToPath(new URL('../../scenarios/savannah/demo/', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const facts = { scenario: 'savannah/assault', seed: '5eed', paper: 'a4', pdf: false, language: 'en' } as const;
const headOf = (played: Awaited<ReturnType<typeof playGame>>) => played.record.entries.at(-1)?.hash;

describe('seats the computer plays', () => {
  test('all of them: no folder of orders is needed, and the game is the one that silence plays', async () => {
    const both = ['british', 'allies'];
    const bots = await playGame({ ...facts, turns: 2, orders: null, bots: both, out: join(folder, 'bots') });
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const silent = await playGame({ ...facts, turns: 2, orders: empty, out: join(folder, 'silent') });
    expect(bots.results.map(({ printed }) => printed)).toEqual([16, 17]);
    expect(headOf(bots)).toBe(headOf(silent));
  });

  test('one of them, by its seat or its role: mails to it are answered, and count for nothing', async () => {
    const orders = join(folder, 'orders');
    cpSync(demo, orders, { recursive: true });
    const out = join(folder, 'one');
    const played = await playGame({ ...facts, turns: 1, orders, bots: ['allied'], out });
    expect(played.mails).toEqual({ read: 2, counted: 1 });
    expect(readFileSync(join(out, 'turn-16', 'allied.ack.txt'), 'utf8')).toContain('The computer plays this seat');
    expect(readFileSync(join(out, 'turn-16', 'british.ack.txt'), 'utf8')).toContain('READY. 5 orders in force');
  });

  test('a seat that nobody plays needs a folder, and a seat that is not there is named', async () => {
    const out = join(folder, 'none');
    await expect(playGame({ ...facts, orders: null, bots: ['british'], out })).rejects.toMatchObject({
      code: 'orders-missing',
      facts: { seat: 'allied' },
    });
    await expect(playGame({ ...facts, orders: null, bots: ['duke'], out })).rejects.toMatchObject({
      code: 'no-such-seat',
      facts: { seat: 'duke', known: ['british', 'allied'] },
    });
  });
});

test('who sends orders keeps his cards unless a line plays them', async () => {
  const orders = join(folder, 'hold');
  for (let turn = 1; turn <= 6; turn++) {
    mkdirSync(join(orders, `turn-${turn}`), { recursive: true });
    writeFileSync(
      join(orders, `turn-${turn}`, '1.eml'),
      'From: a@b.example\nTo: savannah-1+british@post.example\n\nHOLD prevost\nREADY\n',
    );
  }
  const playedBy: string[] = [];
  const out = join(folder, 'kept');
  const progress = ({ events }: TurnResult): void => {
    for (const { kind, facts } of events)
      if (kind === 'savannah.card-played') playedBy.push((facts as { side: string }).side);
  };
  await playGame({ ...facts, scenario: 'savannah/campaign', turns: 6, seed: 'abcc3', orders, out, progress });
  // With this seed the computer plays cards, and none is drawn that is played at once.
  expect([...new Set(playedBy)]).toEqual(['allies']);
});

test('every picture that a report shows lies beside it', () => {
  for (const name of ['turn-16/british', 'turn-17/allied']) {
    const html = readFileSync(join(folder, 'bots', `${name}.html`), 'utf8');
    const shown = [...html.matchAll(/<img src="([^"]+)"/g)].map((match) => match[1] as string);
    expect(shown.length).toBeGreaterThan(0);
    for (const picture of shown) expect(existsSync(join(folder, 'bots', name, '..', picture)), picture).toBe(true);
  }
});
