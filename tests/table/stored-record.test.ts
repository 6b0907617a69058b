/** A record read back from its stored text plays as it did when it was made. */
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/engine/canonical.ts';
import type { Json } from '../../src/engine/contract.ts';
import type { Entry } from '../../src/engine/journal.ts';
import { advance } from '../../src/table/advance.ts';
import { begin, found } from '../../src/table/found.ts';
import { replay } from '../../src/table/replay.ts';
import { openGame } from '../games/registry.ts';

const SEED = '3c'.repeat(32);
const AT = '2026-10-01T20:00:00Z';

test('a war at sea replays from its journal as the database gives it back, whatever order an answer was written in', () => {
  const { game, scenario } = openGame('jenkins-ear/war');
  let { record } = begin(found({ id: 'war-1', game, scenario, tempo: 'together', seed: SEED }, AT), SEED, {}, AT);
  const played = [];
  for (let turn = 0; turn < 4; turn++) {
    const on = advance(record, SEED, {}, AT);
    played.push(...on.closed);
    record = on.record;
  }
  const stored = decode<Entry[]>(encode(record.entries as unknown as Json));
  const again = replay({ ...record, entries: stored }, SEED);
  expect(again.map(({ events }) => encode(events as unknown as Json))).toEqual(
    played.map(({ events }) => encode(events as unknown as Json)),
  );
});
