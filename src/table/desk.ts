/** The order desk at the table: who answers a need of this run, and which needs wait for mail. */

import type { RoleBook, Share } from '../engine/books.ts';
import type { Address, AnyGame, Book, Conduct, Json, Need, Order, Question } from '../engine/contract.ts';
import type { SeatOfRecord } from '../engine/journal.ts';
import { conductAt } from '../engine/levels.ts';
import { type Decision, type Desk, isLegal, type Witness } from '../engine/run.ts';
import { decide } from '../orders/desk.ts';
import { witness } from '../orders/witness.ts';
import { saidOfAffair } from './affairs.ts';
import { filled, seatsAnswering, seatsSharing, sharesAsked } from './joint.ts';
import type { Chronicle, GameRecord, TurnRecord } from './record.ts';
import { pausesFor } from './tempo.ts';

/** What seats answered to questions by address, and what stands with them, beside the books they sent. */
export type Replies = Readonly<
  Record<string, { readonly replies?: Readonly<Record<Address, Json>>; readonly standing?: readonly Order[] }>
>;

/** The desk of one stage: waits for mail where the tempo does, else answers. */
export function deskFor(
  record: Pick<GameRecord, 'game' | 'held'>,
  chronicle: Chronicle,
  turn: TurnRecord,
  books: Replies,
): Desk<unknown> {
  const { game } = record;
  const answer = answering(record, chronicle, books);
  const said = saying(game, chronicle.seats, books);
  return (need, book, sight) => {
    const kept = turn.offers.get(need.address);
    if (kept && (need.type === 'call' || isLegal(need.space, kept.answer))) return { ...kept, from: 'kept' };
    if (isAwaited(game, chronicle, turn, need) && decides(game, need, sight)) return said(need, book, sight) ?? 'wait';
    return answer(need, book, sight);
  };
}

/** Who answers where nobody is waited for: replies, then books, then doctrine (architecture §2). */
export function answering(
  { game, held }: Pick<GameRecord, 'game' | 'held'>,
  chronicle: Chronicle,
  books: Replies,
): (need: Need, book: RoleBook, sight: () => unknown) => Decision {
  const replies = repliesOf(books);
  const conductOf = ({ id, level }: SeatOfRecord): Conduct<unknown> =>
    held?.has(id) ? (game.silence ?? game) : conductAt(game, level);
  return (need, book, sight) => {
    if (need.type === 'call') {
      const books = new Map<Conduct<unknown>, readonly Order[]>();
      const orders = filled(game, book, (seat) => {
        const sharing = seatsSharing(game, chronicle.seats, need.role);
        const conduct = conductOf(sharing.find(({ id }) => id === seat) ?? (sharing[0] as SeatOfRecord));
        const made = books.get(conduct) ?? conduct.orders(need, sight, book.standing);
        books.set(conduct, made);
        return made;
      });
      return { answer: orders, from: 'doctrine' };
    }
    const reply = repliedBefore(game, need, sight, replies) ?? replies.get(need.address);
    const [asked] = seatsAnswering(game, chronicle.seats, need, book);
    const unsaid = conductOf(asked as SeatOfRecord);
    const consent = game.consent?.[need.kind];
    if (consent) {
      const shares = book.shares?.map((share) => ({ ...share, reply: books[share.seat]?.replies?.[need.address] }));
      return agreed(game, need, sight, shares ?? [{ ...book, reply, called: true }], consent, unsaid);
    }
    const heard = sharesAsked(game, need, book).map((share) => withAhead(game, need, share));
    return decide(game, need, sight, heard, reply, unsaid);
  };
}

/** Tells what each answer of a run came to for the orders on file. */
export function witnessFor(game: AnyGame): Witness<unknown> {
  return (need, book, sight, answer) => {
    const shares = sharesAsked(game, need, book).map(openBook);
    // Where all must agree each seat has been heard for itself.
    if (game.consent?.[need.kind]) return shares.flatMap((share) => witness(game, need, sight, [share], answer));
    return witness(game, need, sight, shares, answer);
  };
}

/** A book with what its lines for later calls imply of a question, behind what its other lines say: ATTACK, of who is pinned. */
function withAhead(game: AnyGame, { kind }: Question, book: Pick<Share, 'orders' | 'standing' | 'ahead'>): Book {
  const { orders, standing } = openBook(book);
  const implying = book.ahead?.filter(({ verb }) => impliedBy(game, verb, kind) !== undefined) ?? [];
  return { orders: [...implying, ...orders], standing };
}

const openBook = ({ orders, standing }: Pick<Share, 'orders' | 'standing'>): Book => ({
  orders: orders ?? [],
  standing,
});

