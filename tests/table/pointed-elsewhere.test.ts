/** An order that answers a list of hexes names one of them: what it names besides is not put in its place in silence. */
import { expect, test } from 'vitest';
import { draft, repliesIn } from '../../src/table/draft.ts';
import { stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** The first choice of a way back, and whose it is. */
function firstRetreat() {
  for (const { record, stood } of stages('savannah/assault', 2, 'full', 3)) {
    const need = stood.needs.find((one) => one.type === 'question' && one.kind === 'retreat-path');
    const waiting = stood.waiting?.needs.find(({ address }) => address === need?.address);
    if (need?.type === 'question' && need.space.kind === 'one' && waiting) {
      const { unit } = need.about as { unit: string };
      return { record, stood, seat: waiting.seat, unit, hexes: need.space.of.map(String) };
    }
  }
  throw new Error('nobody is asked where to fall back');
}

test('a retreat to a hex that is not listed is refused with what is, and one that is listed is taken', () => {
  const { record, stood, seat, unit, hexes } = firstRetreat();
  const answers = (line: string) => draft(record, stood, seat, line, NOTHING);
  const [listed = ''] = hexes;
  expect(Object.values(repliesIn(answers(`RETREAT ${unit} TO ${listed}`)) ?? {})[0]).toBe(listed);
  const elsewhere = answers(`RETREAT ${unit} TO 1405`);
  expect(hexes).not.toContain('1405');
  expect(repliesIn(elsewhere)).toBeNull();
  expect(elsewhere.questions[0]?.reply).toMatchObject({ wrong: [{ code: 'reply-number', severity: 'error' }] });
});
