/** The lines of Savannah before the assault: approach, sorties, unfinished defences, and the declaration (S 1.6, 1.7, 4.10, 4.14). */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/engine/contract.ts';
import { finishDefences, unfinishedOn } from '../../../../src/games/savannah/campaign/defences.ts';
import type { CampaignSheet } from '../../../../src/games/savannah/campaign/schema.ts';
import { settleSorties, sortieFault, sortieMorale } from '../../../../src/games/savannah/campaign/sorties.ts';
import { savannah as ruleset } from '../../../../src/games/savannah/game.ts';
import { turnAfter } from '../../../../src/games/savannah/sequence.ts';
import { closeCombatPhase } from '../../../../src/series/boar/rules/close-combat.ts';
import { dutiesOf, judgeAttack } from '../../../../src/series/boar/rules/declare.ts';
import { refuges } from '../../../../src/series/boar/rules/leaders.ts';
import { partyOf } from '../../../../src/series/boar/rules/paths.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf, turn } from '../../../../src/series/boar/rules/turn.ts';
import { adjustedMorale } from '../../../../src/series/boar/rules/unit-morale.ts';
import type { FieldHex } from '../../../../src/series/boar/scenario/field.ts';
import { move } from '../../assault.ts';
import { campaign, field, position, rules, savannah, scenario } from '../../campaign.ts';
import { combat, lines as linesOf } from '../../fights.ts';
import { type Answers, attack, type Driven, drive } from '../../position.ts';
import { closePlayerTurn, movementPhase, openStrategicTurn } from '../../steps.ts';

const sheet = savannah.campaign as CampaignSheet;

function marched(
  text: string,
  side: string,
  turnNumber: number,
  orders: readonly Order[],
  answers: Answers = {},
): Driven {
  const state = position(text, { turn: turnNumber, ordinal: turnNumber, phasing: side, weather: 'favorable' });
  return marchOn(state, side, orders, answers);
}

function marchOn(state: BoarState, side: string, orders: readonly Order[], answers: Answers = {}): Driven {
  Object.assign(state, { phasing: side });
  return drive(state, (play) => movementPhase(savannah, boardOf(rules, play), side), {
    books: { [`movement@${side}`]: orders },
    answers,
  });
}

const reasons = (driven: Driven): string[] =>
  driven.events
    .filter(({ kind }) => kind === 'boar.order-failed')
    .map(({ facts }) => (facts as { reason: { code: string } }).reason.code);
const at = (state: BoarState, id: string): string | null => (state.units[id] ?? state.leaders[id])?.hex ?? null;

function tactical(state: BoarState): BoarState {
  campaign(state).scale = 'tactical';
  return state;
}

