import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/series/boar/rules/events.ts';
import { type Blow, giveWay, harm, readResult } from '../../../../src/series/boar/rules/results.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { campaign, position, rules } from '../../campaign.ts';
import { drive } from '../../position.ts';

/** A result of the table strikes the lead of the American horse and foot in 1406, who fights beside these `others`. */
function strike(result: string, lead: string, die: number, others: readonly string[] = []) {
  const state = position('1404 nyv; 1406 pulaski, sc-1', { turn: 17, weather: 'favorable' });
  const effects: Effect[] = [];
  const blow: Blow = {
    code: readResult(`-/${result}`).defender,
    lead,
    hex: '1406',
    side: 'allies',
    toll: { fellows: [lead, ...others], gainer: 'british' },
    attacking: false,
    capture: null,
  };
  const driven = drive(
    state,
    function* (play) {
      yield* harm(boardOf(rules, play), blow, effects);
      yield* giveWay(boardOf(rules, play), blow, effects);
    },
    { faces: { [`${lead}/!captain`]: die, 'sc-1/!test': 9, 'pulaski/!test': 9 } },
  );
  return { state, effects, rolled: driven.rolled };
}

describe('demi-leaders', () => {
  test.each([
    0, 1,
  ])('S 4.18 a star with 0 or 1 takes Pulaski from his Legion: American army morale -1, half a point to the enemy (%i)', (die) => {
    const { state, effects } = strike('1*', 'pulaski', die);
    const by = effects.flatMap((effect) => (effect.kind === 'replaced' ? [effect.by] : []));
    expect(by).toHaveLength(1);
    expect(state.units.pulaski).toMatchObject({ fate: 'reserve', hex: null });
    expect(state.units[by[0] as string]).toMatchObject({ fate: 'field', hex: '1406', steps: 1 });
    expect(campaign(state).arrivals.barred).toContain('pulaski');
    expect(effects).toContainEqual({ kind: 'morale', army: 'american', from: 17, to: 16, cause: 'demiLeader' });
    expect(effects).toContainEqual({ kind: 'victory', army: 'british', from: 1, to: 2, cause: 'demiLeader' });
  });

  test('S 4.18 he lives on 2 or more, without a star, and where another unit is struck', () => {
    for (const [result, lead, die] of [
      ['1*', 'pulaski', 2],
      ['1', 'pulaski', 0],
      ['1*', 'sc-1', 0],
    ] as const) {
      expect(strike(result, lead, die).state.units.pulaski?.hex).toBe('1406');
    }
  });
});

test('S 4.13 where he falls beside the French it is their army morale that pays', () => {
  const moved = (others: string[]) =>
    strike('1*', 'pulaski', 1, others).effects.flatMap((effect) =>
      effect.kind === 'morale' && effect.cause === 'demiLeader' ? [effect.army] : [],
    );
  expect([moved(['foix']), moved(['sc-1'])]).toEqual([['french'], ['american']]);
});

test('S 4.13 the counter that replaces Pulaski is booked to the French as he was', () => {
  const debit = (fellows: string[]) => rules.house.debit(rules, 'pulaski-r', fellows);
  expect([debit(['foix', 'pulaski-r']), debit(['pulaski-r'])]).toEqual(['french', 'american']);
});
