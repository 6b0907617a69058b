/** What a mail of the war makes of its lines together: what is bought first, what goes on, what counts once. */
import { expect, test } from 'vitest';
import type { EarState } from '../../../src/games/jenkins-ear/state.ts';
import { draftBook } from '../../../src/orders/book/draft-book.ts';
import type { Drafted, OnFile } from '../../../src/orders/book/types.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { verdictsAt } from '../../rehearsal/verdicts.ts';
import { position } from './table.ts';
import { game, viewOf } from './words-table.ts';

const NOTHING: OnFile = { orders: null, standing: [], ready: false };
const quay = position('en 2719 port: cornwall, boyne, frigate-2, merchant-1; sp 3718 port: galicia, san-carlos', {
  funds: { english: 20, spanish: 40 },
  phase: 'spanish',
});

function draft(state: EarState, side: string, text: string, onFile: OnFile = NOTHING): Drafted {
  const grammar = grammarOf(game, viewOf(state, side), side);
  const due = { games: ['ear-1'], seats: [side], turn: 1, calls: ['movement'], later: ['combat'] };
  return draftBook(readOrders(text, grammar), onFile, { grammar, due, rehearse: verdictsAt(game, state, side) });
}

const told = ({ lines }: Drafted): string[][] =>
  lines.map(({ outcome, diagnostics }) => [outcome, ...diagnostics.map(({ code }) => code)]);

test('purchases come before moves wherever they are written: a port is no emptier for ships that sail later', () => {
  const sail = 'MOVE galicia, san-carlos TO 3818';
  const buy = 'BUY principe, glorioso AT 3718';
  const part = ['accepted', 'ear.bought-in-part', 'ear.overstacked'];
  expect(told(draft(quay, 'spanish', `${sail}\n${buy}`))[1]).toEqual(part);
  const amended = draft(quay, 'spanish', `AMEND\n${buy}`, draft(quay, 'spanish', sail));
  expect(told(amended)[1]).toEqual(part);
});

test('a ship may sail in a line above the one that buys her', () => {
  const book = draft(quay, 'spanish', 'MOVE principe TO 3818\nBUY principe AT 3718');
  expect(told(book)).toEqual([
    ['accepted', 'ear.starved', 'ear.sailing', 'turns-on'],
    ['accepted', 'ear.bill'],
  ]);
});

test('the same MOVE twice counts once; there and back again are three lines', () => {
  const twice = draft(quay, 'english', 'MOVE boyne TO 2819\nMOVE frigate-2 TO 2819\nMOVE boyne TO 2819');
  expect(twice.orders?.map(({ canonical }) => canonical)).toEqual([
    'MOVE en-boyne TO 2819',
    'MOVE en-frigate-2 TO 2819',
  ]);
  expect(twice.lines.map(({ outcome, by }) => [outcome, by?.line ?? null])).toEqual([
    ['replaced', 3],
    ['accepted', null],
    ['accepted', null],
  ]);
  const back = draft(quay, 'english', 'MOVE boyne TO 2819\nMOVE boyne TO 2919\nMOVE boyne TO 2819');
  expect(back.orders).toHaveLength(3);
});

test('an AMEND with an EMBARK is put above the MOVE of its ship, and says so; below a MOVE that fetches whom it names it stays', () => {
  const state = position('en 2719 port: boyne, frigate-2, soldiers-4; en 2819 off: cornwall', { phase: 'english' });
  const sail = 'MOVE frigate-2 TO 2819\nMOVE boyne TO 2819';
  const amended = draft(state, 'english', 'AMEND\nEMBARK soldiers-4 ON boyne', draft(state, 'english', sail));
  expect(amended.orders?.map(({ canonical }) => canonical)).toEqual([
    'MOVE en-frigate-2 TO 2819',
    'EMBARK en-soldiers-4 ON en-boyne',
    'MOVE en-boyne TO 2819',
  ]);
  const said = amended.inForce[1]?.notes.find(({ code }) => code === 'stands-above');
  expect(said?.facts).toEqual({ order: 'MOVE boyne TO 2819' });
  const fetch = draft(state, 'english', 'MOVE cornwall TO 2719');
  const fetched = draft(state, 'english', 'AMEND\nEMBARK soldiers-4 ON cornwall', fetch);
  expect(fetched.orders?.map(({ verb }) => verb)).toEqual(['MOVE', 'EMBARK']);
});

