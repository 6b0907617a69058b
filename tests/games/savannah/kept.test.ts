/** Scenarios that games have kept since they were founded open as those of today. */
import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/contract.ts';
import { savannah } from '../../../src/games/savannah/game.ts';
import { openSavannah } from '../../../src/games/savannah/scenario.ts';
import { scenario } from '../campaign.ts';

/** The campaign as it was kept before decks left cards out and more than one kind of weather weighed on the die. */
function kept(): Json {
  const old = JSON.parse(JSON.stringify(scenario));
  for (const card of old.cards.deck) delete card.hexes;
  delete old.cards.out;
  delete old.cards.doctrine.near;
  old.cards.doctrine.again = 2;
  old.scenario.campaign.weather.after = { kind: 'favorable', value: 1 };
  delete old.scenario.setup.groups;
  return old;
}

test('a campaign kept by a game of earlier days is that of today', () => {
  expect(openSavannah(kept()).files).toEqual(scenario);
});

test('it opens, and its first turn stands as set up', () => {
  const state = savannah.open(kept()).setup();
  expect(state).toEqual(savannah.open(scenario).setup());
});
