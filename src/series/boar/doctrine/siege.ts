/** The siege as the doctrine conducts it: a sap towards one redoubt, then its flanks; always fire; mend what is manned. */
import type { Json, Question } from '../../../engine/contract.ts';
import { distance, type HexSide, hexSides, neighbour } from '../../../places/hex/grid.ts';
import type { HexId } from '../rules/state.ts';
import { leastOf } from './least-of.ts';
import { type Staff, troops } from './staff.ts';

type Facts = { readonly [fact: string]: Json };
type Answerer = (staff: Staff, need: Question, about: Facts) => Json | undefined;

/** Answered from the question alone. */
export const knownSiege: Readonly<Record<string, () => Json>> = {
  'siege-fire': () => 'fire',
  'siege-reply': () => 'fire',
};

export const siegeAnswers: Readonly<Record<string, Answerer>> = {
  'works-place': sapForward,
  'works-orient': faceTheTown,
  'siege-breach-side': (staff, need) => leastManned(staff, need, 1),
  'siege-repair-side': (staff, need) => leastManned(staff, need, -1),
  'siege-city-hex': nearestToHeadquarters,
  'construction-remove': (staff, need) => leastOf(optionsOf(need), (hex) => toTown(staff, hex)),
};

/** The sites nearest to the redoubt aimed at, the first of them one that extends the works, as many as are allowed. */
function sapForward({ rules, tuning }: Staff, _need: Question, about: Facts): Json {
  const { grid } = rules.field;
  const sites = about.sites as readonly { hex: HexId; extends: boolean }[];
  const away = ({ hex }: { hex: HexId }): number => distance(grid, hex, tuning.siege.aim);
  const nearest = [...sites].sort((a, b) => away(a) - away(b) || (a.hex < b.hex ? -1 : 1));
  const head = nearest.find((site) => site.extends);
  if (!head) return [];
  const chosen = [head, ...nearest.filter((site) => site !== head)];
  return chosen.slice(0, about.limit as number).map(({ hex }) => hex);
}

/** The hexsides that look at the town, those towards the redoubt aimed at first; as many as there are. */
function faceTheTown(staff: Staff, { space }: Question, about: Facts): Json | undefined {
  if (space.kind !== 'one') return undefined;
  const { grid } = staff.rules.field;
  const { aim } = staff.tuning.siege;
  const hex = about.hex as HexId;
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
  ) as Json | undefined;
}

/** A hex nearer to the perimeter outweighs any nearness to the redoubt. */
const TOWN_FIRST = 4;

/** Hexes to the perimeter. */
function toTown({ rules: { field } }: Staff, hex: HexId): number {
  return field.at.reduce(
    (least, { id, perimeter }) => (perimeter ? Math.min(least, distance(field.grid, hex, id)) : least),
    field.grid.size,
  );
}

/** The hexside of the hex with fewest troops, or with most. */
function leastManned(staff: Staff, need: Question, sign: 1 | -1): Json | undefined {
  return leastOf(optionsOf(need), (side) => {
    const units = staff.stacks.get(side.slice(0, 4))?.units ?? [];
    return sign * units.reduce((sum, unit) => sum + troops(staff, unit), 0);
  });
}

/** Nearest to the enemy's headquarters; of two as near the one without troops. */
function nearestToHeadquarters({ rules: { field }, stacks, enemy }: Staff, need: Question): Json | undefined {
  const home = field.armies.find((army) => army.side === enemy)?.headquarters ?? '';
  return leastOf(
    optionsOf(need),
    (hex) => 2 * distance(field.grid, hex, home) + ((stacks.get(hex)?.units.length ?? 0) > 0 ? 1 : 0),
  );
}

function optionsOf({ space }: Question): readonly string[] {
  return space.kind === 'one' ? space.of.map(String) : [];
}
