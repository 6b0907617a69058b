/** Land combat (R 9.2) and what eliminates counters (R 9.3); bomb ships, leaders, cannons, boom chains, scuttled ships in it. */
import { describe, expect, test } from 'vitest';
import { pairsOf } from '../../../src/games/jenkins-ear/land-lines.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import {
  type Answers,
  askedOf,
  combat,
  type Dice,
  failures,
  faults,
  lost,
  movement,
  order,
  position,
  told,
  whereIs,
} from './table.ts';

/** Both ashore in a hex, the English attack. */
function assault(text: string, dice: Dice = {}, answers: Answers = {}, changes: Partial<EarState> = {}) {
  const state = position(text, changes);
  return { state, driven: combat(state, 'english', { dice, answers }) };
}

const sides = (driven: ReturnType<typeof assault>['driven']) => told(driven, 'ear.land-combat')[0]?.sides;
const LANDED = 'en 2717 off: soldiers-4, soldiers-1, cannons-1; sp 2717 port: soldiers-1';

describe('R 9.2', () => {
  test('R 9.2 1 each counter of land value is a die; supplies, boom chains and leaders without green none', () => {
    const { driven } = assault(
      'en 2918 off: soldiers-4, soldiers-1, supplies-1, vernon; sp 2918 off: soldiers-1, boom-chain-1',
    );
    expect([sides(driven)?.english.dice, sides(driven)?.spanish.dice]).toEqual([2, 1]);
  });

  test('R 9.2 1 11.4 a leader’s green value adds dice, even from aboard', () => {
    const { driven } = assault('en 2918 off: boyne+wentworth; en 2918 off: soldiers-4; sp 2918 off: soldiers-1, lezo');
    expect([sides(driven)?.english.dice, sides(driven)?.spanish.dice]).toEqual([1 + 4 + 1, 1 + 2]);
  });

  test('R 9.2 2 J41 cannonade of ships, docked or off, and of guns ashore adds dice; guns still aboard do not', () => {
    const { driven } = assault(
      'en 2918 off: boyne+cannons-1, frigate-2; en 2918 off: soldiers-4, heavy-guns-1; sp 2918 off: soldiers-1',
    );
    expect(sides(driven)?.english.cannonade.map(({ unit, dice }) => [unit, dice])).toEqual([
      ['en-boyne', 4],
      ['en-frigate-2', 1],
      ['en-heavy-guns-1', 3],
    ]);
  });

  test('R 9.2 2 without a counter of land value nobody throws anything', () => {
    const { driven } = assault('en 2918 off: boyne; en 2918 off: cannons-1; sp 2918 off: soldiers-1');
    expect(sides(driven)?.english.dice).toBe(0);
    expect(lost(driven, 'left-alone')).toEqual(['en-cannons-1']);
  });

  test('R 9.2 3 J41 the attacker takes off the value of a seaport the enemy holds; never below none, the defender still throws', () => {
    const { driven } = assault(LANDED);
    expect(sides(driven)?.english).toMatchObject({ deducted: 3, dice: 1 });
    const few = assault('en 2717 off: soldiers-4, soldiers-1; sp 2717 port: soldiers-1');
    expect(sides(few.driven)?.english).toMatchObject({ deducted: 2, dice: 0 });
    expect(sides(few.driven)?.spanish.dice).toBe(1);
  });

  test('R 9.2 3 a seaport without a defender of land value takes nothing off, and is simply taken', () => {
    const { state, driven } = assault('en 2717 off: soldiers-1; sp 2717 port: boom-chain-1, supplies-1, deception-1', {
      '!english.1': 6,
    });
    expect(sides(driven)?.english).toMatchObject({ deducted: 0, dice: 1 });
    expect(lost(driven, 'left-alone').toSorted()).toEqual(['sp-boom-chain-1', 'sp-deception-1', 'sp-supplies-1']);
    expect(state.ports.santiago).toBe('english');
  });

  test('R 9.2 4 J42 every die may serve one counter of at least its face, each counter hits once', () => {
    const men = (...lands: number[]) => lands.map((land, n) => ({ unit: `s${n}`, face: 'f', land }));
    const dice = (...faces: number[]) =>
      faces.map((die, n) => ({
        id: `${n}`,
        side: 'english' as const,
        unit: null,
        face: null,
        die,
        sum: die,
        need: null,
        hit: false,
      }));
    expect(pairsOf(men(1, 2), dice(2, 3, 6, 3, 1, 4, 4, 1, 5))).toHaveLength(2);
    expect(pairsOf(men(2, 1), dice(1, 2))).toHaveLength(2);
    expect(pairsOf(men(1, 1, 3), dice(1, 2, 2))).toHaveLength(2);
    expect(pairsOf(men(3), dice(1, 1, 1))).toHaveLength(1);
    expect(pairsOf(men(1, 2), dice(3, 4))).toHaveLength(0);
  });

  test('R 9.2 5 both sides throw at once and may both be gone', () => {
    const { state } = assault('en 2918 off: soldiers-4; sp 2918 off: soldiers-1', { '!english.1': 1, '!spanish.1': 1 });
    expect([state.pieces['en-soldiers-4']?.fate, state.pieces['sp-soldiers-1']?.fate]).not.toContain('map');
  });

  test('R 9.2 6 hits beyond those there are are lost', () => {
    const { driven } = assault('en 2918 off: soldiers-4, soldiers-5; sp 2918 off: soldiers-1', {
      '!english.1': 1,
      '!english.2': 1,
    });
    expect(lost(driven, 'land-combat')).toEqual(['sp-soldiers-1']);
  });

  test('R 9.2 7 J45 the owner picks among all his land counters there, leaders too; no ships, no Deceptions, no cargo', () => {
    const text =
      'en 2918 off: deception-1, boyne+supplies-1; en 2918 off: soldiers-4, oglethorpe, cannons-1; sp 2918 off: soldiers-1';
    const { driven } = assault(text, { '!spanish.1': 1 }, { 'land-losses': ['en-oglethorpe'] });
    expect(askedOf(driven, 'land-losses')[0]?.about).toMatchObject({
      count: 1,
      counters: ['en-soldiers-4', 'en-oglethorpe', 'en-cannons-1'],
    });
    expect(lost(driven, 'land-combat')).toEqual(['en-oglethorpe']);
  });

  test('R 11.4 any leader aboard there may be given up in place of one ashore, and goes by no hit beyond them', () => {
    const text =
      'en 2918 off: boyne+wentworth, lion+vernon; en 2918 off: soldiers-4, soldiers-5; sp 2918 off: soldiers-1';
    const { driven } = assault(text, { '!spanish.1': 1 }, { 'land-losses': ['en-wentworth'] });
    expect(askedOf(driven, 'land-losses')[0]?.about).toMatchObject({
      count: 1,
      counters: ['en-soldiers-4', 'en-soldiers-5', 'en-wentworth', 'en-vernon'],
    });
    expect(lost(driven, 'land-combat')).toEqual(['en-wentworth']);
    const beaten = 'en 2918 off: boyne+wentworth; en 2918 off: soldiers-4; sp 2918 off: soldiers-1, soldiers-2';
    const given = assault(beaten, { '!spanish.1': 1, '!spanish.2': 1 }, { 'land-losses': ['en-soldiers-4'] }).driven;
    expect(lost(given, 'land-combat')).toEqual(['en-soldiers-4']);
  });

  test('R 9.2 2 J43 guns and leaders left without a counter of land value are gone, on either side', () => {
    const text = 'en 2918 off: soldiers-4, cannons-1, oglethorpe; sp 2918 off: soldiers-1, cannons-4, reggio';
    const { driven } = assault(
      text,
      { '!english.1': 1, '!spanish.1': 1 },
      { 'land-losses': ({ role }) => [role === 'english' ? 'en-soldiers-4' : 'sp-soldiers-1'] },
    );
    expect(lost(driven, 'left-alone').toSorted()).toEqual([
      'en-cannons-1',
      'en-oglethorpe',
      'sp-cannons-4',
      'sp-reggio',
    ]);
  });

  test('R 9.2 8 J46 while a defender of land value is left all attackers ashore go to one adjacent hex, and throw for disease', () => {
    const text = 'en 3018 off: boyne+vernon; en 3018 off: soldiers-4, supplies-1; sp 3018 port: soldiers-1';
    const { state, driven } = assault(text, { '!disease': 2 }, { 'land-retreat': '2918' });
    expect(askedOf(driven, 'land-retreat')[0]?.space).toMatchObject({ of: ['3118', '2918'] });
    expect([whereIs(state, 'en-soldiers-4'), whereIs(state, 'en-supplies-1'), whereIs(state, 'en-vernon')]).toEqual([
      '2918 off',
      '2918 off',
      '3018 off',
    ]);
    expect(told(driven, 'ear.disease')).toMatchObject([{ hex: '2918' }]);
  });

  const besieged = (west: string) =>
    `en 3018 off: boyne; en 3018 off: soldiers-4; sp 3018 port: soldiers-1; sp 2918 off: ${west}; sp 3118 off: soldiers-2`;

  test('R 9.2 8 J46 nobody retreats aboard, or where an enemy of land value stands; who cannot is eliminated', () => {
    expect(lost(assault(besieged('soldiers-3')).driven, 'no-retreat')).toEqual(['en-soldiers-4']);
    // Guns with a bomb ship beside them are not alone (11.1).
    const guarded = position('sp 2918 off: soldiers-2; en 2918 off: soldiers-4; en 3018 off: bomb-ship-1, cannons-1');
    combat(guarded, 'spanish', { dice: { '!disease': 2 } });
    expect(whereIs(guarded, 'sp-soldiers-2')).not.toMatch(/2918|3018/);
  });

  test('R 9.2 8 11.1 a bomb ship alone off a coast keeps nobody from it', () => {
    const state = position('sp 2918 off: soldiers-2; en 2918 off: soldiers-4; en 3018 off: bomb-ship-1');
    combat(state, 'spanish');
    expect(whereIs(state, 'sp-soldiers-2')).toBe('3018 port');
  });

  test('R 9.2 8 J9 Deceptions go with the beaten, or stay where ships of their side lie', () => {
    const beaten = (ships: string) => {
      const text = `en 3018 off: ${ships}deception-1, soldiers-4; sp 3018 port: soldiers-1`;
      const { state } = assault(text, { '!disease': 2 }, { 'land-retreat': '2918' });
      return ['en-soldiers-4', 'en-deception-1'].map((id) => whereIs(state, id));
    };
    expect([beaten(''), beaten('boyne, ')]).toEqual([
      ['2918 off', '2918 off'],
      ['2918 off', '3018 off'],
    ]);
  });

  test('R 9.2 8 J46 guns and stores that nobody guards keep nobody out, and are fought and taken at once', () => {
    const { state, driven } = assault(besieged('cannons-1, supplies-1'), { '!disease': 2 });
    expect(whereIs(state, 'en-soldiers-4')).toBe('2918 off');
    expect(told(driven, 'ear.land-result').map(({ hex, outcome }) => [hex, outcome])).toEqual([
      ['3018', 'repulsed'],
      ['2918', 'taken'],
    ]);
    expect(lost(driven, 'left-alone').toSorted()).toEqual(['sp-cannons-1', 'sp-supplies-1']);
    expect(faults(state)).toEqual([]);
  });

  test('J48 a fleet whose troops are beaten stays', () => {
    const { state } = assault('en 3018 off: boyne; en 3018 off: soldiers-4; sp 3018 port: soldiers-1', {
      '!disease': 2,
    });
    expect(whereIs(state, 'en-boyne')).toBe('3018 off');
  });

  test('R 9.2 J44 the taker captures the hex, is paid, and his ships may dock at once', () => {
    const text = 'en 3018 off: augusta; en 3018 off: soldiers-4; sp 3018 port: soldiers-1, boom-chain-1';
    const { state, driven } = assault(
      text,
      { '!english.1': 1, '!english.2': 1 },
      { 'land-losses': ['sp-soldiers-1'], dock: ['en-augusta'] },
    );
    expect(lost(driven).toSorted()).toEqual(['sp-boom-chain-1', 'sp-soldiers-1']);
    expect(told(driven, 'ear.captured')).toMatchObject([{ port: 'leogane', paid: 2 }]);
    expect([whereIs(state, 'en-soldiers-4'), whereIs(state, 'en-augusta')]).toEqual(['3018 port', '3018 port']);
  });

  test('R 9.2 J44 the ships of who lands unopposed after a fight at sea may dock at once, as after one ashore', () => {
    const state = position('en 3018 off: augusta+soldiers-4; sp 3018 off: frigate-1', {
      contacts: [{ hex: '3018', attacker: 'english', from: '2918' }],
      ports: { ...position('').ports, leogane: 'spanish' },
    });
    const driven = combat(state, 'english', {
      dice: { '!en-augusta': 1 },
      answers: { 'naval-losses': ['sp-frigate-1'], land: ['en-soldiers-4'], dock: ['en-augusta'] },
    });
    expect(told(driven, 'ear.captured')).toMatchObject([{ port: 'leogane' }]);
    expect([whereIs(state, 'en-soldiers-4'), whereIs(state, 'en-augusta')]).toEqual(['3018 port', '3018 port']);
  });

  test('R 11.2 land dice too are thrown again by Deceptions', () => {
    const text = 'en 2918 off: deception-1, soldiers-4; sp 2918 off: soldiers-1';
    const { driven } = assault(
      text,
      { '!english.1': 6, '!again': 1, '!spanish.1': 6 },
      { 'reroll.1/reroll@english': 'english.1' },
    );
    expect(told(driven, 'ear.land-result')[0]?.hits.english).toBe(1);
  });
});

