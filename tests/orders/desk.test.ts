import { describe, expect, it } from 'vitest';
import type { Json, Order, Question } from '../../src/engine/contract.ts';
import { decide } from '../../src/orders/desk.ts';
import { game, order, view } from './grammar.ts';

const reroll = (result = '-/R', hex = '1404'): Question => ({
  type: 'question',
  address: 't16/allies/combat/1404/combat-reroll@british',
  role: 'british',
  kind: 'combat-reroll',
  space: { kind: 'one', of: ['keep', 'reroll'] },
  about: { hex, side: 'allies', on: [hex], from: ['1405'], result },
  discreet: false,
  sealed: false,
});

const tactic = (of: readonly string[] = ['skirmish', 'stand-fast', 'withdraw']): Question => ({
  type: 'question',
  address: 't16/allies/combat/1404/tactic@british',
  role: 'british',
  kind: 'tactic',
  space: { kind: 'one', of },
  about: { hex: '1404', side: 'allies', on: ['1404'], from: ['1405'], as: 'defender', attack: 6, defence: 5 },
  discreet: false,
  sealed: false,
});

const KEEP = order('MOMENTUM KEEP', 'o1');
const answer = (need: Question, orders: Order[], standing: Order[] = [], reply?: Json) =>
  decide(game, need, () => view, [{ orders, standing }], reply);

describe('architecture §2: who answers a question', () => {
  const conditional = order('MOMENTUM REROLL IF LOST 1404', 'o2');
  const later = order('IF LOST 1404 MOMENTUM KEEP', 'o3');
  const standing = order('STANDING MOMENTUM REROLL', 's1');
  const standingConditional = order('STANDING MOMENTUM KEEP IF LOST 1404', 's2');

  it('1 a reply to that very question comes first', () => {
    expect(answer(reroll(), [KEEP, conditional], [standing], 'reroll')).toEqual({ answer: 'reroll', from: 'reply' });
  });

  it('2 then conditional orders of this turn, the latest line first', () => {
    expect(answer(reroll(), [KEEP, conditional])).toMatchObject({
      answer: 'reroll',
      from: 'condition',
      order: { id: 'o2' },
    });
    expect(answer(reroll(), [conditional, later])).toMatchObject({
      answer: 'keep',
      from: 'condition',
      order: { id: 'o3' },
    });
  });

  it('3 then its plain order', () => {
    expect(answer(reroll('R/-'), [KEEP, conditional], [standing])).toMatchObject({ answer: 'keep', from: 'order' });
  });

  it('4 and 5 then standing orders, conditional before plain', () => {
    expect(answer(reroll(), [], [standingConditional, standing])).toMatchObject({
      answer: 'keep',
      from: 'standing-condition',
    });
    expect(answer(reroll('R/-'), [], [standingConditional, standing])).toMatchObject({
      answer: 'reroll',
      from: 'standing',
    });
  });

  it('6 then doctrine', () => {
    expect(answer(reroll(), []).from).toBe('doctrine');
  });

  it('a line that is being carried out answers for its parts, though its condition is past', () => {
    const elsewhere = { ...reroll('-/R', '1303'), carries: [conditional.canonical] };
    expect(answer(reroll('-/R', '1303'), [conditional]).answer).toBe('keep');
    expect(answer(elsewhere, [conditional])).toMatchObject({ answer: 'reroll', from: 'condition' });
    const either = 'IF LOST 1404 MOMENTUM KEEP ELSE MOMENTUM REROLL';
    const other = { ...reroll(), carries: ['MOMENTUM REROLL'] };
    expect(answer(other, [order(either)])).toMatchObject({ answer: 'reroll', from: 'condition' });
  });

  it('who has said when he throws again has said when he does not', () => {
    const unmet = order('IF RESULT <= R/- MOMENTUM REROLL', 'o1');
    const stands = order('STANDING MOMENTUM REROLL IF RESULT <= R/-', 's1');
    const never = { answer: () => 'reroll' };
    const asked = (orders: Order[], standing: Order[]) =>
      decide(game, reroll(), () => view, [{ orders, standing }], undefined, never);
    expect(asked([unmet], [])).toEqual({ answer: 'keep', from: 'condition' });
    expect(asked([], [stands])).toEqual({ answer: 'keep', from: 'standing-condition' });
    expect(asked([unmet], [order('STANDING MOMENTUM REROLL IF RESULT >= -/R', 's1')]).answer).toBe('reroll');
    expect(asked([], [])).toMatchObject({ answer: 'reroll', from: 'doctrine' });
  });

  it('ELSE answers its IF when the condition fails', () => {
    const either = order('IF RESULT <= R/- MOMENTUM REROLL ELSE MOMENTUM KEEP', 'o1');
    expect(answer(reroll('R/-'), [either])).toMatchObject({ answer: 'reroll', from: 'condition' });
    expect(answer(reroll('-/R'), [either])).toMatchObject({ answer: 'keep', from: 'condition' });
  });

  it('what is not legal now is passed over, and why is told', () => {
    const flank = order('DEFEND 1404 TACTIC refuse flank', 'o1');
    const fast = order('STANDING DEFEND 1404 TACTIC stand fast', 's1');
    const decided = answer(tactic(), [flank], [fast], 'turn-flank');
    expect(decided).toMatchObject({ answer: 'stand-fast', from: 'standing', order: { id: 's1' } });
    expect(decided.skipped).toMatchObject([
      { order: 'reply', reason: { code: 'answer-not-possible' } },
      { order: 'o1', canonical: 'DEFEND 1404 TACTIC refuse flank', reason: { facts: { answer: 'refuse-flank' } } },
    ]);
  });

  it('an order about something else is not asked', () => {
    const elsewhere = order('DEFEND 1303 TACTIC withdraw', 'o1');
    expect(answer(tactic(), [elsewhere])).toMatchObject({ from: 'doctrine' });
    expect(answer(tactic(), [elsewhere]).skipped).toBeUndefined();
  });

  it('conditions read the view only when an order could answer', () => {
    let looked = 0;
    const sight = () => {
      looked++;
      return view;
    };
    const weather = order('HOLD kfr IF WEATHER fog', 'o1');
    decide(game, reroll(), sight, [{ orders: [weather], standing: [] }], 'keep');
    decide(game, reroll(), sight, [{ orders: [weather, KEEP], standing: [] }]);
    expect(looked).toBe(1);
  });
});
