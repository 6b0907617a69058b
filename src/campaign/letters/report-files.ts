/** Writes a seat's report to files as the letter told it: text, HTML with its pictures beside it, PDF and JSON. */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decode } from '../../engine/canonical.ts';
import { GiveUp } from '../../engine/errors.ts';
import { renderReportJson } from '../../reports/index.ts';
import { findLetter } from '../../store/outbox.ts';
import { seatsOf } from '../../store/seats.ts';
import type { House } from '../house/house.ts';
import type { CourseFacts } from './owe-letters.ts';
import { printReport } from './print-report.ts';
import { reportModel } from './write-course.ts';

/** Files `<path>.txt`, `.html`, `.pdf`, `.json` of the report owed under this purpose; their names. */
export async function writeReportFiles(house: House, purpose: string, path: string): Promise<string[]> {
  const letter = await findLetter(house.store.db, purpose);
  const seats = letter?.game ? await seatsOf(house.store.db, letter.game) : [];
  const seat = seats.find((one) => one.seat === letter?.seat);
  if (!letter?.game || !seat) throw new GiveUp('no-such-report', { purpose });
  const facts = decode<CourseFacts>(letter.facts);
  const model = await reportModel(house, { game: letter.game, kind: 'report', facts, seat });
  const { text, html = '', inline = [], attachments = [] } = await printReport(model, seat.paper);
  const files = new Map<string, string | Uint8Array>([[`${path}.txt`, text]]);
  let shown = html;
  for (const { cid, bytes } of inline) {
    files.set(`${path}-${cid}.png`, bytes);
    shown = shown.replaceAll(`cid:${cid}"`, `${basename(path)}-${cid}.png"`);
  }
  files.set(`${path}.html`, shown);
  for (const { bytes } of attachments) files.set(`${path}.pdf`, bytes);
  files.set(`${path}.json`, renderReportJson(model));
  for (const [name, content] of files) await writeFile(name, content);
  return [...files.keys()];
}
