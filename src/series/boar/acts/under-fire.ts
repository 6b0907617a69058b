/** Which guns of the enemy bear on the hex where a march ends or stops short, before which of its own it comes to stand, and whom it chases off: notes. */
import { note } from '../../../acts/against.ts';
import type { Diagnostic, Reason } from '../../../engine/contract.ts';
import { refuges } from '../rules/leaders.ts';
import { type Aim, aimsOf } from '../rules/reach.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { enemyOf, hexAt } from '../rules/units.ts';
import type { Sight } from './act.ts';

/** The guns with the hexes they fire from and the least die that hits one of the party, the easiest first; with the hex, of a march that stops short. */
export function underFire(
  { at, side }: Sight,
  { units, to }: { readonly units: readonly UnitId[]; readonly to?: HexId | undefined },
  { facts: { hex: end, apart }, way = [] }: Reason,
): readonly Diagnostic[] {
  if (typeof end !== 'string') return [];
  const going = Array.isArray(apart) && apart.length > 0 ? apart.map(String) : units;
  const guns = firedFrom(at, side, going, end).map(({ battery, from, die }) => `${battery} ${from} ${die}+`);
  const masked = maskedBy(at, side, going, end).map((battery) => [battery.id, ...battery.hexes].join(' '));
  const hex = end === to ? '' : end;
  return [
    ...(guns.length === 0 ? [] : [note('boar.under-fire', 'series 11', { guns: guns.join(', '), hex })]),
    ...(masked.length === 0 ? [] : [note('boar.masks-guns', 'series 11', { guns: masked.join(', ') })]),
    ...(going.some((unit) => at.field.counters.has(unit)) ? chased(at, side, way.slice(1)) : []),
  ];
}

/** Guns of its own that a march takes targets from, by where it ends, with the hexes they can hit no more. */
function maskedBy(at: Sight['at'], side: Sight['side'], going: readonly UnitId[], to: HexId) {
  const left = new Set(aimsOf(movedTo(at, going, to), side).map(({ battery, on }) => `${battery} ${on}`));
  // Guns on their way home are gone before anybody marches.
  const stay = (gun: UnitId): boolean => !going.includes(gun) && !at.position.units[gun]?.goingHome;
  const lost = aimsOf(at, side).filter(({ battery, on }) => stay(battery) && !left.has(`${battery} ${on}`));
  return [...Map.groupBy(lost, ({ battery }) => battery)].map(([id, aims]) => ({
    id,
    hexes: aims.map(({ on }) => on),
  }));
}

/** Leaders of the enemy alone beside the way of troops, with the nearest of theirs to whom they ride, if any (R22). */
function chased(at: Sight['at'], side: Sight['side'], way: readonly HexId[]): readonly Diagnostic[] {
  const near = new Set(way.flatMap((hex) => around(hexAt(at.field, hex))));
  const alone = [...stacksOf(at).values()].filter(
    (stack) => stack.side !== side && stack.units.length === 0 && near.has(stack.hex),
  );
  return alone.flatMap(({ hex: from, leaders }) =>
    leaders.map((leader) => note('boar.chases', 'R22', { leader, from, to: refuges(at, leader, from).join(' / ') })),
  );
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
