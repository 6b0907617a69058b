import { describe, expect, test } from 'vitest';
import { type Attack, judgeAttack } from '../../../src/series/boar/rules/declare.ts';
import type { Effect } from '../../../src/series/boar/rules/events.ts';
import { pin, unpin } from '../../../src/series/boar/rules/pins.ts';
import { readResult } from '../../../src/series/boar/rules/results.ts';
import { bestWays } from '../../../src/series/boar/rules/retreat.ts';
import { assaultBy, combat, effectsOf, prefer } from '../../games/fights.ts';
import { attack, position, rules } from '../../games/position.ts';

/**
 * Trumbach's grenadiers and company at 1505 attacked from 1506 on open ground, no leader: on column 1-1 with equal
 * morale the die is the row, on others the result of the cell.
 */
function struck(
  defenders: string,
  attackers: string,
  die: number,
  more: Parameters<typeof assaultBy>[4] = {},
  faces = {},
) {
  const state = position(`1505 ${defenders}; 1506 ${attackers}`, { turn: 17, weather: 'favorable' });
  const first = attackers.split(/[ ,]/)[0] as string;
  const units = attackers
    .split(',')
    .map((each) => each.trim().split(' ')[0])
    .filter((id) => state.units[id as string]);
  const driven = assaultBy(
    'allies',
    state,
    [attack('1505', units.join(', '))],
    { 'close-combat': die, ...faces },
    {
      'lead-unit@allies': first,
      'lead-unit@british': defenders.split(/[ ,]/)[0] as string,
      ...more,
    },
  );
  return { state, driven, fought: combat(driven) };
}

describe('the table read', () => {
  test.each([
    ['2/- m:D', '2', '-', 'defender'],
    ['1*/-', '1', '-', null],
    ['PIN', 'PIN', 'PIN', null],
    ['R/R', 'R', 'R', null],
    ['-/DC m:A', '-', 'DC', 'attacker'],
  ])('series 13 %s', (text, attacker, defender, momentum) => {
    const result = readResult(text);
    expect([result.attacker.word, result.defender.word, result.momentum]).toEqual([attacker, defender, momentum]);
  });

  test('series 12 a modified die beyond the table reads its end row', () => {
    const { fought } = struck('gam-1', 'foix, avant-garde', 9);
    expect(fought.throws[0]?.total).toBeGreaterThan(9);
    expect(fought.throws[0]?.row).toBeLessThanOrEqual(11);
  });
});