/** What has been said of a choice before its letter is written: by a reply, by lines of the book, by what stands since. */
export function saying(
  game: AnyGame,
  seats: readonly SeatOfRecord[],
  books: Replies,
): (need: Need, book: RoleBook, sight: () => unknown) => Decision | null {
  const replies = repliesOf(books);
  return (need, book, sight) => {
    if (need.type === 'call') return null;
    const answer = repliedBefore(game, need, sight, replies);
    if (answer !== undefined) return { answer, from: 'reply' };
    const [only, ...others] = seatsSharing(game, seats, need.role);
    const { standing = book.standing } = (others.length === 0 && only && books[only.id]) || {};
    return saidBefore(game, need, sight, { ...book, standing });
  };
}

/** What a reply to the letter of an earlier question says of this one: of the same moment outright, of the same affair by its orders. */
function repliedBefore(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  replies: ReadonlyMap<Address, Json>,
): Json | undefined {
  const answer = replies.get(need.address);
  if (answer !== undefined && isLegal(need.space, answer)) return answer;
  const orders = saidOfAffair(need, replies);
  return orders.length === 0 ? undefined : saidOutright(game, need, sight, { orders, standing: [] })?.answer;
}

/** What a line of the book that is in, or one that stands, says outright of a choice: nobody is asked that again. */
export function saidBefore(game: AnyGame, need: Need, sight: () => unknown, book: RoleBook): Decision | null {
  if (need.type === 'call') return null;
  const consent = game.consent?.[need.kind];
  if (!consent) return saidOutright(game, need, sight, book);
  // What all must agree to is asked until each has said it, or one is against it.
  const said = (book.shares ?? [book]).map((share) => saidOutright(game, need, sight, share));
  const against = said.find((decision) => decision !== null && decision.answer !== consent.yes);
  return against ?? (said.includes(null) ? null : (said[0] ?? null));
}

/** What the lines of a book say outright to a question, and which of them; null where none does. */
export function saidOutright(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  book: Pick<RoleBook, 'orders' | 'standing' | 'shares'>,
): Decision | null {
  const [asked] = sharesAsked(game, need, book);
  const outright = (order: Order): boolean => saysOutright(game, order, need.kind);
  const said = { orders: asked?.orders?.filter(outright) ?? [], standing: asked?.standing.filter(outright) ?? [] };
  const decision = decide(game, need, sight, [said], undefined, { answer: () => null });
  return decision.from === 'doctrine' ? null : decision;
}

function saysOutright(game: AnyGame, order: Order, kind: string): boolean {
  const slot = impliedBy(game, order.verb, kind);
  return slot === undefined || (slot !== null && order.args[slot] !== undefined);
}

/** The slot by which a line of the verb says outright what else it implies of a question, null where none does; undefined of no question that it implies. */
const impliedBy = ({ verbs }: AnyGame, verb: string, kind: string): string | null | undefined =>
  verbs.find(({ id }) => id === verb)?.implies?.[kind];

/** What all seats of a role must agree to: one that sent orders and none for it is against it, a silent one that was called agrees. */
function agreed(
  game: AnyGame,
  need: Question,
  sight: () => unknown,
  shares: readonly (Pick<Share, 'orders' | 'standing' | 'called'> & { readonly reply: Json | undefined })[],
  { yes, no }: { yes: Json; no: Json },
  unsaid: Pick<AnyGame, 'answer'>,
): Decision {
  const said = shares.map((share) => {
    const decision = decide(game, need, sight, [openBook(share)], share.reply, unsaid);
    return { decision, says: decision.from !== 'doctrine', silent: share.orders === null && share.called };
  });
  const against = said.find(({ decision, says, silent }) => (says ? decision.answer !== yes : !silent));
  if (against) return against.says ? against.decision : { answer: no, from: 'order' };
  return (said.find(({ says }) => says) ?? (said[0] as (typeof said)[0])).decision;
}

/** Nobody is asked who has nothing to decide. */
const decides = (game: AnyGame, need: Need, sight: () => unknown): boolean =>
  need.type === 'question' || (game.decides?.(sight(), need.role, need.name) ?? true);

function isAwaited(game: AnyGame, chronicle: Chronicle, turn: TurnRecord, need: Need): boolean {
  if (turn.locks.has(need.address) || wasAskedFor(game, turn, need)) return false;
  return (
    pausesFor(chronicle.tempo, game, need) ||
    (turn.reopened !== null && need.type === 'call' && game.calls.includes(need.name))
  );
}

/** Whether the letter of a minor call asked for just such lines (FIRE, gun by gun): what its book left open is the staff's. */
function wasAskedFor({ verbs, minorCalls = [] }: AnyGame, { locks }: TurnRecord, need: Need): boolean {
  if (need.type === 'call') return false;
  const able = verbs.filter(({ answers }) => answers.includes(need.kind));
  const calls = minorCalls.filter((minor) => able.some((verb) => verb.calls.includes(minor)));
  return calls.some((call) =>
    [...locks.keys()].some((address) => {
      const [place = '', role] = address.split(`/${call}@`);
      return role === need.role && need.address.startsWith(`${place}/`);
    }),
  );
}

function repliesOf(books: Replies): ReadonlyMap<Address, Json> {
  return new Map(Object.values(books).flatMap((book) => Object.entries(book.replies ?? {})));
}
