/** What turns of every game of the series are made of: initiative, player turns of four phases, the close (series 5, R1, R2). */
import type { Call, Play, Steps } from '../../../engine/contract.ts';
import { closeCombatPhase } from './close-combat.ts';
import { type Effect, tell } from './events.ts';
import { defensiveFire } from './fire.ts';
import type { At, Board, Ending, PhaseName, Rules, Sequence, Step, Turn } from './house.ts';
import { initiative } from './initiative.ts';
import { takeUp, tellUnreached } from './lines.ts';
import { capture } from './losses.ts';
import { type TurnedMark, tellMarks } from './marks.ts';
import { mortarFire } from './mortar.ts';
import { callForMarches, marches, removeExcess } from './movement.ts';
import { rallyPhase } from './rally.ts';
import { settleLeaders } from './results.ts';
import { rifleFire } from './rifle.ts';
import { playOn, playSteps } from './sequence.ts';
import { isNextTo, stacksOf } from './stacks.ts';
import type { BoarState, HexId, Side } from './state.ts';
import { counterOf, enemyOf, pieceOf, printedStrength, sideOf, unitOf } from './units.ts';
import { conclude, settle } from './victory.ts';

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
export function* turn(board: Board, from?: Call): Steps<'next' | 'over'> {
  const { play } = board;
  const steps = { board, side: '', docket: new Map(), orders: [] };
  if (from) yield* playOn(board.sequence, steps, { side: from.role, place: from.name });
  else {
    openTurn(board);
    yield* play.checkpoint('opening');
    yield* playSteps(board.sequence, steps);
  }
  return play.state.over === null ? 'next' : 'over';
}

