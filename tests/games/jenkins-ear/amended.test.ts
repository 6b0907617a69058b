/** What an AMEND of some of those whom a line on file names makes of that line, and what is told of whom it leaves out. */
import { expect, test } from 'vitest';
import { acknowledge } from '../../../src/orders/acknowledge.ts';
import { draftBook } from '../../../src/orders/book/draft-book.ts';
import { type Drafted, type OnFile, unrehearsed } from '../../../src/orders/book/types.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords } from '../../../src/orders/say.ts';
import { spelledOut } from '../../../src/table/again.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { position } from './table.ts';
import { game, orders, viewOf } from './words-table.ts';

const fleet = position(
  'en 2719 port: boyne+soldiers-8, merchant-1+supplies-1, frigate-2, lestock, vernon, soldiers-4, soldiers-9, supplies-2',
  { phase: 'english' },
);
const grammar = grammarOf(game, viewOf(fleet, 'english'), 'english');
const NOTHING: OnFile = { orders: null, standing: [], ready: false };

function draft(text: string, onFile: OnFile = NOTHING): Drafted {
  const due = { games: ['ear-1'], seats: ['english'], turn: 1, calls: ['movement'], later: ['combat'] };
  return draftBook(readOrders(text, grammar), onFile, { grammar, due, rehearse: unrehearsed });
}

const amended = (before: string, line: string) => {
  const next = draft(`AMEND\n${line}`, draft(before));
  const [gone] = acknowledge(next, diagnosticWords('en', game.messages), [], []).gone;
  return { book: next.orders?.map(({ canonical }) => canonical.replaceAll('en-', '')), note: gone?.note };
};

test('who names only some of those who go there already leaves the others behind', () => {
  const before = 'MOVE boyne, frigate-2, soldiers-8 TO 2819\nLEADER lestock WITH boyne';
  expect(amended(before, 'MOVE boyne, soldiers-8 TO 2819')).toEqual({
    book: ['MOVE boyne, soldiers-8 TO 2819', 'LEADER lestock WITH boyne'],
    note: 'Replaced by your line 2, without frigate-2.',
  });
});

test('a march that loses its ships is replaced whole: nobody walks instead, and no freight is left to go alone', () => {
  expect(amended('MOVE merchant-1, supplies-1 TO 2819', 'MOVE merchant-1, supplies-2 TO 2820')).toEqual({
    book: ['MOVE merchant-1, supplies-2 TO 2820'],
    note: 'Replaced by your line 2, without supplies-1.',
  });
  expect(amended('MOVE boyne, soldiers-8 TO 2819', 'MOVE boyne TO 2820').book).toEqual(['MOVE boyne TO 2820']);
  expect(amended('MOVE boyne, frigate-2, soldiers-8 TO 2819', 'MOVE boyne TO 2820').book).toEqual([
    'MOVE frigate-2, soldiers-8 TO 2819',
    'MOVE boyne TO 2820',
  ]);
});

test('a line for some of a line on file stands where that stood, before the leader who goes with them', () => {
  const before = 'MOVE boyne, frigate-2, soldiers-8 TO 2819\nLEADER lestock WITH boyne\nMOVE merchant-1 TO 2819';
  expect(amended(before, 'MOVE boyne TO 2820').book).toEqual([
    'MOVE frigate-2, soldiers-8 TO 2819',
    'MOVE boyne TO 2820',
    'LEADER lestock WITH boyne',
    'MOVE merchant-1 TO 2819',
  ]);
});

test.each([
  ['LAND grenadiers, soldiers-4', ['LAND soldiers-4 grenadiers'], 'supplies-1'],
  ['LAND grenadiers', ['LAND grenadiers'], 'supplies-1 and soldiers-4'],
  ['LAND vernon, soldiers-4, grenadiers', ['LAND supplies-1', 'LAND vernon, soldiers-4 grenadiers'], null],
])('after LAND supplies-1, grenadiers, soldiers-4 %s has each in one line alone', (line, book, out) => {
  const told = amended('LAND supplies-1, grenadiers, soldiers-4', line);
  expect(told.book).toEqual(book);
  if (out !== null) expect(told.note).toBe(`Replaced by your line 2, without ${out}.`);
  else expect(told.note).toContain('Still in force: LAND en-supplies-1');
});

