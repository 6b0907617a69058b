/** Siege and bombardment: the besieger rolls first, the besieged may reply; tables I and II (S 3 V, 4.6, R74, rulings 4.2). */
import type { Json, Play, Steps } from '../../../engine/contract.ts';
import { first } from '../../../engine/ends.ts';
import { offerCards } from '../cards/offer.ts';
import { siegeOf } from '../frame/campaign.ts';
import { deciderOf } from '../frame/joint.ts';
import { changeMorale } from '../rules/army-morale.ts';
import { modifier, rowFor, sumOf, throwDie } from '../rules/dice.ts';
import type { Effect, Modifier } from '../rules/events.ts';
import type { At, Board } from '../rules/house.ts';
import { disrupt } from '../rules/losses.ts';
import { choose } from '../rules/questions.ts';
import { settleLeaders } from '../rules/results.ts';
import { unitsIn } from '../rules/stacks.ts';
import type { BoarState, HexId, UnitId } from '../rules/state.ts';
import { testMorale } from '../rules/unit-morale.ts';
import { counterOf, pieceOf } from '../rules/units.ts';
import { settle } from '../rules/victory.ts';
import type { BoarScenario } from '../scenario/scenario.ts';
import { type Belligerent, besiegedOf, besiegerOf } from './armies.ts';
import { breach, loseStep, removeConstruction, repairSide, ruinCityHex, testUnitsIn, tollOf } from './damage.ts';
import { type SiegeEvents, tellSiege } from './events.ts';
import type { BombardmentRow, Deed } from './schema.ts';
import { siegeSheet } from './sheet.ts';
import {
  batteriesInReach,
  batteriesInWorks,
  batteriesOf,
  breachable,
  cityInReach,
  repairable,
  unitsInReach,
} from './targets.ts';

/** Plays the phase; nothing without a completed hexside on the map, breached or not (R74). */
export function* bombardmentPhase(board: Board): Steps<void> {
  const { play } = board;
  if (play.state.siege.length === 0) return;
  yield* play.checkpoint('start');
  for (const by of [besiegerOf(board.scenario), besiegedOf(board.scenario)]) {
    if (by.as === 'besieged' && !siegeOf(play.state).opened) return;
    yield* play.at(by.army, () => bombard(board, by));
    if (settle(board)) return;
  }
}

/** One side's step: it may not roll, or holds, or rolls on the first table and, where that leads on, on the second. */
function* bombard(board: Board, by: Belligerent): Steps<void> {
  const { play } = board;
  const { army, side, as, role } = by;
  const { weather } = play.state;
  const byWeather = drmOf(board.scenario, weather) === null;
  if (byWeather || board.house.stayed(board, 'siege', side)) {
    const [reason, rule] = byWeather ? (['weather', 'S 4.2'] as const) : (['truce', 'S 4.3'] as const);
    if (as === 'besieger') tellSiege(board.field, play, 'bombardment-silent', rule, { army, reason, weather });
    return;
  }
  yield* play.at('opening', () => offerCards(board, { at: 'bombardment', side }));
  const silent = yield* reasonToBeSilent(board.scenario, play, by, role);
  if (silent !== null) {
    tellSiege(board.field, play, 'bombardment-silent', 'S 4.6', { army, reason: silent, weather });
    return;
  }
  if (as === 'besieger') siegeOf(play.state).opened = true;
  const leads = yield* play.at('table-1', () => rollOn(board, by, 1));
  if (leads && play.state.over === null) yield* play.at('table-2', () => rollOn(board, by, 2));
  yield* play.at('closing', () => offerCards(board, { at: 'bombarded', side }));
}

function* reasonToBeSilent(
  scenario: BoarScenario,
  play: Play<BoarState>,
  by: Belligerent,
  role: string,
): Steps<'held' | 'powder' | null> {
  const { as, side } = by;
  const siege = siegeOf(play.state);
  if (siege.barred.includes(side)) {
    siege.barred = siege.barred.filter((one) => one !== side);
    return 'powder';
  }
  const about: Json = {
    works: play.state.siege.length,
    weather: drmOf(scenario, play.state.weather) as Json,
    guns: batteriesInWorks(scenario, play.state, by).length,
    need: siegeSheet(scenario).bombardment.batteries.besieger,
  };
  const kind = as === 'besieger' ? 'siege-fire' : 'siege-reply';
  const answer = yield* play.ask<string>(role, kind, { kind: 'one', of: ['fire', 'hold'] }, { about });
  return answer === 'hold' ? 'held' : null;
}

