/** What any game of the series says, by language: orders, fights, questions, the days of a siege, cards. */

import { fateWords } from '../../../engine/fates.ts';
import { ahead } from './ahead.ts';
import { answers } from './answers.ts';
import { cards } from './cards.ts';
import { chapterWords } from './chapters.ts';
import { combatWords } from './combat.ts';
import { dayWords } from './days.ts';
import { diceWords } from './dice.ts';
import { effectWords } from './effects.ts';
import { fightWords } from './fights.ts';
import { fireWords } from './fire.ts';
import { formWords } from './form.ts';
import { frameWords } from './frame.ts';
import { groundWords } from './ground.ts';
import { help } from './help.ts';
import { keyWords } from './key.ts';
import type { BoarLanguage } from './languages.ts';
import { mapWords } from './map.ts';
import { nextWords } from './next.ts';
import { orderWords } from './orders.ts';
import { phaseWords } from './phases.ts';
import { planWords } from './plan.ts';
import { questionWords } from './questions.ts';
import { ruleWords } from './rules.ts';
import { siege } from './siege.ts';
import { summaryWords } from './summary.ts';
import { trackWords } from './tracks.ts';

type Words = Readonly<Record<string, string>>;

const rooms: readonly Readonly<Record<BoarLanguage, Words>>[] = [
  ahead,
  answers,
  cards,
  chapterWords,
  combatWords,
  dayWords,
  diceWords,
  effectWords,
  fightWords,
  fireWords,
  formWords,
  frameWords,
  groundWords,
  help,
  keyWords,
  mapWords,
  nextWords,
  orderWords,
  phaseWords,
  planWords,
  questionWords,
  ruleWords,
  siege,
  summaryWords,
  trackWords,
];

/**
 * All that a game says in these languages, its own words after those of the series. Its name stands in the keys of its
 * own faults: `diagnostic.savannah.works-twice`.
 */
export function wordsFor<L extends BoarLanguage>(
  game: string,
  languages: readonly L[],
  own: readonly Readonly<Record<L, Words>>[],
): Readonly<Record<L, Words>> {
  const ofSeries = (language: L): [string, string][] =>
    rooms
      .flatMap((room) => Object.entries(room[language]))
      .map(([key, text]) => [key.replace(/^(diagnostic|fate)\.own\./, `$1.${game}.`), text]);
  const all = (language: L): Words => ({
    ...fateWords[language],
    ...Object.fromEntries(ofSeries(language)),
    ...Object.assign({}, ...own.map((room) => room[language])),
  });
  return Object.fromEntries(languages.map((language) => [language, all(language)])) as Record<L, Words>;
}
