/** A line that hangs on how a line above it comes out turns on the dice of that one. */
import { expect, test } from 'vitest';
import { readOrders } from '../../src/orders/read.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { openGame } from '../games/registry.ts';
import type { State } from '../games/skirmish/rules.ts';
import { saidOf } from './verdicts.ts';

const { game } = openGame('skirmish/mill');

/** What each line of Red turns on where the fusiliers stand in the mill and the riflemen beside it. */
function turningOn(...lines: readonly string[]): readonly (readonly unknown[])[] {
  const state = game.setup() as State;
  Object.assign(state.units, {
    fusiliers: { hex: '0302', strength: 3 },
    riflemen: { hex: '0403', strength: 1 },
    hussars: { hex: null, strength: 0 },
  });
  const { lines: read } = readOrders(lines.join('\n'), grammarOf(game, game.view(state, 'red'), 'red'));
  const orders = read.flatMap((line) => line.read?.order ?? []);
  return saidOf(game, state, 'red', orders).map((said) =>
    said.flatMap(({ code, facts }) => (code === 'turns-on' ? [facts.on].flat() : [])),
  );
}

test('who is to go on from where his attack leads him turns on its die', () => {
  const die = [{ chance: 'attack', n: 1, at: ['fusiliers'] }];
  expect(turningOn('ATTACK 0403 WITH fusiliers', 'MOVE fusiliers TO 0504')).toEqual([die, die]);
});

test('who goes his way whatever comes of the attack turns on nothing', () => {
  expect(turningOn('ATTACK 0403 WITH fusiliers', 'MOVE dragoons TO 0201')[1]).toEqual([]);
});
