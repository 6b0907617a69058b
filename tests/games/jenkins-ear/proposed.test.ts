/** A wrong line is proposed anew without those who could be no part of it, and its writer is told who they are and why. */
import { expect, test } from 'vitest';
import type { EarLanguage } from '../../../src/games/jenkins-ear/messages/languages.ts';
import { diagnosticWords, sentenceOf } from '../../../src/orders/say.ts';
import { draft } from '../../../src/table/draft.ts';
import { statedAt } from '../../rehearsal/verdicts.ts';
import { position } from './table.ts';
import { game } from './words-table.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const begun = { phase: null, turn: 2, ordinal: 3 } as const;
const fleet = 'en 2206 port: frigate-1, soldiers-1; en 2719 port: boyne, cannons-port-royal, soldiers-4, soldiers-9';

/** What is proposed for a line, and what is said with it. */
function proposed(text: string, language: EarLanguage = 'en') {
  const { record, stood, seat } = statedAt(game, position(fleet, begun), 'english');
  const { drafted } = draft(record, stood, seat, text, NOTHING);
  const words = diagnosticWords(language, game.messages);
  const said = drafted.lines.flatMap(({ diagnostics }) => diagnostics.map((one) => sentenceOf(words, one)));
  return { lines: drafted.mend.map(({ canonical }) => canonical), said: said.join(' ') };
}

test.each([
  ['who is elsewhere', 'MOVE frigate-1, soldiers-1, boyne TO nasau', 'MOVE en-frigate-1, en-soldiers-1 TO 2612'],
  ['who never moves', 'MOVE boyne, cannons-port-royal TO nasau', 'MOVE en-boyne TO 2612'],
  ['who finds no hold', 'MOVE boyne, soldiers-4, soldiers-9 TO nasau', 'MOVE en-boyne, en-soldiers-9 TO 2612'],
])('%s is left out', (_who, wrong, right) => {
  expect(proposed(wrong).lines).toEqual([right]);
});

test('where all can go, or none can, nobody is left out', () => {
  expect(proposed('MOVE boyne, soldiers-4 TO nasau')).toMatchObject({
    lines: ['MOVE en-boyne, en-soldiers-4 TO 2612'],
  });
  expect(proposed('MOVE boyne, soldiers-4 TO nasau').said).not.toContain('without');
  expect(proposed('MOVE cannons-port-royal TO nasau').lines).toEqual([]);
});

test.each([
  ['en', 'The line that is proposed is without cannons-of-port-royal: cannons-of-port-royal has no anchor'],
  ['fr', 'La ligne proposée est sans canons-de-port-royal : canons-de-port-royal '],
  ['es', 'La línea propuesta va sin cañones-de-port-royal: cañones-de-port-royal no tiene ancla'],
] as const)('it is told in %s who is left out, and why', (language, told) => {
  expect(proposed('MOVE boyne, cannons-port-royal TO nasau', language).said).toContain(told);
});
