/** What the doctrine does with cards: plays those that help whenever they fit, keeps the rest for orders. */
import type { Json, Question } from '../../../engine/contract.ts';
import type { DeckSheet } from '../cards/schema.ts';
import { isNextTo } from '../rules/stacks.ts';
import type { Staff } from './staff.ts';

type Facts = { readonly [fact: string]: Json };
type Answerer = (staff: Staff, need: Question, about: Facts) => Json | undefined;

const PASS = 'pass';
/** Cards worth playing only where there is something to gain by them. */
const ADMIRAL = 26;
const FORTUNE = 52;

export const cardAnswers: Readonly<Record<string, Answerer>> = {
  'card-play': (staff, _need, about) => {
    const { doctrine } = sheetOf(staff);
    const offered = (about.cards as readonly { card: number }[]).map(({ card }) => card);
    const card = offered.find((one) => doctrine.play.includes(one) && isWorth(staff, doctrine, one, about));
    return card ?? PASS;
  },
  // What a card may be played on comes best first.
  'card-target': (_staff, { space }) => (space.kind === 'one' ? space.of[0] : undefined),
  'card-response': (staff, { space }, about) =>
    space.kind === 'one' && sheetOf(staff).doctrine.answer.includes(Number(about.card)) ? space.of.at(-1) : PASS,
  'event-buy-card': () => 'keep',
};

function sheetOf({ rules }: Staff): DeckSheet {
  return rules.field.scenario.special.cards as DeckSheet;
}

function isWorth(staff: Staff, doctrine: DeckSheet['doctrine'], card: number, about: Facts): boolean {
  if (staff.position.turn < (doctrine.notBefore[String(card)] ?? 0)) return false;
  if (card === FORTUNE) return about.what === 'close-combat' && Number(about.face) <= doctrine.again;
  return card !== ADMIRAL || isInTouch(staff);
}

/** Does any of its stacks stand next to the enemy? */
function isInTouch({ rules, position, stacks, side, enemy }: Staff): boolean {
  return [...stacks.values()].some(
    (stack) =>
      stack.side === side && stack.units.length > 0 && isNextTo(rules.field, position, stacks, stack.hex, enemy, false),
  );
}