describe('R 9.2, where and after it is fought', () => {
  test('R 9.2 nothing is fought where one side stands alone, nor where ships without bombs lie before troops', () => {
    expect(combat(position('en 2918 off: soldiers-4'), 'english').calls).toEqual([]);
    expect(combat(position('en 2918 off: boyne; sp 2918 off: soldiers-1'), 'english').calls).toEqual([]);
  });

  test('R 9.0 the order of the combats is asked for where there are two, not where there is one', () => {
    const one = 'en 2918 off: soldiers-4; sp 2918 off: soldiers-1';
    expect(askedOf(combat(position(one), 'english'), 'combat-order')).toEqual([]);
    const two = `${one}; en 2716 off: soldiers-5; sp 2716 off: soldiers-2`;
    expect(askedOf(combat(position(two), 'english'), 'combat-order')[0]?.about).toEqual({ hexes: ['2716', '2918'] });
  });

  test('R 9.2 J44 nobody docks in a port that was not taken, in one he held before, in a storm, or without a ship', () => {
    const docks = (text: string, dice: Dice, changes: Partial<EarState> = {}) =>
      askedOf(assault(text, { '!disease': 2, ...dice }, {}, changes).driven, 'dock').length;
    const fleet = 'en 3018 off: augusta; en 3018 off: soldiers-4; sp 3018 port: soldiers-1';
    const taken = { '!english.1': 1, '!english.2': 1 };
    expect(docks(fleet, taken), 'taken').toBe(1);
    expect(docks(fleet, {}), 'beaten off').toBe(0);
    expect(docks(fleet, taken, { storms: ['3018'] }), 'in a storm').toBe(0);
    expect(docks(fleet.replace('augusta', 'deception-1'), { '!english.1': 1 }), 'no ship').toBe(0);
    const held = 'en 2719 port: soldiers-4; en 2719 off: boyne; sp 2719 off: soldiers-1';
    expect(docks(held, { '!english.1': 1 }), 'held before').toBe(0);
  });

  test('R 9.2 J44 Deceptions stay with the ships of a side that has lost the hex, and are gone without them', () => {
    const left = (ships: string) =>
      lost(assault(`en 2918 off: soldiers-4; sp 2918 off: ${ships}deception-1, boom-chain-1`).driven, 'left-alone');
    expect(left('frigate-1, ')).toEqual(['sp-boom-chain-1']);
    expect(left('').toSorted()).toEqual(['sp-boom-chain-1', 'sp-deception-1']);
  });

  test('R 9.2 J47 a hex in which only a bomb ship of the defender is left is taken', () => {
    const state = position('sp 2918 off: soldiers-2, soldiers-3; en 2918 off: bomb-ship-1; en 2918 off: soldiers-4');
    const driven = combat(state, 'spanish', {
      dice: { '!spanish.1': 1 },
      answers: { 'bomb-ship-joins': ['en-bomb-ship-1'], 'land-losses': ['en-soldiers-4'] },
    });
    expect(told(driven, 'ear.land-result')[0]?.outcome).toBe('taken');
  });

  test('R 9.2 8 J46 Deceptions fall back with the beaten, unless ships of theirs stay', () => {
    const beaten = (fleet: string) =>
      assault(
        `en 3018 off: ${fleet}deception-1; en 3018 off: soldiers-4; sp 3018 port: soldiers-1`,
        { '!disease': 2 },
        {
          'land-retreat': '2918',
        },
      ).state;
    expect(whereIs(beaten(''), 'en-deception-1')).toBe('2918 off');
    expect(whereIs(beaten('boyne, '), 'en-deception-1')).toBe('3018 off');
  });

  test('R 9.2 8 nobody falls back out of a storm or into one, nor is a ship asked whither when she is beaten alone', () => {
    const text = 'en 3018 off: soldiers-4; sp 3018 port: soldiers-1';
    const ways = (storms: string[]) =>
      askedOf(assault(text, { '!disease': 2 }, {}, { storms }).driven, 'land-retreat').map(({ space }) => space);
    expect(lost(assault(text, {}, {}, { storms: ['3018'] }).driven, 'no-retreat')).toEqual(['en-soldiers-4']);
    expect(ways([])).toMatchObject([{ of: ['3118', '2918'] }]);
    expect(whereIs(assault(text, { '!disease': 2 }, {}, { storms: ['3118'] }).state, 'en-soldiers-4')).toBe('2918 off');
    const alone = assault(
      'en 3018 off: bomb-ship-1; sp 3018 port: soldiers-1',
      {},
      { 'bomb-ship-joins': ['en-bomb-ship-1'] },
    );
    expect(told(alone.driven, 'ear.land-retreat')).toEqual([]);
  });

  test('R 9.2 8 J46 a bomb ship that lies off country where none of her side stands keeps nobody out', () => {
    const state = position(
      'sp 3018 off: soldiers-2; en 3018 off: soldiers-4; en 2918 off: bomb-ship-1; en 3118 off: soldiers-5',
    );
    combat(state, 'spanish', { dice: { '!disease': 2 } });
    expect(whereIs(state, 'sp-soldiers-2')).toBe('2918 off');
  });
});

