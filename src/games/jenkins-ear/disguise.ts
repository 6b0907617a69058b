/**
 * Another state that a side cannot tell from this one, drawn up from the rulebook and not from the view: an enemy stack
 * shows its height and its topmost counter, and whole only while it lies open (4.4); who is aboard whom is nobody's
 * business but the owner's (4.1); counters that look alike are alike.
 */

import { copy } from '../../engine/canonical.ts';
import type { Pick } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import type { CounterId, Field, Side } from './field.ts';
import { partsOf } from './stacks.ts';
import type { EarState } from './state.ts';
import { counterOf, enemyOf, pieceOf, sideOfRole } from './units.ts';

export function disguise(field: Field, state: EarState, who: string, pick: Pick): EarState {
  const other = copy(state);
  const enemy = enemyOf(sideOfRole(who));
  swapAlike(field, other, enemy, pick);
  shuffleCovered(other, enemy, pick);
  for (const piece of Object.values(other.pieces)) {
    if (counterOf(field, piece.id).side !== enemy || piece.fate !== 'map') continue;
    piece.aboard = null;
    piece.sailed = pick(3);
    piece.moved = 'no';
  }
  other.sightings[enemy] = {};
  return other;
}

/** Places in the enemy's stacks of which only the height is seen. */
function covered(state: EarState, enemy: Side): { key: string; index: number; id: CounterId }[] {
  return Object.keys(state.stacks)
    .filter((key) => partsOf(key).side === enemy)
    .flatMap((key) =>
      (state.stacks[key] ?? []).flatMap((id, index) =>
        index > 0 && !pieceOf(state, id).open ? [{ key, index, id }] : [],
      ),
    );
}

/** A counter on top, or lying open, may as well be any other of its face that is covered. */
function swapAlike(field: Field, state: EarState, enemy: Side, pick: Pick): void {
  for (const key of Object.keys(state.stacks)) {
    if (partsOf(key).side !== enemy) continue;
    const top = first(state.stacks[key] ?? []);
    const alike = covered(state, enemy).filter(({ id }) => counterOf(field, id).face === counterOf(field, top).face);
    const chosen = alike[pick(alike.length + 1)];
    if (chosen) exchange(state, { key, index: 0, id: top }, chosen);
  }
}

function shuffleCovered(state: EarState, enemy: Side, pick: Pick): void {
  const places = covered(state, enemy);
  for (let n = places.length - 1; n > 0; n--) {
    const [one, two] = [places[n], places[pick(n + 1)]];
    if (!one || !two || one === two) continue;
    exchange(state, one, two);
    [one.id, two.id] = [two.id, one.id];
  }
}

interface Place {
  key: string;
  index: number;
  id: CounterId;
}

/** Two counters change places, and take on what is seen of the place: that it lies open, that somebody there intercepted. */
function exchange(state: EarState, one: Place, two: Place): void {
  const [a, b] = [pieceOf(state, one.id), pieceOf(state, two.id)];
  const seen = ({ hex, berth, open, intercepted }: typeof a) => ({ hex, berth, open, intercepted });
  const [first, second] = [seen(a), seen(b)];
  Object.assign(a, second);
  Object.assign(b, first);
  (state.stacks[one.key] as CounterId[])[one.index] = two.id;
  (state.stacks[two.key] as CounterId[])[two.index] = one.id;
}
