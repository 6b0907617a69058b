/** Why an order cannot be carried out, or not by all whom it names, and how its writer is told. */
import { textsIn } from '../../acts/slots.ts';
import type { Order, Reason } from '../../engine/contract.ts';
import { tell } from './events.ts';
import type { CounterId, Side } from './field.ts';
import type { Piece } from './state.ts';
import type { Board } from './units.ts';

/**
 * Why an act cannot be carried out. `exact`: the same as its writer is told it, who would mend it; the event keeps to the
 * plainer code, so that games of record replay as they were played.
 */
export interface Fault extends Reason {
  readonly rule: string;
  readonly exact?: Reason;
}

export function fault(code: string, rule: string, facts: Reason['facts'] = {}, exact?: Reason): Fault {
  return { code, facts, rule, ...(exact && { exact }) };
}

/** Why a counter is not on the map. */
export function absence(fate: Piece['fate']): string {
  return fate === 'pool' ? 'ear.in-pool' : fate === 'out' ? 'ear.lost-for-good' : 'ear.not-on-map';
}

/** A counter of an order that stays behind, and why. */
export interface Left {
  readonly unit: CounterId;
  readonly fault: Fault;
}

/** Tells who of an order stays behind while the others go, and why. */
export function tellLeft(board: Board, side: Side, order: Order, left: readonly Left[]): void {
  for (const { unit, fault: why } of left) {
    const { code, facts } = why.exact ?? why;
    board.play.settle(side, order, { kind: 'failed', why: { code, facts: { ...facts, unit } } });
    record(board, side, order, why, [unit]);
  }
}

/** An order that cannot be carried out, or what is asked for beyond its counters, and why; told to its side alone. */
export function tellFailed(
  board: Board,
  side: Side,
  order: Order,
  why: Fault,
  units: readonly string[] = textsIn(order.args.units ?? order.args.unit),
): void {
  const { code, facts } = why.exact ?? why;
  board.play.settle(side, order, { kind: 'failed', why: { code, facts } });
  record(board, side, order, why, units);
}

function record(board: Board, side: Side, order: Order, { code, facts, rule }: Fault, units: readonly string[]): void {
  tell(
    board,
    'ear.order-failed',
    rule,
    { order: order.canonical, units: [...units], reason: { code, facts: { ...facts } }, side },
    [side],
  );
}
