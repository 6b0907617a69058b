import { describe, expect, test } from 'vitest';
import { setup } from '../../../src/games/savannah/setup.ts';
import { holderOf, strengthLost, wonAtOnce, wonOnPoints } from '../../../src/games/savannah/victory.ts';
import { armyCollapsed, marginOf } from '../../../src/series/boar/frame/ending.ts';
import { fightOf } from '../../../src/series/boar/rules/combat.ts';
import { strike } from '../../../src/series/boar/rules/fire.ts';
import { chitsFor } from '../../../src/series/boar/rules/tactics.ts';
import { boardOf, turn } from '../../../src/series/boar/rules/turn.ts';
import { hexAt } from '../../../src/series/boar/rules/units.ts';
import { assaultBy, combat, effectsOf, lines, prefer } from '../fights.ts';
import { attack, boardOver, drive, position, rules, savannah, told } from '../position.ts';

const fair = { turn: 17, ordinal: 2, weather: 'favorable' } as const;

function sum(text: string, on: string, units: string, side = 'allies', changes: object = fair, answers = {}): string[] {
  return lines(combat(assaultBy(side, position(text, changes), [attack(on, units)], { 'close-combat': 5 }, answers)));
}

describe('S 2.5, R4 who loses when armies collapse', () => {
  const collapsed = (phasing: string, morale: Record<string, number>) =>
    armyCollapsed({ ...rules, position: position('1505 nyv; 1506 foix', { phasing, morale }) }, 0, 'decisive');

  test('S 2.5 the side of the army whose morale is gone, whosever move it is', () => {
    const gone = { british: 10, french: 0, american: 10 };
    expect(collapsed('british', gone)).toMatchObject({ winner: 'british', facts: { army: 'french' } });
    expect(collapsed('allies', gone)).toMatchObject({ winner: 'british', facts: { army: 'french' } });
    expect(collapsed('allies', { british: 10, french: 1, american: 10 })).toBeNull();
  });

  test('R4 if armies of both sides fall together the side that moves', () => {
    const both = { british: 0, french: 10, american: 0 };
    expect(collapsed('allies', both)).toMatchObject({ winner: 'british', facts: { army: 'american' } });
    expect(collapsed('british', both)).toMatchObject({ winner: 'allies', facts: { army: 'british' } });
  });

  test('series 4 the lead is in halves of a point, the own side’s less the enemy’s, and who has won is ahead of who has not', () => {
    const state = position('1505 nyv', { victory: { british: 3, french: 4, american: 5 } });
    expect([marginOf(rules.field, state, 'allies'), marginOf(rules.field, state, 'british')]).toEqual([6, -6]);
    state.over = { result: 'decisive', winner: 'british', reason: 'points' };
    expect(marginOf(rules.field, state, 'british')).toBeGreaterThan(marginOf(rules.field, state, 'allies'));
    expect(marginOf(rules.field, state, 'british')).toBe(994);
  });
});

