/** What a staff officer would point out in a book of purchases and moves: points left over, stacks in want, ports left bare. */
import type { Order, Reason } from '../../../engine/contract.ts';
import { listOf } from '../stock.ts';
import { counterOf } from '../units.ts';
import type { SeenStack } from '../view.ts';
import { surplus, unfed } from '../want.ts';
import type { Sight } from './act.ts';
import { boughtIn } from './bought.ts';
import { embark } from './embark.ts';
import { move } from './move.ts';

export function overlooked(sight: Sight, call: string, book: readonly Order[]): readonly Reason[] {
  if (call === 'combat') return [];
  return [...unspent(sight, book), ...leftInWant(sight, book), ...leftBare(sight, book)];
}

/** Points that nothing is bought for, and how many of them the track will not hold (3.2). */
function unspent(sight: Sight, book: readonly Order[]): readonly Reason[] {
  const { field, view, side } = sight;
  const { most, turn } = field.tables.funds;
  const taken = [...field.ports.values()].filter(({ id, flag }) => flag !== side && view.ports[id] === side);
  const income = taken.reduce((sum, { value }) => sum + value, turn[side]);
  const isPaid = view.phase === side || view.turn === 0;
  const funds = isPaid ? view.funds[side] : Math.min(most, view.funds[side] + income);
  const left = [...boughtIn(sight, book)].reduce((sum, id) => sum - (counterOf(field, id).cost ?? 0), funds);
  const cheapest = Math.min(...view.pools[side].flatMap(({ cost }) => cost ?? []));
  if (left < cheapest) return [];
  const isLast = view.turn === field.tables.turns;
  return [{ code: 'ear.unspent', facts: { left, over: Math.max(0, left + income - most), last: isLast } }];
}

/** Own stacks without supply or room that no line of the book names, nor brings anybody to. Whoever a storm holds cannot help it. */
function leftInWant({ field, view, side }: Sight, book: readonly Order[]): readonly Reason[] {
  const named = new Set(book.flatMap(({ args }) => Object.values(args).flatMap((value) => listOf(value))));
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

/** Own ports from which plain lines take the last land value ashore, and to which none brings anybody (9.2 3). */
function leftBare({ field, view, side }: Sight, book: readonly Order[]): readonly Reason[] {
  const plain = book.filter(({ when }) => !when);
  const going = new Set(plain.flatMap((line) => move.read(line)?.units ?? embark.read(line)?.units ?? []));
  const goals = new Set(plain.flatMap((line) => move.read(line)?.to ?? []));
  const hexes = [...field.ports.values()].flatMap(({ id, hex }) => {
    const garrison = Object.values(view.units).filter(
      (unit) => unit.hex === hex && unit.aboard === null && counterOf(field, unit.id).land !== null,
    );
    const isBare = garrison.length > 0 && garrison.every((unit) => going.has(unit.id)) && !goals.has(hex);
    return isBare && view.ports[id] === side ? [hex] : [];
  });
  return hexes.length > 0 ? [{ code: 'ear.port-bare', facts: { hexes } }] : [];
}
