/** How the game is won: the town entered or surrendered, d'Estaing and his Regulars lost, an army's morale gone, or points (S scenario, S 2). */
import type { Effect } from '../../series/boar/rules/events.ts';
import type { Ending, Rules } from '../../series/boar/rules/house.ts';
import type { Position } from '../../series/boar/rules/position.ts';
import { isNextTo, stacksOf, unitsAt } from '../../series/boar/rules/stacks.ts';
import type { Army, BoarState, Fate, HexId, Side } from '../../series/boar/rules/state.ts';
import { armyOf, counterOf, enemyOf, pieceOf, printedStrength, sideOf, unitOf } from '../../series/boar/rules/units.ts';
import { score } from '../../series/boar/rules/victory.ts';
import { campaignOf } from './campaign/state.ts';
import type { Savannah } from './scenario.ts';

/** Has the game been won at once? */
export function wonAtOnce(savannah: Savannah, rules: Rules, state: BoarState): Ending | null {
  const ending =
    townEntered(savannah, rules, state) ??
    garrisonSurrendered(savannah, rules, state) ??
    forceDestroyed(savannah, rules, state) ??
    armyCollapsed(savannah, rules, state);
  return ending === null || savannah.campaign === null ? ending : accountedFor(savannah, rules, state, ending);
}

/** The garrison laid down its arms (S 2.1 A). */
function garrisonSurrendered(savannah: Savannah, rules: Rules, state: BoarState): Ending | null {
  if (savannah.campaign === null || !campaignOf(state)?.surrendered) return null;
  const { side, result } = savannah.campaign.surrender;
  return { result, winner: enemyOf(rules.field, side), reason: 'surrendered', facts: {} };
}

/** A side gives up: the garrison of a campaign as it would by the rules, any other as an army whose morale is gone. */
export function conceded(savannah: Savannah, rules: Rules, side: Side): { result: string; winner: Side } {
  const garrison = savannah.campaign?.surrender;
  const { result } = garrison?.side === side ? garrison : savannah.sheet.victory.collapse;
  return { result, winner: enemyOf(rules.field, side) };
}

/** At the end of a campaign Spring Hill scores; of Allies that have won together one has won most (S 2.8, 2.10). */
function accountedFor(savannah: Savannah, rules: Rules, state: BoarState, ending: Ending): Ending {
  const { hold, lead } = savannah.sheet.victory;
  const effects: Effect[] = [];
  const holder = holderOf(rules, state, hold.hex);
  if (holder !== null) score(state, holder, hold.halves, 'hold', effects);
  const individual = ending.winner === lead.winner ? individualWinners(rules, state, lead.winner) : [];
  return { ...ending, facts: { ...ending.facts, individual }, effects };
}

/** An Allied combat unit in Parade Order in a hex of the town. */
function townEntered(savannah: Savannah, rules: Rules, state: BoarState): Ending | null {
  const { city } = savannah.sheet.victory;
  if (!city) return null;
  const { winner, result } = city;
  for (const id in state.units) {
    const { hex, formation } = pieceOf(state, id);
    if (hex === null || formation !== 'parade' || sideOf(rules.field, id) !== winner) continue;
    if (rules.field.hexes.get(hex)?.city) return { result, winner, reason: 'town-entered', facts: { unit: id, hex } };
  }
  return null;
}

/** So many SP of the named classes destroyed, in the assault with their commander (S scenario, S 2.1 B, S 2.4, E7). */
function forceDestroyed(savannah: Savannah, rules: Rules, state: BoarState): Ending | null {
  for (const { winner, result, leader, strength, classes, among } of savannah.sheet.victory.destruction) {
    if (leader !== undefined && !isLost(state.leaders[leader]?.fate)) continue;
    const lost = strengthLost(rules, state, classes);
    if (lost < strength || (among && strengthLost(rules, state, among.classes) < among.strength)) continue;
    return { result, winner, reason: 'force-destroyed', facts: { leader: leader ?? null, lost, needed: strength } };
  }
  return null;
}

