/** The numbered rules of a game, as the list of its rules has them, and whether the code says which of them it follows. */
import { citationsIn } from '../rules/citations.ts';

/** The numbers in the first column of a list of rules: `S 4.9`, `R57`, `J17a`; decisions and the questions asked are none. */
export function ruleNumbers(list: string): string[] {
  return [...new Set([...list.matchAll(/^\| ([A-Z] ?\d[\d.]*[a-z]?(?:\(\d\))?) \|/gm)].map((row) => row[1] ?? ''))];
}

/** The numbers that stand nowhere in the code and data of a game. */
export function uncited(numbers: readonly string[], texts: readonly string[]): string[] {
  const cited = new Set(texts.flatMap((text) => citationsIn(text).map(({ number }) => number)));
  return numbers.filter((number) => !cited.has(number));
}
