/** MOMENTUM CARD: a chit buys one more card of the next draw (S 1.4, 4.3). */
import type { Diagnostic } from '../../../../engine/contract.ts';
import { act, type Sight } from '../../acts/act.ts';
import { noChit, reason } from '../../acts/unasked.ts';
import { ofGame } from '../../rules/events.ts';
import { deckOf } from '../deck.ts';
import { refused, shutAway, soon } from './playable.ts';

export const momentumCard = act({
  id: 'MOMENTUM CARD',
  words: { en: ['momentum card'], fr: ['élan carte'], es: ['impulso carta'] },
  slots: {},
  calls: [],
  standing: true,
  ahead: true,
  says: { 'event-buy-card': () => 'buy' },
  idle(sight) {
    if (sight.view.campaign === null) return [];
    return isOver(sight, sight.view.turn) ? [refused(sight, 'no-more-draws', {})] : againstPurchase(sight);
  },
  unasked: (sight, _args, before) =>
    isOver(sight, sight.view.turn - 1)
      ? reason(sight, 'no-more-draws')
      : (shutAway(sight) ??
        (deckOf(sight.opened).events.turns.includes(sight.view.turn)
          ? noChit(before)
          : reason(sight, 'no-draw', { turn: sight.view.turn }))),
});

/** Are the turns of hours on, and no draw is left on them? */
function isOver({ opened, view }: Sight, turn: number): boolean {
  return view.campaign?.scale !== 'strategic' && !deckOf(opened).events.turns.some((one) => one > turn);
}

/** A chit to pay with, and a draw as the next turn opens. */
function againstPurchase({ opened, view, side }: Sight): readonly Diagnostic[] {
  const { price, turns } = deckOf(opened).events;
  const next = turns.find((turn) => turn > view.turn);
  const none = ofGame(opened.field, 'no-draw-next');
  return [
    ...(next === view.turn + 1 ? [] : [soon(none, { turn: view.turn + 1, next: next ?? null })]),
    ...((view.momentum[side] ?? 0) < price ? [soon('boar.momentum-none', {})] : []),
  ];
}
