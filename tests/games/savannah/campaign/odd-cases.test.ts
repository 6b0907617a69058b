/** Cases that come up once in many campaigns, each as the book has it (S 4.1, 4.3, 4.4, 4.9, 4.19). */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/engine/contract.ts';
import { look } from '../../../../src/engine/view.ts';
import { savannah as ruleset } from '../../../../src/games/savannah/game.ts';
import { marching } from '../../../../src/games/savannah/sequence.ts';
import { decide } from '../../../../src/orders/desk.ts';
import { readOrders } from '../../../../src/orders/read.ts';
import { flipToReplacement } from '../../../../src/series/boar/cards/replacement.ts';
import { hidingPlaces } from '../../../../src/series/boar/frame/called.ts';
import { unite } from '../../../../src/series/boar/frame/joint.ts';
import { closeCombatPhase } from '../../../../src/series/boar/rules/close-combat.ts';
import type { BoarEvents } from '../../../../src/series/boar/rules/events.ts';
import { defensiveFire } from '../../../../src/series/boar/rules/fire.ts';
import { canLeave } from '../../../../src/series/boar/rules/movement.ts';
import { rallyModifiers } from '../../../../src/series/boar/rules/rally.ts';
import { bestWays } from '../../../../src/series/boar/rules/retreat.ts';
import { playSteps } from '../../../../src/series/boar/rules/sequence.ts';
import type { BoarState } from '../../../../src/series/boar/rules/state.ts';
import { boardOf, movement } from '../../../../src/series/boar/rules/turn.ts';
import { counterOf } from '../../../../src/series/boar/rules/units.ts';
import { grammarOf } from '../../../../src/table/draft.ts';
import { campaign, position, rules, savannah, scenario } from '../../campaign.ts';
import { attack, drive, told } from '../../position.ts';
import { openGame } from '../../registry.ts';
import { deal, offered, open, phase, tactical } from './cards.ts';

const game = ruleset.open(scenario);
const hours = (text: string, changes: Partial<BoarState> = {}): BoarState =>
  tactical(position(text, { turn: 17, ordinal: 17, weather: 'favorable', phasing: 'allies', ...changes }));
const at = (state: BoarState) => ({ ...rules, position: state });

/** What an order comes to: its diagnostics beside those above it. */
function said(state: BoarState, role: string, texts: readonly string[]): string[][] {
  const view = look(game, state, role);
  const orders = texts.map((text) => {
    const [line] = readOrders(text, grammarOf(game, view, role)).lines;
    if (!line?.read) throw new Error(`${text}: ${JSON.stringify(line?.diagnostics)}`);
    return line.read.order;
  });
  return orders.map((order, n) =>
    (game.idle?.(view, role, order, orders.slice(0, n)) ?? []).map(({ severity, code }) => `${severity} ${code}`),
  );
}

describe('stacks of French and Americans (S 4.1(1))', () => {
  test('one that card 11 holds where it stands does not fall back, and its turn goes on', () => {
    const state = deal(hours('1421 foix, sc-3; 1420 fraser-2; 1802 prevost'), 'british', 11);
    const driven = drive(
      state,
      function* (play) {
        yield* playSteps(movement(marching(savannah)), {
          ...{ board: boardOf(rules, play), side: 'allies', docket: new Map(), orders: [] },
        });
      },
      { books: { 'movement@allies': [] }, answers: { 'card-play': () => 11 } },
    );
    expect(driven.events.map(({ kind }) => kind)).toEqual(['savannah.card-played']);
    expect(state.units.foix?.hex).toBe('1421');
  });

  test('one that must attack attacks whom its owner says', () => {
    const fought = (orders: readonly ReturnType<typeof attack>[]) =>
      drive(
        hours('2208 foix, sc-3; 2207 fraser-2; 2209 scr-1; 1802 prevost'),
        (play) => closeCombatPhase(boardOf(rules, play), 'allies'),
        {
          faces: { 'close-combat': 5 },
          answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
          books: { 'combat@allies': orders },
        },
      ).events.flatMap(({ kind, facts }) =>
        kind === 'boar.combat' ? [(facts as unknown as BoarEvents['boar.combat']).on] : [],
      );
    expect(fought([attack('2207', 'foix, sc-3', '2209')])).toEqual([['2207']]);
    expect(fought([])).toEqual([['2209']]);
  });
});

