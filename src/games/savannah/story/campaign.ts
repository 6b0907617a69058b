/** What only Savannah's campaign tells of, in sentences: sorties, the lines finished, the garrison called on to surrender. */
import { opened } from '../../../engine/phrase.ts';
import { told } from '../../../series/boar/story/effects.ts';
import { added } from '../../../series/boar/story/frame.ts';
import { type LinesOf, named, subject } from '../../../series/boar/story/teller.ts';
import type { CampaignEvents } from '../campaign/events.ts';

export const campaignLines: LinesOf<CampaignEvents> = {
  sortie: (teller, { leader, units }) =>
    told(teller, 'tale.sortie', { ...subject(teller, ...units), leader: named(teller, leader) }),
  defences: (teller, { value }) => told(teller, 'tale.defences', { value, finished: value === 0 }),
  surrender: (teller, { hexes, die, modifiers, sum, needed, surrendered }) => {
    const { say } = teller;
    const ours = teller.side !== teller.field.worksOf;
    const facts = { hexes: say.list(hexes), ours, die, added: added(teller, modifiers), sum, needed, surrendered };
    return [[{ strong: opened(say('tale.surrender', facts)) }]];
  },
};
