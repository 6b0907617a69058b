/** Where every counter stood as the events of a turn went by. */
import type { HexId, UnitId } from '../rules/state.ts';
import { effectsOf, type Tale, type Teller } from './teller.ts';

export type Places = Map<UnitId, HexId>;

/** As the turn opened. */
export function placesBefore(teller: Teller): Places {
  const places: Places = new Map();
  const { units, leaders } = teller.before;
  for (const id in units) if (units[id]?.hex) places.set(id, units[id].hex);
  for (const id in leaders) if (leaders[id]?.hex) places.set(id, leaders[id].hex);
  return places;
}

/** Moves the counters of one event on. */
export function follow(places: Places, tale: Tale): void {
  if (tale.kind === 'boar.move' || tale.kind === 'boar.withdraw') {
    const to = tale.facts.path.at(-1);
    if (to !== undefined) for (const unit of tale.facts.units) places.set(unit, to);
  }
  for (const effect of effectsOf(tale)) {
    if (effect.kind === 'retreat') places.set(effect.unit, effect.path.at(-1) ?? '');
    if (effect.kind === 'advance') places.set(effect.unit, effect.to);
    if (effect.kind === 'leader-moves') places.set(effect.leader, effect.to);
    if (effect.kind === 'eliminated' || effect.kind === 'captured') places.delete(effect.unit);
  }
}
