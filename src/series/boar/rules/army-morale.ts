/** Army morale: its levels, and every gain and loss (series 16). */
import { present, RulesBroken } from '../../../engine/errors.ts';
import type { Field, Tables } from '../scenario/field.ts';
import type { Effect } from './events.ts';
import type { At, Board } from './house.ts';
import type { Army } from './state.ts';

export type MoraleLevel = Tables['armyMorale']['levels'][number];

/** The level an army morale of 0 … maximum lies in. */
export function levelOf(field: Field, morale: number): MoraleLevel {
  return present(
    field.tables.armyMorale.levels.find((each) => morale >= each.from && morale <= each.to),
    'no-level-of-army-morale',
    { morale },
  );
}

/** What its army's level adds to a unit's morale: 0, or less. */
export function armyModifier({ field, position }: At, army: Army): number {
  return levelOf(field, position.morale[army] ?? 0).unit;
}

/** Moves an army's morale; it never leaves 0 … maximum (R4). Nothing is told of a change by 0. */
export function changeMorale({ field, play }: Board, army: Army, by: number, cause: string, effects: Effect[]): void {
  const { state } = play;
  const from = state.morale[army] ?? 0;
  const to = Math.max(0, Math.min(field.tables.armyMorale.maximum, from + by));
  if (to === from) return;
  state.morale[army] = to;
  effects.push({ kind: 'morale', army, from, to, cause });
}

/** Both changes of one adjustment of the table at once: the gainer's and the loser's. */
export function adjustMorale(board: Board, adjustment: string, loser: Army, gainer: Army, effects: Effect[]): void {
  const row = board.field.tables.armyMorale.adjustments[adjustment];
  if (!row) throw new RulesBroken('no-adjustment-of-army-morale', { adjustment });
  changeMorale(board, loser, row.own, adjustment, effects);
  changeMorale(board, gainer, row.enemy, adjustment, effects);
}
