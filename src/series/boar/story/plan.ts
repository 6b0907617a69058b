/** The planning map: what the reader can do next and what can be done to him, from nothing but what he sees. */
import { oncePer } from '../../../engine/once.ts';
import { signed } from '../../../engine/phrase.ts';
import type { MapScene, SceneCounter, SceneFire, ScenePlan, SceneShot, SceneStack } from '../../../engine/scene.ts';
import { distance, type Grid, hexId } from '../../../places/hex/grid.ts';
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
  const targets = frontsOf(teller).map(({ hex }) => hex);
  const zones = { side: armyOfSide(teller.field, teller.enemy), hexes: [] };
  return { frames: frontFrames(teller, stacks), reach: [], zones, shots: [], fire: [], targets };
}

function marchPlan(teller: Teller, stacks: readonly SceneStack[]): ScenePlan {
  const { at, side, enemy } = teller;
  const { ours, theirs } = outlookOf(teller);
  const shots = shotsOf(teller);
  const contested = [...ours.keys()].filter((hex) => theirs.has(hex));
  const disputed = contested.length > 0 ? contested : shots.flatMap(({ from, on }) => [from, on]);
  const reach = beforeOurLines(teller, ours);
  return {
    frames: windowsAround(teller, stacks, disputed, reach),
    reach,
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

/** By its two ends each line of fire with the least die. */
const easiest = (aims: readonly Aim[]): ReadonlyMap<string, Aim> =>
  new Map(aims.toSorted((a, b) => b.die - a.die).map((aim) => [`${aim.from} ${aim.on}`, aim]));

/**
 * The window where most of both sides faces each other, and with most hexes in dispute; none where nothing is, or where it
 * would show neither our troops nor where they can come. Where most of them stand outside it, another shows as many as it can.
 */
function windowsAround(
  teller: Teller,
  stacks: readonly SceneStack[],
  disputed: readonly HexId[],
  reach: ScenePlan['reach'],
): ScenePlan['frames'] {
  if (disputed.length === 0) return [];
  const ours = stacks.filter(({ side }) => isOurs(teller, side));
  const theirs = stacks.filter((stack) => !ours.includes(stack));
  const [facing, faced] = [facingOf(teller, ours, theirs), facingOf(teller, theirs, ours)];
  // Where both are strong rather than one alone; hexes in dispute tell between such windows.
  const contact = bestWindow(teller, (window) => {
    const [near, far] = [weightIn(window, facing), weightIn(window, faced)];
    return (30 * near * far) / Math.max(1, near + far) + disputed.filter((hex) => window.has(hex)).length;
  });
  const troops = strengthsOf(ours);
  if (weightIn(contact, troops) === 0 && !reach.some(({ hex }) => contact.has(hex))) return [];
  // Where no enemy is in sight nobody comes to blows.
  const windows = theirs.some(({ hex }) => contact.has(hex)) ? [contact] : [];
  const unseen = new Map([...troops].filter(([hex]) => !windows.some((window) => window.has(hex))));
  if (sum([...troops.values()]) < 2 * sum([...unseen.values()]))
    windows.push(bestWindow(teller, (window) => weightIn(window, unseen)));
  return windows.map((window) => {
    const shown = stacks.filter(({ hex }) => window.has(hex));
    const places = wherePeopleStand(teller, shown);
    const title = teller.say(window === contact ? 'map.plan' : 'map.plan.ours');
    return { hexes: [...window], title, alt: teller.say('map.plan.alt', { places }) };
  });
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** Of all windows of the field the one that weighs most. */
function bestWindow({ field: { grid } }: Teller, weigh: (window: Window) => number): Window {
  const weights = windowsOf(grid).map(weigh);
  return windowsOf(grid)[weights.indexOf(Math.max(...weights))] as Window;
}

type Window = ReadonlySet<HexId>;
const windowsOf = oncePer((grid: Grid): readonly Window[] => {
  const places = ([first, last]: readonly [number, number], size: number): readonly number[] =>
    Array.from({ length: last - first + 2 - size }, (_, n) => first + n);
  const tops = places(grid.rows, WINDOW.rows);
  return places(grid.columns, WINDOW.columns).flatMap((left) => tops.map((top) => windowFrom(left, top)));
});

/** What hexes weigh. */
type Weights = ReadonlyMap<HexId, number>;

/** By hex the strength of troops; guns are left out. */
function strengthsOf(stacks: readonly SceneStack[]): Weights {
  const isGun = (symbol: string): boolean => symbol === 'battery' || symbol === 'mortar';
  const strength = ({ symbol, strength }: SceneCounter): number => (isGun(symbol) ? 0 : (strength ?? 0));
  return new Map(stacks.map(({ hex, counters }) => [hex, sum(counters.map(strength))]));
}

/** By hex the strength of troops within two hexes of others, threefold beside them. */
function facingOf({ field }: Teller, stacks: readonly SceneStack[], others: readonly SceneStack[]): Weights {
  const near = (hex: HexId): number => Math.min(...others.map((other) => distance(field.grid, other.hex, hex)));
  return new Map(
    [...strengthsOf(stacks)].map(([hex, strength]) => [hex, strength * (near(hex) > 2 ? 0 : near(hex) === 1 ? 3 : 1)]),
  );
}

const weightIn = (window: Window, weights: Weights): number =>
  sum([...weights].map(([hex, weight]) => (window.has(hex) ? weight : 0)));

function windowFrom(left: number, top: number): Window {
  return new Set(
    Array.from({ length: WINDOW.columns * WINDOW.rows }, (_, n) =>
      hexId(left + (n % WINDOW.columns), top + Math.floor(n / WINDOW.columns)),
    ),
  );
}
