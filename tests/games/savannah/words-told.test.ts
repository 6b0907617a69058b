/** Words of letters that once read wrongly: a hexside in French, a step that costs no strength, one battery. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import { stages } from '../../table/stages.ts';
import { openGame } from '../registry.ts';

const { game } = openGame('savannah/campaign');

function told(heard: readonly object[]): string {
  const state = { ...game.setup(), turn: 9, ordinal: 9 };
  const telling = { ...stillTelling('british', 'fr', game.view(state, 'british')), heard };
  return JSON.stringify(game.story(telling as never));
}

const tale = (kind: string, facts: object) => ({ kind, address: 't9/allies/movement/card', rule: 'S 4.3', facts });

test('a card played on a hexside names it in French', () => {
  const text = told([tale('savannah.card-played', { card: 22, side: 'british', target: '2008/NW', answered: null })]);
  expect(text).toContain('2008 NO');
  expect(text).not.toContain('2008/NW');
});

test('a step that costs no strength is told without figures', () => {
  const step = { kind: 'step', unit: 'mortar', from: 2, to: 1 };
  const text = told([tale('savannah.card-effect', { card: 22, side: 'british', effects: [step] })]);
  expect(text).toContain('perdu un pas.');
});

test('one battery is one', () => {
  const [opening] = stages('savannah/campaign', 2, 'together', 1);
  const lines = opening?.call('british', 'fr').story.summary.map(plainWords) ?? [];
  expect(lines.join(' ')).toContain('1 batterie,');
});
