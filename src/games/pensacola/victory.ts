/** How the assault is won: an army wavers, the hexes that decide are held at the end, or points (P 6.1.11). */
import { armyCollapsed, leadOf } from '../../series/boar/frame/ending.ts';
import type { At, Board, Ending, Rules } from '../../series/boar/rules/house.ts';
import type { Side } from '../../series/boar/rules/state.ts';
import { enemyOf } from '../../series/boar/rules/units.ts';
import { heldBy } from './control.ts';
import type { Pensacola } from './scenario.ts';

/** Has the game been won at once? */
export function wonAtOnce({ sheet }: Pensacola, board: Board): Ending | null {
  const { at, result } = sheet.victory.collapse;
  return armyCollapsed(board, at, result);
}

/** A side gives up as an army whose morale is gone. */
export function conceded({ sheet }: Pensacola, { field }: Rules, side: Side): { result: string; winner: Side } {
  return { result: sheet.victory.collapse.result, winner: enemyOf(field, side) };
}

/** After the last turn: the hexes that decide, then the lead in victory points. */
export function wonAtTheEnd(pensacola: Pensacola, board: Board): Ending {
  return heldEnough(pensacola, board) ?? wonOnPoints(pensacola, board);
}

function heldEnough(pensacola: Pensacola, at: At): Ending | null {
  const { sheet, field } = pensacola;
  const { decisive } = sheet.victory;
  const spanish = heldBy(pensacola, at, field.siegeOf);
  const british = heldBy(pensacola, at, field.worksOf);
  const taken = spanish.includes(decisive.hex) && spanish.length > decisive.others;
  if (!taken && british.length < sheet.control.hexes.length) return null;
  const winner = taken ? field.siegeOf : field.worksOf;
  return { result: decisive.result, winner, reason: 'held', facts: { hexes: [...heldBy(pensacola, at, winner)] } };
}

function wonOnPoints({ sheet, field }: Pensacola, { play }: Board): Ending {
  const { lead } = sheet.victory;
  const { victory } = play.state;
  const ahead = leadOf(field, victory, lead.winner);
  const winner = ahead >= lead.halves ? lead.winner : lead.otherwise;
  return {
    result: lead.result,
    winner,
    reason: 'points',
    facts: { points: { ...victory }, ahead, needed: lead.halves },
  };
}