describe('French Regulars among colonial militia (S 4.1(3))', () => {
  test.each([
    [['2207', '2209']],
    [['2209', '2207']],
  ])('S 4.1(3) who had to attack as it was declared does so at -1, whichever fight comes first (%s)', (order) => {
    const state = hours(
      '2207 scr-1; 2209 scr-2 disrupted; 2208 foix, sd-grenadiers; 2307 armagnac, dillon-irish; 1802 prevost',
    );
    const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'allies'), {
      faces: { '2207/!close-combat': 9, '2209/!close-combat': 4, test: 9 },
      answers: {
        ...{ tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
        'attack-order': order,
      },
      books: { 'combat@allies': [attack('2207', 'armagnac, dillon-irish'), attack('2209', 'foix, sd-grenadiers')] },
    });
    const fought = told(driven, 'boar.combat').map(({ id, modifiers }) => ({
      id,
      drm: modifiers.flatMap(({ name, value }) => (name === 'drm.regulars-with-militia' ? [value] : [])),
    }));
    expect(fought.map(({ id }) => id)).toEqual(order);
    expect(fought.find(({ id }) => id === '2209')?.drm).toEqual([-1]);
  });
});

describe('two seats of one side (S 4.13)', () => {
  test.each([
    ['WITH', 'foix', 'sc-3'],
    ['all beside it', '', ''],
  ])('R71 where French and Americans are ordered at one hex by their seats, the French go and both are told (%s)', (_, french, american) => {
    const ordered = (seat: string, units: string) => {
      const { args, ...order } = attack('1808', units);
      return { ...order, id: `${seat}/o1`, args: units === '' ? { hexes: args.hexes ?? [] } : args };
    };
    const book = unite([
      { members: ['french'], orders: [ordered('french', french)] },
      { members: ['american'], orders: [ordered('american', american)] },
    ]);
    // Disrupted, the enemy compels nobody.
    const driven = drive(
      hours('1808 ra-2 disrupted; 1807 foix; 1708 sc-3; 1802 prevost'),
      (play) => closeCombatPhase(boardOf(rules, play), 'allies'),
      {
        faces: { 'close-combat': 5 },
        answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
        books: { 'combat@allies': book },
      },
    );
    const fought = driven.events.filter(({ kind }) => kind === 'boar.combat').map(({ facts }) => facts);
    expect(
      (fought as unknown as BoarEvents['boar.combat'][]).map((one) => one.attackers.map(({ unit }) => unit)),
    ).toEqual([['foix']]);
    expect(driven.settled.map(({ fate }) => fate.kind).sort()).toEqual(['done', 'failed']);
  });
});

describe('Black Volunteers (S 4.1(2))', () => {
  test('they go back to a free hex rather than among southern loyalists', () => {
    const state = hours(
      '1806 black-volunteers; 1805 scr-1; 1705 scr-2; 1905 ga-loyalists; 1906 hainault, auxerrois; 1802 prevost',
    );
    expect(bestWays(at(state), 'black-volunteers', ['1806'], true).map(({ to }) => to)).toEqual(['1706']);
  });
});

describe('the Covered Way (S 4.9)', () => {
  test('a Lost stack may not withdraw from its fight, one that is not may', () => {
    const chits = (lost: 'lost' | 'no'): unknown => {
      const state = hours('1103 sc-3; 1102 ra-4; 1802 prevost', { phasing: 'british' });
      Object.assign(state.units['sc-3'] as object, { lost });
      const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'british'), {
        faces: { 'close-combat': 9 },
        answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
        books: { 'combat@british': [attack('1103', 'ra-4')] },
      });
      return driven.asked.find(({ kind, role }) => kind === 'tactic' && role === 'allies')?.space;
    };
    expect(JSON.stringify(chits('no'))).toContain('withdraw');
    expect(JSON.stringify(chits('lost'))).not.toContain('withdraw');
  });
});