describe('R 9.3', () => {
  const sink = (die: number, text = 'en 2918 off: soldiers-4; sp 2918 off: soldiers-20') =>
    assault(text, { '!english.1': 1, '!status.sp-soldiers-20': die });

  test('R 9.3 a die above the cost brings a counter back to the pool, at the same price; not above, it is gone', () => {
    expect(whereIs(sink(5).state, 'sp-soldiers-20')).toBe('pool');
    expect(whereIs(sink(4).state, 'sp-soldiers-20')).toBe('out');
  });

  test('R 9.3 a starting counter, and one that costs six or more, never comes back, and no die is thrown', () => {
    const { state, driven } = assault('en 2918 off: soldiers-4; sp 2918 off: soldiers-1', { '!english.1': 1 });
    expect(whereIs(state, 'sp-soldiers-1')).toBe('out');
    expect(told(driven, 'ear.lost')[0]?.losses).toMatchObject([
      { unit: 'sp-soldiers-1', die: null, cost: null, to: 'out' },
    ]);
    const sunk = (ship: string) => {
      const duel = position(`en 2819 off: boyne; sp 2819 off: ${ship}`);
      duel.contacts = [{ hex: '2819', attacker: 'english', from: '2719' }];
      const driven = combat(duel, 'english', { dice: { '!en-boyne.1': 1 } });
      return told(driven, 'ear.lost').find(({ side }) => side === 'spanish')?.losses;
    };
    expect(sunk('oriente')).toMatchObject([{ die: null, cost: 6, to: 'out' }]);
    expect(sunk('hermiona')).toMatchObject([{ die: 6, cost: 5, to: 'pool' }]);
  });
});

