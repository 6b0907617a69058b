/** The Works phase: markers of the turn before are completed, then those of the step due are placed (S 3 IV, 4.4, 4.5). */
import type { Diagnostic, Json, Pick, Play, Space, Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import type { HexSide } from '../../../places/hex/grid.ts';
import { offerCards } from '../cards/offer.ts';
import { type Siege, siegeOf } from '../frame/campaign.ts';
import { type Effect, ofGame } from '../rules/events.ts';
import type { Board } from '../rules/house.ts';
import { stacksOf } from '../rules/stacks.ts';
import type { BoarState, HexId, UnitId } from '../rules/state.ts';
import { hexAt, pieceOf } from '../rules/units.ts';
import type { Field, FieldHex } from '../scenario/field.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { type Belligerent, besiegerOf } from './armies.ts';
import { facings, markersDue } from './counters.ts';
import { trample } from './damage.ts';
import { tellSiege } from './events.ts';
import { type Site, sitesFor, toPerimeter, worksHexes } from './ground.ts';
import { siegeSheet } from './sheet.ts';

/** Works are dug from the first turn given, as long as a step is left or a marker waits to be completed. */
export function* worksPhase(board: Board): Steps<void> {
  const { play } = board;
  if (play.state.turn < siegeSheet(board.scenario).works.first) return;
  const french = besiegerOf(board.scenario);
  yield* play.checkpoint('start');
  yield* play.at('opening', () => offerCards(board, { at: 'works', side: french.side }));
  yield* work(board.scenario, play, french);
  siegeOf(play.state).more = 0;
}

/** Completes what was begun, then begins what the step allows; nothing in foul weather (R72). */
function* work(scenario: BoarScenario, play: Play<BoarState>, french: Belligerent): Steps<void> {
  const siege = siegeOf(play.state);
  const { weather, turn } = play.state;
  const { works, weather: skies } = siegeSheet(scenario);
  if (siege.step >= works.steps.length && siege.building.length === 0) return;
  if (skies.kinds[weather]?.works === false) {
    tellSiege(scenario.field, play, 'works-stopped', 'S 4.4', { army: french.army, weather, step: siege.step });
    return;
  }
  for (const { hex, placed } of [...siege.building]) {
    if (placed < turn) yield* play.at(hex, () => complete(scenario, play, french, hex));
  }
  yield* placeMarkers(scenario, play, french);
}

/**
 * Turns a marker to its completed side, its hexsides as its owner chooses; not beside an enemy in Parade Order (O19).
 */
function* complete(scenario: BoarScenario, play: Play<BoarState>, french: Belligerent, hex: HexId): Steps<void> {
  const { army, role } = french;
  const by = besiegedBeside(scenario, play.state, hexAt(scenario.field, hex));
  if (by.length > 0) {
    tellSiege(scenario.field, play, 'works-held', 'S 4.5', { army, hex, by });
    return;
  }
  const of = facings(scenario, siegeOf(play.state));
  const about: Json = { hex, options: of.map((sides) => [...sides]) };
  const sides = yield* play.ask<readonly HexSide[]>(role, 'works-orient', { kind: 'one', of }, { about });
  const siege = siegeOf(play.state);
  siege.building = siege.building.filter((marker) => marker.hex !== hex);
  siege.used = { ...siege.used, [sides.length]: (siege.used[sides.length] ?? 0) + 1 };
  play.state.siege = [...play.state.siege, ...sides.map((side) => `${hex}/${side}`)];
  tellSiege(scenario.field, play, 'works-completed', 'S 4.4', { army, hex, sides: [...sides] });
}

/** Hexes beside this one in which a combat unit of the besieged stands in Parade Order. */
function besiegedBeside({ field }: BoarScenario, state: BoarState, hex: FieldHex): HexId[] {
  const stacks = stacksOf({ field, position: state });
  return [hex, ...hex.next].flatMap((near) => {
    const stack = near === null ? undefined : stacks.get(near.id);
    if (!stack || stack.side === field.siegeOf) return [];
    return stack.units.some((unit) => pieceOf(state, unit).formation === 'parade') ? [stack.hex] : [];
  });
}

/** The step due, and the one after it next turn. Without works on the map all begins again; without a site it waits. */
function* placeMarkers(scenario: BoarScenario, play: Play<BoarState>, french: Belligerent): Steps<void> {
  const { army, role } = french;
  const opening = siegeOf(play.state);
  if (isBare(play.state, opening)) opening.step = 1;
  const { step } = opening;
  if (step >= siegeSheet(scenario).works.steps.length) return;
  const limit = markersDue(scenario, opening);
  const sites = limit === 0 ? [] : sitesFor(scenario, play.state, opening);
  if (limit > 0 && !sites.some((site) => site.extends)) return;
  if (sites.length > 0) {
    const works = networkOf(scenario, play.state);
    const about: Json = { step, limit, sites: sites.map((site) => ({ ...site })), works };
    const hexes = yield* play.ask<readonly HexId[]>(role, 'works-place', placing(scenario.field, sites, limit), {
      about,
    });
    const siege = siegeOf(play.state);
    siege.building = [...siege.building, ...hexes.map((hex) => ({ hex, placed: play.state.turn }))];
    if (hexes.length > 0) tellSiege(scenario.field, play, 'works-placed', 'S 4.4', { army, step, hexes: [...hexes] });
  }
  const closing = siegeOf(play.state);
  if (!isBare(play.state, closing)) closing.step = step + 1;
}

function isBare(state: BoarState, siege: Siege): boolean {
  return state.siege.length === 0 && siege.building.length === 0;
}

function networkOf(scenario: BoarScenario, state: BoarState): Json {
  const hexes = [...worksHexes(state), ...siegeOf(state).building.map((marker) => marker.hex)];
  return hexes.map((hex) => ({ hex, distance: toPerimeter(scenario, hex) }));
}

/** None, or up to the limit of the sites; some one of them extends what is dug already. */
export function placing(field: Field, sites: readonly Site[], limit: number): Space<readonly HexId[]> {
  return {
    kind: 'judged',
    judge: (answer) => placingFaults(field, sites, limit, answer),
    sample: (pick) => samplePlacing(sites, limit, pick),
  };
}

function placingFaults(
  field: Field,
  sites: readonly Site[],
  limit: number,
  answer: readonly HexId[],
): readonly Diagnostic[] {
  if (!Array.isArray(answer)) return [problem(field, 'works-hexes', {})];
  const stranger = answer.find((hex, n) => !sites.some((site) => site.hex === hex) || answer.indexOf(hex) !== n);
  if (stranger !== undefined) return [problem(field, 'works-no-site', { hex: stranger })];
  if (answer.length > limit) return [problem(field, 'works-limit', { n: answer.length, limit })];
  const extending = sites.some((site) => site.extends && answer.includes(site.hex));
  return answer.length > 0 && !extending ? [problem(field, 'works-extend', { hex: first(answer) })] : [];
}

function samplePlacing(sites: readonly Site[], limit: number, pick: Pick): readonly HexId[] {
  const count = pick(limit + 1);
  const extending = sites.filter((site) => site.extends);
  const chosen: HexId[] = [];
  for (let n = 0; n < count; n++) {
    const left = (n === 0 ? extending : sites).filter((site) => !chosen.includes(site.hex));
    if (left.length === 0) break;
    chosen.push((left[pick(left.length)] as Site).hex);
  }
  return chosen;
}

function problem(field: Field, code: string, facts: Diagnostic['facts']): Diagnostic {
  return { severity: 'error', code: ofGame(field, code), facts, rule: 'S 4.4' };
}

/** Units on the march come into a hex: a marker there may not outlast it (S 4.5). */
export function enterConstruction(board: Board, hex: HexId, units: readonly UnitId[]): void {
  const effects: Effect[] = [];
  trample(board, hex, units, effects);
  if (effects.length > 0)
    tellSiege(board.field, board.play, 'works-entered', 'S 4.5', { hex, units: [...units], effects });
}
