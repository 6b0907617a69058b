/** Who was lost this turn, by side and cause. */
import { chapter } from '../../../engine/chapters.ts';
import type { Chapter, Rows } from '../../../engine/story.ts';
import { statusOf } from './contests.ts';
import { ofKind, type Teller } from './teller.ts';

export function losses(teller: Teller): Chapter[] {
  const { say } = teller;
  const rows: Rows['rows'] = ofKind(teller.tales, 'ear.lost').map(({ facts }) => ({
    label: [{ side: facts.side, text: say(`side.${facts.side}`) }],
    text: [`${statusOf(teller, facts)} (${say(`cause.${facts.cause}`)}).`],
  }));
  return chapter('losses', 'summary', [{ kind: 'rows', as: 'columns', rows }]);
}
