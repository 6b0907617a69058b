/** Where the beaten go, and where they may stop (P 3.9.3.1, 3.14.5). */
import { hexSides } from '../../places/hex/grid.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { At } from '../../series/boar/rules/house.ts';
import { fits } from '../../series/boar/rules/stacking.ts';
import { stacksOf } from '../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { hexAt } from '../../series/boar/rules/units.ts';
import { hasWorks, isWalled } from '../../series/boar/rules/works.ts';
import type { FieldHex } from '../../series/boar/scenario/field.ts';
import { isIrregular } from './raids/box.ts';
import { isRaiding, raidsIn } from './raids/state.ts';
import type { Pensacola } from './scenario.ts';
import { destroyedIn } from './state.ts';

/** The British to their works or the plantation, Indians and Rangers to the village too, raiders to where they came in, the Spanish to their stockades. */
export function retreats({ field, map }: Pensacola): Exception {
  const isBritish = (id: UnitId): boolean => (field.counters.get(id) ?? field.leaders.get(id))?.side === field.worksOf;
  const ids = (test: (hex: FieldHex) => boolean): HexId[] => field.at.filter(test).map(({ id }) => id);
  const [plantation = '', village = ''] = ['plantation', 'village'].flatMap((name) =>
    ids(({ terrain }) => terrain === name),
  );
  const [first, last] = field.grid.rows;
  const isDry = ({ terrain }: FieldHex): boolean => terrain !== 'water';
  const east = ids((hex) => isDry(hex) && Number(hex.id.slice(2)) === last);
  const west = ids(
    (hex) => isDry(hex) && (Number(hex.id.slice(2)) === first || hex.next.some((near) => near && !isDry(near))),
  );
  const places = (at: At, id: UnitId): readonly HexId[] => {
    if (!isBritish(id)) return Object.keys(map.siegeWorks.sides).filter((hex) => isFree(at, hex, field.siegeOf));
    const goesHome = isIrregular(field.counters.get(id)?.class);
    const entry = isRaiding(at.position, id) ? (raidsIn(at.position)?.raid?.entry ?? []) : [];
    return [...map.perimeter.hexes, plantation, ...(goesHome ? [village] : []), entry]
      .flat()
      .filter((hex) => isFree(at, hex, field.worksOf));
  };
  return {
    rule: 'P 3.14.5',
    amends: {
      refuges(at, id, path) {
        const all = places(at, id);
        // Past a refuge that has no room the way leads off to the edge of the map.
        const passed = path
          .slice(1)
          .find((hex) => all.includes(hex) && !(at.field.counters.has(id) && fits(at, hex, [id], 'retreat')));
        if (passed === undefined && all.length > 0) return all;
        return isBritish(id) ? east : west;
      },
      mayHalt: (at, unit, hex) =>
        places(at, unit).includes(hex) && (isBritish(unit) ? hasWorks(field, hex) && isWhole(at, hex) : true),
    },
  };
}

/** Not destroyed, and in no enemy's hands: guns of a garrison alone count as theirs. */
function isFree(at: At, hex: HexId, side: string): boolean {
  if (destroyedIn(at.position).includes(hex)) return false;
  const stack = stacksOf(at).get(hex);
  return !stack || stack.side === side;
}

/** Has no side of the works been breached? */
function isWhole({ field, position }: At, hex: HexId): boolean {
  return hexSides.every(
    (side, n) => hexAt(field, hex).sides[side].works.length === 0 || isWalled(position, hexAt(field, hex), n),
  );
}
