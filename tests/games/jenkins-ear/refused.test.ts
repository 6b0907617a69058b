/** Whatever the rules refuse of a book is refused in its acknowledgement, before it counts. */
import { expect, test } from 'vitest';
import { setup } from '../../../src/games/jenkins-ear/setup.ts';
import { field, position } from './table.ts';
import { codes, judged, orders } from './words-table.ts';

const fleet = () =>
  position(
    `en 2719 port: deception-1, boyne, augusta, fire-ship-1, merchant-1+supplies-1, soldiers-1, soldiers-4, supplies-2,
     cannons-port-royal; en 4323 port: lion; sp 3018 off: oriente; sp 3318 port: soldiers-16`.replaceAll(/\s+/g, ' '),
    { phase: null, turn: 2, ordinal: 3, funds: { english: 20, spanish: 0 } },
  );
const refused = (lines: string, storm?: number) =>
  codes(judged(fleet(), 'english', lines, storm)).filter((one) => one.startsWith('error'));

test.each([
  ['MOVE boyne TO 2819\nMOVE augusta TO 3920\nMOVE boyne TO 2820', 'ear.moved-already'],
  ['MOVE boyne TO 2819\nCROSS boyne', 'ear.moved-already'],
  ['MOVE deception-1 TO 2819', 'ear.deception-alone'],
  ['MOVE supplies-1 TO 2819', 'ear.without-ship'],
  ['MOVE frigate-3 TO 2819', 'ear.in-pool'],
  ['MOVE boyne TO 0222', 'ear.no-way'],
  ['MOVE soldiers-1 TO 2819', 'ear.needs-ship'],
  ['MOVE boyne TO 2719', 'ear.there-already'],
  ['CROSS soldiers-1', 'ear.not-a-ship'],
  ['EMBARK soldiers-1 ON lion', 'ear.apart'],
  ['EMBARK soldiers-1 ON fire-ship-1', 'ear.cannot-carry'],
  ['EMBARK supplies-2 ON merchant-1', 'ear.cannot-carry'],
  ['EMBARK soldiers-1 ON boyne\nEMBARK soldiers-4 ON boyne', 'ear.cannot-carry'],
  ['BUY boyne AT port royal', 'ear.on-map-already'],
  ['BUY norfolk AT cartagena', 'ear.no-place-there'],
  ['BUY frigate-3 AT port royal\nBUY frigate-3 AT barbados', 'ear.bought-above'],
  ['GARRISON soldiers-1 AT port royal', 'ear.no-garrison-now'],
])('%s is refused: %s', (lines, code) => {
  expect(refused(lines)).toEqual([`error ${code}`]);
});

test.each([
  'LOSSES',
  'LOSSES FIRST',
  'TARGET',
  'DOCK',
  'LAND',
  'GUNS',
  'FIRESHIPS',
  'BOMB',
  'RETREAT',
  'SCUTTLE',
])('%s names nobody, and is refused', (verb) => {
  expect(refused(verb)).toEqual(['error ear.not-an-act']);
  expect(refused(`STANDING ${verb}`)).toEqual(['error ear.not-an-act']);
});

test.each(['INTERCEPT', 'REROLL'])('%s alone means all', (verb) => {
  expect(refused(`STANDING ${verb}`)).toEqual([]);
});

test.each(['MOVE boyne TO 2819', 'CROSS boyne', 'EMBARK soldiers-1 ON boyne'])('in a storm %s is refused', (line) => {
  expect(refused(line)).toEqual([]);
  expect(refused(line, 2)).toEqual(['error ear.storm']);
});

test('a second leg may name the troops that ride along', () => {
  expect(refused('MOVE boyne, soldiers-1 TO 2819\nMOVE boyne, soldiers-1 TO 2820')).toEqual([]);
});

test.each([
  ['PLACE frigate-3 AT havana', ['error ear.no-place-there']],
  ['BUY frigate-3\nPLACE frigate-3 AT havana', ['error ear.no-place-there']],
  ['PLACE frigate-3 AT barbados', ['warning ear.in-pool']],
  ['BUY frigate-3 AT port royal\nPLACE frigate-3 AT barbados', ['warning ear.placed-already']],
  ['PLACE boyne AT barbados', ['warning ear.placed-already']],
  ['BUY frigate-3\nPLACE frigate-3 AT barbados', []],
] as const)('R 3.3 %s is told', (lines, said) => {
  expect(codes(judged(fleet(), 'english', lines))).toEqual(said);
});

test.each([
  ['PLACE soldiers-16 AT havana', []],
  ['PLACE soldiers-16 AT port royal', ['error ear.no-garrison-port']],
  ['PLACE san-isidro AT havana', ['warning ear.not-on-map']],
] as const)('R 3.1 %s is told in the set-up', (line, said) => {
  expect(codes(judged(setup(field), 'spanish', line))).toEqual(said);
});

test.each([
  ['DOCK augusta AT barbados', ['warning ear.not-aboard-there', 'warning ear.puts-off']],
  ['MOVE augusta TO barbados\nDOCK augusta, lion AT barbados', []],
  ['BUY frigate-3 AT barbados\nDOCK frigate-3, lion AT barbados', []],
] as const)('R 4.0 %s is told', (lines, said) => {
  expect(codes(judged(fleet(), 'english', lines)).filter((code) => code.startsWith('warning'))).toEqual(said);
});

test('R 2.2 a line of losses that names a kind one side never has is told so', () => {
  const told = (side: string, kinds: string) => codes(judged(fleet(), side, `LOSSES ${kinds}`));
  expect(told('spanish', 'merchants, cheapest')).toEqual(['warning ear.none-of-yours']);
  expect(told('spanish', 'boom chains, cheapest')).toEqual([]);
  expect(told('english', 'merchants, returning')).toEqual([]);
});

test('EMBARK takes the word in for on', () => {
  for (const line of ['EMBARK soldiers-1 IN boyne', 'EMBARCAR soldados-1 EN boyne', 'EMBARQUER soldats-1 DANS boyne'])
    expect(refused(line), line).toEqual([]);
});

test('R 7.2 an INTERCEPT near a port may leave out the little word', () => {
  const [line] = orders(fleet(), 'english', 'STANDING INTERCEPT CERCA habana');
  expect(line?.args.near).toEqual(['2114']);
});
