/** A stack that a card lets march once more, by the rules as they stand for it. */

import type { Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import type { Occasion, Rules } from '../rules/house.ts';
import { cannotMove, planWay } from '../rules/march.ts';
import { sendTo } from '../rules/movement.ts';
import { groundFor, partyOf, reachable, searchFor } from '../rules/paths.ts';
import { oneOf } from '../rules/questions.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId } from '../rules/state.ts';
import { boardOf } from '../rules/turn.ts';
import { hexAt } from '../rules/units.ts';

/** Hexes that it comes to, and may rest in. */
export function refuges({ board, side }: Occasion, stack: Stack, rules: Rules): HexId[] {
  const party = partyOf(board, side, [...stack.units, ...stack.leaders], false);
  const search = searchFor({ ...rules, position: board.play.state }, groundFor(board, stacksOf(board), side), party);
  const from = hexAt(board.field, stack.hex);
  if (cannotMove(search, from) !== null) return [];
  return reachable(search, from).flatMap(({ hex }) => {
    const planned = planWay(search, from, hex, [], false);
    return 'march' in planned && planned.march.go === planned.march.hexes.length ? [hex.id] : [];
  });
}

/** Its owner says where to. */
export function* marchAgain(at: Occasion, stack: Stack, rules: Rules): Steps<void> {
  const { board, side, card } = at;
  const of = refuges(at, stack, rules);
  const about = { card: card.id, from: stack.hex, options: [...of] };
  const to =
    of.length === 1
      ? first(of)
      : yield* board.play.at('to', () => board.play.ask(side, 'card-target', oneOf(of), { about, discreet: true }));
  yield* sendTo(boardOf(rules, board.play), side, [...stack.units, ...stack.leaders], hexAt(board.field, to));
}
