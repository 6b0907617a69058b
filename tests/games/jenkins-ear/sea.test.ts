/** Movement at sea, perilous seas, storms (R 6.3, 7.0, 7.1, 8). */
import { describe, expect, test } from 'vitest';
import { countHex, perilModifiers, perilousSea } from '../../../src/games/jenkins-ear/perilous.ts';
import { hexOf } from '../../../src/games/jenkins-ear/units.ts';
import { askedOf, drive, failures, field, lost, movement, order, position, quiet, told, whereIs } from './table.ts';

const fleet = 'en-boyne, en-frigate-2';
const lone = (where: string) => position(`en ${where}: boyne, frigate-2`);
const six = ['2820', '2821', '2822', '2823', '2824'];

describe('R 7.0', () => {
  test('R 7.0 a stack may go any distance, hex by hex, or not at all', () => {
    const state = lone('2719 port');
    const driven = movement(state, 'english', [order('MOVE', fleet, { to: '2819' })]);
    expect(told(driven, 'ear.move').map(({ path }) => path)).toEqual([['2719', '2819']]);
    expect(whereIs(state, 'en-boyne')).toBe('2819 off');
    const far = lone('2719 port');
    const sailed = movement(far, 'english', [order('MOVE', fleet, { to: '2314' })]);
    expect(told(sailed, 'ear.move').reduce((sum, { path }) => sum + path.length - 1, 0)).toBe(10);
    expect(whereIs(far, 'en-boyne')).toBe('2314 off');
    const still = lone('2719 port');
    expect(told(movement(still, 'english', []), 'ear.move')).toEqual([]);
    expect(whereIs(still, 'en-boyne')).toBe('2719 port');
  });

  test('R 7.0 J68 a stack that has stopped goes on only as long as no other has moved', () => {
    const state = position('en 2719 port: boyne; en 3919 port: augusta');
    const orders = [
      order('MOVE', 'en-boyne', { to: '2819' }),
      order('MOVE', 'en-boyne', { to: '2820' }),
      order('MOVE', 'en-augusta', { to: '3920' }),
      order('MOVE', 'en-boyne', { to: '2821' }),
    ];
    const driven = movement(state, 'english', orders);
    expect(failures(driven)).toEqual(['ear.moved-already']);
    expect(whereIs(state, 'en-boyne')).toBe('2820 off');
  });

  test('R 7.0 7.4 a fleet that leaves for the other sea ends the moves of others, tried to be kept or not', () => {
    for (const chosen of [[], ['sp-oriente']]) {
      const state = position('en 2719 port: boyne; en 3119 off: augusta; sp 3018 port: oriente, soldiers-1');
      const orders = [
        order('MOVE', 'en-boyne', { to: '2720' }),
        order('CROSS', 'en-augusta'),
        order('MOVE', 'en-boyne', { to: '2721' }),
      ];
      const driven = movement(state, 'english', orders, { dice: { '!intercept': 1 }, answers: { intercept: chosen } });
      expect(failures(driven)).toEqual(['ear.moved-already']);
      expect([whereIs(state, 'en-boyne'), whereIs(state, 'en-augusta')]).toEqual([
        '2720 off',
        chosen.length > 0 ? '3119 off' : 'passage',
      ]);
    }
  });

  test('R 7.0 7.4 who comes from the other sea ends the moves of others, and has finished when others sail', () => {
    const played = (...orders: ReturnType<typeof order>[]) => {
      const state = position('en 2719 port: boyne');
      Object.assign(state.pieces['en-cornwall'] ?? {}, { fate: 'passage' });
      state.passage['en-cornwall'] = { to: 'pacific', turn: 1 };
      const answers = { 'arrive-other-sea': { 'en-cornwall': '0422' } };
      return [failures(movement(state, 'english', orders, { answers })), whereIs(state, 'en-cornwall')];
    };
    const [out, on] = [order('MOVE', 'en-boyne', { to: '2819' }), order('MOVE', 'en-boyne', { to: '2820' })];
    const [in_, away] = [order('PLACE', 'en-cornwall', { at: '0422' }), order('MOVE', 'en-cornwall', { to: '0423' })];
    expect(played(away, out, on)).toEqual([[], '0423 off']);
    expect(played(out, away)).toEqual([['ear.moved-already'], '0422 off']);
    expect(played(out, in_, on, away)).toEqual([['ear.moved-already'], '0423 off']);
  });

  test('R 7.0 J68 who is left behind has finished; who joins an unmoved stack goes on with it', () => {
    const state = position('en 2719 port: boyne, augusta; en 2820 off: lion');
    const orders = [
      order('MOVE', 'en-boyne, en-augusta', { to: '2819' }),
      order('MOVE', 'en-boyne', { to: '2820' }),
      order('MOVE', 'en-boyne, en-lion', { to: '2821' }),
      order('MOVE', 'en-augusta', { to: '2820' }),
    ];
    const driven = movement(state, 'english', orders);
    expect(failures(driven)).toEqual(['ear.moved-already']);
    expect([whereIs(state, 'en-lion'), whereIs(state, 'en-augusta')]).toEqual(['2821 off', '2819 off']);
  });

  test('R 7.0 J68 ships that stop and are then joined by others go on with these, and not alone', () => {
    const joined = (last: string) => {
      const state = position('en 2719 port: boyne; en 2820 off: lion; en 2821 off: augusta');
      const orders = [
        order('MOVE', 'en-boyne', { to: '2819' }),
        order('MOVE', 'en-lion', { to: '2819' }),
        order('MOVE', 'en-augusta', { to: '2819' }),
        order('MOVE', last, { to: '2919' }),
      ];
      const driven = movement(state, 'english', orders);
      return [failures(driven), ['en-boyne', 'en-lion', 'en-augusta'].map((id) => whereIs(state, id))];
    };
    expect(joined('en-boyne, en-lion, en-augusta')).toEqual([[], Array(3).fill('2919 off')]);
    expect(joined('en-boyne, en-augusta')).toEqual([[], ['2919 off', '2819 off', '2919 off']]);
    expect(joined('en-boyne, en-lion')).toEqual([['ear.moved-already'], Array(3).fill('2819 off')]);
  });

  test('R 7.0 J68 of who is joined those have finished whom the others leave behind or pass by', () => {
    const state = position('en 2719 port: boyne; en 2820 off: lion');
    const orders = [
      order('MOVE', 'en-boyne', { to: '2819' }),
      order('MOVE', 'en-lion', { via: ['2819'], to: '2919' }),
      order('MOVE', 'en-boyne', { to: '2919' }),
      order('MOVE', 'en-lion', { to: '2920' }),
    ];
    expect(failures(movement(state, 'english', orders))).toEqual(['ear.moved-already']);
    expect(whereIs(state, 'en-lion')).toBe('2920 off');
  });

  test('R 7.0 7.3 troops on foot stop no ship and are stopped by nobody: they march in, embark and sail on, or march on', () => {
    const state = position('en 2719 off: boyne; en 3118 off: soldiers-1; en 2918 off: soldiers-2');
    const orders = [
      order('MOVE', 'en-boyne', { to: '3018' }),
      order('MOVE', 'en-soldiers-1', { to: '3018' }),
      order('MOVE', 'en-soldiers-2', { to: '3018' }),
      order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' }),
      order('MOVE', 'en-boyne', { to: '2919' }),
      order('MOVE', 'en-soldiers-2', { to: '3118' }),
    ];
    expect(failures(movement(state, 'english', orders, { dice: { '!disease': 2 } }))).toEqual([]);
    expect(['en-soldiers-1', 'en-soldiers-2'].map((id) => whereIs(state, id))).toEqual(['2919 off', '3118 off']);
  });

  test('R 7.0 nobody is kept from leaving a hex where enemies lie', () => {
    const state = position('en 2819 off: boyne; sp 2819 off: oriente');
    movement(state, 'english', [order('MOVE', 'en-boyne', { to: '2820' })]);
    expect(whereIs(state, 'en-boyne')).toBe('2820 off');
  });

  test('R 7.1 J65 ships cross no hexside that is all land: Cuba’s axis bars the way from shore to shore', () => {
    const havana = field.hexes.get('2114');
    expect(havana?.bySea.map(({ id }) => id)).not.toContain('2115');
    expect(field.hexes.get('2717')?.bySea.map(({ id }) => id)).toEqual(['2817', '2718', '2617']);
  });

  test('R 7.1 land counters of the enemy never hinder ships in the same coastal hex', () => {
    const state = position('en 2819 off: boyne; sp 2918 off: soldiers-1');
    movement(state, 'english', [order('MOVE', 'en-boyne', { via: ['2918'], to: '3018' })]);
    expect(whereIs(state, 'en-boyne')).toBe('3018 off');
  });

  test('R 7.0 counters of the enemy, counters that are elsewhere, and Deceptions alone are not moved', () => {
    const state = position('en 2719 port: boyne, deception-1; en 3919 port: augusta; sp 3018 port: soldiers-1');
    const orders = [
      order('MOVE', 'sp-soldiers-1', { to: '3118' }),
      order('MOVE', 'en-boyne, en-augusta', { to: '2819' }),
      order('MOVE', 'en-lion', { to: '2819' }),
      order('MOVE', 'en-deception-1', { to: '2819' }),
    ];
    expect(failures(movement(state, 'english', orders))).toEqual([
      'ear.not-yours',
      'ear.not-together',
      'ear.not-on-map',
      'ear.deception-alone',
    ]);
  });
});

