/** A new seeding round in a running game: what seats are asked, the phrase one sends, and what was mixed in at the close. */
import type { Language } from '../../engine/contract.ts';
import { markBehind, sealedPhrase } from '../../engine/dice.ts';
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
import { type Chronicle, fold, type GameRecord, seedCommitted } from '../../table/record.ts';
import { openedSeals, type Phrases } from '../../table/seeding.ts';
import { seatName } from '../../table/telling.ts';
import type { House } from '../house/house.ts';
import type { LoadedGame } from '../house/loaded-game.ts';
import { beaconHad, beaconNamed, sealedFor, TURNS_AHEAD } from '../letters/seeding-facts.ts';
import { about, letterTo } from '../letters/unseated.ts';

/** What the umpire's notice tells a seat of the round he opens. */
export function seedingAsked(
  house: House,
  { printed }: Pick<DeadlineRow, 'printed'>,
  language: Language,
): readonly string[] {
  return letterWords(language).seeding.asked(printed, sealedFor(house, printed));
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

/** What opens a round's seals: nothing of a seat that nobody sits in. */
export const phrasesOf = (seats: readonly SeatedRow[]): Phrases =>
  Object.fromEntries(seats.map(({ seat, person, phrase }) => [seat, person === null ? '' : (phrase ?? '')]));

/** What becomes of the last PHRASE line of a mail: its letter, its entry (the seal alone), and what is kept. */
export function phraseWish(
  house: House,
  { message, inReplyTo, loaded, deadline, seat, entries }: Said,
  reading: Reading,
): { letters: readonly OwedLetter[]; entries: readonly EntryBody[]; write: ((tx: Tx) => Promise<void>) | null } {
  const line = reading.lines.findLast(({ act }) => act?.verb === 'phrase');
  const { row, record, seed } = loaded;
  const { seeding, rounds } = fold(record.entries);
  if (!line?.act || seeding === null) return { letters: [], entries: [], write: null };
  const phrase = readJoining(line.source).phrase ?? line.act.args.join(' ');
  const { said, becomes, seal } = taken({ seeding, rounds }, seed, seat.seat, phrase);
  const entry: EntryBody = { kind: 'table', act: 'phrase', facts: { seat: seat.seat, seal } };
  const added = becomes === 'sealed' || becomes === 'sealed-by-seat' ? [entry] : [];
  const journal = new Journal(row.id, seed, record.entries);
  for (const body of [...entries, ...added]) journal.append(house.clock().toISOString(), 'table', body);
  const from = { opened: deadline.printed + TURNS_AHEAD, 'sealed-by-seat': deadline.printed + TURNS_AHEAD + 1 };
  const facts: NoticeFacts['phrase'] = {
    ...about(row, record, seat.seat),
    becomes,
    said: said && { ...said, from: from[becomes as keyof typeof from] ?? sealedFor(house, deadline.printed) },
    head: journal.head,
  };
  return {
    letters: [letterTo(house, `phrase/${message}`, seat, 'phrase', facts, inReplyTo)],
    entries: added,
    write: said && ((tx) => changeSeat(tx, seat.game, seat.seat, { phrase })),
  };
}

type Becomes = NonNullable<NoticeFacts['phrase']['becomes']>;

type OpenRound = Pick<Chronicle, 'rounds'> & { readonly seeding: NonNullable<Chronicle['seeding']> };

/** A phrase as the open round takes it: sealed; or, once the seals are fixed, opening the one its seat has sent. */
function taken({ seeding, rounds }: OpenRound, seed: string, seat: string, phrase: string) {
  const as = (becomes: Becomes, said: Omit<NonNullable<NoticeFacts['phrase']['said']>, 'from'> | null) => ({
    becomes,
    said,
    seal: said?.seal ?? '',
  });
  if (!seeding.fixed) {
    const { salt, mark, seal } = sealedPhrase(seed, seat, rounds.length, phrase);
    return as(mark === '' && seal !== '' ? 'sealed-by-seat' : 'sealed', { phrase, salt, mark, seal });
  }
  const seal = seeding.seals[seat] ?? '';
  const mark = markBehind(seal, seed, seat, rounds.length, phrase);
  return mark === null ? as('shut', null) : as('opened', { phrase, salt: '', mark, seal });
}

/** All seals of a round, once no other is taken; who sealed his phrase himself is asked for the words. `until`: before that turn closes. */
export function sealedLetters(
  house: House,
  row: GameRow,
  record: GameRecord,
  seats: readonly SeatedRow[],
  shut: readonly string[],
  until: number | null,
): OwedLetter[] {
  const { seeding, seats: known, head, rounds } = fold(record.entries);
  return seats
    .filter(({ address }) => address !== null)
    .map((seat) => {
      const facts: NoticeFacts['sealed'] = {
        ...about(row, record, seat.seat),
        asked: shut.includes(seat.seat),
        shut: shut.map((one) => seatName(record.game, one, seat.language)),
        until,
        seals: known.map(({ id }) => ({
          seat: seatName(record.game, id, seat.language),
          mark: seeding?.seals[id] ?? '',
        })),
        ...beaconNamed(seeding),
        seed: seedCommitted(record),
        head,
      };
      return letterTo(house, `sealed/${row.id}/${rounds.length}/${seat.seat}`, seat, 'sealed', facts);
    });
}

/** The letters of a seeding round that play has just taken on: its seals, or what it has mixed in. */
export function roundLetters(
  house: House,
  { row, seed }: LoadedGame,
  advanced: Pick<Advance, 'record' | 'entries' | 'closed'>,
  seats: readonly SeatedRow[],
): OwedLetter[] {
  const { record, entries, closed } = advanced;
  const mixed = mixedLetters(house, row, advanced, seats);
  if (mixed.length > 0 || !entries.some(({ content }) => content.kind === 'seed-seals')) return mixed;
  const { shut } = openedSeals(fold(record.entries), seed, phrasesOf(seats));
  return sealedLetters(house, row, record, seats, shut, (closed[0]?.printed ?? 0) + 1);
}

/** The letters that list what a round has mixed in, where play has just closed one. */
function mixedLetters(
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
        ...beaconHad(chronicle, chronicle.beacons.length - 1),
        head: chronicle.head,
      };
      return letterTo(house, `mixed/${row.id}/${mix.seq}/${seat.seat}`, seat, 'mixed', facts);
    });
}
