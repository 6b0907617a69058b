/** Siege and bombardment: who rolls, what is added, every row of both tables (S 4.6, 4.19; R74, R75, O5; rulings 4.2). */
import { describe, expect, test } from 'vitest';
import { putInForce } from '../../../../src/series/boar/cards/in-force.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { bombardmentPhase } from '../../../../src/series/boar/siege/bombardment.ts';
import type { SiegeEvents } from '../../../../src/series/boar/siege/events.ts';
import { breachable, cityInReach, fortified } from '../../../../src/series/boar/siege/targets.ts';
import { campaign, position, rules, savannah } from '../../campaign.ts';
import { type Answers, type Driven, drive, type Faces } from '../../position.ts';

const WORKS = ['2009/N', '2009/NE'];

/** A French battery in the works, one British battery and a battalion near, the town behind. */
const usual = (): BoarState =>
  position('2009 fr-a-rt; 1806 br-c; 2005 fraser-1; 2414 auxerrois', { turn: 12, siege: WORKS });

function bombard(state: BoarState, faces: Faces, answers: Answers = {}): Driven {
  return drive(state, (play) => bombardmentPhase(boardOf(rules, play)), {
    faces,
    answers: { 'siege-fire': 'fire', 'siege-reply': 'hold', ...answers },
  });
}

type Rolled = SiegeEvents['bombardment'];
const rolls = (driven: Driven): Rolled[] =>
  driven.events.flatMap((event) => (event.kind === 'savannah.bombardment' ? [event.facts as unknown as Rolled] : []));

/** The French roll these two dice; the British hold. */
const french = (state: BoarState, one: number, two = 1, more: Faces = {}, answers: Answers = {}): Driven =>
  bombard(state, { 'french/table-1/!bombardment': one, 'french/table-2/!bombardment': two, test: 9, ...more }, answers);

/** The French roll 1, which is nothing; the British roll these. */
const british = (state: BoarState, one: number, two = 1, more: Faces = {}, answers: Answers = {}): Driven =>
  bombard(
    state,
    {
      'french/table-1/!bombardment': 1,
      'british/table-1/!bombardment': one,
      'british/table-2/!bombardment': two,
      test: 9,
      ...more,
    },
    { 'siege-reply': 'fire', ...answers },
  );

const failing: Faces = { 'fraser-1/!test': 0, 'fr-a-rt/!test': 0, 'auxerrois/!test': 0 };

describe('S 4.6 who may roll', () => {
  test('S 4.6 R74 nobody rolls without a completed hexside; a breached one will do, a marker will not', () => {
    const state = usual();
    state.siege = [];
    campaign(state).siege.building = [{ hex: '2009', placed: 11 }];
    expect(bombard(state, {}).asked).toEqual([]);
    const breached = usual();
    breached.breached = [...WORKS];
    expect(rolls(french(breached, 1))).toHaveLength(1);
  });

  test('S 4.6 the French begin; the British reply only once the French have rolled', () => {
    const state = usual();
    const held = bombard(state, {}, { 'siege-fire': 'hold' });
    expect(held.asked.map(({ kind }) => kind)).toEqual(['siege-fire']);
    expect(campaign(state).siege.opened).toBe(false);
    const both = bombard(state, {}, { 'siege-reply': 'fire' });
    expect(both.asked.map(({ kind, role }) => [kind, role])).toEqual([
      ['siege-fire', 'french'],
      ['siege-reply', 'british'],
    ]);
    expect(campaign(state).siege.opened).toBe(true);
  });

  test('R74 from then on the British may roll even if the French hold', () => {
    const state = usual();
    campaign(state).siege.opened = true;
    const driven = bombard(state, { bombardment: 1 }, { 'siege-fire': 'hold', 'siege-reply': 'fire' });
    expect(rolls(driven).map(({ army }) => army)).toEqual(['british']);
  });

  test('S 4.3 a truce silences the siege guns, and is told as the reason in fair weather', () => {
    const state = usual();
    putInForce(state, 55, 'british', [], 'turn');
    expect(bombard(state, {}).events.map(({ kind, facts }) => [kind, facts])).toEqual([
      ['savannah.bombardment-silent', { army: 'french', reason: 'truce', weather: state.weather }],
    ]);
  });

  test.each([['hurricane'], ['gale']])('S 4.2 no bombardment in a %s', (weather) => {
    const state = usual();
    campaign(state).siege.opened = true;
    state.weather = weather;
    const driven = bombard(state, {});
    expect(driven.asked).toEqual([]);
    expect(driven.events.map(({ kind }) => kind)).toEqual(['savannah.bombardment-silent']);
  });
});

