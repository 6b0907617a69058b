import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verbs as earVerbs } from '../../src/rulesets/jenkins-ear/verbs.ts';
import { verbs as savannahVerbs } from '../../src/rulesets/savannah/verbs.ts';
import { playGame } from './game.ts';
import { Referee } from './referee.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-played-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const UNHURRIED = 1_800_000;

test(
  'strangers play Savannah by mail, in English and in French: each line has its fate, each example works, each letter comes',
  async () => {
    const referee = new Referee(savannahVerbs);
    const played = await playGame(
      {
        number: 1,
        scenario: 'savannah/assault',
        tempo: 'classic',
        seats: 2,
        languages: ['en', 'fr'],
        turns: 1,
        seed: 'short',
      },
      { scratch: join(scratch, 'savannah'), database: null },
      referee,
    );
    expect(referee.breaches).toEqual([]);
    expect(played.turns).toBeGreaterThan(0);
    expect([...referee.asked.keys()]).toEqual(expect.arrayContaining(['call movement', 'call combat']));
    expect(referee.used.size).toBeGreaterThan(12);
  },
  UNHURRIED,
);

test(
  'strangers open the War of Jenkins’ Ear by mail',
  async () => {
    const referee = new Referee(earVerbs);
    await playGame(
      {
        number: 1,
        scenario: 'jenkins-ear/war',
        tempo: 'classic',
        seats: 2,
        languages: ['fr', 'en'],
        turns: 1,
        seed: 'short',
      },
      { scratch: join(scratch, 'jenkins-ear'), database: null },
      referee,
    );
    expect(referee.breaches).toEqual([]);
    expect([...referee.used.keys()]).toEqual(expect.arrayContaining(['BUY', 'LOSSES', 'RETREAT']));
  },
  UNHURRIED,
);
