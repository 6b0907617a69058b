/** Reinforcements of the campaign: schedule, entries, delays, bonuses and losses (S 4.7, 4.8, schedule; R11, R12). */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/engine/contract.ts';
import { setup } from '../../../../src/games/savannah/setup.ts';
import { callUnit, hidingPlaces, isStillAway, placeUnit } from '../../../../src/series/boar/frame/called.ts';
import { nearestOpen, openHexes } from '../../../../src/series/boar/frame/entries.ts';
import { arrivalAllowance, bar, delay, dueBy, reinforce } from '../../../../src/series/boar/frame/reinforcements.ts';
import { planMarch } from '../../../../src/series/boar/rules/march.ts';
import { groundFor, partyOf, searchFor } from '../../../../src/series/boar/rules/paths.ts';
import { stacksOf } from '../../../../src/series/boar/rules/stacks.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../../src/series/boar/rules/turn.ts';
import { move } from '../../assault.ts';
import { campaign, field, position, rules, savannah } from '../../campaign.ts';
import { type Answers, type Driven, drive, type Faces } from '../../position.ts';
import { movementPhase, openStrategicTurn } from '../../steps.ts';

/** The Reinforcement phase of a side on a turn. */
function arrive(state: BoarState, side: string, turn: number, faces: Faces = {}, answers: Answers = {}): Driven {
  Object.assign(state, { turn, ordinal: turn, phasing: side });
  return drive(state, (play) => reinforce(boardOf(rules, play), side), { faces, answers });
}

/** That phase and the Movement phase after it. */
function arriveAndMove(
  state: BoarState,
  side: string,
  turn: number,
  orders: readonly Order[] = [],
  faces: Faces = {},
  answers: Answers = {},
): Driven {
  Object.assign(state, { turn, ordinal: turn, phasing: side });
  const steps = function* (play: Parameters<Parameters<typeof drive>[1]>[0]) {
    yield* play.at('arrival', () => reinforce(boardOf(rules, play), side));
    yield* play.at('movement', () => movementPhase(savannah, boardOf(rules, play), side));
  };
  return drive(state, steps, { faces, answers, books: { [`movement@${side}`]: orders } });
}

const kinds = (driven: Driven): string[] => driven.events.map(({ kind }) => kind);
/** Why orders of a phase were not carried out. */
const refused = (driven: Driven): string[] =>
  driven.events.flatMap(({ kind, facts }) =>
    kind === 'boar.order-failed' ? [(facts as { reason: { code: string } }).reason.code] : [],
  );
const at = (state: BoarState, id: string): string | null => (state.units[id] ?? state.leaders[id])?.hex ?? null;
/** Nobody on the map but these; everybody else waits as the schedule says. */
const waiting = (text = '1802 prevost'): BoarState => position(text, { weather: 'favorable' });

/** Turn, side, entry, counters: the schedule as the rulebook prints it. */
const SCHEDULE: readonly [number, string, string, string][] = [
  [1, 'british', 'B-1', 'delancey-1 gam-2'],
  [1, 'british', 'HQ', 'br-a'],
  [2, 'allies', 'F', 'champagne avant-garde'],
  [3, 'british', 'B-2', 'kfr gam-1'],
  [3, 'british', 'HQ', 'br-b'],
  [3, 'allies', 'A', 'mcintosh sc-1 sc-3 sc-6 twiggs dooly ga-militia'],
  [3, 'allies', 'F', 'stedingk auxerrois foix guad-flank guad-fus'],
  [4, 'british', 'HQ', 'marines navy br-naval br-fort'],
  [4, 'allies', 'F', 'pulaski destaing conde cambresis hainault'],
  [5, 'british', 'HQ', 'savannah-militia br-d'],
  [5, 'allies', 'A', 'va-levies va-dragoons'],
  [5, 'allies', 'F', 'col-chasseurs du-cap port-au-prince martinique'],
  [
    6,
    'allies',
    'F',
    'dillon dillon-irish armagnac grenadier-bn vol-grenadiers noailles reserve-bn reserve-art sd-grenadiers sd-volunteers',
  ],
  [7, 'british', 'HQ', 'maitland fraser-1'],
  [
    7,
    'allies',
    'A',
    'lincoln beekman horry laurens light-corps charles-1 charles-2 huger sc-2 sc-5 harden garden skirving reed sc-militia',
  ],
  [8, 'british', 'HQ', 'trumbach rnc'],
  [8, 'allies', 'variable', 'marine-bn bombardiers mortar'],
  [9, 'british', 'HQ', 'br-invalid'],
  [9, 'allies', 'variable', 'marine-coy fr-a-rt fr-b-rt'],
  [10, 'british', 'HQ', 'black-volunteers br-augusta'],
  [10, 'allies', 'variable', 'fr-a-lft'],
  [11, 'british', 'HQ', 'br-carolina'],
  [11, 'allies', 'variable', 'sd-detachment fr-b-lft'],
  [12, 'british', 'HQ', 'convalescents br-grand'],
];

