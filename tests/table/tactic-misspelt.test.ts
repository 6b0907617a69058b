/** A tactic that stands behind an order without its word, cut short or misspelt: the mended line has it. */
import { expect, test } from 'vitest';
import { acknowledge } from '../../src/orders/acknowledge.ts';
import { diagnosticWords } from '../../src/orders/say.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

function storm(): Stage {
  for (const stage of stages('savannah/assault', 2, 'classic', 1))
    if (stage.due.includes('british') && stage.stood.waiting?.address.includes('/combat/')) return stage;
  throw new Error('the British are never asked for attacks');
}

const { record, stood } = storm();

test.each([
  [
    'en',
    'attack 1605 with fraser-2, lead fraser-2, frontal assualt',
    'ATTACK 1605 WITH fraser-2 LEAD fraser-2 TACTIC frontal assault',
  ],
  [
    'en',
    'ATTACK 1605 WITH fraser-2 LEAD fraser-2 frontal',
    'ATTACK 1605 WITH fraser-2 LEAD fraser-2 TACTIC frontal assault',
  ],
  ['en', 'DEFEND 1404 stnad fast', 'DEFEND 1404 TACTIC stand fast'],
  [
    'fr',
    'attaquer 1605 avec fraser-2, tête fraser-2, assault frontal',
    'ATTACK 1605 WITH fraser-2 LEAD fraser-2 TACTIC frontal assault',
  ],
] as const)('in %s “%s” is mended, and is on record as %s', (language, line, mended) => {
  const { drafted } = draft(record, stood, 'british', line, NOTHING, { language });
  expect(drafted.lines[0]?.outcome).toBe('error');
  expect(acknowledge(drafted, diagnosticWords(language, record.game.messages), [], []).mend[1]).toBe(mended);
});
