/** What a result does to the side it strikes, in the order of R54 (series 13). */
import type { Json, Play, Steps } from '../../../engine/contract.ts';
import { adjustMorale } from './army-morale.ts';
import { rowFor, throwDie } from './dice.ts';
import type { Effect, Toll } from './events.ts';
import type { At, Board, Rules, Sparing } from './house.ts';
import { accompany, captureLeadersLeft, type Departure, displaceLeaders, leaderDice } from './leaders.ts';
import { unitsOf } from './lines.ts';
import { capture, disrupt, isMourned, loserOf, mournLoss, takeSteps } from './losses.ts';
import { pin } from './pins.ts';
import { choose } from './questions.ts';
import { retreat } from './retreat.ts';
import { stacksOf, unitsOfAt } from './stacks.ts';
import type { BoarState, HexId, Side, UnitId } from './state.ts';
import { testMorale } from './unit-morale.ts';
import { counterOf, hexOf, isArtillery, isFixed, unitOf } from './units.ts';

/** A result's half for one side: `-`, `AM`, `R`, `D`, `1`, `2`, `AC`, `DC` or `PIN`; starred ones endanger leaders. */
export interface Code {
  readonly word: string;
  readonly starred: boolean;
}

/** A cell of the close-combat table, read. */
export interface Result {
  /** Both halves as printed: `D/-`. */
  readonly cell: string;
  readonly attacker: Code;
  readonly defender: Code;
  readonly momentum: 'attacker' | 'defender' | null;
}

/** `1*` → a step, leaders in danger. */
export function readCode(text: string): Code {
  return text.endsWith('*') ? { word: text.slice(0, -1), starred: true } : { word: text, starred: false };
}

/** `-/1* m:A` → nothing to the attacker, a step and leader dice to the defender, momentum to the attacker. */
export function readResult(text: string): Result {
  let result = readings.get(text);
  if (!result) {
    const [cell = '', chit] = text.split(' ');
    const momentum = chit === 'm:A' ? 'attacker' : chit === 'm:D' ? 'defender' : null;
    const [attacker = cell, defender = cell] = cell.split('/');
    result = { cell, attacker: readCode(attacker), defender: readCode(defender), momentum };
    readings.set(text, result);
  }
  return result;
}

/** What its half of a result costs a side: men, order or heart; no more than its ground; nothing, as both where they are pinned. */
export function costOf({ word, starred }: Code): 'men' | 'ground' | 'nothing' {
  if (word === 'R') return 'ground';
  return !starred && (word === '-' || word === 'PIN') ? 'nothing' : 'men';
}

/** A table has a few dozen different cells, and a forecast weighs ten of them: each is read once. */
const readings = new Map<string, Result>();

/** A result on its way to a side. */
export interface Blow {
  readonly code: Code;
  readonly lead: UnitId;
  /** Where the lead stood when it was struck: the others there test. */
  readonly hex: HexId;
  readonly side: Side;
  readonly toll: Toll;
  /** Guns with the attacker do not test. */
  readonly attacking: boolean;
  /** Whom its side fought in close combat, and who holds whoever is pinned instead of going back. */
  readonly against?: readonly UnitId[];
  /** Works keep the lead in his hex, and spare the others their test. */
  readonly holds?: true;
  /** Who picks the captured unit, and among which (R60). */
  readonly capture: { readonly chooser: Side; readonly among: readonly UnitId[] } | null;
}

/** Results that may cost the hex, and make the rest of the lead's hex test (series 13.1, R32). */
export const GIVES_WAY: ReadonlySet<string> = new Set(['R', 'D', '1', '2', 'AC', 'DC']);
/** Results that a mortar answers with its own table (S 4.12). */
const DISABLING: readonly string[] = ['D', '1', '2'];

/** A blow as works let it through that stand between its lead and all of these hexes (P 3.14.1.5 to 7). */
export function* spared(board: Board, blow: Blow, from: readonly HexId[], effects: Effect[]): Steps<Blow> {
  const { lead, code } = blow;
  const sparing = board.house.spares(board, lead, code.word, from);
  if (sparing === null) return blow;
  if (!(yield* isVoid(board, sparing, blow, effects))) return sparing === 'ignores' ? blow : { ...blow, holds: true };
  effects.push({ kind: 'void', cause: 'void.works' });
  return { ...blow, code: { ...code, word: '-' } };
}

