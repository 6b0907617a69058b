/** What a mail means for a book: what is given, what is worked on, and what comes of it. */
import type { Diagnostic, Json, Order, Reason } from '../../engine/contract.ts';
import type { Lexicon, Terms } from '../lexicon.ts';
import type { Zones } from '../settings.ts';
import type { Act, Grammar, Ignored, ReadLine } from '../types.ts';

/** What a seat has on file for the open call. `orders` null: no book yet. */
export interface OnFile {
  readonly orders: readonly Order[] | null;
  readonly standing: readonly Order[];
  /** The last number that a standing order was given in this game: none is given twice. */
  readonly numbered?: number;
  readonly ready: boolean;
  /** READY was said beside an error, and counts with the next mail that has none. */
  readonly readyKept?: boolean;
}

/** What is asked of the seat now. */
export interface Due {
  /** Names by which a header may call the game and the seat, those of our forms first, that of the reader's letters last. */
  readonly games: readonly string[];
  readonly seats: readonly string[];
  /** Number of the turn as printed, and the calls that this book will serve, the open one first. */
  readonly turn: number;
  readonly calls: readonly string[];
  /** Calls of this turn that are still to come: orders for them are kept. */
  readonly later: readonly string[];
  /** Calls that come no more in this turn, and why. */
  readonly passed?: ReadonlyMap<string, Reason>;
  /** Texts of orders that this turn has carried out already. */
  readonly ran?: ReadonlySet<string>;
  /** Turn of the report this mail answers, when its address or references tell. */
  readonly answersTurn?: number;
  /** Call that the letter asked for which this mail answers: `movement`. */
  readonly answersCall?: string;
  /** Nothing is due from the seat now: READY says nothing of a call to come. */
  readonly isIdle?: boolean;
  /** A choice is asked and no book: orders beside its answer are added to those on file. */
  readonly isChoice?: boolean;
  /** It answers the letter of a choice that is closed, while another is open. */
  readonly isForAnother?: boolean;
  /** It has nothing but words that answer the letter of a choice that is closed, and this was decided. */
  readonly decided?: { readonly answer?: Json };
}

/**
 * What is said of each order of a book and of the standing orders beside it. With an error an order is not carried out;
 * it answers nothing either, so that a book is rehearsed again without it.
 */
export type Rehearse = (orders: readonly Order[], standing: readonly Order[]) => Verdicts;

export type Verdicts = (order: Order) => readonly Diagnostic[];

/** Where nobody can say what orders would come to. */
export const unrehearsed: Rehearse = () => () => [];

export interface Drafting {
  /** Time zones a TIMEZONE may name; without them none is looked up. */
  readonly zones?: Zones | undefined;
  readonly grammar: Grammar;
  readonly due: Due;
  readonly rehearse: Rehearse;
  /** Kinds of questions that several lines answer together; of the others the latest that can answers alone. */
  readonly merges?: ReadonlySet<string>;
  /** The mail has more that may be orders and was not read: an edited form in old text. */
  readonly unread?: boolean;
  /** The whole book on file lay before who wrote the lines: what he leaves out he means to. */
  readonly knowsBook?: boolean;
  /** He saw what is said of each line as he wrote it. */
  readonly isTyped?: boolean;
  /** The refusal of an older turn is lifted: its lines are tried, or taken as if sent now. */
  readonly anyTurn?: boolean;
}

/** A line of the mail and what becomes of it. */
export interface DraftedLine {
  line: number;
  column: number;
  source: string;
  /** `kept`: for a later call of the turn, which `keptFor` names. */
  outcome: 'accepted' | 'kept' | 'error' | 'asked' | 'ignored' | 'replaced';
  keptFor: string | null;
  ignored: Ignored | null;
  /** A later line about the same units or place, which took this one's place or, where `rest` says what is left, a part of it. */
  by: { line: number; rest: Order | null } | null;
  order: Order | null;
  standing: boolean;
  /** The player's words, when they say it otherwise than the canonical text. */
  written: string | null;
  act: Act | null;
  /** Orders of the book that a CANCEL may mean, where it has cancelled none. */
  meant?: readonly Order[];
  /** The mail does not write it: its line stands for it (SAME, YES). */
  brought: boolean;
  diagnostics: readonly Diagnostic[];
}

/** An order of the earlier book that is no longer in force as it was. */
export interface Gone {
  order: Order;
  standing: boolean;
  /** Lines of the mail that say otherwise; none where the mail only does not repeat it. */
  by: readonly number[];
  /** Line of the mail that says so again and was not taken for an error in it; null for none. */
  wrong: number | null;
  /** It was taken out by CANCEL. */
  cancelled: boolean;
  /** What of it stays: the units nobody named. */
  rest: Order | null;
  /** Where some of it stays, who was taken out. */
  without: readonly string[];
  /** Where lines of its verb stand for it, whom none of them names. */
  leftOut: readonly string[];
  /** This turn has carried it out already. */
  hasRun: boolean;
}

