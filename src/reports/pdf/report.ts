/** The printed report of a turn: summary, map, what to plan from, the campaign, combat log, order of battle, player's aid, orders, key. */
import { drawMap, mapViews } from '../map/map.ts';
import type { ReportModel } from '../model.ts';
import { PICTURE_WIDTH } from '../pictures.ts';
import { callPages } from './call.ts';
import { aidPages, campaignPages } from './campaign.ts';
import { keyPage } from './key.ts';
import { logPages } from './log.ts';
import { fightPages, mapPages } from './map-page.ts';
import { musterPages } from './muster.ts';
import { ordersPages } from './orders.ts';
import { planPage } from './plan-page.ts';
import { closeSheet, openSheet, type Paper, type Sheet } from './sheet.ts';
import { summaryPage } from './summary.ts';

/** The same model and paper always make the same bytes. */
export function renderReportPdf(model: ReportModel, { paper }: { paper: Paper }): Promise<Buffer> {
  const sheet = openSheet(model, paper);
  const [first = 'field', ...others] = framesOfFights(model);
  summaryPage(sheet, drawMap(model.story.map, { frame: first, width: PICTURE_WIDTH }));
  planPage(sheet);
  fightPages(sheet, drawn(model, others));
  mapPages(sheet);
  callPages(sheet);
  campaignPages(sheet);
  if (model.before) turnBefore(sheet, model.before);
  if (!model.story.opening) logPages(sheet);
  musterPages(sheet);
  aidPages(sheet);
  ordersPages(sheet);
  keyPage(sheet);
  return closeSheet(sheet);
}

/** The last turn's log and dice, where its report comes with this letter. */
function turnBefore(sheet: Sheet, before: ReportModel): void {
  const { model } = sheet;
  sheet.model = before;
  fightPages(sheet, drawn(before, framesOfFights(before)));
  logPages(sheet);
  ordersPages(sheet);
  sheet.model = model;
}

const framesOfFights = ({ story }: ReportModel) =>
  mapViews(story.map).flatMap(({ frame, isPlan }) => (isPlan ? [] : [frame]));

const drawn = ({ story }: ReportModel, frames: readonly (number | 'field')[]) =>
  frames.map((frame) => drawMap(story.map, { frame, width: PICTURE_WIDTH }));
