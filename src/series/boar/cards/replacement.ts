/** Counters flipped to their replacements by an event: a leader struck down, recruits drilled (S 4.8). */
import { present } from '../../../engine/errors.ts';
import { isRecord } from '../../../engine/lists.ts';
import { theCampaign } from '../frame/campaign.ts';
import type { Effect } from '../rules/events.ts';
import { unpin } from '../rules/pins.ts';
import type { BoarState, HexId, UnitId } from '../rules/state.ts';
import { counterOf, unitOf } from '../rules/units.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { CardEffectRule } from './definition.ts';
import { ofRules } from './events.ts';
import { unitOn } from './rule.ts';

/**
 * The replacement stands where the unit stood, as it stood, with as many steps as it has. The unit itself is no loss:
 * it lies aside, barred from coming again. What it has done, cards that lie on it and its sortie are the replacement's.
 */
export function flipToReplacement(
  scenario: BoarScenario,
  state: BoarState,
  id: UnitId,
  die: number | null,
  effects: Effect[],
): void {
  const by = present(scenario.replacements.get(id), 'no-replacement', { unit: id });
  const unit = unitOf(state, id);
  const hex = unit.hex as HexId;
  const { pinnedBy, fate: _fate, hex: _hex, id: _id, ...standing } = unit;
  const steps = Math.min(unit.steps, counterOf(scenario.field, by).steps);
  const others = [...pinnedBy];
  unpin(state, id, []);
  Object.assign(unitOf(state, by), { ...standing, steps, fate: 'field', hex, pinnedBy: others });
  for (const other of others) unitOf(state, other).pinnedBy.push(by);
  Object.assign(unit, { fate: 'reserve', hex: null, formation: 'parade', lost: 'no', marched: 0 });
  const campaign = theCampaign(state);
  const { inside } = campaign.cards;
  for (const kept of [state.done, campaign]) rename(kept, id, by);
  // Who began the turn within the lines began it as the other counter.
  campaign.cards.inside = inside;
  campaign.arrivals.barred.push(id);
  delete campaign.arrivals.came[id];
  effects.push({ kind: 'replaced', unit: id, by, hex, die });
}

/** Puts a counter in the place of another in every list of what is kept. */
function rename(kept: unknown, id: UnitId, by: UnitId): void {
  if (!isRecord(kept)) return;
  for (const [key, value] of Object.entries(kept)) {
    if (Array.isArray(value) && value.includes(id)) kept[key] = value.map((one) => (one === id ? by : one));
    else for (const one of [value].flat()) rename(one, id, by);
  }
}

/** A card that drills recruits. */
export const drilled: CardEffectRule = {
  may: (at) => at.board.play.state.units[unitOn(at)]?.hex != null,
  act: (at, _target, effects) =>
    flipToReplacement(at.board.scenario, at.board.play.state, unitOn(at), null, ofRules(effects)),
};
