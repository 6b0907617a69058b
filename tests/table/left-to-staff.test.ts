/** An order that says “best” leaves its choice to the staff: nobody is asked, and a letter that asks takes it for an answer. */
import { expect, test } from 'vitest';
import { questionOf } from '../../src/table/asking.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** The first time that this is asked. */
function asked(part: string): { stage: Stage; seat: string } {
  for (const stage of stages('savannah/assault', 2, 'full', 3))
    for (const { seat, address } of stage.stood.waiting?.needs ?? [])
      if (address.includes(part)) return { stage, seat };
  throw new Error(`nobody is asked ${part}`);
}

test.each([
  ['en', 'MORTAR best'],
  ['fr', 'MORTIER meilleur'],
  ['es', 'MORTERO mejor'],
] as const)('the mortar’s aim is answered in %s by “%s”', (language, line) => {
  const { stage, seat } = asked('/mortar-fire@');
  const { record, stood } = stage;
  const made = draft(record, stood, seat, line, NOTHING, { language });
  const put = questionOf(record, stood, { seat, language, label: 'L', deadline: null }, made);
  expect(put?.wrong).toEqual([]);
  expect(put?.options.map(({ words }) => words)).toContain(put?.understood);
});
