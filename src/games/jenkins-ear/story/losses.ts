/** Who was lost this turn, by side and cause. */
import type { Rows } from '../../../engine/story.ts';
import { statusOf } from './contests.ts';
import { ofKind, type Teller } from './teller.ts';

export function losses(teller: Teller): Rows['rows'] {
  const { say } = teller;
  return ofKind(teller.tales, 'ear.lost').map(({ facts }) => ({
    label: [{ side: facts.side, text: say(`side.${facts.side}`) }],
    text: [`${statusOf(teller, facts)} (${say(`cause.${facts.cause}`)}).`],
  }));
}
