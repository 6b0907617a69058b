/** In `full` whoever is asked who leads is asked in the same letter for his tactic, which is the same whoever leads. */
import { expect, test } from 'vitest';
import { stages } from '../../table/stages.ts';

/** Of a seat, every letter that asks who leads, by what else it asks. */
const letters = [...stages('savannah/assault', 2, 'full', 3)].flatMap(({ stood, question }) =>
  (stood.waiting?.needs ?? []).flatMap(({ seat, question: kind, address }) =>
    kind === 'lead-unit' ? [{ seat, address, others: question(seat, 'en')?.others.map(({ asks }) => asks) ?? [] }] : [],
  ),
);

test('the letter asks for both, of attacker and defender alike, unless somebody else comes between', () => {
  const together = letters.filter(({ others }) => others.length > 0);
  expect(together.length).toBeGreaterThan(letters.length / 2);
  for (const { others } of together) expect(others).toEqual(['Which tactic do we choose?']);
  const parts = together.map(({ seat, address }) =>
    address.includes(`/${seat === 'british' ? 'british' : 'allies'}/`) ? 'attacker' : 'defender',
  );
  expect(new Set(parts)).toEqual(new Set(['attacker', 'defender']));
});
