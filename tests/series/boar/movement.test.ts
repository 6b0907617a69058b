import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import { savannah as ruleset } from '../../../src/games/savannah/game.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { ring } from '../../../src/places/hex/grid.ts';
import { groundFor, partyOf, reachable, searchFor } from '../../../src/series/boar/rules/paths.ts';
import { stacksOf } from '../../../src/series/boar/rules/stacks.ts';
import type { BoarState, HexId, Side } from '../../../src/series/boar/rules/state.ts';
import { boardOf } from '../../../src/series/boar/rules/turn.ts';
import { field, move, position, savannah, scenario } from '../../games/assault.ts';
import { type Answers, drive, rules, told } from '../../games/position.ts';
import { movementPhase } from '../../games/steps.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';

const game = ruleset.open(scenario);

/** Plays a Movement phase of the Allies, or of the side named. */
function march(state: BoarState, orders: Order[], { side = 'allies', answers = {} as Answers } = {}) {
  return drive(state, (play) => movementPhase(savannah, boardOf(rules, play), side), {
    books: { [`movement@${side}`]: orders },
    answers,
  });
}

const failures = (driven: ReturnType<typeof march>): unknown[] =>
  driven.events.flatMap(({ kind, facts }) =>
    kind === 'boar.order-failed' ? [(facts as { reason: { code: string } }).reason.code] : [],
  );

/** MP the cheapest way of one unit costs to a hex it can reach this turn; null when it cannot. */
function costTo(state: BoarState, side: Side, unit: string, to: HexId): number | null {
  const ground = groundFor({ ...rules, position: state }, stacksOf({ field, position: state }), side);
  const from = field.hexes.get(state.units[unit]?.hex ?? '');
  if (!from) throw new Error(unit);
  const search = searchFor({ ...rules, position: state }, ground, partyOf(rules, side, [unit], false));
  return reachable(search, from).find(({ hex }) => hex.id === to)?.cost ?? null;
}

describe('one unit that is gone does not stop the others of its line', () => {
  const left = (driven: ReturnType<typeof march>): unknown[] =>
    driven.events.flatMap(({ kind, facts }) => {
      if (kind !== 'boar.order-failed') return [];
      const { units, reason } = facts as { units: string[]; reason: { code: string } };
      return [[units, reason.code]];
    });

  test('lost, Shattered or marched already: each is told, the rest marches', () => {
    const state = position('1712 auxerrois, foix, armagnac');
    Object.assign(state.units.foix ?? {}, { formation: 'shattered' });
    Object.assign(state.units.conde ?? {}, { hex: null });
    const driven = march(state, [move('auxerrois, conde, foix, armagnac', '1711')]);
    expect(left(driven)).toEqual([
      [['conde'], 'boar.gone'],
      [['foix'], 'boar.shattered'],
    ]);
    expect(['auxerrois', 'armagnac', 'foix'].map((id) => state.units[id]?.hex)).toEqual(['1711', '1711', '1712']);
  });

  test('the acknowledgement warns of each, and refuses the line only when nobody is left', () => {
    const state = position('1712 auxerrois, foix');
    Object.assign(state.units.foix ?? {}, { formation: 'shattered' });
    const said = (units: string) =>
      saidOf(game, { ...state, turn: 17, ordinal: 2 }, 'allies', [move(units, '1711')])
        .flat()
        .flatMap(({ severity, code }) => (severity === 'note' ? [] : [`${severity} ${code}`]));
    expect(said('auxerrois, foix')).toEqual(['warning boar.shattered']);
    expect(said('foix')).toEqual(['error boar.shattered']);
    Object.assign(state.units.conde ?? {}, { hex: null, fate: 'eliminated', steps: 0 });
    expect(said('auxerrois, conde')).toEqual(['warning boar.gone']);
  });
});

