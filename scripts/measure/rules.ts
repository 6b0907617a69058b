/** The numbered rules of a game, as the list of its rules has them, and whether the code says which of them it follows. */
/** The numbers in the first column of a list of rules: `S 4.9`, `R57`, `J17a`; decisions and the questions asked are none. */
export function ruleNumbers(list: string): string[] {
  return [...new Set([...list.matchAll(/^\| ([A-Z] ?\d[\d.]*[a-z]?(?:\(\d\))?) \|/gm)].map((row) => row[1] ?? ''))];
}

/** A letter and its numbers: `S 1.6, 4.19`, `R 9.1, J32`, `S 4.1(1)`. */
const CITED = /\b([A-Z])( ?)((?:\d[\d.]*[a-z]?(?:\(\d\))?)(?:(?:, | and |–|-)\d[\d.]*[a-z]?(?:\(\d\))?)*)/g;

/**
 * The numbers that stand nowhere in the code and data of a game. A number with a part of it in brackets is cited with that part. A
 * rulebook whose numbers are `R 9.1` has no other, and is cited by `9.1` alone.
 */
export function uncited(numbers: readonly string[], texts: readonly string[]): string[] {
  const cited = new Set<string>();
  for (const text of texts) {
    for (const [, letter = '', space = '', list = ''] of text.matchAll(CITED)) {
      for (const raw of list.split(/, | and |–|-/)) {
        const number = raw.replace(/\.$/, '');
        cited.add(letter + space + number);
        cited.add(letter + space + number.replace(/\(\d\)$/, ''));
      }
    }
    for (const [number] of text.matchAll(/\b\d+\.\d+\b/g)) cited.add(`R ${number}`);
  }
  return numbers.filter((number) => !cited.has(number));
}
