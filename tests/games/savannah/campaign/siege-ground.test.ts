/** What siege works, breaches and ruins mean for those who stand there, and what an umpire may change of them. */
import { describe, expect, test } from 'vitest';
import { savannah as ruleset } from '../../../../src/games/savannah/game.ts';
import { hexSides } from '../../../../src/places/hex/grid.ts';
import { closeCombatPhase } from '../../../../src/series/boar/rules/close-combat.ts';
import type { Effect } from '../../../../src/series/boar/rules/events.ts';
import { shotAt, shotOdds } from '../../../../src/series/boar/rules/fire.ts';
import { rallyModifiers } from '../../../../src/series/boar/rules/rally.ts';
import { stacksOf } from '../../../../src/series/boar/rules/stacks.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { costToEnter, terrainOf } from '../../../../src/series/boar/rules/terrain.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { zonesInto } from '../../../../src/series/boar/rules/zoc.ts';
import type { FieldHex } from '../../../../src/series/boar/scenario/field.ts';
import { breachSide, cutAbatis, ruinCityHex } from '../../../../src/series/boar/siege/damage.ts';
import { campaign, field, position, rules, savannah, scenario } from '../../campaign.ts';
import { combat, lines } from '../../fights.ts';
import { attack, drive } from '../../position.ts';
import { openStrategicTurn } from '../../steps.ts';

const hex = (id: string): FieldHex => field.hexes.get(id) as FieldHex;
const side = (name: (typeof hexSides)[number]): number => hexSides.indexOf(name);
const cost = (
  state: BoarState,
  who: string,
  from: string,
  to: (typeof hexSides)[number],
  gait: 'foot' | 'horse' | 'artillery',
) => costToEnter({ field, position: state }, gait, who, hex(from), side(to));

/** Close combat on the assault's scale: `sum('2009', …)` as the card prints its lines. */
function sum(text: string, on: string, by: string, who: string, changes: Partial<BoarState>): string[] {
  const state = position(text, { turn: 20, weather: 'favorable', ...changes });
  campaign(state).scale = 'tactical';
  state.phasing = who;
  const fought = drive(state, (play) => closeCombatPhase(boardOf(rules, play), who), {
    faces: { 'close-combat': 5 },
    answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
    books: { [`combat@${who}`]: [attack(on, by)] },
  });
  return lines(combat(fought));
}

describe('R76 siege works shelter either side, across their own hexsides only', () => {
  const works = { siege: ['2009/N', '2009/NE'] };

  test('R76 -1 against an attack across them, for whoever lies there', () => {
    expect(sum('2009 foix; 2008 fraser-1', '2009', 'fraser-1', 'british', works)).toContain('siege -1');
    expect(sum('2009 fraser-1; 2008 foix', '2009', 'foix', 'allies', works)).toContain('siege -1');
  });

  test('R76 nothing against an attack from elsewhere, nor behind a breach, nor under construction', () => {
    expect(sum('2009 foix; 2010 fraser-1', '2009', 'fraser-1', 'british', works)).not.toContain('siege -1');
    const open = { ...works, breached: ['2009/N'] };
    expect(sum('2009 foix; 2008 fraser-1', '2009', 'fraser-1', 'british', open)).not.toContain('siege -1');
    expect(sum('2009 foix; 2008 fraser-1', '2009', 'fraser-1', 'british', {})).not.toContain('siege -1');
  });

  test('R76 -1 to shots across them', () => {
    const odds = (siege: string[]): number[] => {
      const state = position('2009 foix; 2008 br-a', { turn: 20, weather: 'favorable', siege });
      return shotOdds(
        { ...rules, position: state },
        shotAt({ ...rules, position: state }, ['br-a'], 'foix'),
      ).modifiers.map(({ value }) => value);
    };
    expect(odds(['2009/N'])).toEqual([...odds([]), -1]);
    expect(odds(['2009/S'])).toEqual(odds([]));
  });

  test('R18 the garrison pays to cross them, its horse more, its guns cannot; the Allies pay nothing', () => {
    const state = position('2414 foix', { siege: ['2009/N'] });
    const bare = position('2414 foix');
    const more = (gait: 'foot' | 'horse' | 'artillery', who = 'british'): number | null => {
      const now = cost(state, who, '2008', 'S', gait);
      return now === null ? null : now - (cost(bare, who, '2008', 'S', gait) ?? 0);
    };
    expect([more('foot'), more('horse'), more('artillery')]).toEqual([1, 2, null]);
    expect([more('foot', 'allies'), more('artillery', 'allies')]).toEqual([0, 0]);
  });
});