describe('S 1.7 before the declaration', () => {
  test('S 1.7, R19 no Allied unit comes next to the perimeter, even where nobody stands', () => {
    const driven = marched('1802 prevost; 1607 foix', 'allies', 9, [move('foix', '1606')]);
    expect(reasons(driven)).toEqual(['savannah.before-assault']);
    expect(at(driven.state, 'foix')).toBe('1607');
  });

  test('S 1.7 once the assault is on they do', () => {
    const state = tactical(position('1802 prevost; 1607 foix', { turn: 16, weather: 'favorable' }));
    expect(at(marchOn(state, 'allies', [move('foix', '1606')]).state, 'foix')).toBe('1606');
  });

  test('S 1.7 a leader alone may look at the lines', () => {
    expect(reasons(marched('1802 prevost; 1607 destaing', 'allies', 9, [move('destaing', '1606')]))).toEqual([]);
  });

  test('R19 whom a retreat drove up to the lines leaves them in his next Movement phase', () => {
    const driven = marched('1802 prevost; 1606 foix', 'allies', 9, []);
    expect(at(driven.state, 'foix')).not.toBe('1606');
    expect(driven.events.map(({ kind }) => kind)).toContain('boar.move');
  });

  test('R19 nobody is sent away to a hex where he may not rest', () => {
    const driven = marched('1802 prevost; 1706 beekman; 1707 armagnac', 'allies', 9, []);
    const [need] = driven.asked.filter(({ kind }) => kind === 'leave-lines');
    expect(need?.space.kind === 'one' && need.space.of).not.toContain('1707');
    expect(at(driven.state, 'beekman')).toBe('1607');
  });

  test('R19, R23 the Shattered stay, and those with them leave', () => {
    const { state } = marched('1802 prevost; 1606 foix shattered, hainault', 'allies', 9, []);
    expect(at(state, 'foix')).toBe('1606');
    expect(at(state, 'hainault')).not.toBe('1606');
  });

  test('R19, R66 who is pinned there is out of the pin as he leaves', () => {
    const state = position('1605 scr-1; 1606 foix', { turn: 9, ordinal: 9, weather: 'favorable' });
    Object.assign(state.units.foix ?? {}, { pinnedBy: ['scr-1'] });
    Object.assign(state.units['scr-1'] ?? {}, { pinnedBy: ['foix'] });
    marchOn(state, 'allies', [], { 'pin-response': 'attack' });
    expect(at(state, 'foix')).not.toBe('1606');
    expect([state.units.foix?.pinnedBy, state.units['scr-1']?.pinnedBy]).toEqual([[], []]);
  });

  test('S 1.7, R19 horse that withdraws before a fight does not withdraw up to the lines', () => {
    const refuges = (state: BoarState): string[] => {
      Object.assign(state, { turn: 12, ordinal: 12, phasing: 'british', weather: 'favorable' });
      const { asked } = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'british'), {
        answers: { tactic: 'skirmish', 'combat-reroll': 'keep' },
        books: { 'combat@british': [attack('1608', 'fraser-1')] },
      });
      const space = asked.find(({ kind }) => kind === 'cavalry-withdraw')?.space;
      return (space?.kind === 'one' ? space.of : []).map(String).filter((hex) => hex !== 'stand');
    };
    const isNear = (hex: string): boolean => field.hexes.get(hex)?.next.some((near) => near?.perimeter) ?? false;
    const text = '1608 pulaski; 1609 fraser-1; 1802 prevost';
    expect(refuges(position(text)).length).toBeGreaterThan(0);
    expect(refuges(position(text)).filter(isNear)).toEqual([]);
    expect(refuges(tactical(position(text))).some(isNear)).toBe(true);
  });

  test('R19 where to, his owner says; unless he does the nearest hex away from them', () => {
    const asked = marched('1802 prevost; 1606 foix', 'allies', 9, []).asked.find(({ kind }) => kind === 'leave-lines');
    const of = asked?.space.kind === 'one' ? asked.space.of.map(String) : [];
    expect(of.length).toBeGreaterThan(1);
    expect(of.filter((hex) => field.hexes.get(hex)?.next.some((near) => near?.perimeter))).toEqual([]);
    const far = of.at(-1) ?? '';
    const driven = marched('1802 prevost; 1606 foix', 'allies', 9, [], { 'leave-lines': far });
    expect(at(driven.state, 'foix')).toBe(far);
  });

  test('R19 nobody must fight across the lines, and the Allies must not', () => {
    const state = position('1605 scr-1; 1606 foix', { turn: 9, phasing: 'allies', weather: 'favorable' });
    expect(dutiesOf({ ...rules, position: state }, 'allies')).toEqual([]);
    expect(dutiesOf({ ...rules, position: state }, 'british')).toEqual([]);
    const on = { id: '1605', side: 'allies', on: ['1605'], with: ['foix'], diverted: [], forced: false };
    expect(judgeAttack({ ...rules, position: state }, on, []).map(({ code }) => code)).toContain(
      'savannah.assault-undeclared',
    );
    const excused = () => rules.house.excused({ ...rules, position: state }, '1605', '1606');
    expect(excused()).toBe(true);
    tactical(state);
    expect(excused()).toBe(false);
    expect(judgeAttack({ ...rules, position: state }, on, []).map(({ code }) => code)).not.toContain(
      'savannah.assault-undeclared',
    );
  });

  test('R19 no victor advances up to the lines, and a retreat goes there only where nothing else is left', () => {
    const state = position('1606 scr-1; 1607 foix', { turn: 9, phasing: 'allies', weather: 'favorable' });
    const hex = (id: string) => field.hexes.get(id) as FieldHex;
    const advance = () => rules.house.advance({ ...rules, position: state }, 'foix', '1607', '1606', ['1607']);
    const rank = (to: string) => rules.house.retreatRank({ ...rules, position: state }, 'foix', hex('1607'), hex(to));
    expect([advance(), rank('1606'), rank('1608')]).toEqual(['no', 1, 0]);
    tactical(state);
    expect([advance(), rank('1606')]).toEqual(['must', 0]);
  });

  test('S 1.6 fights away from the lines are fought on strategic turns', () => {
    const state = position('1610 kfr; 1611 foix', { turn: 9, phasing: 'allies', weather: 'favorable' });
    expect(dutiesOf({ ...rules, position: state }, 'allies')).toHaveLength(1);
  });
});

