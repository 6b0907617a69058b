/** Whether a seat's letters arrive: what comes back is scored, who is out of reach is marked, and who writes is back. */
import { createHmac } from 'node:crypto';
import type { Language } from '../../engine/contract.ts';
import { bounceAddress } from '../../mail/sender/address.ts';
import { gameOf } from '../../store/games.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import { addBounce, changePost, type PostRow, postOf } from '../../store/posts.ts';
import { reviveLetters } from '../../store/queues.ts';
import type { Reader, Tx } from '../../store/schema.ts';
import { seatsOf } from '../../store/seats.ts';
import { seatName } from '../../table/telling.ts';
import { type House, transact } from '../house/house.ts';
import { openedGame } from '../house/load-game.ts';
import { tellUmpire } from '../house/tell-umpire.ts';

/** How a letter failed: `complaint`: its reader called it spam. */
export type Failure = 'soft' | 'hard' | 'complaint';

// A mailbox that is gone is known by its third letter; one that is full for weeks of single letters never is.
const HARD = 100;
const SOFT = 40;
const OUT_OF_REACH = 300;
const SOFT_HALVES_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;
const TOKEN_LETTERS = 32;

/** The envelope sender of a letter: nobody who has not got it can name it. */
export function envelopeSender(house: House, purpose: string): string {
  const token = createHmac('sha256', house.key).update(`bounce/${purpose}`).digest('hex').slice(0, TOKEN_LETTERS);
  return bounceAddress(token, house);
}

/** What soft failures still weigh at `at`: half as much every week. */
function softLeft({ soft, softAt }: Pick<PostRow, 'soft' | 'softAt'>, at: Date): number {
  if (softAt === null) return 0;
  return soft * 0.5 ** ((at.getTime() - softAt.getTime()) / (SOFT_HALVES_DAYS * DAY_MILLISECONDS));
}

/** A letter to a seat, and what the seat is called. */
export interface SeatLetter {
  row: OutboxRow;
  game: string;
  seat: string;
  called: (language: Language) => string;
}

/** The letter with the name of its seat; null for letters to nobody's seat. */
export async function seatLetter(house: House, row: OutboxRow): Promise<SeatLetter | null> {
  const { game, seat } = row;
  if (game === null || seat === null) return null;
  const played = await openedGame(house, await gameOf(house.store.db, game));
  return { row, game, seat, called: (language) => seatName(played, seat, language) };
}

/** Notes that a letter did not arrive, once for each letter; `message` is the report that says so, null for a refusal at once. */
export async function letterReturned(
  house: House,
  tx: Tx,
  { row, game, seat, called }: SeatLetter,
  failure: Failure,
  message: string | null,
): Promise<void> {
  if (!(await isStillTheirs(tx, row))) return;
  const at = house.clock();
  if (!(await addBounce(tx, { letter: row.purpose, kind: failure, message, at }))) return;
  if (failure === 'complaint') return changePost(tx, game, seat, { reminders: false });
  const before = await postOf(tx, game, seat);
  const hard = before.hard + (failure === 'hard' ? HARD : 0);
  const soft = Math.round(softLeft(before, at)) + (failure === 'soft' ? SOFT : 0);
  const isLost = before.unreachableAt === null && hard + soft >= OUT_OF_REACH;
  await changePost(tx, game, seat, { hard, soft, softAt: at, ...(isLost && { unreachableAt: at }) });
  if (!isLost) return;
  house.log.warn({ game, seat }, 'seat out of reach');
  await tellUmpire(house, tx, game, {
    about: `unreachable/${seat}/${at.getTime()}`,
    say: (words, _when, language) => ({
      title: words.unreachable.title(called(language)),
      text: words.unreachable.text(called(language)),
    }),
  });
}

/** A report about an address the seat has left says nothing about the seat. */
async function isStillTheirs(db: Reader, { game, seat, recipient }: OutboxRow): Promise<boolean> {
  const row = (await seatsOf(db, game as string)).find((one) => one.seat === seat);
  return row?.address?.toLowerCase() === recipient?.toLowerCase();
}

/** Whether letters to the seat are tried but once. */
export async function isOutOfReach(house: House, { game, seat }: SeatLetter): Promise<boolean> {
  return (await postOf(house.store.db, game, seat)).unreachableAt !== null;
}

/** Tells the umpire of a letter that no server will take, unless he knows the seat to be out of reach. */
export async function letterGivenUp(house: House, tx: Tx, letter: SeatLetter, trouble: string): Promise<void> {
  const { row, game, seat, called } = letter;
  const wasReachable = (await postOf(tx, game, seat)).unreachableAt === null;
  if (isAboutAddress(trouble)) await letterReturned(house, tx, letter, 'hard', null);
  const isReachable = (await postOf(tx, game, seat)).unreachableAt === null;
  if (!wasReachable || !isReachable) return;
  await tellUmpire(house, tx, game, {
    about: `undelivered/${row.purpose}`,
    say: (words, _when, language) => ({
      title: words.undelivered.title(called(language)),
      text: words.undelivered.text(called(language), trouble.slice(0, LONGEST_TROUBLE)),
    }),
  });
}

/**
 * Letters given up, one or all, are tried again: an operator knows that the server which refused them was wrong. What it said
 * of their readers is forgotten with it. Says how many.
 */
export async function tryAgain(house: House, purpose: string | null): Promise<number> {
  const letters = await transact(house, async (tx) => {
    const revived = await reviveLetters(tx, purpose, house.clock());
    for (const { game, seat } of revived)
      if (game !== null && seat !== null)
        await changePost(tx, game, seat, { hard: 0, soft: 0, softAt: null, unreachableAt: null });
    return revived;
  });
  for (const { purpose: again } of letters) house.log.info({ purpose: again }, 'letter tried again');
  return letters.length;
}

const LONGEST_TROUBLE = 300;

/** Whether a server's refusal says that the mailbox is not there (RFC 3463: 5.1.x, 5.2.1), not that it minds the letter. */
function isAboutAddress(trouble: string): boolean {
  const status = /\b5\.(\d{1,3})\.(\d{1,3})\b/u.exec(trouble);
  if (status) return status[1] === '1' || (status[1] === '2' && status[2] === '1');
  return /\b55[013]\b/u.test(trouble);
}

/** A mail that came from the seat itself: whatever was wrong with its mailbox is over. */
export async function heardFrom(house: House, { game, seat, hard, soft, unreachableAt }: PostRow): Promise<void> {
  if (hard === 0 && soft === 0 && unreachableAt === null) return;
  await transact(house, (tx) => changePost(tx, game, seat, { hard: 0, soft: 0, softAt: null, unreachableAt: null }));
  if (unreachableAt !== null) house.log.info({ game, seat }, 'seat within reach again');
}
