import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { turnLostMarkers } from '../../../src/games/savannah/covered-way.ts';
import { setup } from '../../../src/games/savannah/setup.ts';
import { view } from '../../../src/games/savannah/view.ts';
import { distance, sideIndex } from '../../../src/places/hex/grid.ts';
import { check } from '../../../src/series/boar/frame/check.ts';
import { edits } from '../../../src/series/boar/frame/edits.ts';
import { closeCombatPhase } from '../../../src/series/boar/rules/close-combat.ts';
import { leave } from '../../../src/series/boar/rules/losses.ts';
import { groundFor, partyOf, searchFor, stepFault } from '../../../src/series/boar/rules/paths.ts';
import { pin } from '../../../src/series/boar/rules/pins.ts';
import { goBack } from '../../../src/series/boar/rules/results.ts';
import { bestWays } from '../../../src/series/boar/rules/retreat.ts';
import { fits, stackFaults } from '../../../src/series/boar/rules/stacking.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import type { BoarState, HexId, UnitId } from '../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { homeOf } from '../../../src/series/boar/rules/units.ts';
import type { FieldHex } from '../../../src/series/boar/scenario/field.ts';
import { field, move, position, savannah } from '../assault.ts';
import { type Answers, attack, boardOver, drive, type Faces, rules } from '../position.ts';
import { movementPhase } from '../steps.ts';

interface Script {
  side?: string;
  answers?: Answers;
  faces?: Faces;
}

function march(state: BoarState, orders: Order[], { side = 'allies', answers = {}, faces = {} }: Script = {}) {
  return drive(state, (play) => movementPhase(savannah, boardOf(rules, play), side), {
    books: { [`movement@${side}`]: orders },
    answers,
    faces,
  });
}

const failures = (driven: ReturnType<typeof march>): unknown[] =>
  driven.events.flatMap(({ kind, facts }) =>
    kind === 'boar.order-failed' ? [(facts as { reason: { code: string } }).reason.code] : [],
  );

const asked = (driven: ReturnType<typeof march>): string[] => driven.asked.map((need) => need.kind);

const faults = (
  hex: HexId,
  units: UnitId[],
  leaders: UnitId[] = [],
  moment: 'rest' | 'passing' | 'retreat' = 'rest',
) => {
  const place = field.hexes.get(hex);
  return place
    ? stackFaults({ ...rules, position: setup(savannah) }, place, units, leaders, moment).map((fault) => fault.code)
    : ['no hex'];
};

