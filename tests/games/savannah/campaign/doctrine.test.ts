/** The doctrine of the siege: camps out of gun range, trenches manned, the garrison at its posts, sorties, the council of war. */

import { describe, expect, test } from 'vitest';
import type { Call, Order, Question } from '../../../../src/engine/contract.ts';
import { look } from '../../../../src/engine/view.ts';
import { campaignOf } from '../../../../src/games/savannah/campaign/state.ts';
import { tuningAt } from '../../../../src/games/savannah/doctrine/tuning.ts';
import { distance } from '../../../../src/places/hex/grid.ts';
import { MarchPlan } from '../../../../src/series/boar/doctrine/reach.ts';
import { staffOf } from '../../../../src/series/boar/doctrine/staff.ts';
import type { BoarState, HexId } from '../../../../src/series/boar/rules/state.ts';
import { playByDoctrine } from '../../../../src/tools/simulate/simulate.ts';
import { campaign, field, position, rules, savannah } from '../../campaign.ts';
import { openGame } from '../../registry.ts';

const { game } = openGame('savannah/campaign');
const tuning = tuningAt(savannah.files.doctrine, 'regular');
const perimeter = field.at.filter((hex) => hex.perimeter).map((hex) => hex.id);

const toLines = (hex: HexId): number => Math.min(...perimeter.map((other) => distance(field.grid, hex, other)));

/** Three games, the state as each printed turn closed. */
const games = ['one', 'two', 'three'].map((label) => {
  const { closed, opening } = playByDoctrine(game, label);
  let turn = (opening as BoarState).turn;
  const states = new Map<number, BoarState>();
  for (const { state } of closed) {
    states.set(turn, state as BoarState);
    turn = (state as BoarState).turn;
  }
  return { states, closed, events: closed.flatMap(({ events }) => events) };
});

function marches(role: string, state: BoarState): readonly Order[] {
  const need: Call = { type: 'call', address: `x@${role}`, role, name: 'movement' };
  return game.orders(need, () => look(game, state, role), []);
}

function bound(orders: readonly Order[], unit: string): unknown {
  return orders.find((order) => (order.args.units as readonly string[]).includes(unit))?.args.to ?? null;
}

function declares(state: BoarState): unknown {
  const need: Question = {
    type: 'question',
    address: 'x',
    role: 'allies',
    kind: 'declare-assault',
    space: { kind: 'one', of: ['wait', 'declare'] },
    about: { turn: state.turn, last: 14 },
    discreet: false,
    sealed: false,
  };
  return game.answer(need, () => look(game, state, 'allies'), []);
}

function held(state: BoarState, hex: HexId): number {
  return Object.values(state.units).reduce(
    (sum, unit) => sum + (unit.hex === hex ? (field.counters.get(unit.id)?.sp.full ?? 0) : 0),
    0,
  );
}

describe('whole campaigns by doctrine', () => {
  test('S 1.7 it orders nobody next to the lines before the assault, and few marches fail', () => {
    for (const { events } of games) {
      const reasons = events
        .filter((event) => event.kind === 'boar.order-failed')
        .map((event) => (event.facts as { reason: { code: string } }).reason.code);
      expect(reasons).not.toContain('savannah.before-assault');
      expect(reasons.length).toBeLessThan(4);
    }
  });

  test('S 4.7 who comes in finds the road clear', () => {
    const waiting = games.flatMap(({ events }) =>
      events.filter(
        ({ kind, facts }) => kind === 'savannah.delayed' && (facts as { reason: string }).reason === 'no-room',
      ),
    );
    expect(waiting.length).toBeLessThan(3);
  });

  test('the camps lie out of reach of the guns until the trenches are opened', () => {
    for (const { states } of games) {
      for (const { id, hex } of Object.values((states.get(7) as BoarState).units)) {
        if (hex !== null && field.counters.get(id)?.side === 'allies') expect(toLines(hex), id).toBeGreaterThan(3);
      }
    }
  });

  test('the columns gather for the assault where no gun of the lines bears', () => {
    const columns = tuning.allies.columns.flatMap(({ units }) => units);
    for (const { states } of games) {
      for (const turn of [12, 13, 14, 15]) {
        for (const { id, hex } of Object.values((states.get(turn) as BoarState).units))
          if (hex !== null && columns.includes(id)) expect(toLines(hex), `${id} on turn ${turn}`).toBeGreaterThan(3);
      }
    }
  });

  test('S 4.4 works are dug, guarded, and have guns in them by the fifteenth turn', () => {
    for (const { states } of games) {
      const state = states.get(15) as BoarState;
      const works = [...new Set(state.siege.map((side) => side.slice(0, 4)))];
      expect(works.length).toBeGreaterThan(3);
      const batteries = Object.values(state.units).filter(
        ({ id, hex }) => hex !== null && works.includes(hex) && tuning.siege.batteries.includes(id),
      );
      expect(batteries.length).toBeGreaterThan(0);
    }
  });

  test('the garrison stands at its posts by the fifteenth turn: Spring Hill held with a gun, the lines manned', () => {
    for (const { states } of games) {
      const state = states.get(15) as BoarState;
      expect(held(state, '1404')).toBeGreaterThan(3);
      for (const hex of ['1303', '1404', '1605', '1806', '2104']) expect(held(state, hex), hex).toBeGreaterThan(0);
    }
  });

  test('S 1.5 every game ends with a result by the twenty-fifth turn', () => {
    for (const { closed } of games) {
      const last = closed.at(-1);
      expect(last?.outcome).toBe('over');
      expect((last?.state as BoarState).turn).toBeLessThanOrEqual(25);
    }
  });
});

