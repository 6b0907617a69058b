/**
 * Who moves first: printed for some turns, else a die with army level and momentum chits (series 6, R3, S 4.19); a
 * side of several armies by the level of one (O26).
 */
import type { Steps } from '../../../engine/contract.ts';
import { levelOf } from './army-morale.ts';
import { modifier, sumOf, throwDie } from './dice.ts';
import { type BoarEvents, type Effect, type Modifier, tell } from './events.ts';
import type { At, Board } from './house.ts';
import { held, spendMomentum } from './momentum.ts';
import type { Side } from './state.ts';

type Throws = BoarEvents['boar.initiative']['throws'];

/** The side that moves first this turn. */
export function* initiative(board: Board): Steps<Side> {
  const { play } = board;
  const fixed = board.field.scenario.first[String(play.state.turn)];
  if (fixed !== undefined) {
    tell(play, 'boar.initiative', 'S 4.19', { throws: [], first: fixed, effects: [] });
    return fixed;
  }
  const effects: Effect[] = [];
  const chits = yield* bids(board, effects);
  const throws: Throws = [];
  let first = yield* throwOff(board, chits, throws);
  for (let again = 1; first === null; again++) {
    first = yield* play.at(AGAIN[again] ?? `tie-${again}`, () => throwOff(board, chits, throws));
  }
  tell(play, 'boar.initiative', 'series 6', { throws, first, effects });
  return first;
}

/** Names of the throws that follow ties. */
const AGAIN = ['', 'reroll', 'second-reroll', 'third-reroll'];

/** Chits each side spends, sealed until both have said. */
function* bids({ field, play }: Board, effects: Effect[]): Steps<ReadonlyMap<Side, number>> {
  const sides = field.sides.map((side) => side.id).filter((side) => held(play.state, side) > 0);
  if (sides.length === 0) return new Map();
  const answers = yield* play.together<number>(
    sides.map((side) => ({
      role: side,
      kind: 'initiative-momentum',
      space: { kind: 'one', of: Array.from({ length: held(play.state, side) + 1 }, (_, chits) => chits) },
      about: { held: held(play.state, side), turn: play.state.turn },
    })),
  );
  const chits = new Map(sides.map((side, index) => [side, answers[index] ?? 0]));
  for (const [side, spent] of chits) spendMomentum(play.state, side, spent, 'initiative', effects);
  return chits;
}

/** One throw of both sides; null on a tie. */
function* throwOff(board: Board, chits: ReadonlyMap<Side, number>, throws: Throws): Steps<Side | null> {
  const thrown: Throws[number] = [];
  for (const { id: side } of board.field.sides) {
    const modifiers = initiativeModifiers(board, side, chits.get(side) ?? 0);
    const die = yield* throwDie(board, `initiative-${side}`, side);
    thrown.push({ side, die, modifiers, sum: die + sumOf(modifiers) });
  }
  throws.push(thrown);
  const best = Math.max(...thrown.map((each) => each.sum));
  const winners = thrown.filter((each) => each.sum === best);
  return winners.length === 1 ? (winners[0]?.side ?? null) : null;
}

function initiativeModifiers(at: At, side: Side, chits: number): Modifier[] {
  const army = at.scenario.sheet.initiative.army[side] ?? side;
  const level = levelOf(at.field, at.position.morale[army] ?? 0);
  const found = [modifier('initiative.level', level.initiative, 'series 6')];
  if (chits > 0)
    found.push(modifier('initiative.momentum', chits * at.field.tables.momentum.initiative, 'series 12.6'));
  return found;
}
