/** The garrison sallies: it leaves its lines without a leader (S 4.10), and its first attack on the siege is stronger. */
import { type CardDefinition, drmWhere } from '../../../series/boar/cards/definition.ts';
import { affectedBy, isInForce, putInForce } from '../../../series/boar/cards/in-force.ts';
import type { At, Fight } from '../../../series/boar/rules/house.ts';
import type { Position } from '../../../series/boar/rules/position.ts';
import { campaignIn } from '../campaign/state.ts';

const NUMBER = 5;

export const sally: CardDefinition = {
  number: NUMBER,
  act: ({ board, card, side }) => putInForce(board.play.state, card.id, side, [], 'turn'),
  amends: (sheet) => ({
    combatModifiers: [drmWhere(sheet, isFirstAttack)],
    // It lies on the hexes of that attack from now on.
    afterFight: (board, fight) => {
      if (!isFirstAttack(board, fight)) return;
      const inForce = campaignIn(board.play.state)?.cards.inForce.find(({ card }) => card === NUMBER);
      if (inForce && inForce.on.length === 0) inForce.on = [...fight.on];
    },
  }),
};

/** Does the garrison come out although it is bound to its lines? */
export const isSallying = (position: Position): boolean => isInForce(position, NUMBER);

/** An attack of the garrison on siege works or diggers, the first since it sallied. */
function isFirstAttack({ field, position }: At, fight: Fight): boolean {
  if (!isSallying(position) || fight.side !== field.worksOf) return false;
  const used = affectedBy(position, NUMBER);
  if (used.length > 0 && !fight.on.some((hex) => used.includes(hex))) return false;
  const building = campaignIn(position)?.siege.building ?? [];
  return fight.on.some(
    (hex) => building.some((marker) => marker.hex === hex) || position.siege.some((side) => side.startsWith(`${hex}/`)),
  );
}
