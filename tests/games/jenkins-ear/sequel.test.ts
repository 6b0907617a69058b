/** What a report says of lines whose counters met with more before the turn closed, and what a mail hears of it before. */
import { expect, test } from 'vitest';
import type { Fate, Reason } from '../../../src/engine/contract.ts';
import { buyAll } from '../../../src/games/jenkins-ear/buying.ts';
import { movementStep } from '../../../src/games/jenkins-ear/movement.ts';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { settleStations } from '../../../src/games/jenkins-ear/stations.ts';
import { fatesTold } from '../../../src/games/jenkins-ear/story/fates.ts';
import type { Teller } from '../../../src/games/jenkins-ear/story/teller.ts';
import { supplyStep } from '../../../src/games/jenkins-ear/supply.ts';
import { acknowledge } from '../../../src/orders/acknowledge.ts';
import { draftBook } from '../../../src/orders/book/draft-book.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords } from '../../../src/orders/say.ts';
import { writtenIn } from '../../../src/orders/write.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { verdictsAt } from '../../rehearsal/verdicts.ts';
import { campaign, drive, field, order, position } from './table.ts';
import { ask, codes, game, judged, orders, reply, viewOf } from './words-table.ts';

const begun = { phase: null, turn: 2, ordinal: 3, funds: { english: 90, spanish: 0 } } as const;
const said = (stacks: string, text: string) => judged(position(stacks, begun), 'english', text);
const came = (fates: readonly Fate[]): readonly Reason[] =>
  fates.flatMap((fate) => (fate.kind === 'done' ? (fate.came ?? []) : []));

/** A march of boyne and lion to 2819, and what is said of it when these have befallen them since. */
const since = (befall: (state: EarState) => void) =>
  came(
    drive(position('en 2719 port: boyne+soldiers-1, lion'), function* (board) {
      const move = order('MOVE', 'en-boyne, en-lion', { to: '2819' });
      const stations = yield* board.play.at('movement', () => movementStep(board, 'english', [move], new Map()));
      befall(board.play.state);
      settleStations(board, stations);
    }).fates,
  ).slice(-2);

test('a MOVE says where it came to, and who was lost or driven elsewhere before the turn closed', () => {
  expect(since(() => undefined).at(-1)).toMatchObject({ code: 'ear.moved', facts: { hex: '2819' } });
  const told = since(({ pieces }) => {
    for (const id of ['en-boyne', 'en-soldiers-1']) Object.assign(pieces[id] ?? {}, { fate: 'out', hex: null });
    Object.assign(pieces['en-lion'] ?? {}, { hex: '2818' });
  });
  expect(told).toEqual([
    { code: 'ear.lost-since', facts: { counters: ['en-boyne', 'en-soldiers-1'] } },
    { code: 'ear.elsewhere-since', facts: { counters: ['en-lion'], hex: '2818' } },
  ]);
});

test('a MOVE that a later line takes further says that they went on, and leaves their end to that line', () => {
  const legs = [order('MOVE', 'en-boyne', { to: '2819' }), order('MOVE', 'en-boyne', { to: '2818' })];
  const { fates } = drive(position('en 2719 port: boyne'), function* (board) {
    const stations = yield* board.play.at('movement', () => movementStep(board, 'english', legs, new Map()));
    Object.assign(board.play.state.pieces['en-boyne'] ?? {}, { fate: 'out', hex: null });
    settleStations(board, stations);
  });
  expect(came(fates).slice(-2)).toEqual([
    { code: 'ear.went-on', facts: {} },
    { code: 'ear.lost-since', facts: { counters: ['en-boyne'] } },
  ]);
});

