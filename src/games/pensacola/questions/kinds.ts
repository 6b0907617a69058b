/** What only Pensacola's rules ask, with what each question is about and the shape of its answer. */
import type { Asks } from '../../../acts/act.ts';
import type { HexSide } from '../../../places/hex/grid.ts';
import type { Questions as OfSeries, Picks } from '../../../series/boar/questions/kinds.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import type { Labour } from '../works/state.ts';

/** By kind, those of the series among them. */
export interface Questions extends OfSeries {
  /** Does a leader join the British, whom both sides must agree on (P 3.7.1.2)? */
  'agree-leader': Asks<{ leader: UnitId; hex: HexId }, 'without' | 'with'>;
  /** Which unit of a fleet that was hit carries the leader who was drawn (P 1.10.1). */
  'cliffs-leader': Picks<UnitId, { leader: UnitId }>;
  /** Who goes by the way between the Red Cliffs and the siege (P 3.7.7.2). */
  'cliffs-crossing': Asks<{ from: HexId; to: HexId; units: readonly UnitId[] }, readonly UnitId[]>;
  /** `near`: hexes to the nearest Spaniard (P 3.7.7.1.2). */
  'pentzel-leave': Asks<{ unit: UnitId; hex: HexId; near: number | null }, 'stay' | 'leave'>;
  /** Which French unit goes home from the camp (P 2.3.2). */
  'french-which': Picks<UnitId>;

  // The works of the siege.
  /** Units that could work; those of them that have orders to march or hold. */
  'works-labour': Asks<{ units: readonly UnitId[]; marching: readonly UnitId[] }, Labour>;
  'redoubt-facing': Asks<{ hex: HexId }, HexSide>;
  /** Of a shot of this redoubt: a hexside, or none. */
  'siege-shot': Picks<string, { redoubt: HexId; shot: number }>;

  // Raids.
  /** Which of the defenders leads, where the attacker says it (P 3.9.3). */
  'surprised-lead': OfSeries['lead-unit'];
  /** Where one of the Raid Box goes as the coup de main is declared (P 3.4). */
  'raid-home': Picks<HexId, { unit: UnitId }>;

  /** Which garrison guns are spiked (P 3.8). */
  spike: Asks<{ guns: readonly { readonly unit: UnitId; readonly hex: HexId }[] }, readonly UnitId[]>;

  // The exchange before the assault (P 6.1.12).
  'momentum-exchange': Asks<{ momentum: number; left: number }, 'keep' | 'card' | 'bombard'>;
  'exchange-choctaw': Picks<HexId, { unit: UnitId }>;
}
