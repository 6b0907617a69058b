/** Events of Savannah's campaign alone, by kind, with their facts. All of them lie open to everybody. */
import type { Json, Play } from '../../../engine/contract.ts';
import type { Modifier } from '../../../series/boar/rules/events.ts';
import type { BoarState, HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface CampaignEvents {
  'savannah.sortie': { leader: UnitId; units: UnitId[]; hex: HexId };
  'savannah.defences': { value: number };
  'savannah.surrender': {
    hexes: HexId[];
    die: number;
    modifiers: Modifier[];
    sum: number;
    needed: number;
    surrendered: boolean;
  };
}

/** Tells an event of the campaign at the place where play stands. */
export function tellCampaign<K extends keyof CampaignEvents>(
  play: Play<BoarState>,
  kind: K,
  rule: string,
  facts: CampaignEvents[K],
): void {
  play.emit({ kind, rule, facts: facts as Json, to: 'all' });
}
