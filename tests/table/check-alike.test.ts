/** CHECK and the mail itself are judged alike: each line has the same fate and the same faults, whatever is on file. */
import { expect, test } from 'vitest';
import type { Order } from '../../src/engine/contract.ts';
import { look } from '../../src/engine/view.ts';
import { callsOf } from '../../src/table/calls.ts';
import { draft } from '../../src/table/draft.ts';
import { fold } from '../../src/table/record.ts';
import { roleOf } from '../../src/table/telling.ts';
import { chance } from '../contract/plays.ts';
import { sampleLines } from '../rehearsal/sampler.ts';
import { type Stage, stages } from './stages.ts';

const MAILS = [
  'MOVE champagne TO 1405\nMOVE champagne TO 1404',
  'MOVE champagne TO 1405\nATTACK 1404 WITH champagne\nATTACK 1404 WITH champagne, armagnac',
  'IF TURN >= 16 ATTACK 1404 WITH champagne\nATTACK 1404 WITH armagnac\nDIVERT 1504 WITH armagnac',
  'MOVE nobody TO 1404\nHOLD avant-garde\nMOVE avant-garde TO 1405',
  'FIRE fr-a-rt AT 1404\nSTANDING FIRE NEAREST\nMORTAR 1703',
  'MOVE avant-garde, champagne, armagnac, grenadier-bn, dillon-irish, foix TO 1405\nREADY',
  'AMEND\nCANCEL MOVE\nMOVE armagnac TO 1304\nWhat of the guns, Jo?',
];

test('each line of a random mail fares as CHECK said', () => {
  const pick = chance(7);
  let compared = 0;
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) {
    const { record, stood } = stage;
    const seat = stage.due[0] ?? '';
    const role = roleOf(record.game, fold(record.entries), seat);
    const names = record.game.names(look(record.game, stood.state, role), role);
    const mail = sampleLines(record.game, names, callsOf(record.game), [], 8, pick).join('\n');
    const [, ...checked] = linesOf(stage, seat, `CHECK\n${mail}`, null);
    expect(checked, mail).toEqual(linesOf(stage, seat, mail, null));
    compared += checked.length;
  }
  expect(compared).toBeGreaterThan(30);
});

test('each line of a mail fares as CHECK said', () => {
  let compared = 0;
  for (const stage of stages('savannah/assault', 2, 'classic', 1)) {
    const seat = stage.due[0] ?? '';
    const { orders } = draft(stage.record, stage.stood, seat, 'MOVE armagnac TO 1304\nLEADERS stay', EMPTY).drafted;
    for (const onFile of [null, orders]) {
      for (const mail of MAILS) {
        const [, ...checked] = linesOf(stage, seat, `CHECK\n${mail}`, onFile);
        expect(checked, mail).toEqual(linesOf(stage, seat, mail, onFile));
        compared += checked.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(60);
});

const EMPTY = { orders: null, standing: [], ready: false };

/** What becomes of each line, and what is said against it; READY and CANCEL act on the book, which CHECK leaves alone. */
const linesOf = ({ record, stood }: Stage, seat: string, text: string, orders: readonly Order[] | null) =>
  draft(record, stood, seat, text, { ...EMPTY, orders }).drafted.lines.map(
    ({ source, outcome, keptFor, order, diagnostics }) => ({
      source,
      outcome,
      keptFor,
      order: order?.canonical ?? null,
      said: diagnostics.map(({ severity, code, facts }) => ({ severity, code, facts })),
    }),
  );
