/** How the assault begins: every counter on its start hex, and the one unit its owner places (S scenario). */
import type { Steps } from '../../engine/contract.ts';
import { tell } from '../../series/boar/rules/events.ts';
import type { At, Board } from '../../series/boar/rules/house.ts';
import { fits } from '../../series/boar/rules/stacking.ts';
import type { HexId, Leader, Unit, UnitId } from '../../series/boar/rules/state.ts';
import { sideOf, unitOf } from '../../series/boar/rules/units.ts';
import { openCampaign } from './campaign/setup.ts';
import type { SavannahState } from './campaign/state.ts';
import type { Savannah } from './scenario.ts';

/** The opening state. Units to be placed stand on the scenario's default hex until their owner says otherwise. */
export function setup(savannah: Savannah): SavannahState {
  const { field, sheet } = savannah;
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
    weather: weatherOf(savannah, sheet.turns.first),
    units,
    leaders,
    morale: { ...sheet.morale.start },
    victory: Object.fromEntries(field.armies.map((army) => [army.id, 0])),
    momentum,
    pool: field.tables.momentum.pool - held,
    breached: [],
    cleared: [],
    siege: savannah.campaign === null ? printedSiege(savannah) : [],
    ruined: [],
    first: null,
    phasing: null,
    over: null,
    done: { fired: [], firedAt: [], attacked: [], fought: [] },
    strengthAtStart,
    history,
    mortarUnfired: true,
    campaign: openCampaign(savannah),
  };
}

/** Siege works as the map prints them, for the assault (scenario rule 2). */
function printedSiege({ map }: Savannah): string[] {
  return Object.entries(map.siegeWorks.sides).flatMap(([hex, sides]) => sides.map((side) => `${hex}/${side}`));
}

/** Weather of a printed turn: the last given holds on. */
export function weatherOf(savannah: Savannah, turn: number): string {
  const { byTurn } = savannah.sheet.weather;
  let weather = '';
  for (let each = savannah.sheet.turns.first; each <= turn; each++) weather = byTurn[String(each)] ?? weather;
  return weather;
}

/** Before the first turn the owner of each unit so marked places it within the perimeter (decision 1, O13). */
export function* placeChosen(savannah: Savannah, board: Board): Steps<void> {
  const { play } = board;
  for (const unit of savannah.chosen) {
    const of = placesFor(savannah, board, unit);
    const about = { unit, options: of };
    const hex = yield* play.at(unit, () =>
      play.ask<HexId>(sideOf(board.field, unit), 'setup-place', { kind: 'one', of }, { about }),
    );
    unitOf(play.state, unit).hex = hex;
    tell(play, 'boar.placed', 'S scenario', { unit, hex });
  }
}

/** Perimeter hexes where the unit may stand, the scenario's default first. */
export function placesFor(savannah: Savannah, at: At, unit: UnitId): HexId[] {
  const places = savannah.map.perimeter.hexes.filter((hex) => fits(at, hex, [unit], 'rest'));
  const usual = savannah.sheet.setup.default;
  return places.includes(usual) ? [usual, ...places.filter((hex) => hex !== usual)] : places;
}