describe('who may stand together at Savannah', () => {
  test('S 4.1(1) French and American units pass, but do not end a Movement phase together', () => {
    expect(faults('1407', ['foix', 'sc-1'])).toEqual(['savannah.stack-allies']);
    expect(faults('1407', ['foix', 'sc-1'], [], 'passing')).toEqual([]);
    const state = position('1407 foix; 1408 sc-1');
    expect(failures(march(state, [move('sc-1', '1407')]))).toEqual(['savannah.stack-allies']);
    march(state, [move('sc-1', '1406', { via: ['1407'] })]);
    expect(state.units['sc-1']?.hex).toBe('1406');
  });

  test('S 4.1(1) who a retreat threw together may not march on together, but apart', () => {
    const together = march(position('1407 foix, sc-1'), [move('foix, sc-1', '1506')]);
    expect(failures(together)).toEqual(['savannah.stack-allies']);
    const state = position('1407 foix, sc-1');
    march(state, [move('foix', '1506')]);
    expect([state.units.foix?.hex, state.units['sc-1']?.hex]).toEqual(['1506', '1407']);
  });

  test("S 4.1(1) Pulaski's Legion and leaders of both armies are free", () => {
    expect(faults('1407', ['foix', 'pulaski'], ['laurens', 'destaing'])).toEqual([]);
  });

  test('S 4.1(2) Black Volunteers never meet southern loyalists, not even passing', () => {
    for (const moment of ['rest', 'passing'] as const) {
      expect(faults('1803', ['black-volunteers', 'kfr'], [], moment)).toEqual(['savannah.stack-volunteers']);
    }
    expect(faults('1803', ['black-volunteers', 'ra-2'])).toEqual([]);
    const state = position('1804 black-volunteers; 1803 kfr');
    march(state, [move('black-volunteers', '1802')], { side: 'british' });
    expect(state.units['black-volunteers']?.hex).toBe('1802');
  });

  /** The unit goes back so many hexes. */
  const beaten = (text: string, unit: UnitId, hexes: number): BoarState =>
    drive(position(text, { turn: 18, weather: 'favorable', phasing: 'allies' }), (play) =>
      goBack(boardOf(rules, play), unit, hexes, { fellows: [unit], gainer: 'french' }, [], []),
    ).state;
  const hexesOf = (state: BoarState, ...units: UnitId[]) => units.map((unit) => state.units[unit]?.hex ?? null);

  test('S 4.1(2) a retreat shuns them both ways', () => {
    for (const [unit, other] of [
      ['black-volunteers', 'kfr'],
      ['kfr', 'black-volunteers'],
    ] as const) {
      expect(hexesOf(beaten(`1805 ${unit}; 1806 foix`, unit, 2), unit)).toEqual(['1803']);
      const [shy] = hexesOf(beaten(`1805 ${unit}; 1803 ${other}; 1806 foix`, unit, 2), unit);
      expect(shy, unit).not.toBe('1803');
      expect(shy, unit).not.toBeNull();
    }
  });

  test('S 4.1(2) where a retreat leaves no other hex they are captured, whoever it is that falls back', () => {
    const enemies = ['foix', 'armagnac', 'hainault', 'auxerrois', 'cambresis'];
    const around = (field.hexes.get('1604')?.next ?? []).map((near) => near?.id ?? '');
    const open = around[0] ?? '';
    const closed = around.slice(1).map((hex, n) => `${hex} ${enemies[n]}`);
    const driven = (unit: UnitId, other: UnitId): BoarState =>
      beaten([`1604 ${unit}`, `${open} ${other}`, ...closed].join(';'), unit, 1);
    for (const [unit, other] of [
      ['scr-1', 'black-volunteers'],
      ['black-volunteers', 'scr-1'],
    ] as const) {
      const state = driven(unit, other);
      expect(hexesOf(state, 'scr-1', 'black-volunteers'), unit).toEqual([open, null]);
      expect(state.units['black-volunteers']?.fate).toBe('captured');
      expect(state.morale.british).toBe(13);
    }
  });

  test('S 4.1(3) French Regulars and Colonial Militia do not end together; guns, leaders and colonial regulars are free', () => {
    expect(faults('2008', ['marine-coy', 'sd-grenadiers'])).toEqual(['savannah.stack-militia']);
    expect(faults('2008', ['fr-b-lft', 'sd-grenadiers', 'sd-detachment', 'du-cap'], ['noailles'])).toEqual([]);
    expect(faults('2008', ['dillon-irish', 'sd-grenadiers'])).toEqual([]);
    expect(faults('2008', ['marine-coy', 'sd-grenadiers'], [], 'retreat')).toEqual([]);
  });

  test('S 4.18 Huger stands only with American militia and guns', () => {
    expect(faults('2408', ['harden', 'garden'], ['huger'])).toEqual([]);
    expect(faults('2408', ['sc-1'], ['huger'])).toEqual(['savannah.stack-leader']);
    expect(faults('2408', ['sc-1'], ['mcintosh'])).toEqual([]);
  });

  test('S 4.18 driven off Huger rides to American militia, or is lost; never to others', () => {
    const gone = (friends: string): unknown => {
      const state = position(`2408 huger; 2406 scr-1; ${friends}`, { turn: 17, weather: 'favorable' });
      march(state, [move('scr-1', '2407')], { side: 'british' });
      return state.leaders.huger?.hex;
    };
    expect([gone('2410 sc-2; 2412 harden'), gone('2410 foix')]).toEqual(['2412', null]);
  });

  test('S 4.1(1) a French and American stack parts in its Movement phase; its owner says who goes', () => {
    const state = position('1510 foix, sc-1');
    const driven = march(state, [], { answers: { unstack: { units: ['sc-1'], to: '1511' } } });
    expect(asked(driven)).toEqual(['unstack']);
    expect(state.units['sc-1']?.hex).toBe('1511');
    expect(state.units.foix?.hex).toBe('1510');
  });

  test('S 4.1(1) whoever is Disrupted parts from the others as well', () => {
    const state = position('1510 foix disrupted, sc-1 disrupted');
    march(state, [], { answers: { unstack: { units: ['sc-1'], to: '1511' } } });
    expect([state.units['sc-1']?.hex, state.units.foix?.hex]).toEqual(['1511', '1510']);
  });

  test('S scenario, 4.1(1) a battery that stays where it is does not part from whoever was driven into it', () => {
    const state = position('2206 fr-b-rt, marine-bn, reed disrupted');
    march(state, []);
    expect([state.units['fr-b-rt']?.hex, state.units['marine-bn']?.hex]).toEqual(['2206', '2206']);
  });

  test('S 4.1(1) next to an enemy it falls back first, if it can', () => {
    const state = position('1712 foix, sc-1; 1711 fraser-1', { turn: 17, weather: 'favorable' });
    const driven = march(state, [], { answers: { 'mixed-stack-retreat': '1613' } });
    expect(asked(driven)[0]).toBe('mixed-stack-retreat');
    expect(driven.asked[0]?.space).toMatchObject({ kind: 'one' });
    const hexes = [state.units.foix?.hex, state.units['sc-1']?.hex];
    expect(hexes).toContain('1613');
    expect(hexes).not.toContain('1712');
    expect(new Set(hexes).size).toBe(2);
  });

  test('S 4.1(1) it falls back only where it would have to attack: not Disrupted, nor while nobody fights', () => {
    for (const [text, weather, fallsBack] of [
      ['1712 foix, sc-1; 1711 fraser-2', 'favorable', true],
      ['1712 foix disrupted, sc-1 disrupted; 1711 fraser-2', 'favorable', false],
      ['1712 foix, sc-1; 1711 fraser-2', 'hurricane', false],
    ] as const) {
      const driven = march(position(text, { turn: 17, weather }), []);
      expect(asked(driven).includes('mixed-stack-retreat'), `${text} ${weather}`).toBe(fallsBack);
    }
  });

  test('S 4.1(1) whoever is Shattered in it goes nowhere', () => {
    const state = position('1712 foix shattered, sc-1; 1711 fraser-2', { turn: 17, weather: 'favorable' });
    march(state, [], { answers: { 'mixed-stack-retreat': '1613' } });
    expect([state.units.foix?.hex, state.units['sc-1']?.hex]).toEqual(['1712', '1613']);
  });

  test('S 4.1(1), 4.19 it falls back towards the headquarters of its armies, where it can', () => {
    const [need] = march(position('1712 foix, sc-1; 1711 fraser-2', { turn: 17, weather: 'favorable' }), []).asked;
    // 1713 lies out of the zone as well, and nearer to neither of them.
    expect(need).toMatchObject({ kind: 'mixed-stack-retreat', space: { of: ['1813', '1613'] } });
  });

  test('S 4.1(1) pinned it falls back as well, zone or none, and out of the pin', () => {
    for (const [text, pinner, to, ways] of [
      ['1712 foix, sc-1; 1711 fraser-1', 'fraser-1', '1613', ['mixed-stack-retreat']],
      // One way alone is nearer to both headquarters.
      ['1304 foix, sc-1; 1404 tawes', 'tawes', '1305', []],
    ] as const) {
      const state = position(text, { turn: 17, weather: 'favorable' });
      pin(state, ['foix', 'sc-1'], [pinner]);
      const driven = march(state, [], { answers: { 'mixed-stack-retreat': to } });
      expect(asked(driven)).toEqual([...ways, 'unstack']);
      expect(driven.events.map(({ kind }) => kind)).toEqual(['boar.pin-broken', 'boar.move', 'boar.move']);
      expect([state.units.foix?.hex, state.units['sc-1']?.hex]).toContain(to);
      expect([state.units.foix, state.units['sc-1'], state.units[pinner]].flatMap((unit) => unit?.pinnedBy)).toEqual(
        [],
      );
    }
  });

  test('S 4.1(3) nobody leaves a pin by parting', () => {
    const together = (isPinned: boolean): boolean => {
      const state = position('1405 foix, sd-grenadiers; 1404 br-a', { turn: 17, weather: 'favorable' });
      if (isPinned) pin(state, ['foix', 'sd-grenadiers'], ['br-a']);
      march(state, [], { answers: { 'pin-response': 'attack' } });
      return state.units.foix?.hex === state.units['sd-grenadiers']?.hex;
    };
    expect([together(false), together(true)]).toEqual([false, true]);
  });

  test('S 4.1(3) Regulars and Colonial Militia part, unless one half would have to fight at worse than even odds', () => {
    const stood = (text: string): unknown[] => {
      const state = position(text);
      march(state, []);
      return [state.units.champagne?.hex, state.units['sd-grenadiers']?.hex];
    };
    for (const text of [
      '1510 champagne, sd-grenadiers',
      '1510 champagne disrupted, sd-grenadiers disrupted',
      '1808 champagne, sd-grenadiers; 1809 nyv',
    ]) {
      const [champagne, grenadiers] = stood(text);
      expect(champagne, text).not.toBe(grenadiers);
    }
    expect(stood('1808 champagne, sd-grenadiers; 1809 fraser-1')).toEqual(['1808', '1808']);
  });

  test.each([
    ['the Americans go', ['sc-1'], '1612'],
    ['the French go', ['foix', 'sd-detachment'], '1612'],
  ])('S 4.1(3) Regulars and Colonial Militia whom Americans stood with part from each other too: %s', (_, units, to) => {
    const state = position('1712 foix, sd-detachment, sc-1', { turn: 17, weather: 'favorable' });
    march(state, [], {
      answers: {
        unstack: ({ about, space }) =>
          (about as { units: UnitId[] }).units.includes('sc-1')
            ? { units, to }
            : ((space.kind === 'one' ? space.of[0] : '') as string),
      },
    });
    const hexes = ['foix', 'sd-detachment', 'sc-1'].map((id) => state.units[id]?.hex);
    expect(new Set(hexes).size).toBe(3);
  });

  test('S 4.1(3) nor does either half part into such a fight', () => {
    const of = (enemy: UnitId): string[] => {
      const [need] = march(position(`1808 champagne, sd-grenadiers; 1810 ${enemy}`), []).asked;
      const options = (need?.space.kind === 'one' ? need.space.of : []) as unknown as { units: UnitId[]; to: HexId }[];
      return options.flatMap(({ units, to }) => (to === '1809' ? units : []));
    };
    expect(of('fraser-1')).toEqual([]);
    expect(of('nyv')).toEqual(['champagne']);
    expect(of('ra-2')).toEqual(['sd-grenadiers', 'champagne']);
  });
});

