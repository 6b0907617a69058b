/** Who names a place and means its ships is told that its garrison goes too; who names units, or leaves some, is not. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { readOrders } from '../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../src/orders/say.ts';
import { grammarOf } from '../../src/table/draft.ts';
import { position } from '../games/jenkins-ear/table.ts';
import { game, viewOf } from '../games/jenkins-ear/words-table.ts';
import { read } from './grammar.ts';

const fleet = position('en 2719 port: boyne+soldiers-2, frigate-2, soldiers-4, cannons-port-royal');

function notesOf(text: string, language: 'en' | 'fr' = 'en'): string[] {
  const grammar = grammarOf(game, viewOf(fleet, 'english'), 'english', language);
  const say = diagnosticWords(language, game.messages);
  return readOrders(text, grammar).lines.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'note').map((one) => plainWords(sayDiagnostic(say, one))),
  );
}

test('a whole hex sent away takes those who hold it along, and says who they are and how they stay', () => {
  for (const line of ['MOVE 2719 TO 2819', 'MOVE port royal TO 2819'])
    expect(notesOf(line)).toEqual([
      'Takes also soldiers-4: nobody is left to hold Port Royal (2719). To leave somebody there, add EXCEPT and his name.',
    ]);
  expect(notesOf('ALLER 2719 VERS 2819', 'fr')[0]).toContain('ajoutez SAUF et son nom');
});

test('troops aboard hold nothing, and whoever is named or left out needs no telling', () => {
  expect(notesOf('MOVE 2719 EXCEPT soldiers-4 TO 2819')).toEqual([]);
  expect(notesOf('MOVE boyne, frigate-2, soldiers-4 TO 2819')).toEqual([]);
  expect(notesOf('HOLD 2719')).toEqual([]);
});

test('at Savannah too: works that a whole hex leaves empty', () => {
  const notes = (text: string) => read(text).flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code));
  expect(notes('MOVE 1404 TO 1504')).toContain('holders-go-too');
});
