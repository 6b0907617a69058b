/** Who was once seen in an enemy stack and may still lie there. */
import type { FaceId, Field } from './field.ts';
import type { EarView, SeenStack } from './view.ts';

export interface LastSeen {
  readonly turn: number;
  /** From the top, as they lay then. */
  readonly faces: readonly FaceId[];
}

/** Not who is nowhere on the map, nor who is known to be `gone` from there; null where nobody is left, or one who is seen. */
export function lastSeen(
  field: Field,
  view: EarView,
  { key, side, height }: Pick<SeenStack, 'key' | 'side' | 'height'>,
  gone: readonly FaceId[] = [],
): LastSeen | null {
  const sighting = view.sightings.find(({ stack }) => stack === key);
  if (sighting === undefined || height === 1) return null;
  const left = new Map<FaceId, number>();
  const add = (face: FaceId, n: number): void => void left.set(face, (left.get(face) ?? 0) + n);
  for (const one of field.counters.values()) if (one.side === side) add(one.face, 1);
  for (const heap of [...view.pools[side], ...view.out[side]]) add(heap.face, -heap.count);
  const missing = [...gone];
  const faces = sighting.faces.filter((face) => {
    const at = missing.indexOf(face);
    if (at >= 0) missing.splice(at, 1);
    add(face, -1);
    return at < 0 && (left.get(face) ?? 0) >= 0;
  });
  return faces.length === 0 ? null : { turn: sighting.turn, faces };
}