describe('Savannah’s lines of the sum', () => {
  test('S scenario 3 every French attack is at -1, an American one is not', () => {
    expect(sum('1505 nyv; 1506 foix', '1505', 'foix')).toContain('french-assault -1');
    expect(sum('1505 nyv; 1506 sc-2', '1505', 'sc-2')).not.toContain('french-assault -1');
    expect(sum('1505 nyv; 1506 foix', '1506', 'nyv', 'british')).not.toContain('french-assault -1');
  });

  test('R47 guns without infantry are no militia', () => {
    expect(sum('1505 br-b; 1506 foix', '1505', 'foix').join()).not.toContain('militia');
  });

  test('S 4.16 Dillon’s Irish at +1 only when they lead, and only against British Regulars', () => {
    expect(sum('1505 ra-2; 1506 dillon-irish', '1505', 'dillon-irish')).toContain('irish +1');
    expect(sum('1505 nyv; 1506 dillon-irish', '1505', 'dillon-irish')).not.toContain('irish +1');
    const second = sum('1505 ra-2; 1506 dillon-irish, champagne', '1505', 'dillon-irish, champagne', 'allies', fair, {
      'lead-unit@allies': prefer('champagne'),
    });
    expect(second).not.toContain('irish +1');
  });

  test.each([
    ['1505 ra-2; 1506 charles-1', '1505', 'charles-1', 'allies', []],
    ['1505 gam-1; 1506 charles-1, twiggs', '1505', 'charles-1, twiggs', 'allies', []],
    ['1505 gam-1; 1506 charles-1', '1506', 'gam-1', 'british', []],
    ['1505 ra-2; 1506 charles-1', '1506', 'ra-2', 'british', ['defender-militia +1']],
  ] as const)('S 4.17 a Charlestown battalion is spared the -1 as it attacks and is militia in all else (%s: %s by %s)', (text, on, units, side, told) => {
    expect(sum(text, on, units, side).filter((line) => line.includes('militia'))).toEqual(told);
  });

  test('R47 all militia against others: -1 attacking, +1 attacked; a Charlestown battalion clears its stack (S 4.17)', () => {
    expect(sum('1505 ra-2; 1506 twiggs, dooly', '1505', 'twiggs, dooly')).toContain('attacker-militia -1');
    expect(sum('1505 ra-2; 1506 twiggs, charles-1', '1505', 'twiggs, charles-1')).not.toContain('attacker-militia -1');
    expect(sum('1505 gam-1, br-b; 1506 foix', '1505', 'foix')).toContain('defender-militia +1');
    expect(sum('1505 gam-1; 1506 twiggs', '1505', 'twiggs').join()).not.toContain('militia');
  });

  test('S 4.1(1) a French and American stack is attacked at +1, and attacks only when it must, at -2', () => {
    expect(sum('1505 fraser-1; 1506 foix, sc-2', '1506', 'fraser-1', 'british')).toContain('mixed-attacked +1');
    const order = attack('1505', 'foix, sc-2');
    const uncompelled = position('1505 nyv disrupted; 1506 foix, sc-2', fair);
    const refused = assaultBy('allies', uncompelled, [order], { 'close-combat': 5 });
    expect(told(refused, 'boar.order-failed')[0]?.reason.code).toBe('savannah.mixed-attacks');
    const driven = assaultBy('allies', position('1505 nyv; 1506 foix, sc-2', fair), [order], { 'close-combat': 5 });
    expect(told(driven, 'boar.order-failed')).toEqual([]);
    expect(lines(combat(driven))).toContain('mixed-forced -2');
  });

  test.each([
    'dooly',
    'armagnac',
  ])('S 4.1(1), 4.13 a mixed stack that must attack does so by itself: %s in another hex does not join it', (other) => {
    const state = position(`2207 fraser-2, scr-1; 2208 foix, sc-3; 2307 ${other}`, fair);
    const driven = assaultBy('allies', state, [], { 'close-combat': 5 });
    expect(combat(driven).attackers.map(({ unit }) => unit)).toEqual(['foix', 'sc-3']);
  });

  test('S 4.1(3) French Regulars stacked with colonial militia attack at -1 where a zone compels them, not of their own will', () => {
    expect(sum('1505 nyv; 1506 foix, sd-grenadiers', '1505', 'foix')).toContain('regulars-with-militia -1');
    // Guns alone have no zone.
    expect(sum('1505 br-b; 1506 foix, sd-grenadiers', '1505', 'foix').join()).not.toContain('regulars-with-militia');
  });

  test('S 4.1(3) E6 French Regulars stacked with colonial militia defend as others do', () => {
    const alone = sum('1505 fraser-1; 1506 foix', '1506', 'fraser-1', 'british');
    expect(sum('1505 fraser-1; 1506 foix, sd-grenadiers', '1506', 'fraser-1', 'british')).toEqual(alone);
  });

  test('S 4.9 a defender on the Covered Way is helped, not hindered, by his ground', () => {
    const way = sum('1102 kfr; 1001 foix; 1003 armagnac', '1102', 'armagnac', 'allies', fair);
    expect(way.join()).toContain('covered-way -1');
    expect(way.join()).not.toContain('yamacraw_swamp +1');
  });

  test('S 4.19 a defender in the swamp is easier, on the causeway he is attacked along too, once', () => {
    const swamp = sum('1304 foix; 1404 tawes, nyv', '1304', 'tawes, nyv', 'british', fair);
    expect(swamp).toContain('causeway +1');
    expect(swamp.join()).not.toContain('yamacraw_swamp');
    expect(sum('1304 foix; 1303 nyv', '1304', 'nyv', 'british', fair)).toContain('yamacraw_swamp +1');
  });

  test('S 4.9 Old Fort -1, the town -2', () => {
    const state = position('2301 convalescents; 2302 foix', fair);
    expect(lines(combat(assaultBy('allies', state, [attack('2301', 'foix')], { 'close-combat': 5 })))).toContain(
      'fort -1',
    );
    const town = position('1702 tawes; 1703 foix', fair);
    const [line] = lines(combat(assaultBy('allies', town, [attack('1702', 'foix')], { 'close-combat': 5 }))).filter(
      (each) => each.startsWith('city'),
    );
    expect(line).toBe('city -2');
  });

  test('R45 works count only if every attacker comes across them', () => {
    const across = sum('1404 tawes, nyv; 1405 foix; 1304 armagnac', '1404', 'foix, armagnac');
    expect(across).toContain('redoubt -1');
    const behind = sum('1404 tawes, nyv; 1405 foix; 1403 armagnac', '1404', 'foix, armagnac');
    expect(behind).not.toContain('redoubt -1');
    expect(behind).not.toContain('abatis -1');
  });

  test('R75 a breach takes the work and leaves the abatis', () => {
    const breached = sum('1404 tawes; 1405 foix', '1404', 'foix', 'allies', { ...fair, breached: ['1404/S'] });
    expect(breached).toContain('abatis -1');
    expect(breached).not.toContain('redoubt -1');
  });

  test('series 12 any disordered defender +1; horse against only disordered ones +1 more', () => {
    const lone = sum('1505 nyv disrupted; 1506 conde', '1505', 'conde');
    expect(lone).toContain('defender-disordered +1');
    expect(lone).toContain('cavalry-on-disordered +1');
    expect(sum('1505 nyv disrupted, ra-2; 1506 conde', '1505', 'conde')).not.toContain('cavalry-on-disordered +1');
  });
});

