/** Looking ahead: from the call on, on what the role sees alone, the plan that comes to most, the same every time. */
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { AnyGame, Call, Conduct, Json, Order } from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import { lookingAhead } from '../../src/engine/look-ahead.ts';
import { type Closed, type Desk, NO_INPUTS, run } from '../../src/engine/run.ts';
import { openGame } from '../games/registry.ts';

interface Met {
  need: Call;
  sight: unknown;
  book: readonly Order[];
}

/** Calls of the third turn that doctrine answers with orders. */
function callsOf(game: AnyGame): readonly Met[] {
  const met: Met[] = [];
  const desk: Desk<unknown> = (need, { standing }, sight) => {
    if (need.type === 'question') return { answer: game.answer(need, sight, standing), from: 'doctrine' };
    const book = game.orders(need, sight, standing);
    if (book.length > 0) met.push({ need, sight: sight(), book });
    return { answer: book as unknown as Json, from: 'doctrine' };
  };
  let bytes = encode(game.setup());
  for (let turn = 1; turn <= 3; turn++) {
    met.length = 0;
    ({ bytes } = run(game, bytes, NO_INPUTS, practiceDice(`calls/${turn}`, game.roles), desk) as Closed<unknown>);
  }
  return met;
}

describe.each(['savannah/assault', 'savannah/campaign', 'jenkins-ear/war'])('%s', (id) => {
  const { game } = openGame(id);
  const calls = callsOf(game);
  const silent: Conduct<unknown> = { answer: game.answer, orders: () => [] };

  /** What is chosen where the plays come to these worths in turn, and the states they came to. */
  function chosen({ need, sight }: Met, worths: readonly number[], plays = 1) {
    const states: unknown[] = [];
    const worth = (state: unknown): number => worths[states.push(state) - 1] ?? 0;
    const conduct = lookingAhead(() => game, [game, silent], { plays, turns: 1 }, worth);
    return { book: conduct.orders(need, () => sight, []), states };
  }

  test('the plan that comes to most is followed, the first of equals, and every play counts', () => {
    expect(calls.length).toBeGreaterThan(1);
    for (const met of calls) {
      expect(chosen(met, [1, 0]).book).toEqual(met.book);
      expect(chosen(met, [0, 1]).book).toEqual([]);
      expect(chosen(met, [0, 0]).book).toEqual(met.book);
      expect(chosen(met, [5, 0, 3, 3], 2).book).toEqual([]);
    }
  });

  test('play goes on from the call to the close of its turn, and again just so', () => {
    const apart = calls.filter((met) => {
      const [once, again] = [chosen(met, []), chosen(met, [])];
      expect(once.states.map((state) => game.clock(state).ordinal)).toEqual([4, 4]);
      expect(encode(once.states as Json)).toBe(encode(again.states as Json));
      return encode(once.states[0] as Json) !== encode(once.states[1] as Json);
    });
    // A book may come to nothing, but not every one.
    expect(apart.length).toBeGreaterThan(calls.length / 2);
  });
});

test('a plan that every other agrees with is not played at all', () => {
  const { game } = openGame('savannah/assault');
  const [met] = callsOf(game) as [Met];
  const never = (): number => {
    throw new Error('played');
  };
  const conduct = lookingAhead(() => game, [game, game], { plays: 1, turns: 1 }, never);
  expect(conduct.orders(met.need, () => met.sight, [])).toEqual(met.book);
});
