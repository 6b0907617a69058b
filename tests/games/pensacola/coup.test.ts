/** The coup de main: guns spiked, the well, the French tried, commanders wounded, and whom the Spanish place. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { healCommanders, mournChief } from '../../../src/games/pensacola/coup/commanders.ts';
import { catchSappers, sappers, withdrawSappers } from '../../../src/games/pensacola/coup/sappers.ts';
import { spikeGuns } from '../../../src/games/pensacola/coup/spiking.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import { setup } from '../../../src/games/pensacola/setup.ts';
import { placeChosen } from '../../../src/series/boar/frame/opening.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { takeSteps } from '../../../src/series/boar/rules/losses.ts';
import { totalStrength } from '../../../src/series/boar/rules/odds.ts';
import { partyOf } from '../../../src/series/boar/rules/paths.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { hexAt } from '../../../src/series/boar/rules/units.ts';
import { drive } from '../position.ts';
import { pensacola as campaign } from './campaign.ts';
import { at, boardWith, field, pensacola, position, rules, stood } from './field.ts';

type State = ReturnType<typeof position>;
type Choices = Parameters<typeof drive>[2];

describe('spiking', () => {
  const spiking = (state: State, choices?: Choices) =>
    drive(state, (play) => spikeGuns(boardOf(rules, play), 'british'), choices);
  const text = '2225 garrison-c, br-marines; 2125 navarra; 2325 garrison-e';

  test('P 3.8 costs the British one army morale however many guns it is, and the Spanish gain nothing', () => {
    const { state } = spiking(position(text), { answers: { spike: ['garrison-c', 'garrison-e'] } });
    expect([state.units['garrison-c']?.fate, state.units['garrison-e']?.hex]).toEqual(['removed', null]);
    expect(state.morale).toEqual({ british: 15, spanish: 17 });
    expect(state.victory).toEqual({ british: 0, spanish: 0 });
  });

  test('P 3.8 a leader who stood with the guns alone rides to his own as they are gone', () => {
    const { state } = spiking(position('2225 garrison-c, von-horn; 2125 navarra; 2325 foot-16'), {
      answers: { spike: ['garrison-c'] },
    });
    expect(state.leaders['von-horn']?.hex).toBe('2325');
  });

  test('P 3.8 is asked where the enemy is near, or a line says it; the line hears what came of it', () => {
    expect(spiking(position('2225 garrison-c; 2015 navarra')).asked).toEqual([]);
    const line = {
      verb: 'SPIKE',
      args: { units: ['garrison-c', 'garrison-f'] },
      canonical: 'SPIKE',
    } as unknown as Order;
    const said = spiking(position(text), { answers: { spike: ['garrison-c'] }, books: { 'movement@british': [line] } });
    expect(said.settled.map(({ fate }) => fate.kind)).toEqual(['done', 'failed']);
  });
});

test('P 3.8 nobody is asked who has no garrison guns, or whose lines say something else; no gun is spiked twice', () => {
  const line = (verb: string) => ({ verb, args: { units: ['garrison-c'] }, canonical: verb }) as unknown as Order;
  const asked = (text: string, verb: string) =>
    drive(position(text), (play) => spikeGuns(boardOf(rules, play), 'british'), {
      answers: { spike: [] },
      books: { 'movement@british': [line(verb)] },
    }).asked;
  expect(asked('2225 br-marines; 2125 navarra', 'SPIKE')).toEqual([]);
  expect(asked('2225 garrison-c; 2015 navarra', 'MOVE')).toEqual([]);
  const [need] = asked('2225 garrison-c, br-marines; 2015 navarra', 'SPIKE');
  const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
  expect(judge(['garrison-c'])).toEqual([]);
  expect([judge(['garrison-c', 'garrison-c']), judge(['br-marines'])].map((faults) => faults.length)).toEqual([1, 1]);
});

test('P 2.5.3 the well costs the British one army morale while Spaniards hold it', () => {
  const state = position('2125 navarra, art-1a');
  const enters = (from: string, to: string, unit: string) => {
    const party = partyOf(at(state), 'spanish', [unit], false);
    drive(state, (play) =>
      rules.house.onEnter(boardOf(rules, play), party, hexAt(field, from), hexAt(field, to), false),
    );
    Object.assign(state.units[unit] as object, { hex: to });
    return state.morale.british;
  };
  expect([enters('2125', '2225', 'navarra'), enters('2125', '2225', 'art-1a')]).toEqual([15, 15]);
  expect([enters('2225', '2125', 'art-1a'), enters('2225', '2125', 'navarra')]).toEqual([15, 16]);
});

test('P 2.5.3 Spaniards who held the well hold it in disorder too, till the last has gone; the British do not', () => {
  const after = (text: string, well: boolean, formation = 'parade') => {
    const state = position(text);
    for (const unit of Object.values(state.units)) if (unit.hex === '2225') Object.assign(unit, { formation });
    Object.assign(state.coup, { well });
    stood(state, '2225');
    return [state.coup.well, state.morale.british];
  };
  expect(after('2225 br-marines', false)).toEqual([false, 16]);
  expect(after('2225 navarra', false)).toEqual([true, 15]);
  expect(after('2225 navarra', false, 'disrupted')).toEqual([false, 16]);
  expect(after('2225 navarra', true, 'disrupted')).toEqual([true, 16]);
  expect(after('2125 navarra; 2225 br-marines', true)).toEqual([false, 17]);
});

describe('leaders', () => {
  test('P 2.5.4 a wounded commander is away for two turns, then with the strongest of his men', () => {
    const state = position('3122 navarra; 2519 aragon', { turn: 4 });
    Object.assign(state.leaders.galvez as object, { hex: null, fate: 'removed' });
    const opens = (turn: number) => {
      Object.assign(state, { turn });
      drive(state, function* (play) {
        yield* [];
        healCommanders(pensacola, boardOf(rules, play));
      });
      return state.leaders.galvez?.hex;
    };
    expect([opens(4), opens(5), opens(6)]).toEqual([null, null, '3122']);
  });

  test('P 2.5.4 he joins the strongest wherever they stand, none who is but a leader, and only once', () => {
    const healed = (text: string) => {
      const state = position(text, { turn: 6 });
      Object.assign(state.leaders.galvez as object, { hex: null, fate: 'removed' });
      Object.assign(state.coup.healing, { galvez: 6 });
      const opens = () =>
        drive(state, function* (play) {
          yield* [];
          healCommanders(pensacola, boardOf(rules, play));
        }).events.length;
      return [opens(), state.leaders.galvez?.hex, opens()];
    };
    // Aragon is 3 SP, Navarra 6.
    expect(healed('2519 aragon; 3122 navarra')).toEqual([1, '3122', 0]);
    expect(healed('3122 navarra; 2519 aragon')).toEqual([1, '3122', 0]);
    expect(healed('2519 navarra; 3122 aragon')).toEqual([1, '2519', 0]);
    expect(healed('3122 aragon; 2519 navarra')).toEqual([1, '2519', 0]);
    expect(healed('2519 ezpeleta; 2225 br-marines')).toEqual([0, null, 0]);
    const unhurt = position('2519 navarra, galvez', { turn: 6 });
    drive(unhurt, function* (play) {
      yield* [];
      healCommanders(pensacola, boardOf(rules, play));
    });
    expect(unhurt.coup.healing).toEqual({});
  });

  test('P 2.5.4 the Indians who stand with Franchimastabe test as he falls', () => {
    const effects: Effect[] = [{ kind: 'leader', leader: 'franchimastabe', die: 0, result: 'killed' }];
    const state = position('2828 creeks, kfr');
    drive(state, (play) => mournChief(boardOf(rules, play), '2828', 'spanish', effects), { faces: { test: 9 } });
    expect(effects.flatMap((effect) => (effect.kind === 'test' ? [effect.test.unit] : []))).toEqual(['creeks']);
  });
});

describe('sappers', () => {
  const ofSiege = rulesOf(campaign);
  const standing = (places: Record<string, string>) => {
    const state = setup(campaign);
    for (const unit of Object.values(state.units)) Object.assign(unit, { hex: null, fate: 'reserve' });
    for (const [id, hex] of Object.entries(places)) Object.assign(state.units[id] as object, { hex, fate: 'field' });
    return { ...ofSiege, position: state };
  };

  test('P 4.3.3 add nothing to the strength of others, and are one SP alone', () => {
    const there = standing({ sappers: '2518', aragon: '2518' });
    const strength = (...units: string[]): number => totalStrength(there, units, false);
    expect([strength('aragon', 'sappers'), strength('sappers'), strength('aragon')]).toEqual([3, 1, 3]);
  });

  test('P 4.3.2 do not come up to the enemy alone', () => {
    const there = standing({ sappers: '2722', aragon: '2722', 'foot-16': '2724' });
    const { mayEnter } = sappers.amends;
    const enters = (...units: string[]) =>
      mayEnter?.(
        there,
        partyOf(there, 'spanish', units, false),
        hexAt(campaign.field, '2722'),
        'S',
        hexAt(campaign.field, '2723'),
        'passing',
      )?.code;
    expect([enters('sappers'), enters('sappers', 'aragon')]).toEqual(['pensacola.sappers-alone', undefined]);
  });

  /** Their march: caught before it, sent away after it. */
  const alone = (places: Record<string, string>) => {
    const { position: state } = standing({ ...places, sappers: '2611' });
    const driven = drive(state, function* (play) {
      const board = boardOf(ofSiege, play);
      catchSappers(board, 'spanish');
      yield* withdrawSappers(board, 'spanish');
    });
    return {
      unit: state.units.sappers,
      ways: driven.asked.flatMap(({ space }) => (space.kind === 'one' ? space.of : [])),
    };
  };

  test('P 4.3.2 alone beside the enemy they go where no enemy is near; with others or away from him they stay', () => {
    const { unit, ways } = alone({ 'foot-16': '2711' });
    expect(ways).toContain(unit?.hex);
    expect(ways).not.toContain('2711');
    expect(ways.some((hex) => hexAt(campaign.field, '2711').next.some((near) => near?.id === hex))).toBe(false);
    expect([alone({ 'foot-16': '2711', aragon: '2611' }).ways, alone({ 'foot-16': '2811' }).ways]).toEqual([[], []]);
  });

  test('P 4.3.2 where every way is shut they are taken', () => {
    const shut = hexAt(campaign.field, '2611').next.flatMap((near) => (near === null ? [] : [near.id]));
    const units = ['foot-16', 'br-light', 'waldeck-3', 'ra-3', 'pa-loy', 'md-loy'];
    const taken = alone(Object.fromEntries(shut.map((hex, n) => [units[n] ?? '', hex])));
    expect([taken.unit?.fate, taken.unit?.hex, taken.ways]).toEqual(['captured', null, []]);
  });
});

