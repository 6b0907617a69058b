/** What the mails of a game are judged by beside its record: read at once for several games, kept up to date by what the mails decide. */
import { type AbsenceRow, absencesIn } from '../../../store/absences.ts';
import { type BookRow, newestBooksIn } from '../../../store/books.ts';
import { type DeadlineRow, deadlinesOf } from '../../../store/deadlines.ts';
import { type GameRow, gamesOf } from '../../../store/games.ts';
import { type HoldRow, holdsOf } from '../../../store/holds.ts';
import { nothingNoted, type PostRow, postsIn } from '../../../store/posts.ts';
import type { Reader } from '../../../store/schema.ts';
import { type SeatedRow, seatsIn } from '../../../store/seats.ts';
import { codedSeats } from '../../../store/senders.ts';

export interface Affairs {
  row: GameRow;
  hold: HoldRow | undefined;
  deadline: DeadlineRow | null;
  seats: readonly SeatedRow[];
  absences: readonly AbsenceRow[];
  /** Seats whose mail must bear the code of the open call. */
  coded: ReadonlySet<string>;
  /** Newest books by seat, those of mails that are decided on and not yet written with them. */
  books: Map<string, BookRow>;
  /** Versions of the books as they are stored, by seat. */
  stored: Map<string, number>;
  /** Since when all are ready. */
  readyAt: Date | null;
  /** What is noted of each seat. */
  posts: Map<string, PostRow>;
}

/** The affairs of those of these games that are there, by id. */
export async function affairsOf(db: Reader, games: readonly string[]): Promise<Map<string, Affairs>> {
  if (games.length === 0) return new Map();
  const rows = await gamesOf(db, games);
  const holds = await holdsOf(db, games);
  const deadlines = await deadlinesOf(db, games);
  const seats = await seatsIn(db, games);
  const books = await newestBooksIn(db, games);
  const posts = await postsIn(db, games);
  const coded = await codedSeats(db, games);
  const absences = await absencesIn(db, games);
  const of = <T extends { game: string }>(all: readonly T[], game: string) => all.filter((one) => one.game === game);
  return new Map(
    rows.map((row): [string, Affairs] => {
      const { id } = row;
      const deadline = of(deadlines, id)[0] ?? null;
      const theirs = of(seats, id);
      const newest = of(books, id);
      return [
        id,
        {
          row,
          hold: of(holds, id)[0],
          deadline,
          seats: theirs,
          absences: of(absences, id),
          coded: new Set(of(coded, id).map(({ seat }) => seat)),
          books: new Map(newest.map((book) => [book.seat, book])),
          stored: new Map(newest.map(({ seat, version }) => [seat, version])),
          readyAt: deadline?.readyAt ?? null,
          posts: new Map(
            theirs.map(({ seat }) => [
              seat,
              of(posts, id).find((post) => post.seat === seat) ?? nothingNoted(id, seat),
            ]),
          ),
        },
      ];
    }),
  );
}