describe('cards (S 4.3)', () => {
  test('card 44 names the entry of the die, and those that a die gave before', () => {
    const entries = (text: string): unknown => {
      const view = look(game, deal(position('1802 prevost', { turn: 8, ordinal: 8 }), 'british', 44), 'british');
      return readOrders(text, grammarOf(game, view, 'british')).lines[0]?.read?.order.args.entry;
    };
    expect(['PLAY 44 ENTRY V', 'PLAY 44 ENTRY V-1', 'PLAY 44 ENTRY A'].map(entries)).toEqual(['variable', 'V-1', 'A']);
  });

  test.each([
    [8, null, 7, [15]],
    [9, null, 7, []],
    [16, 7, 7, [15]],
    [16, 7, 6, []],
    [17, 7, 7, []],
    [16, null, 15, [15]],
  ])('S 4.3 card 15: the last turn before the assault is that of its declaration (turn %i, declared %s, came %i)', (turn, declared, came, able) => {
    const ordinal = declared === null ? turn : declared + turn - 15;
    const state = deal(position('1803 maitland; 1802 prevost', { turn, ordinal, phasing: 'allies' }), 'british', 15);
    if (turn > 15) tactical(state);
    Object.assign(campaign(state), { declared });
    campaign(state).arrivals.came = { maitland: came };
    expect(offered(open(state, phase('phase-start', 'movement', 'allies')), 'british')).toEqual(able);
  });

  test('S 4.3 card 18 offers a Disrupted stack the one hex that it comes to', () => {
    const state = deal(hours('2302 ra-2 disrupted; 1802 prevost', { phasing: 'british' }), 'british', 18);
    const { asked } = open(state, phase('phase-end', 'movement', 'british'), {
      'card-play': ({ space }) => (space.kind === 'one' && space.of.includes(18) ? 18 : 'pass'),
    });
    const [question] = asked.filter(
      ({ kind, about }) => kind === 'card-target' && JSON.stringify(about).includes('from'),
    );
    const hexes = question?.space.kind === 'one' ? question.space.of.map(String) : [];
    const next = rules.field.hexes.get('2302')?.next.map((hex) => hex?.id) ?? [];
    expect(hexes.length).toBeGreaterThan(1);
    expect(hexes.filter((hex) => !next.includes(hex))).toEqual([]);
  });

  test('S 4.4 beside card 21 one marker more is no error', () => {
    const state = (): BoarState => deal(position('2414 auxerrois', { turn: 8, ordinal: 8 }), 'allies', 21);
    expect(said(state(), 'allies', ['DIG 2009, 2208'])[0]).toContain('error savannah.works-limit');
    expect(said(state(), 'allies', ['PLAY 21', 'DIG 2009, 2208'])[1]).toEqual(['warning savannah.works-limit']);
  });

  test('card 1 lets the Creek join British troops in the woods, but not where they have no room', () => {
    const woods = ['swamp', 'forest', 'light_forest'];
    const offered = (text: string): boolean => {
      const state = position(`1802 prevost; ${text}`, { turn: 5, ordinal: 5 });
      return hidingPlaces(at(state), 'creeks', woods).includes('1010');
    };
    expect(offered('1010 kfr')).toBe(true);
    expect(offered('1010 foix')).toBe(false);
    expect(offered('1010 fraser-1, fraser-2, trumbach, wissenbach')).toBe(false);
  });

  test('R66 who is pinned and held by card 31 cannot break off', () => {
    const leave = (held: boolean): boolean => {
      const state = hours('2005 fraser-2; 2006 foix; 1802 prevost', { phasing: 'british' });
      const force = { card: 31, by: 'allies', on: ['fraser-2'], until: 'enemy-movement', turn: 17, phasing: 'allies' };
      if (held) campaign(state).cards.inForce.push(force as never);
      return canLeave(at(state), 'british', '2005', ['fraser-2']);
    };
    expect([leave(false), leave(true)]).toEqual([true, false]);
  });
});

describe('works', () => {
  test('S 4.19 an enemy in the open behind a trench takes no bonus to rally away, one inside the lines does', () => {
    const bonus = (text: string, changes: Partial<BoarState> = {}): boolean =>
      rallyModifiers(at(hours(text, changes)), 'foix').some(({ name }) => name === 'drm.rally-works');
    expect(bonus('2009 foix disrupted; 2010 ra-4', { siege: ['2009/N', '2009/NE'] })).toBe(true);
    expect(bonus('1404 foix disrupted; 1403 ra-4')).toBe(false);
  });

  test('S 1.4 the Allies share their momentum in the assault too', () => {
    const assault = openGame('savannah/assault').game;
    expect(assault.unused?.has('SORTIE')).toBe(true);
    expect(assault.unused?.has('MOMENTUM SHARE')).toBe(false);
  });
});

