/** An answer to an invitation while it is judged, and what every outcome of one has in common. */
import { TryAgain } from '../../../engine/errors.ts';
import type { JoiningAnswer } from '../../../orders/joining.ts';
import { lockGame } from '../../../store/games.ts';
import type { SentInvitation } from '../../../store/invitations.ts';
import type { OwedLetter } from '../../../store/outbox.ts';
import type { Tx } from '../../../store/schema.ts';
import type { LoadedGame } from '../../house/loaded-game.ts';
import type { Decided } from '../outcome.ts';
import type { Received } from '../received.ts';

/** An invitation that can still be answered, with all its answer is judged by. */
export interface Answering extends Received {
  loaded: LoadedGame;
  invitation: SentInvitation & { address: string };
  said: JoiningAnswer;
}

/** The seat of the sender stands in the facts: the reading belongs to it though he may not sit there yet. */
export function decidedFor(
  { loaded, invitation }: Answering,
  verdict: string,
  answers: readonly OwedLetter[],
): Decided {
  const { seat } = invitation;
  return { outcome: 'answered', game: loaded.row.id, seat: null, facts: { verdict, seat }, answers };
}

/** Throws TryAgain where the game is not as it was loaded. */
export async function sameGame(tx: Tx, { row, head }: LoadedGame): Promise<void> {
  const now = await lockGame(tx, row.id);
  if (now.head !== head || now.status !== row.status) throw new TryAgain('game-moved-on', { game: row.id });
}
