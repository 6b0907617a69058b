/** VACATION by mail: the days a seat is away, what becomes of the open deadline, and who is told what of it. */
import { dayWords, letterWords } from '../../../reports/index.ts';
import { type AbsenceRow, absencesOf, keepAbsences } from '../../../store/absences.ts';
import { deadlineOf } from '../../../store/deadlines.ts';
import { oweLetters } from '../../../store/outbox.ts';
import type { Tx } from '../../../store/schema.ts';
import { seatName } from '../../../table/telling.ts';
import { dayBefore, dayIn, daysOf, noonOf } from '../../clock/absence.ts';
import { type Moved, movedNotices, moveForAbsences } from '../../clock/move-deadline.ts';
import { optionsOf } from '../../house/options.ts';
import { tellUmpire } from '../../house/tell-umpire.ts';
import { localTime } from '../../house/time.ts';
import { seatNotice } from '../../letters/seat-notice.ts';
import { readVacation, type VacationWords } from './vacation-days.ts';
import { type Asking, answeredBy, type Wish } from './wish.ts';

type Days = Pick<AbsenceRow, 'first' | 'last'>;

/** What the last VACATION line of a mail does. It comes last of all that the mail does. */
export function absenceWish(asking: Asking): Wish {
  const { seat, message, made } = asking;
  const { reading } = made;
  const line = reading.lines.findLast(({ act }) => act?.verb === 'vacation');
  if (line === undefined) return answeredBy([]);
  const dayFirst = seat.language !== 'en' || reading.language !== 'en' ? true : null;
  const words = readVacation(line.source, dayIn(seat.zone, message.receivedAt), dayFirst);
  return { letters: [], isAnswered: true, write: (tx, mute) => write(asking, tx, words, mute) };
}

async function write(asking: Asking, tx: Tx, words: VacationWords, mute: boolean): Promise<void> {
  const { house, message, loaded, seat, seats } = asking;
  const mine = (await absencesOf(tx, seat.game)).filter((one) => one.seat === seat.seat);
  const wish = weigh(asking, words, mine);
  if (wish.keep) await keepAbsences(tx, seat.game, seat.seat, wish.keep);
  const at = house.clock();
  const moved = wish.keep ? await moveForAbsences(tx, loaded, seats, at) : null;
  const deadline = await deadlineOf(tx, seat.game);
  const { by } = letterWords(seat.language).absence;
  const isDue = deadline?.needs.some((need) => need.seat === seat.seat) ?? false;
  const notices = moved ? await movedNotices(house, tx, loaded, moved, seats, at) : new Map();
  const others = [...notices].flatMap(([to, notice]) =>
    to.seat === seat.seat ? [] : [seatNotice(house, loaded.row, to, notice)],
  );
  const own = [...notices].find(([to]) => to.seat === seat.seat)?.[1];
  const answer = seatNotice(house, loaded.row, seat, {
    purpose: `absence/${message.id}`,
    inReplyTo: asking.mail.messageId,
    title: wish.title,
    by,
    text: wish.text,
    due: isDue ? deadline : null,
    head: moved?.journal.head ?? loaded.head,
    at,
    appointments: own?.appointments ?? [],
  });
  await oweLetters(tx, mute ? others : [answer, ...others], at);
  if (wish.keep) await tellOfAbsence(asking, tx, wish.away, moved);
}

/** What a VACATION line comes to: days to keep (null: as they are), and what the seat is told. */
interface Weighed {
  keep: readonly Days[] | null;
  away: Days | null;
  title: string;
  text: readonly string[];
}

function weigh({ house, loaded, seat }: Asking, said: VacationWords, mine: readonly Days[]): Weighed {
  const words = letterWords(seat.language).absence;
  const { vacation, vacationdays } = optionsOf(loaded.row);
  const today = dayIn(seat.zone, house.clock());
  const sayDay = (day: string) => dayWords(localTime(noonOf(day, seat.zone), seat.zone), seat.language);
  const titleOf = ({ first, last }: Days) => words.away(sayDay(first), sayDay(last));
  // Days gone by are used up; of those to come nothing is kept but what is asked now.
  const gone = mine.flatMap(({ first, last }) =>
    first >= today ? [] : [{ first, last: last < today ? last : dayBefore(today) }],
  );
  const used = (days: readonly Days[]) => days.reduce((sum, one) => sum + daysOf(one), 0);
  const toCome = mine.find(({ last }) => last >= today);
  switch (said.kind) {
    case 'days': {
      const away = { first: said.first, last: said.last };
      const left = vacationdays - used(gone);
      if (daysOf(away) > left)
        return { keep: null, away: null, title: words.notTaken, text: words.tooLong(daysOf(away), Math.max(left, 0)) };
      const text = [words.policy[vacation], words.left(left - daysOf(away)), words.how];
      return { keep: [...gone, away], away, title: titleOf(away), text };
    }
    case 'off':
      return toCome
        ? { keep: gone, away: null, title: words.back, text: [words.backText] }
        : { keep: null, away: null, title: words.none, text: [words.how] };
    case 'ask':
      return toCome
        ? { keep: null, away: toCome, title: titleOf(toCome), text: [words.policy[vacation], words.how] }
        : { keep: null, away: null, title: words.none, text: [words.left(vacationdays - used(gone)), words.how] };
    case 'unclear':
      return { keep: null, away: null, title: words.notTaken, text: [words.unclear[said.why], words.how] };
  }
}

/** The umpire alone learns who is away. */
async function tellOfAbsence(
  { house, message, loaded, seat }: Asking,
  tx: Tx,
  away: Days | null,
  moved: Moved | null,
): Promise<void> {
  await tellUmpire(house, tx, seat.game, {
    about: `absence/${message.id}`,
    say: ({ absence }, when, language) => {
      const name = seatName(loaded.record.game, seat.seat, language);
      const day = (iso: string) => dayWords(localTime(noonOf(iso, seat.zone), seat.zone), language);
      return {
        title: away ? absence.away(name) : absence.back(name),
        text: [
          away ? absence.days(day(away.first), day(away.last)) : absence.ended,
          ...(moved ? [absence.moved(when(moved.due.dueAt))] : []),
        ],
      };
    },
  });
  house.log.info({ game: seat.game, seat: seat.seat, away: away !== null, moved: moved !== null }, 'absence noted');
}
