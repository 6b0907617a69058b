/** Which mails are answered by an acknowledgement, whatever other letters answer them. */
import { isGreeting } from '../../../orders/greeting.ts';
import { tellsBook } from '../../../table/acknowledgement.ts';
import type { SeatDraft } from '../../../table/draft.ts';

/** Whether it says what no other letter answers: orders, READY, messages to others, words. */
export function isAcknowledged(made: SeatDraft): boolean {
  // What became of a message to others is told nowhere else.
  const isPress = made.drafted.lines.some(({ act }) => act?.press !== undefined);
  return made.drafted.ordered || isPress || isUntold(made);
}

/** Whether its acknowledgement tells all that stands, so that STATUS wants no letter beside it. */
export function tellsAll(made: SeatDraft): boolean {
  return isAcknowledged(made) && tellsBook(made);
}

/** Whether words stand beside STATUS of which its letter says nothing; that of HELP tells them. */
function isUntold(made: SeatDraft): boolean {
  const has = (word: string): boolean => made.reading.acts.some(({ verb }) => verb === word);
  return has('status') && !has('help') && talkIn(made).length > 0;
}

/** Lines of a mail that are words, more than a greeting; of those at a choice the letter of that tells. */
export function talkIn({ drafted, questions }: SeatDraft): readonly string[] {
  if (questions.length > 0) return [];
  return drafted.lines.flatMap(({ ignored, source }) =>
    ignored === 'prose' && !isGreeting(source) ? [source.trim()] : [],
  );
}
