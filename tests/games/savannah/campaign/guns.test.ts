/** Guns of the campaign: scenario rule 1 does not bind them. */
import { expect, test } from 'vitest';
import { strike } from '../../../../src/series/boar/rules/fire.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { move } from '../../assault.ts';
import { position, rules, savannah } from '../../campaign.ts';
import { drive } from '../../position.ts';
import { movementPhase } from '../../steps.ts';

test('S scenario 1 binds no gun of the campaign: struck by fire it goes where its owner says', () => {
  const state = position('1404 br-a', { turn: 9, phasing: 'british', weather: 'favorable' });
  drive(state, (play) => strike(boardOf(rules, play), { batteries: [], target: 'br-a', from: [] }, 'R', 'french', []));
  const struck = state.units['br-a']?.hex;
  expect(struck).not.toBe('1404');
  const driven = drive(state, (play) => movementPhase(savannah, boardOf(rules, play), 'british'), {
    books: { 'movement@british': [move('br-a', '1403')] },
  });
  expect(driven.events.filter(({ kind }) => kind === 'boar.order-failed')).toEqual([]);
  expect(state.units['br-a']).toMatchObject({ hex: '1403', goingHome: false });
});
