/** A mail from the umpire: it must come to his own address, from his own, and bear the code of a letter to him. */
import { timingSafeEqual } from 'node:crypto';
import { encode } from '../../../engine/canonical.ts';
import type { AnyGame } from '../../../engine/contract.ts';
import { DataBroken, RecordBroken, RulesBroken, TryAgain } from '../../../engine/errors.ts';
import { isSameAddress } from '../../../mail/proof/domains.ts';
import { orderText, type ReadMail } from '../../../mail/reading/readMail.ts';
import type { Recipient } from '../../../mail/reading/recipient.ts';
import { letterWords, type UmpireWords } from '../../../reports/index.ts';
import { deadlineOf } from '../../../store/deadlines.ts';
import { type GameRow, gameOf } from '../../../store/games.ts';
import { addReading, type MessageRow } from '../../../store/messages.ts';
import type { GameStatus, Outcome, Reader, Tx } from '../../../store/schema.ts';
import {
  codeServes,
  keepUmpire,
  type SeatedUmpire,
  umpireOf,
  umpireOutcomesSince,
  useCode,
} from '../../../store/umpires.ts';
import { seatName } from '../../../table/telling.ts';
import { attendanceNow } from '../../clock/attendance.ts';
import { codesIn } from '../../house/codes.ts';
import { tokenHash } from '../../house/find-seat.ts';
import { haltGame } from '../../house/halt-game.ts';
import type { House } from '../../house/house.ts';
import { openedGame } from '../../house/load-game.ts';
import { type News, tellUmpire } from '../../house/tell-umpire.ts';
import { umpireCodeHash } from '../../letters/write-umpire.ts';
import { type Done, steer, type UmpireAct } from '../../umpire/steer-game.ts';
import { setAside, writeOutcome } from '../outcome.ts';
import type { Received } from '../received.ts';
import { refuseStranger } from '../refuse.ts';
import { type Word, wordsIn, writerAnswered } from './umpire-press.ts';
import { readUmpireWords, type UmpireWish } from './umpire-words.ts';

const OTHER_SENDER = 'This address belongs to somebody else. Write from the address your letters go to.';
const DAY_MILLISECONDS = 86_400_000;
/** Mails in a day with a code that is none: who guesses is not heard for ever. */
const MOST_GUESSES = 10;

/** The umpire an address is of: the token must be that of the very game it names. */
export async function findUmpire(db: Reader, recipient: Recipient | null): Promise<SeatedUmpire | null> {
  if (recipient?.seat !== 'umpire' || recipient.token === null) return null;
  const umpire = await umpireOf(db, recipient.game);
  if (!umpire) return null;
  // Digests are compared, so that the time it takes tells nothing of the token.
  const same = timingSafeEqual(Buffer.from(tokenHash(umpire.token)), Buffer.from(tokenHash(recipient.token)));
  return same ? umpire : null;
}

