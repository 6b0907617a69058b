/** MORTAR: on which hex a mortar throws its bombs, or that it does not (S 4.12). */
import { AS_STAFF } from '../../../acts/act.ts';
import { never, note, warning } from '../../../acts/against.ts';
import { choice, optional, place } from '../../../acts/slots.ts';
import { chanceToScatter, mortarReach } from '../rules/mortar.ts';
import { stacksOf, unitsOfAt } from '../rules/stacks.ts';
import type { UnitId } from '../rules/state.ts';
import { counterOf, enemyOf } from '../rules/units.ts';
import type { Counter } from '../scenario/field.ts';
import { act, type Sight } from './act.ts';
import { isOf } from './assaults.ts';
import { AT, NO_FIRE } from './words.ts';

export const mortar = act({
  id: 'MORTAR',
  words: { en: ['mortar', 'mortars'], fr: ['mortier', 'mortiers'], es: ['mortero', 'morteros'] },
  slots: {
    hex: optional(place({ after: ['', ...AT] })),
    policy: optional(choice({ best: ['best', 'meilleur', 'mejor'], hold: NO_FIRE })),
  },
  subject: [],
  calls: ['movement'],
  standing: true,
  says: { 'mortar-fire': ({ hex, policy }) => (policy === 'hold' ? 'hold' : (hex ?? (policy && AS_STAFF))) },
  /** A bomb falls on whoever stands there, or where scatter takes it. */
  idle(sight, { hex }) {
    const { at, side } = sight;
    const isOwn = (unit: Counter): boolean => unit.arm === 'mortar' && unit.side === side;
    if (![...at.field.counters.values()].some(isOwn)) return [never('boar.no-mortar', 'S 4.12')];
    if (hex === undefined) return [];
    const stacks = stacksOf(at);
    const units = [...unitsOfAt(stacks, hex, side)];
    const own = units[0] ? [warning('boar.own-troops', 'S 4.12', { hex, units, slot: 'hex', part: true })] : [];
    const battery = mortarsOf(sight).find((mortar) => mortarReach(at, mortar).includes(hex));
    if (battery === undefined) return own;
    const sees = mortarReach(at, battery).filter((one) => unitsOfAt(stacks, one, enemyOf(at.field, side)).length > 0);
    const nobody = { battery, hex, sees, slot: 'hex', part: true };
    return [
      ...own,
      ...(units[0] || sees.includes(hex) ? [] : [warning('boar.fire-nobody', 'S 4.12', nobody)]),
      note('boar.scatters', 'S 4.12', { chance: chanceToScatter(at, battery, hex) }),
    ];
  },
  pertinent: (sight) => mortarsOf(sight).length > 0,
  /** Enemies that a mortar reaches. */
  *instances(sight) {
    const { at, side } = sight;
    const stacks = stacksOf(at);
    for (const one of mortarsOf(sight))
      for (const hex of mortarReach(at, one))
        if (unitsOfAt(stacks, hex, enemyOf(at.field, side)).length > 0) yield [{ verb: 'MORTAR', args: { hex } }];
  },
});

/** The role's mortars on the map. */
function mortarsOf(sight: Sight): readonly UnitId[] {
  const { at, view, role } = sight;
  return Object.values(view.units).flatMap(({ id, hex }) =>
    hex !== null && counterOf(at.field, id).arm === 'mortar' && isOf(sight, id, role) ? [id] : [],
  );
}
