/** How a game of the series begins: counters on their start hexes or still to come, tracks as its sheet has them. */
import type { Steps } from '../../../engine/contract.ts';
import { tell } from '../rules/events.ts';
import type { At, Board } from '../rules/house.ts';
import { fits } from '../rules/stacking.ts';
import type { BoarState, HexId, Leader, Unit, UnitId } from '../rules/state.ts';
import { sideOf, unitOf } from '../rules/units.ts';
import type { BoarScenario } from '../scenario/scenario.ts';

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

/** Before the first turn the owner of each unit so marked places it within the perimeter (decision 1, O13). */
export function* placeChosen(scenario: BoarScenario, board: Board): Steps<void> {
  const { play } = board;
  for (const unit of scenario.chosen) {
    const of = placesFor(scenario, board, unit);
    const about = { unit, options: of };
    const hex = yield* play.at(unit, () =>
      play.ask<HexId>(sideOf(board.field, unit), 'setup-place', { kind: 'one', of }, { about }),
    );
    unitOf(play.state, unit).hex = hex;
    tell(play, 'boar.placed', 'S scenario', { unit, hex });
  }
}

/** Perimeter hexes where the unit may stand, the scenario's default first. */
export function placesFor({ map, sheet }: BoarScenario, at: At, unit: UnitId): HexId[] {
  const places = map.perimeter.hexes.filter((hex) => fits(at, hex, [unit], 'rest'));
  const usual = sheet.setup.default;
  return places.includes(usual) ? [usual, ...places.filter((hex) => hex !== usual)] : places;
}
