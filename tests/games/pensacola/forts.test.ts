/** What fortified hexes do for their men and their guns, and where the beaten go. */
import { describe, expect, test } from 'vitest';
import { breachWorks } from '../../../src/games/pensacola/works/forts.ts';
import { targetHexes, whyNotAt } from '../../../src/series/boar/rules/aim.ts';
import { fight } from '../../../src/series/boar/rules/combat.ts';
import { type Attack, forcedAttacks, judgeAttack } from '../../../src/series/boar/rules/declare.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { strike } from '../../../src/series/boar/rules/fire.ts';
import { forecast } from '../../../src/series/boar/rules/forecast.ts';
import { spared } from '../../../src/series/boar/rules/results.ts';
import { stackFaults } from '../../../src/series/boar/rules/stacking.ts';
import { isSurrounded } from '../../../src/series/boar/rules/surroundings.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { hexAt } from '../../../src/series/boar/rules/units.ts';
import { drive } from '../position.ts';
import { at, boardWith, field, position, rules } from './field.ts';

type State = ReturnType<typeof position>;
type Choices = Parameters<typeof drive>[2];

function struck(state: State, target: string, result: string, from: string, choices?: Choices) {
  const effects: Effect[] = [];
  const driven = drive(
    state,
    (play) => strike(boardOf(rules, play), { batteries: [], target, from: [from] }, result, 'spanish', effects),
    choices,
  );
  return { effects, kinds: effects.map(({ kind }) => kind), asked: driven.asked.map(({ kind }) => kind), state };
}

const attack = (on: string, ...units: string[]): Attack => ({
  ...{ id: on, side: 'spanish', on: [on], with: units, diverted: [], forced: false },
});

describe('men behind intact works', () => {
  const inside = '2825 mentor, md-loy; 2924 navarra';

  test('P 3.14.1.5 may ignore a retreat, and nobody with them tests; they may go all the same', () => {
    const kept = struck(position(inside), 'mentor', 'R', '2924');
    expect([kept.kinds, kept.asked]).toEqual([['void'], ['leave-works']]);
    const gone = struck(position(inside), 'mentor', 'R', '2924', { answers: { 'leave-works': 'leave' } });
    expect(gone.kinds).toContain('retreat');
    const open = struck(position(inside, { breached: ['2825/N', '2825/NE'] }), 'mentor', 'R', '2924');
    expect(open.kinds).toContain('retreat');
    expect(struck(position('2724 foot-16; 2723 navarra'), 'foot-16', 'R', '2723').kinds).toContain('retreat');
  });

  test('P 3.14.1.6 test before they are Disrupted, in place, and nobody else does', () => {
    const firm = struck(position(inside), 'mentor', 'D', '2924', { faces: { test: 9 } });
    expect(firm.kinds).toEqual(['test', 'void']);
    const shaken = struck(position(inside), 'mentor', 'D', '2924', { faces: { test: 0 } });
    expect(shaken.kinds).toEqual(['test', 'formation', 'morale']);
    expect(shaken.state.units.mentor).toMatchObject({ hex: '2825', formation: 'disrupted' });
  });

  test('P 3.14.1.7 are captured as elsewhere, but the others do not test', () => {
    const state = position(inside);
    const toll = { fellows: [], gainer: 'spanish' };
    const blow = {
      code: { word: 'DC', starred: false },
      lead: 'mentor',
      hex: '2825',
      side: 'british',
      toll,
      attacking: false,
      capture: null,
    };
    const effects: Parameters<typeof spared>[3] = [];
    drive(state, function* (play) {
      expect(yield* spared(boardOf(rules, play), blow, ['2924'], effects)).toMatchObject({
        holds: true,
        code: { word: 'DC' },
      });
    });
    expect(effects).toEqual([]);
  });

  test('P 3.14.1.5 what an attack on them promises counts what they are spared', () => {
    const wins = (state: State): number =>
      forecast(at(state), attack('2825', 'navarra')).outcomes.find(({ kind }) => kind === 'win')?.chance ?? 0;
    const open = position(inside, { breached: ['2825/N', '2825/NE'] });
    expect(wins(position(inside))).toBeLessThan(wins(open));
  });

  test('P 3.14.1 are not surrounded while one side is whole', () => {
    const ring = '2524 ra-3; 2523 navarra; 2623 soria; 2624 hibernia; 2525 flanders; 2424 espana; 2423 aragon';
    const sides = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((side) => `2524/${side}`);
    expect(isSurrounded(at(position(ring, { breached: sides })), '2524', 'british', 'spanish')).toBe(true);
    expect(isSurrounded(at(position(ring, { breached: sides.slice(1) })), '2524', 'british', 'spanish')).toBe(false);
  });
});

