/** Events of Savannah's campaign alone, by kind, with their facts. All of them lie open to everybody. */
import type { Play } from '../../../engine/contract.ts';
import type { Modifier } from '../../../series/boar/rules/events.ts';
import type { BoarState, HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface CampaignEvents {
  sortie: { leader: UnitId; units: UnitId[]; hex: HexId };
  defences: { value: number };
  surrender: {
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
  play.emit({ kind: `savannah.${kind}`, rule, facts, to: 'all' });
}
