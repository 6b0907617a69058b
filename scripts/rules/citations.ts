/** Where code, its comments and the data cite the numbers of rules. */

export interface Citation {
  readonly number: string;
  readonly at: number;
}

/** A kind and its numbers: `S 1.6, 4.19`, `R 9.1, J32`, `S 4.1(1)`, `decision 12`, `S scenario 2`. */
const CITED =
  /\b([A-Z]|S scenario|decision|question|series)( ?)((?:\d[\d.]*[a-z]?(?:\(\d\))?)(?:(?:, | and |–|-)\d[\d.]*[a-z]?(?:\(\d\))?)*)|\b(S (?:scenario|schedule)|R example)\b/g;

/**
 * Each number cited. One with a part of it in brackets is cited with that part, a chapter of the series by its sections;
 * a rulebook whose numbers are `R 9.1` has no other, and is cited by `9.1` alone.
 */
export function citationsIn(text: string): Citation[] {
  const cited: Citation[] = [];
  for (const { 1: kind = '', 2: space = '', 3: list = '', 4: whole, index: at } of text.matchAll(CITED)) {
    if (whole) cited.push({ number: whole, at });
    for (const raw of list.split(/, | and |–|-/).filter(Boolean)) {
      const number = raw.replace(/\.$/, '');
      cited.push({ number: kind + space + number, at });
      cited.push({ number: kind + space + number.replace(/\(\d\)$/, ''), at });
      if (kind === 'series') cited.push({ number: `series ${Number.parseInt(number, 10)}`, at });
    }
  }
  for (const { 0: number, index: at } of text.matchAll(/\b\d+\.\d+\b/g)) cited.push({ number: `R ${number}`, at });
  return cited;
}
