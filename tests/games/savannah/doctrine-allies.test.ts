/** What the computer's Allies do in the last turns, from the trenches, in works left empty, and with their leaders and pins. */
import { describe, expect, test } from 'vitest';
import type { Order, Question } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import { pin } from '../../../src/series/boar/rules/pins.ts';
import type { BoarState, HexId, UnitId } from '../../../src/series/boar/rules/state.ts';
import { position } from '../assault.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/assault');

/** The Allied book of marches; somebody far off stands for those who take no part. */
function marches(place: string, changes: Partial<BoarState>): readonly Order[] {
  const state = position(`${place}; 1802 prevost`, { weather: 'favorable', phasing: 'allies', ...changes });
  return booked(state);
}

function booked(state: BoarState): readonly Order[] {
  const need = { type: 'call', address: 't17/allies/movement@allies', role: 'allies', name: 'movement' } as const;
  return game.orders(need, () => look(game, state, 'allies'), []);
}

function going(orders: readonly Order[], unit: UnitId): string | null {
  const order = orders.find((one) => (one.args.units as readonly string[]).includes(unit));
  return order ? `${order.args.to}` : null;
}

function answer(kind: string, role: string, of: readonly string[], about: Question['about'], state: BoarState) {
  const space = { kind: 'one', of } as const;
  const need: Question = { type: 'question', address: 'x', role, kind, space, about, discreet: false, sealed: false };
  return game.answer(need, () => look(game, state, role), []);
}

/** Those pinned with those of the other side, where the text has put them. */
function pinned(place: string, units: readonly UnitId[], by: readonly UnitId[], changes: Partial<BoarState>) {
  const state = position(`${place}; 1802 prevost`, { weather: 'favorable', ...changes });
  pin(state, units, by);
  return state;
}

describe('the last turns', () => {
  /** Where the reserve goes that can come before 1705, held by two small battalions; `behind`: halves of a point. */
  function reserveTo(turn: number, behind: number, first: string): string | null {
    const victory = { british: behind, french: 0, american: 0 };
    const place = '1705 ga-loyalists, ra-3; 1408 reserve-bn, noailles; 2414 destaing';
    return going(marches(place, { turn, victory, first }), 'reserve-bn');
  }

  test('who is four points behind goes in where a fight may pay them back; who is farther behind does not', () => {
    expect(reserveTo(20, 8, 'british')).toBe('1706');
    expect(reserveTo(20, 12, 'british')).toBeNull();
  });

  test('with the last move of the game nobody stays back for fear of the reserve, before it they do', () => {
    const victory = { british: 4, french: 0, american: 0 };
    const place =
      '1605 scr-1, ra-3; 1704 graham-li, marines; 1604 fraser-1, fraser-2; 1508 foix; 1503 kfr; 2414 destaing';
    const to = (first: string) => going(marches(place, { turn: 20, victory, first }), 'foix');
    expect(to('allies')).toBeNull();
    expect(to('british')).toBe('1606');
  });
});

describe('the trenches and the far right', () => {
  const colonial = 'guad-flank, guad-fus, col-chasseurs, du-cap, port-au-prince';

  test('they step into works that fire has emptied, from the first hour after', () => {
    const to = (turn: number) =>
      going(marches(`2006 ${colonial}; 1806 wissenbach, br-c; 2414 destaing`, { turn }), 'du-cap');
    expect(to(16)).toBeNull();
    expect(to(17)).toBe('1905');
  });

  test('they go for a post that is weakly held, and stay in the trenches before a strong one', () => {
    const to = (held: string) =>
      going(marches(`1907 ${colonial}; 1806 ${held}; 2414 destaing`, { turn: 17 }), 'du-cap');
    expect(['1807', '1906']).toContain(to('ra-3'));
    expect(to('fraser-1, fraser-2, graham-li')).toBeNull();
  });

  test("Huger's militia comes up before the eastern works on turn 17, and its general with it", () => {
    const militia =
      '2408 sc-militia, harden, garden, skirving, reed, huger; 2303 delancey-2; 2301 br-fort; 2204 trumbach';
    const orders = (turn: number) => marches(`${militia}; 2414 destaing`, { turn });
    expect(going(orders(16), 'sc-militia')).toBeNull();
    const [to, with_] = [going(orders(17), 'sc-militia'), going(orders(17), 'huger')];
    expect(['2405', '2304', '2404']).toContain(to);
    expect(with_).toBe(to);
  });
});

