/** A raid begins and marches, and who leaves the map (P 3.7.7.1, 3.9.1, 3.9.2). */
import type { Json, Order, Steps } from '../../../engine/contract.ts';
import { figureInForce } from '../../../series/boar/cards/in-force.ts';
import { errandsOf } from '../../../series/boar/rules/errand.ts';
import type { At, Board, Fault, Party } from '../../../series/boar/rules/house.ts';
import { planMarch, planWay } from '../../../series/boar/rules/march.ts';
import { march } from '../../../series/boar/rules/movement.ts';
import { groundFor, partyOf, type Search, searchFor } from '../../../series/boar/rules/paths.ts';
import { stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, UnitId } from '../../../series/boar/rules/state.ts';
import { hexAt } from '../../../series/boar/rules/units.ts';
import type { FieldHex } from '../../../series/boar/scenario/field.ts';
import { theCampaign } from '../campaign/state.ts';
import { tellPensacola } from '../events.ts';
import type { Pensacola } from '../scenario.ts';
import { boxed, intoBox, outOfBox, roomFault, takeOff } from './box.ts';
import { isRaiding, QUIET, type Raid, raidsIn } from './state.ts';

/** Units of the box that may go on a raid now. */
export function ready({ position }: At, ids: readonly UnitId[]): readonly UnitId[] {
  return ids.filter((id) => (raidsIn(position)?.box[id] ?? position.turn) < position.turn);
}

/** Why no raid may begin on this turn; null when one may. */
export function barred(pensacola: Pensacola, { position }: At): Fault | null {
  const isStormy = pensacola.campaign?.raids.storms.includes(position.weather) ?? true;
  const raids = raidsIn(position);
  if (raids !== null && !raids.ended && !isStormy) return null;
  return { code: 'pensacola.raid-barred', facts: {}, rule: 'P 3.9.4' };
}

/** The marker stands beside a fortified hexside of the British, or on a raid symbol clear of the enemy and his zones. */
export function mayBeginAt({ map }: Pensacola, at: At, hex: FieldHex): boolean {
  const { field } = at;
  const stacks = stacksOf(at);
  if (stacks.has(hex.id) || hex.perimeter || field.tables.terrain[hex.terrain]?.foot == null) return false;
  if (map.entries.hexes.raid?.includes(hex.id)) return groundFor(at, stacks, field.worksOf).zone[hex.index] !== 1;
  return hex.next.some((near, n) => {
    const isOurs = near !== null && (stacks.get(near.id)?.side ?? field.worksOf) === field.worksOf;
    return isOurs && near.perimeter && (near.around[(n + 3) % 6]?.works.length ?? 0) > 0;
  });
}

/** Puts the raiders under their marker. */
export function begin(pensacola: Pensacola, board: Board, named: readonly UnitId[], from: HexId): Fault | null {
  const { field, play } = board;
  const fault = barred(pensacola, board);
  if (fault) return fault;
  const able = ready(board, boxed(board));
  const units = named.length > 0 ? named : able;
  const stranger = units.find((id) => !able.includes(id));
  if (stranger !== undefined) return { code: 'pensacola.not-in-box', facts: { unit: stranger }, rule: 'P 3.7.11' };
  if (!units.some((id) => field.counters.has(id))) return { code: 'pensacola.raid-nobody', facts: {}, rule: 'P 3.9.1' };
  const hex = field.hexes.get(from);
  if (!hex || !mayBeginAt(pensacola, board, hex))
    return { code: 'pensacola.raid-start', facts: { hex: from }, rule: 'P 3.9.1' };
  outOfBox(board, units, from);
  theCampaign(play.state).raids.raid = {
    entry: from,
    units: [...units],
    dropped: [],
    resting: [],
    left: 0,
    fought: false,
  };
  tellPensacola(play, 'raid', 'P 3.9.1', { hex: from, units: [...units] });
  return null;
}

