/** A letter that asks: short enough to read on a phone, and complete without its map; what it tells below its form is brief too. */
import { describe, expect, test } from 'vitest';
import type { Chapter, ChapterPage } from '../../src/engine/story.ts';
import { type ReportModel, renderReportText } from '../../src/reports/index.ts';
import { wordsOf } from '../../src/reports/words/words.ts';
import type { Tempo } from '../../src/table/record.ts';
import { cases } from '../cases.ts';
import { wordsIn } from './counted.ts';
import { stages } from './stages.ts';

const MOST = 450;
/** Words on what happened below the form, where nobody fought; a siege has its works and cards to tell besides. */
const TOLD = { assault: 570, siege: 690, campaign: 690, war: 570 } as const;
/** For each fight. */
const CARD = 90;
const LINK = 'https://post.example/o/7kd2-4fq9';

/** Turns of each that are tried in `npm test`: of all scenarios under every tempo. */
const GAMES: readonly (readonly [string, keyof typeof TOLD, number, Tempo, number])[] = [
  ['savannah', 'assault', 2, 'classic', 2],
  ['savannah', 'assault', 3, 'together', 3],
  ['savannah', 'assault', 2, 'express', 2],
  ['savannah', 'assault', 2, 'full', 1],
  ['savannah', 'campaign', 2, 'classic', 5],
  ['savannah', 'campaign', 3, 'together', 5],
  ['savannah', 'campaign', 2, 'express', 4],
  ['savannah', 'campaign', 2, 'full', 3],
  ['pensacola', 'assault', 2, 'classic', 2],
  ['pensacola', 'assault', 2, 'together', 3],
  ['pensacola', 'assault', 2, 'express', 2],
  ['pensacola', 'assault', 2, 'full', 1],
  ['pensacola', 'siege', 2, 'classic', 2],
  ['pensacola', 'siege', 2, 'together', 3],
  ['pensacola', 'siege', 2, 'express', 2],
  ['pensacola', 'siege', 2, 'full', 1],
  ['pensacola', 'campaign', 2, 'classic', 2],
  ['pensacola', 'campaign', 3, 'together', 3],
  ['pensacola', 'campaign', 2, 'express', 2],
  ['pensacola', 'campaign', 2, 'full', 1],
  ['jenkins-ear', 'war', 2, 'classic', 3],
  ['jenkins-ear', 'war', 2, 'together', 4],
  ['jenkins-ear', 'war', 2, 'express', 3],
  ['jenkins-ear', 'war', 2, 'full', 1],
];
/** More turns than any game has. */
const WHOLE_GAME = 999;

interface Parts {
  /**
   * What a letter says besides its form and, below that, its log: how things stand below the form too; of the one that opens
   * the game, all but the form.
   */
  readonly besides: readonly string[];
  /** All that stands below the form. */
  readonly told: readonly string[];
}

/** What happened, what was decided, throws and fights. */
const LOG: ReadonlySet<ChapterPage> = new Set(['log', 'fates', 'dice', 'fights', 'summary']);
const isOfLog = ({ id, page }: Chapter): boolean => id !== 'score' && (LOG.has(page) || id.startsWith('decided-'));

function partsOf({ before: _, ...model }: ReportModel): Parts {
  const { form, story, language } = model;
  const linesOf = (shown: typeof story) => renderReportText({ ...model, story: shown, orderPage: LINK }).split('\n');
  const whole = linesOf(story);
  const begin = whole.indexOf(form[0] ?? '');
  const log = whole.findIndex((line) =>
    /^(WHAT HAPPENED|CE QUI S.EST PASSÉ|LO OCURRIDO|THE GAME|LA PARTIE|LA PARTIDA)/.test(line),
  );
  expect(begin).toBeGreaterThan(0);
  expect(log).toBeGreaterThan(begin);
  const stands = story.opening
    ? whole
    : linesOf({ ...story, summary: [], chapters: story.chapters.filter((one) => !isOfLog(one)) });
  const proof = stands.findIndex((line) => line.startsWith(`${wordsOf(language).head} `));
  return {
    besides: [...stands.slice(0, begin), ...stands.slice(stands.indexOf('END') + 1, proof)],
    told: whole.slice(log),
  };
}

/** What is too long in a letter. */
function tooLong(model: ReportModel, most: number): string[] {
  const { besides, told } = partsOf(model);
  const fights = told.filter((line) => /^COMBATE? [A-Z]+ /.test(line)).length;
  const stand = model.story.plan?.stand.map(textOf) ?? [];
  return [
    ...(wordsIn(besides) > MOST ? [`${wordsIn(besides)} words`] : []),
    ...(wordsIn(told) > most + fights * CARD ? [`${wordsIn(told)} words of ${fights} fights`] : []),
    ...[...besides, ...told].filter((line) => line.length > 72),
    ...model.form.filter((line) => line.length > 41 || /[^ -~]/.test(line)),
    ...stand.filter((line) => line.length > 90),
  ];
}

describe('a letter that asks', () => {
  test.each(
    GAMES,
  )('of %s/%s with %i seats, %s, has at most 450 words besides form and log, and a log in brief', (game, scenario, seats, tempo, turns) => {
    const long: string[] = [];
    let read = 0;
    for (const stage of stages(`${game}/${scenario}`, seats, tempo, cases(WHOLE_GAME, turns))) {
      const { languages } = stage.record.game;
      for (const seat of stage.due) {
        // Every language in turn; all of them where all cases are tried.
        const tried = cases(languages.length, 1);
        for (let n = 0; n < tried; n++) {
          const language = languages[(read + n) % languages.length] ?? 'en';
          const model = stage.report(seat, language) ?? stage.call(seat, language);
          if (!model.story.plan) continue;
          const at = `${stage.stood.waiting?.address} ${seat} ${language}`;
          long.push(...tooLong(model, TOLD[scenario]).map((what) => `${at}: ${what}`));
          if (stage.closed !== null)
            expect(renderReportText(model).replace(/\s+/g, ' '), at).toContain(wordsOf(language).proofInPdf);
        }
        read++;
      }
    }
    expect(long).toEqual([]);
    expect(read).toBeGreaterThan(1);
  });
});

const textOf = (line: readonly unknown[]): string =>
  line.map((part) => (typeof part === 'string' ? part : ((part as { strong?: string }).strong ?? ''))).join('');
