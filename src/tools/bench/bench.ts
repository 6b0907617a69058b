/** Measures everything that has a target, each as a median over runs; the machine is noisy, so nothing is a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGame, SCENARIOS } from '../../campaign/house/open-game.ts';
import { readMail } from '../../campaign/house/reading.ts';
import type { PrintStyle } from '../../campaign/house/written.ts';
import { printReport } from '../../campaign/letters/print-report.ts';
import { orderText } from '../../mail/reading/readMail.ts';
import {
  type ReportModel,
  renderAcknowledgement,
  renderReportHtml,
  renderReportJson,
  renderReportText,
} from '../../reports/index.ts';
import { renderReportPdf } from '../../reports/pdf/report.ts';
import { acknowledgementOf } from '../../table/acknowledgement.ts';
import { advance } from '../../table/advance.ts';
import { draft } from '../../table/draft.ts';
import { begin, found } from '../../table/found.ts';
import type { GameRecord } from '../../table/record.ts';
import { replay } from '../../table/replay.ts';
import { standing } from '../../table/stage.ts';
import { reportOf } from '../../table/telling.ts';
import { seedOf } from '../play.ts';
import { playedClock } from '../played-clock.ts';

export interface Measured {
  what: string;
  median: number;
  unit: string;
  /** What we aim for, and which way is better. */
  aim: { value: number; better: 'less' | 'more' } | null;
  runs: number;
}

const AT = '2026-11-22T20:00:00Z';
const IN_FULL: PrintStyle = { format: 'full', mostBytes: Number.MAX_SAFE_INTEGER, link: null };

