/** Spanish of letters that once read wrongly: what a card is played on, and who was lost. */
import { expect, test } from 'vitest';
import { stillTelling } from '../../../src/engine/telling.ts';
import { books } from '../../../src/games/pensacola/messages/messages.ts';
import { game } from './campaign.ts';

function told(heard: readonly object[]): string {
  const state = { ...game.setup(), turn: 4, ordinal: 4 };
  return JSON.stringify(game.story({ ...stillTelling('spanish', 'es', game.view(state, 'spanish')), heard } as never));
}

const tale = (kind: string, facts: object) => ({ kind, address: 't4/british/movement/card', rule: 'P 3.2', facts });

test('P 3.2 a card that makes the weather is played for it, not on it', () => {
  const text = told([tale('pensacola.card-played', { card: 42, side: 'british', target: 'rain', answered: null })]);
  expect(text).toContain('juegan la carta 42, Rola el viento: lluvia.');
});

test('who is destroyed is lost in words that are Spanish', () => {
  const said = books.es('loss.destroyed', { unit: 'los batidores de Florida', from: 1 });
  expect(said).toBe('destrucción de los batidores de Florida (1 PF)');
});