test('who sails along aboard is not among those that hold', () => {
  const state = position('en 2719 port: boyne+vernon, frigate-1+supplies-1', begun);
  const grammar = grammarOf(game, viewOf(state, 'english'), 'english');
  const due = { games: ['ear-1'], seats: ['english'], turn: 2, calls: ['movement'], later: [] };
  const drafting = { grammar, due, rehearse: verdictsAt(game, state, 'english') };
  const drafted = draftBook(
    readOrders('MOVE boyne TO 2819', grammar),
    { orders: null, standing: [], ready: false },
    drafting,
  );
  const { rest } = acknowledge(drafted, diagnosticWords('en', game.messages), [], grammar.names);
  expect(rest).toEqual([{ place: '2719', units: ['frigate-1', 'supplies-1'] }]);
});

test('a LAND of which some are not aboard there is done in part, and warned of before', () => {
  const near = 'en 2425 off: boyne+soldiers-1; en 2719 port: wentworth; sp 2426 port: supplies-1';
  const lines = 'MOVE boyne TO porto bello\nLAND soldiers-1, wentworth, cannons-1 AT porto bello';
  const found = said(near, lines);
  expect(codes(found)).toContain('warning ear.not-landed');
  expect(codes(said(near, lines.replace(', wentworth, cannons-1', '')))).not.toContain('warning ear.not-landed');
  const land = order('LAND', 'en-soldiers-1, en-cannons-1', { at: '2426' });
  const { fates } = campaign(position(near), 'english', [order('MOVE', 'en-boyne', { to: '2426' })], {
    filed: { english: [land] },
    answers: { land: ['en-soldiers-1'] },
  });
  expect(fates).toContainEqual({
    kind: 'done',
    came: { code: 'ear.not-landed', facts: { hex: '2426', counters: ['en-cannons-1'] } },
    short: true,
  });
  expect(codes(said(near, 'LAND supplies-5 AT porto bello'))).toContain('warning ear.in-pool');
});

test('LAND takes three kinds, or all EXCEPT some, and is echoed in French with its commas', () => {
  const fleet = position('en 3925 off: merchant-1+soldiers-1+cannons-1+supplies-1+knowles');
  const aboard = ['en-soldiers-1', 'en-cannons-1', 'en-supplies-1', 'en-knowles'];
  const need = ask('english', 'land', { hex: '3925', counters: aboard, afterCombat: false });
  const three = 'DÉBARQUER soldats, canons, vivres EN cumana';
  expect(reply(fleet, 'english', three, need)).toEqual(aboard.slice(0, 3));
  expect(writtenIn(game, orders(fleet, 'english', three)[0] as never, 'fr')).toBe(
    'DÉBARQUER soldats, canons, vivres EN 3925',
  );
  for (const line of ['LAND all EXCEPT knowles AT cumana', 'DÉBARQUER tous SAUF knowles EN cumana'])
    expect(reply(fleet, 'english', line, need)).toEqual(aboard.slice(0, 3));
});

test('a BUY that cannot have one of its list has the rest, and says why not that one', () => {
  const quay = position('en 3919 port: boyne, lion', { funds: { english: 40, spanish: 0 } });
  const list = order('BUY', 'en-jersey, en-supplies-1, en-frigate-2', { at: '3919' });
  const { state, fates } = drive(quay, (board) => buyAll(board, 'english', [list]));
  expect(['en-jersey', 'en-supplies-1', 'en-frigate-2'].map((id) => state.pieces[id]?.hex)).toEqual([
    null,
    '3919',
    '3919',
  ]);
  expect(fates).toMatchObject([
    { kind: 'done', came: { code: 'ear.bought-in-part', facts: { count: 2, wanted: 3 } }, short: true },
    { kind: 'failed', why: { code: 'ear.overstacked', facts: { unit: 'en-jersey' } } },
  ]);
});

test('an EMBARK that fails for another cause than a ship gone on says that cause', () => {
  const stacks = 'en 2719 port: boyne; en 2717 port: soldiers-1, soldiers-2, wentworth; en 2818 off: lion';
  const both = 'MOVE boyne TO 2717\nEMBARK wentworth ON boyne\nEMBARK soldiers-1 ON boyne';
  expect(codes(said(stacks, both))).toEqual(['error ear.cannot-carry']);
  const marched = 'MOVE soldiers-1 TO 2616\nMOVE boyne TO 2717\nEMBARK soldiers-1 ON boyne';
  expect(codes(said(stacks, marched))).toEqual(['error ear.apart']);
});

