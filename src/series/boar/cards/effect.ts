/** A card takes effect: it does what it does, and all are told. */
import type { Steps } from '../../../engine/contract.ts';
import type { CardRule, Occasion, Target } from '../rules/house.ts';
import { type CardEffect, tellCard } from './events.ts';

export function* takeEffect(at: Occasion, rule: CardRule, target: Target): Steps<void> {
  const effects: CardEffect[] = [];
  const steps = rule.act(at, target, effects);
  if (steps) yield* steps;
  if (effects.length > 0)
    tellCard(at.board.field, at.board.play, 'card-effect', { card: at.card.id, side: at.side, effects });
}
