/** Looks for everything that is due and does it: mails unread, games to open, calls to close, turns to resolve, letters to render. */
import { claimGame, type DeadlineRow, deadlinesDue, deadlinesOpen, freeGames } from '../../store/deadlines.ts';
import { idsOf } from '../../store/games.ts';
import { type Unread, unreadMessages } from '../../store/messages.ts';
import { freeClaims, lettersUnderWay, owedDue, stalledSince } from '../../store/outbox.ts';
import { attendanceNow } from '../clock/attendance.ts';
import { closeCall } from '../clock/close-call.ts';
import { excuseOutage } from '../clock/excuse-outage.ts';
import type { OutageGuard } from '../clock/outage-guard.ts';
import { remindSeats } from '../clock/remind.ts';
import { type House, once } from '../house/house.ts';
import { whatever } from '../house/trouble.ts';
import { warily } from '../house/warily.ts';
import { startReady } from '../joining/start-game.ts';
import { tendInvitations } from '../joining/tend-invitations.ts';
import { renderLetters } from '../letters/render-letter.ts';
import { readMessages } from '../mail-in/read-message.ts';
import { resolveTurn } from '../turn/resolve-turn.ts';
import { tellOfUnread } from './mail-sources.ts';
import type { Role } from './roles.ts';

/** Mails looked up, read together, and letters rendered at once. */
const LOOKED_UP = 1000;
const AT_ONCE = 100;
/** Letters taken in hand together: another worker makes the others meanwhile. */
const MADE_AT_ONCE = 20;
/** A game that a worker has in hand for longer is taken on by another. */
const CLAIM_MILLISECONDS = 10 * 60_000;
/** Of mails read together; a larger one is read alone. */
const MOST_BYTES = 4 * 1_048_576;

/** What one look did. */
export interface Swept {
  read: number;
  resolved: number;
  rendered: number;
}

/** Who looks: told what others can do for it, and asked between two steps of a long look whether it goes on. */
export interface Watch {
  /** Letters may have become ready to leave. */
  letters(): void;
  /** A call cannot close before all mail that came until then is read. */
  mailWanted(until: Date): void;
  goesOn(): boolean;
  /** Whether this is its part; what is not, another process does. */
  does(role: Role): boolean;
}

const ALONE: Watch = { letters: () => {}, mailWanted: () => {}, goesOn: () => true, does: () => true };

/** One look at everything. Truth about due work is in the tables, so looking again, or twice at once, does no harm. */
export async function sweep(house: House, guard: OutageGuard, watch: Watch = ALONE): Promise<Swept> {
  if (watch.does('intake') || watch.does('turns')) await watchForOutages(house, guard);
  // Letters that a look before this one had in hand when it failed: one look is made at a time.
  if (watch.does('letters')) await once(house, (db) => freeClaims(db, house.worker, house.clock(), 'owed'));
  const { read, rendered } = await readMails(house, watch);
  if (!watch.goesOn()) return { read, resolved: 0, rendered };
  const played = await playOn(house, guard, watch);
  const last = await renderOwed(house, watch);
  return { read, resolved: played.resolved, rendered: rendered + played.rendered + last };
}

/** Begins games, closes calls, resolves turns, reminds and invites. */
async function playOn(house: House, guard: OutageGuard, watch: Watch): Promise<Played> {
  if (!watch.does('turns')) {
    // Whoever closes calls waits for the mail that we take.
    const due = await deadlinesDue(house.store.db, house.clock());
    if (watch.does('intake') && due.some(({ lockedAt }) => lockedAt === null)) watch.mailWanted(house.clock());
    return { resolved: 0, rendered: 0 };
  }
  const begun = await startReady(house);
  const opened = await openGames(house, watch);
  const closed = await closeCalls(house, guard, watch);
  await remindSeats(house);
  await tendInvitations(house);
  return { resolved: begun + opened.resolved + closed.resolved, rendered: opened.rendered + closed.rendered };
}

/** Before mail is read: after an outage it is not late, and whoever reads it must know. */
async function watchForOutages(house: House, guard: OutageGuard): Promise<void> {
  guard.look(house.clock(), performance.now());
  guard.letters((await stalledSince(house.store.db))?.since ?? null);
  await excuse(house, guard, await deadlinesOpen(house.store.db, house.clock()));
}

async function excuse(house: House, guard: OutageGuard, deadlines: readonly DeadlineRow[]): Promise<void> {
  for (const deadline of deadlines.filter(({ dueAt }) => dueAt <= house.clock())) {
    const fear = guard.fears(deadline);
    if (fear) await whatever(house, { game: deadline.game }, () => excuseOutage(house, deadline, fear));
  }
}

