/** Parts of the map that get a picture: where was fought, and where it may come to blows. */
import type { SceneFrame, SceneHit, SceneStack } from '../../../engine/scene.ts';
import { distance, within } from '../../../places/hex/grid.ts';
import type { CardEffect } from '../cards/events.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf } from '../rules/units.ts';
import { combatsOf, heldUp } from './combat-card.ts';
import { frontsOf } from './fights.ts';
import { byWeight } from './summary.ts';
import { effectsOf, placed, type Tale, type Teller } from './teller.ts';

/** Hexes closer than this belong to one picture. */
const TOGETHER = 3;

/** A picture for each cluster of combats, that which a choice holds up first, then the weightiest; of the guns' work alone where nobody closed. */
export function fightFrames(teller: Teller, stacks: readonly SceneStack[]): readonly SceneFrame[] {
  const sites = fightSites(teller);
  const shot = sites.length === 0;
  return framesOf(teller, stacks, shot ? shotsThatHit(teller).map(({ on }) => on) : sites, 'map.fight', shot);
}

function fightSites(teller: Teller): HexId[] {
  const fought = byWeight(teller, combatsOf(teller));
  return [...heldUp(teller), ...fought.flatMap(({ tale }) => [...tale.facts.on, ...tale.facts.from])];
}

/** A picture for each cluster of hexes where attacks may be made now; what must be attacked names it. */
export function frontFrames(teller: Teller, stacks: readonly SceneStack[]): readonly SceneFrame[] {
  const fronts = frontsOf(teller).toSorted((a, b) => Number(b.must.length > 0) - Number(a.must.length > 0));
  const sites = fronts.flatMap(({ hex, beside }) => [hex, ...beside]);
  return framesOf(teller, stacks, sites, 'map.front');
}

function framesOf(
  teller: Teller,
  stacks: readonly SceneStack[],
  sites: readonly HexId[],
  title: 'map.fight' | 'map.front',
  shot = false,
): SceneFrame[] {
  const rank = new Map<HexId, number>();
  for (const [n, hex] of sites.entries()) if (!rank.has(hex)) rank.set(hex, n);
  const first = (cluster: readonly HexId[]): number => Math.min(...cluster.map((hex) => rank.get(hex) ?? sites.length));
  const clusters = clustered(teller, [...rank.keys()]).sort((a, b) => first(a) - first(b));
  return clusters.map((core) => {
    const near = new Set(core.flatMap((hex) => within(teller.field.grid, hex, 1)));
    const hexes = new Set([...near, ...flights(teller, near)]);
    const here = stacks.filter((stack) => hexes.has(stack.hex));
    const about = sites[first(core)] ?? '';
    return {
      hexes: [...hexes].sort((a, b) => (a < b ? -1 : 1)),
      about,
      title: teller.say(title, { place: placed(teller, about), shot }),
      alt: teller.say(`${title}.alt`, { turn: teller.before.turn, places: wherePeopleStand(teller, here) }),
    };
  });
}

/** The shots that hit, where guns alone did anything. */
export const hitsAlone = (teller: Teller): SceneHit[] => (fightSites(teller).length === 0 ? shotsThatHit(teller) : []);

/** What a headline tells of first. */
const HURT: readonly CardEffect['kind'][] = ['step', 'eliminated', 'captured', 'replaced', 'breach', 'ruin'];

/** Those that cost most first, else in the order of the shots. */
function shotsThatHit({ tales, field }: Teller): SceneHit[] {
  const cost = (tale: Tale): number => effectsOf(tale).filter(({ kind }) => HURT.includes(kind)).length;
  const shot = (gun: UnitId, from: HexId, on: HexId) => ({ side: counterOf(field, gun).army, from, on });
  return tales
    .toSorted((a, b) => cost(b) - cost(a))
    .flatMap(({ kind, facts }) => {
      if (kind === 'boar.fire')
        return facts.hit ? facts.batteries.map(({ unit, hex }) => shot(unit, hex, facts.hex)) : [];
      return kind === 'boar.mortar' && facts.hit ? [shot(facts.battery, facts.from, facts.impact)] : [];
    });
}

/** Where those went who fell back from, or advanced into, these hexes. */
function flights(teller: Teller, from: ReadonlySet<HexId>): HexId[] {
  const ways = teller.tales.flatMap(effectsOf).map(wayOf);
  return ways.filter(([start = '']) => from.has(start)).flat();
}

function wayOf(effect: CardEffect): readonly HexId[] {
  if (effect.kind === 'retreat') return effect.path;
  return effect.kind === 'advance' ? [effect.from, effect.to] : [];
}

/** Groups of hexes with no gap wider than a few hexes. */
function clustered(teller: Teller, hexes: readonly HexId[]): HexId[][] {
  const clusters: HexId[][] = [];
  for (const hex of hexes) {
    const near = clusters.filter((cluster) =>
      cluster.some((other) => distance(teller.field.grid, hex, other) <= TOGETHER),
    );
    const joined = [...near.flat(), hex];
    for (const cluster of near) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(joined);
  }
  return clusters;
}

/** `Tawes +4 at 1404; Avant-Garde +1 at 1405`: the strongest stacks in words, for alt texts. */
export function wherePeopleStand(teller: Teller, stacks: readonly SceneStack[]): string {
  const weight = (stack: SceneStack): number => stack.counters.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
  const told = [...stacks].sort((a, b) => weight(b) - weight(a) || (a.hex < b.hex ? -1 : 1)).slice(0, MOST_TOLD);
  return teller.say.list(told.map(({ label, hex }) => teller.say('map.stack', { label, hex })));
}

const MOST_TOLD = 6;
