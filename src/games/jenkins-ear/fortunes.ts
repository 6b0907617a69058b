/** Fortunes of War: an enemy counter that lies on top of its stack is picked, and must be (6.6, 10.0, J60). */
import type { Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, FaceId, FortuneRow, Side } from './field.ts';
import { eliminate } from './losses.ts';
import { settlePorts } from './ports.ts';
import { stacksOf } from './stacks.ts';
import type { StackKey } from './state.ts';
import { type Board, counterOf, enemyOf, isLand, isShip, throwDie } from './units.ts';

export function* fortunesOfWar(board: Board): Steps<void> {
  const die = throwDie(board, 'fortunes');
  const picks = board.field.tables.fortunes.find((row) => row.die === die)?.picks ?? [];
  tell(board, 'ear.fortune', '10.0', { die, picks: [...picks] });
  for (const one of picks) yield* board.play.at(one.by, () => pick(board, one));
}

function* pick(board: Board, { by, type }: FortuneRow['picks'][0]): Steps<void> {
  const tops = visible(board, enemyOf(by), type);
  const keys = [...tops.keys()];
  const faces: Record<StackKey, FaceId> = {};
  for (const [key, top] of tops) faces[key] = counterOf(board.field, top).face;
  const key = yield* choose(board, by, 'fortunes-victim', keys, { type, tops: faces });
  const victim = key === null ? undefined : tops.get(key);
  if (victim === undefined) tell(board, 'ear.no-victim', '10.0', { by, type });
  else eliminate(board, [victim], { cause: 'fortunes', rule: '10.0', chosenBy: by });
  settlePorts(board);
}

/** Topmost counters of the type, by stack; a Deception on top covers what lies below (J10). */
function visible({ field, play }: Board, side: Side, type: 'naval' | 'land'): ReadonlyMap<StackKey, CounterId> {
  const isType = type === 'naval' ? isShip : isLand;
  const found = new Map<StackKey, CounterId>();
  for (const { key, ids } of stacksOf(play.state, side)) {
    const [top] = ids;
    if (top !== undefined && isType(counterOf(field, top))) found.set(key, top);
  }
  return found;
}