describe('the Covered Way', () => {
  const lost = (state: BoarState): unknown => [state.units.foix?.hex, state.units.foix?.lost];

  test('S 4.9 a die for each hex entered from another of the Way, none for coming on to it', () => {
    const state = position('1005 foix');
    const driven = march(state, [move('foix', '1103', { via: ['1105'] })]);
    expect(driven.rolled).toEqual(['t/foix/1104/!lost', 't/foix/1103/!lost']);
    expect(lost(state)).toEqual(['1103', 'no']);
  });

  test('S 4.9 8 or 9: Lost, and the march ends', () => {
    const state = position('1105 foix');
    march(state, [move('foix', '1102')], { faces: { '1104/!lost': 8 } });
    expect(lost(state)).toEqual(['1104', 'lost']);
    const safe = position('1105 foix');
    march(safe, [move('foix', '1102')], { faces: { '1104/!lost': 7 } });
    expect(lost(safe)).toEqual(['1102', 'no']);
  });

  test('S 4.9 R77 +1 for each two hexes already walked in this march: 0 0 1 1 2 2', () => {
    const drms: number[] = [];
    const state = position('1105 foix');
    for (const to of ['1102', '1401']) {
      const driven = march(state, [move('foix', to)]);
      for (const { kind, facts } of driven.events) {
        if (kind !== 'boar.lost-way') continue;
        drms.push((facts as { modifiers: { value: number }[] }).modifiers.reduce((sum, { value }) => sum + value, 0));
      }
    }
    march(state, [move('foix', '1401')]).events.forEach(({ kind, facts }) => {
      if (kind !== 'boar.lost-way') return;
      drms.push((facts as { modifiers: { value: number }[] }).modifiers.reduce((sum, { value }) => sum + value, 0));
    });
    expect(drms).toEqual([0, 0, 1, 1, 2, 2]);
    expect(state.units.foix?.hex).toBe('1401');
  });

  test('S 4.9 Lost turns to Previously Lost in the next own Movement phase, and then adds 1', () => {
    const state = position('1105 foix');
    march(state, [move('foix', '1103')], { faces: { '1104/!lost': 9 } });
    march(state, [], { side: 'british' });
    expect(lost(state)).toEqual(['1104', 'lost']);
    const driven = march(state, [move('foix', '1103')], { faces: { '1103/!lost': 7 } });
    expect(driven.events.map(({ kind }) => kind)).toEqual(['boar.marks', 'boar.lost-way', 'boar.move']);
    expect(driven.events[0]?.facts).toEqual({
      side: 'allies',
      turned: [{ unit: 'foix', mark: 'lost', to: 'previously' }],
    });
    expect(driven.events[1]?.facts).toMatchObject({ die: 7, sum: 8, lost: true });
    expect(lost(state)).toEqual(['1103', 'lost']);
  });

  test('S 4.9 whoever begins stacked before the Way goes along it together, on one die', () => {
    const at = { ...rules, position: position('1106 foix, hainault') };
    const alone = searchFor(at, groundFor(at, stacksOf(at), 'allies'), partyOf(rules, 'allies', ['foix'], false));
    expect(stepFault(alone, field.hexes.get('1105') as FieldHex, sideIndex('N'))?.code).toBe('savannah.way-split');
    const together = march(position('1106 foix, hainault'), [move('foix, hainault', '1104', { via: ['1105'] })]);
    expect(failures(together)).toEqual([]);
    expect(together.rolled).toHaveLength(1);
  });

  test('S 4.9 one of a stack before the Way may come on to it alone, and go no farther', () => {
    const state = position('1106 foix, hainault');
    expect(failures(march(state, [move('foix', '1105')]))).toEqual([]);
    expect([state.units.foix?.hex, state.units.hainault?.hex]).toEqual(['1105', '1106']);
  });

  test('S 4.9 who has come off the Way otherwise than by a march bears no marker when he moves next', () => {
    const state = position('1003 foix; 1104 hainault');
    Object.assign(state.units.foix ?? {}, { lost: 'lost', marched: 2 });
    Object.assign(state.units.hainault ?? {}, { lost: 'lost', marched: 2 });
    drive(state, function* (play) {
      yield* [];
      turnLostMarkers(savannah, boardOf(rules, play), 'allies');
    });
    expect(state.units.foix).toMatchObject({ lost: 'no', marched: 0 });
    expect(state.units.hainault).toMatchObject({ lost: 'previously', marched: 2 });
  });

  test('S 4.9 whoever begins stacked on the Way goes on along it together', () => {
    const state = position('1104 foix, hainault');
    const alone = partyOf(rules, 'allies', ['foix'], false);
    const search = searchFor(
      { ...rules, position: state },
      groundFor({ ...rules, position: state }, stacksOf({ field, position: state }), 'allies'),
      alone,
    );
    expect(stepFault(search, field.hexes.get('1104') as FieldHex, sideIndex('N'))?.code).toBe('savannah.way-split');
    // Off the Way he may go alone.
    expect(stepFault(search, field.hexes.get('1104') as FieldHex, sideIndex('NW'))).toBeNull();
    march(state, [move('foix, hainault', '1103')]);
    expect([state.units.foix?.hex, state.units.hainault?.hex]).toEqual(['1103', '1103']);
  });

  test('S 4.9 whoever is beaten goes back along the Way without those he stood with', () => {
    const waysBack = (text: string) => {
      const state = position(text, { turn: 17, weather: 'favorable' });
      return bestWays({ ...rules, position: state }, 'foix', ['1103'], true).map(({ to }) => to);
    };
    expect(waysBack('1102 kfr; 1103 foix')).toContain('1104');
    expect(waysBack('1102 kfr; 1103 foix, armagnac')).toEqual(waysBack('1102 kfr; 1103 foix'));
  });

  test('S 4.9 one die serves the whole stack', () => {
    const driven = march(position('1105 foix, hainault, dillon'), [move('foix, hainault, dillon', '1104')]);
    expect(driven.rolled).toHaveLength(1);
  });

  test('S 4.9 leaving the Way takes the marker off and ends the count', () => {
    const state = position('1105 foix');
    march(state, [move('foix', '1103')]);
    expect(state.units.foix?.marched).toBe(2);
    march(state, [move('foix', '1003', { via: ['1003'] })]);
    expect(state.units.foix).toMatchObject({ hex: '1003', marched: 0, lost: 'no' });
  });

  test('S 4.9 whoever is lost or taken on the Way leaves its marker, and the state is legal', () => {
    for (const fall of ['eliminated', 'captured'] as const) {
      const state = position('1104 foix');
      Object.assign(state.units.foix ?? {}, { lost: 'lost', marched: 2 });
      leave(state, 'foix', fall, []);
      expect(state.units.foix).toMatchObject({ hex: null, fate: fall, lost: 'no', marched: 0 });
      expect(check(rules, state)).toEqual([]);
    }
  });

  test('S 4.9 horse that withdraws off the Way before a fight leaves its marker', () => {
    const state = position('1103 horry; 1102 fraser-2', {
      turn: 17,
      ordinal: 2,
      weather: 'favorable',
      phasing: 'british',
    });
    Object.assign(state.units.horry ?? {}, { lost: 'previously', marched: 2 });
    drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'british'), {
      books: { 'combat@british': [attack('1103', 'fraser-2')] },
      answers: { 'cavalry-withdraw': '1305' },
    });
    expect(state.units.horry).toMatchObject({ hex: '1305', lost: 'no', marched: 0 });
    expect(check(rules, state)).toEqual([]);
  });

  test('S 4.9 after each safe die its owner may stop', () => {
    const state = position('1105 foix');
    const driven = march(state, [move('foix', '1102')], { answers: { 'covered-way-step': 'stop' } });
    expect(state.units.foix?.hex).toBe('1104');
    expect(asked(driven)).toEqual(['covered-way-step']);
  });

  test('S 4.9 no strategic movement along the Way', () => {
    expect(failures(march(position('1104 foix'), [move('foix', '1103', { strategic: true })]))).toEqual([
      'boar.strategic-road',
    ]);
  });
});

