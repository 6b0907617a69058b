/** The first letters of the campaign: nobody of ours is there yet, and what waits at its entry has not come. */
import { describe, expect, test } from 'vitest';
import { plainWords } from '../../../../src/engine/phrase.ts';
import { renderReportText } from '../../../../src/reports/index.ts';
import type { Books } from '../../../../src/table/advance.ts';
import { draft } from '../../../../src/table/draft.ts';
import { type Stage, stages } from '../../../table/stages.ts';

const NOTHING = { orders: null, standing: [], ready: false };

/** The letters of the first two turns, where the British have their first battery wait, under dice that let the others come. */
const [first, second] = underFairSkies();

function underFairSkies(): [Stage, Stage] {
  for (let n = 0; n < 20; n++) {
    const seed = n.toString(16).padStart(2, '0').repeat(32);
    const letters = [...stages('savannah/campaign', 3, 'together', 2, waiting, seed)] as [Stage, Stage];
    if ((letters[1].stood.state as { weather: string }).weather === 'favorable') return letters;
  }
  throw new Error('the first turn is never fair');
}

function waiting({ record, stood }: Stage): Books {
  const { orders } = draft(record, stood, 'british', 'WAIT br-a', NOTHING).drafted;
  return { british: { orders, standing: [], mails: [], receivedAt: null } };
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('who has nobody on the map yet', () => {
  test.each([
    ['en', 'No orders of yours are due now.', 'None of our troops are on the map.', 'none is on the map'],
    [
      'fr',
      "Aucun ordre n'est attendu de vous",
      'Aucune de nos troupes n’est sur la carte.',
      'aucune n’est sur la carte',
    ],
  ] as const)('is asked nothing before the turn they land in, then told so, and no distance (%s)', (language, nothing, nobody, town) => {
    expect(flat(renderReportText(first.call('french', language)))).toContain(nothing);
    const briefing = first.record.game.briefing('french', language).map(plainWords).join(' ');
    expect(briefing).toMatch(/orders when your first troops come in|ordres dès que vos premières troupes entrent/);
    const report = second.report('french', language) ?? first.call('french', language);
    const text = flat(renderReportText(report, { pdf: 'none' }));
    for (const said of [nobody, town]) expect(text).toContain(said);
    expect(text).not.toMatch(/Infinity|9007199254740991/);
  });
});

test('S 4.2 before the first turn there was no weather: none is told, and its die has nothing added', () => {
  const text = flat(renderReportText(first.call('british', 'en'), { pdf: 'none' }));
  expect(text).toContain('Turn 1: A die: 5 or more = favorable,');
  expect(text).not.toContain('Favorable, turn 1');
});

test('strength stands beside the hexes of those far from any enemy', () => {
  const call = (seat: string): string => flat(renderReportText(first.call(seat, 'en')));
  expect(call('british')).toContain(
    'In brief (hex:SP code:SP-MP): 1404:3 ra-4:1-4, scr-2:1-4, tawes:1-4; 1504:3 fraser-2:3-4;',
  );
  const report = second.report('french', 'en') ?? first.call('french', 'en');
  // No sign is explained that the list does not have.
  expect(flat(renderReportText(report))).toMatch(/ENEMIES YOU SEE Further off \(hex:SP\): 1\d{3}:\d/);
});

test('S 4.7 who waits at an entry has not joined us, and its phase does not say that he came', () => {
  const { report } = second;
  const text = flat(renderReportText(report('british', 'en') ?? first.call('british', 'en')));
  expect(text).toContain('2 units joined us at B-1.');
  expect(text).not.toContain('The British Battery A comes in');
  expect(text).toContain('The British Battery A is held up until turn 2: by order.');
});

test('a turn in which nothing was lost or won leaves losses, tracks, score and course to the PDF', () => {
  const letter = second.report('british', 'en') ?? first.call('british', 'en');
  const still = /^(?:LOSSES|ARMY MORALE|VICTORY POINTS|TURN BY TURN|HOW THE TURN OPENS)/m;
  expect(renderReportText(letter, { pdf: 'none' })).toMatch(still);
  expect(renderReportText(letter)).not.toMatch(still);
  expect(flat(renderReportText(letter))).toMatch(
    /OUR REINFORCEMENTS TO COME - Turn 2, HQ \(1802\): The British Battery A\. \d+ more, up to turn 12/,
  );
});

test('S 4.10 nobody is shown a sortie of guns alone', () => {
  const [, , third] = [...stages('savannah/campaign', 2, 'together', 3)];
  const form = third?.call('british', 'en').form.join('\n') ?? '';
  expect(form).toContain('BEGIN');
  expect(form).not.toMatch(/SORTIE br-/);
});
