/** What an umpire's mail says to players: PRESS TO … ENDPRESS, and the words of a reply to the letter that brought a message. */
import type { ReadMail } from '../../../mail/reading/readMail.ts';
import type { GameRow } from '../../../store/games.ts';
import { purposesOf } from '../../../store/outbox.ts';
import { pressWriter } from '../../../store/press.ts';
import type { Reader } from '../../../store/schema.ts';
import { seatsOf } from '../../../store/seats.ts';
import { fold } from '../../../table/record.ts';
import type { House } from '../../house/house.ts';
import { loadGame } from '../../house/load-game.ts';
import { broughtBy, seatsCalled } from '../../letters/press.ts';
import type { UmpireWish } from './umpire-words.ts';

/** A message to seats; `isKnown` false where the umpire does not know to whom: the writer did not sign. */
export interface Word {
  to: readonly string[];
  text: string;
  isKnown: boolean;
}

/** A seat that wrote to the umpire, and whether under its name. */
interface Writer {
  seat: string;
  signed: boolean;
}

/** The seat whose message to the umpire this mail answers, by the letter of ours that brought it. */
export async function writerAnswered(
  db: Reader,
  { inReplyTo, references }: Pick<ReadMail, 'inReplyTo' | 'references'>,
  game: string,
): Promise<Writer | null> {
  const ids = [inReplyTo, ...references.toReversed()].filter((id) => id !== null);
  const purposes = await purposesOf(db, game, ids);
  const brought = ids.map((id) => broughtBy(purposes.get(id) ?? '')).find((found) => found !== null);
  return brought ? ((await pressWriter(db, game, brought)) ?? null) : null;
}

/** What the mail says to seats, and what of it cannot be said: the umpire's faults, and those who are nobody. */
export async function wordsIn(
  house: House,
  row: GameRow,
  { words, faults, rest }: UmpireWish,
  writer: Writer | null,
): Promise<{ words: Word[]; faults: UmpireWish['faults'] }> {
  const isBack = writer !== null && /[\p{L}\p{N}]/u.test(rest);
  if (words.length === 0 && !isBack) return { words: [], faults };
  const seats = await seatsOf(house.store.db, row.id);
  const { record } = await loadGame(house, row.id);
  const chronicle = fold(record.entries);
  const wrong = [...faults];
  const said: Word[] = [];
  for (const { to, line, text } of words) {
    const called = seatsCalled(record.game, chronicle, seats, to).map(({ seat }) => seat);
    if (called.length === 0) wrong.push({ line, why: 'nobody' });
    else said.push({ to: called, text, isKnown: true });
  }
  if (isBack) {
    const isThere = seats.some(({ seat, address }) => seat === writer.seat && address !== null);
    if (!isThere) wrong.push({ line: rest.split('\n')[0] as string, why: 'nobody' });
    else said.push({ to: [writer.seat], text: rest, isKnown: writer.signed });
  }
  return { words: said, faults: wrong };
}
