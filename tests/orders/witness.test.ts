/** What an answer came to for each order that speaks to its question. */
import { expect, test } from 'vitest';
import type { Order, Question } from '../../src/engine/contract.ts';
import { toldAnswer, witness } from '../../src/orders/witness.ts';
import { order, toy } from '../engine/toy.ts';

const need: Question = {
  type: 'question',
  address: 't01/duel/bid@red',
  role: 'red',
  kind: 'bid',
  space: { kind: 'one', of: [0, 1, 2] },
  about: null,
  discreet: false,
  sealed: true,
};

const sight = () => toy.view(toy.setup(), 'red');

const fates = (orders: readonly Order[], answer: number): string[] =>
  witness(toy, need, sight, [{ orders, standing: [] }], answer).map(
    ({ order, fate, branch }) =>
      `${order.id} ${fate.kind} ${(fate.kind === 'done' ? fate.came : fate.why)?.code}${branch ? ` ${branch}` : ''}`,
  );

const behind = { op: 'term', term: 'behind', args: [] } as const;

test('the order that answered is done, one that would have said otherwise is overtaken by it', () => {
  expect(fates([order('o1', 'bid', { count: 2 }), order('o2', 'bid', { count: 1 })], 1)).toEqual([
    'o1 overtaken answered-by-order',
    'o2 done answered',
  ]);
});

test('two orders that say the same are both done', () => {
  expect(fates([order('o1', 'bid', { count: 1 }), order('o2', 'bid', { count: 1 })], 1)).toEqual([
    'o1 done answered',
    'o2 done answered',
  ]);
});

test('an order whose answer is not possible has failed, and the next best is done', () => {
  expect(fates([order('o1', 'bid', { count: 2 }), order('o2', 'bid', { count: 9 })], 2)).toEqual([
    'o1 done answered',
    'o2 failed answer-not-possible',
  ]);
});

test('where a reply said otherwise no order is named for it', () => {
  expect(fates([order('o1', 'bid', { count: 2 })], 0)).toEqual(['o1 overtaken answered-by-reply']);
});

test('an order with a condition says whether it held, which part ran, or that it was not met', () => {
  const unmet = order('o1', 'bid', { count: 2 }, { when: behind });
  expect(fates([unmet], 0)).toEqual(['o1 unreached condition-unmet']);
  const held = order('o1', 'bid', { count: 2 }, { when: { op: 'not', of: behind } });
  expect(fates([held], 2)).toEqual(['o1 done answered if']);
  const otherwise = order('', 'bid', { count: 1 });
  expect(fates([{ ...unmet, otherwise }], 1)).toEqual(['o1 done answered else']);
});

test('what a comparison found is told of a condition that did not hold, and of no other', () => {
  const why = (term: string) => {
    const unmet = order('o1', 'bid', { count: 2 }, { when: { op: 'term', term, args: [] } });
    const known = {
      ...toy,
      terms: [
        ...toy.terms,
        { id: 'result', words: ['result'], takes: 'none' as const, holds: () => false, reads: () => 'R/-' },
      ],
    };
    const said = witness(known, need, sight, [{ orders: [unmet], standing: [] }], 0);
    return said.map(({ fate }) => ('why' in fate ? fate.why?.facts : null));
  };
  expect(why('result')).toEqual([{ found: { result: 'R/-' } }]);
  expect(why('behind')).toEqual([{}]);
});

test('an order of another verb is not spoken of', () => {
  expect(fates([order('o1', 'push')], 0)).toEqual([]);
});

test('an answer that does nothing is told without its parts, any other with them', () => {
  for (const nothing of [null, [], {}, { target: null, with: [] }]) expect(toldAnswer(nothing)).toEqual({});
  for (const answer of ['1507', ['nyv'], { target: 'nyv', with: [] }]) expect(toldAnswer(answer)).toEqual({ answer });
});
