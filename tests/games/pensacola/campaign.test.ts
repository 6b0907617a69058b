/** The frame of the campaign: siege turns one after the other, and the coup de main. */
import { describe, expect, test } from 'vitest';
import { doctrineDesk, playOut } from '../../contract/plays.ts';
import { game } from './campaign.ts';

describe('whole games', () => {
  test('the computer plays the siege and the coup de main to a result', () => {
    const turns = playOut(game, 'siege', doctrineDesk(game), undefined, { checkEveryStep: true });
    expect(turns.at(-1)?.closed.outcome).toBe('over');
    expect(turns.length).toBeLessThanOrEqual(26);
  });
});
