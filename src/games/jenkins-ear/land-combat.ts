/** Land combat in one hex: dice, re-rolls, losses, who is left and who must go (9.2, 11.1, J41–J47). */
import type { Steps } from '../../engine/contract.ts';
import { anyOf, ask } from './choices.ts';
import { type LandDice, tell } from './events.ts';
import type { CounterId, FieldHex, Side } from './field.ts';
import { showBoth } from './fog.ts';
import { bombShips, deductionOf, diceOf, fighters, pairsOf } from './land-lines.ts';
import { retreatByLand } from './land-retreat.ts';
import { eliminate, payBills } from './losses.ts';
import { settlePorts } from './ports.ts';
import type { LyingDie } from './questions.ts';
import { rerolls } from './rerolls.ts';
import { ashoreIn, countersIn, isAboard } from './stacks.ts';
import { type Board, enemyOf, hexOf, only, seaportIn, throwDie } from './units.ts';

type Both<T> = Record<Side, T>;

/**
 * Fights for the hex, if the active side stands there, or sends bomb ships against it. Gives how many dice it threw;
 * null where nothing was fought.
 */
export function* landCombat(board: Board, attacker: Side, hex: FieldHex): Steps<number | null> {
  const { field } = board;
  const defender = enemyOf(attacker);
  if (ashoreIn(field, board.play.state, defender, hex.id).length === 0) return null;
  const attackBombs = yield* bombsOf(board, attacker, hex);
  const landed = ashoreIn(field, board.play.state, attacker, hex.id);
  if (landed.length + attackBombs.length === 0) return null;
  showBoth(board, hex.id);
  const bombs = { [attacker]: attackBombs, [defender]: yield* bombsOf(board, defender, hex) } as Both<
    readonly CounterId[]
  >;
  const sides = countDice(board, attacker, hex, bombs);
  tellDice(board, attacker, hex, sides);
  const dice = field.sides.flatMap((side) => cast(board, side, sides[side]));
  tell(board, 'ear.land-volley', '9.2', { hex: hex.id, dice: dice.map(({ id, side, die }) => ({ id, side, die })) });
  yield* rerolls(board, { hex: hex.id, combat: 'land', attacker, dice, read: asItLies });
  const pairs = {
    english: pairsOf(sides.english.soldiers, ofSide(dice, 'english')),
    spanish: pairsOf(sides.spanish.soldiers, ofSide(dice, 'spanish')),
  };
  const hits = { english: pairs.english.length, spanish: pairs.spanish.length };
  yield* sufferLosses(board, hex, bombs, hits);
  // Held back or not, a bomb ship is company for the guns ashore.
  for (const side of field.sides) loseLonely(board, side, hex, bombShips(board, side, hex));
  const outcome = outcomeOf(board, attacker, hex, bombShips(board, defender, hex));
  tell(board, 'ear.land-result', '9.2', { hex: hex.id, pairs, hits, outcome });
  if (outcome === 'taken') sweep(board, defender, hex);
  const to = outcome === 'repulsed' ? yield* retreatByLand(board, attacker, hex) : null;
  // Among guns that nobody guards the beaten fight once more (9.2 2).
  if (to !== null) yield* board.play.at('beyond', () => landCombat(board, attacker, hexOf(field, to)));
  settlePorts(board);
  return sides[attacker].dice;
}

/** Nothing modifies a die ashore. */
function asItLies(die: LyingDie): void {
  die.sum = die.die;
}

/** Asks which bomb ships join. */
function* bombsOf(board: Board, side: Side, hex: FieldHex): Steps<readonly CounterId[]> {
  const ships = bombShips(board, side, hex);
  if (ships.length === 0) return [];
  return yield* ask(board, side, 'bomb-ship-joins', anyOf(ships), { hex: hex.id, ships });
}

function countDice(board: Board, attacker: Side, hex: FieldHex, bombs: Both<readonly CounterId[]>): Both<LandDice> {
  const defender = enemyOf(attacker);
  const against = deductionOf(board, attacker, hex, fighters(board, defender, hex, bombs[defender]));
  return {
    [attacker]: diceOf(board, attacker, hex, bombs[attacker], against),
    [defender]: diceOf(board, defender, hex, bombs[defender], 0),
  } as Both<LandDice>;
}

function tellDice(board: Board, attacker: Side, hex: FieldHex, sides: Both<LandDice>): void {
  const { state } = board.play;
  const port = seaportIn(hex);
  const held = port && { port: port.id, value: port.value };
  const present = { english: countersIn(state, 'english', hex.id), spanish: countersIn(state, 'spanish', hex.id) };
  tell(board, 'ear.land-combat', '9.2', { hex: hex.id, attacker, port: held, sides, present });
}

function cast(board: Board, side: Side, { dice }: LandDice): LyingDie[] {
  return Array.from({ length: dice }, (_, n) => {
    const id = `${side}.${n + 1}`;
    const die = throwDie(board, id);
    return { id, side, unit: null, face: null, die, sum: die, need: null, hit: false };
  });
}

function ofSide(dice: readonly LyingDie[], side: Side): LyingDie[] {
  return dice.filter((die) => die.side === side);
}

/**
 * Both owners name their losses at once, among all their land counters there and the bomb ships that fought; in place of
 * one of these any leader aboard there (11.4, J45).
 */
function* sufferLosses(
  board: Board,
  { id: hex }: FieldHex,
  bombs: Both<readonly CounterId[]>,
  hits: Both<number>,
): Steps<void> {
  const { field, play } = board;
  const bills = field.sides.map((side) => {
    const fought = [...ashoreIn(field, play.state, side, hex), ...bombs[side]];
    const aboard = countersIn(play.state, side, hex).filter((id) => isAboard(play.state, id));
    const counters = [...fought, ...only(field, aboard, ({ kind }) => kind === 'leader')];
    return { side, counters, count: Math.min(hits[enemyOf(side)], fought.length) };
  });
  yield* payBills(board, hex, 'land-losses', bills, { cause: 'land-combat', rule: '9.2' });
}

/**
 * Guns and leaders with nobody of land value beside them are gone; a bomb ship in the hex is company (9.2 2, 11.1,
 * J43).
 */
function loseLonely(board: Board, side: Side, hex: FieldHex, bombs: readonly CounterId[]): void {
  const { field, play } = board;
  if (fighters(board, side, hex, bombs).length > 0) return;
  const lonely = only(
    field,
    ashoreIn(field, play.state, side, hex.id),
    ({ cannonade, landTactics }) => (cannonade ?? 0) > 0 || (landTactics ?? 0) > 0,
  );
  eliminate(board, lonely, { cause: 'left-alone', rule: '9.2', chosenBy: null });
}

/** `repulsed`: defenders of land value are left; `taken`: attackers stand alone; `empty`: neither (J44, J47). */
function outcomeOf(
  board: Board,
  attacker: Side,
  hex: FieldHex,
  bombs: readonly CounterId[],
): 'taken' | 'repulsed' | 'empty' {
  const { field, play } = board;
  const defender = enemyOf(attacker);
  const remain = ashoreIn(field, play.state, defender, hex.id);
  if (remain.length > 0 && fighters(board, defender, hex, bombs).length > 0) return 'repulsed';
  return ashoreIn(field, play.state, attacker, hex.id).length > 0 ? 'taken' : 'empty';
}

/** What is left of the defender without a counter of land value is taken with the hex, Deceptions that are alone then too. */
function sweep(board: Board, side: Side, hex: FieldHex): void {
  const left = ashoreIn(board.field, board.play.state, side, hex.id);
  eliminate(board, left, { cause: 'left-alone', rule: '9.2', chosenBy: null });
}
