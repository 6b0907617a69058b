/** The weather of the campaign: its die, what follows without one, and what it does (S 4.2, R8, R9). */
import { describe, expect, test } from 'vitest';
import type { CampaignSheet } from '../../../../src/games/savannah/campaign/schema.ts';
import { havoc } from '../../../../src/series/boar/frame/weather.ts';
import { partyOf, pointsOf } from '../../../../src/series/boar/rules/paths.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { campaign, position, rules, savannah } from '../../campaign.ts';
import { type Driven, drive, type Faces } from '../../position.ts';
import { openStrategicTurn } from '../../steps.ts';

const sheet = savannah.campaign as CampaignSheet;

/** The opening of a turn after weather `was`; the die of the weather as thrown. */
function opened(turn: number, die: number, was: string, faces: Faces = {}): Driven {
  const state = position('1802 prevost', { turn, ordinal: turn, weather: was });
  return drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)), {
    faces: { weather: die, ...faces },
  });
}

const weatherOn = (turn: number, die: number, was: string): string => opened(turn, die, was).state.weather;

describe('S 4.2 weather', () => {
  test.each([
    [0, 'gale'],
    [1, 'squall'],
    [2, 'storms'],
    [3, 'heavy-rain'],
    [4, 'heavy-rain'],
    [5, 'favorable'],
    [9, 'favorable'],
  ])('S 4.2 a die of %i is %s', (die, kind) => {
    expect(weatherOn(7, die, 'heavy-rain')).toBe(kind);
  });

  test('R9 the weather is thrown for on turns 1, 2, 4, 5, 7, 8, 10, 11, 13 and 14', () => {
    const thrown = Array.from({ length: 15 }, (_, n) => n + 1).filter((turn) =>
      opened(turn, 5, 'storms').rolled.some((address) => address.endsWith('!weather')),
    );
    expect(thrown).toEqual([1, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
  });

  test('S 4.2 turn 2 takes 1 from the die and turn 4 takes 2: only there a hurricane blows', () => {
    expect(weatherOn(2, 0, 'heavy-rain')).toBe('hurricane');
    expect(weatherOn(2, 1, 'heavy-rain')).toBe('gale');
    expect(weatherOn(4, 1, 'heavy-rain')).toBe('hurricane');
    expect(weatherOn(4, 2, 'heavy-rain')).toBe('gale');
    expect(weatherOn(5, 0, 'heavy-rain')).toBe('gale');
  });

  test('S 4.2 fair weather on the turn before adds 1, and adds to what the turn does', () => {
    expect(weatherOn(7, 4, 'favorable')).toBe('favorable');
    expect(weatherOn(2, 0, 'favorable')).toBe('gale');
    expect(weatherOn(4, 0, 'favorable')).toBe('hurricane');
  });

  test('R9 nothing comes before turn 1 that could add to its die', () => {
    expect(weatherOn(1, 4, 'favorable')).toBe('heavy-rain');
  });

  test.each(['hurricane', 'gale', 'squall'])('S 4.2 without a die %s turns to heavy rain', (was) => {
    expect(weatherOn(3, 9, was)).toBe('heavy-rain');
  });

  test.each(['storms', 'heavy-rain', 'favorable'])('S 4.2 without a die %s stays', (was) => {
    expect(weatherOn(6, 0, was)).toBe(was);
  });

  test.each([
    ['hurricane', 0],
    ['gale', 2],
    ['squall', 3],
    ['storms', 4],
    ['heavy-rain', 4],
    ['favorable', 4],
    ['fog', 4],
  ])('S 4.2 %s leaves four MP as %i', (weather, mp) => {
    const state = position('2014 foix', { turn: 9, weather });
    expect(pointsOf({ ...rules, position: state }, partyOf(rules, 'allies', ['foix'], false))).toBe(mp);
  });

  test('S 4.2 nobody marches strategically in storms or worse', () => {
    const kinds = Object.entries(savannah.field.tables.weather).filter(([, row]) => !row.strategic);
    expect(new Set(kinds.map(([kind]) => kind))).toEqual(new Set(['hurricane', 'gale', 'squall', 'storms']));
  });

  test('S 4.2 shots and fights are worse off by the table, and stop in a hurricane; no fire in a gale', () => {
    const { weather } = savannah.field.tables;
    const seen = Object.entries(weather).map(([kind, { fire, combat, rally, noFire, noCombat }]) => [
      kind,
      noFire ? 'none' : fire,
      noCombat ? 'none' : combat,
      rally,
    ]);
    expect(new Set(seen)).toEqual(
      new Set([
        ['hurricane', 'none', 'none', -2],
        ['gale', 'none', -2, -1],
        ['squall', -1, -1, 0],
        ['storms', -1, 0, 0],
        ['heavy-rain', -1, 0, 0],
        ['favorable', 0, 0, 0],
        ['fog', -1, 0, 0],
      ]),
    );
  });
});

describe('S 4.2 the hurricane', () => {
  const blow = (state: BoarState, faces: Faces, answers = {}): Driven =>
    drive(Object.assign(state, { weather: 'hurricane' }), (play) => havoc(sheet, boardOf(rules, play)), {
      faces,
      answers,
    });

  test('S 4.2 an army with units in the open loses a step of one of them on 8 or 9; the owner says of which', () => {
    const driven = blow(position('2014 foix; 2015 hainault'), { 'french/!havoc': 8 }, { 'weather-victim': 'hainault' });
    expect(driven.asked.map(({ kind, role }) => `${role} ${kind}`)).toEqual(['allies weather-victim']);
    expect(driven.state.units.hainault?.steps).toBe((savannah.field.counters.get('hainault')?.steps ?? 0) - 1);
    expect(driven.state.victory.british).toBeGreaterThan(0);
  });

  test('S 4.2 on 9 as on 8 a step is lost', () => {
    const { steps = 0 } = savannah.field.counters.get('foix') ?? {};
    expect(blow(position('2014 foix'), { 'french/!havoc': 9 }).state.units.foix?.steps).toBe(steps - 1);
  });

  test('S 4.12 a mortar that the hurricane strikes rolls for how badly', () => {
    const { state } = blow(position('2014 mortar'), { 'french/!havoc': 8, 'mortar/!disable': 0 });
    expect(state.units.mortar).toMatchObject({
      mortar: 'silenced',
      steps: savannah.field.counters.get('mortar')?.steps,
    });
  });

  test('S 4.2 on 7 it does no harm', () => {
    expect(blow(position('2014 foix'), { 'french/!havoc': 7 }).asked).toEqual([]);
  });

  test('S 4.2 within the lines and in siege works nobody throws', () => {
    const sheltered = position('1802 fraser-1; 2009 foix', { siege: ['2009/N'] });
    expect(blow(sheltered, { havoc: 9 }).rolled).toEqual([]);
    expect(blow(position('2009 foix'), { havoc: 0 }).rolled).toHaveLength(1);
  });
});

describe('S 1.6 the weather of the hours', () => {
  const hour = (turn: number, was: string, declared: number | null): Driven => {
    const state = position('1802 prevost', { turn, ordinal: 10, weather: was });
    Object.assign(campaign(state), { declared, scale: turn === 16 ? 'strategic' : 'tactical' });
    return drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)));
  };

  test('S 1.6 in case B turn 16 lies in fog and all that follow are fair', () => {
    expect(hour(16, 'storms', null).state.weather).toBe('fog');
    expect(hour(17, 'fog', null).state.weather).toBe('favorable');
    expect(hour(20, 'favorable', null).state.weather).toBe('favorable');
  });

  test('R8 in case A the weather of the day lasts, and a storm has turned to heavy rain', () => {
    expect(hour(16, 'storms', 12).state.weather).toBe('storms');
    expect(hour(17, 'storms', 12).state.weather).toBe('storms');
    expect(hour(16, 'gale', 12).state.weather).toBe('heavy-rain');
    expect(hour(16, 'favorable', 12).state.weather).toBe('favorable');
  });

  test('S 1.6 the weather of the first hour is told though it is that of the day before, of later ones only as it turns', () => {
    const tellings = ({ events }: Driven): number => events.filter(({ kind }) => kind === 'savannah.weather').length;
    expect([tellings(hour(16, 'favorable', 12)), tellings(hour(17, 'favorable', 12))]).toEqual([1, 0]);
    expect([tellings(hour(17, 'fog', null)), tellings(hour(18, 'favorable', null))]).toEqual([1, 0]);
  });

  test('O27 no die is thrown on a tactical turn', () => {
    expect(hour(16, 'gale', 12).rolled).toEqual([]);
    expect(hour(17, 'fog', null).rolled).toEqual([]);
  });
});
