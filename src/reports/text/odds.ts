/** What attacks promise, in text: who against whom, what is added to the die, and a bar of what may come of it. */
import type { OddsTold, Outcome, OutcomeKind } from '../../engine/odds.ts';
import type { Odds } from '../../engine/story.ts';
import type { LetterWords } from '../words/words.ts';
import { type Page, signed } from './page.ts';

/** Signs of a bar. */
const BAR = 20;
const MARGIN = '  ';
const SIGNS: Readonly<Record<OutcomeKind, string>> = { lose: 'x', back: '<', even: '=', win: '>' };

export function odds(sheet: Page, { key, attacks }: Odds, words: LetterWords): void {
  sheet.prose(key);
  for (const attack of attacks) {
    sheet.prose(attack.units, `${attack.title}${words.colon}`, MARGIN);
    sheet.prose([attack.odds, attack.otherwise].filter((part) => part !== '').join(words.pause), MARGIN);
    chances(sheet, attack, words, MARGIN);
  }
}

/** The addends with their sum, then the bar with its per cents. */
export function chances(
  sheet: Page,
  { at, addends, sum, outcomes }: OddsTold,
  words: LetterWords,
  margin: string,
): void {
  if (addends.length > 0) {
    const told = addends.map(({ name, value }) => `${name} ${signed(value)}`).join(', ');
    sheet.prose(`${told}${words.colon}${words.sum.toLowerCase()} ${signed(sum)}`, margin);
  }
  const { chance: per, ...names } = words.outcomes;
  const told = outcomes.map(({ kind, chance }) => per(names[kind], chance)).join(' ');
  sheet.prose(told, `${margin}${at === undefined ? '' : `${at} `}|${bar(outcomes)}|  `, margin);
}

/** `xxxxxxxxxx<<<<====>>` */
function bar(outcomes: readonly Outcome[]): string {
  let [text, sum] = ['', 0];
  for (const { kind, chance } of outcomes) {
    sum += chance;
    text = text.padEnd(Math.round((sum * BAR) / 100), SIGNS[kind]);
  }
  return text;
}
