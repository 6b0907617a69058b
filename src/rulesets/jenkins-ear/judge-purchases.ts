/** What a BUY comes to after the book's earlier ones: the rules buy, and it is said what was had and what was not (3.3). */
import type { Diagnostic, Order } from '../../engine/contract.ts';
import { distance } from '../../geometry/hex/grid.ts';
import { actOf, type Fault } from './acts.ts';
import type { CounterId, HexId, Port } from './field.ts';
import { type Draft, note, problem, warning } from './judge-draft.ts';
import { isPaid } from './known-state.ts';
import { isHomePort } from './ports.ts';
import { tryPurchase } from './purchases.ts';
import type { Acts } from './questions.ts';
import { roomIn } from './stacking.ts';
import { counterOf, hexOf, isLand } from './units.ts';

type Buy = Acts['BUY'];

/** Buys as far as the rules let it. */
export function carryOutBuy({ field, state, side, bought }: Draft, order: Order): void {
  const act = actOf(order);
  if (act?.verb === 'BUY') tryPurchase(field, state, side, act.args, bought);
}

export function judgeBuy(draft: Draft, order: Order): readonly Diagnostic[] {
  const { field, view, state, side, bought } = draft;
  const act = actOf(order);
  if (act?.verb !== 'BUY') return [problem('ear.buy-what', '3.3', {})];
  const { args } = act;
  const never = args.units.find((id) => counterOf(field, id).cost === null);
  if (never !== undefined) return [problem('ear.never-bought', '3.3', { counter: never, lasting: true })];
  const before = new Set(bought.keys());
  const funds = state.funds[side];
  const { left, failed } = tryPurchase(field, state, side, args, bought);
  const had = [...bought.keys()].filter((id) => !before.has(id));
  const cost = funds - state.funds[side];
  const bill = { cost, left: state.funds[side] };
  const others = left.map(({ fault }) => warning(fault.code, fault.rule, fault.facts));
  if (failed === null) return [...others, note('ear.bill', '3.3', bill)];
  // What will be in the chest when the income has come is not known before.
  const isSure = isPaid(view, side) || failed.code !== 'ear.too-dear';
  const why = whyNoMore(draft, args, failed, had);
  if (had.length === 0) return [...others, isSure ? why : { ...why, severity: 'warning' }];
  const wanted = args.units.length - left.length + (args.stock?.count ?? 0);
  const facts = { ...bill, counters: had, count: had.length, wanted };
  return [...others, warning('ear.bought-in-part', '3.3', facts), { ...why, severity: 'warning' }];
}

/** Why the rules buy nobody, or nobody more, in the words of whoever wrote the line. */
function whyNoMore(draft: Draft, args: Buy, failed: Fault, had: readonly CounterId[]): Diagnostic {
  const { field, state, side } = draft;
  const { at } = args;
  switch (failed.code) {
    case 'ear.pool-empty':
      return problem('ear.pool-short', '3.3', { missing: (args.stock?.count ?? 0) + args.units.length - had.length });
    case 'ear.no-place': {
      const hex = hexOf(field, at ?? '');
      if (hex.port === null || hex.port.water !== 'caribbean' || !isHomePort(state, hex, side)) {
        const near = nearest(draft, hex.id);
        const facts = { hex: hex.id, slot: 'at' };
        return problem('ear.no-place-there', '3.3', facts, near === null ? {} : { didYouMean: near.name.en });
      }
      const of = isLand(counterOf(field, String(failed.facts.counter))) ? 'land' : 'ships';
      const room = Math.max(0, roomIn(field, state, side, hex, of));
      return problem('ear.overstacked', '4.0', { hex: hex.id, of, room, slot: 'at' });
    }
    default:
      return problem(failed.code, failed.rule, failed.facts);
  }
}

/** The own port nearest to a hex where new counters may be placed. */
function nearest({ field, state, side }: Draft, at: HexId): Port | null {
  let best: Port | null = null;
  for (const port of field.ports.values()) {
    if (port.water !== 'caribbean' || port.nameOnly || !isHomePort(state, hexOf(field, port.hex), side)) continue;
    if (best === null || distance(field.grid, at, port.hex) < distance(field.grid, at, best.hex)) best = port;
  }
  return best;
}
