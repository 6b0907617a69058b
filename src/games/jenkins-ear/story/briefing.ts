/** What a player must know before the first turn: what is played, with whom, to what end, and how it goes. */
import type { Words } from '../../../engine/story.ts';
import type { Teller } from './teller.ts';

const LINES = ['scene', 'forces', 'aim', 'course', 'now'];

/** Whether no turn has been played yet, so that a letter has to introduce the game: also when the other side has set up. */
export function isOpening({ telling }: Teller): boolean {
  return telling.next?.printed === 0;
}

/** Five lines of at most ninety characters. */
export function briefing({ say, side, field }: Teller): Words[] {
  const { funds, turns } = field.tables;
  const facts = { funds: funds.start[side], income: funds.turn[side], turns };
  return LINES.map((line) => [{ strong: say(`briefing.${line}.head`) }, ` ${say(`briefing.${side}.${line}`, facts)}`]);
}