describe('S 4.10 sorties', () => {
  const inside = '1605 scr-1, maitland; 1404 ra-4';

  test('S 4.10, O11 up to turn 10 a unit leaves the lines only with a leader', () => {
    expect(reasons(marched(inside, 'british', 10, [move('scr-1', '1606')]))).toEqual(['savannah.sortie-leader']);
    const led = marched(inside, 'british', 9, [move('scr-1, maitland', '1606')]);
    expect(at(led.state, 'scr-1')).toBe('1606');
    expect(campaign(led.state).sorties).toEqual([{ leader: 'maitland', units: ['scr-1'] }]);
  });

  test('S 4.10, R25 from turn 11, and on tactical turns, nobody needs a leader', () => {
    expect(reasons(marched(inside, 'british', 11, [move('scr-1', '1606')]))).toEqual([]);
    const state = tactical(position(inside, { turn: 16, weather: 'favorable' }));
    expect(reasons(marchOn(state, 'british', [move('scr-1', '1606')]))).toEqual([]);
  });

  test('decision 25 named for a sortie a unit may follow its leader out', () => {
    const orders = [move('maitland', '1606'), move('scr-1', '1606')];
    expect(reasons(marched(inside, 'british', 9, orders, { 'declare-sortie-leader': ['scr-1'] }))).toEqual([]);
    expect(reasons(marched(inside, 'british', 9, orders))).toEqual(['savannah.sortie-leader']);
  });

  test('S 4.10 the lines bind nobody who stays on one side of them, and no Allies', () => {
    const state = position('1802 prevost, fraser-1; 1803 scr-1; 2009 foix', { turn: 9, ordinal: 9 });
    const across = (side: string, unit: string, from: string, to: string) =>
      sortieFault(
        savannah,
        { ...rules, position: state },
        partyOf(rules, side, [unit], false),
        field.hexes.get(from) as FieldHex,
        field.hexes.get(to) as FieldHex,
      );
    const inside = field.at.filter(({ perimeter }) => perimeter).map(({ id }) => id);
    const [from = '', to = ''] = inside;
    expect(across('british', 'scr-1', from, '2009')?.code).toBe('savannah.sortie-leader');
    expect(across('british', 'scr-1', from, to)).toBeNull();
    expect(across('british', 'scr-1', '2009', '2010')).toBeNull();
    expect(across('allies', 'foix', from, '2009')).toBeNull();
    expect(across('allies', 'foix', '2009', from)).toBeNull();
  });

  test('S 4.10 only the garrison has less morale outside, never the Allies', () => {
    const state = position('1802 prevost; 1607 scr-1; 2009 foix', { turn: 9, ordinal: 9 });
    const added = (unit: string) => sortieMorale(savannah, { ...rules, position: state }, unit);
    expect([added('scr-1'), added('foix')]).toEqual([-1, 0]);
  });

  test('O11 who comes from outside is bound as soon as a phase ends with him within the lines', () => {
    const free = [...field.counters.values()].find(({ marks }) => marks.includes(sheet.sorties.free));
    if (!free) throw new Error('nobody comes from outside');
    const confined = (hex: string) => {
      const state = position(`1802 prevost; ${hex} ${free.id}`, { turn: 9, ordinal: 9 });
      drive(state, function* (play) {
        yield* [];
        settleSorties(savannah, boardOf(rules, play));
      });
      return campaign(state).confined.includes(free.id);
    };
    expect([confined('1803'), confined('2009')]).toEqual([true, false]);
  });

  test('S 4.10 outside they have 1 less morale, back inside not', () => {
    const { state } = marched(inside, 'british', 9, [move('scr-1, maitland', '1606')]);
    const out = adjustedMorale({ ...rules, position: state }, 'scr-1');
    marchOn(state, 'british', [move('scr-1, maitland', '1605')]);
    expect(at(state, 'scr-1')).toBe('1605');
    expect(adjustedMorale({ ...rules, position: state }, 'scr-1')).toBe(out + 1);
    expect(campaign(state).sorties).toEqual([]);
  });

  test('S 4.10 once out they go apart; the leader comes home only when all have', () => {
    const { state } = marched(inside, 'british', 9, [move('scr-1, maitland', '1606')]);
    expect(reasons(marchOn(state, 'british', [move('maitland', '1605')]))).toEqual(['savannah.sortie-return']);
    expect(reasons(marchOn(state, 'british', [move('scr-1', '1605'), move('maitland', '1605')]))).toEqual([]);
  });

  test('S 4.10 of two leaders who went out with them neither comes home before all have', () => {
    const both = '1605 scr-1, maitland, porbeck; 1404 ra-4';
    const { state } = marched(both, 'british', 9, [move('scr-1, maitland, porbeck', '1606')]);
    for (const leader of ['maitland', 'porbeck'])
      expect(reasons(marchOn(state, 'british', [move(leader, '1605')]))).toEqual(['savannah.sortie-return']);
    expect(reasons(marchOn(state, 'british', [move('scr-1, maitland, porbeck', '1605')]))).toEqual([]);
  });

  test('S 4.10 who has gone out with two leaders is on the sortie of each, and the state is legal', () => {
    const { state } = marched('1605 scr-1, maitland, porbeck', 'british', 9, [
      move('scr-1, maitland, porbeck', '1606'),
    ]);
    expect(campaign(state).sorties.map(({ leader, units }) => [leader, ...units])).toEqual([
      ['maitland', 'scr-1'],
      ['porbeck', 'scr-1'],
    ]);
    expect(ruleset.open(scenario).check(state)).toEqual([]);
  });

  test('decision 25, S 4.10 whoever was named to a leader who stays within is of the sortie he went out on', () => {
    const answers = {
      'maitland/declare-sortie-leader@british': ['scr-1'],
      'porbeck/declare-sortie-leader@british': [],
    };
    const text = '1605 scr-1, maitland, porbeck';
    const { state } = marched(text, 'british', 9, [move('scr-1, porbeck', '1606')], answers);
    expect(campaign(state).sorties).toEqual([{ leader: 'porbeck', units: ['scr-1'] }]);
  });

  test('R24 units that are lost count as returned', () => {
    const { state } = marched(inside, 'british', 9, [move('scr-1, maitland', '1606')]);
    Object.assign(state.units['scr-1'] ?? {}, { hex: null, fate: 'eliminated', steps: 0 });
    expect(reasons(marchOn(state, 'british', [move('maitland', '1605')]))).toEqual([]);
  });

  test.each([
    'delancey-1',
    'kfr',
    'gam-1',
    'gam-2',
    'chatham',
    'creeks',
  ])('O11 %s comes from outside and needs no leader there', (unit) => {
    const state = position(`1608 ${unit}; 1802 prevost`, { turn: 9, weather: 'favorable' });
    expect(adjustedMorale({ ...rules, position: state }, unit)).toBe(savannah.field.counters.get(unit)?.morale.full);
  });

  test('O11 once in the lines it is bound like the others', () => {
    const { state } = marched('1606 kfr; 1802 prevost', 'british', 9, [move('kfr', '1605')]);
    expect(at(state, 'kfr')).toBe('1605');
    expect(campaign(state).confined).toEqual(['kfr']);
    expect(reasons(marchOn(state, 'british', [move('kfr', '1606')]))).toEqual(['savannah.sortie-leader']);
  });
});

