/** A mail from a seat as it is understood: its lines in what the seat sees, its words for others taken out of it. */
import { orderText, type ReadMail } from '../../../mail/reading/readMail.ts';
import { withReadyKept } from '../../../orders/book/draft-book.ts';
import type { OnFile } from '../../../orders/book/types.ts';
import { fold } from '../../../orders/fold.ts';
import { isGreeting } from '../../../orders/greeting.ts';
import { MAY_SAY_YES } from '../../../orders/mail-words.ts';
import type { ReadLine } from '../../../orders/types.ts';
import { turnAsked } from '../../../reports/index.ts';
import { findReading, lastRefused, messageToRead } from '../../../store/messages.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { newestAnswers } from '../../../store/sent-letters.ts';
import { umpireOf } from '../../../store/umpires.ts';
import { draft, OLD, type SeatDraft, spentOn } from '../../../table/draft.ts';
import type { Offer, Shown } from '../../../table/offers.ts';
import { isLabel } from '../../../table/reply.ts';
import type { House } from '../../house/house.ts';
import type { GameAtHand } from '../../house/loaded-game.ts';
import { readMail } from '../../house/reading.ts';
import { zones } from '../../house/zones.ts';
import { type Press, type Prose, relayed } from '../../letters/press.ts';
import { answeredIds, calledBy, type Shows, waitingForYes } from '../answered.ts';
import { enteredBy } from '../outcome.ts';
import type { Pile } from '../pile.ts';
import type { Received } from '../received.ts';
import type { Heard } from '../wishes/wish.ts';
import { wishesOf } from '../wishes/wishes.ts';
import type { Affairs } from './affairs.ts';

/** The mail read in what its seat sees, its messages to others taken out of it. */
export async function judge(
  house: House,
  pile: Pile,
  { message, mail }: Received,
  at: { affairs: Affairs; loaded: GameAtHand; onFile: OnFile; seat: SeatedRow; confirmed: boolean },
): Promise<{ heard: Heard; press: Press }> {
  const { affairs, loaded, onFile, seat, confirmed } = at;
  const { books, seats } = affairs;
  const text = orderText(mail);
  // Only then the mail that YES would take is read again.
  const mayTake = MAY_SAY_YES.test(fold(text));
  const refused = mayTake ? await refusedText(house, pile, seat) : null;
  const { shows, ...called } = calledIn(mail, pile, loaded.row.label);
  const shown = mayTake && shows ? await shownBy(house, seat, shows) : null;
  const offers = mayTake && shown === null ? await offersTo(house, mail, seat) : [];
  const about = {
    ...called,
    shown,
    offers,
    unread: mail.form === 'unread',
    knowsBook: enteredBy(message) !== null,
    hasUmpire: loaded.row.umpire !== null,
    refused,
    language: seat.language,
    writer: seat.name ?? '',
    zones,
  };
  const read = draft(loaded.record, loaded.stood, seat.seat, text, onFile, about);
  const { umpire } = loaded.row;
  const prose = umpire === null ? null : proseOf(read);
  const isPress = umpire !== null && (prose !== null || read.drafted.lines.some(({ act }) => act?.press));
  const person = isPress ? await umpireOf(house.store.db, loaded.row.id) : undefined;
  const press = relayed(
    house,
    { mail: message.id, game: loaded, from: seat, seats, umpire: person },
    read.drafted,
    prose,
  );
  const isLost = press.drafted.lines.some(({ act, outcome }) => act?.press && outcome === 'error');
  const isReady = read.reading.acts.some(({ verb }) => verb === 'ready');
  const drafted = isLost && isReady ? withReadyKept(press.drafted, onFile) : press.drafted;
  const made: SeatDraft = { ...read, drafted };
  const asks = { ...seat, ...wishesOf(made.reading, loaded.record.game).seat };
  return { heard: { house, message, mail, loaded, books, seats, seat: asks, made, confirmed }, press };
}

/** What a mail answers by the letters it names; where it names none of ours, the turn its subject asks for. */
function calledIn(mail: ReadMail, { letters }: Pile, label: string): ReturnType<typeof calledBy> {
  const called = calledBy(mail, letters);
  const isNamed = answeredIds(mail).some((id) => letters.has(id));
  const turn = isNamed ? null : turnAsked(mail.subject, label);
  return turn === null ? called : { answersTurn: turn };
}

/**
 * The words of a mail that are for a person to read: all of one that orders, asks and answers nothing; beside orders what
 * is more than a greeting. A trial passes nothing on: the mail itself will.
 */
function proseOf({ reading, drafted, questions }: SeatDraft): Prose | null {
  const spent = spentOn(questions);
  const isAlone = reading.acts.length === 0 && !drafted.ordered && spent.size === 0;
  if (drafted.verdict === 'checked' || drafted.refusal?.code === 'closed-choice') return null;
  // Meant as an answer, however it was said: its sender is told, and nobody else could read it.
  const isMeantAsAnswer = ({ source }: ReadLine): boolean =>
    isLabel(source) || (questions.length > 0 && isShort(source) && !source.includes('?'));
  const talk = reading.lines.filter(({ ignored }) => ignored === 'prose' || ignored === 'outside');
  if (isAlone && talk.every(isMeantAsAnswer)) return null;
  const spoken = reading.lines.filter(
    ({ line, ignored, source }) =>
      (ignored === 'prose' || ignored === 'outside') && (isAlone || (!isGreeting(source) && !spent.has(line))),
  );
  if (spoken.length === 0) return null;
  return { text: spoken.map(({ source }) => source).join('\n'), lines: spoken.map(({ line }) => line), isAlone };
}

const SHORTEST_TALK = 5;
const isShort = (source: string): boolean => source.trim().split(/\s+/u).length < SHORTEST_TALK;

/** What an answer shows that waits for a YES: a mail of the seat's own that was checked, or lines. */
async function shownBy(
  house: House,
  seat: SeatedRow,
  { checked, mended, without, instead }: Shows,
): Promise<Shown | null> {
  const text = checked === undefined ? (mended ?? null) : await checkedText(house, seat, checked);
  return text === null ? null : { text, ...(without && { without }), ...(instead && { instead }) };
}

/** The new text of a mail of the seat's own that was checked. */
async function checkedText({ store: { db } }: House, { game, seat }: SeatedRow, id: string): Promise<string | null> {
  const reading = await findReading(db, id);
  const mail = reading?.game === game && reading.seat === seat ? await messageToRead(db, id) : undefined;
  return mail?.raw ? orderText(await readMail(mail.raw)) : null;
}

/** What answers to the seat show that wait for a YES since the letter that a mail answers; one that asks for READY would take that. */
async function offersTo(house: House, mail: ReadMail, seat: SeatedRow): Promise<readonly Offer[]> {
  const offers: Offer[] = [];
  const waiting = waitingForYes(await newestAnswers(house.store.db, seat, answeredIds(mail)));
  for (const { turn, call, shows = { mended: 'READY' } } of waiting) {
    const shown = await shownBy(house, seat, shows);
    if (shown !== null) offers.push({ turn, call, ...shown });
  }
  return offers;
}

/** The new text of the seat's last mail that was not booked because it answered an older letter. */
async function refusedText(house: House, pile: Pile, { game, seat }: SeatedRow): Promise<string | null> {
  // It may be decided on and not yet written.
  await pile.write();
  const last = await lastRefused(house.store.db, game, seat, [...OLD]);
  return last?.raw ? orderText(await readMail(last.raw)) : null;
}