describe('MOVE and a conditional HOLD of the same units', () => {
  const hold: Order = {
    ...{ id: 'o2', verb: 'HOLD', args: { units: ['foix'] }, canonical: 'IF NOT LOST 1405 HOLD foix', line: 2 },
    when: { op: 'not', of: { op: 'term', term: 'lost', args: ['1405'] } },
  };
  const fates = (driven: ReturnType<typeof march>) =>
    driven.settled.map(({ order, fate }) => [
      order.split(' ')[0],
      fate.kind,
      JSON.stringify(fate).match(/boar\.[\w-]+/)?.[0],
    ]);

  test('the HOLD of an ELSE is told as one, whatever its line would have ordered else', () => {
    const { when: _when, ...held } = { ...hold, canonical: 'HOLD foix' };
    const otherwise: Order = {
      ...{ id: 'o3', verb: 'FIRE', args: {}, canonical: 'IF LOST 1405 FIRE nearest ELSE HOLD foix', line: 3 },
      when: { op: 'term', term: 'lost', args: ['1405'] },
      otherwise: held,
    };
    expect(fates(march(position('1712 foix; 1405 armagnac'), [otherwise]))).toEqual([['IF', 'done', 'boar.held']]);
  });

  test('whoever is told to hold stays where he is, though a line below says march', () => {
    const state = position('1712 foix, auxerrois; 1405 armagnac');
    const driven = march(state, [hold, move('foix, auxerrois', '1711')]);
    expect([state.units.foix?.hex, state.units.auxerrois?.hex]).toEqual(['1712', '1711']);
    expect(fates(driven)).toEqual([
      ['IF', 'done', 'boar.held'],
      ['MOVE', 'done', 'boar.moved'],
      ['MOVE', 'failed', 'boar.told-to-hold'],
    ]);
  });

  test('below the march it comes too late, and is refused beforehand', () => {
    const state = position('1712 foix; 1405 armagnac');
    expect(fates(march(state, [move('foix', '1711'), hold])).at(-1)).toEqual(['IF', 'failed', 'boar.marched-before']);
    const at = position('1712 foix; 1405 armagnac', { turn: 17, ordinal: 2 });
    const [, below] = saidOf(game, at, 'allies', [move('foix', '1711'), hold]);
    expect(below?.filter(({ severity }) => severity !== 'note')).toMatchObject([
      { severity: 'error', code: 'boar.marched-before' },
    ]);
  });
});

