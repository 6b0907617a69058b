/** The rules a player plans by, in short: those of the series, and Pensacola's own. */
import { type Facts, halves, type Phrasebook, signed, titled } from '../../../engine/phrase.ts';
import { pointsForLosses, rulesOfSeries } from '../../../series/boar/story/rules.ts';
import type { Pensacola } from '../scenario.ts';

/** What each rule is about, and what it says. */
export function rulesInShort(
  { field, sheet, campaign, files, lossValues }: Pensacola,
  say: Phrasebook,
): { label: string; text: string }[] {
  const rule = (name: string, facts?: Facts) => titled(say, `rules.${name}`, facts);
  const { collapse, decisive } = sheet.victory;
  return [
    ...rulesOfSeries(say, field, collapse.at),
    rule('nations', { value: signed(field.tables.modifiers.combat.mixedNations ?? 0) }),
    rule('forts', { siege: campaign !== null }),
    rule('indians'),
    rule('works'),
    rule('guns', { range: field.tables.shells?.range.join('-') ?? '' }),
    rule('hearts', {
      control: signed(field.tables.armyMorale.adjustments.control?.own ?? 0),
      well: signed(field.tables.armyMorale.adjustments.well?.own ?? 0),
    }),
    ...(campaign === null
      ? []
      : [
          rule('raids', {
            mp: campaign.raids.mp,
            rangers: campaign.raids.rangers,
            value: field.tables.modifiers.combat.raid ?? 0,
          }),
        ]),
    ...(decisive
      ? [rule('control', { hexes: sheet.control.hexes.join(', '), hex: decisive.hex, n: decisive.others })]
      : []),
    ...(campaign === null ? [] : [rule('garrison', { hexes: campaign.garrison.hexes.join(', ') })]),
    ...(campaign === null || campaign.declaration.to === 0
      ? []
      : [
          rule('coup', {
            last: campaign.declaration.to,
            none: campaign.coup.morale[0] ?? 0,
            one: campaign.coup.morale[1] ?? 0,
          }),
        ]),
    rule('french', { at: files.tables.french.at }),
    rule('points', { ...pointsForLosses(say, field), indians: halves(Math.max(...lossValues.values())) }),
  ];
}