/** Null: the mail must be read again. Throws TryAgain when the game moved on meanwhile. */
export async function readUmpireMail(house: House, received: Received, umpire: SeatedUmpire): Promise<Outcome | null> {
  const { message, mail } = received;
  const from = mail.from?.address ?? '';
  if (umpire.address === null || !isSameAddress(from, umpire.address))
    return refuseStranger(house, received, { code: 'other-sender', text: OTHER_SENDER });
  const { game } = umpire;
  const since = new Date(house.clock().getTime() - DAY_MILLISECONDS);
  const { answersPerDay } = house.post;
  if ((await umpireOutcomesSince(house.store.db, game, GUESSED, since)) >= MOST_GUESSES) {
    house.log.warn({ game, message: message.id }, 'umpire heard no more today: codes were guessed');
    return setAside(house, message, GUESSED);
  }
  const idle = await umpireOutcomesSince(house.store.db, game, IDLE, since);
  if (idle >= answersPerDay && codesOf(mail).length === 0) {
    house.log.warn({ game, message: message.id }, 'umpire answered no more today');
    if (idle > answersPerDay) return setAside(house, message, IDLE);
    return answer(house, received, game, 'refused', ({ refused }) => ({
      title: refused.title,
      text: [refused.tooMany(answersPerDay)],
    }));
  }
  if (mail.refused) {
    const { code, text } = mail.refused;
    return answer(house, received, game, 'refused', ({ refused }, _when, language) => ({
      title: refused.title,
      text: [letterWords(language).refusals[code] ?? text],
    }));
  }
  const writer = await writerAnswered(house.store.db, mail, game);
  const isPlain = writer !== null && codesOf(mail).length === 0;
  const row = await gameOf(house.store.db, game);
  const { languages } = await openedGame(house, row);
  const wish = readUmpireWords(orderText(mail), isPlain, languages);
  const spoken = await wordsIn(house, row, wish, writer);
  const isAct = wish.acts.length > 0 || Object.keys(wish.settings).length > 0;
  if (!isAct && spoken.words.length === 0 && spoken.faults.length === 0)
    return answer(house, received, game, 'answered', await standingOf(house, row, wish));
  const hash = isAct ? await codeOf(house, mail, game) : null;
  if (isAct && hash === null)
    return answer(
      house,
      received,
      game,
      'refused',
      ({ refused }) => ({ title: refused.title, text: [refused.code] }),
      codesOf(mail).length > 0 ? GUESSED : IDLE,
    );
  const faults = ({ refused }: UmpireWords) =>
    spoken.faults.map(({ line, why }) =>
      refused.line(line, why === 'language' ? refused.language(languages) : refused[why]),
    );
  if (spoken.faults.length > 0)
    return answer(house, received, game, 'refused', (words) => ({
      title: words.refused.title,
      text: faults(words),
    }));
  if (row.status === 'halted') return refuseAct(house, received, row, 'game-not-so');
  try {
    return await act(house, received, umpire, wish, spoken.words, hash);
  } catch (error) {
    if (error instanceof DataBroken && ACT_REFUSALS.has(error.code))
      return refuseAct(house, received, await gameOf(house.store.db, game), error.code);
    if (error instanceof DataBroken && error.code === 'game-moved-on') throw new TryAgain(error.code, { game }, error);
    if (!(error instanceof RulesBroken || error instanceof RecordBroken)) throw error;
    await haltGame(house, game, error);
    return null;
  }
}

/** Outcomes of mails that did nothing. */
const IDLE = 'umpire-idle';
/** Outcomes of mails whose code is none. */
const GUESSED = 'umpire-guessed';
const ACT_REFUSALS: ReadonlySet<string> = new Set([
  'game-not-so',
  'no-open-call',
  'turn-is-held',
  'nothing-held',
  'seeding-is-open',
]);

/** Codes the mail bears, in a line or in its subject. */
function codesOf(mail: ReadMail): string[] {
  const inSubject = /\bcode\b.*$/iu.exec(mail.subject)?.[0] ?? '';
  return codesIn(`${orderText(mail)}\n${inSubject}`, 'code');
}

/** The code's hash if it would serve now; null where the mail bears none that does, in a line or in its subject. */
async function codeOf(house: House, mail: ReadMail, game: string): Promise<string | null> {
  for (const code of codesOf(mail)) {
    const hash = umpireCodeHash(house, game, code);
    if (await codeServes(house.store.db, game, hash, house.clock())) return hash;
  }
  return null;
}

/** Acts, outcome, the use of the code and the answer are one transaction. */
async function act(
  house: House,
  { message, mail }: Received,
  umpire: SeatedUmpire,
  { acts, settings, status }: UmpireWish,
  words: readonly Word[],
  hash: string | null,
): Promise<Outcome> {
  const { game } = umpire;
  const now = house.clock();
  const opened = await openedGame(house, await gameOf(house.store.db, game));
  const deeds: UmpireAct[] = [...acts, ...words.map(({ to, text }) => ({ act: 'word' as const, to, text }))];
  house.fault?.('T2 before');
  await steer(house, game, deeds, async (tx, done) => {
    const facts = encode({ acts: deeds.map((one) => one.act) });
    const reading = { message: message.id, game, seat: null, outcome: 'answered' as const, facts, readAt: now };
    if (!(await addReading(tx, reading)) || (hash !== null && !(await useCode(tx, game, hash, message.id, now))))
      throw new TryAgain('mail-read-already', { message: message.id });
    if (Object.keys(settings).length > 0) {
      const { token, language, zone } = umpire;
      await keepUmpire(tx, { game, token, language, zone, ...settings });
    }
    house.fault?.('T2 within');
    const stands = status ? await standingIn(house, tx, await gameOf(tx, game), opened) : null;
    await tellUmpire(house, tx, game, {
      ...answering(message, mail),
      say: saying(opened, done, words, settings, stands),
    });
  });
  house.fault?.('T2 after');
  house.log.info({ message: message.id, game, outcome: 'answered' }, 'mail read');
  return 'answered';
}