function* isVoid(board: Board, sparing: Sparing, { lead, hex, side }: Blow, effects: Effect[]): Steps<boolean> {
  if (sparing === 'tests') {
    const test = yield* testMorale(board, lead);
    effects.push({ kind: 'test', test });
    return test.passed;
  }
  if (sparing !== 'ignores') return sparing === 'void';
  const of = ['keep', 'leave'];
  return (
    (yield* board.play.ask<string>(side, 'leave-works', { kind: 'one', of }, { about: { unit: lead, hex } })) === 'keep'
  );
}

/** Losses of steps, captures, formation, then leaders: the first half of R54. */
export function* harm(board: Board, blow: Blow, effects: Effect[]): Steps<void> {
  const { code, lead, toll } = blow;
  if (rollsForDamage(board, lead) && DISABLING.includes(code.word)) {
    yield* disableMortar(board, blow, effects);
  } else {
    yield* takeBlow(board, blow, effects);
  }
  if (code.starred) yield* leaderDice(board, blow.hex, blow.side, toll.gainer, effects);
}

function* takeBlow(board: Board, blow: Blow, effects: Effect[]): Steps<void> {
  const { code, lead, toll } = blow;
  if (code.word === 'AM') adjustMorale(board, 'armyMorale', loserOf(board, lead, toll), toll.gainer, effects);
  if (code.word === '1') {
    takeSteps(board, lead, 1, toll, effects);
    mournLoss(board, 'oneStep', lead, toll, effects);
    tellLeadPays(board.play, blow);
  }
  if (code.word === '2') yield* loseTwoSteps(board, blow, effects);
  if (isCapture(code)) yield* loseCaptive(board, blow, effects);
  if (code.word === 'D') yield* disrupt(board, lead, 'struck', toll, effects);
}

/** LOSSES lines that would have spared the lead its step are told that the rules leave no choice. */
function tellLeadPays(play: Play<BoarState>, { side, lead, toll }: Blow): void {
  for (const line of play.onFile(side)) {
    const named = unitsOf(line.args);
    if (line.verb !== 'LOSSES' || line.when || named.includes(lead)) continue;
    if (named.some((unit) => toll.fellows.includes(unit)))
      play.settle(side, line, { kind: 'unreached', why: { code: 'boar.lead-pays', facts: { unit: lead } } });
  }
}

/** The lead goes back, the others of its hex test and go back if they fail, leaders go along or stay (R53). */
export function* giveWay(board: Board, blow: Blow, effects: Effect[]): Steps<void> {
  const { code, lead, hex, side, toll } = blow;
  const lengths = board.field.tables.retreat;
  const gone: Departure[] = [];
  if (!blow.holds && (code.word === 'R' || code.word === 'D')) {
    yield* goBack(board, lead, code.word === 'R' ? lengths.R : lengths.D, toll, gone, effects);
  }
  if (!blow.holds && GIVES_WAY.has(code.word)) {
    for (const unit of othersIn(board, blow)) {
      if (board.play.state.units[unit]?.hex !== hex) continue;
      const test = yield* testMorale(board, unit);
      effects.push({ kind: 'test', test });
      if (test.passed) continue;
      if (blow.against && board.house.resultFor(board, unit, 'R') === 'PIN') {
        const held = blow.against.filter((enemy) => board.play.state.units[enemy]?.formation === 'parade');
        pinBoth(board, held, [unit], { attacker: toll, defender: toll }, effects);
      } else yield* goBack(board, unit, lengths.test, toll, gone, effects);
    }
  }
  yield* settleLeaders(board, hex, side, gone, toll, effects);
  if (code.starred) yield* board.house.afterStar(board, lead, hex, toll, effects);
}

/** A unit goes back from where it stands, and what comes of its standing in a new hex. */
export function* goBack(
  board: Board,
  unit: UnitId,
  hexes: number,
  toll: Toll,
  gone: Departure[],
  effects: Effect[],
): Steps<void> {
  const { play } = board;
  if (play.state.units[unit]?.hex === null || isFixed(board, unit)) return;
  const { side } = counterOf(board.field, unit);
  const from = hexOf(play.state, unit);
  const to = yield* retreat(board, unit, hexes, toll, effects);
  if (to === null) {
    captureLeadersLeft(board, from, side, toll.gainer, effects);
    return;
  }
  gone.push({ unit, to });
  effects.push(...(yield* board.house.afterStanding(board, to)));
}

/** Leaders of a struck hex: along with the men, captured with the last of them, or sent to the nearest stack. */
export function* settleLeaders(
  board: Board,
  hex: HexId,
  side: Side,
  gone: readonly Departure[],
  toll: Toll,
  effects: Effect[],
): Steps<void> {
  yield* accompany(board, hex, side, gone, toll, effects);
  yield* displaceLeaders(board, side, [hex], toll.gainer, effects);
}

