/** Names as people write them: joined, behind an article, in a list that says its verb once; what is nearly one is told whose. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

function opening(scenario: string, seat: string): Stage {
  for (const stage of stages(scenario, 2, 'classic', 1))
    if (stage.stood.waiting?.needs.some((need) => need.seat === seat && need.call === 'movement')) return stage;
  throw new Error('nobody is called');
}

const WAR = opening('jenkins-ear/war', 'spanish');
const PENSACOLA = opening('pensacola/assault', 'spanish');
const SAVANNAH = opening('savannah/assault', 'british');

function drafted({ record, stood }: Stage, seat: string, line: string) {
  const { orders, lines, mend } = draft(record, stood, seat, line, {
    orders: null,
    standing: [],
    ready: false,
  }).drafted;
  return { orders: orders?.map(({ canonical }) => canonical), wrong: lines[0]?.diagnostics[0], mend };
}

test.each([
  ['aller fregate-1 vers charlestown', ['MOVE sp-frigate-1 TO 2305']],
  ['aller frégate-1 vers charlestown', ['MOVE sp-frigate-1 TO 2305']],
  ['acheter la reina à la havane', ['BUY sp-reina AT 2114']],
  ['comprar la reina en la habana', ['BUY sp-reina AT 2114']],
  ['buy the reina at havana', ['BUY sp-reina AT 2114']],
  ['mover fragata-1 a charles town y atacar', ['MOVE sp-frigate-1 TO 2305 attack']],
  ['move frigate-1 to charles town and attack', ['MOVE sp-frigate-1 TO 2305 attack']],
  [
    'garnir soldats-11 à la guaira, soldats-10 à panama',
    ['GARRISON sp-soldiers-11 AT 3625', 'GARRISON sp-soldiers-10 AT 2427'],
  ],
] as const)('“%s” is read', (line, orders) => {
  expect(drafted(WAR, 'spanish', line).orders).toEqual(orders);
});

test.each([
  ['MOVER espana y rangers HACIA 2122', ['MOVE espana, lu-rangers TO 2122']],
  ['MOVER espana, rangers HACIA 2122', ['MOVE espana, lu-rangers TO 2122']],
] as const)('“%s” goes on with a word of a name', (line, orders) => {
  expect(drafted(PENSACOLA, 'spanish', line).orders).toEqual(orders);
});

test('behind “and” neither a verb nor a word like a name is one', () => {
  for (const word of ['luego', 'marchar', 'rangrs'])
    expect(drafted(PENSACOLA, 'spanish', `MOVER espana y ${word} HACIA 2122`).orders).toBeUndefined();
});

test('of a list with one verb that names somebody twice or nobody nothing is taken', () => {
  expect(drafted(SAVANNAH, 'british', 'MOVE ra-2 TO 1605, ra-2 TO 1404').orders).toBeUndefined();
  expect(drafted(WAR, 'spanish', 'garnir soldats-11 à la guaira, soldats-99 à panama').orders).toBeUndefined();
});

test.each([
  'aller fregate-1, soldats-17 vers saint-domingue attaquer',
  'aller fregate-1, soldats-17 vers saint domingue',
])('“%s” may mean Santo Domingo', (line) => {
  const { orders, wrong } = drafted(WAR, 'spanish', line);
  expect(orders).toBeUndefined();
  expect(wrong).toMatchObject({ code: 'unknown-place', didYouMean: 'Santo Domingo' });
});

test('a word that many places have in their names suggests none of them', () => {
  expect(drafted(WAR, 'spanish', 'aller fregate-1 vers port-au-prince').wrong?.didYouMean).toBeUndefined();
});

test('a name misspelt behind its first word is mended, and one word may say it whole', () => {
  const { wrong, mend } = drafted(SAVANNAH, 'british', 'MOVE black volunters TO 1905');
  expect(wrong).toMatchObject({ code: 'unknown-unit', didYouMean: 'black-volunteers' });
  expect(mend).toMatchObject([{ canonical: 'MOVE black-volunteers TO 1905' }]);
  expect(drafted(SAVANNAH, 'british', 'MOVE blackvolunteers TO 1905').orders).toEqual([
    'MOVE black-volunteers TO 1905',
  ]);
});

test('a word that stands once is not said to stand twice', () => {
  const { wrong } = drafted(SAVANNAH, 'british', 'Attack the French in 1405 with scr-2, marines');
  expect(wrong).toMatchObject({ code: 'unexpected-word', facts: { written: 'French' } });
  expect(drafted(SAVANNAH, 'british', 'MOVE ra-2 TO 1605 TO 1404').wrong).toMatchObject({ code: 'slot-twice' });
});

test.each([
  ['LOSSES milita FIRST', 'militia'],
  ['PERTES milicce', 'milice'],
  ['LOSSES gam-11 FIRST', 'gam-1'],
])('“%s” may mean %s', (line, didYouMean) => {
  const { orders, wrong } = drafted(SAVANNAH, 'british', line);
  expect(orders).toBeUndefined();
  expect(wrong).toMatchObject({ code: 'unknown-unit', didYouMean });
});
