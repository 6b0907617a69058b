/** The planning map: what the reader can do next and what can be done to him, from nothing but what he sees. */
import { signed } from '../../../engine/phrase.ts';
import type { MapScene, SceneFire, ScenePlan, SceneShot, SceneStack } from '../../../engine/scene.ts';
import { distance, hexId } from '../../../places/hex/grid.ts';
import { type Aim, zonesOf } from '../rules/reach.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { HexId, Side } from '../rules/state.ts';
import { armyOfSide } from '../rules/units.ts';
import { addends } from './effects.ts';
import { asksForAttacks, frontsOf } from './fights.ts';
import { frontFrames, wherePeopleStand } from './frames.ts';
import { hitsOf, outlookOf } from './outlook.ts';
import { isOurs, type Teller } from './teller.ts';

/** Hexes of a letter's window, as many as a phone shows well. */
const WINDOW = { columns: 6, rows: 5 };

/** A hex so near an enemy lies before our own lines. */
const BEFORE = 3;

/** Fire farther than this is left to the table beside the map: its lines would hide the rest. */
const FAR_FIRE = 2;

const MARCHING = ['movement', 'orders'];

/** The plan of a letter that asks for marches or attacks; nothing in any other. */
export function planOf(teller: Teller, stacks: readonly SceneStack[]): Pick<MapScene, 'plan'> {
  if (asksForAttacks(teller)) return { plan: attackPlan(teller, stacks) };
  if (MARCHING.includes(teller.telling.next?.calls[0] ?? '')) return { plan: marchPlan(teller, stacks) };
  return {};
}

function attackPlan(teller: Teller, stacks: readonly SceneStack[]): ScenePlan {
  const targets = frontsOf(teller).map(({ hex, label }) => ({ hex, label }));
  const zones = { side: armyOfSide(teller.field, teller.enemy), hexes: [] };
  return { frames: frontFrames(teller, stacks), reach: [], zones, shots: [], fire: [], targets };
}

function marchPlan(teller: Teller, stacks: readonly SceneStack[]): ScenePlan {
  const { at, side, enemy } = teller;
  const { ours, theirs } = outlookOf(teller);
  const shots = shotsOf(teller);
  const contested = [...ours.keys()].filter((hex) => theirs.has(hex));
  return {
    frames: windowAround(
      teller,
      stacks,
      contested.length > 0 ? contested : shots.flatMap(({ from, on }) => [from, on]),
    ),
    reach: beforeOurLines(teller, ours),
    zones: { side: armyOfSide(teller.field, enemy), hexes: zonesOf(at, enemy) },
    shots,
    fire: [...fireOf(teller, side), ...fireOf(teller, enemy)],
    targets: [],
  };
}

/** Of all that is in reach the hexes near the enemy, outside the works that shelter us. */
function beforeOurLines({ field, at, side, enemy }: Teller, reach: ReadonlyMap<HexId, number>): ScenePlan['reach'] {
  const held = [...stacksOf(at).values()].filter((stack) => stack.side === enemy && stack.units.length > 0);
  const isBefore = (hex: HexId): boolean =>
    !(side === field.worksOf && field.hexes.get(hex)?.perimeter) &&
    held.some((stack) => distance(field.grid, stack.hex, hex) <= BEFORE);
  return [...reach].flatMap(([hex, left]) => (isBefore(hex) ? [{ hex, left }] : []));
}

/** Lines of fire of both sides, each once with the least that the die needs from one end and from the other. */
function shotsOf(teller: Teller): SceneShot[] {
  const { side, enemy } = teller;
  const isShown = ({ from, on }: Aim): boolean => distance(teller.field.grid, from, on) <= FAR_FIRE;
  const ours = easiest(hitsOf(teller, side).filter(isShown));
  const theirs = easiest(hitsOf(teller, enemy).filter(isShown));
  const line = (army: Side, { from, on }: Aim, needs: string): SceneShot => ({
    side: armyOfSide(teller.field, army),
    from,
    on,
    needs,
  });
  const back = ({ from, on }: Aim): string => `${on} ${from}`;
  return [
    ...[...ours.values()].map((aim) => {
      const answer = theirs.get(back(aim));
      return line(side, aim, answer ? `${aim.die}+ | ${answer.die}+` : `${aim.die}+`);
    }),
    ...[...theirs.values()].flatMap((aim) => (ours.has(back(aim)) ? [] : [line(enemy, aim, `${aim.die}+`)])),
  ];
}