test('who puts the last garrison of a taken port aboard is warned where nobody lands again, and the MOVE behind it no more', () => {
  const taken = 'en 3318 port: soldiers-1, boyne';
  const embark = 'EMBARK soldiers-1 ON boyne';
  expect(codes(said(taken, `LAND none\n${embark}`))).toEqual(['warning ear.port-left']);
  // In a port of his own whoever is aboard goes ashore again, and has never left it.
  const stayed = campaign(position(taken), 'english', [order('EMBARK', 'en-soldiers-1', { on: 'en-boyne' })], {
    answers: { land: ['en-soldiers-1'] },
  });
  expect(stayed.state.ports['santo-domingo']).toBe('english');
  expect(codes(said(taken, embark))).toEqual([]);
  expect(codes(said(taken, `${embark}\nMOVE boyne TO 3218`))).not.toContain('warning ear.port-left');
  expect(codes(said(taken, 'MOVE boyne, soldiers-1 TO 3218'))).toContain('warning ear.port-left');
});

test('who leaves a taken port where a line above lands others is not told that it is given up, nor of who was bought elsewhere', () => {
  const stacks = 'en 2719 port: boyne, soldiers-2; en 3318 port: soldiers-1, lion';
  const book = 'BUY vernon AT 2719\nMOVE boyne, vernon TO 3318\nLAND vernon AT 3318\nMOVE lion, soldiers-1 TO 3118';
  const found = codes(said(stacks, book));
  expect(found).not.toContain('warning ear.port-left');
  expect(found).not.toContain('note ear.newcomers-stay');
  expect(codes(said(stacks, book.replace('LAND vernon', 'LAND none')))).toContain('warning ear.port-left');
});

test('bomb ships and fire ships bought in a line above are there for the line that uses them', () => {
  const quay = 'en 2719 port: boyne';
  expect(codes(said(quay, 'BOMB all'))).toEqual(['warning ear.no-bomb-ship']);
  expect(codes(said(quay, 'BUY 1 bomb ship AT 2719\nBOMB all'))).toEqual([]);
  expect(codes(said(quay, 'BUY 1 fire ship AT 2719\nFIRESHIPS all'))).toEqual([]);
});

test('a TARGET that picked a counter names it, and losses name what sank with them', () => {
  const heard = [
    {
      kind: 'ear.lost',
      facts: {
        side: 'spanish',
        hex: '1720',
        cause: 'fortunes',
        chosenBy: 'english',
        losses: [{ face: 'sp-supplies' }],
      },
    },
    {
      kind: 'ear.lost',
      facts: {
        side: 'english',
        hex: '3718',
        cause: 'naval-combat',
        chosenBy: 'english',
        losses: [
          { unit: 'en-frigate-2', with: null },
          { unit: 'en-soldiers-8', with: 'en-frigate-2' },
        ],
      },
    },
  ];
  const fate = (question: string, answer: unknown) => ({
    canonical: 'TARGET laden',
    kind: 'done',
    reasons: [{ code: 'answered', facts: { question, answer } }],
    but: [],
    branch: null,
  });
  const telling = {
    who: 'english',
    heard,
    fates: [fate('fortunes-victim', 'spanish/1720/port'), fate('naval-losses', ['en-frigate-2'])],
  };
  const told = fatesTold({ telling, field } as unknown as Teller).map(({ reasons }) => reasons[0]?.facts);
  expect(told).toEqual([
    { question: 'fortunes-victim', answer: ['sp-supplies'], hex: '1720' },
    { question: 'naval-losses', answer: ['en-frigate-2'], sunk: ['en-soldiers-8'] },
  ]);
});

