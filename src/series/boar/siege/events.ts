/** Every event of the works phase and of siege and bombardment, by kind, with its facts. All lies open to everybody. */
import type { HexSide } from '../../../engine/scene.ts';
import { type Effect, openly, type Thrown } from '../rules/events.ts';
import type { Army, HexId, Side, UnitId } from '../rules/state.ts';
import type { Deed } from './schema.ts';

export interface SiegeEvents {
  /** Construction markers placed in a step of S 4.4; `by` the unit that digs, where one does (P 3.7.10). */
  'works-placed': { army: Army; step: number; hexes: HexId[]; by?: UnitId };
  /** A marker completed, and the hexsides it entrenches. */
  'works-completed': { army: Army; hex: HexId; sides: HexSide[] };
  /** A marker that stays a marker: enemies in Parade Order stand in these hexes beside it (S 4.5). */
  'works-held': { army: Army; hex: HexId; by: HexId[] };
  /** Nothing was placed or completed: the weather, and the step that waits (R72). */
  'works-stopped': { army: Army; weather: string; step: number };
  /** A marker removed because these units came in (S 4.5). */
  'works-entered': { hex: HexId; units: UnitId[]; effects: Effect[] };
  /** A roll on one of the two tables; `does` empty: nothing happens. */
  bombardment: Thrown & { army: Army; side: Side; table: 1 | 2; does: Deed[]; on: boolean; effects: Effect[] };
  /** A side that did not roll: it held, its powder was short, or the weather or a truce (card 55) forbade it to all. */
  'bombardment-silent': { army: Army; reason: 'held' | 'powder' | 'weather' | 'truce'; weather: string };
}

/** Tells an event of the siege at the place where play stands. */
export const tellSiege = openly<SiegeEvents>();