test('P 3.7.3 the mortar moves or fires in the coup de main, not both', () => {
  const state = position('3122 mortar');
  drive(state, (play) =>
    rules.house.onEnter(
      boardOf(rules, play),
      partyOf(at(state), 'spanish', ['mortar'], false),
      hexAt(field, '3122'),
      hexAt(field, '3121'),
      false,
    ),
  );
  expect(state.units.mortar?.mortar).toBe('moved');
});

test('P 2.4.1 an Indian unit is worth half a point', () => {
  const state = position('2828 creeks, br-light');
  const lose = (unit: string): number => {
    const before = state.victory.spanish ?? 0;
    takeSteps(boardWith(state), unit, 1, { fellows: [unit], gainer: 'spanish' }, []);
    return (state.victory.spanish ?? 0) - before;
  };
  expect([lose('creeks'), lose('br-light')]).toEqual([1, 2]);
});

test('P 6.1.2 the Spanish place Ezpeleta, the Grenadiers and the Light Infantry in or beside Spanish stacks, not French', () => {
  const state = setup(pensacola);
  const { asked } = drive(state, (play) => placeChosen(pensacola, boardOf(rules, play)), {
    answers: { 'sp-grenadiers/setup-place@spanish': '3022' },
  });
  const places = asked.map(({ space }) => (space.kind === 'one' ? space.of : []));
  expect(asked.map(({ address }) => address.split('/').at(-2))).toEqual(['sp-grenadiers', 'sp-light', 'ezpeleta']);
  expect(places[2]).toContain('2117');
  expect(places[2]).not.toContain('2518');
  expect([state.units['sp-grenadiers']?.hex, state.units['sp-light']?.hex]).toEqual(['3022', '3121']);
});
