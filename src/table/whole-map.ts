/** One map of what all sides see together: of each stack the sight of whoever knows it best. */

import { encode } from '../engine/canonical.ts';
import type { Json } from '../engine/contract.ts';
import type { MapScene, Scene, SceneFleet, SceneStack, SeaScene } from '../engine/scene.ts';

/** Puts the scenes of all roles together; ground, words and stars are those of the first, for they lie open. */
export function wholeMap(scenes: readonly Scene[]): Scene {
  const [first, ...others] = scenes as [Scene, ...Scene[]];
  return others.reduce((whole, scene) => joined(whole, scene), first);
}

function joined(one: Scene, other: Scene): Scene {
  if (one.kind === 'sea-chart' && other.kind === 'sea-chart') return joinedCharts(one, other);
  if (one.kind === 'hex-map' && other.kind === 'hex-map') return joinedMaps(one, other);
  return one;
}

function joinedCharts(one: SeaScene, other: SeaScene): SeaScene {
  const key = ({ hex, side, berth }: SceneFleet) => `${hex}/${side}/${berth}`;
  return {
    ...one,
    fleets: better(one.fleets, other.fleets, key, knownFleet),
    tracks: together(one.tracks, other.tracks),
  };
}

/** Content seen now, content seen once, height alone. */
function knownFleet({ content, seen }: SceneFleet): number {
  return content === null ? 0 : seen === undefined ? 2 : 1;
}

function joinedMaps(one: MapScene, other: MapScene): MapScene {
  const key = ({ hex, side }: SceneStack) => `${hex}/${side}`;
  return {
    ...one,
    stacks: better(one.stacks, other.stacks, key, knownStack),
    arrows: together(one.arrows, other.arrows),
  };
}

/** Counters seen now with their strength; a note of an earlier sight counts for less than any of them. */
function knownStack({ counters, seen }: SceneStack): number {
  return seen === undefined ? 1 + counters.filter(({ strength }) => strength !== null).length : 0;
}

/** Of what both have, the better known; then what only the second has. */
function better<T>(
  one: readonly T[],
  other: readonly T[],
  key: (thing: T) => string,
  known: (thing: T) => number,
): readonly T[] {
  const theirs = new Map(other.map((thing) => [key(thing), thing]));
  const kept = one.map((thing) => {
    const again = theirs.get(key(thing));
    theirs.delete(key(thing));
    return again !== undefined && known(again) > known(thing) ? again : thing;
  });
  return [...kept, ...theirs.values()];
}

function together<T extends object>(one: readonly T[], other: readonly T[]): readonly T[] {
  const drawn = new Set(one.map((thing) => encode(thing as Json)));
  return [...one, ...other.filter((thing) => !drawn.has(encode(thing as Json)))];
}