/** MP of a raid (P 3.9.2, 4.1.2). */
export function pointsOf({ campaign }: Pensacola, at: At, units: readonly UnitId[]): number {
  const { mp = 0, rangers = 0 } = campaign?.raids ?? {};
  const isGuided = units.some((id) => at.field.counters.get(id)?.marks.includes('ranger'));
  return mp + (isGuided ? rangers : 0) + figureInForce(at, QUIET, 'mp');
}

/** Goes from stop to stop; those named are dropped off where they are to be as the others go on. */
export function* marchRaid(pensacola: Pensacola, board: Board, raid: Raid, order: Order): Steps<Fault | null> {
  const { field, play } = board;
  const { to, via = [], drop = [], at = null } = order.args;
  const named = [...list(via), ...list(at ?? []), ...list(to ?? [])];
  const lost = named.find((id) => !field.hexes.has(id));
  if (lost !== undefined) return { code: 'boar.no-such-hex', facts: { hex: lost }, rule: 'series 9' };
  const tired = raid.units.find((id) => raid.resting.includes(id));
  if (tired !== undefined && raid.units.every((id) => !field.counters.has(id) || raid.resting.includes(id)))
    return { code: 'boar.withdrew', facts: { unit: tired }, rule: 'P 3.7.5' };
  let here = hexAt(field, leftBehind(board, raid));
  let [cost, mp, way] = [0, pointsOf(pensacola, board, raid.units), [] as readonly HexId[]];
  for (const stop of new Set(named.map((id) => hexAt(field, id)))) {
    if (stop === here) continue;
    const isHere = at === null ? cost === 0 : here.id === at;
    const going = raid.units.filter((id) => !(isHere && list(drop).includes(id)));
    if (!going.some((id) => field.counters.has(id)))
      return { code: 'pensacola.raid-nobody', facts: {}, rule: 'P 3.9.1' };
    mp = pointsOf(pensacola, board, going);
    const search = { ...searchOf(board, going), mp: mp - cost };
    const planned = planWay({ ...search, minimum: search.minimum && cost === 0 }, here, stop, [], false);
    if ('fault' in planned) {
      if (cost === 0) return planned.fault;
      break;
    }
    raid.dropped.push(...raid.units.filter((id) => !going.includes(id)));
    raid.units = going;
    const gone = yield* march(board, search, planned.march, order.canonical);
    way = [...way, ...gone.slice(way.length === 0 ? 0 : 1)];
    cost += planned.march.spent[planned.march.go - 1] ?? 0;
    here = hexAt(field, gone.at(-1) ?? here.id);
    if (planned.march.halted !== 'arrived' || search.zone[here.index] === 1) break;
  }
  raid.left = mp - cost;
  const came = { code: 'boar.moved', facts: { hex: here.id, cost, mp, apart: [] }, way };
  play.settle(field.worksOf, order, { kind: 'done', came });
  return null;
}

/** Who is out of order, held, lying low or elsewhere raids no more; the hex of the others. */
function leftBehind({ field, position }: At, raid: Raid): HexId {
  const isAble = (id: UnitId): boolean => {
    const { formation, pinnedBy } = position.units[id] ?? { formation: '', pinnedBy: [] };
    return formation === 'parade' && pinnedBy.length === 0 && !raid.resting.includes(id);
  };
  const troops = raid.units.filter((id) => field.counters.has(id) && isAble(id));
  const hex = position.units[troops[0] ?? raid.units[0] ?? '']?.hex ?? raid.entry;
  raid.units = raid.units.filter((id) =>
    field.counters.has(id) ? troops.includes(id) && position.units[id]?.hex === hex : position.leaders[id]?.hex === hex,
  );
  return hex;
}

function searchOf(board: Board, ids: readonly UnitId[]): Search {
  const { field } = board;
  return searchFor(board, groundFor(board, stacksOf(board), field.worksOf), partyOf(board, field.worksOf, ids, false));
}

