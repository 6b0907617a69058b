/** Every event of the campaign's frame, by kind, with its facts. All of them lie open to everybody. */
import type { Json, Play } from '../../../engine/contract.ts';
import type { Effect, Modifier } from '../../../series/boar/events.ts';
import type { Army, BoarState, HexId, Side, UnitId } from '../../../series/boar/state.ts';

export interface CampaignEvents {
  /** Weather of the turn: rolled (`die`), or following from the turn before. */
  'savannah.weather': { weather: string; was: string; die: number | null; modifiers: Modifier[]; sum: number | null };
  /** What a storm did to an army in the open: its die, and the unit that lost a step. */
  'savannah.havoc': { army: Army; die: number; unit: UnitId | null; effects: Effect[] };
  /** The die for the variable entry of this turn. */
  'savannah.entry': { side: Side; die: number; entry: string };
  'savannah.arrival': { side: Side; entry: string; hex: HexId; units: UnitId[]; substitute: boolean };
  /** Counters that come later than they should, and from which turn on. */
  'savannah.delayed': {
    side: Side;
    units: UnitId[];
    turn: number;
    reason: 'weather' | 'blocked' | 'no-room' | 'held' | 'event';
  };
  'savannah.reinforcements-lost': { side: Side; units: UnitId[]; effects: Effect[] };
  /** Counters that never come. */
  'savannah.barred': { side: Side; units: UnitId[] };
  'savannah.sortie': { leader: UnitId; units: UnitId[]; hex: HexId };
  'savannah.defences': { value: number };
  /** The Allies will storm the lines next turn (S 1.6 A). */
  'savannah.declared': { side: Side; turn: number };
  /** Hours instead of days from now on; these never arrived. */
  'savannah.tactical': { declared: boolean; never: UnitId[] };
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
  play.emit({ kind, rule, facts: facts as unknown as Json, to: 'all' });
}
