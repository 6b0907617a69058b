/** What speaks against a card that an order names as the hand lies: no such card, not held, another's, or not for these turns (S 4.3). */
import { note } from '../../../../acts/against.ts';
import type { Diagnostic, Reason } from '../../../../engine/contract.ts';
import type { Sight } from '../../acts/act.ts';
import { reason } from '../../acts/unasked.ts';
import { stillToCome } from '../../frame/reinforcements.ts';
import type { BoarView } from '../../frame/view.ts';
import { ofGame } from '../../rules/events.ts';
import type { At } from '../../rules/house.ts';
import type { BoarScenario } from '../../scenario/scenario.ts';
import { deckOf, faceFor, isForScale, isPlayableBy } from '../deck.ts';
import { isShut } from '../hands.ts';
import { isTimelyFor, opensAgain } from '../moment.ts';
import { turnFor } from '../rule.ts';
import type { Card } from '../schema.ts';

type Facts = Diagnostic['facts'];

/** `further`: what else speaks against a card that may be played. */
export function againstCard(
  sight: Sight,
  number = Number.NaN,
  further: (sight: Sight, card: Card, facts: Facts) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const { opened, view, side } = sight;
  if (view.campaign === null) return [];
  const { deck } = deckOf(opened);
  const card = deck[number - 1];
  if (!card) return [refused(sight, 'no-such-card', { card: number, last: deck.length })];
  const facts = { card: number, ...card.title, slot: 'card' };
  const { hand } = view.campaign.cards;
  if (!hand.includes(number)) return [refused(sight, 'card-not-held', { ...facts, hand: hand.join(', ') })];
  if (!isPlayableBy(card, side)) return [refused(sight, 'card-not-yours', facts)];
  return further(sight, faceFor(card, side, view.campaign.scale), facts);
}

/** Turns of its scale, and a moment of it that is still to come this turn, in weather that lets cards be played. */
export function againstMoment(sight: Sight, card: Card, facts: Facts): readonly Diagnostic[] {
  const { opened, view, side } = sight;
  const scale = view.campaign?.scale;
  if (servesNobody(sight.at, card)) return [refused(sight, 'card-nobody', { ...facts, units: card.units })];
  if (scale !== undefined && !isForScale(card, scale)) {
    // Strategic turns never come back; tactical ones will come.
    return card.when === 'strategic'
      ? [refused(sight, 'card-too-late', facts)]
      : [{ ...refused(sight, 'card-too-soon', facts), severity: 'warning' }];
  }
  const windows = card.window.map((word) => word.replaceAll(' ', '-'));
  const counts = isTimely(opened, view, side, card) ? view.turn : view.turn + 1;
  const turn = turnFor(sight.at, card, counts);
  if (turn !== counts) {
    if (turn === null) return [refused(sight, 'card-too-late', { ...facts, to: card.numbers.to ?? 0 })];
    return [{ ...refused(sight, 'card-early', { ...facts, turn, now: true }), severity: 'warning' }];
  }
  if (counts === view.turn) return [note(ofGame(opened.field, 'card-kept'), 'S 4.3', { ...facts, window: windows })];
  const weather = isShut(opened, view) ? view.weather : '';
  const [window = 'any'] = windows;
  const [opens, anyway] = [true, false].map((isSecond) => card.window.some((word) => opensAgain(word, isSecond)));
  const next = { opens: opens === true, second: opens !== anyway, turn: view.turn + 1 };
  return [soon(ofGame(opened.field, 'card-moment'), { ...facts, weather, window, ...next })];
}

/** Of a card for the hours alone that names counters: is none of them in play or to come? */
export function servesNobody(at: At, { when, units: named }: Card): boolean {
  if (when !== 'tactical' || named.length === 0) return false;
  const { units, leaders } = at.position;
  const coming = stillToCome(at);
  return named.every((id) => (units[id] ?? leaders[id])?.hex == null && !coming.includes(id));
}

/** Can a moment of this card still come this turn, as far as a side sees? Before the turn has opened all of them can. */
export function isTimely(opened: BoarScenario, view: BoarView, side: string, card: Card): boolean {
  if (view.phasing === null) return true;
  return !isShut(opened, view) && card.window.some((word) => isTimelyFor(word, side, view));
}

/** What holds of this turn alone: standing orders and conditions wait for another. */
export function soon(code: string, facts: Facts): Diagnostic {
  return { severity: 'warning', code, facts: { ...facts, now: true }, rule: 'S 4.3' };
}

export function refused({ opened }: Sight, code: string, facts: Facts): Diagnostic {
  return { severity: 'error', code: ofGame(opened.field, code), facts, rule: 'S 4.3' };
}

/** Who lost it, the weather, the hours, or that its moment did not come with anything to serve. */
export function unplayed(sight: Sight, number: number): Reason | null {
  const { opened, view } = sight;
  const found = deckOf(opened).deck[number - 1];
  if (!found || view.campaign === null) return null;
  const card = faceFor(found, sight.side, view.campaign.scale);
  const facts = { card: number, ...card.title };
  if (!view.campaign.cards.hand.includes(number)) return reason(sight, 'card-gone', facts);
  if (!isForScale(card, view.campaign.scale))
    return reason(sight, card.when === 'strategic' ? 'card-too-late' : 'card-waited', facts);
  const turn = turnFor(sight.at, card, view.turn);
  if (turn !== null && turn > view.turn) return reason(sight, 'card-early', { ...facts, turn });
  const [window = 'any'] = card.window.map((word) => word.replaceAll(' ', '-'));
  const isPast = card.window.some((word) => opensAgain(word, view.first !== sight.side));
  return shutAway(sight) ?? reason(sight, isPast ? 'card-unserved' : 'card-unmet', { ...facts, window });
}

/** The weather that shuts the cards away. */
export function shutAway(sight: Sight): Reason | null {
  const { weather } = sight.view;
  return isShut(sight.opened, sight.view) ? reason(sight, 'cards-shut', { weather }) : null;
}