describe('R 6.3', () => {
  const perilous = (die: number, more: Parameters<typeof movement>[3] = {}) => {
    const state = position('en 2719 port: boyne, augusta, frigate-2+supplies-1, deception-1');
    const orders = [
      order('MOVE', 'en-boyne, en-augusta, en-frigate-2, en-deception-1', {
        via: ['2819', ...six.slice(0, 4)],
        to: '2824',
      }),
    ];
    const dice = { '!perilous': die, ...more.dice };
    return { state, driven: movement(state, 'english', orders, { ...more, dice }) };
  };

  test('R 6.3 J28 the check is due on entering the sixth hex; the hex it starts from never counts', () => {
    const { driven } = perilous(6);
    expect(told(driven, 'ear.perilous').map(({ hex }) => hex)).toEqual(['2824']);
    const short = lone('2719 port');
    expect(
      told(
        movement(short, 'english', [order('MOVE', fleet, { via: ['2819', ...six.slice(0, 3)], to: '2823' })]),
        'ear.perilous',
      ),
    ).toEqual([]);
  });

  test('R 6.3 J25 entering a friendly seaport hex, docked or not, begins the count anew; so does the check', () => {
    const state = lone('2821 off');
    const orders = [order('MOVE', fleet, { via: ['2820', '2819', '2719', '2819', '2820', '2821'], to: '2822' })];
    expect(told(movement(state, 'english', orders), 'ear.perilous')).toEqual([]);
    const long = lone('2820 off');
    const away = [
      order('MOVE', fleet, {
        via: ['2821', '2822', '2823', '2824', '2823', '2822', '2821', '2820', '2821', '2822', '2823'],
        to: '2824',
      }),
    ];
    expect(told(movement(long, 'english', away), 'ear.perilous')).toHaveLength(2);
  });

  test('R 6.3 J25 the count begins at nothing: the check after a port, or after a check, is due on the sixth hex', () => {
    const there = ['2819', '2820', '2821', '2822', '2823', '2824', '2823', '2822', '2821', '2820', '2819', '2820'];
    const checks = (hexes: string[]) => {
      const driven = movement(position('en 2918 off: boyne'), 'english', [
        order('MOVE', 'en-boyne', { via: hexes.slice(0, -1), to: hexes.at(-1) ?? '' }),
      ]);
      return driven.rolled.map((address) => address.split('/')[3]);
    };
    const port = ['2818', '2719'];
    expect(checks([...port, ...there.slice(0, 5)])).toEqual([]);
    expect(checks([...port, ...there.slice(0, 6)])).toEqual(['2824']);
    expect(checks([...port, ...there.slice(0, 11)])).toEqual(['2824']);
    expect(checks([...port, ...there])).toEqual(['2824', '2820.3']);
  });

  test('R 6.3 J26 J27 a storm passed by one of those who join counts for all; without an admiral nothing else is added', () => {
    const state = position('en 2719 port: boyne; en 2823 off: lion', { storms: ['2920'] });
    const orders = [
      order('MOVE', 'en-boyne', { via: ['2819', '2820', '2821', '2822'], to: '2823' }),
      order('MOVE', 'en-boyne, en-lion', { to: '2824' }),
    ];
    expect(told(movement(state, 'english', orders), 'ear.perilous')).toMatchObject([
      { modifiers: [{ name: 'storm', value: -1 }] },
    ]);
  });

  test('R 6.3 J26 stacks that join share the higher count, so nobody sheds it', () => {
    const state = position('en 2719 port: boyne; en 2823 off: lion');
    const orders = [
      order('MOVE', 'en-boyne', { via: ['2819', '2820', '2821', '2822'], to: '2823' }),
      order('MOVE', 'en-boyne, en-lion', { to: '2824' }),
    ];
    expect(told(movement(state, 'english', orders), 'ear.perilous')).toHaveLength(1);
  });

  test('R 6.3 1: the enemy sees the whole stack and takes as many ships as another die shows', () => {
    const { state, driven } = perilous(1, {
      dice: { '!perilous-count': 2 },
      answers: { 'sea-victims-enemy': ['en-boyne', 'en-augusta'] },
    });
    const [need] = askedOf(driven, 'sea-victims-enemy');
    expect(need?.role).toBe('spanish');
    expect(need?.about).toMatchObject({
      count: 2,
      stack: ['en-boyne', 'en-augusta', 'en-supplies-1', 'en-frigate-2', 'en-deception-1'],
    });
    expect(lost(driven)).toEqual(['en-boyne', 'en-augusta']);
    expect(whereIs(state, 'en-frigate-2')).toBe('2824 off');
  });

  test('R 6.3 2: the owner takes as many as another die shows; what the stack has not is lost', () => {
    const { driven } = perilous(2, { dice: { '!perilous-count': 5 } });
    expect(lost(driven).toSorted()).toEqual([
      'en-augusta',
      'en-boyne',
      'en-deception-1',
      'en-frigate-2',
      'en-supplies-1',
    ]);
  });

  test('R 6.3 3: the enemy takes one; 4: the owner takes one', () => {
    const enemy = perilous(3, { answers: { 'sea-victims-enemy': ['en-boyne'] } });
    expect(lost(enemy.driven)).toEqual(['en-boyne']);
    const owner = perilous(4, { answers: { 'sea-victims-own': ['en-augusta'] } });
    expect(lost(owner.driven)).toEqual(['en-augusta']);
  });

  test('R 6.3 5 and 6: nothing happens', () => {
    expect([lost(perilous(5).driven), lost(perilous(6).driven)]).toEqual([[], []]);
  });

  test('R 6.3 J20 cargo goes down with its ship, each with a die of its own', () => {
    const { driven } = perilous(4, {
      dice: { '!status.en-supplies-1': 3, '!status.en-frigate-2': 1 },
      answers: { 'sea-victims-own': ['en-frigate-2'] },
    });
    expect(told(driven, 'ear.lost')[0]?.losses).toMatchObject([
      { unit: 'en-frigate-2', die: 1, cost: 4, to: 'out', with: null },
      { unit: 'en-supplies-1', die: 3, cost: 2, to: 'pool', with: 'en-frigate-2' },
    ]);
  });

  test('R 6.3 J27 a storm next to any of the hexes takes 1 off, once; one admiral, the best, adds his red value', () => {
    const state = position('en 2719 port: boyne+ogle, frigate-2+lestock', { storms: ['2920', '2921'] });
    const orders = [order('MOVE', 'en-boyne, en-frigate-2', { via: ['2819', ...six.slice(0, 4)], to: '2824' })];
    const driven = movement(state, 'english', orders, { dice: { '!perilous': 2 } });
    expect(told(driven, 'ear.perilous')[0]).toMatchObject({
      modifiers: [
        { name: 'admiral', value: 3, of: 'en-ogle' },
        { name: 'storm', value: -1 },
      ],
      sum: 4,
      by: 'owner',
    });
  });

  test('R 6.3 J27 of several admirals the best counts, wherever he lies, and a storm that one of the stack has passed', () => {
    const best = (ids: string[]) => perilModifiers(field, ids, false).map(({ value, of }) => [value, of]);
    expect(best(['en-lestock', 'en-ogle', 'en-boyne'])).toEqual([[3, 'en-ogle']]);
    expect(best(['en-ogle', 'en-lestock'])).toEqual([[3, 'en-ogle']]);
    const state = position('en 2824 off: boyne, frigate-2');
    Object.assign(state.pieces['en-boyne'] ?? {}, { sailed: 6, squall: true });
    const driven = drive(
      state,
      (board) => perilousSea(board, 'english', ['en-frigate-2', 'en-boyne'], hexOf(field, '2824')),
      { dice: { '!perilous': 6 } },
    );
    expect(told(driven, 'ear.perilous')[0]?.modifiers).toMatchObject([{ name: 'storm', value: -1 }]);
    expect(state.pieces['en-boyne']).toMatchObject({ sailed: 0, squall: false });
  });

  test('R 6.3 J28 a friendly seaport ends the count and leaves the storm behind', () => {
    const state = position('en 2719 off: boyne');
    Object.assign(state.pieces['en-boyne'] ?? {}, { sailed: 5, squall: true });
    const count = (hex: string) => countHex({ field, play: quiet(state) }, 'english', ['en-boyne'], hexOf(field, hex));
    expect(count('2719')).toBe(false);
    expect(state.pieces['en-boyne']).toMatchObject({ sailed: 0, squall: false });
  });

  test('J27 a modified die below 1 is 1, one above 6 is 6', () => {
    const state = position('en 2719 port: boyne', { storms: ['2920'] });
    const orders = [order('MOVE', 'en-boyne', { via: ['2819', ...six.slice(0, 4)], to: '2824' })];
    const driven = movement(state, 'english', orders, { dice: { '!perilous': 1, '!perilous-count': 1 } });
    expect(told(driven, 'ear.perilous')[0]).toMatchObject({ sum: 0, by: 'enemy', countDie: 1 });
  });

  test('J69 others hear of losses by what their fronts show, never by whose cargo they were', () => {
    const { driven } = perilous(4, { answers: { 'sea-victims-own': ['en-frigate-2'] } });
    const event = driven.events.find(({ kind }) => kind === 'ear.lost');
    expect(event?.to).toEqual(['english']);
    expect(event?.others).toMatchObject({
      losses: [
        { face: 'en-frigate', sunkWith: false },
        { face: 'en-supplies', sunkWith: true },
      ],
    });
    expect(JSON.stringify(event?.others)).not.toContain('frigate-2');
  });
});

