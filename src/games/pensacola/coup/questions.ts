/** What this part's rules ask, and what is answered where nobody says a word. */
import { drawn } from '../../../acts/put.ts';
import type { At } from '../../../series/boar/rules/house.ts';
import { stackedStrength } from '../../../series/boar/rules/stacking.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, isArtillery, pieceOf } from '../../../series/boar/rules/units.ts';
import { isWalled } from '../../../series/boar/rules/works.ts';
import { question } from '../acts/act.ts';

export const coupQuestions = [
  question({
    kind: 'spike',
    merge: 'union',
    doctrine: (staff, { guns }) => guns.flatMap(({ unit, hex }) => (isLost(staff().at, unit, hex) ? [unit] : [])),
    options: (_advised, { about, need }) => [
      [],
      ...about.guns.map(({ unit }) => [unit]),
      ...drawn<readonly UnitId[]>(need),
    ],
  }),
];

/** Guns that an enemy in Parade Order can come at through a breach, with fewer than two SP to cover them. */
function isLost(at: At, gun: UnitId, hex: string): boolean {
  const { field, position } = at;
  if (stackedStrength(at, unitsIn(position, hex)) >= 2) return false;
  const { side } = counterOf(field, gun);
  return hexAt(field, hex).next.some(
    (near, n) =>
      near !== null &&
      !isWalled(position, hexAt(field, hex), n) &&
      unitsIn(position, near.id).some((unit) => {
        const counter = counterOf(field, unit);
        return counter.side !== side && !isArtillery(counter) && pieceOf(position, unit).formation === 'parade';
      }),
  );
}
