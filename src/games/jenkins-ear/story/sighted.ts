/** The enemy's stacks as the reader sees them, and how far by sea each is from the nearest place of his. */
import type { HexId } from '../field.ts';
import { hexOf, isLand, isShip } from '../units.ts';
import type { SeenStack } from '../view.ts';
import { milesBySea } from '../ways.ts';
import { seenIn } from './stacks.ts';
import { stormsAhead, type Teller } from './teller.ts';

export interface Sighted {
  readonly stack: SeenStack;
  /** Null where no ship can come from one to the other. */
  readonly near: { readonly hex: HexId; readonly miles: number } | null;
}

/** The nearest first; of equals the higher. */
export function sighted(teller: Teller): readonly Sighted[] {
  const { field, after, side, enemy } = teller;
  const storms = stormsAhead(teller);
  const stacks = Object.values(after.stacks);
  const own = new Set(stacks.flatMap((stack) => (stack.side === side ? [stack.hex] : [])));
  const found = stacks.flatMap((stack): Sighted[] => {
    if (stack.side !== enemy) return [];
    const miles = milesBySea(field, [hexOf(field, stack.hex)], ({ id }) => storms.includes(id));
    const far = (hex: HexId): number => miles[hexOf(field, hex).index] ?? -1;
    const [hex] = [...own].filter((one) => far(one) >= 0).toSorted((a, b) => far(a) - far(b));
    return [{ stack, near: hex === undefined ? null : { hex, miles: far(hex) } }];
  });
  const miles = ({ near }: Sighted): number => near?.miles ?? field.at.length;
  return found.toSorted((a, b) => miles(a) - miles(b) || b.stack.height - a.stack.height);
}

/** Does it show a ship, as far as is known; or a Deception, or off the ports men, who may hide one? Where it lies open nothing is hidden. */
export function mayBeFleet(teller: Teller, stack: SeenStack): boolean {
  const { hex, berth, top, open, height } = stack;
  const seen = open.length > 0 ? open : (seenIn(teller, stack)?.faces ?? []);
  const hides = open.length === 0 && seen.length < height;
  const isAfloat = berth === 'off' && height > 1 && hexOf(teller.field, hex).terrain !== 'land';
  const faces = [top, ...seen].flatMap((id) => teller.field.faces.get(id ?? '') ?? []);
  return faces.some((face) => isShip(face) || (hides && (face.kind === 'deception' || (isAfloat && isLand(face)))));
}