describe('who fights beside whom', () => {
  const failure = (text: string, units: string, changes: object = fair): string | undefined =>
    told(
      assaultBy('allies', position(text, changes), [attack('1505', units)], { 'close-combat': 5 }),
      'boar.order-failed',
    )[0]?.reason.code;

  test('S 4.13 French and Americans never attack the same hex together, but for Pulaski', () => {
    expect(failure('1505 nyv; 1506 foix; 1606 sc-2', 'foix, sc-2')).toBe('savannah.no-cohesion');
    expect(failure('1505 nyv; 1506 foix; 1606 pulaski', 'foix, pulaski')).toBeUndefined();
  });

  test('S 4.13 what Pulaski does beside the French goes to the French account', () => {
    const state = position('1505 fraser-1; 1506 foix; 1606 pulaski', fair);
    const driven = assaultBy(
      'allies',
      state,
      [attack('1505', 'foix, pulaski')],
      { 'close-combat': 2 },
      { 'lead-unit@allies': 'pulaski' },
    );
    const fought = combat(driven);
    expect(fought.result).toMatch(/^(1|D)/);
    expect(state.morale.american).toBe(13);
    expect(state.morale.french).toBeLessThan(12);
  });

  test('S scenario on turn 16 American units do not attack', () => {
    expect(failure('1505 nyv; 1506 sc-2', 'sc-2', { turn: 16, ordinal: 1 })).toBe('savannah.no-close-combat');
    expect(failure('1505 nyv; 1506 sc-2', 'sc-2')).toBeUndefined();
  });

  test('R13 d’Estaing must take part on turn 16: an attack of his stack is made, or he joins one', () => {
    const state = position('1404 tawes; 1405 foix, destaing; 1606 armagnac; 1605 scr-1');
    const driven = assaultBy('allies', state, [attack('1605', 'armagnac')], { 'close-combat': 5 });
    expect(told(driven, 'boar.declare')[0]?.attacks.map(({ id }) => id)).toContain('1404');
    const joins = position('1505 nyv; 1506 foix; 1508 destaing');
    assaultBy('allies', joins, [attack('1505', 'foix')], { 'close-combat': 6 });
    const joined = assaultBy('allies', position('1505 nyv; 1506 foix; 1508 destaing'), [attack('1505', 'foix')], {
      'close-combat': 6,
    });
    expect(joined.asked.some((need) => need.kind === 'must-attack')).toBe(true);
    expect(combat(joined).leaders.attacker).toBe('destaing');
  });

  test('R13 no distance excuses d’Estaing, nor that nobody was told to attack', () => {
    const far = assaultBy('allies', position('1505 nyv; 1506 foix; 2414 destaing'), [attack('1505', 'foix')]);
    expect(combat(far).leaders.attacker).toBe('destaing');
    // Guns alone compel nobody.
    const idle = assaultBy('allies', position('1505 br-b; 1506 foix; 2414 destaing'), []);
    expect(combat(idle)).toMatchObject({ on: ['1505'], leaders: { attacker: 'destaing' } });
  });
});