describe('R 9.3, ships', () => {
  const sunk = (ship: string, die: number) => {
    const state = position(`en 2918 off: ${ship}; sp 2918 off: oriente`, {
      contacts: [{ hex: '2918', attacker: 'spanish', from: '2919' }],
    });
    const driven = combat(state, 'english', { dice: { '!sp-oriente.1': 1, [`!status.en-${ship}`]: die } });
    return { fate: whereIs(state, `en-${ship}`), die: told(driven, 'ear.lost')[0]?.losses[0]?.die };
  };

  test('R 9.3 a ship of cost six is never thrown for, a cheaper one is', () => {
    expect(sunk('augusta', 6)).toEqual({ fate: 'out', die: null });
    expect(sunk('frigate-2', 6)).toEqual({ fate: 'pool', die: 6 });
  });
});

describe('R 11.1', () => {
  const bombed = (answers: Answers = {}, changes: Partial<EarState> = {}) =>
    assault(
      'en 3018 off: bomb-ship-1, boyne; sp 3018 port: soldiers-1, boom-chain-1',
      { '!english.1': 1, '!english.2': 6, '!spanish.1': 6 },
      { 'land-losses': ['sp-soldiers-1'], ...answers },
      changes,
    );

  test('R 11.1 J47 a bomb ship attacks by herself, empties a port and takes none', () => {
    const { state, driven } = bombed({ 'bomb-ship-joins': ['en-bomb-ship-1'] });
    expect(sides(driven)?.english).toMatchObject({
      soldiers: [{ unit: 'en-bomb-ship-1', land: 2 }],
      cannonade: [{ unit: 'en-boyne', dice: 4 }],
      deducted: 2,
      dice: 3,
    });
    expect(told(driven, 'ear.land-result')[0]?.outcome).toBe('empty');
    expect([state.ports.leogane, whereIs(state, 'en-bomb-ship-1')]).toEqual(['spanish', '3018 off']);
  });

  test('R 11.1 her owner may hold her back', () => {
    expect(told(bombed({ 'bomb-ship-joins': [] }).driven, 'ear.land-combat')).toEqual([]);
  });

  test('R 11.1 she may be a loss, and keeps guns ashore from being alone', () => {
    const text = 'en 2918 off: bomb-ship-1; en 2918 off: cannons-1, soldiers-1; sp 2918 off: soldiers-1';
    const { driven } = assault(
      text,
      { '!spanish.1': 1 },
      { 'bomb-ship-joins': ['en-bomb-ship-1'], 'land-losses': ['en-soldiers-1'], 'land-retreat': '3015' },
    );
    expect(askedOf(driven, 'land-losses')[0]?.about).toMatchObject({
      counters: ['en-cannons-1', 'en-soldiers-1', 'en-bomb-ship-1'],
    });
    expect(lost(driven, 'left-alone')).toEqual([]);
  });

  test('R 11.1 she holds no port where nobody is left ashore, and holds it with guns', () => {
    const stormed = (ashore: string, loss: string) => {
      const text = `sp 2719 off: san-felipe, reina, soldiers-16; en 2719 port: bomb-ship-1, ${ashore}`;
      const state = position(text, { phase: 'spanish' });
      state.ports['port-royal'] = 'english';
      const dice = { '!spanish.1': 1, '!spanish.2': 1, '!spanish.3': 1, '!spanish.4': 1, '!disease': 2 };
      const driven = combat(state, 'spanish', {
        dice,
        answers: { 'land-losses@english': [loss], 'bomb-ship-joins': ['en-bomb-ship-1'], 'land-retreat': '2718' },
      });
      return told(driven, 'ear.land-result').map(({ outcome }) => outcome);
    };
    expect(stormed('soldiers-1', 'en-soldiers-1')).toEqual(['taken']);
    expect(stormed('soldiers-1, cannons-1', 'en-soldiers-1')).toEqual(['repulsed']);
  });

  test('R 11.1 held back she keeps them company all the same, unless a scuttled ship bars her', () => {
    const text = 'en 2717 off: bomb-ship-1; en 2717 off: cannons-1, soldiers-1; sp 2717 port: soldiers-1, soldiers-2';
    const held = (changes: Partial<EarState>) =>
      assault(
        text,
        { '!spanish.1': 1 },
        { 'bomb-ship-joins': [], 'land-losses': ['en-soldiers-1'], 'land-retreat': '2716' },
        changes,
      ).driven;
    expect(lost(held({}), 'left-alone')).toEqual([]);
    expect(lost(held({ scuttled: ['2717'] }), 'left-alone')).toEqual(['en-cannons-1']);
  });

  test('R 9.2 4 11.1 where a beaten fleet is caught once more at sea, a bomb ship that has fired fires no second time', () => {
    const state = position(
      'en 2918 off: bomb-ship-1; sp 2918 off: soldiers-1; en 3018 off: frigate-2; sp 3018 port: frigate-1, soldiers-2',
      { contacts: [{ hex: '3018', attacker: 'english', from: '2919' }] },
    );
    const driven = combat(state, 'english', {
      dice: { 'retreat/!intercept': 1 },
      answers: {
        'combat-order': ['2918', '3018'],
        'bomb-ship-joins': ['en-bomb-ship-1'],
        '3018/naval/naval-retreat@english': '2918',
        'retreat-intercept': ({ role }) => (role === 'spanish' ? ['sp-frigate-1'] : []),
      },
    });
    expect(told(driven, 'ear.naval-combat').map(({ hex }) => hex)).toEqual(['3018', '2918']);
    expect(told(driven, 'ear.land-combat').map(({ hex }) => hex)).toEqual(['2918']);
  });

  test('R 11.1 enemy ships that lie there unfought do not keep her from it', () => {
    const text = 'en 3018 off: bomb-ship-1; sp 3018 port: frigate-1, soldiers-1, boom-chain-1';
    const { driven } = assault(text, { '!english.1': 1 }, { 'bomb-ship-joins': ['en-bomb-ship-1'] });
    expect(sides(driven)?.english.soldiers).toMatchObject([{ unit: 'en-bomb-ship-1', land: 2 }]);
    expect(told(driven, 'ear.naval-combat')).toEqual([]);
  });

  test('R 11.7 J63 a scuttled ship keeps enemy ships from cannonade and bombardment there', () => {
    expect(askedOf(bombed({}, { scuttled: ['3018'] }).driven, 'bomb-ship-joins')).toEqual([]);
    const { driven } = assault(
      'en 2717 off: boyne; en 2717 off: soldiers-4, cannons-1; sp 2717 port: soldiers-1',
      {},
      {},
      { scuttled: ['2717'] },
    );
    expect(sides(driven)?.english.cannonade.map(({ unit }) => unit)).toEqual(['en-cannons-1']);
  });
});

