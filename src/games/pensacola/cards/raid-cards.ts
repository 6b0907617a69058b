/** Cards of raids: 5, 33, and the first half of 53. */
import { numberOf } from '../../../series/boar/cards/deck.ts';
import { type CardDefinition, type CardEffectRule, drmWhere } from '../../../series/boar/cards/definition.ts';
import { momentOf, onTheFight } from '../../../series/boar/cards/in-fight.ts';
import { isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import { unitOn } from '../../../series/boar/cards/rule.ts';
import { boxed } from '../raids/box.ts';
import { isSurprise } from '../raids/fights.ts';
import { isRaiding, QUIET, raidsIn, SEEN_COMING } from '../raids/state.ts';
import { isFit } from '../works/ground.ts';

/** Until the British march again; what it adds to the MP of a raid stands with its march. */
const quiet: CardDefinition = {
  number: QUIET,
  may: ({ board }) => (raidsIn(board.position)?.raid ?? null) !== null || boxed(board).length > 0,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'next-movement'),
  amends: (sheet) => ({
    knownGround: ({ position }, { units }) =>
      isInForce(position, sheet.id) && units.length > 0 && units.every(({ id }) => isRaiding(position, id))
        ? { terrains: sheet.terrains, mp: numberOf(sheet, 'ground') }
        : null,
    combatModifiers: [drmWhere(sheet, (at, fight) => isInForce(at.position, sheet.id) && isSurprise(at, fight))],
  }),
};

/** The raid is no surprise any more: what comes of that stands with its fights. */
const friends: CardDefinition = {
  number: SEEN_COMING,
  may: (at) => {
    const attackers = momentOf(at, 'declared')?.attackers ?? [];
    return attackers.some((unit) => isRaiding(at.board.position, unit)) && isFit(at.board, unitOn(at));
  },
  act: onTheFight,
};

/** A raid may begin on the turn the last one ended. */
export const secondRaid: CardEffectRule = {
  may: ({ board }) => raidsIn(board.position)?.ended ?? false,
  act: ({ board }) => {
    const raids = raidsIn(board.play.state);
    if (raids) raids.ended = false;
  },
};

export const raidCards: readonly CardDefinition[] = [quiet, friends];
