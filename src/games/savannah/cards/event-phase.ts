/** The Events phase of a strategic turn: each side draws a card, and may buy one more with momentum (S 4.3, 1.4, R70). */
import type { Play, Steps } from '../../../engine/contract.ts';
import type { Effect } from '../../../series/boar/events.ts';
import type { Rules } from '../../../series/boar/house.ts';
import { held, spendMomentum } from '../../../series/boar/momentum.ts';
import type { BoarState, Side } from '../../../series/boar/state.ts';
import type { Savannah } from '../scenario.ts';
import { deckOf } from './deck.ts';
import { draw } from './draw.ts';
import { tellCard } from './events.ts';
import { cardsOf, isShut } from './hands.ts';
import { offerCards } from './offer.ts';

/** On the turns of events each side draws, the British first; not in weather that shuts the cards away. */
export function* drawEvents(savannah: Savannah, rules: Rules, play: Play<BoarState>): Steps<void> {
  const { turns, order } = deckOf(savannah).events;
  if (!turns.includes(play.state.turn) || isShut(savannah, play.state)) return;
  for (const side of order) {
    yield* play.at(side, () => drawFor(savannah, rules, play, side));
    if (play.state.over !== null) return;
  }
}

function* drawFor(savannah: Savannah, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  yield* play.at('first', () => draw(savannah, rules, play, side));
  if (play.state.over === null) yield* buy(savannah, rules, play, side);
  if (play.state.over === null) yield* offerCards(savannah, rules, play, { at: 'draw', side });
}

function* buy(savannah: Savannah, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const { price } = deckOf(savannah).events;
  const left = cardsOf(play.state).deck.length;
  const momentum = held(play.state, side);
  if (momentum < price || left === 0) return;
  const about = { side, momentum, left };
  const answer = yield* play.ask<string>(side, 'event-buy-card', { kind: 'one', of: ['keep', 'buy'] }, { about });
  if (answer === 'keep') return;
  const effects: Effect[] = [];
  spendMomentum(play.state, side, price, 'card-bought', effects);
  tellCard(play, 'savannah.card-bought', { side, effects });
  yield* play.at('bought', () => draw(savannah, rules, play, side));
}
