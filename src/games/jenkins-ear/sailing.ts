/** A stack at sea: hex by hex, what stops it, what befalls it (6.3, 7.0, 7.2). */
import type { Reason, Steps } from '../../engine/contract.ts';
import { choose } from './choices.ts';
import { tell } from './events.ts';
import type { CounterId, FieldHex, HexId, Side } from './field.ts';
import { showEntering } from './fog.ts';
import { attempt, engage, interceptors, mark, tryToIntercept, willing } from './interception.ts';
import { countHex, perilousSea } from './perilous.ts';
import { isFriendlyPort } from './ports.ts';
import { inOrder, put, shipsIn, stackAt } from './stacks.ts';
import { type Board, counterOf, enemyOf, isShip, only, pieceOf } from './units.ts';

/** One stack under way. `leg` is what it has sailed since it was last told of. */
interface Voyage {
  readonly board: Board;
  readonly side: Side;
  readonly order: string | null;
  ids: CounterId[];
  here: FieldHex;
  leg: HexId[];
  /** All that it has sailed. */
  readonly way: HexId[];
  /** In this movement step none of its ships has moved yet: nobody has tried to intercept it where it lies. */
  readonly isFresh: boolean;
  /** Hexes entered, for addresses: a hex may be passed twice. */
  readonly passed: Map<HexId, number>;
  /** Hexes sailed, checks for perilous seas on the way, and whether one fell away as enemy ships were met. */
  readonly log: { hexes: number; checks: number; spared?: true };
  /** What stopped it. */
  why: Course['why'];
}

/** How far a party came, and what stopped it short of its goal. */
export interface Course {
  readonly went: Reason;
  readonly why: 'storm' | 'enemy' | 'missed' | 'tried' | 'unable' | 'ordered' | 'intercepted' | 'disease' | null;
}

/**
 * Sails a party along a way until it is there or stopped; how far it came. Its start gives no attempt (J14), but where it
 * goes in on enemy ships from there.
 * `ids`: its ships, their cargo, Deceptions.
 */
export function* sail(
  board: Board,
  side: Side,
  ids: readonly CounterId[],
  from: FieldHex,
  way: readonly FieldHex[],
  order: string | null,
): Steps<Course> {
  const log: Voyage['log'] = { hexes: 0, checks: 0 };
  const start = { ids: [...ids], here: from, leg: [from.id], way: [from.id], passed: new Map<HexId, number>() };
  const isFresh = only(board.field, ids, isShip).every((id) => pieceOf(board.play.state, id).moved === 'no');
  const voyage: Voyage = { board, side, order, ...start, isFresh, log, why: null };
  for (const [n, next] of way.entries()) {
    const isOn = yield* board.play.at(placeOf(voyage, next.id), () => oneHex(voyage, next, way[n + 1] ?? null));
    if (!isOn) break;
  }
  tellLeg(voyage);
  return { went: { code: 'ear.sailing', facts: log, way: voyage.way }, why: voyage.why };
}

function placeOf({ passed }: Voyage, hex: HexId): string {
  const times = (passed.get(hex) ?? 0) + 1;
  passed.set(hex, times);
  return times === 1 ? hex : `${hex}.${times}`;
}

/** Into the next hex, if nothing bars it; true when the stack may go on from there. */
function* oneHex(voyage: Voyage, next: FieldHex, ahead: FieldHex | null): Steps<boolean> {
  const { board, side } = voyage;
  const { state } = board.play;
  if (state.storms.includes(next.id)) return stop(voyage, 'storm');
  if (shipsIn(board.field, state, enemyOf(side), next.id).length > 0) return yield* meet(voyage, next, ahead);
  enter(voyage, next);
  yield* checkSea(voyage);
  showEntering(board, voyage.ids, voyage.here.id);
  return yield* standChallenge(voyage, ahead);
}

function* checkSea(voyage: Voyage): Steps<void> {
  const { board, side, here } = voyage;
  if (!countHex(board, side, voyage.ids, here)) return;
  voyage.log.checks++;
  tellLeg(voyage);
  yield* perilousSea(board, side, voyage.ids, here);
  voyage.ids = voyage.ids.filter((id) => pieceOf(board.play.state, id).hex === here.id);
}

/** Those who lie beside the hex may intercept; a failed attempt asks the mover whether he goes on. */
function* standChallenge(voyage: Voyage, ahead: FieldHex | null): Steps<boolean> {
  const { board, side, here } = voyage;
  if (only(board.field, voyage.ids, isShip).length === 0) return false;
  const met = yield* letOthersTry(voyage);
  if (met === 'intercepted') return false;
  if (met === 'untried' || ahead === null) return true;
  const about = { here: here.id, ahead: ahead.id, whose: 'enemy' as const };
  const answer = yield* choose(board, side, 'go-on', ['go-on', 'stop'], about);
  return answer === 'stop' ? stop(voyage, 'ordered') : true;
}

/** Nothing tells the mover that somebody might have tried and did not. */
function* letOthersTry(voyage: Voyage): Steps<'untried' | 'missed' | 'intercepted'> {
  const { board, side, here } = voyage;
  const chosen = yield* interceptors(board, side, here, 'intercept');
  if (chosen.length === 0) return 'untried';
  tellLeg(voyage);
  if (!tryToIntercept(board, side, here, chosen)) return 'missed';
  become(voyage, 'done');
  voyage.why = 'intercepted';
  return 'intercepted';
}

/**
 * Enemy ships lie in the next hex: to sail in against them takes an interception of one's own (J15, J17). From each hex
 * beside them a ship tries once; where none may, no die is thrown, and they may still go in without combat.
 */
