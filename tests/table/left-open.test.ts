/** A card that is played on nobody in particular: its line is told on whom, the form says so, and he who builds is meant before others. */
import { expect, test } from 'vitest';
import type { Language } from '../../src/engine/contract.ts';
import type { PensacolaState } from '../../src/games/pensacola/state.ts';
import { renderAcknowledgement } from '../../src/reports/index.ts';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { draft } from '../../src/table/draft.ts';
import { examplesFor } from '../../src/table/examples.ts';
import { game, pensacola } from '../games/pensacola/campaign.ts';
import { deal } from '../games/pensacola/cards.ts';
import { positionIn } from '../games/pensacola/field.ts';
import { statedAt } from '../rehearsal/verdicts.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** The road has come to 2613 with the Rangers; Aragon could begin one of its own at 2510. Card 24 doubles what one of them builds. */
function axesHeld(): PensacolaState {
  const state = positionIn(pensacola, '2524 ra-3; 2510 aragon; 2613 lu-rangers', {
    turn: 2,
    ordinal: 2,
    weather: 'clear',
  });
  state.corduroy = [...(state.corduroy ?? []), '2612', '2613'];
  state.works.heads = ['2613'];
  return deal(state, 'spanish', 24);
}

function answered(lines: readonly string[], language: Language = 'en'): string {
  const { record, stood, seat } = statedAt(game, axesHeld(), 'spanish');
  const made = draft(record, stood, seat, lines.join('\n'), NOTHING, { language });
  const reader = { seat, language, label: 'Game', deadline: null, received: null, replaces: null, turn: 2 };
  return renderAcknowledgement(acknowledgementOf(record, made, reader)).text.replace(/\s+/g, ' ');
}

test.each([
  ['en', 'PLAY 24', 'On what do we play the card? The line leaves it open, so: aragon. To say it: PLAY 24 ON aragon.'],
  ['fr', 'JOUER 24', 'La ligne ne le dit pas, donc : aragon. Pour le dire : JOUER 24 SUR aragon.'],
  ['es', 'JUGAR 24', 'La línea no lo dice; por tanto: aragon. Para decirlo: JUGAR 24 SOBRE aragon.'],
] as const)('%s: PLAY without ON is told on whom the card is played', (language, line, told) => {
  expect(answered([line], language)).toContain(told);
  expect(answered(['PLAY 24 ON lu-rangers'])).not.toContain('leaves it open');
});

test('S 4.3 who builds in the same book is whom the card is played on, and builds twice as far', () => {
  const text = answered(['PLAY 24', 'BUILD lu-rangers TO 2716']);
  expect(text).toContain('so: lu-rangers. To say it: PLAY 24 ON lu-rangers.');
  expect(text).toMatch(/ok BUILD lu-rangers TO 2716/);
  expect(answered(['PLAY 24 ON aragon', 'BUILD lu-rangers TO 2716'])).toContain('cannot bring the road to 2716');
});

test('the form shows the card with somebody it may be played on', () => {
  const { record, stood, seat } = statedAt(game, axesHeld(), 'spanish');
  expect(examplesFor(record, stood, seat, 'en').fit('PLAY 24')).toMatch(/^PLAY 24 ON (?:aragon|lu-rangers)$/);
});