describe('tactics at Savannah', () => {
  const options = (text: string, on: string, units: string, role: string, side = 'allies'): readonly unknown[] => {
    const driven = assaultBy(side, position(text, fair), [attack(on, units)], { 'close-combat': 5 });
    const need = driven.asked.find((each) => each.kind === 'tactic' && each.role === role);
    return need?.space.kind === 'one' ? need.space.of : [];
  };

  test('S 4.18 Tawes is a demi-leader in the Spring Hill redoubt only', () => {
    expect(options('1404 tawes; 1405 foix', '1404', 'foix', 'british')).toContain('refuse-flank');
    expect(options('1504 tawes; 1505 foix', '1504', 'foix', 'british')).not.toContain('refuse-flank');
  });

  test('S 4.18 whoever attacks several hexes is no demi-leader there: neither Tawes nor Pulaski', () => {
    const chits = (text: string, unit: string, side: string, on: readonly string[]): readonly string[] => {
      const at = { ...rules, position: position(text, fair) };
      const attackers = { id: on[0] ?? '', side, on, with: [unit], diverted: [], forced: false };
      return chitsFor(at, fightOf(at, attackers), 'attacker');
    };
    const redoubt = '1404 tawes; 1405 foix; 1304 armagnac';
    expect(chits(redoubt, 'tawes', 'british', ['1405'])).toContain('commit-reserve');
    expect(chits(redoubt, 'tawes', 'british', ['1405', '1304'])).not.toContain('commit-reserve');
    const field = '1507 pulaski; 1506 nyv; 1607 njv-3';
    expect(chits(field, 'pulaski', 'allies', ['1506'])).toContain('commit-reserve');
    expect(chits(field, 'pulaski', 'allies', ['1506', '1607'])).not.toContain('commit-reserve');
  });

  test('S 4.15 no Turn Flank from the perimeter against an enemy all outside it', () => {
    expect(options('1404 tawes, prevost; 1405 foix', '1404', 'foix', 'british')).not.toContain('turn-flank');
    expect(options('1505 nyv, prevost; 1506 foix', '1505', 'foix', 'british')).toContain('turn-flank');
    // Attacking as well, unless one of the enemy stands inside.
    expect(options('1404 tawes, prevost; 1405 foix', '1405', 'tawes', 'british', 'british')).not.toContain(
      'turn-flank',
    );
    expect(options('1404 tawes, prevost; 1403 foix', '1404', 'foix', 'british')).toContain('turn-flank');
  });

  test('S 4.18 Pulaski lends his chits alone or with American horse, not among others', () => {
    expect(options('1505 nyv; 1506 pulaski, horry', '1505', 'pulaski, horry', 'allies')).toContain('commit-reserve');
    expect(options('1505 nyv; 1506 pulaski, foix', '1505', 'pulaski, foix', 'allies')).not.toContain('commit-reserve');
  });
});

