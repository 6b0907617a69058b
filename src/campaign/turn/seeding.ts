/** A new seeding round in a running game: what seats are asked, the phrase one sends, and what was mixed in at the close. */
import type { Language } from '../../engine/contract.ts';
import { phraseHash, phraseSalt } from '../../engine/dice.ts';
import { type EntryBody, Journal } from '../../engine/journal.ts';
import { readJoining } from '../../orders/joining.ts';
import type { Reading } from '../../orders/types.ts';
import { letterWords, type NoticeFacts } from '../../reports/index.ts';
import type { DeadlineRow } from '../../store/deadlines.ts';
import type { GameRow } from '../../store/games.ts';
import type { OwedLetter } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import { changeSeat, type SeatedRow } from '../../store/seats.ts';
import type { Advance } from '../../table/advance.ts';
import { fold, seedCommitted } from '../../table/record.ts';
import { seatName } from '../../table/telling.ts';
import type { House } from '../house/house.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { about, letterTo } from '../letters/unseated.ts';

/** The turn in play and the one after it are committed to: phrases enter the dice from the next on. */
const TURNS_AHEAD = 2;

/** What the umpire's notice tells a seat of the round he opens. */
export function seedingAsked({ printed }: Pick<DeadlineRow, 'printed'>, language: Language): readonly string[] {
  return letterWords(language).seeding.asked(printed, printed + TURNS_AHEAD);
}

/** A mail that may bear a phrase, with all that its answer is made of. */
interface Said {
  message: string;
  inReplyTo: string | null;
  loaded: LoadedGame;
  deadline: DeadlineRow;
  seat: SeatedRow;
  /** What the mail has written into the journal otherwise. */
  entries: readonly EntryBody[];
}

/** What becomes of the last PHRASE line of a mail: its letter, its entry (the mark alone), and what is kept. */
export function phraseWish(
  house: House,
  { message, inReplyTo, loaded, deadline, seat, entries }: Said,
  reading: Reading,
): { letters: readonly OwedLetter[]; entries: readonly EntryBody[]; write: ((tx: Tx) => Promise<void>) | null } {
  const line = reading.lines.findLast(({ act }) => act?.verb === 'phrase');
  if (!line?.act) return { letters: [], entries: [], write: null };
  const { row, record, seed } = loaded;
  const chronicle = fold(record.entries);
  const isOpen = chronicle.seeding !== null;
  const phrase = readJoining(line.source).phrase ?? line.act.args.join(' ');
  const salt = phraseSalt(seed, seat.seat, chronicle.rounds.length);
  const mark = phraseHash(salt, phrase);
  const entry: EntryBody = { kind: 'table', act: 'phrase', facts: { seat: seat.seat, mark } };
  const added = isOpen ? [entry] : [];
  const journal = new Journal(row.id, seed, record.entries);
  for (const body of [...entries, ...added]) journal.append(house.clock().toISOString(), 'table', body);
  const facts: NoticeFacts['phrase'] = {
    ...about(row, record, seat.seat),
    said: isOpen ? { from: deadline.printed + TURNS_AHEAD, phrase, salt, mark } : null,
    head: journal.head,
  };
  return {
    letters: [letterTo(house, `phrase/${message}`, seat, 'phrase', facts, inReplyTo)],
    entries: added,
    write: isOpen ? (tx) => changeSeat(tx, seat.game, seat.seat, { phrase }) : null,
  };
}

/** The letters that list what a round has mixed in, where play has just closed one. */
export function mixedLetters(
  house: House,
  row: GameRow,
  { record, entries, closed }: Pick<Advance, 'record' | 'entries' | 'closed'>,
  seats: readonly SeatedRow[],
): OwedLetter[] {
  const at = entries.findIndex(({ content }) => content.kind === 'seed-mix');
  const mix = entries[at]?.content;
  const first = entries.slice(at).find(({ content }) => content.kind === 'key-commit')?.content;
  const [turn] = closed;
  if (mix?.kind !== 'seed-mix' || first?.kind !== 'key-commit' || !turn) return [];
  const from = first.turn + turn.printed - turn.ordinal;
  const chronicle = fold(record.entries);
  return seats
    .filter(({ address }) => address !== null)
    .map((seat) => {
      const facts: NoticeFacts['mixed'] = {
        ...about(row, record, seat.seat),
        from,
        seed: seedCommitted(record),
        phrases: chronicle.seats.map(({ id }) => ({
          seat: seatName(record.game, id, seat.language),
          mark: mix.phrases[id] ?? '',
        })),
        head: chronicle.head,
      };
      return letterTo(house, `mixed/${row.id}/${mix.seq}/${seat.seat}`, seat, 'mixed', facts);
    });
}
