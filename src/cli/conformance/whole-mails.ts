/** Whole mails, read as the server reads them: orders that are lost, and old ones that come through. */

import { ORDER_WORDS, readMail } from '../../campaign/house/reading.ts';
import { orderText } from '../../mail/reading/readMail.ts';
import type { Reply } from './replies.ts';

/** How many mails are read right, and in which something is lost or leaks. */
export interface Figures {
  cases: number;
  right: number;
  lost: string[];
  leaked: string[];
}

export const noFigures = (): Figures => ({ cases: 0, right: 0, lost: [], leaked: [] });

const FENCE = /^(BEGIN|D.BUT) |^(END|FIN)$/u;

/** Reads one mail, to which the letters given may be what it answers, and counts it. */
export async function countReply(
  figures: Figures,
  { name, raw, typed }: Reply,
  letters: readonly Uint8Array[] | null,
): Promise<void> {
  const mail = await readMail(raw, undefined, {}, letters && (() => Promise.resolve(letters)));
  const found = orderText(mail)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  // A program may break a long line; BEGIN and END are a fence and no order.
  const said = found.join(' ');
  const isOrder = (line: string) => ORDER_WORDS.couldBeOrder(line) && !FENCE.test(line);
  const lost = typed.filter((line) => isOrder(line) && !said.includes(line.trim()));
  const leaked = found.filter((line) => isOrder(line) && !typed.some((one) => one.includes(line)));
  figures.cases++;
  if (lost.length > 0) figures.lost.push(`${name}: ${lost[0]}`);
  if (leaked.length > 0) figures.leaked.push(`${name}: ${leaked[0]}`);
  if (lost.length + leaked.length === 0) figures.right++;
}
