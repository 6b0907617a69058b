/** The rules a player plans by, in short, with the scenario's figures. */

import { type Facts, listing, type Phrasebook, pause, phrasebook, signed, titled } from '../../../engine/phrase.ts';
import { RESULTS } from '../../../series/boar/acts/terms.ts';
import type { Tables, TerrainRow } from '../../../series/boar/scenario/field.ts';
import { halves } from '../../../series/boar/story/effects.ts';
import type { BoarLanguage } from '../../../series/boar/words/languages.ts';
import type { CampaignSheet } from '../campaign/schema.ts';
import { messages } from '../messages/messages.ts';
import type { Savannah } from '../scenario.ts';

type Level = Tables['armyMorale']['levels'][number];

const books = { en: phrasebook('en', messages.en), fr: phrasebook('fr', messages.fr) };

/** What each rule is about, and what it says. */
export function rulesInShort(savannah: Savannah, language: BoarLanguage): { label: string; text: string }[] {
  const { tables, hexes } = savannah.field;
  const say = books[language];
  const { stacking, retreat, tactics, morale, momentum, armyMorale } = tables;
  const chits = (ids: readonly string[]): string =>
    listing(
      ids.map((id) => say(`tactic.${id}`)),
      language,
    );
  const rule = (name: string, facts?: Facts) => titled(say, `rules.${name}`, facts);
  const ground = (zoc: TerrainRow['zoc']): string =>
    Object.values(tables.terrain)
      .flatMap((row) => (row.zoc === zoc && row.foot !== null ? [say(`terrain.${row.id}`)] : []))
      .join(', ');
  const { city } = savannah.sheet.victory;
  const town = [...hexes.values()].filter((hex) => hex.city).map(({ id }) => id);
  return [
    rule('stacking', { strength: stacking.strength, artillery: stacking.artillery }),
    rule('zone', { closed: ground('no'), light: ground('light') }),
    rule('odds'),
    rule('results', { short: retreat.R, far: retreat.D }),
    rule('fire-die', { additions: additionsTo(say, tables, 'fire') }),
    rule('combat-die', { additions: additionsTo(say, tables, 'combat') }),
    rule('tactics', { chits: chits(tactics.chits), leader: chits(tactics.leader), flank: chits(tactics.flank) }),
    rule('momentum'),
    rule('conditions', { results: RESULTS.join(', ') }),
    rule('retreat', { mp: retreat.slowGuns.mp, guns: retreat.slowGuns.hexes }),
    rule('rally', { needed: morale.needed }),
    rule('initiative', { each: momentum.initiative }),
    rule('army-morale', { levels: armyMorale.levels.map((level) => levelIn(say, level)).join(pause(language)) }),
    rule('allies'),
    ...(city ? [rule('town', { hexes: listing(town, language) })] : []),
    ...(savannah.campaign
      ? [rule('surrender', { ...surrenderFacts(say, savannah.campaign.surrender), hexes: listing(town, language) })]
      : []),
    rule('points', pointsIn(say, savannah)),
  ];
}

/** What moves the die of a surrender (S 2.1 A). */
function surrenderFacts(say: Phrasebook, surrender: CampaignSheet['surrender']): Facts {
  return {
    each: surrender.hex,
    levels: Object.entries(surrender.levels)
      .map(([level, value]) => say('rules.addition', { value: signed(value), names: say(`level.${level}`) }))
      .join(', '),
    leader: say(`unit.${surrender.commander.leader}`),
    lost: surrender.commander.value,
    sum: surrender.sum,
  };
}

/** The scale of victory points: units, leaders, and what pays beside them. */
function pointsIn(say: Phrasebook, { field, campaign, siege, sheet }: Savannah): Facts {
  const { victoryPoints } = field.tables;
  const units = Object.entries(victoryPoints).map(([cause, value]) => [cause, halves(value)] as const);
  const leaders = Map.groupBy(field.leaders.values(), ({ loss }) => loss.victory);
  const { hold, lead } = sheet.victory;
  return {
    ...Object.fromEntries(units),
    leaders: [...leaders]
      .filter(([value]) => value > 0)
      .sort(([one], [other]) => other - one)
      .map(([value, some]) =>
        say('rules.addition', { value: halves(value), names: some.map(({ id }) => say(`unit.${id}`)).join(', ') }),
      )
      .join(pause(say.language)),
    campaign: campaign !== null,
    city: halves(siege.bombardment.city.victory),
    hold: hold.hex,
    pays: halves(hold.halves),
    lead: halves(lead.halves),
    winner: say(`side.${lead.winner}.the`),
    other: say(`side.${lead.otherwise}.the`),
  };
}

/** `+1: causeway, slope; -1: redoubt`: every addition to a die by the name that letters give it. */
function additionsTo(say: Phrasebook, tables: Tables, die: 'fire' | 'combat'): string {
  const { terrain, ways, hexside, weather, modifiers } = tables;
  const places = Object.entries({ ...terrain, ...ways, ...hexside, ...weather });
  const values = [
    ...places.map(([id, row]) => [id, row[die] ?? 0] as const),
    // A diversion moves the column, not the die.
    ...Object.entries(modifiers[die]).filter(([id]) => id !== 'diversion'),
  ].filter(([, value]) => value !== 0);
  const byValue = Map.groupBy(values, ([, value]) => value);
  return [...byValue]
    .sort(([one], [other]) => other - one)
    .map(([value, some]) => say('rules.addition', { value: signed(value), names: some.map(nameIn(say)).join(', ') }))
    .join(pause(say.language));
}

const nameIn =
  (say: Phrasebook) =>
  ([id]: readonly [string, number]): string =>
    say(`drm.${PRINTED_AS[id] ?? id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`);

/** Additions that letters do not name as the tables do. */
const PRINTED_AS: Readonly<Record<string, string>> = {
  heavy_rain: 'heavy-rain',
  light: 'light-infantry',
  artillery: 'target-artillery',
  mounted: 'target-mounted',
  mortarFirst: 'first-fire',
  regularsWithMilitiaForced: 'regulars-with-militia',
};

/** `Fatigued (5-10): -1, 0`. */
function levelIn(say: Phrasebook, { name, from, to, unit, initiative }: Level): string {
  const span = from === to ? `${from}` : `${from}-${to}`;
  return say('rules.level', { name: say(`level.${name}`), span, unit, initiative });
}
