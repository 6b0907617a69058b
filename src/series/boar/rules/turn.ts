/** The sequence of play: initiative, a player turn for each side, the close of the turn (series 5, R1, R2). */
import type { Play, Steps } from '../../../engine/contract.ts';
import { closeCombatPhase } from './close-combat.ts';
import { type Effect, tell } from './events.ts';
import { defensiveFire } from './fire.ts';
import type { PhaseName, Rules } from './house.ts';
import { initiative } from './initiative.ts';
import { type Docket, takeUp, tellUnreached } from './lines.ts';
import { capture } from './losses.ts';
import { type TurnedMark, tellMarks } from './marks.ts';
import { mortarFire } from './mortar.ts';
import { movementPhase } from './movement.ts';
import { rallyPhase } from './rally.ts';
import { settleLeaders } from './results.ts';
import { rifleFire } from './rifle.ts';
import { isNextTo, stacksOf } from './stacks.ts';
import type { BoarState, HexId, Side } from './state.ts';
import { counterOf, enemyOf, pieceOf, printedStrength, sideOf, unitOf } from './units.ts';
import { concludeAtEnd, settle } from './victory.ts';

export function* turn(rules: Rules, play: Play<BoarState>): Steps<'next' | 'over'> {
  openTurn(rules, play.state);
  yield* play.checkpoint('opening');
  yield* play.at('opening', () => rules.house.turnOpens(rules, play));
  if (play.state.over !== null) return 'over';
  const first = yield* play.at('initiative', () => initiative(rules, play));
  play.state.first = first;
  const docket: Docket = new Map();
  const alone = rules.field.scenario.alone[String(play.state.turn)];
  for (const side of alone === undefined ? [first, enemyOf(rules.field, first)] : [alone]) {
    yield* play.at(side, () => playerTurn(rules, play, docket, side));
    if (play.state.over !== null) break;
  }
  tellUnreached(rules, play, docket);
  return play.state.over === null ? closeTurn(rules, play) : 'over';
}

/** Movement, rally, the enemy's fire and own mortars, close combat. */
function* playerTurn(rules: Rules, play: Play<BoarState>, docket: Docket, side: Side): Steps<void> {
  const enemy = enemyOf(rules.field, side);
  play.state.phasing = side;
  play.state.done = { fired: [], firedAt: [], attacked: [], fought: [] };
  readyMortars(rules, play, side);
  yield* play.at('arrival', () => rules.house.playerTurnOpens(rules, play, side));
  const phases: readonly (readonly [name: PhaseName, steps: () => Steps<void>])[] = [
    ['movement', () => movementPhase(rules, play, side)],
    ['rally', () => rallyPhase(rules, play, side)],
    ['fire', () => firePhase(rules, play, side, enemy)],
    ['combat', () => closeCombatPhase(rules, play, side)],
  ];
  for (const [name, steps] of phases) {
    yield* play.at(name, () => phase(rules, play, name, side, steps));
    takeUp(rules, play, docket, side, name);
    if (play.state.over !== null) return;
  }
  yield* play.at('close', () => rules.house.playerTurnCloses(rules, play, side));
}

function* phase(
  rules: Rules,
  play: Play<BoarState>,
  name: PhaseName,
  side: Side,
  steps: () => Steps<void>,
): Steps<void> {
  yield* play.checkpoint('start');
  yield* play.at('opening', () => rules.house.window(rules, play, { at: 'phase-start', phase: name, side }));
  if (play.state.over !== null) return;
  yield* steps();
  if (settle(rules, play)) return;
  yield* play.at('closing', () => rules.house.window(rules, play, { at: 'phase-end', phase: name, side }));
  yield* captureShattered(rules, play);
  settle(rules, play);
}

function* firePhase(rules: Rules, play: Play<BoarState>, side: Side, enemy: Side): Steps<void> {
  yield* defensiveFire(rules, play, enemy);
  if (play.state.over === null) yield* mortarFire(rules, play, side);
  if (play.state.over === null) yield* play.at('rifle', () => rifleFire(rules, play, side));
}

/** At the end of any phase a Shattered unit next to an enemy in Parade Order is taken (R64). */
function* captureShattered(rules: Rules, play: Play<BoarState>): Steps<void> {
  for (const id in play.state.units) {
    const piece = pieceOf(play.state, id);
    if (piece.hex === null || piece.formation !== 'shattered') continue;
    const side = sideOf(rules.field, id);
    const captors = captorsOf(rules, play.state, piece.hex, enemyOf(rules.field, side));
    if (captors.length > 0) yield* play.at(id, () => takeShattered(rules, play, id, piece.hex as HexId, side, captors));
  }
}

function captorsOf(rules: Rules, state: BoarState, hex: HexId, enemy: Side): readonly string[] {
  const stacks = stacksOf(rules.field, state);
  if (!isNextTo(rules.field, state, stacks, hex, enemy, true)) return [];
  const near = rules.field.hexes.get(hex)?.next ?? [];
  return near.flatMap((each) => {
    const stack = each === null ? undefined : stacks.get(each.id);
    return stack?.side === enemy ? stack.units.filter((unit) => pieceOf(state, unit).formation === 'parade') : [];
  });
}

function* takeShattered(
  rules: Rules,
  play: Play<BoarState>,
  id: string,
  hex: HexId,
  side: Side,
  captors: readonly string[],
): Steps<void> {
  const effects: Effect[] = [];
  const toll = { fellows: [id], gainer: rules.house.account(rules, play.state, captors) };
  capture(rules, play.state, id, toll, effects);
  yield* settleLeaders(rules, play, hex, side, [], toll, effects);
  tell(play, 'boar.captured', 'R64', { unit: id, hex, effects });
}

/** The weather the scenario gives from this turn on, else that of the turn before; and nothing done yet. */
function openTurn(rules: Rules, state: BoarState): void {
  state.weather = rules.field.scenario.weather[String(state.turn)] ?? state.weather;
  state.first = null;
  state.phasing = null;
}

/** A mortar that moved or fired in its last turn may do either again. */
function readyMortars(rules: Rules, play: Play<BoarState>, side: Side): void {
  const turned: TurnedMark[] = [];
  for (const id in play.state.units) {
    const unit = unitOf(play.state, id);
    if (unit.mortar !== 'moved' && unit.mortar !== 'fired') continue;
    if (counterOf(rules.field, id).side !== side) continue;
    unit.mortar = 'ready';
    turned.push({ unit: id, mark: 'mortar', to: 'ready' });
  }
  tellMarks(play, 'S 4.12', side, turned);
}

function closeTurn(rules: Rules, play: Play<BoarState>): 'next' | 'over' {
  const { state } = play;
  state.phasing = null;
  for (const id in state.units) {
    const piece = pieceOf(state, id);
    const strength = piece.hex === null ? 0 : printedStrength(counterOf(rules.field, id), piece);
    state.history[id] = [...(state.history[id] ?? []), strength];
  }
  tell(play, 'boar.turn-end', 'series 5', { turn: state.turn });
  if (state.turn >= rules.field.scenario.turns[1]) {
    concludeAtEnd(rules, play);
    return 'over';
  }
  state.turn = rules.house.turnAfter(rules, state);
  state.ordinal += 1;
  return 'next';
}
