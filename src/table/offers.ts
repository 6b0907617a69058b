/** What a YES gives: what the letter shows that it answers; else what the one answer shows that waits for it since. */

/** What an answer of ours shows that waits for a YES. */
export interface Shown {
  readonly text: string;
  /** Lines of it that the answer told to be wrong: a YES gives the others, and for each what stands here in its place. */
  readonly without?: readonly number[];
  readonly instead?: readonly { readonly line: number; readonly lines: readonly string[] }[];
}

/** What a YES would give, as an answer of ours shows it. */
export interface Offer extends Shown {
  readonly turn: number;
  readonly call: string;
}

interface Answering {
  readonly answersTurn: number | undefined;
  readonly answersCall: string | undefined;
  readonly shown: Shown | null;
  readonly offers: readonly Offer[];
}

/** Of what is shown for a call that is over nothing is given for the `open` one; nor of several answers that wait. */
export function offeredTo(
  { answersTurn, answersCall, shown, offers }: Answering,
  open: Pick<Offer, 'turn' | 'call'>,
): { shown: Shown | null; isElsewhere: boolean; waiting: number } {
  const isOpen = (turn: number | undefined, call: string | undefined): boolean =>
    turn === open.turn && call === open.call;
  if (shown !== null && isOpen(answersTurn, answersCall)) return { shown, isElsewhere: false, waiting: 1 };
  // A mail that names no letter, or no call, is for the open one.
  const isForOpen = isOpen(answersTurn ?? open.turn, answersCall ?? open.call);
  const waiting = isForOpen ? offers.filter(({ turn, call }) => isOpen(turn, call)) : [];
  const [only = null, ...others] = waiting;
  return { shown: others.length === 0 ? only : null, isElsewhere: true, waiting: waiting.length };
}
