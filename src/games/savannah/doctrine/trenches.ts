/** The French before the town: guards where works are dug or will be, and the batteries brought into those that stand. */
import { first } from '../../../engine/ends.ts';
import { toLines } from '../../../series/boar/doctrine/lines.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import { isReady, troops } from '../../../series/boar/doctrine/staff.ts';
import type { HexId } from '../../../series/boar/rules/state.ts';
import { worksHexes } from '../../../series/boar/siege/ground.ts';
import { campaignIn } from '../campaign/state.ts';
import type { Plan, Staff } from './staff.ts';

/** Guards first, so that no gun stands alone. */
export function manTrenches(plan: Plan): void {
  const { staff } = plan;
  const ground = groundToHold(staff);
  mountGuard(plan, ground);
  const works = nearestFirst(staff, worksHexes(staff.at.position));
  const { batteries, park } = staff.tuning.siege;
  for (const battery of batteries) {
    if (plan.moves.has(battery) || !isReady(staff, battery)) continue;
    if (works.includes(plan.from(battery) ?? '')) plan.stays(battery);
    else sendTowards(plan, battery, [...works, ...park]);
  }
}

/** Works and markers, those nearest to the town first; before the first of them the ground where it will be dug. */
function groundToHold(staff: Staff): readonly HexId[] {
  const { opens, ground } = staff.tuning.siege;
  const building = campaignIn(staff.at.position)?.siege.building ?? [];
  const dug = [...worksHexes(staff.at.position), ...building.map(({ hex }) => hex)];
  if (dug.length > 0) return nearestFirst(staff, dug);
  return staff.at.position.turn >= opens ? ground : [];
}

function nearestFirst({ at: { field } }: Staff, hexes: readonly HexId[]): HexId[] {
  const away = toLines(field);
  const of = (hex: HexId): number => away[field.hexes.get(hex)?.index ?? 0] as number;
  return [...hexes].sort((a, b) => of(a) - of(b) || (a < b ? -1 : 1));
}

/** Each place gets its guard, from those who are there already and then from those who come soonest on the list. */
function mountGuard(plan: Plan, ground: readonly HexId[]): void {
  const { staff } = plan;
  const { guards, guard } = staff.tuning.siege;
  const lacking = new Map(ground.map((hex) => [hex, guard]));
  const free = guards.filter((unit) => {
    if (plan.moves.has(unit) || !isReady(staff, unit)) return false;
    const here = plan.from(unit) ?? '';
    const wanted = lacking.get(here) ?? 0;
    if (wanted <= 0) return true;
    lacking.set(here, wanted - troops(staff, unit));
    return !plan.stays(unit);
  });
  for (const unit of free) {
    const posts = ground.filter((hex) => (lacking.get(hex) ?? 0) > 0);
    if (posts.length === 0) return;
    if (!sendTowards(plan, unit, posts)) continue;
    // Whoever is on his way counts for the place he is bound for: the first that had room.
    const bound = posts.find((hex) => plan.moves.get(unit) === hex) ?? first(posts);
    lacking.set(bound, (lacking.get(bound) ?? 0) - troops(staff, unit));
  }
}
