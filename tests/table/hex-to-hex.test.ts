/** A march told by two hexes, and all who stand in one: however they are put, nothing of it is talk and nobody marches who stands elsewhere. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const MILITIA = ['garden', 'harden', 'reed', 'sc-militia', 'skirving', 'huger'];

const OPENING = (() => {
  for (const stage of stages('savannah/assault', 2, 'classic', 1))
    if (stage.stood.waiting?.needs.some(({ seat, call }) => seat === 'allied' && call === 'movement')) return stage;
  throw new Error('nobody is called');
})();

function drafted(line: string) {
  const onFile = { orders: null, standing: [], ready: false };
  const { orders, lines, mend } = draft(OPENING.record, OPENING.stood, 'allied', line, onFile).drafted;
  const [{ outcome, diagnostics } = { outcome: 'none', diagnostics: [] }] = lines;
  const wrong = diagnostics.find(({ severity }) => severity === 'error');
  return { orders: orders?.map(({ canonical }) => canonical), outcome, wrong, mend: mend.map((one) => one.canonical) };
}

test.each([
  'MOVE avant-garde 1406 to 1506',
  'MOVE avant-garde 1406 -> 1506',
  'move avant-garde 14 06 to 15 06',
])('“%s” says where they come from', (line) => {
  expect(drafted(line).orders).toEqual(['MOVE avant-garde TO 1506']);
});

test.each([
  'MOVE avant-garde 1407 to 1506',
  'avant-garde 1407 to 1506',
  'Avant-gardes men 1407 to 1506',
])('“%s” has them come from where they are not, and says where they are', (line) => {
  expect(drafted(line)).toMatchObject({
    outcome: 'error',
    wrong: { code: 'not-from-there', facts: { place: '1406', from: '1407' } },
    mend: [],
  });
});

test.each([
  'MOVE all in 2408 TO 2409',
  'MOVE everyone at 2408 to 2409',
  'MOVE the whole stack 2408 to 2409',
  'MOVE all FROM 2408 TO 2409',
  "move huger's whole stack to 2409",
  'MARCHER toute la pile de huger VERS 2409',
  'MARCHER tout le monde en 2408 VERS 2409',
  'MOVER todos los de 2408 A 2409',
])('“%s” is for all who stand there', (line) => {
  expect(drafted(line).orders).toEqual([`MOVE ${MILITIA.join(', ')} TO 2409`]);
});

test.each([
  "huger's whole stack 2408 to 2409",
  'all in 2408 to 2409',
  'everyone in 2408 goes to 2409',
  'my men in 2408 should go to 2409',
  'tous ceux de 2408 vers 2409',
  '2408 to 2409',
  '2408 -> 2409',
  'huger and his militia to 2409',
  'MOVE huger and his militia to 2409',
  'MARCHER huger et ses hommes VERS 2409',
])('“%s” is an error, and is shown as the order of all who stand there', (line) => {
  expect(drafted(line)).toMatchObject({ outcome: 'error', mend: [`MOVE ${MILITIA.join(', ')} TO 2409`] });
});

test('of a name and two hexes he alone is meant, and of several each', () => {
  expect(drafted('Pulaskis cavalry 1309 to 1308')).toMatchObject({ outcome: 'error', mend: ['MOVE pulaski TO 1308'] });
  expect(drafted('dillon 1407 to 1406, foix 1307 to 1306').wrong?.didYouMean).toBe(
    'MOVE dillon TO 1406 / MOVE foix TO 1306',
  );
});

test('“his” before a name is passed over, and nobody else of the stack goes along', () => {
  expect(drafted('MOVE dillon and his irish TO 1507').orders).toEqual(['MOVE dillon, dillon-irish TO 1507']);
  expect(drafted('Dillon and his Irish go to 1507').mend).toEqual(['MOVE dillon, dillon-irish TO 1507']);
});

test('where nobody of theirs stands none is shown', () => {
  expect(drafted('everyone in 1707 goes to 1706')).toMatchObject({
    outcome: 'error',
    wrong: { code: 'nobody-there' },
    mend: [],
  });
});

test.each([
  'The road from 1406 to 1506 is blocked',
  'How far is it from 1406 to 1506?',
  'I looked at 1406 to 1506',
  'hexes 1406 to 1506 look empty',
])('“%s” is talk', (line) => {
  expect(drafted(line).outcome).toBe('ignored');
});

test('of a number that is no hex its column is told; of one beyond all columns, the map', () => {
  expect(drafted('MOVE foix TO 1799').wrong?.facts).toMatchObject({ column: '17', first: '1701', last: '1723' });
  const { facts } = drafted('MOVE foix TO 9901').wrong ?? {};
  expect(facts).toMatchObject({ first: '1001', last: '4223' });
  expect(facts).not.toHaveProperty('column');
});
