/** Every event of the days of a siege round the player turns, by kind, with its facts. All of them lie open to everybody. */
import { type Effect, type Modifier, openly } from '../rules/events.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';

export interface FrameEvents {
  /** Weather of the turn: rolled (`die`), or following from the turn before. */
  weather: { weather: string; was: string; die: number | null; modifiers: Modifier[]; sum: number | null };
  /** What a storm did to an army in the open: its die, and the unit that lost a step. */
  havoc: { army: Army; die: number; unit: UnitId | null; effects: Effect[] };
  /** The die for the variable entry of this turn. */
  entry: { side: Side; die: number; entry: string };
  arrival: { side: Side; entry: string; hex: HexId; units: UnitId[]; substitute: boolean };
  /** Counters that come later than they should, and from which turn on. */
  delayed: {
    side: Side;
    units: UnitId[];
    turn: number;
    reason: 'weather' | 'blocked' | 'no-room' | 'held' | 'event';
  };
  'reinforcements-lost': { side: Side; units: UnitId[]; effects: Effect[] };
  /** Counters that never come. */
  barred: { side: Side; units: UnitId[] };
  /** The besieger will storm the lines next turn. */
  declared: { side: Side; turn: number };
  /** Hours instead of days from now on; these never arrived. */
  tactical: { declared: boolean; never: UnitId[] };
}

/** Tells an event of the frame at the place where play stands. */
export const tellFrame = openly<FrameEvents>();
