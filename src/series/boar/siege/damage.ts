/**
 * What bombardment, events and umpires do to works and town: breaches and repairs, ruined city hexes, markers removed,
 * and the tests of those who stand there (S 4.5, 4.19, O5). The first half changes a state at once; the second plays.
 */

import type { Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import { campaignOf, type Siege } from '../frame/campaign.ts';
import { modifier } from '../rules/dice.ts';
import type { Effect, Toll } from '../rules/events.ts';
import type { At, Board } from '../rules/house.ts';
import type { Departure } from '../rules/leaders.ts';
import { takeSteps } from '../rules/losses.ts';
import { disableMortar, goBack, readCode, rollsForDamage, settleLeaders } from '../rules/results.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { Army, BoarState, HexId, UnitId } from '../rules/state.ts';
import { testMorale } from '../rules/unit-morale.ts';
import { counterOf, enemyOf, isArtillery, pieceOf } from '../rules/units.ts';
import { score } from '../rules/victory.ts';
import { siegeSheet } from './sheet.ts';

/** Breaches the works of a hexside, British or siege works; nothing when they are breached already. */
export function breach(state: BoarState, hexside: string, effects: Effect[]): void {
  if (state.breached.includes(hexside)) return;
  state.breached = [...state.breached, hexside];
  effects.push({ kind: 'breach', hexside });
}

/** Makes breached works whole again (R75). */
export function repairSide(state: BoarState, hexside: string, effects: Effect[]): void {
  if (!state.breached.includes(hexside)) return;
  state.breached = state.breached.filter((each) => each !== hexside);
  effects.push({ kind: 'repair', hexside });
}

/** Cuts the abatis of a hexside away, for good. */
export function cutAbatis(state: BoarState, hexside: string, effects: Effect[]): void {
  if (state.cleared.includes(hexside)) return;
  state.cleared = [...state.cleared, hexside];
  effects.push({ kind: 'abatis-cut', hexside });
}

/** Lays a city hex in ruins. */
export function ruin(state: BoarState, hex: HexId, effects: Effect[]): void {
  if (state.ruined.includes(hex)) return;
  state.ruined = [...state.ruined, hex];
  effects.push({ kind: 'ruin', hex });
}

/** Takes a construction marker off the map; its counter may be placed again. */
export function removeConstruction(state: BoarState, hex: HexId, effects: Effect[]): void {
  const siege = campaignOf(state)?.siege;
  if (!siege || !isUnderConstruction(siege, hex)) return;
  siege.building = siege.building.filter((marker) => marker.hex !== hex);
  effects.push({ kind: 'construction-removed', hex });
}

function isUnderConstruction({ building }: Pick<Siege, 'building'>, hex: HexId): boolean {
  return building.some((marker) => marker.hex === hex);
}

/** A marker goes when a unit of the besieged in Parade Order comes in, unless all who came are artillery (S 4.5). */
export function trample({ field, play }: Board, hex: HexId, units: readonly UnitId[], effects: Effect[]): void {
  const { state } = play;
  const siege = campaignOf(state)?.siege;
  if (!siege || !isUnderConstruction(siege, hex)) return;
  const comes = units.some((unit) => {
    const counter = counterOf(field, unit);
    return counter.side !== field.siegeOf && !isArtillery(counter) && pieceOf(state, unit).formation === 'parade';
  });
  if (comes) removeConstruction(state, hex, effects);
}

/** Breaches a hexside; the units there test. `gainer`: the army whose work it is. */
export function* breachSide(board: Board, hexside: string, gainer: Army, effects: Effect[]): Steps<void> {
  breach(board.play.state, hexside, effects);
  yield* testUnitsIn(board, hexside.slice(0, 4), 0, gainer, effects);
}

/** Destroys a city hex: points for the army whose work it is; units there test the harder for it (S 4.19). */
export function* ruinCityHex(board: Board, hex: HexId, gainer: Army, effects: Effect[]): Steps<void> {
  const { play } = board;
  const { test, victory } = siegeSheet(board.scenario).bombardment.city;
  ruin(play.state, hex, effects);
  score(play.state, gainer, victory, 'city', effects);
  yield* testUnitsIn(board, hex, test, gainer, effects);
}

/** Every unit in the hex tests its morale, `shift` added; who fails goes back one hex, in order (S 4.19, R56). */
export function* testUnitsIn(board: Board, hex: HexId, shift: number, gainer: Army, effects: Effect[]): Steps<void> {
  const stack = stacksOf(board).get(hex);
  if (!stack || stack.units.length === 0) return;
  const { side, units } = stack;
  const more = shift === 0 ? [] : [modifier('drm.ruins-test', shift, 'S 4.19')];
  const gone: Departure[] = [];
  for (const unit of units) {
    const test = yield* testMorale(board, unit, more);
    effects.push({ kind: 'test', test });
    const toll = tollOf(board, unit, gainer);
    if (!test.passed) yield* goBack(board, unit, board.field.tables.retreat.test, toll, gone, effects);
  }
  yield* settleLeaders(board, hex, side, gone, tollOf(board, first(units), gainer), effects);
}

/** A unit loses a step, with the points of it and no change of army morale; a mortar rolls for how badly (S 4.12). */
export function* loseStep(board: Board, unit: UnitId, gainer: Army, effects: Effect[]): Steps<void> {
  const { play } = board;
  const toll = tollOf(board, unit, gainer);
  const { side } = counterOf(board.field, unit);
  const hex = pieceOf(play.state, unit).hex;
  if (rollsForDamage(board, unit)) {
    yield* play.at(unit, () => disableMortar(board, { lead: unit, code: readCode('1'), side, toll }, effects));
  } else {
    takeSteps(board, unit, 1, toll, effects);
  }
  if (hex !== null) yield* settleLeaders(board, hex, side, [], toll, effects);
}

/** Who gains by what this unit suffers: the army at work, or the enemy's first when it is the unit's own side. */
export function tollOf(at: At, unit: UnitId, gainer: Army): Toll {
  const { field } = at;
  const { side } = counterOf(field, unit);
  const { hex } = pieceOf(at.position, unit);
  const fellows = hex === null ? [unit] : (stacksOf(at).get(hex)?.units ?? [unit]);
  if (field.armies.find(({ id }) => id === gainer)?.side !== side) return { fellows, gainer };
  const enemy = enemyOf(field, side);
  return { fellows, gainer: field.armies.find((army) => army.side === enemy)?.id ?? gainer };
}
