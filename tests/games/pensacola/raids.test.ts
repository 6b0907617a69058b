/** British raids: into the Raid Box, out of it, how they march, fight and end; and who leaves the map. */

import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { boxed, mayRaid, roomFault, waysOut } from '../../../src/games/pensacola/raids/box.ts';
import { raidFaults } from '../../../src/games/pensacola/raids/fights.ts';
import { mayBeginAt } from '../../../src/games/pensacola/raids/march.ts';
import type { Raid } from '../../../src/games/pensacola/raids/state.ts';
import {
  comeOut,
  endRaids,
  raidBox,
  raidIsOver,
  raidMovement,
  stormEndsRaid,
} from '../../../src/games/pensacola/raids/steps.ts';
import { rulesOf } from '../../../src/games/pensacola/rules.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import { reinforce } from '../../../src/series/boar/frame/reinforcements.ts';
import { combatModifiersOf, fight, fightOf } from '../../../src/series/boar/rules/combat.ts';
import { attackOn, canAttack } from '../../../src/series/boar/rules/declare.ts';
import type { Board } from '../../../src/series/boar/rules/house.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { counterOf, hexAt } from '../../../src/series/boar/rules/units.ts';
import { drive } from '../position.ts';
import { openGame } from '../registry.ts';
import { pensacola } from './campaign.ts';
import { positionIn } from './field.ts';

const rules = rulesOf(pensacola);
const { field } = pensacola;
const at = (state: PensacolaState) => ({ ...rules, position: state });

/** A siege turn, with these in the Raid Box since an earlier one, and this raid. */
function siege(text: string, { box = [], raid = null }: { box?: string[]; raid?: Partial<Raid> | null } = {}) {
  const state = positionIn(pensacola, text, { turn: 8 });
  const { raids, arrivals } = state.campaign ?? { raids: null, arrivals: null };
  if (!raids || !arrivals) throw new Error('no campaign');
  for (const id of box) raids.box[id] = 7;
  arrivals.barred.push(...box);
  if (raid) raids.raid = { entry: '3413', units: [], dropped: [], resting: [], left: 7, fought: false, ...raid };
  return state;
}

const raidsOf = (state: PensacolaState) => {
  if (!state.campaign) throw new Error('no campaign');
  return state.campaign.raids;
};
const hexesOf = (state: PensacolaState, ...ids: string[]) =>
  ids.map((id) => (state.units[id] ?? state.leaders[id])?.hex ?? null);

function order(verb: string, args: Order['args']): Order {
  return { id: verb, verb, args, canonical: `${verb} ${JSON.stringify(args)}`, line: 1 };
}

type Step = (pensacola_: typeof pensacola, board: Board, orders: readonly Order[]) => ReturnType<typeof raidBox>;

/** A step with these lines; the codes of those that failed. */
function run(state: PensacolaState, step: Step, ...orders: Order[]): string[] {
  const driven = drive(state, (play) => step(pensacola, boardOf(rules, play), orders));
  return driven.settled.flatMap(({ fate }) => (fate.kind === 'failed' ? [fate.why.code] : []));
}

