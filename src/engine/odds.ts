/** What an attack promises before its dice are thrown, as far as who orders it may know: and how it is told. */

/**
 * What may come of it for the attacker, in the order in which it is always told: he loses men or order; he alone falls
 * back; neither gives way or both do; the enemy alone gives way.
 */
export type OutcomeKind = 'lose' | 'back' | 'even' | 'win';

/** A type, for it is shown and stored with what was said of an order. */
export type Outcome = {
  readonly kind: OutcomeKind;
  /** Per cent; those of one attack add up to a hundred. */
  readonly chance: number;
  /** Results of the game's table that come to this, the worst for the attacker first; empty where it has no such table. */
  readonly codes: readonly string[];
};

export type Odds = {
  /** The place of the fight, where an order is for several. */
  readonly at?: string;
  /** What is taken for granted, as that all come there: a message key of the game. */
  readonly given?: string;
  /** What the die will be read with, chits aside: message keys of the game, and the counter whose value it is. */
  readonly addends: readonly { readonly name: string; readonly value: number; readonly unit?: string }[];
  readonly outcomes: readonly Outcome[];
};

/** The same in a reader's words: each addend by its name, and their sum. */
export interface OddsTold extends Pick<Odds, 'at' | 'outcomes'> {
  readonly addends: readonly { readonly name: string; readonly value: number }[];
  readonly sum: number;
}

export function oddsTold(odds: Odds, nameOf: (addend: Odds['addends'][number]) => string): OddsTold {
  return {
    ...odds,
    addends: odds.addends.map((addend) => ({ name: nameOf(addend), value: addend.value })),
    sum: odds.addends.reduce((sum, { value }) => sum + value, 0),
  };
}