describe('rulings 4.2 what is added', () => {
  const sums = (state: BoarState): (string | number)[][] =>
    rolls(french(state, 3)).map(({ modifiers }) => modifiers.flatMap(({ name, value }) => [name, value]));

  test('rulings 4.2 squall -1 on both tables, storms -1 on the first', () => {
    const state = usual();
    state.weather = 'squall';
    expect(rolls(french(state, 4)).map(({ sum }) => sum)).toEqual([3, 0]);
    const stormy = usual();
    stormy.weather = 'storms';
    expect(rolls(french(stormy, 4)).map(({ sum }) => sum)).toEqual([3, 1]);
  });

  test('rulings 4.2 two French batteries in works add 1 on the first table; the mortar is none', () => {
    const two = (units: string): BoarState => position(units, { turn: 12, siege: ['2009/N', '2008/N'] });
    expect(sums(two('2009 fr-a-rt; 2008 fr-b-rt'))).toEqual([['drm.siege-batteries', 1], []]);
    expect(sums(two('2009 fr-a-rt; 2008 mortar'))).toEqual([[], []]);
    expect(sums(two('2009 fr-a-rt; 2010 fr-b-rt'))).toEqual([[], []]);
  });

  test('rulings 4.2 three British batteries within 5 hexes of a work add 1 to their first table', () => {
    const state = position('2009 fr-a-rt; 1806 br-a; 2005 br-b; 1905 br-c; 2414 auxerrois', { turn: 12, siege: WORKS });
    expect(rolls(british(state, 3)).filter(({ army }) => army === 'british')[0]?.sum).toBe(4);
    const far = position('2009 fr-a-rt; 1806 br-a; 2005 br-b; 1404 br-c; 2414 auxerrois', { turn: 12, siege: WORKS });
    expect(rolls(british(far, 3)).filter(({ army }) => army === 'british')[0]?.sum).toBe(3);
  });
});

describe('rulings 4.2 table I of the French', () => {
  test('0: a gun bursts: a French battery in works loses a step, points to the British, and no second table', () => {
    const state = usual();
    expect(rolls(french(state, 0))).toHaveLength(1);
    expect(state.units['fr-a-rt']?.steps).toBe(1);
    expect(state.victory).toMatchObject({ british: 1, french: 0 });
    expect(state.morale).toMatchObject({ british: 19, french: 17 });
  });

  test('0: no battery in works: nothing', () => {
    const state = position('2010 fr-a-rt; 1806 br-c', { turn: 12, siege: WORKS });
    french(state, 0);
    expect(state.units['fr-a-rt']?.steps).toBe(2);
  });

  test.each([[1], [2]])('%i: nothing, and no second table', (face) => {
    const [only, ...more] = rolls(french(usual(), face));
    expect(only).toMatchObject({ does: [], on: false, effects: [] });
    expect(more).toEqual([]);
  });

  test.each([[3], [4], [5], [6]])('%i: on to the second table', (face) => {
    const [one, two] = rolls(french(usual(), face));
    expect(one).toMatchObject({ table: 1, does: [], on: true });
    expect(two).toMatchObject({ table: 2, sum: 1, does: [] });
  });

  test('7: British army morale -1, and on', () => {
    const state = usual();
    expect(rolls(french(state, 7))).toHaveLength(2);
    expect(state.morale.british).toBe(18);
  });

  test('8: a city hex within 7 hexes is destroyed for half a point, and on', () => {
    const state = usual();
    const driven = french(state, 8, 1, {}, { 'siege-city-hex': '2003' });
    expect(rolls(driven)).toHaveLength(2);
    expect(state.ruined).toEqual(['2003']);
    expect(state.victory.french).toBe(1);
  });

  test("9: a British battery within 5 hexes of a work loses a step, of its owner's choice, and on", () => {
    const state = position('2009 fr-a-rt; 1806 br-c; 2005 br-a; 1404 br-b; 2414 auxerrois', { turn: 12, siege: WORKS });
    const driven = french(state, 9, 1, {}, { 'siege-victim': 'br-a' });
    const asked = driven.asked.find(({ kind }) => kind === 'siege-victim');
    expect(asked).toMatchObject({ role: 'british', space: { of: ['br-a', 'br-c'] } });
    expect(rolls(driven)).toHaveLength(2);
    expect(state.units['br-a']?.steps).toBe(1);
    expect(state.victory.french).toBe(1);
  });
});

