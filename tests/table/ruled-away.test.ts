/** A ruling may lead play past choices that were put before it. */
import { expect, test } from 'vitest';
import { advance } from '../../src/table/advance.ts';
import { replay } from '../../src/table/replay.ts';
import { isRefusal, rule } from '../../src/table/umpire.ts';
import { SEED, type Stage, stages } from './stages.ts';

const AT = '2026-11-22T21:00:00Z';
const START = 't16/allies/combat/#start';

/** Where the British are called for their marches, the Allied attacks being fought, in full: choices were put by letter. */
function fought(): Stage {
  for (const stage of stages('savannah/assault', 2, 'full', 1))
    if (stage.stood.waiting?.address === 't16/british/movement/movement@british') return stage;
  throw new Error('the British were never called');
}

test('where a ruling takes an attack back, the choices of that attack are forgotten: the turn closes and replays', () => {
  let { record } = fought();
  const put = record.entries.flatMap(({ content }) => (content.kind === 'pause' ? content.needs : []));
  expect(put.filter((address) => address.startsWith('t16/allies/combat/1404/')).length).toBeGreaterThan(0);
  for (const unit of ['avant-garde', 'champagne', 'grenadier-bn', 'armagnac', 'dillon-irish', 'vol-grenadiers']) {
    const act = { turn: 1, address: START, edit: 'place', arg: { unit, hex: null }, reason: 'x' };
    const ruled = rule(record, SEED, act, 'umpire', AT);
    if (isRefusal(ruled)) throw new Error(ruled.refused);
    record = ruled.record;
  }
  let closed = 0;
  for (let stage = 0; closed === 0; stage++) {
    const on = advance(record, SEED, {}, AT);
    ({ record } = on);
    closed = on.closed.length;
    expect(stage).toBeLessThan(100);
  }
  expect(replay(record, SEED)).toHaveLength(1);
});
