/** ISIDRO: before the first turn, the box of the San Isidro on the turn track (11.9). */
import { never } from '../../../acts/against.ts';
import { count } from '../../../acts/slots.ts';
import { act } from './act.ts';

export const isidro = act({
  id: 'ISIDRO',
  words: {
    en: ['isidro', 'san isidro', 'san isidro box', 'box'],
    fr: ['case', 'case du san isidro'],
    es: ['casilla', 'casilla del san isidro'],
  },
  slots: { box: count({ after: ['', 'box', 'case', 'casilla', 'turn', 'on'] }) },
  calls: ['movement'],
  subject: [],
  example: 'ISIDRO 5',
  says: { 'isidro-box': ({ box }) => box },
  idle({ field, view, side }, { box = 0 }) {
    const { isidro: ship, turns } = field.tables;
    return view.turn === 0 && side === ship.side
      ? [never('ear.box-range', '11.9', { box, turns })]
      : [never('ear.no-box-now', '11.9')];
  },
});
