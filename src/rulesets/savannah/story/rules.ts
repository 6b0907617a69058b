/** The rules a player plans by, in short, with the scenario's figures. */
import { listing, phrasebook } from '../../../engine/phrase.ts';
import type { Field } from '../../boar/field.ts';
import { messages } from '../messages/messages.ts';

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

/** What each rule is about, and what it says. */
export function rulesInShort({ tables }: Field, language: 'en' | 'fr'): { label: string; text: string }[] {
  const say = books[language];
  const { stacking, retreat, tactics, morale } = tables;
  const chits = (ids: readonly string[]): string =>
    listing(
      ids.map((id) => say(`tactic.${id}`)),
      language,
    );
  const rule = (name: string, facts: Parameters<typeof say>[1] = {}) => ({
    label: say(`rules.${name}`),
    text: say(`rules.${name}.text`, facts),
  });
  return [
    rule('stacking', { strength: stacking.strength, artillery: stacking.artillery }),
    rule('zone'),
    rule('odds'),
    rule('results', { short: retreat.R, far: retreat.D }),
    rule('tactics', { chits: chits(tactics.chits), leader: chits(tactics.leader), flank: chits(tactics.flank) }),
    rule('momentum'),
    rule('rally', { needed: morale.needed }),
  ];
}
