/** Letters to those who sit in no seat: invited, declined, or gone. They come from the invitation's address, or the house's. */

import { encode } from '../../engine/canonical.ts';
import type { Language } from '../../engine/contract.ts';
import { inLanguage } from '../../engine/phrase.ts';
import { messageIdOf } from '../../mail/sender/address.ts';
import { letterWords, type NoticeFacts, type NoticeKind, weekWords } from '../../reports/index.ts';
import type { GameRow } from '../../store/games.ts';
import type { SentInvitation } from '../../store/invitations.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { SeatedRow } from '../../store/seats.ts';
import { fold, type GameRecord, seedCommitted } from '../../table/record.ts';
import { seatName, seatSheet } from '../../table/telling.ts';
import type { House } from '../house/house.ts';
import { ownLast } from '../house/languages.ts';
import { localTime, type Rhythm, weekOf } from '../house/time.ts';
import type { AnswerFacts } from './answers.ts';

/** A letter to an address; `as` is the invitation its answers come back to, the house's own address without. */
export function letterOut<K extends NoticeKind>(
  house: House,
  purpose: string,
  game: string,
  to: { address: string; language: Language; as: { seat: string; token: string } | null },
  notice: K,
  facts: NoticeFacts[K],
  inReplyTo: string | null,
): OwedLetter {
  const { address, language, as } = to;
  const answer: AnswerFacts = { inReplyTo, kind: 'notice', notice, facts, language, ...(as && { as }) };
  return {
    purpose,
    messageId: messageIdOf(purpose, house),
    game,
    seat: null,
    kind: 'answer',
    facts: encode(answer),
    recipient: address,
  };
}

/** A letter to a seat that answers no mail of its own. */
export function letterTo<K extends NoticeKind>(
  house: House,
  purpose: string,
  seat: SeatedRow,
  notice: K,
  facts: NoticeFacts[K],
  inReplyTo: string | null = null,
): OwedLetter {
  const answer: AnswerFacts = { inReplyTo, kind: 'notice', notice, facts, language: seat.language };
  return {
    purpose,
    messageId: messageIdOf(purpose, house),
    game: seat.game,
    seat: seat.seat,
    kind: 'answer',
    facts: encode(answer),
    recipient: null,
  };
}

type JoiningWords = ReturnType<typeof letterWords>['joining'];

export const about = ({ id, label }: Pick<GameRow, 'id' | 'label'>, { game }: GameRecord, seat: string) => ({
  game: { id, label },
  band: seatSheet(game, seat)?.band ?? null,
});

/** The invitation itself, as the game stands; `again` for a reminder, or when it is asked for. */
export function invitationLetter(
  house: House,
  purpose: string,
  row: GameRow,
  record: GameRecord,
  invitation: SentInvitation & { address: string },
  table: { seats: readonly SeatedRow[]; invited: ReadonlySet<string>; umpire: string | null },
  again: { inReplyTo: string | null } | null,
): OwedLetter {
  const { seat, language, zone, token, address } = invitation;
  const { game } = record;
  const chronicle = fold(record.entries);
  const role = chronicle.seats.find((one) => one.id === seat)?.roles[0];
  const rhythm = JSON.parse(row.rhythm) as Rhythm;
  const takesOver = chronicle.rounds.length > 0;
  const facts: NoticeFacts['invitation'] = {
    ...about(row, record, seat),
    scenario: inLanguage(game.title, language),
    briefing: role === undefined ? [] : game.briefing(role, language),
    seat: seatName(game, seat, language),
    by: table.umpire === '' ? null : table.umpire,
    takesOver,
    again: again !== null,
    tempo: row.tempo,
    due: weekWords(weekOf(rhythm, row.zone, zone, house.clock()), language),
    zone: localTime(house.clock(), zone).zone,
    least: rhythm.least,
    message: invitation.message,
    languages: ownLast(game.languages, language),
    seats: table.seats.map((one) => ({
      seat: seatName(game, one.seat, language),
      how:
        one.seat === seat
          ? 'this'
          : one.person !== null
            ? 'taken'
            : table.invited.has(one.seat)
              ? 'free'
              : ('doctrine' as const),
    })),
    until: localTime(invitation.expiresAt, zone),
    seed: seedCommitted(record),
    head: chronicle.head,
  };
  const to = { address, language, as: { seat, token } };
  return letterOut(house, purpose, row.id, to, 'invitation', facts, again?.inReplyTo ?? null);
}

/** News for one seat in its own words: `title` and `text` by the words of its language. */
export function toldLetter(
  house: House,
  purpose: string,
  row: GameRow,
  record: GameRecord,
  seat: SeatedRow,
  say: (
    words: JoiningWords,
    language: Language,
  ) => { title: string; text: readonly string[]; typed?: readonly string[] },
  inReplyTo: string | null = null,
): OwedLetter {
  const { title, text, typed = [] } = say(letterWords(seat.language).joining, seat.language);
  const facts: NoticeFacts['told'] = {
    ...about(row, record, seat.seat),
    title,
    text,
    typed,
    head: record.entries.at(-1)?.hash ?? null,
  };
  return letterTo(house, purpose, seat, 'told', facts, inReplyTo);
}
