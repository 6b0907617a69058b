/** Event cards: which is played, on what, in answer to which (S 4.3). Who says nothing keeps them for orders. */
import { question } from '../acts/act.ts';
import { optionsOf } from '../acts/chosen.ts';
import { deckOf } from '../cards/deck.ts';
import type { DeckSheet } from '../cards/schema.ts';
import type { Staff } from '../doctrine/staff.ts';
import { facts, meaning } from '../put.ts';
import { isNextTo } from '../rules/stacks.ts';
import type { Questions } from './kinds.ts';

export const cards = [
  question({
    kind: 'card-play',
    merge: 'last',
    /** Those that help, whenever they fit. */
    doctrine(staff, about) {
      const own = staff();
      const { doctrine } = deckOf(own.at.scenario);
      const offered = about.cards.map(({ card }) => card);
      return offered.find((card) => doctrine.play.includes(card) && isWorth(own, doctrine, card, about)) ?? 'pass';
    },
    silence: () => 'pass',
  }),
  // What a card may be played on comes best first.
  question({ kind: 'card-target', merge: 'last' }),
  question({
    kind: 'card-response',
    merge: 'last',
    doctrine: (staff, { card }, need) =>
      deckOf(staff().at.scenario).doctrine.answer.includes(card) ? Number(optionsOf(need).at(-1)) : 'pass',
    silence: () => 'pass',
  }),
  question({
    kind: 'event-buy-card',
    merge: 'last',
    doctrine: () => 'keep',
    rows: (telling) => [
      ...facts(telling),
      { key: telling.say('put.deck'), text: telling.say('put.left', { n: telling.about.left }) },
      ...meaning(telling),
    ],
  }),
];

/** Some are worth playing only where there is something to gain by them. */
function isWorth(
  staff: Staff,
  doctrine: DeckSheet['doctrine'],
  card: number,
  { what, face }: Questions['card-play']['about'],
): boolean {
  if (staff.at.position.turn < (doctrine.notBefore[String(card)] ?? 0)) return false;
  if (card === doctrine.again.card) return what === 'close-combat' && Number(face) <= doctrine.again.face;
  return !doctrine.near.includes(card) || isInTouch(staff);
}

/** Does any of its stacks stand next to the enemy? */
function isInTouch({ at, stacks, side, enemy }: Staff): boolean {
  return [...stacks.values()].some(
    (stack) => stack.side === side && stack.units.length > 0 && isNextTo(at, stacks, stack.hex, enemy, false),
  );
}