/** The lead bears the blow itself, but a capture takes one unit and all the rest test (R60). */
function othersIn(at: At, blow: Blow): readonly UnitId[] {
  const spared = isCapture(blow.code) ? null : blow.lead;
  return unitsOfAt(stacksOf(at), blow.hex, blow.side).filter(
    (unit) => unit !== spared && !isFixed(at, unit) && !(blow.attacking && isArtillery(counterOf(at.field, unit))),
  );
}

function isCapture({ word }: Code): boolean {
  return word === 'AC' || word === 'DC';
}

/** Both steps of the lead; a lead of one step dies and its owner picks who pays the second (R55). */
function* loseTwoSteps(board: Board, blow: Blow, effects: Effect[]): Steps<void> {
  const { lead, hex, side, toll } = blow;
  const payers: UnitId[] = Array(takeSteps(board, lead, 2, toll, effects)).fill(lead);
  if (payers.length < 2) {
    const of = unitsOfAt(stacksOf(board), hex, side);
    const second = yield* choose(board.play, side, 'second-step', of, { lead, hex, options: [...of] });
    if (second !== null && rollsForDamage(board, second)) {
      yield* disableMortar(board, { lead: second, code: readCode('1'), side, toll }, effects);
    } else if (second !== null && takeSteps(board, second, 1, toll, effects) > 0) payers.push(second);
  }
  const mourned = payers.filter((unit) => isMourned(board, unit));
  const adjustment = mourned.length > 1 ? 'twoSteps' : 'oneStep';
  for (const unit of mourned.slice(0, 1)) mournLoss(board, adjustment, unit, toll, effects);
}

function* loseCaptive(board: Board, blow: Blow, effects: Effect[]): Steps<void> {
  const { play } = board;
  if (blow.capture === null) return;
  const of = blow.capture.among.filter((unit) => unitOf(play.state, unit).hex !== null);
  const struck = (blow.toll.struck ?? null) as Json;
  const about: Json = { code: blow.code.word, side: blow.side, options: [...of], struck };
  const captive = yield* choose(play, blow.capture.chooser, 'capture-choice', of, about);
  if (captive === null) return;
  const hex = unitOf(play.state, captive).hex as HexId;
  capture(board, captive, blow.toll, effects);
  captureLeadersLeft(board, hex, blow.side, blow.toll.gainer, effects);
}

/** Is it a mortar, where a game has a table for what becomes of it (S 4.12)? */
export function rollsForDamage({ field }: Rules, unit: UnitId): boolean {
  return field.tables.mortar.disable !== undefined && counterOf(field, unit).arm === 'mortar';
}

/** A mortar struck by D or a step loss rolls instead for how badly (S 4.12). */
export function* disableMortar(
  board: Board,
  { lead: mortar, toll, code, side }: Pick<Blow, 'lead' | 'toll' | 'code' | 'side'>,
  effects: Effect[],
): Steps<void> {
  const table = board.field.tables.mortar;
  const die = yield* throwDie(board, 'disable', side);
  const { result } = rowFor(table.disable ?? [], code.word === 'D' ? die : die + table.disableStepLoss);
  effects.push({ kind: 'mortar', unit: mortar, die, result });
  if (result === 'silenced') unitOf(board.play.state, mortar).mortar = 'silenced';
  if (result === 'reduced') takeSteps(board, mortar, 1, toll, effects);
  if (result === 'destroyed') takeSteps(board, mortar, counterOf(board.field, mortar).steps, toll, effects);
}

/** Pins the units of both sides with each other; Disrupted and Shattered ones among them are captured (R66). */
export function pinBoth(
  board: Board,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  tolls: { readonly attacker: Toll; readonly defender: Toll },
  effects: Effect[],
): void {
  const { state } = board.play;
  for (const [units, toll] of [
    [attackers, tolls.attacker],
    [defenders, tolls.defender],
  ] as const) {
    for (const id of units) {
      const unit = unitOf(state, id);
      if (unit.hex !== null && unit.formation !== 'parade') capture(board, id, toll, effects);
    }
  }
  const held = attackers.filter((unit) => unitOf(state, unit).hex !== null);
  const holding = defenders.filter((unit) => unitOf(state, unit).hex !== null);
  if (held.length === 0 || holding.length === 0) return;
  pin(state, held, holding);
  effects.push({ kind: 'pin', units: [...held, ...holding] });
}