describe('losses', () => {
  // 4-1 in SP against the named defender; the sum is told by the fight itself, so the die is worked back from the row.
  function rowOf(defenders: string, attackers: string, row: number, more = {}, faces = {}) {
    const { fought } = struck(defenders, attackers, 0, more);
    return struck(defenders, attackers, row - fought.sum, more, faces);
  }

  test('series 13 1: the lead loses a step, +1 to the enemy and -1 to its own army morale, half a point', () => {
    const { state, fought } = rowOf('nyv', 'foix, hainault', 9);
    expect(fought.result).toBe('-/1*');
    expect(state.units.nyv?.steps).toBe(1);
    expect(state.morale).toMatchObject({ french: 13, british: 13 });
    expect(state.victory.french).toBe(1);
  });

  test('series 13 1: a unit of one step is gone, for a whole point', () => {
    const { state } = rowOf('ra-2', 'foix', 8);
    expect(state.units['ra-2']).toMatchObject({ fate: 'eliminated', hex: null, steps: 0 });
    expect(state.victory.french).toBe(2);
  });

  test('S 2.9 the second step of a unit of two is worth one and a half', () => {
    const { state } = rowOf('nyv reduced', 'foix', 8);
    expect(state.units.nyv?.fate).toBe('eliminated');
    expect(state.victory.french).toBe(3);
  });

  test('R55 a 2 takes both steps of a lead that has two: +1 and -2', () => {
    const { state, fought } = rowOf('wissenbach, ra-2', 'foix, avant-garde, champagne', 11, {
      'lead-unit@british': 'wissenbach',
    });
    expect(fought.odds.final).toBe(4);
    expect(fought.result).toBe('-/AC m:A');
    const two = rowOf('nyv', 'reserve-bn, sd-grenadiers, conde, foix', 11);
    expect(two.fought.result).toBe('-/2 m:A');
    expect(two.state.units.nyv?.fate).toBe('eliminated');
    expect(two.state.morale).toMatchObject({ french: 13, british: 12 });
    expect(two.state.victory.french).toBe(4);
    expect(state.morale.british).toBe(13);
  });

  test('R55 a lead of one step dies of a 2 and its owner picks who pays the second step in its hex', () => {
    const { state, driven } = rowOf('ra-2, ra-3', 'reserve-bn, foix, hainault', 11, {
      'second-step': prefer('ra-3'),
      'lead-unit@british': 'ra-2',
    });
    expect(driven.events.at(-1)?.kind).toBe('boar.combat');
    expect(state.over).toBeNull();
    expect(state.units['ra-2']?.fate).toBe('eliminated');
    expect(state.units['ra-3']?.fate).toBe('eliminated');
    expect(state.morale).toMatchObject({ french: 13, british: 12 });
  });

  test('R60 AC: the attacker chooses among the losers; captured counts as eliminated and one point more', () => {
    const { state, driven, fought } = rowOf('nyv, ra-2', 'reserve-bn, foix', 11, {
      'capture-choice@allies': prefer('ra-2'),
      'lead-unit@british': 'nyv',
    });
    expect(fought.result).toBe('-/AC m:A');
    expect(driven.asked.find((need) => need.kind === 'capture-choice')?.role).toBe('allies');
    expect(state.units['ra-2']).toMatchObject({ fate: 'captured', hex: null });
    expect(state.victory.french).toBe(4);
    expect(state.morale).toMatchObject({ french: 13, british: 13 });
  });

  test('R60 DC: the defender chooses', () => {
    const { state, driven, fought } = rowOf('nyv, ra-2', 'reserve-bn, foix, champagne', 10, {
      'capture-choice@british': prefer('ra-2'),
      'lead-unit@british': 'nyv',
    });
    expect(fought.result).toBe('-/DC m:A');
    expect(driven.asked.find((need) => need.kind === 'capture-choice')?.role).toBe('british');
    expect(state.units['ra-2']?.fate).toBe('captured');
  });

  test('R60 whoever is captured, all the others of the hex test, the lead among them', () => {
    const { state, fought } = rowOf('nyv, ra-2', 'reserve-bn, foix', 11, {
      'capture-choice@allies': prefer('ra-2'),
      'lead-unit@british': 'nyv',
    });
    expect(effectsOf(fought, 'test').map(({ test: { unit, passed } }) => [unit, passed])).toEqual([['nyv', false]]);
    expect(state.units.nyv).toMatchObject({ formation: 'parade', fate: 'field' });
    expect(state.units.nyv?.hex).not.toBe('1505');
  });

  test('R67 momentum is taken from the pool, and only while it has any', () => {
    const { state } = rowOf('nyv, ra-2', 'reserve-bn, foix', 10);
    expect(state.momentum.allies).toBe(2);
    expect(state.pool).toBe(6);
  });

  test('series 13 a second D shatters: half a point, and one more army morale', () => {
    const { state } = rowOf('nyv disrupted', 'foix', 7);
    expect(state.units.nyv?.formation).toBe('shattered');
    expect(state.victory.french).toBe(1);
    expect(state.morale.british).toBe(13);
  });
});

