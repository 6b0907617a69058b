/** The report that ends a game opens every key of its last turn, and what all keys come from; until then they stay closed. */
import { expect, test } from 'vitest';
import { hashesOf } from '../../src/engine/dice.ts';
import { renderReportHtml, renderReportText } from '../../src/reports/index.ts';
import { advance } from '../../src/table/advance.ts';
import { begin, found } from '../../src/table/found.ts';
import { reportOf } from '../../src/table/telling.ts';
import { openDiced as openGame } from '../games/registry.ts';
import { SEED } from './stages.ts';

const AT = '2026-11-22T20:00:00Z';

test('at the end nothing stays closed, and each letter says how the dice are checked', () => {
  const opened = openGame('savannah/assault');
  const seats = opened.game.seats.map(({ id, roles }) => ({ id, roles }));
  const spec = { id: 'ends-1', ...opened, seats, tempo: 'together' as const, seed: SEED };
  let on = advance(begin(found(spec, AT), SEED, {}, AT).record, SEED, null, AT);
  const closed = [...on.closed];
  const openings = new Map<number, string>();
  while (!on.over) {
    for (const one of on.closed) openings.set(one.ordinal + 1, one.closing);
    on = advance(on.record, SEED, {}, AT, openings);
    closed.push(...on.closed);
  }
  const reader = { seat: 'british', language: 'en' as const, label: 'Ends 1', deadline: null, standing: [] };
  const reports = closed.map((result) => reportOf(on.record, result, null, reader));
  const [first] = reports;
  const last = reports.at(-1);
  expect(first?.record.closed.map(({ audience }) => audience)).toEqual(['allies', 'sealed']);
  expect(first?.record.source).toBeUndefined();
  expect(last?.record.closed).toEqual([]);
  expect(first?.record.commitments).not.toEqual([]);
  expect(last?.record.commitments).toEqual([]);
  expect(last?.record.keys.map(({ audience }) => audience)).toEqual(['all', 'allies', 'british', 'sealed']);
  expect(last?.record.source?.seed).toBe(SEED);
  const keys = Object.fromEntries(last?.record.keys.map(({ audience, hex }) => [audience, hex]) ?? []);
  expect(hashesOf(keys)).toEqual(closed.at(-1)?.opened.at(-1)?.hashes);
  if (!first || !last) throw new Error('no turn closed');
  // Without its PDF, which has them else.
  const text = renderReportText(last, { pdf: 'unwanted' });
  expect(text).not.toContain('still closed');
  expect(text).toContain(`Seed of the game\n  ${SEED}`);
  for (const report of reports) {
    expect(renderReportText(report)).toContain('fieldpost verify ends-1.fpz');
    expect(renderReportHtml(report).replace(/<[^>]*>/g, '')).toContain('fieldpost verify ends-1.fpz');
  }
});
