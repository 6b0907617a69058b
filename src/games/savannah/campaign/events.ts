/** Events of Savannah's campaign alone, by kind, with their facts. All of them lie open to everybody. */
import { openlyOf, type Thrown } from '../../../series/boar/rules/events.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface CampaignEvents {
  sortie: { leader: UnitId; units: UnitId[]; hex: HexId };
  defences: { value: number };
  surrender: Thrown & { hexes: HexId[]; needed: number; surrendered: boolean };
}

/** Tells an event of the campaign at the place where play stands. */
export const tellCampaign = openlyOf<CampaignEvents>('savannah');
