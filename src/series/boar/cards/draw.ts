/** Drawing cards: one of those left by a sealed die, red ones turned up at once, and cards that draw cards (S 4.3, R70). */
import type { Steps } from '../../../engine/contract.ts';
import { RulesBroken } from '../../../engine/errors.ts';
import { theCampaign } from '../frame/campaign.ts';
import type { Board, CardRule } from '../rules/house.ts';
import type { BoarState, Side } from '../rules/state.ts';
import { enemyOf } from '../rules/units.ts';
import { settle } from '../rules/victory.ts';
import { cardOf, numberOf } from './deck.ts';
import { takeEffect } from './effect.ts';
import { tellCard, whisperCard } from './events.ts';
import { cardsOf, drop, handOf, spend, take } from './hands.ts';
import type { Card } from './schema.ts';

/** Nobody is shown the die of a draw before the end: its face tells what lies in the enemy's hand. */
const SEALED = 'sealed';

/** One of the cards left. A red one is turned up at once, any other goes to the hand unseen by the enemy. */
export function* draw(board: Board, side: Side): Steps<void> {
  const { play } = board;
  const cards = cardsOf(play.state);
  if (cards.deck.length === 0) return;
  const number = cards.deck[play.roll('card', cards.deck.length, SEALED)];
  if (number === undefined) throw new RulesBroken('no-card-there', { left: cards.deck.length });
  cards.deck = cards.deck.filter((each) => each !== number);
  const card = cardOf(board.scenario, number);
  if (card.when === 'red') {
    tellCard(board.field, play, 'card-drawn', drawn(play.state, side, number));
    yield* turnUp(board, side, card);
    return;
  }
  take(play.state, side, number);
  whisperCard(board.field, play, 'card-drawn', drawn(play.state, side, number), [side], drawn(play.state, side, null));
}

function drawn(state: BoarState, side: Side, card: number | null) {
  return { side, card, from: 'deck' as const, held: handOf(state, side).length, left: cardsOf(state).deck.length };
}

/** A red card takes effect as it is drawn, unless it is for other turns; nobody can answer it. */
function* turnUp(board: Board, side: Side, card: Card): Steps<void> {
  const { play } = board;
  spend(play.state, card.id);
  const { scale } = theCampaign(play.state);
  if (card.only !== undefined && card.only !== scale) {
    tellCard(board.field, play, 'card-void', { card: card.id, side });
    return;
  }
  tellCard(board.field, play, 'card-played', { card: card.id, side, target: null, answered: null });
  const enemy = enemyOf(board.field, side);
  const rule = board.cards.ruleOf(card.id);
  yield* takeEffect({ board, moment: { at: 'draw', side }, side, enemy, card }, rule, '');
  settle(board);
}

/** Draws as many more as the card says. */
export const drawMore: CardRule = {
  may: ({ board }) => cardsOf(board.play.state).deck.length > 0,
  *act({ board, side, card }) {
    for (let n = numberOf(card, 'cards'); n > 0; n--) {
      yield* board.play.at(`more-${n}`, () => draw(board, side));
    }
  },
};

/** One card out of the enemy's hand by a sealed die: who lost it knows which, and who holds it now. */
export const spy: CardRule = {
  may: ({ board, enemy }) => handOf(board.play.state, enemy).length > 0,
  act: ({ board: { field, play }, side, enemy }) => {
    const { state } = play;
    const hand = handOf(state, enemy);
    const number = hand[play.roll('card', hand.length, SEALED)] as number;
    drop(state, enemy, number);
    take(state, side, number);
    const cards = cardsOf(state);
    cards.known[enemy] = [...(cards.known[enemy] ?? []), number].sort((a, b) => a - b);
    const facts = { ...drawn(state, side, number), from: 'enemy' as const };
    whisperCard(field, play, 'card-drawn', facts, [side, enemy], { ...facts, card: null });
  },
};
