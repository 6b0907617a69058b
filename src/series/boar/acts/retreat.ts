/** RETREAT: which way the beaten go (series 13, R57). */
import { warning } from '../../../acts/against.ts';
import { choice, optional, place, units } from '../../../acts/slots.ts';
import type { Diagnostic } from '../../../engine/contract.ts';
import { fits } from '../rules/stacking.ts';
import type { HexId, UnitId } from '../rules/state.ts';
import { counterOf, isArtillery } from '../rules/units.ts';
import { act, type Sight } from './act.ts';
import { inVain } from './against.ts';
import { sentTo } from './chosen.ts';
import { TO } from './words.ts';

export const retreat = act({
  id: 'RETREAT',
  words: { en: ['retreat'], fr: ['retraiter', 'battre en retraite', 'se retirer'], es: ['retirar', 'retirarse'] },
  slots: {
    units: optional(units()),
    toward: optional(
      choice(
        {
          HQ: ['HQ', 'headquarters', 'quartier général', 'QG', 'cuartel general', 'CG'],
          away: ['away', 'from the enemy', "loin de l'ennemi", 'lejos'],
        },
        { after: ['', 'toward', 'towards', 'toward the', 'towards the', 'to the', 'vers le', 'hacia el'] },
      ),
    ),
    to: optional(place({ after: TO })),
  },
  calls: [],
  stays: true,
  standing: true,
  says: {
    'retreat-path': (args, asked) => sentTo(asked, args, [asked.about.unit]),
    'leader-displace': (args, asked) => sentTo(asked, args, [asked.about.leader]),
    'leave-lines': (args, asked) => sentTo(asked, args, asked.about.units),
    'leave-pin': (args, asked) => sentTo(asked, args, asked.about.units),
  },
  idle: (sight, { units: named, to }) => [...inVain(sight, named), ...(to === undefined ? [] : full(sight, named, to))],
});

/** None of those it is for would find room there as all stand: they are turned aside, whoever falls back. */
function full({ at, view, side }: Sight, named: readonly UnitId[], hex: HexId): readonly Diagnostic[] {
  const meant = Object.values(view.units).filter((one) => {
    const counter = counterOf(at.field, one.id);
    const isMeant = named.length > 0 ? named.includes(one.id) : !isArtillery(counter);
    return isMeant && one.hex !== null && one.hex !== hex && counter.side === side;
  });
  const isFull = meant.length > 0 && meant.every(({ id }) => !fits(at, hex, [id], 'retreat'));
  return isFull ? [warning('boar.retreat-full', 'series 13', { hex, slot: 'to', part: true, now: true })] : [];
}