describe('attacks', () => {
  test('P 3.14.1 out of works nobody is forced, but whoever comes out engages all who stand beside him', () => {
    const state = position('2524 ra-3, br-gren; 2523 navarra; 2624 soria');
    expect(forcedAttacks(at(state), 'british', [])).toEqual([]);
    const out = { ...attack('2523', 'ra-3', 'br-gren'), side: 'british' };
    expect(forcedAttacks(at(state), 'british', [out])).toMatchObject([{ on: ['2523'], diverted: ['2624'] }]);
  });

  test('P 3.14.1 nobody must go in against a whole side, across a breach he must', () => {
    const forced = (breached: string[]) =>
      forcedAttacks(at(position('2524 ra-3, br-gren; 2523 navarra', { breached })), 'spanish', []);
    expect(forced([])).toEqual([]);
    expect(forced(['2524/N'])).toMatchObject([{ on: ['2524'], with: ['navarra'] }]);
  });

  test('P 3.14.1.2 no horse attacks across a whole side', () => {
    const faults = (breached: string[]) =>
      judgeAttack(at(position('2225 br-marines; 2125 lu-drag', { breached })), attack('2225', 'lu-drag'), []);
    expect(faults([]).map(({ code }) => code)).toEqual(['boar.attack-horse-at-works']);
    expect(faults(['2225/SW'])).toEqual([]);
  });

  test('P 3.14.1.3 those in works and those outside attack together', () => {
    const state = position('2825 mentor; 2823 creeks; 2924 navarra');
    expect(judgeAttack(at(state), { ...attack('2924', 'mentor'), side: 'british' }, [])).toEqual([]);
    const beside = position('2825 mentor; 2925 creeks; 2924 navarra');
    expect(judgeAttack(at(beside), { ...attack('2924', 'mentor', 'creeks'), side: 'british' }, [])).toEqual([]);
  });

  test('P 3.15 French and Spanish do not go forward into one hex, not even under Galvez', () => {
    const state = position('2518 poitou, galvez; 2519 aragon');
    const faults = (moment: 'advance' | 'rest') =>
      stackFaults(at(state), hexAt(field, '2520'), ['poitou', 'aragon'], ['galvez'], moment).map(({ code }) => code);
    expect([faults('advance'), faults('rest')]).toEqual([['pensacola.stack-nations'], []]);
  });
});

describe('garrison guns', () => {
  test('P 3.10.2 fire across whole works alone, along a corner by either side', () => {
    const state = position('2724 garrison-a; 2723 navarra; 2722 soria');
    expect(targetHexes(at(state), 'garrison-a')).toContain('2723');
    const open = position('2724 garrison-a; 2723 navarra', { breached: ['2724/N'] });
    expect(targetHexes(at(open), 'garrison-a')).toEqual([]);
    expect(whyNotAt(at(open), 'garrison-a', '2723').code).toBe('pensacola.fire-breached');
    const field = position('2724 howitzer; 2723 navarra', { breached: ['2724/N'] });
    expect(targetHexes(at(field), 'howitzer')).toEqual(['2723']);
  });

  test('P 3.10.2 lose a step with a second breach, all with the last; two sides cost them a step each', () => {
    const left = (gun: string, ...sides: string[]) => {
      const state = position(`2724 garrison-a; 2524 garrison-f`, { breached: sides.slice(0, -1) });
      const effects: Effect[] = [];
      breachWorks(boardWith(state), sides.at(-1) ?? '', 'spanish', effects);
      return [state.units[gun]?.steps, state.morale.british];
    };
    expect(left('garrison-f', '2524/N')).toEqual([2, 16]);
    expect(left('garrison-f', '2524/N', '2524/NE')).toEqual([1, 15]);
    expect(left('garrison-f', '2524/N', '2524/NE', '2524/SE')).toEqual([2, 16]);
    expect(left('garrison-a', '2724/N')).toEqual([1, 15]);
    const state = position('2724 garrison-a', { breached: ['2724/N'] });
    breachWorks(boardWith(state), '2724/NE', 'spanish', []);
    expect(state.units['garrison-a']).toMatchObject({ hex: null, fate: 'eliminated' });
  });

  test('P 3.10.2 never go back, and fall to whoever comes in', () => {
    expect(struck(position('2724 garrison-a'), 'garrison-a', 'R', '2723').kinds).toEqual(['void']);
    const shaken = struck(position('2724 garrison-a'), 'garrison-a', 'D', '2723').state;
    expect(shaken.units['garrison-a']).toMatchObject({ hex: '2724', formation: 'disrupted' });
    const state = position('2724 garrison-a, foot-16; 2723 navarra, soria', { breached: ['2724/N'] });
    const open = {
      faces: { 'close-combat': 7 },
      answers: { 'tactic@spanish': 'frontal-assault', 'tactic@british': 'withdraw' },
    };
    drive(state, (play) => fight(boardOf(rules, play), attack('2724', 'navarra', 'soria')), open);
    expect([state.units['garrison-a']?.fate, state.units.navarra?.hex]).toEqual(['captured', '2724']);
  });

  test('R62 with the last of them falls the leader who stood by them', () => {
    const state = position('2724 garrison-a, mcdonald; 2723 navarra, soria', { breached: ['2724/N'] });
    const choices = { faces: { 'close-combat': 7 }, answers: { 'tactic@british': 'refuse-flank' } };
    drive(state, (play) => fight(boardOf(rules, play), attack('2724', 'navarra', 'soria')), choices);
    expect([state.units['garrison-a']?.fate, state.units.navarra?.hex]).toEqual(['captured', '2724']);
    expect(state.leaders.mcdonald).toMatchObject({ fate: 'captured', hex: null });
  });
});

describe('retreats', () => {
  const flight = (text: string, unit: string, choices?: Choices) => {
    const { effects, state, asked } = struck(position(text), unit, 'D', unit === 'navarra' ? '2724' : '3020', choices);
    const path = effects.flatMap((effect) => (effect.kind === 'retreat' ? [effect.path] : [])).flat();
    return { path, asked, formation: state.units[unit]?.formation };
  };

  test('P 3.14.5 the British fall back on their works, Disrupted ones may stop in whole ones or go on', () => {
    const { path, asked, formation } = flight('2924 ra-3', 'ra-3');
    expect([path, formation]).toEqual([['2924', '2825'], 'disrupted']);
    expect(asked).toContain('retreat-halt');
    expect(flight('2924 ra-3', 'ra-3', { answers: { 'retreat-halt': 'on' } }).path).toHaveLength(4);
  });

  test('P 3.14.5 Indians go to the village if that is nearer, the Spanish to a stockade', () => {
    expect(flight('2929 creeks', 'creeks').path).toContain('2828');
    expect(flight('2512 navarra', 'navarra').path).toContain('2510');
  });
});
