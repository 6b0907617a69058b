/** What a call for combat promises against who may withdraw before it: only if they do not (P 3.7.5). */
import { expect, test } from 'vitest';
import { stillTelling } from '../../../src/engine/telling.ts';
import { openGame } from '../registry.ts';
import { position } from './field.ts';

const { game } = openGame('pensacola/siege');

/** The odds of the first attack on the hex, as the Spanish are told them. */
function oddsAt(text: string): string {
  const state = position(text, { turn: 8 });
  Object.assign(state, { phasing: 'spanish' });
  const next = { ordinal: 8, printed: 8, calls: ['combat'], heard: [] };
  const story = game.story({ ...stillTelling('spanish', 'en', game.view(state, 'spanish')), next } as never);
  return JSON.stringify(story).match(/"odds":"([^"]*)"/)?.[1] ?? '';
}

test('P 3.7.5 of Indians in the scrub the odds stand with a condition, but not where light troops attack', () => {
  expect(oddsAt('3024 creeks; 3023 navarra')).toBe('6 : 1 (capped at 4-1) -> 4-1, if they do not withdraw');
  expect(oddsAt('3024 creeks; 3023 sp-light')).toMatch(/^\d+ : \d+ -> \S+$/);
});