describe('guns in the assault', () => {
  test('scenario rule 1: no gun moves until attacked in close combat, but the French Reserve Artillery', () => {
    const state = position('1404 br-a; 2107 bombardiers; 1308 reserve-art; 2108 mortar');
    expect(failures(march(state, [move('bombardiers', '2109'), move('mortar', '2109')]))).toEqual([
      'savannah.gun-stands',
      'savannah.gun-stands',
    ]);
    march(state, [move('reserve-art', '1307')]);
    expect(state.units['reserve-art']?.hex).toBe('1307');
  });

  test('scenario rule 1: a gun once attacked in close combat may move', () => {
    const state = position('1404 br-a');
    Object.assign(state.units['br-a'] ?? {}, { freed: true });
    march(state, [move('br-a', '1403')], { side: 'british' });
    expect(state.units['br-a']?.hex).toBe('1403');
  });

  test.each([
    'R',
    'D',
  ])('scenario rule 1: struck by R or D in fire it goes home of itself, and nowhere else (%s)', (result) => {
    const state = position('1403 br-a');
    rules.house.afterHit(boardOver(rules, state), 'br-a', result);
    const driven = march(state, [move('br-a', '1402')], { side: 'british' });
    expect(failures(driven)).toEqual(['savannah.gun-goes-home']);
    expect(state.units['br-a']?.hex).toBe('1404');
    march(state, [], { side: 'british' });
    expect(state.units['br-a']?.goingHome).toBe(false);
  });

  test.each([
    'foix',
    'br-b',
  ])('scenario rule 1: a gun goes home if it can: its post taken by %s, one that was attacked may move', (other) => {
    const state = position(`1504 br-a; 1404 ${other}`);
    Object.assign(state.units['br-a'] ?? {}, { freed: true, goingHome: true });
    march(state, [move('br-a', '1503')], { side: 'british' });
    expect(state.units['br-a']?.hex).toBe('1503');
  });

  test('scenario rule 1: a gun on its way home leaves whoever pins it', () => {
    const state = position('1403 br-a; 1503 foix');
    rules.house.afterHit(boardOver(rules, state), 'br-a', 'R');
    pin(state, ['br-a'], ['foix']);
    const driven = march(state, [], { side: 'british' });
    expect(state.units['br-a']).toMatchObject({ hex: '1404', pinnedBy: [] });
    expect(state.units.foix?.pinnedBy).toEqual([]);
    expect(driven.events.map(({ kind }) => kind)).toEqual(['boar.pin-broken', 'boar.move']);
    expect(asked(driven)).toEqual([]);
  });

  test('scenario rule 1: a step lost in fire sends no gun home', () => {
    const state = position('1403 br-a');
    rules.house.afterHit(boardOver(rules, state), 'br-a', '1');
    march(state, [], { side: 'british' });
    expect(state.units['br-a']?.hex).toBe('1403');
  });

  test('S 4.12 a mortar that moved is marked so', () => {
    const state = position('2108 mortar');
    Object.assign(state.units.mortar ?? {}, { freed: true });
    march(state, [move('mortar', '2109')]);
    expect(state.units.mortar?.mortar).toBe('moved');
  });
});

