/** How Pensacola is won: an army's morale is gone, the siege has done its work, forts are held at the end, or points (P 2, 6). */
import { armyCollapsed, leadOf } from '../../series/boar/frame/ending.ts';
import type { Effect } from '../../series/boar/rules/events.ts';
import type { At, Board, Ending, Rules } from '../../series/boar/rules/house.ts';
import type { Position } from '../../series/boar/rules/position.ts';
import type { Army, HexId, Side } from '../../series/boar/rules/state.ts';
import { armyOfSide, enemyOf } from '../../series/boar/rules/units.ts';
import { score } from '../../series/boar/rules/victory.ts';
import { heldBy } from './control.ts';
import type { Pensacola } from './scenario.ts';
import { destroyedIn, frenchIn } from './state.ts';

/** Has the game been won at once? */
export function wonAtOnce(pensacola: Pensacola, board: Board): Ending | null {
  const { at, result } = pensacola.sheet.victory.collapse;
  return siegeDecided(pensacola, board) ?? armyCollapsed(board, at, result);
}

/** The siege alone: every named work breached, both stockades gone, or the French gone home (P 6.2.4). */
function siegeDecided({ sheet, field, map }: Pensacola, { position }: At): Ending | null {
  const { siege } = sheet.victory;
  if (siege === undefined) return null;
  const { result, quit, hexes } = siege;
  if (hexes.every((hex) => isBreached(position, hex)))
    return { result, winner: field.siegeOf, reason: 'breached', facts: { hexes } };
  const stockades = Object.keys(map.siegeWorks.sides);
  if (stockades.every((hex) => destroyedIn(position).includes(hex)))
    return { result, winner: field.worksOf, reason: 'stockades', facts: { hexes: stockades } };
  return frenchIn(position).quit ? { result: quit, winner: field.worksOf, reason: 'french', facts: {} } : null;
}

const isBreached = ({ breached }: Position, hex: HexId): boolean => breached.some((side) => side.startsWith(hex));

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
  if (decisive === undefined) return null;
  const spanish = heldBy(pensacola, at, field.siegeOf);
  const british = heldBy(pensacola, at, field.worksOf);
  const taken = spanish.includes(decisive.hex) && spanish.length > decisive.others;
  if (!taken && british.length < sheet.control.hexes.length) return null;
  const winner = taken ? field.siegeOf : field.worksOf;
  return { result: decisive.result, winner, reason: 'held', facts: { hexes: [...heldBy(pensacola, at, winner)] } };
}

/** Points that only the end gives where the siege is all: for each breach, and each named work without one (P 6.2.4). */
export function countedLast(
  { sheet, field }: Pensacola,
  position: Position,
): { army: Army; halves: number; cause: string }[] {
  const { siege } = sheet.victory;
  if (siege === undefined || position.over !== null) return [];
  const whole = siege.hexes.filter((hex) => !isBreached(position, hex)).length;
  const { siegeOf, worksOf } = field;
  return [
    { army: armyOfSide(field, siegeOf), halves: siege.halves * position.breached.length, cause: 'breaches' },
    { army: armyOfSide(field, worksOf), halves: siege.halves * whole, cause: 'whole-works' },
  ];
}

function wonOnPoints(pensacola: Pensacola, { field, play }: Board): Ending {
  const { lead } = pensacola.sheet.victory;
  const { victory } = play.state;
  const effects: Effect[] = [];
  for (const { army, halves, cause } of countedLast(pensacola, play.state))
    score(play.state, army, halves, cause, effects);
  const ahead = leadOf(field, victory, lead.winner);
  const winner = ahead >= lead.halves ? lead.winner : lead.otherwise;
  return {
    result: lead.result,
    winner,
    reason: 'points',
    facts: { points: { ...victory }, ahead, needed: lead.halves },
    effects,
  };
}
