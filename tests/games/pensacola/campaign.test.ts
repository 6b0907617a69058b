/** The frame of the campaign: siege turns one after the other, and the coup de main. */
import { describe, expect, test } from 'vitest';
import { neighbours } from '../../../src/places/hex/grid.ts';
import { chance, doctrineDesk, playOut, wildDesk } from '../../contract/plays.ts';
import { game, pensacola } from './campaign.ts';

test('the fleet lands on turn 1, a second convoy on turn 7; the Red Cliffs lie apart', () => {
  const due = (id: string) => (pensacola.field.counters.get(id) ?? pensacola.field.leaders.get(id))?.arrival;
  expect(due('navarra')).toMatchObject({ turn: 1, entry: 'landing' });
  expect(due('hibernia')).toMatchObject({ turn: 7, entry: 'convoy' });
  expect(neighbours(pensacola.field.grid, '1103')).toEqual(['1102', '1203', '1204', '1104', '1004', '1003']);
});

describe('whole games', () => {
  test('the computer plays the siege and the coup de main to a result', () => {
    const turns = playOut(game, 'siege', doctrineDesk(game), undefined, { checkEveryStep: true });
    expect(turns.at(-1)?.closed.outcome).toBe('over');
    expect(turns.length).toBeLessThanOrEqual(26);
  });

  test('no illegal state after any step, whatever is answered', () => {
    for (let n = 0; n < 2; n++) {
      const turns = playOut(game, `wild ${n}`, wildDesk(game, chance(n)), undefined, { checkEveryStep: true });
      expect(turns.at(-1)?.closed.outcome).toBe('over');
    }
  });
});
