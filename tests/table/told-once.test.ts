/** What a call in the midst of a turn has told, the later letters of the turn leave to their PDF. */
import { describe, expect, test } from 'vitest';
import { renderReportText } from '../../src/reports/index.ts';
import type { Books } from '../../src/table/advance.ts';
import { draft } from '../../src/table/draft.ts';
import { type Stage, stages } from './stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };
const SEED = '05'.repeat(32);
const MARCHES = [
  'MOVE avant-garde, champagne, destaing TO 1405',
  'MOVE grenadier-bn TO 1304',
  'MOVE dillon-irish, vol-grenadiers, dillon TO 1606',
];

/** Every stage of the first turn of the assault in which the Allies march and must attack. */
const played = [
  ...stages(
    'savannah/assault',
    2,
    'classic',
    2,
    ({ record, stood, due }: Stage): Books => {
      if (!due.includes('allied') || !stood.waiting?.address.endsWith('t16/allies/movement/movement@allies')) return {};
      const { orders } = draft(record, stood, 'allied', MARCHES.join('\n'), NOTHING).drafted;
      return { allied: { orders, standing: [], mails: [], receivedAt: null } };
    },
    SEED,
  ),
];
const at = (address: string): Stage => {
  const found = played.find(({ stood }) => stood.waiting?.address === address);
  if (!found) throw new Error(`never at ${address}`);
  return found;
};
const heads = (text: string): string[] => [...text.matchAll(/^COMBAT ([A-Z])/gm)].map(([, label = '']) => label);

describe('fights and fire that a call told', () => {
  const first = at('t16/british/movement/movement@british').call('british', 'en');
  const closed = played.find((stage) => stage.closed?.printed === 16) as Stage;
  const report = (seat: string) => {
    const model = closed.report(seat, 'en');
    if (!model) throw new Error('no report');
    return model;
  };

  test('stand in it, and not again in the report of the turn, whose PDF has all', () => {
    const told = heads(renderReportText(first));
    expect(told.length).toBeGreaterThan(0);
    const shots = (text: string): string[] => text.match(/^- .* hit .* at \d{4}\./gm) ?? [];
    const fired = shots(renderReportText(first));
    expect(fired.length).toBeGreaterThan(0);
    const later = renderReportText(report('british'));
    expect(heads(later).filter((label) => told.includes(label))).toEqual([]);
    expect(shots(later).filter((shot) => fired.includes(shot))).toEqual([]);
    expect(heads(renderReportText(report('british'), { pdf: 'none' }))).toEqual(expect.arrayContaining(told));
  });

  test('stand in the report of whoever was called before they were fought', () => {
    const told = heads(renderReportText(first));
    expect(heads(renderReportText(report('allied')))).toEqual(expect.arrayContaining(told));
  });
});

describe('fates of orders that a call told', () => {
  const write = ({ record, stood, due }: Stage): Books => {
    if (!due.includes('allied') || !stood.waiting?.address.endsWith('t16/allies/movement/movement@allies')) return {};
    const { orders } = draft(record, stood, 'allied', MARCHES.join('\n'), NOTHING).drafted;
    return { allied: { orders, standing: [], mails: [], receivedAt: null } };
  };
  const asked = [...stages('savannah/assault', 2, 'full', 2, write, SEED)];
  const told = (text: string): string[] => MARCHES.filter((march) => text.replace(/\s+/gu, ' ').includes(` ${march} `));

  test('stand in it, and in no later call of the turn, but in its report again, each line with its fate', () => {
    const calls = asked.filter(
      ({ stood, due }) =>
        stood.waiting?.printed === 16 && due.includes('allied') && stood.needs.some(({ type }) => type === 'call'),
    );
    const counts = calls.map((stage) => told(renderReportText(stage.call('allied', 'en'))).length);
    const telling = counts.filter((count) => count > 0);
    expect(telling).toEqual([MARCHES.length]);
    expect(counts.lastIndexOf(MARCHES.length)).toBeLessThan(counts.length - 1);
    const report = asked.find((stage) => stage.closed?.printed === 16)?.report('allied', 'en');
    if (!report) throw new Error('no report');
    expect(told(renderReportText(report))).toEqual(MARCHES);
  });
});
