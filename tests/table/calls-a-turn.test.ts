/** How often the common tempo calls: a seat writes at most twice a turn, whatever happens in it. */
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

/** How often each seat is called in each turn of a game: `3 english`. */
function callsIn(scenario: string, seats: number, seed: string): ReadonlyMap<string, number> {
  const called = new Map<string, number>();
  for (const { stood } of stages(scenario, seats, 'classic', ALL_TURNS, undefined, seed)) {
    for (const { seat } of stood.waiting?.needs ?? []) {
      const turn = `${stood.waiting?.turn} ${seat}`;
      called.set(turn, (called.get(turn) ?? 0) + 1);
    }
  }
  return called;
}

describe('the classic tempo', () => {
  test.each(GAMES)('of %s with %i seats calls a seat at most twice a turn', (scenario, seats) => {
    let turns = 0;
    for (let n = 1; n <= cases(20, 2); n++) {
      const called = callsIn(scenario, seats, n.toString(16).padStart(2, '0').repeat(32));
      const often = [...called].filter(([, times]) => times > MOST);
      expect(often, `game ${n}`).toEqual([]);
      turns += called.size;
    }
    expect(turns).toBeGreaterThan(10);
  });
});
