/** What only Savannah's campaign tells of, in sentences: sorties, the lines finished, the garrison called on to surrender. */
import { listing, opened } from '../../../engine/phrase.ts';
import { added } from '../../../series/boar/story/frame.ts';
import type { Lines } from '../../../series/boar/story/teller.ts';
import { named, type OwnTale, placedFully, subject } from '../../../series/boar/story/teller.ts';
import type { CampaignEvents } from '../campaign/events.ts';

/** The facts of an event of this kind. */
function factsOf<K extends keyof CampaignEvents>({ facts }: OwnTale): CampaignEvents[K] {
  return facts as unknown as CampaignEvents[K];
}

export const campaignLines: Lines = {
  'own.sortie': (teller, tale) => {
    const { leader, units } = factsOf<'savannah.sortie'>(tale);
    return [[opened(teller.say('tale.sortie', { ...subject(teller, ...units), leader: named(teller, leader) }))]];
  },
  'own.defences': (teller, tale) => {
    const { value } = factsOf<'savannah.defences'>(tale);
    return [[opened(teller.say('tale.defences', { value, finished: value === 0 }))]];
  },
  'own.surrender': (teller, tale) => {
    const { hexes, die, modifiers, sum, needed, surrendered } = factsOf<'savannah.surrender'>(tale);
    const { say } = teller;
    const where = listing(
      hexes.map((hex) => placedFully(teller, hex)),
      say.language,
    );
    const facts = { hexes: where, die, added: added(teller, modifiers), sum, needed, surrendered };
    return [[{ strong: opened(say('tale.surrender', facts)) }]];
  },
};
