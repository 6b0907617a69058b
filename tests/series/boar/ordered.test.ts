/** What ATTACK and DIVERT lines come to: whatever their order, the rest of them is made when a part cannot be. */
import { describe, expect, test } from 'vitest';
import type { Fate, Order } from '../../../src/engine/contract.ts';
import { assaultBy, prefer } from '../../games/fights.ts';
import { attack, type Driven, position, told } from '../../games/position.ts';

const fair = { turn: 17, ordinal: 2, weather: 'favorable' } as const;
const between = (): ReturnType<typeof position> => position('1506 foix, hainault; 1505 nyv; 1606 ra-2', fair);

const divert = (hex: string, units: string): Order => ({
  id: `d-${hex}`,
  verb: 'DIVERT',
  args: { hex, with: [units] },
  canonical: `DIVERT ${hex} WITH ${units}`,
  line: 1,
});

const under = (commander: string, order: Order): Order => ({ ...order, args: { ...order.args, commander } });

const fatesOf = (driven: Driven, order: Order): Fate[] =>
  driven.settled.filter((one) => one.order === order.canonical).map(({ fate }) => fate);

const diverted = (driven: Driven) =>
  told(driven, 'boar.declare')[0]?.attacks.map(({ on, diverted: hexes }) => [on, hexes]);

