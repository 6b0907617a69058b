/** The planning map: what the reader can do next and what can be done to him, from nothing but what he sees. */
import { signed } from '../../../engine/phrase.ts';
import type { MapScene, SceneCounter, SceneFire, ScenePlan, SceneShot, SceneStack } from '../../../engine/scene.ts';
import { distance } from '../../../places/hex/grid.ts';
import {
  beyond,
  firstWindow,
  nextWindow,
  sum,
  type Weights,
  weightIn,
  windowsOver,
} from '../../../places/hex/windows.ts';
import { type Aim, type Marches, zonesOf } from '../rules/reach.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { HexId } from '../rules/state.ts';
import { armyOfSide, counterOf } from '../rules/units.ts';
import { addends } from './effects.ts';
import { asksForAttacks, frontsOf } from './fights.ts';
import { frontFrames, wherePeopleStand } from './frames.ts';
import { hitsOf, outlookOf } from './outlook.ts';
import { isCommanded } from './reader.ts';
import { asksForFire } from './shots.ts';
import { placesNamed } from './stand.ts';
import { isOurs, placed, type Teller } from './teller.ts';

/** A hex so near an enemy lies before our own lines. */
const BEFORE = 3;

/** Pictures of a march. */
const MOST = 4;

/** Fire farther than this is left to the table beside the map: its lines would hide the rest. */
const FAR_FIRE = 2;

/** The plan of a letter that asks for marches, fire or attacks; nothing in any other. */
export function planOf(teller: Teller, stacks: readonly SceneStack[]): Pick<MapScene, 'plan'> {
  if (asksForAttacks(teller)) return { plan: attackPlan(teller, stacks) };
  if (asksForFire(teller)) return { plan: firePlan(teller, stacks) };
  if (['movement', 'orders'].includes(teller.telling.next?.calls[0] ?? '')) return { plan: marchPlan(teller, stacks) };
  return {};
}

function attackPlan(teller: Teller, stacks: readonly SceneStack[]): ScenePlan {
  const targets = frontsOf(teller).map(({ hex }) => hex);
  return { ...emptyPlan(teller), frames: frontFrames(teller, stacks), targets };
}

const emptyPlan = ({ field, enemy }: Teller): Omit<ScenePlan, 'frames'> => ({
  ...{ reach: [], shots: [], fire: [], targets: [] },
  zones: { side: armyOfSide(field, enemy), hexes: [] },
});

/** Guns of the reader's and all they can hit, on as few pictures as show them. */
function firePlan(teller: Teller, stacks: readonly SceneStack[]): ScenePlan {
  const aims = hitsOf(teller, teller.side).filter(({ battery }) => isCommanded(teller, battery));
  const windows = windowsOver(teller.field.grid, [...new Set(aims.flatMap(({ from, on }) => [from, on]))]);
  const frames = windows.map(({ window, shown }, n) => {
    const places = shown.filter((hex) => aims.some(({ from }) => from === hex)).map((hex) => placed(teller, hex));
    const title = n > 0 && places.length > 0 ? teller.say.list(places) : teller.say('map.plan', { fire: true });
    return planFrame(teller, stacks, window, title);
  });
  const shots = [...easiest(aims).values()].map((aim) => lineOf(teller, aim, `${aim.die}+`));
  return { ...emptyPlan(teller), frames, shots, fire: fireOf(teller, aims) };
}

function planFrame(teller: Teller, stacks: readonly SceneStack[], window: ReadonlySet<HexId>, title: string) {
  const shown = stacks.filter(({ hex }) => window.has(hex));
  return { hexes: [...window], title, alt: teller.say('map.plan.alt', { places: wherePeopleStand(teller, shown) }) };
}

function marchPlan(teller: Teller, stacks: readonly SceneStack[]): ScenePlan {
  const { at, side, enemy } = teller;
  const { ours, theirs } = outlookOf(teller);
  const shots = shotsOf(teller);
  const contested = [...ours.keys()].filter((hex) => theirs.has(hex));
  const disputed = contested.length > 0 ? contested : shots.flatMap(({ from, on }) => [from, on]);
  const reach = beforeOurLines(teller, ours);
  return {
    ...emptyPlan(teller),
    frames: windowsAround(teller, stacks, disputed, reach),
    reach,
    zones: { side: armyOfSide(teller.field, enemy), hexes: zonesOf(at, enemy) },
    shots,
    fire: [side, enemy].flatMap((one) => fireOf(teller, hitsOf(teller, one))),
  };
}

/** Of all that is in reach the hexes near the enemy, outside the works that shelter us. */
function beforeOurLines({ field, at, side, enemy }: Teller, reach: ReturnType<Marches['reach']>): ScenePlan['reach'] {
  const held = [...stacksOf(at).values()].filter((stack) => stack.side === enemy && stack.units.length > 0);
  const isBefore = (hex: HexId): boolean =>
    !(side === field.worksOf && field.hexes.get(hex)?.perimeter) &&
    held.some((stack) => distance(field.grid, stack.hex, hex) <= BEFORE);
  return [...reach].flatMap(([hex, come]) => (isBefore(hex) ? [{ hex, ...come }] : []));
}

