/** Writes orders as the text that reads back to the same orders. */
import type { Json, Language, Order, Spoken } from '../engine/contract.ts';
import { writeCondition } from './conditions.ts';
import { type KnownSlot, type KnownVerb, type Lexicon, lexiconOf, type Terms, termsOf } from './lexicon.ts';
import { CANONICAL, type Speech, speechOf } from './speech.ts';
import type { Grammar } from './types.ts';

/** An order without its text. */
export type Unwritten = Omit<Order, 'canonical' | 'otherwise'> & { otherwise?: Unwritten };

/** What an order says besides its condition: `MOVE fraser-1, fraser-2 TO 1404 VIA 1503`. */
export function writeAct(verb: KnownVerb, args: Order['args'], speech: Speech = CANONICAL): string {
  let text = speech.verb(verb);
  let isList = false;
  const isOne = (args.count ?? verb.slots.find(({ name }) => name === 'count')?.usual) === 1;
  for (const slot of verb.slots) {
    const value = args[slot.name];
    if (value === undefined) continue;
    const heading = speech.heading(slot);
    // The text of record keeps to its own form.
    if (isList && slot.heading === '' && speech !== CANONICAL) text += ',';
    isList = slot.heading === '' && (slot.type === 'units' || slot.type === 'choice');
    if (slot.type === 'flag') text += ` ${heading}`;
    else text += `${heading === '' ? '' : ` ${heading}`} ${valueText(slot, value, speech, isOne)}`;
  }
  return text;
}

function valueText(slot: KnownSlot, value: Json, speech: Speech, isOne: boolean): string {
  const isUnit = slot.type === 'unit' || slot.type === 'units';
  const one = (text: string): string => {
    if (isUnit) return speech.unit(text);
    return slot.printed.has(text) ? speech.choice(slot, text, isOne) : text;
  };
  if (typeof value === 'string') return one(value);
  if (Array.isArray(value)) return value.map((each) => one(each as string)).join(', ');
  return String(value);
}

/** How a condition stands with its order: before it, or, as in `MOMENTUM REROLL IF LOST 1404`, behind. */
export type Style = 'before' | 'behind';

export function writeWhole(
  lexicon: Lexicon,
  terms: Terms,
  order: Unwritten,
  standing: boolean,
  style: Style,
  speech: Speech = CANONICAL,
): string {
  const text = writeConditional(lexicon, terms, order, style, speech);
  return standing ? `${speech.small.standing} ${text}` : text;
}

function writeConditional(lexicon: Lexicon, terms: Terms, order: Unwritten, style: Style, speech: Speech): string {
  const { small } = speech;
  const verb = lexicon.byId.get(order.verb);
  const act = verb ? writeAct(verb, order.args, speech) : order.verb.toUpperCase();
  if (!order.when) return act;
  const condition = writeCondition(order.when, terms, speech);
  const text = style === 'before' ? `${small.if} ${condition} ${act}` : `${act} ${small.if} ${condition}`;
  if (!order.otherwise) return text;
  return `${text} ${small.else} ${writeConditional(lexicon, terms, order.otherwise, style, speech)}`;
}

/** The order in a player's language, as he may write it himself; it reads back to the same order. Its text of record stays. */
export function writtenIn(
  { verbs, terms, spoken }: Pick<Grammar, 'verbs' | 'terms'> & { spoken?: Spoken },
  order: Order,
  language: Language,
): string {
  return spokenIn({ verbs, terms, speech: speechOf(language, spoken) }, order);
}

/** As `writtenIn`, in the grammar's own speech. */
export function spokenIn(
  { verbs, terms, speech = CANONICAL }: Pick<Grammar, 'verbs' | 'terms' | 'speech'>,
  order: Order,
): string {
  // What several mails made together, and what no verb of the game is, has a text of record alone.
  const lexicon = lexiconOf(verbs);
  if (speech === CANONICAL || !lexicon.byId.has(order.verb) || order.canonical.includes(' + ')) return order.canonical;
  const standing = order.canonical.startsWith(`${CANONICAL.small.standing} `);
  const act = standing ? order.canonical.slice(CANONICAL.small.standing.length + 1) : order.canonical;
  const style = act.startsWith(`${CANONICAL.small.if} `) ? 'before' : 'behind';
  return writeWhole(lexicon, termsOf(terms), order, standing, style, speech);
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
