/** Numbers stay on the line of what they count or belong to: a blank between them does not break. */
const HOLDS = '\u00a0';
const NUMBER = String.raw`(?:\d{1,3}½?|½)`;
/** Behind a number that ends what is said, or that a bracket goes on: `became 2.`, `gam-2 1 (+1)`. */
const ENDS = String.raw`(?=[.,;:)!?]|$| \()`;
/** A word or code with no letter or hyphen before it. */
const WORD = String.raw`(?<![\p{L}\d-])\p{L}[\p{L}\d’-]{0,17}`;
/** What has a number for a name: `Soldiers 16`, `turn 3`. */
const NUMBERED = String.raw`(?<![\p{L}-])(?:\p{Lu}[\p{L}’]{0,17}|turn|tour|turno|die|dé|dado)`;
const BLANKS = [
  String.raw`(?<=${NUMBERED}) (?=${NUMBER}(?![\p{L}\d./-]))`,
  // `6 counters`, not `Soldiers 6 and`; codes of units are no words that are counted.
  String.raw`(?<=(?<!${NUMBERED} |[\p{L}\d./-])${NUMBER}) (?=\p{L}{1,11}(?![\p{L}\d-]))`,
  String.raw`(?<=${WORD}) (?=${NUMBER}${ENDS})`,
  // `autres causes −1`
  String.raw`(?<=${WORD}) (?=[+\u2212-]${NUMBER}${ENDS})`,
  // `Savannah (5)`, `gam-2 1 (+1)`; beside longer codes a phone has no room.
  String.raw`(?<=(?<!\S)\S{0,9}[\p{L}\d]) (?=\([+\u2212-]?${NUMBER}\))`,
];
const HOLDING = new RegExp(BLANKS.join('|'), 'gu');

/** A half, with the number before it: `4 1/2` would break. `(1/2)` is the first of two. */
const HALF = /(?<=\d) 1\/2(?!\d)|(?<![\d(/])1\/2(?![\d)])/g;

export const unparted = (text: string): string => text.replace(HALF, '½').replace(HOLDING, HOLDS);
