/** Disease where land counters come into country without a seaport (7.5). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { tell } from './events.ts';
import type { HexId, Side } from './field.ts';
import { eliminate } from './losses.ts';
import { ashoreIn } from './stacks.ts';
import { type Board, hexOf, seaportIn, throwDie } from './units.ts';

/** Throws for a hex just entered; true when a counter was lost. A seaport hex is healthy. */
export function* disease(board: Board, side: Side, id: HexId): Steps<boolean> {
  const { field, play } = board;
  if (seaportIn(hexOf(field, id)) !== null) return false;
  const die = throwDie(board, 'disease');
  const struck = field.tables.disease.faces.includes(die);
  tell(board, 'ear.disease', '7.5', { side, hex: id, die, struck });
  if (!struck) return false;
  const counters = ashoreIn(field, play.state, side, id);
  const victim = yield* choose(board, side, 'disease-victim', counters, { hex: id, counters });
  if (victim !== null) eliminate(board, [victim], { cause: 'disease', rule: '7.5', chosenBy: side });
  return true;
}
