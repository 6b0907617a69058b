/** What of a planning map a picture or a page shows, and which of its signs have to be explained beside it. */
import type { MapNotes, MapScene, ScenePlan } from '../../engine/scene.ts';
import { mapFrames, type Span } from './frames.ts';
import { columnOf, rowOf } from './hexes.ts';
import { isCut } from './pale.ts';

/** What of a scene and its plan lies in a part of the field, or is cut by its edge; `cut`: somebody stands beyond it. */
export interface PlanPart {
  readonly scene: MapScene;
  readonly plan: ScenePlan;
  readonly cut: boolean;
}

export function inPart(scene: MapScene, plan: ScenePlan, part: Span): PlanPart {
  const { columns, rows } = part;
  const isNear = (at: number, [low, high]: Span['rows']): boolean => at >= low - 1 && at <= high + 1;
  const isOn = (hex: string): boolean => isNear(columnOf(hex), columns) && isNear(rowOf(hex), rows);
  return {
    scene: { ...scene, stacks: scene.stacks.filter(({ hex }) => isOn(hex)) },
    plan: {
      ...plan,
      reach: plan.reach.filter(({ hex }) => isOn(hex)),
      zones: { ...plan.zones, hexes: plan.zones.hexes.filter(isOn) },
      shots: plan.shots.filter(({ from, on }) => isOn(from) || isOn(on)),
      targets: plan.targets.filter(isOn),
    },
    cut: isCut(scene, part),
  };
}

/** What the signs mean that stand on the planning pictures of a letter, and of no others. */
export function signsShown(scene: MapScene, notes: NonNullable<MapNotes['plan']>): string {
  const { plan } = scene;
  if (plan === undefined) return '';
  const shown = mapFrames(scene)
    .filter(({ isPlan }) => isPlan)
    .map((frame) => inPart(scene, plan, frame).plan);
  const signs: readonly [keyof typeof notes, (part: ScenePlan) => boolean][] = [
    ['reach', ({ reach }) => reach.length > 0],
    ['zones', ({ zones }) => zones.hexes.length > 0],
    ['shots', ({ shots }) => shots.length > 0],
    ['targets', ({ targets }) => targets.length > 0],
  ];
  return signs.flatMap(([sign, stands]) => (shown.some(stands) ? [notes[sign]] : [])).join(' ');
}
