/** Who is left without an order, and whether a side has anything to order at all. */
import { textsIn } from '../../../acts/slots.ts';
import type { Order } from '../../../engine/contract.ts';
import { campaignIn, type SeenCampaign } from '../frame/campaign.ts';
import { isOfRole, sideOfRole } from '../frame/joint.ts';
import { dueBy } from '../frame/reinforcements.ts';
import { attackOptions } from '../rules/declare.ts';
import type { At } from '../rules/house.ts';
import { isArtillery } from '../rules/units.ts';

/** Whether a counter is a gun that stands for the whole scenario, and so needs no order. */
function isFixed(at: At, unit: string): boolean {
  const counter = at.field.counters.get(unit);
  return counter !== undefined && isArtillery(counter) && at.house.mayMove(at, counter) !== null;
}

/** Counters of the role on the map, guns that stand apart, that no order of the book names. */
export function unordered(at: At, role: string, book: readonly Order[]): readonly string[] {
  const { units, leaders } = at.position;
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flatMap(textsIn)));
  return [...Object.values(units), ...Object.values(leaders)]
    .filter(({ id, hex }) => hex != null && isOfRole(at.field, id, role) && !named.has(id) && !isFixed(at, id))
    .map(({ id }) => id);
}

/**
 * Whether an army, or a side, can order anything at a call: for combat, whether any unit of it may attack, else whether any
 * is on the map or due to come in, or the side holds cards.
 */
export function decides(at: At, role: string, call: string): boolean {
  const { field, position } = at;
  const side = sideOfRole(field, role);
  const isOwn = (unit: string): boolean => isOfRole(field, unit, role);
  if (call !== 'combat') {
    const pieces = [...Object.values(position.units), ...Object.values(position.leaders)];
    const campaign = campaignIn<SeenCampaign>(position);
    return (
      pieces.some(({ id, hex }) => hex !== null && isOwn(id)) ||
      (campaign !== null && dueBy(at, side, position.turn).some(isOwn)) ||
      (role === side && (campaign?.cards.hand.length ?? 0) > 0)
    );
  }
  return attackOptions(at, side).some((attack) => attack.with.some(isOwn));
}
