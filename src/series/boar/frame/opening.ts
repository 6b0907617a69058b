/** How a game of the series begins: counters on their start hexes or still to come, tracks as its sheet has them. */
import type { Steps } from '../../../engine/contract.ts';
import { within } from '../../../places/hex/grid.ts';
import { wholeDeck } from '../cards/deck.ts';
import { tell } from '../rules/events.ts';
import type { At, Board } from '../rules/house.ts';
import { fits } from '../rules/stacking.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { BoarState, HexId, Leader, Side, Unit, UnitId } from '../rules/state.ts';
import { counterOf, hexAt } from '../rules/units.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import type { Campaign } from './campaign.ts';

/** The opening state. Units to be placed stand on the scenario's default hex until their owner says otherwise. */
export function opening(scenario: BoarScenario): BoarState {
  const { field, sheet } = scenario;
  const units: Record<UnitId, Unit> = {};
  const leaders: Record<UnitId, Leader> = {};
  const strengthAtStart: Record<UnitId, number> = {};
  const history: Record<UnitId, number[]> = {};
  for (const counter of field.counters.values()) {
    const waits = counter.arrival !== null;
    units[counter.id] = {
      id: counter.id,
      fate: waits ? 'reserve' : 'field',
      hex: waits ? null : (counter.start ?? sheet.setup.default),
      steps: counter.steps,
      formation: 'parade',
      pinnedBy: [],
      lost: 'no',
      marched: 0,
      withdrew: false,
      goingHome: false,
      freed: false,
      mortar: 'ready',
    };
    strengthAtStart[counter.id] = counter.sp.full;
    history[counter.id] = [];
  }
  for (const leader of field.leaders.values()) {
    leaders[leader.id] = { id: leader.id, fate: leader.arrival === null ? 'field' : 'reserve', hex: leader.start };
  }
  const momentum = { ...sheet.momentum.start };
  const held = Object.values(momentum).reduce((sum, chits) => sum + chits, 0);
  return {
    turn: sheet.turns.first,
    ordinal: 1,
    weather: weatherOf(scenario, sheet.turns.first),
    units,
    leaders,
    morale: { ...sheet.morale.start },
    victory: Object.fromEntries(field.armies.map((army) => [army.id, 0])),
    momentum,
    pool: field.tables.momentum.pool - held,
    breached: [],
    cleared: [],
    siege: [],
    ruined: [],
    first: null,
    phasing: null,
    over: null,
    done: { fired: [], firedAt: [], attacked: [], fought: [] },
    strengthAtStart,
    history,
    mortarUnfired: true,
  };
}

/** What a campaign keeps as it begins: nobody come, no works dug, every card in the deck and no hand dealt. */
export function openDays(scenario: BoarScenario): Campaign {
  const bySide = (): Record<Side, number[]> => Object.fromEntries(scenario.field.sides.map(({ id }) => [id, []]));
  return {
    scale: 'strategic',
    declared: null,
    arrivals: { came: {}, delayed: {}, blocked: {}, called: {}, gate: {}, barred: [] },
    siege: { building: [], used: {}, step: 1, more: 0, opened: false, barred: [] },
    cards: { deck: wholeDeck(scenario), hands: bySide(), spent: [], inForce: [], known: bySide(), inside: [] },
    standings: [],
  };
}

/** Siege works as the map prints them. */
export function printedSiege({ map }: BoarScenario): string[] {
  return Object.entries(map.siegeWorks.sides).flatMap(([hex, sides]) => sides.map((side) => `${hex}/${side}`));
}

/** Weather of a printed turn: the last given holds on. */
export function weatherOf({ sheet }: BoarScenario, turn: number): string {
  const { byTurn } = sheet.weather;
  let weather = '';
  for (let each = sheet.turns.first; each <= turn; each++) weather = byTurn[String(each)] ?? weather;
  return weather;
}

/** Before the first turn the owner of each unit so marked places it (decision 1, O13). */
export function* placeChosen(scenario: BoarScenario, board: Board): Steps<void> {
  const { field, play } = board;
  for (const unit of scenario.chosen) {
    const piece = play.state.units[unit] ?? play.state.leaders[unit];
    if (piece?.fate !== 'field') continue;
    const of = placesFor(scenario, board, unit);
    const about = { unit, options: of };
    const side = (field.counters.get(unit) ?? field.leaders.get(unit))?.side ?? '';
    const hex = yield* play.at(unit, () => play.ask<HexId>(side, 'setup-place', { kind: 'one', of }, { about }));
    piece.hex = hex;
    tell(play, 'boar.placed', 'S scenario', { unit, hex });
  }
}

/** Where the unit may stand, first where it does if nobody says a word. */
export function placesFor({ map, sheet }: BoarScenario, at: At, unit: UnitId): HexId[] {
  const group = sheet.setup.groups.find(({ units }) => units.includes(unit));
  const all = group === undefined ? map.perimeter.hexes : hexesOf(at, unit, group);
  const places = all.filter((hex) => (at.field.leaders.has(unit) ? true : fits(at, hex, [unit], 'rest')));
  const stands = (at.position.units[unit] ?? at.position.leaders[unit])?.hex ?? '';
  const usual = group === undefined ? sheet.setup.default : stands;
  return places.includes(usual) ? [usual, ...places.filter((hex) => hex !== usual)] : places;
}

type Group = BoarScenario['sheet']['setup']['groups'][number];

/** Open ground only, and no hex of an enemy. */
function hexesOf(at: At, unit: UnitId, { units, hexes, within: reach, besideAllBut }: Group): HexId[] {
  const { field, position } = at;
  const side = (field.counters.get(unit) ?? field.leaders.get(unit))?.side;
  const friends = Object.values(position.units).flatMap(({ id, hex }) => {
    const counter = counterOf(field, id);
    const counts = counter.side === side && !units.includes(id) && !counter.marks.includes(besideAllBut ?? '');
    return hex !== null && counts ? [hex] : [];
  });
  const from = besideAllBut === undefined ? hexes : friends;
  const near = from.flatMap((hex) => [hex, ...within(field.grid, hex, besideAllBut === undefined ? reach : 1)]);
  const stacks = stacksOf(at);
  return [...new Set(near)].filter((hex) => {
    const { terrain } = hexAt(field, hex);
    const stack = stacks.get(hex);
    return field.tables.terrain[terrain]?.foot != null && (stack === undefined || stack.side === side);
  });
}