describe('S schedule', () => {
  test('S schedule every unit comes on its turn by its entry, and nobody else', () => {
    const scheduled = [...field.counters.values(), ...field.leaders.values()].flatMap(({ id, side, arrival }) =>
      arrival === null || arrival === 'event' ? [] : [`${arrival.turn} ${side} ${arrival.entry} ${id}`],
    );
    const printed = SCHEDULE.flatMap(([turn, side, entry, ids]) =>
      ids.split(' ').map((id) => `${turn} ${side} ${entry} ${id}`),
    );
    expect(scheduled.sort()).toEqual(printed.sort());
  });

  test.each(
    SCHEDULE.filter(([, , entry]) => entry !== 'variable'),
  )('S 4.7 turn %i, the %s at %s', (turn, side, entry, ids) => {
    const { state } = arrive(waiting(), side, turn);
    const hex = entry === 'HQ' ? '1802' : savannah.map.entries.hexes[entry]?.[0];
    for (const id of ids.split(' ')) expect(at(state, id), id).toBe(hex);
  });

  test('S 4.7 the campaign opens with nobody on the map who comes later', () => {
    const state = setup(savannah);
    for (const { id, arrival } of field.counters.values()) {
      expect(state.units[id]?.fate, id).toBe(arrival === null ? 'field' : 'reserve');
    }
    expect(at(state, 'porbeck')).toBe('1805');
    expect(at(state, 'graham-li')).toBe('1803');
  });

  test.each([
    [0, '3920'],
    [4, '3920'],
    [5, '4214'],
    [7, '4214'],
    [8, '4105'],
    [9, '3123'],
  ])('S 4.7 O8 one die for the French of turn 8: %i brings all of them in at %s', (die, hex) => {
    const driven = arrive(waiting(), 'allies', 8, { entry: die }, { 'enter-hex': '3920' });
    for (const id of ['marine-bn', 'bombardiers', 'mortar']) expect(at(driven.state, id)).toBe(hex);
    expect(driven.rolled.filter((address) => address.endsWith('!entry'))).toHaveLength(1);
  });

  test('O8 V-1 leaves its owner the choice of two hexes for each of its units', () => {
    const bySea = { 'enter-hex': '3920', 'mortar/enter-hex@allies': '3822' };
    const driven = arrive(waiting(), 'allies', 8, { entry: 2 }, bySea);
    const entries = driven.asked.map(({ kind, space }) => [kind, space.kind === 'one' ? space.of : null]);
    expect(entries.length).toBeGreaterThan(1);
    for (const asked of entries) expect(asked).toEqual(['enter-hex', ['3822', '3920']]);
    expect([at(driven.state, 'mortar'), at(driven.state, 'marine-bn')]).toEqual(['3822', '3920']);
    const told = driven.events.map(({ facts }) => facts);
    expect(told).toContainEqual(expect.objectContaining({ entry: 'V-1', hex: '3822', units: ['mortar'] }));
  });
});

