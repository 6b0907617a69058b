/** Letters that answer one mail: the acknowledgement of its orders, and notices. */
import { encode } from '../../../engine/canonical.ts';
import type { Language } from '../../../engine/contract.ts';
import { isSentFrom } from '../../../mail/reading/closings.ts';
import type { ReadMail } from '../../../mail/reading/readMail.ts';
import { messageIdOf } from '../../../mail/sender/address.ts';
import type { Late, NoticeFacts, NoticeKind } from '../../../reports/index.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import type { MessageRow } from '../../../store/messages.ts';
import type { OwedLetter } from '../../../store/outbox.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import { type AcknowledgementFacts, acknowledgementOf } from '../../../table/acknowledgement.ts';
import type { SeatDraft } from '../../../table/draft.ts';
import type { GameRecord } from '../../../table/record.ts';
import { lastMoment } from '../../clock/grace.ts';
import type { House } from '../../house/house.ts';
import { optionsOf } from '../../house/options.ts';
import { deadlineFor, localTime } from '../../house/time.ts';
import type { AnswerFacts } from '../../letters/answers.ts';
import type { Press } from '../../letters/press.ts';
import { enteredBy } from '../outcome.ts';
import type { Received } from '../received.ts';
import type { Asking } from '../wishes/wish.ts';
import { askedNow, lateForCall } from './late.ts';

/** Who reads an answer: a seat, or a stranger at his address. */
interface Reader {
  seat: SeatedRow | null;
  language: Language;
  address: string | null;
}

export const readerIn = (seat: SeatedRow): Reader => ({ seat, language: seat.language, address: null });

/** What is answered; `about` tells several answers to the same mail apart. */
interface Answer<K extends NoticeKind> {
  notice: K;
  facts: NoticeFacts[K];
  about?: string;
}

/** One letter that answers a mail. */
export function answerLetter<K extends NoticeKind>(
  house: House,
  { message, mail }: Received,
  { seat, language, address }: Reader,
  { notice, facts, about = notice }: Answer<K>,
): OwedLetter {
  const purpose = `${about}/${message.id}`;
  const answer: AnswerFacts = { inReplyTo: mail.messageId, kind: 'notice', notice, facts, language };
  return {
    purpose,
    messageId: messageIdOf(purpose, house),
    game: seat?.game ?? null,
    seat: seat?.seat ?? null,
    kind: 'answer',
    facts: encode(answer),
    recipient: address,
  };
}

/** As much of a line that was not read as tells which it is. */
const LONGEST_TOLD = 80;

/**
 * Old mail and signatures that were left out, what is struck out, and files; what stands below a sign of signatures, and what is
 * beyond doubt a quote, only where it holds what looks like orders.
 */
function notReadOf({ cuts, struck, form, attachments }: ReadMail): NonNullable<AcknowledgementFacts['notRead']> {
  const leftOut = cuts.filter(({ as, lines, orders, plain }) => (as === 'old' && !plain ? lines > 0 : orders > 0));
  const devices = cuts.filter(({ as, first, orders }) => as === 'closing' && orders === 0 && isSentFrom(first));
  const files = attachments.filter(({ name, type, read }) => !read && isWriting(name ?? '', type));
  return {
    ...(leftOut.length > 0 && {
      leftOut: leftOut.map(({ as, first, lines, orders, like }) => ({ as, first, lines, orders, like })),
    }),
    ...(devices.length > 0 && {
      devices: devices.map(({ source, first, lines }) => ({ line: source, text: first.trim(), below: lines })),
    }),
    ...(struck.length > 0 && { struckOut: struck.map((line) => line.slice(0, LONGEST_TOLD)) }),
    ...(form === 'unread' && { formUnread: true }),
    ...(files.length > 0 && { unreadFiles: files.map(({ name, type }) => name ?? type) }),
  };
}

/** Whether orders may stand in a file: pictures, signatures and calendars hold none. */
function isWriting(name: string, type: string): boolean {
  if (/\.(txt|text|ord|orders|md|rtf|docx?|odt|pdf|pages|xlsx?|csv|html?|eml)$/iu.test(name)) return true;
  return /^(text\/(plain|markdown|rtf)|application\/(pdf|rtf|msword|vnd\.(openxml|oasis)\S*)|message\/rfc822)$/u.test(
    type,
  );
}

const isAsked = ({ call, questions }: SeatDraft): boolean => call !== null || questions.length > 0;

/** What there is to say of a mail whose orders are all for a call of this turn that is closed; null where any is not. */
function missedCall(
  { drafted }: SeatDraft,
  { ordinal }: DeadlineRow,
  message: MessageRow,
  record: GameRecord,
  seat: SeatedRow,
): Late | null {
  const isTaken = drafted.lines.some(({ outcome }) => outcome === 'accepted' || outcome === 'kept');
  if (isTaken && drafted.refusal === null) return null;
  const missed = drafted.lines.flatMap(({ diagnostics }) =>
    diagnostics.flatMap(({ code, facts }) => (code === 'order-of-other-call' ? [String(facts.call)] : [])),
  );
  return missed[0] === undefined ? null : lateForCall(missed[0], ordinal, message, record, seat);
}

/** `passed`: what of the mail was passed on to others. */
export function acknowledgement(
  { house, message, mail, loaded, deadline, others, changesUntil, books, seats, seat, made }: Asking,
  passed: Press['passed'],
): OwedLetter {
  const { row, record } = loaded;
  const before = books.get(seat.seat);
  const replaced = before?.call === deadline.call && before.orders !== null ? before.receivedAt : null;
  const isPast = message.receivedAt > deadline.dueAt;
  const last = lastMoment(deadline, optionsOf(row));
  const model = acknowledgementOf(record, made, {
    seat: seat.seat,
    language: seat.language,
    label: row.label,
    deadline: deadlineFor(isPast ? { ...deadline, dueAt: last } : deadline, seat.zone, message.receivedAt).local,
    isPast,
    others,
    changesUntil: changesUntil && localTime(changesUntil.at, seat.zone),
    waitsForWarning: changesUntil?.forWarning === true,
    received: localTime(message.receivedAt, seat.zone),
    replaces: replaced && localTime(replaced, seat.zone),
    turn: deadline.printed,
    entered: enteredBy(message),
    takesYes: enteredBy(message) === null,
    passed,
    isUnheard: row.umpire === null,
    isReadElsewhere:
      optionsOf(row).press !== 'none' && seats.some((one) => one.seat !== seat.seat && one.address !== null),
    notRead: notReadOf(mail),
    awaited: isAsked(made) ? null : askedNow(deadline, loaded, seat, message.receivedAt),
    late: missedCall(made, deadline, message, record, seat),
  });
  const purpose = `ack/${message.id}`;
  const facts: AnswerFacts = { inReplyTo: mail.messageId, kind: 'acknowledgement', model };
  return {
    purpose,
    messageId: messageIdOf(purpose, house),
    game: seat.game,
    seat: seat.seat,
    kind: 'ack',
    facts: encode(facts),
    recipient: null,
  };
}
