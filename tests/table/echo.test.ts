/** Orders as French letters echo them, wherever they stand; the journal keeps their English text. */
import { describe, expect, test } from 'vitest';
import { acknowledgementOf } from '../../src/table/acknowledgement.ts';
import { advance, type Submitted } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { begin, found } from '../../src/table/found.ts';
import { fold, type GameRecord } from '../../src/table/record.ts';
import { replay } from '../../src/table/replay.ts';
import { standing } from '../../src/table/stage.ts';
import { reportOf } from '../../src/table/telling.ts';
import { openDiced as openGame } from '../games/registry.ts';
import { ordersIn } from '../told.ts';

const SEED = '5a'.repeat(32);
const AT = '2026-11-22T20:00:00Z';
const NOTHING = { orders: null, standing: [], ready: false };
const LINES = [
  'TENIR champagne',
  'SI TOUR >= 30 MARCHER armagnac VERS 1206 SINON TENIR armagnac',
  'CONSIGNE DÉFENDRE TACTIQUE tenir ferme',
  'CONSIGNE PERTES milice D’ABORD',
];
const opened = openGame('savannah/assault');
const record = begin(found({ id: 'echo-1', ...opened, tempo: 'together', seed: SEED }, AT), SEED, {}, AT).record;
const made = draft(record, standing(record, SEED), 'allied', LINES.join('\n'), NOTHING);
const facts = { seat: 'allied', label: 'Echo', turn: 16, deadline: null, received: null, replaces: null };

function played(): GameRecord {
  const { orders, standing: kept } = made.drafted;
  const allied: Submitted = { orders, standing: kept, mails: ['m'], receivedAt: AT };
  return advance(record, SEED, { allied }, AT).record;
}

describe('orders in a French letter', () => {
  test('the acknowledgement shows each as its reader wrote it, and says nothing of words that are the same', () => {
    const { lines, standing: listed } = acknowledgementOf(record, made, { ...facts, language: 'fr' });
    expect(lines.map(({ tag, text }) => [tag, text])).toEqual(
      LINES.map((line) => ['accepted', line.replace('’', "'")]),
    );
    expect(lines.map(({ written }) => written)).toEqual([null, null, null, null]);
    expect(listed.map(({ text }) => text)).toEqual(['DÉFENDRE TACTIQUE tenir ferme', "PERTES milice D'ABORD"]);
    const english = acknowledgementOf(record, made, { ...facts, language: 'en' });
    expect(english.lines[0]).toMatchObject({ text: 'HOLD champagne', written: 'TENIR champagne' });
  });

  test('the report and the form of the next call list them in French; the journal keeps their text of record', () => {
    const after = played();
    const [result] = replay(after, SEED);
    if (!result) throw new Error('no turn was played');
    const { waiting, state, events, ledger } = standing(after, SEED);
    if (!waiting) throw new Error('nothing is waited for');
    const reader = { seat: 'allied', language: 'fr', label: 'Echo', deadline: null } as const;
    const report = reportOf(
      after,
      result,
      { waiting, state, events, ledger },
      { ...reader, standing: made.drafted.standing },
    );
    const form = report.form.join('\n').replaceAll(/\s+#\s+/gu, ' ');
    expect(form).toContain('s1 DEFENDRE TACTIQUE tenir ferme');
    expect(
      `${form}${ordersIn(report.story)
        .map(({ order }) => order)
        .join('\n')}`,
    ).not.toMatch(/STANDING|HOLD|LOSSES/);
    const locks = [...(fold(after.entries).turns[0]?.locks.values() ?? [])];
    const kept = locks.flatMap(({ books }) => books).find(({ seat }) => seat === 'allied');
    expect(kept?.orders?.[0]?.canonical).toBe('HOLD champagne');
  });
});
