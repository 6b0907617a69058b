/** The days of a siege in sentences: weather, arrivals, the assault declared and come. */
import { opened, signed } from '../../../engine/phrase.ts';
import type { Words } from '../../../engine/story.ts';
import type { FrameEvents } from '../frame/events.ts';
import type { Modifier } from '../rules/events.ts';
import { effectSentences } from './effects.ts';
import { entryLetter } from './schedule.ts';
import type { Lines } from './teller.ts';
import { isOurs, named, namedAll, type OwnTale, subject, type Teller } from './teller.ts';

/** The facts of an event of this kind. */
function factsOf<K extends keyof FrameEvents>({ facts }: OwnTale): FrameEvents[K] {
  return facts as FrameEvents[K];
}

export const frameLines: Lines = {
  'own.weather': (teller, tale) => {
    const { weather, was, die, modifiers, sum } = factsOf<'weather'>(tale);
    const { say } = teller;
    const name = say(`weather.${weather}`);
    if (die === null) return [[opened(say('tale.weather.follows', { weather: name, same: weather === was }))]];
    return [
      [opened(say('tale.weather.rolled', { weather: name, die, added: added(teller, modifiers), sum: sum ?? die }))],
    ];
  },
  'own.havoc': (teller, tale) => {
    const { army, die, unit, effects } = factsOf<'havoc'>(tale);
    const { say } = teller;
    const said = say('tale.havoc', {
      army: say(`army.${army}.the`),
      ours: isOurs(teller, army),
      die,
      hit: unit !== null,
    });
    return [[[said, ...effectSentences(teller, effects)].map(opened).join(' ')]];
  },
  'own.entry': (teller, tale) => {
    const { die, entry } = factsOf<'entry'>(tale);
    return [[opened(teller.say('tale.entry', { die, entry }))]];
  },
  'own.arrival': (teller, tale) => {
    const { entry, hex, units, substitute } = factsOf<'arrival'>(tale);
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
  'own.delayed': (teller, tale) => {
    const { units, turn, reason } = factsOf<'delayed'>(tale);
    const { say } = teller;
    return [[opened(say('tale.delayed', { ...subject(teller, ...units), turn, why: say(`delay.${reason}`) }))]];
  },
  'own.reinforcements-lost': (teller, tale) => {
    const { units, effects } = factsOf<'reinforcements-lost'>(tale);
    const said = teller.say('tale.reinforcements-lost', subject(teller, ...units));
    return [[[said, ...effectSentences(teller, effects)].map(opened).join(' ')]];
  },
  'own.declared': (teller) => {
    const works = teller.after.campaign?.siege.building.map(({ hex }) => hex) ?? [];
    const givenUp = works.length > 0 ? [[opened(teller.say('tale.given-up', { hexes: works.join(', ') }))]] : [];
    return [[{ strong: opened(teller.say('tale.declared')) }], ...givenUp];
  },
  'own.tactical': (teller, tale) => {
    const { never, declared } = factsOf<'tactical'>(tale);
    const { say } = teller;
    const lines: Words[] = [[{ strong: opened(say('tale.tactical', { declared })) }]];
    if (never.length > 0) lines.push([opened(say('tale.never', { units: namedAll(teller, never) }))]);
    return lines;
  },
};

/** ` -1 turn 2, +1 after fair weather`; nothing when nothing is added. */
export function added(teller: Teller, modifiers: readonly Modifier[]): string {
  return modifiers
    .map(({ name, value, unit }) => {
      const cause = teller.say(name, unit === undefined ? {} : { unit: named(teller, unit) });
      return ` ${signed(value)} ${cause}`;
    })
    .join('');
}
