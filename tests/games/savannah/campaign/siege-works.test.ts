/** French siege works: where, how many, which sides, and what stops them (S 4.4, 4.5; R72, R73). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/contract.ts';
import { hexSides } from '../../../../src/places/hex/grid.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { siegeFaults } from '../../../../src/series/boar/siege/check.ts';
import { facings, markersLeft } from '../../../../src/series/boar/siege/counters.ts';
import { sitesFor, toPerimeter, worksHexes } from '../../../../src/series/boar/siege/ground.ts';
import { worksPhase } from '../../../../src/series/boar/siege/works.ts';
import { move } from '../../assault.ts';
import { campaign, field, position, rules, savannah } from '../../campaign.ts';
import { type Answers, type Driven, drive } from '../../position.ts';
import { movementPhase } from '../../steps.ts';

/** The Works phase of a turn: what is placed, and how markers are turned. */
function dig(
  state: BoarState,
  turn: number,
  hexes: readonly string[],
  answers: Answers = {},
  weather = 'favorable',
): Driven {
  Object.assign(state, { turn, weather });
  return drive(state, (play) => worksPhase(boardOf(rules, play)), {
    answers: { 'works-place': hexes as Json, 'works-orient': ['N', 'NE'], ...answers },
  });
}

const nobody = (): BoarState => position('1806 br-c');
const kinds = (driven: Driven): string[] => driven.events.map((event) => event.kind.replace('savannah.works-', ''));
const sitesOf = (state: BoarState): string[] => sitesFor(savannah, state, campaign(state).siege).map(({ hex }) => hex);

/** Works of `2009` placed on turn 9 and completed on turn 10. */
function begun(): BoarState {
  const state = nobody();
  dig(state, 9, ['2009']);
  return state;
}

