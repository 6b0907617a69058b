/** The first hands, the draws of event turns, and the exchange of momentum before the assault (P 1.7, 3.2, 3.4, 6.1.7, 6.1.12). */
import type { Steps } from '../../../engine/contract.ts';
import { deckOf } from '../../../series/boar/cards/deck.ts';
import { draw } from '../../../series/boar/cards/draw.ts';
import { cardsOf } from '../../../series/boar/cards/hands.ts';
import { offerCards } from '../../../series/boar/cards/offer.ts';
import { placeUnit } from '../../../series/boar/frame/called.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import { held, spendMomentum } from '../../../series/boar/rules/momentum.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { tellPensacola } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { bombardment } from '../works/bombardment.ts';

export { drawEvents } from '../../../series/boar/cards/event-phase.ts';

/** A card for each before turn 1; those with a green bar come into the deck after that (P 1.7). */
export function* dealFirst({ sheet, cards }: Pensacola, board: Board): Steps<void> {
  const { play } = board;
  const isLate = (card: number): boolean => sheet.draws.late.includes(card);
  const late = cardsOf(play.state).deck.filter(isLate);
  cardsOf(play.state).deck = cardsOf(play.state).deck.filter((card) => !isLate(card));
  for (const side of cards.events.order) yield* play.at(side, () => draw(board, side));
  cardsOf(play.state).deck = [...cardsOf(play.state).deck, ...late].sort((a, b) => a - b);
}

/** A turn opens: what lasted for the one before is over, and cards of this moment may be played. */
export const turnOpens = (board: Board): Steps<void> => offerCards(board, { at: 'turn-start' });

/** A coup before its time: the Spanish draw at once for every event turn of the siege they give up, the British do not (P 3.4). */
export function* drawForEarlyCoup({ field, campaign }: Pensacola, board: Board, declared: number): Steps<void> {
  const { play } = board;
  for (const turn of deckOf(board.scenario).events.turns) {
    if (turn <= declared || turn >= (campaign?.tactical ?? 0) || play.state.over !== null) continue;
    yield* play.at(`turn-${turn}`, () => draw(board, field.siegeOf));
  }
}

/** The Spanish may give up their chit for a second card, or for a round of bombardment; warriors come to the British for that (P 6.1.12). */
export function* exchangeMomentum(pensacola: Pensacola, board: Board): Steps<void> {
  const { sheet, field } = pensacola;
  const { play } = board;
  const momentum = held(play.state, field.siegeOf);
  if (sheet.exchange === undefined || momentum < sheet.exchange.price || play.state.over !== null) return;
  const about = { momentum, left: cardsOf(play.state).deck.length };
  const of = ['keep', 'card', 'bombard'];
  const answer = yield* play.ask<string>(field.siegeOf, 'momentum-exchange', { kind: 'one', of }, { about });
  if (answer === 'keep') return;
  const effects: Effect[] = [];
  spendMomentum(play.state, field.siegeOf, sheet.exchange.price, 'exchange', effects);
  tellPensacola(play, 'exchange', 'P 6.1.12', { side: field.siegeOf, effects });
  yield* play.at('for', () => (answer === 'card' ? draw(board, field.siegeOf) : bombardment(pensacola, board)));
  const { unit, hexes } = sheet.exchange;
  const where = { unit, options: hexes };
  const hex = yield* play.ask<HexId>(field.worksOf, 'exchange-choctaw', { kind: 'one', of: hexes }, { about: where });
  placeUnit(play, unit, hex);
  tellPensacola(play, 'warriors', 'P 6.1.12', { unit, hex });
}
