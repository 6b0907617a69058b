/** Indians and the Florida Rangers: how they vanish before an attack, go along in a retreat, and what their village is to them. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/places/hex/grid.ts';
import { fight } from '../../../src/series/boar/rules/combat.ts';
import { canAttack } from '../../../src/series/boar/rules/declare.ts';
import { giveWay } from '../../../src/series/boar/rules/results.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { moraleModifiers } from '../../../src/series/boar/rules/unit-morale.ts';
import { type Answers, drive, type Faces } from '../position.ts';
import { at, field, position, rules, stood } from './field.ts';

type State = ReturnType<typeof position>;

/** An attack of the Spanish on a hex, and whether the Indians there were asked. */
function attacked(state: State, on: string, units: readonly string[], answers: Answers = {}) {
  const attack = { id: on, side: 'spanish', on: [on], with: units, diverted: [], forced: false };
  return drive(state, (play) => fight(boardOf(rules, play), attack), { answers });
}

const asked = (driven: ReturnType<typeof drive>) => driven.asked.some(({ kind }) => kind === 'cavalry-withdraw');
const goes: Answers = { 'cavalry-withdraw': ({ space }) => (space.kind === 'one' ? (space.of[1] as string) : '') };

describe('withdrawal', () => {
  test('P 3.7.5 Indians and Rangers in the scrub go three hexes before an attack, and lie low then', () => {
    const state = position('3024 creeks, kfr, franchimastabe; 3023 navarra');
    const driven = attacked(state, '3024', ['navarra'], goes);
    const to = state.units.creeks?.hex ?? '';
    expect(distance(field.grid, '3024', to)).toBe(3);
    expect([state.units.kfr?.hex, state.leaders.franchimastabe?.hex]).toEqual([to, to]);
    expect(driven.events.map(({ kind }) => kind)).toEqual(['boar.withdraw']);
    expect([state.units.navarra?.hex, canAttack(at(state), 'creeks')]).toEqual(['3023', false]);
    expect(asked(attacked(state, to, ['navarra']))).toBe(false);
  });

  test('P 3.7.5 they do not from light troops, in the open, or beside others', () => {
    for (const [text, ...units] of [
      ['3024 creeks; 3023 navarra, sp-light', 'navarra', 'sp-light'],
      ['3124 creeks; 3123 navarra', 'navarra'],
      ['3024 creeks, pa-loy; 3023 navarra', 'navarra'],
    ]) {
      const state = position(text ?? '');
      expect(asked(attacked(state, text?.slice(0, 4) ?? '', units)), text).toBe(false);
    }
  });

  test('P 3.7.5 who is pinned goes at the price of one army morale', () => {
    const state = position('3024 creeks; 3023 navarra');
    Object.assign(state.units.creeks as object, { pinnedBy: ['navarra'] });
    Object.assign(state.units.navarra as object, { pinnedBy: ['creeks'] });
    attacked(state, '3024', ['navarra'], goes);
    expect([state.morale.british, state.units.creeks?.pinnedBy, state.units.navarra?.pinnedBy]).toEqual([15, [], []]);
  });
});

describe('the Florida Rangers', () => {
  const fallsBack = (to: 'go' | 'stay') => {
    const state = position('3024 creeks, kfr; 3023 navarra');
    const blow = {
      code: { word: 'R', starred: false },
      lead: 'creeks',
      hex: '3024',
      side: 'british',
      toll: { fellows: ['creeks'], gainer: 'spanish' },
      attacking: false,
      capture: null,
    };
    const answer: Answers = {
      'leader-accompany': ({ space }) => (to === 'stay' || space.kind !== 'one' ? 'stay' : (space.of[0] as string)),
    };
    drive(state, (play) => giveWay(boardOf(rules, play), blow, []), { answers: answer, faces: { test: 9 } });
    return [state.units.kfr?.hex === state.units.creeks?.hex, state.units.creeks?.hex === '3024'];
  };

  test('P 4.1.4 they may go with those who fall back, or stay', () => {
    expect(fallsBack('go')).toEqual([true, false]);
    expect(fallsBack('stay')).toEqual([false, false]);
  });
});

describe('the Indian village', () => {
  const names = (state: State, unit: string) =>
    moraleModifiers(at(state), unit).map(({ name, value }) => `${name} ${value}`);

  test('P 5.1 British Indians who defend it have one morale more; the Rangers and those who attack out of it have not', () => {
    const state = position('2828 creeks, kfr', { phasing: 'spanish' });
    expect(names(state, 'creeks')).toContain('morale.village 1');
    expect(names(state, 'kfr').join()).not.toContain('village');
    expect(names(position('2828 creeks', { phasing: 'british' }), 'creeks').join()).not.toContain('village');
    expect(names(position('2828 creeks', { phasing: 'spanish', destroyed: ['2828'] }), 'creeks').join()).not.toContain(
      'village',
    );
  });

  const entered = (units: string, faces: Faces = {}) => {
    const state = position(`2828 ${units}; 2628 choctaw-1; 3024 creeks, kfr`);
    stood(state, '2828', faces);
    return state;
  };

  test('P 5.2 Spanish troops in Parade Order destroy it, and every British Indian tests or goes home', () => {
    const state = entered('navarra', { 'choctaw-1/!test': 0, 'creeks/!test': 9 });
    expect(state.destroyed).toEqual(['2828']);
    expect(state.units['choctaw-1']).toMatchObject({ hex: null, fate: 'removed' });
    expect([state.units.creeks?.hex, state.units.kfr?.hex]).toEqual(['3024', '3024']);
    expect([state.morale, state.victory]).toEqual([position('2828 creeks').morale, position('2828 creeks').victory]);
  });

  test('P 5.2 guns do not destroy it, nor the British', () => {
    for (const unit of ['art-1a', 'pa-loy']) expect(entered(unit).destroyed).toEqual([]);
  });
});
