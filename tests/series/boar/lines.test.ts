/** No act a player ordered ends in silence: what no phase takes up is told to its side with the reason. */
import { describe, expect, test } from 'vitest';
import type { Json, Order } from '../../../src/engine/contract.ts';
import { closeCombatPhase } from '../../../src/series/boar/rules/close-combat.ts';
import { defensiveFire } from '../../../src/series/boar/rules/fire.ts';
import { mortarFire } from '../../../src/series/boar/rules/mortar.ts';
import { rallyPhase } from '../../../src/series/boar/rules/rally.ts';
import { boardOf, turn } from '../../../src/series/boar/rules/turn.ts';
import { move } from '../../games/assault.ts';
import { attack, type Driven, drive, position, rules, told } from '../../games/position.ts';

const fair = { turn: 17, ordinal: 2, weather: 'favorable' } as const;

function line(verb: string, args: Record<string, Json> = {}): Order {
  const words = Object.values(args).flat();
  return { id: verb, verb, args, canonical: [verb, ...words].join(' '), line: 1 };
}

/** `ATTACK 1505 WITH foix: boar.no-enemy-near` for each line that failed, with the side that hears of it. */
function failed(driven: Driven): string[] {
  const heard = driven.events.filter(({ kind }) => kind === 'boar.order-failed');
  expect(heard.map(({ to }) => to)).toEqual(told(driven, 'boar.order-failed').map(({ side }) => [side]));
  return told(driven, 'boar.order-failed').map(({ order, reason }) => `${order}: ${reason.code}`);
}

