/** Who may not go up to the lines yet; units of the garrison out of them, their leaders, and who may go out next. */
import type { Subject } from '../../../engine/chapters.ts';
import { opened } from '../../../engine/phrase.ts';
import { counterOf, isArtillery } from '../../../series/boar/rules/units.ts';
import { type Block, named, namedAll, subject, type Teller } from '../../../series/boar/story/teller.ts';
import { isBound, mayTake } from '../campaign/sorties.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Savannah } from '../scenario.ts';

export function sortiesOut(teller: Teller): Subject {
  const { say, now } = teller;
  const out = teller.telling.next === null ? [] : (campaignIn(now)?.sorties ?? []);
  return {
    title: say('dispatch.sorties'),
    rows: out.map(({ leader, units }) => {
      const facts = { units: namedAll(teller, units), leader: named(teller, leader) };
      return {
        label: opened(facts.leader),
        text: [opened(say('sortie.out', { ...subject(teller, ...units), ...facts }))],
      };
    }),
  };
}

/** That the besiegers keep off the lines for now (S 1.7). */
export const keptOff = ({ say, side, field }: Teller): Block[] =>
  side === field.worksOf ? [] : [{ head: say('form.kept-off'), lines: [] }];

/** Who may go out next turn, under each leader. */
export function sortieBlocks(savannah: Savannah, teller: Teller): Block[] {
  const { say, at, side, now, field, telling } = teller;
  if (side !== field.worksOf || !isBound(savannah, { ...now, turn: telling.next?.printed ?? now.turn })) return [];
  const lines = [...field.leaders.values()].flatMap((leader) => {
    // Guns alone are nothing to go out with.
    const units = mayTake(at, leader).filter((unit) => !isArtillery(counterOf(field, unit)));
    return units.length === 0
      ? []
      : [say('form.order.sortie', { units: units.slice(0, 2).join(', '), leader: leader.id })];
  });
  return lines.length === 0 ? [] : [{ head: say('form.sortie'), lines }];
}
