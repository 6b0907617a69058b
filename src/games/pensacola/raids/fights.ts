/** How raiders fight: one hex, by themselves, with surprise on their side (P 3.9.3). */
import { distance } from '../../../places/hex/grid.ts';
import { isInForce } from '../../../series/boar/cards/in-force.ts';
import type { Addition, At, Attacking, Fault, Fight } from '../../../series/boar/rules/house.ts';
import { combatValue } from '../../../series/boar/rules/modifiers.ts';
import type { UnitId } from '../../../series/boar/rules/state.ts';
import { isRaiding, raidsIn, SEEN_COMING } from './state.ts';

/** Raiders attack a single hex, and nobody joins them but whom they have just dropped off beside them. */
export function raidFaults(at: At, { with: attackers, on }: Attacking, before: readonly Attacking[]): readonly Fault[] {
  const { position } = at;
  if (!attackers.some((id) => isRaiding(position, id))) return [];
  const isElsewhere = before.some((attack) => attack.with.some((id) => isRaiding(position, id)));
  const other = attackers.find((id) => !isOfRaid(at, id));
  return [
    ...(on.length > 1 || isElsewhere ? [{ code: 'pensacola.raid-one-hex', facts: {}, rule: 'P 3.9.3' }] : []),
    ...(other === undefined ? [] : [{ code: 'pensacola.raid-alone', facts: { unit: other }, rule: 'P 3.9.3' }]),
  ];
}

/** Under the marker, or dropped off this turn and next to it. */
function isOfRaid({ field, position }: At, id: UnitId): boolean {
  const raid = raidsIn(position)?.raid;
  if (!raid || raid.units.includes(id)) return raid != null;
  const marker = position.units[raid.units.find((one) => field.counters.has(one)) ?? '']?.hex ?? null;
  const hex = position.units[id]?.hex ?? null;
  return raid.dropped.includes(id) && marker !== null && hex !== null && distance(field.grid, marker, hex) <= 1;
}

/** An attack with the marker of a raid: it is a surprise, unless a card has seen it coming. */
export function isSurprise({ field, position }: At, { side, on, attackers }: Fight): boolean {
  if (on.some((hex) => isInForce(position, SEEN_COMING, hex))) return false;
  return side === field.worksOf && attackers.some((id) => isRaiding(position, id));
}

export const surprise: Addition<Fight> = {
  name: 'drm.raid',
  rule: 'P 3.9.3',
  value: (at, fight) => (isSurprise(at, fight) ? combatValue(at, 'raid') : 0),
};