/** Raiders and others do not go through one another's hexes. */
export function apart({ position, field }: At, party: Party, to: FieldHex): Fault | null {
  if (party.side !== field.worksOf || raidsIn(position)?.raid == null) return null;
  const going = [...party.units, ...party.leaders].map(({ id }) => id);
  const isRaid = going.some((id) => isRaiding(position, id));
  const stack = stacksOf({ field, position }).get(to.id);
  const there = [...(stack?.units ?? []), ...(stack?.leaders ?? [])].filter((id) => !going.includes(id));
  const other = stack?.side === party.side ? there.find((id) => isRaiding(position, id) !== isRaid) : undefined;
  return other === undefined
    ? null
    : { code: 'pensacola.raid-apart', facts: { to: to.id, unit: other }, rule: 'P 3.9.2' };
}

/** Off the map by an exit, with a MP left to do it; back by the entry named on the turn after, raiders into their box if they will. */
export function* leave(pensacola: Pensacola, board: Board, order: Order): Steps<Fault | null> {
  const { field, play, position } = board;
  const { by = '', back = null, box = false, turn = 0 } = order.args;
  const { D = [], E = [], F = [], raid: symbols = [] } = pensacola.map.entries.hexes;
  const units = list(order.args.units ?? []);
  const raid = raidsIn(position)?.raid ?? null;
  const isRaid = units.every((id) => raid?.units.includes(id));
  const exits = [...D, ...E, ...F, ...(isRaid ? symbols : [])];
  const entry = { [D[0] ?? '']: 'D', [F[0] ?? '']: 'F' }[String(back ?? '')] ?? 'E';
  if (!exits.includes(String(by))) return { code: 'pensacola.no-exit', facts: { hex: by }, rule: 'P 3.7.7.1' };
  const broken = units.find((id) => position.units[id] && position.units[id]?.formation !== 'parade');
  if (broken !== undefined) return { code: 'boar.disrupted', facts: { unit: broken }, rule: 'P 3.7.7.1' };
  const far: Fault = { code: 'pensacola.exit-far', facts: { hex: by }, rule: 'P 3.7.7.1' };
  const goal = hexAt(field, String(by));
  for (const errand of errandsOf(board, field.worksOf, { ...order, args: { units, to: by } as Order['args'] })) {
    if ('fault' in errand) return errand.fault;
    const { from, ids } = errand;
    if (isRaid ? from !== goal || (raid?.left ?? 0) < 1 : searchOf(board, ids).mp < 1) return far;
    if (from === goal) continue;
    const search = searchOf(board, ids);
    const planned = planMarch({ ...search, mp: search.mp - 1, minimum: false }, from, goal, [], false);
    if ('fault' in planned) return planned.fault;
    if (planned.march.halted !== 'arrived') return far;
    yield* march(board, search, planned.march, order.canonical);
  }
  const isBoxed = box === true && isRaid;
  const full = isBoxed ? roomFault(board, units) : null;
  if (full) return full;
  if (isBoxed) intoBox(board, units, position.turn + 1);
  else goAway(board, units, Math.max(position.turn + 1, Number(turn)), entry);
  if (raid) raid.units = raid.units.filter((id) => !units.includes(id));
  tellPensacola(play, 'left', 'P 3.7.7.1', { hex: String(by), units, entry: isBoxed ? null : entry });
  play.settle(field.worksOf, order, { kind: 'done', came: null });
  return null;
}

/** Off the map, to come as reinforcements do. */
export function goAway(board: Board, ids: readonly UnitId[], turn: number, entry: string): void {
  const { arrivals, raids } = theCampaign(board.play.state);
  takeOff(board, ids);
  for (const id of ids) arrivals.called[id] = { turn, entry };
  arrivals.barred = arrivals.barred.filter((id) => !ids.includes(id));
  raids.away = [...raids.away.filter((id) => !ids.includes(id)), ...ids];
}

const list = (value: Json): string[] => [value].flat().map(String);
