/** BREAK: a pinned stack gets away from its pinners, at the price of army morale (R66). */
import { warning } from '../../../acts/against.ts';
import { optional, place, units } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { canLeave, pinnedStacks } from '../rules/movement.ts';
import type { UnitId } from '../rules/state.ts';
import { sideOf } from '../rules/units.ts';
import { act, type Sight } from './act.ts';
import { hexOf, type Needed, unfit } from './against.ts';
import { towards } from './chosen.ts';
import { TO } from './words.ts';

const pinned: Needed = { code: 'boar.not-pinned', rule: 'R66', has: ({ pinnedBy }) => pinnedBy.length > 0 };

export const breakOff = act({
  id: 'BREAK',
  words: { en: ['break', 'break off'], fr: ['rompre'], es: ['romper'] },
  slots: { units: units(), to: optional(place({ after: TO })) },
  calls: ['movement'],
  standing: true,
  says: {
    'pin-response': (args, { about }) => (args.units.some((unit) => about.units.includes(unit)) ? 'break' : undefined),
    'leave-pin': ({ units, to }, asked) =>
      to !== undefined && asked.about.units.some((unit) => units.includes(unit))
        ? towards(asked, { to }, undefined)
        : undefined,
  },
  idle: (sight, args) => [
    ...unfit(sight, args.units, pinned),
    ...shutIn(sight, args.units),
    ...along(sight, args.units),
  ],
  pertinent: (sight, args) => unfit(sight, args.units, pinned).length === 0,
});

/** Those of them whose stack has no hex to go to as all stand. */
function shutIn({ at, side }: Sight, named: readonly UnitId[]): readonly Diagnostic[] {
  return pinnedStacks(at, side).flatMap(([hex, stack]) => {
    const units = stack.filter((unit) => named.includes(unit));
    if (units.length === 0 || canLeave(at, side, hex, stack)) return [];
    return [warning('boar.shut-in', 'R66', { units, many: units.length > 1 })];
  });
}

/** Who breaks off with those named, being pinned in one hex with them. */
function along({ at: { field }, view, side }: Sight, named: readonly UnitId[]): readonly Diagnostic[] {
  const isPinned = (unit: UnitId): boolean => (view.units[unit]?.pinnedBy.length ?? 0) > 0;
  const hexes = named.filter(isPinned).map((unit) => hexOf(view, unit));
  const others = Object.values(view.units)
    .filter(({ id, hex }) => hex !== null && hexes.includes(hex) && isPinned(id) && !named.includes(id))
    .filter(({ id }) => sideOf(field, id) === side)
    .map(({ id }) => id);
  if (others.length === 0) return [];
  return [warning('boar.breaks-along', 'R66', { units: others, many: others.length > 1, part: true })];
}