const saying =
  (
    game: AnyGame,
    done: readonly Done[],
    spoken: readonly Word[],
    settings: UmpireWish['settings'],
    stands: News['say'] | null,
  ): News['say'] =>
  (words, when, language) => ({
    title: words.done.title,
    text: [
      ...done.filter(({ act }) => act !== 'word').map(({ act, due }) => saysOf(words, act)(due ? when(due.dueAt) : '')),
      ...spoken.map(({ to, isKnown }) =>
        isKnown ? words.done.word(to.map((seat) => seatName(game, seat, language)).join(', ')) : words.done.wordBack,
      ),
      ...(Object.keys(settings).length > 0 ? [words.done.settings] : []),
      ...(stands?.(words, when, language).text ?? []),
    ],
  });

/** What an act by mail is answered with. */
function saysOf({ done: { acts } }: UmpireWords, name: Done['act']): (when: string) => string {
  return name in acts ? acts[name as keyof typeof acts] : () => name;
}

const answering = (message: MessageRow, mail: ReadMail) => ({
  about: `answer/${message.id}`,
  inReplyTo: mail.messageId,
});

function answer(
  house: House,
  { message, mail }: Received,
  game: string,
  outcome: 'answered' | 'refused',
  say: News['say'],
  code = IDLE,
): Promise<Outcome> {
  const decided = { outcome, game, seat: null, facts: { code }, answers: [] };
  const more = (tx: Tx) => tellUmpire(house, tx, game, { ...answering(message, mail), say });
  return writeOutcome(house, message, decided, more);
}

function refuseAct(
  house: House,
  received: Received,
  { id, status }: Pick<GameRow, 'id' | 'status'>,
  code: string,
): Promise<Outcome> {
  return answer(house, received, id, 'refused', (words) => ({
    title: words.refused.title,
    text: [whyNot(words, code, status)],
  }));
}

function whyNot({ refused, statuses }: UmpireWords, code: string, status: GameStatus): string {
  const why = {
    'no-open-call': refused.noOpenCall,
    'turn-is-held': refused.isHeld,
    'nothing-held': refused.nothingHeld,
    'seeding-is-open': refused.seedingOpen,
  }[code];
  const said = why ?? refused.notSo(statuses[status]);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** How the game stands, for STATUS; and for a mail that asked nothing. */
async function standingOf(house: House, row: GameRow, { status }: UmpireWish): Promise<News['say']> {
  if (!status) return ({ done }) => ({ title: done.nothing, text: [done.nothing] });
  return standingIn(house, house.store.db, row, await openedGame(house, row));
}

async function standingIn(house: House, db: Reader, row: GameRow, game: AnyGame): Promise<News['say']> {
  const deadline = await deadlineOf(db, row.id);
  const attendance = deadline && (await attendanceNow(db, deadline, house.clock()));
  return ({ done, resolved, statuses }, when, language) => {
    const names = (seats: readonly string[]) => seats.map((seat) => seatName(game, seat, language)).join(', ');
    const { sent = [], missing = [], away = [] } = attendance ?? {};
    const due = [...sent, ...missing, ...away];
    return {
      title: done.standing,
      text: [
        done.status(statuses[row.status]),
        ...(deadline === null || due.length === 0 ? [] : [resolved.next(names(due), when(deadline.dueAt))]),
        ...(sent.length === 0 ? [] : [resolved.sent(names(sent))]),
        ...(missing.length === 0 ? [] : [done.waiting(names(missing))]),
        ...(away.length === 0 ? [] : [resolved.away(names(away))]),
      ],
    };
  };
}
