/** Which guns of the enemy bear on the hex where a march ends or stops short, before which of its own it comes to stand, and whom it chases off: notes. */
import { note } from '../../../acts/against.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { refuges } from '../rules/leaders.ts';
import { planMarch } from '../rules/march.ts';
import { groundFor, partyOf, searchFor } from '../rules/paths.ts';
import { type Aim, aimsOf } from '../rules/reach.ts';
import { around, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { enemyOf, sideOf } from '../rules/units.ts';
import type { FieldHex } from '../scenario/field.ts';
import type { Sight } from './act.ts';
import { hexOf } from './against.ts';

interface Ordered {
  readonly units: readonly UnitId[];
  readonly to?: HexId | undefined;
  readonly via?: readonly HexId[] | undefined;
  readonly through?: boolean | undefined;
  readonly strategic?: boolean | undefined;
}

/** The guns with the hexes they fire from and the least die that hits one of the party, the easiest first; with the hex, of a march that stops short. */
export function underFire({ at, view, side }: Sight, ordered: Ordered): readonly Diagnostic[] {
  const going = ordered.units.filter((unit) => view.units[unit]?.hex != null);
  const together = going.filter((unit) => hexOf(view, unit) === hexOf(view, going[0] ?? ''));
  // Who stands there or on the way may march on by another line, and leave room.
  const others = Object.keys(view.units).filter((unit) => sideOf(at.field, unit) === side && !going.includes(unit));
  const way = wayOf(movedTo(at, others, null), side, { ...ordered, units: together });
  const end = way.at(-1)?.id;
  if (end === undefined) return [];
  const guns = firedFrom(at, side, going, end).map(({ battery, from, die }) => `${battery} ${from} ${die}+`);
  const masked = maskedBy(at, side, going, end).map((battery) => [battery.id, ...battery.hexes].join(' '));
  const hex = end === ordered.to && end === wayOf(at, side, { ...ordered, units: together }).at(-1)?.id ? '' : end;
  return [
    ...(guns.length === 0 ? [] : [note('boar.under-fire', 'series 11', { guns: guns.join(', '), hex })]),
    ...(masked.length === 0 ? [] : [note('boar.masks-guns', 'series 11', { guns: masked.join(', ') })]),
    ...(together.some((unit) => at.field.counters.has(unit)) ? chased(at, side, way) : []),
  ];
}

/** Guns of its own that a march takes targets from, by where it ends, with the hexes they can hit no more. */
function maskedBy(at: Sight['at'], side: Sight['side'], going: readonly UnitId[], to: HexId) {
  const left = new Set(aimsOf(movedTo(at, going, to), side).map(({ battery, on }) => `${battery} ${on}`));
  const lost = aimsOf(at, side).filter(({ battery, on }) => !going.includes(battery) && !left.has(`${battery} ${on}`));
  return [...Map.groupBy(lost, ({ battery }) => battery)].map(([id, aims]) => ({
    id,
    hexes: aims.map(({ on }) => on),
  }));
}

/** Leaders of the enemy alone beside the way of troops, with the nearest of theirs to whom they ride, if any (R22). */
function chased(at: Sight['at'], side: Sight['side'], way: readonly FieldHex[]): readonly Diagnostic[] {
  const near = new Set(way.flatMap((hex) => around(hex)));
  const alone = [...stacksOf(at).values()].filter(
    (stack) => stack.side !== side && stack.units.length === 0 && near.has(stack.hex),
  );
  return alone.flatMap(({ hex: from, leaders }) =>
    leaders.map((leader) => note('boar.chases', 'R22', { leader, from, to: refuges(at, leader, from).join(' / ') })),
  );
}

/** The hexes a march comes to this turn; none where nobody marches. */
function wayOf(at: Sight['at'], side: Sight['side'], ordered: Ordered): readonly FieldHex[] {
  const { units, to = '', via = [], through = false, strategic = false } = ordered;
  const { hexes } = at.field;
  const [from, goal] = [hexes.get(at.position.units[units[0] ?? '']?.hex ?? ''), hexes.get(to)];
  const stops = via.flatMap((hex) => hexes.get(hex) ?? []);
  if (!from || !goal) return [];
  const search = searchFor(at, groundFor(at, stacksOf(at), side), partyOf(at, side, units, strategic));
  const planned = planMarch(search, from, goal, stops, through);
  return 'march' in planned ? planned.march.hexes.slice(0, planned.march.go) : [];
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
