/** What any game of the series says of orders, fights, questions, the siege and cards, by language. */

import { ahead } from './ahead.ts';
import { answers } from './answers.ts';
import { cards } from './cards.ts';
import { chapterWords } from './chapters.ts';
import { fightWords } from './fights.ts';
import { help } from './help.ts';
import { keyWords } from './key.ts';
import type { BoarLanguage } from './languages.ts';
import { mapWords } from './map.ts';
import { orderWords } from './orders.ts';
import { planWords } from './plan.ts';
import { siege } from './siege.ts';

type Words = Readonly<Record<string, string>>;

/** The words for a game, whose name stands in the keys of its own faults: `diagnostic.savannah.works-twice`. */
export function wordsFor(game: string): Readonly<Record<BoarLanguage, Words>> {
  const named = (words: Words): Words =>
    Object.fromEntries(
      Object.entries(words).map(([key, text]) => [key.replace(/^(diagnostic|fate)\.own\./, `$1.${game}.`), text]),
    );
  return {
    en: named({
      ...answers.en,
      ...siege.en,
      ...cards.en,
      ...chapterWords.en,
      ...fightWords.en,
      ...keyWords.en,
      ...mapWords.en,
      ...orderWords.en,
      ...planWords.en,
      ...help.en,
      ...ahead.en,
    }),
    fr: named({
      ...answers.fr,
      ...siege.fr,
      ...cards.fr,
      ...chapterWords.fr,
      ...fightWords.fr,
      ...keyWords.fr,
      ...mapWords.fr,
      ...orderWords.fr,
      ...planWords.fr,
      ...help.fr,
      ...ahead.fr,
    }),
  };
}
