/** Computer players of the war: whole games, nothing ordered in vain, both sides with something to show for it. */
import { expect, test } from 'vitest';
import type { Conduct, Json, Order } from '../../../src/engine/contract.ts';
import { isLegal } from '../../../src/engine/run.ts';
import { jenkinsEar } from '../../../src/games/jenkins-ear/ruleset.ts';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { doctrineDesk, playOut } from '../../contract/plays.ts';
import { field, position, war } from './table.ts';
import { ask, game, viewOf } from './words-table.ts';

const games = [0, 1, 2].map((n) => playOut(game, `war ${n}`, doctrineDesk(game)));
const eventsOf = (kind: string) =>
  games.map((played) => played.flatMap(({ closed }) => closed.events.filter((event) => event.kind === kind)));

test('every game is played to the end of turn 10 and has a winner', () => {
  for (const played of games) {
    expect(played).toHaveLength(11);
    expect(game.outcome(played.at(-1)?.closed.state)?.winner).toMatch(/english|spanish/);
  }
});

test('nothing is ordered that cannot be carried out', () => {
  expect(eventsOf('ear.order-failed').flat()).toEqual([]);
});

test('there are landings, captures and combats at sea and ashore in every game', () => {
  for (const kind of ['ear.landed', 'ear.captured', 'ear.naval-combat', 'ear.land-combat']) {
    for (const events of eventsOf(kind)) expect(events.length, kind).toBeGreaterThan(0);
  }
});

test('both sides take ports', () => {
  for (const side of ['english', 'spanish']) {
    const taken = eventsOf('ear.captured')
      .flat()
      .filter(({ facts }) => (facts as { side: string }).side === side);
    expect(taken.length, side).toBeGreaterThan(0);
  }
});

test('a book of the doctrine is text that reads back to the same orders', () => {
  const states = games[0]?.slice(1, 8).map(({ closed }) => closed.state as EarState) ?? [];
  for (const role of game.roles) {
    let written = 0;
    for (const state of states) {
      const view = viewOf(state, role);
      const call = {
        type: 'call',
        address: `t${String(state.turn + 1).padStart(2, '0')}`,
        role,
        name: 'movement',
      } as const;
      const book = game.orders(call, () => view, []) as readonly Order[];
      expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
      const { lines } = readOrders(book.map(({ canonical }) => canonical).join('\n'), grammarOf(game, view, role));
      expect(lines.flatMap(({ read }) => read?.order.args ?? [])).toEqual(book.map(({ args }) => args));
      written += book.length;
    }
    expect(written, role).toBeGreaterThan(0);
  }
});

test('the set-up spends nearly all, within the funds', () => {
  const start = setup(field);
  for (const [role, funds] of [
    ['english', 100],
    ['spanish', 50],
  ] as const) {
    const view = viewOf(start, role);
    const book = game.orders({ type: 'call', address: 't00', role, name: 'movement' }, () => view, []);
    const cost = book.reduce(
      (sum, { args }) =>
        sum + (args.units as string[]).reduce((all, id) => all + (field.counters.get(id)?.cost ?? 0), 0),
      0,
    );
    expect(cost).toBeGreaterThan(funds - 10);
    expect(cost).toBeLessThanOrEqual(funds);
  }
});

test('interception needs guns enough for the height seen', () => {
  const state = position('en 2719 port: cornwall, boyne, frigate-2, merchant-1; sp 2919 off: oriente', {});
  const candidates = ['en-cornwall', 'en-boyne', 'en-frigate-2', 'en-merchant-1'];
  const answer = (height: number): Json =>
    game.answer(
      ask('english', 'intercept', { at: '2819', from: ['2719'], candidates, height, top: 'sp-oriente' }),
      () => viewOf(state, 'english'),
      [],
    );
  expect(answer(3)).toEqual(['en-cornwall', 'en-boyne', 'en-frigate-2']);
  expect(answer(12)).toEqual([]);
});

