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
import { closeSheet, openSheet, type Paper } from './sheet.ts';
import { summaryPage } from './summary.ts';

/** The same model and paper always make the same bytes. */
export function renderReportPdf(model: ReportModel, { paper }: { paper: Paper }): Promise<Buffer> {
  const sheet = openSheet(model, paper);
  const { map } = model.story;
  const happened = mapViews(map).flatMap(({ frame, isPlan }) => (isPlan ? [] : [frame]));
  const [first = 'field', ...others] = happened;
  summaryPage(sheet, drawMap(map, { frame: first, width: PICTURE_WIDTH }));
  planPage(sheet);
  fightPages(
    sheet,
    others.map((frame) => drawMap(map, { frame, width: PICTURE_WIDTH })),
  );
  mapPages(sheet);
  callPages(sheet);
  campaignPages(sheet);
  if (!model.story.opening) logPages(sheet);
  musterPages(sheet);
  aidPages(sheet);
  ordersPages(sheet);
  keyPage(sheet);
  return closeSheet(sheet);
}
