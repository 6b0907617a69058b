/** What a run has come to beside the state: all that was asked, thrown, told and said of orders, and the books in force. */
import { BooksInForce } from './books.ts';
import type { Address, Event, Order, Role, Rolled, Settled } from './contract.ts';
import type { Answer } from './journal.ts';

export interface Minutes {
  readonly answers: Answer[];
  readonly events: Event[];
  readonly ledger: Rolled[];
  readonly settled: Settled[];
  /** How far the trail had come when an order was last due. */
  readonly dueAt: Map<Order, number>;
  /** Every address in order of use: needs, dice (`!`), checkpoints (`#`). */
  readonly trail: Set<Address>;
  readonly books: BooksInForce;
  /** The lock that brought each role's book in force, and each order of the locked books. */
  readonly lockOf: Map<Role, Address>;
  readonly lockedIn: Map<Order, Address>;
  /** The line of the book that an ELSE belongs to. */
  readonly lineOf: Map<Order, Order>;
  /** Carried locks that play has not come to. */
  readonly lapsed: Set<Address>;
  /** What had been told of as play came to each call. */
  readonly toldAt: Map<Address, ToldSoFar>;
  /** The turn's number as it was printed when play last came to a need: a turn may jump ahead as it opens. */
  printed: number;
  /** Dice that an event has told of. */
  diceTold: number;
  /** Inputs that play has come to. */
  spent: number;
  /** The need was reached from which a supposed state is wanted, and play is in the midst of a step with the real one. */
  isToSuppose: boolean;
}

export const opened = (carried: ReadonlySet<Address>, printed: number): Minutes => ({
  answers: [],
  events: [],
  ledger: [],
  settled: [],
  dueAt: new Map(),
  trail: new Set(),
  books: new BooksInForce(),
  lockOf: new Map(),
  lockedIn: new Map(),
  lineOf: new Map(),
  lapsed: new Set(carried),
  toldAt: new Map(),
  printed,
  diceTold: 0,
  spent: 0,
  isToSuppose: false,
});

/** How many events there were, and how many fates of orders. */
export interface ToldSoFar {
  readonly events: number;
  readonly settled: number;
}

/** The same, to be gone on with by another run. */
export const copied = (minutes: Minutes): Minutes => ({
  ...minutes,
  answers: [...minutes.answers],
  events: [...minutes.events],
  ledger: [...minutes.ledger],
  settled: [...minutes.settled],
  dueAt: new Map(minutes.dueAt),
  trail: new Set(minutes.trail),
  books: minutes.books.copy(),
  lockOf: new Map(minutes.lockOf),
  lockedIn: new Map(minutes.lockedIn),
  lineOf: new Map(minutes.lineOf),
  toldAt: new Map(minutes.toldAt),
  lapsed: new Set(minutes.lapsed),
});

/** Where a segment of the address ended: its result and all that it left behind, for runs that come the same way. */
export interface End {
  readonly result: unknown;
  /** The state's bytes. */
  readonly state: string;
  readonly minutes: Minutes;
}