/** An order of the book as it stands after the mail. */
export interface InForce {
  order: Order;
  /** The later call it waits for; null where it is for the open one. */
  keptFor: string | null;
  /** Line of the mail it came in, or that stands for it; null for one that was on file. */
  line: number | null;
  /** The mail does not write it: its line stands for it. */
  brought: boolean;
  /** On file before, this turn has carried it out already. */
  hasRun: boolean;
  /** What of it could be done before the mail and, because of the mail, no longer can; null for nothing. */
  lost: 'whole' | 'part' | null;
  /** What it will come to, and what is worth knowing. */
  notes: readonly Diagnostic[];
}

export interface Drafted {
  verdict: 'counts' | 'nothing' | 'checked';
  /** Why nothing of the mail is taken: another game, an older report; null when it is read. */
  refusal: Diagnostic | null;
  book: 'replaced' | 'amended' | 'withdrawn' | 'kept';
  orders: readonly Order[] | null;
  standing: readonly Order[];
  numbered: number;
  ready: boolean;
  /** READY was said, and counts with the next mail that has no error. */
  readyKept: boolean;
  /** Orders that the mail, without a word of them, takes out of the book, where they are more than it brings: READY waits until that was meant. */
  leftOut: number;
  /** READY waits, since it brings an order that cannot be taken back and whose writer has not seen that yet. */
  isFinal: boolean;
  /** It brings an order for the open call that is warned of, which its writer has not seen yet. */
  warnsAnew: boolean;
  /** The seat was ready, and the mail, without taking that back, has made it wait. */
  readyGone: boolean;
  /** Has the mail changed orders, or whether the seat is ready? One whose READY is only kept has not. */
  changed: boolean;
  lines: readonly DraftedLine[];
  gone: readonly Gone[];
  /** Orders the mail did not repeat that are legal beside the new book. */
  regain: readonly Order[];
  inForce: readonly InForce[];
  /** Of a mail that is only checked and would change the book: that is what `gone` and `inForce` tell, and these its standing orders. */
  trial: Pick<Draft, 'standing' | 'news'> | null;
  /** Ids of standing orders that are new or changed. */
  news: readonly string[];
  /** The wrong lines that can be mended, mended; and the numbers of the others. */
  mend: readonly Order[];
  unmended: readonly number[];
  /** Of a mail that is only checked: what each line that is wrong, or wrong in part, is to be in its place. */
  instead: readonly Instead[];
  /** Has the mail any line that was meant for the book? */
  ordered: boolean;
}

/** The orders that a wrong line stands for once it is mended. */
export interface Instead {
  readonly line: number;
  readonly orders: readonly Order[];
}

/** What a line of the mail has made of an order; null: it is gone. */
export interface Cut {
  readonly left: Order | null;
  readonly line: number;
  /** It was a CANCEL. */
  readonly cancels: boolean;
}

/** What a draft becomes as its lines are taken in. */
export interface Working {
  orders: readonly Order[];
  standing: readonly Order[];
  numbered: number;
  /** Lines of this mail, by the orders they put in. */
  readonly lineOf: Map<Order, DraftedLine>;
  /** What was made of each order that a line has changed, or has said again in another place. */
  readonly cuts: Map<Order, Cut>;
  ready: boolean | null;
  accepted: number;
  /** Calls that the accepted orders are for. */
  readonly taken: Set<string | null>;
  /** Has anything been cancelled, and any order of the book itself? */
  cancelled: boolean;
  withdrawn: boolean;
  news: string[];
  /** The line of this mail that took the place of a standing order on file, by the number that both have. */
  readonly renewed: Map<string, number>;
}

/** The working copy of a draft. */
export interface Draft extends Drafting, Working {
  readonly lexicon: Lexicon;
  readonly terms: Terms;
  readonly amends: boolean;
  /** Nothing of the mail is taken, whatever its lines are. */
  readonly isRefused: boolean;
  /** Orders of the mail that go above those on file about their units: below these they could not be carried out. */
  readonly ahead: ReadonlySet<Order>;
  /** Calls that lines of this mail are for: what is on file for them gives way. */
  readonly ordered: ReadonlySet<string | null>;
}

/** Lines that are not carried out as they stand, and why. */
export type Refused = ReadonlyMap<ReadLine, readonly Diagnostic[]>;

/** What a mail has done to an order that it left in force, or that took the place of one on file. */
export interface Breach {
  /** Nothing of it can be done. */
  readonly isWhole: boolean;
  /** The order as a line that is wrong: how it is mended is looked for as with any other. */
  readonly line: DraftedLine | null;
  /** Orders that bring back what was lost, sent together. */
  readonly instead: readonly Order[];
}

/** Those of a book, by the order. */
export type Broken = ReadonlyMap<Order, Breach>;
