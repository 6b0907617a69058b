/** The rules a player plans by, in short: those of the series, and Savannah's own. */
import { type Facts, halves, type Phrasebook, signed, titled } from '../../../engine/phrase.ts';
import { pointsForLosses, rulesOfSeries } from '../../../series/boar/story/rules.ts';
import type { CampaignSheet } from '../campaign/schema.ts';
import type { Savannah } from '../scenario.ts';

/** What each rule is about, and what it says. */
export function rulesInShort(savannah: Savannah, say: Phrasebook): { label: string; text: string }[] {
  const rule = (name: string, facts?: Facts) => titled(say, `rules.${name}`, facts);
  const { city, collapse } = savannah.sheet.victory;
  const town = [...savannah.field.hexes.values()].filter((hex) => hex.city).map(({ id }) => id);
  return [
    ...rulesOfSeries(say, savannah.field, collapse.at),
    rule('allies'),
    ...(savannah.campaign ? [rule('lines')] : []),
    ...(city ? [rule('town', { hexes: say.list(town) })] : []),
    ...(savannah.campaign
      ? [rule('surrender', { ...surrenderFacts(say, savannah.campaign.surrender), hexes: say.list(town) })]
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
  const { hold, lead } = sheet.victory;
  return {
    ...pointsForLosses(say, field),
    campaign: campaign !== null,
    city: halves(siege.bombardment.city.victory),
    hold: hold.hex,
    pays: halves(hold.halves),
    lead: halves(lead.halves),
    winner: say(`side.${lead.winner}.the`),
    other: say(`side.${lead.otherwise}.the`),
  };
}
