/** The map of a land battle, hex by hex. */
import type { MapScene, SceneCounter } from '../../engine/scene.ts';
import { asciiMap } from './ascii.ts';
import { sideOf } from './counter.ts';
import { drawField, fieldSpan } from './field.ts';
import { mapFrames, spanAround } from './frames.ts';
import type { MapKind, MapPiece, MapStack, MapView } from './kind.ts';
import { drawClose, drawWindow } from './window.ts';

export const hexMap: MapKind<MapScene> = {
  views(scene) {
    const parts = mapFrames(scene).map(({ title, alt, isPlan }, frame): MapView => ({ frame, title, alt, isPlan }));
    return parts.length > 0 ? parts : [{ frame: 'field', title: null, alt: scene.alt, isPlan: false }];
  },
  draw(scene, { frame = 0, width, least = 0 }) {
    if (frame === 'close') return drawClose(scene, fieldSpan(scene), width);
    if (typeof frame === 'object') {
      const span = spanAround(frame, scene);
      return span === null
        ? drawField(scene, width)
        : drawWindow(scene, { ...span, title: scene.title, alt: scene.alt, isPlan: false }, width);
    }
    const part = typeof frame === 'string' ? undefined : mapFrames(scene)[frame];
    return part === undefined ? drawField(scene, width) : drawWindow(scene, part, width, least);
  },
  pieces,
  stacks,
  typed: asciiMap,
};

function pieces(scene: MapScene): ReadonlyMap<string, MapPiece> {
  const found = new Map<string, MapPiece>();
  for (const { hex, counters, leaders } of scene.stacks) {
    for (const { id, name, side, strength } of counters)
      found.set(`${side} ${id}`, { name, side: sideOf(scene, side).label, place: hex, strength });
    for (const { id, name, side } of leaders)
      found.set(`${side} ${id}`, { name, side: sideOf(scene, side).label, place: hex, strength: null });
  }
  return found;
}

function stacks(scene: MapScene): MapStack[] {
  return scene.stacks.map(({ hex, side, counters, leaders, label, seen }) => ({
    side: sideOf(scene, side).label,
    place: hex,
    units: [...counters.map(counterText), ...leaders.map(({ name }) => name)].join(', ') || label,
    seen: seen ?? null,
  }));
}

function counterText({ name, strength, steps, state }: SceneCounter): string {
  const lost = steps.now < steps.full ? `, ${steps.now} of ${steps.full} steps` : '';
  return `${name} (${strength ?? '?'}${lost}${state ? `, ${state.tag}` : ''})`;
}