describe('S 4.4 siege works', () => {
  test('S 4.4 works begin on turn 9 with one marker exactly 4 hexes from the perimeter', () => {
    const state = nobody();
    expect(dig(state, 8, ['2009']).asked).toEqual([]);
    expect(sitesOf(state).every((hex) => toPerimeter(savannah, hex) === 4)).toBe(true);
    expect(kinds(dig(state, 9, ['2009']))).toEqual(['placed']);
    expect(campaign(state).siege.building).toEqual([{ hex: '2009', placed: 9 }]);
    expect(() => dig(nobody(), 9, sitesOf(nobody()).slice(0, 2))).toThrow('works-limit');
    expect(() => dig(nobody(), 9, ['2008'])).toThrow('works-no-site');
  });

  test('S 4.4 the map offers 19 hexes for the first marker', () => {
    expect(sitesOf(nobody())).toHaveLength(19);
  });

  test.each([
    ['rice_field'],
    ['swamp'],
    ['yamacraw_swamp'],
    ['cemetery'],
    ['water'],
  ])('S 4.4 O19 no works in %s', (terrain) => {
    const state = nobody();
    const siege = campaign(state).siege;
    const dry = savannah.siege.works.forbidden.filter((one) => one !== terrain);
    const sheet = { ...savannah.siege, works: { ...savannah.siege.works, forbidden: dry } };
    const open = { ...savannah, siege: sheet };
    for (const step of [1, 2, 3]) {
      const at = { ...siege, step };
      const wet = field.at.filter((hex) => hex.terrain === terrain).map(({ id }) => id);
      const allowed = sitesFor(savannah, state, at).map(({ hex }) => hex);
      expect(wet.filter((hex) => allowed.includes(hex))).toEqual([]);
      // Only the ban keeps them out: without it some of them would do. Water lies too near or too far in any case.
      if (step === 3 && terrain !== 'water')
        expect(sitesFor(open, state, at).some(({ hex }) => wet.includes(hex))).toBe(true);
    }
  });

  test('S 4.4 no works next to a combat unit of the garrison, in Parade Order or not', () => {
    const state = position('2008 ra-3 disrupted');
    expect(sitesOf(state)).not.toContain('2009');
    expect(sitesOf(nobody())).toContain('2009');
    expect(sitesOf(position('2008 maitland; 1806 br-c'))).toContain('2009');
  });

  test('S 4.4 on turn 10 the first works are completed and up to three markers placed, 3 hexes away or more', () => {
    const state = begun();
    const driven = dig(state, 10, ['2008', '1908', '2108'], { 'works-orient': ['N', 'NE', 'SE'] });
    expect(kinds(driven)).toEqual(['completed', 'placed']);
    expect(state.siege).toEqual(['2009/N', '2009/NE', '2009/SE']);
    expect(campaign(state).siege).toMatchObject({ used: { 3: 1 }, step: 3 });
    expect(campaign(state).siege.building.map(({ hex }) => hex)).toEqual(['2008', '1908', '2108']);
    expect(() => dig(begun(), 10, ['2007'])).toThrow('works-no-site');
    expect(() => dig(begun(), 10, ['2008', '1908', '2108', '1909'])).toThrow('works-limit');
  });

  test('S 4.4 O19 one of the markers of turn 10 must extend the first; the others need not', () => {
    const far = sitesFor(savannah, begun(), { ...campaign(begun()).siege, step: 2 }).filter((site) => !site.extends);
    expect(far.length).toBeGreaterThan(10);
    expect(() => dig(begun(), 10, [far[0]?.hex ?? ''])).toThrow('works-extend');
    const state = begun();
    dig(state, 10, [far[0]?.hex ?? '', '2008']);
    expect(campaign(state).siege.building).toHaveLength(2);
  });

  test('S 4.4 the limits of the first marker go on: none lies more than 4 hexes from the perimeter', () => {
    const { siege } = campaign(begun());
    const farthest = (step: number): number =>
      Math.max(...sitesFor(savannah, begun(), { ...siege, step }).map(({ distance }) => distance));
    expect([farthest(2), farthest(3)]).toEqual([4, 4]);
  });

  test('S 4.4 on turn 11 all markers left, 2 hexes away or more, one of them beside completed works', () => {
    const state = begun();
    dig(state, 10, ['2008', '1908', '2108']);
    expect(toPerimeter(savannah, '2007')).toBe(2);
    const held = structuredClone(state);
    expect(() => dig(structuredClone(state), 11, ['2006'], { 'works-orient': firstFacing })).toThrow('works-no-site');
    expect(() =>
      dig(structuredClone(state), 11, ['2007', '2107', '1907', '1909', '1709'], { 'works-orient': firstFacing }),
    ).toThrow('works-limit');
    expect(kinds(dig(held, 11, ['2007', '2107', '1907', '1909'], { 'works-orient': firstFacing }))).toEqual([
      'completed',
      'completed',
      'completed',
      'placed',
    ]);
    expect(campaign(held).siege.step).toBe(4);
    const last = dig(held, 12, [], { 'works-orient': firstFacing });
    expect(kinds(last)).toEqual(['completed', 'completed', 'completed', 'completed']);
    expect(campaign(held).siege).toMatchObject({ building: [], used: { 1: 2, 2: 3, 3: 3 }, step: 4 });
    expect(dig(held, 13, []).asked).toEqual([]);
  });

  test('S 4.4 whatever turn 10 left over is placed on turn 11', () => {
    const few = begun();
    dig(few, 10, ['2008'], { 'works-orient': firstFacing });
    const sites = sitesOf(few);
    const place = (n: number): BoarState => {
      const state = structuredClone(few);
      dig(state, 11, sites.slice(0, n), { 'works-orient': firstFacing });
      return state;
    };
    expect(campaign(place(6)).siege.building).toHaveLength(6);
    expect(() => place(7)).toThrow('works-limit');
  });

  test('S 4.4 a step brings the works one hex nearer at most', () => {
    const state = begun();
    dig(state, 10, ['1909']);
    expect(toPerimeter(savannah, '2007')).toBe(2);
    dig(state, 11, [], { 'works-orient': firstFacing });
    const at = { ...campaign(state).siege, step: 3 };
    expect(Math.min(...sitesFor(savannah, state, at).map(({ distance }) => distance))).toBe(3);
  });

  test('S 4.4 works never touch the perimeter, and never stand twice in a hex', () => {
    const state = begun();
    dig(state, 10, ['2008']);
    for (const { hex, distance } of sitesFor(savannah, state, { ...campaign(state).siege, step: 3 })) {
      expect(distance).toBeGreaterThan(1);
      expect(['2009', '2008']).not.toContain(hex);
    }
  });

  test('R73 eight counters: three of 2 adjacent hexsides, three of 3, two of 1', () => {
    const siege = campaign(nobody()).siege;
    const sizes = facings(savannah, siege).map((sides) => sides.length);
    expect([1, 2, 3].map((size) => sizes.filter((one) => one === size).length)).toEqual([6, 6, 6]);
    expect(markersLeft(savannah, siege)).toBe(8);
    const used = { ...siege, used: { 1: 2, 2: 3, 3: 2 } };
    expect(facings(savannah, used).every((sides) => sides.length === 3)).toBe(true);
    expect(markersLeft(savannah, used)).toBe(1);
    expect(() => dig(begun(), 10, [], { 'works-orient': ['N', 'S'] })).toThrow();
    for (const sides of facings(savannah, siege)) {
      for (const [n, side] of sides.entries()) {
        const before = sides[n - 1];
        if (before) expect((hexSides.indexOf(side) - hexSides.indexOf(before) + 6) % 6).toBe(1);
      }
    }
  });

  test.each([['hurricane'], ['gale'], ['squall']])('R72 %s stops the works, and the step waits', (weather) => {
    const state = begun();
    expect(kinds(dig(state, 10, ['2008'], {}, weather))).toEqual(['stopped']);
    expect(state.siege).toEqual([]);
    expect(campaign(state).siege.step).toBe(2);
    expect(kinds(dig(state, 11, ['2008']))).toEqual(['completed', 'placed']);
    expect(campaign(state).siege.step).toBe(3);
  });

  test.each([['storms'], ['heavy-rain'], ['favorable']])('R72 %s does not', (weather) => {
    expect(kinds(dig(begun(), 10, ['2008'], {}, weather))).toEqual(['completed', 'placed']);
  });

  test('R72 nothing dug on turn 9: the first step waits for the next', () => {
    const state = nobody();
    dig(state, 9, []);
    expect(campaign(state).siege.step).toBe(1);
    dig(state, 10, ['2009']);
    expect(campaign(state).siege.step).toBe(2);
  });
});

