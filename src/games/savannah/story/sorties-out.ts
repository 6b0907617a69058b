/** Units of the garrison out of the lines, and the leaders who answer for them. */
import { opened } from '../../../engine/phrase.ts';
import type { Dispatch } from '../../../engine/story.ts';
import { named, namedAll, subject, type Teller } from './teller.ts';

export function sortiesOut(teller: Teller): Dispatch {
  const { say, now } = teller;
  const out = teller.telling.next === null ? [] : (now.campaign?.sorties ?? []);
  return {
    title: say('dispatch.sorties'),
    rows: out.map(({ leader, units }) => ({
      label: opened(named(teller, leader)),
      text: [
        opened(
          say('sortie.out', {
            ...subject(teller, ...units),
            units: namedAll(teller, units),
            leader: named(teller, leader),
          }),
        ),
      ],
    })),
  };
}
