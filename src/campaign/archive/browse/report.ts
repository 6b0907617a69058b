/** A seat's report of a turn long past, made again from the record as it stood then, in the form asked for. */
import { decode } from '../../../engine/canonical.ts';
import type { Language } from '../../../engine/contract.ts';
import { RecordBroken } from '../../../engine/errors.ts';
import { type Enclosed, type ReportModel, renderReportJson } from '../../../reports/index.ts';
import type { GameRow } from '../../../store/games.ts';
import { clockAt } from '../../../table/replay.ts';
import { standing } from '../../../table/stage.ts';
import { type Ahead, reportOf } from '../../../table/telling.ts';
import { withdrawnRuns } from '../../../table/withdrawn.ts';
import type { House } from '../../house/house.ts';
import { printPdf, printSheets } from '../../letters/print-report.ts';
import { openingAt, type Reel, turnOf } from './reel.ts';

export const REPORT_FORMS = ['pdf', 'html', 'txt', 'json'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

export interface ReportFile {
  /** `savannah-7-turn-16-british.pdf` */
  name: string;
  type: string;
  body: string | Uint8Array;
}

const PAPER = 'A4';

/** Throws RecordBroken where the game's dice are not known, GiveUp for a turn that was never closed. */
export async function seatReport(
  house: House,
  row: GameRow,
  reel: Reel,
  asked: { ordinal: number; seat: string; language: Language; form: ReportForm },
): Promise<ReportFile> {
  const model = await modelOf(house, row, reel, asked);
  const name = `${reel.id}-turn-${model.turn.printed}-${asked.seat}.${asked.form}`;
  switch (asked.form) {
    case 'pdf':
      return { name, type: 'application/pdf', body: (await printPdf(model, PAPER)).bytes };
    case 'json':
      return { name, type: 'application/json', body: renderReportJson(model) };
    case 'txt':
      return { name, type: 'text/plain', body: printSheets(model, 'text', PAGE).text };
    case 'html':
      return { name, type: 'text/html', body: wholeHtml(model) };
  }
}

/** Here nothing is enclosed, and nobody has asked for less. */
const PAGE: Enclosed = { pdf: 'none' };

/** With its pictures inside, so that one file is all. */
function wholeHtml(model: ReportModel): string {
  const { html = '', inline = [] } = printSheets(model, 'html', PAGE);
  return inline.reduce(
    (page, { cid, type, bytes }) =>
      page.replaceAll(`cid:${cid}"`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}"`),
    html,
  );
}

async function modelOf(
  house: House,
  row: GameRow,
  reel: Reel,
  { ordinal, seat, language }: { ordinal: number; seat: string; language: Language },
): Promise<ReportModel> {
  const { seed } = reel;
  if (seed === null) throw new RecordBroken('seed-missing', { game: reel.id });
  const { entries } = reel.record;
  const closed = entries.findLast(({ content }) => content.kind === 'close' && content.turn === ordinal);
  // What the same step wrote after the close tells where play stood then.
  const length = entries.findLastIndex(({ content }) => content.at === closed?.content.at) + 1;
  const record = { ...reel.record, entries: entries.slice(0, length) };
  const result = await turnOf(house, reel, ordinal);
  const withdrawn = withdrawnRuns(record, seed, ordinal);
  const reader = { seat, language, label: row.label, deadline: null, standing: [], withdrawn };
  return reportOf(record, result, result.over ? null : await aheadOf(house, reel, record, ordinal), reader);
}

/** Where the turn after stood when the report was due; null when play went no further. */
async function aheadOf(house: House, reel: Reel, record: Reel['record'], ordinal: number): Promise<Ahead | null> {
  const opening = await openingAt(house, reel, ordinal + 1);
  if (clockAt(record.game, opening).ordinal !== ordinal + 1 || record.game.outcome(decode(opening)) !== null)
    return null;
  const now = standing(record, reel.seed as string, new Map([[ordinal + 1, opening]]));
  const { waiting, state, events, ledger } = now;
  return waiting && { waiting, state, events, ledger };
}