describe('after the fight', () => {
  test('S 1.7 a British lead need not come out of the perimeter; its owner is asked', () => {
    const state = position('1404 fraser-1, nyv; 1405 twiggs', fair);
    const driven = assaultBy(
      'british',
      state,
      [attack('1405', 'fraser-1, nyv')],
      { 'close-combat': 6 },
      { 'advance-lead': 'stay' },
    );
    expect(combat(driven).result).toMatch(/^-\//);
    expect(driven.asked.some((need) => need.kind === 'advance-lead')).toBe(true);
    expect(state.units['fraser-1']?.hex).toBe('1404');
  });

  test('S scenario 1 a gun attacked in close combat may move from then on', () => {
    const state = position('1404 tawes, br-a; 1405 foix', fair);
    assaultBy('allies', state, [attack('1404', 'foix')], { 'close-combat': 5 });
    expect(state.units['br-a']?.freed).toBe(true);
  });

  test('S 4.9 a Lost unit told to retreat is pinned instead', () => {
    const state = position('1104 nyv; 1103 foix', fair);
    Object.assign(state.units.foix as object, { lost: 'lost' });
    const dice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => {
      const trial = structuredClone(state);
      return { trial, fought: combat(assaultBy('allies', trial, [attack('1104', 'foix')], { 'close-combat': die })) };
    });
    const retreats = dice.filter(({ fought }) => fought.result === 'R/-');
    expect(retreats.length).toBeGreaterThan(0);
    for (const { trial, fought } of retreats) {
      expect(effectsOf(fought, 'retreat')).toEqual([]);
      expect(trial.units.foix?.pinnedBy).toEqual(['nyv']);
    }
  });

  test('S 4.12 a mortar that pays the second step of a 2 rolls for how badly', () => {
    const state = position('2009 marine-coy, mortar; 2008 fraser-1, fraser-2; 2109 trumbach', fair);
    const answers = { 'tactic@british': 'frontal-assault', 'tactic@allies': 'withdraw' };
    const orders = [attack('2009', 'fraser-1, fraser-2, trumbach')];
    const fought = combat(assaultBy('british', state, orders, { 'close-combat': 9, disable: 0 }, answers));
    expect(fought.result).toMatch(/^-\/2/);
    expect(effectsOf(fought, 'mortar')).toEqual([{ kind: 'mortar', unit: 'mortar', die: 0, result: 'silenced' }]);
    expect(state.units.mortar?.steps).toBe(rules.field.counters.get('mortar')?.steps);
  });

  test('S 4.9 a Lost unit beside a lead that is not Lost is pinned instead, where it fails its test', () => {
    const beaten = (lost: 'lost' | 'no') => {
      const dice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => {
        const state = position('1103 sc-3, sc-6; 1104 fraser-2, ra-2', { ...fair });
        Object.assign(state.units['sc-6'] as object, { lost });
        const faces = { 'close-combat': die, test: 0 };
        const answers = { 'lead-unit@allies': 'sc-3' };
        const { result } = combat(assaultBy('british', state, [attack('1103', 'fraser-2, ra-2')], faces, answers));
        return { result, unit: state.units['sc-6'] };
      });
      return dice.find(({ result }) => result === '-/R')?.unit;
    };
    expect(beaten('lost')).toMatchObject({ hex: '1103', pinnedBy: ['fraser-2', 'ra-2'] });
    expect(beaten('no')).toMatchObject({ pinnedBy: [] });
    expect(beaten('no')?.hex).not.toBe('1103');
  });

  test('S 4.9 a Lost victor goes nowhere, not even into the hex he has won', () => {
    const victor = (lost: 'lost' | 'no') => {
      const state = position('1103 sc-3; 1102 nyv disrupted', fair);
      Object.assign(state.units['sc-3'] as object, { lost });
      const dice = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => {
        const trial = structuredClone(state);
        assaultBy('allies', trial, [attack('1102', 'sc-3')], { 'close-combat': die });
        return trial.units['nyv']?.hex === '1102' ? null : trial.units['sc-3']?.hex;
      });
      return new Set(dice.filter((hex) => hex !== null));
    };
    expect(victor('no')).toContain('1102');
    expect([...victor('lost')]).toEqual(['1103']);
  });

  test('S 4.9 a Lost unit beside another goes back where a shot makes it fail its test', () => {
    const state = position('1103 sc-3, sc-6; 1102 fraser-2', fair);
    Object.assign(state.units['sc-6'] as object, { lost: 'lost' });
    drive(
      state,
      (play) =>
        strike(boardOf(rules, play), { batteries: ['br-a'], target: 'sc-3', from: ['1102'] }, 'R', 'british', []),
      {
        faces: { test: 0 },
      },
    );
    expect(state.units['sc-6']?.hex).not.toBe('1103');
    expect(state.units['sc-6']?.pinnedBy).toEqual([]);
  });

  test('S 4.9 a Lost defender whose attacker goes back is not held, nor is anybody beside him captured', () => {
    const state = position('1104 nyv, navy disrupted; 1103 foix', fair);
    Object.assign(state.units.nyv as object, { lost: 'lost' });
    const fought = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => {
      const trial = structuredClone(state);
      return { trial, fought: combat(assaultBy('allies', trial, [attack('1104', 'foix')], { 'close-combat': die })) };
    });
    const both = fought.filter(({ fought: { result } }) => result === 'R/R');
    expect(both.length).toBeGreaterThan(0);
    for (const { trial } of both) {
      expect(trial.units.foix?.hex).not.toBe('1103');
      expect(trial.units.nyv?.pinnedBy).toEqual([]);
      expect(trial.units.navy?.fate).toBe('field');
    }
  });

  test('R59 a beaten garrison unit leaves the perimeter only when no hex inside is free', () => {
    const state = position('1404 nyv; 1405 foix, hainault', { ...fair, breached: ['1404/S'], cleared: ['1404/S'] });
    const driven = assaultBy('allies', state, [attack('1404', 'foix, hainault')], { 'close-combat': 8 });
    expect(combat(driven).result).toMatch(/^-\/(R|D)/);
    expect(rules.field.hexes.get(state.units.nyv?.hex ?? '')?.perimeter).toBe(true);
    const rank = (to: string): number =>
      rules.house.retreatRank({ ...rules, position: state }, 'nyv', hexAt(rules.field, '1404'), hexAt(rules.field, to));
    expect([rank('1405'), rank('1403')]).toEqual([1, 0]);
  });
});

