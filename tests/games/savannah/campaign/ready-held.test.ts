/** READY beside an order that cannot be taken back waits until its writer has been told so; beside any other warning it counts. */
import { expect, test } from 'vitest';
import { advance } from '../../../../src/table/advance.ts';
import { draft } from '../../../../src/table/draft.ts';
import { begin, found } from '../../../../src/table/found.ts';
import { standing } from '../../../../src/table/stage.ts';
import { openDiced as openGame } from '../../registry.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const NOTHING = { orders: null, standing: [], ready: false };
const seats = [
  { id: 'british', roles: ['british'] },
  { id: 'allied', roles: ['french', 'american', 'allies'] },
];

/** The Allies' call for the orders of turn 3, in the campaign. */
function called() {
  const spec = { id: 'savannah-5', ...openGame('savannah/campaign'), seats, tempo: 'together' as const, seed: SEED };
  let on = advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, {}, AT);
  on = advance(on.record, SEED, {}, AT);
  return { record: on.record, stood: standing(on.record, SEED) };
}

const { record, stood } = called();
const drafted = (text: string, onFile = NOTHING, about = {}) =>
  draft(record, stood, 'allied', text, onFile, about).drafted;

test('READY beside the assault waits, and YES or READY to the answer lets it count', () => {
  const first = drafted('ASSAULT NEXT TURN\nREADY');
  expect(first).toMatchObject({ ready: false, readyKept: true, isFinal: true });
  const { orders, standing: kept } = first;
  const onFile = { orders, standing: kept, ready: false, readyKept: true };
  expect(drafted('YES', onFile as never, { asksReady: true })).toMatchObject({ ready: true, readyKept: false });
  expect(drafted('READY', onFile as never)).toMatchObject({ ready: true, readyKept: false, isFinal: false });
  expect(drafted('ASSAULT NEXT TURN\nREADY', onFile as never)).toMatchObject({ ready: true, isFinal: false });
});

test('beside a YES that gives other lines, READY waits for an assault written in the same mail, not for one that was shown', () => {
  const call = { shown: { text: 'MOMENTUM KEEP' }, answersTurn: stood.waiting?.printed ?? 0, answersCall: 'orders' };
  expect(drafted('YES\nASSAULT NEXT TURN\nREADY', NOTHING, call)).toMatchObject({ ready: false, isFinal: true });
  const seen = { ...call, shown: { text: 'ASSAULT NEXT TURN' } };
  expect(drafted('YES\nREADY', NOTHING, seen)).toMatchObject({ ready: true, isFinal: false });
});

test('READY beside a warning of what can be mended counts', () => {
  const { lines, ready } = drafted('MARCH foix TO 2914\nREADY');
  expect(lines[0]?.diagnostics.map(({ severity }) => severity)).toContain('warning');
  expect(ready).toBe(true);
});
