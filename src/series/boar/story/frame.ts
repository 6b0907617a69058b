/** The days of a siege in sentences: weather, arrivals, the assault declared and come. */
import { opened, signed } from '../../../engine/phrase.ts';
import type { Words } from '../../../engine/story.ts';
import type { FrameEvents } from '../frame/events.ts';
import type { Modifier } from '../rules/events.ts';
import { sideOf } from '../rules/units.ts';
import { told } from './effects.ts';
import { heldBack } from './held-back.ts';
import { entryLetter } from './schedule.ts';
import { isOurs, type LinesOf, named, namedAll, subject, type Teller } from './teller.ts';

export const frameLines: LinesOf<FrameEvents> = {
  weather: (teller, { weather, was, die, modifiers, sum }) => {
    const { say } = teller;
    const name = say(`weather.${weather}`);
    if (die === null) return told(teller, 'tale.weather.follows', { weather: name, same: weather === was });
    return told(teller, 'tale.weather.rolled', {
      weather: name,
      die,
      added: added(teller, modifiers),
      sum: sum ?? die,
    });
  },
  havoc: (teller, { army, die, unit, effects }) => {
    const whose = { army: teller.say(`army.${army}.the`), ours: isOurs(teller, army) };
    return told(teller, 'tale.havoc', { ...whose, die, hit: unit !== null }, effects);
  },
  entry: (teller, facts) => told(teller, 'tale.entry', { ...facts }),
  arrival: (teller, { entry, hex, units: due, substitute }) => {
    const held = heldBack(teller);
    const units = due.filter((unit) => !held.has(unit));
    if (units.length === 0) return [];
    const facts = { ...subject(teller, ...units), entry: entryLetter(teller, entry), hex, substitute };
    return told(teller, 'tale.arrival', facts);
  },
  delayed: (teller, { units, turn, reason }) => {
    // An event has itself said why.
    const why = reason === 'event' ? '' : teller.say(`delay.${reason}`);
    return told(teller, 'tale.delayed', { ...subject(teller, ...units), turn, why });
  },
  'reinforcements-lost': (teller, { units, effects }) =>
    told(teller, 'tale.reinforcements-lost', subject(teller, ...units), effects),
  declared: (teller, { side, turn }) => {
    const facts = { ours: isOurs(teller, side), turn, tactical: teller.scenario.campaign?.tactical ?? 0 };
    const works = teller.after.campaign?.siege.building.map(({ hex }) => hex) ?? [];
    const givenUp = works.length > 0 ? told(teller, 'tale.given-up', { hexes: works.join(', ') }) : [];
    return [[{ strong: opened(teller.say('tale.declared', facts)) }], ...givenUp];
  },
  tactical: (teller, { never, declared }) => {
    const lines: Words[] = [[{ strong: opened(teller.say('tale.tactical', { declared })) }]];
    const ours = never.filter((id) => isOurs(teller, sideOf(teller.field, id)));
    const facts = { ours: namedAll(teller, ours), theirs: never.length - ours.length };
    return never.length > 0 ? [...lines, ...told(teller, 'tale.never', facts)] : lines;
  },
};

/** ` -1 turn 2, +1 after fair weather`; nothing when nothing is added. */
export function added(teller: Teller, modifiers: readonly Modifier[]): string {
  return modifiers
    .map(({ name, value, unit }) => {
      return ` ${signed(value)} ${teller.say(name, unit === undefined ? {} : { unit: named(teller, unit) })}`;
    })
    .join('');
}
