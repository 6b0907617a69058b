/** Writes orders as the text that reads back to the same orders. */
import type { Json, Order } from '../engine/contract.ts';
import { writeCondition } from './conditions.ts';
import { type KnownSlot, type KnownVerb, type Lexicon, lexiconOf, type Terms, termsOf } from './lexicon.ts';
import type { Grammar } from './types.ts';

/** An order without its text. */
export type Unwritten = Omit<Order, 'canonical' | 'otherwise'> & { otherwise?: Unwritten };

/** What an order says besides its condition: `MOVE fraser-1, fraser-2 TO 1404 VIA 1503`. */
export function writeAct(verb: KnownVerb, args: Order['args']): string {
  let text = verb.name;
  for (const slot of verb.slots) {
    const value = args[slot.name];
    if (value === undefined) continue;
    if (slot.type === 'flag') text += ` ${slot.heading}`;
    else text += slot.heading === '' ? ` ${valueText(slot, value)}` : ` ${slot.heading} ${valueText(slot, value)}`;
  }
  return text;
}

function valueText(slot: KnownSlot, value: Json): string {
  if (typeof value === 'string') return slot.printed.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => slot.printed.get(one as string) ?? (one as string)).join(', ');
  return String(value);
}

/** How a condition stands with its order: before it, or, as in `MOMENTUM REROLL IF LOST 1404`, behind. */
export type Style = 'before' | 'behind';

export function writeWhole(lexicon: Lexicon, terms: Terms, order: Unwritten, standing: boolean, style: Style): string {
  const text = writeConditional(lexicon, terms, order, style);
  return standing ? `STANDING ${text}` : text;
}

function writeConditional(lexicon: Lexicon, terms: Terms, order: Unwritten, style: Style): string {
  const verb = lexicon.byId.get(order.verb);
  const act = verb ? writeAct(verb, order.args) : order.verb.toUpperCase();
  if (!order.when) return act;
  const condition = writeCondition(order.when, terms);
  const text = style === 'before' ? `IF ${condition} ${act}` : `${act} IF ${condition}`;
  return order.otherwise ? `${text} ELSE ${writeConditional(lexicon, terms, order.otherwise, style)}` : text;
}

/** The order with its canonical text, as for a book made by doctrine or a program. */
export function written(grammar: Pick<Grammar, 'verbs' | 'terms'>, order: Unwritten, standing = false): Order {
  const lexicon = lexiconOf(grammar.verbs);
  const terms = termsOf(grammar.terms);
  return withText(lexicon, terms, order, standing);
}

function withText(lexicon: Lexicon, terms: Terms, order: Unwritten, standing: boolean): Order {
  const { otherwise, ...rest } = order;
  const canonical = writeWhole(lexicon, terms, order, standing, 'before');
  return otherwise
    ? { ...rest, canonical, otherwise: withText(lexicon, terms, otherwise, false) }
    : { ...rest, canonical };
}
