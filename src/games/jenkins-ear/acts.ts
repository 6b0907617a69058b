/** Acts of a book, read from its orders: what each names, and how one is told that cannot be carried out. */
import { comesTo } from '../../engine/conditions.ts';
import type { Json, Order, Reason, Steps } from '../../engine/contract.ts';
import { tell } from './events.ts';
import type { CounterId, HexId, Side } from './field.ts';
import type { Acts } from './questions.ts';
import type { Piece } from './state.ts';
import { listOf, stockIn } from './stock.ts';
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

/** An order as its act. */
export type Act = { [V in keyof Acts]: { verb: V; args: Acts[V]; order: Order } }[keyof Acts];

/**
 * The acts of a book with these verbs, each as it is due when its turn comes. What came of one says whoever carries it out;
 * why it could not be, the fault he gives.
 */
export function* actsOf(
  board: Board,
  side: Side,
  orders: readonly Order[],
  verbs: readonly (keyof Acts)[],
  carryOut: (act: Act) => Steps<Fault | null>,
): Steps<void> {
  for (const line of orders) {
    if (!comesTo(line, verbs)) continue;
    const order = board.play.due(side, line);
    if (order === null || !(verbs as readonly string[]).includes(order.verb)) continue;
    const act = actOf(order);
    const failed = act === null ? saysTooLittle(order) : yield* carryOut(act);
    if (failed !== null) tellFailed(board, side, order, failed);
  }
}

function saysTooLittle({ verb }: Order): Fault {
  const code = verb === 'BUY' ? 'ear.buy-what' : verb === 'EMBARK' ? 'ear.embark-whom' : 'ear.not-an-act';
  return fault('ear.not-an-act', '7.0', {}, { code, facts: {} });
}

/** What an order says to do; null where it says too little. */
export function actOf(order: Order): Act | null {
  const units = listOf(order.args.units ?? order.args.unit);
  const at = hexIn(order.args.at);
  const to = hexIn(order.args.to);
  const stock = stockIn(order.args);
  if (units.length === 0 && stock === null) return null;
  switch (order.verb) {
    case 'BUY':
      return { verb: 'BUY', args: { units, ...(stock !== null && { stock }), ...(at !== null && { at }) }, order };
    case 'GARRISON':
      return at === null ? null : { verb: 'GARRISON', args: { units, at }, order };
    case 'MOVE':
      return to === null ? null : { verb: 'MOVE', args: { units, via: listOf(order.args.via), to }, order };
    case 'EMBARK':
      if (typeof order.args.on !== 'string') return null;
      return { verb: 'EMBARK', args: { units, ...(stock !== null && { stock }), on: order.args.on }, order };
    case 'CROSS':
      return { verb: 'CROSS', args: { units }, order };
    case 'HOLD':
      return { verb: 'HOLD', args: { units }, order };
    default:
      return null;
  }
}

function hexIn(value: Json | undefined): HexId | null {
  return typeof value === 'string' ? value : null;
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
  units: readonly string[] = listOf(order.args.units ?? order.args.unit),
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
