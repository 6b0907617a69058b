/** The Indian village: its warriors stand firmer in it, and may go home once the Spanish are there (P 5). */
import type { Steps } from '../../engine/contract.ts';
import { first } from '../../engine/ends.ts';
import type { Effect, Test } from '../../series/boar/rules/events.ts';
import type { Exception } from '../../series/boar/rules/exceptions.ts';
import type { At, Board, Rules } from '../../series/boar/rules/house.ts';
import { displaceLeaders } from '../../series/boar/rules/leaders.ts';
import { leave } from '../../series/boar/rules/losses.ts';
import { combatValue } from '../../series/boar/rules/modifiers.ts';
import { unitsIn } from '../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../series/boar/rules/state.ts';
import { testMorale } from '../../series/boar/rules/unit-morale.ts';
import { counterOf, isArtillery, pieceOf, sideOf, unitOf } from '../../series/boar/rules/units.ts';
import { tellPensacola } from './events.ts';
import { isAway } from './raids/state.ts';
import { destroyedIn, stateOf } from './state.ts';

export const village: Exception = {
  rule: 'P 5',
  amends: {
    moraleAdditions: [
      {
        name: 'morale.village',
        rule: 'P 5.1',
        value: (at, unit) => (defendsVillage(at, unit) ? combatValue(at, 'village') : 0),
      },
    ],
    *onEnter(board, _party, _from, to) {
      yield* occupied(board, to.id);
      return 'on';
    },
    afterStanding: (board, hex) => occupied(board, hex),
  },
};

/** An Indian of the British in the village as it stands, while it is not he who attacks. */
function defendsVillage(at: At, unit: UnitId): boolean {
  const { hex } = pieceOf(at.position, unit);
  return hex !== null && isVillage(at, hex) && isBritishIndian(at, unit) && at.position.phasing !== at.field.worksOf;
}

/** Does the village stand there? */
function isVillage({ field, position }: At, hex: HexId): boolean {
  return field.hexes.get(hex)?.terrain === 'village' && !destroyedIn(position).includes(hex);
}

export function isBritishIndian({ field }: Rules, unit: UnitId): boolean {
  return counterOf(field, unit).class === 'indian' && sideOf(field, unit) === field.worksOf;
}

/** Spanish troops in Parade Order destroy the village as they come in, and each Indian of the enemy tests at once. */
function* occupied(board: Board, hex: HexId): Steps<readonly Effect[]> {
  const { field } = board;
  const state = stateOf(board);
  const taken = unitsIn(state, hex).filter((unit) => takesVillage(board, unit));
  if (taken.length === 0 || !isVillage(board, hex)) return [];
  state.destroyed = [...state.destroyed, hex];
  const tests: Test[] = [];
  const effects: Effect[] = [];
  for (const id of field.counters.keys()) {
    if (!isBritishIndian(board, id) || (unitOf(state, id).hex === null && !isAway(state, id))) continue;
    const test = yield* board.play.at('village', () => testMorale(board, id));
    tests.push(test);
    if (!test.passed) yield* goHome(board, id, board.house.account(board, taken), effects);
  }
  tellPensacola(board.play, 'village', 'P 5.2', { hex, by: first(taken), tests, effects });
  return [];
}

/** In Parade Order, and no gun. */
function takesVillage({ field, position }: At, unit: UnitId): boolean {
  const counter = counterOf(field, unit);
  return counter.side === field.siegeOf && !isArtillery(counter) && pieceOf(position, unit).formation === 'parade';
}

/** Out of the game, for no points and no heart lost. */
function* goHome(board: Board, id: UnitId, gainer: string, effects: Effect[]): Steps<void> {
  const from = unitOf(board.play.state, id).hex;
  leave(board.play.state, id, 'removed', effects);
  if (from !== null) yield* displaceLeaders(board, board.field.worksOf, [from], gainer, effects);
}
