/** Dice thrown again by Deceptions: the attacker may, then the defender, until both pass in a row (11.2, J39, J40). */
import type { Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import { anyOneOf, ask, choose } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, HexId, Side } from './field.ts';
import { eliminate } from './losses.ts';
import type { LyingDie } from './questions.ts';
import { deceptionsIn } from './stacks.ts';
import { type Board, counterOf, enemyOf, throwDie } from './units.ts';

const PASS = 'pass';

export interface Throw {
  readonly hex: HexId;
  readonly combat: 'naval' | 'land';
  readonly attacker: Side;
  readonly dice: LyingDie[];
  /** Reads a die anew after another face has come up. */
  readonly read: (die: LyingDie) => void;
}

export function* rerolls(board: Board, thrown: Throw): Steps<void> {
  let side = thrown.attacker;
  for (let passes = 0, turn = 1; passes < 2; side = enemyOf(side), turn++) {
    passes = (yield* spend(board, side, thrown, `reroll.${turn}`)) ? 0 : passes + 1;
  }
}

/** One side spends a Deception on one die, or passes. */
function* spend(board: Board, side: Side, thrown: Throw, place: string): Steps<boolean> {
  const { hex, combat, attacker, dice } = thrown;
  const deceptions = deceptionsIn(board.field, board.play.state, side, hex);
  if (deceptions.length === 0 || dice.length === 0) return false;
  return yield* board.play.at(place, function* () {
    const about = {
      hex,
      combat,
      attacker: side === attacker,
      dice: dice.map((die) => ({ ...die })),
      deceptions: deceptions.length,
    };
    const answer = yield* choose(board, side, 'reroll', [PASS, ...dice.map(({ id }) => id)], about);
    const die = dice.find(({ id }) => id === answer);
    if (!die) return false;
    throwAgain(board, side, yield* spentOf(board, side, hex, deceptions), die, thrown);
    return true;
  });
}

function throwAgain(board: Board, side: Side, deception: CounterId, die: LyingDie, { hex, read }: Throw): void {
  const from = die.die;
  die.die = throwDie(board, 'again');
  read(die);
  const { id, sum, hit } = die;
  tell(board, 'ear.reroll', '11.2', { hex, side, deception, of: id, from, to: die.die, sum, hit });
  eliminate(board, [deception], { cause: 'reroll', rule: '11.2', chosenBy: side });
}

/** Which of several goes: its owner chooses, and is asked where they differ in what they cost. */
function* spentOf(board: Board, side: Side, hex: HexId, deceptions: readonly CounterId[]): Steps<CounterId> {
  if (deceptions.length === 1) return first(deceptions);
  const costs = new Set(deceptions.map((id) => counterOf(board.field, id).cost));
  const space = { ...anyOneOf(deceptions), forced: costs.size === 1 };
  return yield* ask(board, side, 'deception-spent', space, { hex, counters: deceptions });
}
