/** Which mails are answered by an acknowledgement, whatever other letters answer them. */
import { isGreeting } from '../../../orders/greeting.ts';
import type { SeatDraft } from '../../../table/draft.ts';

/** Whether it says what no other letter answers: orders, READY, messages to others, words. */
export function isAcknowledged(made: SeatDraft): boolean {
  // What became of a message to others is told nowhere else.
  const isPress = made.drafted.lines.some(({ act }) => act?.press !== undefined);
  return made.drafted.ordered || isPress || isUntold(made);
}

/** Whether its acknowledgement tells all that stands, so that STATUS wants no letter beside it. */
export function tellsAll(made: SeatDraft): boolean {
  const { verdict, refusal } = made.drafted;
  return isAcknowledged(made) && made.call !== null && verdict !== 'checked' && refusal === null;
}

/** Whether words stand beside HELP or STATUS of which its letter says nothing; of those at a choice the letter of that does. */
function isUntold({ reading, drafted, questions }: SeatDraft): boolean {
  const isAsked = reading.acts.some(({ verb }) => verb === 'help' || verb === 'status');
  const isTalk = drafted.lines.some(({ ignored, source }) => ignored === 'prose' && !isGreeting(source));
  return isAsked && isTalk && questions.length === 0;
}