describe('series 12.1 lines of a book', () => {
  test('DIVERT may stand above the ATTACK that diverts', () => {
    const lines = [attack('1505', 'foix, hainault'), divert('1606', 'foix')];
    for (const book of [lines, lines.toReversed()]) {
      const driven = assaultBy('allies', between(), book, { 'close-combat': 5 });
      expect(diverted(driven)).toEqual([[['1505'], ['1606']]]);
      for (const line of lines) expect(fatesOf(driven, line).map(({ kind }) => kind)).toEqual(['done']);
    }
  });

  test('DIVERT may name who stands with those that attack, and an enemy that the ATTACK diverts already', () => {
    const book = [attack('1505', 'foix', '1606'), divert('1606', 'hainault')];
    const driven = assaultBy('allies', between(), book, { 'close-combat': 5 });
    expect(diverted(driven)).toEqual([[['1505'], ['1606']]]);
    expect(fatesOf(driven, book[1] as Order).map(({ kind }) => kind)).toEqual(['done']);
  });

  test('DIVERT is met by an attack that the rules compel; one that no attack meets fails', () => {
    const [met, unmet] = [divert('1505', 'foix'), divert('1404', 'foix')];
    const driven = assaultBy('allies', between(), [met, unmet], { 'close-combat': 5 });
    expect(diverted(driven)).toEqual([[['1606'], ['1505']]]);
    expect(fatesOf(driven, met).map(({ kind }) => kind)).toEqual(['done']);
    // Nobody of it stands there; else it is an attack that is wanting.
    const away = { code: 'boar.attack-unit-away', facts: { unit: 'foix', from: '1506', hex: '1404' } };
    expect(fatesOf(driven, unmet)).toMatchObject([{ kind: 'failed', why: away }]);
    const beside = divert('1505', 'foix');
    const alone = assaultBy('allies', position('1505 wissenbach; 1506 foix; 1407 hainault', fair), [beside], {});
    expect(fatesOf(alone, beside)).toMatchObject([{ kind: 'failed', why: { code: 'boar.divert-without-attack' } }]);
  });

  test('an attack that the tactics keep from a combat is told so', () => {
    const order = attack('1505', 'armagnac');
    const state = position('1505 wissenbach, nyv; 1506 armagnac', fair);
    const withdraw = { 'tactic@british': 'withdraw', 'tactic@allies': 'skirmish' };
    const driven = assaultBy('allies', state, [order], {}, withdraw);
    const apart = { code: 'boar.fought', facts: { apart: true } };
    expect(fatesOf(driven, order)).toMatchObject([{ kind: 'done', came: apart }]);
  });

  test('of those an attack names who was driven off in a fight before it is told', () => {
    const [first, second] = [attack('1505', 'foix'), attack('1606', 'hainault, armagnac')];
    const state = position('1506 foix, hainault; 1607 armagnac; 1505 fraser-1; 1606 ra-2', fair);
    const driven = assaultBy('allies', state, [first, second], { 'close-combat': 0, 'morale-hainault': 0 });
    expect(state.units.hainault?.hex).not.toBe('1506');
    expect(fatesOf(driven, second)).toMatchObject([
      { kind: 'failed', why: { code: 'boar.driven-off', facts: { units: ['hainault'] } } },
      { kind: 'done' },
    ]);
  });

  test.each([
    [
      '1505 foix, dillon; 1506 hainault; 1606 ra-2',
      'commander-away',
      { stands: '1505', lead: 'hainault', hex: '1506' },
    ],
    ['1506 hainault, dillon, destaing; 1505 foix; 1606 ra-2', 'commander-outranked', { senior: ['destaing'] }],
    ['1506 hainault, lincoln; 1505 foix; 1606 ra-2', 'commander-alone', { hex: '1506', senior: [] }],
  ])('a commander who may not command is told why, and the attack is made: %s', (text, code, facts) => {
    const named = code === 'commander-alone' ? 'lincoln' : 'dillon';
    const order = under(named, attack('1606', 'foix, hainault'));
    const driven = assaultBy(
      'allies',
      position(text, fair),
      [order],
      { 'close-combat': 5 },
      { 'lead-unit': 'hainault' },
    );
    expect(fatesOf(driven, order)).toMatchObject([
      { kind: 'failed', why: { code: `boar.${code}`, facts: { unit: named, ...facts } } },
      { kind: 'done', came: { code: 'boar.fought' } },
    ]);
  });

  test('a commander who stands with the lead and may command has nothing said of him', () => {
    const order = under('dillon', attack('1606', 'foix, hainault'));
    const state = position('1505 foix; 1506 hainault, dillon; 1606 ra-2', fair);
    const driven = assaultBy('allies', state, [order], { 'close-combat': 5 }, { 'lead-unit': 'hainault' });
    expect(fatesOf(driven, order).map(({ kind }) => kind)).toEqual(['done']);
  });

  const line = (verb: string, unit: string): Order => ({
    ...{ id: verb, verb, args: { units: [unit] }, canonical: `${verb} ${unit}`, line: 3 },
  });

  test.each([
    ['ADVANCE armagnac', '1506 foix, hainault; 1505 gam-1; 1409 armagnac', 9, 'not-in-fight', { units: ['armagnac'] }],
    ['LOSSES hainault', '1506 foix, hainault; 1505 nyv, tawes, fraser-1', 2, 'lead-pays', { unit: 'foix' }],
  ])('a line whose place never came says why: %s', (text, where, face, code, facts) => {
    const [verb = '', unit = ''] = text.split(' ');
    const advice = line(verb, unit);
    const book = [attack('1505', 'foix, hainault'), advice];
    const driven = assaultBy(
      'allies',
      position(where, fair),
      book,
      { 'close-combat': face },
      { 'lead-unit': prefer('foix') },
    );
    expect(fatesOf(driven, advice)).toMatchObject([{ kind: 'unreached', why: { code: `boar.${code}`, facts } }]);
  });

  test.each([
    'hainault',
    'foix',
  ])('where the enemy stays after an attack that went well, ADVANCE %s is told that', (unit) => {
    const advice = line('ADVANCE', unit);
    const state = position('1506 foix, hainault, dillon-irish; 1505 gam-1, kfr', fair);
    const book = [attack('1505', 'foix, hainault, dillon-irish'), advice];
    const driven = assaultBy('allies', state, book, { 'close-combat': 9 }, { 'lead-unit': prefer('foix') });
    expect(driven.state.units.kfr?.hex).toBe('1505');
    expect(fatesOf(driven, advice)).toMatchObject([
      { kind: 'unreached', why: { code: 'boar.hex-held', facts: { hexes: ['1505'] } } },
    ]);
  });

  test('an ADVANCE into another hex is not told of this fight', () => {
    const elsewhere: Order = { ...line('ADVANCE', 'armagnac'), args: { units: ['armagnac'], to: '1404' } };
    const where = position('1506 foix, hainault; 1505 gam-1; 1409 armagnac', fair);
    const book = [attack('1505', 'foix, hainault'), elsewhere];
    const driven = assaultBy('allies', where, book, { 'close-combat': 9 }, { 'lead-unit': prefer('foix') });
    expect(fatesOf(driven, elsewhere)).toEqual([]);
  });

  test('a line that would throw again is told that no chit is in hand', () => {
    const again: Order = { id: 'o2', verb: 'MOMENTUM REROLL', args: {}, canonical: 'MOMENTUM REROLL', line: 2 };
    const driven = assaultBy('allies', between(), [attack('1505', 'foix', '1606'), again], { 'close-combat': 5 });
    expect(fatesOf(driven, again)).toMatchObject([{ kind: 'unreached', why: { code: 'boar.no-chit' } }]);
  });

  test('an attack is made without the hex that it cannot divert', () => {
    const order = attack('1505', 'foix', '2005, 1606');
    const state = position('1506 foix; 1505 nyv; 1606 ra-2; 2005 njv-3', fair);
    const driven = assaultBy('allies', state, [order], { 'close-combat': 5 });
    expect(diverted(driven)).toEqual([[['1505'], ['1606']]]);
    expect(fatesOf(driven, order)).toMatchObject([
      { kind: 'failed', why: { code: 'boar.divert-not-adjacent', facts: { hex: '2005' } } },
      { kind: 'done', came: { code: 'boar.fought' } },
    ]);
  });

  test.each([
    ['1304 foix; 1303 gam-1; 1404 tawes', attack('1303', 'foix', '1404'), ['1404']],
    ['1506 foix; 1505 nyv; 1606 ra-2', attack('1505', 'foix', '1606'), []],
  ])('a diversion of whom nobody must fight is named as needless: %s', (text, order, needless) => {
    const driven = assaultBy('allies', position(text, fair), [order], { 'close-combat': 5 });
    const wasted =
      needless.length > 0 ? [{ code: 'boar.needless-divert', facts: { hexes: needless }, warns: true }] : [];
    expect(fatesOf(driven, order).map((fate) => fate.kind === 'done' && fate.came)).toEqual([
      expect.objectContaining({ code: 'boar.fought' }),
      ...wasted,
    ]);
  });

  test('a needless diversion is told to the line that ordered it, not to the attack beside which it is made', () => {
    const made = attack('1303', 'foix');
    const divert: Order = {
      id: 'o2',
      verb: 'DIVERT',
      args: { hex: '1404', with: ['foix'] },
      canonical: 'DIVERT 1404 WITH foix',
      line: 2,
    };
    const state = position('1304 foix; 1303 gam-1; 1404 tawes', fair);
    const driven = assaultBy('allies', state, [made, divert], { 'close-combat': 5 });
    expect(fatesOf(driven, made)).toMatchObject([{ came: { code: 'boar.fought' } }]);
    expect(fatesOf(driven, divert)).toMatchObject([
      { came: { code: 'boar.diverted' } },
      { came: { code: 'boar.needless-divert', facts: { hexes: ['1404'] } } },
    ]);
  });

  test('each attack is promised what stood as all were declared, whatever the fights before it do to army morale', () => {
    const state = position('1506 foix; 1706 hainault, armagnac; 1505 nyv, fraser-1; 1705 gam-1', fair);
    state.morale.french = 11;
    const book = [attack('1505', 'foix'), attack('1705', 'hainault, armagnac')];
    const oddsOf = (fates: readonly Fate[]) => fates.map((fate) => fate.kind === 'done' && fate.came?.odds);
    const before = assaultBy('allies', structuredClone(state), [book[1] as Order], { 'close-combat': 5 });
    const promised = oddsOf(fatesOf(before, book[1] as Order));
    const driven = assaultBy('allies', state, book, { 'close-combat': 0 }, { 'attack-order': ['1505', '1705'] });
    expect(state.morale.french).toBeLessThan(11);
    expect(promised).toMatchObject([{ outcomes: expect.arrayContaining([expect.objectContaining({ kind: 'win' })]) }]);
    expect(oddsOf(fatesOf(driven, book[1] as Order))).toEqual(promised);
  });

  test('series 12 the worst column is told as such, with all who must join the attack; a better one not', () => {
    const isWorst = (text: string, units: string): unknown => {
      const made = attack('1404', units);
      const driven = assaultBy('allies', position(text, fair), [made], { 'close-combat': 5 });
      const [fate] = fatesOf(driven, made);
      return fate?.kind === 'done' && fate.came?.facts.worst;
    };
    expect(isWorst('1404 tawes, ra-4, ra-2; 1405 garden', 'garden')).toBe(true);
    expect(isWorst('1404 tawes; 1405 foix, auxerrois', 'foix, auxerrois')).toBe(false);
    // Who stands beside the enemy joins, named or not.
    expect(isWorst('1404 tawes; 1405 garden, foix, auxerrois', 'garden')).toBe(false);
  });

  test('the SP that guns give to the defence are told apart', () => {
    const order = attack('1404', 'foix');
    const driven = assaultBy('allies', position('1405 foix; 1404 tawes, br-a', fair), [order], { 'close-combat': 5 });
    expect(fatesOf(driven, order)).toMatchObject([{ came: { facts: { defence: 3, guns: 2 } } }]);
  });
});
