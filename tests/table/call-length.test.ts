/** A letter that asks: short enough to read on a phone, and complete without its map. */
import { describe, expect, test } from 'vitest';
import { type ReportModel, renderReportText } from '../../src/reports/index.ts';
import { wordsOf } from '../../src/reports/words/words.ts';
import type { Tempo } from '../../src/table/record.ts';
import { cases } from '../cases.ts';
import { stages } from './stages.ts';

const MOST = 450;
const LINK = 'https://post.example/o/7kd2-4fq9';

/** What a letter says besides its form and, below that, its log; of the one that opens the game, all but the form. */
function besides({ form, ...model }: ReportModel): string[] {
  const lines = renderReportText({ ...model, form, orderPage: LINK }).split('\n');
  const begin = lines.indexOf(form[0] ?? '');
  const log = lines.findIndex((line) =>
    /^(WHAT HAPPENED|CE QUI S.EST PASSÉ|LO OCURRIDO|THE GAME|LA PARTIE|LA PARTIDA)/.test(line),
  );
  expect(begin).toBeGreaterThan(0);
  expect(log).toBeGreaterThan(begin);
  return [...lines.slice(0, begin), ...lines.slice(lines.indexOf('END') + 1, model.story.opening ? lines.length : log)];
}

const words = (lines: readonly string[]): number =>
  lines
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

const GAMES: readonly (readonly [string, number, Tempo, number])[] = [
  ['savannah/assault', 2, 'classic', 5],
  ['savannah/assault', 3, 'together', 4],
  ['savannah/assault', 2, 'express', 4],
  ['savannah/assault', 2, 'full', 2],
  ['savannah/campaign', 2, 'classic', cases(6, 20)],
  ['savannah/campaign', 3, 'together', cases(5, 20)],
  ['jenkins-ear/war', 2, 'classic', 11],
  ['jenkins-ear/war', 2, 'together', cases(4, 11)],
  ['jenkins-ear/war', 2, 'full', 2],
  ['pensacola/assault', 2, 'classic', 3],
  ['pensacola/campaign', 2, 'classic', cases(4, 20)],
  ['pensacola/campaign', 3, 'together', cases(2, 20)],
];

describe('a letter that asks', () => {
  test.each(
    GAMES,
  )('of %s with %i seats, %s, has at most 450 words besides form and log', (scenario, seats, tempo, turns) => {
    const long: string[] = [];
    let read = 0;
    for (const stage of stages(scenario, seats, tempo, turns)) {
      for (const seat of stage.due) {
        for (const language of stage.record.game.languages) {
          const letters = [stage.call(seat, language), stage.report(seat, language)];
          for (const model of letters) {
            if (!model?.story.plan) continue;
            const lines = besides(model);
            const at = `${stage.stood.waiting?.address} ${seat} ${language}`;
            if (words(lines) > MOST) long.push(`${at}: ${words(lines)} words`);
            for (const line of lines) if (line.length > 72) long.push(`${at}: ${line}`);
            for (const line of model.form) if (line.length > 41 || /[^ -~]/.test(line)) long.push(`${at}: ${line}`);
            for (const line of model.story.plan.stand)
              if (textOf(line).length > 90) long.push(`${at}: ${textOf(line)}`);
            read++;
          }
        }
      }
    }
    expect(long).toEqual([]);
    expect(read).toBeGreaterThan(8);
  });
});

/** Words on what happened below the form, where nobody fought; a siege has its works and cards to tell besides. */
const REPORTS: readonly (readonly [string, number, Tempo, number, number])[] = [
  ['savannah/assault', 2, 'classic', 5, 570],
  ['savannah/assault', 3, 'together', 4, 570],
  ['savannah/campaign', 2, 'classic', 20, 690],
  ['jenkins-ear/war', 2, 'together', 11, 570],
];
/** For each fight. */
const CARD = 90;

describe('a report', () => {
  test.each(
    REPORTS,
  )('of %s with %i seats, %s, tells what changed, and that the PDF has the rest', (scenario, seats, tempo, turns, most) => {
    const long: string[] = [];
    let read = 0;
    for (let n = 1; n <= cases(5, 1); n++) {
      const seed = n.toString(16).padStart(2, '0').repeat(32);
      for (const stage of stages(scenario, seats, tempo, turns, undefined, seed)) {
        for (const seat of stage.due) {
          for (const language of stage.record.game.languages) {
            const model = stage.report(seat, language);
            if (!model) continue;
            const text = renderReportText(model);
            expect(text.replace(/\s+/g, ' ')).toContain(wordsOf(language).proofInPdf);
            const told = text.slice(text.indexOf('\nEND\n')).split('\n');
            const fights = told.filter((line) => /^COMBATE? [A-Z]+ /.test(line)).length;
            const many = words(told);
            if (many > most + fights * CARD)
              long.push(`game ${n}, ${stage.stood.waiting?.address} ${seat} ${language}: ${many}, ${fights} fights`);
            read++;
          }
        }
      }
    }
    expect(long).toEqual([]);
    expect(read).toBeGreaterThan(3);
  });
});

const textOf = (line: readonly unknown[]): string =>
  line.map((part) => (typeof part === 'string' ? part : ((part as { strong?: string }).strong ?? ''))).join('');
