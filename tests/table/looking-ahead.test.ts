/** Orders that look ahead to the opening of the next turn: what is told of them when this one closes. */
import { expect, test } from 'vitest';
import type { Order } from '../../src/engine/contract.ts';
import type { Answer } from '../../src/engine/journal.ts';
import { fatesOf } from '../../src/table/fates.ts';
import type { TurnRecord } from '../../src/table/record.ts';
import { openGame } from '../games/registry.ts';

const { game } = openGame('savannah/campaign');
const order: Order = { id: 'o2', verb: 'PLAY', args: { card: '33' }, canonical: 'PLAY 33', line: 1 };
const book = { seat: 'allied', roles: ['allies'], orders: [order], standing: [], mails: [], receivedAt: null };
const locks: TurnRecord['locks'] = new Map([
  ['t03/allies/movement/movement@allies', { books: [book], serves: ['movement'] }],
]);
const lock = { kind: 'lock' } as unknown as TurnRecord['lock'];
const asked: Answer = { address: 't04/card@allies', role: 'allies', kind: 'card-play', answer: '33', from: 'standing' };
const opening = (...answers: Answer[]) => ({ lock, answers: new Map(answers.map((one) => [one.address, one])) });
const told = (next: Parameters<typeof fatesOf>[5]) => {
  const [fate] = fatesOf(game, locks, [], 'allied', true, next);
  return [fate?.kind, ...(fate?.reasons.map(({ code }) => code) ?? [])];
};

test('before the next turn opens they are still to come; then it is told what they answered, or that nothing asked', () => {
  expect(game.verbs.find(({ id }) => id === order.verb)?.ahead).toBe(true);
  expect(told({ lock: null, answers: new Map() })).toEqual(['waiting', 'looks-ahead']);
  const used = { id: 'o2', canonical: 'PLAY 33' };
  expect(told(opening({ ...asked, order: used }))).toEqual(['done', 'answered']);
  const reason = { severity: 'error' as const, code: 'answer-not-possible', facts: {} };
  const passed = { address: asked.address, order: 'o2', canonical: 'PLAY 33', reason };
  expect(told(opening({ ...asked, from: 'doctrine', skipped: [passed] }))).toEqual(['failed', 'answer-not-possible']);
  expect(told(opening(asked))).toEqual(['unreached', 'not-called-ahead']);
  const unasked = () => ({ code: 'savannah.cards-shut', facts: { weather: 'gale' } });
  expect(told({ ...opening(asked), unasked })).toEqual(['unreached', 'savannah.cards-shut']);
  expect(told(null)).toEqual(['unreached', 'never-asked']);
});

test('a standing order of the same words, or one of the enemy, is none of them', () => {
  expect(told(opening({ ...asked, order: { id: 's1', canonical: 'PLAY 33' } }))[0]).toBe('unreached');
  expect(told(opening({ ...asked, role: 'british', order: { id: 'o2', canonical: 'PLAY 33' } }))[0]).toBe('unreached');
});