/** Addends of the weather to both tables; null when it forbids all bombardment. */
function drmOf(scenario: BoarScenario, weather: string): readonly [number, number] | null {
  const kind = siegeSheet(scenario).weather.kinds[weather];
  return kind === undefined ? [0, 0] : kind.tables;
}

/** What is added to a die on one of the tables. */
function bombardmentModifiers(at: At, by: Belligerent, table: 1 | 2): Modifier[] {
  const { position } = at;
  const found: Modifier[] = [];
  const weather = drmOf(at.scenario, position.weather)?.[table - 1] ?? 0;
  if (weather !== 0) found.push(modifier(`drm.${position.weather}`, weather, 'S 4.2'));
  const { besieger, besieged, value } = siegeSheet(at.scenario).bombardment.batteries;
  const guns =
    by.as === 'besieger'
      ? batteriesInWorks(at.scenario, position, by).length >= besieger
      : batteriesInReach(at.scenario, position, besiegedOf(at.scenario)).length >= besieged;
  if (table === 1 && guns) found.push(modifier('drm.siege-batteries', value, 'S 4.6'));
  return found;
}

/** One die on one table, what it does, and whether it leads on to the second. */
function* rollOn(board: Board, by: Belligerent, table: 1 | 2): Steps<boolean> {
  const modifiers = bombardmentModifiers(board, by, table);
  const die = yield* throwDie(board, 'bombardment', by.side);
  const sum = die + sumOf(modifiers);
  const row: BombardmentRow = rowFor(siegeSheet(board.scenario).bombardment[by.as][table - 1] ?? [], sum);
  const { army, side } = by;
  const on = row.on === true;
  const told: SiegeEvents['bombardment'] = {
    ...{ army, side, table, die, modifiers, sum, does: row.does ?? [], on },
    effects: [],
  };
  const against = by.as === 'besieger' ? besiegedOf(board.scenario) : besiegerOf(board.scenario);
  const salvo: Salvo = { board, by, against, effects: told.effects };
  for (const deed of told.does) yield* deeds[deed](salvo);
  tellSiege(board.field, board.play, 'bombardment', 'S 4.6', told);
  return on;
}

/** One roll at work. */
interface Salvo {
  readonly board: Board;
  readonly by: Belligerent;
  readonly against: Belligerent;
  readonly effects: Effect[];
}

/** What each word of the tables does. */
const deeds: Readonly<Record<Deed, (salvo: Salvo) => Steps<void>>> = {
  'own-battery': (salvo) => strikeBattery(salvo, salvo.by, salvo.against, ownBatteries(salvo)),
  'enemy-battery': (salvo) =>
    strikeBattery(
      salvo,
      salvo.against,
      salvo.by,
      batteriesInReach(salvo.board.scenario, salvo.board.play.state, salvo.against),
    ),
  'own-morale': (salvo) => shake(salvo, salvo.by),
  'enemy-morale': (salvo) => shake(salvo, salvo.against),
  city: ruinCity,
  construction: strikeConstruction,
  test: testOne,
  repair,
  breach: (salvo) => openBreach(salvo, false),
  'breach-step': (salvo) => openBreach(salvo, true),
  powder: runShort,
};

/** Guns that may burst: the besieger's in works, any of the besieged. */
function ownBatteries({ board: { scenario, play }, by }: Salvo): UnitId[] {
  return by.as === 'besieger' ? batteriesInWorks(scenario, play.state, by) : batteriesOf(scenario, play.state, by.army);
}

function* strikeBattery(
  salvo: Salvo,
  owner: Belligerent,
  gainer: Belligerent,
  batteries: readonly UnitId[],
): Steps<void> {
  const victim = yield* chooseVictim(salvo, owner, 'battery', batteries);
  if (victim !== null) yield* loseStep(salvo.board, victim, gainer.army, salvo.effects);
}