/** Reads all that is unread, each mail tried once, and renders the answers as it goes. */
async function readMails(house: House, watch: Watch): Promise<{ read: number; rendered: number }> {
  const done = { read: 0, rendered: 0 };
  if (!watch.does('intake')) return done;
  let last: Unread | null = null;
  do {
    const unread: Unread[] = await unreadMessages(house.store.db, LOOKED_UP, house.clock(), last);
    for (const pile of house.wary ? unread.map(({ id }) => [id]) : pilesOf(unread)) {
      if (!watch.goesOn()) return done;
      done.read += house.wary ? await readWarily(house, pile) : await readMessages(house, pile);
      // RESEND makes a letter leave again that is rendered already.
      watch.letters();
      done.rendered += await renderOwed(house, watch);
    }
    last = unread.at(-1) ?? null;
  } while (last !== null);
  return done;
}

/** One mail, by itself. */
async function readWarily(house: House, [message]: readonly string[]): Promise<number> {
  return (message && (await warily(house, { message }, () => readMessages(house, [message])))) || 0;
}

/** Mails in their order, as many together as memory is meant to hold. */
function pilesOf(unread: readonly Unread[]): string[][] {
  const piles: string[][] = [];
  let room = 0;
  for (const { id, bytes } of unread) {
    const pile = piles.at(-1);
    if (pile && pile.length < AT_ONCE && bytes <= room) {
      pile.push(id);
      room -= bytes;
    } else {
      piles.push([id]);
      room = MOST_BYTES - bytes;
    }
  }
  return piles;
}

/** Opens the first turn of games whose start letters, and so their first commitments, have left. */
async function openGames(house: House, watch: Watch): Promise<Played> {
  const played: Played = { resolved: 0, rendered: 0 };
  for (const game of await idsOf(house.store.db, 'seeding')) {
    if ((await lettersUnderWay(house.store.db, game)) > 0) continue;
    const done = await warily(house, { game }, () => resolveTurn(house, game));
    if (done === 'resolved') await tell(house, watch, played);
  }
  return played;
}

/** How many games were taken on, and letters rendered of them. */
type Played = Omit<Swept, 'read'>;

/** A game was taken on: its letters leave before the next game is looked at. */
async function tell(house: House, watch: Watch, played: Played): Promise<void> {
  played.resolved++;
  played.rendered += await renderOwed(house, watch);
}

async function closeCalls(house: House, guard: OutageGuard, watch: Watch): Promise<Played> {
  const due = await deadlinesDue(house.store.db, house.clock());
  const open = due.filter((one) => one.lockedAt === null);
  const counted = [];
  for (const deadline of open) {
    const { sent, missing } = await attendanceNow(house.store.db, deadline, house.clock());
    counted.push({ seats: sent.length + missing.length, missing: missing.length });
  }
  guard.count(counted);
  await excuse(house, guard, open);
  const played: Played = { resolved: 0, rendered: 0 };
  for (const { game } of due) {
    if (!watch.goesOn()) break;
    await warily(house, { game }, async () => {
      const now = house.clock();
      const until = new Date(now.getTime() + CLAIM_MILLISECONDS);
      if (!(await once(house, (db) => claimGame(db, game, house.worker, now, until)))) return;
      try {
        while ((await closeAndResolve(house, game, guard, watch)) === 'resolved') await tell(house, watch, played);
      } finally {
        await once(house, (db) => freeGames(db, house.worker, game));
      }
    });
  }
  return played;
}

/** Closes the open call and plays on; the next may be due at once, where nobody is waited for. */
async function closeAndResolve(house: House, game: string, guard: OutageGuard, watch: Watch) {
  const closing = await closeCall(house, game, guard, watch.mailWanted);
  if (closing === 'locked') return resolveTurn(house, game);
  if (closing === 'mail-not-read') await tellOfUnread(house, game);
  house.log.debug({ game, closing }, 'call stays open');
  return 'not-due';
}

/** Renders what is owed, each letter tried once. */
async function renderOwed(house: House, watch: Watch): Promise<number> {
  const tried = new Set<string>();
  if (!watch.does('letters')) return 0;
  for (;;) {
    const due = await owedDue(house.store.db, house.clock(), MADE_AT_ONCE);
    const purposes = due.filter((purpose) => !tried.has(purpose));
    const [purpose] = purposes;
    if (purpose === undefined || !watch.goesOn()) return tried.size;
    if (house.wary) {
      tried.add(purpose);
      await warily(house, { purpose }, () => renderLetters(house, [purpose], watch.letters));
    } else {
      for (const one of purposes) tried.add(one);
      await renderLetters(house, purposes, watch.letters);
    }
  }
}