test('an AMEND that takes away the first of two legs keeps READY back, and both legs are shown to send', () => {
  const apart = position('en 2719 port: cornwall, boyne; en 2819 off: frigate-2, merchant-1', { phase: 'english' });
  const first = draft(apart, 'english', 'MOVE frigate-2, merchant-1 TO 2719\nHOLD boyne');
  const next = draft(apart, 'english', 'AMEND\nMOVE cornwall, frigate-2 TO 3019\nREADY', first);
  expect(next).toMatchObject({ ready: false, readyKept: true });
  expect(next.inForce.find(({ lost }) => lost !== null)?.order.canonical).toBe(
    'MOVE en-cornwall, en-frigate-2 TO 3019',
  );
  const both = ['MOVE en-frigate-2, en-merchant-1 TO 2719', 'MOVE en-cornwall, en-frigate-2 TO 3019'];
  expect(next.mend.map(({ canonical }) => canonical)).toEqual(both);
  const mended = draft(apart, 'english', `AMEND\n${both.join('\n')}\nREADY`, next);
  expect(mended).toMatchObject({ ready: true });
  const [leg, onward] = both;
  expect(mended.orders?.map(({ canonical }) => canonical)).toEqual([leg, onward, 'HOLD en-boyne']);
});

test.each([
  ['BUY 1 frigate AT 3718', true],
  ['BUY principe AT 3718', false],
])('%s said again: more of a kind may be meant (%s), of a counter that is named there is no more', (line, counts) => {
  const again = draft(quay, 'spanish', `AMEND\n${line}`, draft(quay, 'spanish', line));
  const [said] = again.lines.flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => code === 'said-already'));
  expect(said?.facts).toMatchObject({ counts });
});

test('a later line on the same matter takes the place of an earlier one, and says so', () => {
  const outcomes = ({ lines }: Drafted) => lines.map(({ outcome, by }) => by?.line ?? outcome);
  const opening = { ...quay, turn: 0, ordinal: 1, phase: null };
  expect(outcomes(draft(opening, 'spanish', 'ISIDRO 3\nISIDRO 5'))).toEqual([2, 'accepted']);
  const amended = draft(opening, 'spanish', 'AMEND\nISIDRO 5', draft(opening, 'spanish', 'ISIDRO 3'));
  expect(amended.orders?.map(({ canonical }) => canonical)).toEqual(['ISIDRO 5']);
  const standing = draft(
    quay,
    'spanish',
    'STANDING REROLL misses KEEP 1\nSTANDING REROLL both\nSTANDING REROLL hits AT 3018\nSTANDING REROLL none IF TURN > 5',
  );
  expect(outcomes(standing)).toEqual([2, 'accepted', 'accepted', 'accepted']);
  const contact = draft(quay, 'spanish', 'CONTACT attack\nCONTACT stop AT 3018\nCONTACT go on');
  expect(outcomes(contact)).toEqual([3, 'accepted', 'accepted']);
});

test('what may be had back are lines of those who are there still', () => {
  const before = draft(quay, 'english', 'HOLD boyne\nHOLD frigate-2, cornwall');
  const later = position('en 2719 port: cornwall, frigate-2, merchant-1', { phase: 'spanish' });
  const { regain } = draft(later, 'english', 'MOVE merchant-1 TO 2819', before);
  expect(regain.map(({ canonical }) => canonical)).toEqual(['HOLD en-frigate-2, en-cornwall']);
});
