/**
 * The siege: works dug and turned, bombardment, breaches and repairs (S 4.4 to 4.6). The doctrine drives a sap towards one
 * redoubt, then its flanks; it always fires, and mends what is manned.
 */
import type { Question } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distance, type HexSide, hexSides, neighbour } from '../../../places/hex/grid.ts';
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { type Staff, troopsOf } from '../doctrine/staff.ts';
import type { HexId } from '../rules/state.ts';
import type { Questions } from './kinds.ts';

export const siege = [
  question({ kind: 'works-place', merge: 'list', doctrine: (staff, about) => sapForward(staff(), about) }),
  question({
    kind: 'works-orient',
    merge: 'last',
    doctrine: (staff, { hex }, need) => facingTheTown(staff(), hex, need),
  }),
  question({ kind: 'siege-fire', merge: 'last', doctrine: () => 'fire' }),
  question({ kind: 'siege-reply', merge: 'last', doctrine: () => 'fire' }),
  question({
    kind: 'siege-breach-side',
    merge: 'last',
    doctrine: (staff, _about, need) => leastOf(optionsOf(need), (side) => menBehind(staff(), side)),
  }),
  question({
    kind: 'siege-repair-side',
    merge: 'last',
    doctrine: (staff, _about, need) => leastOf(optionsOf(need), (side) => -menBehind(staff(), side)),
  }),
  question({
    kind: 'siege-city-hex',
    merge: 'last',
    doctrine: (staff, _about, need) => nearestToHeadquarters(staff(), optionsOf(need)),
  }),
  question({
    kind: 'construction-remove',
    merge: 'last',
    doctrine: (staff, _about, need) => leastOf(optionsOf(need), (hex) => toTown(staff(), hex)),
  }),
];

/** The sites nearest to the redoubt aimed at, the first of them one that extends the works, as many as are allowed. */
function sapForward(
  { at: { field }, tuning }: Staff,
  { sites, limit }: Questions['works-place']['about'],
): readonly HexId[] {
  const { grid } = field;
  const away = ({ hex }: { readonly hex: HexId }): number => distance(grid, hex, tuning.siege.aim);
  const nearest = [...sites].sort((a, b) => away(a) - away(b) || (a.hex < b.hex ? -1 : 1));
  const head = nearest.find((site) => site.extends);
  if (!head) return [];
  const chosen = [head, ...nearest.filter((site) => site !== head)];
  return chosen.slice(0, limit).map(({ hex }) => hex);
}

/** The hexsides that look at the town, those towards the redoubt aimed at first; as many as there are. */
function facingTheTown(staff: Staff, hex: HexId, { space }: Question): readonly HexSide[] | undefined {
  if (space.kind !== 'one') return undefined;
  const { grid } = staff.at.field;
  const { aim } = staff.tuning.siege;
  const gain = (side: HexSide): number => {
    const near = neighbour(grid, hex, side);
    if (near === null) return 0;
    const nearer = toTown(staff, hex) - toTown(staff, near);
    return TOWN_FIRST * nearer + distance(grid, hex, aim) - distance(grid, near, aim);
  };
  const gains = new Map(hexSides.map((side) => [side, gain(side)]));
  return leastOf(
    space.of as readonly (readonly HexSide[])[],
    (sides) => -(2 * sides.reduce((sum, side) => sum + (gains.get(side) ?? 0), 0) + sides.length),
  );
}

/** A hex nearer to the perimeter outweighs any nearness to the redoubt. */
const TOWN_FIRST = 4;

/** Hexes to the perimeter. */
function toTown({ at: { field } }: Staff, hex: HexId): number {
  return field.at.reduce(
    (least, { id, perimeter }) => (perimeter ? Math.min(least, distance(field.grid, hex, id)) : least),
    field.grid.size,
  );
}

/** Troops in the hex of a hexside. */
function menBehind(staff: Staff, side: string): number {
  return troopsOf(staff, staff.stacks.get(side.slice(0, side.indexOf('/')))?.units ?? []);
}

/** Nearest to the enemy's headquarters; of two as near the one without troops. */
function nearestToHeadquarters({ at: { field }, stacks, enemy }: Staff, hexes: readonly HexId[]): HexId | undefined {
  const home = field.armies.find((army) => army.side === enemy)?.headquarters ?? '';
  const isHeld = (hex: HexId): boolean => (stacks.get(hex)?.units.length ?? 0) > 0;
  return leastOf(hexes, (hex) => 2 * distance(field.grid, hex, home) + (isHeld(hex) ? 1 : 0));
}
