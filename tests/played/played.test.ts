/** Whole games by mail in short: what `npm run played` plays at length. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migratedDatabase, postgresIsInstalled } from '../store/postgres.ts';
import { type Plan, playGame } from './game.ts';
import { Referee } from './referee.ts';
import { VERBS } from './rulebooks.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fieldpost-played-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Whole games take the time they take: what stands still ends by itself. */
const UNHURRIED = 1_800_000;

/** The first turn; `turns` counts those after it. Each game has a house of its own: they are played side by side. */
/** A database server where there is one, as a house of many games has; one of the games is played on the embedded database. */
const database = async () => (postgresIsInstalled() ? await migratedDatabase() : null);

const SHORT = { number: 1, tempo: 'classic', turns: 0, seed: 'short' };

test.concurrent(
  'three strangers play Savannah by mail, in English and in French: each line has its fate, each example works, each letter comes',
  async () => {
    const referee = new Referee(VERBS.savannah ?? []);
    const plan: Plan = { ...SHORT, scenario: 'savannah/assault', seats: 3, languages: ['en', 'fr'] };
    const played = await playGame(plan, { scratch: join(scratch, 'three'), database: await database() }, referee);
    expect(referee.breaches).toEqual([]);
    expect(played.turns).toBeGreaterThan(0);
    expect([...referee.asked.keys()]).toEqual(expect.arrayContaining(['call movement', 'call combat']));
    expect(referee.used.size).toBeGreaterThan(12);
    expect(referee.told.size).toBeGreaterThan(6);
  },
  UNHURRIED,
);

test.concurrent(
  'one player alone is called again as soon as the computer has played',
  async () => {
    const referee = new Referee(VERBS.savannah ?? []);
    const plan: Plan = { ...SHORT, scenario: 'savannah/assault', seats: 1, languages: ['fr'], calls: 3 };
    await playGame(plan, { scratch: join(scratch, 'alone'), database: null }, referee);
    expect(referee.breaches).toEqual([]);
    const asked = [...referee.asked.values()].flatMap((times) => [...times.values()]);
    expect(asked.reduce((sum, times) => sum + times, 0)).toBe(3);
  },
  UNHURRIED,
);

test.concurrent(
  'strangers open the War of Jenkins’ Ear by mail',
  async () => {
    const referee = new Referee(VERBS['jenkins-ear'] ?? []);
    const plan: Plan = { ...SHORT, scenario: 'jenkins-ear/war', seats: 2, languages: ['fr', 'en'] };
    const played = await playGame(plan, { scratch: join(scratch, 'ear'), database: await database() }, referee);
    expect(referee.breaches).toEqual([]);
    expect(played.turns).toBeGreaterThan(0);
    expect([...referee.used.keys()]).toEqual(expect.arrayContaining(['BUY', 'LOSSES', 'RETREAT']));
  },
  UNHURRIED,
);
