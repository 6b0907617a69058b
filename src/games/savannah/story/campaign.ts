/** The frame of the campaign in sentences: weather, arrivals, sorties, the declaration and the surrender. */
import { listing, opened, signed } from '../../../engine/phrase.ts';
import type { Words } from '../../../engine/story.ts';
import type { Modifier } from '../../../series/boar/events.ts';
import type { CampaignEvents } from '../campaign/events.ts';
import type { Lines } from './chronicle.ts';
import { effectSentences } from './effects.ts';
import { entryLetter } from './schedule.ts';
import { isOurs, named, namedAll, type OwnTale, placedFully, subject, type Teller } from './teller.ts';

/** The facts of an event of this kind. */
function factsOf<K extends keyof CampaignEvents>({ facts }: OwnTale): CampaignEvents[K] {
  return facts as unknown as CampaignEvents[K];
}

export const campaignLines: Lines = {
  'savannah.weather': (teller, tale) => {
    const { weather, was, die, modifiers, sum } = factsOf<'savannah.weather'>(tale);
    const { say } = teller;
    const name = say(`weather.${weather}`);
    if (die === null) return [[opened(say('tale.weather.follows', { weather: name, same: weather === was }))]];
    return [
      [opened(say('tale.weather.rolled', { weather: name, die, added: added(teller, modifiers), sum: sum ?? die }))],
    ];
  },
  'savannah.havoc': (teller, tale) => {
    const { army, die, unit, effects } = factsOf<'savannah.havoc'>(tale);
    const { say } = teller;
    const said = say('tale.havoc', {
      army: say(`army.${army}.the`),
      ours: isOurs(teller, army),
      die,
      hit: unit !== null,
    });
    return [[[said, ...effectSentences(teller, effects)].map(opened).join(' ')]];
  },
  'savannah.entry': (teller, tale) => {
    const { die, entry } = factsOf<'savannah.entry'>(tale);
    return [[opened(teller.say('tale.entry', { die, entry }))]];
  },
  'savannah.arrival': (teller, tale) => {
    const { entry, hex, units, substitute } = factsOf<'savannah.arrival'>(tale);
    return [
      [
        opened(
          teller.say('tale.arrival', {
            ...subject(teller, ...units),
            entry: entryLetter(teller, entry),
            hex,
            substitute,
          }),
        ),
      ],
    ];
  },
  'savannah.delayed': (teller, tale) => {
    const { units, turn, reason } = factsOf<'savannah.delayed'>(tale);
    const { say } = teller;
    return [[opened(say('tale.delayed', { ...subject(teller, ...units), turn, why: say(`delay.${reason}`) }))]];
  },
  'savannah.reinforcements-lost': (teller, tale) => {
    const { units, effects } = factsOf<'savannah.reinforcements-lost'>(tale);
    const said = teller.say('tale.reinforcements-lost', subject(teller, ...units));
    return [[[said, ...effectSentences(teller, effects)].map(opened).join(' ')]];
  },
  'savannah.sortie': (teller, tale) => {
    const { leader, units } = factsOf<'savannah.sortie'>(tale);
    return [[opened(teller.say('tale.sortie', { ...subject(teller, ...units), leader: named(teller, leader) }))]];
  },
  'savannah.defences': (teller, tale) => {
    const { value } = factsOf<'savannah.defences'>(tale);
    return [[opened(teller.say('tale.defences', { value, finished: value === 0 }))]];
  },
  'savannah.declared': (teller) => [[{ strong: opened(teller.say('tale.declared')) }]],
  'savannah.tactical': (teller, tale) => {
    const { never, declared } = factsOf<'savannah.tactical'>(tale);
    const { say } = teller;
    const lines: Words[] = [[{ strong: opened(say('tale.tactical', { declared })) }]];
    if (never.length > 0) lines.push([opened(say('tale.never', { units: namedAll(teller, never) }))]);
    return lines;
  },
  'savannah.surrender': (teller, tale) => {
    const { hexes, die, modifiers, sum, needed, surrendered } = factsOf<'savannah.surrender'>(tale);
    const { say } = teller;
    const where = listing(
      hexes.map((hex) => placedFully(teller, hex)),
      say.language,
    );
    const facts = { hexes: where, die, added: added(teller, modifiers), sum, needed, surrendered };
    return [[{ strong: opened(say('tale.surrender', facts)) }]];
  },
};

/** ` -1 turn 2, +1 after fair weather`; nothing when nothing is added. */
function added(teller: Teller, modifiers: readonly Modifier[]): string {
  return modifiers
    .map(({ name, value, unit }) => {
      const cause = teller.say(name, unit === undefined ? {} : { unit: named(teller, unit) });
      return ` ${signed(value)} ${cause}`;
    })
    .join('');
}
