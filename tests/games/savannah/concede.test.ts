/** A side that gives up: what the rules make of it. When it may, and how it is confirmed, is the table's affair. */
import { describe, expect, test } from 'vitest';
import { openGame } from '../registry.ts';

describe('decision 46', () => {
  const concede = (scenario: string, side: string) => {
    const { game } = openGame(scenario);
    return game.concede?.(game.setup(), side);
  };

  test('decision 46 a garrison that gives up in the campaign has surrendered; any other side has collapsed', () => {
    expect(concede('savannah/campaign', 'british')).toEqual({ result: 'decisive', winner: 'allies' });
    expect(concede('savannah/campaign', 'allies')).toEqual({ result: 'substantial', winner: 'british' });
    expect(concede('savannah/assault', 'british')).toEqual({ result: 'substantial', winner: 'allies' });
    expect(concede('savannah/assault', 'allies')).toEqual({ result: 'substantial', winner: 'british' });
  });
});
