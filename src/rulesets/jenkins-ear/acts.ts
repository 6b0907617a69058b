/** Acts of a book, read from its orders: what each names, and how one is told that cannot be carried out. */
import { comesTo } from '../../engine/conditions.ts';
import type { Diagnostic, Fate, Json, Order, Steps } from '../../engine/contract.ts';
import { tell } from './events.ts';
import type { HexId, Side } from './field.ts';
import type { Acts } from './questions.ts';
import { listOf, stockIn } from './stock.ts';
import type { Board } from './units.ts';

/** Why an act cannot be carried out. */
export type Fault = Pick<Diagnostic, 'code' | 'facts'> & { rule: string };

export function fault(code: string, rule: string, facts: Fault['facts'] = {}): Fault {
  return { code, facts, rule };
}

/** An order as its act. */
export type Act = { [V in keyof Acts]: { verb: V; args: Acts[V]; order: Order } }[keyof Acts];

/** The acts of a book with these verbs, each as it is due when its turn comes. */
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
    const failed = act === null ? fault('ear.not-an-act', '7.0') : yield* carryOut(act);
    if (failed !== null) tellFailed(board, side, order, failed);
    else board.play.settle(side, order, act === null ? DONE : fateOf(board, act));
  }
}

const DONE: Fate = { kind: 'done', came: null };

/** What a move came to: where they are now, and who of them was lost on the way. The other acts say all in their words. */
function fateOf({ play }: Board, { verb, args }: Act): Fate {
  if (verb !== 'MOVE') return DONE;
  const missing = args.units.filter((id) => play.state.pieces[id]?.fate !== 'map');
  const [hex] = args.units.flatMap((id) => play.state.pieces[id]?.hex ?? []);
  if (hex === undefined) return { kind: 'failed', why: { code: 'ear.lost-on-way', facts: {} } };
  const facts = { hex, ...(missing.length > 0 && { missing }) };
  if (hex !== args.to)
    return { kind: 'done', came: { code: 'ear.moved-short', facts: { ...facts, to: args.to } }, short: true };
  return { kind: 'done', came: { code: 'ear.moved', facts }, ...(missing.length > 0 && { short: true }) };
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
    default:
      return null;
  }
}

/** Whoever was told to hold has held. */
export function settleHolds({ play }: Board, side: Side): void {
  for (const line of play.onFile(side)) {
    if (line.verb === 'HOLD') play.settle(side, line, { kind: 'done', came: { code: 'ear.held', facts: {} } });
  }
}

function hexIn(value: Json | undefined): HexId | null {
  return typeof value === 'string' ? value : null;
}

/** An order that cannot be carried out, or not by these of its counters, and why; told to its side alone. */
export function tellFailed(
  board: Board,
  side: Side,
  order: Order,
  { code, facts, rule }: Fault,
  units: readonly string[] = listOf(order.args.units ?? order.args.unit),
): void {
  board.play.settle(side, order, { kind: 'failed', why: { code, facts } });
  tell(
    board,
    'ear.order-failed',
    rule,
    { order: order.canonical, units: [...units], reason: { code, facts: { ...facts } }, side },
    [side],
  );
}
