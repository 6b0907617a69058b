/** Every way a campaign ends, each reached in a game made for it (S 2.1–2.10). */
import { describe, expect, test } from 'vitest';
import type { CampaignSheet } from '../../../../src/games/savannah/campaign/schema.ts';
import { surrenderOdds } from '../../../../src/games/savannah/campaign/surrender.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf, turn } from '../../../../src/series/boar/rules/turn.ts';
import { settle } from '../../../../src/series/boar/rules/victory.ts';
import { campaign, field, position, rules, savannah } from '../../campaign.ts';
import { type Driven, drive, told } from '../../position.ts';
import { closePlayerTurn } from '../../steps.ts';

/** The end of a British player turn of the assault. */
function britishEnd(text: string, die: number, changes: Partial<BoarState> = {}): Driven {
  const state = position(text, { turn: 18, ordinal: 18, phasing: 'british', ...changes });
  campaign(state).scale = 'tactical';
  return drive(state, (play) => closePlayerTurn(savannah, boardOf(rules, play), 'british'), {
    faces: { surrender: die },
  });
}

interface Surrender {
  hexes: string[];
  sum: number;
  modifiers: { name: string; value: number }[];
  surrendered: boolean;
}

const rollOf = (driven: Driven): Surrender | undefined =>
  driven.events.find(({ kind }) => kind === 'savannah.surrender')?.facts as Surrender | undefined;

/** Destroys units until so many SP of these classes are gone. */
function destroy(state: BoarState, classes: readonly string[], strength: number): void {
  let left = strength;
  for (const counter of field.counters.values()) {
    if (left <= 0 || !classes.includes(counter.class)) continue;
    Object.assign(state.units[counter.id] ?? {}, { fate: 'eliminated', hex: null, steps: 0 });
    left -= counter.sp.full;
  }
}

function settled(state: BoarState): BoarState['over'] {
  drive(state, function* (play) {
    yield* [];
    settle(boardOf(rules, play));
  });
  return state.over;
}

describe('S 2.1 A the surrender of Savannah', () => {
  const held = '1803 foix; 1802 fraser-1, prevost';

  test('O20 with an Allied unit in Parade Order in the town the British roll at the end of their player turn', () => {
    expect(rollOf(britishEnd(held, 5))).toMatchObject({ hexes: ['1803'], sum: 4, surrendered: false });
    expect(rollOf(britishEnd('1804 foix; 1802 fraser-1, prevost', 0))).toBeUndefined();
    expect(rollOf(britishEnd('1803 foix disrupted; 1802 fraser-1, prevost', 0))).toBeUndefined();
    expect(rollOf(britishEnd('1803 destaing; 1802 fraser-1, prevost', 0))).toBeUndefined();
  });

  test('S 2.1 A what the roll may come to: one town hex takes 1 off, so that of ten faces the 0 alone gives it up', () => {
    const sheet = savannah.campaign as CampaignSheet;
    const odds = (text: string) =>
      surrenderOdds(sheet, { ...rules, position: position(text, { turn: 12, ordinal: 12 }) });
    expect(odds(held)).toEqual({ city: 1, die: 0, chance: 10 });
    // Without Prevost one less again: 0 and 1.
    expect(odds('1803 foix; 1802 fraser-1')).toEqual({ city: 1, die: 1, chance: 20 });
  });

  test('S 2.1 A at -1 or less Savannah surrenders: a decisive victory of the Allies', () => {
    const given = britishEnd(held, 0);
    expect(rollOf(given)).toMatchObject({ sum: -1, surrendered: true });
    expect(given.state.over).toEqual({ result: 'decisive', winner: 'allies', reason: 'surrendered' });
    expect(britishEnd(held, 1).state.over).toBeNull();
  });

  test('S 2.1 A ruined city hexes count like others, each of them -1', () => {
    const two = britishEnd('1803 foix; 1702 hainault; 1802 prevost', 5, { ruined: ['1702'] });
    expect(rollOf(two)).toMatchObject({ hexes: ['1702', '1803'], sum: 3 });
  });

  test.each([
    [11, 0],
    [10, -1],
    [5, -1],
    [4, -2],
    [1, -2],
  ])('S 2.1 A British army morale %i adds %i', (morale, value) => {
    const state = position(held);
    const driven = britishEnd(held, 9, { morale: { ...state.morale, british: morale } });
    expect(rollOf(driven)?.sum).toBe(9 - 1 + value);
  });

  test('S 2.1 A the loss of Prevost adds -1', () => {
    expect(rollOf(britishEnd('1803 foix; 1802 fraser-1', 9))?.modifiers).toEqual([
      expect.objectContaining({ name: 'surrender.commander', value: -1 }),
      expect.objectContaining({ name: 'surrender.town', value: -1 }),
    ]);
  });

  test('O20 nobody rolls at the end of an Allied player turn', () => {
    const state = position(held, { turn: 18, phasing: 'allies' });
    campaign(state).scale = 'tactical';
    expect(drive(state, (play) => closePlayerTurn(savannah, boardOf(rules, play), 'allies')).events).toEqual([]);
  });

  test('O20 zones of the British change nothing', () => {
    expect(rollOf(britishEnd('1803 foix; 1802 fraser-1, prevost; 1804 ra-4', 5))).toMatchObject({ hexes: ['1803'] });
  });
});

