/** The reference sheet of Savannah: that of the series, with its own limits and ends. */
import type { Json, Reference } from '../../engine/contract.ts';
import { halves, opened } from '../../engine/phrase.ts';
import { words } from '../../engine/reference-table.ts';
import { each, frameOf, referenceOf } from '../../series/boar/frame/reference.ts';
import { messages } from './messages/messages.ts';
import type { SavannahScenario } from './schema.ts';

export function reference(json: Json): Reference {
  const scenario = json as SavannahScenario;
  return referenceOf(scenario, {
    about: aboutOf(scenario),
    causes,
    limits: [['Covered Way: lost from', `${scenario.tables.coveredWay.lostFrom}`]],
    victory: scenario.scenario.victory,
    words: messages.en,
  });
}

function aboutOf(files: SavannahScenario): string[] {
  const { scenario, units } = files;
  const { limits, victory } = scenario;
  const name = (id: string): string =>
    [...units.armies, ...units.leaders].find((one) => one.id === id)?.name.en ?? words(id);
  return [
    ...frameOf(files),
    `No close combat: ${each(limits.noCloseCombat, (turn, armies) => `turn ${turn} ${armies.map(name).join(', ')}`)}.`,
    `Must fight: ${each(limits.mustFight, (turn, ids) => `turn ${turn} ${ids.map(name).join(', ')}`)}.`,
    ...(victory.city
      ? [
          `${opened(victory.city.result)} for the ${victory.city.winner}: one of their units in Parade Order enters the town.`,
        ]
      : []),
    ...victory.destruction.map(({ result, winner, leader, strength, classes, among }) => {
      const force = `${strength} SP of ${classes.map(words).join(' and ')}`;
      const part = among ? `, ${among.strength} of them of ${among.classes.map(words).join(' and ')},` : '';
      return `${opened(result)} for the ${winner}: ${leader ? `${name(leader)} lost and ` : ''}${force}${part} destroyed.`;
    }),
    `${opened(victory.collapse.result)}: an enemy army's morale falls to ${victory.collapse.at}.`,
    `${opened(victory.lead.result)}: the ${victory.lead.winner} lead by ${halves(victory.lead.halves)} VP after the last turn, else the ${victory.lead.otherwise}; ${victory.hold.hex} held counts ${halves(victory.hold.halves)}.`,
  ];
}

const causes: Readonly<Record<string, string>> = {
  irish: "Dillon's Irish lead against British Regulars",
  mixedAttacked: 'attack on French and Americans stacked together',
  mixedForced: 'French and Americans stacked together forced to attack',
  regularsWithMilitiaForced: 'French Regulars stacked with Colonial Militia forced to attack',
  cavalryOnDisordered: 'Allied cavalry against Disrupted or Shattered units only',
  creeksAlone: 'Creeks alone in forest',
  frenchAssault: 'French attack (scenario rule 3)',
};
