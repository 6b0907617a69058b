/** The Spanish fleets: they pass the Red Cliffs, and land round the stockades (P 1.9, 3.7.8.1). */
import type { Json, Steps } from '../../../engine/contract.ts';
import { distance, within } from '../../../places/hex/grid.ts';
import { theCampaign } from '../../../series/boar/frame/campaign.ts';
import { tellFrame } from '../../../series/boar/frame/events.ts';
import { delay, dueBy, scheduled } from '../../../series/boar/frame/reinforcements.ts';
import type { Board } from '../../../series/boar/rules/house.ts';
import { choose } from '../../../series/boar/rules/questions.ts';
import { fits } from '../../../series/boar/rules/stacking.ts';
import { holds, isNextTo, stacksOf } from '../../../series/boar/rules/stacks.ts';
import type { HexId, Side, UnitId } from '../../../series/boar/rules/state.ts';
import { enemyOf } from '../../../series/boar/rules/units.ts';
import { settle } from '../../../series/boar/rules/victory.ts';
import type { Pensacola } from '../scenario.ts';
import { destroyedIn } from '../state.ts';
import { passTheCliffs } from './cliffs.ts';
import type { CampaignSheet } from './schema.ts';

/** Whoever of a fleet has passed the guns comes ashore where his owner says, and goes no further this turn. */
export function* landFleet(pensacola: Pensacola, sheet: CampaignSheet, board: Board, side: Side): Steps<void> {
  const { field, play } = board;
  const { landing, weather } = sheet;
  if (side !== field.siegeOf || weather.delays.includes(play.state.weather)) return;
  const entryOf = (id: UnitId): string => scheduled(board, theCampaign(play.state).arrivals, id)?.entry ?? '';
  const aboard = dueBy(board, side, play.state.turn).filter((id) => landing.aboard.includes(entryOf(id)));
  const passed = yield* passTheCliffs(sheet, board, aboard);
  const ashore = new Map<HexId, UnitId[]>();
  const [entry = ''] = passed.map(entryOf).filter((one) => landing.ashore.includes(one));
  for (const id of passed.filter((one) => entryOf(one) === entry)) {
    const hex = yield* play.at(id, () => land(pensacola, sheet, board, { side, id, entry }));
    if (hex !== null) ashore.set(hex, [...(ashore.get(hex) ?? []), id]);
  }
  for (const [hex, units] of ashore)
    tellFrame(field, play, 'arrival', 'P 3.7.8.1', { side, entry, hex, units, substitute: false });
  settle(board);
}

/** One of a fleet that comes ashore. */
interface Landing {
  readonly side: Side;
  readonly id: UnitId;
  readonly entry: string;
}

function* land(pensacola: Pensacola, sheet: CampaignSheet, board: Board, one: Landing): Steps<HexId | null> {
  const { side, id, entry } = one;
  const { play } = board;
  const of = landingHexes(pensacola, sheet, board, one);
  const about: Json = { entry, units: [id], options: [...of], town: false, substitute: false };
  const hex = yield* choose(play, side, 'enter-hex', of, about);
  if (hex === null) {
    delay(board, side, [id], 'blocked');
    return null;
  }
  const { arrivals } = theCampaign(play.state);
  Object.assign(play.state.units[id] ?? play.state.leaders[id] ?? {}, { hex, fate: 'field' });
  arrivals.came[id] = play.state.turn;
  arrivals.gate[id] = { hex, entry, spent: 0 };
  return hex;
}

/**
 * On or near a stockade that stands and is not the enemy's, or on the lettered hex of the fleet; never next to enemy
 * troops, nor where there is no room. The best comes last: a stockade, then near one, then near the enemy's works.
 */
function landingHexes(
  { map }: Pensacola,
  { landing }: CampaignSheet,
  board: Board,
  { side, id, entry }: Landing,
): HexId[] {
  const { field, position } = board;
  const enemy = enemyOf(field, side);
  const stacks = stacksOf(board);
  const counter = field.counters.get(id);
  const isLeader = counter === undefined;
  const forts = Object.keys(map.siegeWorks.sides);
  const letters = landing.barred.includes(id) ? [] : (map.entries.hexes[entry] ?? []);
  const lettered = letters.filter((hex) => !forts.includes(hex));
  const stockades = forts.filter((hex) => !holds(stacks, hex, enemy) && !destroyedIn(position).includes(hex));
  const near = new Set(stockades.flatMap((hex) => within(field.grid, hex, landing.within)));
  const away = (hex: HexId): number => Math.min(99, ...stockades.map((one) => distance(field.grid, one, hex)));
  const home = field.armies.find((army) => army.side === enemy)?.headquarters ?? '';
  const rank = (hex: HexId): number => 100 * away(hex) + distance(field.grid, hex, home);
  return field.at
    .filter(
      (hex) =>
        (near.has(hex.id) || lettered.includes(hex.id)) &&
        field.tables.terrain[hex.terrain]?.[counter?.gait ?? 'foot'] != null &&
        !holds(stacks, hex.id, enemy) &&
        !isNextTo(board, stacks, hex.id, enemy, false) &&
        (isLeader || fits(board, hex.id, [id], 'rest')),
    )
    .map((hex) => hex.id)
    .sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
}
