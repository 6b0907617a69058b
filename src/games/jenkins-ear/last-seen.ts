/** Who was once seen in an enemy stack and may still lie there. */
import type { FaceId, Field } from './field.ts';
import type { EarView, SeenStack } from './view.ts';

export interface LastSeen {
  readonly turn: number;
  /** From the top, as they lay then. */
  readonly faces: readonly FaceId[];
}

/**
 * Not who is nowhere on the map, who is known to be `gone` from there, or who was seen elsewhere since; null where nobody
 * is left, or one who is seen.
 */
export function lastSeen(
  field: Field,
  view: EarView,
  { key, side, height }: Pick<SeenStack, 'key' | 'side' | 'height'>,
  gone: readonly FaceId[] = [],
): LastSeen | null {
  if (height === 1) return null;
  const left = new Map<FaceId, number>();
  const add = (face: FaceId, n: number): void => void left.set(face, (left.get(face) ?? 0) + n);
  for (const one of field.counters.values()) if (one.side === side) add(one.face, 1);
  for (const heap of [...view.pools[side], ...view.out[side]]) add(heap.face, -heap.count);
  for (const { side: whose, open, top } of Object.values(view.stacks))
    if (whose === side) for (const face of open.length > 0 ? open : [top]) add(face, -1);
  const missing = [...gone];
  for (const { stack, turn, faces } of view.sightings.toSorted((a, b) => when(b) - when(a))) {
    // Its top of today is counted already.
    let top = view.stacks[stack]?.top;
    const still = faces.filter((face) => {
      const at = stack === key ? missing.indexOf(face) : -1;
      if (at >= 0) missing.splice(at, 1);
      const isLeft = face === top || (left.get(face) ?? 0) > 0;
      if (face === top) top = undefined;
      else if (isLeft) add(face, -1);
      return at < 0 && isLeft;
    });
    if (stack === key) return still.length === 0 ? null : { turn, faces: within(height, still, view.stacks[key]?.top) };
  }
  return null;
}

/** No more than the stack is high, its top of today one of them: who lay lowest, ashore, has left it last. */
function within(height: number, faces: readonly FaceId[], top: FaceId | undefined): readonly FaceId[] {
  if (faces.length < height) return faces;
  const at = top === undefined ? -1 : faces.indexOf(top);
  const others = faces.toSpliced(at < 0 ? faces.length : at, 1).slice(1 - height);
  return at < 0 || top === undefined ? others : [top, ...others];
}

/** Phases of the war in their order. */
const when = ({ turn, phase }: EarView['sightings'][number]): number => 2 * turn + Number(phase === 'spanish');
