/** Messages between seats: PRESS TO … ENDPRESS is passed on by the house, which alone knows who lives where. */
import { encode } from '../engine/canonical.ts';
import { messageIdOf } from '../mail/sender/address.ts';
import { keyOf } from '../orders/fold.ts';
import type { Drafted } from '../orders/book.ts';
import type { Act } from '../orders/types.ts';
import type { OwedLetter } from '../store/outbox.ts';
import type { Person, SeatedRow } from '../store/seats.ts';
import { seatsSharing } from '../table/joint.ts';
import { type Chronicle, fold, type GameRecord } from '../table/record.ts';
import { seatName, seatSheet } from '../table/telling.ts';
import type { AnswerFacts } from './answers.ts';
import type { House } from './house.ts';

const ALL = new Set(['all', 'everybody', 'everyone', 'tous', 'todos']);
const UMPIRE = new Set(['gm', 'umpire', 'arbitre', 'mj', 'arbitro']);
const ARTICLE = /^(?:the|les|los) /;
/** A longer message is cut: mail between players is no file transfer. */
const LONGEST = 20_000;

/** One message of a mail and the seats it goes to; `umpire`: to him. */
interface Message {
  act: Act;
  to: readonly SeatedRow[];
  umpire: boolean;
}

/** What a mail's messages become: a letter for each reader, and warnings on lines that name nobody. */
export interface Press {
  letters: readonly OwedLetter[];
  drafted: Drafted;
}

export function relayed(
  house: House,
  mail: string,
  { record, label }: { record: GameRecord; label: string },
  from: SeatedRow,
  seats: readonly SeatedRow[],
  umpire: Person | undefined,
  drafted: Drafted,
): Press {
  const chronicle = fold(record.entries);
  const messages = drafted.lines.flatMap(({ act }) =>
    act?.press ? [addressed(act, chronicle, record, from, seats, umpire)] : [],
  );
  if (messages.length === 0) return { letters: [], drafted };
  const letters = messages.flatMap(({ act, to, umpire: isToUmpire }, n) => [
    ...to.map((seat) => letterTo(house, `press/${seat.seat}/${n}/${mail}`, record, label, from, act, seat, null)),
    ...(isToUmpire && umpire?.address
      ? [letterTo(house, `press/umpire/${n}/${mail}`, record, label, from, act, null, umpire.address)]
      : []),
  ]);
  const lost = new Set(messages.filter(({ to, umpire: isHis }) => to.length === 0 && !isHis).map(({ act }) => act));
  const lines = drafted.lines.map((line) => {
    if (line.act === null || !lost.has(line.act)) return line;
    const span = { line: line.line, column: line.column, length: line.source.trim().length, source: line.source };
    const facts = { to: line.act.press?.to ?? '', known: seats.map(({ seat }) => seat) };
    return {
      ...line,
      diagnostics: [...line.diagnostics, { severity: 'warning' as const, code: 'press-to-nobody', facts, span }],
    };
  });
  return { letters, drafted: { ...drafted, lines } };
}

/** Who a message goes to: a seat or role by id or name, a joint role, all, or the umpire; never back to its writer. */
function addressed(
  act: Act,
  chronicle: Chronicle,
  { game }: GameRecord,
  from: SeatedRow,
  seats: readonly SeatedRow[],
  umpire: Person | undefined,
): Message {
  const to = keyOf(act.press?.to ?? '').replace(ARTICLE, '');
  const seated = seats.filter(({ seat, address }) => seat !== from.seat && address !== null);
  if (UMPIRE.has(to)) return { act, to: [], umpire: umpire?.address != null };
  if (ALL.has(to)) return { act, to: seated, umpire: false };
  const named = new Set(chronicle.seats.filter((seat) => isCalled(seat.id, seat.roles, to)).map(({ id }) => id));
  if (Object.hasOwn(game.joint ?? {}, to)) {
    for (const { id } of seatsSharing(game, chronicle.seats, to)) named.add(id);
  }
  return { act, to: seated.filter(({ seat }) => named.has(seat)), umpire: false };

  function isCalled(id: string, roles: readonly string[], key: string): boolean {
    const names = Object.values(seatSheet(game, id)?.name ?? {});
    return [id, ...roles, ...names].some((name) => keyOf(name) === key);
  }
}

/** The letter bears no trace of the writer but the name of his seat, and not that where he does not sign. */
function letterTo(
  house: House,
  purpose: string,
  { id, game }: GameRecord,
  label: string,
  from: SeatedRow,
  { press }: Act,
  to: SeatedRow | null,
  recipient: string | null,
): OwedLetter {
  const language = to?.language ?? 'en';
  const signed = press?.anonymous ? null : seatName(game, from.seat, language);
  const answer: AnswerFacts = {
    inReplyTo: null,
    kind: 'notice',
    notice: 'press',
    language,
    facts: {
      game: { id, label },
      band: (to && seatSheet(game, to.seat)?.band) ?? null,
      from: signed,
      text: (press?.text ?? '').slice(0, LONGEST),
      answerTo: signed === null ? null : from.seat,
    },
  };
  return {
    purpose,
    messageId: messageIdOf(purpose, house.domain),
    game: id,
    seat: to?.seat ?? null,
    kind: 'answer',
    facts: encode(answer),
    recipient,
  };
}