describe('S 2 instant victories', () => {
  const open = (): BoarState => position('1802 prevost; 2014 foix', { turn: 18 });

  test('S 2.1 B 26 SP of British, Germans and Provincials, 10 of them Regulars, are a decisive victory of the Allies', () => {
    const state = open();
    destroy(state, ['british-regular'], 10);
    expect(settled(state)).toBeNull();
    destroy(state, ['british-regular', 'german', 'provincial'], 26);
    expect(settled(state)).toEqual({ result: 'decisive', winner: 'allies', reason: 'force-destroyed' });
  });

  test('S 2.1 B without 10 SP of Regulars among them they are none; militia counts for nothing', () => {
    const state = open();
    destroy(state, ['german', 'provincial', 'tory-militia'], 60);
    destroy(state, ['british-regular'], 6);
    expect(settled(state)).toBeNull();
  });

  test('S 2.4 26 SP of Regulars, mercenaries and Continentals, 18 of them French Regulars, are one of the British', () => {
    const state = open();
    destroy(state, ['american-continental', 'french-mercenary'], 40);
    destroy(state, ['french-regular'], 14);
    expect(settled(state)).toBeNull();
    destroy(state, ['french-regular'], 20);
    expect(settled(state)).toEqual({ result: 'decisive', winner: 'british', reason: 'force-destroyed' });
  });

  test('R7 who never arrives is no loss', () => {
    const state = open();
    expect(state.units['fraser-1']?.fate).toBe('reserve');
    campaign(state).arrivals.barred = ['fraser-1', 'trumbach', 'rnc'];
    expect(settled(state)).toBeNull();
  });

  test.each([
    ['british', 'allies'],
    ['french', 'british'],
    ['american', 'british'],
  ])('S 2.2, 2.5 the morale of the %s army at 0 is a substantial victory of the %s', (army, winner) => {
    const state = open();
    state.morale[army] = 0;
    expect(settled(state)).toEqual({ result: 'substantial', winner, reason: 'army-collapsed' });
  });
});

describe('S 2 the end of turn 25', () => {
  /** The last turn, with these points in halves before it is counted up. */
  function lastTurn(victory: Record<string, number>, text = '1802 prevost; 2014 foix', last = 25): Driven {
    const state = position(text, { turn: last, ordinal: last, victory, weather: 'favorable' });
    campaign(state).scale = 'tactical';
    return drive(state, (play) => turn(boardOf(rules, play)), {
      faces: { 'british/initiative': 5 },
      answers: initiative(),
    });
  }
  /** Throws that differ, so that the turn has an order. */
  const initiative = () => ({ 'initiative-momentum': ({ role }: { role: string }) => (role === 'allies' ? 1 : 0) });

  test('S 1.5 after turn 25 the campaign is over, and not before', () => {
    expect(lastTurn({}).state.over).not.toBeNull();
    const { state } = lastTurn({}, undefined, 24);
    expect([state.over, state.turn]).toEqual([null, 25]);
  });

  test('S 2.3 three points ahead the Allies have a marginal victory', () => {
    expect(lastTurn({ british: 2, french: 5, american: 3 }).state.over).toMatchObject({
      result: 'marginal',
      winner: 'allies',
    });
  });

  test('S 2.6 with less it is the British who have it', () => {
    expect(lastTurn({ british: 2, french: 4, american: 3 }).state.over).toMatchObject({
      result: 'marginal',
      winner: 'british',
    });
  });

  test('S 2.8 Spring Hill scores for the army that holds it at the end', () => {
    const driven = lastTurn({ british: 2, french: 4, american: 2 }, '1802 prevost; 1404 foix');
    expect(driven.state.victory.french).toBe(6);
    expect(driven.state.over).toMatchObject({ winner: 'allies' });
  });

  const individual = (driven: Driven): unknown => told(driven, 'boar.over')[0]?.facts.individual;

  test('S 2.10, R10 of Allies who win the army with most points has won, then the one of higher morale, else both', () => {
    expect(individual(lastTurn({ british: 0, french: 6, american: 3 }))).toEqual(['french']);
    expect(individual(lastTurn({ british: 0, french: 4, american: 4 }))).toEqual(['american']);
    expect(individual(lastTurn({ british: 9, french: 4, american: 4 }))).toEqual([]);
  });

  test('S 2.10 so too when they win at once; Spring Hill counts then as well', () => {
    const state = position('1802 prevost; 1404 foix', { turn: 18, victory: { british: 0, french: 3, american: 4 } });
    state.morale.british = 0;
    const driven = drive(state, function* (play) {
      yield* [];
      settle(boardOf(rules, play));
    });
    expect(individual(driven)).toEqual(['french']);
    expect(driven.state.victory.french).toBe(5);
  });
});