describe('looking, checking, mending', () => {
  test('S 4.19 every army falls back towards its own headquarters', () => {
    for (const [unit, from, home] of [
      ['nyv', '1505', '1802'],
      ['foix', '1508', '2414'],
      ['sc-1', '1508', '1211'],
    ] as const) {
      const state = position(`${from} ${unit}`, { turn: 17, weather: 'favorable' });
      const ways = bestWays({ ...rules, position: state }, unit, [from], true).map(({ to }) => to);
      expect(ways.length, unit).toBeGreaterThan(0);
      for (const to of ways)
        expect(distance(field.grid, to, home), unit).toBeLessThan(distance(field.grid, from, home));
    }
  });

  test('the view shows what lies on the table and shares nothing with the state', () => {
    const state = setup(savannah);
    const seen = view(state, 'british');
    expect(seen.units.foix).toEqual(state.units.foix);
    expect(seen.units.foix).not.toBe(state.units.foix);
    Object.assign(state.units.foix ?? {}, { hex: '1111' });
    state.morale.french = 1;
    expect(seen.units.foix?.hex).toBe('1307');
    expect(seen.morale.french).toBe(12);
    expect(Object.keys(seen)).not.toContain('orders');
  });

  test('what cannot be is found: two sides in a hex, a unit twice gone, lost chits, a one-sided pin', () => {
    const state = setup(savannah);
    Object.assign(state.units.foix ?? {}, { hex: '1404', pinnedBy: ['tawes'] });
    Object.assign(state.units['ra-2'] ?? {}, { hex: null });
    state.pool -= 1;
    const found = check(rules, state).join('\n');
    expect(found).toMatch(/1404 holds both sides/);
    expect(found).toMatch(/ra-2 is field and nowhere/);
    expect(found).toMatch(/there are 7 momentum chits/);
    expect(found).toMatch(/foix is pinned with tawes, but not tawes with it/);
  });

  test('an umpire may place, reduce, disorder, set tracks and breach; nonsense is refused', () => {
    const state = setup(savannah);
    const tools = edits(savannah);
    tools.place?.apply(state, { unit: 'foix', hex: '1507' });
    tools.step?.apply(state, { unit: 'armagnac', steps: 0 });
    tools.formation?.apply(state, { unit: 'hainault', formation: 'disrupted' });
    tools.track?.apply(state, { track: 'momentum', side: 'british', value: 2 });
    tools.track?.apply(state, { track: 'morale', army: 'french', value: 9 });
    tools.breach?.apply(state, { hexside: '1404/S', breached: true });
    expect(state.units.foix?.hex).toBe('1507');
    expect(state.units.armagnac).toMatchObject({ hex: null, fate: 'eliminated', steps: 0 });
    expect(state.pool).toBe(5);
    expect(state.morale.french).toBe(9);
    expect(state.breached).toEqual(['1404/S']);
    expect(check(rules, state)).toEqual([]);
    expect(() => tools.place?.schema.parse({ unit: 'foix', hex: '9999' })).toThrow();
    expect(() => tools.track?.schema.parse({ track: 'morale', army: 'spanish', value: 3 })).toThrow();
  });

  test('the stacking limit holds for placing: fits says so', () => {
    expect(fits({ ...rules, position: setup(savannah) }, '1407', ['foix'], 'rest')).toBe(false);
  });

  test('S 4.19 a leader falls back towards the headquarters of his army, as units do', () => {
    for (const [leader, unit] of [
      ['destaing', 'foix'],
      ['lincoln', 'sc-3'],
      ['prevost', 'tawes'],
    ] as const) {
      const home = homeOf(rules.field, unit);
      expect(home).not.toBe('');
      expect(homeOf(rules.field, leader)).toBe(home);
    }
  });
});
