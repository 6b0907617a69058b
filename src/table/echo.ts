/** Orders as a letter echoes them: in its reader's language. What the journal keeps is their English text of record. */
import type { AnyGame, Language, Order } from '../engine/contract.ts';
import { writtenIn } from '../orders/write.ts';
import type { TurnRecord } from './record.ts';

/** Every order within `value`, however deep, with its text in this language instead of its text of record. */
export function echoed<T>(game: AnyGame, value: T, language: Language): T {
  if (game.spoken?.[language] === undefined) return value;
  const told = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(told);
    if (typeof part !== 'object' || part === null) return part;
    const all = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, told(one)]));
    return isOrder(part) ? { ...all, canonical: writtenIn(game, part, language) } : all;
  };
  return told(value) as T;
}

function isOrder(value: object): value is Order {
  return 'verb' in value && 'args' in value && 'canonical' in value;
}

/** What a text of record reads like in this language, for the orders a seat had in force this turn. */
export function echoOf(
  game: AnyGame,
  turn: TurnRecord | undefined,
  seat: string,
  language: Language,
): (canonical: string) => string {
  const texts = new Map<string, string>();
  if (game.spoken?.[language] !== undefined) {
    const books = [...(turn?.locks.values() ?? [])].flatMap((lock) => lock.books).filter((book) => book.seat === seat);
    for (const { orders, standing } of books)
      for (const order of [...(orders ?? []), ...standing]) note(texts, game, order, language);
  }
  return (canonical) => texts.get(canonical) ?? canonical;
}

function note(texts: Map<string, string>, game: AnyGame, order: Order, language: Language): void {
  texts.set(order.canonical, writtenIn(game, order, language));
  if (order.otherwise) note(texts, game, order.otherwise, language);
}
