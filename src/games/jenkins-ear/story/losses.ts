/** Who was lost this turn, by side and cause. */
import type { Story } from '../../../engine/story.ts';
import { statusOf } from './contests.ts';
import { ofKind, type Teller } from './teller.ts';

export function losses(teller: Teller): Story['losses'] {
  const { say } = teller;
  return ofKind(teller.tales, 'ear.lost').map(({ facts }) => ({
    name: say(`side.${facts.side}`),
    side: facts.side,
    text: `${statusOf(teller, facts)} (${say(`cause.${facts.cause}`)}).`,
  }));
}