describe('movement of the series', () => {
  test('R14 clear ground costs 1 MP, light forest 1 on foot and 2 mounted', () => {
    const state = position('1508 auxerrois; 1509 conde');
    expect(costTo(state, 'allies', 'auxerrois', '1507')).toBe(1);
    expect(field.hexes.get('1508')?.terrain).toBe('light_forest');
    const onFoot = position('1507 auxerrois');
    const mounted = position('1507 conde');
    expect(costTo(onFoot, 'allies', 'auxerrois', '1508')).toBe(1);
    expect(costTo(mounted, 'allies', 'conde', '1508')).toBe(2);
  });

  test('R14 swamp costs 3 MP on foot and no gun enters it', () => {
    const state = position('2401 reserve-art; 2501 foix');
    expect(field.hexes.get('2401')?.terrain).toBe('swamp');
    expect(costTo(position('2403 foix'), 'allies', 'foix', '2402')).toBe(3);
    expect(costTo(position('2403 reserve-art'), 'allies', 'reserve-art', '2402')).toBeNull();
    expect(state.units.foix?.hex).toBe('2501');
  });

  test('R14 a stack pays for its slowest and moves with the least MP', () => {
    const state = position('1712 auxerrois, reserve-art');
    const driven = march(state, [move('auxerrois, reserve-art', '1720')]);
    expect(state.units.auxerrois?.hex).toBe('1715');
    expect(driven.events[0]?.facts).toMatchObject({ units: ['auxerrois', 'reserve-art'], cost: 3 });
  });

  test('R14 an enemy zone stops a march; from zone to zone goes one hex a turn', () => {
    const state = position('1405 graham-li; 1508 auxerrois');
    march(state, [move('auxerrois', '1404', { through: true })]);
    expect(state.units.auxerrois?.hex).toBe('1505');
    const beside = position('1405 graham-li; 1505 auxerrois');
    march(beside, [move('auxerrois', '1305', { through: true, via: ['1406'] })]);
    expect(beside.units.auxerrois?.hex).toBe('1406');
  });

  test('R14 a march without THROUGH goes round enemy zones, with it straight into them', () => {
    const state = position('1908 wissenbach; 2009 auxerrois');
    const around = march(state, [move('auxerrois', '1809')]);
    expect((around.events[0]?.facts as { path: HexId[] }).path).toHaveLength(5);
    expect(state.units.auxerrois?.hex).toBe('1809');
    const straight = position('1908 wissenbach; 2009 auxerrois');
    march(straight, [move('auxerrois', '1809', { through: true })]);
    expect(straight.units.auxerrois?.hex).toBe('1909');
  });

  describe('a march that does not arrive', () => {
    const works = '1404 ra-4, scr-2, tawes; 1303 br-carolina, gam-1, gam-2; 1504 br-augusta, fraser-2';
    const full = `${works}; 1305 foix, hainault; 1206 sc-1, sc-5, sc-6, ga-militia; 1306 grenadier-bn; 1207 sc-3`;

    test('is not made by a way round that ends no nearer to its goal; the reason names the hex that is full', () => {
      const state = position(full);
      const driven = march(state, [move('grenadier-bn', '1304'), move('sc-3', '1205')]);
      expect(state.units['grenadier-bn']?.hex).toBe('1306');
      expect(state.units['sc-3']?.hex).toBe('1207');
      expect(driven.events.map(({ facts }) => (facts as { reason?: unknown }).reason)).toMatchObject([
        { code: 'boar.way-round', facts: { to: '1304', hex: '1206', full: true } },
        { code: 'boar.way-round', facts: { to: '1205', hex: '1206', full: true } },
      ]);
    });

    test('is made once those in the way have gone, by whatever line', () => {
      const state = position(full);
      march(state, [move('grenadier-bn', '1304'), move('sc-1, sc-5, sc-6, ga-militia', '1106')]);
      expect(state.units['grenadier-bn']?.hex).toBe('1304');
    });

    test('goes as far as it comes where that is nearer, and by the hexes its order names', () => {
      const state = position('1508 foix; 1907 auxerrois');
      march(state, [move('foix', '1103'), move('auxerrois', '1905', { via: ['2209'] })]);
      expect(state.units.foix?.hex).toBe('1206');
      expect(state.units.auxerrois?.hex).toBe('2208');
    });
  });

  test('R15 an unmoved unit may go one hex whatever it costs', () => {
    const state = position('2403 foix', { weather: 'gale' });
    expect(field.hexes.get('2402')?.terrain).toBe('swamp');
    march(state, [move('foix', '2402')]);
    expect(state.units.foix?.hex).toBe('2402');
    const hurricane = position('2403 foix', { weather: 'hurricane' });
    expect(failures(march(hurricane, [move('foix', '2402')]))).toEqual(['boar.weather']);
  });

  test('R15 S 4.19 the Yamacraw swamp, ships guns and mortars know no minimum move', () => {
    const half = position('1004 auxerrois', { weather: 'gale' });
    expect(field.hexes.get('1104')?.terrain).toBe('yamacraw_swamp');
    expect(costTo(half, 'allies', 'auxerrois', '1104')).toBeNull();
    expect(costTo(position('1004 auxerrois', { weather: 'favorable' }), 'allies', 'auxerrois', '1104')).toBe(3);
    expect(
      rules.house.minimumMove({ ...rules, position: half }, field.counters.get('bombardiers') as never, {} as never),
    ).toBe(false);
    expect(
      rules.house.minimumMove({ ...rules, position: half }, field.counters.get('mortar') as never, {} as never),
    ).toBe(false);
    expect(
      rules.house.minimumMove({ ...rules, position: half }, field.counters.get('foix') as never, {} as never),
    ).toBe(true);
  });

  test('R15 the minimum move never enters prohibited ground', () => {
    expect(costTo(position('2403 reserve-art'), 'allies', 'reserve-art', '2402')).toBeNull();
  });

  test('R16 strategic movement doubles MP along roads, and may not pass next to the enemy', () => {
    const state = position('1812 auxerrois; 2301 br-fort');
    march(state, [move('auxerrois', '1720', { strategic: true })]);
    expect(state.units.auxerrois?.hex).toBe('1719');
    const seen = position('1812 auxerrois; 1805 porbeck, wissenbach');
    const driven = march(seen, [move('auxerrois', '1806', { strategic: true })]);
    expect(failures(driven)).toEqual(['boar.strategic-enemy']);
    expect(failures(march(position('2010 auxerrois'), [move('auxerrois', '2012', { strategic: true })]))).toEqual([
      'boar.no-road',
    ]);
  });

  test('R16 where no road ends the hexes named are those of the order, not one beside where it goes', () => {
    const { grid } = field;
    const named = [2, 3]
      .flatMap((range) => ring(grid, '2010', range))
      .flatMap((to) => {
        const driven = march(position('2010 auxerrois'), [move('auxerrois', to, { strategic: true })]);
        const [{ reason } = { reason: null }] = told(driven, 'boar.order-failed');
        return reason && /road/.test(reason.code) ? [[reason.code, reason.facts.from, reason.facts.to, to]] : [];
      });
    expect(named.length).toBeGreaterThan(5);
    for (const [code, from, to, ordered] of named) expect([code, from, to]).toEqual(['boar.no-road', '2010', ordered]);
  });

  test('R16 a road that is full, or passes next to the enemy, is said to be closed, and where', () => {
    const faultOf = (others: string): unknown => {
      const state = position(`2414 auxerrois; ${others}`);
      return told(march(state, [move('auxerrois', '2110', { strategic: true })]), 'boar.order-failed')[0]?.reason;
    };
    const closed = { code: 'boar.no-way', facts: { from: '2414', to: '2110', zone: false } };
    expect(faultOf('2111 foix, hainault')).toMatchObject({
      ...closed,
      facts: { hex: '2111', full: true, near: false },
    });
    expect(faultOf('2012 wissenbach')).toMatchObject({ ...closed, facts: { hex: '2112', full: false, near: true } });
  });

  test('R16 strategic movement does not come in across works from outside; their owner goes out through his gates', () => {
    const state = position('1304 auxerrois');
    expect(failures(march(state, [move('auxerrois', '1404', { strategic: true })]))).toEqual(['boar.strategic-works']);
    const garrison = position('1603 wissenbach');
    march(garrison, [move('wissenbach', '1205', { strategic: true })], { side: 'british' });
    expect(garrison.units.wissenbach?.hex).toBe('1205');
  });

  test('R16 weather may forbid strategic movement', () => {
    const state = position('1812 auxerrois', { weather: 'storms' });
    expect(failures(march(state, [move('auxerrois', '1720', { strategic: true })]))).toEqual([
      'boar.strategic-weather',
    ]);
  });

  test('R17 no more than 6 SP and one gun stand in a hex, not even in passing', () => {
    const state = position('1408 dillon-irish; 1407 armagnac, foix; 1410 reserve-art; 1409 fr-a-rt');
    const driven = march(state, [move('dillon-irish', '1407'), move('reserve-art', '1409')]);
    expect(failures(driven)).toEqual(['boar.stack-strength', 'boar.stack-artillery']);
    const past = position('1408 dillon-irish; 1407 armagnac, foix');
    const path = (march(past, [move('dillon-irish', '1406')]).events[0]?.facts as { path: HexId[] }).path;
    expect(path).not.toContain('1407');
  });

  test('R17 friends who fill a hex beyond the march of this turn do not close the way to it', () => {
    const state = { ...position('1410 dillon-irish; 1816 armagnac, foix'), turn: 17, ordinal: 2 };
    const [said] = saidOf(game, state, 'allies', [move('dillon-irish', '1816')]).flat();
    expect(said).toMatchObject({ severity: 'warning', code: 'boar.moved-short', facts: { apart: [] } });
    expect(failures(march(state, [move('dillon-irish', '1816')]))).toEqual([]);
    expect(state.units['dillon-irish']?.hex).not.toBe('1410');
  });

  test('series 9 of a line for units of several hexes each party is told by name where it stops', () => {
    const state = { ...position('1410 foix; 1510 auxerrois'), turn: 17, ordinal: 2 };
    const said = saidOf(game, state, 'allies', [move('foix, auxerrois', '1816')]).flat();
    expect(said.map(({ facts }) => facts.apart)).toEqual([['foix'], ['auxerrois']]);
  });

  test('series 9 for a hex that cannot be gone to none is named that takes more than this turn', () => {
    const state = { ...position('1416 foix; 1404 tawes; 1408 hainault'), turn: 17, ordinal: 2 };
    const [said] = saidOf(game, state, 'allies', [move('foix', '1404')]).flat();
    expect(said).toMatchObject({ severity: 'error', code: 'boar.enemy-there' });
    expect(said?.didYouMean).toBeUndefined();
  });

  test('R18 friends cross their works free, enemies pay 1 MP for each work and up the slope', () => {
    expect(costTo(position('1405 foix'), 'allies', 'foix', '1404')).toBe(4);
    expect(costTo(position('1405 fraser-1'), 'british', 'fraser-1', '1404')).toBe(2);
    expect(costTo(position('1404 fraser-1'), 'british', 'fraser-1', '1405')).toBe(1);
  });

  test('R18 enemy horse and guns cross works only where they are breached and the abatis is gone', () => {
    expect(costTo(position('1405 conde'), 'allies', 'conde', '1404')).toBeNull();
    const breached = position('1405 conde', { breached: ['1404/S'], cleared: ['1404/S'] });
    expect(costTo(breached, 'allies', 'conde', '1404')).toBe(2);
  });

  test('R21 a leader rides 6 MP, but not alone up to the enemy', () => {
    const state = position('1410 dillon; 1404 tawes');
    expect(failures(march(state, [move('dillon', '1405')]))).toEqual(['boar.leader-alone']);
    const held = position('1410 dillon; 1404 tawes; 1405 foix');
    march(held, [move('dillon', '1405')]);
    expect(held.leaders.dillon?.hex).toBe('1405');
  });

  test('R22 a lone leader next to whom the enemy comes rides to the nearest stack, or is lost', () => {
    const state = position('1508 foix; 1505 maitland; 1503 fraser-1');
    march(state, [move('foix', '1506')]);
    expect(state.leaders.maitland).toMatchObject({ hex: '1503', fate: 'field' });
    const alone = position('1508 foix; 1505 maitland; 2301 delancey-2');
    march(alone, [move('foix', '1506')]);
    expect(alone.leaders.maitland?.hex).toBeNull();
    expect(alone.morale.french).toBe(13);
    expect(alone.morale.british).toBe(12);
  });

  test.each([
    ['en', /march up beside him, and he rides off or is lost, being a leader alone/, /and ATTACK when asked/],
    ['fr', /marchez jusqu’à côté, et il part ou est pris, étant un chef seul/, /et faites ATTAQUER/],
  ] as const)('R22 nobody marches into the hex of a lone leader, and no attack on him is advised, in %s', (language, alone, held) => {
    const say = diagnosticWords(language, game.messages);
    const saidIn = (text: string) =>
      saidOf(game, position(text), 'allies', [move('foix', '1505')])
        .flat()
        .map((one) => plainWords(sayDiagnostic(say, one)))
        .join(' ');
    expect(saidIn('1506 foix; 1505 maitland; 1503 fraser-1')).toMatch(alone);
    expect(saidIn('1506 foix; 1505 maitland, tawes; 1503 fraser-1')).toMatch(held);
  });

  test('R22 between equally near stacks his owner chooses', () => {
    const state = position('1508 foix; 1505 maitland; 1503 fraser-1; 1604 ra-2');
    const driven = march(state, [move('foix', '1506')], { answers: { 'leader-displace': '1604' } });
    expect(driven.asked.map((need) => need.kind)).toContain('leader-displace');
    expect(state.leaders.maitland?.hex).toBe('1604');
  });

  test('R23 a Disrupted unit goes one hex, not towards the enemy; a Shattered one none', () => {
    const state = position('1507 foix disrupted; 1504 fraser-2; 1409 armagnac shattered');
    expect(failures(march(state, [move('foix', '1506'), move('armagnac', '1410')]))).toEqual([
      'boar.disrupted',
      'boar.shattered',
    ]);
    const back = position('1507 foix disrupted; 1504 fraser-2');
    march(back, [move('foix', '1510')]);
    expect(back.units.foix?.hex).toBe('1508');
  });

  test('R66 a pinned stack may attack: then it does not march', () => {
    const state = pinned();
    const driven = march(state, [move('foix', '1407')], { answers: { 'pin-response': 'attack' } });
    expect(failures(driven)).toEqual(['boar.pinned']);
    expect(state.units.foix).toMatchObject({ hex: '1405', pinnedBy: ['tawes'] });
  });

  test('R66 a pinned stack may break off for 1 army morale, and ends away from the enemy', () => {
    const state = pinned();
    march(state, [move('foix', '1407')], { answers: { 'pin-response': 'break' } });
    expect(state.units.foix).toMatchObject({ hex: '1407', pinnedBy: [] });
    expect(state.units.tawes?.pinnedBy).toEqual([]);
    expect(state.morale.french).toBe(11);
  });

  test('R66 who breaks off without an order goes to the nearest hex clear of the enemy', () => {
    const state = pinned();
    march(state, [], { answers: { 'pin-response': 'break' } });
    expect(field.hexes.get('1404')?.next.map((next) => next?.id)).not.toContain(state.units.foix?.hex);
  });

  test('R21, R22 a leader whom those who break off leave alone beside the enemy rides off to the nearest stack', () => {
    const state = position('1404 tawes; 1405 foix, noailles; 1407 auxerrois');
    Object.assign(state.units.foix ?? {}, { pinnedBy: ['tawes'] });
    Object.assign(state.units.tawes ?? {}, { pinnedBy: ['foix'] });
    const driven = march(state, [], { answers: { 'pin-response': 'break', 'leave-pin': '1408' } });
    expect([state.units.foix?.hex, state.leaders.noailles?.hex]).toEqual(['1408', '1407']);
    expect(driven.events.map(({ kind }) => kind)).toContain('boar.leader-displaced');
  });

  test('R66 where to, his owner says: any hex he reaches that is clear of the enemy', () => {
    const state = pinned();
    const driven = march(state, [], { answers: { 'pin-response': 'break', 'leave-pin': '1408' } });
    expect(state.units.foix?.hex).toBe('1408');
    const [asked] = driven.asked.filter(({ kind }) => kind === 'leave-pin');
    const clear = field.hexes.get('1404')?.next.map((next) => next?.id) ?? [];
    expect(asked?.space.kind === 'one' && asked.space.of.some((hex) => clear.includes(String(hex)))).toBe(false);
  });

  test('R66 who is told to hold in a stack that breaks off has not held, and BREAK names who goes along', () => {
    const state = position('1404 tawes; 1405 foix, auxerrois, noailles');
    for (const id of ['foix', 'auxerrois']) Object.assign(state.units[id] ?? {}, { pinnedBy: ['tawes'] });
    Object.assign(state.units.tawes ?? {}, { pinnedBy: ['foix', 'auxerrois'] });
    const breakOff = { id: 'b', verb: 'BREAK', args: { units: ['foix'] }, canonical: 'BREAK foix', line: 1 };
    const [said = []] = saidOf(game, { ...state, turn: 17, ordinal: 2 }, 'allies', [breakOff]);
    expect(said.flatMap(({ code, facts }) => (code === 'boar.breaks-along' ? facts.units : []))).toEqual(['auxerrois']);
    const led = { ...breakOff, args: { units: ['noailles', 'foix'] } };
    expect(saidOf(game, { ...state, turn: 17, ordinal: 2 }, 'allies', [led])[0]?.map(({ code }) => code)).toContain(
      'boar.breaks-along',
    );
    const hold = { id: 'h', verb: 'HOLD', args: { units: ['auxerrois'] }, canonical: 'HOLD auxerrois', line: 1 };
    const driven = march(state, [hold], { answers: { 'pin-response': 'break' } });
    expect(driven.settled.map(({ fate }) => ('why' in fate ? fate.why?.code : fate.kind))).toEqual(['boar.broke-off']);
  });

  test('series 9 counters of one order that start apart march each their own way', () => {
    const state = position('1407 foix; 1408 auxerrois');
    march(state, [move('foix, auxerrois', '1406')]);
    expect([state.units.foix?.hex, state.units.auxerrois?.hex]).toEqual(['1406', '1406']);
  });

  test('series 9 an order blocked by a friend is tried once more when the friend has gone', () => {
    const state = position('1408 dillon-irish; 1407 armagnac, foix');
    const driven = march(state, [move('dillon-irish', '1407'), move('armagnac, foix', '1406')]);
    expect(failures(driven)).toEqual([]);
    expect(state.units['dillon-irish']?.hex).toBe('1407');
  });

  test('a march that fails is told what stood against it at its line, not what the lines below did since', () => {
    const state = position('1408 dillon-irish; 1407 armagnac, foix');
    const hold: Order = {
      id: 'o2',
      verb: 'HOLD',
      args: { units: ['dillon-irish'] },
      canonical: 'HOLD dillon-irish',
      line: 2,
    };
    const driven = march(state, [move('dillon-irish', '1407'), hold]);
    expect(failures(driven)).toEqual(['boar.told-to-hold']);
    expect(driven.settled.map(({ fate }) => ('why' in fate ? fate.why.code : fate.kind))).toEqual([
      'done',
      'boar.stack-strength',
    ]);
  });

  test('series 9 an order beyond this turn goes as far as its MP, and says so before', () => {
    const state = position('1410 foix');
    const [warning] = saidOf(game, { ...state, turn: 17, ordinal: 2 }, 'allies', [move('foix', '1816')]).flat();
    expect(warning).toMatchObject({ severity: 'warning', code: 'boar.moved-short', facts: { left: 4 } });
    march(state, [move('foix', '1816')]);
    expect(state.units.foix?.hex).toBe(warning?.facts.hex);
  });

  test('R23 a march that ends for want of order, not of MP, is told so', () => {
    const state = { ...position('1408 foix disrupted'), turn: 17, ordinal: 2 };
    const [warning] = saidOf(game, state, 'allies', [move('foix', '1411')]).flat();
    expect(warning).toMatchObject({ code: 'boar.moved-short', facts: { dear: false, halted: 'hexes' } });
    march(state, [move('foix', '1411')]);
    expect(state.units.foix?.hex).toBe(warning?.facts.hex);
  });

  test('series 9 an order that cannot run fails alone', () => {
    const state = position('1408 foix; 1508 auxerrois; 1404 tawes');
    const driven = march(state, [move('foix', '1404'), move('auxerrois', '1507')]);
    expect(failures(driven)).toEqual(['boar.enemy-there']);
    expect(driven.events.find((event) => event.kind === 'boar.order-failed')?.to).toEqual(['allies']);
    expect(state.units.auxerrois?.hex).toBe('1507');
  });

  test('series 9 a march to where it begins, by way of there, is none: it is refused and fails alone', () => {
    const state = position('1408 foix');
    const order = move('foix', '1408', { via: ['1408'] });
    expect(
      saidOf(game, { ...state, turn: 17, ordinal: 2 }, 'allies', [order])
        .flat()
        .map(({ code }) => code),
    ).toEqual(['boar.already-there']);
    expect(failures(march(state, [order]))).toEqual(['boar.already-there']);
  });

  test('series 9 a unit marches once in a phase', () => {
    const state = position('1408 foix');
    expect(failures(march(state, [move('foix', '1407'), move('foix', '1406')]))).toEqual(['boar.moved-already']);
  });

  test('series 7 too many in a hex: the owner gives up steps until the limits hold', () => {
    const state = position('1407 dillon-irish, foix');
    const driven = march(state, [], { answers: { 'stack-excess': 'foix' } });
    expect(state.units.foix?.steps).toBe(1);
    expect(driven.asked.map((need) => need.kind)).toEqual(['stack-excess']);
  });
});

/** Foix pinned with Tawes before Spring Hill. */
function pinned(): BoarState {
  const state = position('1404 tawes; 1405 foix');
  Object.assign(state.units.foix ?? {}, { pinnedBy: ['tawes'] });
  Object.assign(state.units.tawes ?? {}, { pinnedBy: ['foix'] });
  return state;
}
