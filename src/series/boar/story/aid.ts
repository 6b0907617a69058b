/** A player's aid for the campaign: what happens in a turn and who writes what for it, and what each weather does. */
import { subjects } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import type { Chapter } from '../../../engine/story.ts';
import type { Teller } from './teller.ts';
import { weatherEffects } from './weather.ts';

const DAYS = ['weather', 'events', 'works', 'siege', 'arrival', 'movement', 'rally', 'fire', 'combat', 'end'];
const HOURS = ['initiative', 'movement', 'rally', 'fire', 'combat', 'end'];

export function aid(teller: Teller): Chapter[] {
  const { say, telling, scenario, field } = teller;
  if (telling.next === null || scenario.campaign === null) return [];
  const { declaration, tactical } = scenario.campaign;
  const facts = { siege: declaration.to === 0, last: field.scenario.turns[1], tactical };
  const isDays = teller.scale === 'strategic';
  const weathers = isDays
    ? scenario.campaign.weather.die.map(({ kind }) => kind).reverse()
    : Object.keys(field.tables.weather);
  return subjects('aid', 'aid', [
    {
      title: say(isDays ? 'aid.days' : 'aid.hours'),
      rows: (isDays ? DAYS : HOURS).map((phase) => ({
        label: say(`aid.${phase}.head`),
        text: [say(`aid.${phase}`, facts)],
      })),
    },
    {
      title: say('aid.weathers'),
      rows: weathers.map((kind) => ({ label: opened(say(`weather.${kind}`)), text: [weatherEffects(teller, kind)] })),
    },
  ]);
}