describe('a plan of march', () => {
  const planFor = (text: string): MarchPlan => {
    const state = position(text, { turn: 5, ordinal: 5, weather: 'favorable', phasing: 'allies' });
    return new MarchPlan(staffOf({ ...rules, position: state }, tuning, 'allies'));
  };

  test('R17 those sent first clear the road for those behind them', () => {
    const plan = planFor('3122 foix, hainault; 3123 armagnac');
    expect(plan.send('armagnac', '3120')).toBe(false);
    for (const ahead of ['foix', 'hainault']) expect(plan.send(ahead, '3118')).toBe(true);
    expect(plan.send('armagnac', '3120')).toBe(true);
    expect(plan.orders().map(({ args }) => args.units)).toEqual([['foix', 'hainault'], ['armagnac']]);
  });

  test('R17 who cannot pass a full hex together pass it one after the other', () => {
    const plan = planFor('3122 champagne; 3123 foix, hainault');
    for (const unit of ['foix', 'hainault']) expect(plan.send(unit, '3120')).toBe(true);
    expect(plan.orders().map(({ args }) => args.units)).toEqual([['foix'], ['hainault']]);
  });
});

describe('sorties by doctrine', () => {
  const digging = (text: string): BoarState => {
    const state = position(text, { turn: 10, ordinal: 10, weather: 'favorable', phasing: 'british' });
    campaign(state).siege.building = [{ hex: '2008', placed: 10 }];
    return state;
  };

  test('S 4.5 the party behind the lines goes into a hex of works half dug that nobody guards', () => {
    const orders = marches('british', digging('1904 graham-li, marines, maitland; 2414 foix'));
    expect(['graham-li', 'marines', 'maitland'].map((id) => bound(orders, id))).toEqual(['2008', '2008', '2008']);
  });

  test('it stays within when the trench is full', () => {
    const orders = marches('british', digging('1904 graham-li, marines, maitland; 2008 foix, hainault; 2009 armagnac'));
    expect(bound(orders, 'graham-li')).toBeNull();
  });

  test('S 4.10 up to turn 10 it goes out with its leader or not at all', () => {
    const state = digging('1904 graham-li, marines; 1802 maitland; 2414 foix');
    expect(bound(marches('british', state), 'graham-li')).not.toBe('2008');
  });

  test('once the trenches are manned it stays within', () => {
    const state = digging('1904 graham-li, marines, maitland; 2414 foix');
    Object.assign(state, { turn: tuning.british.siege.last + 1, ordinal: tuning.british.siege.last + 1 });
    expect(bound(marches('british', state), 'graham-li')).toBeNull();
  });
});

describe('the garrison’s men in the country', () => {
  const home = (text: string, turn: number): unknown =>
    bound(
      marches('british', position(text, { turn, ordinal: turn, weather: 'favorable', phasing: 'british' })),
      'gam-2',
    );

  test('they come in by the nearest hex of the lines, though their post be at the far end', () => {
    expect(home('1715 gam-2', 2)).toBe('1808');
    expect(home('1808 gam-2', 3)).toBe('1806');
  });

  test('and go to it within', () => {
    const to = home('1806 gam-2', 4) as HexId;
    expect(perimeter).toContain(to);
    expect(distance(field.grid, to, '1303')).toBeLessThan(distance(field.grid, '1806', '1303'));
  });
});

describe('the council of war', () => {
  const columns = tuning.allies.columns
    .map(({ eve, units, leader }) => `${eve[0]} ${[...units, ...(leader === null ? [] : [leader])].join(', ')}`)
    .reduce<Record<string, string>>((by, text) => {
      const [hex = '', ...names] = text.split(' ');
      by[hex] = by[hex] === undefined ? names.join(' ') : `${by[hex]}, ${names.join(' ')}`;
      return by;
    }, {});
  const ready = Object.entries(columns)
    .map(([hex, names]) => `${hex} ${names}`)
    .join('; ');

  test('S 1.6 it declares before the day when the columns stand ready before few men in unfinished lines', () => {
    const state = position(`1404 tawes; 1802 fraser-1, graham-li; ${ready}`, {
      turn: 9,
      ordinal: 9,
      phasing: 'allies',
    });
    campaign(state).unfinished = 1;
    expect(declares(state)).toBe('declare');
    campaign(state).unfinished = 0;
    expect(declares(state)).toBe('wait');
  });

  test('it does not while the columns lie in their camps', () => {
    const camps = tuning.allies.columns.map(({ camp, units }) => `${camp[0]} ${units.join(', ')}`).join('; ');
    const state = position(`1404 tawes; ${camps}`, { turn: 9, ordinal: 9, phasing: 'allies' });
    campaign(state).unfinished = 1;
    expect(declares(state)).toBe('wait');
  });

  test('whoever has come up before the eve stays up, though the hour is favourable no longer', () => {
    const [column] = tuning.allies.columns;
    const state = position(`1404 tawes; ${column?.eve[1]} avant-garde, champagne`, {
      turn: tuning.council.eve - 2,
      ordinal: tuning.council.eve - 2,
      phasing: 'allies',
      weather: 'favorable',
    });
    campaign(state).unfinished = 0;
    expect([null, ...(column?.eve ?? [])]).toContain(bound(marches('allies', state), 'avant-garde'));
  });

  test('the columns go up on the eve, and stay in camp when an army has lost heart', () => {
    const state = position('1404 tawes; 1912 avant-garde, champagne', {
      turn: 15,
      ordinal: 15,
      phasing: 'allies',
      weather: 'favorable',
    });
    expect(bound(marches('allies', state), 'avant-garde')).not.toBeNull();
    state.morale.french = tuning.council.morale;
    expect(bound(marches('allies', state), 'avant-garde')).toBeNull();
    expect(campaignOf(state)?.scale).toBe('strategic');
  });
});