describe('the Raid Box', () => {
  const may = (text: string, ...ids: string[]) => ids.filter((id) => mayRaid(pensacola, at(siege(text)), id));

  test('P 3.7.11 from the works go who is fit to raid: no seamen, Waldeck guns, garrison guns, nor Campbell', () => {
    const all = ['ra-3', 'howitzer', 'garrison-f', 'mentor', 'waldeck-art', 'black-vols', 'mcdonald', 'campbell'];
    expect(may(`2524 ${all.join(', ')}`, ...all)).toEqual(['ra-3', 'howitzer', 'mcdonald']);
    expect(may('2624 ra-3; 2524 mentor', 'ra-3')).toEqual([]);
    const shaken = siege('2524 ra-3');
    Object.assign(shaken.units['ra-3'] as object, { formation: 'disrupted' });
    expect(mayRaid(pensacola, at(shaken), 'ra-3')).toBe(false);
  });

  test('P 3.7.11 Indians and Rangers go from within two hexes of works or village', () => {
    expect(may('2828 creeks, kfr, franchimastabe', 'creeks', 'kfr', 'franchimastabe')).toHaveLength(3);
    expect(may('3028 creeks; 3128 choctaw-1', 'creeks', 'choctaw-1')).toEqual(['creeks']);
    expect(may('2524 mentor; 2522 creeks', 'creeks')).toEqual(['creeks']);
    expect(may('2524 navarra; 2522 creeks', 'creeks')).toEqual([]);
    const state = siege('3028 creeks');
    expect(mayRaid(pensacola, at(Object.assign(state, { destroyed: ['2828'] })), 'creeks')).toBe(false);
  });

  test('P 3.7.11 it holds six SP, the Rangers and howitzers besides', () => {
    const room = (...ids: string[]) => roomFault(at(siege('2524 mentor')), ids)?.code;
    expect(room('waldeck-3', 'ra-3', 'pa-loy', 'kfr', 'howitzer', 'mcdonald')).toBeUndefined();
    expect(room('waldeck-3', 'ra-3', 'pa-loy', 'br-light')).toBe('pensacola.box-full');
    const beside = roomFault(at(siege('2524 mentor', { box: ['waldeck-3', 'ra-3', 'pa-loy'] })), ['br-light']);
    expect(beside?.code).toBe('pensacola.box-full');
  });

  test('P 3.7.11 whoever goes in raids no sooner than next turn, and comes out into works, or his village', () => {
    const state = siege('2828 creeks; 2524 mentor');
    expect(run(state, raidBox, order('BOX', { units: ['creeks'] }))).toEqual([]);
    expect([hexesOf(state, 'creeks'), raidsOf(state).box]).toEqual([[null], { creeks: 8 }]);
    expect(run(state, raidMovement, order('RAID', { from: '3413' }))).toEqual(['pensacola.raid-nobody']);
    expect(run(state, comeOut, order('BOX', { units: ['creeks'], to: '2828' }))).toEqual(['pensacola.not-in-box']);
    state.turn = 9;
    expect(waysOut(pensacola, at(state), 'creeks')).toEqual(['2325', '2225', '2825', '2724', '2826', '2828', '2524']);
    expect(run(state, comeOut, order('BOX', { units: ['creeks'], to: '2718' }))).toEqual(['pensacola.no-way-out']);
    expect(run(state, comeOut, order('BOX', { units: ['creeks'], to: '2828' }))).toEqual([]);
    expect([hexesOf(state, 'creeks'), raidsOf(state).box]).toEqual([['2828'], {}]);
  });
});

