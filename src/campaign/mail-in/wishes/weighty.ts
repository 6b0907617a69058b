/** RESIGN, SURRENDER and draws: asked back first, done when the code of that letter returns; and what follows for all. */

import { TryAgain } from '../../../engine/errors.ts';
import { type EntryBody, Journal } from '../../../engine/journal.ts';
import { keyOf } from '../../../orders/fold.ts';
import { DRAW } from '../../../orders/mail-words.ts';
import type { Act } from '../../../orders/types.ts';
import { letterWords, type NoticeFacts } from '../../../reports/index.ts';
import type { DeadlineRow } from '../../../store/deadlines.ts';
import { appendEntries } from '../../../store/entries.ts';
import {
  addSurrender,
  askConfirmation,
  type ConfirmationRow,
  confirmationsOf,
  type DrawOffer,
  drawOfferOf,
  dropDrawOffer,
  keepDrawOffer,
  surrendersOf,
  useConfirmation,
} from '../../../store/leaving.ts';
import { type OwedLetter, oweLetters } from '../../../store/outbox.ts';
import type { Tx, Weighty } from '../../../store/schema.ts';
import { changeSeat, forgetHabits, type SeatedRow } from '../../../store/seats.ts';
import { replaceToken } from '../../../store/senders.ts';
import { type Ending, seatsBeside } from '../../../table/end.ts';
import type { GameRecord } from '../../../table/record.ts';
import { seatName } from '../../../table/telling.ts';
import { tokenHash } from '../../house/find-seat.ts';
import type { House } from '../../house/house.ts';
import type { LoadedGame } from '../../house/loaded-game.ts';
import { tellUmpire } from '../../house/tell-umpire.ts';
import { newToken } from '../../house/token.ts';
import { ending } from '../../joining/end-game.ts';
import { about, letterOut, letterTo, toldLetter } from '../../letters/unseated.ts';

/** Where the words are said. */
export interface Saying {
  /** Id of the mail, and its Message-ID. */
  message: string;
  inReplyTo: string | null;
  loaded: LoadedGame;
  deadline: DeadlineRow;
  seats: readonly SeatedRow[];
  seat: SeatedRow;
  /** What the mail has written into the journal otherwise. */
  entries: readonly EntryBody[];
}

export interface Said {
  /** Letters that answer the mail itself. */
  letters: readonly OwedLetter[];
  /** The end of the game answers for itself. */
  isAnswered?: true;
  /** Null where nothing is said. */
  write: ((tx: Tx) => Promise<void>) | null;
}

const WEIGHTY: ReadonlySet<string> = new Set<Weighty>(['resign', 'surrender', 'offer-draw']);
const CODE_LETTERS = 6;
// No letter or figure that another is read as.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const DAYS = 7;

/** What becomes of the weighty words of a mail; its other entries are written in any case. */
export async function weightyWords(house: House, saying: Saying, acts: readonly Act[]): Promise<Said> {
  const done = await doneBy(house, saying, acts);
  if (done) return done;
  const asked = acts.filter(({ verb }) => WEIGHTY.has(verb)).map(({ verb }) => verb as Weighty);
  const rows = [...new Set(asked)].map((what) => confirmationFor(house, saying, what));
  const letters = rows.map((row) => confirmLetter(house, saying, row));
  if (rows.length === 0 && saying.entries.length === 0) return { letters, write: null };
  return {
    letters,
    write: async (tx) => {
      await appendEntries(tx, saying.loaded.row.id, grown(house, saying).added);
      for (const row of rows) await askConfirmation(tx, row);
    },
  };
}

async function doneBy(house: House, saying: Saying, acts: readonly Act[]): Promise<Said | null> {
  const { loaded, seat, deadline } = saying;
  const isAbout = (act: Act, verb: string) => act.verb === verb && DRAW.has(keyOf(act.args.join(' ')));
  if (acts.some((act) => isAbout(act, 'decline'))) return answerDraw(house, saying, false);
  if (acts.some((act) => isAbout(act, 'accept'))) return answerDraw(house, saying, true);
  const confirming = acts.filter(({ verb }) => verb === 'confirm');
  if (confirming.length === 0) return null;
  const words = confirming.flatMap(({ args }) => args.map((arg) => arg.toUpperCase()));
  const waiting = await confirmationsOf(house.store.db, seat.game, seat.seat);
  const known = waiting.find(({ code, expiresAt }) => words.includes(code) && expiresAt > house.clock());
  if (!known) return tell(house, saying, ({ left }) => ({ title: left.expired.title, text: [left.expired.text] }));
  const said = await act(known.what);
  return {
    ...said,
    write: async (tx) => {
      if (!(await useConfirmation(tx, seat.game, seat.seat, known.what, known.code)))
        throw new TryAgain('already-confirmed', { game: loaded.row.id });
      await said.write?.(tx);
    },
  };

  function act(what: Weighty): Promise<Said> | Said {
    switch (what) {
      case 'resign':
        return resign(house, saying);
      case 'surrender':
        return surrender(house, saying);
      case 'offer-draw':
        return offerDraw(house, saying, deadline.call);
    }
  }
}

