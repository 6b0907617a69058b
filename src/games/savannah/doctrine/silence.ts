/**
 * What a side gets whose player says nothing (savannah-rulings, safe defaults): nobody marches, attacks are made only where
 * the rules demand them, and cards, momentum for cards, sorties and the declaration wait for their owner's word.
 */
import type { Call, Json, Order, Question } from '../../../engine/contract.ts';
import { isLegal } from '../../../engine/run.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { answer } from './doctrine.ts';
import type { Tuning } from './tuning.ts';

/** Of a call nothing is ordered: what the rules compel, they ask for. */
export function silentOrders(_need: Call): readonly Order[] {
  return [];
}

/** The answer to a question: the doctrine's, but where that would spend what may as well be kept. */
export function silentAnswer(rules: Rules, tuning: Tuning, need: Question, sight: () => Position): Json {
  const kept = KEPT[need.kind];
  return kept !== undefined && isLegal(need.space, kept) ? kept : answer(rules, tuning, need, sight);
}

const KEPT: Readonly<Record<string, Json>> = {
  'card-play': 'pass',
  'card-response': 'pass',
  'event-buy-card': 'keep',
  'initiative-momentum': 0,
  'declare-assault': 'wait',
  'declare-sortie-leader': [],
};
