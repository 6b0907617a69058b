/** The Events phase of a strategic turn: each side draws a card, and may buy one more with momentum (S 4.3, 1.4, R70). */
import type { Play, Steps } from '../../../engine/contract.ts';
import type { Effect } from '../rules/events.ts';
import type { Rules } from '../rules/house.ts';
import { held, spendMomentum } from '../rules/momentum.ts';
import type { BoarState, Side } from '../rules/state.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { deckOf } from './deck.ts';
import { draw } from './draw.ts';
import { tellCard } from './events.ts';
import { cardsOf, isShut } from './hands.ts';
import { offerCards } from './offer.ts';

/** On the turns of events each side draws, the British first; not in weather that shuts the cards away. */
export function* drawEvents(scenario: BoarScenario, rules: Rules, play: Play<BoarState>): Steps<void> {
  const { turns, order } = deckOf(scenario).events;
  if (!turns.includes(play.state.turn) || isShut(scenario, play.state)) return;
  for (const side of order) {
    yield* play.at(side, () => drawFor(scenario, rules, play, side));
    if (play.state.over !== null) return;
  }
}

function* drawFor(scenario: BoarScenario, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  yield* play.at('first', () => draw(scenario, rules, play, side));
  if (play.state.over === null) yield* buy(scenario, rules, play, side);
  if (play.state.over === null) yield* offerCards(scenario, rules, play, { at: 'draw', side });
}

function* buy(scenario: BoarScenario, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const { price } = deckOf(scenario).events;
  const left = cardsOf(play.state).deck.length;
  const momentum = held(play.state, side);
  if (momentum < price || left === 0) return;
  const about = { side, momentum, left };
  const answer = yield* play.ask<string>(side, 'event-buy-card', { kind: 'one', of: ['keep', 'buy'] }, { about });
  if (answer === 'keep') return;
  const effects: Effect[] = [];
  spendMomentum(play.state, side, price, 'card-bought', effects);
  tellCard(rules.field, play, 'card-bought', { side, effects });
  yield* play.at('bought', () => draw(scenario, rules, play, side));
}
