/** A hex behind WITH stands for those who will be there when the attack is made, whichever line marches them, of this mail or on file. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import type { OnFile } from '../../src/orders/book/types.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const [stage] = [...stages('savannah/assault', 2, 'classic', 1)].filter(({ due }) => due.includes('allied'));
const drafted = (onFile: OnFile, ...lines: readonly string[]) => {
  const { record, stood } = stage as Stage;
  return draft(record, stood, 'allied', lines.join('\n'), onFile).drafted;
};
const attackersOf = ({ inForce }: ReturnType<typeof drafted>) =>
  inForce.find(({ order }) => order.verb === 'ATTACK')?.order.args.with;

const COMES = 'MOVE champagne TO 1405';
const GOES = 'MOVE avant-garde TO 1305';
const HERE = 'MOVE avant-garde TO 1405';
const ATTACK = 'ATTACK 1404 WITH 1405';
const onFile = drafted(NOTHING, COMES, HERE, 'HOLD dillon-irish');

test.each([
  ['in the lines above', NOTHING, [COMES, HERE, ATTACK], ['avant-garde', 'champagne']],
  ['in the lines below', NOTHING, [ATTACK, COMES, HERE], ['avant-garde', 'champagne']],
  ['on file, in a mail that amends', onFile, ['AMEND', ATTACK], ['avant-garde', 'champagne']],
  ['on file, in a mail of attacks alone, which leaves the marches', onFile, [ATTACK], ['avant-garde', 'champagne']],
  ['on file, but for one who is sent elsewhere', onFile, ['AMEND', ATTACK, GOES], ['champagne']],
  ['on file, but for one whose march is cancelled', onFile, ['CANCEL avant-garde', ATTACK], ['champagne']],
  ['on file, but for one who holds', onFile, ['AMEND', ATTACK, 'HOLD avant-garde'], ['champagne']],
  ['in the lines, where they take the place of those on file', onFile, [ATTACK, HERE], ['avant-garde']],
])('with marches %s', (_, book, lines, units) => {
  expect(attackersOf(drafted(book, ...lines))).toEqual(units);
});

test.each([
  ['en', '1406 stands for those who will be there by then, without avant-garde, with armagnac.'],
  ['fr', '1406 désigne ceux qui y seront alors, sans avant-garde, avec armagnac.'],
] as const)('where others stand there now, in %s the answer says so', (language, said) => {
  const { record } = stage as Stage;
  const say = diagnosticWords(language, record.game.messages);
  const told = (...lines: readonly string[]) =>
    drafted(NOTHING, ...lines).inForce.flatMap(({ order, notes }) =>
      order.verb === 'ATTACK' ? notes.map((one) => plainWords(sayDiagnostic(say, one))) : [],
    );
  expect(told(HERE, 'MOVE armagnac TO 1406', 'ATTACK 1505 WITH 1406')).toContain(said);
  // Of whom a hex may mean where nobody is now the order itself tells.
  expect(told(HERE, COMES, ATTACK).join()).not.toMatch(/1405 (?:stands|désigne)/);
});
