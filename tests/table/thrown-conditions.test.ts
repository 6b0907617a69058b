/** What dice decide is not foretold: no answer says of a RESULT that it will not come, for one rehearsal threw another. */
import { expect, test } from 'vitest';
import { draft } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

test('a second throw on a bad RESULT is not said to be in vain while an attack may come to it', () => {
  let asked = 0;
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) {
    const { record, stood, due } = stage;
    if (!stood.waiting?.address.includes('/combat')) continue;
    const seat = due[0] as string;
    const form = stage
      .call(seat, 'en')
      .form.join('\n')
      .replaceAll(/ \\\n# +/g, ' ');
    const attack = /\n# (ATTACK .*)/.exec(form)?.[1];
    if (attack === undefined) continue;
    asked++;
    const mail = `${attack}\nMOMENTUM REROLL IF RESULT <= R/-`;
    const [, reroll] = draft(record, stood, seat, mail, NOTHING).drafted.lines;
    expect(reroll?.diagnostics.map(({ code }) => code)).not.toContain('condition-not-held');
  }
  expect(asked).toBeGreaterThan(0);
});
