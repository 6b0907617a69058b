/** What turns of every game of the series are made of: initiative, player turns of four phases, the close (series 5, R1, R2). */
import type { Play, Steps } from '../../../engine/contract.ts';
import { closeCombatPhase } from './close-combat.ts';
import { type Effect, tell } from './events.ts';
import { defensiveFire } from './fire.ts';
import type { Board, PhaseName, Rules, Sequence, Step, Turn } from './house.ts';
import { initiative } from './initiative.ts';
import { takeUp, tellUnreached } from './lines.ts';
import { capture } from './losses.ts';
import { type TurnedMark, tellMarks } from './marks.ts';
import { mortarFire } from './mortar.ts';
import { callForMarches, marches, removeExcess } from './movement.ts';
import { rallyPhase } from './rally.ts';
import { settleLeaders } from './results.ts';
import { rifleFire } from './rifle.ts';
import { playSteps } from './sequence.ts';
import { isNextTo, stacksOf } from './stacks.ts';
import type { BoarState, HexId, Side } from './state.ts';
import { counterOf, enemyOf, pieceOf, printedStrength, sideOf, unitOf } from './units.ts';
import { concludeAtEnd, settle } from './victory.ts';

/** The rules with a play of them. The state is another object after a checkpoint: its position is asked of it each time. */
export function boardOf(rules: Rules, play: Play<BoarState>): Board {
  return {
    ...rules,
    play,
    get position() {
      return play.state;
    },
  };
}

/** Plays one turn by the game's own sequence of play. */
export function* turn(rules: Rules, play: Play<BoarState>): Steps<'next' | 'over'> {
  openTurn(rules, play.state);
  yield* play.checkpoint('opening');
  yield* playSteps(rules.sequence, { rules, play, side: '', docket: new Map(), orders: [] });
  return play.state.over === null ? 'next' : 'over';
}

/** Who moves first (series 5). */
export const initiativeStep: Step = {
  place: 'initiative',
  rule: 'series 5',
  *run({ rules, play }) {
    play.state.first = yield* initiative(rules, play);
  },
};

/** A player turn of these steps for each side, the winner of the initiative first; for one alone where it is printed. */
export function playerTurns(steps: Sequence): Step {
  return {
    place: null,
    rule: 'series 5',
    per: sidesInTurn,
    run: [{ place: null, rule: 'series 5', run: opens }, ...steps],
  };
}

function sidesInTurn(turn: Turn): { place: string; turn: Turn }[] {
  const { rules, play } = turn;
  const first = play.state.first as Side;
  const alone = rules.field.scenario.alone[String(play.state.turn)];
  const sides = alone === undefined ? [first, enemyOf(rules.field, first)] : [alone];
  return sides.map((side) => ({ place: side, turn: { ...turn, side } }));
}

function opens({ rules, play, side }: Turn): void {
  play.state.phasing = side;
  play.state.done = { fired: [], firedAt: [], attacked: [], fought: [] };
  readyMortars(rules, play, side);
}

/** A phase of a player turn between its windows, and the lines it has had in hand. */
function phaseOf(name: PhaseName, rule: string, steps: Sequence): Sequence {
  return [
    { place: name, rule, run: (turn) => phase(turn, name, steps) },
    {
      place: null,
      rule,
      decides: true,
      run: ({ rules, play, docket, side }) => takeUp(rules, play, docket, side, name),
    },
  ];
}

/** What a game does as a side's marches open, its book called for, and as they close. */
export interface Marching {
  readonly opens: Sequence;
  readonly closes: Sequence;
}

/** The Movement phase (series 9). */
export function movement(own: Marching): Sequence {
  return phaseOf('movement', 'series 9', marchSteps(own));
}

/** Its steps between the windows of the phase. */
export function marchSteps({ opens: first, closes: last }: Marching): Sequence {
  return [
    { place: null, rule: 'series 9', run: callForMarches },
    ...first,
    { place: null, rule: 'series 9', run: marches },
    ...last,
    { place: null, rule: 'series 7', run: ({ rules, play, side }) => removeExcess(rules, play, side) },
  ];
}

/** Rally, the enemy's fire with one's own mortars and rifles, close combat (series 10, 11, 12). */
export const rally: Sequence = phaseOf('rally', 'series 10', [
  { place: null, rule: 'series 10', run: ({ rules, play, side }) => rallyPhase(rules, play, side) },
]);

export const fire: Sequence = phaseOf('fire', 'series 11', [
  {
    place: null,
    rule: 'series 11',
    decides: true,
    run: ({ rules, play, side }) => defensiveFire(rules, play, enemyOf(rules.field, side)),
  },
  { place: null, rule: 'series 11', decides: true, run: ({ rules, play, side }) => mortarFire(rules, play, side) },
  { place: 'rifle', rule: 'series 10', run: ({ rules, play, side }) => rifleFire(rules, play, side) },
]);

export const closeCombat: Sequence = phaseOf('combat', 'series 12', [
  { place: null, rule: 'series 12', run: ({ rules, play, side }) => closeCombatPhase(rules, play, side) },
]);

/** Lines no phase had in hand are told; then the turn ends, and the one printed `after` it comes next. */
export function turnCloses(after: (state: BoarState) => number): Sequence {
  return [
    { place: null, rule: 'series 5', run: ({ rules, play, docket }) => tellUnreached(rules, play, docket) },
    {
      place: null,
      rule: 'series 5',
      when: ({ play }) => play.state.over === null,
      run: ({ rules, play }) => closeTurn(rules, play, after),
    },
  ];
}

function* phase(turn: Turn, name: PhaseName, steps: Sequence): Steps<void> {
  const { rules, play, side } = turn;
  yield* play.checkpoint('start');
  yield* play.at('opening', () => rules.house.window(rules, play, { at: 'phase-start', phase: name, side }));
  if (play.state.over !== null) return;
  yield* playSteps(steps, turn);
  if (settle(rules, play)) return;
  yield* play.at('closing', () => rules.house.window(rules, play, { at: 'phase-end', phase: name, side }));
  yield* captureShattered(rules, play);
  settle(rules, play);
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

function closeTurn(rules: Rules, play: Play<BoarState>, after: (state: BoarState) => number): void {
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
    return;
  }
  state.turn = after(state);
  state.ordinal += 1;
}
