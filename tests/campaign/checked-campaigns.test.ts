/** Campaigns under stress: any orders and answers on top of doctrine; each turn legal and replayed alike, each game with a result. */
import { expect, test } from 'vitest';
import { simulate } from '../../src/tools/simulate/simulate.ts';
import { cases } from '../cases.ts';

const CAMPAIGNS = cases(10, 4);

test('campaigns with orders from anybody are legal on every turn, replay alike and end with a result', async () => {
  const { games } = await simulate('savannah/campaign', 'checked', CAMPAIGNS, { check: true });
  expect(games.map(({ game }) => game)).toEqual(Array.from({ length: CAMPAIGNS }, (_, n) => n + 1));
  for (const { result, turn } of games) {
    expect(result).not.toBe('none');
    expect(turn).toBeLessThanOrEqual(25);
  }
  // The same seed gives the same games: orders and answers come of it too.
  expect(await simulate('savannah/campaign', 'checked', 1, { check: true })).toMatchObject({ games: [games[0]] });
});