describe('R 11.7', () => {
  const scuttling = (die: number, changes: Partial<EarState> = {}) => {
    const state = position('sp 2825 port: frigate-1, oriente, soldiers-1', changes);
    const driven = movement(state, 'spanish', [], {
      dice: { '!scuttle.sp-frigate-1': die },
      answers: { scuttle: ['sp-frigate-1'] },
    });
    return { state, driven };
  };

  test('R 11.7 J63 a docked ship is gone for good; a die not above her guns leaves a marker', () => {
    const { state } = scuttling(3);
    expect([whereIs(state, 'sp-frigate-1'), state.scuttled, state.scuttles]).toEqual(['out', ['2825'], 1]);
    expect(scuttling(4).state.scuttled).toEqual([]);
  });

  test('R 11.7 J63 two ships in the whole game, and only the Spanish', () => {
    expect(askedOf(scuttling(3, { scuttles: 2 }).driven, 'scuttle')).toEqual([]);
    expect(askedOf(scuttling(3, { scuttles: 1 }).driven, 'scuttle')[0]?.about).toMatchObject({ most: 1 });
    expect(askedOf(movement(position('en 2719 port: boyne'), 'english', []), 'scuttle')).toEqual([]);
  });
});

describe('R 11.4, 11.5, 11.6', () => {
  test('R 11.4 leaders are land counters: they sail aboard any ship, march, and stand ashore', () => {
    const state = position('en 3018 port: wentworth, soldiers-1');
    expect(
      failures(
        movement(state, 'english', [order('MOVE', 'en-wentworth', { to: '2918' })], { dice: { '!disease': 2 } }),
      ),
    ).toEqual([]);
    expect(whereIs(state, 'en-wentworth')).toBe('2918 off');
    const afloat = position('en 2719 port: fire-ship-1, wentworth');
    movement(afloat, 'english', [order('MOVE', 'en-fire-ship-1, en-wentworth', { to: '2819' })], {
      answers: { carry: { 'en-wentworth': 'en-fire-ship-1' } },
    });
    expect(whereIs(afloat, 'en-wentworth')).toBe('2819 off');
  });

  test('R 11.5 cannons fight at sea, then ashore', () => {
    const state = position('en 3018 off: boyne+soldiers-4, frigate-2; sp 3018 port: frigate-1, cannons-1, soldiers-1');
    state.contacts = [{ hex: '3018', attacker: 'english', from: '2919' }];
    const driven = combat(state, 'english', {
      dice: { '!en-boyne.1': 1, '!en-frigate-2.1': 6 },
      answers: { 'shore-guns': ['sp-cannons-1'], 'naval-losses': ['sp-frigate-1'] },
    });
    expect(told(driven, 'ear.naval-result')[0]?.repulsed).toBe(true);
    const both = assault(
      'en 3018 off: boyne; en 3018 off: soldiers-4; sp 3018 port: frigate-1, cannons-1, soldiers-1',
      { '!en-boyne.1': 1, '!sp-cannons-1.1': 6, '!disease': 2 },
      { 'shore-guns': ['sp-cannons-1'], 'naval-losses': ['sp-frigate-1'] },
      { contacts: [{ hex: '3018', attacker: 'english', from: '2919' }] },
    ).driven;
    expect(told(both, 'ear.naval-combat')[0]?.lines.spanish.map(({ unit }) => unit)).toContain('sp-cannons-1');
    expect(sides(both)?.spanish.cannonade).toMatchObject([{ unit: 'sp-cannons-1', dice: 1 }]);
  });

  test('R 11.6 a boom chain has no part in land combat, but may be given up', () => {
    const { driven } = assault(
      'en 2918 off: soldiers-4; sp 2918 off: boom-chain-1, soldiers-1',
      { '!english.1': 1 },
      { 'land-losses': ['sp-boom-chain-1'], 'land-retreat': '3015' },
    );
    expect(sides(driven)?.spanish.dice).toBe(1);
    expect(lost(driven, 'land-combat')).toEqual(['sp-boom-chain-1']);
  });
});
