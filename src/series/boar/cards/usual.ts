/** What cards of every game of the series do: move a track, throw a die again, stay all fighting, slow a stack, rally a unit. */
import { adjustMorale, changeMorale } from '../rules/army-morale.ts';
import type { Amendments } from '../rules/exceptions.ts';
import type { CardRule, Occasion } from '../rules/house.ts';
import { gainMomentum } from '../rules/momentum.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { armyOf, armyOfSide, unitOf } from '../rules/units.ts';
import { numberOf } from './deck.ts';
import type { CardEffectRule } from './definition.ts';
import { type CardEffect, ofRules, tellCard } from './events.ts';
import { isInForce, putInForce } from './in-force.ts';
import { armyOn } from './rule.ts';
import type { Card } from './schema.ts';

/** What every change a card makes to a track is named by. */
export const CARD = 'card';

/** Army morale up or down by the card's figure. */
export function shiftMorale(at: Occasion, effects: CardEffect[], name = 'morale'): void {
  changeMorale(at.board, armyOn(at), numberOf(at.card, name), CARD, ofRules(effects));
}

/** Army morale, and nothing else. */
export const heart: CardRule = { act: (at, _target, effects) => shiftMorale(at, effects) };

/** A momentum chit, if there is one left. */
export const chit: CardRule = {
  may: ({ board }) => board.play.state.pool > 0,
  act: ({ board, side }, _target, effects) => {
    gainMomentum(board.play.state, side, CARD, ofRules(effects));
  },
};

/** In answer only: the window for it is the other card (offer.ts). */
export const answer: CardRule = { act: () => undefined };

/** The die is thrown again, and stands. */
export const again: CardRule = { act: (at) => throwAgain(at, 0) };

export function throwAgain({ board: { field, play }, card, side, moment }: Occasion, more: number): void {
  if (moment.at !== 'die') return;
  const was = moment.face;
  moment.face = play.roll(moment.what, field.tables.dice.sides) + more;
  tellCard(field, play, 'card-die', { card: card.id, side, what: moment.what, was, is: moment.face });
}

/** A flag of truce: no bombardment, no fire, no close combat for the rest of the turn. */
export const truce: CardEffectRule = {
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'turn'),
  amends: ({ id }) => ({ stayed: ({ position }) => isInForce(position, id) }),
};

/** The card lies on the units that stand there now, wherever they go. */
export function holdStack({ board, card, side }: Occasion, hex: HexId, until: 'phase' | 'enemy-movement'): void {
  const units = stacksOf(board).get(hex)?.units ?? [];
  putInForce(board.play.state, card.id, side, units, until);
}

/** Fewer MP for whom it lies on, though never none. */
export const fewerMp = (sheet: Card): Amendments => ({
  allowance: ({ position }, unit, given) =>
    isInForce(position, sheet.id, unit.id)
      ? Math.max(numberOf(sheet, 'least'), (given ?? unit.mp) + numberOf(sheet, 'mp'))
      : given,
});

/** The weather is another from now on. */
export function turnWeather({ board: { play } }: Occasion, to: string, effects: CardEffect[]): void {
  effects.push({ kind: 'weather', from: play.state.weather, to });
  play.state.weather = to;
}

/** A unit is in order again without a die, with what rallying moves. */
export function reform({ board, enemy }: Occasion, id: UnitId, effects: CardEffect[]): void {
  const unit = unitOf(board.play.state, id);
  effects.push({ kind: 'formation', unit: id, from: unit.formation, to: 'parade' });
  unit.formation = 'parade';
  const gainer = armyOfSide(board.field, enemy);
  adjustMorale(board, 'rally', armyOf(board.field, id), gainer, ofRules(effects));
}
