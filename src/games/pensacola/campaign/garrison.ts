/** Three places that the British may never leave without a garrison while the siege lasts (P 3.3). */
import { adjustMorale } from '../../../series/boar/rules/army-morale.ts';
import type { Effect } from '../../../series/boar/rules/events.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { unitsIn } from '../../../series/boar/rules/stacks.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { armyOfSide, counterOf, isArtillery, pieceOf } from '../../../series/boar/rules/units.ts';
import { tellPensacola } from '../events.ts';
import type { CampaignSheet } from './schema.ts';

/** A2: each place without a SP of foot in Parade Order, Indians and Black Volunteers not counted, costs army morale. */
export function garrisonViolation(sheet: CampaignSheet, board: Board): void {
  const hexes = sheet.garrison.hexes.filter((hex) => !isHeld(sheet, board, hex));
  const { field } = board;
  const army = armyOfSide(field, field.worksOf);
  const effects: Effect[] = [];
  for (const _ of hexes) adjustMorale(board, 'ungarrisoned', army, armyOfSide(field, field.siegeOf), effects);
  if (hexes.length > 0) tellPensacola(board.play, 'ungarrisoned', 'P 3.3', { hexes, effects });
}

function isHeld({ garrison }: CampaignSheet, { field, position }: At, hex: HexId): boolean {
  return unitsIn(position, hex).some((unit) => {
    const counter = counterOf(field, unit);
    const isFoot = !isArtillery(counter) && !garrison.powerless.includes(counter.class);
    return counter.side === field.worksOf && isFoot && pieceOf(position, unit).formation === 'parade';
  });
}
