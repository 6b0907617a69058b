/** What this part's rules ask: what each kind of question is about, and the shape of its answer. */
import type { Questions } from '../../../series/boar/questions/kinds.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';

export interface RaidQuestions {
  /** Which of the defenders leads, where the attacker says it (P 3.9.3). */
  readonly 'surprised-lead': Questions['lead-unit'];
  /** Where one of the Raid Box goes as the coup de main is declared (P 3.4). */
  readonly 'raid-home': {
    readonly about: { readonly unit: UnitId; readonly options: readonly HexId[] };
    readonly answer: HexId;
  };
}
