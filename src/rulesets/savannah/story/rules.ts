/** The rules a player plans by, in short, with the scenario's figures. */
import { listing, type Phrasebook, pause, phrasebook } from '../../../engine/phrase.ts';
import type { Field, Tables } from '../../boar/field.ts';
import { messages } from '../messages/messages.ts';
import type { SavannahScenario } from '../schema.ts';
import { RESULTS } from '../terms.ts';

type Victory = SavannahScenario['scenario']['victory'];
type Level = Tables['armyMorale']['levels'][number];

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

/** What each rule is about, and what it says. */
export function rulesInShort(
  { tables, scenario, hexes }: Field,
  language: 'en' | 'fr',
): { label: string; text: string }[] {
  const say = books[language];
  const { stacking, retreat, tactics, morale, momentum, armyMorale } = tables;
  const chits = (ids: readonly string[]): string =>
    listing(
      ids.map((id) => say(`tactic.${id}`)),
      language,
    );
  const rule = (name: string, facts: Parameters<typeof say>[1] = {}) => ({
    label: say(`rules.${name}`),
    text: say(`rules.${name}.text`, facts),
  });
  const { city } = scenario.special.victory as Victory;
  const town = [...hexes.values()].filter((hex) => hex.city).map(({ id }) => id);
  return [
    rule('stacking', { strength: stacking.strength, artillery: stacking.artillery }),
    rule('zone'),
    rule('odds'),
    rule('results', { short: retreat.R, far: retreat.D }),
    rule('tactics', { chits: chits(tactics.chits), leader: chits(tactics.leader), flank: chits(tactics.flank) }),
    rule('momentum'),
    rule('conditions', { results: RESULTS.join(', ') }),
    rule('retreat', { mp: retreat.slowGuns.mp, guns: retreat.slowGuns.hexes }),
    rule('rally', { needed: morale.needed }),
    rule('initiative', { each: momentum.initiative }),
    rule('army-morale', { levels: armyMorale.levels.map((level) => levelIn(say, level)).join(pause(language)) }),
    rule('allies'),
    ...(city ? [rule('town', { hexes: listing(town, language) })] : []),
  ];
}

/** `Fatigued (5-10): -1, 0`. */
function levelIn(say: Phrasebook, { name, from, to, unit, initiative }: Level): string {
  const span = from === to ? `${from}` : `${from}-${to}`;
  return say('rules.level', { name: say(`level.${name}`), span, unit, initiative });
}
