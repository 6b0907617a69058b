/** What a side is told of steps that were driven. */

import type { Heard, Telling } from '../../../src/engine/contract.ts';
import { plainWords } from '../../../src/engine/phrase.ts';
import type { Words } from '../../../src/engine/story.ts';
import type { EarLanguage } from '../../../src/games/jenkins-ear/messages/languages.ts';
import type { EarView } from '../../../src/games/jenkins-ear/view.ts';
import type { Driven } from './table.ts';
import { game, viewOf } from './words-table.ts';

/** The letter of a side of what was driven, up to the first event of a kind. */
export function letter(driven: Driven, role: string, language: EarLanguage, before?: string) {
  const end = driven.events.findIndex(({ kind }) => kind === before);
  const heard = driven.events.slice(0, end < 0 ? undefined : end).flatMap((event): Heard[] => {
    const facts = event.to === 'all' || event.to?.includes(role) ? event.facts : event.others;
    return facts === undefined
      ? []
      : [{ ...event, address: event.address.replace(/^t\//, 't01/english/'), facts, rolls: [] }];
  });
  const view = viewOf(driven.state, role);
  const telling: Telling<EarView> = {
    who: role,
    language,
    before: view,
    after: view,
    heard,
    ledger: [],
    standing: [],
    fates: [],
    skipped: [],
    outcome: null,
    next: null,
  };
  return game.story(telling as Telling<unknown>);
}

export const plain = (words: Words): string => plainWords(words);