describe('rulings 4.2 table II of the French', () => {
  test('0: work parties shoot at one another: French army morale -1', () => {
    const state = usual();
    french(state, 3, 0);
    expect(state.morale).toMatchObject({ french: 16, british: 19 });
  });

  test.each([[1], [2]])('%i: nothing', (face) => {
    const state = usual();
    const before = structuredClone({ ...state, campaign: null });
    expect(rolls(french(state, 3, face))[1]?.effects).toEqual([]);
    expect({ ...state, campaign: null }).toEqual(before);
  });

  test('3: one breached hexside of siege works is mended, of French choice', () => {
    const state = usual();
    state.breached = [...WORKS, '2005/S'];
    const driven = french(state, 3, 3, {}, { 'siege-repair-side': '2009/NE' });
    expect(driven.asked.find(({ kind }) => kind === 'siege-repair-side')).toMatchObject({ space: { of: WORKS } });
    expect(state.breached).toEqual(['2009/N', '2005/S']);
  });

  test.each([[4], [7]])('%i: a city hex destroyed', (face) => {
    const state = usual();
    french(state, 3, face, {}, { 'siege-city-hex': '1902' });
    expect(state.ruined).toHaveLength(1);
    expect(state.victory.french).toBe(1);
  });

  test('4 and 7: no whole city hex left in reach: nothing', () => {
    const state = usual();
    state.ruined = cityInReach(savannah, state);
    french(state, 3, 4);
    expect(state.victory.french).toBe(0);
  });

  test('5: British army morale -1', () => {
    const state = usual();
    french(state, 3, 5);
    expect(state.morale.british).toBe(18);
  });

  test('6: a British unit within 3 hexes of a work tests; who fails is Disrupted', () => {
    const at = (hex: string): BoarState =>
      position(`2009 fr-a-rt; ${hex} fraser-1; 2414 auxerrois`, { turn: 12, siege: WORKS });
    const near = at('2006');
    french(near, 3, 6, failing);
    expect(near.units['fraser-1']).toMatchObject({ formation: 'disrupted', hex: '2006' });
    expect(near.morale.british).toBe(18);
    const steady = at('2006');
    french(steady, 3, 6);
    expect(steady.units['fraser-1']?.formation).toBe('parade');
    const far = at('2005');
    french(far, 3, 6, failing);
    expect(far.units['fraser-1']?.formation).toBe('parade');
  });

  test('8: a British hexside within 4 hexes of a work is breached, of French choice; the units behind it test', () => {
    const state = usual();
    const driven = french(state, 3, 8, failing, { 'siege-breach-side': '2005/S' });
    const options = breachable(savannah, usual(), { as: 'besieger' });
    expect(driven.asked.find(({ kind }) => kind === 'siege-breach-side')).toMatchObject({ space: { of: options } });
    expect(options).toContain('1806/S');
    expect(options).not.toContain('1404/S');
    expect(state.breached).toEqual(['2005/S']);
    expect(state.units['fraser-1']).toMatchObject({ formation: 'parade', steps: 2 });
    expect(state.units['fraser-1']?.hex).not.toBe('2005');
    expect(state.morale.british).toBe(19);
  });

  test('8: who holds stays behind the breach', () => {
    const state = usual();
    french(state, 3, 8, {}, { 'siege-breach-side': '2005/S' });
    expect(state.units['fraser-1']?.hex).toBe('2005');
  });

  test('9: as 8, a unit there loses a step with its points, and British army morale -1', () => {
    const state = usual();
    french(state, 3, 9, {}, { 'siege-breach-side': '2005/S' });
    expect(state.breached).toEqual(['2005/S']);
    expect(state.units['fraser-1']?.steps).toBe(1);
    expect(state.victory.french).toBe(1);
    expect(state.morale.british).toBe(18);
  });
});

