/** How boldly the computer players play: thresholds of the doctrine, none of them a number of the rules (docs/calibration.md). */

/** Land counters guessed in a covered stack of a seaport, in tenths of its height. */
export const GUESSED_LAND = 7;
/** Ships guessed in a covered stack whose top is a ship, in tenths of the rest. */
export const GUESSED_SHIPS = 4;

/** Dice a landing wants for each hit it needs, in tenths; a Soldiers counter of value 2 hits with a third of them. */
export const DICE_PER_HIT = { english: 24, spanish: 22 } as const;
/** Soldiers beyond the counters to beat. */
export const MARGIN = { english: 0, spanish: 0 } as const;
/** Ships with guns for every ten ships seen, and beyond the port's value. */
export const SHIPS_PER_TEN = 15;

/** Hexes a squadron sails for a target without and with an admiral. */
export const RANGE = { alone: 5, led: 11 } as const;
/** Targets one squadron is split for in a turn. */
export const MOST_TASKS = 3;

/** What a target is worth: points for its value, for a Spanish flag, and less for each hex and each counter in it, in tenths. */
export const WORTH = {
  value: 10,
  spanish: { english: 22, spanish: 40 },
  foreign: { english: 6, spanish: 0 },
  route: 8,
  hex: 3,
  counter: 6,
} as const;

/** Ships with guns that make an interception worth trying, and how many counters, in tenths of them, are too many. */
export const INTERCEPT = { english: { least: 3, most: 18 }, spanish: { least: 4, most: 16 } } as const;

/** Land counters left in a port that was taken. */
export const GARRISON = 1;
/** From this turn on two are left in it. */
export const LATE = 8;