/** Printed SP of these classes less those still on the map; captured ones are lost, shattered ones not (R7). */
export function strengthLost(rules: Rules, state: BoarState, classes: readonly string[]): number {
  let lost = 0;
  for (const [id, full] of Object.entries(state.strengthAtStart)) {
    const counter = counterOf(rules.field, id);
    if (!classes.includes(counter.class)) continue;
    const unit = unitOf(state, id);
    if (unit.fate === 'reserve') continue;
    lost += full - (isLost(unit.fate) ? 0 : printedStrength(counter, unit));
  }
  return lost;
}

/** Gone from the game, and not only waiting to come. */
function isLost(fate: Fate | undefined): boolean {
  return fate === 'eliminated' || fate === 'captured' || fate === 'removed';
}

/**
 * Army morale 0: the enemy wins, so that nobody plays demoralized; if both fall together the moving side loses
 * (S 2.2, 2.5, O28, R4).
 */
function armyCollapsed(savannah: Savannah, rules: Rules, state: BoarState): Ending | null {
  const fallen = rules.field.armies.filter((army) => state.morale[army.id] === 0);
  const [first] = fallen;
  if (!first) return null;
  const both = fallen.some((army) => army.side !== first.side);
  const loser = both && state.phasing !== null ? state.phasing : first.side;
  const army = fallen.find((each) => each.side === loser)?.id ?? first.id;
  const { result } = savannah.sheet.victory.collapse;
  return { result, winner: enemyOf(rules.field, loser), reason: 'army-collapsed', facts: { army } };
}

/** After the last turn: Spring Hill scores, then the lead in victory points decides (S 2.3, 2.6). */
export function wonOnPoints(savannah: Savannah, rules: Rules, state: BoarState): Ending {
  const { lead, hold } = savannah.sheet.victory;
  const holder = holderOf(rules, state, hold.hex);
  const effects: Effect[] = [];
  if (holder !== null) score(state, holder, hold.halves, 'hold', effects);
  const points = (side: Side): number =>
    rules.field.armies.reduce((sum, army) => sum + (army.side === side ? (state.victory[army.id] ?? 0) : 0), 0);
  const ahead = points(lead.winner) - points(enemyOf(rules.field, lead.winner));
  const winner = ahead >= lead.halves ? lead.winner : lead.otherwise;
  const facts = {
    points: { ...state.victory },
    ahead,
    needed: lead.halves,
    hold: hold.hex,
    holder,
    halves: holder === null ? 0 : hold.halves,
    individual: winner === lead.winner ? individualWinners(rules, state, winner) : [],
  };
  return { result: lead.result, winner, reason: 'points', facts, effects };
}

/** The army that holds a hex: a unit of it there in Parade Order, and none of the enemy's next to it (S 2.8, O21). */
export function holderOf(rules: Rules, position: Position, hex: HexId): Army | null {
  const stacks = stacksOf(rules.field, position);
  const holder = unitsAt(stacks, hex).find((unit) => pieceOf(position, unit).formation === 'parade');
  if (holder === undefined) return null;
  const enemy = enemyOf(rules.field, sideOf(rules.field, holder));
  return isNextTo(rules.field, position, stacks, hex, enemy, true) ? null : armyOf(rules.field, holder);
}

/** Of armies that won together the one with most points, then highest morale; several when all is equal (R10). */
function individualWinners(rules: Rules, state: BoarState, side: Side): Army[] {
  const armies = rules.field.armies.filter((army) => army.side === side).map((army) => army.id);
  for (const track of [state.victory, state.morale]) {
    const most = Math.max(...armies.map((army) => track[army] ?? 0));
    const first = armies.filter((army) => (track[army] ?? 0) === most);
    if (first.length < armies.length) return first;
  }
  return armies;
}