describe('architecture 2 what was ordered and not done is told with the reason', () => {
  test('ATTACK and DIVERT where nobody stands next to an enemy, or the weather forbids', () => {
    const orders = [attack('1404', 'foix'), line('DIVERT', { hexes: ['1303'], with: ['foix'] }), move('foix', '1407')];
    const phase = (text: string, weather: string) =>
      drive(position(text, { ...fair, weather }), (play) => closeCombatPhase(boardOf(rules, play), 'allies'), {
        books: { 'combat@allies': orders },
      });
    const far = phase('1404 tawes; 1408 foix', 'favorable');
    expect(failed(far)).toEqual(['ATTACK 1404 WITH foix: boar.no-enemy-near', 'DIVERT 1303 foix: boar.no-enemy-near']);
    expect(far.calls).toEqual([]);
    const storm = phase('1404 tawes; 1405 foix', 'hurricane');
    expect(failed(storm).map((each) => each.split(': ')[1])).toEqual(['boar.combat-weather', 'boar.combat-weather']);
  });

  test('FIRE when no gun sees an enemy, when the named one does not, when nobody stands in the hex named', () => {
    const shoot = (text: string, orders: Order[], weather = 'favorable') =>
      drive(position(text, { ...fair, weather }), (play) => defensiveFire(boardOf(rules, play), 'british'), {
        books: { 'fire@british': orders },
        answers: { fire: { target: null, with: [] } },
      });
    const at = (battery: string, hex: string): Order => line('FIRE', { batteries: [battery], hex });
    expect(failed(shoot('1404 br-a; 1409 foix', [at('br-a', '1409')]))).toEqual([
      'FIRE br-a 1409: boar.no-fire-target',
    ]);
    const one = '1404 br-a; 2204 br-b; 1405 foix';
    expect(failed(shoot(one, [at('br-b', '1405')]))).toEqual(['FIRE br-b 1405: boar.no-fire-target']);
    expect(failed(shoot(one, [at('br-a', '1406')]))).toEqual(['FIRE br-a 1406: boar.no-fire-target']);
    expect(failed(shoot(one, [at('br-a', '1405'), line('FIRE', { policy: 'hold' })]))).toEqual([]);
    // A gun that sees nobody while others fire has held too.
    const held = shoot(one, [line('FIRE', { batteries: ['br-b'], policy: 'hold' })]);
    expect(held.settled).toMatchObject([
      { order: 'FIRE br-b hold', fate: { kind: 'done', came: { code: 'boar.silent' } } },
    ]);
    expect(failed(shoot(one, [at('br-a', '1405')], 'gale'))).toEqual(['FIRE br-a 1405: boar.fire-weather']);
  });

  const ifEnemyIn = (hex: string, then: Order, otherwise: Order): Order => ({
    ...then,
    when: { op: 'term', term: 'enemy-in', args: [hex] },
    otherwise,
    canonical: `IF ENEMY IN ${hex} ${then.canonical} ELSE ${otherwise.canonical}`,
  });
  const fireOn = (hex: string): Order => line('FIRE', { batteries: ['br-augusta'], hex });

  test('a FIRE on a condition has one fate, of what its gun saw when its turn came, whoever the shot drives off', () => {
    const order = ifEnemyIn('1405', fireOn('1405'), fireOn('1304'));
    const plain = fireOn('1305');
    const state = position('1504 br-augusta; 1405 avant-garde', { ...fair, phasing: 'allies' });
    const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'british'), {
      books: { 'fire@british': [order, plain] },
      answers: { fire: { target: 'avant-garde', with: [] } },
      faces: { hit: 9, damage: 2 },
    });
    expect(state.units['avant-garde']?.hex).not.toBe('1405');
    expect(driven.settled).toMatchObject([
      { order: order.canonical, fate: { kind: 'done', came: { facts: { hex: '1405' } } } },
      {
        order: plain.canonical,
        fate: { kind: 'failed', why: { code: 'boar.fire-masked', facts: { own: false, sees: ['1405'] } } },
      },
    ]);
  });

  test('RALLY on the condition that he is broken is told of his rally, which ends it', () => {
    const order: Order = {
      ...line('RALLY', { units: ['tawes'] }),
      when: { op: 'term', term: 'disrupted', args: ['tawes'] },
    };
    const driven = drive(
      position('1404 tawes disrupted', fair),
      (play) => rallyPhase(boardOf(rules, play), 'british'),
      {
        books: { 'movement@british': [order] },
        faces: { rally: 9 },
      },
    );
    expect(driven.settled).toMatchObject([{ fate: { kind: 'done', came: { code: 'boar.rally-parade' } } }]);
  });

  test('FIRE is told what it hit at, or what of the ground, the distance or of those between keeps it from its hex', () => {
    const fate = (text: string, order: Order, answer: Json = { target: null, with: [] }, hit = 0) =>
      drive(
        position(text, { ...fair, weather: 'favorable' }),
        (play) => defensiveFire(boardOf(rules, play), 'allies'),
        {
          faces: { hit, damage: 4, test: 0 },
          books: { 'fire@allies': [order] },
          answers: { fire: answer },
        },
      ).settled.map(({ fate: came }) => (came.kind === 'done' ? came.came : came.why));
    const guns = '2207 fr-a-rt; 2206 fr-b-rt; 2204 trumbach; 2005 njv-3; 1404 tawes';
    const at = (hex: string): Order => line('FIRE', { batteries: ['fr-a-rt'], hex });
    const about = { battery: 'fr-a-rt', sees: ['2005'], others: [] };
    expect(fate(guns, at('1404'))).toEqual([
      { code: 'boar.fire-range', facts: { ...about, hex: '1404', far: 8, range: 3 } },
    ]);
    expect(fate(guns, at('2204'))).toEqual([
      { code: 'boar.fire-masked', facts: { ...about, hex: '2204', own: true, by: '2206', who: 'fr-b-rt' } },
    ]);
    expect(fate(guns, at('2006'))).toEqual([{ code: 'boar.fire-nobody', facts: { ...about, hex: '2006' } }]);
    const shot = { batteries: ['fr-a-rt'], target: 'njv-3', hex: '2005' };
    const fired = (hit: number) => fate('2207 fr-a-rt; 2005 njv-3', at('2005'), { target: 'njv-3', with: [] }, hit);
    expect(fired(0)).toEqual([{ code: 'boar.fired', facts: { ...shot, damage: null } }]);
    expect(fired(9)).toEqual([{ code: 'boar.fired', facts: { ...shot, damage: 'D' } }]);
  });

  test('of a FIRE whose target was gone it is told what its guns fired at instead, not what they could', () => {
    const order = line('FIRE', { batteries: ['fr-a-rt'], hex: '2006' });
    const firing = (target: string | null) =>
      drive(
        position('2207 fr-a-rt; 2206 fr-b-rt; 2005 njv-3', { ...fair, weather: 'favorable' }),
        (play) => defensiveFire(boardOf(rules, play), 'allies'),
        { books: { 'fire@allies': [order] }, answers: { fire: { target, with: [] } } },
      ).settled.map(({ fate }) => fate);
    const facts = { batteries: ['fr-a-rt'], hex: '2006', hexes: ['2005'], gone: true };
    expect(firing('njv-3')).toMatchObject([{ kind: 'failed', instead: { code: 'boar.fired-instead', facts } }]);
    const [held] = firing(null);
    expect(held).not.toHaveProperty('instead');
  });

  test('of a FIRE whose target others hid it is told who did', () => {
    const order = line('FIRE', { batteries: ['fr-a-rt'], hex: '2204' });
    const { settled } = drive(
      position('2207 fr-a-rt; 2206 fr-b-rt; 2005 njv-3', { ...fair, weather: 'favorable' }),
      (play) => defensiveFire(boardOf(rules, play), 'allies'),
      { books: { 'fire@allies': [order] }, answers: { fire: { target: 'njv-3', with: [] } } },
    );
    const facts = { hex: '2204', hexes: ['2005'], gone: false, by: '2206' };
    expect(settled.map(({ fate }) => fate)).toMatchObject([{ kind: 'failed', instead: { facts } }]);
  });

  test('RALLY is told what came of each it names that was broken, though nobody was asked who tries first', () => {
    const order = line('RALLY', { units: ['nyv', 'tawes'] });
    const fates = (rally: number) =>
      drive(
        position('1505 nyv disrupted; 1404 tawes', { phasing: 'british', turn: 17, weather: 'favorable' }),
        (play) => rallyPhase(boardOf(rules, play), 'british'),
        { books: { 'movement@british': [order] }, faces: { rally } },
      ).settled.map(({ fate }) => fate);
    const came = (code: string) => [{ kind: 'done', came: { code, facts: { unit: 'nyv' } } }];
    expect(fates(8)).toEqual(came('boar.rally-parade'));
    expect(fates(0)).toEqual(came('boar.rally-disrupted'));
  });

  test('a TACTIC that may not be chosen is told with what it takes: a leader, an open flank', () => {
    const barred = (text: string, tactic: string) => {
      const order = attack('1505', 'armagnac');
      const books = { 'combat@allies': [{ ...order, args: { ...order.args, tactic } }] };
      const state = position(text, { ...fair, weather: 'favorable' });
      const { settled } = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'allies'), { books });
      return settled.flatMap(({ fate }) => (fate.kind === 'failed' ? [fate.why] : []));
    };
    const facts = { on: ['1505'] };
    expect(barred('1505 wissenbach; 1506 armagnac', 'turn-flank')).toEqual([
      { code: 'boar.tactic-unled', facts: { ...facts, tactic: 'turn-flank' } },
    ]);
    expect(barred('1505 wissenbach; 1506 armagnac; 1608 stedingk', 'turn-flank')).toEqual([
      { code: 'boar.tactic-unled', facts: { ...facts, tactic: 'turn-flank', leader: 'stedingk', stands: '1608' } },
    ]);
    const others = '1404 fraser-2; 1305 nyv; 1504 fraser-1; 1605 njv-3; 1606 ra-2';
    expect(barred(`${others}; 1505 wissenbach; 1506 armagnac, stedingk`, 'turn-flank')).toEqual([
      { code: 'boar.tactic-no-flank', facts: { ...facts, tactic: 'turn-flank' } },
    ]);
    expect(barred('1505 wissenbach; 1506 armagnac, stedingk', 'turn-flank')).toEqual([]);
  });

  test('MORTAR when none is ready, or the weather forbids', () => {
    const shoot = (mark: string, weather = 'favorable') => {
      const state = position('2108 mortar; 2005 njv-3', { ...fair, weather });
      Object.assign(state.units.mortar as object, { mortar: mark });
      const books = { 'movement@allies': [line('MORTAR', { hex: '2005' })] };
      return failed(drive(state, (play) => mortarFire(boardOf(rules, play), 'allies'), { books }));
    };
    expect(shoot('moved')).toEqual(['MORTAR 2005: boar.mortar-not-ready']);
    expect(shoot('ready', 'gale')).toEqual(['MORTAR 2005: boar.fire-weather']);
    expect(shoot('ready')).toEqual([]);
  });

  test('every act of a phase that the end of the game cuts off', () => {
    const state = position('1702 foix; 1405 armagnac; 1404 br-a', fair);
    const driven = drive(state, (play) => turn(boardOf(rules, play)), {
      faces: { 'initiative-allies': 9 },
      books: {
        'movement@allies': [attack('1404', 'armagnac'), line('MORTAR', { hex: '1404' })],
        'movement@british': [line('FIRE', { batteries: ['br-a'], policy: 'nearest' }), move('br-a', '1504')],
      },
    });
    expect(state.over).not.toBeNull();
    expect(failed(driven)).toEqual([
      'ATTACK 1404 WITH armagnac: boar.not-reached',
      'MORTAR 1404: boar.not-reached',
      'FIRE br-a nearest: boar.not-reached',
      'MOVE br-a TO 1504: boar.not-reached',
    ]);
  });
});