describe('retreats', () => {
  function row(defenders: string, attackers: string, wanted: number, more = {}, faces = {}) {
    const { fought } = struck(defenders, attackers, 0, more);
    return struck(defenders, attackers, wanted - fought.sum, more, faces);
  }

  test('series 13 R: the lead goes back one hex towards its headquarters, the others of its hex test', () => {
    const held = row('nyv, ra-2', 'foix', 7, {}, { 'ra-2/!test': 9 });
    expect(held.fought.result).toBe('-/R');
    expect(held.state.units.nyv?.hex).not.toBe('1505');
    expect(held.state.units['ra-2']?.hex).toBe('1505');
    const failed = row('nyv, ra-2', 'foix', 7, {}, { 'ra-2/!test': 0 });
    expect(failed.state.units['ra-2']?.hex).not.toBe('1505');
    expect(failed.state.units['ra-2']?.formation).toBe('parade');
  });

  test('R56 a test adds morale, army level and the command of a leader in the hex, and needs 5', () => {
    const { fought } = row('nyv, ra-2, prevost', 'foix', 8, {}, { 'ra-2/!test': 2 });
    const [effect] = effectsOf(fought, 'test');
    expect(effect?.test).toMatchObject({ unit: 'ra-2', die: 2, sum: 5, needed: 5, passed: true });
    expect(effect?.test.modifiers.map(({ name, value }) => [name, value])).toEqual([
      ['morale.unit', 1],
      ['morale.command', 2],
    ]);
  });

  test('R67 R/R: the defender goes first, and nobody advances', () => {
    const { fought, state } = row('nyv', 'champagne', 6);
    expect(fought.result).toBe('R/R');
    expect(effectsOf(fought, 'retreat').map((effect) => effect.unit)).toEqual(['nyv', 'champagne']);
    expect(effectsOf(fought, 'advance')).toEqual([]);
    expect(state.units.champagne?.hex).not.toBe('1506');
  });

  test('R63 the lead of a winning attacker must take the hex the defender left', () => {
    const { fought, driven } = row('nyv', 'foix', 7);
    expect(effectsOf(fought, 'advance')).toEqual([{ kind: 'advance', unit: 'foix', from: '1506', to: '1505' }]);
    expect(driven.asked.some((need) => need.kind === 'advance-lead')).toBe(false);
  });

  test('R63 of two hexes left empty the lead takes the one its owner says, that of the enemy’s lead if he says nothing', () => {
    const left = (more: Parameters<typeof assaultBy>[4] = {}) => {
      const state = position('1505 nyv; 1606 trumbach; 1506 foix', { turn: 17, weather: 'favorable' });
      const chits = { 'tactic@british': 'withdraw', 'tactic@allies': 'skirmish', 'lead-unit@british': 'nyv' };
      return { state, driven: assaultBy('allies', state, [attack('1505, 1606', 'foix')], {}, { ...chits, ...more }) };
    };
    const { state, driven } = left();
    const need = driven.asked.find(({ kind }) => kind === 'advance-hex');
    expect(need).toMatchObject({ role: 'allies', space: { of: ['1505', '1606'] } });
    expect(state.units.foix?.hex).toBe('1505');
    expect(left({ 'advance-hex': '1606' }).state.units.foix?.hex).toBe('1606');
  });

  test('R63 other victors and leaders follow if their owner says so', () => {
    const { state } = row('nyv', 'foix, champagne, noailles', 7, { 'advance-others': ['champagne', 'noailles'] });
    expect(state.units.champagne?.hex).toBe('1505');
    expect(state.leaders.noailles?.hex).toBe('1505');
  });

  test('R66 who advances leaves whoever else pins him, as who goes back does', () => {
    const state = position('1505 kfr; 1507 nyv, njv-3; 1506 foix, destaing; 1608 armagnac', {
      turn: 17,
      weather: 'favorable',
    });
    pin(state, ['foix'], ['kfr', 'nyv', 'njv-3']);
    const faces = { '1505/!close-combat': 7, '1507/!close-combat': 1 };
    assaultBy('allies', state, [attack('1505', 'foix'), attack('1507', 'armagnac')], faces);
    expect([state.units.foix?.hex, state.units.nyv?.hex]).toEqual(['1505', '1507']);
    expect([state.units.foix?.pinnedBy, state.units.nyv?.pinnedBy]).toEqual([[], []]);
  });

  test('R63 neither the lead, who is there, nor who is out of order may follow, and nobody twice', () => {
    const { driven } = row('nyv', 'foix, champagne, hainault disrupted', 7, { 'advance-others': [] });
    const need = driven.asked.find(({ kind }) => kind === 'advance-others');
    expect(need?.about).toMatchObject({ lead: 'foix', units: ['champagne'] });
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge(['champagne'])).toEqual([]);
    expect(judge(['champagne', 'champagne'])).toMatchObject([{ code: 'boar.may-not-advance' }]);
  });

  test('R22 an enemy leader who stands alone beside the hex taken is chased off, one of the victor’s is not', () => {
    const state = position('1505 nyv; 1606 maitland; 1405 noailles; 1506 foix; 1803 fraser-1', {
      turn: 17,
      weather: 'favorable',
    });
    assaultBy('allies', state, [attack('1505', 'foix')], { 'close-combat': 9 }, { 'tactic@british': 'withdraw' });
    expect(state.units.foix?.hex).toBe('1505');
    expect(state.leaders.maitland?.hex).not.toBe('1606');
    expect(state.leaders.noailles?.hex).toBe('1405');
  });

  test('R63 only leaders from the hexes of the attack may follow', () => {
    const state = position('1505 nyv; 1506 foix, noailles; 1605 auxerrois disrupted, stedingk', {
      turn: 17,
      weather: 'favorable',
    });
    const probe = combat(assaultBy('allies', structuredClone(state), [attack('1505', 'foix')]));
    const driven = assaultBy('allies', state, [attack('1505', 'foix')], { 'close-combat': 6 - probe.sum });
    expect(combat(driven).result).toBe('-/R');
    const need = driven.asked.find(({ kind }) => kind === 'advance-others');
    expect(need?.about).toMatchObject({ units: [], leaders: ['noailles'] });
  });

  test('series 14.31 a leader goes with the men or stays while others hold the hex, as his owner says', () => {
    const went = row('nyv, ra-2, prevost', 'foix', 7, {}, { 'ra-2/!test': 9 });
    expect(went.state.leaders.prevost?.hex).toBe(went.state.units.nyv?.hex);
    const stayed = row('nyv, ra-2, prevost', 'foix', 7, { 'leader-accompany': 'stay' }, { 'ra-2/!test': 9 });
    expect(stayed.state.leaders.prevost?.hex).toBe('1505');
  });

  test('R58 a unit with no hex to go to is captured, and its leader with the last of a hex', () => {
    const state = position(
      '1505 nyv, prevost; 1506 foix; 1504 hainault; 1405 armagnac; 1406 auxerrois; 1605 cambresis; 1606 marine-bn',
      { turn: 17, weather: 'favorable' },
    );
    const ring = attack('1505', 'foix, hainault, armagnac, auxerrois, cambresis, marine-bn');
    const fought = combat(assaultBy('allies', state, [ring], { 'close-combat': 6 }));
    expect(fought.result).toBe('-/R');
    expect(state.units.nyv?.fate).toBe('captured');
    expect(state.leaders.prevost?.fate).toBe('captured');
    expect(fought.modifiers.map(({ name }) => name)).toContain('drm.defender-surrounded');
  });

  test('R58 the last resort is a hex in an enemy zone, and costs a level of disorder', () => {
    const hemmed = position('1505 nyv; 1506 foix; 1404 hainault; 1705 armagnac', { turn: 17, weather: 'favorable' });
    const probe = combat(assaultBy('allies', structuredClone(hemmed), [attack('1505', 'foix')]));
    const again = combat(assaultBy('allies', hemmed, [attack('1505', 'foix')], { 'close-combat': 6 - probe.sum }));
    expect(again.result).toBe('-/R');
    expect(hemmed.units.nyv).toMatchObject({ formation: 'disrupted', fate: 'field' });
    expect(hemmed.morale.british).toBe(13);
  });

  test('R57 S 4.19 a retreat goes towards the headquarters, even next to the enemy, but not into his zone', () => {
    const ways = (enemies: string): readonly string[] => {
      const state = position(`1505 nyv; 1506 foix${enemies}`, { turn: 17, weather: 'favorable' });
      return bestWays({ ...rules, position: state }, 'nyv', ['1505'], true).map(({ to }) => to);
    };
    // 1504 and 1605 lie nearer to the town, 1405, 1406 and 1606 do not; 1606 and 1406 touch Foix.
    expect(ways('')).toEqual(['1504', '1605']);
    // A Disrupted enemy has no zone: who can still choose keeps away from him, who cannot goes past him.
    expect(ways('; 1503 hainault disrupted')).toEqual(['1605']);
    expect(ways('; 1503 hainault disrupted; 1705 auxerrois disrupted')).toEqual(['1504', '1605']);
    // Hainault's zone covers 1504, Auxerrois' 1605: back then is not towards the town.
    expect(ways('; 1503 hainault; 1705 auxerrois')).toEqual(['1405']);
  });

  test('S 4.19 a beaten besieger does not fall back into the town while there is another way', () => {
    const state = position('1501 charles-1; 1402 navy; 1503 marines', { turn: 17, weather: 'favorable' });
    const ways = bestWays({ ...rules, position: state }, 'charles-1', ['1501'], true).map(({ to }) => to);
    expect(ways).not.toHaveLength(0);
    expect(ways.filter((hex) => rules.field.hexes.get(hex)?.city)).toEqual([]);
  });
});

