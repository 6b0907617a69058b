/** A letter that puts a choice says which answer stands where none comes, and that is what play then takes. */
import { expect, test } from 'vitest';
import { renderNotice } from '../../src/reports/index.ts';
import { advance } from '../../src/table/advance.ts';
import { momentOf } from '../../src/table/moment.ts';
import { fold } from '../../src/table/record.ts';
import { position } from '../games/assault.ts';
import { SEED, stages, stagesFrom } from './stages.ts';

test.each([
  'savannah/assault',
  'pensacola/assault',
])('of each question the letter says what the staff answers in silence (%s)', (scenario) => {
  const told: [string, string | undefined][] = [];
  const played: [string, string | undefined][] = [];
  for (const { record, stood, due, question } of stages(scenario, 2, 'full', 1)) {
    const [seat = ''] = due;
    const put = question(seat, 'en');
    const [posed] = momentOf(record, stood, seat);
    if (!put || !posed || due.length > 1) continue;
    const { address } = posed.need;
    told.push([address, put.silence?.words]);
    const on = advance(record, SEED, {}, '2026-11-22T20:00:00Z');
    const answer = fold(on.record.entries)
      .turns.flatMap((turn) => [...turn.answers])
      .find(([at]) => at === address);
    played.push([address, posed.menus.en.words(answer?.[1].answer ?? null)]);
    const { text } = renderNotice('question', put, 'en');
    expect(text.replace(/\s+/g, ' ')).toMatch(/where they say nothing, your staff: [^.]+\./);
  }
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(played);
});

test('what the staff answers is named, long as it is, and by its number in whatever order its list is', () => {
  const named: string[] = [];
  const led = '1705 savannah-militia; 1606 cambresis; 1706 hainault, auxerrois, destaing, noailles, dillon, stedingk';
  const state = position(`${led}; 1802 prevost; 2408 sc-militia`, { turn: 17, ordinal: 2 });
  for (const { stood, question } of [
    ...stages('savannah/assault', 2, 'full', 5, () => ({}), '1c'.repeat(32)),
    ...stagesFrom('savannah/assault', state, 'full', 1),
  ])
    for (const { seat, address } of stood.waiting?.needs ?? []) {
      const put = address.includes('/advance-others@') ? question(seat, 'en') : null;
      const text = put && renderNotice('question', put, 'en').text.replace(/\s+/g, ' ');
      named.push(...(/where they say nothing, your staff[^.]*/.exec(text ?? '') ?? []));
    }
  expect(named).toContain('where they say nothing, your staff: 1');
  expect(named.join()).toContain("your staff: d'Estaing, Dillon, de Noailles, von Stedingk and Auxerrois");
});
