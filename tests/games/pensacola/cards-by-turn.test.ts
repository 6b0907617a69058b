/** A card that is played from a turn on is told so, with what it does, and is offered no sooner. */
import { expect, test } from 'vitest';
import { plainWords } from '../../../src/engine/phrase.ts';
import { stillTelling } from '../../../src/engine/telling.ts';
import type { PensacolaState } from '../../../src/games/pensacola/state.ts';
import type { PensacolaView } from '../../../src/games/pensacola/view.ts';
import { readOrders } from '../../../src/orders/read.ts';
import { diagnosticWords, sayDiagnostic } from '../../../src/orders/say.ts';
import { grammarOf } from '../../../src/table/draft.ts';
import { saidOf } from '../../rehearsal/verdicts.ts';
import { dispatchesIn } from '../../told.ts';
import { game, pensacola } from './campaign.ts';
import { deal } from './cards.ts';
import { positionIn } from './field.ts';

/** Card 25 brings French guns from turn 7 on, before the Spanish move; here they move in this turn already. */
const on = (turn: number): PensacolaState =>
  deal(
    positionIn(pensacola, '2524 ra-3; 2421 navarra', {
      ...{ turn, ordinal: turn, weather: 'clear', phasing: 'spanish', first: 'british' },
    }),
    'spanish',
    25,
  );

function against(state: PensacolaState, language: 'en' | 'es'): string {
  const orders = readOrders('PLAY 25', grammarOf(game, game.view(state, 'spanish'), 'spanish')).lines;
  const say = diagnosticWords(language, game.messages);
  const read = orders.flatMap((line) => (line.read ? [line.read.order] : []));
  const said = saidOf(game, state, 'spanish', read).flat();
  return said.map((one) => plainWords(sayDiagnostic(say, one))).join(' ');
}

function letter(state: PensacolaState): { readonly row: string; readonly whole: string } {
  const view = game.view(state, 'spanish') as PensacolaView;
  const next = { ordinal: state.ordinal, printed: state.turn, calls: ['movement'], heard: [] };
  const story = game.story({ ...stillTelling('spanish', 'en', view), next });
  const rows = dispatchesIn(story).flatMap((subject) => subject.rows);
  const row = rows.find(({ label }) => /^25 /.test(label));
  return { row: plainWords(row?.text ?? []), whole: JSON.stringify([story.chapters, story.form]) };
}

test('P 3.2 a card of later turns is offered for none before them, and its line in the letter says what it does and when', () => {
  const { row, whole } = letter(on(4));
  expect(row).toContain('From turn 7: the French batteries A and B come in');
  expect(whole).not.toContain('PLAY 25');
  expect(letter(on(6)).row).toContain('PLAY 25 now, for turn 7');
});

test('P 3.2 an order to play it too soon is told from when it is played', () => {
  expect(against(on(4), 'es')).toBe(
    'La carta 25, Cañones franceses en tierra, se juega desde el turno 7; antes esta orden no hace nada.',
  );
  expect(against(on(6), 'en')).toContain('counts as turn 7 opens');
});