describe('a raid', () => {
  test('P 3.9.1 begins beside a fortified hexside or on a raid symbol clear of the enemy', () => {
    const begins = (text: string, hex: string) => mayBeginAt(pensacola, at(siege(text)), hexAt(field, hex));
    expect(['3413', '3401', '2924', '2523'].map((hex) => begins('2825 ra-3', hex))).toEqual([true, true, true, true]);
    expect(['3009', '2825', '2626'].map((hex) => begins('2825 ra-3', hex))).toEqual([false, false, false]);
    expect(begins('3313 navarra', '3413')).toBe(false);
    expect(begins('2924 ra-3', '2924')).toBe(false);
    const within = [
      ...pensacola.map.perimeter.hexes,
      ...field.at.flatMap(({ id, terrain }) => (terrain === 'water' ? [id] : [])),
    ];
    expect(within.filter((hex) => begins('2825 ra-3', hex))).toEqual([]);
  });

  const goes = (box: string[], to: string, others = '2524 mentor', more: Order['args'] = {}) => {
    const state = siege(others, { box });
    return { failed: run(state, raidMovement, order('RAID', { from: '3413', to, ...more })), state };
  };

  test('P 3.9.2, 4.1.2 it goes 7 MP, 8 with the Rangers, and stops in an enemy zone', () => {
    // By the path from 3413 a hex costs 1 MP.
    const via = { via: ['3214', '3115', '3117'] };
    expect(hexesOf(goes(['pa-loy'], '3120', '2524 mentor', via).state, 'pa-loy')).toEqual(['3118']);
    expect(hexesOf(goes(['pa-loy', 'kfr'], '3120', '2524 mentor', via).state, 'pa-loy', 'kfr')).toEqual([
      '3119',
      '3119',
    ]);
    expect(hexesOf(goes(['pa-loy'], '3120', '3017 navarra', via).state, 'pa-loy')).toEqual(['3117']);
  });

  test('P 3.7.5, 3.9.2 raiders who withdrew lie low till their marches are over: they neither raid on nor go into the box', () => {
    const marching = (...withdrew: string[]) => {
      const state = siege('3215 creeks, choctaw-1', { raid: { units: ['creeks', 'choctaw-1'] } });
      for (const id of withdrew) Object.assign(state.units[id] as object, { withdrew: true });
      run(state, raidBox);
      // Their Rally takes the marker away before the raid goes on.
      for (const id of withdrew) Object.assign(state.units[id] as object, { withdrew: false });
      const failed = run(state, raidMovement, order('RAID', { to: '3115' }));
      return [failed, hexesOf(state, 'creeks', 'choctaw-1'), raidsOf(state).raid?.units];
    };
    expect(marching()).toEqual([[], ['3115', '3115'], ['creeks', 'choctaw-1']]);
    expect(marching('creeks', 'choctaw-1')).toEqual([['boar.withdrew'], ['3215', '3215'], ['creeks', 'choctaw-1']]);
    expect(marching('creeks')).toEqual([[], ['3215', '3115'], ['choctaw-1']]);
    const state = siege('2828 creeks');
    Object.assign(state.units.creeks as object, { withdrew: true });
    expect(run(state, raidBox, order('BOX', { units: ['creeks'] }))).not.toEqual([]);
  });

  test('P 3.9.2 some are dropped off on the way, and are raiders no more', () => {
    const { state } = goes(['pa-loy', 'creeks'], '3117', '2524 mentor', { drop: ['creeks'], at: '3215' });
    expect(hexesOf(state, 'pa-loy', 'creeks')).toEqual(['3117', '3215']);
    expect(raidsOf(state).raid).toMatchObject({ units: ['pa-loy'], dropped: ['creeks'], left: 1 });
    expect(rules.house.mayMove(at(state), counterOf(field, 'pa-loy'))?.code).toBe('pensacola.raider-marches');
    expect(rules.house.mayMove(at(state), counterOf(field, 'creeks'))).toBeNull();
  });

  test("P 3.9.2 raiders and other friends keep out of one another's hexes", () => {
    expect(goes(['pa-loy'], '3214', '3214 creeks').failed).toEqual(['pensacola.raid-apart']);
    expect(hexesOf(goes(['pa-loy'], '3214').state, 'pa-loy')).toEqual(['3214']);
  });

  const fights = (text: string, units: string[], dropped: string[] = []) => siege(text, { raid: { units, dropped } });

  test('P 3.9.3 it attacks one hex at +1, with nobody but whom it has just dropped off beside it', () => {
    const state = fights(
      '3017 navarra; 3117 pa-loy; 3118 creeks; 3016 choctaw-1; 3116 choctaw-2',
      ['pa-loy'],
      ['creeks', 'choctaw-2'],
    );
    const faults = (units: string[], on: string[], before = []) =>
      raidFaults(at(state), { with: units, on, forced: false }, before).map(({ code }) => code);
    expect(faults(['pa-loy', 'creeks'], ['3017'])).toEqual([]);
    expect(faults(['pa-loy', 'choctaw-1'], ['3017'])).toEqual(['pensacola.raid-alone']);
    expect(faults(['pa-loy'], ['3017', '3018'])).toEqual(['pensacola.raid-one-hex']);
    const made = { ...attackOn('british', '3018'), with: ['pa-loy'] };
    expect(
      raidFaults(at(state), { with: ['pa-loy'], on: ['3017'], forced: false }, [made]).map(({ code }) => code),
    ).toEqual(['pensacola.raid-one-hex']);
    const sum = (units: string[]) =>
      combatModifiersOf(at(state), fightOf(at(state), { ...attackOn('british', '3017'), with: units }));
    expect(sum(['pa-loy']).map(({ name, value }) => `${name} ${value}`)).toContain('drm.raid 1');
    expect(sum(['choctaw-1']).some(({ name }) => name === 'drm.raid')).toBe(false);
  });

  test('P 3.9.3, 3.9.4 it names who leads against it, and is over when it has fought', () => {
    const state = fights('3017 navarra, no-militia; 3117 pa-loy', ['pa-loy']);
    const attack = { ...attackOn('british', '3017'), with: ['pa-loy'] };
    const driven = drive(state, (play) => fight(boardOf(rules, play), attack), {
      answers: { 'surprised-lead': 'no-militia' },
    });
    expect(driven.asked.find(({ kind }) => kind === 'surprised-lead')?.role).toBe('british');
    expect(driven.events.find(({ kind }) => kind === 'boar.combat')?.facts).toMatchObject({
      lead: { defender: 'no-militia' },
    });
    raidIsOver(boardOf(rules, { state, emit() {} } as never));
    expect(raidsOf(state)).toMatchObject({ raid: null, ended: true });
  });

  test('P 3.9.3.1 raiders may fall back towards where they came in', () => {
    const refuges = (units: string[]) => rules.house.refuges(at(fights('3117 pa-loy', units)), 'pa-loy', ['3117']);
    expect([refuges(['pa-loy']).includes('3413'), refuges([]).includes('3413')]).toEqual([true, false]);
  });

  test('P 3.9.4 a storm ends it, as its own side does before it marches; no other begins till next turn', () => {
    const state = siege('3117 pa-loy', { box: ['creeks'], raid: { units: ['pa-loy'] } });
    expect(run(state, raidBox, order('RAID END', {}))).toEqual([]);
    expect(run(state, raidMovement, order('RAID', { from: '3413' }))).toEqual(['pensacola.raid-barred']);
    expect(run(state, raidBox)).toEqual([]);
    expect(run(state, raidMovement, order('RAID', { from: '3413' }))).toEqual([]);
    state.weather = 'storm';
    stormEndsRaid(pensacola, boardOf(rules, { state, emit() {} } as never));
    expect(raidsOf(state).raid).toBeNull();
    // A line written before the weather asks for no more; without a raid it has nothing to do.
    expect(run(state, raidBox, order('RAID END', {}))).toEqual([]);
    expect(run(state, raidBox, order('RAID END', {}))).toEqual(['pensacola.no-raid']);
    expect(run(siegeIn('gale'), raidMovement, order('RAID', { from: '3413' }))).toEqual(['pensacola.raid-barred']);
  });

  const siegeIn = (weather: string) => Object.assign(siege('2524 mentor', { box: ['creeks'] }), { weather });
});