/** A row for all hexes that a gun hits with the same face, for the same causes. */
function fireOf(teller: Teller, side: Side): SceneFire[] {
  const { field } = teller;
  const { sides } = field.tables.dice;
  const rows = new Map<string, SceneFire>();
  for (const { battery, on, die, modifiers } of hitsOf(teller, side)) {
    const why = addends(teller, modifiers)
      .map(({ name, value }) => `${name} ${signed(value)}`)
      .join(', ');
    const key = `${battery} ${die} ${why}`;
    const hexes = [...(rows.get(key)?.hexes ?? []), on];
    const chance = Math.round((100 * Math.min(sides, sides - die)) / sides);
    rows.set(key, { side: armyOfSide(teller.field, side), gun: battery, hexes, needs: `${die}+`, chance, why });
  }
  return [...rows.values()];
}

function easiest(aims: readonly Aim[]): Map<string, Aim> {
  const best = new Map<string, Aim>();
  for (const aim of aims) {
    const way = `${aim.from} ${aim.on}`;
    if (aim.die < (best.get(way)?.die ?? Number.MAX_SAFE_INTEGER)) best.set(way, aim);
  }
  return best;
}

/** The window where most of both sides faces each other, and with most hexes in dispute; none where nothing is. */
function windowAround(teller: Teller, stacks: readonly SceneStack[], disputed: readonly HexId[]): ScenePlan['frames'] {
  if (disputed.length === 0) return [];
  const { columns, rows } = teller.field.grid;
  const [ours = [], theirs = []] = [true, false].map((own) =>
    stacks.filter(({ side }) => isOurs(teller, side) === own),
  );
  const [facing, faced] = [facingOf(teller, ours, theirs), facingOf(teller, theirs, ours)];
  const inDispute = disputed.map((hex) => weighed(hex, 1));
  let best = { weight: 0, left: columns[0], top: rows[0] };
  for (let left = columns[0]; left + WINDOW.columns - 1 <= columns[1]; left++) {
    for (let top = rows[0]; top + WINDOW.rows - 1 <= rows[1]; top++) {
      // Where both are strong rather than one alone; hexes in dispute tell between such windows.
      const [near, far] = [weightFrom(left, top, facing), weightFrom(left, top, faced)];
      const weight = (8 * near * far) / Math.max(1, near + far) + weightFrom(left, top, inDispute);
      if (weight > best.weight) best = { weight, left, top };
    }
  }
  const hexes = hexesFrom(best.left, best.top);
  const places = wherePeopleStand(
    teller,
    stacks.filter(({ hex }) => hexes.includes(hex)),
  );
  return [{ hexes, title: teller.say('map.plan'), alt: teller.say('map.plan.alt', { places }) }];
}

/** A hex and what it weighs where a window is looked for. */
interface Weighed {
  readonly column: number;
  readonly row: number;
  readonly weight: number;
}

const weighed = (hex: HexId, weight: number): Weighed => ({
  column: Number(hex.slice(0, 2)),
  row: Number(hex.slice(2)),
  weight,
});

/** By hex the strength of troops within two hexes of others, threefold beside them; guns are left out. */
function facingOf({ field }: Teller, stacks: readonly SceneStack[], others: readonly SceneStack[]): readonly Weighed[] {
  const near = (hex: HexId): number => Math.min(...others.map((other) => distance(field.grid, other.hex, hex)));
  return stacks.flatMap(({ hex, counters }) => {
    const away = near(hex);
    const troops = counters.filter(({ symbol }) => symbol !== 'battery' && symbol !== 'mortar');
    const strength = troops.reduce((sum, counter) => sum + (counter.strength ?? 0), 0);
    return away > 2 ? [] : [weighed(hex, away === 1 ? 3 * strength : strength)];
  });
}

/** What hexes weigh together that the window with this corner shows. */
function weightFrom(left: number, top: number, hexes: readonly Weighed[]): number {
  let sum = 0;
  for (const { column, row, weight } of hexes) {
    if (column >= left && column < left + WINDOW.columns && row >= top && row < top + WINDOW.rows) sum += weight;
  }
  return sum;
}

function hexesFrom(left: number, top: number): HexId[] {
  return Array.from({ length: WINDOW.columns * WINDOW.rows }, (_, n) => {
    const column = left + (n % WINDOW.columns);
    return hexId(column, top + Math.floor(n / WINDOW.columns));
  });
}
