/** What the order language is given, and what it makes of a mail: types only. */
import type { Diagnostic, Language, Named, Order, Span, Verb } from '../engine/contract.ts';
import type { TermWords } from './lexicon.ts';
import type { MailVerb } from './mail-words.ts';
import type { March } from './marched.ts';
import type { Speech } from './speech.ts';

/** The words of a game as one seat may use them. Indexes are kept per array: pass the same arrays for the same words. */
export interface Grammar {
  readonly verbs: readonly Verb[];
  readonly terms: readonly TermWords[];
  /** Units and places of the seat's view. */
  readonly names: readonly Named[];
  /** Calls of the game, for the header of the order form: `movement`. */
  readonly calls: readonly string[];
  /** The call that is open to the writer. */
  readonly open?: string | null;
  /** Where the book that the mail makes marches units, where that is known: without it, those of its lines above. */
  readonly marched?: ReadonlyMap<string, March>;
  /** Languages that the game's letters have. */
  readonly languages: readonly Language[];
  /** The tongue in which words of orders are named to the writer; English where it is not said. What is read is the same. */
  readonly speech?: Speech;
  /** The writer's own name: a line of nothing but words of it is his signature, whoever on the map is called alike. */
  readonly writer?: string;
}

/** One thing a mail asks: `args` are its words as written, `numbers` the whole numbers among them. */
export interface Act {
  verb: MailVerb;
  line: number;
  args: readonly string[];
  numbers: readonly number[];
  /** CANCEL: what is withdrawn. */
  cancels?: Cancels;
  /** PRESS: to whom, under his name or not, and the message. */
  press?: { to: string; anonymous: boolean; text: string };
  /** A GM's act, which needs the one-time code of his last letter. */
  gm?: true;
}

/** What a CANCEL names: ids of lines (`o3`, `s2`), verbs, units or places; nothing named means all. */
export interface Cancels {
  standing: boolean;
  ids: readonly string[];
  /** More than one where a word begins several: `MOMENTUM`. */
  verbs: readonly string[];
  names: readonly string[];
  /** It says that all of them are meant. */
  isAll?: boolean;
  /** Beside its verb it names nothing but places. */
  byPlace?: boolean;
  /** It names a line of some mail by its number, `CANCEL line 12`, and so no order. */
  byLine?: number;
  /** It names more than is understood, and so no order. */
  isUnclear: boolean;
  /** Text of the order that it says whole, as the book has it; null where it says none. */
  whole: string | null;
}

/** An order as read: the order, whether it stands, and where its words are. */
export interface ReadOrder {
  order: Order;
  standing: boolean;
  /** Where each value of a slot was written, by slot name. */
  spans: Readonly<Record<string, readonly Span[]>>;
}

export type Ignored = 'prose' | 'comment' | 'blank' | 'quoted' | 'outside' | 'fence' | 'press' | 'continued';

/** One line of the mail and what it was taken for; exactly one of `read`, `act`, `ignored` or an error. */
export interface ReadLine {
  line: number;
  /** 1-based column of the first word. */
  column: number;
  /** As the player wrote it, continuation lines joined by line breaks. */
  source: string;
  read?: ReadOrder;
  act?: Act;
  ignored?: Ignored;
  /** The mail does not write it: its line stands for it (SAME, YES). */
  brought?: true;
  diagnostics: readonly Diagnostic[];
}

/** The header of an order form, `BEGIN SAVANNAH-7 BRITISH TURN 17 MOVEMENT`; what it does not say is null. */
export interface Header {
  line: number;
  /** The words before its turn, `savannah-7-british`: only who knows the game tells which are its own. */
  whose: string | null;
  turn: number | null;
  call: string | null;
}

/** A mail's new text, read. */
export interface Reading {
  lines: readonly ReadLine[];
  header: Header | null;
  /** Everything asked besides orders, in the order given. */
  acts: readonly Act[];
  /** The tongue the mail is written in, as far as its words tell; English when they do not. */
  language: Language;
}
