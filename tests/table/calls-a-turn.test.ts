/** What the common tempo costs: a seat writes at most twice a turn and gets at most two letters, whatever happens in it. */
import { describe, expect, test } from 'vitest';
import { cases } from '../cases.ts';
import { stages } from './stages.ts';

const GAMES = [
  ['savannah/assault', 2],
  ['savannah/assault', 3],
  ['savannah/campaign', 2],
  ['savannah/campaign', 3],
  ['jenkins-ear/war', 2],
] as const;
const MOST = 2;
/** More turns than any game has. */
const ALL_TURNS = 100;

/** How often each seat is called, and how many letters it gets, in each turn of a game: `3 english`. */
function countsIn(scenario: string, seats: number, seed: string) {
  const called = new Map<string, number>();
  const lettered = new Map<string, number>();
  for (const { stood, letters } of stages(scenario, seats, 'classic', ALL_TURNS, undefined, seed)) {
    const now = stood.waiting?.turn ?? 0;
    const count = (of: Map<string, number>, turn: number, seat: string) =>
      of.set(`${turn} ${seat}`, (of.get(`${turn} ${seat}`) ?? 0) + 1);
    for (const { seat } of stood.waiting?.needs ?? []) count(called, now, seat);
    // A report that no call of the turn after it has carried leaves as that turn closes, and is its letter.
    for (const { seat, kind, ordinal } of letters)
      count(lettered, kind === 'report' ? Math.min(now, ordinal + 1) : now, seat);
  }
  return { called, lettered };
}

describe('the classic tempo', () => {
  test.each(GAMES)('of %s with %i seats calls a seat and writes to it at most twice a turn', (scenario, seats) => {
    let turns = 0;
    for (let n = 1; n <= cases(20, 2); n++) {
      const { called, lettered } = countsIn(scenario, seats, n.toString(16).padStart(2, '0').repeat(32));
      for (const counted of [called, lettered]) {
        const often = [...counted].filter(([, times]) => times > MOST);
        expect(often, `game ${n}`).toEqual([]);
      }
      turns += called.size;
    }
    expect(turns).toBeGreaterThan(10);
  });
});
