/** A turn of Pensacola as told to one role, in the reader's language. */
import type { Role, Telling } from '../../../engine/contract.ts';
import { phrasebook } from '../../../engine/phrase.ts';
import type { MapScene } from '../../../engine/scene.ts';
import type { Story, Words } from '../../../engine/story.ts';
import { stillTelling } from '../../../engine/telling.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import { briefing } from '../../../series/boar/story/briefing.ts';
import { storyOf } from '../../../series/boar/story/story.ts';
import { tellerOf } from '../../../series/boar/story/teller.ts';
import type { BoarLanguage } from '../../../series/boar/words/languages.ts';
import { messages } from '../messages/messages.ts';
import type { Pensacola } from '../scenario.ts';
import type { PensacolaView } from '../view.ts';
import { ownStory } from './own.ts';

export const books = {
  en: phrasebook('en', messages.en),
  fr: phrasebook('fr', messages.fr),
  es: phrasebook('es', messages.es),
};

/** The whole story of a turn. `telling.heard` is what the reader's role heard; nothing else is told. */
export function story(
  pensacola: Pensacola,
  rules: Rules,
  telling: Telling<PensacolaView, BoarLanguage>,
): Story<MapScene> {
  return storyOf(tellerOf(pensacola, ownStory(pensacola), rules, books[telling.language], telling));
}

/** What a player is told of the game before it begins, from the position it begins with. */
export function introduction(
  pensacola: Pensacola,
  rules: Rules,
  who: Role,
  language: BoarLanguage,
  view: PensacolaView,
): readonly Words[] {
  return briefing(tellerOf(pensacola, ownStory(pensacola), rules, books[language], stillTelling(who, language, view)));
}