describe('rulings 4.2 table I of the British', () => {
  test('0: a gun bursts: a British battery anywhere loses a step, and no second table', () => {
    const state = position('2009 fr-a-rt; 1404 br-c; 2414 auxerrois', { turn: 12, siege: WORKS });
    expect(rolls(british(state, 0))).toHaveLength(2);
    expect(state.units['br-c']?.steps).toBe(1);
    expect(state.victory.french).toBe(1);
  });

  test.each([[1], [2]])('%i: nothing, and no second table', (face) => {
    expect(rolls(british(usual(), face)).map(({ army, table }) => [army, table])).toEqual([
      ['french', 1],
      ['british', 1],
    ]);
  });

  test.each([[3], [4], [5], [6]])('%i: on to the second table', (face) => {
    expect(rolls(british(usual(), face)).at(-1)).toMatchObject({ army: 'british', table: 2 });
  });

  test('7: French army morale -1, and on', () => {
    const state = usual();
    expect(rolls(british(state, 7))).toHaveLength(3);
    expect(state.morale).toMatchObject({ french: 16, american: 18 });
  });

  test('8: a construction marker goes, of British choice, and on', () => {
    const state = usual();
    campaign(state).siege.building = [
      { hex: '2008', placed: 11 },
      { hex: '1908', placed: 11 },
    ];
    const driven = british(state, 8, 1, {}, { 'construction-remove': '1908' });
    expect(driven.asked.find(({ kind }) => kind === 'construction-remove')?.role).toBe('british');
    expect(campaign(state).siege.building.map(({ hex }) => hex)).toEqual(['2008']);
    expect(rolls(driven)).toHaveLength(3);
  });

  test('8: without a marker an Allied unit in works tests instead', () => {
    const state = usual();
    british(state, 8, 1, failing);
    expect(state.units['fr-a-rt']?.formation).toBe('disrupted');
  });

  test('9: a French battery in works loses a step, and on', () => {
    const state = position('2009 fr-a-rt; 2010 fr-b-rt; 1806 br-c; 2414 auxerrois', { turn: 12, siege: WORKS });
    expect(rolls(british(state, 9))).toHaveLength(3);
    expect([state.units['fr-a-rt']?.steps, state.units['fr-b-rt']?.steps]).toEqual([1, 2]);
    expect(state.victory.british).toBe(1);
  });
});

