/** Which guns of the enemy bear on the hex where a march ends: a note for its acknowledgement. */
import type { Diagnostic } from '../../../engine/contract.ts';
import { type Aim, aimsOf, Marches } from '../rules/reach.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import type { Sight } from './act.ts';
import { hexOf, note } from './against.ts';

/** The guns with the hexes they fire from and the least die that hits one of the party, the easiest first; nothing of a march that stops short. */
export function underFire(
  { at, view, side }: Sight,
  named: readonly UnitId[],
  to: HexId | undefined,
): readonly Diagnostic[] {
  const going = named.filter((unit) => view.units[unit]?.hex != null);
  if (to === undefined || going.length === 0) return [];
  const aims = firedFrom(at, side, going, to);
  const together = going.filter((unit) => hexOf(view, unit) === hexOf(view, going[0] ?? ''));
  // Who stands there may march on by another line, and leave room.
  const others = Object.keys(view.units).filter((unit) => hexOf(view, unit) === to && !going.includes(unit));
  const ways = new Marches(movedTo(at, others, null), side).of(together, ({ hex }) => hex === to);
  if (aims.length === 0 || ways.length === 0) return [];
  const guns = aims.map(({ battery, from, die }) => `${battery} ${from} ${die}+`);
  return [note('boar.under-fire', 'series 11', { guns: guns.join(', ') })];
}

/** What guns would have for a target there, the easiest shot first. */
function firedFrom(at: Sight['at'], side: Sight['side'], going: readonly UnitId[], to: HexId): readonly Aim[] {
  return aimsOf(movedTo(at, going, to), enemyOf(at.field, side))
    .filter(({ on, die }) => on === to && die < at.field.tables.dice.sides)
    .toSorted((one, other) => one.die - other.die);
}

/** The position with these units in another hex. */
function movedTo(at: Sight['at'], ids: readonly UnitId[], hex: HexId | null): Sight['at'] {
  const { units } = at.position;
  const moved = Object.fromEntries(ids.flatMap((id) => (units[id] ? [[id, { ...units[id], hex }]] : [])));
  return { ...at, position: { ...at.position, units: { ...units, ...moved } } };
}
