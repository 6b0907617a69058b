/** The War of Austrian Succession, as far as it is felt here (6.8, J61). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { type Modifier, tell } from './events.ts';
import type { CounterId, Flag, Side, SuccessionEffect } from './field.ts';
import { creditFunds } from './funds.ts';
import { eliminate } from './losses.ts';
import { settlePorts } from './ports.ts';
import { type Board, counterOf, pieceOf, throwDie } from './units.ts';

export function* successionStep(board: Board): Steps<void> {
  const { field, play } = board;
  if (play.state.peace) return;
  const die = throwDie(board, 'succession');
  const modifiers = [...captureModifier(board, 'french'), ...captureModifier(board, 'dutch')];
  const sum = modifiers.reduce((total, { value }) => total + value, die);
  const { rows } = field.tables.succession;
  const row = rows.findLast((one) => one.die <= sum) ?? rows[0];
  if (!row) return;
  tell(board, 'ear.succession', '6.8', { die, modifiers, sum, row: row.die });
  yield* apply(board, row.effect);
}

/** Once, however many ports of the flag were captured this game turn, by whichever side. */
function captureModifier({ field, play }: Board, flag: Extract<Flag, 'french' | 'dutch'>): Modifier[] {
  const taken = play.state.captured.some(({ port }) => field.ports.get(port)?.flag === flag);
  return taken ? [{ name: flag, value: field.tables.succession.modifiers[flag], rule: '6.8' }] : [];
}

function* apply(board: Board, effect: SuccessionEffect): Steps<void> {
  switch (effect.kind) {
    case 'funds':
      return subsidize(board, effect.side, effect.dice);
    case 'remove':
      return yield* recall(board, effect.side, effect.what);
    case 'end':
      board.play.state.peace = true;
      return tell(board, 'ear.peace', '6.8', { turn: board.play.state.turn });
  }
}

function subsidize(board: Board, side: Side, count: number): void {
  const { funds } = board.play.state;
  const dice = Array.from({ length: count }, (_, n) => throwDie(board, `subsidy.${n + 1}`));
  const from = funds[side];
  const subsidy = dice.reduce((sum, die) => sum + die, 0);
  creditFunds(board, side, subsidy);
  tell(board, 'ear.subsidy', '6.8', { side, dice, from, to: funds[side] });
}

/** A named ship or a Soldiers counter goes home, wherever it is in play. */
function* recall(board: Board, side: Side, what: 'named-ship' | 'soldiers'): Steps<void> {
  const counters = recallable(board, side, what);
  const victim = yield* choose(board, side, 'succession-victim', counters, { what, counters });
  if (victim !== null) eliminate(board, [victim], { cause: 'succession', rule: '6.8', chosenBy: side });
  settlePorts(board);
}

function recallable({ field, play }: Board, side: Side, what: 'named-ship' | 'soldiers'): CounterId[] {
  return [...field.counters.keys()].filter((id) => {
    const counter = counterOf(field, id);
    const { fate } = pieceOf(play.state, id);
    const isWhat = what === 'named-ship' ? counter.named : counter.kind === 'soldiers';
    return counter.side === side && isWhat && (fate === 'map' || fate === 'passage');
  });
}
