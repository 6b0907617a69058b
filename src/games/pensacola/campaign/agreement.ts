/** Colonel von Hanxleden, who fell at Mobile, joins the British where both players agree before the first turn (P 3.7.1.2). */
import type { Steps } from '../../../engine/contract.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import { tellPensacola } from '../events.ts';
import type { Pensacola } from '../scenario.ts';

/** Both are asked at once; one who does not agree is enough. */
export function* agreeOnLeader({ sheet: { agreed } }: Pensacola, { field, play }: Board): Steps<void> {
  if (agreed === undefined) return;
  const { leader, hex } = agreed;
  const answers = yield* play.together<string>(
    field.sides.map(({ id }) => ({
      role: id,
      kind: 'agree-leader',
      space: { kind: 'one', of: ['without', 'with'] },
      about: { leader, hex },
    })),
  );
  if (answers.includes('without')) return;
  Object.assign(play.state.leaders[leader] ?? {}, { hex, fate: 'field' });
  tellPensacola(play, 'agreed', 'P 3.7.1.2', { leader, hex });
}
