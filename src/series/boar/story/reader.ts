/** What is the reader's own where the armies of his side have readers of their own: his army first, his units alone. */
import { armyOfRole, isOfRole } from '../frame/joint.ts';
import type { UnitId } from '../rules/state.ts';
import type { Field } from '../scenario/field.ts';
import type { Teller } from './teller.ts';

/** The armies in the order of the scenario, but the reader's own before all others. */
export function armiesFor({ field, telling }: Teller): Field['armies'] {
  const own = field.armies.filter(({ id }) => id === armyOfRole(field, telling.who));
  return own.length === 0 ? field.armies : [...own, ...field.armies.filter((army) => !own.includes(army))];
}

/** Is this unit or leader the reader's to command: of his side, or of his army where he speaks for one? */
export function isCommanded(teller: Teller, id: UnitId): boolean {
  const { who } = teller.telling;
  return isOfRole(teller.field, id, who);
}
