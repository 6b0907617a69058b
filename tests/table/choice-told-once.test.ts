/** The letter of a choice tells what happened since its seat's last letter of the turn, and nothing of that again. */
import { expect, test } from 'vitest';
import { plainWords } from '../../src/engine/phrase.ts';
import { stages } from './stages.ts';

test('what the letter of a choice has told of a turn the letter of its next choice does not tell again', () => {
  const told = new Map<string, readonly string[]>();
  let compared = 0;
  for (const stage of stages('savannah/assault', 2, 'full', 1)) {
    for (const seat of stage.due) {
      const happened = (stage.question(seat, 'en')?.happened ?? []).map(plainWords);
      const before = told.get(seat);
      if (before && happened.length > 0) {
        compared++;
        expect(happened.filter((sentence) => before.includes(sentence))).toEqual([]);
      }
      if (happened.length > 0) told.set(seat, [...(before ?? []), ...happened]);
    }
  }
  expect(compared).toBeGreaterThan(2);
});
