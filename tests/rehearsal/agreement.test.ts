/** Acknowledged is carried out: random books by mail, and the same books played with calm dice and others who do least. */
import { describe, expect, test } from 'vitest';
import { TEMPOS, type Tempo } from '../../src/table/record.ts';
import { cases } from '../cases.ts';
import { scenarios } from '../games/registry.ts';
import { agreement, tableOf } from './agreement.ts';

/** Behind a chance that the acknowledgement did not name: dice of lines above that fell neither all well nor all ill. */
const UNNAMED: Readonly<Record<string, number>> = { 'skirmish/mill': 1 };

interface Tried {
  readonly scenario: string;
  readonly tempo: Tempo;
  readonly turns: number;
  readonly every: number;
  readonly seats?: number;
  readonly seed?: number;
}

/** Of the long games a part. */
const PARTS: readonly Tried[] = [
  { scenario: 'savannah/assault', tempo: 'classic', turns: 3, every: 2 },
  { scenario: 'savannah/assault', tempo: 'full', turns: 1, every: cases(5, 9) },
  { scenario: 'savannah/assault', tempo: 'together', turns: 2, every: 1, seed: 2 },
  { scenario: 'savannah/assault', tempo: 'classic', turns: 2, every: 3, seats: 3 },
  { scenario: 'savannah/assault', tempo: 'full', turns: 1, every: cases(6, 11), seats: 3 },
  { scenario: 'savannah/assault', tempo: 'express', turns: 2, every: 1, seats: 3 },
  { scenario: 'savannah/assault', tempo: 'together', turns: 2, every: 1, seats: 3 },
  { scenario: 'savannah/campaign', tempo: 'classic', turns: 8, every: 2 },
  { scenario: 'savannah/campaign', tempo: 'express', turns: 4, every: 2 },
  { scenario: 'pensacola/assault', tempo: 'classic', turns: 3, every: 2 },
  { scenario: 'pensacola/assault', tempo: 'full', turns: 1, every: 2 },
  { scenario: 'pensacola/assault', tempo: 'together', turns: 2, every: 1 },
  { scenario: 'pensacola/campaign', tempo: 'classic', turns: 6, every: 3 },
  { scenario: 'pensacola/campaign', tempo: 'together', turns: 4, every: 1 },
  { scenario: 'pensacola/siege', tempo: 'express', turns: 4, every: 1 },
  { scenario: 'jenkins-ear/war', tempo: 'classic', turns: 4, every: 2 },
  { scenario: 'jenkins-ear/war', tempo: 'together', turns: 4, every: 2 },
];

/** Any other scenario is tried in every tempo, at every stage of its first turns, with several books and dice. */
const WHOLE = { turns: 6, every: 1 };
const SEEDS = [1, 2, 3, 4, 5, 6];

function plansOf(scenario: string): readonly Tried[] {
  const parts = PARTS.filter((plan) => plan.scenario === scenario);
  if (parts.length > 0) return parts;
  return TEMPOS.flatMap((tempo) => SEEDS.map((seed) => ({ scenario, tempo, seed, ...WHOLE })));
}

describe('acknowledged is carried out', () => {
  test.each(scenarios())('%s', (scenario) => {
    const rows = plansOf(scenario).map((plan) => ({
      name: `${scenario} ${plan.tempo} ${plan.seats ?? 2} seats seed ${plan.seed ?? 1}`,
      sum: agreement({ seats: 2, seed: 1, ...plan, books: scenario === 'savannah/campaign' ? 8 : 3 }),
    }));
    const differences = rows.flatMap(({ sum }) => sum.differences);
    const wrong = differences.filter(({ kind }) => !['idle', 'by-chance', 'unnamed'].includes(kind));
    const unnamed = differences.filter(({ kind }) => kind === 'unnamed');
    expect(rows.reduce((total, { sum }) => total + sum.accepted, 0)).toBeGreaterThan(60);
    expect(rows.reduce((total, { sum }) => total + sum.refused, 0)).toBeGreaterThan(10);
    expect(wrong, tableOf(rows)).toEqual([]);
    expect(unnamed.length, tableOf(rows)).toBeLessThanOrEqual(UNNAMED[scenario] ?? 0);
  });
});