describe('S 4.7 movement on arrival', () => {
  /** MP of a unit that has come in by an entry, strategic or not. */
  const mpAfter = (id: string, die: number, strategic: boolean, weather = 'favorable'): number => {
    const { state } = arrive(Object.assign(waiting(), { weather }), 'allies', 8, { entry: die });
    const ground = groundFor({ ...rules, position: state }, stacksOf({ field, position: state }), 'allies');
    return searchFor({ ...rules, position: state }, ground, partyOf(rules, 'allies', [id], strategic)).mp;
  };

  test('O8 by V-1 a mortar of 2 MP gains 2, doubles them, and doubles them again by strategic movement', () => {
    expect(mpAfter('mortar', 0, false)).toBe(8);
    expect(mpAfter('mortar', 0, true)).toBe(16);
    expect(mpAfter('marine-bn', 0, false)).toBe((field.counters.get('marine-bn')?.mp ?? 0) + 2);
  });

  test('O8 by V-2 and V-3 guns double their MP, others keep theirs', () => {
    expect(mpAfter('mortar', 5, false)).toBe(4);
    expect(mpAfter('mortar', 8, true)).toBe(8);
    expect(mpAfter('marine-bn', 5, false)).toBe(field.counters.get('marine-bn')?.mp);
  });

  test('S 4.7 by F there is neither bonus nor strategic movement', () => {
    expect(mpAfter('mortar', 9, false)).toBe(2);
    const driven = arriveAndMove(waiting(), 'allies', 2, [move('champagne', '3117', { strategic: true })]);
    expect(refused(driven)).toEqual(['boar.strategic-arrival']);
  });

  test('S 4.7 by A there is no strategic movement; a turn later there is', () => {
    const first = arriveAndMove(waiting(), 'allies', 3, [move('sc-1', '1114', { strategic: true })]);
    expect(at(first.state, 'sc-1')).toBe('1014');
    expect(campaign(first.state).arrivals.gate).toEqual({});
    const ground = groundFor({ ...rules, position: first.state }, stacksOf({ field, position: first.state }), 'allies');
    const search = searchFor({ ...rules, position: first.state }, ground, partyOf(rules, 'allies', ['sc-1'], true));
    expect(search.arriving).toBe(false);
  });

  test.each([
    ['fraser-1', 7],
    ['maitland', 7],
    ['trumbach', 8],
    ['rnc', 8],
  ])('O3 %s moves one hex on turn %i when it comes', (id, turn) => {
    const { state } = arrive(waiting(), 'british', turn);
    const ground = groundFor({ ...rules, position: state }, stacksOf({ field, position: state }), 'british');
    const search = searchFor({ ...rules, position: state }, ground, partyOf(rules, 'british', [id], false));
    const from = field.hexes.get('1802');
    const to = field.hexes.get('1805');
    if (!from || !to) throw new Error('no such hex');
    const planned = planMarch(search, from, to, [], false);
    expect('march' in planned && planned.march.go).toBe(1);
  });

  test('E10 a French unit that comes in at F on turn 2 is 5 hexes from the lines by turn 4 in fair weather, by road', () => {
    const state = waiting();
    arriveAndMove(state, 'allies', 2, [move('champagne', '1811')]);
    for (const turn of [3, 4]) {
      Object.assign(state, { turn, ordinal: turn, phasing: 'allies' });
      drive(state, (play) => movementPhase(savannah, boardOf(rules, play), 'allies'), {
        books: { 'movement@allies': [move('champagne', '1811', { strategic: true })] },
      });
    }
    expect(at(state, 'champagne')).toBe('1811');
  });
});

