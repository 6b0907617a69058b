/** The coup de main: declared by the Spanish on a siege turn, or come by itself after the last (P 3.4). */
import type { Json, Steps } from '../../../engine/contract.ts';
import { goTactical } from '../../../series/boar/frame/declaration.ts';
import { tellFrame } from '../../../series/boar/frame/events.ts';
import { dueBy } from '../../../series/boar/frame/reinforcements.ts';
import { changeMorale } from '../../../series/boar/rules/army-morale.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { armyOfSide } from '../../../series/boar/rules/units.ts';
import { drawForEarlyCoup } from '../cards/index.ts';
import { tellPensacola } from '../events.ts';
import { endRaids } from '../raids/steps.ts';
import type { Pensacola } from '../scenario.ts';
import type { CampaignSheet } from './schema.ts';
import { theCampaign } from './state.ts';

/** A3: the Spanish may declare it; the first turn of hours follows at once, in place of the rest of the siege turn. */
export function* declareCoup(pensacola: Pensacola, sheet: CampaignSheet, board: Board): Steps<void> {
  const { field, play } = board;
  const { turn } = play.state;
  const { side, from, to } = sheet.declaration;
  if (turn < from || turn > to) return;
  const about: Json = { turn, last: to, tactical: sheet.tactical };
  const answer = yield* play.ask<string>(side, 'declare-assault', { kind: 'one', of: ['wait', 'declare'] }, { about });
  if (answer !== 'declare') return;
  const due = field.sides.flatMap(({ id }) => dueBy(board, id, turn));
  theCampaign(play.state).declared = turn;
  tellFrame(field, play, 'declared', 'P 3.4', { side, turn });
  play.state.turn = sheet.tactical;
  yield* beginCoup(pensacola, sheet, board, due);
  yield* drawForEarlyCoup(pensacola, board, turn);
}

/** Markers, the count of breaches, and the end of raids, in the order of the rulebook; on the first turn of hours alone. Who is `due` comes still. */
export function* beginCoup(
  pensacola: Pensacola,
  sheet: CampaignSheet,
  board: Board,
  due: readonly UnitId[] = [],
): Steps<void> {
  if (!goTactical(sheet, board, due)) return;
  countBreaches(pensacola, sheet, board);
  yield* endRaids(pensacola, board);
}

/** The forts that are breached, and what the coup does to the morale of the besiegers by that. */
export function heartOf({ coup }: CampaignSheet, position: Position): { breached: HexId[]; change: number } {
  const breached = coup.hexes.filter((hex) => position.breached.some((side) => side.startsWith(hex)));
  return { breached, change: coup.morale[Math.min(breached.length, coup.morale.length - 1)] ?? 0 };
}

/** The besiegers lose heart for works still whole (P 3.4). */
function countBreaches({ field }: Pensacola, sheet: CampaignSheet, board: Board): void {
  const { breached, change } = heartOf(sheet, board.position);
  const effects: Effect[] = [];
  changeMorale(board, armyOfSide(field, field.siegeOf), change, 'coup', effects);
  tellPensacola(board.play, 'coup', 'P 3.4', { hexes: breached, effects });
}
