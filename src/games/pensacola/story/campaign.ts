/** What only Pensacola tells of the frame of its siege, in sentences. */
import { told } from '../../../series/boar/story/effects.ts';
import { added } from '../../../series/boar/story/frame.ts';
import { isOurs, type LinesOf, named, placedFully, subject } from '../../../series/boar/story/teller.ts';
import type { PensacolaEvents } from '../events.ts';

export const campaignLines: LinesOf<PensacolaEvents> = {
  cliffs: (teller, { die, modifiers, hits, effects }) =>
    told(teller, 'tale.cliffs', { die, added: added(teller, modifiers), hits }, effects),
  ship: (teller, { unit, die, does, effects }) => {
    const facts = { unit: named(teller, unit), die, does: does === 'late' ? '' : teller.say(`ship.${does}`) };
    return told(teller, 'tale.ship', facts, effects);
  },
  sappers: (teller, { unit, hex, effects }) =>
    told(teller, 'tale.sappers', { unit: named(teller, unit), hex: placedFully(teller, hex) }, effects),
  agreed: (teller, { leader, hex }) =>
    told(teller, 'tale.agreed', { unit: named(teller, leader), hex: placedFully(teller, hex) }),
  crossed: (teller, { units, from, to }) => {
    const who = subject(teller, ...units);
    return told(teller, 'tale.crossed', { ...who, units: who.unit ?? '', from, to });
  },
  pentzel: (teller, { test, turn }) => told(teller, 'tale.pentzel', { die: test.die, turn: turn ?? '' }),
  prisoners: (teller, { die, needed, hex }) =>
    told(teller, 'tale.prisoners', { die, needed, hex: hex === null ? '' : placedFully(teller, hex) }),
  french: (teller, { die, modifiers, sum, does, gone, effects }) => {
    const facts = { die, added: added(teller, modifiers), sum, does: teller.say(`french.${does}`) };
    const units = teller.say.list(gone.map((id) => named(teller, id)));
    return told(teller, 'tale.french', { ...facts, units }, effects);
  },
  ungarrisoned: (teller, { hexes, effects }) => {
    const places = teller.say.list(hexes.map((hex) => placedFully(teller, hex)));
    return told(teller, 'tale.ungarrisoned', { ours: isOurs(teller, teller.field.worksOf), places }, effects);
  },
  coup: (teller, { hexes, effects }) => told(teller, 'tale.coup', { n: hexes.length }, effects),
};