test('leaders’ dice go one by one where each does most, and to no gun that cannot hit', () => {
  // At a port of value 4 guns of 8 hit with 1 to 4, of 6 with 1 and 2, of 4 and 1 never.
  const text = 'en 3625 off: bomb-ship-1+lestock, frigate-5, worcester, chichester+ogle; sp 3625 port: frigate-1';
  const state = position(text, {});
  state.contacts = [{ hex: '3625', attacker: 'english', from: '3725' }];
  const need = ask('english', 'leader-dice', {
    hex: '3625',
    leaders: { 'en-ogle': 3, 'en-lestock': 1 },
    counters: ['en-bomb-ship-1', 'en-frigate-5', 'en-worcester', 'en-chichester'],
  });
  // Beside one die a second adds 8 of 36 to either, a third 4 of the six-gunned one, 16 of 108 against 8 of 108.
  expect(game.answer(need, () => viewOf(state, 'english'), [])).toEqual({
    'en-ogle': { 'en-worcester': 2, 'en-chichester': 1 },
    'en-lestock': { 'en-worcester': 1 },
  });
  const weak = { ...need, about: { hex: '3625', leaders: { 'en-lestock': 1 }, counters: ['en-bomb-ship-1'] } };
  expect(game.answer(weak, () => viewOf(state, 'english'), [])).toEqual({});
});

test('losses begin with what is missed least, and ashore end with the Soldiers', () => {
  const state = position('en 3318 port: cornwall+vernon, frigate-2, merchant-1, soldiers-4, supplies-1, cannons-1', {});
  const sight = () => viewOf(state, 'english');
  const sea = ask('english', 'naval-losses', {
    hex: '3318',
    count: 2,
    counters: ['en-cornwall', 'en-frigate-2', 'en-merchant-1'],
  });
  expect(game.answer(sea, sight, [])).toEqual(['en-merchant-1', 'en-frigate-2']);
  const land = ask('english', 'land-losses', {
    hex: '3318',
    count: 2,
    counters: ['en-soldiers-4', 'en-supplies-1', 'en-cannons-1'],
  });
  expect(game.answer(land, sight, [])).toEqual(['en-supplies-1', 'en-cannons-1']);
});

test('of the Soldiers who may be called home nobody goes who holds a port alone', () => {
  const home = (text: string, counters: string[]) =>
    game.answer(
      ask('english', 'succession-victim', { what: 'soldiers', counters }),
      () => viewOf(position(text, {}), 'english'),
      [],
    );
  const both = ['en-soldiers-4', 'en-soldiers-9'];
  expect(home('en 2719 port: cornwall, soldiers-4, soldiers-9, cannons-1', both)).toBe('en-soldiers-4');
  expect(home('en 2719 port: soldiers-4; en 4323 port: soldiers-9, soldiers-5', both)).toBe('en-soldiers-9');
  expect(home('en 2719 port: soldiers-4, soldiers-5; en 4323 port: soldiers-9, cannons-1', both)).toBe('en-soldiers-4');
});

test('called home is who costs least, bought or not, but he who sails or alone keeps a captured port before a garrison', () => {
  const home = (text: string, ...counters: string[]) =>
    game.answer(
      ask('spanish', 'succession-victim', { what: 'soldiers', counters }),
      () => viewOf(position(text, {}), 'spanish'),
      [],
    );
  const all = ['sp-soldiers-1', 'sp-soldiers-9', 'sp-soldiers-18', 'sp-soldiers-20'];
  const ashore = 'sp 3625 port: soldiers-1, soldiers-9, cannons-8; sp 4323 port: soldiers-18; sp 2817 off: ';
  expect(home(`${ashore}asia+soldiers-20`, ...all)).toBe('sp-soldiers-1');
  expect(home(`${ashore}asia+soldiers-20`, ...all.slice(1))).toBe('sp-soldiers-9');
  expect(home('sp 3625 port: soldiers-9, soldiers-20', 'sp-soldiers-9', 'sp-soldiers-20')).toBe('sp-soldiers-20');
});