describe('a counter that is replaced (S 4.8)', () => {
  const flip = (state: BoarState, unit: string): void => flipToReplacement(savannah, state, unit, null, []);

  test('S 4.8 what was fired at is not fired at again under its other counter (R28)', () => {
    const state = hours('1405 pulaski; 1404 br-a; 1505 foix; 1604 br-c; 1802 prevost');
    const driven = drive(state, (play) => defensiveFire(boardOf(rules, play), 'british'), {
      faces: { hit: 9, damage: 9, test: 9 },
      answers: {
        fire: ({ about }) => {
          const { targets } = about as { targets: { unit: string }[] };
          return { target: targets.find(({ unit }) => unit.startsWith('pulaski'))?.unit ?? null, with: [] };
        },
      },
    });
    expect(told(driven, 'boar.fire').map(({ target }) => target)).toEqual(['pulaski']);
    expect(state.units['pulaski-r']?.hex).toBe('1405');
  });

  test.each([
    ['allies', 'ATTACK 1404 WITH pulaski', { with: ['pulaski-r'] }],
    ['allies', "ATTACK 1404 WITH Pulaski's Legion", { with: ['pulaski-r'] }],
    ['british', 'STANDING DEFEND 1404 LEAD tawes', { lead: 'tawes-r' }],
    ['british', 'MOVE black volunteers TO 2004', { units: ['black-volunteers-r'] }],
  ])('its names are read as the counter on the map (%s: %s)', (role, text, args) => {
    const state = hours('1405 pulaski; 1404 tawes, ra-4; 2003 black-volunteers; 1802 prevost');
    for (const unit of ['pulaski', 'tawes', 'black-volunteers']) flip(state, unit);
    const [line] = readOrders(text, grammarOf(game, look(game, state, role), role)).lines;
    expect(line?.read?.order.args).toMatchObject(args);
    expect(line?.diagnostics).toEqual([]);
  });

  test('S 4.8 an attack that was ordered of the old counter is fought by the new one', () => {
    const state = hours('2208 pulaski; 2207 fraser-2; 1802 prevost');
    flip(state, 'pulaski');
    const driven = drive(state, (play) => closeCombatPhase(boardOf(rules, play), 'allies'), {
      faces: { 'close-combat': 5 },
      answers: { tactic: 'skirmish', 'combat-reroll': 'keep', 'advance-others': [] },
      books: { 'combat@allies': [attack('2207', 'pulaski')] },
    });
    expect(told(driven, 'boar.combat').map(({ attackers }) => attackers.map(({ unit }) => unit))).toEqual([
      ['pulaski-r'],
    ]);
    expect(driven.settled.map(({ fate }) => fate.kind)).toEqual(['done']);
  });

  test('who was to lead under the old name leads under the new one', () => {
    const state = hours('1404 tawes, ra-4; 1405 foix; 1802 prevost');
    const [line] = readOrders('DEFEND 1404 LEAD tawes', grammarOf(game, look(game, state, 'british'), 'british')).lines;
    const order = line?.read?.order as Order;
    expect(order.args.lead).toBe('tawes');
    flip(state, 'tawes');
    const need = {
      ...{ type: 'question', address: 't17/combat/1404/lead-unit@british', role: 'british', kind: 'lead-unit' },
      ...{ space: { kind: 'one', of: ['ra-4', 'tawes-r'] }, discreet: false, sealed: false },
      about: { hex: '1404', side: 'allies', on: ['1404'], from: ['1405'], as: 'defender' },
    } as const;
    const books = [{ orders: [order], standing: [] }];
    expect(decide(game, need as never, () => look(game, state, 'british'), books).answer).toBe('tawes-r');
  });

  test('card 31 holds it as it held the other', () => {
    const state = hours('1404 tawes; 1806 ra-2; 1802 prevost', { phasing: 'british' });
    const { cards } = campaign(state);
    const force = { card: 31, by: 'allies', until: 'enemy-movement', turn: 17, phasing: 'allies' };
    cards.inForce.push({ ...force, on: ['ra-2', 'tawes'] } as never);
    flip(state, 'tawes');
    expect(rules.house.mayMove(at(state), counterOf(rules.field, 'tawes-r'))).not.toBeNull();
    expect(cards.inForce[0]?.on).toEqual(['ra-2', 'tawes-r']);
  });

  test('S 4.10 it is out with the leader with whom it went', () => {
    const state = position('1807 black-volunteers, prevost', { turn: 10, ordinal: 10 });
    campaign(state).sorties = [{ leader: 'prevost', units: ['black-volunteers'] }];
    flip(state, 'black-volunteers');
    expect(campaign(state).sorties).toEqual([{ leader: 'prevost', units: ['black-volunteers-r'] }]);
  });
});