describe('rulings 4.2 table II of the British', () => {
  test('0: powder is short: they may not reply in the next phase, and may in the one after', () => {
    const state = usual();
    british(state, 3, 0);
    expect(campaign(state).siege.barred).toEqual(['british']);
    const next = british(state, 3, 5);
    expect(rolls(next).map(({ army }) => army)).toEqual(['french']);
    expect(rolls(british(state, 3, 5))).toHaveLength(3);
  });

  test.each([[1], [2]])('%i: nothing', (face) => {
    expect(rolls(british(usual(), 3, face)).at(-1)?.effects).toEqual([]);
  });

  test.each([[3], [4], [7]])('%i: one breached British hexside is mended', (face) => {
    const state = usual();
    state.breached = ['2009/N', '2005/S', '1404/S'];
    british(state, 3, face, {}, { 'siege-repair-side': '1404/S' });
    expect(state.breached).toEqual(['2009/N', '2005/S']);
  });

  test('5: French army morale -1', () => {
    const state = usual();
    british(state, 3, 5);
    expect(state.morale.french).toBe(16);
  });

  test('6: an Allied unit in siege works tests; who fails is Disrupted; units elsewhere are safe', () => {
    const state = position('2009 auxerrois; 2010 fr-a-rt; 1806 br-c', { turn: 12, siege: WORKS });
    british(state, 3, 6, failing);
    expect(state.units.auxerrois?.formation).toBe('disrupted');
    expect(state.units['fr-a-rt']?.formation).toBe('parade');
  });

  test('8: a completed hexside of siege works is breached, of British choice; the units there test', () => {
    const state = position('2009 auxerrois; 1806 br-c', { turn: 12, siege: WORKS });
    const driven = british(state, 3, 8, failing, { 'siege-breach-side': '2009/N' });
    expect(driven.asked.find(({ kind }) => kind === 'siege-breach-side')).toMatchObject({
      role: 'british',
      space: { of: WORKS },
    });
    expect(state.breached).toEqual(['2009/N']);
    expect(state.units.auxerrois?.hex).not.toBe('2009');
    expect(state.siege).toEqual(WORKS);
  });

  test('9: as 8, and a unit there loses a step with its points; army morale stays', () => {
    const state = position('2009 auxerrois; 1806 br-c', { turn: 12, siege: WORKS });
    british(state, 3, 9, {}, { 'siege-breach-side': '2009/N' });
    expect(state.units.auxerrois?.steps).toBe(1);
    expect(state.victory.british).toBe(1);
    expect(state.morale.french).toBe(17);
  });
});

describe('S 4.19 O5 tests under bombardment', () => {
  test('S 4.19 O5 units in a destroyed city hex test at -1', () => {
    const state = position('2009 fr-a-rt; 2003 fraser-1; 2414 auxerrois', { turn: 12, siege: WORKS });
    const driven = french(state, 8, 1, { 'fraser-1/!test': 3 }, { 'siege-city-hex': '2003' });
    const test = rolls(driven)[0]?.effects.find((effect) => effect.kind === 'test');
    expect(test?.kind === 'test' && test.test.modifiers.at(-1)).toMatchObject({ name: 'drm.ruins-test', value: -1 });
  });

  test('S 4.19 O5 units behind a breach test without it', () => {
    const driven = french(usual(), 3, 8, {}, { 'siege-breach-side': '2005/S' });
    const test = rolls(driven)[1]?.effects.find((effect) => effect.kind === 'test');
    expect(test?.kind === 'test' && test.test.modifiers.some(({ name }) => name === 'drm.ruins-test')).toBe(false);
  });

  test('S 4.12 O6 a mortar that loses a step by bombardment rolls for how badly', () => {
    const state = position('2009 mortar; 1806 br-c', { turn: 12, siege: WORKS });
    british(state, 3, 9, { disable: 0 }, { 'siege-breach-side': '2009/N' });
    expect(state.units.mortar).toMatchObject({ steps: 2, mortar: 'silenced' });
  });

  test('R4 army morale at 0 by bombardment ends the game at once', () => {
    const state = usual();
    state.morale.british = 1;
    const driven = french(state, 7);
    expect(state.over?.winner).toBe('allies');
    expect(driven.asked.map(({ kind }) => kind)).not.toContain('siege-reply');
  });

  test('S 4.5 only redoubts, revetments and earthworks are breached, never an abatis alone', () => {
    expect(fortified(savannah)).toContain('1404/S');
    expect(fortified(savannah)).not.toContain('1404/N');
  });
});
