/**
 * What becomes of an exception: a game that broke is halted with a dump, one whose work fails otherwise after a few tries;
 * a mail is put aside, a letter tried later and told of; a trouble of the system is left for the next look.
 */
import { encode } from '../../engine/canonical.ts';
import { FieldpostError, GiveUp, RecordBroken, RulesBroken, TryAgain } from '../../engine/errors.ts';
import { letterWords } from '../../reports/index.ts';
import { gameOf as rowOf } from '../../store/games.ts';
import { addReading } from '../../store/messages.ts';
import { findLetter, markUnmade, type OutboxRow } from '../../store/outbox.ts';
import { isSystemTrouble } from '../../store/passing.ts';
import { seatName } from '../../table/telling.ts';
import { haltGame } from './halt-game.ts';
import { type House, transact } from './house.ts';
import { openedGame } from './load-game.ts';
import { tellUmpire } from './tell-umpire.ts';

/** What was being done: for the log, and to know what must be put aside. */
export interface Doing {
  game?: string;
  message?: string;
  purpose?: string;
}

const MINUTE_MILLISECONDS = 60_000;
/** After its first and second failure a game's work is tried again so much later; the third halts it. */
const GAME_PAUSES = [1, 5].map((minutes) => minutes * MINUTE_MILLISECONDS);
/** Failures further apart are no run of failures. */
const FORGOTTEN_MILLISECONDS = 6 * 60 * MINUTE_MILLISECONDS;
/** As for games; the last is for all later tries of a letter. */
const LETTER_PAUSES = [1, 5, 60].map((minutes) => minutes * MINUTE_MILLISECONDS);
/** Its umpire is told of a letter when it could not be made so often. */
const TOLD_AFTER = 3;

/** Runs one piece of work so that its failure stops no other; null when it failed, or must rest after it has. */
export async function whatever<T>(house: House, doing: Doing, work: () => Promise<T>): Promise<T | null> {
  const failing = doing.game === undefined ? undefined : house.failing.get(doing.game);
  if (failing && failing.again > house.clock()) return null;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (isPassing(error)) house.log.info({ ...doing, err: error }, 'tried again later');
    else await settle(house, doing, error);
    return null;
  }
}

/** Nothing is wrong with what was being done. */
function isPassing(error: Error): boolean {
  return error instanceof TryAgain || isSystemTrouble(error);
}

/** A record or rules that broke: no second try would come out otherwise. */
function isBroken(error: Error): boolean {
  return error instanceof RulesBroken || error instanceof RecordBroken;
}

async function settle(house: House, doing: Doing, error: Error): Promise<void> {
  house.log.error({ ...doing, err: error }, 'work failed');
  try {
    const { game, message, purpose } = doing;
    if (game !== undefined) await failed(house, game, error);
    if (purpose !== undefined) await notMade(house, purpose, error);
    if (message !== undefined) await putAside(house, message, error);
  } catch (err) {
    // The database may be gone by now; what failed is found again at the next look.
    house.log.error({ ...doing, err }, 'failure not noted');
  }
}

/** Halts a game that broke, and one whose work has failed a few times in a row. */
async function failed(house: House, game: string, error: Error): Promise<void> {
  const now = house.clock();
  const before = house.failing.get(game);
  const tries = before && now.getTime() - before.last.getTime() < FORGOTTEN_MILLISECONDS ? before.tries : 0;
  const pause = GAME_PAUSES[tries];
  if (isBroken(error) || pause === undefined) {
    await haltGame(house, game, error);
    house.failing.delete(game);
  } else house.failing.set(game, { tries: tries + 1, last: now, again: new Date(now.getTime() + pause) });
}

/** A fault of ours in reading this very mail: it would fail again, and hold up every deadline. */
export function isHopeless(error: Error): boolean {
  return !isPassing(error) && !isBroken(error);
}

/** A letter that cannot be made is tried later and found in the outbox with its trouble; its umpire is told. */
async function notMade(house: House, purpose: string, error: Error): Promise<void> {
  const row = await findLetter(house.store.db, purpose);
  if (!row) return;
  if (row.game !== null && isBroken(error)) await haltGame(house, row.game, error);
  const pause = LETTER_PAUSES[Math.min(row.attempts, LETTER_PAUSES.length - 1)] as number;
  const again = error instanceof GiveUp ? null : new Date(house.clock().getTime() + pause);
  const called = row.seat === null ? null : await seatOf(house, row);
  await transact(house, async (tx) => {
    const attempts = await markUnmade(tx, purpose, error.message, again);
    // Nobody can be told by a letter that the letter to him cannot be made.
    if (row.game === null || row.kind === 'umpire' || (again !== null && attempts !== TOLD_AFTER)) return;
    await tellUmpire(house, tx, row.game, {
      about: `not-made/${purpose}`,
      say: (_words, _when, language) => {
        const { title, text, again: later, given } = letterWords(language).umpire.notMade;
        const to = called?.(language) ?? row.recipient ?? purpose;
        return { title: title(to), text: [text(to, error.message), again === null ? given : later] };
      },
    });
  });
}

async function seatOf(house: House, { game, seat }: OutboxRow) {
  const played = await openedGame(house, await rowOf(house.store.db, game as string));
  return (language: Parameters<typeof seatName>[2]) => seatName(played, seat as string, language);
}

async function putAside(house: House, message: string, error: Error): Promise<void> {
  const code = error instanceof FieldpostError ? error.code : 'unexpected';
  const reading = { message, game: null, seat: null, facts: encode({ code }), readAt: house.clock() };
  await transact(house, (tx) => addReading(tx, { ...reading, outcome: 'put-aside' }));
}