function* meet(voyage: Voyage, next: FieldHex, ahead: FieldHex | null): Steps<boolean> {
  const { board, side, here } = voyage;
  const trying = untried(voyage, next);
  const needed = willing(board.field, board.play.state, trying).length;
  const haveTried = needed === 0 && trying.length < voyage.ids.length;
  const maySlip = needed === 0 || isFriendlyPort(board.play.state, next, side);
  tellLeg(voyage);
  const about = { here: here.id, ahead: next.id, final: ahead === null, needed, ...(haveTried && { tried: true }) };
  const ways = [...(needed === 0 ? [] : ['enter' as const]), ...(maySlip ? ['slip' as const] : []), 'stop' as const];
  const answer = yield* choose(board, side, 'enter-contact', ways, about);
  if (answer === 'stop') return stop(voyage, needed > 0 ? 'enemy' : haveTried ? 'tried' : 'unable');
  become(voyage, 'last');
  if (!(yield* isLetPast(voyage, next))) return false;
  if (answer === 'slip') return yield* pushIn(voyage, next, haveTried);
  if (attempt(board, side, next.id, trying, 'contact')) return fallUpon(voyage, next);
  for (const id of willing(board.field, board.play.state, trying)) noteMiss(voyage, id, next);
  const after = { here: here.id, ahead: next.id, whose: 'own' as const };
  const then = yield* choose(board, side, 'go-on', ['stop', 'enter'], after);
  return then === 'stop' ? stop(voyage, 'missed') : yield* pushIn(voyage, next, true);
}

/** Who goes in on enemy ships from where he lay has those beside him try first (7.2), but into a seaport of his own. */
function* isLetPast(voyage: Voyage, next: FieldHex): Steps<boolean> {
  const { board, side, log, isFresh } = voyage;
  if (!isFresh || log.hexes > 0 || isFriendlyPort(board.play.state, next, side)) return true;
  return yield* board.play.at('first', () => standChallenge(voyage, next));
}

/** Those of the stack that have not yet tried in vain from here for the ships in the next hex. */
function untried({ board, ids, here }: Voyage, next: FieldHex): CounterId[] {
  return ids.filter((id) => !pieceOf(board.play.state, id).missed?.includes(`${here.id}/${next.id}`));
}

function noteMiss({ board, here }: Voyage, id: CounterId, next: FieldHex): void {
  const piece = pieceOf(board.play.state, id);
  piece.missed = [...(piece.missed ?? []), `${here.id}/${next.id}`];
}

/** The mover has intercepted: in he goes, and there will be combat. Nothing is shown before it starts (J4). */
function fallUpon(voyage: Voyage, next: FieldHex): boolean {
  const { board, side, here } = voyage;
  noteSpared(voyage, next);
  mark(board, voyage.ids);
  enter(voyage, next);
  engage(board, side, next.id, here.id);
  become(voyage, 'done');
  return false;
}

/** Against enemy ships no hex is counted: who would have come to the hex of the check there makes none. */
function noteSpared({ board, side, ids, log }: Voyage, next: FieldHex): void {
  const sailed = Math.max(...ids.map((id) => pieceOf(board.play.state, id).sailed)) + 1;
  if (sailed >= board.field.tables.perilous.hexes && !isFriendlyPort(board.play.state, next, side)) log.spared = true;
}

/** In among enemy ships without combat: the move ends, and nobody may land there. Who has not tried is not spared the check. */
function* pushIn(voyage: Voyage, next: FieldHex, hasTried: boolean): Steps<false> {
  const { board, side } = voyage;
  if (hasTried) noteSpared(voyage, next);
  enter(voyage, next);
  if (!hasTried || isFriendlyPort(board.play.state, next, side)) yield* checkSea(voyage);
  become(voyage, 'done');
  showEntering(board, voyage.ids, next.id);
  if (only(board.field, voyage.ids, isShip).length > 0) yield* letOthersTry(voyage);
  return false;
}

function enter(voyage: Voyage, next: FieldHex): void {
  const { field, play } = voyage.board;
  become(voyage, 'last');
  voyage.ids = inOrder(play.state, voyage.ids);
  put(field, play.state, voyage.ids, next.id, 'off');
  voyage.here = next;
  voyage.leg.push(next.id);
  voyage.way.push(next.id);
  voyage.log.hexes++;
}

function become({ board, ids }: Voyage, moved: 'last' | 'done'): void {
  for (const id of ids) pieceOf(board.play.state, id).moved = moved;
}

function stop(voyage: Voyage, reason: NonNullable<Course['why']>): false {
  voyage.why = reason;
  tellLeg(voyage);
  const { board, side, here, ids } = voyage;
  tell(board, 'ear.stopped', '7.0', { side, units: ids, hex: here.id, reason }, [side], { side, hex: here.id });
  return false;
}

/** Tells the stretch sailed so far: the owner who sails, the enemy how high the stack is and what lies on top. */
function tellLeg(voyage: Voyage): void {
  const { board, side, order } = voyage;
  if (voyage.leg.length < 2) return;
  const path = voyage.leg;
  voyage.leg = [voyage.here.id];
  const seen = topOf(voyage);
  const others = { side, path, height: voyage.ids.length, top: seen, bySea: true };
  tell(board, 'ear.move', '7.0', { side, units: voyage.ids, path, bySea: true, order }, [side], others);
}

/** Face of the topmost of those that sail, as it lies in the stack. */
function topOf({ board, side, ids, here }: Voyage): string | null {
  const top = stackAt(board.play.state, side, here.id, 'off').find((id) => ids.includes(id)) ?? ids[0];
  return top === undefined ? null : counterOf(board.field, top).face;
}