describe('S 4.7 room at the entry', () => {
  test('S 4.7 more may come in together than may stand together, as long as they go on at once', () => {
    const state = waiting();
    bar(state, ['mcintosh', 'sc-1', 'sc-3', 'sc-6', 'twiggs', 'dooly', 'ga-militia']);
    const orders = [move('auxerrois, foix', '3022'), move('guad-flank, guad-fus', '3122'), move('stedingk', '3022')];
    const driven = arriveAndMove(state, 'allies', 3, orders);
    expect(['auxerrois', 'foix', 'guad-flank', 'guad-fus'].map((id) => at(driven.state, id))).toEqual([
      '3022',
      '3022',
      '3122',
      '3122',
    ]);
    expect(kinds(driven)).not.toContain('savannah.delayed');
  });

  test('S 4.7 who does not move and has no room comes a turn later, and first', () => {
    const driven = arriveAndMove(waiting(), 'allies', 6);
    const { state } = driven;
    const back = driven.events.filter(({ kind }) => kind === 'savannah.delayed').at(-1);
    const { units, turn, reason } = back?.facts as unknown as { units: string[]; turn: number; reason: string };
    expect([turn, reason]).toEqual([7, 'no-room']);
    expect(units.length).toBeGreaterThan(3);
    for (const id of units)
      expect([at(state, id), state.units[id]?.fate ?? state.leaders[id]?.fate]).toEqual([null, 'reserve']);
    expect(
      dueBy({ ...rules, position: state }, 'allies', 7)
        .slice(0, units.length)
        .sort(),
    ).toEqual([...units].sort());
  });

  test.each([
    ['for want of room', []],
    ['by his own will', ['marine-bn', 'bombardiers', 'mortar']],
  ])('S 4.7 who is put off %s comes by the entry that the die gave, without another', (_, held) => {
    const due = ['marine-bn', 'bombardiers', 'mortar'];
    const state = waiting();
    const others = [...Object.keys(state.units), ...Object.keys(state.leaders)].filter((id) => !due.includes(id));
    bar(
      state,
      others.filter((id) => at(state, id) === null),
    );
    const first = arriveAndMove(state, 'allies', 8, [], { '!entry': 9 }, { 'enter-hold': held });
    const back = due.filter((id) => at(state, id) === null);
    expect(first.rolled.some((address) => address.endsWith('!entry'))).toBe(true);
    expect(back).not.toEqual([]);
    const next = arriveAndMove(state, 'allies', 9, [], { '!entry': 0 }, { 'enter-hold': held });
    expect(next.rolled.some((address) => address.endsWith('!entry'))).toBe(false);
    const entries = next.events.flatMap(({ kind, facts }) =>
      kind === 'savannah.arrival' ? [(facts as { entry: string }).entry] : [],
    );
    expect(entries).toEqual(['F']);
  });

  test('S 4.7 where not all find room those held up before come in before those of the day', () => {
    const { state } = arriveAndMove(waiting('1802 nyv, ra-2'), 'british', 7);
    expect(['marines', 'navy', 'fraser-1'].map((id) => at(state, id))).toEqual(['1802', '1802', null]);
  });

  test('S 4.7 where there is not room for all their owner says who finds it first', () => {
    const crowded = () => waiting('1802 nyv, ra-2, ra-3');
    const need = arriveAndMove(crowded(), 'british', 4).asked.find(({ kind }) => kind === 'arrival-order');
    const { units } = need?.about as { units: string[] };
    const inTown = (one: string): unknown[] => {
      const order = [one, ...units.filter((id) => id !== one)];
      const { state } = arriveAndMove(crowded(), 'british', 4, [], {}, { 'arrival-order': order });
      return ['marines', 'navy'].filter((id) => at(state, id) === '1802');
    };
    expect([inTown('marines'), inTown('navy')]).toEqual([['marines'], ['navy']]);
    expect(arriveAndMove(waiting(), 'allies', 2).asked.map(({ kind }) => kind)).not.toContain('arrival-order');
  });

  test('S 4.7 nor does anybody’s word bring those of the day in before those held up', () => {
    const { asked, state } = arriveAndMove(waiting('1802 nyv, ra-2'), 'british', 7, [
      { id: 'o1', verb: 'ENTER', args: { unit: 'fraser-1' }, canonical: 'ENTER fraser-1', line: 1 },
    ]);
    const orders = asked
      .filter(({ kind }) => kind === 'arrival-order')
      .map(({ about }) => (about as { units: string[] }).units);
    for (const units of orders) expect(units).not.toContain('fraser-1');
    expect(['marines', 'navy', 'fraser-1'].map((id) => at(state, id))).toEqual(['1802', '1802', null]);
  });

  test('S 4.7 a whole crowd does not march in one stack', () => {
    const everybody = 'dillon-irish, armagnac, grenadier-bn, vol-grenadiers, reserve-bn';
    const driven = arriveAndMove(waiting(), 'allies', 6, [move(everybody, '3022')]);
    expect(refused(driven)).toEqual(['boar.stack-strength']);
  });
});

