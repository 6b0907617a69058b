/** What the review of the rulebook found: corrections E1 to E20, omissions O1 to O28, and rulings no other test names. */
import { describe, expect, test } from 'vitest';
import { setup } from '../../../src/games/savannah/setup.ts';
import { wonAtOnce } from '../../../src/games/savannah/victory.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { changeMorale } from '../../../src/series/boar/rules/army-morale.ts';
import type { BoarEvents, Effect } from '../../../src/series/boar/rules/events.ts';
import { loseLeader } from '../../../src/series/boar/rules/leaders.ts';
import { stackFaults } from '../../../src/series/boar/rules/stacking.ts';
import { isSurrounded } from '../../../src/series/boar/rules/surroundings.ts';
import { boardOf, turn } from '../../../src/series/boar/rules/turn.ts';
import type { FieldHex } from '../../../src/series/boar/scenario/field.ts';
import { playByDoctrine } from '../../../src/tools/simulate/simulate.ts';
import { grammar } from '../../orders/grammar.ts';
import { field, sheet } from '../assault.ts';
import { assaultBy, combat } from '../fights.ts';
import { attack, boardOver, drive, position, rules, savannah } from '../position.ts';
import { openGame } from '../registry.ts';

const fair = { turn: 17, ordinal: 2, weather: 'favorable' } as const;
const roster = sheet.units.units;

const printed = (id: string) => {
  const unit = roster.find((each) => each.id === id);
  if (!unit) throw new Error(`no counter ${id}`);
  return unit;
};

/** Printed SP of an army's units of a class, guns and replacements aside. */
function strengthOf(army: string, ...classes: string[]): number {
  return roster
    .filter((unit) => unit.army === army && unit.class !== 'artillery' && unit.replaces === undefined)
    .filter((unit) => classes.length === 0 || classes.includes(unit.class))
    .reduce((sum, unit) => sum + unit.sp[0], 0);
}

describe('counters and map, corrected', () => {
  test('E1 naval guns have 2 MP: they walk to the works', () => {
    expect([printed('br-naval').mp, printed('bombardiers').mp]).toEqual([2, 2]);
  });

  test('E3 Prevost stands on the map as an ordinary leader, and his death costs what the table says', () => {
    const state = setup(savannah);
    expect(field.hexes.get(state.leaders.prevost?.hex ?? '')?.perimeter).toBe(true);
    loseLeader(boardOver(rules, state), 'prevost', 'eliminated', 'french', []);
    expect(state.leaders.prevost).toMatchObject({ hex: null, fate: 'eliminated' });
    expect([state.morale.british, state.morale.french, state.victory.french]).toEqual([14 - 3, 12 + 2, 2]);
  });

  test('E4 Martinique begins in 2014, no trench: siege works lie within 4 hexes of the perimeter', () => {
    expect(setup(savannah).units.martinique?.hex).toBe('2014');
    expect(setup(savannah).siege.filter((side) => side.startsWith('2014'))).toEqual([]);
  });

  test('E15 Pulaski and Tawes are combat units with a demi-leader, no leaders', () => {
    for (const id of ['pulaski', 'tawes']) {
      expect(field.counters.get(id)?.marks).toContain('demi-leader');
      expect(field.leaders.has(id)).toBe(false);
    }
  });

  test('E16 the Black Volunteers have morale -1, 0 on their replacement, and count as no provincials', () => {
    expect(printed('black-volunteers')).toMatchObject({ class: 'tory-militia', morale: [-1, -2] });
    expect(printed('black-volunteers-r').morale[0]).toBe(0);
  });

  test('E17 strength is a figure of each counter: 42, 49 and 29 SP without guns, by class as designed', () => {
    expect(['british', 'french', 'american'].map((army) => strengthOf(army))).toEqual([42, 49, 29]);
    const classes = ['british-regular', 'german', 'provincial', 'tory-militia', 'creek'];
    expect(classes.map((each) => strengthOf('british', each))).toEqual([16, 7, 12, 6, 1]);
    const french = ['french-regular', 'french-mercenary', 'french-colonial-regular', 'french-colonial-militia'];
    expect(french.map((each) => strengthOf('french', each))).toEqual([32, 4, 6, 7]);
    const american = ['american-continental', 'american-militia'];
    expect(american.map((each) => strengthOf('american', each))).toEqual([16, 13]);
  });

  test('O17 there is a Battery C, with the garrison from the start', () => {
    expect(field.hexes.get(setup(savannah).units['br-c']?.hex ?? '')?.perimeter).toBe(true);
  });

  test('O18 Agenois, Gatinais, Fontanges and Williamson have no counter', () => {
    const names = [...roster, ...sheet.units.leaders].map((each) => each.name.en.toLowerCase());
    for (const absent of ['agenois', 'gatinais', 'gâtinais', 'fontanges', 'williamson']) {
      expect(names.filter((name) => name.includes(absent))).toEqual([]);
    }
  });
});

