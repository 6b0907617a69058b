/** DEFEND with a chit that takes a leader is told where none will be near, by the marches above it. */
import { expect, test } from 'vitest';
import { draft } from '../../../src/table/draft.ts';
import { stages } from '../../table/stages.ts';

/** What the last line of a British mail is told of its chit, where they march first. */
function toldOf(...lines: readonly string[]) {
  for (const { record, stood, due } of stages('savannah/assault', 2, 'classic', 1, undefined, 'a1'.repeat(32))) {
    if (due[0] !== 'british' || !stood.waiting?.address.includes('movement')) continue;
    const { drafted } = draft(record, stood, 'british', lines.join('\n'), { orders: null, standing: [], ready: false });
    return drafted.lines.at(-1)?.diagnostics.filter(({ code }) => code === 'boar.tactic-unled');
  }
  throw new Error('the British never march');
}

test.each([
  'STANDING ',
  '',
])('series 12.5 %sDEFEND with a chit of leaders warns of a hex where none is near', (standing) => {
  const [told, ...more] = toldOf(`${standing}DEFEND 1605 TACTIC turn flank`) ?? [];
  expect(more).toEqual([]);
  expect(told).toMatchObject({
    severity: 'warning',
    facts: { tactic: 'turn-flank', on: ['1605'], leader: 'maitland', stands: '1503', waits: 'part' },
  });
});

test('series 12.5 it warns of no chit that takes none, of no hex with a leader, and not where a line above sends one', () => {
  const chit = 'STANDING DEFEND 1605 TACTIC turn flank';
  expect(toldOf('STANDING DEFEND 1605 TACTIC stand fast')).toEqual([]);
  expect(toldOf('STANDING DEFEND 1503 TACTIC turn flank')).toEqual([]);
  expect(toldOf('MOVE maitland TO 1604', chit)).toEqual([]);
  // Porbeck is nearer then than Maitland.
  expect(toldOf('MOVE maitland TO 1402', chit)).toMatchObject([{ facts: { leader: 'porbeck', stands: '1404' } }]);
});
