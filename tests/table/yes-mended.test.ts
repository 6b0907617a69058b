/** YES to a CHECK that found lines wrong gives the others: the wrong ones are not brought back. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { wrongLines } from '../../src/reports/index.ts';
import { type AcknowledgementFacts, acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const [stage] = [...stages('savannah/assault', 2, 'classic', 1)].filter(({ due }) => due.includes('allied'));
const FACTS: AcknowledgementFacts = {
  ...{ seat: 'allied', language: 'fr', label: 'Savannah 7', turn: 16 },
  ...{ deadline: null, received: null, replaces: null },
};

/** The acknowledgement of a mail that answers what a CHECK of these lines showed. */
function givenOf(checked: readonly string[], ...said: readonly string[]) {
  const { record, stood } = stage as Stage;
  const text = ['CHECK', ...checked].join('\n');
  const made = draft(record, stood, 'allied', text, NOTHING, { language: 'fr' });
  const without = wrongLines(acknowledgementOf(record, made, FACTS).lines);
  const about = { shown: { text, without }, answersTurn: 16, answersCall: 'movement', language: 'fr' } as const;
  return acknowledgementOf(record, draft(record, stood, 'allied', said.join('\n'), NOTHING, about), FACTS);
}

const SENTENCE = 'Champagne marche en 1405 et attaque 1404';

test.each([
  ['a sentence by the order that it means', ['Champagne marche en 1405'], ['MARCHER champagne VERS 1405']],
  ['both orders of one', [SENTENCE], ['MARCHER champagne VERS 1405', 'ATTAQUER 1404 AVEC champagne']],
  ['a name, with another goal and in another tongue', ['MOVE armagnak TO 1305'], ['MARCHER armagnac VERS 1206']],
  ['nothing', [SENTENCE, 'HOLD dillon-irish'], []],
])('YES with %s mended brings no old line back, and says so', (_, checked, mended) => {
  const { lines } = givenOf(checked, 'OUI', ...mended);
  expect(lines.filter(({ tag }) => tag === 'error')).toEqual([]);
  const yes = lines.find(({ text }) => text === 'OUI');
  expect(plainWords(yes?.note ?? [])).toContain('Laissé de côté, comme le dit notre lettre : sa ligne 2, en erreur.');
});

test('a line that the CHECK did not tell to be wrong comes back as wrong', () => {
  const { record, stood } = stage as Stage;
  const shown = { text: 'CHECK\nMOVE armagnak TO 1305', without: [] };
  const about = { shown, answersTurn: 16, answersCall: 'movement' } as const;
  const { drafted } = draft(record, stood, 'allied', 'OUI', NOTHING, about);
  expect(drafted.lines.filter(({ outcome }) => outcome === 'error')).toHaveLength(1);
});