describe('orders, corrected', () => {
  const codes = (text: string): string[] =>
    readOrders(text, grammar).lines.flatMap((line) => line.diagnostics.map(({ code }) => code));

  test('E11 a name two counters bear is asked back; codes and full names settle it', () => {
    expect(codes('DEFEND 1404 LEAD tawes')).toEqual([]);
    const { names } = grammar;
    const bearing = (spelling: string): string[] =>
      names
        .filter(({ id, names: all }) => id === spelling || all.some((each) => each.toLowerCase() === spelling))
        .map(({ id }) => id);
    expect(bearing('dillon-irish')).toEqual(['dillon-irish']);
    expect(bearing('tawse')).toEqual(bearing('tawes'));
  });

  test('E12 the siege fires without a target, the mortar at a hex: two verbs', () => {
    const slots = (id: string): string[] => savannahVerb(id).slots.map(({ type }) => type);
    expect(slots('MORTAR')).toContain('hex');
    expect(slots('SIEGE')).not.toContain('hex');
  });

  test('E13 nobody delays reinforcements that are due by an order of that name', () => {
    expect(codes('DELAY marines')).not.toEqual([]);
  });

  function savannahVerb(id: string) {
    const verb = grammar.verbs.find((each) => each.id === id);
    if (!verb) throw new Error(`no verb ${id}`);
    return verb;
  }
});

describe('the frame of the assault', () => {
  const { game } = openGame('savannah/assault');

  test('E19 two sides and two seats, three armies with army morale and points of their own', () => {
    expect(game.seats.map(({ id }) => id)).toEqual(['british', 'allied']);
    expect(field.sides.map(({ id }) => id)).toEqual(['british', 'allies']);
    const state = setup(savannah);
    for (const track of [state.morale, state.victory])
      expect(Object.keys(track).sort()).toEqual(['american', 'british', 'french']);
  });

  test('E5 S 3 a player turn has movement, rally, fire and close combat, and no rifle phase', () => {
    const driven = drive(setup(savannah), (play) => turn(boardOf(rules, play)));
    const phases = driven.calls.map((address) => address.replace('t/', ''));
    expect(phases).toEqual([
      'allies/movement/movement@allies',
      ...phases.filter((each) => each.startsWith('allies/fire') || each.startsWith('allies/combat')),
      'british/movement/movement@british',
      ...phases.filter((each) => each.startsWith('british/fire') || each.startsWith('british/combat')),
    ]);
    expect(phases.filter((each) => each.includes('rifle'))).toEqual([]);
  });

  test('O15 no weather, events, works, siege, reinforcements, sorties or surrender in the assault', () => {
    const { closed } = playByDoctrine(game, 'no campaign');
    const addresses = closed.flatMap((each) => each.ledger.map(({ address }) => address));
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((each) => /weather|event|card|works|siege|reinforce|surrender|finish/.test(each))).toEqual(
      [],
    );
    const kinds = new Set(closed.flatMap((each) => each.answers.map(({ kind }) => kind)));
    for (const campaign of [
      'card-play',
      'event-buy-card',
      'works-place',
      'siege-fire',
      'enter-hex',
      'declare-assault',
    ]) {
      expect(kinds.has(campaign), campaign).toBe(false);
    }
  });

  test('S 2.2 O28 an army never plays demoralized: at 0 the game is over, and the other side has a substantial victory', () => {
    const state = position('1404 tawes; 1408 foix', { ...fair, morale: { british: 1, french: 5, american: 5 } });
    expect(wonAtOnce(savannah, boardOver(rules, state))).toBeNull();
    changeMorale(boardOver(rules, state), 'british', -1, 'armyMorale', []);
    expect(wonAtOnce(savannah, boardOver(rules, state))).toMatchObject({ result: 'substantial', winner: 'allies' });
  });
});