test('kinds between names are one list, and nobody is left out who is not said to be', () => {
  const [land] = orders(fleet, 'english', 'LAND supplies-1, grenadiers, soldiers-4');
  expect(land?.args).toEqual({ units: ['en-supplies-1', 'en-soldiers-4'], kind: 'grenadiers' });
  const [but] = orders(fleet, 'english', 'LAND all but soldiers-4');
  expect(but?.args).toEqual({ who: 'all', except: ['en-soldiers-4'] });
});

const CHAIN = ['MOVE boyne, frigate-2, soldiers-8 TO 2819', 'MOVE boyne, lestock, soldiers-8 TO 2820'];
const bookIn = ({ orders }: Drafted) => orders?.map(({ canonical }) => canonical.replaceAll('en-', ''));

/** The book of a mail that answers the letter of a CHECK of the chain. */
function givenBut(...lines: string[]): Drafted {
  const due = { games: ['ear-1'], seats: ['english'], turn: 1, calls: ['movement'], later: ['combat'] };
  const again = { same: null, refused: null, shown: { text: CHAIN.join('\n') }, turn: 1 };
  const reading = spelledOut(readOrders(lines.join('\n'), grammar), grammar, again);
  return draftBook(reading, NOTHING, { grammar, due, rehearse: unrehearsed });
}

test.each([
  [['HOLD soldiers-8', 'MOVE boyne, frigate-2 TO 2819', 'MOVE boyne, lestock, frigate-2 TO 2820']],
  [['MOVE boyne, lestock, soldiers-8, soldiers-9 TO 2820']],
  [['MOVE boyne, frigate-2, soldiers-8 TO 2819']],
])('below a yes with a but, %j makes the book that it makes as AMEND of the same lines on file', (lines) => {
  const onFile = draft(CHAIN.join('\n'));
  const amended = bookIn(draft(['AMEND', ...lines].join('\n'), onFile));
  expect(bookIn(givenBut('yes, but otherwise', ...lines))).toEqual(amended);
  expect(bookIn(givenBut('yes, but otherwise', 'AMEND', ...lines))).toEqual(amended);
});

test('no line of a yes with a but stands twice', () => {
  const book = bookIn(givenBut('yes, but otherwise', 'HOLD frigate-2', 'MOVE boyne, soldiers-8 TO 2819'));
  expect(book?.filter((line) => line === 'MOVE boyne, soldiers-8 TO 2819')).toHaveLength(1);
});

test('of an order that the way there and back says twice, CANCEL takes the later', () => {
  const there = ['MOVE boyne TO 2819', 'MOVE boyne TO 2820', 'MOVE boyne TO 2819'];
  expect(bookIn(draft('AMEND\nCANCEL MOVE boyne TO 2819', draft(there.join('\n'))))).toEqual(there.slice(0, 2));
});

test('the mending of a line brings again who leads there above it, and who goes to the same hex below it', () => {
  const lines = ['MOVE boyne TO 2819', 'MOVE boyne, frigate-2 TO 2820', 'MOVE merchant-1 TO 2820'];
  const wrong = draft([lines[0], 'MOVE boyne, frigte-2 TO 2820', lines[2], 'MOVE lestock TO 2718'].join('\n'));
  const mend = acknowledge(wrong, diagnosticWords('en', game.messages), [], []).mend.map((one) =>
    one.replaceAll('en-', ''),
  );
  // AMEND alone would take boyne out of the line that leads her to 2819, and put the mended line last.
  expect(mend).toEqual(['AMEND', ...lines]);
  expect(bookIn(draft(mend.join('\n'), wrong))).toEqual(['MOVE lestock TO 2718', ...lines]);
});
