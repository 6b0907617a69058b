/** The lines of the besieged before the assault is declared: nobody comes up to them, nobody fights for them (S 1.7, R19). */
import type { Json, Steps } from '../../../engine/contract.ts';
import { oncePer } from '../../../engine/once.ts';
import { ofGame } from '../rules/events.ts';
import { type Exception, onTheMarch } from '../rules/exceptions.ts';
import type { At, Board, Fault, Party } from '../rules/house.ts';
import { refuges, sendTo } from '../rules/movement.ts';
import { groundFor, partyOf, searchFor } from '../rules/paths.ts';
import type { Position } from '../rules/position.ts';
import { choose } from '../rules/questions.ts';
import { type Stack, stacksOf } from '../rules/stacks.ts';
import type { HexId, Side, UnitId } from '../rules/state.ts';
import { hexAt, sideOf, unitOf } from '../rules/units.ts';
import type { Field, FieldHex } from '../scenario/field.ts';
import { campaignIn } from './campaign.ts';

/** Within the perimeter, or next to it: what an attack on it would have to enter. */
export function isBeforeTheLines(field: Field, hex: FieldHex): boolean {
  return edgeOf(field)[hex.index] === 1;
}

/** Is the assault neither declared nor come (S 1.6)? */
export function isBeforeAssault(position: Position): boolean {
  return campaignIn(position)?.scale === 'strategic';
}

/** No besieger comes up to the lines of his own will before the assault (S 1.7; P 1.2.1.2, 3.4). */
export const beforeTheLines = (rule: string): Exception => ({
  rule,
  amends: {
    mayEnter: onTheMarch((at, party, _from, _side, to) => tooNear(at, party, to)),
  },
});

/** Once the assault has come a mortar moves or fires, not both (S 4.12, P 3.7.3). */
export const mortarsOnTheMove = (rule: string): Exception => ({
  rule,
  amends: {
    notesEntry: ({ play }, { units }) => {
      if (isBeforeAssault(play.state)) return;
      for (const { id, arm } of units) if (arm === 'mortar') unitOf(play.state, id).mortar = 'moved';
    },
  },
});

function tooNear(at: At, { units }: Party, to: FieldHex): Fault | null {
  if (!units.some(({ id }) => comesTooNear(at, id, to.id))) return null;
  return { code: ofGame(at.field, 'before-assault'), facts: { to: to.id }, rule: 'S 1.7' };
}

/** Would the unit come up to the lines before the assault is declared (S 1.7, R19)? */
export function comesTooNear({ field, position }: At, unit: UnitId, to: HexId): boolean {
  if (!isBeforeAssault(position) || sideOf(field, unit) === field.worksOf) return false;
  return isBeforeTheLines(field, hexAt(field, to));
}

/** Hexes of the lines that these may not attack before the assault is declared (S 1.6, P 3.4). */
export function notYetAttacked({ field, position }: At, [first]: readonly UnitId[], on: readonly HexId[]): Fault[] {
  if (first === undefined || sideOf(field, first) === field.worksOf || !isBeforeAssault(position)) return [];
  const shut = on.filter((hex) => field.hexes.get(hex)?.perimeter);
  return shut.map((hex) => ({ code: ofGame(field, 'assault-undeclared'), facts: { hex }, rule: 'S 1.6' }));
}

/** Nobody must fight across the lines before the assault, wherever a retreat has left him. */
export function isExcused({ field, position }: At, hex: HexId, enemy: HexId): boolean {
  const inside = (id: HexId) => field.hexes.get(id)?.perimeter ?? false;
  return isBeforeAssault(position) && (inside(hex) || inside(enemy));
}

/**
 * Besiegers whom a retreat drove up to the lines leave them again, if their orders have not taken them away: to a hex of
 * their owner's choice, the nearest if he says nothing.
 */
export function* leaveTheLines(board: Board, side: Side): Steps<void> {
  const { field } = board;
  if (side === field.worksOf || !isBeforeAssault(board.play.state)) return;
  for (const stack of [...stacksOf(board).values()]) {
    // Whoever is Shattered goes nowhere (R23).
    const units = stack.units.filter((unit) => unitOf(board.play.state, unit).formation !== 'shattered');
    if (stack.side !== side || units.length === 0 || !isBeforeTheLines(field, hexAt(field, stack.hex))) continue;
    yield* goElsewhere(board, { ...stack, units });
  }
}

/** Where a stack that may not stay can march to, nearest first. */
export function waysOut(board: Board, { side, hex, units, leaders }: Stack): readonly HexId[] {
  const party = partyOf(board, side, [...units, ...leaders], false);
  const search = searchFor(board, groundFor(board, stacksOf(board), side), party);
  return refuges(search, hex).map(({ id }) => id);
}

/** A stack that may not stay marches to a hex of its owner's choice, the nearest if he says nothing. */
export function* goElsewhere(board: Board, stack: Stack): Steps<void> {
  const { side, hex, units, leaders } = stack;
  const of = waysOut(board, stack);
  const about: Json = { hex, units: [...units], options: [...of] };
  const to = yield* board.play.at(hex, () => choose(board.play, side, 'leave-lines', of, about));
  if (to !== null) yield* sendTo(board, side, [...units, ...leaders], hexAt(board.field, to));
}

const edgeOf = oncePer((field: Field): Uint8Array => {
  const edge = new Uint8Array(field.grid.size);
  for (const hex of field.at) if (hex.perimeter || hex.next.some((near) => near?.perimeter)) edge[hex.index] = 1;
  return edge;
});
