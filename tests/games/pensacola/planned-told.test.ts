/** Of the turn that is planned a letter tells the weather, and of who is out on a raid how far he goes. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { look } from '../../../src/engine/view.ts';
import { books } from '../../../src/games/pensacola/messages/messages.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { ownStory } from '../../../src/games/pensacola/story/own.ts';
import type { PensacolaView } from '../../../src/games/pensacola/view.ts';
import { movementOf } from '../../../src/series/boar/story/outlook.ts';
import { type Teller, tellerOf } from '../../../src/series/boar/story/teller.ts';
import { weatherNow } from '../../../src/series/boar/story/weather.ts';
import { game, pensacola } from './campaign.ts';
import { positionIn } from './field.ts';

function tellerFor(state: PensacolaState, who: string, turn: number): Teller {
  const next = { ordinal: turn, printed: turn, calls: ['movement'], heard: [] };
  const telling = { ...stillTelling(who, 'en', look(game, state, who) as PensacolaView), next };
  return tellerOf(pensacola, ownStory(pensacola), rulesOf(pensacola), books.en, telling);
}

test('weather that holds without a die is told of the turn to come, not of the one before', () => {
  const state = positionIn(pensacola, '2524 ra-3; 2611 aragon', { turn: 7, ordinal: 7, weather: 'gale' });
  const { rows } = weatherNow(tellerFor(state, 'spanish', 8));
  expect(rows.map(({ label }) => label)).toEqual(['Gale, turn 8']);
  expect(plainWords(rows[0]?.text ?? [])).toContain('half MP');
});

test('P 3.9.2 who is out on a raid is listed with the MP he has', () => {
  const state = positionIn(pensacola, '2717 choctaw-3, kfr; 2524 ra-3; 2611 aragon', {
    turn: 9,
    ordinal: 9,
    weather: 'clear',
  });
  const units = ['choctaw-3', 'kfr'];
  state.campaign.raids.raid = { entry: '2717', units, dropped: [], resting: [], left: 5, fought: false };
  const teller = tellerFor(state, 'british', 9);
  expect(units.map((unit) => movementOf(teller, unit))).toEqual([5, 5]);
});
