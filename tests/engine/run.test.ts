import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from '../../src/engine/canonical.ts';
import type { Json, Order } from '../../src/engine/contract.ts';
import { practiceDice } from '../../src/engine/dice.ts';
import { type Closed, type Desk, type Inputs, NO_INPUTS, nobody, run } from '../../src/engine/run.ts';
import { order, type ToyState, type ToyView, toy } from './toy.ts';

const OPENING = encode(toy.setup());
const dice = practiceDice('kernel', toy.roles);
const doctrine: Desk<ToyView> = (need) => ({
  answer: need.type === 'call' ? [] : need.kind === 'bid' ? 1 : 2,
  from: 'doctrine',
});

const locked = (red: readonly Order[] | null, blue: readonly Order[] | null = []): Inputs['locks'] =>
  new Map([['t01', { red: { orders: red, standing: [] }, blue: { orders: blue, standing: [] } }]]);

function play(inputs: Partial<Inputs> = {}, desk: Desk<ToyView> = doctrine): Closed<ToyState> {
  const result = run(toy, OPENING, { ...NO_INPUTS, ...inputs }, dice, desk);
  if (result.status !== 'closed') throw new Error(`paused at ${result.needs[0]?.address}`);
  return result;
}

describe('the kernel', () => {
  test('a run pauses at the first need nobody answers, and goes on from the same bytes with the answer', () => {
    const paused = run(toy, OPENING, NO_INPUTS, dice, nobody);
    expect(paused.status === 'paused' && paused.needs.map((need) => need.address)).toEqual(['t01/red/push@red']);
    const closed = play();
    const answers = new Map(closed.answers.map((answer) => [answer.address, answer.answer]));
    const again = run(toy, OPENING, { ...NO_INPUTS, answers }, dice, nobody);
    expect(again.status === 'closed' && again.bytes).toBe(closed.bytes);
    expect(again.status === 'closed' && again.answers).toEqual([]);
  });

  test('a locked book answers its calls, and the answers it leaves open go to the desk', () => {
    const closed = play({ locks: locked([order('o1', 'push'), order('o2', 'push')]) });
    expect(closed.answers.map((answer) => answer.address)).toEqual([
      't01/red/force-o1@red',
      't01/red/force-o2@red',
      't01/duel/bid@red',
      't01/duel/bid@blue',
    ]);
    expect(closed.state.score.red).toBeGreaterThanOrEqual(4);
  });

  test('a condition that fails hands over to its ELSE, one that holds does not', () => {
    const when = { op: 'term' as const, term: 'behind', args: [] };
    const otherwise = order('o9', 'push');
    const conditional = order('o1', 'push', {}, { when, otherwise });
    expect(play({ locks: locked([conditional]) }).answers[0]?.address).toBe('t01/red/force-o9@red');
    const negated = order('o1', 'push', {}, { when: { op: 'not', of: when }, otherwise });
    expect(play({ locks: locked([negated]) }).answers[0]?.address).toBe('t01/red/force-o1@red');
  });

  test('a line that names a unit by its former id means the one it goes on as, and stays the line of its book', () => {
    const meant: Json[] = [];
    const renaming: typeof toy = {
      ...toy,
      replaced: () => new Map([['old', 'new']]),
      *turn(play) {
        for (const line of yield* play.call('red', 'push')) {
          const due = play.due('red', line);
          meant.push(due?.args ?? null);
          if (due) play.settle('red', due, { kind: 'done', came: null });
        }
        play.state.turn += 1;
        return 'next';
      },
    };
    const when = { op: 'not' as const, of: { op: 'term' as const, term: 'behind', args: [] } };
    const lines = [
      order('o1', 'push', { unit: 'old', with: ['old', 'other'] }),
      order('o2', 'push', { unit: 'other' }, { when }),
      order('o3', 'push', { unit: 'old' }, { when }),
      order('o4', 'push', {}, { when: when.of, otherwise: order('o4', 'push', { unit: 'old' }) }),
    ];
    const result = run(renaming, OPENING, { ...NO_INPUTS, locks: locked(lines) }, dice, doctrine);
    expect(meant).toEqual([
      { unit: 'new', with: ['new', 'other'] },
      { unit: 'other' },
      { unit: 'new' },
      { unit: 'new' },
    ]);
    const settled = result.status === 'closed' ? result.settled : [];
    expect(settled.map(({ order: id, branch }) => [id, branch])).toEqual([
      ['o1', null],
      ['o2', 'if'],
      ['o3', 'if'],
      ['o4', 'else'],
    ]);
  });

  test('an answer that is not legal, an input never used and an address used twice stop the turn', () => {
    expect(() => play({ answers: new Map<string, Json>([['t01/duel/bid@red', 9]]) })).toThrow('answer-not-legal');
    expect(() => play({ answers: new Map<string, Json>([['t01/duel/nothing@red', 1]]) })).toThrow('input-never-used');
    expect(() =>
      play({ rulings: new Map([['t01/nowhere/#x', [{ edit: 'score', arg: {}, reason: '', by: 'gm' }]]]) }),
    ).toThrow('input-never-used');
    expect(() => play({ locks: locked([order('o1', 'push'), order('o1', 'push')]) })).toThrow('address-used-twice');
  });

  test('a state that differs at a recorded pause stops the replay', () => {
    expect(() => play({ pauses: new Map([['t01/red/push@red', 'f'.repeat(64)]]) })).toThrow('state-differs-at-pause');
  });

  test('a ruling lands at its checkpoint, is told, and is followed by the invariants', () => {
    const ruled = play({
      rulings: new Map([
        ['t01/duel/#scored', [{ edit: 'score', arg: { side: 'blue', to: 50 }, reason: 'miscounted', by: 'gm' }]],
      ]),
    });
    expect(ruled.state.score.blue).toBeGreaterThanOrEqual(50);
    expect(ruled.events.map((event) => event.kind)).toEqual(['toy.duel', 'umpire.ruling', 'toy.score']);
    const illegal = new Map([
      ['t01/duel/#scored', [{ edit: 'score', arg: { side: 'blue', to: -5 }, reason: '', by: 'gm' }]],
    ]);
    expect(() => play({ rulings: illegal })).toThrow('illegal-state');
  });

  test('a ruled die shows both faces and counts as ruled', () => {
    const closed = play({ rulings: new Map([['t01/duel/!red', [{ die: 9, reason: 'cocked', by: 'gm' }]]]) });
    const die = closed.ledger.find((rolled) => rolled.address === 't01/duel/!red');
    expect(die).toMatchObject({ ruled: 9, face: dice.face('all', 't01/duel/!red', 10) });
    expect((closed.events[0]?.facts as { sums: number[] }).sums[0]).toBe(10);
  });

  test('a die ruled more than once counts as it was ruled last', () => {
    const rulings = [2, 9].map((die) => ({ die, reason: 'cocked', by: 'gm' }));
    const closed = play({ rulings: new Map([['t01/duel/!red', rulings]]) });
    expect(closed.ledger.find((rolled) => rolled.address === 't01/duel/!red')).toMatchObject({ ruled: 9 });
    expect((closed.events[0]?.facts as { sums: number[] }).sums[0]).toBe(10);
  });

  test('events carry the dice rolled since the event before and cannot be changed afterwards', () => {
    const closed = play();
    expect(closed.events[0]?.rolls).toEqual(['t01/duel/!red', 't01/duel/!blue']);
    expect(closed.events[1]?.rolls).toEqual([]);
  });

  test('replay is equal with a snapshot at every checkpoint and with none, whatever was answered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (bid, force, pushes) => {
          const orders = Array.from({ length: pushes }, (_, i) => order(`o${i}`, 'push'));
          const desk: Desk<ToyView> = (need) => ({
            answer: need.type === 'call' ? [] : need.kind === 'bid' ? bid : force,
            from: 'doctrine',
          });
          const inputs = { ...NO_INPUTS, locks: locked(orders) };
          const plain = run(toy, OPENING, inputs, dice, desk);
          const snapped = run(toy, OPENING, inputs, dice, desk, { snapshots: true, checkEveryStep: true });
          expect(encode(snapped as unknown as Json)).toBe(encode(plain as unknown as Json));
        },
      ),
    );
  });
});