// biome-ignore lint/correctness/useYield: army morale asks nobody
function* shake({ board, effects }: Salvo, { army }: Belligerent): Steps<void> {
  changeMorale(board, army, siegeSheet(board.scenario).bombardment.morale, 'siege', effects);
}

function* ruinCity(salvo: Salvo): Steps<void> {
  const { board, by, effects } = salvo;
  const { play } = board;
  const hex = yield* chooseFrom(salvo, by, 'siege-city-hex', cityInReach(board.scenario, play.state));
  if (hex !== null) yield* play.at(hex, () => ruinCityHex(board, hex, by.army, effects));
}

/** A marker goes; where there is none, a unit in the works has to stand the fire. */
function* strikeConstruction(salvo: Salvo): Steps<void> {
  const { board, by, effects } = salvo;
  const { play } = board;
  const markers = siegeOf(play.state).building.map(({ hex }) => hex);
  if (markers.length === 0) return yield* testOne(salvo);
  const hex = yield* chooseFrom(salvo, by, 'construction-remove', markers);
  if (hex !== null) removeConstruction(play.state, hex, effects);
}

/** A unit of the enemy under fire, of its owner's choice, tests; who fails loses his order. */
function* testOne(salvo: Salvo): Steps<void> {
  const { board, by, against, effects } = salvo;
  const unit = yield* chooseVictim(salvo, against, 'test', unitsInReach(board.scenario, board.play.state, against));
  if (unit === null) return;
  const test = yield* testMorale(board, unit);
  effects.push({ kind: 'test', test });
  if (test.passed) return;
  const toll = tollOf(board, unit, by.army);
  yield* disrupt(board, unit, 'struck', toll, effects);
  yield* settleLeaders(board, test.hex, counterOf(board.field, unit).side, [], toll, effects);
}

function* repair(salvo: Salvo): Steps<void> {
  const { board, by, effects } = salvo;
  const { play } = board;
  const side = yield* chooseFrom(salvo, by, 'siege-repair-side', repairable(board.scenario, play.state, by));
  if (side !== null) repairSide(play.state, side, effects);
}

/** A hexside is breached and its units test; before that, with `step`, one of them loses a step. */
function* openBreach(salvo: Salvo, step: boolean): Steps<void> {
  const { board, by, against, effects } = salvo;
  const { play } = board;
  const side = yield* chooseFrom(salvo, by, 'siege-breach-side', breachable(board.scenario, play.state, by));
  if (side === null) return;
  const hex = side.slice(0, 4);
  breach(play.state, side, effects);
  if (step) {
    const victim = yield* chooseVictim(salvo, against, 'step', unitsIn(play.state, hex));
    if (victim !== null) yield* loseStep(board, victim, by.army, effects);
  }
  yield* testUnitsIn(board, hex, 0, by.army, effects);
}

function* runShort({ board, by }: Salvo): Steps<void> {
  const siege = siegeOf(board.play.state);
  siege.barred = [...siege.barred.filter((side) => side !== by.side), by.side];
}

/** A thing the side chooses; told as nothing where there is none. */
function* chooseFrom(
  { board, effects }: Salvo,
  by: Belligerent,
  kind: string,
  of: readonly (HexId | string)[],
): Steps<string | null> {
  if (of.length === 0) effects.push({ kind: 'void', cause: 'void.siege' });
  return yield* choose(board.play, by.role, kind, of, { options: [...of] });
}

/** The unit a result falls on, which its owner names. */
function* chooseVictim(
  { board, effects }: Salvo,
  owner: Belligerent,
  of: 'battery' | 'test' | 'step',
  units: readonly UnitId[],
): Steps<UnitId | null> {
  const { play } = board;
  if (units.length === 0) effects.push({ kind: 'void', cause: 'void.siege' });
  if (units.length < 2) return units[0] ?? null;
  const side = counterOf(board.field, first(units)).side;
  const role = side === owner.side ? deciderOf(board.field, side, units) : side;
  const about: Json = { of, options: units.map((unit) => ({ unit, hex: pieceOf(play.state, unit).hex })) };
  return yield* play.ask<UnitId>(role, 'siege-victim', { kind: 'one', of: units }, { about });
}
