/** Letters: a turn's report, the answer to an order mail, and every other mail we owe someone. */
export type { Deadline, LocalTime } from './dates.ts';
export { renderReportHtml } from './html/report.ts';
export { type Envelope, type LedgerRoll, type ReportModel, reportModel, type WithdrawnRun } from './model.ts';
export { reportSubject } from './subject.ts';
export { renderReportText } from './text/report.ts';