describe('S 4.7 delays', () => {
  test.each(['hurricane', 'gale'])('S 4.2, 4.7 in a %s all reinforcements come a turn late', (weather) => {
    const state = Object.assign(waiting(), { weather });
    expect(kinds(arrive(state, 'allies', 2))).toEqual(['savannah.delayed']);
    expect(at(state, 'champagne')).toBeNull();
    expect(dueBy({ ...rules, position: state }, 'allies', 2)).toEqual([]);
    state.weather = 'favorable';
    arrive(state, 'allies', 3);
    expect(at(state, 'champagne')).toBe('3123');
  });

  test('S 4.7 an entry the enemy holds puts them off a turn; then the nearest free hex is theirs, at its cost', () => {
    const state = waiting('1802 prevost; 3123 delancey-1');
    arrive(state, 'allies', 2);
    expect(at(state, 'champagne')).toBeNull();
    expect(campaign(state).arrivals.blocked).toMatchObject({ champagne: 'F' });
    const open = nearestOpen({ ...rules, position: state }, 'allies', 'F', ['champagne']);
    const driven = arrive(state, 'allies', 3, {}, { 'enter-hex': open[0] ?? '' });
    const hex = at(driven.state, 'champagne');
    expect(open).toContain(hex);
    expect(hex).not.toBe('3123');
    const terrain = field.hexes.get(hex ?? '')?.terrain ?? '';
    expect(campaign(state).arrivals.gate.champagne?.spent).toBe(field.tables.terrain[terrain]?.foot);
    // Those due only now have found it barred for the first time.
    expect(at(driven.state, 'foix')).toBeNull();
  });

  test('S 4.7, R22 a leader alone bars no entry: he rides off to the nearest friends, or is taken', () => {
    for (const [text, to] of [
      ['1802 prevost; 3123 maitland; 3119 kfr', '3119'],
      ['1802 prevost; 3122 maitland; 3119 kfr', '3119'],
      ['1802 prevost; 3123 maitland', null],
    ] as const) {
      const { state } = arrive(waiting(text), 'allies', 2);
      expect(at(state, 'champagne'), text).toBe('3123');
      expect(at(state, 'maitland'), text).toBe(to);
      expect(state.leaders.maitland?.fate, text).toBe(to === null ? 'captured' : 'field');
    }
  });

  test('S 4.7 a zone of the enemy bars an entry as he does himself', () => {
    const open = (text: string) => openHexes({ ...rules, position: waiting(text) }, 'allies', 'A');
    expect(open('1802 prevost')).toEqual(['1014']);
    expect(open('1114 kfr')).toEqual([]);
    expect(open('1114 kfr disrupted')).toEqual(['1014']);
  });

  test('R12 a British unit before B-1 held up by the enemy waits a turn too', () => {
    const state = waiting('1723 foix');
    arrive(state, 'british', 1);
    expect([at(state, 'delancey-1'), at(state, 'br-a')]).toEqual([null, '1802']);
    arrive(state, 'british', 2);
    expect(at(state, 'delancey-1')).not.toBeNull();
    expect(at(state, 'delancey-1')).not.toBe('1723');
  });

  test('S 4.7 once the delay is over an open entry is free of charge', () => {
    const state = waiting('1802 prevost; 3123 delancey-1');
    arrive(state, 'allies', 2);
    Object.assign(state.units['delancey-1'] ?? {}, { hex: '1802' });
    arrive(state, 'allies', 3);
    expect(at(state, 'champagne')).toBe('3123');
    expect(campaign(state).arrivals.gate.champagne?.spent).toBe(0);
    expect(campaign(state).arrivals.blocked).toEqual({});
  });

  test('R11 the owner may hold arrivals back a turn', () => {
    const driven = arriveAndMove(waiting(), 'allies', 2, [], {}, { 'enter-hold': ['avant-garde'] });
    expect([at(driven.state, 'champagne'), at(driven.state, 'avant-garde')]).toEqual(['3123', null]);
    expect(dueBy({ ...rules, position: driven.state }, 'allies', 3)).toContain('avant-garde');
  });

  test('R11 whoever has orders on the map comes in: nobody is asked about him', () => {
    const holdFast = { 'enter-hold': ['avant-garde'] };
    const ordered = move('champagne', '3122');
    const held: Order = { ...ordered, id: 'o2', verb: 'HOLD', args: { units: ['avant-garde'] } };
    const driven = arriveAndMove(waiting(), 'allies', 2, [ordered, held], {}, holdFast);
    expect([at(driven.state, 'champagne'), at(driven.state, 'avant-garde')]).toEqual(['3122', '3123']);
    const one = arriveAndMove(waiting(), 'allies', 2, [ordered], {}, holdFast);
    expect(at(one.state, 'avant-garde')).toBe(null);
  });

  test('O1 nobody arrives on a tactical turn', () => {
    const state = Object.assign(waiting(), { turn: 16, ordinal: 6 });
    drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)));
    expect(campaign(state).scale).toBe('tactical');
    expect(arrive(state, 'british', 16).events).toEqual([]);
  });

  test('S 4.7 an event may put a group off, or bar it for good', () => {
    const state = waiting();
    state.turn = 7;
    drive(state, function* (play) {
      yield* [];
      delay(boardOf(rules, play), 'british', ['fraser-1'], 'event');
    });
    bar(state, ['trumbach', 'rnc']);
    expect(dueBy({ ...rules, position: state }, 'british', 7)).not.toContain('fraser-1');
    expect(dueBy({ ...rules, position: state }, 'british', 8)).toContain('fraser-1');
    expect(dueBy({ ...rules, position: state }, 'british', 8)).not.toContain('rnc');
  });
});