describe('S 4.10 out of the lines by other ways', () => {
  test('S 4.10 whoever passes through the lines in one march is bound by them as he comes out', () => {
    const through = [move('kfr', '1706', { via: ['1605', '1705'] })];
    expect(reasons(marched('1606 kfr; 1802 prevost', 'british', 9, through))).toEqual(['savannah.sortie-leader']);
    expect(reasons(marched('1606 kfr; 1802 prevost', 'british', 11, through))).toEqual([]);
    const led = marched('1606 kfr, maitland', 'british', 9, [move('kfr, maitland', '1706', { via: ['1605', '1705'] })]);
    expect(campaign(led.state)).toMatchObject({ confined: ['kfr'], sorties: [{ leader: 'maitland', units: ['kfr'] }] });
  });

  test('S 4.10, R25 up to turn 10 no victor comes out of the lines without a leader, from turn 11 he may', () => {
    const advance = (text: string, turnNumber: number): string => {
      const state = position(text, { turn: turnNumber, phasing: 'british', weather: 'favorable' });
      return rules.house.advance({ ...rules, position: state }, 'scr-1', '1605', '1606', ['1605']);
    };
    expect(advance('1605 scr-1', 10)).toBe('no');
    expect(advance('1605 scr-1, maitland', 10)).toBe('may');
    expect(advance('1605 scr-1', 11)).toBe('may');
  });

  test('S 4.10 who comes out after a fight comes out as on a march: only from the hex of a leader, who then waits for all', () => {
    const fought = (turnNumber: number) => {
      const text = '1605 scr-1, scr-2, maitland; 1705 kfr; 1802 prevost; 1606 foix';
      const state = position(text, { turn: turnNumber, phasing: 'british', weather: 'favorable' });
      campaign(state).confined = ['kfr'];
      const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'british'), {
        faces: { 'close-combat': 6 },
        answers: {
          ...{
            tactic: 'frontal-assault',
            'combat-reroll': 'keep',
            'lead-unit@british': 'scr-1',
            'advance-lead': 'advance',
          },
          'advance-others': ['maitland'],
        },
        books: { 'combat@british': [attack('1606', 'scr-1, scr-2, kfr')] },
      });
      const asked = driven.asked.find(({ kind }) => kind === 'advance-others')?.about as { units: string[] };
      return { state, units: asked.units };
    };
    const bound = fought(9);
    expect(bound.units).toEqual(['scr-2']);
    expect(at(bound.state, 'maitland')).toBe('1606');
    expect(campaign(bound.state).sorties).toEqual([{ leader: 'maitland', units: ['scr-1'] }]);
    const free = fought(11);
    expect(free.units).toEqual(['scr-2', 'kfr']);
    expect(campaign(free.state).sorties).toEqual([]);
  });

  test('S 4.10 where a victor comes out of the lines and no leader follows, one of his hex goes along', () => {
    const fought = (turnNumber: number) => {
      const text = '1605 scr-1, scr-2, maitland; 1802 prevost; 1606 sc-6';
      const state = position(text, { turn: turnNumber, phasing: 'british', weather: 'favorable' });
      drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'british'), {
        faces: { 'close-combat': 6 },
        answers: {
          ...{ tactic: 'frontal-assault', 'combat-reroll': 'keep', 'lead-unit@british': 'scr-1' },
          ...{ 'advance-lead': 'advance', 'advance-others': [] },
        },
        books: { 'combat@british': [attack('1606', 'scr-1, scr-2')] },
      });
      expect([at(state, 'scr-1'), at(state, 'scr-2')]).toEqual(['1606', '1605']);
      return [at(state, 'maitland'), campaign(state).sorties];
    };
    expect(fought(9)).toEqual(['1606', [{ leader: 'maitland', units: ['scr-1'] }]]);
    expect(fought(11)).toEqual(['1605', []]);
  });

  test('S 4.10, R22 driven off he does not ride home before his men, but to friends outside', () => {
    const driven = (turnNumber: number) => {
      const text = '1606 maitland; 1906 scr-2; 1605 ra-4; 1609 foix';
      const state = position(text, { turn: turnNumber, weather: 'favorable' });
      campaign(state).sorties = [{ leader: 'maitland', units: ['scr-2'] }];
      campaign(state).scale = 'strategic';
      const at = { ...rules, position: state };
      return refuges(at, 'maitland', '1606');
    };
    expect(driven(9)).toEqual(['1906']);
    expect(driven(11)).toEqual(['1605']);
  });

  test('S 4.10 nor does he with men who fall back, while others who went out with him hold', () => {
    const beaten = (turnNumber: number) => {
      const text = '1606 scr-1, scr-2, maitland; 1607 foix, armagnac';
      const state = position(text, { turn: turnNumber, phasing: 'allies', weather: 'favorable' });
      campaign(state).sorties = [{ leader: 'maitland', units: ['scr-1', 'scr-2'] }];
      const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'allies'), {
        faces: { 'close-combat': 6, 'scr-2/!test': 9 },
        answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [], 'lead-unit@british': 'scr-1' },
        books: { 'combat@allies': [attack('1606', 'foix, armagnac')] },
      });
      expect(field.hexes.get(at(state, 'scr-1') ?? '')?.perimeter).toBe(true);
      expect(at(state, 'scr-2')).toBe('1606');
      const asked = driven.asked.some(({ kind }) => kind === 'leader-accompany');
      return { asked, goes: at(state, 'maitland') === at(state, 'scr-1') };
    };
    expect(beaten(9)).toEqual({ asked: false, goes: false });
    expect(beaten(11)).toEqual({ asked: true, goes: true });
  });

  test('S 4.10 a leader whose men are out does not come home by following a victor', () => {
    const state = position('1606 scr-1, scr-2, maitland; 1608 kfr; 1605 foix', { turn: 9, phasing: 'british' });
    campaign(state).sorties = [{ leader: 'maitland', units: ['scr-1', 'scr-2'] }];
    const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'british'), {
      faces: { 'close-combat': 9 },
      answers: {
        tactic: 'frontal-assault',
        'combat-reroll': 'keep',
        'lead-unit@british': 'scr-1',
        'advance-others': [],
      },
      books: { 'combat@british': [attack('1605', 'scr-1, scr-2')] },
    });
    expect(at(state, 'scr-1')).toBe('1605');
    const asked = driven.asked.find(({ kind }) => kind === 'advance-others')?.about;
    expect(asked).toMatchObject({ units: ['scr-2'], leaders: [] });
  });
});

