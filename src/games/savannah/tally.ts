/** What a simulation gathers of a whole game to hold against history (E18): strength lost, morale, points, Spring Hill. */
import type { Event } from '../../engine/contract.ts';
import { isFight } from '../../series/boar/rules/events.ts';
import type { Rules } from '../../series/boar/rules/house.ts';
import type { BoarState, HexId } from '../../series/boar/rules/state.ts';
import { isArtillery, printedStrength } from '../../series/boar/rules/units.ts';
import { campaignTally } from './campaign/tally.ts';

interface Turn {
  readonly state: BoarState;
  readonly events: readonly Event[];
}

/** `hold` is the hex that scores at the end (S 2.8). Strength is counted without guns, as the victory rules do (R7). */
export function tally(rules: Rules, hold: HexId, opening: BoarState, turns: readonly Turn[]): Record<string, number> {
  const { field } = rules;
  const last = turns.at(-1)?.state ?? opening;
  const figures: Record<string, number> = {};
  for (const { id } of field.armies) {
    figures[`lost.${id}`] = 0;
    figures[`morale.${id}`] = last.morale[id] ?? 0;
    figures[`victory.${id}`] = last.victory[id] ?? 0;
  }
  for (const counter of field.counters.values()) {
    const piece = last.units[counter.id];
    if (!piece || isArtillery(counter) || piece.fate === 'reserve') continue;
    const now = piece.hex === null ? 0 : printedStrength(counter, piece);
    figures[`lost.${counter.army}`] = (figures[`lost.${counter.army}`] ?? 0) + counter.sp.full - now;
  }
  figures.attacks = turns.reduce((sum, { events }) => sum + events.filter(isFight).length, 0);
  figures[`taken.${hold}`] = turns.some(({ events }) => events.some((event) => entered(event, hold))) ? 1 : 0;
  return { ...figures, ...campaignTally(field, opening, turns) };
}

/** Did a winner of this fight advance into the hex? */
function entered(event: Event, hex: HexId): boolean {
  if (!isFight(event)) return false;
  const { effects } = event.facts;
  return effects.some((effect) => effect.kind === 'advance' && effect.to === hex);
}