describe('off the map', () => {
  const leaves = (text: string, args: Order['args'], raid: Partial<Raid> | null = null) => {
    const state = siege(text, { raid });
    const failed = run(state, raid ? raidMovement : raidBox, order('LEAVE', args));
    return { state, failed };
  };

  test('P 3.7.7.1 who comes to an exit with a MP left leaves the map, and comes back as reinforcements do', () => {
    const { state, failed } = leaves('2928 creeks', { units: ['creeks'], by: '2930', back: '3427' });
    expect([failed, hexesOf(state, 'creeks')]).toEqual([[], [null]]);
    drive(state, (play) => reinforce(boardOf(rules, play), 'british'));
    expect(hexesOf(state, 'creeks')).toEqual([null]);
    state.turn = 9;
    drive(state, (play) => reinforce(boardOf(rules, play), 'british'));
    expect(hexesOf(state, 'creeks')).toEqual(['3427']);
    expect(leaves('2525 ra-3', { units: ['ra-3'], by: '2530' }).failed).toEqual(['pensacola.exit-far']);
    expect(leaves('3413 ra-3', { units: ['ra-3'], by: '3413' }).failed).toEqual(['pensacola.no-exit']);
  });

  test('P 3.7.7.1 raiders leave at a raid symbol too, and may come back into the box', () => {
    const args = { units: ['pa-loy'], by: '3413', box: true };
    const { state, failed } = leaves('3413 pa-loy', args, { units: ['pa-loy'] });
    expect([failed, hexesOf(state, 'pa-loy'), raidsOf(state)]).toEqual([
      [],
      [null],
      { box: { 'pa-loy': 9 }, away: [], raid: null, ended: true },
    ]);
    expect(leaves('3414 pa-loy', args, { units: ['pa-loy'] }).failed).toEqual(['pensacola.exit-far']);
  });

  test('P 3.4 the coup de main empties the box into the works, and calls in whoever is off the map', () => {
    const state = siege('2928 creeks', { box: ['pa-loy'], raid: { units: ['kfr'] } });
    run(state, raidBox, order('LEAVE', { units: ['creeks'], by: '2930', turn: 14 }));
    Object.assign(state, { turn: 17 });
    const driven = drive(state, (play) => endRaids(pensacola, boardOf(rules, play)));
    expect(driven.asked.map(({ kind }) => kind)).toEqual(['raid-home']);
    expect([hexesOf(state, 'pa-loy'), raidsOf(state).raid]).toEqual([['2325'], null]);
    expect(state.campaign?.arrivals.called.creeks).toEqual({ turn: 17, entry: 'E' });
  });
});