/** Runs every measurement in turn; `told` hears of each as it is done. */
export async function bench(told: (measured: Measured) => void): Promise<void> {
  const { game, scenario } = openGame('savannah/assault');
  const start = (n: number): { record: GameRecord; seed: string } => {
    const seed = seedOf(`be${n.toString(16)}`);
    return {
      record: begin(found({ id: 'savannah-1', game, scenario, tempo: 'together', seed }, AT), seed, {}, AT).record,
      seed,
    };
  };
  const whole = (n: number) => {
    const { record, seed } = start(n);
    let on = advance(record, seed, {}, AT);
    const results = [...on.closed];
    const openings = new Map(results.map((turn) => [turn.ordinal + 1, turn.closing]));
    while (!on.over) {
      on = advance(on.record, seed, {}, AT, openings);
      for (const turn of on.closed) openings.set(turn.ordinal + 1, turn.closing);
      results.push(...on.closed);
    }
    return { record: on.record, seed, results, on };
  };
  const tellings = ({ record, seed }: ReturnType<typeof start>): (() => ReportModel)[] => {
    const on = advance(record, seed, {}, AT);
    return on.closed.flatMap((turn) => {
      const ahead = on.waiting && { waiting: on.waiting, state: JSON.parse(turn.closing), events: [], ledger: [] };
      return game.seats.map(
        ({ id }) =>
          () =>
            reportOf(on.record, turn, ahead, {
              seat: id,
              language: 'en',
              label: 'Savannah 1',
              deadline: null,
              standing: [],
            }),
      );
    });
  };
  const models = (game: ReturnType<typeof start>): ReportModel[] => tellings(game).map((tell) => tell());

  const mails = orderMails();
  const { record, seed } = start(0);
  const stood = standing(record, seed);
  const acknowledge = async (raw: Buffer) => {
    const mail = await readMail(raw);
    const seat = mail.recipient?.seat ?? 'british';
    const made = draft(record, stood, seat, orderText(mail), { orders: null, standing: [], ready: false });
    const model = acknowledgementOf(record, made, {
      seat,
      language: 'en',
      label: 'Savannah 1',
      deadline: null,
      received: playedClock(record.game).face,
      replaces: null,
      turn: 16,
    });
    return renderAcknowledgement(model);
  };
  const perMail = await times(200, (i) => acknowledge(mails[i % mails.length] as Buffer));
  told({
    what: 'order mail, from MIME to acknowledgement rendered',
    median: median(perMail),
    unit: 'ms',
    aim: { value: 5, better: 'less' },
    runs: perMail.length,
  });
  told({
    what: 'order mails read and acknowledged',
    median: 1000 / mean(perMail),
    unit: 'per second',
    aim: { value: 200, better: 'more' },
    runs: perMail.length,
  });

  const resolved = await times(20, whole);
  told({
    what: 'a whole game resolved by doctrine',
    median: median(resolved),
    unit: 'ms',
    aim: { value: 100, better: 'less' },
    runs: resolved.length,
  });
  const games = Array.from({ length: 10 }, (_, n) => whole(n));
  const turns = mean(games.map(({ results }) => results.length));
  told({
    what: 'turns resolved',
    median: (1000 * turns) / median(resolved),
    unit: 'per second',
    aim: null,
    runs: resolved.length,
  });
  const replayed = await times(20, (n) =>
    replay((games[n % 10] as (typeof games)[0]).record, (games[n % 10] as (typeof games)[0]).seed),
  );
  told({
    what: 'a whole game replayed',
    median: median(replayed),
    unit: 'ms',
    aim: { value: 50, better: 'less' },
    runs: replayed.length,
  });

  const founded = Array.from({ length: 100 }, (_, n) => start(n));
  const hundred = await times(5, () => {
    for (const game of founded) for (const model of models(game)) renderReportText(model) + renderReportJson(model);
  });
  told({
    what: '100 games x 2 sides: one turn, text and JSON reports',
    median: median(hundred) / 1000,
    unit: 's',
    aim: { value: 0.4, better: 'less' },
    runs: hundred.length,
  });

  const letters = Array.from({ length: 10 }, (_, n) => models(start(n))).flat();
  const letter = (n: number) => letters[n % letters.length] as ReportModel;
  const text = await times(100, (n) => renderReportText(letter(n)));
  told({ what: 'report as text, a side', median: median(text), unit: 'ms', aim: null, runs: text.length });
  const html = await times(100, (n) => renderReportHtml(letter(n)));
  told({ what: 'report as HTML, a side', median: median(html), unit: 'ms', aim: null, runs: html.length });
  const pdf = await times(30, (n) => renderReportPdf(letter(n), { paper: 'a4' }));
  told({ what: 'report as PDF, a side', median: median(pdf), unit: 'ms', aim: null, runs: pdf.length });
  told({
    what: 'report as HTML and PDF, a side',
    median: median(html) + median(pdf),
    unit: 'ms',
    aim: { value: 60, better: 'less' },
    runs: pdf.length,
  });
  const largest = Math.max(...letters.map((model) => Buffer.byteLength(renderReportHtml(model)) / 1000));
  told({
    what: 'HTML body, the largest',
    median: largest,
    unit: 'kB',
    aim: { value: 100, better: 'less' },
    runs: letters.length,
  });
  told({
    what: 'peak memory without database',
    median: process.resourceUsage().maxRSS / 1000,
    unit: 'MB',
    aim: { value: 250, better: 'less' },
    runs: 1,
  });
  // Each pair of another game, so that none finds its pictures drawn already but those that both seats see.
  const pairs = Array.from({ length: 22 }, (_, n) => tellings(start(founded.length + n)));
  const alone = Array.from({ length: 44 }, (_, n) => tellings(start(founded.length + pairs.length + n)));
  const inFull = (untold: (() => ReportModel)[]) =>
    times(40, () => printReport((untold.pop() as () => ReportModel)(), 'A4', IN_FULL), processor);
  // Aims: what they cost before letters were made to plan from, 1fc08505, each on the machine of its day; beside each other
  // on one machine 0.78 of it for a seat by itself, 1.22 for both.
  const one = await inFull(alone.map((seats, n) => seats[n % seats.length] as () => ReportModel));
  told({
    what: "a seat's call in full, from its story to its PDF: processor",
    median: mean(one),
    unit: 'ms',
    aim: { value: 446, better: 'less' },
    runs: one.length,
  });
  const both = await inFull(pairs.flat());
  told({
    what: 'the same where both seats get theirs',
    median: mean(both),
    unit: 'ms',
    aim: { value: 343, better: 'less' },
    runs: both.length,
  });
}

/** The order mails of the demo, as players wrote them. */
function orderMails(): Buffer[] {
  const folder = join(SCENARIOS, 'savannah', 'demo', 'turn-16');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name)));
}

/** Milliseconds of each run on a clock, after a tenth of them to warm up. */
export async function times(
  runs: number,
  work: (n: number) => unknown,
  clock: () => number = () => performance.now(),
): Promise<number[]> {
  for (let n = 0; n < Math.max(2, runs / 10); n++) await work(n);
  const taken: number[] = [];
  for (let n = 0; n < runs; n++) {
    const from = clock();
    await work(n);
    taken.push(clock() - from);
  }
  return taken;
}

/** Milliseconds of processor that this process has taken. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
