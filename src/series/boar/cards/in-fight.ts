/** Cards played on a close combat: in force on the hexes attacked until it is over, and what they add to its die. */
import { changeMorale } from '../rules/army-morale.ts';
import type { Amendments } from '../rules/exceptions.ts';
import type { At, CardMoment, Fight, Occasion } from '../rules/house.ts';
import { crossesAbatis, worksCrossed } from '../rules/modifiers.ts';
import type { Position } from '../rules/position.ts';
import { holds, stacksOf } from '../rules/stacks.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf } from '../rules/units.ts';
import { numberOf } from './deck.ts';
import { addend, type CardEffectRule, drmWhere } from './definition.ts';
import { isInForce, putInForce } from './in-force.ts';
import type { Card } from './schema.ts';
import { CARD } from './usual.ts';

type MomentAt<K extends CardMoment['at']> = Extract<CardMoment, { at: K }>;

export function momentOf<K extends CardMoment['at']>({ moment }: Occasion, at: K): MomentAt<K> | null {
  return moment.at === at ? (moment as MomentAt<K>) : null;
}

/** In force on the hexes attacked until the fight is over. */
export function onTheFight({ board, card, side, moment }: Occasion): void {
  const on: readonly HexId[] = moment.at === 'attack' ? moment.fight.on : moment.at === 'declared' ? moment.on : [];
  putInForce(board.play.state, card.id, side, on, 'fight');
}

/** Does the card lie on a hex that is attacked? */
export function isOnFight({ id }: Card, position: Position, { on }: Fight): boolean {
  return on.some((hex) => isInForce(position, id, hex));
}

/** Its figure, in the fight it was played on. */
export const inItsFight = (sheet: Card) =>
  drmWhere<Fight>(sheet, ({ position }, fight) => isOnFight(sheet, position, fight));

/** A figure in the fight it is played on, where that fits. */
export const inAFight = (may: (at: Occasion) => boolean): CardEffectRule => ({
  may,
  act: onTheFight,
  amends: (sheet) => ({ combatModifiers: [inItsFight(sheet)] }),
});

/** A figure in the fight it is played on, and its army's morale where that leaves no enemy in the hexes attacked. */
export const onceTaken = (sheet: Card): Amendments => ({
  combatModifiers: [inItsFight(sheet)],
  afterFight: (board, fight, effects) => {
    const isTaken = !fight.on.some((hex) => holds(stacksOf(board), hex, fight.enemy));
    if (!isTaken || !isOnFight(sheet, board.play.state, fight)) return;
    changeMorale(board, sheet.army ?? '', numberOf(sheet, 'morale'), CARD, effects);
  },
});

/** What works take from the attack is not counted. */
export const overTheWorks: CardEffectRule = {
  may: (at) => {
    const fight = momentOf(at, 'attack')?.fight;
    return fight !== undefined && worstWork(at.board, fight) < 0;
  },
  act: onTheFight,
  amends: (sheet) => ({
    combatModifiers: [
      addend(sheet, (at, fight) => (isOnFight(sheet, at.position, fight) ? -worstWork(at, fight) + 0 : 0)),
    ],
  }),
};

/** The worse of abatis and work in the attackers' way. */
function worstWork(at: At, fight: Fight): number {
  const { hexside } = at.field.tables;
  const abatis = crossesAbatis(at, fight) ? (hexside.abatis?.combat ?? 0) : 0;
  const kind = worksCrossed(at, fight);
  return Math.min(abatis, kind === null || kind === 'siege' ? 0 : (hexside[kind]?.combat ?? 0));
}

type Blow = MomentAt<'blow'>;

/** A result about to strike a unit of its player becomes another, where that fits. */
export const turned = (
  results: readonly string[],
  to: string,
  fits: (at: Occasion, blow: Blow) => boolean,
): CardEffectRule => ({
  may: (at) => {
    const blow = momentOf(at, 'blow');
    return blow !== null && results.includes(blow.result) && isOwn(at, blow.unit) && fits(at, blow);
  },
  act: (at) => {
    const blow = momentOf(at, 'blow');
    if (blow) putInForce(at.board.play.state, at.card.id, at.side, [blow.unit], 'fight');
  },
  amends: ({ id }) => ({
    resultFor: ({ position }, unit, result) =>
      results.includes(result) && isInForce(position, id, unit) ? to : result,
  }),
});

const isOwn = ({ board, side }: Occasion, unit: UnitId): boolean => counterOf(board.field, unit).side === side;