test('a name that is nearly that of a counter lost for good is no question for it', () => {
  const state = position('en 2719 port: boyne', begun);
  for (const id of Object.keys(state.pieces))
    if (id.startsWith('en-supplies') && id !== 'en-supplies-savannah')
      Object.assign(state.pieces[id] ?? {}, { fate: 'out' });
  const grammar = grammarOf(game, viewOf(state, 'english'), 'english');
  const [line] = readOrders('BUY norfolk, supplies-77 AT 2719', grammar).lines;
  expect(line?.diagnostics[0]?.code).toBe('unknown-unit');
  expect(line?.diagnostics[0]?.didYouMean ?? '').not.toMatch(/^en-supplies-\d/);
});

test('who would starve is told with whom he has aboard', () => {
  const found = said('en 2719 port: frigate-2+wentworth', 'LOSSES frigate-2 FIRST\nMOVE frigate-2 TO 2819');
  expect(found.find(({ code }) => code === 'ear.starved')?.facts.counters).toEqual(['en-frigate-2', 'en-wentworth']);
});

test('want where a fleet has Supplies no more, or was driven, says that', () => {
  const told = (befall: (state: EarState) => void) =>
    came(
      drive(position('en 2719 port: boyne+supplies-1, lion'), function* (board) {
        const move = order('MOVE', 'en-boyne, en-lion', { to: '2819' });
        const stations = yield* board.play.at('movement', () => movementStep(board, 'english', [move], new Map()));
        befall(board.play.state);
        yield* board.play.at('supply', () => supplyStep(board, stations));
      }).fates,
    ).find(({ code }) => code === 'ear.starved')?.facts;
  expect(told(() => undefined)).toBeUndefined();
  const sunk = told(({ pieces, stacks }) => {
    Object.assign(pieces['en-supplies-1'] ?? {}, { fate: 'pool', hex: null, aboard: null });
    stacks['english/2819/off'] = ['en-boyne', 'en-lion'];
  });
  expect(sunk).toEqual({ hex: '2819', counters: ['en-boyne'], gone: ['en-supplies-1'] });
});

const readIn = (text: string) => {
  const grammar = grammarOf(game, viewOf(position('en 2719 port: boyne, soldiers-start', begun), 'english'), 'english');
  return readOrders(text, grammar).lines;
};

test.each([
  [
    'ACHETER shrewsbury, 2 brûlots, soldats-4 A port royal',
    ['shrewsbury AT 2719', '2 fire ships AT 2719', 'soldiers-4 AT 2719'],
  ],
  [
    'BUY 2 soldiers, vernon and ogle, 3 frigates and supplies AT port royal',
    ['2 soldiers AT 2719', 'vernon, en-ogle AT 2719', '3 frigates AT 2719', '1 supplies AT 2719'],
  ],
  ['BUY supplies, 2 ships AT Charles Town', ['1 supplies AT 2305', '2 ships of the line AT 2305']],
  ['BUY 1 orford AT barbados', ['orford AT 4323']],
])('%s: names, numbers of kinds and a kind alone are each bought', (text, bought) => {
  expect(readIn(text).map(({ read }) => read?.order.canonical.replace(/^BUY (?:en-)?/, ''))).toEqual(bought);
});

test.each([
  ['BUY 2 soldiers, fooo, 3 frigates AT port royal', 'unknown-kind', 17],
  ['BUY 2 soldeirs, 1 frigate AT port royal', 'unknown-kind', 7],
  ['BUY soldiers, supplies AT port royal', 'one-kind-a-line', 15],
  ['BUY 2 chichester AT port royal', 'one-by-name', 5],
  ['LAND all EXCEPT 2 soldiers AT port royal', 'named-not-counted', 17],
])('%s: what is wrong is told of the words that are', (text, code, column) => {
  const found = readIn(text).flatMap(({ diagnostics }) => diagnostics);
  expect(found.map((one) => [one.code, one.span?.column])).toEqual([[code, column]]);
});