describe('leaders', () => {
  test('none stays beside the enemy with a single SP; with more he stays', () => {
    const beside = (men: string) =>
      going(marches(`1404 tawes, fraser-1, fraser-2, br-a; 1405 ${men}, destaing`, { turn: 18 }), 'destaing');
    expect(beside('conde')).toBe('1408');
    expect(beside('conde, pulaski')).toBeNull();
  });

  test('he rides off before his pinned men break off, and stays while they fight', () => {
    const held = (men: string) =>
      booked(
        pinned(`1404 ${men}; 1405 grenadier-bn, destaing; 1408 armagnac`, ['grenadier-bn'], men.split(', '), {
          turn: 19,
          phasing: 'allies',
          victory: { british: 30, french: 0, american: 0 },
        }),
      );
    expect(going(held('fraser-1, fraser-2, graham-li'), 'destaing')).toBe('1408');
    expect(going(held('savannah-militia'), 'destaing')).toBeNull();
  });

  test('left alone he rides to those who stand clear of the enemy, and goes with those who fall back sooner than stay with one SP', () => {
    const state = (men: string) =>
      position(`1404 tawes, br-a; 1304 dillon-irish; 1405 ${men}; 1406 armagnac; 1305 destaing; 1802 prevost`, {
        turn: 17,
      });
    const near: readonly HexId[] = ['1304', '1406'];
    const alone = { leader: 'destaing', from: '1305', options: near };
    expect(answer('leader-displace', 'allies', near, alone, position('1404 tawes; 1304 conde; 1406 armagnac'))).toBe(
      '1406',
    );
    const went = {
      leader: 'destaing',
      from: '1405',
      held: true,
      went: [{ unit: 'armagnac', to: '1406' }],
      struck: null,
    };
    expect(answer('leader-accompany', 'allies', ['1406', 'stay'], went, state('conde'))).toBe('1406');
    expect(answer('leader-accompany', 'allies', ['1406', 'stay'], went, state('champagne'))).toBe('stay');
  });
});

describe('pins', () => {
  const asked = (hex: HexId, units: readonly UnitId[], pinnedBy: readonly UnitId[]) => ({
    hex,
    units,
    pinnedBy,
    options: [],
  });
  const both = ['attack', 'break'];

  test('at even odds the French fight it out on turn 17, and break off before a crowd on turn 19', () => {
    const units = ['dillon-irish', 'vol-grenadiers'];
    const beside = (men: string, turn: number) => {
      const by = men.split(', ');
      const state = pinned(`1404 ${men}; 1304 ${units.join(', ')}`, units, by, { turn, phasing: 'allies' });
      return answer('pin-response', 'allies', both, asked('1304', units, by), state);
    };
    expect(beside('tawes, ra-4, scr-2, br-a', 17)).toBe('attack');
    expect(beside('fraser-1, fraser-2, graham-li, kfr', 19)).toBe('break');
  });

  test('the garrison does not march out of Spring Hill to be rid of a pin', () => {
    const units = ['tawes', 'ra-4', 'scr-2', 'br-a'];
    const by = ['grenadier-bn', 'armagnac'];
    const state = pinned(`1404 ${units.join(', ')}; 1405 ${by.join(', ')}`, units, by, {
      turn: 17,
      phasing: 'british',
    });
    expect(answer('pin-response', 'british', both, asked('1404', units, by), state)).toBe('attack');
  });
});
