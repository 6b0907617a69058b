/** How a game of the series is told in its languages: turns, the game before it begins, dice. */
import type { Address, Role, Telling } from '../../../engine/contract.ts';
import type { Phrasebook } from '../../../engine/phrase.ts';
import { stillTelling } from '../../../engine/telling.ts';
import type { BoarView } from '../frame/view.ts';
import type { Rules } from '../rules/house.ts';
import type { BoarLanguage } from '../words/languages.ts';
import { briefing } from './briefing.ts';
import { dieNamed } from './dice-names.ts';
import { storyOf } from './story.ts';
import { type OwnStory, tellerOf } from './teller.ts';

/** `opening`: what a role sees as the game begins. Nothing is told that `telling.heard` and the views do not hold. */
export function toldIn<L extends BoarLanguage, V extends BoarView>(
  rules: Rules,
  own: OwnStory,
  books: Readonly<Record<L, Phrasebook<BoarLanguage>>>,
  opening: (role: Role) => V,
) {
  const teller = (telling: Telling<V, L>) => tellerOf(rules.scenario, own, rules, books[telling.language], telling);
  return {
    story: (telling: Telling<V, L>) => storyOf(teller(telling)),
    briefing: (role: Role, language: L) => briefing(teller(stillTelling(role, language, opening(role)))),
    dieNamed: (address: Address, language: L) => dieNamed({ say: books[language], field: rules.field }, address),
  };
}