describe('R75 breaches and ruins', () => {
  test('R75 a breached hexside costs nothing to cross', () => {
    const whole = position('2414 foix', { cleared: ['2005/S'] });
    const open = position('2414 foix', { cleared: ['2005/S'], breached: ['2005/S'] });
    expect(cost(whole, 'allies', '2006', 'N', 'foot')).toBe((cost(open, 'allies', '2006', 'N', 'foot') ?? 0) + 1);
    expect(cost(whole, 'allies', '2006', 'N', 'horse')).toBeNull();
    expect(cost(open, 'allies', '2006', 'N', 'horse')).not.toBeNull();
  });

  test('R75 zones reach in across a breach, and not across whole works', () => {
    const state = position('2005 fraser-1; 2006 foix');
    const into = (): string[] =>
      zonesInto({ ...rules, position: state }, stacksOf({ field, position: state }), '2005', 'allies');
    expect(into()).toEqual([]);
    state.breached = ['2005/S'];
    expect(into()).toEqual(['2006']);
  });

  test('R75 a ruined city hex gives -2 no more, costs 2 MP and still keeps zones out', () => {
    const state = position('2003 fraser-1; 2103 foix', { ruined: ['2003'] });
    expect(terrainOf({ field, position: state }, hex('2003'))).toMatchObject({ combat: 0, zoc: 'no', blocks: 'yes' });
    expect(terrainOf({ field, position: position('1806 br-c') }, hex('2003')).combat).toBe(-2);
    const open = hexSides.find((_, n) => hex('2002').next[n]?.id === '2003');
    expect(cost(state, 'british', '2002', open ?? 'S', 'foot')).toBe(2);
    expect(zonesInto({ ...rules, position: state }, stacksOf({ field, position: state }), '2003', 'allies')).toEqual(
      [],
    );
  });

  test('R75 repaired works are whole again', () => {
    const state = position('2005 fraser-1; 2006 foix', { breached: ['2005/S'] });
    ruleset.open(scenario).edits.breach?.apply(state, { hexside: '2005/S', breached: false });
    expect(zonesInto({ ...rules, position: state }, stacksOf({ field, position: state }), '2005', 'allies')).toEqual(
      [],
    );
  });
});

describe('S 4.19 O5', () => {
  test('O5 the rally bonus behind works is lost with one hexside breached', () => {
    const bonus = (changes: Partial<BoarState>): boolean =>
      rallyModifiers({ ...rules, position: position('2005 fraser-1 disrupted', changes) }, 'fraser-1').some(
        ({ name }) => name === 'drm.rally-works',
      );
    expect(bonus({})).toBe(true);
    expect(bonus({ breached: ['2005/SE'] })).toBe(false);
  });

  test('S 4.19 events breach and ruin by the same rules: units test, points go to who did it', () => {
    const state = position('2005 fraser-1; 2003 ra-2');
    const effects: Effect[] = [];
    drive(
      state,
      function* (play) {
        yield* play.at('card-24', () => breachSide(boardOf(rules, play), '2005/S', 'french', effects));
        yield* play.at('card-23', () => ruinCityHex(boardOf(rules, play), '2003', 'french', effects));
      },
      { faces: { test: 9 } },
    );
    expect(effects.map(({ kind }) => kind)).toEqual(['breach', 'test', 'ruin', 'victory', 'test']);
    expect(state.victory.french).toBe(1);
    cutAbatis(state, '2005/S', effects);
    expect(state.cleared).toEqual(['2005/S']);
  });

  test('S 4.19 a leader goes along with the last who leave a breach', () => {
    const state = position('2005 fraser-1, maitland');
    drive(state, (play) => breachSide(boardOf(rules, play), '2005/S', 'french', []), { faces: { test: 0 } });
    expect(state.units['fraser-1']?.hex).not.toBe('2005');
    expect(state.leaders.maitland?.hex).toBe(state.units['fraser-1']?.hex);
  });
});

test('O1 on tactical turns nobody digs or bombards', () => {
  const state = position('2009 fr-a-rt; 1806 br-c', { turn: 17, weather: 'favorable', siege: ['2009/N'] });
  Object.assign(campaign(state), { scale: 'tactical', declared: 5 });
  campaign(state).siege.building = [{ hex: '2008', placed: 12 }];
  const driven = drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)));
  expect(driven.asked.map(({ kind }) => kind).filter((kind) => /siege|works/.test(kind))).toEqual([]);
  expect(campaign(state).siege.building).toHaveLength(1);
});

describe('what an umpire may change', () => {
  const { edits, check } = ruleset.open(scenario);
  const siegeFaults = (state: BoarState): readonly string[] =>
    check(state).filter((fault) => /siege|breach|ruin|works/.test(fault));

  test('works, markers, breaches, abatis and ruins; what they leave is legal', () => {
    const state = position('1806 br-c');
    edits.works?.apply(state, { hex: '2009', sides: ['N', 'NE'] });
    edits.works?.apply(state, { hex: '2008', sides: ['N'] });
    edits.works?.apply(state, { hex: '2009', sides: ['N', 'NE', 'SE'] });
    edits.construction?.apply(state, { hex: '2108', present: true });
    edits.breach?.apply(state, { hexside: '2009/N', breached: true });
    edits.abatis?.apply(state, { hexside: '1404/S', cut: true });
    edits.ruin?.apply(state, { hex: '1802', ruined: true });
    expect(state).toMatchObject({ breached: ['2009/N'], cleared: ['1404/S'], ruined: ['1802'] });
    expect(campaign(state).siege).toMatchObject({ used: { 1: 1, 2: 0, 3: 1 } });
    expect(siegeFaults(state)).toEqual([]);
    edits.works?.apply(state, { hex: '2009', sides: [] });
    expect(state.siege).toEqual(['2008/N']);
    expect(state.breached).toEqual([]);
    expect(siegeFaults(state)).toEqual([]);
  });

  test('works too near, in a swamp or apart are no legal state', () => {
    const state = position('1806 br-c');
    edits.works?.apply(state, { hex: '2006', sides: ['N', 'S'] });
    edits.construction?.apply(state, { hex: '1206', present: true });
    expect(siegeFaults(state)).toEqual([
      'siege works in 2006, too near',
      'siege works in 1206, cemetery',
      'siege works of 2006 lie apart: N S',
    ]);
  });
});
