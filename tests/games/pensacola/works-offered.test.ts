/** Of redoubts the form offers those from which guns reach the forts, and of attacks first those that must be made; of who goes along with the beaten all of his way is told. */
import { expect, test } from 'vitest';
import type { Story } from '../../../src/engine/story.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { books } from '../../../src/games/pensacola/messages/messages.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import { ownStory } from '../../../src/games/pensacola/story/own.ts';
import type { PensacolaView } from '../../../src/games/pensacola/view.ts';
import { effectSentences } from '../../../src/series/boar/story/effects.ts';
import { tellerOf } from '../../../src/series/boar/story/teller.ts';
import { game, pensacola } from './campaign.ts';
import { positionIn } from './field.ts';

function offered(text: string): readonly string[] {
  const state = positionIn(pensacola, `2524 ra-3; ${text}`, { turn: 4, ordinal: 4, weather: 'clear' });
  const next = { ordinal: 4, printed: 4, calls: ['movement'], heard: [] };
  const story = game.story({ ...stillTelling('spanish', 'en', look(game, state, 'spanish')), next }) as Story;
  return story.form.flatMap((line) => /ENTRENCH \S+/.exec(line) ?? []);
}

test('P 3.6, 3.7.10 no redoubt is offered farther from the forts than its guns fire', () => {
  expect(offered('2611 aragon')).toEqual([]);
});

test('P 3.6, 3.7.10 of several the nearest to the forts is offered', () => {
  expect(offered('2716 aragon; 2719 navarra')).toEqual(['ENTRENCH navarra']);
  expect(offered('2719 aragon; 2716 navarra')).toEqual(['ENTRENCH aragon']);
});

test('in a form for all orders of a turn an attack that must be made stands first, and marches where none must', () => {
  const first = (text: string): string | undefined => {
    const state = positionIn(pensacola, text, { turn: 3, ordinal: 3, weather: 'clear' });
    const next = { ordinal: 3, printed: 3, calls: ['orders'], heard: [] };
    const story = game.story({ ...stillTelling('spanish', 'en', look(game, state, 'spanish')), next }) as Story;
    return story.form.find((line) => /MOVE|ATTACK/.test(line));
  };
  expect(first('2613 principe, ezpeleta; 2714 aragon; 2713 choctaw-2; 2411 espana')).toContain('ATTACK 2713 WITH');
  expect(first('2613 principe, ezpeleta; 2714 aragon; 2818 choctaw-2; 2411 espana')).toContain('MOVE');
});

test.each([
  [['2711', '3010'], 'The Florida Rangers fell back 3 hexes to 3010.'],
  [['2711', '2712'], 'The Florida Rangers fell back one hex to 2712.'],
])('who falls back with others is told to have gone as far as they have: %s', (path, said) => {
  const state = positionIn(pensacola, '2524 ra-3; 2510 aragon', { turn: 3, ordinal: 3, weather: 'clear' });
  const telling = stillTelling('spanish', 'en', look(game, state, 'spanish') as PensacolaView);
  const teller = tellerOf(pensacola, ownStory(pensacola), rulesOf(pensacola), books.en, telling);
  expect(effectSentences(teller, [{ kind: 'retreat', unit: 'kfr', path }])).toEqual([said]);
});