describe('victory', () => {
  test('S scenario an Allied unit in Parade Order in the town wins at once, a broken one does not', () => {
    expect(wonAtOnce(savannah, boardOver(rules, position('1702 foix', fair)))).toMatchObject({
      result: 'decisive',
      winner: 'allies',
    });
    expect(wonAtOnce(savannah, boardOver(rules, position('1702 foix disrupted', fair)))).toBeNull();
    expect(wonAtOnce(savannah, boardOver(rules, position('1702 tawes', fair)))).toBeNull();
  });

  test('S scenario the British win at once with d’Estaing and 15 SP of French Regulars and Continentals gone', () => {
    const state = setup(savannah);
    for (const id of ['foix', 'hainault', 'armagnac', 'reserve-bn'])
      Object.assign(state.units[id] as object, { fate: 'captured', hex: null, steps: 0 });
    expect(strengthLost({ ...rules, position: state }, ['french-regular', 'american-continental'])).toBe(13);
    Object.assign(state.leaders.destaing as object, { fate: 'eliminated', hex: null });
    expect(wonAtOnce(savannah, boardOver(rules, state))).toBeNull();
    Object.assign(state.units['sc-1'] as object, { fate: 'eliminated', hex: null, steps: 0 });
    expect(wonAtOnce(savannah, boardOver(rules, state))).toMatchObject({
      result: 'decisive',
      winner: 'british',
      facts: { lost: 15 },
    });
    Object.assign(state.leaders.destaing as object, { fate: 'field', hex: '1406' });
    expect(wonAtOnce(savannah, boardOver(rules, state))).toBeNull();
  });

  test('R7 militia and colonial regulars do not count, a reduced unit counts for what it has lost', () => {
    const state = setup(savannah);
    Object.assign(state.units['sd-volunteers'] as object, { fate: 'captured', hex: null, steps: 0 });
    Object.assign(state.units.martinique as object, { fate: 'captured', hex: null, steps: 0 });
    Object.assign(state.units['reserve-bn'] as object, { steps: 1 });
    Object.assign(state.units.foix as object, { formation: 'shattered' });
    expect(strengthLost({ ...rules, position: state }, ['french-regular', 'american-continental'])).toBe(2);
  });

  test('S 2.5 the army morale of the French or of the Americans at 0 is enough for the British', () => {
    const state = position('1404 tawes; 1408 foix', fair);
    expect(
      wonAtOnce(savannah, boardOver(rules, { ...state, morale: { british: 5, french: 5, american: 0 } })),
    ).toMatchObject({
      winner: 'british',
      result: 'substantial',
    });
    expect(
      wonAtOnce(savannah, boardOver(rules, { ...state, morale: { british: 0, french: 5, american: 5 } })),
    ).toMatchObject({
      winner: 'allies',
    });
  });

  test('R4 if both sides fall together the moving side loses', () => {
    const state = { ...position('1404 tawes; 1408 foix', fair), morale: { british: 0, french: 0, american: 5 } };
    expect(wonAtOnce(savannah, boardOver(rules, { ...state, phasing: 'allies' }))).toMatchObject({ winner: 'british' });
    expect(wonAtOnce(savannah, boardOver(rules, { ...state, phasing: 'british' }))).toMatchObject({ winner: 'allies' });
  });

  test('S 2.8 Spring Hill belongs to who stands there in Parade Order with no such enemy next to it', () => {
    expect(holderOf({ ...rules, position: position('1404 tawes', fair) }, '1404')).toBe('british');
    expect(holderOf({ ...rules, position: position('1404 sc-2', fair) }, '1404')).toBe('american');
    expect(holderOf({ ...rules, position: position('1404 tawes; 1405 foix', fair) }, '1404')).toBeNull();
    expect(holderOf({ ...rules, position: position('1404 tawes; 1405 foix disrupted', fair) }, '1404')).toBe('british');
    expect(holderOf({ ...rules, position: position('1404 tawes disrupted', fair) }, '1404')).toBeNull();
  });

  test('S 2.8, 4.13 held by Pulaski beside the French it is theirs, in whatever order a state has them', () => {
    for (const turned of [1, -1]) {
      const state = position('1404 pulaski, reserve-bn', fair);
      const units = Object.entries(state.units).sort(([a], [b]) => (a < b ? -turned : turned));
      expect(holderOf({ ...rules, position: { ...state, units: Object.fromEntries(units) } }, '1404')).toBe('french');
    }
  });

  test('S 2.8 the points for Spring Hill are told as the game ends', () => {
    const state = position('1404 tawes', { ...fair, turn: 20, ordinal: 5 });
    const [over] = told(
      drive(state, (play) => turn(boardOf(rules, play)), { faces: { 'initiative-british': 9 } }),
      'boar.over',
    );
    const from = (state.victory.british as number) - (over?.facts.halves as number);
    expect(over?.facts.halves).toBeGreaterThan(0);
    expect(over?.effects).toEqual([
      { kind: 'victory', army: 'british', from, to: state.victory.british, cause: 'hold' },
    ]);
  });

  test.each([
    [6, 'allies'],
    [5, 'british'],
    [0, 'british'],
  ])('S 2.3, 2.6 at the end a lead of %i halves is a marginal victory of the %s', (lead, winner) => {
    const state = { ...position('1405 tawes', fair), victory: { british: 4, french: lead + 4, american: 0 } };
    expect(wonOnPoints(savannah, boardOver(rules, state))).toMatchObject({ result: 'marginal', winner });
  });

  test('R10 the Allied winner is the army with more points, then with higher morale', () => {
    const state = { ...position('1408 foix', fair), victory: { british: 0, french: 6, american: 6 } };
    expect(wonOnPoints(savannah, boardOver(rules, state)).facts).toMatchObject({ individual: ['american'] });
    state.victory.french = 7;
    expect(wonOnPoints(savannah, boardOver(rules, state)).facts).toMatchObject({ individual: ['french'] });
  });

  test('S scenario a march that leads through the town ends in it and wins', () => {
    const state = position('1503 foix', fair);
    const order = {
      ...{ id: 'o1', verb: 'MOVE', canonical: 'MOVE foix TO 1604 VIA 1603', line: 1 },
      args: { units: ['foix'], to: '1604', via: ['1603'] },
    };
    drive(state, (play) => turn(boardOf(rules, play)), {
      faces: { 'initiative-allies': 9 },
      books: { 'movement@allies': [order] },
    });
    expect([state.over?.result, state.units.foix?.hex]).toEqual(['decisive', '1603']);
  });

  test('S scenario the game stops in the middle of a turn that decides it', () => {
    const state = position('1702 foix; 1405 armagnac', { ...fair });
    const driven = drive(state, (play) => turn(boardOf(rules, play)), { faces: { 'initiative-allies': 9 } });
    expect(told(driven, 'boar.over')).toHaveLength(1);
    expect(told(driven, 'boar.turn-end')).toEqual([]);
    expect(state.over?.reason).toBe('town-entered');
  });
});