test('series 13 a D upon a Shattered unit takes it captive: there is no third level of disorder', () => {
  const state = position('1505 nyv shattered; 1506 foix', { turn: 17, weather: 'favorable' });
  const probe = combat(assaultBy('allies', structuredClone(state), [attack('1505', 'foix')]));
  const fought = combat(assaultBy('allies', state, [attack('1505', 'foix')], { 'close-combat': 6 - probe.sum }));
  expect([fought.odds.defence, fought.result]).toEqual([1, '-/D']);
  expect(state.units.nyv).toMatchObject({ fate: 'captured', hex: null });
  // Captured: two steps, 2 points, and 1 for the capture.
  expect([state.morale.british, state.morale.french, state.victory.french]).toEqual([13, 13, 6]);
});

describe('pins', () => {
  function pinned(defenders = 'nyv', faces = {}) {
    const probe = struck(defenders, 'champagne', 0);
    return struck(defenders, 'champagne', 5 - probe.fought.sum, {}, faces);
  }

  test('R66 PIN marks the units of both sides, and nobody moves', () => {
    const { state, fought } = pinned();
    expect(fought.result).toBe('PIN');
    expect(state.units.nyv?.pinnedBy).toEqual(['champagne']);
    expect(state.units.champagne?.pinnedBy).toEqual(['nyv']);
    expect(state.units.champagne?.hex).toBe('1506');
  });

  test('R66 Disrupted and Shattered units in a pinned hex are captured', () => {
    const { state } = pinned('ra-2, ra-3 disrupted');
    expect(state.units['ra-3']?.fate).toBe('captured');
    expect(state.units['ra-2']?.pinnedBy).toEqual(['champagne']);
  });

  test('R66 a pin holds whole stacks: guns that stood by are pinned, Disrupted men who stood by are captured', () => {
    const state = position('1505 nyv; 1506 champagne, fr-a-rt, foix disrupted', { turn: 17, weather: 'favorable' });
    const probe = assaultBy('allies', structuredClone(state), [attack('1505', 'champagne')]);
    const die = 5 - combat(probe).sum;
    const fought = combat(assaultBy('allies', state, [attack('1505', 'champagne')], { 'close-combat': die }));
    expect(fought.result).toBe('PIN');
    expect(state.units['fr-a-rt']?.pinnedBy).toEqual(['nyv']);
    expect(state.units.nyv?.pinnedBy).toEqual(['champagne', 'fr-a-rt']);
    expect(state.units.foix).toMatchObject({ fate: 'captured', hex: null });
    const again = assaultBy('allies', state, [attack('1505', 'champagne')], { 'close-combat': 8 });
    expect(combat(again).result).not.toBe('PIN');
    expect(state.units['fr-a-rt']?.pinnedBy).toEqual([]);
  });

  test('R66 a pin ends with the fight, or with the retreat of one side, and both units are told of it', () => {
    const { state } = pinned();
    const again = assaultBy('allies', state, [attack('1505', 'champagne')], { 'close-combat': 8 });
    expect(effectsOf(combat(again), 'unpin')).toEqual([
      { kind: 'unpin', units: ['champagne', 'nyv'], free: ['champagne', 'nyv'] },
    ]);
    const { state: shot } = pinned('ra-2, ra-3');
    const other = shot.units['ra-2'] as { pinnedBy: string[] };
    expect(other.pinnedBy).toEqual(['champagne']);
    const effects: Effect[] = [];
    unpin(shot, 'ra-2', effects);
    // Champagne is still held by the other company.
    expect(effects).toEqual([{ kind: 'unpin', units: ['ra-2', 'champagne'], free: ['ra-2'] }]);
  });

  test('R66 pinned again, nobody was free in between', () => {
    const { state, fought } = pinned();
    const die = fought.throws[0]?.die as number;
    const again = assaultBy('allies', state, [attack('1505', 'champagne')], { 'close-combat': die });
    expect(combat(again).result).toBe('PIN');
    expect(effectsOf(combat(again), 'unpin')).toEqual([]);
    expect(state.units.nyv?.pinnedBy).toEqual(['champagne']);
  });

  test('R37 a pinned enemy may not be diverted, whoever pins him', () => {
    const { state } = pinned();
    Object.assign(state.units.foix as object, { hex: '1506', fate: 'field' });
    Object.assign(state.units.wissenbach as object, { hex: '1606', fate: 'field' });
    const driven = assaultBy('allies', state, [attack('1606', 'champagne', '1505')], { 'close-combat': 5 });
    expect(driven.events.filter((event) => event.kind === 'boar.order-failed')).toHaveLength(1);
    const other = position('1505 nyv; 1606 wissenbach; 1506 foix, champagne', { turn: 17, weather: 'favorable' });
    Object.assign(other.units.nyv as object, { pinnedBy: ['champagne'] });
    Object.assign(other.units.champagne as object, { pinnedBy: ['nyv'] });
    const way: Attack = { id: '1606', side: 'allies', on: ['1606'], with: ['foix'], diverted: ['1505'], forced: false };
    expect(judgeAttack({ ...rules, position: other }, way, []).map(({ code }) => code)).toEqual(['boar.divert-pinned']);
  });
});