describe('S 4.14 unfinished defences', () => {
  test('S 4.14 +2 up to turn 7, +1 on turns 8 to 11, nothing from turn 12', () => {
    const values = Array.from({ length: 15 }, (_, n) => unfinishedOn(sheet, n + 1));
    expect(values).toEqual([2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0]);
  });

  const addedIn = (
    unfinished: number,
    text = '1404 scr-2; 1405 foix, hainault',
    from = '1404',
    more: Partial<BoarState> = {},
  ): string[] => {
    const state = tactical(position(text, { turn: 16, weather: 'favorable', ...more }));
    campaign(state).unfinished = unfinished;
    state.phasing = 'allies';
    const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'allies'), {
      faces: { 'close-combat': 5 },
      answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
      books: { 'combat@allies': [attack(from, 'foix, hainault')] },
    });
    return linesOf(combat(driven)).filter((line) => line.startsWith('unfinished'));
  };

  test('S 4.14, R46 it is added once to an Allied attack across abatis or works, whatever their number', () => {
    expect(addedIn(2)).toEqual(['unfinished +2']);
    expect(addedIn(1)).toEqual(['unfinished +1']);
    expect(addedIn(0)).toEqual([]);
  });

  test('R46 where no work counts nothing is added', () => {
    expect(addedIn(2, '1610 scr-2; 1611 foix, hainault', '1610')).toEqual([]);
  });

  test('S 4.14 works of the siege are none of the British defences, whoever holds them', () => {
    const text = '2009 scr-2; 2008 foix, hainault';
    expect(addedIn(2, text, '2009', { siege: ['2009/N'] })).toEqual([]);
  });

  test('O2 what is in force at the declaration stays for all tactical turns', () => {
    const state = position('1802 prevost', { turn: 16, ordinal: 10, weather: 'favorable' });
    Object.assign(campaign(state), { unfinished: 1, declared: 9 });
    for (const next of [16, 17, 20]) {
      state.turn = next;
      drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)));
      expect(campaign(state).unfinished).toBe(1);
    }
  });

  test('S 4.14 the works grow as the turns open, and an event may finish them', () => {
    const open = (turnNumber: number, state: BoarState): BoarState => {
      Object.assign(state, { turn: turnNumber, ordinal: turnNumber });
      drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)), { faces: { weather: 5 } });
      return state;
    };
    const state = position('1802 prevost', { weather: 'favorable' });
    expect(campaign(open(7, state)).unfinished).toBe(2);
    expect(campaign(open(8, state)).unfinished).toBe(1);
    finishDefences(state);
    expect(campaign(open(11, state)).unfinished).toBe(0);
  });
});

