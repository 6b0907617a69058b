/**
 * Recorded games: mails in, every artefact out, byte for byte. A change of rules must keep them, or record them anew
 * knowingly: `npm run record`.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArchive } from '../../src/campaign/archive/archive.ts';
import { decode } from '../../src/engine/canonical.ts';
import type { Language } from '../../src/engine/contract.ts';
import type { Entry } from '../../src/engine/journal.ts';
import { openScenario } from '../../src/games/index.ts';
import { replay } from '../../src/table/replay.ts';
import { verify } from '../../src/table/verify.ts';
import { playGame } from '../../src/tools/play.ts';
import { openGame } from '../games/registry.ts';

const HERE = import.meta.dirname;
const GAMES = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .sort((a, b) => (a < b ? -1 : 1));
}

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

interface Recorded {
  scenario: string;
  seed: string;
  language: Language;
  /** Turn with which it begins, and turn with which it ends. */
  first: number;
  last: number;
}

describe.each(GAMES)('the recorded game %s', (name) => {
  const recorded = join(HERE, name, 'recorded');
  const sums = new Map(
    readFileSync(join(recorded, 'SHA256SUMS'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  );
  const journal = readFileSync(join(recorded, 'journal.jsonl'), 'utf8');
  const { scenario, seed, language, first, last } = JSON.parse(
    readFileSync(join(HERE, name, 'game.json'), 'utf8'),
  ) as Recorded;

  test('gives every recorded byte again: reports in all forms, acknowledgements, journal, archive', async () => {
    const out = mkdtempSync(join(tmpdir(), 'fieldpost-recorded-'));
    await playGame({
      scenario,
      seed,
      orders: join(HERE, name, 'orders'),
      out,
      paper: 'a4',
      pdf: true,
      language,
    });
    expect(readFileSync(join(out, 'journal.jsonl'), 'utf8')).toBe(journal);
    for (const file of filesUnder(recorded).filter((file) => file.endsWith('.txt'))) {
      expect(readFileSync(join(out, file), 'utf8'), file).toBe(readFileSync(join(recorded, file), 'utf8'));
    }
    expect(new Map(filesUnder(out).map((file) => [file, digest(join(out, file))]))).toEqual(sums);
    const { archived } = await readArchive(readFileSync(join(out, 'game.fpz')));
    expect(verify(archived, openScenario).level).toBe('replay');
  });

  test('replays strictly from its journal alone', () => {
    const entries = journal
      .trim()
      .split('\n')
      .map((line) => decode<Entry>(line));
    const opened = entries.find(({ content }) => content.kind === 'seed-open')?.content as { seed: string };
    const { game } = openGame(scenario);
    const replayed = replay({ id: `${game.ruleset}-1`, game, entries }, opened.seed);
    expect(replayed.map((turn) => turn.printed)).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(replayed.at(-1)?.over).toBe(true);
  });
});
