/** Drawing cards: one of those left by a sealed die, red ones turned up at once, and cards that draw cards (S 4.3, R70). */

import type { Play, Steps } from '../../../engine/contract.ts';
import { RulesBroken } from '../../../engine/errors.ts';
import type { CardRule, Rules } from '../rules/house.ts';
import type { BoarState, Side } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import { settle } from '../rules/victory.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { cardOf, numberOf } from './deck.ts';
import { takeEffect } from './effect.ts';
import { tellCard, whisperCard } from './events.ts';
import { cardsOf, drop, handOf, spend, take } from './hands.ts';
import type { Card } from './schema.ts';

/** Nobody is shown the die of a draw before the end: its face tells what lies in the enemy's hand. */
const SEALED = 'sealed';

/** One of the cards left. A red one is turned up at once, any other goes to the hand unseen by the enemy. */
export function* draw(scenario: BoarScenario, rules: Rules, play: Play<BoarState>, side: Side): Steps<void> {
  const cards = cardsOf(play.state);
  if (cards.deck.length === 0) return;
  const number = cards.deck[play.roll('card', cards.deck.length, SEALED)];
  if (number === undefined) throw new RulesBroken('no-card-there', { left: cards.deck.length });
  cards.deck = cards.deck.filter((each) => each !== number);
  const card = cardOf(scenario, number);
  if (card.when === 'red') {
    tellCard(rules.field, play, 'card-drawn', drawn(play.state, side, number));
    yield* turnUp(scenario, rules, play, side, card);
    return;
  }
  take(play.state, side, number);
  whisperCard(rules.field, play, 'card-drawn', drawn(play.state, side, number), [side], drawn(play.state, side, null));
}

function drawn(state: BoarState, side: Side, card: number | null) {
  return { side, card, from: 'deck' as const, held: handOf(state, side).length, left: cardsOf(state).deck.length };
}

/** A red card takes effect as it is drawn; nobody can answer it. */
function* turnUp(scenario: BoarScenario, rules: Rules, play: Play<BoarState>, side: Side, card: Card): Steps<void> {
  spend(play.state, card.id);
  tellCard(rules.field, play, 'card-played', { card: card.id, side, target: null, answered: null });
  const enemy = enemyOf(rules.field, side);
  const rule = rules.cards.ruleOf(card.id);
  yield* takeEffect({ scenario, rules, play, moment: { at: 'draw', side }, side, enemy, card }, rule, '');
  settle(rules, play);
}

/** Draws as many more as the card says. */
export const drawMore: CardRule = {
  may: ({ play }) => cardsOf(play.state).deck.length > 0,
  *act({ scenario, rules, play, side, card }) {
    for (let n = numberOf(card, 'cards'); n > 0; n--) {
      yield* play.at(`more-${n}`, () => draw(scenario, rules, play, side));
    }
  },
};

/** One card out of the enemy's hand by a sealed die: who lost it knows which, and who holds it now. */
export const spy: CardRule = {
  may: ({ play, enemy }) => handOf(play.state, enemy).length > 0,
  act: ({ rules, play, side, enemy }) => {
    const { state } = play;
    const hand = handOf(state, enemy);
    const number = hand[play.roll('card', hand.length, SEALED)] as number;
    drop(state, enemy, number);
    take(state, side, number);
    const cards = cardsOf(state);
    cards.known[enemy] = [...(cards.known[enemy] ?? []), number].sort((a, b) => a - b);
    const facts = { ...drawn(state, side, number), from: 'enemy' as const };
    whisperCard(rules.field, play, 'card-drawn', facts, [side, enemy], { ...facts, card: null });
  },
};