describe('S 1.6 the declaration', () => {
  const close = (turnNumber: number, side: string, answers: Answers = {}): Driven => {
    const state = position('1802 prevost; 2014 foix', { turn: turnNumber, ordinal: turnNumber, phasing: side });
    return drive(state, (play) => closePlayerTurn(savannah, boardOf(rules, play), side), { answers });
  };

  test('E14 the Allies are asked at the end of their turns 2 to 14, the British never', () => {
    const asked = Array.from({ length: 15 }, (_, n) => n + 1).filter((n) => close(n, 'allies').asked.length > 0);
    expect(asked).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(close(9, 'british').asked).toEqual([]);
  });

  test('S 1.6 declared, turn 16 comes next; else the next day', () => {
    expect(turnAfter(savannah, close(9, 'allies', { 'declare-assault': 'declare' }).state)).toBe(16);
    expect(turnAfter(savannah, close(9, 'allies', { 'declare-assault': 'wait' }).state)).toBe(10);
    expect(turnAfter(savannah, close(15, 'allies').state)).toBe(16);
  });

  test('O1 hours begin: who was to come never comes, at no cost; markers and sorties are over; nothing goes back', () => {
    const state = position('1802 prevost; 1608 scr-1', { turn: 16, ordinal: 6, weather: 'favorable' });
    Object.assign(campaign(state), { declared: 5, sorties: [{ leader: 'maitland', units: ['scr-1'] }] });
    campaign(state).siege.building = [{ hex: '2009', placed: 5 }];
    const before = [{ ...state.morale }, { ...state.victory }];
    const driven = drive(state, (play) => openStrategicTurn(savannah, boardOf(rules, play)));
    expect(driven.asked).toEqual([]);
    expect(driven.rolled).toEqual([]);
    const { scale, arrivals, sorties, siege } = campaign(state);
    expect([scale, sorties, siege.building]).toEqual(['tactical', [], []]);
    expect(arrivals.barred).toEqual(expect.arrayContaining(['maitland', 'destaing', 'foix']));
    expect([state.morale, state.victory]).toEqual(before);
    expect(driven.events.map(({ kind }) => kind)).toContain('savannah.tactical');
  });

  test('S 1.6, 4.19 the British move alone on turn 1 and first to turn 15, the Allies on turn 16: two moves in a row', () => {
    const { alone, first } = savannah.field.scenario;
    expect(alone).toEqual({ '1': 'british' });
    for (let n = 1; n <= 15; n++) expect(first[String(n)]).toBe('british');
    expect(first['16']).toBe('allies');
    expect(first['17']).toBeUndefined();
  });

  test('S 4.19 on turn 1 there is no Allied player turn', () => {
    const state = position('1802 prevost; 2014 foix', { turn: 1, ordinal: 1 });
    const driven = drive(state, (play) => turn(boardOf(rules, play)), { faces: { weather: 5 } });
    expect(driven.calls.filter((call) => call.includes('allies'))).toEqual([]);
    expect(driven.calls.filter((call) => call.includes('british')).length).toBeGreaterThan(0);
  });
});

describe('S 4.12 mortars', () => {
  test('S 4.12, O6 only on tactical turns must a mortar choose between moving and firing', () => {
    const moveOne = (state: BoarState) =>
      marchOn(Object.assign(state, { turn: 12, weather: 'favorable' }), 'allies', [move('mortar', '2012')]).state.units
        .mortar;
    const text = '1802 prevost; 2013 mortar';
    expect(moveOne(position(text))).toMatchObject({ hex: '2012', mortar: 'ready' });
    expect(moveOne(tactical(position(text)))).toMatchObject({ hex: '2012', mortar: 'moved' });
  });
});
