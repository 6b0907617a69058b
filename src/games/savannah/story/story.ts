/** A turn of Savannah as told to one role, in the reader's language. */
import type { Role, Telling } from '../../../engine/contract.ts';
import { phrasebook } from '../../../engine/phrase.ts';
import type { MapScene } from '../../../engine/scene.ts';
import type { Story, Words } from '../../../engine/story.ts';
import { stillTelling } from '../../../engine/telling.ts';
import type { Rules } from '../../../series/boar/rules/house.ts';
import { briefing } from '../../../series/boar/story/briefing.ts';
import { storyOf } from '../../../series/boar/story/story.ts';
import { tellerOf } from '../../../series/boar/story/teller.ts';
import type { SavannahLanguage } from '../messages/languages.ts';
import { messages } from '../messages/messages.ts';
import type { Savannah } from '../scenario.ts';
import type { SavannahView } from '../view.ts';
import { ownStory } from './own.ts';

export const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

/** The whole story of a turn. `telling.heard` is what the reader's role heard; nothing else is told. */
export function story(
  savannah: Savannah,
  rules: Rules,
  telling: Telling<SavannahView, SavannahLanguage>,
): Story<MapScene> {
  return storyOf(tellerOf(savannah, ownStory(savannah), rules, books[telling.language], telling));
}

/** What a player is told of the game before it begins, from the position it begins with. */
export function introduction(
  savannah: Savannah,
  rules: Rules,
  who: Role,
  language: SavannahLanguage,
  view: SavannahView,
): readonly Words[] {
  const telling = stillTelling(who, language, view);
  return briefing(tellerOf(savannah, ownStory(savannah), rules, books[language], telling));
}
