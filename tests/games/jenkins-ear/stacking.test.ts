/** Stacking, its exceptions and order, fog of war (R 4). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../src/engine/contract.ts';
import { look } from '../../../src/engine/view.ts';
import { movementStep } from '../../../src/games/jenkins-ear/movement.ts';
import { view } from '../../../src/games/jenkins-ear/see.ts';
import { reorder } from '../../../src/games/jenkins-ear/stack-orders.ts';
import { counting, roomIn } from '../../../src/games/jenkins-ear/stacking.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { hexOf } from '../../../src/games/jenkins-ear/units.ts';
import { askedOf, campaign, drive, faults, field, lost, movement, order, position, told, whereIs } from './table.ts';

const spanishSight = (state: EarState) => view(field, state, 'spanish');
const portRoyal = hexOf(field, '2719');

describe('R 4.0', () => {
  test('R 4.0 a seaport holds as many ships, and as many land counters, as its value; the one does not affect the other', () => {
    const state = position(
      'en 2719 port: boyne, augusta, orford, lion; en 2719 port: soldiers-1, soldiers-2, soldiers-3, soldiers-4',
    );
    expect([
      roomIn(field, state, 'english', portRoyal, 'ships'),
      roomIn(field, state, 'english', portRoyal, 'land'),
    ]).toEqual([0, 0]);
    expect(faults(state)).toEqual([]);
  });

  test('R 4.0 the limit is nothing to ships that lie off, and is looked at only when the movement is over', () => {
    const state = position('en 2719 port: boyne, augusta, orford, lion; en 2719 off: burford');
    const driven = movement(state, 'english', [], {
      answers: { dock: ['en-boyne', 'en-augusta', 'en-orford', 'en-burford'] },
    });
    expect(askedOf(driven, 'dock').map(({ about }) => about)).toMatchObject([{ hex: '2719', room: 4 }]);
    expect([whereIs(state, 'en-burford'), whereIs(state, 'en-lion')]).toEqual(['2719 port', '2719 off']);
  });

  test('R 4.0 more ships than the value cannot lie in the port', () => {
    const state = position('en 2719 port: boyne, augusta, orford, lion; en 2719 off: burford');
    const driven = movement(state, 'english', []);
    const [need] = askedOf(driven, 'dock');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge(['en-boyne', 'en-augusta', 'en-orford', 'en-lion', 'en-burford'])).toMatchObject([
      { code: 'ear.overstacked' },
    ]);
    expect(judge(['en-boyne', 'en-augusta', 'en-orford', 'en-burford'])).toEqual([]);
  });

  test('R 4.1 a ship docks with her cargo where it has room beside those ashore; one without cargo whoever stands there', () => {
    const docking = (ashore: string, off: string) => {
      const driven = movement(position(`en 2717 port: ${ashore}; en 2717 off: ${off}`), 'english', []);
      const [need] = askedOf(driven, 'dock');
      return need?.space.kind === 'judged' ? need.space.judge : () => [];
    };
    // Santiago has room for three of each.
    const one = docking('soldiers-1, soldiers-2', 'boyne+soldiers-4, augusta+soldiers-5, orford');
    expect(one(['en-boyne'])).toEqual([]);
    expect(one(['en-boyne', 'en-augusta'])).toMatchObject([
      { code: 'ear.overstacked', facts: { of: 'land', room: 1 } },
    ]);
    const full = docking('soldiers-1, soldiers-2, soldiers-3, soldiers-6', 'boyne+soldiers-4, orford');
    expect(full(['en-orford'])).toEqual([]);
    expect(full(['en-boyne']).map(({ code }) => code)).toEqual(['ear.overstacked']);
    const docked = docking('soldiers-1, frigate-2+soldiers-2', 'boyne+soldiers-4');
    expect(docked(['en-frigate-2', 'en-boyne'])).toEqual([]);
  });

  test('R 4.0 8.1 nobody is asked who docks or puts off in a storm, in a port of nobody’s, or where there is no ship', () => {
    const berthing = (text: string, storms: string[] = []) =>
      movement(position(text, { storms }), 'english', []).asked.map(({ kind }) => kind);
    expect(berthing('en 2719 off: boyne')).toEqual(['dock']);
    expect(berthing('en 2719 off: boyne', ['2719'])).toEqual([]);
    expect(berthing('en 2719 port: boyne')).toEqual(['put-off']);
    expect(berthing('en 2719 port: boyne', ['2719'])).toEqual([]);
    expect(berthing('en 2719 port: soldiers-1')).toEqual([]);
    expect(berthing('en 3018 off: boyne')).toEqual([]);
  });

  test('R 4.0 ships dock by themselves where all have room, and are asked for where they have not', () => {
    const isForced = (ships: string) =>
      askedOf(movement(position(`en 2717 port: soldiers-1; en 2717 off: ${ships}`), 'english', []), 'dock').map(
        ({ space }) => space.kind === 'judged' && space.forced === true,
      );
    expect(isForced('boyne, augusta, orford')).toEqual([true]);
    expect(isForced('boyne, augusta, orford, lion')).toEqual([false]);
  });

  test('R 4.0 any number lies in a hex of open sea or country', () => {
    expect(
      faults(
        position(
          'en 2819 off: boyne, augusta, orford, lion, burford, suffolk; en 2718 off: soldiers-1, soldiers-2, soldiers-3, soldiers-4',
        ),
      ),
    ).toEqual([]);
  });

  test('R 4.0 ships stay off dry land, and land counters off the sea unless carried', () => {
    const state = position('en 2819 off: boyne+soldiers-1');
    expect(faults(state)).toEqual([]);
    Object.assign(state.pieces['en-soldiers-1'] ?? {}, { aboard: null });
    expect(faults(state).join()).toContain('en-soldiers-1 stands in 2819, open sea');
  });

  test('R 4.0 J52 Zihuatanejo is a name on the map and no port', () => {
    const zihuatanejo = [...field.ports.values()].find(({ id }) => id === 'zihuatanejo');
    expect(zihuatanejo).toMatchObject({ hex: '0218', value: 0, nameOnly: true });
    expect(position('').ports).not.toHaveProperty('zihuatanejo');
  });
});

describe('R 4.1', () => {
  test('R 4.1 a land counter aboard a docked ship counts as if it were ashore', () => {
    const state = position('en 2719 port: boyne+soldiers-1; en 2719 port: soldiers-2');
    expect(counting(field, state, 'english', portRoyal, 'land')).toHaveLength(2);
  });

  test('R 4.1 counters ashore lie below all ships, cargo right above its ship', () => {
    const state = position('en 2719 port: soldiers-2, boyne+soldiers-1, augusta');
    expect(state.stacks['english/2719/port']).toEqual(['en-soldiers-1', 'en-boyne', 'en-augusta', 'en-soldiers-2']);
    state.stacks['english/2719/port'] = ['en-soldiers-2', 'en-soldiers-1', 'en-boyne', 'en-augusta'];
    expect(faults(state)).toEqual(['stack english/2719/port is out of order']);
  });

  test('R 4.2 Deceptions, cannons, boom chains, leaders and frigates never count; heavy guns do', () => {
    const state = position(
      'en 2719 port: deception-1, frigate-2+vernon, frigate-3, boyne; en 2719 port: cannons-1, wentworth, heavy-guns-1, soldiers-1',
    );
    expect(counting(field, state, 'english', portRoyal, 'ships')).toEqual(['en-boyne']);
    expect(counting(field, state, 'english', portRoyal, 'land')).toEqual(['en-heavy-guns-1', 'en-soldiers-1']);
  });
});

const isForced = ({ space }: Question): boolean => space.kind === 'judged' && space.forced === true;

describe('R 4.3', () => {
  test('R 4.3 J8 a player lays his own changed stacks as he likes at the end of his movement, within 4.1', () => {
    const state = position('en 2719 port: boyne, deception-1; en 2819 off: augusta');
    const driven = movement(state, 'english', [], {
      answers: { 'stack-order': { 'english/2719/port': ['en-deception-1', 'en-boyne'] } },
    });
    expect(askedOf(driven, 'stack-order').map(({ about }) => about)).toEqual([
      { stacks: ['english/2719/port'], resting: [] },
    ]);
    expect(state.stacks['english/2719/port']).toEqual(['en-deception-1', 'en-boyne']);
    expect(told(driven, 'ear.reordered')).toEqual([{ side: 'english', stacks: ['english/2719/port'] }]);
  });

  test('R 4.3 J8 in his own movement he may lay anew what has not changed too; in the enemy’s nobody lays anything', () => {
    const lay = () => position('en 2719 port: boyne, deception-1; sp 2825 port: oriente, deception-1');
    const still = { 'english/2719/port': ['en-boyne', 'en-deception-1'] };
    const before = new Map(Object.entries(still));
    const state = lay();
    const driven = drive(state, (board) => movementStep(board, 'english', [], before), {
      answers: { 'stack-order': { 'english/2719/port': ['en-deception-1', 'en-boyne'] } },
    });
    expect(askedOf(driven, 'stack-order').map(({ role, about }) => [role, about])).toEqual([
      ['english', { stacks: [], resting: ['english/2719/port'] }],
    ]);
    expect(state.stacks['english/2719/port']).toEqual(['en-deception-1', 'en-boyne']);
    // A line may lay it anew, but no letter asks for one.
    expect(askedOf(driven, 'stack-order').map(isForced)).toEqual([true]);
    expect(askedOf(movement(lay(), 'english', []), 'stack-order').map(isForced)).toEqual([false]);
    // Nothing changed by itself: whoever says nothing finds his stacks as he left them.
    const quiet = lay();
    drive(quiet, (board) => movementStep(board, 'english', [], before));
    expect(quiet.stacks['english/2719/port']).toEqual(['en-boyne', 'en-deception-1']);
  });

  test('R 4.3 J8 a stack that has but lost counters below its top is no letter’s question, and lies as it lay', () => {
    const asked = (was: string[]) => {
      const state = position('en 2719 port: boyne, frigate-1, deception-1');
      const before = new Map([['english/2719/port', was]]);
      const driven = drive(state, (board) => reorder(board, 'english', before));
      return [...askedOf(driven, 'stack-order').map((need) => [need.about, isForced(need)]), state.stacks];
    };
    const still = { 'english/2719/port': ['en-boyne', 'en-frigate-1', 'en-deception-1'] };
    expect(asked(['en-boyne', 'en-augusta', 'en-frigate-1', 'en-deception-1'])).toEqual([
      [{ stacks: [], resting: ['english/2719/port'] }, true],
      expect.objectContaining(still),
    ]);
    const open = [{ stacks: ['english/2719/port'], resting: [] }, false];
    expect(asked(['en-augusta', 'en-boyne', 'en-frigate-1', 'en-deception-1'])[0]).toEqual(open);
    expect(asked(['en-boyne', 'en-deception-1'])[0]).toEqual(open);
  });

  test('R 4.3 a stack that 4.1 lets lie in one way alone is nobody’s question', () => {
    const alone = position('sp 2825 off: oriente+lezo; sp 2825 port: soldiers-1');
    expect(askedOf(movement(alone, 'spanish', []), 'stack-order').map(isForced)).toEqual([true]);
    const laden = position('sp 2825 off: oriente+lezo+soldiers-2');
    expect(askedOf(movement(laden, 'spanish', []), 'stack-order').map(isForced)).toEqual([false]);
  });

  test('R 4.3 an order of a stack that leaves counters out, or breaks 4.1, is not legal', () => {
    const state = position('en 2719 port: boyne+soldiers-1, augusta');
    const [need] = askedOf(movement(state, 'english', []), 'stack-order');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    const codes = (ids: string[]) => judge({ 'english/2719/port': ids }).map(({ code }) => code);
    expect(codes(['en-augusta', 'en-boyne'])).toEqual(['ear.not-that-stack']);
    expect(codes(['en-soldiers-1', 'en-augusta', 'en-boyne'])).toEqual(['ear.untidy']);
    expect(codes(['en-augusta', 'en-soldiers-1', 'en-boyne'])).toEqual([]);
  });
});

describe('R 4.3, whose', () => {
  test('R 4.3 nobody lays the stacks of his enemy', () => {
    const state = position('en 2819 off: boyne, augusta; sp 2825 port: oriente, frigate-1');
    const driven = drive(state, (board) => reorder(board, 'english', new Map()));
    const [need] = askedOf(driven, 'stack-order');
    const judge = need?.space.kind === 'judged' ? need.space.judge : () => [];
    expect(judge({ 'spanish/2825/port': ['sp-frigate-1', 'sp-oriente'] }).map(({ code }) => code)).toEqual([
      'ear.no-such-stack',
    ]);
  });
});

describe('R 4.4', () => {
  test('R 4.4 J1 J2 of an enemy stack only its height and its topmost counter are seen; docked ships and those off apart', () => {
    const state = position('en 2719 port: deception-1, boyne+soldiers-1; en 2719 off: frigate-2, frigate-3');
    const seen = spanishSight(state).stacks;
    expect(seen['english/2719/port']).toMatchObject({ height: 3, top: 'en-deception', units: null, open: [] });
    expect(seen['english/2719/off']).toMatchObject({ height: 2, top: 'en-frigate', units: null, open: [] });
    expect(JSON.stringify(spanishSight(state).stacks)).not.toContain('boyne');
    expect(spanishSight(state).units['en-boyne']).toBeUndefined();
  });

  test('R 4.4 J3 a stack that enters an enemy’s hex is shown whole while both are there; the one already there is not', () => {
    const state = position('en 2819 off: boyne+soldiers-1, frigate-2; sp 3018 port: boom-chain-1, soldiers-1');
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne, en-frigate-2', { to: '3018' })]);
    expect(told(driven, 'ear.shown')).toEqual([
      { side: 'english', hex: '3018', faces: ['en-soldiers-land-1', 'en-boyne', 'en-frigate'] },
    ]);
    expect(spanishSight(state).stacks['english/3018/off']?.open).toEqual([
      'en-soldiers-land-1',
      'en-boyne',
      'en-frigate',
    ]);
    expect(view(field, state, 'english').stacks['spanish/3018/port']).toMatchObject({ height: 2, open: [] });
  });

  test('J6 when they part, the stack is covered again and what was seen is kept as a note', () => {
    const state = position('en 2819 off: boyne; sp 3018 port: soldiers-1', { turn: 4, ordinal: 5 });
    movement(state, 'english', [order('MOVE', 'en-boyne', { to: '3018' })]);
    movement(state, 'english', [order('MOVE', 'en-boyne', { to: '3019' })]);
    expect(spanishSight(state).stacks['english/3019/off']?.open).toEqual([]);
    expect(spanishSight(state).sightings).toEqual([
      { stack: 'english/3019/off', turn: 4, phase: 'english', faces: ['en-boyne'] },
    ]);
  });

  test('J6 a stack is covered as soon as the movement in which it left is over', () => {
    const state = position('en 3018 off: boyne; sp 3018 port: soldiers-1', { turn: 4, ordinal: 5 });
    for (const id of ['en-boyne', 'sp-soldiers-1']) Object.assign(state.pieces[id] ?? {}, { open: true });
    const driven = movement(state, 'english', [order('MOVE', 'en-boyne', { to: '3019' })]);
    expect(told(driven, 'ear.covered').map(({ side, hex }) => [side, hex])).toEqual([
      ['english', '3019'],
      ['spanish', '3018'],
    ]);
    expect([state.pieces['en-boyne']?.open, state.pieces['sp-soldiers-1']?.open]).toEqual([false, false]);
  });

  test('J4 an interception shows nothing; both stacks are shown when the combat starts', () => {
    const state = position('en 2819 off: boyne, frigate-2; sp 3018 port: frigate-1, soldiers-1');
    const orders = [order('MOVE', 'en-boyne, en-frigate-2', { via: ['2919'], to: '3018' })];
    const driven = campaign(state, 'english', orders, {
      dice: { '!contact': 1 },
      answers: { 'enter-contact': 'enter' },
    });
    const kinds = driven.events.map(({ kind, address }) => `${kind} ${address.split('/')[1]}`);
    expect(kinds.indexOf('ear.intercept movement')).toBeGreaterThan(-1);
    expect(kinds).not.toContain('ear.shown movement');
    expect(told(driven, 'ear.shown').map(({ side }) => side)).toEqual(['english', 'spanish']);
  });

  test('J7 pools, losses, funds, purchases and ports lie open to both; where purchases stand does not', () => {
    const state = position('en 2719 port: boyne, augusta');
    const sight = spanishSight(state);
    expect(sight.pools.english.find(({ face }) => face === 'en-cornwall')).toEqual({
      face: 'en-cornwall',
      cost: 8,
      count: 1,
    });
    expect(sight.pools.english.find(({ face }) => face === 'en-boyne')).toBeUndefined();
    expect(sight.funds).toEqual(state.funds);
    expect(Object.isFrozen(look({ view: (s: EarState) => view(field, s, 'all') } as never, state, 'all'))).toBe(true);
  });

  test('J1 the public sees no more of any stack than its top, and no counter by name', () => {
    const state = position('en 2719 port: deception-1, boyne; sp 2825 port: soldiers-1, lezo');
    for (const piece of Object.values(state.pieces)) piece.open = piece.fate === 'map';
    const sight = view(field, state, 'all');
    expect(sight.units).toEqual({});
    expect(Object.values(sight.stacks).every(({ units, open }) => units === null && open.length === 0)).toBe(true);
  });
});

describe('R 4.5', () => {
  test('R 4.5 what is too much in a seaport after a movement is eliminated, as its owner chooses', () => {
    const state = position('en 3919 port: soldiers-1, soldiers-2; en 3919 off: merchant-1+soldiers-4');
    const driven = movement(state, 'english', [], {
      answers: { land: ['en-soldiers-4'], 'overstack-victims': ['en-soldiers-1'] },
    });
    expect(lost(driven, 'overstacking')).toEqual(['en-soldiers-1']);
    expect(whereIs(state, 'en-soldiers-4')).toBe('3919 port');
    expect(askedOf(driven, 'overstack-victims').map(({ about }) => about)).toMatchObject([{ count: 1, of: 'land' }]);
  });

  test('R 4.5 J55 J56 what overstacks a port after combat goes when the next movement step ends, whose ever it is; ships off it are not counted', () => {
    for (const side of ['spanish', 'english'] as const) {
      const state = position('en 3919 port: soldiers-1, soldiers-2, soldiers-4; en 3919 off: boyne, augusta, lion');
      const driven = movement(state, side, [], { answers: { 'overstack-victims@english': ['en-soldiers-1'] } });
      expect(lost(driven, 'overstacking')).toEqual(['en-soldiers-1']);
    }
  });
});