test('what the computer players dare stands in the scenario: other numbers, another player', () => {
  const bolder = structuredClone(war.scenario);
  Object.assign(bolder.doctrine.intercept.english, { least: 1 });
  bolder.doctrine.missed.ashore = ['cannons'];
  bolder.doctrine.purchases.english.start = [{ kinds: ['fire-ship'], most: 1, at: 'fleet' }];
  const other = jenkinsEar.open(bolder as unknown as Json);
  const state = position('en 2719 port: cornwall, frigate-2, soldiers-4, cannons-1; sp 2919 off: oriente', {});
  const sight = () => viewOf(state, 'english');
  const candidates = ['en-cornwall'];
  const meeting = ask('english', 'intercept', { at: '2819', from: ['2719'], candidates, height: 1, top: 'sp-oriente' });
  expect([game, other].map((one) => one.answer(meeting, sight, []))).toEqual([[], candidates]);
  const counters = ['en-soldiers-4', 'en-supplies-1', 'en-cannons-1'];
  const dead = ask('english', 'land-losses', { hex: '2719', count: 1, counters });
  expect([game, other].map((one) => one.answer(dead, sight, []))).toEqual([['en-supplies-1'], ['en-cannons-1']]);
  const opening = viewOf(setup(field), 'english');
  const book = other.orders({ type: 'call', address: 't00', role: 'english', name: 'movement' }, () => opening, []);
  expect(book.map(({ canonical }) => canonical)).toEqual(['BUY en-fire-ship-1 AT 2719']);
});

test('a recruit lands with half of what a regular player wants, and leaves what he has taken', () => {
  const { recruit } = game.levels ?? {};
  const books = (text: string): string[][] =>
    [game, recruit].map((played) => {
      const sight = () => viewOf(position(text, {}), 'english');
      const book = played?.orders({ type: 'call', address: 't01', role: 'english', name: 'movement' }, sight, []);
      return book?.map(({ canonical }) => canonical) ?? [];
    });
  const squadron = 'en 2719 port: cornwall, boyne, soldiers-8, soldiers-9, soldiers-4';
  expect(books(`${squadron}; sp 2717 port: soldiers-1, soldiers-2, cannons-1, cannons-2, boom-chain-1`)).toEqual([
    [],
    ['MOVE en-soldiers-8, en-soldiers-9, en-cornwall, en-boyne TO 2717'],
  ]);
  expect(books('en 2717 port: cornwall, boyne, frigate-2, soldiers-8')).toEqual([
    [],
    ['MOVE en-cornwall, en-boyne, en-frigate-2, en-soldiers-8 TO 2719'],
  ]);
});

test('a veteran sends a party round the Horn, where the regular player sends nobody, and falls on a port there', () => {
  const veteran = game.levels?.veteran ?? game;
  const bookOf = (played: Conduct<unknown>, state: EarState): string[] =>
    played
      .orders({ type: 'call', address: 't05', role: 'english', name: 'movement' }, () => viewOf(state, 'english'), [])
      .map(({ canonical }) => canonical);
  const fleet = 'en 2719 port: cornwall, boyne, torbay, soldiers-8, soldiers-9, soldiers-4, soldiers-1';
  const state = position(`${fleet}; sp 0419 port: soldiers-15; sp 2427 port: soldiers-1`, { turn: 5, ordinal: 6 });
  expect(bookOf(game, state).join()).not.toContain('CROSS');
  expect(bookOf(veteran, state)).toEqual([
    'EMBARK en-soldiers-8 ON en-boyne',
    'EMBARK en-soldiers-9 ON en-cornwall',
    'CROSS en-cornwall, en-boyne',
    'MOVE en-soldiers-4, en-torbay TO 2717',
  ]);
  const sent = position('', { turn: 6, ordinal: 7, passage: { 'en-boyne': { to: 'pacific', turn: 6 } } });
  Object.assign(sent.pieces['en-boyne'] ?? {}, { fate: 'passage' });
  Object.assign(sent.pieces['en-soldiers-8'] ?? {}, { fate: 'passage', aboard: 'en-boyne' });
  expect(bookOf(veteran, sent)).toEqual(['PLACE en-boyne AT 2428', 'MOVE en-boyne TO 2427']);
});

test('a veteran orders nothing in vain either, and takes ports of the great South Sea', () => {
  const events = playOut(game, 'a war of veterans', doctrineDesk({ ...game, ...game.levels?.veteran })).flatMap(
    ({ closed }) => closed.events,
  );
  expect(events.filter(({ kind }) => kind === 'ear.order-failed')).toEqual([]);
  const taken = events
    .filter(({ kind }) => kind === 'ear.captured')
    .map(({ facts }) => (facts as { port: string }).port);
  expect(taken).toContain('panama');
});

test('a question the doctrine knows nothing of is answered all the same, and legally', () => {
  const need = ask('english', 'no-such-question', null, { kind: 'one', of: ['a', 'b'] });
  expect(
    isLegal(
      need.space,
      game.answer(need, () => viewOf(setup(field), 'english'), []),
    ),
  ).toBe(true);
});