test('R61 a star rolls for each leader with the lead; 0 kills: army morale, points, and a commander costs momentum', () => {
  const state = position('1505 nyv; 1506 foix, destaing', { turn: 17, weather: 'favorable' });
  Object.assign(state.units.nyv as object, { hex: '1404' });
  Object.assign(state.units.foix as object, { hex: '1405' });
  Object.assign(state.leaders.destaing as object, { hex: '1405' });
  const driven = assaultBy(
    'allies',
    state,
    [attack('1404', 'foix')],
    { 'close-combat': 3, 'destaing/!leader': 0 },
    { 'tactic@allies': 'skirmish', 'tactic@british': 'stand-fast' },
  );
  const fought = combat(driven);
  expect(fought.result).toBe('1*/- m:D');
  expect(effectsOf(fought, 'leader')).toEqual([{ kind: 'leader', leader: 'destaing', die: 0, result: 'killed' }]);
  expect(state.leaders.destaing).toMatchObject({ fate: 'eliminated', hex: null });
  // The step: British +1, French -1; d'Estaing: British +2, French -3.
  expect(state.morale).toMatchObject({ british: 17, french: 8 });
  expect(state.victory.british).toBe(1 + 2);
  // m:D gave the British a chit; the Allies return theirs for their commander.
  expect(state.momentum).toEqual({ british: 1, allies: 0 });
});