describe('S 4.7 the headquarters taken', () => {
  const taken = (hexes: readonly string[]): BoarState => {
    const state = waiting('1802 foix');
    state.ruined = field.at.filter((hex) => hex.city && !hexes.includes(hex.id)).map((hex) => hex.id);
    return state;
  };

  test('O7 British reinforcements come in at an intact city hex without the enemy, at no delay', () => {
    const driven = arrive(taken(['1802', '1803', '2003']), 'british', 3, {}, { 'enter-hex': '2003' });
    for (const { space } of driven.asked) expect(space.kind === 'one' ? space.of : null).toEqual(['1803', '2003']);
    expect(driven.asked.length).toBeGreaterThan(0);
    expect(at(driven.state, 'br-b')).toBe('2003');
  });

  test('O7 with none left they are lost: army morale -1 however many they are, and no points', () => {
    const state = taken(['1802']);
    const before = { ...state.victory };
    const { events } = arrive(state, 'british', 4);
    expect(events.map(({ kind }) => kind)).toContain('savannah.reinforcements-lost');
    expect(state.morale.british).toBe(18);
    expect(state.victory).toEqual(before);
    for (const id of ['marines', 'navy']) expect(campaign(state).arrivals.barred).toContain(id);
    expect(arrive(state, 'british', 5).state.morale.british).toBe(17);
    state.morale.british = 1;
    expect(arrive(state, 'british', 9).state.over).toMatchObject({ winner: 'allies', reason: 'army-collapsed' });
  });
});

describe('S 4.8 units that events bring', () => {
  test('S 4.8 the county militia enters by B-1 or B-2 when it is sent for, once, with the delays of S 4.7', () => {
    const state = waiting('1802 prevost; 1723 foix');
    state.turn = 5;
    expect(isStillAway(state, 'chatham')).toBe(true);
    callUnit(state, 'chatham', 'B-1');
    expect(isStillAway(state, 'chatham')).toBe(false);
    arrive(state, 'british', 5);
    expect(at(state, 'chatham')).toBeNull();
    arrive(state, 'british', 6);
    expect(at(state, 'chatham')).not.toBeNull();
  });

  test('S 4.8 the Creek come in swamp, forest or light forest outside the lines, not next to an Allied unit', () => {
    const state = waiting('1802 prevost; 2014 foix');
    const places = hidingPlaces({ ...rules, position: state }, 'creeks', ['swamp', 'forest', 'light_forest']);
    expect(places.length).toBeGreaterThan(20);
    for (const id of places) {
      const hex = field.hexes.get(id);
      expect(hex?.perimeter).toBe(false);
      expect(['swamp', 'forest', 'light_forest']).toContain(hex?.terrain);
      expect(hex?.next.some((near) => near?.id === '2014')).toBe(false);
    }
    drive(state, function* (play) {
      yield* [];
      placeUnit(play, 'creeks', places[0] ?? '');
    });
    expect(at(state, 'creeks')).toBe(places[0]);
    expect(isStillAway(state, 'creeks')).toBe(false);
  });

  test('S 4.8 the Creek never enter the perimeter', () => {
    const state = waiting('1802 prevost; 1406 creeks');
    Object.assign(state, { turn: 12, phasing: 'british' });
    const driven = drive(state, (play) => movementPhase(savannah, boardOf(rules, play), 'british'), {
      books: { 'movement@british': [move('creeks', '1404')] },
    });
    expect(driven.events.map(({ kind }) => kind)).toContain('boar.order-failed');
    expect(arrivalAllowance(savannah, state, field.counters.get('creeks') as never)).toBeNull();
  });
});
