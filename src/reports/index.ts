/** Letters: a turn's report, the answer to an order mail, and every other mail we owe someone. */
import { type AcknowledgementModel, acknowledgementSubject } from './acknowledgement.ts';
import { acknowledgementHtml } from './html/acknowledgement.ts';
import { acknowledgementText } from './text/acknowledgement.ts';

export type { AcknowledgedLine, AcknowledgementModel } from './acknowledgement.ts';
export type { Deadline, LocalTime } from './dates.ts';
export { renderReportHtml } from './html/report.ts';
export { type Envelope, type LedgerRoll, type ReportModel, reportModel, type WithdrawnRun } from './model.ts';
export { reportSubject } from './subject.ts';
export { renderReportText } from './text/report.ts';

/** A mail ready to be sent: subject and both bodies. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** The answer to an order mail. */
export function renderAcknowledgement(model: AcknowledgementModel): Letter {
  return { subject: acknowledgementSubject(model), text: acknowledgementText(model), html: acknowledgementHtml(model) };
}
