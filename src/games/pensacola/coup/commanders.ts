/** Commanders who are wounded come back (P 2.5.4); whom the Indians follow they mourn. */
import type { Steps } from '../../../engine/contract.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import type { Departure } from '../../../series/boar/rules/leaders.ts';
import { goBack } from '../../../series/boar/rules/results.ts';
import { stackedStrength } from '../../../series/boar/rules/stacking.ts';
import { stacksOf, unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { Army, HexId, Side } from '../../../series/boar/rules/state.ts';
import { testMorale } from '../../../series/boar/rules/unit-morale.ts';
import { counterOf, leaderOf } from '../../../series/boar/rules/units.ts';
import { tellPensacola } from '../events.ts';
import { leadsOnly } from '../nations.ts';
import type { Pensacola } from '../scenario.ts';
import { stateOf } from '../state.ts';

/** As a turn opens: who was wounded in the last is noted; who has been away long enough joins the strongest stack of his side. */
export function healCommanders({ files }: Pensacola, board: Board): void {
  const state = stateOf(board);
  const { healing } = state.coup;
  for (const { id, commander, side } of board.field.leaders.values()) {
    const leader = state.leaders[id];
    if (!commander || leader?.fate !== 'removed') continue;
    const back = healing[id] ?? state.turn + files.tables.wounds.turns;
    healing[id] = back;
    const hex = strongest(board, side);
    if (state.turn < back || hex === undefined) continue;
    delete healing[id];
    Object.assign(leader, { hex, fate: 'field' });
    tellPensacola(board.play, 'healed', 'P 2.5.4', { leader: id, side, hex });
  }
}

function strongest(at: At, side: Side): HexId | undefined {
  const own = [...stacksOf(at).values()].filter((stack) => stack.side === side && stack.units.length > 0);
  return own.sort((a, b) => stackedStrength(at, b.units) - stackedStrength(at, a.units))[0]?.hex;
}

/** Franchimastabe has fallen: the Indians who stood with him test, and go back if they fail. */
export function* mournChief(board: Board, hex: HexId, gainer: Army, effects: Effect[]): Steps<void> {
  const { field, play } = board;
  const fell = effects.some(
    (effect) =>
      effect.kind === 'leader' && effect.result !== 'unhurt' && leadsOnly(leaderOf(field, effect.leader), 'indian'),
  );
  if (!fell) return;
  for (const unit of unitsIn(play.state, hex).filter((unit) => counterOf(field, unit).class === 'indian')) {
    const test = yield* play.at('chief', () => testMorale(board, unit));
    effects.push({ kind: 'test', test });
    const gone: Departure[] = [];
    if (!test.passed) yield* goBack(board, unit, field.tables.retreat.test, { fellows: [unit], gainer }, gone, effects);
  }
}