function confirmationFor(house: House, { seat }: Saying, what: Weighty): ConfirmationRow {
  const code = [...house.random(CODE_LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const expiresAt = new Date(house.clock().getTime() + DAYS * 86_400_000);
  return { game: seat.game, seat: seat.seat, what, code, expiresAt };
}

function confirmLetter(house: House, saying: Saying, { what, code }: ConfirmationRow): OwedLetter {
  const { loaded, seat, message, inReplyTo } = saying;
  const { left } = letterWords(seat.language).joining;
  const facts: NoticeFacts['confirm'] = {
    ...about(loaded.row, loaded.record, seat.seat),
    what: left.what[what],
    reply: [left.reply[what](code)],
  };
  return letterTo(house, `confirm/${what}/${message}`, seat, 'confirm', facts, inReplyTo);
}

/** The journal with what this mail writes. */
function grown(house: House, { loaded, entries, seat }: Saying, ...more: readonly EntryBody[]): Journal {
  const { record, seed } = loaded;
  const journal = new Journal(record.id, seed, record.entries);
  const at = house.clock().toISOString();
  for (const body of entries) journal.append(at, 'table', body);
  for (const body of more) journal.append(at, seat.seat, body);
  return journal;
}

type WeightyAct = 'resign' | 'surrender' | 'offer-draw' | 'accept-draw' | 'decline-draw';

const byTable = (act: WeightyAct, seat: string): EntryBody => ({ kind: 'table', act, facts: { seat } });

type Words = Parameters<typeof toldLetter>[5];

function tell(house: House, saying: Saying, say: Words): Said {
  const { message, inReplyTo, loaded, seat } = saying;
  const letter = toldLetter(house, `told/${message}`, loaded.row, loaded.record, seat, say, inReplyTo);
  return { letters: [letter], write: (tx) => appendEntries(tx, loaded.row.id, grown(house, saying).added) };
}

/** News for other seats, each in its own tongue. */
function news(house: House, saying: Saying, record: GameRecord, to: readonly SeatedRow[], say: Words): OwedLetter[] {
  const { message, loaded } = saying;
  return to.map((seat) => toldLetter(house, `news/${seat.seat}/${message}`, loaded.row, record, seat, say));
}

const others = ({ seats, seat }: Saying): SeatedRow[] =>
  seats.filter((one) => one.seat !== seat.seat && one.address !== null);

function resign(house: House, saying: Saying): Said {
  const { loaded, seat, message, inReplyTo } = saying;
  const { game } = loaded.record;
  const { address, language } = seat;
  const journal = grown(house, saying, byTable('resign', seat.seat));
  const record = { ...loaded.record, entries: journal.entries };
  const { left } = letterWords(language).joining;
  const facts: NoticeFacts['told'] = {
    ...about(loaded.row, record, seat.seat),
    title: left.resigned.title(seatName(game, seat.seat, language)),
    text: left.resigned.text,
    typed: [],
    head: journal.head,
  };
  // From the house: the address of the seat is shut to him.
  const to = { address: address ?? '', language, as: null };
  const farewell = letterOut(house, `farewell/${seat.seat}/${message}`, seat.game, to, 'told', facts, inReplyTo);
  const told = news(house, saying, record, others(saying), (words, tongue) => ({
    title: words.left.resigned.others(seatName(game, seat.seat, tongue)),
    text: [words.left.resigned.othersText],
  }));
  const at = house.clock();
  return {
    letters: [farewell],
    write: async (tx) => {
      await appendEntries(tx, seat.game, journal.added);
      await changeSeat(tx, seat.game, seat.seat, { person: null });
      await replaceToken(tx, seat, newToken(house), tokenHash(seat.token), at);
      await forgetHabits(tx, seat.game, seat.seat);
      await oweLetters(tx, told, at);
      await tellUmpire(house, tx, seat.game, {
        about: `resigned/${seat.seat}/${message}`,
        say: (_words, _when, tongue) => {
          const { title, text } = letterWords(tongue).joining.umpire.resigned;
          return { title: title(seatName(game, seat.seat, tongue)), text: [text] };
        },
      });
    },
  };
}

/** The game ends once everybody who sits on the side would have it so. */
async function surrender(house: House, saying: Saying): Promise<Said> {
  const { loaded, seat, seats } = saying;
  const { record } = loaded;
  const beside = new Set(seatsBeside(record, seat.seat));
  const sitting = seats.filter((one) => beside.has(one.seat) && one.address !== null);
  const given = new Set([...(await surrendersOf(house.store.db, seat.game)), seat.seat]);
  const journal = grown(house, saying, byTable('surrender', seat.seat));
  const now = { ...record, entries: journal.entries };
  if (sitting.every((one) => given.has(one.seat))) {
    const how: Ending = { because: 'surrender', seats: sitting.map((one) => one.seat), reason: null };
    return { letters: [], isAnswered: true, write: ending(house, loaded, now, seats, how, seat.seat) };
  }
  const asked = sitting.filter((one) => !given.has(one.seat));
  const told = news(house, saying, now, asked, ({ left }, tongue) => ({
    title: left.surrendering.asked(seatName(record.game, seat.seat, tongue)),
    text: [left.surrendering.askedText],
  }));
  const { letters } = tell(house, saying, ({ left }) => ({
    title: left.surrendering.title,
    text: [left.surrendering.text],
  }));
  return {
    letters,
    write: async (tx) => {
      await appendEntries(tx, seat.game, journal.added);
      await addSurrender(tx, seat.game, seat.seat, house.clock());
      await oweLetters(tx, told, house.clock());
    },
  };
}

function offerDraw(house: House, saying: Saying, call: string): Said {
  const { loaded, seat, message } = saying;
  const { game } = loaded.record;
  const asked = others(saying);
  if (asked.length === 0)
    return tell(house, saying, ({ left }) => ({ title: left.draw.none, text: [left.draw.nobody] }));
  const journal = grown(house, saying, byTable('offer-draw', seat.seat));
  const record = { ...loaded.record, entries: journal.entries };
  const told = news(house, saying, record, asked, ({ left }, tongue) => ({
    title: left.draw.offered(seatName(game, seat.seat, tongue)),
    text: [left.draw.offeredText],
    typed: left.draw.typed,
  }));
  const at = house.clock();
  const { letters } = tell(house, saying, ({ left }) => ({ title: left.draw.title, text: [left.draw.text] }));
  return {
    letters,
    write: async (tx) => {
      await appendEntries(tx, seat.game, journal.added);
      await keepDrawOffer(tx, { game: seat.game, seat: seat.seat, call, agreed: [seat.seat], offeredAt: at });
      await oweLetters(tx, told, at);
      await tellUmpire(house, tx, seat.game, {
        about: `draw/${seat.seat}/${message}`,
        say: (_words, _when, tongue) => {
          const { title, text } = letterWords(tongue).joining.umpire.draw;
          return { title: title(seatName(game, seat.seat, tongue)), text: [text] };
        },
      });
    },
  };
}

async function answerDraw(house: House, saying: Saying, accepts: boolean): Promise<Said> {
  const offer = await drawOfferOf(house.store.db, saying.seat.game, saying.deadline.call);
  if (offer === null) return tell(house, saying, ({ left }) => ({ title: left.draw.none, text: [left.draw.noneText] }));
  return accepts ? acceptDraw(house, saying, offer) : declineDraw(house, saying);
}

function acceptDraw(house: House, saying: Saying, offer: DrawOffer): Said {
  const { loaded, seat, seats } = saying;
  const { game } = loaded.record;
  const journal = grown(house, saying, byTable('accept-draw', seat.seat));
  const record = { ...loaded.record, entries: journal.entries };
  const agreed = [...new Set([...offer.agreed, seat.seat])];
  const out = seats.filter((one) => one.address !== null && !agreed.includes(one.seat));
  if (out.length === 0) {
    const how: Ending = { because: 'draw', seats: agreed, reason: null };
    const end = ending(house, loaded, record, seats, how, seat.seat);
    return {
      letters: [],
      isAnswered: true,
      write: async (tx) => {
        await dropDrawOffer(tx, seat.game);
        await end(tx);
      },
    };
  }
  const { letters } = tell(house, saying, ({ left }, tongue) => ({
    title: left.draw.accepted,
    text: [left.draw.acceptedText(out.map((one) => seatName(game, one.seat, tongue)).join(', '))],
  }));
  return {
    letters,
    write: async (tx) => {
      await appendEntries(tx, seat.game, journal.added);
      await keepDrawOffer(tx, { ...offer, agreed });
    },
  };
}

/** All are told, the one who declines as well. */
function declineDraw(house: House, saying: Saying): Said {
  const { loaded, seat } = saying;
  const journal = grown(house, saying, byTable('decline-draw', seat.seat));
  const record = { ...loaded.record, entries: journal.entries };
  const say: Words = ({ left }, tongue) => ({
    title: left.draw.declined(seatName(loaded.record.game, seat.seat, tongue)),
    text: [left.draw.declinedText],
  });
  const told = news(house, saying, record, others(saying), say);
  return {
    letters: tell(house, saying, say).letters,
    write: async (tx) => {
      await appendEntries(tx, seat.game, journal.added);
      await dropDrawOffer(tx, seat.game);
      await oweLetters(tx, told, house.clock());
    },
  };
}
