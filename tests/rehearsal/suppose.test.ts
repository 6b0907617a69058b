/** A state supposed from a view shows that view, is legal, and hangs on nothing that is hidden. */
import { expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { Json } from '../../src/engine/contract.ts';
import { chance } from '../contract/plays.ts';
import { stages } from '../table/stages.ts';

test.each([
  ['savannah/assault', 3],
  ['savannah/campaign', 12],
  ['jenkins-ear/war', 11],
] as const)('%s', (scenario, turns) => {
  let tried = 0;
  for (const { record, stood } of stages(scenario, 2, 'classic', turns)) {
    const { game } = record;
    for (const role of game.roles) {
      const view = game.view(stood.state, role);
      const state = game.suppose?.(view, role);
      expect(encode(game.view(state, role) as Json)).toBe(encode(view as Json));
      expect(game.check(state)).toEqual([]);
      const other = game.disguise(stood.state, role, chance(tried));
      expect(encode(game.suppose?.(game.view(other, role), role) as Json)).toBe(encode(state as Json));
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(10);
});
