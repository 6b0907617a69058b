/** Raids of the computer: Indians and Rangers against diggings, road, and guns that no troops guard. */
import type { Json, Order } from '../../../engine/contract.ts';
import { leastOf } from '../../../engine/least-of.ts';
import { distance } from '../../../places/hex/grid.ts';
import { sendTowards } from '../../../series/boar/doctrine/marches.ts';
import type { MarchPlan } from '../../../series/boar/doctrine/reach.ts';
import { isReady } from '../../../series/boar/doctrine/staff.ts';
import { groundFor, partyOf, reachable, searchFor } from '../../../series/boar/rules/paths.ts';
import { around, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { counterOf, hexAt, isArtillery } from '../../../series/boar/rules/units.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
import { boxed, boxFault, isIrregular, mayRaid } from '../raids/box.ts';
import { barred, mayBeginAt, pointsOf, ready } from '../raids/march.ts';
import { raidsIn } from '../raids/state.ts';
import type { Pensacola } from '../scenario.ts';
import { worksIn } from '../state.ts';
import { markersIn, stockadesLeft } from '../works/ground.ts';
import type { Tuning } from './tuning.ts';

/** What the British do on a siege turn beside staying in their works. */
export function raidOrders(pensacola: Pensacola, plan: MarchPlan<Tuning>): Order[] {
  const { at, siege, side } = plan.staff;
  const raids = raidsIn(at.position);
  if (raids === null || !siege) return [];
  const { raid } = raids;
  if (raid?.units.every((id) => at.position.units[id]?.withdrew ?? true)) return [];
  const spoil = spoilOf(pensacola, plan);
  const beside = besideGuns(plan);
  const here = at.position.units[raid?.units[0] ?? '']?.hex ?? null;
  // Who stands on the road need only stay there, off the raid, to destroy it; who has come up to guns fights them.
  if (raid && here !== null && spoil.has(here)) return [line('RAID END', 'RAID END', {})];
  if (raid && here !== null && beside.has(here)) return [];
  const goals = new Set([...spoil, ...beside].filter((hex) => !plan.staff.stacks.has(hex)));
  const band = raid ? raid.units : ready(at, boxed(at));
  const starts = raid && here ? [hexAt(at.field, here)] : at.field.at.filter((hex) => mayBeginAt(pensacola, at, hex));
  const way =
    band.length === 0 || (!raid && barred(pensacola, at)) ? null : shortest(pensacola, plan, band, starts, goals);
  if (way)
    return [line(`RAID ${raid ? '' : `FROM ${way.from} `}TO ${way.to}`, 'RAID', raid ? { to: way.to } : { ...way })];
  if (raid || boxed(at).length > 0) return [];
  const free = [...at.field.counters.values()].filter((one) => one.side === side && isIrregular(one.class));
  const going: UnitId[] = [];
  for (const { id } of free)
    if (mayRaid(pensacola, at, id) && boxFault(pensacola, at, [...going, id]) === null) going.push(id);
  const village = at.field.at.find(({ terrain }) => terrain === 'village')?.id ?? '';
  for (const { id } of free) if (!going.includes(id) && isReady(plan.staff, id)) sendTowards(plan, id, [village]);
  const into = going.length === 0 ? [] : [line(`BOX ${going.join(', ')}`, 'BOX', { units: going })];
  return [...into, ...plan.orders()];
}

/** Diggings, laid road and stockades. */
function spoilOf(pensacola: Pensacola, { staff: { at } }: MarchPlan<Tuning>): ReadonlySet<HexId> {
  const { corduroy = [] } = at.position;
  const road = corduroy.filter((hex) => !worksIn(at.position).broken.includes(hex));
  return new Set([...markersIn(at.position).map(({ hex }) => hex), ...road, ...stockadesLeft(pensacola, at.position)]);
}

/** Hexes beside guns that no troops guard. */
function besideGuns({ staff: { at, enemy, stacks } }: MarchPlan<Tuning>): ReadonlySet<HexId> {
  const { field } = at;
  const guns = [...stacks.values()].filter(
    (stack) =>
      stack.side === enemy && stack.units.length > 0 && stack.units.every((id) => isArtillery(counterOf(field, id))),
  );
  return new Set(guns.flatMap(({ hex }) => around(hexAt(field, hex))));
}

function shortest(
  pensacola: Pensacola,
  { staff: { at, side } }: MarchPlan<Tuning>,
  band: readonly UnitId[],
  starts: readonly FieldHex[],
  goals: ReadonlySet<HexId>,
): { from: HexId; to: HexId } | null {
  const mp = pointsOf(pensacola, at, band);
  const search = { ...searchFor(at, groundFor(at, stacksOf(at), side), partyOf(at, side, band, false)), mp };
  const near = starts.filter(({ id }) => [...goals].some((goal) => distance(at.field.grid, id, goal) <= mp));
  const ways = near.flatMap((start) =>
    reachable(search, start).flatMap(({ hex, cost }) =>
      goals.has(hex.id) ? [{ from: start.id, to: hex.id, cost }] : [],
    ),
  );
  const best = leastOf(ways, ({ cost }) => cost);
  return best === undefined ? null : { from: best.from, to: best.to };
}

function line(canonical: string, verb: string, args: Readonly<Record<string, Json>>): Order {
  return { id: `raid-${verb}`, verb, args, canonical, line: 0 };
}
