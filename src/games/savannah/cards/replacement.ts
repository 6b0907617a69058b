/** Counters flipped to their replacements by an event: a leader struck down, recruits drilled (S 4.8). */
import { RulesBroken } from '../../../engine/errors.ts';
import type { Effect } from '../../../series/boar/events.ts';
import { unpin } from '../../../series/boar/pins.ts';
import type { BoarState, HexId, UnitId } from '../../../series/boar/state.ts';
import { counterOf, unitOf } from '../../../series/boar/units.ts';
import { type Campaign, campaignOf } from '../campaign/state.ts';
import type { Savannah } from '../scenario.ts';

/**
 * The replacement stands where the unit stood, as it stood, with as many steps as it has. The unit itself is no loss:
 * it lies aside, barred from coming again.
 */
export function flipToReplacement(
  savannah: Savannah,
  state: BoarState,
  id: UnitId,
  die: number | null,
  effects: Effect[],
): void {
  const by = replacementOf(savannah, id);
  const unit = unitOf(state, id);
  const hex = unit.hex as HexId;
  const { pinnedBy, fate: _fate, hex: _hex, id: _id, ...standing } = unit;
  const steps = Math.min(unit.steps, counterOf(savannah.field, by).steps);
  const others = [...pinnedBy];
  unpin(state, id, []);
  Object.assign(unitOf(state, by), { ...standing, steps, fate: 'field', hex, pinnedBy: others });
  for (const other of others) unitOf(state, other).pinnedBy.push(by);
  Object.assign(unit, { fate: 'reserve', hex: null, formation: 'parade', lost: 'no', marched: 0 });
  const { arrivals } = campaignOf(state) as Campaign;
  arrivals.barred.push(id);
  delete arrivals.came[id];
  effects.push({ kind: 'replaced', unit: id, by, hex, die });
}

/** The counter that replaces a unit. Throws RulesBroken when the roster has none. */
function replacementOf({ scenario }: Savannah, id: UnitId): UnitId {
  const found = scenario.units.units.find((unit) => unit.replaces === id);
  if (!found) throw new RulesBroken('no-replacement', { unit: id });
  return found.id;
}
