/** The reference sheet of Pensacola: that of the series, with its own ends. */
import type { Json, Reference } from '../../engine/contract.ts';
import { halves, opened } from '../../engine/phrase.ts';
import { frameOf, referenceOf } from '../../series/boar/frame/reference.ts';
import { messages } from './messages/messages.ts';
import type { PensacolaScenario } from './schema.ts';

export function reference(json: Json): Reference {
  const files = json as PensacolaScenario;
  return referenceOf(files, {
    about: [...frameOf(files), ...worksOf(files), ...endsOf(files)],
    causes: {
      mixedNations: 'French and Spanish stacked together',
      raid: 'an attack of a British raid',
      village: 'Indians who defend their village, on their morale',
      served: 'a mortar in a supplied redoubt',
      rangers: "the King's Florida Rangers beside the lead",
    },
    limits: [],
    victory: files.scenario.victory,
    words: messages.en,
  });
}

/** Road, redoubts and siege shots, in a line each. */
function worksOf({ works: { road, redoubts, bombardment, razed } }: PensacolaScenario): string[] {
  const { rates } = road;
  const counters = redoubts.counters.map(({ guns, count }) => `${count} ${guns > 0 ? `of ${guns} SP` : 'unarmed'}`);
  const shots = Object.entries(bombardment.needs).map(([sp, needs]) => {
    return `${sp} SP ${bombardment.ranges.map(([from, to], n) => `${needs[n]}+ at ${from} to ${to} hexes`).join(', ')}`;
  });
  return [
    `Corduroy road: sappers lay ${rates.sappers} hexes a turn, infantry ${rates.infantry}; ${road.heads} heads, ${road.destroyed} markers of destroyed road.`,
    `Redoubts: ${counters.join(', ')}.`,
    `Siege shots: ${shots.join('; ')}; +${bombardment.extension} at an extension, +${bombardment.again} where a side of the hex is breached. Shots a redoubt by stockades left, none, one, two: ${bombardment.shots.join(', ')}.`,
    `A stockade or the plantation destroyed: ${halves(razed.victory)} VP to the enemy, army morale ${razed.morale}.`,
  ];
}

function endsOf({ scenario }: PensacolaScenario): string[] {
  const { victory, control } = scenario;
  const { decisive, siege, collapse, lead } = victory;
  const decides =
    siege === undefined
      ? `they hold ${decisive?.hex} and ${decisive?.others} more of ${control.hexes.join(', ')} after the last turn; for the british: they hold all of them.`
      : `a side of each of ${siege.hexes.join(', ')} is breached; for the british: both stockades are destroyed.`;
  return [
    `${opened((siege ?? decisive ?? collapse).result)} for the spanish: ${decides}`,
    `${opened(collapse.result)}: an enemy army's morale falls to ${collapse.at}.`,
    `${opened(lead.result)}: the ${lead.winner} lead by ${halves(lead.halves)} VP after the last turn, else the ${lead.otherwise}.`,
  ];
}
