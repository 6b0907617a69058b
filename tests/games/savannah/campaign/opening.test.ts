/** How the campaign opens, and the order of its turn (S 1.3, 1.4, 3). */
import { expect, test } from 'vitest';
import { setup } from '../../../../src/games/savannah/setup.ts';
import type { Sequence } from '../../../../src/series/boar/rules/house.ts';
import { rules, savannah } from '../../campaign.ts';

test('S 1.3 each army has a track of its own: 19 British, 18 American, 17 French', () => {
  expect(setup(savannah).morale).toEqual({ british: 19, american: 18, french: 17 });
});

test('S 1.4 the Allies open with one momentum chit between them, the British with none', () => {
  expect(setup(savannah).momentum).toEqual({ allies: 1, british: 0 });
});

test('S 3 weather, events, works, bombardment; then for each side arrivals, movement, rally, fire, close combat', () => {
  const placesIn = (steps: Sequence): string[] =>
    steps.flatMap(({ place, run }) => [
      ...(place === null ? [] : [place]),
      ...(typeof run === 'function' ? [] : placesIn(run)),
    ]);
  const phases = ['weather', 'events', 'works', 'siege', 'arrival', 'movement', 'rally', 'fire', 'combat', 'close'];
  expect(placesIn(rules.sequence).filter((place) => phases.includes(place))).toEqual(phases);
});