describe('R 8.1', () => {
  test('R 8.1 J58 nothing moves into, out of or within a storm', () => {
    const inside = position('en 2719 port: boyne, soldiers-1', { storms: ['2719'] });
    expect(
      failures(
        movement(inside, 'english', [
          order('MOVE', 'en-boyne', { to: '2819' }),
          order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' }),
        ]),
      ),
    ).toEqual(['ear.storm', 'ear.storm']);
    const outside = position('en 2719 port: boyne', { storms: ['2919'] });
    const driven = movement(outside, 'english', [order('MOVE', 'en-boyne', { via: ['2819'], to: '2919' })]);
    expect(told(driven, 'ear.stopped')).toMatchObject([{ hex: '2819', reason: 'storm' }]);
  });

  test('R 8.1 nobody lands in a storm', () => {
    const state = position('en 3018 off: merchant-1+soldiers-1', { storms: ['3018'] });
    expect(askedOf(movement(state, 'english', []), 'land')).toEqual([]);
  });

  test('R 7.0 a way is found round storms and round hexes where enemies lie', () => {
    const state = position('en 2719 port: boyne; sp 2819 off: oriente', { storms: ['2818'] });
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne', { to: '2919' })]);
    const path = told(driven, 'ear.move').flatMap((leg) => leg.path);
    expect(path).not.toContain('2818');
    expect(path).not.toContain('2819');
    expect(path.at(-1)).toBe('2919');
  });
});
