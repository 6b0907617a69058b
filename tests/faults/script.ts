/** The campaign the fault run plays: who writes what, and how the clock goes on. The same seed gives the same mails. */
import { createHash } from 'node:crypto';
import { openGame } from '../../src/campaign/house/open-game.ts';

export const GAME = 'savannah-1';
export const SEATS = ['british', 'french', 'american'] as const;

export interface Mail {
  name: string;
  seat: string;
  lines: readonly string[];
}

/** One stretch of the campaign: mails that have come, and the time it is. */
export interface Step {
  at: string;
  mails: readonly Mail[];
}

export const START = '2026-03-02T10:00:00.000Z';
const HOUR = 3_600_000;
/** Written before breakfast; amended, asked and chatted at noon; the deadline at eight in the evening, London time. */
const NOON = 2 * HOUR;
const EVENING = 10.5 * HOUR;
const DAY = 24 * HOUR;

/** Mails and deadlines of `days` days. */
export function campaign(seed: string, days: number): Step[] {
  let block = 0;
  const pick = (n: number) => createHash('sha256').update(`${seed}/${block++}`).digest().readUInt32BE(0) % n;
  const { game } = openGame('savannah/campaign');
  const examples = game.verbs.flatMap(({ example }) => (example ? [example] : []));
  const orders = () => Array.from({ length: 1 + pick(5) }, () => examples[pick(examples.length)] as string);
  const chat = [
    ['STATUS'],
    ['PRESS TO all', 'Where is the powder?', 'ENDPRESS'],
    ['PRESS TO allies ANON', 'We dig tonight.', 'ENDPRESS'],
    ['TIMEZONE Europe/Paris'],
    ['LANGUAGE fr'],
    ['HELP'],
    ['no order at all, only regards'],
  ];
  return Array.from({ length: days }, (_, day) => {
    const morning = new Date(START).getTime() + day * DAY;
    const at = (milliseconds: number) => new Date(morning + milliseconds).toISOString();
    const writing = SEATS.filter(() => pick(5) > 0);
    const asking = SEATS.filter(() => pick(3) === 0);
    const name = (seat: string, n: number) => `d${String(day).padStart(3, '0')}-${n}-${seat}`;
    return [
      { at: at(0), mails: writing.map((seat) => ({ name: name(seat, 0), seat, lines: orders() })) },
      {
        at: at(NOON),
        mails: asking.map((seat) => ({
          name: name(seat, 1),
          seat,
          lines: pick(2) === 0 ? ['AMEND', ...orders()] : (chat[pick(chat.length)] as string[]),
        })),
      },
      { at: at(EVENING), mails: [] },
    ];
  }).flat();
}
