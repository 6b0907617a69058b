/** The printed report of a turn: summary, maps, what to plan from, the campaign, fights and combat log, player's aid, order of battle, orders, key. */
import type { MapView } from '../map/kind.ts';
import { mapViews } from '../map/map.ts';
import type { ReportModel } from '../model.ts';
import { callPages } from './call.ts';
import { aidPages, campaignPages } from './campaign.ts';
import { fightPages } from './fights.ts';
import { keyPage } from './key.ts';
import { logPages } from './log.ts';
import { mapPages } from './map-page.ts';
import { musterPages } from './muster.ts';
import { ordersPages } from './orders.ts';
import { planPage } from './plan-page.ts';
import { closeSheet, openSheet, type Paper, type Sheet } from './sheet.ts';
import { summaryPage } from './summary.ts';

/** The same model and paper always make the same bytes. The whole field has pages of its own: it is no fight's picture again. */
export function renderReportPdf(model: ReportModel, { paper }: { paper: Paper }): Promise<Buffer> {
  const sheet = openSheet(model, paper);
  const [first = 'field', ...others] = framesOfFights(model);
  const leftOver = summaryPage(sheet, first);
  planPage(sheet);
  mapPages(sheet);
  callPages(sheet);
  campaignPages(sheet, leftOver);
  if (model.before) turnBefore(sheet, model.before);
  fightPages(sheet, others.filter(isFight));
  if (!model.story.opening) logPages(sheet);
  aidPages(sheet);
  musterPages(sheet);
  ordersPages(sheet);
  keyPage(sheet);
  return closeSheet(sheet);
}

/** The last turn's log and dice, where its report comes with this letter. */
function turnBefore(sheet: Sheet, before: ReportModel): void {
  const { model } = sheet;
  sheet.model = before;
  fightPages(sheet, framesOfFights(before).filter(isFight));
  logPages(sheet);
  ordersPages(sheet);
  sheet.model = model;
}

const isFight = (frame: MapView['frame']): frame is number => typeof frame === 'number';

const framesOfFights = ({ story }: ReportModel) =>
  mapViews(story.map).flatMap(({ frame, isPlan }) => (isPlan ? [] : [frame]));
