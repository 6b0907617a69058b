/** The thread reports are printed in beside pages and mail: one comes as a message, and goes back printed. */
import { parentPort } from 'node:worker_threads';
import type { Print, Written } from '../house/written.ts';
import { printReport } from './print-report.ts';

/** What is printed. */
export type Sheets = Parameters<Print>;

/** What came of it, or why nothing did. */
export type Printed = { written: Written } | { message: string; stack: string };

/** One after the other: they go back in the order they came. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (sheets: Sheets) => {
  last = last.then(() => print(sheets));
});

async function print(sheets: Sheets): Promise<void> {
  const printed = await printReport(...sheets).then(
    (written): Printed => ({ written }),
    ({ message, stack = '' }: Error): Printed => ({ message, stack }),
  );
  parentPort?.postMessage(printed);
}
