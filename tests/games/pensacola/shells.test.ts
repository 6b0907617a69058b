/** Bombs of the mortar and shells of the howitzer. */
import { describe, expect, test } from 'vitest';
import type { Steps } from '../../../src/engine/contract.ts';
import { targetHexes } from '../../../src/series/boar/rules/aim.ts';
import {
  defensiveFire,
  forecastShot,
  howitzerFire,
  judgeFire,
  shotAt,
  shotOdds,
} from '../../../src/series/boar/rules/fire.ts';
import type { Board } from '../../../src/series/boar/rules/house.ts';
import { mortarFire, mortarReach } from '../../../src/series/boar/rules/mortar.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { drive } from '../position.ts';
import { at, position, rules } from './field.ts';

type State = ReturnType<typeof position>;

function played(state: State, step: (board: Board) => Steps<void>, faces: Record<string, number>, answers = {}) {
  const driven = drive(state, (play) => step(boardOf(rules, play)), { faces, answers });
  const shots = driven.events.filter(({ kind }) => /^boar\.(fire|mortar)$/.test(kind)).map(({ facts }) => facts);
  return { shots, rolled: driven.rolled.map((address) => address.split('/').at(-1)) };
}

describe('the mortar', () => {
  const bomb = (die: number, more = {}) => {
    const state = position('2725 mortar; 2524 ra-3', more);
    Object.assign(state, more);
    return played(state, (board) => mortarFire(board, 'spanish'), { scatter: 3, hit: die }, { 'mortar-fire': '2524' });
  };

  test('P 3.11 reaches five hexes without sight, never the next one', () => {
    const reach = mortarReach(at(position('3121 mortar')), 'mortar');
    expect([reach.includes('2825'), reach.includes('3021'), reach.includes('3120')]).toEqual([true, false, false]);
  });

  test('P 3.11 one die says what a bomb does, less for a reduced mortar', () => {
    const resultOf = ({ damage }: { damage?: { result: string } | null }) => damage?.result;
    const results = [4, 5, 7, 8, 9].map((die) => bomb(die).shots.map((shot) => resultOf(shot as never)));
    expect(results).toEqual([[undefined], ['R'], ['D'], ['1'], ['1*']]);
    expect(bomb(9).rolled).not.toContain('!damage');
    const state = position('2725 mortar; 2524 ra-3');
    Object.assign(state.units.mortar as object, { steps: 1 });
    const worn = played(
      state,
      (board) => mortarFire(board, 'spanish'),
      { scatter: 0, hit: 7 },
      { 'mortar-fire': '2524' },
    );
    expect(worn.shots).toMatchObject([{ sum: 6, damage: { result: 'R' } }]);
  });

  test('P 3.11 a redoubt of the siege that is in supply adds 1 to its die', () => {
    const near = position('3121 mortar; 2825 mentor');
    const lines = (state: State) =>
      shotOdds(at(state), { ...shotAt(at(state), ['mortar'], 'mentor'), plunging: true }).modifiers.map(
        ({ name }) => name,
      );
    expect(lines(near)).toContain('drm.served');
    expect(lines(position('3120 mortar; 2825 mentor'))).not.toContain('drm.served');
  });

  test('P 3.11 what scatters falls a hex off', () => {
    const state = position('2725 mortar; 2524 ra-3');
    const { shots } = played(state, (board) => mortarFire(board, 'spanish'), { scatter: 7 }, { 'mortar-fire': '2524' });
    expect(shots).toMatchObject([{ aimed: '2524', impact: '2525', hit: false }]);
  });
});

describe('the howitzer', () => {
  const text = '2724 howitzer, garrison-a; 2720 navarra; 2721 soria; 2722 hibernia';

  test('P 3.12 reaches four hexes over whatever stands between, and joins no other guns', () => {
    const state = position(text);
    expect(targetHexes(at(state), 'howitzer')).toEqual(['2722', '2721', '2720']);
    expect(targetHexes(at(state), 'garrison-a')).toEqual(['2722']);
    const codes = (battery: string, other: string) =>
      judgeFire(at(state), battery, ['hibernia'], { target: 'hibernia', with: [other] }).map(({ code }) => code);
    expect([codes('howitzer', 'garrison-a'), codes('garrison-a', 'howitzer')].flat()).toEqual([
      'boar.fires-alone',
      'boar.fires-alone',
    ]);
  });

  test('P 3.12 fires in the attack of its own side too, when other guns do not', () => {
    const target = { target: 'hibernia', with: [] };
    const own = played(position(text), (board) => howitzerFire(board, 'british'), { hit: 3 }, { fire: target });
    expect(own.shots).toMatchObject([
      { batteries: [{ unit: 'howitzer' }], needed: 3, damage: { die: null, result: 'AM' } },
    ]);
    const both = played(
      position(text),
      (board) => defensiveFire(board, 'british'),
      { hit: 9 },
      { 'howitzer/fire@british': target, fire: { target: null, with: [] } },
    );
    expect(both.shots).toMatchObject([{ batteries: [{ unit: 'howitzer' }], damage: { result: '1*' } }]);
  });

  test('P 3.12 what its shot promises is what its table holds', () => {
    const state = position('2724 howitzer; 2722 hibernia');
    const { hits, damage } = forecastShot(at(state), shotAt(at(state), ['howitzer'], 'hibernia'));
    expect([hits, Object.keys(damage).sort()]).toEqual([7, ['1', '1*', 'AM', 'D', 'R']]);
  });
});

test('P 3.10.2 the Waldeck guns fire along with garrison guns, or apart', () => {
  const state = position('2225 waldeck-art, garrison-c; 2224 navarra');
  expect(judgeFire(at(state), 'garrison-c', ['navarra'], { target: 'navarra', with: ['waldeck-art'] })).toEqual([]);
  expect(judgeFire(at(state), 'waldeck-art', ['navarra'], { target: 'navarra', with: [] })).toEqual([]);
});
