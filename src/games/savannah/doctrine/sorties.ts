/** Sorties: a party of the reserve against works half dug, or a guard weak enough to be thrown out of its trench (S 4.10). */
import { bestAssault } from '../../../series/boar/doctrine/attacks.ts';
import { isReady, troopsNear, troopsOf } from '../../../series/boar/doctrine/staff.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { worksHexes } from '../../../series/boar/siege/ground.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Plan } from './staff.ts';

/** Sends out the first party that finds something worth it; one sortie a day, and none once the trenches are too strong. */
export function sally(plan: Plan): void {
  const { staff } = plan;
  if (staff.at.position.turn > staff.tuning.british.siege.last) return;
  for (const party of staff.tuning.british.siege.parties) {
    const units = party.units.filter((unit) => isReady(staff, unit));
    const [first] = units;
    const here = first === undefined ? null : plan.from(first);
    const inside = staff.at.field.hexes.get(here ?? '')?.perimeter ?? false;
    const able = units.filter((unit) => plan.from(unit) === here);
    if (!inside || troopsOf(staff, able) < staff.tuning.british.siege.least) continue;
    const going = plan.from(party.leader) === here ? [...able, party.leader] : able;
    if (spoil(plan, going) || strike(plan, going)) return;
  }
}

/** Into a hex where works are being dug and nobody stands, with no more enemies next to it than the party dares. */
function spoil(plan: Plan, party: readonly UnitId[]): boolean {
  const { staff } = plan;
  const { dare } = staff.tuning.british.siege;
  const most = Math.trunc((troopsOf(staff, party) * dare) / 100);
  return (campaignIn(staff.at.position)?.siege.building ?? []).some(
    ({ hex }) => troopsNear(staff, hex, staff.enemy, 1) <= most && plan.sendParty(party, hex),
  );
}

/** Up to a trench whose guard it can throw out, if that promises enough. */
function strike(plan: Plan, party: readonly UnitId[]): boolean {
  const { staff } = plan;
  const { at, tuning, stacks, enemy } = staff;
  const { position } = at;
  const building = (campaignIn(position)?.siege.building ?? []).map(({ hex }) => hex);
  const before = bestAssault(staff, tuning.british.siege.gain).gain;
  for (const target of [...building, ...worksHexes(position)] as HexId[]) {
    if (stacks.get(target)?.side !== enemy) continue;
    for (const post of at.field.hexes.get(target)?.next ?? []) {
      if (!post || post.perimeter || !plan.sendParty(party, post.id)) continue;
      if (bestAssault(plan.outcome(), tuning.british.siege.gain).gain - before >= tuning.british.siege.gain)
        return true;
      for (const id of party) plan.take(id);
    }
  }
  return false;
}
