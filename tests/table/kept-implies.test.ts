/** A line kept for a later call says what it implies of a question before that call: ATTACK, that the pinned fight it out. */
import { expect, test } from 'vitest';
import type { Order, Question } from '../../src/engine/contract.ts';
import { deskFor } from '../../src/table/desk.ts';
import { fold, freshTurn, inputsOf } from '../../src/table/record.ts';
import { position } from '../games/assault.ts';
import { attack } from '../games/position.ts';
import { type Stage, stages } from './stages.ts';

const [first] = stages('savannah/assault', 2, 'classic', 1);
const { record } = first as Stage;
const { game } = record;
const chronicle = fold(record.entries);

const state = position('1404 tawes, fraser-1, fraser-2; 1405 foix');
Object.assign(state.units.foix ?? {}, { pinnedBy: ['tawes', 'fraser-1', 'fraser-2'] });

/** What becomes of the pinned with these lines in a book that was sent for the marches. */
function answered(...orders: readonly Order[]): unknown {
  const address = 't17/allies/movement/movement@allies';
  const turn = freshTurn(17, []);
  const books = [{ seat: 'allied', orders, standing: [], mails: [], receivedAt: null }];
  turn.locks.set(address, { books, serves: ['movement'] } as never);
  const book = inputsOf(game, turn, chronicle.seats).locks.get(address)?.allies;
  if (!book) throw new Error('the Allies have no book');
  expect(book.orders?.map(({ verb }) => verb)).toEqual(
    orders.map(({ verb }) => verb).filter((one) => one !== 'ATTACK'),
  );
  const about = {
    hex: '1405',
    units: ['foix'],
    pinnedBy: ['tawes', 'fraser-1', 'fraser-2'],
    options: ['attack', 'break'],
  };
  const need = {
    ...{
      type: 'question',
      address: 't17/allies/movement/1405/pin-response@allies',
      role: 'allies',
      kind: 'pin-response',
    },
    ...{ space: { kind: 'one', of: ['attack', 'break'] }, about },
  } as unknown as Question;
  const decision = deskFor(record, chronicle, turn, {})(need, book, () => game.view(state, 'allies'));
  return decision === 'wait' ? decision : decision.answer;
}

const away: Order = { id: 'o2', verb: 'BREAK', args: { units: ['foix'] }, canonical: 'BREAK foix', line: 2 };

test('whoever is to attack his pinners later does not break off from them now', () => {
  expect(answered()).toBe('break');
  expect(answered(attack('1404', 'foix'))).toBe('attack');
});

test('the attack of others on his pinners says nothing of him, and what is for now goes before what is kept', () => {
  expect(answered(attack('1404', 'auxerrois'))).toBe('break');
  expect(answered(attack('1404', 'foix'), away)).toBe('break');
});