describe('leaders, surroundings, accounts', () => {
  test('O10 a commander killed: his side gives back a chit; without any the enemy takes one, if the pool has it', () => {
    const lost = (momentum: Record<string, number>, pool: number) => {
      const state = position('1404 tawes, prevost; 1408 foix', { ...fair, momentum, pool });
      loseLeader(boardOver(rules, state), 'prevost', 'eliminated', 'french', []);
      return [state.momentum.british, state.momentum.allies, state.pool];
    };
    expect(lost({ british: 2, allies: 1 }, 5)).toEqual([1, 1, 6]);
    expect(lost({ british: 0, allies: 1 }, 7)).toEqual([0, 2, 6]);
    expect(lost({ british: 0, allies: 8 }, 0)).toEqual([0, 8, 0]);
    const lesser = position('1404 tawes, maitland; 1408 foix', {
      ...fair,
      momentum: { british: 2, allies: 1 },
      pool: 5,
    });
    loseLeader(boardOver(rules, lesser), 'maitland', 'eliminated', 'french', []);
    expect(lesser.momentum.british).toBe(2);
  });

  test('O24 leaders of both allies may share a hex, but command never crosses armies', () => {
    const hex = field.hexes.get('1506') as FieldHex;
    const state = position('1505 wissenbach; 1506 sc-2, destaing, lincoln', fair);
    expect(stackFaults({ ...rules, position: state }, hex, ['sc-2'], ['destaing', 'lincoln'], 'rest')).toEqual([]);
    const fought = combat(assaultBy('allies', state, [attack('1505', 'sc-2')], { 'close-combat': 5 }));
    expect(fought.leaders.attacker).toBe('lincoln');
    const french = position('1505 wissenbach; 1506 sc-2, destaing', fair);
    expect(
      combat(assaultBy('allies', french, [attack('1505', 'sc-2')], { 'close-combat': 5 })).leaders.attacker,
    ).toBeNull();
  });

  test('R4 army morale stays within 0 to 20: what would go beyond is lost', () => {
    const state = position('1404 tawes', { morale: { british: 19, french: 12, american: 1 } });
    const effects: Effect[] = [];
    changeMorale(boardOver(rules, state), 'british', 2, 'captured', effects);
    changeMorale(boardOver(rules, state), 'american', -2, 'twoSteps', effects);
    expect([state.morale.british, state.morale.american]).toEqual([20, 0]);
    changeMorale(boardOver(rules, state), 'british', 1, 'captured', effects);
    expect(effects).toHaveLength(2);
  });

  test('R5 what several allied armies gain goes to the French, what one gains to itself', () => {
    const account = (...units: string[]): string =>
      rules.house.account({ ...rules, position: position('1404 tawes') }, units);
    expect(account('pulaski', 'foix')).toBe('french');
    expect(account('sc-2')).toBe('american');
    expect(account('pulaski', 'va-dragoons')).toBe('american');
    expect(account('tawes')).toBe('british');
  });

  test('R48 surrounded: enemies, their zones, the river and ground nobody walks on all sides', () => {
    const ring = '1404 foix; 1406 hainault; 1605 armagnac; 1606 champagne; 1505 nyv';
    const shut = (text: string): boolean =>
      isSurrounded({ ...rules, position: position(text, fair) }, '1505', 'british', 'allies');
    // 1504 and 1506 are watched by Armagnac, Champagne and Hainault; 1405 by Foix and Hainault.
    expect(shut(ring)).toBe(true);
    expect(shut(`${ring}; 1506 njv-3`)).toBe(false);
    expect(shut(ring.replace('1404 foix', '1408 foix').replace('1406 hainault', '1410 hainault'))).toBe(false);
  });

  test('R48 behind an unbreached work on any side nobody is surrounded', () => {
    const ring = '1303 gam-1; 1404 tawes; 1304 foix; 1405 hainault; 1403 armagnac; 1503 champagne; 1504 cambresis';
    const shut = (breached: string[]): boolean =>
      isSurrounded(
        { ...rules, position: position(ring.replace('1303 gam-1; ', '1303 auxerrois; '), { ...fair, breached }) },
        '1404',
        'british',
        'allies',
      );
    const walled = (field.hexes.get('1404') as FieldHex).around.flatMap((edge, n) =>
      edge.works.some((work) => work !== 'abatis') ? [`1404/${['N', 'NE', 'SE', 'S', 'SW', 'NW'][n]}`] : [],
    );
    expect(shut([])).toBe(false);
    expect(shut(walled.slice(1))).toBe(false);
    expect(shut(walled)).toBe(true);
  });

  test('R54 the order of a result: steps, leaders, momentum; then the lead back, the others’ tests, and the advance', () => {
    const state = position('1505 nyv, ra-2, porbeck; 1506 reserve-bn, foix', fair);
    const probe = assaultBy(
      'allies',
      structuredClone(state),
      [attack('1505', 'reserve-bn, foix')],
      {},
      { 'lead-unit@british': 'nyv' },
    );
    const die = 10 - combat(probe).sum;
    const fought: BoarEvents['boar.combat'] = combat(
      assaultBy(
        'allies',
        state,
        [attack('1505', 'reserve-bn, foix')],
        { 'close-combat': die, test: 0, leader: 5 },
        { 'lead-unit@british': 'nyv' },
      ),
    );
    expect(fought.result).toBe('-/1* m:A');
    const kinds = fought.effects.map(({ kind }) => kind).filter((kind) => kind !== 'morale' && kind !== 'victory');
    expect(kinds).toEqual(['step', 'leader', 'momentum', 'test', 'retreat', 'leader-moves']);
    const routed = position('1505 nyv, ra-2; 1506 reserve-bn, foix', fair);
    const after = combat(
      assaultBy(
        'allies',
        routed,
        [attack('1505', 'reserve-bn, foix')],
        { 'close-combat': 6 - combat(probe).sum, test: 0 },
        { 'lead-unit@british': 'nyv' },
      ),
    );
    expect(after.result).toBe('-/R');
    const moves = after.effects.map(({ kind }) => kind);
    expect(moves).toEqual(['retreat', 'test', 'retreat', 'advance']);
  });
});