/** Who moves first (series 5). */
export const initiativeStep: Step = {
  place: 'initiative',
  rule: 'series 5',
  *run({ board }) {
    board.play.state.first = yield* initiative(board);
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
  const { board } = turn;
  const { play } = board;
  const first = play.state.first as Side;
  const alone = board.field.scenario.alone[String(play.state.turn)];
  const sides = alone === undefined ? [first, enemyOf(board.field, first)] : [alone];
  return sides.map((side) => ({ place: side, turn: { ...turn, side } }));
}

function opens({ board, side }: Turn): void {
  const { play } = board;
  play.state.phasing = side;
  play.state.done = { fired: [], firedAt: [], attacked: [], fought: [] };
  readyMortars(board, side);
}

/** A phase of a player turn between its windows, and the lines it has had in hand. */
function phaseOf(name: PhaseName, rule: string, steps: Sequence): Sequence {
  return [
    { place: name, rule, run: (turn) => phase(turn, name, steps) },
    {
      place: null,
      rule,
      decides: true,
      run: ({ board, docket, side }) => takeUp(board, docket, side, name),
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
    { place: null, rule: 'series 7', run: ({ board, side }) => removeExcess(board, side) },
  ];
}

/** Rally, the enemy's fire with one's own mortars and rifles, close combat (series 10, 11, 12). */
export const rally: Sequence = phaseOf('rally', 'series 10', [
  { place: null, rule: 'series 10', run: ({ board, side }) => rallyPhase(board, side) },
]);

export const fire: Sequence = phaseOf('fire', 'series 11', [
  {
    place: null,
    rule: 'series 11',
    decides: true,
    run: ({ board, side }) => defensiveFire(board, enemyOf(board.field, side)),
  },
  { place: null, rule: 'series 11', decides: true, run: ({ board, side }) => mortarFire(board, side) },
  { place: 'rifle', rule: 'series 10', run: ({ board, side }) => rifleFire(board, side) },
]);

export const closeCombat: Sequence = phaseOf('combat', 'series 12', [
  { place: null, rule: 'series 12', run: ({ board, side }) => closeCombatPhase(board, side) },
]);

/** What a game says as a turn closes: the turn printed next, and how it ends when the last has been played. */
export interface Closing {
  after(state: BoarState): number;
  atEnd(board: Board): Ending;
}

/** Lines no phase had in hand are told; then the turn ends, and the next one comes or the game is over. */
export function turnCloses(closing: Closing): Sequence {
  return [
    { place: null, rule: 'series 5', run: ({ board, docket }) => tellUnreached(board, docket) },
    {
      place: null,
      rule: 'series 5',
      when: ({ board }) => board.play.state.over === null,
      run: ({ board }) => closeTurn(board, closing),
    },
  ];
}

function* phase(turn: Turn, name: PhaseName, steps: Sequence): Steps<void> {
  const { board, side } = turn;
  const { play } = board;
  yield* play.checkpoint('start');
  yield* play.at('opening', () => board.cards.offer(board, { at: 'phase-start', phase: name, side }));
  if (play.state.over !== null) return;
  yield* playSteps(steps, turn);
  if (settle(board)) return;
  yield* play.at('closing', () => board.cards.offer(board, { at: 'phase-end', phase: name, side }));
  yield* captureShattered(board);
  settle(board);
}

/** At the end of any phase a Shattered unit next to an enemy in Parade Order is taken (R64). */
function* captureShattered(board: Board): Steps<void> {
  const { play } = board;
  for (const id in play.state.units) {
    const piece = pieceOf(play.state, id);
    if (piece.hex === null || piece.formation !== 'shattered') continue;
    const side = sideOf(board.field, id);
    const captors = captorsOf(board, piece.hex, enemyOf(board.field, side));
    if (captors.length > 0) yield* play.at(id, () => takeShattered(board, id, piece.hex as HexId, side, captors));
  }
}

function captorsOf(at: At, hex: HexId, enemy: Side): readonly string[] {
  const stacks = stacksOf(at);
  if (!isNextTo(at, stacks, hex, enemy, true)) return [];
  const near = at.field.hexes.get(hex)?.next ?? [];
  return near.flatMap((each) => {
    const stack = each === null ? undefined : stacks.get(each.id);
    return stack?.side === enemy ? stack.units.filter((unit) => pieceOf(at.position, unit).formation === 'parade') : [];
  });
}

function* takeShattered(board: Board, id: string, hex: HexId, side: Side, captors: readonly string[]): Steps<void> {
  const effects: Effect[] = [];
  const toll = { fellows: [id], gainer: board.house.account(board, captors) };
  capture(board, id, toll, effects);
  yield* settleLeaders(board, hex, side, [], toll, effects);
  tell(board.play, 'boar.captured', 'R64', { unit: id, hex, effects });
}

/** The weather the scenario gives from this turn on, else that of the turn before; and nothing done yet. */
function openTurn({ field, play }: Board): void {
  const { state } = play;
  state.weather = field.scenario.weather[String(state.turn)] ?? state.weather;
  state.first = null;
  state.phasing = null;
}

/** A mortar that moved or fired in its last turn may do either again; one that is silenced misses the fire of this turn. */
function readyMortars({ field, play }: Board, side: Side): void {
  const turned: TurnedMark[] = [];
  for (const id in play.state.units) {
    const unit = unitOf(play.state, id);
    if (unit.mortar === 'ready' || counterOf(field, id).side !== side) continue;
    unit.mortar = unit.mortar === 'silenced' ? 'silent' : 'ready';
    turned.push({ unit: id, mark: 'mortar', to: unit.mortar });
  }
  tellMarks(play, 'S 4.12', side, turned);
}

function closeTurn(board: Board, { after, atEnd }: Closing): void {
  const { play } = board;
  const { state } = play;
  state.phasing = null;
  for (const id in state.units) {
    const piece = pieceOf(state, id);
    const strength = piece.hex === null ? 0 : printedStrength(counterOf(board.field, id), piece);
    state.history[id] = [...(state.history[id] ?? []), strength];
  }
  tell(play, 'boar.turn-end', 'series 5', { turn: state.turn });
  if (state.turn >= board.field.scenario.turns[1]) {
    conclude(play, atEnd(board));
    return;
  }
  state.turn = after(state);
  state.ordinal += 1;
}
