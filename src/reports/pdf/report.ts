/** The printed report of a turn: summary, map, what to plan from, the campaign, combat log, order of battle, player's aid, orders. */
import { mapPictures } from '../map/map.ts';
import type { ReportModel } from '../model.ts';
import { callPages } from './call.ts';
import { aidPages, campaignPages } from './campaign.ts';
import { logPages } from './log.ts';
import { fightPages, mapPages } from './map-page.ts';
import { musterPages } from './muster.ts';
import { ordersPages } from './orders.ts';
import { closeSheet, openSheet, type Paper } from './sheet.ts';
import { summaryPage } from './summary.ts';

/** The same model and paper always make the same bytes. */
export function renderReportPdf(model: ReportModel, { paper }: { paper: Paper }): Promise<Buffer> {
  const sheet = openSheet(model, paper);
  const [first, ...others] = mapPictures(model.story.map, 640);
  if (first !== undefined) summaryPage(sheet, first);
  fightPages(sheet, others);
  mapPages(sheet);
  callPages(sheet);
  campaignPages(sheet);
  if (!model.story.opening) logPages(sheet);
  musterPages(sheet);
  aidPages(sheet);
  ordersPages(sheet);
  return closeSheet(sheet);
}