describe('S 4.5 interruption', () => {
  test('S 4.5 a marker is not completed while a unit in Parade Order stands beside it', () => {
    const state = begun();
    state.units['ra-3'] = { ...(state.units['ra-3'] as BoarState['units'][string]), hex: '2008', fate: 'field' };
    expect(kinds(dig(state, 10, []))).toContain('held');
    expect(state.siege).toEqual([]);
    (state.units['ra-3'] as BoarState['units'][string]).formation = 'disrupted';
    dig(state, 11, []);
    expect(state.siege).toEqual(['2009/N', '2009/NE']);
  });

  function entering(units: string, marks = ''): BoarState {
    const state = position(`2008 ${units}${marks}; 1806 br-c`, { turn: 12, phasing: 'british' });
    campaign(state).siege.building = [{ hex: '2009', placed: 11 }];
    const driven = drive(state, (play) => movementPhase(savannah, boardOf(rules, play), 'british'), {
      books: { 'movement@british': [move(units, '2009')] },
    });
    expect(driven.state.units[units.split(',')[0] ?? '']?.hex).toBe('2009');
    return state;
  }

  test('S 4.5 a marker goes when a unit in Parade Order comes in', () => {
    expect(campaign(entering('ra-3')).siege.building).toEqual([]);
  });

  test('S 4.5 artillery alone, or a Disrupted unit, leaves it', () => {
    expect(campaign(entering('br-a')).siege.building).toHaveLength(1);
    expect(campaign(entering('ra-3', ' disrupted')).siege.building).toHaveLength(1);
  });

  test('S 4.5 an Allied unit does not trample its own works; completed works outlast everybody', () => {
    const state = position('2010 auxerrois; 2008 ra-3', { turn: 12, siege: ['2009/N'] });
    campaign(state).siege.building = [{ hex: '2010', placed: 11 }];
    drive(state, (play) => movementPhase(savannah, boardOf(rules, play), 'british'), {
      books: { 'movement@british': [move('ra-3', '2009')] },
    });
    expect(state.siege).toEqual(['2009/N']);
    expect(worksHexes(state)).toEqual(['2009']);
    expect(campaign(state).siege.building).toHaveLength(1);
  });
});

test('S 4.4 any digging in any weather leaves a legal state', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1000), fc.nat(5)), { minLength: 7, maxLength: 7 }), (turns) => {
      const state = position('1806 br-c; 2006 ra-3; 2005 graham-li');
      for (const [n, [luck, kind]] of turns.entries()) {
        const weather = ['gale', 'squall', 'favorable', 'favorable', 'storms', 'favorable'][kind] ?? 'favorable';
        Object.assign(state, { turn: 9 + n, weather });
        const unit = state.units['ra-3'];
        if (unit) unit.hex = ['2006', '2008', '2109', '1908', '2005'][luck % 5] ?? '2006';
        let seed = luck;
        const pick = (of: number): number => {
          seed = (seed * 31 + 7) % 1009;
          return seed % of;
        };
        drive(state, (play) => worksPhase(boardOf(rules, play)), {
          answers: {
            'works-place': (need) => (need.space.kind === 'judged' ? need.space.sample(pick) : []),
            'works-orient': (need) =>
              need.space.kind === 'one' ? (need.space.of[pick(need.space.of.length)] as Json) : [],
          },
        });
        expect(siegeFaults(savannah, state)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

/** The first facing the counters left allow. */
function firstFacing(need: { space: { kind: string; of?: readonly Json[] } }): Json {
  return need.space.of?.[0] ?? null;
}
