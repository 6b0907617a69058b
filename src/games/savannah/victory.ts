/** How the game is won: the town entered or surrendered, d'Estaing and his Regulars lost, an army's morale gone, or points (S scenario, S 2). */
import { armyCollapsed, leadOf } from '../../series/boar/frame/ending.ts';
import type { Effect } from '../../series/boar/rules/events.ts';
import type { At, Board, Ending, Rules } from '../../series/boar/rules/house.ts';
import { isNextTo, stacksOf, unitsAt } from '../../series/boar/rules/stacks.ts';
import type { Army, HexId, Side } from '../../series/boar/rules/state.ts';
import { counterOf, enemyOf, isGone, pieceOf, printedStrength, sideOf } from '../../series/boar/rules/units.ts';
import { score } from '../../series/boar/rules/victory.ts';
import { campaignIn } from './campaign/state.ts';
import type { Savannah } from './scenario.ts';

/** Has the game been won at once? */
export function wonAtOnce(savannah: Savannah, board: Board): Ending | null {
  const { at, result } = savannah.sheet.victory.collapse;
  const ending =
    townEntered(savannah, board) ??
    garrisonSurrendered(savannah, board) ??
    forceDestroyed(savannah, board) ??
    armyCollapsed(board, at, result);
  return ending === null || savannah.campaign === null ? ending : accountedFor(savannah, board, ending);
}

/** The garrison laid down its arms (S 2.1 A). */
function garrisonSurrendered(savannah: Savannah, { field, position }: At): Ending | null {
  if (savannah.campaign === null || !campaignIn(position)?.surrendered) return null;
  const { side, result } = savannah.campaign.surrender;
  return { result, winner: enemyOf(field, side), reason: 'surrendered', facts: {} };
}

/** A side gives up: the garrison of a campaign as it would by the rules, any other as an army whose morale is gone. */
export function conceded(savannah: Savannah, rules: Rules, side: Side): { result: string; winner: Side } {
  const garrison = savannah.campaign?.surrender;
  const { result } = garrison?.side === side ? garrison : savannah.sheet.victory.collapse;
  return { result, winner: enemyOf(rules.field, side) };
}

/** At the end of a campaign Spring Hill scores; of Allies that have won together one has won most (S 2.8, 2.10). */
function accountedFor(savannah: Savannah, board: Board, ending: Ending): Ending {
  const { hold, lead } = savannah.sheet.victory;
  const effects: Effect[] = [];
  const holder = holderOf(board, hold.hex);
  if (holder !== null) score(board.play.state, holder, hold.halves, 'hold', effects);
  const individual = ending.winner === lead.winner ? individualWinners(board, lead.winner) : [];
  return { ...ending, facts: { ...ending.facts, individual }, effects };
}

/** An Allied combat unit in Parade Order in a hex of the town: it has won, and marches no farther. */
export function townEntered(savannah: Savannah, { field, position }: At): Ending | null {
  const { city } = savannah.sheet.victory;
  if (!city) return null;
  const { winner, result } = city;
  for (const id in position.units) {
    const { hex, formation } = pieceOf(position, id);
    if (hex === null || formation !== 'parade' || sideOf(field, id) !== winner) continue;
    if (field.hexes.get(hex)?.city) return { result, winner, reason: 'town-entered', facts: { unit: id, hex } };
  }
  return null;
}

/** So many SP of the named classes destroyed, in the assault with their commander (S scenario, S 2.1 B, S 2.4, E7). */
function forceDestroyed(savannah: Savannah, at: At): Ending | null {
  for (const { winner, result, leader, strength, classes, among } of savannah.sheet.victory.destruction) {
    if (leader !== undefined && !isGone(at.position.leaders[leader]?.fate)) continue;
    const lost = strengthLost(at, classes);
    if (lost < strength || (among && strengthLost(at, among.classes) < among.strength)) continue;
    return { result, winner, reason: 'force-destroyed', facts: { leader: leader ?? null, lost, needed: strength } };
  }
  return null;
}

/** Printed SP of these classes less those still on the map; captured ones are lost, shattered ones not (R7). */
export function strengthLost({ field, position }: At, classes: readonly string[]): number {
  let lost = 0;
  for (const [id, full] of Object.entries(position.strengthAtStart)) {
    const counter = counterOf(field, id);
    if (!classes.includes(counter.class)) continue;
    const unit = pieceOf(position, id);
    if (unit.fate === 'reserve') continue;
    lost += full - (isGone(unit.fate) ? 0 : printedStrength(counter, unit));
  }
  return lost;
}

/** After the last turn: Spring Hill scores, then the lead in victory points decides (S 2.3, 2.6). */
export function wonOnPoints(savannah: Savannah, board: Board): Ending {
  const { state } = board.play;
  const { lead, hold } = savannah.sheet.victory;
  const holder = holderOf(board, hold.hex);
  const effects: Effect[] = [];
  if (holder !== null) score(state, holder, hold.halves, 'hold', effects);
  const ahead = leadOf(board.field, state.victory, lead.winner);
  const winner = ahead >= lead.halves ? lead.winner : lead.otherwise;
  const facts = {
    points: { ...state.victory },
    ahead,
    needed: lead.halves,
    hold: hold.hex,
    holder,
    halves: holder === null ? 0 : hold.halves,
    individual: winner === lead.winner ? individualWinners(board, winner) : [],
  };
  return { result: lead.result, winner, reason: 'points', facts, effects };
}

/** The army that holds a hex: that of its units in Parade Order there, none of the enemy's next to it (S 2.8, 4.13, O21). */
export function holderOf(at: At, hex: HexId): Army | null {
  const stacks = stacksOf(at);
  const holders = unitsAt(stacks, hex).filter((unit) => pieceOf(at.position, unit).formation === 'parade');
  const [first] = holders;
  if (first === undefined || isNextTo(at, stacks, hex, enemyOf(at.field, sideOf(at.field, first)), true)) return null;
  return at.house.account(at, holders);
}

/** Of armies that won together the one with most points, then highest morale; several when all is equal (R10). */
function individualWinners({ field, position }: At, side: Side): Army[] {
  const armies = field.armies.filter((army) => army.side === side).map((army) => army.id);
  for (const track of [position.victory, position.morale]) {
    const most = Math.max(...armies.map((army) => track[army] ?? 0));
    const first = armies.filter((army) => (track[army] ?? 0) === most);
    if (first.length < armies.length) return first;
  }
  return armies;
}
