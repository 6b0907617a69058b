/** A mail from a seat of a game that is over: it takes no orders, and answers whatever else is asked of it. */
import type { DraftedLine, OnFile } from '../../../orders/book/types.ts';
import { isGreeting } from '../../../orders/greeting.ts';
import { mailVerbs } from '../../../orders/mail-words.ts';
import { diagnosticWords, sentenceOf } from '../../../orders/say.ts';
import { letterWords } from '../../../reports/index.ts';
import type { OwedLetter } from '../../../store/outbox.ts';
import type { Outcome } from '../../../store/schema.ts';
import type { SeatedRow } from '../../../store/seats.ts';
import type { House } from '../../house/house.ts';
import { gameAtHand } from '../../house/load-game.ts';
import type { Press } from '../../letters/press.ts';
import { seatNotice } from '../../letters/seat-notice.ts';
import type { Pile } from '../pile.ts';
import type { Received } from '../received.ts';
import { wishesAfterEnd } from '../wishes/seat-wishes.ts';
import type { More } from '../wishes/wish.ts';
import { allOf, type Heard } from '../wishes/wish.ts';
import type { Affairs } from './affairs.ts';
import { judge } from './judge.ts';

const NOTHING: OnFile = { orders: null, standing: [], ready: false };

/** What is asked of a game in play alone. */
const OF_PLAY = mailVerbs(({ ofPlay }) => ofPlay);

/** Nothing of it enters the book or the journal, which are closed; `write`: what the mail confirmed besides. */
export async function readAfterEnd(
  house: House,
  pile: Pile,
  received: Received,
  seat: SeatedRow,
  write: More | null,
): Promise<Outcome> {
  const { message, mail } = received;
  const affairs = (await pile.affairs(seat.game)) as Affairs;
  const loaded = await gameAtHand(house, affairs.row);
  const at = { affairs, loaded, onFile: NOTHING, seat, confirmed: write !== null };
  const { heard, press } = await judge(house, pile, received, at);
  const wishes = await wishesAfterEnd(heard, press);
  const letters = wishes.flatMap((wish) => wish.letters);
  const told = afterEnd(heard, press);
  const isAnswered = wishes.some((wish) => wish.isAnswered);
  const { post, ...round } = { mail, post: affairs.posts.get(seat.seat), letters: pile.letters, says: 'talk' as const };
  return pile.decide(
    message,
    {
      outcome: 'answered',
      game: seat.game,
      seat,
      facts: { over: true },
      answers: isAnswered && told.length === 0 ? letters : [noticeOf(heard, told), ...letters],
      round: post ? { ...round, post } : round,
    },
    allOf([...wishes, { write }]),
  );
}

/** What became of its words for others, and of the lines that a game in play would have heard. */
function afterEnd({ seat, loaded, made }: Heard, { passed }: Press): readonly string[] {
  const { afterEnd: ours } = letterWords(seat.language);
  const say = diagnosticWords(seat.language, loaded.record.game.messages);
  const unsent = made.drafted.lines.flatMap(({ act, outcome, diagnostics }) =>
    act?.press && (outcome === 'error' || diagnostics.some(({ code }) => code === 'press-unread'))
      ? diagnostics.map((one) => sentenceOf(say, one))
      : [],
  );
  const unheard = made.drafted.lines.filter(isOfPlay).map(({ source }) => source.trim());
  const isTalk = ({ ignored, source }: DraftedLine) =>
    (ignored === 'prose' || ignored === 'outside') && !isGreeting(source);
  const unread = loaded.row.umpire === null ? made.drafted.lines.filter(isTalk).map(({ source }) => source.trim()) : [];
  return [
    ...(passed ? [passed.prose ? ours.toUmpire(passed.umpire) : ours.delivered] : []),
    ...unsent,
    ...(unheard.length > 0 ? [ours.notTaken(unheard)] : []),
    ...(unread.length > 0 ? [ours.unread(unread)] : []),
  ];
}

function isOfPlay({ act, order, outcome }: DraftedLine): boolean {
  return act === null ? order !== null || outcome === 'error' : OF_PLAY.has(act.verb);
}

function noticeOf({ house, message, mail, loaded, seat }: Heard, told: readonly string[]): OwedLetter {
  const { afterEnd: ours, house: by } = letterWords(seat.language);
  return seatNotice(house, loaded.row, seat, {
    purpose: `after-end/${message.id}`,
    inReplyTo: mail.messageId,
    title: ours.title,
    by,
    text: [...told, ours.still],
    head: loaded.head,
    at: house.clock(),
  });
}
