/** How games of the series end: an army's morale gone, or the lead in victory points (series 4, R4). */
import type { At, Ending } from '../rules/house.ts';
import type { Army, BoarState, Side } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import type { Field } from '../scenario/field.ts';

/** More than any lead in points: who wins has done better than who does not. */
const WON = 1000;

/** The lead of a side in halves of a point, and whether it has won. */
export function marginOf(field: Field, { victory, over }: BoarState, side: Side): number {
  const lead = leadOf(field, victory, side);
  return over === null ? lead : lead + (over.winner === side ? WON : -WON);
}

/** Victory points of a side's armies less those of the enemy's, in halves. */
export function leadOf({ armies }: Field, victory: Readonly<Record<Army, number>>, side: Side): number {
  return armies.reduce((sum, army) => sum + (victory[army.id] ?? 0) * (army.side === side ? 1 : -1), 0);
}

/**
 * An army's morale has fallen this far: the enemy wins. If armies of both sides fall together the moving side loses
 * (S 2.2, 2.5, O28, R4).
 */
export function armyCollapsed({ field, position }: At, to: number, result: string): Ending | null {
  const fallen = field.armies.filter((army) => (position.morale[army.id] ?? 0) <= to);
  const [first] = fallen;
  if (!first) return null;
  const both = fallen.some((army) => army.side !== first.side);
  const loser = both && position.phasing !== null ? position.phasing : first.side;
  const army = fallen.find((each) => each.side === loser)?.id ?? first.id;
  return { result, winner: enemyOf(field, loser), reason: 'army-collapsed', facts: { army } };
}
