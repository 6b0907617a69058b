/** The Covered Way through the Yamacraw swamp: dice for losing it, Lost stacks, and leaving it (S 4.9, R77). */

import type { Steps } from '../../engine/contract.ts';
import { sumOf, throwDie } from '../../series/boar/rules/dice.ts';
import { type Modifier, tell } from '../../series/boar/rules/events.ts';
import { type Exception, onTheMarch } from '../../series/boar/rules/exceptions.ts';
import type { At, Board, Fault, Party } from '../../series/boar/rules/house.ts';
import { type TurnedMark, tellMarks } from '../../series/boar/rules/marks.ts';
import { combatStrength } from '../../series/boar/rules/odds.ts';
import type { Position } from '../../series/boar/rules/position.ts';
import { oneOf } from '../../series/boar/rules/questions.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side, UnitId } from '../../series/boar/rules/state.ts';
import { counterOf, pieceOf, unitOf } from '../../series/boar/rules/units.ts';
import type { Counter, FieldHex } from '../../series/boar/scenario/field.ts';
import type { Savannah } from './scenario.ts';

/** All that S 4.9 changes; its markers turn as a side's marches open (`turnLostMarkers`, sequence.ts). */
export function coveredWay(savannah: Savannah): Exception {
  return {
    rule: 'S 4.9',
    amends: {
      mayMove: ({ position }, unit) => lostFault(position, unit),
      mayEnter: onTheMarch((at, party, from, _side, to) => splitOnTheWay(at, party, from, to)),
      onEnter: (board, party, from, to, more) => walkTheWay(savannah, board, party, from, to, more),
      afterStanding: ({ play }, hex) => {
        clearMarkersIn(savannah, play.state, hex);
        return [];
      },
      // Lost units have no zone, fight at half strength (R49), do not withdraw by whatever means, and stand pinned where others fall back.
      hasZone: ({ position }, unit) => !isLost(position, unit),
      stackStrength: (at, units, strength) => {
        const lost = units.filter((unit) => isLost(at.position, unit));
        return strength - Math.floor(lost.reduce((sum, unit) => sum + combatStrength(at, unit, true), 0) / 2);
      },
      bannedTactics: (at, { attackers, defenders }, by) =>
        (by === 'attacker' ? attackers : defenders).some((unit) => isLost(at.position, unit)) ? ['withdraw'] : [],
      mayWithdraw: ({ position }, unit) => !isLost(position, unit),
      resultFor: ({ position }, unit, result) => (result === 'R' && isLost(position, unit) ? 'PIN' : result),
    },
  };
}

/** Lost on the Way, it goes nowhere until its side's next marches. */
export function isLost(position: Position, unit: UnitId): boolean {
  return position.units[unit]?.lost === 'lost';
}

/** Units that begin stacked, on the Way or before it, go along it together (S 4.9). */
function splitOnTheWay({ position }: At, party: Party, from: FieldHex, to: FieldHex): Fault | null {
  const [lead] = party.units;
  if (!from.coveredWay || !to.coveredWay || !lead) return null;
  const { hex } = pieceOf(position, lead.id);
  if (hex === null) return null;
  const left = unitsIn(position, hex).find((id) => !party.units.some((unit) => unit.id === id));
  return left === undefined ? null : { code: 'savannah.way-split', facts: { hex, unit: left }, rule: 'S 4.9' };
}

/** Lost units go nowhere this phase. */
function lostFault(position: Position, unit: Counter): Fault | null {
  const piece = pieceOf(position, unit.id);
  if (piece.lost !== 'lost') return null;
  return { code: 'savannah.lost', facts: { unit: unit.id, hex: piece.hex }, rule: 'S 4.9' };
}

/**
 * A stack steps from one hex of the Way to the next: one die for all of it (O12), higher for each two hexes already
 * walked and for having been Lost before. Lost, it stops; else its owner goes on or stops. Leaving the Way ends its count.
 */
function* walkTheWay(
  savannah: Savannah,
  board: Board,
  party: Party,
  from: FieldHex,
  to: FieldHex,
  more: boolean,
): Steps<'on' | 'stop'> {
  const { play } = board;
  if (party.units.length === 0) return 'on';
  if (!to.coveredWay) {
    for (const unit of party.units) leaveTheWay(play.state, unit.id);
    return 'on';
  }
  if (!from.coveredWay) return 'on';
  if (board.house.knownGround(board, party) !== null) {
    for (const { id } of party.units) unitOf(play.state, id).marched += 1;
    return 'on';
  }
  const units = party.units.map((unit) => unit.id);
  return yield* play.at(to.id, function* () {
    const modifiers = modifiersOf(savannah, play.state, units);
    const die = yield* throwDie(board, 'lost', party.side);
    const sum = die + sumOf(modifiers);
    const lost = sum >= savannah.coveredWay.lostFrom;
    for (const id of units) {
      const unit = unitOf(play.state, id);
      unit.marched += 1;
      if (lost) unit.lost = 'lost';
    }
    tell(play, 'boar.lost-way', 'S 4.9', { units, hex: to.id, die, modifiers, sum, lost });
    if (lost) return 'stop';
    if (!more) return 'on';
    const about = { hex: to.id, units, sum, lostFrom: savannah.coveredWay.lostFrom };
    return yield* play.ask(party.side, 'covered-way-step', oneOf(['on', 'stop'] as const), { about });
  });
}

function modifiersOf(savannah: Savannah, state: BoarState, units: readonly UnitId[]): Modifier[] {
  const walked = Math.max(...units.map((id) => unitOf(state, id).marched));
  const modifiers: Modifier[] = [];
  const far = Math.floor(walked / 2) * savannah.coveredWay.everyTwoHexes;
  if (far !== 0) modifiers.push({ name: 'drm.way-walked', value: far, rule: 'S 4.9' });
  if (units.some((id) => unitOf(state, id).lost === 'previously')) {
    modifiers.push({ name: 'drm.previously-lost', value: savannah.coveredWay.previouslyLost, rule: 'S 4.9' });
  }
  return modifiers;
}

/** As a Movement phase opens, the side's Lost units turn to Previously Lost; who is off the Way bears no marker. */
export function turnLostMarkers(savannah: Savannah, { field, play }: Board, side: Side): void {
  const turned: TurnedMark[] = [];
  for (const id in play.state.units) {
    const unit = unitOf(play.state, id);
    if (unit.lost === 'no' && unit.marched === 0) continue;
    if (counterOf(field, id).side !== side) continue;
    if (unit.hex === null || !savannah.way.includes(unit.hex)) leaveTheWay(play.state, id);
    else if (unit.lost === 'lost') unit.lost = 'previously';
    else continue;
    turned.push({ unit: id, mark: 'lost', to: unit.lost });
  }
  tellMarks(play, 'S 4.9', side, turned);
}

/** Units that came off the Way by retreat or advance bear no marker. */
function clearMarkersIn(savannah: Savannah, state: BoarState, hex: HexId): void {
  if (savannah.way.includes(hex)) return;
  for (const id in state.units) if (unitOf(state, id).hex === hex) leaveTheWay(state, id);
}

function leaveTheWay(state: BoarState, id: UnitId): void {
  const unit = unitOf(state, id);
  unit.lost = 'no';
  unit.marched = 0;
}
