/** Between the Red Cliffs and the siege: Spanish columns on the way from B to C and back, and Pentzel's way out (P 3.7.7). */
import type { Order, Reason, Steps } from '../../../engine/contract.ts';
import { distance } from '../../../places/hex/grid.ts';
import type { At, Board } from '../../../series/boar/rules/house.ts';
import { someOf } from '../../../series/boar/rules/questions.ts';
import { fits } from '../../../series/boar/rules/stacking.ts';
import { isNextTo, leadersOfAt, stacksOf, unitsOfAt } from '../../../series/boar/rules/stacks.ts';
import type { HexId, Side, UnitId } from '../../../series/boar/rules/state.ts';
import { testMorale } from '../../../series/boar/rules/unit-morale.ts';
import { counterOf, enemyOf, pieceOf, unitOf } from '../../../series/boar/rules/units.ts';
import { tellPensacola } from '../events.ts';
import { cliffsFire } from './cliffs.ts';
import type { CampaignSheet } from './schema.ts';
import { campaignIn, theCampaign } from './state.ts';

/** Spanish troops that begin at one end of the way may go to the other, and no further this turn. */
export function* crossTheCliffs(sheet: CampaignSheet, board: Board, side: Side): Steps<void> {
  const { play } = board;
  if (side !== board.field.siegeOf) return;
  const [near, far] = sheet.cliffs.way;
  const bands = [near, far].map((from) => ({
    from,
    to: from === near ? far : near,
    units: ableToCross(sheet, board, from),
  }));
  for (const { from, to, units } of bands) {
    if (units.length === 0 || isShut(board, side, to)) continue;
    const about = { from, to, units };
    const going = yield* play.at(from, () =>
      play.ask<readonly UnitId[]>(side, 'cliffs-crossing', someOf(units, 'pensacola.not-crossing', 'P 3.7.7.2'), {
        about,
      }),
    );
    const crossed = going.filter((id) => cross(board, id, to));
    if (crossed.length > 0) tellPensacola(play, 'crossed', 'P 3.7.7.2', { units: crossed, from, to });
  }
}

/** Why a counter does not take the way as things stand; null: it may. */
export function whyNoCrossing(sheet: CampaignSheet, at: At, unit: UnitId): Reason | null {
  const { field, position } = at;
  const [near, far] = sheet.cliffs.way;
  const from = (position.units[unit] ?? position.leaders[unit])?.hex ?? '';
  if (from !== near && from !== far) return { code: 'pensacola.cross-elsewhere', facts: { unit, way: [near, far] } };
  const to = from === near ? far : near;
  if (isShut(at, field.siegeOf, to)) return { code: 'pensacola.cross-shut', facts: { unit, to } };
  return ableToCross(sheet, at, from).includes(unit) ? null : { code: 'pensacola.cross-unable', facts: { unit } };
}

/** Not the French (P 3.7.7.2.1), nor whom the fort is closed to. */
function ableToCross({ cliffs }: CampaignSheet, at: At, hex: HexId): UnitId[] {
  const { field, position } = at;
  const stacks = stacksOf(at);
  const gate = campaignIn(position)?.arrivals.gate ?? {};
  const units = unitsOfAt(stacks, hex, field.siegeOf).filter(
    (id) => !counterOf(field, id).marks.includes('french') && pieceOf(position, id).pinnedBy.length === 0,
  );
  return [...units, ...leadersOfAt(stacks, hex, field.siegeOf)].filter(
    (id) => !cliffs.barred.includes(id) && gate[id] === undefined,
  );
}

/** The enemy in the hex, or next to it. */
function isShut(at: At, side: Side, hex: HexId): boolean {
  const enemy = enemyOf(at.field, side);
  const stacks = stacksOf(at);
  return stacks.get(hex)?.side === enemy || isNextTo(at, stacks, hex, enemy, false);
}

function cross(board: Board, id: UnitId, to: HexId): boolean {
  const { state } = board.play;
  if (board.field.counters.has(id) && !fits(board, to, [id], 'rest')) return false;
  Object.assign(state.units[id] ?? state.leaders[id] ?? {}, { hex: to });
  theCampaign(state).arrivals.gate[id] = { hex: to, entry: CROSSING, spent: 0 };
  return true;
}

/** Entry of those who have just come by the way: they go no further. */
const CROSSING = 'B';

/** Is this counter where it came ashore or across, so that it stays there this turn? */
export function isAshore({ landing }: CampaignSheet, { position }: At, id: UnitId): boolean {
  const entry = campaignIn(position)?.arrivals.gate[id]?.entry ?? '';
  return entry === CROSSING || landing.aboard.includes(entry);
}

/** Pentzel may try once to lead his men out: a test of their morale; some turns later they come in by the east. */
export function* pentzelLeaves(sheet: CampaignSheet, board: Board, side: Side, orders: readonly Order[]): Steps<void> {
  const { play } = board;
  const { garrison, hex, leaves } = sheet.cliffs;
  const { cliffs, arrivals } = theCampaign(play.state);
  if (side !== board.field.worksOf || cliffs.tried || !cliffsFire(sheet, board)) return;
  if (isNextTo(board, stacksOf(board), hex, board.field.siegeOf, false)) return;
  const near = spanishNear(board, hex);
  if (near === null && !orders.some(({ verb }) => verb === 'DEPART')) return;
  const about = { unit: garrison, hex, near };
  const of = ['stay', 'leave'];
  if (
    (yield* play.at(garrison, () => play.ask<string>(side, 'pentzel-leave', { kind: 'one', of }, { about }))) !==
    'leave'
  )
    return;
  cliffs.tried = true;
  const test = yield* testMorale(board, garrison);
  const turn = test.passed ? play.state.turn + leaves.turns : null;
  tellPensacola(play, 'pentzel', 'P 3.7.7.1.2', { test, turn });
  if (turn === null) return;
  Object.assign(unitOf(play.state, garrison), { hex: null, fate: 'reserve' });
  arrivals.called[garrison] = { turn, entry: leaves.entry };
}

/** Hexes to the nearest Spaniard of those on the ground round the fort; null when there is none. */
function spanishNear({ field, position }: Board, hex: HexId): number | null {
  const all = Object.values(position.units).flatMap((unit) =>
    unit.hex !== null && counterOf(field, unit.id).side === field.siegeOf ? [distance(field.grid, hex, unit.hex)] : [],
  );
  const least = Math.min(...all);
  return least <= INSET ? least : null;
}

/** Hexes from the fort within which whoever stands there is on its own ground. */
const INSET = 3;