/** Lines of fire of both sides, each once with the least that the die needs from one end and from the other. */
function shotsOf(teller: Teller): SceneShot[] {
  const { side, enemy } = teller;
  const isShown = ({ from, on }: Aim): boolean => distance(teller.field.grid, from, on) <= FAR_FIRE;
  const ours = easiest(hitsOf(teller, side).filter(isShown));
  const theirs = easiest(hitsOf(teller, enemy).filter(isShown));
  const back = ({ from, on }: Aim): string => `${on} ${from}`;
  return [
    ...[...ours.values()].map((aim) => {
      const answer = theirs.get(back(aim));
      return lineOf(teller, aim, answer ? `${aim.die}+ | ${answer.die}+` : `${aim.die}+`);
    }),
    ...[...theirs.values()].flatMap((aim) => (ours.has(back(aim)) ? [] : [lineOf(teller, aim, `${aim.die}+`)])),
  ];
}

const lineOf = ({ field }: Teller, { battery, from, on }: Aim, needs: string): SceneShot => ({
  side: counterOf(field, battery).army,
  ...{ from, on, needs },
});

/** A row for all hexes that a gun hits with the same face, for the same causes. */
function fireOf(teller: Teller, aims: readonly Aim[]): SceneFire[] {
  const { sides } = teller.field.tables.dice;
  const rows = new Map<string, SceneFire>();
  for (const { battery, on, die, modifiers } of aims) {
    const why = addends(teller, modifiers)
      .map(({ name, value }) => `${name} ${signed(value)}`)
      .join(', ');
    const key = `${battery} ${die} ${why}`;
    const hexes = [...(rows.get(key)?.hexes ?? []), on];
    const chance = Math.round((100 * Math.min(sides, sides - die)) / sides);
    rows.set(key, { side: counterOf(teller.field, battery).army, gun: battery, hexes, needs: `${die}+`, chance, why });
  }
  return [...rows.values()];
}

/** By its two ends each line of fire with the least die. */
const easiest = (aims: readonly Aim[]): ReadonlyMap<string, Aim> =>
  new Map(aims.toSorted((a, b) => b.die - a.die).map((aim) => [`${aim.from} ${aim.on}`, aim]));

/**
 * Two windows at most that show the nearest enemies and whom they threaten, the first where most of these stand and most is
 * in dispute; none where nothing is, or where it would show neither our troops nor where they can come. Where all that is
 * named stands in the first and most of our troops outside it, the second shows most of these. More have ours beside enemies.
 */
function windowsAround(
  teller: Teller,
  stacks: readonly SceneStack[],
  disputed: readonly HexId[],
  reach: ScenePlan['reach'],
): ScenePlan['frames'] {
  const { grid } = teller.field;
  const troops = strengthsOf(stacks.filter(({ side }) => isOurs(teller, side)));
  const enemies = stacks.filter(({ side }) => !isOurs(teller, side));
  const isNear = (hex: HexId): boolean => enemies.some((one) => distance(grid, one.hex, hex) === 1);
  const beside = [...troops].flatMap(([hex, strength]) => (strength > 0 && isNear(hex) ? [hex] : []));
  if (disputed.length + beside.length === 0) return [];
  const named = placesNamed(teller).filter((hex) => grid.indexes.has(hex));
  const contact = firstWindow(grid, named, disputed.length > 0 ? disputed : beside);
  if (weightIn(contact, troops) === 0 && !reach.some(({ hex }) => contact.has(hex))) return [];
  // Where no enemy is in sight nobody comes to blows.
  const windows = enemies.some(({ hex }) => contact.has(hex)) ? [contact] : [];
  const rest = windows.length > 0 ? beyond(named, contact) : named;
  const unseen = new Map([...troops].filter(([hex]) => !windows.some((window) => window.has(hex))));
  const isMost = (strength: number): boolean => sum([...troops.values()]) < 2 * strength;
  if (rest.length > 0 || isMost(sum([...unseen.values()]))) windows.push(nextWindow(grid, rest, unseen));
  const cut = windows.reduce(beyond, beside);
  for (let left = cut; left.length > 0 && windows.length < MOST; left = windows.reduce(beyond, left))
    windows.push(nextWindow(grid, left, unseen));
  return windows.map((window) => {
    const places = [...rest, ...cut].filter((hex) => window.has(hex)).map((hex) => placed(teller, hex));
    const around = places.length > 0 && !isMost(weightIn(window, troops)) ? teller.say.list(places) : '';
    const title = teller.say('map.plan.ours', { around });
    return planFrame(teller, stacks, window, window === contact ? teller.say('map.plan') : title);
  });
}

/** By hex the strength of troops; guns are left out. */
function strengthsOf(stacks: readonly SceneStack[]): Weights {
  const isGun = (symbol: string): boolean => symbol === 'battery' || symbol === 'mortar';
  const strength = ({ symbol, strength }: SceneCounter): number => (isGun(symbol) ? 0 : (strength ?? 0));
  return new Map(stacks.map(({ hex, counters }) => [hex, sum(counters.map(strength))]));
}
