/** Which ships of a silent seat lie in a port that has not room for all. */
import { expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { movement, order, position } from './table.ts';
import { ask, game, reply, viewOf } from './words-table.ts';

test('ships whose cargo finds no room in the port leave theirs to those without', () => {
  const state = position(
    'en 3919 off: norfolk+supplies-1, russell+soldiers-3, frigate-2; en 3919 port: soldiers-4, soldiers-5',
  );
  const [need] = movement(structuredClone(state), 'english', []).asked.filter(({ kind }) => kind === 'dock');
  if (!need) throw new Error('nobody asked');
  const answer = game.silence?.answer(
    ask('english', 'dock', need.about, need.space),
    () => viewOf(state, 'english'),
    [],
  );
  expect(answer).toEqual(['en-frigate-2']);
});

const isPut = (state: EarState, kind: string, orders: Order[] = []): boolean => {
  const need = movement(state, 'english', orders).asked.find((one) => one.kind === kind);
  if (!need) throw new Error('nobody asked');
  return !(need.space.kind === 'judged' && need.space.forced);
};

test('where there is room for all ships nobody is asked by letter which lie in the port', () => {
  expect(isPut(position('en 2719 off: frigate-1, frigate-2'), 'dock')).toBe(false);
  expect(isPut(position('en 3919 off: boyne, norfolk, russell'), 'dock')).toBe(true);
});

test('who embarks is asked by letter where there is more than one ship to go on, and each of them is offered', () => {
  const sail = (ships: string) => [order('MOVE', `${ships}, en-soldiers-1`, { to: '2819' })];
  expect(isPut(position('en 2719 port: boyne, soldiers-1, soldiers-2'), 'carry', sail('en-boyne'))).toBe(false);
  const two = position('en 2719 port: boyne, frigate-1, soldiers-1, soldiers-2');
  expect(isPut(structuredClone(two), 'carry', sail('en-boyne, en-frigate-1'))).toBe(true);
  const [need] = movement(structuredClone(two), 'english', sail('en-boyne, en-frigate-1')).asked;
  const put = game.put?.(viewOf(two, 'english'), ask('english', 'carry', need?.about ?? null, need?.space), 'en');
  expect(put?.options.map(({ words }) => words).toSorted()).toEqual([
    'Soldiers 1 aboard Boyne',
    'Soldiers 1 aboard Frigate 1',
    'none',
  ]);
});

test('where holds are short leaders go aboard of what carries nobody else, and nobody stays behind for them', () => {
  const aboard = (quay: string) => {
    const state = position(quay);
    const ids = Object.values(state.pieces).flatMap(({ id, hex }) => (hex === '2719' ? [id] : []));
    const move = [order('MOVE', ids.join(), { to: '2819' })];
    const [need] = movement(structuredClone(state), 'english', move).asked.filter(({ kind }) => kind === 'carry');
    if (!need) throw new Error('nobody asked');
    return game.answer(ask('english', 'carry', need.about, need.space), () => viewOf(state, 'english'), []);
  };
  expect(aboard('en 2719 port: frigate-1, bomb-ship-1, soldiers-1, vernon')).toEqual({
    'en-soldiers-1': 'en-frigate-1',
    'en-vernon': 'en-bomb-ship-1',
  });
  expect(aboard('en 2719 port: boyne, frigate-1, bomb-ship-1, soldiers-1, vernon')).toMatchObject({
    'en-vernon': 'en-boyne',
  });
});

test('of ships alike one stands for all in what is offered to who embarks', () => {
  const state = position('en 2719 port: boyne, frigate-1, frigate-2, frigate-3, soldiers-1');
  const ids = Object.values(state.pieces).flatMap(({ id, hex }) => (hex === '2719' ? [id] : []));
  const [need] = movement(structuredClone(state), 'english', [order('MOVE', ids.join(), { to: '2819' })]).asked;
  const put = game.put?.(viewOf(state, 'english'), ask('english', 'carry', need?.about ?? null, need?.space), 'en');
  expect(put?.options.map(({ words }) => words)).toEqual([
    'Soldiers 1 aboard Boyne',
    expect.stringMatching(/^Soldiers 1 aboard Frigate [123]$/),
    'none',
  ]);
});

test('R 7.3 whoever was to go aboard of a ship that a reply gives to another goes on one that has room', () => {
  const state = position('en 2719 port: boyne, norfolk, frigate-1, soldiers-1, soldiers-2, vernon');
  const ids = Object.values(state.pieces).flatMap(({ id, hex }) => (hex === '2719' ? [id] : []));
  const [need] = movement(structuredClone(state), 'english', [order('MOVE', ids.join(), { to: '2819' })]).asked;
  if (!need) throw new Error('nobody asked');
  const carry = ask('english', 'carry', need.about, need.space);
  const advised = game.answer(carry, () => viewOf(state, 'english'), []);
  if (typeof advised !== 'object' || !advised || !('en-vernon' in advised)) throw new Error('nobody aboard');
  const ship = String(advised['en-vernon']);
  const answer = reply(state, 'english', `EMBARK soldiers-1 ON ${ship}`, carry);
  expect(answer).toMatchObject({ 'en-soldiers-1': ship });
  expect(new Set(Object.values(answer ?? {}))).toEqual(new Set(['en-boyne', 'en-norfolk', 'en-frigate-1']));
});

test('troops go aboard of the ships that are lost last, so that a cheaper one without cargo goes before them', () => {
  const state = position('en 2719 port: frigate-1, merchant-1, boyne, soldiers-1');
  const [need] = movement(structuredClone(state), 'english', [
    order('MOVE', 'en-frigate-1, en-merchant-1, en-boyne, en-soldiers-1', { to: '2819' }),
  ]).asked.filter(({ kind }) => kind === 'carry');
  if (!need) throw new Error('nobody asked');
  const sight = () => viewOf(state, 'english');
  expect(game.answer(ask('english', 'carry', need.about, need.space), sight, [])).toEqual({
    'en-soldiers-1': 'en-boyne',
  });
  const sailing = position('en 2819 off: frigate-1, merchant-1, boyne+soldiers-1');
  const bill = ask('english', 'naval-losses', {
    hex: '2819',
    counters: ['en-frigate-1', 'en-merchant-1', 'en-boyne'],
    count: 2,
  });
  expect(game.answer(bill, () => viewOf(sailing, 'english'), [])).toEqual(
    expect.arrayContaining(['en-frigate-1', 'en-merchant-1']),
  );
});

test('where the dearest ships taken first would leave somebody behind Merchants are filled first', () => {
  const state = position('en 2719 port: merchant-1, boyne, soldiers-1, soldiers-2, supplies-1');
  const ids = Object.values(state.pieces).flatMap(({ id, hex }) => (hex === '2719' ? [id] : []));
  const [need] = movement(structuredClone(state), 'english', [order('MOVE', ids.join(), { to: '2819' })]).asked.filter(
    ({ kind }) => kind === 'carry',
  );
  if (!need) throw new Error('nobody asked');
  const aboard = game.answer(ask('english', 'carry', need.about, need.space), () => viewOf(state, 'english'), []);
  expect(Object.keys(aboard as object)).toHaveLength(3);
});
