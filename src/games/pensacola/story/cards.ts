/** What letters tell of Pensacola's own cards: the exchange before the assault, road and shots that only a card brings. */
import { told } from '../../../series/boar/story/effects.ts';
import { added } from '../../../series/boar/story/frame.ts';
import { type LinesOf, placedFully, seenFrom, subject } from '../../../series/boar/story/teller.ts';
import type { PensacolaEvents } from '../events.ts';

export const cardLines: LinesOf<Pick<PensacolaEvents, 'exchange' | 'warriors' | 'road-lost' | 'brig'>> = {
  exchange: (teller, { side }) =>
    told(teller, 'tale.exchange', { ...seenFrom(teller, side), side: teller.say(`side.${side}.the`) }),
  warriors: (teller, { unit, hex }) =>
    told(teller, 'tale.warriors', { ...subject(teller, unit), hex: placedFully(teller, hex) }),
  'road-lost': (teller, { hex }) => told(teller, 'tale.road-lost', { hex: placedFully(teller, hex) }),
  brig: (teller, { hexside, modifiers, ...dice }) => {
    const side = teller.say(`side.name.${hexside.slice(5)}`);
    const facts = { hex: placedFully(teller, hexside.slice(0, 4)), side, added: added(teller, modifiers), ...dice };
    return told(teller, 'tale.brig', facts);
  },
};
