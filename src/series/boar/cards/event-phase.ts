/** The Events phase of a strategic turn: each side draws a card, and may buy one more with momentum (S 4.3, 1.4, R70). */
import type { Steps } from '../../../engine/contract.ts';
import type { Effect } from '../rules/events.ts';
import type { Board } from '../rules/house.ts';
import { held, spendMomentum } from '../rules/momentum.ts';
import type { Side } from '../rules/state.ts';
import { deckOf } from './deck.ts';
import { draw } from './draw.ts';
import { tellCard } from './events.ts';
import { cardsOf, isShut } from './hands.ts';
import { offerCards } from './offer.ts';

/** On the turns of events each side draws, the British first; not in weather that shuts the cards away. */
export function* drawEvents(board: Board): Steps<void> {
  const { play } = board;
  const { turns, order } = deckOf(board.scenario).events;
  if (!turns.includes(play.state.turn) || isShut(board.scenario, play.state)) return;
  for (const side of order) {
    yield* play.at(side, () => drawFor(board, side));
    if (play.state.over !== null) return;
  }
}

function* drawFor(board: Board, side: Side): Steps<void> {
  const { play } = board;
  yield* play.at('first', () => draw(board, side));
  if (play.state.over === null) yield* buy(board, side);
  if (play.state.over === null) yield* offerCards(board, { at: 'draw', side });
}

function* buy(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const { price } = deckOf(board.scenario).events;
  const left = cardsOf(play.state).deck.length;
  const momentum = held(play.state, side);
  if (momentum < price || left === 0) return;
  const about = { side, momentum, left };
  const answer = yield* play.ask<string>(side, 'event-buy-card', { kind: 'one', of: ['keep', 'buy'] }, { about });
  if (answer === 'keep') return;
  const effects: Effect[] = [];
  spendMomentum(play.state, side, price, 'card-bought', effects);
  tellCard(board.field, play, 'card-bought', { side, effects });
  yield* play.at('bought', () => draw(board, side));
}
