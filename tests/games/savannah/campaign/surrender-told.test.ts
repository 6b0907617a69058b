/** While Allies stand in the town every call says how many hexes of it they hold, and how likely that ends the game. */
import { expect, test } from 'vitest';
import type { Language } from '../../../../src/engine/contract.ts';
import type { Story } from '../../../../src/engine/story.ts';
import { stillTelling } from '../../../../src/engine/telling.ts';
import { look } from '../../../../src/engine/view.ts';
import type { CampaignSheet } from '../../../../src/games/savannah/campaign/schema.ts';
import { surrenderOdds } from '../../../../src/games/savannah/campaign/surrender.ts';
import { factsIn, standIn } from '../../../told.ts';
import { campaign, position, rules, savannah } from '../../campaign.ts';
import { openGame } from '../../registry.ts';

const { game } = openGame('savannah/campaign');

function called(stand: string, who: string, language: Language): Story {
  const state = position(stand, { turn: 18, ordinal: 18 });
  campaign(state).scale = 'tactical';
  const view = look(game, state, who);
  const next = { ordinal: 18, printed: 18, calls: ['movement'], heard: [] };
  return game.story({ ...stillTelling(who, language, view), next } as never) as Story;
}

const IN_TOWN = '1803 foix; 1702 hainault; 1802 prevost';

test('S 2.1 A each hex of the town that Allies hold in order brings the surrender one face of the die nearer', () => {
  const odds = (text: string) =>
    surrenderOdds(savannah.campaign as CampaignSheet, { ...rules, position: position(text) });
  expect(odds(IN_TOWN)).toEqual({ city: 2, die: 1, chance: 20 });
  expect(odds('1803 foix; 1702 hainault disrupted; 1802 prevost')).toEqual({ city: 1, die: 0, chance: 10 });
  expect(odds('1803 foix; 1702 hainault; 1801 fraser-1')).toEqual({ city: 2, die: 2, chance: 30 });
});

test.each([
  ['en', /Town: 2.* surrender .*20%/, '2 hexes of the town held'],
  ['fr', /Ville : 2.* capitule .*20 %/, '2 hexagones de la ville tenus'],
] as const)('S 2.1 A in %s calls and goals tell it, and nothing of it while nobody is there', (language, line, goal) => {
  for (const who of ['allies', 'british']) {
    const story = called(IN_TOWN, who, language);
    expect(standIn(story).join('\n')).toMatch(line);
    expect(
      factsIn(story)
        .map(({ text }) => text)
        .join('\n'),
    ).toContain(goal);
    expect(standIn(called('1804 foix; 1802 prevost', who, language)).join('\n')).not.toMatch(/surrender|capitule/);
  }
});
