/** What the coup de main ends and costs, told to who declares it (P 3.4). */
import { warning } from '../../../acts/against.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { dueBy, stillToCome } from '../../../series/boar/frame/reinforcements.ts';
import { sideOf } from '../../../series/boar/rules/units.ts';
import type { Sight } from '../acts/act.ts';
import { heartOf } from '../campaign/coup.ts';

export function coupCosts({ opened: { campaign, field }, at, view, side }: Sight): readonly Diagnostic[] {
  if (campaign === null || side !== field.siegeOf || view.campaign?.scale !== 'strategic') return [];
  // A line of the marches speaks for the turn that opens next.
  const due = field.sides.flatMap(({ id }) => dueBy(at, id, view.turn + Number(view.phasing !== null)));
  const never = stillToCome(at).filter((id) => !due.includes(id));
  const ours = never.filter((id) => sideOf(field, id) === side).length;
  const { breached, change } = heartOf(campaign, at.position);
  const facts = { tactical: campaign.tactical, ours, theirs: never.length - ours, n: breached.length, change };
  return [warning('pensacola.coup-costs', 'P 3.4', { ...facts, part: true })];
}
