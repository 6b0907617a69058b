/** What units lose: formation, steps, themselves; with the army morale and victory points of each (series 13, R4–R6). */
import type { Steps } from '../../../engine/contract.ts';
import { adjustMorale } from './army-morale.ts';
import type { Effect, Toll } from './events.ts';
import type { Board, Rules } from './house.ts';
import { unpin } from './pins.ts';
import type { Army, BoarState, Fate, UnitId } from './state.ts';
import { counterOf, unitOf } from './units.ts';
import { pointsFor, score } from './victory.ts';

/**
 * One level down: Parade Order, Disrupted, Shattered; a Shattered unit is captured. `how` it comes to that names the
 * place where its owner may still save it.
 */
export function* disrupt(
  board: Board,
  id: UnitId,
  how: 'struck' | 'overtaken',
  toll: Toll,
  effects: Effect[],
): Steps<void> {
  const { play } = board;
  const { state } = play;
  const unit = unitOf(state, id);
  if (unit.formation === 'disrupted') {
    yield* play.at(id, () =>
      play.at(how, () => board.cards.offer(board, { at: 'blow', unit: id, result: 'shattered', fight: null })),
    );
    if (board.house.resultFor(board, id, 'shattered') !== 'shattered') return;
  }
  if (unit.formation === 'shattered') {
    capture(board, id, toll, effects);
    return;
  }
  const from = unit.formation;
  unit.formation = from === 'parade' ? 'disrupted' : 'shattered';
  effects.push({ kind: 'formation', unit: id, from, to: unit.formation });
  adjustMorale(board, 'disruption', loserOf(board, id, toll), toll.gainer, effects);
  if (unit.formation === 'shattered') score(state, toll.gainer, pointsFor(board, 'shattered'), 'shattered', effects);
}

/** Takes steps from one unit; what it has not got is not taken. Army morale is the caller's. */
export function takeSteps(board: Board, id: UnitId, steps: number, toll: Toll, effects: Effect[]): number {
  const { state } = board.play;
  const unit = unitOf(state, id);
  const taken = Math.min(steps, unit.steps);
  for (let step = 0; step < taken; step++) {
    const from = unit.steps;
    const points = stepPoints(board, id, from);
    if (from > 1) {
      unit.steps = from - 1;
      effects.push({ kind: 'step', unit: id, from, to: unit.steps });
    } else {
      effects.push({ kind: 'eliminated', unit: id, hex: unit.hex ?? '' });
      leave(state, id, 'eliminated', effects);
    }
    score(state, toll.gainer, points.halves, points.cause, effects);
  }
  return taken;
}

/** Captured: victory points of its elimination at present strength, and those of a capture (R6). */
export function capture(board: Board, id: UnitId, toll: Toll, effects: Effect[]): void {
  const { state } = board.play;
  const unit = unitOf(state, id);
  if (unit.hex === null) return;
  let halves = pointsFor(board, 'captured');
  for (let steps = unit.steps; steps > 0; steps--) halves += stepPoints(board, id, steps).halves;
  effects.push({ kind: 'captured', unit: id, hex: unit.hex });
  leave(state, id, 'captured', effects);
  mournLoss(board, 'captured', id, toll, effects);
  score(state, toll.gainer, halves, 'captured', effects);
}

/** Army morale of a loss; that of a unit with a price of its own moves none (S 4.8). */
export function mournLoss(board: Board, adjustment: string, unit: UnitId, toll: Toll, effects: Effect[]): void {
  if (isMourned(board, unit)) adjustMorale(board, adjustment, loserOf(board, unit, toll), toll.gainer, effects);
}

export function isMourned({ scenario }: Rules, unit: UnitId): boolean {
  return !scenario.lossValues.has(unit);
}

/** The army that pays for what this unit loses (S 4.13 for Pulaski). */
export function loserOf(rules: Rules, unit: UnitId, toll: Toll): Army {
  return rules.house.debit(rules, unit, toll.fellows);
}

/** Halves for a unit's loss of the step it has `steps` of (S 2.9). */
function stepPoints(rules: Rules, id: UnitId, steps: number): { halves: number; cause: string } {
  const counter = counterOf(rules.field, id);
  if (steps > 1) return { halves: pointsFor(rules, 'twoStepReduced'), cause: 'reduced' };
  const special = rules.scenario.lossValues.get(id);
  if (special !== undefined) return { halves: special, cause: 'eliminated' };
  return {
    halves: pointsFor(rules, counter.steps > 1 ? 'reducedEliminated' : 'oneStepEliminated'),
    cause: 'eliminated',
  };
}

/** Out of the game, of every pin and of every marker. */
export function leave(state: BoarState, id: UnitId, fate: Fate, effects: Effect[]): void {
  Object.assign(unitOf(state, id), { fate, hex: null, steps: 0, lost: 'no', marched: 0 });
  unpin(state, id, effects);
}