test('P 4.6 American Volunteers alone defend, and attack only beside others', () => {
  expect(canAttack(at(siege('2518 american-vols')), 'american-vols')).toBe(false);
  expect(canAttack(at(siege('2518 american-vols, aragon')), 'american-vols')).toBe(true);
});

test('P 5.2 Indians in the Raid Box and off the map test for their village too', () => {
  const state = siege('2828 navarra', { box: ['creeks'] });
  drive(state, (play) => rules.house.afterStanding(boardOf(rules, play), '2828'), { faces: { test: 0 } });
  expect([state.units.creeks?.fate, state.units.chickasaws?.fate]).toEqual(['removed', 'reserve']);
});

test('P 3.9.2 who was lost on a raid is told to be out on it no more', () => {
  const state = siege('3410 choctaw-1, choctaw-2', { raid: { entry: '3410', units: ['choctaw-1', 'choctaw-2'] } });
  Object.assign(state.units['choctaw-2'] as object, { hex: null, fate: 'eliminated' });
  const { game } = openGame('pensacola/siege');
  const next = { ordinal: 8, printed: 8, calls: ['movement'], heard: [] };
  const story = game.story({ ...stillTelling('spanish', 'en', game.view(state, 'spanish')), next } as never);
  const out = JSON.stringify(story).split('On a raid from 3410')[1]?.slice(0, 200) ?? '';
  expect(out).toContain('1st Choctaw');
  expect(out).not.toContain('2nd Choctaw');
});

test('P 3.7.11 regulars go raiding only out of a fortified hex, Indians from within two hexes and from their village, no commander', () => {
  const may = (text: string, id: string) => mayRaid(pensacola, at(siege(text)), id);
  expect([may('2724 foot-16', 'foot-16'), may('2828 foot-16', 'foot-16'), may('2723 foot-16', 'foot-16')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([may('2828 creeks', 'creeks'), may('2722 creeks', 'creeks'), may('2720 creeks', 'creeks')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([may('2724 campbell', 'campbell'), may('2724 von-horn', 'von-horn')]).toEqual([false, true]);
  expect([may('2828 franchimastabe', 'franchimastabe'), may('2828 von-horn', 'von-horn')]).toEqual([true, false]);
});

test('P 3.7.11 in the box are those who have not left it, leaders too', () => {
  const state = siege('2524 mentor', { box: ['creeks', 'choctaw-1', 'mcdonald'] });
  Object.assign(state.units['choctaw-1'] as object, { hex: '2828', fate: 'field' });
  expect(boxed(at(state)).toSorted()).toEqual(['creeks', 'mcdonald']);
});

test('P 3.4, 3.7.7.1 with the coup de main who is in the box comes home, who is still on his way comes next turn at E', () => {
  const state = siege('2524 mentor', { box: ['creeks'] });
  const { campaign } = state;
  if (!campaign) throw new Error('no campaign');
  campaign.raids.box['choctaw-1'] = 8;
  campaign.declared = 8;
  const driven = drive(state, (play) => endRaids(pensacola, boardOf(rules, play)), {
    answers: { 'raid-home': '2828' },
  });
  expect(driven.asked.map(({ about }) => (about as { unit: string }).unit)).toContain('creeks');
  expect(hexesOf(state, 'creeks', 'choctaw-1')).toEqual(['2828', null]);
  expect([campaign.raids.box, campaign.arrivals.called['choctaw-1']]).toEqual([{}, { turn: 8, entry: 'E' }]);
});
