/** What a staff officer would point out in a book of purchases and moves: points left over, stacks in want, ports left bare. */
import { textsIn } from '../../../acts/slots.ts';
import type { Diagnostic, Order, Reason } from '../../../engine/contract.ts';
import type { CounterId } from '../field.ts';
import { incomeOf, pointsToSpend } from '../funds.ts';
import { counterOf, isArmed, only } from '../units.ts';
import { ownAt, type SeenStack } from '../view.ts';
import { surplus, unfed } from '../want.ts';
import type { Sight } from './act.ts';
import { boughtIn } from './bought.ts';
import { asLeftBy, move } from './move.ts';

const BILLS: ReadonlySet<string> = new Set(['ear.bill', 'ear.bought-in-part']);

/** `said`: what is said of the lines of the book. */
export function overlooked(
  sight: Sight,
  call: string,
  book: readonly Order[],
  said: readonly Diagnostic[] = [],
): readonly Reason[] {
  if (call === 'combat') return [];
  return [...unspent(sight, said), ...leftInWant(sight, book), ...leftBare(sight, book)];
}

/** Points that the last purchase leaves, or all where there is none, and how many of them the track will not hold (3.2). */
function unspent({ field, view, side }: Sight, said: readonly Diagnostic[]): readonly Reason[] {
  const income = incomeOf(field, view, side);
  // What an ELSE would leave is no matter.
  const bill = said.findLast(({ code, facts }) => BILLS.has(code) && facts.otherwise === undefined);
  const left = bill ? Number(bill.facts.left) : pointsToSpend(field, view, side);
  const cheapest = Math.min(...view.pools[side].flatMap(({ cost }) => cost ?? []));
  if (left < cheapest) return [];
  const isLast = view.turn === field.tables.turns;
  return [
    { code: 'ear.unspent', facts: { left, over: Math.max(0, left + income - field.tables.funds.most), last: isLast } },
  ];
}

/** Own stacks without supply or room that no line of the book names, nor brings anybody to. Whoever a storm holds cannot help it. */
function leftInWant({ field, view, side }: Sight, book: readonly Order[]): readonly Reason[] {
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flatMap((value) => textsIn(value))));
  const goals = new Set(book.flatMap((line) => move.read(line)?.to ?? []));
  const isLeft = ({ side: whose, hex, units }: SeenStack): boolean =>
    whose === side && !view.storms.includes(hex) && !goals.has(hex) && !units?.some((id) => named.has(id));
  const left = Object.values(view.stacks).filter(isLeft);
  const hungry = unfed(field, view, side);
  const hexes = [...new Set(left.flatMap(({ key, hex }) => (hungry.includes(key) ? [hex] : [])))];
  const crowded = left.flatMap((stack) => {
    const n = surplus(field, stack);
    return n > 0 ? [{ code: 'ear.overfull', facts: { hex: stack.hex, n } }] : [];
  });
  return [...(hexes.length > 0 ? [{ code: 'ear.unfed', facts: { hexes } }] : []), ...crowded];
}

/**
 * Own ports that plain lines leave without land value ashore (9.2 3): the last of it goes, or there was none beside those
 * who stay, and no armed ship of theirs lies before it. Not where a line brings land value, nor in the set-up.
 */
function leftBare(sight: Sight, book: readonly Order[]): readonly Reason[] {
  const { field, view, side } = sight;
  if (view.turn === 0) return [];
  const plain = book.filter(({ when }) => !when);
  const then = asLeftBy(sight, plain).view.units;
  const isHolder = (id: CounterId): boolean => counterOf(field, id).land !== null;
  const bought = boughtIn(sight, plain);
  const hexes = [...field.ports.values()].flatMap(({ id: port, hex }) => {
    if (view.ports[port] !== side) return [];
    const all = [...ownAt(view, hex, false), ...[...bought].flatMap(([id, at]) => (at === hex ? [id] : []))];
    const staying = all.filter((id) => then[id]?.hex === hex && then[id]?.aboard === null);
    const coming = ownAt({ units: then }, hex).filter((id) => view.units[id]?.hex !== hex && !bought.has(id));
    const there = [...staying, ...coming];
    if (there.some(isHolder)) return [];
    return all.some(isHolder) || (there.length > 0 && only(field, there, isArmed).length === 0) ? [hex] : [];
  });
  return hexes.length > 0 ? [{ code: 'ear.port-bare', facts: { hexes } }] : [];
}
