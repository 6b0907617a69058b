/** SORTIE: who goes out of the lines with a leader (S 4.10). */
import { never, warning } from '../../../acts/against.ts';
import { unit, units } from '../../../acts/slots.ts';
import { hexOf } from '../../../series/boar/acts/against.ts';
import { isBound, mayTake } from '../campaign/sorties.ts';
import { act } from './act.ts';

export const sortie = act({
  id: 'SORTIE',
  words: { en: ['sortie', 'sally'], fr: ['sortie', 'sortir'], es: ['salida', 'salir'] },
  slots: { units: units(), leader: unit({ after: ['with', 'avec', 'con', 'under', 'sous', 'bajo'] }) },
  calls: ['movement'],
  example: 'SORTIE graham-li WITH maitland',
  says: {
    'declare-sortie-leader'(args, { about }) {
      const units = args.units.filter((id) => about.units.includes(id));
      return args.leader === about.leader && units.length > 0 ? units : undefined;
    },
  },
  idle({ opened, at, view, side }, args) {
    if (view.campaign === null) return [];
    if (side !== at.field.worksOf) return [never('savannah.sortie-not-yours', 'S 4.10')];
    const leader = at.field.leaders.get(args.leader);
    if (!leader) return [never('boar.not-a-leader', 'S 4.10', { unit: args.leader, slot: 'leader' })];
    if (!isBound(opened, view)) return [warning('savannah.sortie-free', 'S 4.10')];
    const able = mayTake(at, leader);
    return args.units
      .filter((id) => !able.includes(id))
      .map((id) => {
        const [hex, where] = [hexOf(view, id) ?? '', hexOf(view, leader.id) ?? ''];
        return never('savannah.sortie-elsewhere', 'S 4.10', {
          unit: id,
          leader: leader.id,
          hex,
          where,
          apart: hex !== where,
          slot: 'units',
        });
      });
  },
});
